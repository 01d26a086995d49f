"""The text table from beginning to end: sit down or resume, play, see how it ends, go on with a Campaign."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from tenebra.games.registry import GAMES, GamePackage, game_called
from tenebra.kernel import SaveError, Session, fresh_seed
from tenebra.kit.words import Words, choose_language
from tenebra.terminal import start, store
from tenebra.terminal.campaign import play_campaign
from tenebra.terminal.console import Console, Gone
from tenebra.terminal.dungeon_venture import DungeonVentureScreens
from tenebra.terminal.ending import finish
from tenebra.terminal.screens import Screens
from tenebra.terminal.table import Table

SCREENS: dict[str, Callable[[Words], Screens]] = {"dungeon-venture": DungeonVentureScreens}
"""How each game looks in text."""
PAUSE = 0.6
"""Seconds to read what a computer has done."""


def play(
    *,
    lang: str = "",
    game: str = "",
    scenario: str = "",
    seats: str = "",
    seed: str = "",
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

    `seats` is like `heroes=me,keeper=greedy`; `load` is a saved game to go on with; `folder` is where games are kept;
    `line` is plain with the shortest prompts, for programs. There is no other table yet, so `terminal` changes nothing.
    """
    console = Console(reader, writer, plain=plain or line, pause=pause, question=">" if line else "")
    try:
        words = Words(choose_language(lang))
        console.say(words.say("start-title"), "bold")
        if not lang and not os.environ.get("TENEBRA_LANG"):
            words = Words(start.ask_language(console, words))
        folder = folder or store.home()
        if campaign:
            host = game_called(game) if game else next(iter(GAMES.values()))
            own = Words(words.language, host)
            play_campaign(console, own, SCREENS[host.id](own), host, seats, seed, folder)
            return
        table = _open_file(console, words.language, load, folder) if load is not None else None
        if table is None and not (game or scenario):
            table = _waiting(console, words, folder)
        if table is None:
            table = _new(console, words, game, scenario, seats, seed, folder)
        if table.run():
            finish(table)
    except Gone:
        console.say()


def _table(
    console: Console, language: str, game: GamePackage, session: Session[Any], beside: store.Beside, folder: Path
) -> Table:
    words = Words(language, game)
    return Table(console, words, SCREENS[game.id](words), game, session, beside, folder)


def _open_file(console: Console, language: str, file: Path, folder: Path) -> Table:
    game, session, beside = store.read_game(file, GAMES)
    default = store.Beside(start.read_seating(game, "heroes=me"))
    return _table(console, language, game, session, beside or default, folder)


def _waiting(console: Console, words: Words, folder: Path) -> Table | None:
    """The game left earlier, if there is one and it is wanted."""
    path = store.autosave(folder, is_campaign=False)
    if not path.exists():
        return None
    try:
        table = _open_file(console, words.language, path, folder)
    except SaveError:
        aside = path.with_name("unreadable-game.json")
        path.replace(aside)
        console.say(words.say("start-resume-bad", file=str(aside)))
        return None
    title = table.screens.scenario(table.session.start.scenario)
    if start.ask_yes(console, words, words.say("start-resume", title=title, choices=sum(table.by_hand))):
        return table
    return None


def _new(console: Console, words: Words, game_id: str, scenario: str, seats: str, seed: str, folder: Path) -> Table:
    """A new game, with a question for everything that was not given."""
    game = game_called(game_id) if game_id else start.ask_game(console, words, words.language)
    own = Words(words.language, game)
    screens = SCREENS[game.id](own)
    if not scenario:
        scenario = start.ask_scenario(console, own, screens, game, game.scenarios(), own.say("start-scenarios"))
    seating = start.read_seating(game, seats) if seats else start.ask_seating(console, own, screens, game)
    session = Session.begin(game, scenario, seed or fresh_seed(), screens.new_game(seating.seats))
    start.introduce(console, own, screens, session)
    return Table(console, own, screens, game, session, store.Beside(seating), folder)
