"""A hero's turn as the computer plays it: each space within reach with the attacks from there, errands, then an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.errands import Errands
from tenebra.games.descent.advice.ground import NOTHING, Ground
from tenebra.games.descent.advice.outlook import FAR, Outlook, Strike
from tenebra.games.descent.rules.actions import OPTION_OF, gives
from tenebra.games.descent.rules.movement import AnyMove
from tenebra.games.descent.rules.moves import cost_of
from tenebra.games.descent.rules.powers import most_fatigue, most_life, speed_of
from tenebra.games.descent.rules.targets import AnyAttack
from tenebra.games.descent.state import (
    ADVANCE,
    AIM,
    BATTLE,
    DODGE,
    GUARD,
    HEALING,
    READY,
    REST,
    RUN,
    VITALITY,
    DEState,
)
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind, stakes

TIRED = 0.6
"""The cost of a fatigue spent on a step."""
AIMING = 0.15
"""The additional worth of an aimed attack over a plain one."""
WATCH = 0.15
"""The worth of a Guard order while nobody is in sight: more may come."""
IN_TOWN = -5.0
"""The worth of a hero in Town going first."""
CAUTIOUS = (RUN, BATTLE, ADVANCE, READY)
"""Of actions that are worth the same, the last leaves most open."""
WALKING = {RUN: "why-run", BATTLE: "why-battle", ADVANCE: "why-advance", READY: "why-ready"}
STRIKING = {RUN: "why-run", BATTLE: "why-battle-strike", ADVANCE: "why-advance-strike", READY: "why-ready-strike"}
ORDERED = {GUARD: "why-order-guard", DODGE: "why-order-dodge", REST: "why-order-rest", AIM: "why-order-aim"}


NO_ADVICE = Advice("", "")


class Plan(NamedTuple):
    """A possible turn: its worth, where it ends, the blow, the first thing to do, and why."""

    value: float
    space: str
    strike: Strike
    strikes_first: bool
    order: str


class HeroTurn(Ground):
    """One choice in a hero's turn."""

    # --- plans

    def plan(self, points: int, attacks: int, orders: int, *, either: bool = False) -> Plan:
        """The best that can be made of so many points, attacks and orders; `either`: points or an attack, not both."""
        spots = self.spots(points)
        ends = {
            space: self.calm(space) + self.gain_at(space, points - cost) - TIRED * max(0, cost - points)
            for space, cost in spots.items()
        }
        found = []
        for space, cost in spots.items():
            can_strike = attacks > 0 and not (either and cost)
            blow = self.strike(space) if can_strike else NOTHING
            order, ordered = self.best_order(space, blow) if orders else ("", 0.0)
            struck = self.blows(space, attacks) if blow.target else 0.0
            strikes_first = cost == 0 and bool(blow.target)
            found.append(Plan(ends[space] + ordered + struck, space, blow, strikes_first, order))
        if attacks and not either:
            # or strike from here, and walk then where it is best to end
            end = max(spots, key=lambda space: (ends[space], -spots[space], space))
            found += self.strike_and_go(end, ends[end], attacks, orders)
        return max(found, key=lambda plan: (plan.value, -spots[plan.space], plan.space))

    def strike_and_go(self, end: str, worth: float, attacks: int, orders: int) -> list[Plan]:
        """The plan to strike first and to end the turn elsewhere, if there is somebody to strike."""
        here = self.hero.space
        blow = self.strike(here)
        if not blow.target:
            return []
        order, ordered = self.best_order(end) if orders else ("", 0.0)
        return [Plan(worth + ordered + self.blows(here, attacks) + 0.05, end, blow, True, order)]

    def best_order(self, space: str, blow: Strike = NOTHING) -> tuple[str, float]:
        """The order that is worth most on a space, and how much; Aim only for the attack that is made at once (DE-ORD-07)."""
        if self.hero.order:
            return "", 0.0
        risk = self.look.risk(self.hero, space)
        near = any(menace.zone & self.look.bit[space] for menace in self.look.menaces)
        spent = most_fatigue(self.state, self.hero.id) - self.hero.fatigue
        guard = 0.9 + 0.1 * len(self.look.foes) if near else WATCH
        found = {
            GUARD: guard if self.look.weapons(self.hero) else 0.0,
            DODGE: 0.4 * risk,
            REST: 0.3 * spent * (0.3 if near else 1.0),
            AIM: AIMING * blow.value if space == self.hero.space else 0.0,
        }
        best = max(found, key=lambda order: (found[order], order))
        return best, found[best]

    # --- advice

    def declare(self) -> Advice:
        """The advice which action to declare, of those offered."""
        state, hero = self.state, self.hero
        offered = [action for action, option in OPTION_OF.items() if option in self.options]
        if not hero.space or not offered:
            return self.leave_town_plan()
        plans: dict[str, Plan] = {}
        for action in offered:
            points, attacks, halves, orders = gives(state, hero.id, action)
            if action == READY:
                walk = self.plan(gives(state, hero.id, ADVANCE)[0], 0, orders)
                blow = self.plan(0, halves, orders, either=True)
                plans[action] = max(walk, blow, key=lambda plan: plan.value)
            else:
                plans[action] = self.plan(points, attacks, orders)
        best = max(plans, key=lambda action: (plans[action].value, CAUTIOUS.index(action)))
        plan = plans[best]
        return Advice(str(OPTION_OF[best]), (STRIKING if plan.strike.target else WALKING)[best], self.about(plan))

    def leave_town_plan(self) -> Advice:
        """From Town one shops and walks: a Run gives most points for it."""
        return Advice(str(opt.Run()), "why-run-from-town")

    def about(self, plan: Plan) -> dict[str, str]:
        out = {"space": plan.space, "order": plan.order}
        if plan.strike.target:
            out |= {"target": plan.strike.target, **stakes(plan.strike.kill, plan.strike.wounds)}
        return out

    def advise(self) -> Advice:
        """The next thing to do in a turn that has begun."""
        turn = self.state.turn
        assert turn is not None
        plan = self.plan_with(turn.points, turn.halves)
        small = self.small_things(plan)
        if small is not None:
            return small
        if plan.order == AIM and plan.strikes_first and opt.Order(AIM) in self.options:
            return Advice(str(opt.Order(AIM)), ORDERED[AIM])
        blows = [option for option in self.options if isinstance(option, AnyAttack)]
        has_attacks = turn.attacks + turn.halves > 0
        if blows and has_attacks and self.strikes_now(plan):
            return self.attack(blows)
        if plan.space != self.hero.space:
            return self.go(plan)
        return self.open_door() or self.strike_anyway(blows) or self.finish()

    def strikes_now(self, plan: Plan) -> bool:
        """Before walking, or because the hero stands where he was to strike from."""
        return plan.strikes_first or (bool(plan.strike.target) and plan.space == self.hero.space)

    def strike_anyway(self, blows: Sequence[Option]) -> Advice | None:
        """Any blow that may do something, if there is nothing better to do."""
        strike = self.attack(blows) if blows else NO_ADVICE
        return strike if strike.option else None

    def plan_with(self, points: int, halves: int) -> Plan:
        """The best that can be made of what is left of the turn, with so many points and halves."""
        turn = self.state.turn
        assert turn is not None
        walked = points + halves * speed_of(self.state, self.hero.id)
        return self.plan(walked, turn.attacks + halves, turn.orders, either=halves > 0 and not turn.attacks)

    def small_things(self, plan: Plan) -> Advice | None:
        """An option that costs little and is worth it at once, if the strike that is planned can still be made."""
        for option in self.options:
            match option:
                case opt.Pickup(token=token):
                    return Advice(str(option), "why-pick-up", {"token": token})
                case opt.Chest() if self.leaves_strike(plan, cost_of(option)):
                    return Advice(str(option), "why-open-chest")
                case opt.Drink(potion=potion) if self.needs(potion) and self.leaves_strike(plan, cost_of(option)):
                    if potion == HEALING:
                        return Advice(str(option), "why-drink-healing", {"life": str(self.hero.life)})
                    return Advice(str(option), "why-drink-vitality")
        return None

    def needs(self, potion: str) -> bool:
        """The hero is hurt, or has no fatigue left of more than a little."""
        if potion == HEALING:
            return self.needs_healing()
        return potion == VITALITY and self.hero.fatigue == 0 and most_fatigue(self.state, self.hero.id) > 2

    def leaves_strike(self, plan: Plan, cost: int) -> bool:
        """With so many points fewer one can still strike, if that is what the plan is about."""
        turn = self.state.turn
        assert turn is not None
        if not plan.strike.target:
            return True
        taken = turn.halves if turn.points < cost else 0
        points = turn.points + taken * speed_of(self.state, self.hero.id) - cost
        return bool(self.plan_with(points, turn.halves - taken).strike.target)

    def needs_healing(self) -> bool:
        most = most_life(self.state, self.hero.id)
        return self.hero.life <= most - 3 and (self.hero.life * 2 <= most or self.look.risk(self.hero, self.hero.space) > 2)

    def attack(self, blows: Sequence[Option]) -> Advice:
        """The best attack that can be declared here."""
        found = [(self.look.appraise(self.hero.id, option), option) for option in blows if isinstance(option, AnyAttack)]
        strike, option = max(found, key=lambda pair: (pair[0].value, str(pair[1])))
        if strike.value <= 0.05:
            return NO_ADVICE
        return Advice(str(option), "why-attack", {"target": strike.target, **stakes(strike.kill, strike.wounds)})

    def go(self, plan: Plan) -> Advice:
        """Walk to the space of the plan, with a fatigue first where points are wanting."""
        about = self.about(plan)
        moves = [option for option in self.options if isinstance(option, AnyMove)]
        step = next((option for option in moves if option.to == plan.space), None)
        if step is not None:
            return Advice(str(step), *self.why_go(plan, about))
        if opt.Fatigue() in self.options:
            return Advice(str(opt.Fatigue()), "why-hurry", about)
        if moves:
            best = max(moves, key=lambda option: (self.calm(option.to), option.to))
            if self.calm(best.to) > self.calm(self.hero.space) + 0.1 or self.hero.in_pit:
                return Advice(str(best), *self.why_go(plan, {**about, "space": best.to}))
        return self.finish()

    def why_go(self, plan: Plan, about: dict[str, str]) -> tuple[str, dict[str, str]]:
        if plan.strike.target and not plan.strikes_first:
            return "why-go-strike", about
        cell, here = self.look.cell(about["space"]), self.look.cell(self.hero.space)
        steps = self.far.get(here, FAR) - self.far.get(cell, FAR)
        if steps > 0 and self.errand is not None:
            left = {"steps": str(steps), "left": str(self.far.get(cell, 0)), "to": about["space"]}
            return self.errand.why, {**self.errand.about, **left}
        return "why-safer", about

    def open_door(self) -> Advice | None:
        wanted = {door for door, _ in self.doors}
        for option in self.options:
            if isinstance(option, opt.Open) and option.door in wanted:
                return Advice(str(option), "why-open-door", {"door": option.door})
        if opt.Stairs() in self.options and self.errand is not None and self.errand.why == "why-explore" and self.is_party_ready:
            return Advice(str(opt.Stairs()), "why-stairs")
        return None

    def finish(self) -> Advice:
        """Place the order that is left, then end the turn; out of a pit first."""
        order = self.order_left()
        if order:
            return Advice(str(opt.Order(order)), ORDERED[order])
        climb = next((option for option in self.options if isinstance(option, opt.Climb)), None)
        if climb is not None and self.hero.in_pit:
            return Advice(str(climb), "why-climb", {"space": climb.to})
        if opt.End() in self.options:
            return Advice(str(opt.End()), "why-end-turn")
        moves = of_kind(self.options, opt.Move)
        if not moves:
            return NO_ADVICE
        best = max(moves, key=lambda option: (self.calm(option.to), option.to))
        return Advice(str(best), "why-make-room", {"space": best.to})

    def order_left(self) -> str:
        """The order that is worth most here, if the hero has none and it can be placed now."""
        can_place = any(isinstance(option, opt.Order) and not option.to for option in self.options)
        if not can_place or self.hero.order:
            return ""
        order, _ = self.best_order(self.hero.space)
        return order if opt.Order(order) in self.options else ""


def who_goes_first(look: Outlook, state: DEState, options: Sequence[Option]) -> Advice:
    """First whoever can strike hardest, then whoever has the nearest errand; those in Town last."""
    best, value, errands = None, -1e9, Errands(look)
    for option in options:
        if isinstance(option, opt.Next):
            hero = state.heroes[option.hero]
            worth = worth_of_going_first(HeroTurn(look, hero, (), errands)) if hero.space else IN_TOWN
            if worth > value:
                best, value = option, worth
    if best is None:
        return NO_ADVICE
    return Advice(str(best), "why-first-strike" if value > 0.5 else "why-first", {"hero": best.hero})


def worth_of_going_first(turn: HeroTurn) -> float:
    """The hardest blow that can be struck, how near the errand is, and whether a door can be opened for the others."""
    look, hero = turn.look, turn.hero
    spots = turn.spots(gives(turn.state, hero.id, ADVANCE)[0])
    blow = max(turn.strike(space).value for space in spots)
    steps = turn.far.get(look.cell(hero.space), FAR)
    can_open = any(look.grid.set_of(spots) & spaces for _, spaces in turn.doors)
    return blow - 0.02 * steps + (3.0 if can_open else 0.0)
