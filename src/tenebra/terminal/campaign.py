"""A Campaign at the text table: one scenario after another, kept on disk in between."""

from __future__ import annotations

from pathlib import Path

from tenebra.games.registry import GAMES
from tenebra.kernel import SaveError, Session, fresh_seed
from tenebra.kit.package import GamePackage
from tenebra.kit.words import Words
from tenebra.terminal import saves, start
from tenebra.terminal.console import Console
from tenebra.terminal.ending import finish
from tenebra.terminal.table import TextTable


def play_campaign(console: Console, words: Words, game: GamePackage, players: str, seed: str, folder: Path) -> None:
    """Begin or continue the Campaign, until it is over or the people leave."""
    while True:
        table = _waiting(console, words, game, folder) or _next(console, words, game, players, seed, folder)
        if not table.run():
            return
        finish(table)
        before = saves.read_campaign(folder, game.id)
        record = game.the_campaign().after(table.session.state)
        played = before.played + 1 if before is not None else 1
        saves.write_campaign(folder, saves.CampaignFile(game.id, record, table.seating, played))
        for line in game.the_campaign().lines(record, words):
            console.say(line)
        if not game.the_campaign().next(record):
            saves.campaign_file(folder, game.id).unlink()
            return
        if not start.ask_yes(console, words, words.say("campaign-go-on")):
            return


def _waiting(console: Console, words: Words, game: GamePackage, folder: Path) -> TextTable | None:
    """The scenario that was left in the middle. A Campaign is not begun anew because of it: it is simply continued."""
    path = saves.autosave(folder, game.id)
    if not path.exists():
        return None
    try:
        _, session, saved = saves.read_game(path, GAMES)
    except SaveError:
        aside = path.with_name("unreadable-campaign-game.json")
        path.replace(aside)
        console.say(words.say("start-resume-bad", file=str(aside)))
        return None
    saved = saved if saved is not None else saves.SavedTable(start.seating_found(game, session), is_campaign=True)
    return TextTable(console, words, game, session, saved, folder)


def _next(console: Console, words: Words, game: GamePackage, players: str, seed: str, folder: Path) -> TextTable:
    """The next scenario; where there are several the people choose."""
    kept = saves.read_campaign(folder, game.id)
    record = kept.record if kept is not None else {}
    if kept is None:
        cover = game.cover(words).campaign
        assert cover is not None
        console.say(cover.name, "bold")
        console.say(cover.blurb)
    else:
        for line in game.the_campaign().lines(record, words):
            console.say(line)
    choices = game.the_campaign().next(record)
    scenario = choices[0]
    if len(choices) > 1:
        scenario = start.ask_scenario(console, words, game, choices, words.say("campaign-next"))
    if players:
        seating = start.read_seating(game, players, scenario)
    else:
        seating = kept.seating if kept is not None else start.ask_seating(console, words, game, scenario)
    options = {**game.seating(seating.seats, seating.ways), "campaign": record}
    each = f"{seed}/{kept.played if kept is not None else 0}" if seed else fresh_seed()
    session = Session.begin(game, scenario, each, options)
    table = TextTable(console, words, game, session, saves.SavedTable(seating, is_campaign=True), folder)
    table.introduce()
    return table
