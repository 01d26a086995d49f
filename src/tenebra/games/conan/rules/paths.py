"""What a step costs whom (CO-MOV-12, CO-SKX): a table for each way to move over a map, and who keeps others from moving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenebra.games.conan.rules.powers import skills_of
from tenebra.games.conan.rules.space import Ground, Way, ground_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import BEARERS, COState, character, is_heroic
from tenebra.games.conan.vocabulary import Skill

FAR = 99
"""More than anybody can pay."""
FLY = 2
"""The Flying move (CO-SKX-05)."""
MOVING: frozenset[Skill] = frozenset(("flying", "intangible", "climb", "swimming"))
READINGS = ("flyingRolls", "flyingObstacleBase", "swimExitPerArea")
"""Switches that say what a step costs."""


class Step(NamedTuple):
    """A step over a border: what it costs if enemies hinder it (they add to it), and where they do not."""

    to: str
    hindered: int
    free: int
    is_taxed: bool
    """The border itself makes it dearer."""


Table = dict[str, tuple[Step, ...]]
NOBODY: Sequence[str] = ()


def steps_of(state: COState, who: str) -> Table:
    """All steps of a character over the map as it is now, whoever stands about."""
    ground = ground_of(state)
    moving = skills_of(state, who) & MOVING
    readings = tuple(switch in state.switches for switch in READINGS) if state.switches else (False, False, False)
    climb = sheet_of(state).climb if "climb" in moving else 0
    key = moving, climb, readings
    table: Table | None = ground.tables.get(key)
    if table is None:
        table = ground.tables[key] = _table(ground, moving, climb, *readings)
    return table


def _table(ground: Ground, moving: frozenset[Skill], climb: int, rolls: bool, flies: bool, each: bool) -> Table:
    def step(area: str, way: Way) -> Step | None:
        if way.to in ground.water and "swimming" not in moving:
            return None
        wet = int(area in ground.water and (each or way.to not in ground.water))
        kind = way.kind
        hindered = 1 + kind.extra + wet if kind.is_passable else FAR
        if kind.is_cliff and climb:
            hindered = 1 + climb + wet
        free = 1 if "intangible" in moving and kind.is_obstacle else FAR
        if "flying" in moving and kind.is_obstacle:
            free, hindered = (min(free, FLY + 1), hindered) if flies else (free, min(hindered, 1 + 1))
        elif "flying" in moving and not (rolls and way.to in ground.leap):
            free = FLY
        return Step(way.to, hindered, free, kind.extra > 0) if min(hindered, free) < FAR else None

    def steps(area: str) -> Iterator[Step]:
        return (found for way in ground.ways[area] if (found := step(area, way)) is not None)

    return {area: tuple(steps(area)) for area in ground.names}


def bearers(state: COState, skill: Skill) -> Sequence[str]:
    """Everybody on the board who has a skill now."""
    known: dict[Skill, list[str]] | None = state.__dict__.get(BEARERS)
    if known is None:
        known = state.__dict__[BEARERS] = {}
        for who in (*(hero.id for hero in state.heroes.values() if hero.area), *state.models):
            for one in skills_of(state, who):
                known.setdefault(one, []).append(who)
    return known.get(skill, NOBODY)


def areas_against(state: COState, skill: Skill, heroic: bool) -> Sequence[str]:
    """The areas in which somebody has a skill who is an enemy of one side."""
    found = bearers(state, skill)
    return [character(state, who).area for who in found if is_heroic(state, who) != heroic] if found else found
