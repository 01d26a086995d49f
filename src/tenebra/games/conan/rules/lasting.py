"""Spells that run on (CO-SPL-09, CO-STS-09): they last as long as the card says, whatever becomes of gems and caster."""

from __future__ import annotations

from tenebra.games.conan.events.cards import SpellEnded
from tenebra.games.conan.state import COState
from tenebra.kernel import Game

G = Game[COState]


def expire(g: G, side: str) -> None:
    """A side's turn is over: what lasted until then ends (CO-RUL-41)."""
    for running in [one for one in g.state.lasting if one.until == side]:
        g.tell(SpellEnded(running.spell, running.owner, running.on, rule="CO-SPL-09", also=("CO-RUL-41",)))


def end_spells_of(g: G, owner: str) -> None:
    """All that somebody has cast ends (switch `casterDeathEndsSpells`)."""
    for running in [one for one in g.state.lasting if one.owner == owner]:
        g.tell(SpellEnded(running.spell, running.owner, running.on, rule="CO-RUL-52"))
