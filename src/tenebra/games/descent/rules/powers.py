"""The powers of a hero (DE-HERO-03, DE-ARM, DE-RUL-86): of sheet, skills and equipped items, and his numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tenebra.games.descent.content import heroes, item_card, monsters, skills
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import LEADER, POTIONS, DEState, Hero, figure
from tenebra.games.descent.vocabulary import AttackType, Clause, Immune, Power, PowerName, Stat, StatName
from tenebra.kernel import derived

Powers = tuple[tuple[str, Clause], ...]
"""Each clause with the card it is written on; the hero's own id for his sheet."""
MOST_DICE = 5
"""DE-HERO-04, DE-DIC-08."""


class Known(NamedTuple):
    """The powers of a hero, those that are one of a kind by name, and what they add to his numbers."""

    all: Powers
    named: Mapping[PowerName, Power]
    stats: Mapping[StatName, list[int]]
    immune: frozenset[str]
    tasks: dict[str, list[Any]]
    """The deeds of each moment, as `effects` finds them."""


@derived(each=True)
def known_of(state: DEState, hero: str) -> Known:
    """The powers of a hero, by what he has in use."""
    own = state.heroes[hero]
    powers, stats = _gather(own), dict[StatName, list[int]]()
    is_bare = not wears_armor(own)
    for _, clause in powers:
        if isinstance(clause, Stat) and not clause.against and (clause.condition != "no_armor" or is_bare):
            stats.setdefault(clause.name, []).append(clause.amount)
    named = {one.name: one for _, one in reversed(powers) if isinstance(one, Power)}
    return Known(powers, named, stats, frozenset(to for _, one in powers if isinstance(one, Immune) for to in one.to), {})


def powers_of(state: DEState, hero: str) -> Powers:
    """All that holds for a hero now; a monkey's items do nothing (DE-EFF-15, DE-EFF-17)."""
    return known_of(state, hero).all


def _gather(hero: Hero) -> Powers:
    texts = [(hero.id, heroes()[hero.id].text)]
    texts += [(name, skills()[name].text) for name in hero.skills]
    if not hero.monkey:
        texts += [(copy, item_card(copy).text) for copy in hero.equipped if copy not in POTIONS]
    return tuple((source, clause) for source, text in texts for clause in text.clauses)


def power(state: DEState, hero: str, name: PowerName) -> Power | None:
    """A power that is one of a kind, if the hero has it."""
    return known_of(state, hero).named.get(name)


def is_immune(state: DEState, who: str, ability: str) -> bool:
    """An ability does nothing to a hero."""
    return who in state.heroes and ability in known_of(state, who).immune


def wears_armor(hero: Hero) -> bool:
    """One of the items in use is armor."""
    return any(copy not in POTIONS and item_card(copy).category == "armor" for copy in hero.equipped)


def stats(state: DEState, hero: str, name: StatName) -> Sequence[int]:
    """The amounts that sources add to a number of a hero; those against one type of attack aside."""
    return known_of(state, hero).stats.get(name, ())


def most_life(state: DEState, hero: str) -> int:
    """The maximum wounds of a hero (DE-HERO-03)."""
    return heroes()[hero].wounds + sum(stats(state, hero, "wounds"))


def most_fatigue(state: DEState, hero: str) -> int:
    """The maximum fatigue of a hero (DE-HERO-03)."""
    return heroes()[hero].fatigue + sum(stats(state, hero, "fatigue"))


def trait_of(state: DEState, hero: str, type: AttackType) -> int:
    """The power dice of a trait, training included, never above five (DE-TYP-04, DE-TWN-11)."""
    return min(MOST_DICE, heroes()[hero].trait(type) + state.heroes[hero].training.get(type, 0))


def speed_of(state: DEState, who: str) -> int:
    """The speed of a figure. Armor may limit the printed speed; what adds to it comes after that (DE-ARM-01, DE-ARM-02)."""
    one = figure(state, who)
    if isinstance(one, Hero):
        known = known_of(state, who)
        limits: Sequence[int] = () if "unburdened" in known.named else known.stats.get("speed_limit", ())
        return min([heroes()[who].speed, *limits]) + sum(known.stats.get("speed", ()))
    unique = sheet_of(state).uniques.get(one.kind)
    if unique is not None:
        return unique.stats.speed
    return monsters()[one.kind].stats("leader" if one.rank == LEADER else "normal").speed
