"""The checks of IF and PER: conditions of a sentence, and what a number is counted by."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.content.foes import MonsterCard
from tenebra.games.drunagor.rules.engagement import is_engaged
from tenebra.games.drunagor.rules.passives import CHECKS, NO_AIM, Aim, fighter_of, most_health
from tenebra.games.drunagor.rules.space import (
    are_adjacent,
    area_spaces,
    at,
    beside,
    covers,
    is_on_darkness,
    is_on_terrain,
    level_of,
)
from tenebra.games.drunagor.state import (
    CONDITIONS,
    OFF_HAND,
    RUNES,
    STEALTH,
    WEAPON,
    DRState,
    Hero,
    are_allies,
    are_enemies,
    character,
)
from tenebra.games.drunagor.vocabulary import Condition, Effect

Check = Callable[[DRState, Condition, str, str, Aim], bool]
MANIFESTED = "manifested"
"""The counter of the Rune that was shown last: the place of its colour among all (DR-EFF-21)."""


def holds(state: DRState, condition: Condition, user: str, target: str = "", aim: Aim = NO_AIM) -> bool:
    """Whether a condition is true of a character, the target and the attack; of no target, what speaks of it is not."""
    name = condition.name
    if name.startswith("target_"):
        true = bool(target) and TARGET_CHECKS[name](state, condition, user, target, aim)
    else:
        true = CHECKS_OF[name](state, condition, user, target, aim)
    return true != condition.is_not


def all_hold(state: DRState, conditions: tuple[Condition, ...], user: str, target: str = "", aim: Aim = NO_AIM) -> bool:
    """All of them are true."""
    return not conditions or all(holds(state, condition, user, target, aim) for condition in conditions)


def _allies_beside(state: DRState, who: str) -> int:
    return sum(are_allies(state, who, one) for one in at(state, beside(state, who)))


def _enemies_beside(state: DRState, who: str) -> int:
    return sum(are_enemies(state, who, one) for one in at(state, beside(state, who)))


def health_of(state: DRState, who: str) -> int:
    """The Health a character has left; of those without a track, 1."""
    one = character(state, who)
    return getattr(one, "health", 1)


def full_health(state: DRState, who: str) -> int:
    """The most a character can have; a Commander has no maximum, so what it has (DR-CMD-05)."""
    if who in state.heroes:
        return most_health(state, who)
    card = fighter_of(state, who)
    if isinstance(card, MonsterCard):
        return health_of(state, who) if card.is_multiplied else card.health
    return 1


def _cubes(hero: Hero) -> int:
    return sum(hero.available.values())


def _subtype(state: DRState, who: str, slot: str) -> str:
    copy = state.heroes[who].equipped.get(slot, "") if who in state.heroes else ""
    return item(copy).subtype.removeprefix("off-hand-") if copy else ""


def _card_is(state: DRState, who: str, class_: str) -> bool:
    card = fighter_of(state, who)
    return isinstance(card, MonsterCard) and card.class_ == class_


def _is_large(state: DRState, who: str) -> bool:
    card = fighter_of(state, who)
    return isinstance(card, MonsterCard) and card.is_large


CHECKS_OF: dict[str, Check] = {
    "engaged": lambda state, _, user, __, ___: is_engaged(state, user),
    "on_darkness": lambda state, _, user, __, ___: is_on_darkness(state, user),
    "on_terrain": lambda state, _, user, __, ___: is_on_terrain(state, user),
    "hidden": lambda state, _, user, __, ___: STEALTH in character(state, user).tokens,
    "wounded": lambda state, _, user, __, ___: health_of(state, user) < full_health(state, user),
    "healthy": lambda state, _, user, __, ___: health_of(state, user) >= full_health(state, user),
    "health_at_most": lambda state, one, user, __, ___: health_of(state, user) <= one.number,
    "alone": lambda state, _, user, __, ___: not _allies_beside(state, user),
    "adj_ally": lambda state, _, user, __, ___: bool(_allies_beside(state, user)),
    "outnumbered": lambda state, _, user, __, ___: _enemies_beside(state, user) > _allies_beside(state, user),
    "moved": lambda state, _, user, __, ___: state.turn is not None and f"{user}:moved" in state.turn.used,
    "first_attack": lambda _, __, ___, ____, aim: aim.is_first,
    "your_turn": lambda state, _, user, __, ___: state.turn is not None and state.turn.card == user,
    "cursed": lambda state, _, user, __, ___: bool(state.heroes[user].curses),
    "curses_at_least": lambda state, one, user, __, ___: len(state.heroes[user].curses) >= one.number,
    "traumatized": lambda state, _, user, __, ___: bool(state.heroes[user].traumas),
    "last_cube": lambda state, _, user, __, ___: not _cubes(state.heroes[user]),
    "cubes_at_most": lambda state, one, user, __, ___: _cubes(state.heroes[user]) <= one.number,
    "familiar": lambda state, _, user, __, ___: any(one.owner == user for one in state.familiars.values()),
    "have": lambda state, one, user, __, ___: one.what in character(state, user).tokens,
    "weapon": lambda state, one, user, __, ___: _subtype(state, user, WEAPON) == one.what,
    "off_hand": lambda state, one, user, __, ___: _subtype(state, user, OFF_HAND) == one.what,
    "rune": lambda state, one, _, __, ___: state.counters.get(MANIFESTED) == RUNES.index(one.what),
    "paid": lambda _, one, __, ___, aim: aim.colour == one.what,
    "round_at_least": lambda state, one, _, __, ___: state.round >= one.number,
    "ally_knocked_out": lambda state, _, user, __, ___: any(
        one.is_down and are_allies(state, user, one.id) for one in state.heroes.values()
    ),
    "party_at_most": lambda state, one, _, __, ___: len(state.party) <= one.number,
    "melee": lambda _, __, ___, ____, aim: aim.kind == "weapon" and not aim.is_ranged,
    "ranged": lambda _, __, ___, ____, aim: aim.kind == "weapon" and aim.is_ranged,
    "weapon_attack": lambda _, __, ___, ____, aim: aim.kind == "weapon",
    "spell_attack": lambda _, __, ___, ____, aim: aim.kind == "spell",
    "crit": lambda _, __, ___, ____, aim: aim.is_crit,
    "higher": lambda state, _, user, target, __: bool(target) and level_of(state, user) > level_of(state, target),
    "lower": lambda state, _, user, target, __: bool(target) and level_of(state, user) < level_of(state, target),
}
TARGET_CHECKS: dict[str, Check] = {
    "target_adj": lambda state, _, user, target, __: are_adjacent(state, user, target),
    "target_self": lambda _, __, user, target, ___: user == target,
    "target_ally": lambda state, _, user, target, __: user != target and are_allies(state, user, target),
    "target_familiar": lambda state, _, __, target, ___: target in state.familiars,
    "target_wounded": lambda state, _, __, target, ___: health_of(state, target) < full_health(state, target),
    "target_healthy": lambda state, _, __, target, ___: health_of(state, target) >= full_health(state, target),
    "target_health_at_most": lambda state, one, _, target, __: health_of(state, target) <= one.number,
    "target_has": lambda state, one, _, target, __: one.what in character(state, target).tokens,
    "target_afflicted": lambda state, _, __, target, ___: any(token in CONDITIONS for token in character(state, target).tokens),
    "target_large": lambda state, _, __, target, ___: _is_large(state, target),
    "target_small": lambda state, _, __, target, ___: not _is_large(state, target),
    "target_minion": lambda state, _, __, target, ___: _card_is(state, target, "minion"),
    "target_white": lambda state, _, __, target, ___: _card_is(state, target, "white"),
    "target_grey": lambda state, _, __, target, ___: _card_is(state, target, "grey"),
    "target_black": lambda state, _, __, target, ___: _card_is(state, target, "black"),
    "target_commander": lambda state, _, __, target, ___: _card_is(state, target, "commander"),
    "target_boss": lambda state, _, __, target, ___: _card_is(state, target, "general"),
    "target_on_darkness": lambda state, _, __, target, ___: is_on_darkness(state, target),
    "target_flanked": lambda state, _, user, target, __: any(
        one != user and are_allies(state, user, one) for one in at(state, beside(state, target))
    ),
    "target_alone": lambda state, _, __, target, ___: not _allies_beside(state, target),
    "target_engaged": lambda state, _, __, target, ___: is_engaged(state, target),
    "target_in_area": lambda state, _, user, target, __: bool(area_spaces(state, user) & covers(state, target)),
}


# --- PER, and X


def number_of(state: DRState, effect: Effect, user: str, target: str = "") -> int:
    """The number of an effect: as printed, X, or once for each of what it counts."""
    if effect.is_x:
        return runes_for(state, user)
    return effect.number * counted(state, effect.per, user, target) if effect.per else effect.number


def runes_for(state: DRState, who: str) -> int:
    """X: the Runes on the Track of the colour of a Monster's card (DR-MKW-15, DR-RUL-73)."""
    card = fighter_of(state, who)
    return len(state.runes.get(card.colour, ())) if isinstance(card, MonsterCard) else 0


def counted(state: DRState, per: str, user: str, target: str) -> int:
    """The number of something that PER counts."""
    if per.startswith("target_"):
        tokens = character(state, target).tokens if target else {}
        what = per.removeprefix("target_")
        return sum(tokens.get(one, 0) for one in CONDITIONS) if what == "condition" else tokens.get(what, 0)
    match per:
        case "adj_enemy":
            return _enemies_beside(state, user)
        case "adj_ally":
            return _allies_beside(state, user)
        case "enemy_in_area":
            return sum(are_enemies(state, user, one) for one in at(state, area_spaces(state, user)))
        case "hero":
            return len(state.party)
        case "rune":
            return sum(map(len, state.runes.values()))
        case "lost_health":
            return max(0, full_health(state, user) - health_of(state, user))
        case "shield" | "focus" | "fury" | "ki":
            return character(state, user).tokens.get(per, 0)
    own = state.heroes.get(user)
    if own is None:
        return 0
    return {
        "curse": len(own.curses),
        "trauma": len(own.traumas),
        "available_cube": _cubes(own),
        "docked_cube": len(own.docked),
        "expended_cube": sum(own.expended.values()),
    }[per]


CHECKS.holds, CHECKS.number = holds, number_of
