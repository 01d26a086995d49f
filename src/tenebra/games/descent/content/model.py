"""Types of what is in the box: heroes, skills, items, Overlord cards, monsters. Frozen; states hold only ids."""

from __future__ import annotations

from typing import Literal

import msgspec

from tenebra.games.descent.dice import Pool
from tenebra.games.descent.vocabulary import AttackType, Clauses, Familiar, Kind, Rank

NO_DICE = Pool()
DeckName = Literal["fighting", "subterfuge", "wizardry"]
SKILL_DECKS: tuple[DeckName, ...] = ("fighting", "subterfuge", "wizardry")
Origin = Literal["shop", "copper", "silver", "gold", "relic"]
"""The groups of item cards (DE-ITM-01)."""
TREASURES: tuple[Origin, ...] = ("copper", "silver", "gold")
WORTH = {"copper": 250, "silver": 500, "gold": 750}
"""The price of a treasure in Town, and its coins when it comes from a chest (DE-CHS-05 to DE-CHS-07, DE-TWN-06)."""
PLAYERS = (2, 3, 4, 5)
"""Numbers of players that monster cards are printed for, the Overlord included (DE-MCD-01)."""
COIN = 25
"""The smallest step of prices (DE-RUL-08)."""


class Text(msgspec.Struct, frozen=True):
    """A printed text and what it means."""

    printed: str = ""
    clauses: Clauses = ()

    @property
    def familiars(self) -> tuple[str, ...]:
        """The familiars, or the companion, that it brings."""
        return tuple(name for clause in self.clauses if isinstance(clause, Familiar) for name in clause.names)


NO_TEXT = Text()


class HeroSheet(msgspec.Struct, frozen=True):
    """A hero sheet (DE-HERO-01). Traits are power dice by type of attack; `skills` are starting cards by deck."""

    id: str
    wounds: int
    fatigue: int
    armor: int
    speed: int
    conquest: int
    melee: int
    ranged: int
    magic: int
    skills: dict[DeckName, int]
    text: Text

    def trait(self, type: AttackType) -> int:
        """Power dice for attacks of this type, training aside (DE-TYP-04)."""
        return {"melee": self.melee, "ranged": self.ranged, "magic": self.magic}[type]


class Skill(msgspec.Struct, frozen=True):
    """A skill card (DE-SKL-01); there is one of each."""

    id: str
    deck: DeckName
    text: Text


class Item(msgspec.Struct, frozen=True):
    """An item card (DE-ITM-02). Copies have ids like `sword.2`.

    A `cache` is a treasure that is used up as it is drawn and never carried.
    """

    id: str
    origin: Origin
    category: Literal["weapon", "armor", "shield", "other", "cache"]
    text: Text = NO_TEXT
    hands: int = 0
    type: AttackType | Literal[""] = ""
    dice: Pool = NO_DICE
    is_rune: bool = False
    price: int = 0
    copies: int = 1

    @property
    def sale(self) -> int:
        """The coins it brings in Town: half its price or worth in steps of 25, nothing for a relic (DE-TWN-05, DE-RUL-46)."""
        return (self.price or WORTH.get(self.origin, 0)) // 2 // COIN * COIN

    @property
    def is_off_hand(self) -> bool:
        """A one-handed melee weapon, which can help another one (DE-WPN-02)."""
        return self.type == "melee" and self.hands == 1


class Stats(msgspec.Struct, frozen=True):
    """One section of a monster card (DE-MCD-04). `wounds` by number of players: 2, 3, 4, 5."""

    speed: int
    armor: int
    wounds: tuple[int, int, int, int]
    dice: Pool
    text: Text

    def wounds_for(self, players: int) -> int:
        """Its wounds on the side for so many players, the Overlord included (DE-MCD-02)."""
        return self.wounds[players - PLAYERS[0]]


class MonsterKind(msgspec.Struct, frozen=True):
    """A kind of monster: its reference card, its footprint and its figures in the box (DE-COMP-03)."""

    id: Kind
    type: AttackType
    long: int
    short: int
    """Its footprint: how many spaces it fills either way (DE-RUL-65)."""
    normal: Stats
    leader: Stats
    figures: int
    leaders: int

    def stats(self, rank: Rank) -> Stats:
        """The section of a rank (DE-MCD-03)."""
        return self.leader if rank == "leader" else self.normal

    def supply(self, rank: Rank) -> int:
        """The number of figures of a rank (DE-SPW-09)."""
        return self.leaders if rank == "leader" else self.figures


class OverlordCard(msgspec.Struct, frozen=True):
    """An Overlord card (DE-OVC-01): `cost` to play it, `value` when it is discarded for Threat. Copies: `dodge.3`."""

    id: str
    kind: Literal["event", "trap", "spawn", "power"]
    cost: int
    value: int
    text: Text
    copies: int = 1


class FamiliarSheet(msgspec.Struct, frozen=True):
    """A familiar, or Pico, who has no speed."""

    id: str
    speed: int = 0
    carries: int = 0
    """The number of items it can carry."""
    bars_spawning: bool = False
