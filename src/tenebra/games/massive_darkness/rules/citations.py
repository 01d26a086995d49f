"""The rules that something stands on by what it is: a printed text, an Attack, a kind of Enemy. Events cite them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.rules.powers import Power, power_called
from tenebra.games.massive_darkness.rules.space import enemies_in, is_in_shadow
from tenebra.games.massive_darkness.state import AGENT, MAGIC, MELEE, MOB, RANGED, ROAMING, STORY, Enemy, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import AddDice, Combat

Rules = tuple[str, ...]

CLAUSE_TYPES: Mapping[str, str] = {
    "attack": "MD-CSK-01",
    "melee": "MD-CSK-02",
    "ranged": "MD-CSK-03",
    "magic": "MD-CSK-04",
    "defense": "MD-CSK-05",
    "melee_defense": "MD-CSK-06",
    "ranged_defense": "MD-CSK-07",
    "magic_defense": "MD-CSK-08",
}
CONDITIONS: Mapping[str, Rules] = {
    "two_handed_weapon": ("MD-CND-02", "MD-RUL-58"),
    "wounded": ("MD-CND-03",),
    "dual_wield": ("MD-CND-04", "MD-RUL-58"),
    "mace_or_hammer_equipped": ("MD-CND-05", "MD-RUL-57"),
    "shadow_mode": ("MD-CND-06", "MD-SHA-02", "MD-SHA-03"),
    "no_armor_equipped": ("MD-CND-07", "MD-RUL-58"),
    "shield_bearer": ("MD-CND-08", "MD-RUL-58"),
    "sword_equipped": ("MD-CND-10", "MD-RUL-57"),
}
SOURCES: Mapping[str, Rules] = {
    "shadow": ("MD-HERO-01", "MD-HERO-02"),
    "special": ("MD-HERO-01", "MD-HERO-02"),
    "free": ("MD-CLS-08",),
    "line": ("MD-CLS-05", "MD-CLS-07", "MD-LVL-08"),
    "signature": ("MD-SIG-03", "MD-CLS-08"),
    "enemy": ("MD-ENM-11",),
}
"""The rules of each place where a text is printed; cards have rules of their own."""
RANGES: Mapping[str, Rules] = {
    MELEE: ("MD-RNG-02", "MD-LOS-05"),
    RANGED: ("MD-RNG-03", "MD-LOS-02", "MD-LOS-03"),
    MAGIC: ("MD-RNG-04", "MD-RNG-01", "MD-LOS-01"),
}
WEAPONS: Mapping[str, str] = {MELEE: "MD-EQP-12", RANGED: "MD-EQP-13", MAGIC: "MD-EQP-14"}
MANNERS: Mapping[str, str] = {MELEE: "MD-ENM-07", RANGED: "MD-ENM-08", MAGIC: "MD-ENM-09"}
"""The rule of how an Enemy with dice of a type fights."""
ROLES: Mapping[str, Rules] = {
    MOB: ("MD-MOB-01", "MD-MOB-02", "MD-MOB-03", "MD-MOB-09"),
    AGENT: ("MD-AGT-01", "MD-AGT-04"),
    ROAMING: ("MD-ROM-02", "MD-ROM-03"),
}
MORE_DICE: Mapping[str, str] = {
    "red": "MD-EFF-08",
    "yellow": "MD-EFF-08",
    "attack": "MD-EFF-11",
    "green": "MD-EFF-13",
    "blue": "MD-EFF-13",
    "defense": "MD-EFF-16",
}
FEWER_DICE: Mapping[str, Mapping[str, str]] = {
    "own": {"red": "MD-EFF-09", "yellow": "MD-EFF-09", "green": "MD-EFF-14", "blue": "MD-EFF-14"},
    "attacker": {"red": "MD-EFF-10", "yellow": "MD-EFF-10", "attack": "MD-EFF-12"},
    "defender": {"green": "MD-EFF-15", "blue": "MD-EFF-15", "defense": "MD-EFF-17"},
}
REROLLS: Mapping[str, str] = {"attack": "MD-EFF-19", "defense": "MD-EFF-20", "either": "MD-EFF-21"}
SYMBOLS: Mapping[tuple[str, str], str] = {
    ("hit", "own"): "MD-EFF-01",
    ("hit", "attacker"): "MD-EFF-02",
    ("shield", "own"): "MD-EFF-03",
    ("shield", "defender"): "MD-EFF-04",
    ("bam", "own"): "MD-EFF-05",
    ("diamond", "own"): "MD-EFF-06",
}


@lru_cache(maxsize=4096)
def of_text(key: str) -> Rules:
    """The rules of a Combat clause: its type, its Conditions, where it is printed."""
    power = power_called(key)
    found: list[str] = []
    if isinstance(power.clause.body, Combat):
        found.append(CLAUSE_TYPES[power.clause.body.type])
        found += _of_symbols(power, power.clause.body)
    for condition in power.clause.conditions:
        found += CONDITIONS.get(condition.kind, ())
    kind = power.source.partition(":")[0]
    found += _of_card(power) if kind == "card" else SOURCES.get(kind, ())
    return tuple(dict.fromkeys(found))


def _of_symbols(power: Power, body: Combat) -> Rules:
    """The rules of what an Enchantment is paid with, and how often; an Enemy's own without symbols holds always."""
    if not body.is_enchantment:
        return ("MD-ENM-13",) if power.is_natural else ()
    return ("MD-CSK-10",) if body.repeat > 1 else ("MD-ENM-12",) if power.is_natural else ()


def _of_card(power: Power) -> Rules:
    """Items, Consumables and Enchanted Equipment; an Attack text on a weapon needs that weapon."""
    card = equipment_card(power.card)
    if card.category != "combat":
        return ("MD-ITM-01", "MD-ITM-04") if card.category == "item" else ("MD-ITM-04",)
    is_attack = isinstance(power.clause.body, Combat) and power.clause.body.side == "attack"
    return ("MD-EQP-17", "MD-ENC-12" if is_attack else "MD-ENC-13")


def of_change(effect: AddDice) -> str:
    """The rule of dice that are added or taken away."""
    return MORE_DICE[effect.dice] if effect.amount > 0 else FEWER_DICE[effect.whose].get(effect.dice, "MD-CMB-11")


def of_heros_attack(state: MDState, hero: Hero, target: Enemy, type: str) -> Rules:
    """The rules of a Hero's Attack: its Range and weapon, what it hits, what does not hinder it."""
    is_near = hero.zone == target.zone
    found = [*RANGES[MELEE if is_near else type], WEAPONS[MELEE if is_near else type], "MD-CAC-07"]
    if type == MAGIC and is_near:
        found += ("MD-SKL-11", "MD-RUL-39")
    if target.role == MOB:
        found.append("MD-HRD-03")
    if target.is_stunned:
        found.append("MD-STN-04")
    if len(enemies_in(state, target.zone)) > 1:
        found.append("MD-RUL-74")
    if not is_near and enemies_in(state, hero.zone):
        found.append("MD-CAC-06")
    return tuple(found)


def of_enemys_attack(state: MDState, enemy: Enemy, target: Hero, type: str) -> Rules:
    """The rules of an Enemy's Attack: the type that fits, whom it may be made on."""
    found = [*RANGES[type], MANNERS[type], "MD-RNG-05", "MD-TGT-01", "MD-TGT-02", "MD-TGT-05"]
    if enemy.role == MOB:
        found.append("MD-HRD-02")
    if is_in_shadow(state, target):
        found += ("MD-TGT-06", "MD-SHA-05")
    if target.is_stunned:
        found.append("MD-TGT-07")
    return tuple(found)


def of_new_card(state: MDState) -> Rules:
    """The rules of when a card just got may be used: at once, in Story Mode only up to the Current Level."""
    return ("MD-STO-13", "MD-STO-14", "MD-STO-16") if state.mode == STORY else ("MD-EQP-20", "MD-LVL-16")
