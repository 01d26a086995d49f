"""The table as a player sees it: ways through doors and Enemies, who threatens which Zones, what standing there costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from heapq import heappop, heappush
from weakref import WeakKeyDictionary

from tenebra.boards.grid import Passages
from tenebra.boards.zones import ZoneMap
from tenebra.games.massive_darkness.advice.blows import blow
from tenebra.games.massive_darkness.advice.errands import Errand, burning_tiles, errands, gloom, held_zones, last_round
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.rules.powers import has_skill
from tenebra.games.massive_darkness.rules.space import board_of, reach_of, sight, tile_level
from tenebra.games.massive_darkness.rules.targets import attack_types, may_leave
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import TOP_LEVEL, Enemy, Hero, MDState, living
from tenebra.games.massive_darkness.steps import BeginActivation

FAR = 99
LEAVING = 1.1
"""The haste of Heroes who have nothing left to do but to go, or not a Round more: no Treasure is worth it."""
Odds = tuple[float, ...]
Blow = tuple[str, bool, float]
"""An Attack that may come: whose, whether from the own Zone, how likely."""
CLIMB = 3
"""Movement Points that a way round may be longer for each Level that it does not raise (MD-LVL-04)."""
_FAR: WeakKeyDictionary[ZoneMap, dict[tuple[Passages, int, int], dict[str, int]]] = WeakKeyDictionary()
"""Distances by board, open doors and goals: the same questions come again and again."""
_MOST_KNOWN = 20_000


@contextmanager
def standing(hero: Hero, zone: str) -> Iterator[None]:
    """A context in which the Hero stands in another Zone."""
    here, hero.zone = hero.zone, zone
    try:
        yield
    finally:
        hero.zone = here


class Outlook:
    """An evaluation of the state, worked out once for a decision."""

    def __init__(self, state: MDState) -> None:
        self.state = state
        self.board = board_of(state)
        self.look = sight(state)
        self.heroes = living(state)
        self.foes = list(state.enemies.values())
        self._far = _FAR.setdefault(self.board, {})
        if len(self._far) > _MOST_KNOWN:
            self._far.clear()
        self._risks: dict[tuple[object, ...], tuple[float, float]] = {}
        self._threats: dict[str, list[tuple[Enemy, int]]] = {}
        self._dangers: dict[tuple[str, str], float] = {}
        self._harms: dict[tuple[str, str, bool], Odds] = {}
        self._shares: dict[tuple[str, str, bool], float] = {}
        self._holding: dict[str, int] = {}

    # --- ways ---

    def distances(self, goals: int, level: int = TOP_LEVEL) -> dict[str, int]:
        """Movement Points from each Zone to the nearest goal; a closed door costs one more (MD-MVA-01, MD-DOOR-01).

        Tiles above a `level` seem farther than they are, from within too: to go up is one step nearer, no more.
        """
        known = self._far.get((self.look.ways, goals, level))
        if known is not None:
            return known
        board, far = self.board, dict[str, int]()
        levels = {zone: max(level, tile_level(self.state, zone)) for zone in board.zones(board.grid.floor)}
        queue = [(0, zone) for zone in board.zones(goals)]
        while queue:
            steps, zone = heappop(queue)
            if zone in far:
                continue
            far[zone] = steps
            for near in board.grid.named.of(self.look.beside[board.index[zone]]):
                if near not in far:
                    heappush(queue, (steps + 1 + CLIMB * max(0, levels[zone] - levels[near]), near))
            for door in board.doors_at[zone]:
                beyond = board.beyond(door, zone)
                if not self.state.doors[door] and beyond not in far:
                    heappush(queue, (steps + 2 + CLIMB * max(0, levels[zone] - levels[beyond]), beyond))
        seeming = {zone: steps + CLIMB * (levels[zone] - level) for zone, steps in far.items()}
        self._far[self.look.ways, goals, level] = seeming
        return seeming

    def distance(self, zone: str, other: str) -> int:
        """Movement Points between two Zones."""
        return self.distances(self.board.bit[other]).get(zone, FAR)

    def home(self, hero: Hero) -> str:
        """The Zone a Hero counts as being in when asked what it wants: a wish that changes with each step leads to and fro."""
        activation = self.state.activation
        began = activation.began if activation is not None and activation.hero == hero.id else ""
        return began or hero.zone

    def walks(self, hero: Hero, points: int) -> dict[str, int]:
        """The Zones a Hero can walk to and the points it takes; Enemies on the way hold it (MD-MVA-04, MD-MVA-05)."""
        board, out = self.board, {hero.zone: 0}
        stops = self.holding(hero)
        edge = [hero.zone]
        for steps in range(1, points + 1):
            ahead: list[str] = []
            for zone in edge:
                if board.bit[zone] & stops:
                    continue
                for near in board.grid.named.of(self.look.beside[board.index[zone]]):
                    if near not in out:
                        out[near] = steps
                        ahead.append(near)
            edge = ahead
        return out

    def holding(self, hero: Hero) -> int:
        """The Zones in which Enemies would hold a Hero, whom only the dark may make Elusive (MD-MOV-06, MD-SHA-03)."""
        known = self._holding.get(hero.id)
        if known is None:
            known = 0
            for zone in self.board.zones(self.standing_foes):
                with standing(hero, zone):
                    known |= 0 if has_skill(self.state, hero, "elusive") else self.board.bit[zone]
            self._holding[hero.id] = known
        return known

    def within(self, zone: str, steps: int) -> int:
        """The Zones not more than so many steps away, closed doors left closed."""
        board = self.board
        out = board.bit[zone]
        for _ in range(steps):
            for near in board.zones(out):
                out |= self.look.beside[board.index[near]]
        return out

    @cached_property
    def standing_foes(self) -> int:
        out = 0
        for foe in self.foes:
            if not foe.is_stunned:
                out |= self.board.bit[foe.zone]
        return out

    @cached_property
    def foe_zones(self) -> set[str]:
        return {foe.zone for foe in self.foes}

    @cached_property
    def waiting(self) -> list[str]:
        """The Heroes who are still to be activated in this Round."""
        return [step.hero for step in self.state.agenda if isinstance(step, BeginActivation)]

    # --- threats ---

    @cached_property
    def menace(self) -> dict[str, int]:
        """Per Enemy: the Zones it can strike in one activation, its first step counted in (MD-ENP-02 to MD-ENP-04)."""
        out: dict[str, int] = {}
        for foe in self.foes:
            zones = self._reach_of_a_step(foe) if may_leave(self.state, foe) else self._reach(foe, foe.zone)
            out[foe.id] = 0 if foe.is_stunned else zones
        return out

    @cached_property
    def menaced(self) -> int:
        """The Zones in which some Enemy can strike whom one may wait for; whom the Mission wants dead is what one goes to."""
        prey = {errand.name for errand in self.tasks if errand.verb == "slay"}
        out = 0
        for foe, zones in self.menace.items():
            if foe not in prey:
                out |= zones
        return out

    def threats(self, hero: Hero) -> list[tuple[Enemy, int]]:
        """Enemies with the Zones in which they could strike a Hero who leaves its own.

        One that the Hero alone holds is free to follow (MD-MOV-03).
        """
        known = self._threats.get(hero.id)
        if known is None:
            is_alone = all(one is hero or one.zone != hero.zone for one in self.heroes)
            known = self._threats[hero.id] = [
                (foe, self._reach_of_a_step(foe) if is_alone and foe.zone == hero.zone else zones)
                for foe in self.foes
                if (zones := self.menace[foe.id])
            ]
        return known

    def danger(self, foe: Enemy, hero: Hero) -> float:
        """The Wounds of an Enemy's Attack on a Hero on average."""
        key = (foe.id, hero.id)
        known = self._dangers.get(key)
        if known is None:
            known = self._dangers[key] = sum(n * chance for n, chance in enumerate(self.harm(foe, hero)))
        return known

    def _reach_of_a_step(self, foe: Enemy) -> int:
        zones = self._reach(foe, foe.zone)
        for near in self.board.grid.named.of(self.look.beside[self.board.index[foe.zone]]):
            zones |= self._reach(foe, near)
        return zones

    def _reach(self, foe: Enemy, zone: str) -> int:
        out = 0
        for type in attack_types(foe):
            out |= reach_of(self.state, zone, type)
        return out

    def harm(self, foe: Enemy, hero: Hero, zone: str = "") -> Odds:
        """The Wounds of an Enemy's Attack on a Hero: the worst type it has for the Range, as near as it will come."""
        near = (zone or hero.zone) == foe.zone
        key = (foe.id, hero.id, near)
        known = self._harms.get(key)
        if known is None:
            types = attack_types(foe)
            if "melee" in types and (near or len(types) == 1):
                types = ("melee",)
            far = [type for type in types if type != "melee"] or list(types)
            # light and shadow of where the Activation began: what an Enemy is worth must not change with each step
            with standing(hero, self.home(hero)):
                blows = [blow(self.state, foe.id, hero.id, type) for type in far]
            known = self._harms[key] = max(blows, key=lambda one: one.mean).odds
        return known

    def share(self, foe: Enemy, hero: Hero, is_hidden: bool) -> float:
        """The chance that an Enemy strikes this Hero and not another: it goes for the most unspent XP (MD-TGT-03)."""
        key = (foe.id, hero.id, is_hidden)
        known = self._shares.get(key)
        if known is None:
            known = self._shares[key] = self._share(self.prey(foe, hero), hero, is_hidden)
        return known

    def _share(self, rivals: list[Hero], hero: Hero, is_hidden: bool) -> float:
        if is_hidden:
            return 0.25 if rivals else 0.4
        if any(one.xp > hero.xp for one in rivals):
            return 0.2
        return 0.55 if any(one.xp == hero.xp for one in rivals) else 1.0

    def prey(self, foe: Enemy, hero: Hero) -> list[Hero]:
        """The other Heroes it can strike."""
        zones = self.menace[foe.id]
        return [one for one in self.heroes if one is not hero and self.board.bit[one.zone] & zones]

    def risk(self, hero: Hero, zone: str, answering: dict[str, float]) -> float:
        """The cost of standing in a Zone at the end of the Activation: Wounds, and the danger of being killed.

        `answering`: Enemies the Hero attacked, with the chance that they live to counterattack (MD-CTR-01, MD-CTR-05).
        """
        board = self.board
        burn = self.burns.get(board.tile_of[zone], 0) + (0 if board.is_lit(zone) else self.gloom)
        return self._cost(hero, zone, burn, self._blows(hero, zone, answering))

    def peril(self, hero: Hero) -> float:
        """The cost for a Hero of Enemies alone where it stands: fire and gloom ask for no Defense."""
        return self._cost(hero, hero.zone, 0, self._blows(hero, hero.zone, {}))

    def hides(self, zone: str, foe: Enemy) -> bool:
        """Whether a Zone hides those in it from an Enemy: dark, and not seen by it (MD-CTR-05)."""
        board = self.board
        return not board.is_lit(zone) and not self.look.seen[board.index[foe.zone]] & board.bit[zone]

    def _blows(self, hero: Hero, zone: str, answering: dict[str, float]) -> list[Blow]:
        """The Attacks that may come at a Hero in a Zone."""
        board = self.board
        bit, is_home = board.bit[zone], zone == hero.zone
        blows: list[Blow] = []
        for foe, zones in self.threats(hero):
            if not (self.menace[foe.id] if is_home else zones) & bit:
                continue
            is_hidden = self.hides(zone, foe)
            likely = answering.get(foe.id, 0.0)
            near = foe.zone == zone
            if likely and not is_hidden:
                blows.append((foe.id, near, likely))
            blows.append((foe.id, near, self.share(foe, hero, is_hidden) * (likely if foe.id in answering else 1.0)))
        return blows

    def _cost(self, hero: Hero, zone: str, burn: int, blows: list[Blow]) -> float:
        if not blows and not burn:
            return 0.0
        key = (hero.id, burn, *blows)
        known = self._risks.get(key)
        if known is None:
            known = self._risks[key] = self._outcome(hero, zone, burn, blows)
        wounds, death = known
        return wounds * self.pain(hero) + death * self.price_of_death

    def _outcome(self, hero: Hero, zone: str, burn: int, blows: list[Blow]) -> tuple[float, float]:
        """Expected Wounds and the chance to be killed."""
        left = [0.0] * (hero.health + 1)
        left[min(burn, hero.health)] = 1.0
        total = float(burn)
        for name, _, share in blows:
            odds = self.harm(self.state.enemies[name], hero, zone)
            grown = [0.0] * (hero.health + 1)
            for had, chance in enumerate(left):
                if chance:
                    grown[had] += chance * (1 - share)
                    for wounds, likely in enumerate(odds):
                        grown[min(hero.health, had + wounds)] += chance * share * likely
            left = grown
            total += share * sum(n * chance for n, chance in enumerate(odds))
        return total, left[hero.health]

    def relief(self, hero: Hero) -> float:
        """The danger that a Hero would be spared where it stands, were it unhurt."""
        before = self.risk(hero, hero.zone, {})
        health, hero.health = hero.health, hero.maximum
        after = Outlook(self.state).risk(hero, hero.zone, {})
        hero.health = health
        return before - after

    def pain(self, hero: Hero) -> float:
        """The cost of a Wound: little for the healthy, for nothing heals by itself."""
        return 0.7 if hero.health > 3 else 1.0

    @cached_property
    def tokens_left(self) -> int:
        """On the Lifebringer, when all who are killed now have come back (MD-RES-03)."""
        return self.state.lifebringer - sum(hero.is_dead for hero in self.state.heroes.values())

    @cached_property
    def price_of_death(self) -> float:
        """A resurrection costs a token of the Lifebringer; without one the game is lost (MD-RES-03, MD-RES-05)."""
        left = self.tokens_left
        return 4.0 if left > 1 else 7.0 if left == 1 else 20.0

    # --- the Mission ---

    @cached_property
    def burns(self) -> dict[int, int]:
        return burning_tiles(self.state)

    @cached_property
    def gloom(self) -> int:
        return gloom(self.state)

    @cached_property
    def tasks(self) -> list[Errand]:
        return errands(self.state)

    @cached_property
    def held(self) -> list[str]:
        return held_zones(self.state)

    @cached_property
    def focus(self) -> Errand | None:
        """The errand the Heroes go about together: near, and on tiles of low Level first."""
        if not self.tasks or not self.heroes:
            return None
        return min(self.tasks, key=self._effort)

    def is_nearest(self, errand: Errand) -> bool:
        """Whether the Hero of an errand is nearer to it than all others who could do it."""
        far = self.distances(self.board.bit[errand.zone])
        able = [
            (far.get(self.home(self.state.heroes[one.by]), FAR), one.by)
            for one in self.tasks
            if one.by and one.zone == errand.zone
        ]
        return min(able)[1] == errand.by

    def _effort(self, errand: Errand) -> float:
        far = self.distances(self.board.bit[errand.zone])
        if errand.by:
            steps = float(far.get(self.home(self.state.heroes[errand.by]), FAR))
        else:
            each = sorted(far.get(self.home(hero), FAR) for hero in self.heroes)
            steps = sum(each) / len(each)
        climb = max(0, tile_level(self.state, errand.zone) - self.state.level)
        return steps + 4 * climb + (6 if errand.verb == "slay" else 0)

    @cached_property
    def haste(self) -> float:
        """The pressure of time."""
        return self.haste_after(0)

    def haste_after(self, rounds: int) -> float:
        """The pressure of time so many Rounds later: about 1 when the Rounds left are just enough (MD-RUL-79)."""
        last = last_round(self.state)
        if not last or self.focus is None:
            return 0.25
        way, at = 0.0, self.home(self.heroes[0])
        for errand in self._tour():
            way += self.distance(at, errand) + 1
            at = errand
        left = max(1, last - self.state.round + 1 - rounds)
        return min(2.0, max(way / 3.5 / left, LEAVING if self.focus.verb == "exit" or left == 1 else 0.0))

    def _tour(self) -> list[str]:
        """The Zones still to be visited, each time the nearest; the way out at last."""
        zones = list(dict.fromkeys(errand.zone for errand in self.tasks))
        at, out = self.home(self.heroes[0]), list[str]()
        while zones:
            nearest = min(zones, key=lambda zone: self.distance(at, zone))
            zones.remove(nearest)
            out.append(nearest)
            at = nearest
        wins = sheet_of(self.state).wins
        if any(phrase.verb in ("exit", "carry") for phrase in wins) and sheet_of(self.state).exits:
            out.append(sheet_of(self.state).exits[0])
        return out

    def is_unknown(self, zone: str) -> bool:
        """The Zone is part of a Chamber that nobody has opened (MD-DOOR-03)."""
        return bool(closed_chamber(self.state, zone))

    def gap(self, zone: str) -> int:
        """The distance of the group from a Zone: two thirds of the living Heroes are as near."""
        far = self.distances(self.board.bit[zone])
        ways = sorted(far.get(hero.zone, FAR) for hero in self.heroes)
        return ways[(2 * len(ways) - 1) // 3] if ways else 0
