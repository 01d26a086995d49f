"""The evaluation of a position: ways, distances, what attacks would do, who could strike where. Read from the view's state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import NamedTuple

from tenebra.boards.eight import Steps
from tenebra.games.descent.content import heroes as hero_sheets
from tenebra.games.descent.forecast import Blow, Result, blow_on, result_of
from tenebra.games.descent.looking import zone_of
from tenebra.games.descent.rules.abilities import armor_of, rank, type_of, weapons_of
from tenebra.games.descent.rules.powers import most_life
from tenebra.games.descent.rules.scope import declared
from tenebra.games.descent.rules.sight import rocks
from tenebra.games.descent.rules.space import (
    blocking,
    covers,
    floor_of,
    grid_of,
    ground_with_open,
    lines_of,
    occupied,
    pits,
    revealed_spaces,
)
from tenebra.games.descent.rules.strength import attack_rank, boost_of, buys_of, dice_for
from tenebra.games.descent.rules.targets import AnyAttack, probe
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import (
    MELEE,
    RANGED,
    Attack,
    DEState,
    Figure,
    Hero,
    Monster,
    are_enemies,
    figure,
    heroes_on_board,
)
from tenebra.kernel import aside
from tenebra.kit.scenario_rules import time_limit

FAR = 99
"""A distance for what cannot be reached."""
SHOT = 6
"""The distance up to which a ranged or magic attack is still worth a thought."""
LOSS = 2.2
"""The worth of a Conquest token, in wounds of a hero."""


class Strike(NamedTuple):
    """An attack as it would probably go: what it is worth, whom it is meant for, how likely that one dies, wounds on average."""

    value: float
    target: str
    kill: float
    wounds: float


class Menace(NamedTuple):
    """A monster as a hero fears it: the spaces it could strike in its next activation, and its wounds on average."""

    monster: Monster
    zone: int
    wounds: float


@contextmanager
def standing_at(state: DEState, one: Figure, space: str, upright: bool = False) -> Iterator[None]:
    """Think a figure somewhere else for a moment."""
    old, one.space = one.space, space
    lay = one.upright if isinstance(one, Monster) else False
    if isinstance(one, Monster):
        one.upright = upright
    was_in_pit, one.in_pit = one.in_pit, False
    try:
        with aside(state, "space", "upright", "in_pit"):
            yield
    finally:
        one.space, one.in_pit = old, was_in_pit
        if isinstance(one, Monster):
            one.upright = lay


@lru_cache(maxsize=1024)
def _distances(steps: Steps, goal: int, through: int, known: int) -> dict[int, int]:
    # the way to a glyph is asked for in every choice of every hero, and the walls stay where they are
    out: dict[int, int] = {}
    for ground in (through, through & known):
        out |= {cell: number for number, ring in enumerate(steps.rings(goal, ground | goal)) for cell in steps.grid.cells(ring)}
    return out


class Outlook:
    """The position, with what is asked more than once worked out once."""

    def __init__(self, state: DEState) -> None:
        self.state, self.sheet, self.grid = state, sheet_of(state), grid_of(state)
        self.bit = self.grid.bit
        self.heroes, self.foes = heroes_on_board(state), list(state.monsters.values())
        self._blows: dict[tuple[str, str, str, int], Strike] = {}
        self._worth: dict[str, float] = {}
        self._armor: dict[str, int] = {}
        self._harm: dict[str, float] = {}
        self._risks: dict[tuple[str, str], float] = {}
        self._fears: dict[str, list[tuple[int, float, float]]] = {}

    @cached_property
    def rounds_left(self) -> int:
        """The number of rounds after this one before the quest is lost by the clock."""
        last = time_limit(self.sheet.losses)
        clocks = [last - self.state.round] if last else []
        clocks += [self._until(loss.name, loss.number) for loss in self.sheet.losses if loss.verb == "count"]
        return min(clocks, default=FAR)

    def _until(self, name: str, number: int) -> int:
        """The rounds until a count that rises by itself every few rounds comes to a number."""
        missing = number - self.state.counters.get(name, 0)
        for rule in self.sheet.own_rules:
            if rule.on.verb == "every" and any(phrase.verb == "count" and phrase.name == name for phrase in rule.do):
                every = rule.on.number
                return every * missing - self.state.round % every - 1
        return FAR

    # --- ways

    @cached_property
    def doors_open(self) -> Steps:
        """The steps if every door that somebody could open were open: for plans longer than a turn."""
        state = self.state
        locked = {door for door, spec in self.sheet.doors.items() if spec.rune and spec.rune not in state.keys}
        shut = {door for door in locked if not state.doors.get(door, True)}
        edges = tuple(edge for door, spec in self.sheet.doors.items() if door not in shut for edge in spec.edges)
        return ground_with_open(self.grid, edges).steps

    def distances(self, goal: int) -> dict[int, int]:
        """The distance of each space, by its number, from a set of spaces, walls and blocking obstacles counted.

        Nobody counts on a way through the unknown where there is another: two heroes would wait for each other at two doors.
        """
        through = floor_of(self.state) & ~blocking(self.state)
        return _distances(self.doors_open, goal, through, revealed_spaces(self.state))

    def cell(self, space: str) -> int:
        return self.grid.index[space]

    # --- attacks

    def blow(self, attacker: str, weapon: str, target: str, distance: int) -> Strike:
        """The worth of a plain attack on a figure from so many spaces away."""
        key = attacker, weapon, target, distance
        known = self._blows.get(key)
        if known is None:
            state = self.state
            made = probe(state, attacker, weapon)
            made.target, made.distance, made.affected = figure(state, target).space, distance, [target]
            known = self._blows[key] = self.value(attacker, target, result_of(blow_on(state, made, target)))
        return known

    def worth(self, who: str) -> float:
        """The worth of a figure's death to the other side, in wounds of a hero."""
        known = self._worth.get(who)
        if known is None:
            known = self._worth[who] = self._worth_of(figure(self.state, who))
        return known

    def _worth_of(self, one: Figure) -> float:
        state = self.state
        if isinstance(one, Hero):
            loss = hero_sheets()[one.id].conquest
            return LOSS * loss + (60.0 if state.conquest <= loss else 3.0)
        goal = any(phrase.verb == "slain" and phrase.name == one.kind for phrase in self.sheet.wins)
        unique = self.sheet.uniques.get(one.kind)
        prize = LOSS * unique.conquest if unique is not None else 0.0
        return 1.2 + 1.5 * self.harm(one) + (0.5 if one.rank != "normal" else 0.0) + prize + (25.0 if goal else 0.0)

    def harm(self, monster: Monster) -> float:
        """The wounds a monster makes in an activation on average, against the armor the heroes wear."""
        known = self._harm.get(monster.id)
        if known is None:
            known = self._harm[monster.id] = self._harm_of(monster)
        return known

    def _harm_of(self, monster: Monster) -> float:
        made = Attack(monster.id, type_of(self.state, monster), target=monster.space, distance=2)
        have = boost_of(self.state, made)
        reach = 0 if made.type == MELEE else 3
        dice, buys = dice_for(self.state, made, have), buys_of(self.state, made)
        blow = Blow(dice, reach, have, buys, 0, self.usual_armor(made.type), 12)
        return result_of(blow).wounds * (1.8 if rank(self.state, monster.id, "quick_shot") else 1.0)

    def usual_armor(self, type: str) -> int:
        """The armor of a hero against a type of attack, on average."""
        known = self._armor.get(type)
        if known is None:
            armor = [armor_of(self.state, hero.id, type) for hero in self.heroes] or [2]
            known = self._armor[type] = round(sum(armor) / len(armor))
        return known

    def value(self, attacker: str, target: str, result: Result) -> Strike:
        """The worth of an attack on one figure to the attacker."""
        one = figure(self.state, target)
        kill, wounds = float(result.kill), result.wounds
        worth = self.worth(target)
        most = most_life(self.state, target) if isinstance(one, Hero) else one.life
        share = wounds / max(1, one.life if not isinstance(one, Hero) else (one.life + most) / 2)
        value = kill * worth + (1 - kill) * min(1.0, share) * worth * 0.5
        return Strike(value if are_enemies(self.state, attacker, target) else -value, target, kill, wounds)

    def appraise(self, attacker: str, option: AnyAttack) -> Strike:
        """An attack that can be declared now, with everybody it affects."""
        state = self.state
        made = declared(state, attacker, option)
        found = [self.value(attacker, who, result_of(blow_on(state, made, who))) for who in made.affected if who != attacker]
        if not found:
            return Strike(0.0, "", 0.0, 0.0)
        best = max(found, key=lambda one: (one.value, one.target))
        aimed = 1.15 if option.how else 1.0
        return best._replace(value=sum(one.value for one in found) * aimed)

    def weapons(self, one: Figure) -> list[str]:
        """The weapons a figure can attack with."""
        return weapons_of(self.state, one) or ["fists"] if isinstance(one, Hero) else [""]

    def shooting(self, one: Figure, weapon: str) -> tuple[bool, int]:
        """Whether an attack is made from afar, and the range at which it is worth trying."""
        made = probe(self.state, one.id, weapon)
        if made.type == MELEE:
            return False, 2 if attack_rank(self.state, made, "reach") else 1
        return True, 3 if attack_rank(self.state, made, "breath") else SHOT

    def seen_from(self, spaces: int, but: str) -> int:
        """The spaces from which somebody sees one of these, one figure thought away; a large one's spaces hide each other."""
        blockers = (occupied(self.state) | rocks(self.state)) & ~covers(self.state, but)
        lines = lines_of(self.state)
        return reduce(or_, (lines.seen(1 << cell, blockers) for cell in self.grid.cells(spaces)), 0)

    # --- dangers

    @cached_property
    def menaces(self) -> list[Menace]:
        """The menace of each monster: what it could do in its next activation."""
        return [self._menace(monster) for monster in self.foes]

    def _menace(self, monster: Monster) -> Menace:
        shot = 4 if type_of(self.state, monster) == RANGED else 5
        zone = zone_of(self.state, monster, shot) | covers(self.state, monster.id)
        return Menace(monster, zone, self.harm(monster) * (0.3 if monster.stun else 1.0))

    def risk(self, hero: Hero, space: str) -> float:
        """The wounds a hero has to expect on a space until his next turn, in wounds; worse if they could kill him."""
        known = self._risks.get((hero.id, space))
        if known is None:
            known = self._risks[hero.id, space] = self._risk_at(hero, self.bit[space])
        return known

    def _fears_of(self, hero: Hero) -> list[tuple[int, float, float]]:
        """Per monster: the spaces it could strike, its wounds, and the part of them for this hero if others stand there too."""
        known = self._fears.get(hero.id)
        if known is None:
            known = self._fears[hero.id] = []
            for menace in self.menaces:
                others = sum(1 for one in self.heroes if one.id != hero.id and menace.zone & self.bit[one.space])
                known.append((menace.zone, menace.wounds, menace.wounds / (1 + 0.6 * others)))
        return known

    def _risk_at(self, hero: Hero, here: int) -> float:
        total = full = 0.0
        for zone, wounds, share in self._fears_of(hero):
            if zone & here:
                full += wounds
                total += share
        if here & pits(self.state):
            total += 2.0
        if total <= 0:
            return 0.0
        # all of them may fall upon one hero, and will if that kills him
        death = max(0.0, min(1.0, (full * 1.4 - hero.life) / (full * 1.2 + 1)))
        return 0.3 * total + death * (0.25 + 0.75 * total / full if full else 1.0) * 0.55 * self.worth(hero.id)
