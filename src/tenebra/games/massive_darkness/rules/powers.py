"""The printed texts that work for a Character now, and the name of each: `card:fire-sword.1#0` is its first clause (MD-CND)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tenebra.games.massive_darkness.content import classes, enemy_card, equipment_card, event_card, heroes
from tenebra.games.massive_darkness.content.model import Equipment, HeroClass, SkillLine, Text
from tenebra.games.massive_darkness.rules.space import is_in_shadow
from tenebra.games.massive_darkness.state import STORY, Enemy, Hero, MDState, is_on
from tenebra.games.massive_darkness.vocabulary import AddDice, Clause, Combat, Condition, Skill
from tenebra.kernel import derived

PAID = ("bloodlust", "blood_toll")
"""Conditions that must be paid for when they are wanted (MD-CND-09, MD-CND-11)."""
SHADOW_HUNTER = "shadow-hunter"
LEVEL_4 = "shadow_hunter_level_4"
"""The switch of MD-SWT-06."""


class Power(NamedTuple):
    """A clause of some text, and where it is written."""

    key: str
    clause: Clause
    card: str = ""
    """The Equipment card it is printed on."""
    is_natural: bool = False
    """Printed on an Enemy card (MD-ENM-11)."""

    @property
    def source(self) -> str:
        """The text it is part of."""
        return self.key.partition("#")[0]


def text_of(source: str) -> Text:
    """The text that a source names."""
    kind, _, name = source.partition(":")
    match kind:
        case "card":
            return equipment_card(name).text
        case "enemy":
            return enemy_card(name).text
        case "event":
            return event_card(name).text
        case "shadow":
            return heroes()[name].shadow
        case "special":
            return heroes()[name].special
        case "free":
            return classes()[name].free
        case "signature":
            return classes()[name].signature
    line, _, step = name.rpartition(":")
    return line_of(line).steps[int(step)].text


@lru_cache(maxsize=1)
def _lines() -> dict[str, SkillLine]:
    return {line.id: line for sheet in classes().values() for line in sheet.lines}


def line_of(id: str) -> SkillLine:
    """A Skill Line by its id."""
    return _lines()[id]


def class_of(hero: Hero) -> HeroClass:
    """The Hero's Class Sheet."""
    return classes()[hero.calling]


@lru_cache(maxsize=4096)
def powers_of_text(source: str, card: str = "", is_natural: bool = False) -> tuple[Power, ...]:
    """The clauses of a text as powers."""
    return tuple(Power(f"{source}#{n}", clause, card, is_natural) for n, clause in enumerate(text_of(source).clauses))


def power_called(key: str) -> Power:
    """The power of this name; `#0/1` is the second Combat effect in the parentheses of the first clause."""
    source, _, number = key.partition("#")
    index, _, inner = number.partition("/")
    card = source.removeprefix("card:") if source.startswith("card:") else ""
    power = powers_of_text(source, card, source.startswith("enemy:"))[int(index)]
    if not inner:
        return power
    skill = power.clause.body
    assert isinstance(skill, Skill)
    return Power(key, Clause(skill.combat[int(inner)]), card)


def in_parentheses(power: Power) -> list[Power]:
    """The Combat effects that a Skill such as Charge grants to its own Attack (MD-SKL-05)."""
    skill = power.clause.body
    return [power_called(f"{power.key}/{n}") for n in range(len(skill.combat))] if isinstance(skill, Skill) else []


def is_usable(state: MDState, card: Equipment) -> bool:
    """Standard Mode: any card at once; Story Mode: only up to the Current Level (MD-LVL-16, MD-STO-15)."""
    return state.mode != STORY or card.level <= state.level


def step_in_use(state: MDState, hero: Hero, line: str) -> int:
    """The highest acquired step of a Line whose Level is reached, -1 if none (MD-CLS-05 to MD-CLS-07, MD-LVL-08)."""
    steps = line_of(line).steps
    return max((n for n in range(hero.skills.get(line, 0)) if steps[n].level <= state.level), default=-1)


def equipped(hero: Hero) -> list[str]:
    """The cards in slots."""
    return [hero.body, *hero.hands] if hero.body else hero.hands


class Repertoire(NamedTuple):
    """Everything printed that holds for a Hero, whatever its Conditions, sorted for use."""

    combat: dict[str, list[Power]]
    """Combat Skills and Enchantments by their side: attack, defense."""
    skills: dict[str, list[tuple[Power, Skill]]]
    """Skills of the list by their name."""


def hero_powers(state: MDState, hero: Hero) -> list[Power]:
    """All powers of a Hero's repertoire."""
    known = repertoire(state, hero.id)
    return [*known.combat["attack"], *known.combat["defense"], *(p for some in known.skills.values() for p, _ in some)]


def sorted_for_use(powers: Iterable[Power]) -> Repertoire:
    """Powers by what they are good for."""
    out = Repertoire({"attack": [], "defense": []}, {})
    for power in powers:
        body = power.clause.body
        if isinstance(body, Combat):
            out.combat[body.side].append(power)
        elif isinstance(body, Skill):
            out.skills.setdefault(body.name, []).append((power, body))
    return out


@derived(each=True)
def repertoire(state: MDState, hero_id: str) -> Repertoire:
    """The powers of a Hero; Consumables and the Signature wait to be used."""
    hero = state.heroes[hero_id]
    steps = tuple([(line, step) for line in hero.skills if (step := step_in_use(state, hero, line)) >= 0])
    lasting = tuple([lasting.power for lasting in state.lasting if lasting.on == hero_id])
    cards = (*equipped(hero), *_items_at_work(state, hero))
    return _repertoire(hero_id, hero.calling, steps, cards, lasting, is_on(state, LEVEL_4))


def _items_at_work(state: MDState, hero: Hero) -> list[str]:
    """Items that do something without a slot."""
    cards = [(copy, equipment_card(copy)) for copy in hero.pack]
    return [copy for copy, c in cards if not c.slot and c.category == "item" and not c.keyword and is_usable(state, c)]


@lru_cache(maxsize=4096)
def _repertoire(
    hero: str, calling: str, steps: tuple[tuple[str, int], ...], cards: tuple[str, ...], lasting: tuple[str, ...], switch: bool
) -> Repertoire:
    """The same of nothing but what it is made of: of one Hero it is the same for long, at every table and in every view."""
    out = [*powers_of_text(f"shadow:{hero}"), *powers_of_text(f"special:{hero}"), *powers_of_text(f"free:{calling}")]
    for line, step in steps:
        out += powers_of_step(line, step, switch)
    for copy in cards:
        out += powers_of_text(f"card:{copy}", copy)
    return sorted_for_use([*out, *map(power_called, lasting)])


def powers_of_step(line: str, step: int, switch: bool) -> list[Power]:
    """The powers of a step of a Skill Line at a table, with the switch `LEVEL_4` or without."""
    powers = powers_of_text(f"line:{line}:{step}")
    is_last = switch and line.endswith(SHADOW_HUNTER) and line_of(line).steps[step].level >= 4
    return [_with_three_dice(power) for power in powers] if is_last else list(powers)


def _with_three_dice(power: Power) -> Power:
    """The last step of Shadow Hunter takes three dice by a switch (MD-SWT-06)."""
    body = power.clause.body
    assert isinstance(body, Combat)
    effects = tuple(AddDice(e.dice, e.amount - 1, e.whose) if isinstance(e, AddDice) else e for e in body.effects)
    combat = Combat(body.type, effects, body.bam, body.diamond, body.moment, body.repeat)
    return power._replace(clause=Clause(combat, power.clause.conditions))


def held_equipment(enemy: Enemy) -> list[Equipment]:
    """The Combat Equipment of a Guardian; a Mob has it while its Boss lives (MD-GRD-04, MD-GRD-08, MD-GRD-11)."""
    return [card for card in map(equipment_card, enemy.holds) if card.category == "combat"]


@lru_cache(maxsize=4096)
def _enemy_repertoire(card: str, held: tuple[str, ...], type: str) -> Repertoire:
    powers = [*powers_of_text(f"enemy:{card}", "", True)]
    own = enemy_card(card).dice
    for copy in held:
        printed = equipment_card(copy)
        if printed.category == "combat" and getattr(own, type).size and getattr(printed.dice, type).size:
            powers += powers_of_text(f"card:{copy}", copy)
    return sorted_for_use(powers)


def enemy_repertoire(state: MDState, enemy: Enemy, type: str) -> Repertoire:
    """An Enemy's natural powers, then those of its Equipment for a type in which it gives dice (MD-GRD-05, MD-ENM-14).

    `type` is melee, ranged, magic or defense.
    """
    known = _enemy_repertoire(enemy.card, tuple(enemy.holds), type)
    lasting = [power_called(lasting.power) for lasting in state.lasting if lasting.on == enemy.id] if state.lasting else []
    if not lasting:
        return known
    more = sorted_for_use(lasting)
    combat = {side: [*known.combat[side], *more.combat[side]] for side in known.combat}
    return Repertoire(combat, {**known.skills, **more.skills})


def holds(state: MDState, owner: Hero | Enemy, condition: Condition) -> bool:
    """A Condition is met (MD-CND-01); one that must be paid never holds by itself."""
    match condition.kind:
        case "shadow_mode":
            return is_in_shadow(state, owner)
        case "wounded":
            return wounds_of(owner, state) >= condition.number
        case "bloodlust" | "blood_toll":
            return False
    cards = [equipment_card(copy) for copy in (equipped(owner) if isinstance(owner, Hero) else owner.holds)]
    match condition.kind:
        case "two_handed_weapon":
            return any(card.is_weapon and card.slot == "two_hands" for card in cards)
        case "dual_wield":
            return sum(card.is_weapon for card in cards) >= 2
        case "mace_or_hammer_equipped":
            return any(card.is_weapon and ("mace" in card.tags or "hammer" in card.tags) for card in cards)
        case "sword_equipped":
            return any(card.is_weapon and "sword" in card.tags for card in cards)
        case "shield_bearer":
            return any(card.is_shield for card in cards)
    return not any(card.is_armor for card in cards)


def wounds_of(owner: Hero | Enemy, state: MDState) -> int:
    """The Wounds a Character has suffered; of a Mob those of its Boss (MD-CND-03)."""
    if isinstance(owner, Hero):
        return owner.maximum - owner.health
    return full_health(state, owner) - owner.health


def full_health(state: MDState, enemy: Enemy) -> int:
    """The Health an Enemy's Boss or single figure came with (MD-ENM-03, MD-ENM-04)."""
    return enemy_card(enemy.card).full_health(len(state.party))


def is_met(state: MDState, owner: Hero | Enemy, clause: Clause) -> bool:
    """All Conditions of a clause are met."""
    return all(holds(state, owner, condition) for condition in clause.conditions)


def skills(state: MDState, owner: Hero | Enemy, name: str) -> list[tuple[Power, Skill]]:
    """The Skills of a name that a Character can use now."""
    known = repertoire(state, owner.id) if isinstance(owner, Hero) else enemy_repertoire(state, owner, "defense")
    found = known.skills.get(name)
    return [entry for entry in found if is_met(state, owner, entry[0].clause)] if found else []


def has_skill(state: MDState, owner: Hero | Enemy, name: str) -> bool:
    """The Character has this Skill now."""
    return bool(skills(state, owner, name))
