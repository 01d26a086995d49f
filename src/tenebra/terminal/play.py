"""The text table from beginning to end: sit down or resume, play, see how it ends, go on with a Campaign."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TextIO

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import SaveError, Session, fresh_seed
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.kit.words import Words, choose_language
from tenebra.terminal import saves, start
from tenebra.terminal.campaign import play_campaign
from tenebra.terminal.console import Console, InputEnded
from tenebra.terminal.ending import finish
from tenebra.terminal.table import TextTable

PAUSE = 0.6
"""Seconds to read what a computer has done."""


def play(
    *,
    lang: str = "",
    game: str = "",
    scenario: str = "",
    seats: str = "",
    seed: str = "",
    difficulty: str = "",
    load: Path | None = None,
    terminal: bool = True,
    plain: bool = False,
    line: bool = False,
    pause: float = PAUSE,
    campaign: bool = False,
    reader: TextIO | None = None,
    writer: TextIO | None = None,
    folder: Path | None = None,
) -> None:
    """Play at the text table. What is not given is asked; a game left earlier is offered again.

    `seats` is like `heroes=me`, see `start.read_seating`; `load` is a saved game to go on with;
    `folder` is where games are kept; `line` is plain with the shortest prompts, for programs.
    There is no other table here, so `terminal` changes nothing.
    """
    console = Console(reader, writer, plain=plain or line, pause=pause, question=">" if line else "")
    try:
        words = Words(choose_language(lang))
        console.say(words.say("start-title"), "bold")
        if not lang and not os.environ.get("TENEBRA_LANG"):
            words = Words(start.ask_language(console, words))
        folder = folder or saves.home()
        if campaign:
            host = game_called(game) if game else start.ask_game(console, words)
            play_campaign(console, Words(words.language, host), host, seats, seed, folder)
            return
        table = _open_file(console, words.language, load, folder) if load is not None else None
        if table is None and not scenario:
            table = _waiting(console, words, game, folder)
        if table is None:
            table = _new(console, words, game, scenario, seats, seed, difficulty, folder)
        if table.run():
            finish(table)
    except InputEnded:
        console.say()


def _table(
    console: Console, language: str, game: GamePackage, session: Session[Any], saved: saves.SavedTable, folder: Path
) -> TextTable:
    return TextTable(console, Words(language, game), game, session, saved, folder)


def _open_file(console: Console, language: str, file: Path, folder: Path) -> TextTable:
    game, session, saved = saves.read_game(file, GAMES)
    return _table(console, language, game, session, saved or saves.SavedTable(start.seating_found(game, session)), folder)


def _waiting(console: Console, words: Words, game: str, folder: Path) -> TextTable | None:
    """The game left earlier, if there is one, of the kind that is to be played, and it is wanted."""
    path = saves.autosave(folder)
    if not path.exists():
        return None
    try:
        table = _open_file(console, words.language, path, folder)
    except SaveError:
        aside = path.with_name("unreadable-game.json")
        path.replace(aside)
        console.say(words.say("start-resume-bad", file=str(aside)))
        return None
    if game and table.game.id != game:
        return None
    if start.ask_yes(console, words, words.say("start-resume", title=table.scene.title, choices=sum(table.by_hand))):
        return table
    return None


def _game_wanted(console: Console, words: Words, game_id: str, scenario: str) -> GamePackage:
    """The game that is named, or that the scenario belongs to; without either it is asked for."""
    if game_id:
        return game_called(game_id)
    return start.game_of(scenario) if scenario else start.ask_game(console, words)


def _new(
    console: Console, words: Words, game_id: str, scenario: str, seats: str, seed: str, difficulty: str, folder: Path
) -> TextTable:
    """A new game or a lesson, with a question for everything that was not given; how hard it is to be is asked with who plays."""
    game = _game_wanted(console, words, game_id, scenario)
    own = Words(words.language, game)
    if not scenario:
        alone = [one for one in game.scenarios() if game.is_alone(one)]
        offered = [*alone, *(lesson.scenario for lesson in game.lessons.values())]
        scenario = start.ask_scenario(
            console, own, game, offered, own.say("start-scenarios", game=own.say("game-name"), which=own.say("game-name.which"))
        )
    lesson = game.lesson_in(scenario)
    if lesson is not None:
        session = lesson.begin(seed or fresh_seed())
        seats_played = game.seats(session.state)
        seating = saves.Seating({seat: saves.ME if seat in lesson.seats else "greedy" for seat in seats_played})
    else:
        game.check_alone(scenario)
        asked = start.read_seating(game, seats, scenario) if seats else None
        seating = asked or start.ask_seating(console, own, game, scenario)
        if asked is None and not difficulty:
            heroes = sum(seat in game.sides()[HEROES] for seat in seating.seats)
            difficulty = start.ask_difficulty(console, own, game, scenario, heroes)
        options = {**game.seating(seating.seats, seating.ways), **game.graded(scenario, difficulty)}
        session = Session.begin(game, scenario, seed or fresh_seed(), options)
    table = TextTable(console, own, game, session, saves.SavedTable(seating), folder)
    table.introduce()
    return table
