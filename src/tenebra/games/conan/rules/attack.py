"""An attack step by step (CO-CMB): declare, stand in, roll, power, guard, damage, death, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackRedirected,
    Held,
    PowerFixed,
    TargetFaced,
    Unveiled,
    Webbed,
    attack_of,
)
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.rules.armour import AIMED, CLOSE, most_of
from tenebra.games.conan.rules.damage import place_of, suffer
from tenebra.games.conan.rules.gems import UNLIMITED, move, pay, room_for
from tenebra.games.conan.rules.guard import (
    can_change,
    defend,
    foes_at,
    guard,
    is_circular,
    least_defence,
    life_of,
    most_defence,
    passes_on,
)
from tenebra.games.conan.rules.moments import DECLARED, POWER, only_answers, usable
from tenebra.games.conan.rules.pools import declared, dice_for, minus_of, rules_of
from tenebra.games.conan.rules.powers import decider, deciders, has
from tenebra.games.conan.rules.reach import AnyAttack, is_area_weapon, why_not_target
from tenebra.games.conan.rules.rerolls import roll_dice
from tenebra.games.conan.rules.space import models_in
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import (
    FATIGUE,
    MELEE,
    OVERLORD,
    RANGED,
    RESERVE,
    Attack,
    COState,
    are_enemies,
    character,
    is_alive,
    is_on,
    side_of,
)
from tenebra.games.conan.steps import AttackStep, EndAttack, FixPower, GuardAgainst, MeetPower, Settle, StandIn, StrikeHome
from tenebra.games.conan.vocabulary import Dice
from tenebra.games.conan.windows import PASS, REACTIONS, matter, reactions, reactors
from tenebra.kernel import Game, Option
from tenebra.kit.ending import HEROES
from tenebra.kit.package import Rules

G = Game[COState]


def begin(g: G, who: str, option: AnyAttack) -> None:
    """An attack comes onto the agenda, with everything that it brings about; victory is not checked inside it (CO-RUL-99)."""
    g.plan(*_pay_for(g, who, option), Settle())


def begin_made(g: G, made: Attack, dice: Dice, rule: str, also: tuple[str, ...]) -> None:
    """The same with an attack that is paid for."""
    g.plan(*declare(g, made, dice, rule, also), Settle())


async def attack(g: G, who: str, option: AnyAttack) -> None:
    """Make an attack completely, in the middle of something else."""
    await _go_through(g, _pay_for(g, who, option))


def _pay_for(g: G, who: str, option: AnyAttack) -> tuple[AttackStep, ...]:
    state = g.state
    made = declared(state, who, option)
    rule, also = rules_of(state, made)
    if made.gems:
        pay(g, who, MELEE if made.kind == MELEE else RANGED, made.gems, rule)
    return declare(g, made, dice_for(state, made), rule, also)


async def free_attack(g: G, option: opt.Attack) -> None:
    """A counterattack or an attack from beyond: special dice, no gem (CO-EXR-05)."""
    await attack(g, option.by, option)


async def carry_out(g: G, made: Attack, dice: Dice, rule: str, also: tuple[str, ...]) -> None:
    """From the declaration to the end (CO-CMB-01 to CO-CMB-16)."""
    await _go_through(g, declare(g, made, dice, rule, also))


async def _go_through(g: G, steps: tuple[AttackStep, ...]) -> None:
    for step in steps:
        await STEPS[type(step)](g, step)


def declare(g: G, made: Attack, dice: Dice, rule: str, also: tuple[str, ...]) -> tuple[AttackStep, ...]:
    """Step 1, and the steps that follow it (CO-CMB-01)."""
    state, seat = g.state, decider(g.state, made.attacker)
    area = made.area or character(state, made.target).area
    g.tell(
        AttackDeclared(
            made.attacker,
            made.kind,
            made.target,
            made.area,
            tuple(made.hits),
            tuple(made.cards),
            made.gems,
            rule=rule,
            also=also,
        )
    )
    minus = minus_of(state, made)
    return StandIn(dice, minus), FixPower(dice, minus), MeetPower(), GuardAgainst(), StrikeHome(seat), EndAttack(area)


# --- steps 3 to 6


async def stand_in(g: G, step: StandIn) -> None:
    """Step 3: somebody may stand in, spells may be cast (CO-CMB-03)."""
    if not attack_of(g.state).area:
        await _sacrifice(g, most_of(step.dice) - step.minus)
    await reactions(g, DECLARED)


async def _sacrifice(g: G, most: int) -> None:
    """A friend of the target with Sacrifice in its area may become the target (CO-SKD-03)."""
    state, made = g.state, attack_of(g.state)
    target = made.target
    if most <= least_defence(state, made) and not has(state, made.attacker, "constriction"):
        # it cannot harm the target: to become it spares nobody anything
        return
    area = character(state, target).area
    able = [one for one in models_in(state, area) if one != target and not are_enemies(state, one, target)]
    offers: dict[str, list[opt.Sacrifice]] = {}
    for one in able:
        if has(state, one, "sacrifice"):
            offers.setdefault(decider(state, one), []).append(opt.Sacrifice(one))
    for seat, offer in offers.items():
        answer = await g.ask(
            seat,
            "sacrifice",
            lambda: [PASS, *offer],  # noqa: B023
            attacker=made.attacker,
            target=target,
            matters=lambda: matter(any(_spares(state, made, one.by, most) for one in offer)),  # noqa: B023
        )
        if isinstance(answer, opt.Sacrifice):
            g.tell(AttackRedirected(answer.by, target, rule="CO-SKD-03"))
            return


def _spares(state: COState, made: Attack, who: str, most: int) -> bool:
    """To step in would spare more than it costs: the target could die, or is worse off even if he guards (CO-SKD-03)."""
    met, instead = least_defence(state, made), least_defence(state, replace(made, target=who))
    is_better = instead > met + int(most_defence(state, made) > met)
    return most > met and (most - met >= life_of(state, made.target) or is_better)


async def fix_power(g: G, step: FixPower) -> None:
    """Steps 4 to 6, if both are still there: roll, roll again, count, take away what does not count (CO-CMB-04 to CO-CMB-06)."""
    state, made, minus = g.state, attack_of(g.state), step.minus
    if not made.area and not (is_alive(state, made.attacker) and is_alive(state, made.target)):
        g.done(step)
        return

    def is_open(symbols: int, most: int) -> bool:
        if most <= symbols:
            # fewer may be wanted only where friends are struck too
            return any(is_alive(state, one) and side_of(state, one) == made.side for one in made.hits)
        if made.area or passes_on(state, made) or has(state, made.attacker, "constriction"):
            return True
        return can_change(state, made, max(0, symbols - minus - most_weakened(state, made)), most - minus)

    def is_enough(symbols: int) -> bool:
        # what kills through the armour will do: nobody has laid anything against it yet, and a Guard is dear
        is_single = not made.area and not passes_on(state, made)
        return is_single and symbols - minus - least_defence(state, made) >= life_of(state, made.target)

    rule = "CO-CMB-04"
    faces = await roll_dice(g, step.dice, made.attacker, "attack", rule, is_open, is_enough)
    power = power_of(faces, minus)
    also: tuple[str, ...] = ("CO-MEL-05",) if made.kind in CLOSE else ("CO-RNG-07",)
    if minus and made.kind in AIMED:
        also += ("CO-HIN-07", "CO-HIN-03", "CO-HIN-08", "CO-HIN-09")
    if minus and made.kind not in AIMED:
        also += ("CO-MEL-06",)
    g.tell(PowerFixed(made.attacker, faces, power, min(minus, sum(faces)), rule="CO-CMB-06", also=also))
    g.done(step)


def power_of(faces: Sequence[int], minus: int) -> int:
    """The symbols after all re-rolls but those that do not count, never below 0 (CO-MEL-05, CO-RNG-07, CO-GEN-10, CO-RUL-06)."""
    return max(0, sum(faces) - minus)


def most_weakened(state: COState, made: Attack) -> int:
    """The most that cards can still take from an attack's power; those that do anything else to it may turn it altogether."""
    total = 0
    for seat in reactors(state, POWER):
        hero = state.heroes.get(seat)
        is_own = (OVERLORD if hero is None else HEROES) == made.side
        for _, deed, spell, zone in usable(tuple(state.overlord.cards if hero is None else hero.cards), POWER):
            gems = room_for(state, seat, zone) if spell is not None else 1
            if not gems or only_answers(deed):
                continue
            if any(act.verb != "weaken" for act in deed.acts):
                return UNLIMITED
            total += 0 if is_own else gems * sum(act.number for act in deed.acts)
    return total


# --- steps 7 to 13


async def meet_power(g: G, step: MeetPower) -> None:
    """The power is fixed; spells (CO-RUL-43). In an area each hit is an attack of its own, with a moment of its own."""
    made = attack_of(g.state)
    if made.power >= 0 and not made.area:
        await reactions(g, POWER)


async def guard_against(g: G, step: GuardAgainst) -> None:
    """Step 7, if there is a single target."""
    made = attack_of(g.state)
    if made.power >= 0 and not made.area and is_alive(g.state, made.target):
        await _meet(g)
    g.done(step)


async def strike_home(g: G, step: StrikeHome) -> None:
    """Steps 8 to 13, for a single target or one after another in an area (CO-CMB-08 to CO-CMB-13)."""
    made = attack_of(g.state)
    if made.area and made.power >= 0:
        await _strike_area(g, step.seat)
    elif made.power >= 0 and is_alive(g.state, made.target):
        await _strike(g, step.seat)
    g.done(step)


async def _meet(g: G) -> None:
    """The attack meets its target, which may guard."""
    _face(g, attack_of(g.state))
    await guard(g)


async def _strike(g: G, seat: str) -> None:
    """Deal what gets through the defence as damage, with what comes of it (CO-CMB-08 to CO-CMB-13)."""
    state, made = g.state, attack_of(g.state)
    target, area = made.target, character(state, made.target).area
    damage = await defend(g)
    if made.kind == "web":
        if damage and not character(state, target).webbed:
            g.tell(Webbed(target, rule="CO-SKX-10", also=("CO-CMB-11",)))
        return
    # an Attack from Beyond may kill the attacker before the excess is dealt, which it is all the same (CO-RUL-81)
    goes_on = is_circular(state, made)
    excess = await suffer(g, target, damage, made.attacker, "CO-CMB-11")
    if damage:
        _poison(g, made, target)
    if excess and goes_on and not is_alive(state, target):
        await _pass_on(g, seat, area, excess)


def _face(g: G, made: Attack) -> None:
    """Let the target attack a fascinating attacker from now on; a crushing attack holds him (CO-SKV-03, CO-SKA-04)."""
    state, who, target = g.state, made.attacker, made.target
    if not is_alive(state, who) or side_of(state, target) == made.side:
        return
    if has(state, who, "fascination") and f"{who}>{target}" not in state.unveiled:
        g.tell(Unveiled(who, target, rule="CO-SKV-03"))
    is_together = character(state, who).area == character(state, target).area
    is_free = who not in character(state, target).held_by
    if is_together and is_free and has(state, who, "constriction") and max(made.faces, default=0) > 1:
        g.tell(Held(target, who, rule="CO-SKA-04"))


def _poison(g: G, made: Attack, target: str) -> None:
    """Tire gems of a hero wounded by Poison, as many as the scenario says (CO-SKV-06, CO-RUL-97)."""
    state = g.state
    if target in state.heroes and is_alive(state, target) and has(state, made.attacker, "poison"):
        move(g, target, RESERVE, FATIGUE, sheet_of(state).poison, "CO-SKV-06", "CO-RUL-97")


async def _pass_on(g: G, seat: str, area: str, excess: int) -> None:
    """Circular Strike: what was left over goes to another enemy in the area, and on if that one dies (CO-RUL-81)."""
    state, made = g.state, attack_of(g.state)
    also = ("CO-RUL-81", "CO-CMB-13", "CO-WHO-08", "CO-DMG-08")
    while excess and (foes := foes_at(state, made, area)):
        target = foes[0]
        if len(foes) > 1:
            options = [opt.Choose(one) for one in foes]
            target = (await g.ask(seat, "circular", lambda: options, attacker=made.attacker, damage=str(excess))).name  # noqa: B023
        if is_on(state, "circularStrikeDefend"):
            g.tell(TargetFaced(made.attacker, target, excess, rule="CO-RUL-81"))
            await guard(g)
            excess = await defend(g)
        excess = await suffer(g, target, excess, made.attacker, "CO-SKA-03", *also)
        if is_alive(state, target):
            return


# --- area attacks


async def _strike_area(g: G, seat: str) -> None:
    """The same roll strikes one after another, in the order the attacker chooses (CO-AOE-02, CO-AOE-03)."""
    state, made = g.state, attack_of(g.state)
    power = made.power
    while hits := [one for one in made.hits if place_of(state, one) == made.area]:
        looks = dict.fromkeys(_look(state, one) for one in hits)
        target = hits[0]
        if len(looks) > 1:
            options = [opt.Choose(next(one for one in hits if _look(state, one) == look)) for look in looks]
            target = (await g.ask(seat, "next", lambda: options, attacker=made.attacker, power=str(power))).name  # noqa: B023
        also = ("CO-AOE-01", "CO-AOE-02", "CO-AOE-06", "CO-AOE-08", "CO-RUL-55", "CO-RUL-56", "CO-WHO-01")
        g.tell(TargetFaced(made.attacker, target, power, rule="CO-AOE-03", also=also))
        await reactions(g, POWER)
        await _meet(g)
        await _strike(g, seat)


def _look(state: COState, who: str) -> tuple[str, int]:
    """Models of a unit with the same Life are all the same to an attacker."""
    model = state.models.get(who)
    return (model.unit, model.life) if model is not None else (who, 0)


# --- steps 14 to 16


async def end_attack(g: G, step: EndAttack) -> None:
    """The weapon is left, a counterattack, and it is over (CO-CMB-14 to CO-CMB-16)."""
    made = attack_of(g.state)
    _leave_weapon(g, step.area)
    await _counterattack(g)
    g.tell(AttackEnded(made.attacker, rule="CO-CMB-16"))
    _discard(g, made)


def _leave_weapon(g: G, area: str) -> None:
    """A weapon that is thrown lies where the defender stood (CO-RNG-08, CO-CMB-14)."""
    made = attack_of(g.state)
    hero = g.state.heroes.get(made.attacker)
    if made.kind != RANGED or hero is None:
        return
    for copy in made.cards:
        bonus = card(copy).ranged
        if bonus is not None and bonus.is_thrown and not bonus.is_area and copy in hero.cards:
            g.tell(CardMoved(copy, hero.id, area, rule="CO-RNG-08", also=("CO-CMB-14", "CO-RUL-27")))


async def _counterattack(g: G) -> None:
    """Step 15: whoever was struck and lives may strike back, if the attacker is in reach (CO-CMB-15, CO-WIN-05).

    Of a Melee Attack only, and not of a counterattack (CO-SKA-05, CO-RUX-06).
    """
    state, made = g.state, attack_of(g.state)
    who, target = made.attacker, made.target
    if made.kind != MELEE and not (made.kind in CLOSE and is_on(state, "counterChain")):
        return
    if not is_alive(state, target) or not has(state, target, "counterattack") or not is_alive(state, who):
        return
    if why_not_target(state, target, who, MELEE) is not None:
        return
    options: list[Option] = [PASS, opt.Attack(who, target, "counter")]
    for seat in deciders(state, target)[:1]:
        answer = await g.ask(seat, "counterattack", lambda: options, who=target, attacker=who)
        if isinstance(answer, opt.Attack):
            await free_attack(g, answer)


def _discard(g: G, made: Attack) -> None:
    """Step 16: a weapon with the area icon is used up (CO-AOE-05, CO-CRD-07)."""
    hero = g.state.heroes.get(made.attacker)
    if made.kind != RANGED or hero is None:
        return
    for copy in made.cards:
        if is_area_weapon(copy) and copy in hero.cards:
            g.tell(CardMoved(copy, hero.id, AWAY, rule="CO-AOE-05", also=("CO-CRD-07", "CO-CMB-16")))


REACTIONS.free_attack = free_attack
STEPS: Rules[COState] = {
    StandIn: stand_in,
    FixPower: fix_power,
    MeetPower: meet_power,
    GuardAgainst: guard_against,
    StrikeHome: strike_home,
    EndAttack: end_attack,
}
"""An attack on the agenda; or one step right after another, where it happens in the middle of something else."""
