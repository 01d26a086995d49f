"""The format of the content files, read into the types of `model`; errors name file, line and column."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenebra.games.descent.content.model import (
    SKILL_DECKS,
    DeckName,
    FamiliarSheet,
    HeroSheet,
    Item,
    MonsterKind,
    Origin,
    OverlordCard,
    Skill,
    Stats,
    Text,
)
from tenebra.games.descent.dice import Pool, read_pool
from tenebra.games.descent.notation import read_text
from tenebra.games.descent.vocabulary import AttackType, Clause, Kind, Plot, Power, Spawn
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text

STARTING_SKILLS, LEAST_CONQUEST, MOST_CONQUEST = 3, 2, 4
"""DE-HERO-01, DE-HERO-02."""
CardKind = Literal["event", "trap", "spawn", "power"]
CLAUSES: dict[CardKind, type[Clause]] = {"event": Plot, "trap": Plot, "spawn": Spawn, "power": Power}
"""The clauses of which the text of each type of Overlord card is made (DE-OVC-09 to DE-OVC-12)."""
EVENTS = ("overlord_turn", "hero_turn", "monster_activated", "monster_attacks", "monster_attacked")
"""Occasions of Events; the others are those of Traps."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a content file."""


class _Hero(_Entry, frozen=True):
    wounds: int
    fatigue: int
    armor: int
    speed: int
    conquest: int
    skills: dict[DeckName, int]
    text: str
    melee: int = 0
    ranged: int = 0
    magic: int = 0


class _Item(_Entry, frozen=True):
    id: str
    category: Literal["weapon", "armor", "shield", "other", "cache"]
    text: str
    hands: Literal[0, 1, 2] = 0
    type: AttackType | Literal[""] = ""
    dice: str = ""
    rune: bool = False
    price: int = 0
    copies: int = 1


class _ItemFile(_Entry, frozen=True):
    origin: Origin
    card: list[_Item]


class _Card(_Entry, frozen=True):
    id: str
    cost: int
    value: int
    text: str
    copies: int = 1


class _Stats(_Entry, frozen=True):
    speed: int
    armor: int
    wounds: tuple[int, int, int, int]
    dice: str
    text: str


class _Monster(_Entry, frozen=True):
    type: AttackType
    size: Literal["1x1", "1x2", "2x2", "2x3"]
    figures: int
    leaders: int
    normal: _Stats
    leader: _Stats


class _Familiar(_Entry, frozen=True):
    speed: int = 0
    carries: int = 0
    bars_spawning: bool = False


class Page(TextFile):
    """A content file."""

    def read(self, printed: str) -> Text:
        """A printed text of this file; the first place where it stands is named if it is wrong."""
        return Text(printed, read_text(printed, self.source, *self.place_of(printed)) if printed else ())

    def pool(self, dice: str) -> Pool:
        """Dice of this file."""
        try:
            return read_pool(dice)
        except BadInput as error:
            raise self.complain(error.reason, f'"{dice}"') from None


def read_heroes(text: str, source: str) -> dict[str, HeroSheet]:
    """The hero sheets of a file (DE-HERO-01, DE-HERO-02)."""
    page = Page(text, source)
    found: dict[str, HeroSheet] = {}
    for id, one in toml_text(text, dict[str, _Hero], source).items():
        here = f"[{id}]"
        if sum(one.skills.values()) != STARTING_SKILLS:
            raise page.complain(f"{id}: a hero starts with {STARTING_SKILLS} skills", here)
        if not LEAST_CONQUEST <= one.conquest <= MOST_CONQUEST:
            raise page.complain(f"{id}: a hero is worth {LEAST_CONQUEST} to {MOST_CONQUEST} Conquest", here)
        numbers = (one.wounds, one.fatigue, one.armor, one.speed, one.conquest, one.melee, one.ranged, one.magic)
        skills = {deck: one.skills.get(deck, 0) for deck in SKILL_DECKS}
        found[id] = HeroSheet(id, *numbers, skills, page.read(one.text))
    return found


def read_skills(text: str, source: str) -> dict[str, Skill]:
    """The skill cards of a file, deck by deck."""
    page, found = Page(text, source), dict[str, Skill]()
    for deck, cards in toml_text(text, dict[DeckName, dict[str, str]], source).items():
        for id, printed in cards.items():
            if id in found:
                raise page.complain(f"the skill {id!r} is in two decks", f"{id} =")
            found[id] = Skill(id, deck, page.read(printed))
    return found


def read_items(text: str, source: str) -> dict[str, Item]:
    """The item cards of a file: weapons have a type, dice and hands, shields one hand, other cards none (DE-ITM-02)."""
    page = Page(text, source)
    plain = toml_text(text, _ItemFile, source)
    found: dict[str, Item] = {}
    for one in plain.card:
        here, is_weapon = f'id = "{one.id}"', one.category == "weapon"
        if one.id in found:
            raise page.complain(f"{one.id!r} is written twice", here)
        if is_weapon != bool(one.type and one.dice and one.hands):
            raise page.complain(f"{one.id}: a weapon has a type, dice and hands", here)
        if not is_weapon and one.hands != (one.category == "shield"):
            raise page.complain(f"{one.id}: besides weapons only a shield takes a hand, and it takes one", here)
        if (plain.origin == "shop") != bool(one.price):
            raise page.complain(f"{one.id}: shop cards have a price, other cards have none", here)
        dice, said = page.pool(one.dice), page.read(one.text)
        thing = (said, one.hands, one.type, dice, one.rune, one.price, one.copies)
        found[one.id] = Item(one.id, plain.origin, one.category, *thing)
    return found


def read_overlord_cards(text: str, source: str) -> dict[str, OverlordCard]:
    """The Overlord cards of a file. An Event is about monsters or the Overlord's turn, a Trap about what a hero does."""
    page = Page(text, source)
    found: dict[str, OverlordCard] = {}
    for kind, cards in toml_text(text, dict[CardKind, list[_Card]], source).items():
        for one in cards:
            said, here = page.read(one.text), f'id = "{one.id}"'
            if one.id in found:
                raise page.complain(f"{one.id!r} is written twice", here)
            for clause in said.clauses:
                is_event = isinstance(clause, Plot) and clause.occasion in EVENTS
                if not isinstance(clause, CLAUSES[kind]) or is_event != (kind == "event"):
                    raise page.complain(f"{one.id}: this is not the text of a card of type {kind}", here)
            found[one.id] = OverlordCard(one.id, kind, one.cost, one.value, said, one.copies)
    return found


def read_monsters(text: str, source: str) -> dict[str, MonsterKind]:
    """The kinds of monsters of a file."""
    page = Page(text, source)

    def stats(of: _Stats) -> Stats:
        return Stats(of.speed, of.armor, of.wounds, page.pool(of.dice), page.read(of.text))

    found: dict[str, MonsterKind] = {}
    for id, one in toml_text(text, dict[Kind, _Monster], source).items():
        short, long = map(int, one.size.split("x"))
        found[id] = MonsterKind(id, one.type, long, short, stats(one.normal), stats(one.leader), one.figures, one.leaders)
    return found


def read_familiars(text: str, source: str) -> dict[str, FamiliarSheet]:
    """The familiars of a file, and Pico."""
    entries = toml_text(text, dict[str, _Familiar], source)
    return {id: FamiliarSheet(id, one.speed, one.carries, one.bars_spawning) for id, one in entries.items()}


def read_tokens(text: str, source: str) -> dict[str, int]:
    """The tokens of a file: how many of each kind."""
    return toml_text(text, dict[str, int], source)
