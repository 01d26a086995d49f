"""Harmful terrain and Darkness underfoot (DR-TER, DR-DRK-18, DR-MOV-13, DR-MOV-14)."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.board import PointsLost, TerrainSuffered
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import board_of, covers, is_on_terrain, terrain_of
from tenebra.games.drunagor.rules.tokens import give
from tenebra.games.drunagor.state import BLEED, BURN, DARKNESS, LAVA, MIASMA, POISON, SPIKES, WATER, DRState, is_there
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[DRState]
TOKENS = {LAVA: (BURN, "DR-TER-06"), MIASMA: (POISON, "DR-TER-07"), SPIKES: (BLEED, "DR-TER-08")}
SUFFERED = 2
"""Tokens of a terrain; damage of Darkness and of a fall."""
FALLING = "falling"


def is_spared(state: DRState, who: str) -> bool:
    """Nothing underfoot concerns it: it is not there, or Knocked Out (DR-KNO-03), or no turn runs (DR-RUB-11)."""
    hero = state.heroes.get(who)
    return state.turn is None or not is_there(state, who) or (hero is not None and hero.is_down)


def would_suffer(state: DRState, who: str, kind: str) -> bool:
    """A terrain can still have its effect on somebody in this turn (DR-TER-02, DR-MON-15, DR-DRK-22)."""
    if state.turn is None or kind in state.turn.touched.get(who, ()):
        return False
    if kind == DARKNESS and (who in state.monsters or who in state.npcs):
        return False
    return not is_immune(state, who, kind)


async def enter(g: G, who: str, *, walking: bool = False) -> None:
    """Let somebody who came here suffer every terrain there that it has not suffered in this turn (DR-TER-01)."""
    state = g.state
    here = covers(state, who)
    for kind, spaces in terrain_of(state).items():
        if spaces & here and not is_spared(state, who) and would_suffer(state, who, kind):
            await _suffer_terrain(g, who, kind, () if walking else ("DR-TER-04",), walking=walking)


def end_of_turn(g: G, who: str) -> Awaitable[None]:
    """Let somebody suffer the terrain on which it ends its own turn, if it has not yet (DR-TER-01, DR-DRK-18)."""
    return _end_of_turn(g, who) if is_on_terrain(g.state, who) else CLOSED


async def _end_of_turn(g: G, who: str) -> None:
    state = g.state
    here = covers(state, who)
    for kind, spaces in terrain_of(state).items():
        if kind != WATER and spaces & here and not is_spared(state, who) and would_suffer(state, who, kind):
            await _suffer_terrain(g, who, kind, ("DR-TER-03",))


async def _suffer_terrain(g: G, who: str, kind: str, how: tuple[str, ...], *, walking: bool = False) -> None:
    state = g.state
    also = ("DR-RUB-18", "DR-TER-10") if covers(state, who).bit_count() > 1 else how
    if kind == WATER:
        g.tell(TerrainSuffered(who, kind, rule="DR-TER-05", also=("DR-RUL-88", *also)))
        if walking and state.movements[-1].points:
            g.tell(PointsLost(who, rule="DR-TER-05"))
    elif kind == DARKNESS:
        g.tell(TerrainSuffered(who, kind, rule="DR-DRK-18", also=("DR-TER-09", "DR-DRK-15", *also)))
        await suffer(g, who, SUFFERED, preventable=False, source=DARKNESS, rule="DR-DRK-18")
        if who in state.heroes:
            await triggered(g, "when_you_enter_darkness", who)
    else:
        token, rule = TOKENS[kind]
        g.tell(TerrainSuffered(who, kind, rule=rule, also=also))
        await give(g, who, token, SUFFERED, rule)


async def fall(g: G, who: str, above: int, below: int, rule: str) -> None:
    """From level 2 straight to level 0 (DR-MOV-13, DR-MOV-14)."""
    if above - below == 2 and not is_spared(g.state, who) and not is_immune(g.state, who, FALLING):
        await suffer(g, who, SUFFERED, preventable=False, source=FALLING, rule=rule)


def level_at(state: DRState, who: str) -> int:
    """The level of a character."""
    here = covers(state, who)
    return board_of(state).level_of(here & -here)
