"""The end of every action (CO-ACT-03, CO-RUL-99): forced drops, reaction spells, the scenario's rules, victory."""

from __future__ import annotations

from tenebra.games.conan.rules.encumbrance import overloaded
from tenebra.games.conan.rules.moments import BETWEEN
from tenebra.games.conan.rules.objects import relieve
from tenebra.games.conan.rules.scenario_rules import reckon_slain
from tenebra.games.conan.rules.victory import check_victory
from tenebra.games.conan.state import COState
from tenebra.games.conan.windows import reactions, reactors
from tenebra.kernel import Game, Rule
from tenebra.kit.orders import CLOSED

G = Game[COState]


def settle(g: G) -> Rule:
    """An action is completed, with everything it has caused; most often that is nothing."""
    state = g.state
    if state.reckoned < len(state.slain) or overloaded(state) is not None or reactors(state, BETWEEN):
        return _settle(g)
    check_victory(g)
    return CLOSED


async def _settle(g: G) -> None:
    await end_action(g)
    told = len(g.events)
    await reactions(g, BETWEEN)
    if len(g.events) > told:
        await end_action(g)


async def end_action(g: G) -> None:
    """Drop what is too much to carry, let the scenario hear of the dead, see whether a side has won."""
    state = g.state
    if overloaded(state) is not None:
        await relieve(g)
    if state.reckoned < len(state.slain):
        await reckon_slain(g)
    check_victory(g)
