"""Every message of the protocol. What a seat may not know is in none of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tenebra.kernel import Reason
from tenebra.kit.scene import Scene, Scenic, Told

PROTOCOL = 1
SEAT_KINDS = ("me", "friend", "greedy", "random")

# --- people and seats


class Chair(Scenic, frozen=True):
    """A seat of a table and who sits there."""

    seat: str
    name: str
    """What the game calls it."""
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


class TableCard(Scenic, frozen=True):
    """A table in a list."""

    table: str
    game: str
    game_name: str
    scenario: str
    title: str
    round: int
    choices: int
    status: Literal["playing", "over"]
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
    campaign: str = ""
    is_open_book: bool = False
    """The journal may be taken home: the game is over, or nobody else plays."""


class Invitation(Scenic, frozen=True):
    """A key for somebody else."""

    who: str
    seats: tuple[str, ...]
    key: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: me, a friend by link, a computer, or nobody where it may stay empty. Seats of one name share
    one key.
    """

    seat: str
    by: Literal["me", "friend", "greedy", "random", "nobody"]
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up."""

    game: str
    scenario: str
    seats: tuple[SeatWish, ...]
    switches: tuple[str, ...] = ()
    title: str = ""


class ImportedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to go on with."""

    journal: dict[str, Any]
    seats: tuple[SeatWish, ...] = ()


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a moment of this one: so many choices were made."""

    choices: int
    seats: tuple[SeatWish, ...] = ()


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
    lines: tuple[str, ...]
    next: tuple[str, ...]
    table: str = ""
    """The table of the adventure under way."""
    is_over: bool = False


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


class About(Scenic, frozen=True):
    """What this server is and speaks."""

    version: str
    protocol: int
    languages: tuple[str, ...]


class Health(Scenic, frozen=True):
    """The server answers and its store does."""

    tables: int
    sockets: int


class Trouble(Scenic, frozen=True):
    """Why a request was not carried out: a short id for programs, a sentence for people."""

    error: str
    detail: str


# --- over the WebSocket, from a client


class Ask(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something a client wants. `id` comes back with the answer; a choice sent twice with one id is made once."""

    id: str = ""


class Hello(Ask, frozen=True):
    """The first message. With a language one gets scenes and sentences; without, plain states for programs."""

    protocol: int = PROTOCOL
    key: str = ""
    seat: str = ""
    """Through whose eyes; the key's first seat if empty."""
    language: str = ""
    since: int = 0
    """The number of the first event wanted (a client that reconnects knows the earlier ones)."""


class Look(Ask, frozen=True):
    """Look through the eyes of another seat of this key, or in another language."""

    seat: str = ""
    language: str = ""
    since: int = 0


class Choose(Ask, frozen=True):
    """Answer the decision. `at` is the number of choices the client has seen: another number is refused as late."""

    seat: str
    option: str
    at: int


class Undo(Ask, frozen=True):
    """Go back to this number of choices. Others are asked where something was seen meanwhile."""

    to: int


class Redo(Ask, frozen=True):
    """Make the choice again that was taken back last."""


class Vote(Ask, frozen=True):
    """Agree or not to what somebody has proposed."""

    proposal: int
    agree: bool


class Say(Ask, frozen=True):
    """Say something to the table."""

    text: str


class Hint(Ask, frozen=True):
    """What would a sensible player do for this seat?"""

    seat: str


class WhyNot(Ask, frozen=True):
    """Why is this option not allowed?"""

    seat: str
    option: str


class Overview(Ask, frozen=True):
    """The position in sentences, as the text table reads it."""

    seat: str = ""


class Sight(Ask, frozen=True):
    """What does a figure see?"""

    piece: str


class Moment(Ask, frozen=True):
    """The table as this seat saw it when so many choices had been made."""

    choices: int


class StandIn(Ask, frozen=True):
    """Let the computer play for a seat whose person is away, or take it back."""

    seat: str
    computer: str = "greedy"


AnyAsk = Hello | Look | Choose | Undo | Redo | Vote | Say | Hint | WhyNot | Overview | Sight | Moment | StandIn

# --- over the WebSocket, to a client


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something the server tells."""


class Welcome(News, frozen=True):
    """The answer to hello: which table this is and what the key may do."""

    protocol: int
    table: TableCard
    seat: str
    seats: tuple[str, ...]
    commitment: str
    keys: tuple[Invitation, ...] = ()
    """For the owner: the invitations that have not been used yet, and the spectators' key."""


class UndoStep(Scenic, frozen=True):
    """How far one may go back: to this number of choices, at once or when all agree."""

    by: Literal["choice", "turn", "round"]
    to: int
    is_free: bool


class Position(News, frozen=True):
    """Where the game stands for a seat: after joining, after every choice, after undo. Programs get `state` and `options`,
    pages get `scene`.
    """

    choices: int
    seat: str
    events: int
    """How many events there are."""
    asked: tuple[str, ...] = ()
    by: str = ""
    """The seat whose choice led here."""
    is_rewound: bool = False
    """Choices were taken back: forget what was told from event `since` on."""
    since: int = 0
    undo: tuple[UndoStep, ...] = ()
    can_redo: bool = False
    scene: Scene | None = None
    told: tuple[Told, ...] = ()
    state: Any = None
    prompt: str = ""
    options: tuple[str, ...] = ()
    outcome: str = ""
    seed: str = ""
    """When the game is over, so that anybody can verify every roll."""


class Done(News, frozen=True):
    """A request was carried out and is kept. For a choice: so many choices are made now."""

    id: str
    choices: int = 0


class Refusal(News, frozen=True):
    """A request was not carried out, and nothing has changed."""

    id: str
    error: str
    detail: str
    reason: Reason | None = None


class Chairs(News, frozen=True):
    """Who is here, who thinks, who plays which seat."""

    chairs: tuple[Chair, ...]
    watching: int = 0


class Spoken(News, frozen=True):
    """Something was said at the table."""

    number: int
    who: str
    seat: str
    text: str
    at: float


class Proposed(News, frozen=True):
    """Somebody wants to take choices back although something was seen; everybody else is asked."""

    proposal: int
    by: str
    to: int
    waiting: tuple[str, ...]
    """Names of those who have not answered."""


class Settled(News, frozen=True):
    """A proposal was accepted, refused or overtaken."""

    proposal: int
    is_agreed: bool


class Hinted(News, frozen=True):
    """What a sensible player would do, and why."""

    id: str
    option: str
    why: str


class WhyNotAnswer(News, frozen=True, tag="whynot"):
    """The rule that forbids an option; no rule if it is legal or nobody can say."""

    id: str
    text: str
    rule: str = ""


class Described(News, frozen=True):
    """The position in sentences."""

    id: str
    lines: tuple[str, ...]


class Seen(News, frozen=True):
    """The places a figure sees."""

    id: str
    places: tuple[str, ...]


class Frame(News, frozen=True):
    """A moment of the past, as this seat saw it then."""

    id: str
    choices: int
    scene: Scene
    told: tuple[Told, ...]


class Farewell(News, frozen=True):
    """The last message before the server closes the socket, and why."""

    error: str
    detail: str


AnyNews = (
    Welcome
    | Position
    | Done
    | Refusal
    | Chairs
    | Spoken
    | Proposed
    | Settled
    | Hinted
    | WhyNotAnswer
    | Described
    | Seen
    | Frame
    | Farewell
)
