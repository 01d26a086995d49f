"""The worth of Equipment to a Hero (MD-EQP): the best way to fill the slots, what a new card adds, what can be spared."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tenebra.games.massive_darkness.advice.blows import worth_of_effects
from tenebra.games.massive_darkness.content import classes, equipment_card
from tenebra.games.massive_darkness.content.model import Equipment
from tenebra.games.massive_darkness.dice import NO_DICE, Pool
from tenebra.games.massive_darkness.rules.powers import hero_powers, is_usable
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MAGIC, MELEE, RANGED, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import Clause, Combat, Deed, Skill
from tenebra.kernel import derived
from tenebra.kit.decks import name_of

ATTACKS = (MELEE, RANGED, MAGIC)
PRIMARY = 1.4
"""The factor for an Attack of the Class's own type: its Skills are still to come."""
UNARMED = 4.0
"""The cost of having nothing to strike with: whoever bears two shields only stands and is struck."""
HALF_THE_TIME = {"shadow_mode": 0.55, "wounded": 0.45, "bloodlust": 0.4, "blood_toll": 0.4}
"""The share of the time that a Condition holds which depends on the moment."""
SKILL_WORTH = {"regeneration": 2.0, "taunt": -0.2, "retaliation": 0.5, "actions": 2.0, "movement_points": 0.5, "max_health": 1.0}
SKILL_WORTH |= {"charge": 0.9, "command": 1.5, "spellsword": 0.8, "teleport": 0.5, "safe_shot": 1.0, "elusive": 0.7}


class Loadout(NamedTuple):
    """Cards for the slots."""

    body: str
    hands: tuple[str, ...]
    value: float


@derived(each=True)
def own_clauses(state: MDState, hero: str) -> tuple[Clause, ...]:
    """The clauses a Hero has whatever is Equipped: Hero card, Class, Skills."""
    powers = hero_powers(state, state.heroes[hero])
    return tuple(power.clause for power in powers if not power.card and isinstance(power.clause.body, Combat))


def best_loadout(state: MDState, hero: Hero, cards: tuple[str, ...] = ()) -> Loadout:
    """The best way to fill the slots from these cards, or from all the Hero owns."""
    able = [copy for copy in cards or hero.cards if equipment_card(copy).slot and is_usable(state, equipment_card(copy))]
    return _best(hero.calling, own_clauses(state, hero.id), tuple(sorted(able)))


@lru_cache(maxsize=4096)
def _best(calling: str, own: tuple[Clause, ...], cards: tuple[str, ...]) -> Loadout:
    slots: dict[str, list[str]] = {"body": [], "hand": [], "two_hands": []}
    for copy in cards:
        slots[equipment_card(copy).slot].append(copy)
    bodies = ["", *slots["body"]]
    hands: list[tuple[str, ...]] = [(), *((copy,) for copy in (*slots["hand"], *slots["two_hands"]))]
    hands += list(combinations(slots["hand"], 2))
    body = max(bodies, key=lambda one: _strength(calling, own, one, ()))
    choices = [Loadout(one, some, _strength(calling, own, one, some)) for one in (body, bodies[-1]) for some in hands]
    return max(choices, key=lambda one: (one.value, one.body, one.hands))


def strength(state: MDState, hero: Hero) -> float:
    """The strength of a Hero as Equipped now."""
    return _strength(hero.calling, own_clauses(state, hero.id), hero.body, tuple(hero.hands))


@lru_cache(maxsize=16384)
def _strength(calling: str, own: tuple[Clause, ...], body: str, hands: tuple[str, ...]) -> float:
    cards = [equipment_card(copy) for copy in (body, *hands) if copy]
    sheet = classes()[calling]
    powers = {type: _power(type, own, cards) for type in ATTACKS}
    if sheet.primary in powers:
        powers[sheet.primary] *= PRIMARY
    first, second, _ = sorted(powers.values(), reverse=True)
    defence = _power("defense", own, cards)
    always = sum(_skill_worth(clause.body) for card in cards for clause in card.text.clauses if isinstance(clause.body, Skill))
    armed = first + 0.25 * second if first else -UNARMED
    return armed + (1.3 if sheet.primary == "defense" else 1.1) * defence + always


def _skill_worth(skill: Skill) -> float:
    return SKILL_WORTH.get(skill.name, 0.3) * max(1, skill.number)


def _power(type: str, own: tuple[Clause, ...], cards: list[Equipment]) -> float:
    """The average of an Attack of a type, or of a Defense, with these cards."""
    pool = NO_DICE
    for card in cards:
        pool = pool.plus(card.dice.of(type))
    pool = pool.capped()
    if not pool.size and type != "defense":
        return 0.0
    value = 1.5 * pool.red + pool.yellow + 8 / 6 * pool.green + 5 / 6 * pool.blue
    for clause in own:
        value += _clause_worth(type, clause, pool, cards)
    for card in cards:
        if type == "defense" or card.dice.of(type).size or not card.is_weapon:
            value += sum(_clause_worth(type, clause, pool, cards) for clause in card.text.clauses)
    return value


def _clause_worth(type: str, clause: Clause, pool: Pool, cards: list[Equipment]) -> float:
    body = clause.body
    if not isinstance(body, Combat):
        return 0.0
    side = "defense" if type == "defense" else "attack"
    if body.side != side or (side == "attack" and type not in body.ranges):
        return 0.0
    chance = 1.0
    for condition in clause.conditions:
        chance *= HALF_THE_TIME.get(condition.kind) or float(_fits(condition.kind, cards))
    if body.bam:
        chance *= 1 - (4 / 6) ** (pool.red + pool.green) * (5 / 6) ** (pool.yellow + pool.blue)
    if body.diamond:
        chance *= 1 - (5 / 6) ** (pool.red + pool.green)
    chance *= 0.5 ** max(0, body.bam + body.diamond - 1)
    part = 1.0 if side == "attack" or len(body.ranges) > 1 else 0.5
    return chance * part * worth_of_effects(body.effects)


def _fits(kind: str, cards: list[Equipment]) -> bool:
    """A Condition about Equipment holds (MD-CND-02 to MD-CND-10)."""
    weapons = [card for card in cards if card.is_weapon]
    match kind:
        case "two_handed_weapon":
            return any(card.slot == "two_hands" for card in weapons)
        case "dual_wield":
            return len(weapons) > 1
        case "mace_or_hammer_equipped":
            return any("mace" in card.tags or "hammer" in card.tags for card in weapons)
        case "sword_equipped":
            return any("sword" in card.tags for card in weapons)
        case "shield_bearer":
            return any(card.is_shield for card in cards)
    return not any(card.is_armor for card in cards)


def item_worth(card: Equipment) -> float:
    """An Item works for anybody who carries it, a Consumable once."""
    value = 0.0
    for clause in card.text.clauses:
        match clause.body:
            case Combat(effects=effects):
                value += worth_of_effects(effects)
            case Skill() as skill:
                value += _skill_worth(skill)
            case Deed():
                value += 1.0
    return value * (0.5 if card.category == "consumable" else 1.0)


def gain(state: MDState, hero: Hero, card: str) -> float:
    """The strength a Hero gains with a card it does not own yet."""
    printed = equipment_card(card)
    if not printed.slot:
        same = sum(equipment_card(copy).category == printed.category for copy in hero.pack)
        return item_worth(printed) / (2 + same)
    return best_loadout(state, hero, (*hero.cards, card)).value - best_loadout(state, hero).value


def loss(state: MDState, hero: Hero, card: str) -> float:
    """The strength a Hero loses without one of its cards."""
    printed = equipment_card(card)
    if not printed.slot:
        return item_worth(printed) / 2
    rest = tuple(copy for copy in hero.cards if copy != card)
    return best_loadout(state, hero).value - (best_loadout(state, hero, rest).value if rest else 0.0)


def spares(state: MDState, hero: Hero) -> list[str]:
    """Cards with a slot that the best loadout does not need, the highest Level first; no relic of the Mission (MD-RUL-29)."""
    best = best_loadout(state, hero)
    used = {best.body, *best.hands}
    spare = [copy for copy in hero.cards if copy not in used and equipment_card(copy).slot]
    return sorted((copy for copy in spare if not is_relic(state, copy)), key=lambda copy: -equipment_card(copy).level)


def is_relic(state: MDState, card: str) -> bool:
    """The Mission needs the card."""
    return name_of(card) in sheet_of(state).relics


def keep_order(state: MDState, hero: Hero, cards: list[str]) -> list[str]:
    """Cards from the least missed to the most."""
    return sorted(cards, key=lambda copy: (is_relic(state, copy), loss(state, hero, copy), equipment_card(copy).level, copy))
