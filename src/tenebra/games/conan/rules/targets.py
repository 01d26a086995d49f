"""The attacks that can be declared (CO-CMB-01): with what and for how many gems, why not, and what a blow comes to."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.forecast import Blow
from tenebra.games.conan.rules.actions import OF_HERO, OF_UNIT
from tenebra.games.conan.rules.armour import armour_cards, dice_of_armour, is_undefended, number_of, shift_of
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import room_for
from tenebra.games.conan.rules.guard import life_of
from tenebra.games.conan.rules.pools import declared, dice_for, minus_of, those_hit
from tenebra.games.conan.rules.powers import deed_of, has, is_spell, tile_of
from tenebra.games.conan.rules.reach import WEB, is_area_weapon, targets, why_not_target
from tenebra.games.conan.rules.sight import seen_from
from tenebra.games.conan.rules.spells import those_meant
from tenebra.games.conan.state import CAUTIOUS, MELEE, RANGED, Attack, COState, Hero, character, is_on, side_of
from tenebra.games.conan.vocabulary import AREAS, NO_DICE, Dice
from tenebra.kernel import Option, Reason

# --- options


def blow_options(state: COState, hero: Hero, melee: int, ranged: int) -> list[Option]:
    """Every attack a hero may declare now, for up to so many gems."""
    out = strike_options(state, hero, melee) if melee else []
    return [*out, *shoot_options(state, hero, ranged)] if ranged else out


def attack_options(state: COState, who: str) -> list[Option]:
    """Every attack a model may make now (CO-UNI-09)."""
    dice, has_webs = tile_of(state, who), has(state, who, "web_projection")
    out: list[Option] = []
    if dice.melee != NO_DICE:
        out += [opt.Attack(target, who) for target in targets(state, who, MELEE)]
    if has_webs or dice.ranged != NO_DICE:
        afar = targets(state, who, RANGED)
        if dice.ranged != NO_DICE:
            out += [opt.Attack(target, who, RANGED) for target in afar]
        if has_webs:
            out += [opt.Attack(target, who, WEB) for target in afar if not character(state, target).webbed]
    return out


def strike_options(state: COState, hero: Hero, gems: int) -> list[Option]:
    """One for each target, weapon and number of gems, as often as there are some (CO-MEL-02, CO-MEL-03, CO-MEL-08)."""
    found = targets(state, hero.id, MELEE)
    if not found:
        return []
    arms, numbers = armed_with(state, hero), range(1, gems + 1)
    return [opt.Strike(target, number, one, other) for target in found for one, other in arms for number in numbers]


def armed_with(state: COState, hero: Hero) -> tuple[tuple[str, str], ...]:
    """Arms he may strike with: each weapon, two one-handed ones if he is Ambidextrous, or bare hands (CO-SKA-01, CO-RUL-22)."""
    gear = gear_of(hero)
    if not gear.pairs or not has(state, hero.id, "ambidextrous"):
        return gear.arms
    return (*gear.arms[:-1], *gear.pairs, *gear.arms[-1:])


def shoot_options(state: COState, hero: Hero, gems: int) -> list[Option]:
    """One for each target in sight, weapon and number of gems, as often as there are some (CO-RNG-01, CO-RNG-02, CO-RNG-10).

    A weapon with the area icon strikes an area.
    """
    weapons = gear_of(hero).ranged
    if not weapons and not is_on(state, "rangedNeedsCard"):
        return []
    single = targets(state, hero.id, RANGED)
    out: list[Option] = []
    for copy in [*weapons, *([""] if is_on(state, "rangedNeedsCard") else [])]:
        is_area = bool(copy) and is_area_weapon(copy)
        at = seen_from(state, hero.area) if is_area else single
        out += [opt.Shoot(target, number, copy) for target in at for number in range(1, gems + 1)]
    return out


# --- why not


@OF_HERO.law(opt.Strike, opt.Shoot)
def why_not_attack(state: COState, who: str, option: opt.Strike | opt.Shoot) -> Reason | None:
    """The rule that forbids an attack of a hero."""
    hero = state.heroes[who]
    if hero.stance == CAUTIOUS:
        return Reason("CO-STA-07", "cautious", {"figure": who})
    kind = MELEE if isinstance(option, opt.Strike) else RANGED
    return (
        (_why_not_armed(state, hero, option) if isinstance(option, opt.Strike) else _why_not_aimed(state, hero, option))
        or _why_not_where(state, who, option, kind)
        or why_not_gems(state, who, kind, option.gems)
    )


def _why_not_where(state: COState, who: str, option: opt.Strike | opt.Shoot, kind: str) -> Reason | None:
    """Of an area nothing is asked but that it is in sight: Protected helps nobody there (CO-AOE-06, CO-AOE-08)."""
    if isinstance(option, opt.Shoot) and option.card and is_area_weapon(option.card):
        is_seen = option.target in seen_from(state, character(state, who).area)
        return None if is_seen else Reason("CO-AOE-08", "no-such-area")
    return why_not_target(state, who, option.target, kind)


def why_not_gems(state: COState, who: str, zone: str, gems: int) -> Reason | None:
    """At least one gem, and no more than Reserve and exertion limit allow (CO-EXR-01)."""
    if gems < 1:
        return Reason("CO-HTN-08", "a-gem-at-least")
    room = room_for(state, who, zone)
    return Reason("CO-EXR-01", "too-many-gems", {"most": str(room)}) if gems > room else None


def _why_not_armed(state: COState, hero: Hero, option: opt.Strike) -> Reason | None:
    for copy in filter(None, (option.card, option.second)):
        if copy not in hero.cards or is_spell(copy):
            return Reason("CO-MEL-03", "not-yours", {"card": copy})
        if card(copy).melee is None:
            return Reason("CO-RUL-22", "no-melee-weapon", {"card": copy})
    if not option.second:
        return None
    if not has(state, hero.id, "ambidextrous"):
        return Reason("CO-SKA-01", "not-ambidextrous")
    if option.card == option.second:
        return Reason("CO-RUL-50", "same-card-twice")
    if any(card(copy).is_two_handed for copy in (option.card, option.second)):
        return Reason("CO-MEL-10", "two-handed-alone")
    return None


def _why_not_aimed(state: COState, hero: Hero, option: opt.Shoot) -> Reason | None:
    if not option.card:
        return None if is_on(state, "rangedNeedsCard") else Reason("CO-RUL-23", "no-ranged-weapon")
    if option.card not in hero.cards or is_spell(option.card):
        return Reason("CO-RNG-01", "not-yours", {"card": option.card})
    return None if card(option.card).ranged else Reason("CO-RNG-01", "no-ranged-weapon")


@OF_UNIT.law(opt.Attack)
def why_not_unit_attack(state: COState, who: str, option: opt.Attack) -> Reason | None:
    """The rule that forbids an attack of a model: one in an activation, and one it has (CO-UNI-03)."""
    if state.models[who].has_attacked:
        return Reason("CO-UNI-03", "has-attacked", {"figure": who})
    dice = tile_of(state, option.by)
    if option.how == WEB:
        if not has(state, option.by, "web_projection"):
            return Reason("CO-SKX-10", "no-webs")
    elif option.how not in (MELEE, RANGED) or not any((dice.melee if option.how == MELEE else dice.ranged).pool):
        return Reason("CO-UNI-07", "no-such-attack")
    reason = why_not_target(state, option.by, option.target, MELEE if option.how == MELEE else RANGED)
    if reason is None and option.how == WEB and character(state, option.target).webbed:
        return Reason("CO-RUL-96", "webbed-already", {"figure": option.target})
    return reason


# --- what it comes to


def targets_of(state: COState, who: str, option: Option) -> tuple[str, ...]:
    """Everybody whom an option would attack."""
    made = _meant(state, who, option)
    if made is None:
        return ()
    return tuple(made.hits) if made.area else (made.target,)


def blow_of(state: COState, who: str, option: Option, target: str) -> Blow:
    """The blow of an option, as far as it is known, on one of its targets in its best armour, without Guard."""
    made = _meant(state, who, option)
    assert made is not None
    dice = _dice_of(state, option, made)
    made.target = target
    life = life_of(state, target)
    if is_undefended(made):
        return Blow(dice, minus_of(state, made), life=life)
    hero = state.heroes.get(target)
    worn = next(iter(armour_cards(hero)), "") if hero is not None else ""
    shift = shift_of(state, made, target)
    return Blow(
        dice,
        minus_of(state, made),
        armour=number_of(state, target, worn),
        armour_dice=dice_of_armour(worn),
        shift=shift,
        life=life,
    )


def _meant(state: COState, who: str, option: Option) -> Attack | None:
    """The attack that an option is; None if it is none."""
    match option:
        case opt.Strike() | opt.Shoot() | opt.Attack():
            return declared(state, who, option)
        case opt.Drop(card=copy) if card(copy).burst is not None:
            area = character(state, who).area
            return Attack(who, side_of(state, who), "object", hits=those_hit(state, who, area), area=area)
        case opt.Cast(spell=copy, gems=gems, at=at):
            return _spell(state, option.by or who, copy, gems, at)
        case _:
            return None


def _dice_of(state: COState, option: Option, made: Attack) -> Dice:
    """The dice of the attack that an option is."""
    match option:
        case opt.Drop(card=copy) if (burst := card(copy).burst) is not None:
            return burst.dice
        case opt.Cast(spell=copy, gems=gems) if (deed := deed_of(copy)) is not None:
            act = deed.acts[0]
            return act.dice.times(gems) if act.is_per_gem else act.dice
        case _:
            return dice_for(state, made)


def _spell(state: COState, caster: str, copy: str, gems: int, at: str) -> Attack | None:
    deed = deed_of(copy)
    act = deed.acts[0] if deed is not None else None
    if deed is None or act is None or not any(act.dice.pool) or not act.verb.startswith("attack"):
        return None
    made = Attack(caster, side_of(state, caster), "spell", cards=[copy], gems=gems)
    if deed.target in AREAS:
        made.area, made.hits = at, those_hit(state, caster, at)
    elif meant := those_meant(state, caster, deed, at):
        made.target = meant[0]
    else:
        return None
    return made
