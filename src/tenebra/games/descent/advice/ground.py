"""The surroundings of a hero who is to act: spaces within reach and their worth, blows from each of them, doors on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tenebra.boards.eight import within
from tenebra.games.descent.advice.errands import Errand, Errands
from tenebra.games.descent.advice.outlook import FAR, Outlook, Strike
from tenebra.games.descent.rules.abilities import armor_of, flies
from tenebra.games.descent.rules.powers import most_life, speed_of
from tenebra.games.descent.rules.space import covers, door_spaces, occupied, pits, revealed_spaces, steps_of
from tenebra.games.descent.rules.walking import CLIMB, Walk, climbs, leaps
from tenebra.games.descent.state import Hero
from tenebra.kernel import Option

EAGER = 0.32
"""The worth of a step towards the errand, in wounds."""
ALONE = 0.12
"""The cost of each space further than a few from the others."""
LATE = 12
"""With so few rounds left a fight in sight is no reason to wait before a door."""
NOTHING = Strike(0.0, "", 0.0, 0.0)
SECOND = 0.8
"""The worth of a second attack beside the first."""
MOST_STRAIN = 3
HURRY, RUSH, LAST = 1.6, 3.0, 8.0
"""Factors by which a step is worth more, and a danger less, while the clock leaves a few rounds to spare at a walk, none, and
none at a run."""
SPARE = 5


class Ground:
    """The spaces a hero can go to in his turn, their worth, and whom he can strike from there."""

    def __init__(self, look: Outlook, hero: Hero, options: Sequence[Option], errands: Errands | None = None) -> None:
        self.look, self.state, self.hero, self.options = look, look.state, hero, options
        self.errands = errands or Errands(look)
        self._spots: dict[int, dict[str, int]] = {}
        self._strikes: dict[str, tuple[Strike, Strike]] = {}
        self._calm: dict[str, float] = {}

    # --- what is known

    @cached_property
    def errand(self) -> Errand | None:
        return self.errands.given.get(self.hero.id)

    @cached_property
    def far(self) -> dict[int, int]:
        return self.look.distances(self.errand.spaces) if self.errand is not None else {}

    @cached_property
    def mates(self) -> list[dict[int, int]]:
        others = [one for one in self.look.heroes if one.id != self.hero.id]
        return [self.look.distances(self.look.bit[one.space]) for one in others]

    @cached_property
    def haste(self) -> float:
        """The pressure of the clock: the rounds that are left against those that the errand takes at a walk."""
        look, hero = self.look, self.hero
        if look.rounds_left >= FAR or self.errand is None:
            return 1.0
        way = min(FAR, self.far.get(look.cell(hero.space), FAR)) if hero.space else FAR
        left, walk = look.rounds_left - self.errand.then, way / max(1, speed_of(self.state, hero.id))
        if left - walk > 1:
            return 1.0 if left - walk > SPARE else HURRY
        return RUSH if left - walk / 2 > 1 else LAST

    def spots(self, points: int) -> dict[str, int]:
        """Spaces where the hero could stop, and the points to get there; fatigue may buy a few more."""
        known = self._spots.get(points)
        if known is None:
            known = self._spots[points] = self._spots_within(points)
        return known

    def _spots_within(self, points: int) -> dict[str, int]:
        out = {self.hero.space: 0}
        if self.hero.web:
            return out
        spaces_in = self.look.grid.spaces
        walk = Walk(self.state, self.hero, points + min(MOST_STRAIN, self.hero.fatigue))
        if self.hero.in_pit:
            return out | dict.fromkeys(spaces_in(climbs(self.state, walk)), CLIMB)
        for space, cost in leaps(self.state, walk).items():
            out |= dict.fromkeys(spaces_in(space), cost)
        stops = walk.stops()
        for cost, ring in enumerate(walk.rings[1:], 1):
            out |= dict.fromkeys(spaces_in(ring & stops), cost)
        return out

    def calm(self, space: str) -> float:
        """The worth of ending the turn on a space, whatever else happens in it."""
        known = self._calm.get(space)
        if known is not None:
            return known
        cell = self.look.cell(space)
        value = -EAGER * self.haste * min(FAR, self.far.get(cell, FAR)) if self.far else 0.0
        value -= self.look.risk(self.hero, space) / self.haste
        if self.thresholds & self.look.bit[space]:
            value -= 0.7
        if self.mates:
            nearest = min([far.get(cell, FAR) for far in self.mates])
            value -= ALONE * max(0, min(20, nearest) - 4)
        self._calm[space] = value
        return value

    # --- blows

    @cached_property
    def fields(self) -> list[tuple[str, str, bool, int, int]]:
        """Per foe and weapon: whether it is a shot, how far it carries, and the spaces from which it can be made."""
        look, state = self.look, self.state
        armed = [(weapon, *look.shooting(self.hero, weapon)) for weapon in look.weapons(self.hero)]
        out = []
        for foe in look.foes:
            body = covers(state, foe.id)
            for weapon, is_shot, most in armed:
                if is_shot or most > 1:
                    area = look.seen_from(body, self.hero.id) & within(look.grid, body, most)
                else:
                    area = steps_of(state).beside(body)
                out.append((foe.id, weapon, is_shot, most, area))
        return out

    @cached_property
    def blind(self) -> int:
        """Spaces from which nobody else is seen: pits (DE-OBS-05)."""
        return 0 if flies(self.state, self.hero.id) else pits(self.state)

    def strike(self, space: str) -> Strike:
        """The best attack from a space."""
        return self.strikes(space)[0]

    def strikes(self, space: str) -> tuple[Strike, Strike]:
        """The best attack from a space, and the best on anybody else."""
        known = self._strikes.get(space)
        if known is None:
            here = self.look.bit[space] & ~self.blind
            best: dict[str, Strike] = {}
            for foe, weapon, is_shot, _, area in self.fields:
                if area & here:
                    distance = self.gap(space, foe) if is_shot else 1
                    found = self.look.blow(self.hero.id, weapon, foe, distance)
                    if found.value > best.get(foe, NOTHING).value:
                        best[foe] = found
            first, second, *_ = *sorted(best.values(), key=lambda one: -one.value), NOTHING, NOTHING
            known = self._strikes[space] = first, second
        return known

    def blows(self, space: str, attacks: int) -> float:
        """The worth of so many attacks from a space: the next one is for somebody else if the first has probably killed."""
        first, second = self.strikes(space)
        again = (1 - first.kill) * first.value + first.kill * second.value
        return first.value * min(1, attacks) + SECOND * again * max(0, attacks - 1)

    def gap(self, space: str, foe: str) -> int:
        grid = self.look.grid
        row, column = divmod(self.look.cell(space), grid.width)
        cells = [divmod(cell, grid.width) for cell in grid.cells(covers(self.state, foe))]
        return min(max(abs(row - y), abs(column - x)) for y, x in cells)

    # --- doors and errands

    def gain_at(self, space: str, left: int) -> float:
        """The worth of what can be done on a space with the points left there: the errand itself, a door on the way."""
        here, out = self.look.bit[space], 0.0
        errand = self.errand
        if errand is not None and errand.spaces & here and errand.why not in ("why-hunt", "why-explore"):
            cost = 2 if errand.why == "why-chest" else 0
            out += errand.value * (1.0 if left >= cost else 0.3)
        if left >= 2 and any(spaces & here for _, spaces in self.doors):
            out += 2.5
        return out

    @cached_property
    def doors(self) -> list[tuple[str, int]]:
        """Closed doors on the way to the errand that may be opened now, and where one stands for that."""
        state, out = self.state, []
        for door, is_open in state.doors.items():
            spec = self.look.sheet.doors[door]
            if is_open or (spec.rune and spec.rune not in state.keys):
                continue
            spaces = door_spaces(state, door) & revealed_spaces(state)
            far = [self.far.get(cell, FAR) for cell in self.look.grid.cells(spaces)]
            if far and min(far) < FAR and self.may_open(door, spaces):
                out.append((door, spaces))
        return out

    def leads_to_unknown(self, door: str) -> bool:
        return any(area not in self.state.revealed for area in self.look.sheet.doors[door].areas)

    @cached_property
    def is_party_ready(self) -> bool:
        """Nobody opens a door alone: the others are near and still to act, and no fight is on.

        Wounds are no reason to wait: they do not close by themselves, and the Overlord draws cards meanwhile. Nor, when it is
        late, is a fight: monsters that could strike and do not come would keep the party there until the quest is lost.
        """
        look = self.look
        if look.rounds_left > LATE and any(menace.zone & look.bit[self.hero.space] for menace in look.menaces):
            return False
        here = look.cell(self.hero.space)
        near = sum(1 for far in self.mates if far.get(here, FAR) <= 6)
        fresh = sum(1 for one in look.heroes if one.id != self.hero.id and not one.has_acted)
        if fresh * 2 < len(self.mates):
            return False
        return near * 2 >= len(self.mates)

    @cached_property
    def vanguard(self) -> str:
        """The hero who goes first into the unknown: the one who bears most."""
        return self.hardiest(self.look.heroes)

    def hardiest(self, heroes: Sequence[Hero]) -> str:
        state = self.state
        able = [one for one in heroes if one.life * 2 >= most_life(state, one.id)] or heroes
        return max(able, key=lambda one: (one.life + 2 * armor_of(state, one.id), one.id)).id

    def may_open(self, door: str, spaces: int) -> bool:
        """Nobody opens a door to the unknown alone: the hardiest does, or of those who fill the space before it the hardiest."""
        if not self.leads_to_unknown(door):
            return True
        if not self.is_party_ready:
            return False
        there = [one for one in self.look.heroes if self.look.bit[one.space] & spaces]
        if there and not spaces & ~occupied(self.state, monsters=False):
            return self.hardiest(there) == self.hero.id
        return self.vanguard == self.hero.id

    @cached_property
    def thresholds(self) -> int:
        """Spaces before doors to the unknown that are left to whoever opens them."""
        found = 0
        for door, is_open in self.state.doors.items():
            if not is_open and self.leads_to_unknown(door) and self.vanguard != self.hero.id:
                found |= door_spaces(self.state, door)
        return found
