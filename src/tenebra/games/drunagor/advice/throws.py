"""Advice on putting somebody else: pushed, thrown, shoved. Enemies come to harm, friends to safety (DR-EFF-13, DR-EFF-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import FAR, Outlook
from tenebra.games.drunagor.rules.forced import push_ways, throwables
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.space import covers, grid_of, terrain_of
from tenebra.games.drunagor.rules.ways import HARM
from tenebra.games.drunagor.state import DARKNESS, WATER, are_allies, are_enemies, is_there
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

ROOM = 0.1
"""The worth of a step between an enemy and the Heroes, and of one between a friend and its enemies."""
LONGEST = 20
"""Squares of the longest push."""
STRONGER = 2.0
"""The worth of Darkness to a Monster (DR-DRK-21)."""


def put(look: Outlook, seat: str, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The square that is worst for an enemy, best for a friend; nowhere if all are better for the enemy than where it is."""
    state, who = look.state, about.get("target", "") or about.get("figure", "")
    if not is_there(state, who):
        return _thing(look, options)
    lines = push_ways(state, about["figure"], who, LONGEST) if about.get("figure", who) != who else {}

    def value(option: Option) -> float:
        name = getattr(option, "name", "")
        if name not in grid_of(state).bit:
            return at(look, who, covers(state, who))
        way = lines.get(name, [name])
        return sum(at(look, who, grid_of(state).bit[square]) for square in way) / len(way)

    best = max(options, key=lambda option: (value(option), not isinstance(option, opt.Choose)))
    if not isinstance(best, opt.Choose):
        return Advice(str(best), "why-stay")
    return Advice(str(best), "why-put-enemy" if are_enemies(state, seat, who) else "why-put-friend", {"space": best.name})


def at(look: Outlook, who: str, square: int) -> float:
    """The worth for the Heroes of somebody being on a square: what is there, and how near its enemies are."""
    state, harm = look.state, 0.0
    for kind, squares in terrain_of(state).items():
        if kind != WATER and squares & square and not is_immune(state, who, kind):
            harm += -STRONGER if kind == DARKNESS and who in state.monsters else HARM.get(kind, 1)
    near = min(FAR, look.distance(square, look.foes(who))) if look.foes(who) else 0
    away = ROOM * min(near, 8)
    return harm + away if who in state.monsters else away - harm


def _thing(look: Outlook, options: Sequence[Option]) -> Advice:
    """A Chest, a trap, a Darkness tile: away from the Heroes; whoever may leave it does."""
    state = look.state
    party = [covers(state, one.id) for one in state.heroes.values() if one.space]

    def away(option: Option) -> int:
        square = grid_of(state).bit.get(getattr(option, "name", ""), 0)
        return min((look.distance(here, square) for here in party), default=0) if square else -1

    leave = next((option for option in options if not isinstance(option, opt.Choose)), None)
    best = max(options, key=away) if leave is None else leave
    return Advice(str(best), "why-any")


def thrown(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """An enemy rather than anything else; a friend only out of harm."""
    state = look.state
    things = throwables(state)

    def value(option: Option) -> float:
        who = getattr(option, "who", "")
        if not is_there(state, who):
            return 0.0 if who in things else -1.0
        here = at(look, who, covers(state, who))
        return 1.0 - here if are_enemies(state, seat, who) else -here if are_allies(state, seat, who) else -1.0

    best = max(options, key=value)
    who = getattr(best, "who", "")
    if is_there(state, who):
        return Advice(str(best), "why-hinder" if are_enemies(state, seat, who) else "why-help", {"target": who})
    return Advice(str(best), "why-any")
