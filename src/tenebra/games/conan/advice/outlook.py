"""An evaluation of a position: whom it is worth to kill, who can hurt whom where, what is left to do and how far it is."""

from __future__ import annotations

from functools import cache, cached_property
from typing import NamedTuple

from tenebra.games.conan.advice.errands import Errand, errands_of, openings
from tenebra.games.conan.advice.ground import FAR, distances
from tenebra.games.conan.advice.wishes import Wish, wishes_of
from tenebra.games.conan.forecast import MEANS, Result, result_of, symbol_odds
from tenebra.games.conan.rules.gems import limit_of, next_turn, spent_zones
from tenebra.games.conan.rules.guard import life_of
from tenebra.games.conan.rules.movement import reach_of
from tenebra.games.conan.rules.powers import has, tile_of
from tenebra.games.conan.rules.river import cost_of
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.rules.targets import blow_of, targets_of
from tenebra.games.conan.rules.turn import recovery_of
from tenebra.games.conan.rules.victory import called
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import (
    AGGRESSIVE,
    FATIGUE,
    GUARD,
    OVERLORD,
    RESERVE,
    COState,
    Hero,
    Model,
    are_enemies,
    is_heroic,
    living_heroes,
)
from tenebra.games.conan.vocabulary import Dice
from tenebra.kernel import Option
from tenebra.kit.odds import mean
from tenebra.kit.scenario_rules import time_limit

SPENT = 0.3
"""The worth of a gem that comes back, in wounds."""
LATE = 0.01
"""The worth of a gem when nothing comes after."""
KEPT = 0.55
"""The additional worth of a gem that a Guard will want."""
RED, LEFT_OVER = 0.32, 0.08
"""The worth of a red gem, in wounds of a hero; and of one that comes back for nothing: until then it could guard somebody."""
MINION, LEADER = 1.1, 0.9
"""An addition to the harm a model does: a minion is soon back, a leader's Life is worth this for each point."""
ACTS = 2
"""Tiles that the Overlord activates in a turn."""
DEATH = 4.0
"""The worth of a hero's death besides his gems."""
BEARER = 3.0
"""Its additional worth if nobody else can do what is left."""
COMFORT = 6
"""The number of gems a hero has use for soon; what he has beyond them is cheap."""
IDLE = 0.12
"""The worth of such a gem."""
BURDEN, FEWEST = 1.0, 2
"""The additional worth of the last few gems to whoever bears what is to be brought away, where somebody may strike him."""
COVER = 0.12
"""The share by which a blow is worth less for each gem that may guard against it."""
NEARER = 0.82
"""The share left of an errand's worth with each step it is away."""


class Strike(NamedTuple):
    """An attack as it is weighed: what it is worth before its price, whom it is meant for, what it may do."""

    value: float
    target: str = ""
    kill: float = 0.0
    wounds: float = 0.0


NOTHING = Strike(0.0)


@cache
def mean_of(dice: Dice) -> float:
    """The symbols to be expected of dice, marks counted."""
    return float(mean(symbol_odds(dice)))


class Outlook:
    """One position; what is asked twice is worked out once."""

    def __init__(self, state: COState) -> None:
        self.state = state
        self._blows: dict[tuple[str, Option, str], Result] = {}
        self._strikes: dict[tuple[str, Option], Strike] = {}
        self._worth: dict[str, float] = {}
        self._wishes: dict[str, list[Wish]] = {}
        self._danger: dict[tuple[str, str], float] = {}
        self._far: dict[tuple[str, str], dict[str, int]] = {}
        self._reach: dict[tuple[str, int], dict[str, int]] = {}

    # --- attacks

    def result(self, who: str, option: Option, target: str) -> Result:
        """The exact odds of an attack on one of those it hits, without a Guard."""
        key = who, option, target
        known = self._blows.get(key)
        if known is None:
            known = self._blows[key] = result_of(blow_of(self.state, who, option, target))
        return known

    def strike(self, who: str, option: Option) -> Strike:
        """The worth of an attack to whoever makes it; friends it would hit count against it."""
        key = who, option
        known = self._strikes.get(key)
        if known is None:
            known = self._strikes[key] = self._strike(who, option)
        return known

    def _strike(self, who: str, option: Option) -> Strike:
        best, total = NOTHING, 0.0
        for target in targets_of(self.state, who, option):
            result = self.result(who, option, target)
            worth, life = self.worth(target), life_of(self.state, target)
            kill, wounds = float(result.kill), min(float(result.mean), float(life))
            value = kill * worth + (1 - kill) * min(1.0, wounds / life) * worth * 0.7
            value *= self.openness(target)
            is_foe = are_enemies(self.state, who, target)
            total += value if is_foe else -1.4 * value
            if is_foe and value >= best.value:
                best = Strike(value, target, kill, wounds)
        return best._replace(value=total) if best.target else Strike(min(0.0, total))

    def openness(self, target: str) -> float:
        """The share left of a blow on a hero when the gems are counted that he, or a bodyguard, may guard with."""
        hero = self.state.heroes.get(target)
        if hero is None:
            return 1.0
        ready = self.ready(hero)
        for one in living_heroes(self.state):
            if one is not hero and one.area == hero.area and has(self.state, one.id, "bodyguard"):
                ready = max(ready, self.ready(one))
        return 1 / (1 + COVER * ready)

    def ready(self, hero: Hero) -> int:
        """The gems a hero may still guard with."""
        return min(hero.gems.get(RESERVE, 0), self.limit(hero, GUARD))

    def worth(self, who: str) -> float:
        """The worth of a character's death to the other side, in wounds of a hero."""
        known = self._worth.get(who)
        if known is None:
            known = self._worth[who] = self._worth_of(who)
        return known

    def _worth_of(self, who: str) -> float:
        hero = self.state.heroes.get(who)
        if hero is not None:
            return DEATH + life_of(self.state, who) + (BEARER if any(one.who == who for one in self.errands) else 0.0)
        model = self.state.models[who]
        unit = self.state.units[model.unit]
        plain = self.harm(model) * 1.2 + (MINION if unit.life == 1 else LEADER * model.life)
        wanted = max((one.worth for one in self.errands if one.kind == "slay" and one.name == who), default=0.0)
        return plain + wanted

    def harm(self, model: Model) -> float:
        """The wounds that an attack of a model makes on average, against somebody with a little armour."""
        entry = tile_of(self.state, model.id)
        return max(0.3, max(mean_of(entry.melee), mean_of(entry.ranged)) - 1.0)

    # --- what is to be done

    @cached_property
    def errands(self) -> list[Errand]:
        """The errands left; if somebody who could help cannot get there, whatever opens a way is an errand too."""
        found = errands_of(self.state)
        if all(self.steps(one.id, one.area, errand.area) < FAR for errand in found for one in self.able(errand)):
            return found
        return [*found, *(one for one in openings(self.state) if self.can_be_done(one))]

    def able(self, errand: Errand) -> list[Hero]:
        """The heroes who may do an errand."""
        return [hero for hero in living_heroes(self.state) if errand.who in ("", hero.id)]

    def can_be_done(self, errand: Errand) -> bool:
        """One of those who may do it can get there."""
        return any(self.steps(hero.id, hero.area, errand.area) < FAR for hero in self.able(errand))

    @cached_property
    def turns_left(self) -> int:
        """Turns of the Overlord until the time is over; many where there is no limit."""
        return (time_limit(sheet_of(self.state).losses) or FAR) - self.state.turn

    @property
    def haste(self) -> float:
        """Errands weigh more when time grows short."""
        return 1.6 if self.turns_left <= 2 else 1.25 if self.turns_left <= 4 else 1.0

    def steps(self, who: str, start: str, goal: str) -> int:
        """The steps to a place for somebody."""
        key = who, goal
        if key not in self._far:
            self._far[key] = distances(self.state, who, goal)
        return self._far[key].get(start, FAR)

    def reach(self, who: str, points: int) -> dict[str, int]:
        """The areas to which a character could walk with so many points."""
        key = who, points
        if key not in self._reach:
            self._reach[key] = reach_of(self.state, who, points)
        return self._reach[key]

    # --- danger

    @cached_property
    def foes(self) -> list[Model]:
        """The Overlord's models."""
        return [model for model in self.state.models.values() if not is_heroic(self.state, model.id)]

    @cached_property
    def heroic(self) -> list[str]:
        """Heroes on the board, and allies."""
        allies = [model.id for model in self.state.models.values() if is_heroic(self.state, model.id)]
        return [*(hero.id for hero in living_heroes(self.state)), *allies]

    def enemies(self, model: Model) -> list[str]:
        """The enemies of a model."""
        return [foe.id for foe in self.foes] if is_heroic(self.state, model.id) else self.heroic

    def wishes(self, model: Model) -> list[Wish]:
        """The areas where the Overlord's own objectives want a model to be, unless others are there already."""
        known = self._wishes.get(model.id)
        if known is None:
            known = self._wishes[model.id] = [one for one in self._all_wishes if self._is_wanted(model, one)]
        return known

    @cached_property
    def _all_wishes(self) -> list[Wish]:
        return wishes_of(self.state)

    def _is_wanted(self, model: Model, wish: Wish) -> bool:
        if is_heroic(self.state, model.id):
            return False
        if wish.name:
            return called(self.state, model.id, wish.name)
        return sum(other.area == wish.area for other in self.foes if other.id != model.id) < wish.number

    @cached_property
    def menaces(self) -> dict[str, dict[str, float]]:
        """By unit: the areas its models could strike at in an activation, each with the wounds to be expected there."""
        out: dict[str, dict[str, float]] = {}
        for model in self.foes:
            entry, zone = tile_of(self.state, model.id), out.setdefault(model.unit, {})
            ground = self.reach(model.id, entry.movement)
            areas = set(ground) if any(entry.melee.pool) else set()
            if any(entry.ranged.pool):
                areas |= {area for area in self.all_areas if any(sees(self.state, start, area) for start in ground)}
            harm = self.harm(model)
            for area in areas:
                zone[area] = zone.get(area, 0.0) + harm
        return out

    @cached_property
    def all_areas(self) -> tuple[str, ...]:
        return tuple(sheet_of(self.state).chart.board.names)

    def danger(self, hero: Hero, area: str) -> float:
        """The wounds a hero has to expect in an area in the Overlord's next turn, shared with those who stand as near."""
        key = hero.id, area
        known = self._danger.get(key)
        if known is None:
            known = self._danger[key] = self._danger_in(hero, area)
        return known

    def _danger_in(self, hero: Hero, area: str) -> float:
        able = [zone[area] for zone in self._payable if area in zone]
        full = sum(sorted(able, reverse=True)[:ACTS])
        sharing = sum(one != hero.id for one in self._menaced)
        return full / (1 + 0.6 * sharing)

    @cached_property
    def _payable(self) -> list[dict[str, float]]:
        """The menaces of those units that the Overlord can pay for in the next turn."""
        costs = {self.state.tiles[id].unit: cost_of(self.state, id) for id in reversed(self.state.river)}
        purse = next_turn(self.state)
        return [zone for unit, zone in self.menaces.items() if costs.get(unit, FAR) <= purse]

    @cached_property
    def _menaced(self) -> list[str]:
        """The heroes whom somebody could strike where they stand."""
        return [one.id for one in living_heroes(self.state) if any(one.area in zone for zone in self.menaces.values())]

    # --- gems

    def limit(self, hero: Hero, space: str) -> int:
        """The number of gems that a space still takes."""
        return max(0, limit_of(self.state, hero.id, space) - hero.gems.get(space, 0))

    def red_price(self, gems: int) -> float:
        """The price of spending gems for the Overlord: those that the next recovery brings back for nothing are nearly free."""
        known = self.state.overlord
        tired = known.gems.get(FATIGUE, 0) + sum(known.gems[zone] for zone in spent_zones(self.state, OVERLORD))
        spare = max(0, known.recovery - tired)
        return RED * max(0, gems - spare) + LEFT_OVER * min(gems, spare)

    def _has_to_try(self, hero: Hero, area: str) -> bool:
        """There is something to be done there that wants gems."""
        return any(one.kind == "try" and one.area == area and one.who in ("", hero.id) for one in self.errands)

    def has_burden(self, hero: Hero) -> bool:
        """He bears what only he can bring where it is wanted, and others still have to do something besides."""
        own = [one for one in self.errands if one.kind == "go" and one.who == hero.id]
        return bool(own) and len(own) < len(self.errands)

    def price(self, hero: Hero, gems: int, area: str) -> float:
        """A hero's price of spending gems: those a Guard will want there are dear; in the last turn only a task wants any."""
        if self.turns_left <= 1:
            return (SPENT if self._has_to_try(hero, area) else LATE) * gems
        have, lying = hero.gems.get(RESERVE, 0), hero.gems.get(GUARD, 0)
        spent = sum(hero.gems[zone] for zone in spent_zones(self.state, hero.id))
        spare = max(0, recovery_of(self.state, hero, AGGRESSIVE) - hero.gems.get(FATIGUE, 0) - spent)
        wanted = min(limit_of(self.state, hero.id, GUARD) - lying, round(self.danger(hero, area) * 0.8))
        dear = max(0, gems - max(0, have - wanted))
        # whoever is weak had better do nothing at all; once he has begun he goes through with it
        tired = 0.25 * max(0, 3 - life_of(self.state, hero.id) // 3) if gems and not spent else 0.0
        paid = max(0, gems - spare)
        cheap = min(paid, max(0, have - COMFORT))
        last = max(0, min(gems, FEWEST - (have - gems))) if dear and self.has_burden(hero) else 0
        return SPENT * (paid - cheap) + IDLE * cheap + KEPT * dear + BURDEN * last + tired


def die_mean(colour: str) -> float:
    """The symbols to be expected of a die."""
    return float(MEANS[colour])
