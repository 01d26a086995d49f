"""Types of the other side in the box: Monsters, Attack cards, Runes; and Familiars and Companions, who are written alike."""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import Literal

import msgspec

from tenebra.boards.shapes import Offset, parse_shape
from tenebra.games.drunagor.content.entries import Entry, Page, read_file
from tenebra.games.drunagor.vocabulary import NOTHING, PRIMARY, Effect, Immunity, Text, Verb
from tenebra.kit.files import toml_text

Class = Literal["minion", "white", "grey", "black", "commander", "general"]
CLASSES: tuple[Class, ...] = ("minion", "white", "grey", "black", "commander", "general")
"""From weak to strong (DR-MON-01); no Overlord is in the box (DR-OVL-04)."""
Rank = Literal["rookie", "fighter", "veteran", "champion"]
RANKS: tuple[Rank, ...] = ("rookie", "fighter", "veteran", "champion")
"""DR-MON-02."""
Reach = Literal["melee", "ranged", "magic"]
Side = Literal["standard", "alternate", "complex-a", "complex-b"]
SIDES: tuple[Side, ...] = ("standard", "alternate", "complex-a", "complex-b")
"""Versions of behaviour (DR-MON-12); the first two are faces of one card, so are the others (DR-MON-13, DR-MON-19)."""
OTHER_SIDE: dict[Side, Side] = {"complex-a": "complex-b", "complex-b": "complex-a"}
"""The side that FLIP turns up (DR-MON-20)."""
RuneColour = Literal["grey", "red", "green", "orange", "blue"]
LARGE_IMMUNE: tuple[Immunity, ...] = ("knock_down", "push", "stun", "telekinesis")
"""DR-MKW-13."""
MULTI: tuple[Verb, ...] = ("cleave", "multishot", "strike")
"""Attacks on several targets (DR-BHV-01)."""
BY_RANK = re.compile(r"(\w+)/(\w+)/(\w+)/(\w+)")


class Fighter(msgspec.Struct, frozen=True, dict=True):
    """The movement and attack of a Monster's, Familiar's or Companion's card (DR-MON-04, DR-RUL-15)."""

    id: str
    type: Reach | Literal[""] = ""
    movement: int = 0
    damage: int | None = None
    """None: it does not attack."""
    passive: Text = NOTHING
    start: Text = NOTHING
    attack: Text = NOTHING
    immune: tuple[Immunity, ...] = ()

    def has(self, verb: Verb) -> bool:
        """Its blue text has this word."""
        return verb in self._words

    @cached_property
    def _words(self) -> frozenset[Verb]:
        return frozenset(effect.verb for effect in effects_of(self.passive))

    @cached_property
    def primary(self) -> Verb | Literal[""]:
        """The keyword that says whom it seeks; "" if the Strongest Hero (DR-BHV-03)."""
        return next((effect.verb for effect in effects_of(self.passive) if effect.verb in PRIMARY), "")

    @cached_property
    def multi(self) -> Effect | None:
        """The effect by which it attacks several at once, if it does (DR-BHV-01)."""
        return next((effect for effect in effects_of(self.attack) if effect.verb in MULTI), None)

    @cached_property
    def collateral(self) -> tuple[Effect, ...]:
        """The effects that its attack brings with the damage (DR-MON-18)."""
        return tuple(effect for effect in effects_of(self.attack) if effect.verb not in MULTI)


class MonsterCard(Fighter, frozen=True, kw_only=True):
    """One face of a Monster card, of one rank. Its id is `<kind>.<rank>`, or the kind alone where there are no ranks."""

    kind: str
    class_: Class
    rank: Rank | Literal[""] = ""
    side: Side = "standard"
    position: str
    health: int
    is_large: bool = False

    @property
    def colour(self) -> RuneColour:
        """The colour of its Rune: X counts those on the Track (DR-MKW-15)."""
        return self.position.partition("-")[0]  # type: ignore[return-value]

    @property
    def is_multiplied(self) -> bool:
        """Its Health is printed for each point of Power, or for each Hero (DR-CMD-01, DR-BOS-03)."""
        return self.class_ in ("commander", "general")

    @property
    def strength(self) -> tuple[int, int]:
        """Class, then rank: which Monster is stronger before its Health is looked at (DR-RUL-72)."""
        return CLASSES.index(self.class_), RANKS.index(self.rank) if self.rank else 0


class AttackCard(msgspec.Struct, frozen=True):
    """An Attack card (DR-CMD-03): what happens when the marker reaches it, or what always holds."""

    id: str
    owner: str
    """`commander`, or the kind of the Boss."""
    position: str
    text: Text = NOTHING
    passive: Text = NOTHING

    @property
    def colour(self) -> RuneColour:
        """The colour of its Rune."""
        return self.position.partition("-")[0]  # type: ignore[return-value]


class FamiliarCard(Fighter, frozen=True, kw_only=True):
    """A Familiar."""

    is_unique: bool = False
    """DR-TKW-19."""


class CompanionCard(Fighter, frozen=True, kw_only=True):
    """A Companion (DR-CPN-01)."""

    sturdiness: int = 0
    """The damage of one hit that it ignores (DR-CPN-02)."""


class Rune(msgspec.Struct, frozen=True):
    """A Rune token with the Darkness shape on its back (DR-COMP-37)."""

    id: str
    colour: RuneColour
    shape: str
    offsets: tuple[Offset, ...]


class RuneCard(msgspec.Struct, frozen=True):
    """A Rune or Scenario card (DR-CRD-12)."""

    id: str
    draw: tuple[int, int] = (0, 0)
    """The Runes that each of its two faces draws (DR-RUL-07)."""
    summon: tuple[str, ...] = ()
    """Minions that come out of the Darkness in its turn (DR-INI-12)."""

    @property
    def is_rune_card(self) -> bool:
        """It lies in the lower end slot."""
        return any(self.draw)


class _Texts(Entry, frozen=True):
    passive: str = ""
    start: str = ""
    attack: str = ""
    position: str = ""


class _Face(_Texts, frozen=True):
    health: tuple[int, int, int, int] = (0, 0, 0, 0)
    movement: tuple[int, int, int, int] = (0, 0, 0, 0)
    damage: tuple[int, int, int, int] | None = None


class _Kind(Entry, frozen=True, rename={"complex_a": "complex-a", "complex_b": "complex-b"}):
    colour: Literal["white", "grey", "black"]
    position: str
    type: Reach
    standard: _Face
    alternate: _Face
    complex_a: _Face | None = None
    complex_b: _Face | None = None
    large: bool = False
    immune: tuple[str, ...] = ()


class _Special(_Texts, frozen=True, kw_only=True, rename={"class_": "class"}):
    class_: Literal["minion", "commander", "general"]
    type: Reach
    health: int
    movement: int
    damage: int | None = None
    large: bool = False
    immune: tuple[str, ...] = ()


class _Attack(Entry, frozen=True):
    position: str
    text: str = ""
    passive: str = ""


class _Led(_Texts, frozen=True):
    type: Reach | Literal[""] = ""
    movement: int = 0
    damage: int | None = None
    immune: tuple[str, ...] = ()
    unique: bool = False
    sturdiness: int = 0


class _Runes(Entry, frozen=True):
    shapes: dict[str, str]
    runes: dict[RuneColour, list[str]]


class _RuneCard(Entry, frozen=True):
    draw: tuple[int, int] = (0, 0)
    summon: tuple[str, ...] = ()


def effects_of(text: Text) -> tuple[Effect, ...]:
    """Every word of a text, in order."""
    return text.effects


def card_id(kind: str, rank: str) -> str:
    """`shadow-knight.rookie`; a kind without ranks has one card."""
    return f"{kind}.{rank}" if rank else kind


def of_rank(printed: str, rank: int) -> str:
    """A text as the card of one rank has it: of `1/1/2/2` one number."""
    return BY_RANK.sub(lambda numbers: numbers[rank + 1], printed)


def _immune(names: tuple[str, ...], is_large: bool) -> tuple[Immunity, ...]:
    plain = tuple(name.replace("-", "_") for name in names)
    return msgspec.convert((*plain, *(LARGE_IMMUNE if is_large else ())), tuple[Immunity, ...])


def _texts(page: Page, face: _Texts, after: str, rank: int = 0) -> tuple[Text, Text, Text]:
    """The texts printed blue, pink and black (DR-MON-05)."""
    passive, start, attack = (page.read(of_rank(text, rank), after) for text in (face.passive, face.start, face.attack))
    return passive, start, attack


def read_monsters(text: str, source: str) -> dict[tuple[str, Side], MonsterCard]:
    """The Monster cards with ranks, by id and side."""
    page = Page(text, source)
    found: dict[tuple[str, Side], MonsterCard] = {}
    for kind, one in toml_text(text, dict[str, _Kind], source).items():
        faces = zip(SIDES, (one.standard, one.alternate, one.complex_a, one.complex_b), strict=True)
        immune = _immune(one.immune, one.large)
        for side, face in faces:
            if face is None:
                continue
            for level, rank in enumerate(RANKS):
                passive, start, attack = _texts(page, face, f"[{kind}.{side}]", level)
                found[card_id(kind, rank), side] = MonsterCard(
                    id=card_id(kind, rank),
                    kind=kind,
                    class_=one.colour,
                    rank=rank,
                    side=side,
                    position=face.position or one.position,
                    type=one.type,
                    health=face.health[level],
                    movement=face.movement[level],
                    damage=face.damage[level] if face.damage else None,
                    is_large=one.large,
                    immune=immune,
                    passive=passive,
                    start=start,
                    attack=attack,
                )
    return found


def read_special(text: str, source: str) -> dict[tuple[str, Side], MonsterCard]:
    """The Monsters without ranks, by id."""
    page = Page(text, source)
    found: dict[tuple[str, Side], MonsterCard] = {}
    for kind, one in toml_text(text, dict[str, _Special], source).items():
        passive, start, attack = _texts(page, one, f"[{kind}]")
        found[kind, "standard"] = MonsterCard(
            id=kind,
            kind=kind,
            class_=one.class_,
            position=one.position,
            type=one.type,
            health=one.health,
            movement=one.movement,
            damage=one.damage,
            is_large=one.large,
            immune=_immune(one.immune, one.large),
            passive=passive,
            start=start,
            attack=attack,
        )
    return found


def read_attack_cards(text: str, source: str) -> dict[str, AttackCard]:
    """The Attack cards of all decks, by id (DR-CMD-08)."""
    page = Page(text, source)
    return {
        id: AttackCard(id, owner, one.position, page.read(one.text, id), page.read(one.passive, id))
        for owner, cards in toml_text(text, dict[str, dict[str, _Attack]], source).items()
        for id, one in cards.items()
    }


def read_familiars(text: str, source: str) -> dict[str, FamiliarCard]:
    """The Familiar cards."""
    page = Page(text, source)
    found: dict[str, FamiliarCard] = {}
    for id, one in toml_text(text, dict[str, _Led], source).items():
        said = (id, one.type, one.movement, one.damage, *_texts(page, one, f"[{id}]"), _immune(one.immune, False))
        found[id] = FamiliarCard(*said, is_unique=one.unique)
    return found


def read_companions(text: str, source: str) -> dict[str, CompanionCard]:
    """The Companion cards."""
    page = Page(text, source)
    found: dict[str, CompanionCard] = {}
    for id, one in toml_text(text, dict[str, _Led], source).items():
        said = (id, one.type, one.movement, one.damage, *_texts(page, one, f"[{id}]"), _immune(one.immune, False))
        found[id] = CompanionCard(*said, sturdiness=one.sturdiness)
    return found


def read_runes(text: str, source: str) -> dict[str, Rune]:
    """The Rune tokens: `grey-1` and so on, in the order of their shapes."""
    page, plain = Page(text, source), toml_text(text, _Runes, source)
    found: dict[str, Rune] = {}
    for colour, shapes in plain.runes.items():
        for number, shape in enumerate(shapes, 1):
            page.need(shape in plain.shapes, f"{shape!r} is not one of the shapes", shape)
            id = f"{colour}-{number}"
            found[id] = Rune(id, colour, shape, tuple(parse_shape(plain.shapes[shape], source)))
    return found


def read_rune_cards(text: str, source: str) -> dict[str, RuneCard]:
    """The Rune and Scenario cards."""
    return {id: RuneCard(id, one.draw, one.summon) for id, one in toml_text(text, dict[str, _RuneCard], source).items()}


@cache
def monsters() -> dict[tuple[str, Side], MonsterCard]:
    """Every face of every Monster card, by id and side."""
    return read_file("monsters.toml", read_monsters) | read_file("special_foes.toml", read_special)


@cache
def monster_card(id: str, side: str = "standard") -> MonsterCard:
    """A Monster card as it lies on the Track."""
    return monsters()[id, side]  # type: ignore[index]


@cache
def kinds(class_: str) -> tuple[str, ...]:
    """The kinds of Monsters of a class or colour, in order."""
    return tuple(dict.fromkeys(card.kind for card in monsters().values() if card.class_ == class_))


@cache
def attack_cards() -> dict[str, AttackCard]:
    """Every Attack card."""
    return read_file("attack_cards.toml", read_attack_cards)


@cache
def attack_deck(owner: str) -> tuple[str, ...]:
    """The Attack cards of the Commander, or of a Boss, not shuffled."""
    return tuple(card.id for card in attack_cards().values() if card.owner == owner)


@cache
def familiars() -> dict[str, FamiliarCard]:
    """The Familiar cards."""
    return read_file("familiars.toml", read_familiars)


@cache
def companions() -> dict[str, CompanionCard]:
    """The Companion cards."""
    return read_file("companions.toml", read_companions)


@cache
def runes() -> dict[str, Rune]:
    """The 36 Rune tokens."""
    return read_file("runes.toml", read_runes)


@cache
def rune_cards() -> dict[str, RuneCard]:
    """The Rune and Scenario cards."""
    return read_file("rune_cards.toml", read_rune_cards)
