"""The box: cards, Heroes and Monster types, read once from their files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tenebra.games.dungeon_venture.dice import NO_DICE, Pool, read_pool
from tenebra.games.dungeon_venture.notation import read_text
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kernel import BadInput
from tenebra.kit.files import File, TextFile, toml_text

KINDS = ("equipment", "spell", "consumable", "event", "keeper_spell", "keeper_consumable", "keeper_equipment")
BODY_PARTS = ("head", "neck", "body", "right-hand", "left-hand", "feet")


class Card(msgspec.Struct, frozen=True):
    """A card as printed. Copies of it have ids like `healing-potion.2`."""

    id: str
    kind: str
    text: str
    clauses: tuple[Clause, ...]
    copies: int = 1
    price: int = 0
    parts: tuple[str, ...] = ()

    @property
    def is_lasting(self) -> bool:
        """Lies open while its effect goes on (DV-SPL-06, DV-CON-03); a Boss's Equipment always does."""
        if self.kind == "keeper_equipment":  # DV-RUL-76
            return True
        return any(clause.deed == "bonus" and clause.when for clause in self.clauses)

    @property
    def until(self) -> str:
        """The moment that ends the effect of a lasting card."""
        return next((clause.when for clause in self.clauses if clause.deed == "bonus"), "")

    @property
    def gold(self) -> int:
        """The worth of a Gold card (DV-CON-05)."""
        worth = 0
        for clause in self.clauses:
            if clause.deed == "gold":
                worth += clause.number
        return worth

    @property
    def is_attack(self) -> bool:
        """An attack Spell, or a thing thrown at enemies (DV-SPL-08)."""
        return any(clause.deed == "attack" for clause in self.clauses)


class Sheet(msgspec.Struct, frozen=True):
    """The five characteristics; what a figure lacks is nothing."""

    attack: Pool
    defence: Pool
    life: int
    movement: int
    mana: Pool = NO_DICE
    ranged: bool = False
    hero_class: str = ""
    miniatures: int = 1


class _CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    text: str
    copies: int = 1
    price: int = 0
    parts: tuple[str, ...] = ()


class _CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equipment: list[_CardEntry]
    spell: list[_CardEntry]
    consumable: list[_CardEntry]
    event: list[_CardEntry]
    keeper_spell: list[_CardEntry]
    keeper_consumable: list[_CardEntry]
    keeper_equipment: list[_CardEntry] = []
    """The rules know such cards, the box has none (DV-RUL-76)."""


class FigureEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"hero_class": "class"}):
    """A figure's characteristics as written in a file."""

    attack: str
    defence: str
    life: int
    movement: int
    mana: str = ""
    hero_class: str = ""
    miniatures: int = 1

    def sheet(self) -> Sheet:
        return Sheet(
            read_pool(self.attack),
            read_pool(self.defence),
            self.life,
            self.movement,
            read_pool(self.mana),
            hero_class=self.hero_class,
            miniatures=self.miniatures,
        )


class _FigureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heroes: dict[str, FigureEntry]
    monsters: dict[str, FigureEntry]


def read_cards(text: str, source: str) -> dict[str, Card]:
    """The cards of a file; an error names file, line and column."""
    cards: dict[str, Card] = {}
    file, plain = TextFile(text, source), toml_text(text, _CardFile, source)
    for kind in KINDS:
        for entry in getattr(plain, kind):
            id = f'id = "{entry.id}"'
            if entry.id in cards:
                raise file.complain(f"the card {entry.id!r} is written twice", id)
            if kind == "equipment" and (not entry.parts or not set(entry.parts) <= set(BODY_PARTS)):
                raise file.complain(f"{entry.id}: parts must be of {', '.join(BODY_PARTS)}", id)
            line, column = file.place_of(entry.text, after=id)
            clauses = read_text(entry.text, source, line, column)
            for clause in clauses:
                if clause.deed == "spawn" and clause.name not in monsters():
                    raise BadInput(f"{entry.id}: there is no Monster type {clause.name!r}", source=source, line=line)
            cards[entry.id] = Card(entry.id, kind, entry.text, clauses, entry.copies, entry.price, entry.parts)
    return cards


def _box(name: str) -> File:
    return files("tenebra.games.dungeon_venture.content").joinpath(name)


@cache
def cards() -> dict[str, Card]:
    """Every card of the box by id."""
    file = _box("cards.toml")
    return read_cards(file.read_text(encoding="utf-8"), file.name)


@cache
def _figures() -> _FigureFile:
    file = _box("figures.toml")
    return toml_text(file.read_text(encoding="utf-8"), _FigureFile, file.name)


@cache
def heroes() -> dict[str, Sheet]:
    """The four Heroes in seat order."""
    return {name: entry.sheet() for name, entry in _figures().heroes.items()}


@cache
def monsters() -> dict[str, Sheet]:
    """The five Monster types."""
    return {name: entry.sheet() for name, entry in _figures().monsters.items()}


@cache
def copies(kind: str) -> tuple[str, ...]:
    """The physical cards of a kind: `fire-bolt.1`, `fire-bolt.2` and so on."""
    return tuple(f"{card.id}.{n}" for card in cards().values() if card.kind == kind for n in range(1, card.copies + 1))


@cache
def card(copy: str) -> Card:
    """The card that a copy, or an id, is one of."""
    return cards()[copy.partition(".")[0]]
