"""The advice of heroes: when to rest, whom to hit, who does the errand, and how many gems to keep for the Guard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.errands import ON_THE_WAY, Errand
from tenebra.games.conan.advice.ground import FAR
from tenebra.games.conan.advice.outlook import NEARER, NOTHING, SPENT, Outlook, Strike
from tenebra.games.conan.advice.spells import spell_worth
from tenebra.games.conan.advice.units import activation
from tenebra.games.conan.content import card
from tenebra.games.conan.forecast import symbol_odds
from tenebra.games.conan.rules.encumbrance import base_movement
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import limit_of
from tenebra.games.conan.rules.manipulation import dice_of, difficulty_of, hindrance
from tenebra.games.conan.rules.movement import purse_of, walk_of
from tenebra.games.conan.rules.offers import offered
from tenebra.games.conan.rules.powers import commanders, deed_of, has
from tenebra.games.conan.rules.reach import is_fascinated, is_shielded
from tenebra.games.conan.rules.targets import armed_with
from tenebra.games.conan.rules.turn import recovery_of
from tenebra.games.conan.scenario import scaled
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import (
    ACTION,
    AGGRESSIVE,
    CAUTIOUS,
    FATIGUE,
    MANIPULATION,
    MELEE,
    RESERVE,
    COState,
    Hero,
    living_heroes,
)
from tenebra.kernel import Option, copy_of
from tenebra.kit.advice import Advice, stakes
from tenebra.kit.odds import at_least

ENOUGH = 0.05
"""The least that a deed must gain to be done."""
SHARED = 0.45
"""The share of an errand's worth for a hero who is not the nearest to it."""
FIGHT = 0.55
"""The worth of an enemy from afar, beside its death."""
LEAD = 1.5
"""The worth of being heard by allies whom nobody leads."""
THROWN = 0.6
"""The cost of throwing a weapon that has to be picked up again."""
PRESSING = 1.6
"""The factor of an errand for which there is just time enough."""
LIKELY = 0.4
"""With less of a chance a hero had better leave an errand to others."""
TRIED = 2
"""Gems that somebody who comes to a task has in mind for it."""
SOON = 0.6
"""The share left of the worth of a deed that is still to be done at the end of a walk."""
EASE = 0.12
"""The weight of danger at the end of a walk."""


class Plan(NamedTuple):
    """Something to do, where, and what it gains after its price."""

    value: float
    area: str
    option: Option | None
    why: str
    about: dict[str, str]


def stance(look: Outlook, hero: Hero) -> Advice:
    """Rest when there is too little to act with, unless time presses or somebody stands within reach of the goal."""
    state = look.state
    ready, tired = hero.gems.get(RESERVE, 0), hero.gems.get(FATIGUE, 0)
    back = {one: min(tired, recovery_of(state, hero, one)) for one in (AGGRESSIVE, CAUTIOUS)}
    able, rested = ready + back[AGGRESSIVE], ready + back[CAUTIOUS]
    is_too_little = able < _needed(look, hero, able, rested)
    if rested > able and (is_too_little or is_idle(state, hero, back[AGGRESSIVE])):
        return Advice(str(opt.Stance(CAUTIOUS)), "why-rest", {"gems": str(back[CAUTIOUS])})
    return Advice(str(opt.Stance(AGGRESSIVE)), "why-act", {"gems": str(able)})


def _needed(look: Outlook, hero: Hero, able: int, rested: int) -> int:
    """The gems needed to act with: fewer where time presses, more than he has where a deed is too hard without rest."""
    if look.turns_left <= 1:
        return 1
    if look.turns_left <= 3 or any(_is_at_hand(look, hero, one) for one in look.errands if one.worth > 2):
        return 2
    if any(_is_too_hard(look, hero, one, able, rested) for one in look.errands):
        return able + 1
    return 3 if look.danger(hero, hero.area) < 3 else 4


def is_idle(state: COState, hero: Hero, back: int) -> bool:
    """With so many gems back and all his steps he would still do nothing."""
    world = copy_of(state)
    one = world.heroes[hero.id]
    one.gems = one.gems | {RESERVE: one.gems.get(RESERVE, 0) + back, FATIGUE: one.gems.get(FATIGUE, 0) - back}
    one.stance, one.is_done, one.points, world.phase = AGGRESSIVE, False, base_movement(world, one.id), ACTION
    return Turn(Outlook(world), one, offered(world, one.id)).advise().option == str(opt.Done())


def _is_too_hard(look: Outlook, hero: Hero, errand: Errand, able: int, rested: int) -> bool:
    """He stands where something has to be done that more gems would make much likelier."""
    if errand.kind not in ("try", "chest") or errand.worth < 2 or errand.area != hero.area or errand.who not in ("", hero.id):
        return False
    now, later = (chance_of(look.state, hero, errand, gems) for gems in (able, rested))
    return now < 0.4 and later > now + 0.15


def chance_of(state: COState, hero: Hero, errand: Errand, gems: int) -> float:
    """The chance that he does what is to be tried with so many gems, in the best way, as far as the space holds them."""
    most = min(gems, limit_of(state, hero.id, MANIPULATION))
    tools = ("", *gear_of(hero).tools)
    return max(chance_with(state, hero, errand.name, errand.area, most, tool) for tool in tools) if most else 0.0


def chance_with(state: COState, hero: Hero, what: str, area: str, gems: int, tool: str) -> float:
    """The chance of a Complex Manipulation in an area; whoever is there now hinders it."""
    task = sheet_of(state).tasks.get(what)
    if what == "chest":
        need, is_lock = state.chests.get(area, 0), True
    elif task is not None:
        need, is_lock = scaled(task.difficulty, len(state.party)), task.is_lock
    else:
        need, is_lock = difficulty_of(state, hero, what) or 0, False
    need += hindrance(state, hero) if area == hero.area else 0
    is_picked = is_lock and has(state, hero.id, "lock_picking")
    return float(at_least(symbol_odds(dice_of(hero, gems, tool, is_picked)), need))


def _is_at_hand(look: Outlook, hero: Hero, errand: Errand) -> bool:
    """A step away, or as far as his free steps take him where nothing but coming is wanted."""
    far = base_movement(look.state, hero.id) if errand.kind == "go" else 1
    return errand.who in ("", hero.id) and look.steps(hero.id, hero.area, errand.area) <= far


def _is_thrown(copy: str) -> bool:
    """The weapon stays where it was thrown (CO-RNG-08)."""
    bonus = card(copy).ranged if copy else None
    return bonus is not None and bonus.is_thrown


class Turn:
    """The options of one hero now, with their worth."""

    def __init__(self, look: Outlook, hero: Hero, options: Sequence[Option]) -> None:
        self.look, self.state, self.hero, self.options = look, look.state, hero, options
        self.walk = walk_of(self.state, hero.id)
        self.purse = purse_of(self.state, hero.id)
        self.errands = [self.as_far_as_he_can(one) for one in look.errands if one.who in ("", hero.id)]

    def as_far_as_he_can(self, errand: Errand) -> Errand:
        """The errand, worth little to him if he has hardly a chance to achieve it himself."""
        if errand.kind not in ("try", "chest"):
            return errand
        chance = chance_of(self.state, self.hero, errand, self.look.limit(self.hero, MANIPULATION))
        return errand if chance >= LIKELY else errand._replace(worth=errand.worth * chance / LIKELY)

    def advise(self) -> Advice:
        """The best plan now; its first step if it lies elsewhere."""
        plans = [*self.here(), *self.ways]
        best = max(plans, key=lambda plan: (plan.value, plan.area == self.hero.area, str(plan.option)), default=None)
        if best is None or (best.value <= ENOUGH and opt.Done() in self.options):
            return Advice(str(opt.Done()), *self.why_done())
        if best.option is not None:
            return Advice(str(best.option), best.why, best.about)
        return Advice(str(opt.Move(best.area)), best.why, best.about)

    def why_done(self) -> tuple[str, dict[str, str]]:
        """Why nothing more is done."""
        left = self.hero.gems.get(RESERVE, 0)
        return ("why-keep-gems", {"gems": str(left)}) if left else ("why-nothing-left", {})

    # --- deeds where the hero stands

    def here(self) -> list[Plan]:
        """All that can be done at once."""
        out = []
        for option in self.options:
            match option:
                case opt.Strike() | opt.Shoot():
                    out.append(self.attack(option))
                case opt.Try():
                    out.append(self.attempt(option))
                case opt.Cast() | opt.Use():
                    out.append(self.cast(option))
                case opt.Pickup(card=copy):
                    out.append(self.pick_up(option, copy))
                case opt.Command(model=model):
                    out.append(self.command(option, model))
                case opt.Tear():
                    out.append(Plan(0.6, self.hero.area, option, "why-tear", {}))
                case opt.Leap(to=to) | opt.Wreck(to=to):
                    gain = self.pull(to) - self.pull(self.hero.area) - 0.8
                    out.append(Plan(gain, self.hero.area, option, "why-through", {"to": to}))
        return out

    def attack(self, option: opt.Strike | opt.Shoot) -> Plan:
        found = self.look.strike(self.hero.id, option)
        weapon = THROWN if isinstance(option, opt.Shoot) and _is_thrown(option.card) else 0.0
        value = found.value - self.look.price(self.hero, option.gems, self.hero.area) - self.lost() - weapon
        about = {"target": found.target, "gems": str(option.gems), **stakes(found.kill, found.wounds)}
        return Plan(value, self.hero.area, option, "why-strike" if isinstance(option, opt.Strike) else "why-shoot", about)

    def lost(self) -> float:
        """Free steps that are lost by acting, where there is somewhere to go."""
        return 0.15 * self.hero.points if self.has_a_way else 0.0

    @cached_property
    def has_a_way(self) -> bool:
        """A walk is worth something to him."""
        return any(plan.value > ENOUGH for plan in self.ways)

    def attempt(self, option: opt.Try) -> Plan:
        """A chest or a task: how likely it succeeds, and what it is worth."""
        state, hero = self.state, self.hero
        mine = [one for one in self.look.errands if one.who in ("", hero.id)]
        wanted = [one for one in mine if one.area == hero.area and one.name == option.what]
        worth = max((one.worth for one in wanted), default=0.2) * self.look.haste
        chance = chance_with(state, hero, option.what, hero.area, option.gems, option.tool)
        value = chance * worth - self.look.price(hero, option.gems, hero.area) - self.lost()
        about = {"what": option.what, "gems": str(option.gems), "chance": str(round(100 * chance))}
        return Plan(value, hero.area, option, "why-try", about)

    def cast(self, option: opt.Cast | opt.Use) -> Plan:
        gain, why, about = spell_worth(self.look, self.hero.id, option)
        verb = deed.acts[0].verb if (deed := deed_of(about["spell"])) is not None else ""
        if verb == "teleport":
            gain = self.arrival(option.at, option.gems if isinstance(option, opt.Cast) else 0)
        elif verb == "fetch":
            gain = self.desired(option.at)
        gems = option.gems if isinstance(option, opt.Cast) else 0
        value = gain - self.look.price(self.hero, gems, self.hero.area) - self.lost()
        return Plan(value - (0.5 if not gems else 0.0), self.hero.area, option, why, about)

    def arrival(self, area: str, paid: int) -> float:
        """The worth of being put into another area at once."""
        ease = EASE * (self.look.danger(self.hero, self.hero.area) - self.look.danger(self.hero, area))
        return self.pull(area) - self.pull(self.hero.area) + self.deed_at(area, paid)[0] + ease

    def pick_up(self, option: opt.Pickup, copy: str) -> Plan:
        """The plan of picking up an object for a gem."""
        value = self.desired(copy) - self.look.price(self.hero, 1, self.hero.area) - self.lost()
        return Plan(value, self.hero.area, option, "why-pick-up", {"card": copy})

    def desired(self, copy: str) -> float:
        """The worth of a card: wanted for the objective, or useful and not too heavy."""
        wanted = max((one.worth for one in self.errands if one.kind == "take" and one.name == copy), default=0.0)
        leads = LEAD if self.would_lead(copy) else 0.0
        useful = 0.5 if card(copy).category != "object" and not self.has_like(copy) else 0.35 if card(copy).text.deeds else 0.0
        return wanted * self.look.haste + useful + leads

    def would_lead(self, copy: str) -> bool:
        """With this card he could lead allies who have no commander."""
        allies = any(self.state.units[model.unit].is_ally for model in self.state.models.values())
        return allies and "leadership" in card(copy).skills and not commanders(self.state)

    def has_like(self, copy: str) -> bool:
        """He carries something of the same kind already."""
        entry = card(copy)
        return any(card(own).category == entry.category for own in self.hero.cards if own.rpartition(".")[0])

    def command(self, option: opt.Command, model: str) -> Plan:
        """An ally that can strike somebody, or go where it can, is worth a gem."""
        gain = activation(self.look, self.state.models[model]) - self.look.price(self.hero, 1, self.hero.area)
        return Plan(gain, self.hero.area, option, "why-command", {"model": model})

    # --- going elsewhere

    @cached_property
    def ways(self) -> list[Plan]:
        """The areas where a walk leads, with the best that could be done there."""
        out = []
        here = self.pull(self.hero.area)
        offered = {option.to for option in self.options if isinstance(option, opt.Move)}
        for area, cost in self.walk.cost.items():
            if area not in offered:
                continue
            free, paid = self.purse.split(cost)
            price = self.look.price(self.hero, paid, area) + 0.03 * free
            deed, about, why = self.deed_at(area, paid)
            ease = EASE * (self.look.danger(self.hero, self.hero.area) - self.look.danger(self.hero, area))
            total = self.pull(area) - here + deed + ease - price
            out.append(Plan(total, area, None, why, {**about, "to": area}))
        return out

    def pull(self, area: str) -> float:
        """The worth of an area for what lies ahead: errands and enemies, less with each step they are away."""
        found = [0.0]
        for errand in self.errands:
            steps = self.look.steps(self.hero.id, area, errand.area)
            share = 1.0 if errand.kind == "slay" or self.is_nearest(errand) else SHARED
            pressing = PRESSING if errand in self.pressing else 1.0
            found.append(errand.worth * self.look.haste * share * pressing * NEARER**steps)
        for foe in self.look.foes:
            steps = self.look.steps(self.hero.id, area, foe.area)
            found.append(FIGHT * min(3.0, self.look.worth(foe.id)) * NEARER**steps)
        best, *others = sorted(found, reverse=True)
        return best + 0.2 * sum(others[:2])

    @cached_property
    def pressing(self) -> list[Errand]:
        """Errands that leave just time enough from where he stands: if he does something else now, he comes too late."""
        left = self.look.turns_left
        return [one for one in self.errands if left < FAR // 2 and one.worth >= ON_THE_WAY and self.turns_to(one) == left]

    def turns_to(self, errand: Errand) -> int:
        """His turns until it is done where that is nearest, by steps that cost no gem."""
        same = [one.area for one in self.errands if (one.kind, one.name, one.who) == (errand.kind, errand.name, errand.who)]
        steps = min(self.look.steps(self.hero.id, self.hero.area, area) for area in same)
        return -(-steps // (base_movement(self.state, self.hero.id) + 1)) + (errand.kind != "go")

    def is_nearest(self, errand: Errand) -> bool:
        """No other hero who may do it is nearer."""
        if errand.who:
            return True
        mine = self.look.steps(self.hero.id, self.hero.area, errand.area)
        for one in living_heroes(self.state):
            if one.id != self.hero.id and self.look.steps(one.id, one.area, errand.area) < mine:
                return False
        return True

    def deed_at(self, area: str, paid: int) -> tuple[float, dict[str, str], str]:
        """The best blow or errand at the end of a walk, with the gems that are left."""
        left = self.hero.gems.get(RESERVE, 0) - paid
        about: dict[str, str] = {}
        best, why = 0.0, "why-go-on"
        for errand in self.errands:
            if errand.area != area:
                continue
            if errand.kind == "go":
                worth, found, reason = errand.worth * self.look.haste, dict[str, str](), "why-go-there"
            elif errand.kind in ("try", "chest", "take") and left:
                worth, found, reason = self.worth_of_trying(errand, left), {"what": errand.name}, "why-go-errand"
            else:
                continue
            if worth > best:
                best, about, why = worth, found, reason
        blow, gems = self.blow_at(area, left)
        price = self.look.price(self.hero, gems + paid, area) - self.look.price(self.hero, paid, area)
        value = blow.value - price if gems else 0.0
        if blow.target and value > best:
            best, why = value, "why-go-strike"
            about = {"target": blow.target, **stakes(blow.kill, blow.wounds)}
        return best, about, why

    def worth_of_trying(self, errand: Errand, left: int) -> float:
        """An errand at the end of a walk with the gems that are left then, by how likely it is to be done."""
        chance = 1.0 if errand.kind == "take" else chance_of(self.state, self.hero, errand, min(left, TRIED))
        return errand.worth * self.look.haste * SOON * chance - SPENT

    def blow_at(self, area: str, left: int) -> tuple[Strike, int]:
        """The best Melee Attack on somebody in an area."""
        room = min(left, self.look.limit(self.hero, MELEE))
        arms = armed_with(self.state, self.hero)[0]
        best, price = NOTHING, 0
        for foe in self.look.foes:
            if foe.area != area or is_fascinated(self.state, self.hero.id, foe.id) or is_shielded(self.state, foe.id):
                continue
            for gems in range(1, room + 1):
                found = self.look.strike(self.hero.id, opt.Strike(foe.id, gems, *arms))
                if found.value - SPENT * gems > best.value - SPENT * price:
                    best, price = found, gems
        return best, price
