"""Ways over a map (CO-MOV-12, CO-SKX): what a step costs whom, where one can walk to, and who keeps others from moving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.events.board import Moved
from tenebra.games.conan.rules.powers import NO_SKILLS, skills_of, skills_of_tile
from tenebra.games.conan.rules.space import MOST, Ground, Way, ground_of, standing
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, character, is_alive, is_heroic, living_heroes
from tenebra.games.conan.vocabulary import Skill
from tenebra.kernel import Event, Option, derived
from tenebra.kernel.dependencies import named_in

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


Passage = tuple[str, int, int, int, int, int, int, int]
"""From where, with how many points, and what is in the way: so many enemies more than friends, where one stands and elsewhere
(numbers by area, CO-HIN-05); areas that are full, that one cannot leave (CO-SKX-01), and from which one can pay only so much
(CO-SKV-04)."""


class Walk:
    """The areas reached by steps that ask for no roll: the cheapest cost of each area, and from where it is entered."""

    __slots__ = ("before", "cost")

    def __init__(self, start: str) -> None:
        self.cost = {start: 0}
        self.before: dict[str, str] = {}

    def path(self, to: str) -> list[str]:
        """The areas of the cheapest way, without the start."""
        out = []
        while to in self.before:
            out.append(to)
            to = self.before[to]
        return out[::-1]


class Table:
    """All steps over a map for whoever has the same skills of moving, and where they lead to; many states share one."""

    def __init__(self, ground: Ground, moving: frozenset[Skill], climb: int, readings: Sequence[bool]) -> None:
        self.ground, self.moving, self.climb = ground, moving, climb
        self.rolls, self.flies, self.each, self.by_border = readings
        self.steps = {area: tuple(self._steps(area)) for area in ground.names}
        self.is_evasive, self.is_graceful = "evasive" in moving, "feline_grace" in moving
        self.cites: dict[tuple[str, str, int, bool, bool], tuple[str, ...]] = {}
        """The rules that a step and its price rest on, worked out by `moving`."""
        self._steps_out: dict[tuple[int, int], dict[str, tuple[int, int]]] = {}
        self._prices: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._reaches: dict[Passage, int] = {}
        self._walks: dict[Passage, Walk] = {}
        self._spans: dict[str, list[tuple[int, int, int]]] = {}

    def _steps(self, area: str) -> Iterator[Step]:
        return (found for way in self.ground.ways[area] if (found := self._step(area, way)) is not None)

    def _step(self, area: str, way: Way) -> Step | None:
        """The cost of a border: obstacles and terrain (CO-MOV-02, CO-TER-01, CO-TER-02), water (CO-SKX-08, CO-TER-04, CO-RUL-94).

        Climb, Intangible and Flying have prices of their own.
        """
        ground, moving, kind = self.ground, self.moving, way.kind
        if way.to in ground.water and "swimming" not in moving:
            return None
        wet = int(area in ground.water and (self.each or way.to not in ground.water))
        hindered = 1 + kind.extra + wet if kind.is_passable else FAR
        # by Climb what the scenario says (CO-SKX-02)
        if kind.is_cliff and self.climb:
            hindered = 1 + self.climb + wet
        # through an obstacle, whoever stands about (CO-SKX-06)
        free = 1 if "intangible" in moving and kind.is_obstacle else FAR
        # over an obstacle at the price of a step and one more (CO-SKX-05, CO-RUL-92)
        if "flying" in moving and kind.is_obstacle:
            free, hindered = (min(free, FLY + 1), hindered) if self.flies else (free, min(hindered, 1 + 1))
        # to any adjacent area for two: an obstacle that anybody may climb leaves those beside it adjacent (CO-SKX-05, CO-RUL-92)
        if "flying" in moving and (kind.is_passable or not kind.is_obstacle) and not (self.rolls and way.to in ground.leap):
            free = min(free, FLY)
        return Step(way.to, hindered, free, kind.extra > 0) if min(hindered, free) < FAR else None

    def _priced(self, area: int, hindered: int) -> dict[str, tuple[int, int]]:
        """The steps out of an area with so many enemies too many: where to, the price, and that area as a set.

        The price is that of the border and those who are in the way (CO-MOV-09, CO-MOV-12, CO-HIN-01, CO-HIN-05, CO-SKX-04).
        """
        found = self._steps_out.get((area, hindered))
        if found is None:
            found = self._steps_out[area, hindered] = {}
            for to, plain, free, is_taxed in self.steps[self.ground.named[area]]:
                grace = self.is_graceful and (is_taxed if self.by_border else hindered > 0)
                found[to] = min(plain + hindered - grace, free), self.ground.bit[to]
        return found

    def _prices_of(self, area: int, hindered: int) -> tuple[tuple[int, int], ...]:
        """The same by price: the set of areas to which one gets for it."""
        areas: dict[int, int] = {}
        for price, to in self._priced(area, hindered).values():
            areas[price] = areas.get(price, 0) | to
        found = self._prices[area, hindered] = tuple(areas.items())
        return found

    def passage(
        self, start: str, most: int, own: int, hindering: int, full: int, stuck: int, horror: int, scared: int
    ) -> Passage:
        """The obstacles in somebody's way, as far as they matter to him with so many points."""
        spans = self._spans.get(start) or self._spans_of(start)
        areas, inner, fields = spans[most] if most < len(spans) else spans[-1]
        horror &= inner
        return start, most, own, hindering & fields, full & areas, stuck & inner, horror, scared if horror else 0

    def _spans_of(self, start: str) -> list[tuple[int, int, int]]:
        """By points: where one could go if nobody was there, from where one could go on, and the places of their numbers.

        What keeps or hinders those who leave an area is nothing to whoever has no point left there.
        """
        found = self._spans[start] = []
        here, prices = self.ground.bit[start], self._prices
        rings = [here]
        areas = 0
        # the list of rings grows while it is gone through
        for points, those in enumerate(rings):
            inner, passed, ring = areas | here, areas * MOST, those
            if points:
                ring &= ~inner
                areas |= ring
            while ring:
                area = ring & -ring
                ring ^= area
                for price, to in prices.get((area, 0)) or self._prices_of(area, 0):
                    while len(rings) <= points + price:
                        rings.append(0)
                    rings[points + price] |= to
            found.append((areas, inner, passed))
        return found

    def moves(self, passage: Passage, by: str) -> list[Option]:
        """The choices to go to where one can; heroes speak for themselves, others are named."""
        areas = self._reaches.get(passage)
        if areas is None:
            if len(self._reaches) >= REMEMBERED:
                self._reaches.clear()
            areas = self._reaches[passage] = self._spread_out(*passage)
        ground = self.ground
        found = ground.moves.get((areas, by))
        if found is None:
            if len(ground.moves) >= REMEMBERED:
                ground.moves.clear()
            found = ground.moves[areas, by] = [opt.Move(area, by) for bit, area in ground.named.items() if bit & areas]
        return found

    def _spread_out(
        self, start: str, most: int, own: int, hindering: int, full: int, stuck: int, horror: int, scared: int
    ) -> int:
        """From where one stands, all areas at a price at once, the cheapest first."""
        here, shift, prices = self.ground.bit[start], self.ground.shift, self._prices
        rings = [here, *([0] * most)]
        seen = full | here
        for spent in range(most):
            ring = rings[spent]
            if spent:
                ring &= ~seen
                seen |= ring
            ring &= ~stuck
            while ring:
                area = ring & -ring
                ring ^= area
                hindered = own if area == here else hindering >> shift[area] & MOST
                left = (scared if area & horror else most) - spent
                for price, to in prices.get((area, hindered)) or self._prices_of(area, hindered):
                    if price <= left:
                        rings[spent + price] |= to
        return (seen | rings[most]) & ~full & ~here

    def walk(self, passage: Passage) -> Walk:
        """The cheapest ways to all these areas; worked out once."""
        found = self._walks.get(passage)
        if found is None:
            if len(self._walks) >= REMEMBERED:
                self._walks.clear()
            found = self._walks[passage] = self._spread(*passage)
        return found

    def way(self, passage: Passage, to: str) -> Walk:
        """The cheapest way to one of them, looked for no further than that.

        A single step for one or two points is one: no step is for nothing, so no way over other areas costs less.
        """
        start, most, own, _, _, _, horror, scared = passage
        here = self.ground.bit[start]
        price, _ = self._priced(here, own).get(to, (FAR, 0))
        if price > 2 or price > (scared if here & horror else most):
            return self._walks.get(passage) or self._spread(*passage, to)
        walk = Walk(start)
        walk.cost[to], walk.before[to] = price, start
        return walk

    def _spread(
        self, start: str, most: int, own: int, hindering: int, full: int, stuck: int, horror: int, scared: int, goal: str = ""
    ) -> Walk:
        """From where one stands, area by area, the cheapest first; ties in the order of the map's borders."""
        bit, shift = self.ground.bit, self.ground.shift
        walk = Walk(start)
        cost, before = walk.cost, walk.before
        rings: list[list[str]] = [[start], *[[] for _ in range(most)]]
        for spent, ring in enumerate(rings):
            if spent >= cost.get(goal, FAR):
                break
            for area in ring:
                here = bit[area]
                purse = scared if here & horror else most
                if spent >= purse or cost[area] < spent or here & stuck:
                    continue
                for to, (price, there) in self._priced(here, own if area == start else hindering >> shift[here] & MOST).items():
                    total = spent + price
                    if total <= purse and total < cost.get(to, FAR) and not full & there:
                        cost[to], before[to] = total, area
                        rings[total].append(to)
        return walk


_table = lru_cache(maxsize=512)(Table)


@derived
def table_of(state: COState, skills: frozenset[Skill]) -> Table:
    """All steps of somebody with these skills over the map as it is now, whoever stands about."""
    moving = skills & MOVING
    climb = sheet_of(state).climb if "climb" in moving else 0
    return _table(ground_of(state), moving, climb, tuple(switch in state.switches for switch in READINGS))


class Bearers:
    """The bearers of each skill on the board."""

    __slots__ = ("by_skill", "of")

    def __init__(self, state: COState) -> None:
        self.by_skill: dict[Skill, list[str]] = {}
        self.of: dict[str, frozenset[Skill]] = {}
        for hero in living_heroes(state):
            self._enter(hero.id, skills_of(state, hero.id))
        printed = {unit.id: skills_of_tile(unit.kind) for unit in state.units.values()}
        for model in state.models.values():
            self._enter(model.id, skills_of(state, model.id) if state.lasting else printed[model.unit])

    def _enter(self, who: str, skills: frozenset[Skill]) -> None:
        if skills:
            self.of[who] = skills
            for skill in skills:
                self.by_skill.setdefault(skill, []).append(who)

    def is_known(self, state: COState, who: str) -> bool:
        """Somebody has not come or gone with a skill, nor got others."""
        is_there = who in state.models or (who in state.heroes and is_alive(state, who))
        return (skills_of(state, who) if is_there else NO_SKILLS) == self.of.get(who, NO_SKILLS)

    def renewed(self, state: COState, those: Sequence[str]) -> Bearers:
        """The same when some have come or gone, or have other skills."""
        new: Bearers = Bearers.__new__(Bearers)
        new.of = {who: skills for who, skills in self.of.items() if who not in those}
        new.by_skill = self.by_skill.copy()
        for skill in dict.fromkeys(skill for who in those for skill in self.of.get(who, NO_SKILLS)):
            staying = [who for who in self.by_skill[skill] if who not in those]
            if staying:
                new.by_skill[skill] = staying
            else:
                del new.by_skill[skill]
        order = standing(state).bases
        for who in those:
            if who in order:
                skills = skills_of(state, who)
                for skill in skills:
                    new.by_skill[skill] = sorted([*new.by_skill.get(skill, NOBODY), who], key=order.__getitem__)
                if skills:
                    new.of[who] = skills
        return new


def bearers(state: COState, skill: Skill) -> Sequence[str]:
    """Everybody on the board who has a skill now."""
    return bearing(state).get(skill, NOBODY)


def bearing(state: COState) -> dict[Skill, list[str]]:
    """Each skill that somebody on the board has now, and who."""
    return _bearers(state).by_skill


def _bearers_after(state: COState, before: Bearers, events: tuple[Event, ...]) -> Bearers:
    # whoever only goes elsewhere keeps his skills
    others = [event for event in events if not isinstance(event, Moved)]
    if not others:
        return before
    named = {who for event in others for who in named_in(event)}
    changed = [who for who in sorted(named) if not before.is_known(state, who)]
    return before.renewed(state, changed) if changed else before


@derived(renew=_bearers_after)
def _bearers(state: COState) -> Bearers:
    return Bearers(state)


class Avoided:
    """The areas where enemies keep others from leaving (CO-SKX-01), and where they frighten them (CO-SKV-04)."""

    __slots__ = ("blocking", "horror", "those")

    def __init__(self, state: COState) -> None:
        self.blocking, self.horror = [0, 0], [0, 0]
        """The set of areas for the Overlord's side, and for the heroes'."""
        self.those: set[str] = set()
        bit, skills = ground_of(state).bit, bearing(state)
        for those, areas in ((skills.get("blocking", NOBODY), self.blocking), (skills.get("horror", NOBODY), self.horror)):
            for who in those:
                areas[not is_heroic(state, who)] |= bit[character(state, who).area]
                self.those.add(who)


def _avoided_after(state: COState, before: Avoided, events: tuple[Event, ...]) -> Avoided | None:
    # wherever the others go, it stays as it is
    are_others = all(isinstance(event, Moved) and event.figure not in before.those for event in events)
    return before if are_others else None


@derived(renew=_avoided_after)
def avoided(state: COState) -> Avoided:
    """The areas that each side had better not enter."""
    return Avoided(state)
