"""A Campaign at the text table: one Adventure after another, kept on disk in between (DV-CAMP)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tenebra.games.dungeon_venture.campaign import after, campaign_path, next_adventures
from tenebra.games.dungeon_venture.state import Campaign
from tenebra.games.registry import GAMES, GamePackage
from tenebra.kernel import SaveError, Session, fresh_seed
from tenebra.kit.words import Words
from tenebra.terminal import start, store
from tenebra.terminal.console import Console
from tenebra.terminal.ending import finish
from tenebra.terminal.screens import Screens
from tenebra.terminal.table import Table


def play_campaign(
    console: Console, words: Words, screens: Screens, game: GamePackage, players: str, seed: str, folder: Path
) -> None:
    """Begin or continue the Campaign, until it is over or the people leave."""
    while True:
        table = _waiting(console, words, screens, game, folder) or _next(console, words, screens, game, players, seed, folder)
        if table is None or not table.run():
            return
        finish(table)
        record = after(table.session.state)
        store.write_campaign(folder, store.CampaignFile(game.id, msgspec.to_builtins(record), table.seating))
        _report(console, words, record)
        if not next_adventures(record):
            console.say(words.say("campaign-over", won=record.won, all=len(campaign_path())), "bold")
            store.campaign_file(folder).unlink()
            return
        if not start.ask_yes(console, words, words.say("campaign-go-on")):
            return


def _waiting(console: Console, words: Words, screens: Screens, game: GamePackage, folder: Path) -> Table | None:
    """The Adventure that was left in the middle. A Campaign is not begun anew because of it: it is simply continued."""
    path = store.autosave(folder, is_campaign=True)
    if not path.exists():
        return None
    try:
        _, session, beside = store.read_game(path, GAMES)
    except SaveError:
        aside = path.with_name("unreadable-campaign-game.json")
        path.replace(aside)
        console.say(words.say("start-resume-bad", file=str(aside)))
        return None
    seating = beside if beside is not None else store.Beside(start.read_seating(game, "heroes=me"), is_campaign=True)
    return Table(console, words, screens, game, session, seating, folder)


def _next(
    console: Console, words: Words, screens: Screens, game: GamePackage, players: str, seed: str, folder: Path
) -> Table | None:
    """The next Adventure; after a defeat the Keeper may choose (DV-RUL-64)."""
    kept = store.read_campaign(folder)
    record = msgspec.convert(kept.record, Campaign) if kept is not None else Campaign()
    if kept is None:
        console.say(words.say("campaign-title"), "bold")
        console.say(words.say("campaign-title.blurb"))
    else:
        _report(console, words, record)
    choices = next_adventures(record)
    scenario = choices[0]
    if len(choices) > 1:
        scenario = start.ask_scenario(console, words, screens, game, choices, words.say("campaign-next"))
    if players:
        seating = start.read_seating(game, players)
    else:
        seating = kept.seating if kept is not None else start.ask_seating(console, words, screens, game)
    options = {**screens.new_game(seating.seats), "campaign": msgspec.to_builtins(record)}
    each = f"{seed}/{record.played}" if seed else fresh_seed()
    session = Session.begin(game, scenario, each, options)
    start.introduce(console, words, screens, session)
    return Table(console, words, screens, game, session, store.Beside(seating, is_campaign=True), folder)


def _report(console: Console, words: Words, record: Campaign) -> None:
    console.say(words.say("campaign-record", played=record.played, won=record.won, gold=record.gold))
