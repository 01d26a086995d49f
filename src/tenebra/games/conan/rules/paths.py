"""Ways over a map (CO-MOV-12, CO-SKX): what a step costs whom, where one can walk to, and who keeps others from moving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.rules.powers import NO_SKILLS, skills_of, skills_of_tile
from tenebra.games.conan.rules.space import MOST, PLACES, Ground, Way, ground_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import BEARERS, CHANGED, TABLES, COState, character, is_alive, is_heroic, living_heroes
from tenebra.games.conan.vocabulary import Skill
from tenebra.kernel import Option

FAR = 99
"""More than anybody can pay."""
FLY = 2
"""The Flying move (CO-SKX-05)."""
MOVING: frozenset[Skill] = frozenset(("flying", "intangible", "climb", "swimming", "evasive", "feline_grace"))
READINGS = ("flyingRolls", "flyingObstacleBase", "swimExitPerArea", "felineGraceFor")
"""Switches that say what a step costs."""
REMEMBERED = 4096
"""Walks that are kept for each way to move over a map."""


class Step(NamedTuple):
    """A step over a border: what it costs if enemies hinder it (they add to it), and where they do not."""

    to: str
    hindered: int
    free: int
    is_taxed: bool
    """The border itself makes it dearer."""


NOBODY: Sequence[str] = ()


class Walk:
    """Where somebody can go by steps that ask for no roll: the cheapest cost of each area, and from where it is entered."""

    __slots__ = ("_moves", "areas", "before", "cost")

    def __init__(self, start: str) -> None:
        self.cost = {start: 0}
        self.before: dict[str, str] = {}
        self.areas: list[str] = []
        """Those he can go to, in the order of the map."""
        self._moves: dict[str, list[Option]] = {}

    def path(self, to: str) -> list[str]:
        """The areas of the cheapest way, without the start."""
        out = []
        while to in self.before:
            out.append(to)
            to = self.before[to]
        return out[::-1]

    def moves(self, by: str) -> list[Option]:
        """The choices to go there; heroes speak for themselves, others are named."""
        found = self._moves.get(by)
        if found is None:
            found = self._moves[by] = [_move(area, by) for area in self.areas]
        return found


@lru_cache(maxsize=8192)
def _move(area: str, by: str) -> Option:
    return opt.Move(area, by)


class Table:
    """All steps over a map for whoever has the same skills of moving, and where they lead to; many states share one."""

    def __init__(self, ground: Ground, moving: frozenset[Skill], climb: int, readings: Sequence[bool]) -> None:
        self.ground, self.moving, self.climb = ground, moving, climb
        self.rolls, self.flies, self.each, self.by_border = readings
        self.steps = {area: tuple(self._steps(area)) for area in ground.names}
        self.is_evasive, self.is_graceful = "evasive" in moving, "feline_grace" in moving
        self.easy = {area: self._dear(area, 0) for area in ground.names}
        """The same where nobody hinders."""
        self._walks: dict[tuple[str, int, int, int, int, int, int, int], Walk] = {}
        self._reach: dict[tuple[str, int], tuple[int, int]] = {}

    def _steps(self, area: str) -> Iterator[Step]:
        return (found for way in self.ground.ways[area] if (found := self._step(area, way)) is not None)

    def _step(self, area: str, way: Way) -> Step | None:
        ground, moving, kind = self.ground, self.moving, way.kind
        if way.to in ground.water and "swimming" not in moving:
            return None
        wet = int(area in ground.water and (self.each or way.to not in ground.water))
        hindered = 1 + kind.extra + wet if kind.is_passable else FAR
        if kind.is_cliff and self.climb:
            hindered = 1 + self.climb + wet
        free = 1 if "intangible" in moving and kind.is_obstacle else FAR
        if "flying" in moving and kind.is_obstacle:
            free, hindered = (min(free, FLY + 1), hindered) if self.flies else (free, min(hindered, 1 + 1))
        elif "flying" in moving and not (self.rolls and way.to in ground.leap):
            free = FLY
        return Step(way.to, hindered, free, kind.extra > 0) if min(hindered, free) < FAR else None

    def _dear(self, area: str, hindered: int) -> list[tuple[str, int, int]]:
        """The steps out of an area with so many enemies too many: where to, the price, and that area as a set (CO-SKX-04)."""
        bit, is_graceful, by_border = self.ground.bit, self.is_graceful, self.by_border
        out = []
        for to, plain, free, is_taxed in self.steps[area]:
            grace = is_graceful and (is_taxed if by_border else hindered > 0)
            out.append((to, min(plain + hindered - grace, free), bit[to]))
        return out

    def walk(self, start: str, most: int, own: int, hindering: int, full: int, stuck: int, horror: int, scared: int) -> Walk:
        """Where one can go from an area with so many points; worked out once, as far as what is in the way matters.

        In the way are: so many enemies more than friends, where one stands and elsewhere (numbers by area, CO-HIN-05); areas
        that are full, that one cannot leave (CO-SKX-01), and from which one can pay only so much (CO-SKV-04).
        """
        reach = self._reach.get((start, most))
        if reach is None:
            reach = self._reach[start, most] = self._reach_of(start, most)
        areas, fields = reach
        horror &= areas
        key = start, most, own, hindering & fields, full & areas, stuck & areas, horror, scared if horror else 0
        found = self._walks.get(key)
        if found is None:
            if len(self._walks) >= REMEMBERED:
                self._walks.clear()
            found = self._walks[key] = self._spread(*key)
        return found

    def _reach_of(self, start: str, most: int) -> tuple[int, int]:
        """The areas one could go to if nobody was there, and the places of their numbers but for the start."""
        ground, there = self.ground, self._spread(start, most).cost
        fields = sum(MOST << (ground.index[area] * PLACES) for area in there if area != start)
        return sum(ground.bit[area] for area in there), fields

    def _spread(
        self,
        start: str,
        most: int,
        own: int = 0,
        hindering: int = 0,
        full: int = 0,
        stuck: int = 0,
        horror: int = 0,
        scared: int = 0,
    ) -> Walk:
        """From where one stands, area by area, the cheapest first; ties in the order of the map's borders."""
        bit, index = self.ground.bit, self.ground.index
        is_plain = not (self.is_graceful and self.by_border)
        walk = Walk(start)
        cost, before = walk.cost, walk.before
        rings: list[list[str]] = [[start], *([] for _ in range(most))]
        for spent, ring in enumerate(rings):
            for area in ring:
                here = bit[area]
                purse = scared if here & horror else most
                if spent >= purse or cost[area] < spent or here & stuck:
                    continue
                hindered = own if area == start else hindering >> (index[area] * PLACES) & MOST
                for to, price, there in self.easy[area] if is_plain and not hindered else self._dear(area, hindered):
                    total = spent + price
                    if total <= purse and total < cost.get(to, FAR) and not full & there:
                        cost[to], before[to] = total, area
                        rings[total].append(to)
        walk.areas = [area for area in self.ground.names if area in before]
        return walk


def table_of(state: COState, skills: frozenset[Skill]) -> Table:
    """All steps of somebody with these skills over the map as it is now, whoever stands about."""
    known: dict[frozenset[Skill], Table] = state.__dict__.setdefault(TABLES, {})
    found = known.get(skills)
    if found is None:
        ground, moving = ground_of(state), skills & MOVING
        climb = sheet_of(state).climb if "climb" in moving else 0
        readings = tuple(switch in state.switches for switch in READINGS)
        key = moving, climb, readings
        if key not in ground.tables:
            ground.tables[key] = Table(ground, *key)
        found = known[skills] = ground.tables[key]
    return found


def bearers(state: COState, skill: Skill) -> Sequence[str]:
    """Everybody on the board who has a skill now."""
    return bearing(state).get(skill, NOBODY)


def bearing(state: COState) -> dict[Skill, list[str]]:
    """Each skill that somebody on the board has now, and who."""
    remembered = state.__dict__
    known: dict[Skill, list[str]] | None = remembered.get(BEARERS)
    if known is None or (CHANGED in remembered and any(_is_other(state, known, who) for who in remembered.pop(CHANGED))):
        known = remembered[BEARERS] = {}
        for hero in living_heroes(state):
            for skill in skills_of(state, hero.id):
                known.setdefault(skill, []).append(hero.id)
        printed = {unit.id: skills_of_tile(unit.kind) for unit in state.units.values()}
        for model in state.models.values():
            skills = skills_of(state, model.id) if state.lasting else printed[model.unit]
            if skills:
                for skill in skills:
                    known.setdefault(skill, []).append(model.id)
    return known


def _is_other(state: COState, known: dict[Skill, list[str]], who: str) -> bool:
    """Somebody has come or gone with a skill, or has others than are known."""
    is_there = who in state.models or (who in state.heroes and is_alive(state, who))
    skills = skills_of(state, who) if is_there else NO_SKILLS
    return skills != {skill for skill, those in known.items() if who in those}


def areas_against(state: COState, skill: Skill, heroic: bool) -> Sequence[str]:
    """The areas in which somebody has a skill who is an enemy of one side."""
    found = bearers(state, skill)
    return [character(state, who).area for who in found if is_heroic(state, who) != heroic] if found else found


def set_against(state: COState, skill: Skill, heroic: bool) -> int:
    """The same as a set."""
    bit, out = ground_of(state).bit, 0
    for area in areas_against(state, skill, heroic):
        out |= bit[area]
    return out
