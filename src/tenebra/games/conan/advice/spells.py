"""The worth of a spell, or of an object that is used, to whoever casts it."""

from __future__ import annotations

from tenebra.games.conan import options as opt
from tenebra.games.conan.advice.blows import feared
from tenebra.games.conan.advice.errands import Errand
from tenebra.games.conan.advice.ground import FAR, distances_with
from tenebra.games.conan.advice.outlook import COMFORT, NEARER, RED, Outlook
from tenebra.games.conan.content import tile
from tenebra.games.conan.rules.encumbrance import base_movement
from tenebra.games.conan.rules.guard import least_defence, life_of
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.powers import deed_of, has, skills_of
from tenebra.games.conan.rules.targets import targets_of
from tenebra.games.conan.state import (
    AGGRESSIVE,
    FATIGUE,
    MELEE,
    OVERLORD,
    RESERVE,
    WOUNDS,
    Hero,
    are_enemies,
    character,
)
from tenebra.games.conan.vocabulary import NO_DICE, Act, Skill
from tenebra.kernel import Option
from tenebra.kit.advice import stakes

ATTACKS = ("attack", "attack_undefended")
OTHERWISE = {"teleport": 0.2, "fetch": 0.2, "reroll": 0.3}
"""The worth of a verb if nothing more is known of it."""
WANTED, HEALED = 0.45, 0.9
"""The worth of a gem that comes back to a hero who has use for it, and of one that is no wound any more."""
BLED, LAST = 0.7, 2.5
"""The cost of a wound of one's own making, and of one of the last few gems."""
ROOTED, BEARING, SHOVED = 0.5, 2.0, 0.9
"""The worth of holding a hero where he is, more if he has something to bring away; to put him off what he came for."""
FEW, POOR, RICH = 5, 0.6, 0.35
"""The worth of taking a gem of those who have only so few, and of others."""
DELAYED = 0.4
"""The worth of keeping him from the errand that he would have come nearer to, as a share of what he gains by that."""
STEP, FREED = 0.35, 0.3
"""The worth of a step less to an errand, and of an enemy less that hinders it."""


def spell_worth(look: Outlook, who: str, option: opt.Cast | opt.Use) -> tuple[float, str, dict[str, str]]:
    """The gain of a spell or object before its price, and why."""
    spell, gems = (option.spell, option.gems) if isinstance(option, opt.Cast) else (option.card, 0)
    deed = deed_of(spell)
    if deed is None:
        return 0.0, "why-cast", {"spell": spell}
    if any(act.verb in ATTACKS for act in deed.acts):
        found = look.strike(who, option)
        return found.value, "why-cast-at", {"spell": spell, "target": found.target, **stakes(found.kill, found.wounds)}
    state = look.state
    hit = targets_of(state, who, option) or ((option.at,) if option.at in state.heroes or option.at in state.models else (who,))
    total = sum(_act_worth(look, who, act, one, gems, option) for act in deed.acts for one in hit)
    return total, "why-cast", {"spell": spell}


def _act_worth(look: Outlook, who: str, act: Act, target: str, gems: int, option: Option) -> float:
    """The worth of one thing that a spell does to who casts it."""
    number = act.number * (gems if act.is_per_gem else 1)
    match act.verb:
        case "heal" | "recover" | "armour":
            return _comfort(look, act, target, number)
        case "suffer" | "exhaust" | "web" | "push":
            return _trouble(look, who, act, target, number)
        case "weaken":
            return _blunted(look, number)
        case "grant":
            return _granted(look, act.skills, target)
        case "raise":
            kind = tile(look.state.units[getattr(option, "at", "")].kind)
            return (0.9 + 0.3 * kind.armour) * number
    return OTHERWISE.get(act.verb, 0.0)


def _comfort(look: Outlook, act: Act, target: str, number: int) -> float:
    """The worth of what does somebody good: for a hero as far as he has use for it; of others less is known."""
    hero = look.state.heroes.get(target)
    match act.verb:
        case "heal":
            lost = hero.gems.get(WOUNDS, 0) if hero is not None else 0
            return HEALED * min(lost, number or 1)
        case "recover":
            return _of_use(look, hero, number) if hero is not None else RED * number
        case _:
            return 0.35 * number * min(3.0, look.danger(hero, hero.area)) if hero is not None else 0.4 * number


def _trouble(look: Outlook, who: str, act: Act, target: str, number: int) -> float:
    """The worth of what is good on an enemy, and bad on a friend or on who casts it himself."""
    is_foe = are_enemies(look.state, who, target)
    match act.verb:
        case "suffer" if target == who:
            return -number * (LAST if life_of(look.state, who) <= 4 else BLED)
        case "suffer":
            return (1.0 if is_foe else -1.5) * number
        case "exhaust":
            return (_missed(look, target) if is_foe else -0.5) * number
        case "web":
            return _held(look, target) * (1 if is_foe else -1)
        case _:
            return _shoved(look, target) * (1 if is_foe else -1)


def _of_use(look: Outlook, hero: Hero, number: int) -> float:
    """Gems that come back to a hero, as far as he has use for them: in what is left of his turn, or against what is coming."""
    is_busy = hero.stance == AGGRESSIVE and not hero.is_done and bool(look.foes or look.errands)
    if not is_busy and look.danger(hero, hero.area) < 1:
        return 0.0
    wanted = max(0, COMFORT - hero.gems.get(RESERVE, 0))
    return WANTED * min(number, hero.gems.get(FATIGUE, 0), wanted)


def _missed(look: Outlook, target: str) -> float:
    """A gem that the other side has no more: worth the more the fewer it has."""
    gems = look.state.heroes[target].gems if target in look.state.heroes else look.state.overlord.gems
    return POOR if gems.get(RESERVE, 0) <= FEW else RICH


def _blunted(look: Outlook, number: int) -> float:
    """The attack that is being made loses so much power."""
    attack = look.state.attacks[-1] if look.state.attacks else None
    if attack is None or not attack.target:
        return 0.0
    return feared(look, attack, NO_DICE)[0] - feared(look, attack, NO_DICE, number)[0]


def _granted(look: Outlook, skills: tuple[Skill, ...], target: str) -> float:
    """New skills: to strike back at who attacks right now, or to get nearer to what has to be done."""
    state = look.state
    total = _struck_back(look, target) if "counterattack" in skills else 0.0
    hero = state.heroes.get(target)
    if hero is None or hero.stance != AGGRESSIVE or hero.is_done:
        return total
    area, able = character(state, target).area, skills_of(state, target) | frozenset(skills)
    for errand in look.errands:
        if errand.who in ("", target) and errand.worth > 2:
            before = look.steps(target, area, errand.area)
            saved = before - distances_with(state, able, errand.area).get(area, FAR)
            total = max(total, STEP * min(saved, 6))
    if "evasive" in skills and not has(state, target, "evasive"):
        total += FREED * max(0, hindering_in(state, target, area))
    return total


def _struck_back(look: Outlook, target: str) -> float:
    """The counterattack of somebody who is struck by hand right now, if he lives to make it."""
    state = look.state
    attack = state.attacks[-1] if state.attacks else None
    if attack is None or attack.target != target or attack.kind != MELEE:
        return 0.0
    lives = attack.power - least_defence(state, attack) < life_of(state, target)
    return look.strike(target, opt.Attack(attack.attacker, target, "counter")).value if lives else 0.0


def _held(look: Outlook, target: str) -> float:
    """The worth of holding somebody, who may not move before he has paid for it."""
    hero = look.state.heroes.get(target)
    if hero is None:
        return 0.3 + 0.6 * look.harm(look.state.models[target])
    has_to_go = any(one.who == target and one.kind == "go" and one.area != hero.area for one in look.errands)
    kept_from = max((_delayed(look, hero, one) for one in look.errands if one.who in ("", target)), default=0.0)
    return ROOTED + 0.15 * min(4.0, look.danger(hero, hero.area)) + (BEARING if has_to_go else kept_from)


def _delayed(look: Outlook, hero: Hero, errand: Errand) -> float:
    """An errand to which he does not come nearer by the free steps of a turn."""
    steps = look.steps(hero.id, hero.area, errand.area)
    left = max(0, steps - base_movement(look.state, hero.id))
    return DELAYED * errand.worth * look.haste * (NEARER**left - NEARER**steps)


def _shoved(look: Outlook, target: str) -> float:
    """The worth of putting somebody off what he came for, but not out of reach of those who are about to strike."""
    state = look.state
    area = character(state, target).area
    if target not in state.heroes:
        return 0.5
    unit = state.activation.unit if state.activation is not None else ""
    is_in_reach = any(one.unit == unit and one.area == area and not one.has_attacked for one in look.foes)
    has_come = any(one.area == area and one.kind != "slay" for one in look.errands)
    return (SHOVED if has_come else 0.2) - (1.0 if is_in_reach else 0.0)


def where_to(look: Outlook, seat: str, who: str, options: list[opt.Choose]) -> opt.Choose:
    """The area to push somebody to: a foe away from what he wants, a friend towards it."""
    is_foe = (seat == OVERLORD) == (who in look.state.heroes)

    def worth(option: opt.Choose) -> tuple[float, str]:
        far = min((look.steps(who, option.name, one.area) for one in look.errands if one.kind != "slay"), default=0)
        return (far if is_foe else -far), option.name

    return max(options, key=worth)
