"""The format of the content files, read into the types of `model`; errors name file, line and column."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from tenebra.games.massive_darkness.content.model import (
    LEVELS,
    Door,
    Enemy,
    Equipment,
    Event,
    FigureType,
    Hero,
    HeroClass,
    Sections,
    SkillLine,
    Step,
    Text,
)
from tenebra.games.massive_darkness.dice import Pool, read_pool
from tenebra.games.massive_darkness.notation import read_text
from tenebra.games.massive_darkness.vocabulary import Deed
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text

CardT = TypeVar("CardT", Equipment, Enemy, Event, Door)


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a content file."""


class _Dice(_Entry, frozen=True):
    melee: str = ""
    ranged: str = ""
    magic: str = ""
    defense: str = ""


class _Hero(_Entry, frozen=True):
    shadow: str
    special: str
    recommended: str


class _Step(_Entry, frozen=True):
    level: int
    cost: int
    text: str


class _Class(_Entry, frozen=True):
    primary: str
    secondary: str
    signature: str
    free: str
    lines: dict[str, list[_Step]]


class _Equipment(_Dice, frozen=True, kw_only=True):
    id: str
    category: Literal["combat", "item", "consumable"]
    slot: Literal["", "body", "hand", "two_hands"] = ""
    text: str = ""
    tags: tuple[str, ...] = ()
    keyword: Literal["", "trap", "fortune"] = ""
    copies: int = 1


class _EquipmentFile(_Entry, frozen=True):
    origin: Literal["treasure", "starting", "artifact"]
    level: int
    card: list[_Equipment]


class _Figure(_Entry, frozen=True):
    role: Literal["mob", "agent", "roaming"]
    minions: int = 0


class _Enemy(_Dice, frozen=True, kw_only=True):
    figure: str
    health: int
    text: str = ""
    level: int = 0
    tier: Literal["", "lesser", "greater"] = ""
    minions: int = 0
    copies: int = 1


class _EnemyFile(_Entry, frozen=True):
    figure: dict[str, _Figure]
    guard: list[_Enemy]
    roaming: list[_Enemy]


class _Event(_Entry, frozen=True):
    id: str
    kind: Literal["patrol", "blessing", "ordeal"]
    text: str
    copies: int = 1


class _EventFile(_Entry, frozen=True):
    event: list[_Event]


class _DoorFile(_Entry, frozen=True):
    door: list[Door]


class _Page(TextFile):
    """A content file."""

    def read(self, printed: str) -> Text:
        """A printed text of this file; the first place where it stands is named if it is wrong."""
        return Text(printed, read_text(printed, self.source, *self.place_of(printed)) if printed else ())

    def dice(self, entry: _Dice) -> Sections:
        """The four dice sections of a card."""
        return Sections(*(self._pool(dice) for dice in (entry.melee, entry.ranged, entry.magic, entry.defense)))

    def _pool(self, dice: str) -> Pool:
        try:
            return read_pool(dice).capped()
        except BadInput as error:
            raise self.complain(error.reason, f'"{dice}"') from None

    def by_id(self, cards: list[CardT]) -> dict[str, CardT]:
        """The cards by id, each written once."""
        found: dict[str, CardT] = {}
        for card in cards:
            if card.id in found:
                again = self.text.rfind(f'"{card.id}"')
                line = self.text.count("\n", 0, again) + 1 if again >= 0 else 1
                raise BadInput(f"{card.id!r} is written twice", source=self.source, line=line)
            found[card.id] = card
        return found


def read_heroes(text: str, source: str) -> dict[str, Hero]:
    """The Heroes of a file."""
    page = _Page(text, source)
    entries = toml_text(text, dict[str, _Hero], source)
    return {id: Hero(id, page.read(one.shadow), page.read(one.special), one.recommended) for id, one in entries.items()}


def read_classes(text: str, source: str) -> dict[str, HeroClass]:
    """The Classes of a file. Levels of a Skill Line rise from step to step (MD-CLS-04)."""
    page = _Page(text, source)
    found: dict[str, HeroClass] = {}
    for id, one in toml_text(text, dict[str, _Class], source).items():
        for line, steps in one.lines.items():
            levels = [step.level for step in steps]
            if levels != sorted(set(levels)) or not set(levels) <= set(LEVELS):
                raise page.complain(f"{id}: the Levels of {line} must rise within 1 to 5", f"lines.{line}")
        lines = tuple(
            SkillLine(f"{id}.{line}", tuple(Step(step.level, step.cost, page.read(step.text)) for step in steps))
            for line, steps in one.lines.items()
        )
        found[id] = HeroClass(id, one.primary, one.secondary, page.read(one.signature), page.read(one.free), lines)
    return found


def read_equipment(text: str, source: str) -> dict[str, Equipment]:
    """The Equipment cards of a file: those with dice need a slot, the others have none (MD-EQP-02, MD-EQP-03)."""
    page = _Page(text, source)
    plain = toml_text(text, _EquipmentFile, source)
    cards: list[Equipment] = []
    for one in plain.card:
        dice, said = page.dice(one), page.read(one.text)
        here = f'id = "{one.id}"'
        if (one.category == "combat") != any(getattr(dice, field).size for field in dice.__struct_fields__):
            raise page.complain(f"{one.id}: Combat Equipment has dice, other cards have none", here)
        if (one.category == "combat") != bool(one.slot):
            raise page.complain(f"{one.id}: Combat Equipment has a slot, other cards have none", here)
        has_deeds = any(isinstance(clause.body, Deed) for clause in said.clauses)
        if has_deeds and one.category != "consumable":
            raise page.complain(f"{one.id}: only a Consumable can do something once", here)
        if one.keyword and one.category != "consumable":
            raise page.complain(f"{one.id}: a Trap or Fortune is used up at once, so it is a Consumable", here)
        cards.append(
            Equipment(one.id, plain.origin, one.category, plain.level, one.slot, dice, said, one.tags, one.keyword, one.copies)
        )
    return page.by_id(cards)


def read_figures(text: str, source: str) -> dict[str, FigureType]:
    """The kinds of Enemy figures of a file."""
    entries = toml_text(text, _EnemyFile, source).figure
    return {id: FigureType(id, one.role, one.minions) for id, one in entries.items()}


def read_enemies(text: str, source: str) -> dict[str, Enemy]:
    """The Guard and Roaming Monster cards of a file. Their ids are made of figure and Level or tier: `goblin-archers-3`."""
    page = _Page(text, source)
    plain = toml_text(text, _EnemyFile, source)
    cards: list[Enemy] = []
    for is_guard, one in [(True, guard) for guard in plain.guard] + [(False, monster) for monster in plain.roaming]:
        here = f'figure = "{one.figure}"'
        if one.figure not in plain.figure:
            raise page.complain(f"there is no figure {one.figure!r}", here)
        role = plain.figure[one.figure].role
        if is_guard != (role != "roaming"):
            raise page.complain(f"{one.figure}: Mobs and Agents are Guards, Roaming Monsters are not", here)
        if is_guard != (one.level in LEVELS) or is_guard == bool(one.tier):
            raise page.complain(f"{one.figure}: a Guard has a Level of 1 to 5, a Roaming Monster is lesser or greater", here)
        if (role == "mob") != (one.minions in (1, 2)):
            raise page.complain(f"{one.figure}: a Mob has 1 or 2 Minions for each Hero, nobody else has any", here)
        id = f"{one.figure}-{one.level or one.tier}"
        dice, said = page.dice(one), page.read(one.text)
        cards.append(Enemy(id, one.figure, role, one.health, dice, one.level, one.tier, one.minions, said, one.copies))
    return page.by_id(cards)


def read_events(text: str, source: str) -> dict[str, Event]:
    """The Event cards of a file."""
    page = _Page(text, source)
    entries = toml_text(text, _EventFile, source).event
    return page.by_id([Event(one.id, one.kind, page.read(one.text), one.copies) for one in entries])


def read_doors(text: str, source: str) -> dict[str, Door]:
    """The Door cards of a file."""
    return _Page(text, source).by_id(toml_text(text, _DoorFile, source).door)


def read_tokens(text: str, source: str) -> dict[str, int]:
    """The tokens of a file: how many of each kind."""
    return toml_text(text, dict[str, int], source)
