"""Guard (CO-GRD, CO-SKD-01, CO-BEN-07, CO-ALY-10): once the attack power is known, at most one for each attack on somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.events.fights import ArmourNamed, DefenceFixed, GuardDeclared, attack_of
from tenebra.games.conan.rules.armour import (
    CLOSE,
    armour_cards,
    dice_of_armour,
    is_undefended,
    most_of,
    number_of,
    shift_of,
)
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import pay, room_for
from tenebra.games.conan.rules.powers import commanders, deciders, has, sheet
from tenebra.games.conan.rules.rerolls import roll_dice
from tenebra.games.conan.rules.space import models_in
from tenebra.games.conan.state import (
    ALLY,
    GUARD,
    OVERLORD,
    WOUNDS,
    Attack,
    COState,
    Hero,
    are_enemies,
    character,
    side_of,
)
from tenebra.games.conan.vocabulary import COLOURS, NO_DICE, Dice, Pool
from tenebra.games.conan.windows import PASS
from tenebra.kernel import Game, Option, Reason

G = Game[COState]
UNIT_DIE = Dice(Pool(orange=1))
"""Rolled for each gem that guards a model of the Overlord or an ally (CO-RUL-69, CO-RUL-61)."""


async def guard(g: G) -> None:
    """Step 7 against the attack in progress: who guards, and which armour counts."""
    attack = attack_of(g.state)
    if not is_undefended(attack):
        await _guard(g, attack)
        await _name_armour(g, attack)


async def defend(g: G) -> int:
    """Steps 8 to 10 against the attack in progress; the damage that gets through."""
    state, attack = g.state, attack_of(g.state)
    guard = armour = 0
    if not is_undefended(attack):
        guard, armour = await _roll(g, attack)
    damage = max(0, attack.power - guard - armour)
    g.tell(DefenceFixed(attack.target, guard, armour, damage, rule="CO-CMB-09", also=_cites(state, attack)))
    return damage


def _cites(state: COState, attack: Attack) -> tuple[str, ...]:
    """The rules that had a part in a defence."""
    out: tuple[str, ...] = ("CO-GRD-08", "CO-RUL-30") if attack.target in state.heroes else ("CO-UNI-10", "CO-BEN-12")
    shift = shift_of(state, attack, attack.target)
    if shift and has(state, attack.attacker, "precision_strike"):
        out += ("CO-SKA-08",)
    if shift and has(state, attack.attacker, "precision_shot"):
        out += ("CO-SKA-07",)
    if shift:
        out += ("CO-RUL-83",)
    if shift and has(state, attack.target, "untouchable"):
        out += ("CO-SKD-04",)
    if attack.area:
        out += ("CO-AOE-04", "CO-AOE-09", "CO-RUL-56")
    return out


# --- who guards


def guardians(state: COState, attack: Attack) -> Iterator[tuple[str, str]]:
    """The possible guards, each with a seat that decides: bodyguards first, then the target (CO-WIN-03, CO-RUL-85, CO-GRD-01).

    Bodyguards of the Overlord use the same benefit as the model itself, so there is nothing to choose.
    """
    target = attack.target
    if attack.is_stand_in:
        return
    if target in state.heroes or _is_ally(state, target):
        for one in models_in(state, character(state, target).area):
            if one != target and not are_enemies(state, one, target) and has(state, one, "bodyguard"):
                yield from ((seat, one) for seat in ([one] if one in state.heroes else commanders(state)))
    seats = commanders(state) if _is_ally(state, target) else deciders(state, target)
    yield from ((seat, target) for seat in seats)


def _is_ally(state: COState, who: str) -> bool:
    model = state.models.get(who)
    return model is not None and state.units[model.unit].is_ally


def zone_of(state: COState, guardian: str) -> str:
    """The zone for the gems of a Guard, in either turn and stance (CO-GRD-11, CO-BEN-09, CO-ALY-10, CO-RUL-61, CO-RUL-85)."""
    return f"{ALLY}{state.models[guardian].unit}" if _is_ally(state, guardian) else GUARD


def guard_cards(attack: Attack, hero: Hero) -> tuple[str, ...]:
    """The cards a hero may parry with: against anything but a Melee Attack on one target only shields.

    Dodging and armour work against each as they always do (CO-GRD-04, CO-RUL-29, CO-AOE-04, CO-RUL-56).
    """
    gear = gear_of(hero)
    return gear.parries if attack.kind in CLOSE else gear.shields


def guard_options(state: COState, seat: str, guardian: str) -> list[Option]:
    """One for each card and number of gems; a bodyguard must parry (CO-GRD-02, CO-GRD-03, CO-SKD-01)."""
    attack = attack_of(state)
    most = room_for(state, seat, zone_of(state, guardian))
    by = guardian if guardian != attack.target else ""
    hero = state.heroes.get(guardian)
    cards = [""] if hero is None else [*([] if by else [""]), *guard_cards(attack, hero)]
    return [opt.Guard(gems, copy, by) for copy in cards for gems in range(1, most + 1)]


def why_not_guard(state: COState, seat: str, guardian: str, option: Option) -> Reason | None:
    """The rule that forbids a Guard."""
    attack = attack_of(state)
    if not isinstance(option, opt.Guard):
        return None
    if option.by not in ("", guardian):
        return Reason("CO-GRD-01", "not-for-another")
    hero = state.heroes.get(guardian)
    if option.card:
        if hero is None or option.card not in hero.cards or card(option.card).guard is None:
            return Reason("CO-GRD-03", "no-guard-card", {"card": option.card})
        if option.card not in guard_cards(attack, hero):
            return Reason("CO-GRD-04", "only-a-shield", {"card": option.card})
    elif hero is not None and guardian != attack.target:
        return Reason("CO-RUL-85", "bodyguards-parry")
    most = room_for(state, seat, zone_of(state, guardian))
    return None if 0 < option.gems <= most else Reason("CO-GRD-02", "too-many-gems", {"most": str(most)})


async def _guard(g: G, attack: Attack) -> None:
    """Step 7: each who may is asked until one guards (CO-CMB-07)."""
    state = g.state
    if not can_change(state, attack, attack.power, attack.power) and not passes_on(state, attack):
        # whatever was guarded with, the target would suffer the same: all of that lies open, and nobody is asked
        return
    for seat, guardian in guardians(state, attack):
        if not (found := guard_options(state, seat, guardian)):
            continue
        answer = await g.ask(
            seat,
            "guard",
            lambda: [PASS, *found],
            lambda seat, option: why_not_guard(state, seat, guardian, option),  # noqa: B023
            attacker=attack.attacker,
            target=attack.target,
            by=guardian,
            power=str(attack.power),
        )
        if isinstance(answer, opt.Guard):
            # one Guard for each attack, its gems fixed before the dice (CO-RUL-28)
            _declare(g, attack, seat, guardian, answer)
            return


def _declare(g: G, attack: Attack, seat: str, guardian: str, option: opt.Guard) -> None:
    """Gems are laid, before any die is rolled and never more afterwards (CO-GRD-13, CO-BEN-08)."""
    state = g.state
    rule, also = _cites_of_guard(state, attack, seat, guardian, option.card)
    pay(g, seat, zone_of(state, guardian), option.gems, rule)
    g.tell(GuardDeclared(attack.target, guardian, option.gems, option.card, rule=rule, also=also))


def _cites_of_guard(state: COState, attack: Attack, seat: str, guardian: str, parried: str) -> tuple[str, tuple[str, ...]]:
    """The rule of a Guard: of a hero's, an ally's, the Overlord's or a bodyguard's; and others that had a part in it."""
    rule = "CO-GRD-02"
    also: tuple[str, ...] = ("CO-GRD-01", "CO-GRD-10", "CO-GRD-11", "CO-GRD-12", "CO-GRD-13", "CO-RUL-28")
    if guardian not in state.heroes:
        rule, also = "CO-ALY-10", ("CO-RUL-61",)
    if seat == OVERLORD:
        rule, also = "CO-BEN-07", ("CO-BEN-08", "CO-BEN-09", "CO-RUL-69")
    if guardian != attack.target:
        rule, also = "CO-SKD-01", ("CO-RUL-85",)
    if parried:
        also += ("CO-GRD-03",)
    if parried and attack.kind not in CLOSE:
        also += ("CO-GRD-04", "CO-RUL-29")
    return rule, also


# --- armour and dice


async def _name_armour(g: G, attack: Attack) -> None:
    """A hero names the one armour card that counts, after he has guarded or not (CO-GRD-09)."""
    hero = g.state.heroes.get(attack.target)
    own = armour_cards(hero) if hero is not None else []
    if not own:
        return
    name = own[0]
    if len(own) > 1 and attack.power:
        options = [opt.Choose(copy) for copy in own]
        name = (await g.ask(attack.target, "armour", lambda: options, attacker=attack.attacker, power=str(attack.power))).name
    g.tell(ArmourNamed(attack.target, name, rule="CO-GRD-08", also=("CO-GRD-09",)))


def guard_dice(state: COState, attack: Attack) -> Dice:
    """The dice of the Guard that was declared, against this attack alone (CO-GRD-05, CO-GRD-10)."""
    if not attack.guard_gems:
        return NO_DICE
    return dice_of_guard(state, attack.guarded_by, attack.guard_gems, attack.guard_card)


def dice_of_guard(state: COState, guardian: str, gems: int, guard_card: str) -> Dice:
    """A die for each gem, and those of the card; nothing hinders them (CO-GRD-05, CO-GRD-12, CO-BEN-07, CO-BEN-12, CO-RUL-69)."""
    if guardian not in state.heroes:
        return UNIT_DIE.times(gems)
    bonus = card(guard_card).guard if guard_card else None
    dice = sheet(guardian).spaces["guard"].die.times(gems)
    return dice.plus(bonus.dice) if bonus is not None else dice


async def _roll(g: G, attack: Attack) -> tuple[int, int]:
    """Step 8: guard and armour dice in one roll, unless they are of different characters; symbols and armour (CO-CMB-08)."""
    state, target = g.state, attack.target
    guard, dice = guard_dice(state, attack), dice_of_armour(attack.armour_card)
    number, shift = number_of(state, target, attack.armour_card), shift_of(state, attack, target)
    parried = 0
    if attack.guarded_by and attack.guarded_by != target:
        parried = sum(await _defence(g, guard, attack.guarded_by, attack.power - max(0, number + shift)))
        guard = NO_DICE
    both = guard.plus(dice)
    if not any(both.pool):
        return parried, max(0, number + shift)
    faces = await _defence(g, both, target, attack.power - parried - max(0, number + shift))
    shown = split(both.pool, guard.pool, faces)
    return parried + shown, max(0, number + sum(faces) - shown + shift)


async def _defence(g: G, dice: Dice, who: str, harm: int) -> tuple[int, ...]:
    """Roll against so much harm; to roll again matters as far as it can change what the target suffers."""
    attack = attack_of(g.state)
    life = 1 if attack.kind == "web" else life_of(g.state, attack.target)

    def is_open(symbols: int, most: int) -> bool:
        if harm - symbols > life and passes_on(g.state, attack):
            return most > symbols
        return max(0, min(life, harm - symbols)) > max(0, min(life, harm - most))

    return await roll_dice(g, dice, who, "defence", "CO-CMB-08", is_open)


def split(both: Pool, guard: Pool, faces: Sequence[int]) -> int:
    """The symbols of the guard dice; of each colour they lie before the armour dice."""
    shown = start = 0
    for colour in range(len(COLOURS)):
        shown += sum(faces[start : start + guard[colour]])
        start += both[colour]
    return shown


# --- what can still change


def is_circular(state: COState, made: Attack) -> bool:
    """A Melee Attack with a two-handed weapon, or of a model without cards (CO-SKA-03, CO-RUL-78)."""
    if made.kind not in CLOSE or not has(state, made.attacker, "circular_strike"):
        return False
    return made.attacker not in state.heroes or any(card(copy).is_two_handed for copy in made.cards)


def passes_on(state: COState, made: Attack) -> bool:
    """More power than kills is of use: it would go on to another enemy."""
    return is_circular(state, made) and len(foes_at(state, made, character(state, made.target).area)) > 1


def foes_at(state: COState, made: Attack, area: str) -> list[str]:
    """The attacker's enemies in an area."""
    return [one for one in models_in(state, area) if side_of(state, one) != made.side]


def life_of(state: COState, who: str) -> int:
    """The damage that kills somebody: life points, or a hero's gems that are no wounds (CO-DMG-05)."""
    hero = state.heroes.get(who)
    if hero is None:
        return state.models[who].life
    return sum(number for zone, number in hero.gems.items() if zone != WOUNDS)


def most_defence(state: COState, attack: Attack) -> int:
    """The most that the defence against an attack can still come to."""
    if is_undefended(attack):
        return 0
    hero = state.heroes.get(attack.target)
    worn = armour_cards(hero) if hero is not None else [""]
    shift = shift_of(state, attack, attack.target)
    armour = [number_of(state, attack.target, copy) + most_of(dice_of_armour(copy)) for copy in worn or [""]]
    guards = [_most_guard(state, attack, seat, guardian) for seat, guardian in guardians(state, attack)]
    return max(0, max(armour) + shift) + max(guards, default=0)


def _most_guard(state: COState, attack: Attack, seat: str, guardian: str) -> int:
    """The most symbols that somebody's Guard can show."""
    gems, hero = room_for(state, seat, zone_of(state, guardian)), state.heroes.get(guardian)
    if not gems:
        return 0
    cards = [""] if hero is None else [*([] if guardian != attack.target else [""]), *guard_cards(attack, hero)]
    return max((most_of(dice_of_guard(state, guardian, gems, copy)) for copy in cards), default=0)


def least_defence(state: COState, attack: Attack) -> int:
    """The defence that an attack meets whatever happens."""
    if is_undefended(attack):
        return 0
    hero = state.heroes.get(attack.target)
    worn = armour_cards(hero) if hero is not None else [""]
    sure = max(number_of(state, attack.target, copy) for copy in worn or [""])
    return max(0, sure + shift_of(state, attack, attack.target))


def can_spare(state: COState, attack: Attack, less: int) -> bool:
    """Whether so much less power can make a difference to the target, or to whoever is struck by what is left over."""
    is_harmful = attack.power > least_defence(state, attack)
    return is_harmful and (passes_on(state, attack) or can_change(state, attack, max(0, attack.power - less), attack.power))


def can_change(state: COState, attack: Attack, low: int, high: int) -> bool:
    """Between these powers, what dice and defence still do can make a difference to the target."""
    life = 1 if attack.kind == "web" else life_of(state, attack.target)
    worst, best = high - least_defence(state, attack), low - most_defence(state, attack)
    return max(0, min(life, worst)) > max(0, min(life, best))
