"""The end of a game: who won, the seed, and where the record of it lies."""

from __future__ import annotations

from tenebra.terminal import saves
from tenebra.terminal.table import TextTable


def finish(table: TextTable) -> None:
    """Say how the game ended, move its file to `finished/` (that of a lesson is deleted), and say how to verify it."""
    console, session = table.console, table.session
    scenario, seed = session.start.scenario, session.start.seed
    console.say()
    ending = table.game.ending(session.outcome, table.words)
    console.say(table.say("table-over", outcome=ending.text), "bold")
    if table.progress is not None:
        saves.remove_game(table.autosave)
        return
    path = table.folder / "finished" / f"{table.game.id}-{scenario}-{session.commitment[:8]}.json"
    saves.write_game(path, session, table.to_saved())
    saves.remove_game(table.autosave)
    console.say()
    console.say(table.say("table-seed", seed=seed, commitment=session.commitment))
    console.say(table.say("table-verify", file=str(path)))
