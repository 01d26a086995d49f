"""The format of the content files, read into the types of `model`; errors name file, line and column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from tenebra.games.conan.content.model import (
    ROLLING,
    Card,
    Category,
    HeroSheet,
    Rank,
    Size,
    Space,
    SpaceName,
    Spell,
    Text,
    UnitTile,
    make_card,
)
from tenebra.games.conan.notation import read_text
from tenebra.games.conan.vocabulary import (
    AREAS,
    LASTING,
    Armour,
    Clause,
    Deed,
    Dice,
    Guard,
    Melee,
    Ranged,
    Skill,
    Stat,
    Target,
    Verb,
    read_dice,
)
from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, toml_text

PRINTS: dict[Category, set[type[Clause]]] = {"weapon": {Melee, Ranged}, "armour": {Armour}, "shield": {Guard}, "object": set()}
"""The clauses of which a card of each category prints at least one (CO-CRD-01, CO-CRD-02)."""
AIMS: dict[Verb, tuple[Target, ...]] = {
    "attack": (*AREAS, "enemy_here", "enemy_in_sight"),
    "attack_undefended": (*AREAS, "enemy_here", "enemy_in_sight"),
    "raise": ("area_here",),
    "fetch": ("object_in_sight",),
    "teleport": ("you",),
}
"""To what this can be done; all else is done to characters."""
NOBODY: tuple[Target, ...] = (*AREAS, "object_in_sight")


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a content file."""


class _Hero(_Entry, frozen=True):
    gems: int
    melee: tuple[str, int]
    ranged: tuple[str, int]
    guard: tuple[str, int]
    manipulation: tuple[str, int]
    move: int
    reroll: int
    movement: int
    load: int
    slow: tuple[tuple[int, int], tuple[int, int]]
    skills: dict[Skill, int]


class _Tile(_Entry, frozen=True):
    rank: Rank
    armour: int
    movement: int
    melee: str = ""
    ranged: str = ""
    skills: list[Skill] = []
    reinforcement: int = 0
    models: int = 1
    life: int = 1
    size: Size = "small"


class _Card(_Entry, frozen=True):
    id: str
    load: int
    text: str = ""
    copies: int = 1


class _Spell(_Entry, frozen=True):
    cost: int | Literal["X"]
    limit: int
    text: str
    reaction: bool = False
    side: Literal["", "heroes", "overlord"] = ""


class Page(TextFile):
    """A content file."""

    def read(self, printed: str) -> Text:
        """A printed text of this file; the first place where it stands is named if it is wrong."""
        return Text(printed, read_text(printed, self.source, *self.place_of(printed)) if printed else ())

    def dice(self, printed: str) -> Dice:
        """Dice of this file."""
        try:
            return read_dice(printed)
        except BadInput as error:
            raise self.complain(error.reason, f'"{printed}"') from None


def read_heroes(text: str, source: str) -> dict[str, HeroSheet]:
    """The hero sheets of a file (CO-HER)."""
    page = Page(text, source)
    found: dict[str, HeroSheet] = {}
    for id, one in toml_text(text, dict[str, _Hero], source).items():
        (near, less), (far, least) = one.slow
        if not (near < far <= one.load and less < least <= one.movement):
            raise page.complain(f"{id}: the two limits of movement and their penalties rise, within load and movement", f"[{id}]")
        spaces: dict[SpaceName, Space] = {}
        for space in ROLLING:
            die, limit = getattr(one, space)
            spaces[space] = Space(limit, page.dice(die))
        spaces |= {"move": Space(one.move), "reroll": Space(one.reroll)}
        if any(sum(spaces[space].die.pool) != 1 for space in ROLLING):
            raise page.complain(f"{id}: an action space prints one die", f"[{id}]")
        found[id] = HeroSheet(id, one.gems, spaces, one.movement, one.load, one.slow, one.skills)
    return found


def read_tiles(text: str, source: str) -> dict[str, UnitTile]:
    """The unit or ally tiles of a file (CO-TIL-02): only minions and allies are several, only they have one Life."""
    page = Page(text, source)
    found: dict[str, UnitTile] = {}
    for id, one in toml_text(text, dict[str, _Tile], source).items():
        if one.rank == "minion" and one.life != 1:
            raise page.complain(f"{id}: minions have 1 Life", f"[{id}]")
        if one.rank in ("lieutenant", "monster") and (one.models > 1 or one.life == 1):
            raise page.complain(f"{id}: a {one.rank} is alone and has more than 1 Life", f"[{id}]")
        numbers = (one.armour, one.movement, page.dice(one.melee), page.dice(one.ranged), tuple(one.skills))
        found[id] = UnitTile(id, one.rank, *numbers, one.reinforcement, one.models, one.life, one.size)
    return found


def read_events(text: str, source: str) -> tuple[str, ...]:
    """The event tiles of a file; what they do is in the scenarios (CO-TIL-05)."""
    return tuple(toml_text(text, dict[Literal["events"], list[str]], source)["events"])


def read_cards(text: str, source: str) -> dict[str, Card]:
    """The equipment and object cards of a file, category by category."""
    page = Page(text, source)
    found: dict[str, Card] = {}
    for category, cards in toml_text(text, dict[Category, list[_Card]], source).items():
        for one in cards:
            said, here = page.read(one.text), f'id = "{one.id}"'
            if one.id in found:
                raise page.complain(f"{one.id!r} is written twice", here)
            kinds = [type(clause) for clause in said.clauses]
            if PRINTS[category] and PRINTS[category].isdisjoint(kinds):
                raise page.complain(f"{one.id}: this is not the text of a card of type {category}", here)
            if any(kinds.count(kind) > 1 for kind in kinds if kind not in (Deed, Stat)):
                raise page.complain(f"{one.id}: a card has at most one bonus of each kind", here)
            _check_deeds(page, one.id, said.deeds, here)
            found[one.id] = make_card(one.id, category, one.load, said, one.copies)
    return found


def read_spells(text: str, source: str) -> dict[str, Spell]:
    """The spell cards of a file (CO-CRD-05): each does one deed, and may cost X only if X is in its text."""
    page = Page(text, source)
    found: dict[str, Spell] = {}
    for id, one in toml_text(text, dict[str, _Spell], source).items():
        said, here = page.read(one.text), f"[{id}]"
        cost = 0 if one.cost == "X" else one.cost
        if len(said.deeds) != 1 or len(said.clauses) != 1 or said.deeds[0].is_discarded:
            raise page.complain(f"{id}: a spell is one deed that discards nothing", here)
        (deed,) = said.deeds
        if (cost == 0) != any(act.is_per_gem for act in deed.acts):
            raise page.complain(f"{id}: X stands in the cost and in the text, or in neither", here)
        if cost > one.limit:
            raise page.complain(f"{id}: the cost fits on the card", here)
        _check_deeds(page, id, said.deeds, here)
        found[id] = Spell(id, cost, one.limit, deed, said, one.reaction, one.side)
    return found


def _check_deeds(page: Page, id: str, deeds: Iterable[Deed], here: str) -> None:
    """Check that each act fits its target, and that only what lasts says how long."""
    for deed in deeds:
        for act in deed.acts:
            if deed.target not in AIMS[act.verb] if act.verb in AIMS else deed.target in NOBODY:
                raise page.complain(f"{id}: {act.verb} does not go with its target", here)
        if deed.lasting != "turn" and not any(act.verb in LASTING for act in deed.acts):
            raise page.complain(f"{id}: nothing of this lasts", here)
