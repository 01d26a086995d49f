"""The structs of HTTP requests and responses: tables and seats, campaigns, rules. None has what a seat may not know."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tenebra.kernel import Draw
from tenebra.kit.campaign import PastScenario
from tenebra.kit.scene import Scene
from tenebra.kit.scenic import Scenic


class Chair(Scenic, frozen=True):
    """A seat of a table and who sits there."""

    seat: str
    name: str
    """The name the game has for it."""
    role: str
    icon: str
    side: str
    by: Literal["person", "computer"]
    who: str = ""
    """The person's name; for a computer its level (`greedy`)."""
    is_yours: bool = False
    is_here: bool = False
    """A person looks at the table through this seat's key now."""
    has_come: bool = False
    """A person has come at least once (an invitation was used)."""
    stand_in: str = ""
    """The computer that plays for an absent person until they return."""
    is_thinking: bool = False
    if_away: Literal["wait", "computer"] = "wait"
    """The wish of this seat for the time when its person is away. Like the rest, only told at the table, not in lists."""
    away_for: float = 0.0
    """For how many seconds its person has been away."""
    stand_in_after: float = 0.0
    """In how many seconds whoever is told this may let a computer play here."""
    needs_agreement: bool = False
    """Everybody else has to agree to it then."""


class TableCard(Scenic, frozen=True):
    """A table in a list."""

    table: str
    game: str
    game_name: str
    scenario: str
    title: str
    round: int
    choices: int
    status: Literal["playing", "over", "broken"]
    """`broken`: it is kept, but cannot be shown; `line` says why."""
    created: float
    changed: float
    chairs: tuple[Chair, ...]
    role: Literal["owner", "player", "spectator"]
    asked: tuple[str, ...] = ()
    """The seats that are asked now."""
    is_your_turn: bool = False
    line: str = ""
    """The last thing that this key's seats could see."""
    outcome: str = ""
    """The outcome, as the game calls it; only `ending` and `is_won` say what that means."""
    ending: str = ""
    """The same for people: `The Heroes have won`."""
    is_won: bool | None = None
    """The side of this key's seats has won, or has not; null while the game goes on, and for keys of no side or of several."""
    campaign: str = ""
    lesson: str = ""
    """The lesson that is learnt at it, if it is one."""
    is_open_book: bool = False
    """The journal may be taken home: the game is over, or nobody else plays."""


class Invitation(Scenic, frozen=True):
    """A key for somebody else."""

    who: str
    seats: tuple[str, ...]
    key: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for who plays a seat: me, a friend by link, a computer, or nobody where it may stay empty. Seats of one name share
    one key.
    """

    seat: str
    by: Literal["me", "friend", "greedy", "random", "nobody"]
    name: str = ""
    way: str = ""
    """For a new game: one of the seat's ways on the cover, by its id. Empty: the usual one."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up."""

    game: str
    scenario: str
    seats: tuple[SeatWish, ...]
    switches: tuple[str, ...] = ()
    title: str = ""
    difficulty: str = ""
    """One of the scenario's grades on the cover, by its id. Empty: as usual."""
    at_once: bool = False
    """Whatever is chosen before the first round is chosen as suggested."""


class TableName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a table; empty: that of its scenario."""

    title: str


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to begin, and what the learner is called."""

    name: str = ""


class ImportedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to go on with."""

    journal: dict[str, Any]
    seats: tuple[SeatWish, ...] = ()


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a moment of this one: so many choices were made."""

    choices: int
    seats: tuple[SeatWish, ...] = ()


class Drawn(Scenic, frozen=True):
    """Every draw of a game that is over, in order. The stream of its seed had come to `count` when the first was made."""

    commitment: str
    seed: str
    count: int
    dice: dict[str, tuple[str, ...]]
    """The faces of every die that was rolled."""
    draws: tuple[Draw, ...]


class Opened(Scenic, frozen=True):
    """A table was opened. The key is the owner's; nobody can get it again."""

    table: str
    key: str
    invitations: tuple[Invitation, ...]
    watch: str
    """The key for people who only look."""


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to begin."""

    game: str
    seats: tuple[SeatWish, ...]
    switches: tuple[str, ...] = ()


class CampaignCard(Scenic, frozen=True):
    """A campaign in a list: what was won, and which scenarios may come next."""

    campaign: str
    game: str
    name: str
    played: int
    won: int
    past: tuple[PastScenario, ...]
    """The scenarios whose names the record keeps, in the order in which they were played."""
    lines: tuple[str, ...]
    next: tuple[str, ...]
    table: str = ""
    """The table of the adventure under way."""
    is_over: bool = False
    trouble: str = ""
    """The reason why it cannot be shown; then nothing but its ids is known."""


class CampaignOpened(Scenic, frozen=True):
    """A campaign has begun. Nobody can get its key again."""

    campaign: str
    key: str


class NextTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next adventure of a campaign."""

    scenario: str


class Desk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of somebody who wants to see all their tables, or all their campaigns."""

    keys: Annotated[tuple[str, ...], msgspec.Meta(max_length=200)]
    language: Literal["en", "it"] = "en"


class RuleText(Scenic, frozen=True):
    """A rule of the ledger."""

    id: str
    text: str
    chapter: str


class Chapter(Scenic, frozen=True):
    """A chapter of a ledger."""

    title: str
    rules: tuple[RuleText, ...]


class Rulebook(Scenic, frozen=True):
    """A game's rules, chapter by chapter."""

    chapters: tuple[Chapter, ...]


class FoundRules(Scenic, frozen=True):
    """The rules that answer a question, best first, and words or ids near to what was asked for."""

    rules: tuple[RuleText, ...]
    instead: tuple[str, ...]


class HowToBlock(Scenic, frozen=True):
    """A piece of the text; a picture has a scene, and below it a text."""

    kind: Literal["title", "heading", "text", "list", "picture"]
    text: str
    items: tuple[str, ...]
    scene: Scene | None


class HowTo(Scenic, frozen=True):
    """How to play a game, page by page."""

    pages: tuple[tuple[HowToBlock, ...], ...]


class About(Scenic, frozen=True):
    """Version, protocol, languages and limits of this server."""

    version: str
    protocol: int
    languages: tuple[str, ...]
    is_only_here: bool = False
    """No other machine reaches it: links work on this one alone."""
    address: str = ""
    """The server's address for others; if it is only here, the one it would have if opened to the network. Empty: not known."""


class Health(Scenic, frozen=True):
    """The server answers and its store does."""

    tables: int
    sockets: int


class Trouble(Scenic, frozen=True):
    """The reason why a request was not carried out: a short id for programs, a sentence for people."""

    error: str
    detail: str
