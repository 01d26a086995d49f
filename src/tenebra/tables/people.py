"""The people at a table: wishes for seats, keys, chairs, and the limits of the house."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections import Counter
from hashlib import blake2b
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Literal, NamedTuple
from unicodedata import category

import msgspec

from tenebra.kernel import BadInput

if TYPE_CHECKING:
    from tenebra.tables.live import LiveTable

Role = Literal["owner", "player", "spectator"]
IfAway = Literal["wait", "computer"]
"""The wish of a seat for the time when its person is away: wait for me, or a computer may play for me."""
UNSEEN = re.compile(r"[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
"""Characters that turn the direction of what follows, in other people's lines too, or show nothing. Those that join letters
and emoji are none of them."""
KEY_BYTES = 18
"""144 bits: nobody guesses a key."""


class Limits(msgspec.Struct, frozen=True):
    """Limits of a server: of tables, seats, sizes and times."""

    tables: int = 1000
    lessons: int = 1000
    """Tables at which somebody learns a game; they take no room from the others."""
    tables_per_address: int = 0
    """Of those that were opened from one address, and some more from the networks around it (`who.py`); nothing: as many as there
    is room for. Campaigns as well. Where there is no more room in the house, what was never played makes some."""
    empty_seconds: float = 86_400.0
    """A table to which nobody has come for so long since it was opened is cleared away; so is a campaign without a table."""
    campaigns: int = 1000
    seats: int = 32
    name: int = 40
    title: int = 80
    switches: int = 32
    option: int = 200
    request: int = 80
    remark: int = 500
    remarks: int = 2000
    """On one table, in all."""
    remarks_at_once: int = 8
    """Of one key, within ten seconds."""
    entries: int = 50_000
    """Lines in the log of one table: choices, and choices taken back; the second half is for choices alone."""
    journal: int = 4_000_000
    """Bytes of a saved game that is brought along."""
    choices_brought: int = 20_000
    """Choices of a game that is brought along or branched off: it must have room to go on."""
    brought_at_once: int = 16
    """Saved games that are tried out one after the other, or wait for it, one of each address; the next has to come later."""
    seconds_to_bring: float = 30.0
    """In which a saved game must have been tried out."""
    seconds_to_look: float = 0.5
    """Of the processor, in which each choice and each look of a saved game must be over."""
    seconds_to_choose: float = 5.0
    """Of the processor, in which what comes of a choice must be over: rules that come to no end are interrupted."""
    seconds_to_wake: float = 120.0
    """Of the processor, for playing a kept game again."""
    backups: int = 3
    """Copies of a store of SQLite that are kept beside it, one of each start at most; 0: none."""
    seconds_to_keep: float = 5.0
    """After which a store that has not written what it was given is said to be away."""
    seconds_to_think: float = 5.0
    """For a computer's choice."""
    seconds_to_think_here: float = 30.0
    """For a choice that no process of a computer's answers."""
    grace_seconds: float = 120.0
    """The time before a computer may play for whoever is away."""
    long_absence_seconds: float = 86_400.0
    """After so long everybody else together may let a computer play against the wish of whoever is away."""


LIMITS = Limits()


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for who plays a seat: me, a friend by link, a computer, or nobody. Friends of one name share one key."""

    seat: str
    by: Literal["me", "friend", "greedy", "random", "nobody"]
    name: str = ""
    way: str = ""
    """How a new game plays the seat, by the id of a way on the game's cover; empty: in the usual way."""


class IssuedKey(NamedTuple):
    """A key for somebody else. The key for those who only look has no seats."""

    who: str
    seats: tuple[str, ...]
    key: str


class Keys(msgspec.Struct, frozen=True):
    """The keys of a new table. Only their hashes are kept."""

    table: str
    owner: str
    invitations: tuple[IssuedKey, ...]
    watch: str


class Pass(msgspec.Struct, frozen=True):
    """A key that was shown: its table, role, name and seats."""

    key_id: str
    table: LiveTable
    role: Role
    name: str
    seats: tuple[str, ...]


class ChairState(msgspec.Struct):
    """A seat and who sits there."""

    by: Literal["person", "computer"]
    who: str
    """The person's name, or the computer's level."""
    key_id: str = ""
    stand_in: str = ""
    """The computer that plays for an absent person."""
    has_come: bool = False

    @property
    def player(self) -> str:
        """The computer that plays here now; empty if a person does."""
        return self.stand_in if self.by == "person" else self.who


class KeyState(msgspec.Struct):
    """A key as the house knows it."""

    id: str
    hash: str
    role: Role
    name: str
    seats: tuple[str, ...]
    has_come: bool = False
    issue: int = 0
    """How often it was revoked and made anew."""


class People:
    """The people of a table: their chairs and keys, and who looks at it now."""

    def __init__(self, chairs: dict[str, ChairState], keys: dict[str, KeyState]) -> None:
        self.chairs, self.keys = chairs, keys
        """By seat; by id."""
        self.present: Counter[str] = Counter()
        """By key id: how many windows are open."""
        self.thinking: set[str] = set()
        """The seats for which a computer thinks now."""

    @property
    def names(self) -> dict[str, str]:
        """The key id and the name of everybody who has a seat, in seat order."""
        return {chair.key_id: self.keys[chair.key_id].name for chair in self.chairs.values() if chair.by == "person"}

    @property
    def is_alone(self) -> bool:
        """At most one person plays: nothing has to be hidden from anybody."""
        return len({(chair.key_id, chair.who) for chair in self.chairs.values() if chair.by == "person"}) < 2

    @property
    def watching(self) -> int:
        """The number of those who only look."""
        return sum(count for key, count in self.present.items() if self.keys[key].role == "spectator")

    def is_here(self, seat: str) -> bool:
        """The person of a seat looks at the table now."""
        chair = self.chairs[seat]
        return chair.by == "person" and self.present[chair.key_id] > 0

    def arrive(self, key_id: str) -> bool:
        """A window is opened; whether it is the first one ever that this key has opened."""
        self.present[key_id] += 1
        key = self.keys[key_id]
        if key.has_come:
            return False
        key.has_come = True
        for seat in key.seats:
            self.chairs[seat].has_come = True
        return True

    def leave(self, key_id: str) -> None:
        """A window is closed."""
        self.present[key_id] -= 1
        if self.present[key_id] <= 0:
            del self.present[key_id]


def tidy(text: str, what: str, most: int) -> str:
    """A text of somebody's, with single blanks between its words and nothing unseen; refused where it is too long or no text."""
    words = " ".join(UNSEEN.sub("", text).split())
    if len(words) > most:
        raise BadInput(f"{what} has at most {most} characters")
    # a store need not be able to keep what is no character
    if any(category(letter) in ("Cc", "Cs") for letter in words):
        raise BadInput(f"{what} has a character that cannot be written")
    return words


def fresh_key() -> str:
    """A key nobody can guess."""
    return token_urlsafe(KEY_BYTES)


def fresh_id() -> str:
    """A short name for a table, a key or a campaign. It opens nothing."""
    return blake2b(fresh_key().encode(), digest_size=6).hexdigest()


def key_under(owner: str, key_id: str, issue: int = 0) -> str:
    """The invitation that belongs to a key id: it follows from the owner's key, so the owner can always be told it again."""
    name = f"{key_id}.{issue}" if issue else key_id
    digest = blake2b(name.encode(), key=owner.encode(), digest_size=KEY_BYTES, person=b"tenebra-invite").digest()
    return urlsafe_b64encode(digest).decode()


def hash_of(key: str) -> str:
    """The hash of a key, the only thing kept of it."""
    return blake2b(key.encode(), digest_size=32, person=b"tenebra-hash").hexdigest()
