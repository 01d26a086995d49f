"""Recall (DR-REC): willing, unwilling and free, and the Curse cube it costs."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import allies_triggered, triggered
from tenebra.games.drunagor.events.goods import AVAILABLE, EXPENDED, Cube, CubesMoved
from tenebra.games.drunagor.rules.cubes import curse
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import WILD, DRState, Hero, movement_of
from tenebra.kernel import Game, Option
from tenebra.kit.orders import CLOSED

G = Game[DRState]
AT_ONCE = ("DR-REC-05", "DR-RUL-37", "DR-RUB-29")


def colours_left(hero: Hero) -> int:
    """The number of different colours available; a WILD cube can be any of the others."""
    return len(hero.available) - 1 or 1 if WILD in hero.available else len(hero.available)


def _spent(hero: Hero) -> list[Cube]:
    expended = [(colour, EXPENDED, AVAILABLE) for colour, number in hero.expended.items() for _ in range(number)]
    return expended + [(colour, slot, AVAILABLE) for slot, colour in hero.docked.items()]


async def recall_action(g: G, hero: str, *, free: bool, rule: str) -> None:
    """All docked and expended cubes come back; unless it is free, it costs Curse cubes (DR-REC-01, DR-REC-02, DR-REC-06)."""
    cubes = tuple(_spent(g.state.heroes[hero]))
    if cubes:
        g.tell(CubesMoved(hero, cubes, rule=rule, also=("DR-REC-01", *AT_ONCE) if rule == "DR-REC-04" else ("DR-REC-01",)))
    if not free:
        await curse(g, hero, sheet_of(g.state).recall, "DR-REC-02", is_effect=False)
    await triggered(g, "when_you_recall", hero)
    await allies_triggered(g, "when_an_ally_recalls", hero)


async def recall_some(g: G, hero: str, number: int, rule: str = "DR-REC-08") -> None:
    """Up to so many cubes come back; no Recall Action, no Curse cube (DR-REC-08)."""
    own = g.state.heroes[hero]
    for _ in range(number):
        cubes = {_place(cube): cube for cube in _spent(own)}
        if not cubes:
            return
        chosen = next(iter(cubes))
        if len(cubes) > 1:
            answer = await g.ask(hero, "recall", partial(_offers, tuple(cubes)), figure=hero)
            if not isinstance(answer, opt.Choose):
                return
            chosen = answer.name
        g.tell(CubesMoved(hero, (cubes[chosen],), rule=rule))


def _offers(places: tuple[str, ...]) -> list[Option]:
    return [*(opt.Choose(place) for place in places), opt.Enough()]


def _place(cube: Cube) -> str:
    """The name of a cube that was spent: its slot, or its colour in the Expended box."""
    return cube[0] if cube[1] == EXPENDED else cube[1]


def settle(g: G) -> Awaitable[None]:
    """Recall for whoever has no available cube left, unless in the middle of an action (DR-REC-04, DR-REC-05, DR-RUB-29)."""
    for hero in g.state.heroes.values():
        if not hero.available:
            return _settle(g)
    return CLOSED


async def _settle(g: G) -> None:
    for hero in g.state.party:
        if is_due(g.state.heroes[hero]) and not is_acting(g.state, hero):
            await recall_action(g, hero, free=False, rule="DR-REC-04")


def is_due(hero: Hero) -> bool:
    """The last available cube is spent: a Recall has to come (DR-REC-04)."""
    return not hero.available and bool(_spent(hero))


def is_acting(state: DRState, hero: str) -> bool:
    """The own Cube Action or Move Action of a Hero is still being resolved: it Recalls only after that (DR-RUL-37)."""
    turn = state.turn
    if turn is None or turn.card != hero:
        return False
    return bool(state.using) or movement_of(state, hero) is not None
