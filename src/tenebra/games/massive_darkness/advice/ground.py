"""The surroundings of a Hero who is to act (MD-MVA, MD-CAC): Zones within reach and their worth, Attacks from each of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tenebra.games.massive_darkness.advice.blows import blow
from tenebra.games.massive_darkness.advice.errands import last_round
from tenebra.games.massive_darkness.advice.outlook import FAR, Outlook
from tenebra.games.massive_darkness.advice.prizes import Strike, strike_on
from tenebra.games.massive_darkness.advice.wishes import HASTY, Wish, is_step_up, why_not_on, wish_of
from tenebra.games.massive_darkness.rules.movement import POINTS, is_held, points_of
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill, skills
from tenebra.games.massive_darkness.rules.space import reach_of
from tenebra.games.massive_darkness.state import MAGIC, MELEE, RANGED, Enemy, Hero
from tenebra.kernel import Option

STEP = 0.3
"""The worth of a step towards the goal, in Wounds."""
LAST = 20.0
"""The factor for a step in the last Round, to a goal within reach: who does not get there has lost."""
ALONE = 0.12
"""The cost of a step away from the others."""
ASIDE = 0.02
"""Of two Zones that are as good, the one nearer to what the whole group is about: small wishes change with every step."""
TOO_EARLY = 2.5
"""The cost of raising the Current Level before the group is ready."""
DARK = "shadow_mode"
HELD = 1.5
"""The cost of being held by an Enemy whom one has no weapon against; less for whoever can strike back (MD-MVA-05)."""


class Ground:
    """A Hero's reach in this Activation, or in a free Action granted by another: Zones, and what can be struck from there."""

    def __init__(self, look: Outlook, hero: Hero, options: Sequence[Option], is_granted: bool = False) -> None:
        self.look, self.state, self.hero, self.options = look, look.state, hero, options
        self.keys = {str(option) for option in options}
        self.is_granted = is_granted
        activation, movement = self.state.activation, self.state.movement
        own = activation is not None and activation.hero == hero.id and not is_granted
        self.actions = activation.actions if own and activation is not None else 0 if movement else 1
        self.bonus = dict(activation.bonus) if own and activation is not None else {}
        self.is_moving = movement is not None and movement.hero == hero.id
        self.points = movement.points if movement is not None and self.is_moving else 0
        self.answering = dict.fromkeys(activation.attacked, 1.0) if own and activation is not None else {}
        self._strikes: dict[tuple[str, str, bool, bool], Strike] = {}
        self._risks: dict[str, float] = {}
        self.stride = max(1, points_of(self.state, hero))

    @cached_property
    def pace(self) -> int:
        """The Movement Points of an Action that no light takes away (MD-SHA-03)."""
        known = skills(self.state, self.hero, "movement_points")
        sure = sum(skill.number for power, skill in known if all(one.kind != DARK for one in power.clause.conditions))
        return max(1, POINTS + sure)

    @cached_property
    def moves(self) -> int:
        """The number of Movement Actions that can be taken."""
        return self.actions + self.bonus.get("movement", 0)

    @cached_property
    def spots(self) -> dict[str, int]:
        """Zones within reach and the points to get there."""
        if is_held(self.state, self.hero):
            return {self.hero.zone: 0}
        return self.look.walks(self.hero, self.reach(self.moves))

    def reach(self, moves: int) -> int:
        """The points of so many Movement Actions: what only the dark gives is sure for the next of them alone."""
        return self.points + (self.stride + (moves - 1) * self.pace if moves else 0)

    def price(self, points: int) -> int:
        """The number of further Movement Actions that so many points need."""
        return 0 if points <= self.points else 1 + max(0, -(-(points - self.points - self.stride) // self.pace))

    @cached_property
    def wish(self) -> Wish:
        return wish_of(self.look, self.hero)

    @cached_property
    def far(self) -> dict[str, int]:
        """The distance of each Zone from where the Hero wants to be; by tiles of higher Level only where time presses."""
        look = self.look
        return look.distances(self.wish.zones) if look.haste > HASTY else look.distances(self.wish.zones, self.state.level)

    @cached_property
    def eager(self) -> float:
        """The worth of a step towards the goal now: more as time runs out."""
        step = STEP * (1 + 1.5 * self.look.haste) + 0.012 * self.state.round
        is_now = last_round(self.state) == self.state.round and bool(self.look.board.grid.set_of(self.spots) & self.wish.zones)
        return step * LAST if is_now else step

    @cached_property
    def values(self) -> dict[str, float]:
        """The worth of ending the Activation in each Zone within reach, Enemies left out; others come in later."""
        return {zone: self.value_of(zone) for zone in self.spots}

    def value_of(self, zone: str) -> float:
        """The worth of ending the Activation in a Zone, however one comes there, Enemies left out."""
        look, hero = self.look, self.hero
        value = -self.eager * self.far.get(zone, FAR) - ASIDE * self.aim.get(zone, 0)
        if self.mates:
            nearest = sorted(way.get(zone, FAR) for way in self.ways_to_mates)
            value -= ALONE * max(0, nearest[len(nearest) // 2] - 3)
        if is_step_up(look, zone) and why_not_on(look, hero, zone):
            value -= TOO_EARLY
        if look.board.bit[zone] & look.holding(hero):
            value -= HELD if self.is_helpless else HELD / 4
        if look.held and not look.board.is_lit(zone) and not any(look.board.is_lit(one.zone) for one in self.mates):
            value -= 0.8
        return value

    @cached_property
    def mates(self) -> list[Hero]:
        """The other Heroes."""
        return [one for one in self.look.heroes if one is not self.hero]

    @cached_property
    def ways_to_mates(self) -> list[dict[str, int]]:
        """The distances of all Zones from each of the other Heroes."""
        return [self.look.distances(self.look.board.bit[one.zone]) for one in self.mates]

    @cached_property
    def aim(self) -> dict[str, int]:
        """The distance of each Zone from what the whole group is about."""
        look = self.look
        return look.distances(look.board.bit[look.focus.zone]) if look.focus is not None else {}

    def calm(self, zone: str) -> float:
        """The worth of ending the Activation in a Zone, whatever was struck before it."""
        return self.value_at(zone) - self.risk(zone)

    def risk(self, zone: str) -> float:
        """The cost of what Enemies may do to the Hero in a Zone."""
        known = self._risks.get(zone)
        if known is None:
            known = self._risks[zone] = self.look.risk(self.hero, zone, self.answering)
        return known

    def strikes(self, zone: str) -> list[Strike]:
        """The Attacks that could be made from a Zone, the best first."""
        look, state = self.look, self.state
        out: list[Strike] = []
        if not look.foes:
            return out
        for type in self.types:
            reach = reach_of(state, zone, type) if type in self.armed else 0
            if type == MAGIC and self.is_spellsword:
                reach |= look.board.bit[zone]
            for foe in look.foes:
                if reach & look.board.bit[foe.zone]:
                    out.append(self.strike(foe, type, zone))
        return sorted(out, key=lambda one: (-one.value, one.enemy, one.type))

    def strike(self, foe: Enemy, type: str, zone: str) -> Strike:
        """An Attack from a Zone; only light, shadow and being in the same Zone make a difference."""
        key = (foe.id, type, self.look.board.is_lit(zone), zone == foe.zone)
        known = self._strikes.get(key)
        if known is None:
            odds = blow(self.state, self.hero.id, foe.id, type, zone)
            known = self._strikes[key] = strike_on(self.look, self.hero, foe, type, odds)
        return known

    @cached_property
    def armed(self) -> tuple[str, ...]:
        """The types of Attack the Hero has a weapon for."""
        return tuple(type for type in (MELEE, RANGED, MAGIC) if weapons_for(self.hero, type))

    @cached_property
    def types(self) -> tuple[str, ...]:
        return (*self.armed, *((MAGIC,) if self.is_spellsword and MAGIC not in self.armed else ()))

    @cached_property
    def is_helpless(self) -> bool:
        """Nothing to strike with at an Enemy in the own Zone."""
        return MELEE not in self.armed and not self.is_spellsword

    @cached_property
    def is_spellsword(self) -> bool:
        return has_skill(self.state, self.hero, "spellsword") and bool(weapons_for(self.hero, MELEE))

    def attacks_left(self, type: str, moves: int) -> int:
        """The number of Attacks of a type that can be made beside so many Movement Actions."""
        paid = max(0, moves - self.bonus.get("movement", 0))
        return max(0, self.actions - paid) + self.bonus.get(type, 0) + self.bonus.get("combat", 0)

    def worth(self, strike: Strike, times: int, zone: str) -> float:
        """The worth of so many Attacks on one Enemy and then the end of the Activation in a Zone."""
        many, kill = strike.times(times)
        value = strike.value * (many / strike.many if strike.many else 0)
        answering = dict(self.answering)
        if not self.is_granted:
            answering[strike.enemy] = min(answering.get(strike.enemy, 1.0), 1 - kill)
        return value + self.values[zone] - self.look.risk(self.hero, zone, answering)

    @cached_property
    def is_elusive(self) -> bool:
        """Enemies do not hold the Hero where it stands."""
        return has_skill(self.state, self.hero, "elusive")

    def value_at(self, zone: str) -> float:
        """The same as `value_of`, worked out once."""
        if zone not in self.values:
            self.values[zone] = self.value_of(zone)
        return self.values[zone]
