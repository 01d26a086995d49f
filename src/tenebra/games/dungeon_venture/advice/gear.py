"""The worth of cards to each Hero: for picking, handing over, keeping and buying."""

from __future__ import annotations

from tenebra.games.dungeon_venture.content import Card, card, heroes
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kit.decks import HIDDEN

PRICELESS = {
    "elixir-of-life": 2.2,
    "healing-potion": 1.8,
    "fire-flask": 1.5,
    "holy-water": 1.6,
    "potion-of-heroism": 0.9,
    "potion-of-stone": 0.7,
    "smoke-bomb": 0.4,
    "quicksilver": 0.3,
    "dowsing-rod": 0.3,
    "mana-draught": 0.8,
}
"""Consumables, by experience."""

SPELLS = {
    "mind-spike": 2.4,
    "lightning": 2.3,
    "fireball": 2.2,
    "fire-bolt": 2.0,
    "healing-light": 1.8,
    "circle-of-grace": 1.6,
    "call-of-the-soul": 1.2,
    "slumber": 1.0,
    "battle-hymn": 0.9,
    "stone-skin": 0.9,
    "haste": 0.4,
    "blink": 0.4,
    "true-sight": 0.3,
    "open-sesame": 0.2,
    "seal-of-iron": 0.2,
}
"""Spells, by experience, in the hands of the Mage."""

DEEDS = {
    "heal": 0.5,
    "damage": 0.8,
    "attack": 1.5,
    "revive": 1.2,
    "lose_action": 1.0,
    "lose_movement": 0.7,
    "recover_spell": 0.8,
    "teleport": 0.4,
    "search": 0.3,
    "open_door": 0.2,
    "close_door": 0.2,
}
"""The worth of a keyword of a card nobody has played yet, of HEAL and DAMAGE for each point; of others nothing."""
MANA = 2.0
"""The successes of a caster, taken for its Mana dice."""


def worth_of_text(printed: Card) -> float:
    """The worth of a Spell or a Consumable by what it says."""
    return sum(map(_worth_of_clause, printed.clauses))


def _worth_of_clause(clause: Clause) -> float:
    everybody = 1.5 if clause.target in ("all_enemies", "all_allies") else 1.0
    match clause.deed:
        case "bonus":
            return everybody * max(0.0, 0.6 * successes(clause.dice) + 0.1 * clause.number)
        case "attack":
            return everybody * DEEDS["attack"] / MANA * (MANA * clause.with_mana + successes(clause.dice))
        case "heal" | "damage":
            return everybody * DEEDS[clause.deed] * clause.number
    return everybody * DEEDS.get(clause.deed, 0.0)


def worth_of_card(printed: Card) -> float:
    """The worth of a Spell to the Mage, or of a Consumable to anybody: by experience, or else by what it says."""
    known = (SPELLS if printed.kind == "spell" else PRICELESS).get(printed.id)
    return worth_of_text(printed) if known is None else known


def successes(pool: Pool) -> float:
    """The successes a pool rolls on average."""
    return (4 * pool.red + 3 * pool.blue + 2 * pool.green) / 6


def worth_of_bonus(hero: str, clause: Clause) -> float:
    """The worth of a bonus of Equipment to a Hero."""
    sheet = heroes()[hero]
    fights_by_spell = sheet.mana.size >= 3
    match clause.stat:
        case "attack":
            return (0.4 if fights_by_spell else 1.6) * successes(clause.dice)
        case "defence":
            return 1.4 * successes(clause.dice)
        case "mana":
            return (1.6 if fights_by_spell else 0.3 if sheet.mana.size else 0.1) * successes(clause.dice)
        case "movement":
            return 0.15 * clause.number
        case "ranged":
            return 0.5 if fights_by_spell else 0.8
        case "diagonal":
            return 0.3
    return 0


def worth_worn(hero: str, printed: Card) -> float:
    """The worth of an Equipment card to a Hero who wears it."""
    return sum(worth_of_bonus(hero, clause) for clause in printed.clauses)


def gain(state: DVState, hero: str, name: str) -> float:
    """The gain of putting it on, with what it displaces."""
    return gain_beside(hero, name, state.heroes[hero].worn)


def gain_beside(hero: str, name: str, others: list[str]) -> float:
    """The worth that an Equipment card adds to others that a Hero wears, or is going to."""
    printed = card(name)
    parts = set(printed.parts)
    return worth_worn(hero, printed) - sum(worth_worn(hero, card(other)) for other in others if parts & set(card(other).parts))


def best_wearer(state: DVState, name: str, able: list[str]) -> tuple[str, float]:
    """The Hero to whom an Equipment card does most good."""
    gains = {hero: gain(state, hero, name) for hero in able}
    hero = max(able, key=lambda h: gains[h])
    return hero, gains[hero]


def card_worth(state: DVState, hero: str, name: str) -> float:
    """The worth of a card to a Hero."""
    printed = card(name)
    if printed.gold:
        return printed.gold / 20
    if printed.kind == "equipment":
        return 1 + 1.5 * max(0.0, gain(state, hero, name))
    if printed.kind == "spell":
        dice = heroes()[hero].mana.size
        held = sum(card(copy).kind == "spell" for copy in (*state.heroes[hero].hand, *state.heroes[hero].used) if copy != HIDDEN)
        scale = 0.15 if not dice else 1.0 if dice >= 3 else 0.6 if held < dice else 0.2
        return scale * worth_of_card(printed)
    if printed.clauses[0].deed == "recover_spell":
        return worth_of_card(printed) * min(1, heroes()[hero].mana.size / 4)
    return worth_of_card(printed)
