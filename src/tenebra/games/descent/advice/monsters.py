"""The Overlord's monsters as the computer leads them (DE-MON): who goes next, where to, whom to strike; where new ones appear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenebra.boards.eight import apart, within
from tenebra.boards.grid import members
from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.outlook import FAR, Outlook, Strike, standing_at
from tenebra.games.descent.options import UPRIGHT
from tenebra.games.descent.rules.abilities import type_of
from tenebra.games.descent.rules.large import named
from tenebra.games.descent.rules.powers import speed_of
from tenebra.games.descent.rules.space import covers, steps_of
from tenebra.games.descent.rules.targets import AnyAttack, attack_options
from tenebra.games.descent.rules.walking import Walk
from tenebra.games.descent.state import MELEE, Monster
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind, stakes

NOTHING = Strike(0.0, "", 0.0, 0.0)
AFAR = 4
"""The distance from the heroes that whoever shoots likes to keep."""
TRIED = 6
"""The number of places to attack from that are weighed exactly."""


class Assault(NamedTuple):
    """The best a monster can do: what it is worth, the place to strike from, the attack."""

    value: float
    at: str
    lie: str
    strike: Strike


class Pack:
    """All monsters, with what is asked of the board more than once."""

    def __init__(self, look: Outlook) -> None:
        self.look, self.state = look, look.state
        self._near: dict[str, dict[int, int]] = {}

    def to_heroes(self) -> dict[int, int]:
        """Steps from each space to the nearest hero, doors that monsters may open open."""
        if "" not in self._near:
            self._near[""] = self.look.distances(self.look.grid.set_of(hero.space for hero in self.look.heroes))
        return self._near[""]

    def assault(self, monster: Monster, points: int, *, may_walk: bool = True) -> Assault:
        """The best place to strike from, and whom, as things are."""
        state = self.state
        walk = Walk(state, monster, points if may_walk else 0)
        is_shot = type_of(state, monster) != MELEE
        # nobody sees out of a pit (DE-OBS-05)
        stops = (walk.stops() | walk.here) & ~walk.sunk
        if walk.no_end & walk.here:
            stops &= ~walk.here
        best = Assault(0.0, "", "", NOTHING)
        for place in self.candidates(monster, walk, stops):
            at, lie = named(state, place)
            found = self.best_attack(monster, at, lie)
            value = found.value
            if is_shot:
                # closer to its fellows than to the heroes' blades: who shoots keeps away
                value -= 0.15 * self.heroes_beside(walk.body.covers(place))
            value -= 0.02 * sum(1 for ring in walk.rings if not ring & place)
            if found.target and value > best.value:
                best = Assault(value, at, lie, found)
        return best

    def candidates(self, monster: Monster, walk: Walk, stops: int) -> list[int]:
        """A few places from which heroes can be attacked, the nearest first for who strikes by hand, others in between."""
        look, state, body = self.look, self.state, walk.body
        is_shot, most = look.shooting(monster, "")
        found: dict[int, float] = {}
        for hero in look.heroes:
            here = look.bit[hero.space]
            if is_shot or most > 1:
                area = look.seen_from(here, monster.id) & within(look.grid, here, most)
            else:
                area = steps_of(state).beside(here)
            prize = look.worth(hero.id) / max(1, hero.life)
            for place in members(body.over(area) & stops):
                distance = apart(look.grid, body.covers(place), here)
                score = prize - (0.3 * abs(distance - 3) if is_shot else 0.0)
                found[place] = max(found.get(place, -99.0), score)
        return sorted(found, key=lambda place: (-found[place], place))[:TRIED]

    def best_attack(self, monster: Monster, at: str, lie: str) -> Strike:
        state = self.state
        with standing_at(state, monster, at, lie == UPRIGHT):
            options = attack_options(state, monster.id)
            found = [self.look.appraise(monster.id, option) for option in options if isinstance(option, AnyAttack)]
        return max(found, key=lambda strike: (strike.value, strike.target), default=NOTHING)

    def heroes_beside(self, spaces: int) -> int:
        near = steps_of(self.state).beside(spaces)
        return sum(1 for hero in self.look.heroes if self.look.bit[hero.space] & near)

    def reach(self, monster: Monster) -> int:
        return 0 if monster.is_webbed or (monster.stun and monster.rank == "normal") else speed_of(self.state, monster.id)

    # --- advice

    def next_one(self, options: Sequence[Option]) -> Advice:
        """First who can kill, then who stands in the way of others, those far away last; who can do nothing stays."""
        best, value, strike = None, -1.0, NOTHING
        for option in options:
            if isinstance(option, opt.Activate):
                monster = self.state.monsters[option.monster]
                found = self.assault(monster, self.reach(monster))
                near = self.to_heroes().get(self.look.cell(monster.space), FAR)
                worth = found.value * 2 + found.strike.kill * 5 + max(0.0, 1 - near / 40)
                if worth > value:
                    best, value, strike = option, worth, found.strike
        if best is None:
            return Advice(str(opt.Done()), "why-all-done")
        if strike.target:
            about = {"monster": best.monster, "target": strike.target, **stakes(strike.kill, strike.wounds)}
            return Advice(str(best), "why-activate-strike", about)
        return Advice(str(best), "why-activate", {"monster": best.monster})

    def act(self, monster: Monster, options: Sequence[Option]) -> Advice:
        """The next thing in an activation: strike from the best place, or come nearer."""
        activation = self.state.activation
        assert activation is not None
        blows = [option for option in options if isinstance(option, AnyAttack)]
        can_walk = any(isinstance(option, opt.Move) for option in options)
        if activation.attacks > 0:
            plan = self.assault(monster, activation.points, may_walk=can_walk)
            here = self.best_blow(monster, blows)
            if here is not None and here[0].value >= plan.value - 0.1:
                strike, option = here
                return Advice(str(option), "why-strike", {"target": strike.target, **stakes(strike.kill, strike.wounds)})
            move = opt.Move(plan.at, plan.lie)
            if plan.strike.target and move in options:
                about = {"space": plan.at, "target": plan.strike.target, **stakes(plan.strike.kill, plan.strike.wounds)}
                return Advice(str(move), "why-close-in", about)
        return self.walk(monster, options, after=activation.has_attacked)

    def best_blow(self, monster: Monster, blows: Sequence[Option]) -> tuple[Strike, Option] | None:
        found = [(self.look.appraise(monster.id, option), option) for option in blows if isinstance(option, AnyAttack)]
        found = [pair for pair in found if pair[0].value > 0]
        return max(found, key=lambda pair: (pair[0].value, str(pair[1])), default=None)

    def walk(self, monster: Monster, options: Sequence[Option], *, after: bool) -> Advice:
        """Nearer to the heroes; whoever shoots steps back after the shot if a hero stands beside it."""
        moves = [option for option in options if isinstance(option, opt.Move | opt.Climb)]
        is_shot = type_of(self.state, monster) != MELEE
        if after and is_shot:
            advice = self.step_back(monster, moves)
        else:
            advice = self.approach(monster, moves, wanted=AFAR if is_shot else 1)
        if advice is None and not after:
            advice = self.let_in(monster, options)
        if advice is not None:
            return advice
        if opt.End() in options:
            return Advice(str(opt.End()), "why-end-activation")
        if not moves:
            return Advice("", "")
        best = min(moves, key=lambda option: (self.distance(option.to), str(option)))
        return Advice(str(best), "why-approach", {"space": best.to})

    def step_back(self, monster: Monster, moves: Sequence[opt.Move | opt.Climb]) -> Advice | None:
        """Out of the heroes' blades, if one stands beside it."""
        safe = [option for option in moves if self.distance(option.to) > 1]
        if not safe or not self.heroes_beside(covers(self.state, monster.id)):
            return None
        best = min(safe, key=lambda option: (abs(self.distance(option.to) - AFAR), str(option)))
        return Advice(str(best), "why-step-back", {"space": best.to})

    def approach(self, monster: Monster, moves: Sequence[opt.Move | opt.Climb], *, wanted: int) -> Advice | None:
        """Nearer to so many steps from the heroes."""

        def off(space: str) -> int:
            return abs(self.distance(space) - wanted)

        nearer = [option for option in moves if off(option.to) < off(monster.space)]
        if not nearer:
            return None
        best = min(nearer, key=lambda option: (off(option.to), str(option)))
        return Advice(str(best), "why-approach", {"space": best.to})

    def let_in(self, monster: Monster, options: Sequence[Option]) -> Advice | None:
        """A door is opened where there is a way to the heroes."""
        door = next((option for option in options if isinstance(option, opt.Open)), None)
        if door is None or self.distance(monster.space) >= FAR:
            return None
        return Advice(str(door), "why-let-in", {"door": door.door})

    def distance(self, space: str) -> int:
        return self.to_heroes().get(self.look.cell(space), FAR)

    def place(self, kind: str, options: Sequence[Option]) -> Advice:
        """New monsters appear where they can strike soonest, behind the weakest hero."""
        found = of_kind(options, opt.Place)
        if not found:
            return Advice(str(opt.Skip()), "why-no-room")

        def score(option: opt.Place) -> tuple[float, str]:
            here = self.look.bit[option.at]
            weak = [apart(self.look.grid, here, self.look.bit[hero.space]) + hero.life * 0.4 for hero in self.look.heroes]
            return self.distance(option.at) + 0.3 * min(weak, default=0), str(option)

        best = min(found, key=score)
        return Advice(str(best), "why-place", {"monster": kind, "space": best.at, "distance": str(self.distance(best.at))})
