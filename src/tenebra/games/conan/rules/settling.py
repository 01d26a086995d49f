"""What comes after every action (CO-ACT-03, CO-RUL-99): forced drops, reaction spells, the scenario's rules, victory."""

from __future__ import annotations

from tenebra.games.conan.rules.objects import relieve
from tenebra.games.conan.rules.scenario_rules import reckon_slain
from tenebra.games.conan.rules.victory import check_victory
from tenebra.games.conan.state import COState
from tenebra.games.conan.windows import between
from tenebra.kernel import Game

G = Game[COState]


async def settle(g: G) -> None:
    """An action is completed, with everything it has caused."""
    await relieve(g)
    await reckon_slain(g)
    check_victory(g)
    await between(g)
    if g.state.reckoned < len(g.state.slain):
        await reckon_slain(g)
    check_victory(g)
