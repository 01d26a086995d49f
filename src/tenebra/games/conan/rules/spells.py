"""Spells and objects that are used (CO-SPL, CO-OSP, CO-RUL-41 to CO-RUL-43): who can cast what on whom, and at which moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card, tile
from tenebra.games.conan.content.model import Spell
from tenebra.games.conan.dice import MOST
from tenebra.games.conan.events.cards import SpellCast
from tenebra.games.conan.events.fights import roll_of
from tenebra.games.conan.events.goods import AWAY, CardMoved
from tenebra.games.conan.rules.actions import OF_HERO, OF_OVERLORD, OF_UNIT
from tenebra.games.conan.rules.deeds import ATTACKS, DO, Doing, begin_attack, is_ally
from tenebra.games.conan.rules.gear import is_reaction
from tenebra.games.conan.rules.gems import gems_of, pay, room_for, within
from tenebra.games.conan.rules.guard import can_spare, least_defence, life_of
from tenebra.games.conan.rules.moments import ACTION, DECLARED, POWER, ROLL, is_idle, usable
from tenebra.games.conan.rules.movement import may_stand
from tenebra.games.conan.rules.objects import forfeit
from tenebra.games.conan.rules.paths import bearers
from tenebra.games.conan.rules.powers import deed_of, has, is_spell, skills_of, spell_of
from tenebra.games.conan.rules.reach import targets, why_not_target
from tenebra.games.conan.rules.rerolls import MEANS, is_jinxed
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.sight import seen_from
from tenebra.games.conan.rules.space import has_room, is_full_for, models_in, neighbours, standing
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import (
    CAUTIOUS,
    FATIGUE,
    MELEE,
    OVERLORD,
    RANGED,
    RESERVE,
    SPELL,
    WOUNDS,
    COState,
    are_enemies,
    character,
    is_alive,
    is_heroic,
    is_on,
)
from tenebra.games.conan.vocabulary import AREAS, Act, Deed, Target, Verb
from tenebra.games.conan.windows import REACTIONS
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES

G = Game[COState]
AnyCast = opt.Cast | opt.Use
SURE = (*ATTACKS, "suffer")
"""Verbs that do something to anybody."""
ELSEWHERE: tuple[Verb, ...] = ("raise", "teleport", "fetch")
"""Verbs that concern nobody who is aimed at."""
EVERYBODY: tuple[Target, ...] = ("you", "friends_here")
"""Targets among whom nothing is chosen."""


# --- who casts


def casters(state: COState, seat: str, copy: str) -> list[str]:
    """The casters of a seat's spell now: alive, on the board and a Spell Caster (CO-SPL-01, CO-SKM-01, CO-OSP-07, CO-RUL-77)."""
    if seat != OVERLORD:
        return [seat] if is_alive(state, seat) and has(state, seat, "spell_caster") else []
    owners = [unit for unit, own in sheet_of(state).spells.items() if name_of(copy) in own]
    able = [state.models[who] for who in bearers(state, "spell_caster") if who in state.models and not is_heroic(state, who)]
    return [one.id for one in able if not owners or one.unit in owners]


def _may_cast_now(state: COState, seat: str, caster: str, copy: str, moment: str) -> bool:
    """A reaction at any time; else the caster's own action, an Overlord's model in its activation (CO-SPL-06, CO-OSP-01).

    The Overlord's reactions need no activation (CO-OSP-04, CO-WIN-07); what else his models do is not asked (CO-OSP-02).
    """
    is_quick = is_reaction(copy)
    if moment != ACTION and not is_quick:
        return False
    if seat != OVERLORD:
        return is_quick or state.heroes[seat].stance != CAUTIOUS
    is_free = is_quick and not (is_on(state, "reactionNeedsActivationInOwnTurn") and state.side == OVERLORD)
    return is_free or (state.activation is not None and state.activation.unit == state.models[caster].unit)


def spell_options(state: COState, seat: str, moment: str = ACTION) -> list[Option]:
    """The spells and objects that a seat can use now to some effect, on whom, for how many gems."""
    out: list[Option] = []
    hero = state.heroes.get(seat)
    found = usable(tuple(state.overlord.cards if hero is None else hero.cards), moment)
    if not found or (hero is None and not _may_overlord_cast(state, moment)):
        return out
    gems = state.overlord.gems if hero is None else hero.gems
    have = gems.get(RESERVE, 0)
    for copy, deed, spell, zone in found:
        if spell is not None:
            room = within(spell.limit - gems.get(zone, 0), have)
            if room and room >= spell.cost:
                out += _casts(state, seat, copy, deed, spell, moment, room)
        elif hero is not None and hero.area and _may_cast_now(state, seat, seat, copy, moment):
            out += [opt.Use(copy, at) for at in aims(state, seat, deed)]
    return out


def _may_overlord_cast(state: COState, moment: str) -> bool:
    """One of his casters is active, or something can be cast at any time."""
    active = state.activation.unit if moment == ACTION and state.activation is not None else ""
    able = (state.models[who].unit for who in bearers(state, "spell_caster") if who in state.models)
    return active in able or any(map(is_reaction, state.overlord.cards))


def _casts(state: COState, seat: str, copy: str, deed: Deed, spell: Spell, moment: str, room: int) -> list[Option]:
    """The same spell by whoever can cast it, for up to so many gems (CO-OSP-05)."""
    out: list[Option] = []
    if spell.side and spell.side != (OVERLORD if seat == OVERLORD else HEROES):
        return out
    for caster in casters(state, seat, copy):
        if _may_cast_now(state, seat, caster, copy, moment) and (found := aims(state, caster, deed)):
            by = caster if seat == OVERLORD else ""
            prices = range(1, room + 1) if spell.is_variable else (spell.cost,)
            out += [opt.Cast(copy, gems, at, by) for gems in prices for at in found]
    return out


# --- on whom


def aims(state: COState, caster: str, deed: Deed) -> Sequence[str]:
    """On what a deed can be used to some effect now: a character, an area, an object, dice; "" where nothing is chosen."""
    first = deed.acts[0]
    verb, target = first.verb, deed.target
    if verb == "reroll":
        return dice_sets(state, caster, deed, first.number)
    if verb == "teleport" and character(state, caster).webbed:
        return ()
    if (verb == "fetch") != (target == "object_in_sight") or (verb == "fetch" and caster not in state.heroes):
        # objects are fetched, and nothing else is done to them or fetched; only heroes have any
        return ()
    places = _places(state, caster, deed, first)
    if verb in SURE or target in AREAS or verb in ELSEWHERE:
        return places
    if target in EVERYBODY:
        is_useful = any(_helps(state, deed, who) for who in those_meant(state, caster, deed, ""))
        return places if is_useful else ()
    return [at for at in places if _helps(state, deed, at)]


def _places(state: COState, caster: str, deed: Deed, act: Act) -> Sequence[str]:
    """Everything that the printed target allows."""
    area = character(state, caster).area
    if act.verb == "teleport":
        return [to for to in seen_from(state, area) if to != area and may_stand(state, caster, to)]
    if act.verb == "raise":
        return [unit.id for unit in state.units.values() if _can_rise(state, unit.id, area)]
    if deed.target == "object_in_sight":
        lying = [copy for seen in seen_from(state, area) for copy in state.objects.get(seen, ())]
        return [copy for copy in lying if card(copy).load <= act.number]
    if deed.target == "area_adjacent":
        return neighbours(state, area)
    if deed.target == "area_in_sight":
        return seen_from(state, area)
    if deed.target == "area_here":
        return [area]
    if deed.target in EVERYBODY:
        return [""]
    is_near = deed.target.endswith("_here")
    if act.verb in ATTACKS and not is_near:
        return targets(state, caster, RANGED)
    return those_in(state, caster, deed, [area] if is_near else seen_from(state, area))


def those_in(state: COState, caster: str, deed: Deed, areas: Sequence[str]) -> list[str]:
    """The characters in some areas whom a deed may be used on."""
    known = standing(state)
    is_for_friends = deed.target.startswith(("friend", "other_hero"))
    side = known.heroic if is_heroic(state, caster) == is_for_friends else known.foes
    found = [one for area in areas if area in side for one in side[area]]
    if deed.target.startswith("friend") or not (is_for_friends or any(act.verb in ATTACKS for act in deed.acts)):
        return found
    return [one for one in found if is_meant(state, caster, deed, one)]


def _can_rise(state: COState, name: str, area: str) -> bool:
    """One of these minions at least would stand there again."""
    unit = state.units[name]
    kind = tile(unit.kind)
    is_able = bool(unit.fallen) and not unit.is_barred and not unit.is_ally and kind.rank == "minion"
    return is_able and has_room(state, area, kind.room)


def is_meant(state: COState, caster: str, deed: Deed, who: str) -> bool:
    """A character is one of those that the deed may be used on; an attack must be a legal one (CO-RUL-42, CO-CMB-02)."""
    if deed.target.startswith("other_hero"):
        return who in state.heroes and who != caster
    if deed.target.startswith("friend"):
        return not are_enemies(state, caster, who)
    if any(act.verb in ATTACKS for act in deed.acts):
        return why_not_target(state, caster, who, RANGED) is None
    return are_enemies(state, caster, who)


def those_meant(state: COState, caster: str, deed: Deed, at: str) -> list[str]:
    """The characters that a deed concerns, once it is said where."""
    area = character(state, caster).area
    if deed.target == "you":
        return [caster]
    if deed.target == "friends_here":
        return [one for one in models_in(state, area) if not are_enemies(state, caster, one)]
    return [at] if deed.target not in AREAS and (at in state.heroes or at in state.models) else []


def dice_sets(state: COState, caster: str, deed: Deed, number: int) -> list[str]:
    """Up to so many dice of the roll in progress, of a friend whom the deed may help: `red-0.orange-0`."""
    if not state.rolls:
        return []
    roll = roll_of(state)
    is_own = roll.by == caster if deed.target == "you" else is_meant(state, caster, deed, roll.by)
    near = deed.target == "you" or character(state, roll.by).area in seen_from(state, character(state, caster).area)
    if not is_own or not near or is_jinxed(state, roll.by):
        return []
    is_fall = roll.what == "fall"
    shown = [(colour, face) for colour, face in zip(roll.dice, roll.faces, strict=True)]
    poor = sorted(f"{colour}-{face}" for colour, face in shown if (face > 0 if is_fall else face < MOST[colour]))
    return [".".join(some) for many in range(1, number + 1) for some in dict.fromkeys(combinations(poor, many))]


def _helps(state: COState, deed: Deed, who: str) -> bool:
    """One of its acts would change something for somebody."""
    for act in deed.acts:
        helps = HELPS.get(act.verb)
        if helps is None or helps(state, act, who):
            return True
    return False


def _can_be_healed(state: COState, act: Act, who: str) -> bool:
    hero = state.heroes.get(who)
    return (hero.gems.get(WOUNDS, 0) if hero is not None else _missing(state, who)) > 0


def _has_gems(state: COState, who: str, zone: str) -> bool:
    return not is_ally(state, who) and gems_of(state, who if who in state.heroes else OVERLORD).get(zone, 0) > 0


def _can_be_weakened(state: COState, act: Act, who: str) -> bool:
    attack = state.attacks[-1] if state.attacks else None
    return attack is not None and attack.power > 0 and attack.target == who


def _can_be_pushed(state: COState, act: Act, who: str) -> bool:
    one = character(state, who)
    return not one.webbed and any(not is_full_for(state, to, who) for to in neighbours(state, one.area))


HELPS: dict[Verb, Callable[[COState, Act, str], bool]] = {
    "heal": _can_be_healed,
    "recover": lambda state, act, who: _has_gems(state, who, FATIGUE),
    "exhaust": lambda state, act, who: _has_gems(state, who, RESERVE),
    "web": lambda state, act, who: not character(state, who).webbed,
    "grant": lambda state, act, who: not skills_of(state, who).issuperset(act.skills),
    "weaken": _can_be_weakened,
    "push": _can_be_pushed,
    "armour": lambda state, act, who: act.number > 0,
}
"""Whether an act would change something for somebody; all others do."""


def _missing(state: COState, model: str) -> int:
    one = state.models[model]
    return state.units[one.unit].life - one.life


# --- casting


@OF_HERO.carries_out(opt.Cast, opt.Use)
async def cast_in_turn(g: G, seat: str, option: AnyCast) -> bool:
    """An action; a reaction is none (CO-RUL-20)."""
    if not is_quick(option) or is_on(g.state, "reactionsEndMove"):
        forfeit(g, g.state.heroes[seat])
    return await cast(g, seat, option, is_step=True)


def is_quick(option: Option) -> bool:
    """A reaction spell, or an object used at any time: no action (CO-RUL-20)."""
    copy = option.spell if isinstance(option, opt.Cast) else option.card if isinstance(option, opt.Use) else ""
    return bool(copy) and is_reaction(copy)


@OF_UNIT.carries_out(opt.Cast)
async def cast_in_activation(g: G, seat: str, option: opt.Cast) -> bool:
    """One of his models does (CO-OSP-01)."""
    return await cast(g, OVERLORD, option, is_step=True)


@OF_OVERLORD.carries_out(opt.Cast)
async def cast_between(g: G, seat: str, option: opt.Cast) -> None:
    """A reaction of the Overlord's, between two tiles."""
    await cast(g, OVERLORD, option)
    await settle(g)


async def cast(g: G, seat: str, option: Option, *, is_step: bool = False) -> bool:
    """Pay, and do what the card says, one thing after another (CO-SPL-03, CO-SPL-04, CO-OSP-03).

    In a step of its own the attack that it ends with comes onto the agenda; False if that is so.
    """
    state = g.state
    assert isinstance(option, AnyCast)
    copy, gems = (option.spell, option.gems) if isinstance(option, opt.Cast) else (option.card, 0)
    caster = option.by or seat if isinstance(option, opt.Cast) else seat
    deed = deed_of(copy)
    assert deed is not None
    if gems:
        rule = "CO-OSP-03" if seat == OVERLORD else "CO-SPL-03"
        pay(g, seat, f"{SPELL}{copy}", gems, rule, "CO-EXR-04", "CO-RUL-41")
    g.tell(SpellCast(caster, copy, gems, option.at, rule="CO-SPL-04", also=_cites(seat, copy)))
    if deed.is_discarded:
        g.tell(CardMoved(copy, seat, AWAY, rule="CO-RUX-07", also=("CO-RUL-10", "CO-CRD-08")))
    those = those_meant(state, caster, deed, option.at)
    for act in deed.acts:
        if is_alive(state, caster):
            doing = Doing(seat, caster, copy, deed, act, option.at, gems, [one for one in those if is_alive(state, one)])
            if is_step and act.verb in ATTACKS and act is deed.acts[-1]:
                return not begin_attack(g, doing)
            await DO[act.verb](g, doing)
    return True


def _cites(seat: str, copy: str) -> tuple[str, ...]:
    """The rules that have a part in a spell, or in the use of an object."""
    out: tuple[str, ...] = ()
    is_card, is_quick = is_spell(copy), is_reaction(copy)
    if is_card and seat == OVERLORD:
        out += ("CO-OSP-02", "CO-OSP-05", "CO-OSP-07", "CO-RUL-77")
    if is_card and seat != OVERLORD:
        out += ("CO-SPL-01", "CO-SKM-01")
    if not is_card:
        out += ("CO-RUX-07", "CO-CRD-08")
    if is_quick:
        out += ("CO-SPL-07", "CO-RUL-43", "CO-WIN-07")
    if is_card and not is_quick:
        out += ("CO-SPL-06",)
    if is_card and is_quick and seat == OVERLORD:
        out += ("CO-OSP-04",)
    if is_card:
        out += ("CO-SPL-08", "CO-HIN-04")
    return out


# --- why not


@OF_HERO.law(opt.Cast, opt.Use)
@OF_UNIT.law(opt.Cast)
@OF_OVERLORD.law(opt.Cast)
def why_not_cast(state: COState, seat: str, option: Option, moment: str = ACTION) -> Reason | None:
    """The rule that forbids a spell or the use of an object at a moment."""
    if not isinstance(option, AnyCast) or option in spell_options(state, seat, moment):
        return None
    copy = option.spell if isinstance(option, opt.Cast) else option.card
    hero = state.heroes.get(seat)
    if copy not in (state.overlord.cards if hero is None else hero.cards) or deed_of(copy) is None:
        return Reason("CO-SPL-02", "not-yours", {"card": copy})
    if is_spell(copy) != isinstance(option, opt.Cast):
        return Reason("CO-SPL-02", "not-cast-like-that", {"card": copy})
    if hero is not None and hero.stance == CAUTIOUS and not is_reaction(copy):
        return Reason("CO-SPL-06", "cautious", {"figure": seat})
    if isinstance(option, opt.Cast):
        return _why_not_spell(state, seat, option)
    return Reason("CO-CRD-08", "of-no-use", {"card": copy})


def _why_not_spell(state: COState, seat: str, option: opt.Cast) -> Reason:
    spell, caster = spell_of(option.spell), option.by or seat
    if caster not in casters(state, seat, option.spell):
        return Reason("CO-SPL-01" if seat != OVERLORD else "CO-OSP-01", "no-spell-caster")
    if not _may_cast_now(state, seat, caster, option.spell, ACTION):
        return Reason("CO-OSP-01", "not-activated")
    if option.gems < 1 or (not spell.is_variable and option.gems != spell.cost):
        return Reason("CO-SPL-03", "wrong-price", {"gems": str(spell.cost)})
    if option.gems > room_for(state, seat, f"{SPELL}{option.spell}"):
        return Reason("CO-EXR-04", "too-many-gems", {"most": str(room_for(state, seat, f"{SPELL}{option.spell}"))})
    return Reason("CO-SPL-04", "no-such-aim")


# --- reactions


def is_void(state: COState, seat: str, options: Sequence[Option]) -> bool:
    """Nothing can come of any of these reactions: skills lapse unused, the blow ends the same however weak (CO-RUL-105)."""
    most = 0
    for option in options:
        deed = _deed_of(option)
        if is_idle(state, seat, deed):
            continue
        if any(act.verb != "weaken" for act in deed.acts):
            return False
        gems = option.gems if isinstance(option, opt.Cast) else 0
        most = max(most, sum(act.number * (gems if act.is_per_gem else 1) for act in deed.acts))
    return not most or not can_spare(state, state.attacks[-1], most)


def _deed_of(option: Option) -> Deed:
    assert isinstance(option, AnyCast)
    deed = deed_of(option.spell if isinstance(option, opt.Cast) else option.card)
    assert deed is not None
    return deed


def matters(state: COState, seat: str, moment: str) -> bool:
    """One of the reactions of a seat can change something at this very moment."""
    return any(_matters(state, option, moment) for option in spell_options(state, seat, moment) if isinstance(option, AnyCast))


def _matters(state: COState, option: AnyCast, moment: str) -> bool:
    deed = _deed_of(option)
    attack = state.attacks[-1] if state.attacks else None
    verbs = {act.verb for act in deed.acts}
    if moment == ROLL:
        looks = (look.partition("-") for look in option.at.split("."))
        is_fall = roll_of(state).what == "fall"
        return all((int(face) > MEANS[colour] if is_fall else int(face) < MEANS[colour]) for colour, _, face in looks)
    if moment not in (DECLARED, POWER):
        return not verbs <= {"armour", "grant", "weaken"}
    if attack is None or not attack.target:
        return False
    is_struck = attack.target in (option.at, "") or deed.target in ("you", "friends_here")
    if moment == DECLARED or not is_struck:
        return False
    harm = attack.power - least_defence(state, attack)
    if verbs & {"armour", "weaken"}:
        return harm > 0
    return ("grant" in verbs and attack.kind == MELEE) or harm >= life_of(state, attack.target)


REACTIONS.options, REACTIONS.is_void = spell_options, is_void
REACTIONS.matters, REACTIONS.why_not, REACTIONS.cast = matters, why_not_cast, cast
