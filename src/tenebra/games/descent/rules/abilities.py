"""Special abilities (DE-ABL): what a figure has of its own, and how they hold and hurt those beside it; armor and weapons."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tenebra.games.descent.content import heroes, item_card, monsters, overlord_card
from tenebra.games.descent.content.model import Stats, Text
from tenebra.games.descent.dice import Pool
from tenebra.games.descent.rules.powers import is_immune, power, powers_of, wears_armor
from tenebra.games.descent.rules.space import covers, grid_of, is_adjacent, standing, steps_of
from tenebra.games.descent.scenarios import SHEETS, sheet_of
from tenebra.games.descent.state import (
    LEADER,
    OVERLORD,
    POTIONS,
    UNIQUE,
    DEState,
    Figure,
    Hero,
    Monster,
    are_enemies,
    figure,
)
from tenebra.games.descent.vocabulary import (
    Ability,
    AbilityName,
    AttackType,
    PowerName,
    Stat,
)
from tenebra.games.descent.vocabulary import Attack as AttackText
from tenebra.games.descent.vocabulary import Power as PowerText
from tenebra.kernel import derived

FISTS, FIST = "fists", "fist"
"""Bare hands, and the strong hand that one hero has besides his action."""
BARE_DICE = {
    FISTS: Pool(red=1),  # DE-TYP-06
    FIST: Pool(red=1, green=1),
}


class Said(NamedTuple):
    """A clause about attacks, with the card it is written on."""

    source: str
    text: AttackText


def stats_of(state: DEState, monster: Monster) -> Stats:
    """The section of the reference card a monster uses, or what the quest says of a unique one (DE-MCD-03, DE-MON-04)."""
    if monster.rank == UNIQUE:
        if state.eyes in ("", OVERLORD):
            return sheet_of(state).uniques[monster.kind].stats
        return _as_shown(state.scenario, monster.kind, tuple(state.exposed.get(monster.kind, ())))
    return monsters()[monster.kind].stats("leader" if monster.rank == LEADER else "normal")


@lru_cache(maxsize=256)
def _as_shown(scenario: str, unique: str, exposed: tuple[int, ...]) -> Stats:
    """The open part of a unique monster: its statistics, and the abilities that were used (DE-UNQ-01, DE-SEC-02)."""
    stats = SHEETS[scenario].uniques[unique].stats
    return replace(stats, text=Text("", tuple(clause for n, clause in enumerate(stats.text.clauses) if n in exposed)))


def type_of(state: DEState, monster: Monster) -> AttackType:
    """A monster has exactly one type of attack (DE-MCD-05)."""
    unique = sheet_of(state).uniques.get(monster.kind)
    return unique.type if unique is not None else monsters()[monster.kind].type


def most_life_of(state: DEState, monster: Monster) -> int:
    """The wounds value of a monster for this number of players (DE-MCD-02, DE-MCD-06)."""
    return stats_of(state, monster).wounds_for(state.players)


def texts_of(state: DEState, who: str) -> list[Said]:
    """The clauses of a figure about attacks and abilities, its weapons aside."""
    return abilities(state).texts[who]


def _read(state: DEState, one: Figure) -> list[Said]:
    if isinstance(one, Hero):
        return [
            Said(source, clause)
            for source, clause in powers_of(state, one.id)
            if isinstance(clause, AttackText) and not _is_weapon(source, one) and is_usable(state, one, source)
        ]
    return _texts_of_card(one.kind, stats_of(state, one).text)


@lru_cache(maxsize=512)
def _texts_of_card(kind: str, text: Text) -> list[Said]:
    return [Said(kind, clause) for clause in text.clauses if isinstance(clause, AttackText)]


def _is_weapon(source: str, hero: Hero) -> bool:
    return source in hero.equipped and item_card(source).category == "weapon"


def is_usable(state: DEState, hero: Hero, source: str) -> bool:
    """A hero may use the item: some armor forbids Runes (DE-ARM-03)."""
    if source not in hero.equipped or source in POTIONS or not item_card(source).is_rune:
        return True
    return power(state, hero.id, "no_runes") is None or power(state, hero.id, "runes_in_armor") is not None


def rank(state: DEState, who: str, ability: AbilityName) -> int:
    """The rank of an ability that a figure has of its own, all sources together (DE-ABL-00); 0 without it."""
    return abilities_of(state, who).get(ability, 0)


def abilities_of(state: DEState, who: str) -> dict[AbilityName, int]:
    """The abilities a figure has of its own, by rank."""
    return abilities(state).of[who]


class Known(NamedTuple):
    """The clauses of each figure about attacks, which abilities it has at which rank, who has each of them, and who flies."""

    texts: dict[str, list[Said]]
    of: dict[str, dict[AbilityName, int]]
    bearers: dict[AbilityName, list[str]]
    acrobats: frozenset[str]
    flying: frozenset[str]


@derived
def abilities(state: DEState) -> Known:
    """The abilities of everybody on the board."""
    figures: list[Figure] = [*state.heroes.values(), *state.monsters.values()]
    texts = {one.id: _read(state, one) for one in figures}
    of = {who: ranks_of(said.text for said in own) for who, own in texts.items()}
    bearers: dict[AbilityName, list[str]] = {}
    for who, ranks in of.items():
        for name in ranks:
            bearers.setdefault(name, []).append(who)
    acrobats = frozenset(hero for hero in state.heroes if power(state, hero, "acrobat") is not None)
    return Known(texts, of, bearers, acrobats, acrobats.union(bearers.get("fly", ())))


def flies(state: DEState, who: str) -> bool:
    """A figure moves over enemies and obstacles (DE-ABL-10); a skill lets a hero do so too."""
    return who in abilities(state).flying


def is_acrobat(state: DEState, who: str) -> bool:
    """Over everything, but to end on no obstacle at all."""
    return who in abilities(state).acrobats


def ranks_of(texts: Iterable[AttackText]) -> dict[AbilityName, int]:
    """The abilities that clauses give without surges, the ranks of each added up (DE-ABL-00)."""
    out: dict[AbilityName, int] = {}
    for text in texts:
        for effect in () if text.surges else text.effects:
            if isinstance(effect, Ability):
                out[effect.name] = out.get(effect.name, 0) + effect.rank
    return out


def with_ability(state: DEState, ability: AbilityName) -> list[str]:
    """The figures on the board that have an ability of their own."""
    found = abilities(state).bearers.get(ability)
    if found is None:
        return []
    of = standing(state).of
    return [who for who in found if of[who]]


def overlord_power(state: DEState, name: PowerName) -> int:
    """The number of a power of the Overlord's Power cards in play, 1 if it has none, 0 without it (DE-OVC-12)."""
    return sum(power.number or 1 for power in overlord_powers(tuple(state.overlord.powers)) if power.name == name)


@lru_cache(maxsize=512)
def overlord_powers(cards: tuple[str, ...]) -> tuple[PowerText, ...]:
    """The clauses of the Power cards."""
    return tuple(clause for copy in cards for clause in overlord_card(copy).text.clauses if isinstance(clause, PowerText))


def armor_of(state: DEState, who: str, type: str = "") -> int:
    """The armor of a figure against a type of attack (DE-DMG-01, DE-EFF-17, DE-FAM-12)."""
    one = figure(state, who)
    if isinstance(one, Monster):
        return max(0, stats_of(state, one).armor - is_harried(state, who))
    if one.monkey:
        return 0
    worn = sum(
        clause.amount
        for _, clause in powers_of(state, who)
        if isinstance(clause, Stat)
        and clause.name == "armor"
        and clause.against in ("", type)
        and (clause.condition != "no_armor" or not wears_armor(one))
    )
    lasting = sum(int(entry.removeprefix("armor-")) for entry in one.lasting if entry.startswith("armor-"))
    return heroes()[who].armor + worn + lasting


def is_harried(state: DEState, who: str) -> bool:
    """Skye is in or next to a monster's space: it cannot dodge or aim, and has less armor (DE-FAM-12)."""
    skye = state.familiars.get("skye")
    if skye is None or not skye.space or who in state.heroes:
        return False
    here, own = grid_of(state).bit[skye.space], covers(state, who)
    return bool(here & own) or is_adjacent(state, here, own)


def fear_of(state: DEState, attacker: str, affected: list[str]) -> int:
    """The surges that all affected figures with Fear cost; nobody fears himself (DE-ABL-09, DE-RUL-37, DE-RUB-07)."""
    if is_immune(state, attacker, "fear"):
        return 0
    return sum(rank(state, who, "fear") for who in affected if who != attacker)


def auras_beside(state: DEState, who: str) -> list[str]:
    """The enemies with Aura that a figure is next to, if their Aura can hurt it (DE-ABL-01)."""
    found = _enemies_beside(state, who, "aura")
    return [] if found and is_immune(state, who, "aura") else found


def is_grappled(state: DEState, who: str) -> bool:
    """An enemy with Grapple is adjacent: no movement points can be spent (DE-ABL-11, DE-RUL-09)."""
    return bool(holders(state, who))


def holders(state: DEState, who: str) -> list[str]:
    """The enemies whose Grapple holds a figure."""
    found = _enemies_beside(state, who, "grapple")
    return [] if found and is_immune(state, who, "grapple") else found


def _enemies_beside(state: DEState, who: str, ability: AbilityName) -> list[str]:
    """The enemies with an ability of their own that a figure is next to."""
    found = abilities(state).bearers.get(ability)
    if found is None:
        return []
    of = standing(state).of
    beside = steps_of(state).beside(of[who])
    return [other for other in found if of[other] & beside and are_enemies(state, who, other)]


def off_hand_of(state: DEState, hero: Hero, weapon: str) -> str:
    """The other one-handed melee weapon in use, which helps an attack with this one (DE-WPN-02)."""
    if weapon in BARE_DICE or not item_card(weapon).is_off_hand:
        return ""
    others = [copy for copy in weapons_of(state, hero) if copy != weapon and item_card(copy).is_off_hand]
    return others[0] if others else ""


def weapons_of(state: DEState, hero: Hero) -> list[str]:
    """The weapons a hero may attack with (DE-ACT-03, DE-ARM-03)."""
    if hero.monkey:
        return []
    return [
        copy
        for copy in hero.equipped
        if copy not in POTIONS and item_card(copy).category == "weapon" and is_usable(state, hero, copy)
    ]
