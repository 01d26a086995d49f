"""Every message of the socket. What a seat may not know is in none of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tenebra.kernel import Reason
from tenebra.kit.aftermath import Aftermath
from tenebra.kit.inspection import Inspection
from tenebra.kit.orders import When
from tenebra.kit.scene import Scene
from tenebra.kit.scenic import Scenic
from tenebra.kit.told import Tale, Told
from tenebra.server.requests import Chair, Invitation, TableCard
from tenebra.tables.people import IfAway

PROTOCOL = 1

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
    follow: dict[str, int] = {}
    """Seats of this key to turn to when they are asked and the one looked through is not, each with its own `since`."""


class Look(Ask, frozen=True):
    """Look through the eyes of another seat of this key, or in another language."""

    seat: str = ""
    language: str = ""
    since: int = 0
    follow: dict[str, int] = {}


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
    """Asks for a hint: what a sensible player would do for this seat."""

    seat: str


class WhyNot(Ask, frozen=True):
    """Asks why an option is not allowed."""

    seat: str
    option: str


class Overview(Ask, frozen=True):
    """The position in sentences, as the text table reads it."""

    seat: str = ""


class Sight(Ask, frozen=True):
    """Asks for the spaces that a figure sees."""

    piece: str


class Inspect(Ask, frozen=True):
    """Asks for the odds between a figure and me, or for those who could strike at a place."""

    at: str


class Moment(Ask, frozen=True):
    """The table as this seat saw it when so many choices had been made."""

    choices: int


class Story(Ask, frozen=True):
    """All that was read aloud so far."""


class LookBack(Ask, frozen=True):
    """Asks for the aftermath of a game that is over: what decided it, and what everybody did."""


class Rounds(Ask, frozen=True):
    """Asks when each round began."""


class StandIn(Ask, frozen=True):
    """Let the computer play for a seat whose person is away, or take it back. Others may be asked first."""

    seat: str
    computer: str = "greedy"


class Allow(Ask, frozen=True):
    """Sets what happens while the person of a seat of mine is away: wait, or let a computer play. Everybody sees it."""

    seat: str
    if_away: IfAway


class Revoke(Ask, frozen=True):
    """The owner takes an invitation back: that to this seat, or to look on if none is named. The answer has a new one."""

    seat: str = ""


class Hand(Ask, frozen=True):
    """The owner hands a seat to somebody else; the answer has the invitation to it. Whoever had the seat has it no longer."""

    seat: str
    name: str = ""


class Instruct(Ask, frozen=True):
    """A standing order: when a seat of mine wants to be asked in windows of a kind; in all of them if none is named."""

    seat: str
    when: When
    window: str = ""


AnyAsk = (
    Hello
    | Look
    | Choose
    | Undo
    | Redo
    | Vote
    | Say
    | Hint
    | WhyNot
    | Overview
    | Sight
    | Inspect
    | Moment
    | Story
    | LookBack
    | Rounds
    | StandIn
    | Allow
    | Revoke
    | Hand
    | Instruct
)

# --- over the WebSocket, to a client

SceneNews = Annotated[dict[str, msgspec.Raw], msgspec.Meta(extra={"typescript": "Partial<Scene>"})]
"""Some parts of a `Scene`, by their names, each as it was written once for all who see it alike."""


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
    """A step back that is possible: to this number of choices, at once or when all agree."""

    by: Literal["choice", "turn", "round", "standin"]
    """`standin`: the game ended while a computer played for one; back to where it came in."""
    to: int
    is_free: bool


class Position(News, frozen=True):
    """The position for a seat: sent after joining, after every choice, after undo. Programs get `state` and `options`,
    pages get `scene`.
    """

    choices: int
    seat: str
    events: int
    """How many events the seat was told of."""
    asked: tuple[str, ...] = ()
    by: str = ""
    """The seat whose choice led here."""
    is_rewound: bool = False
    """Choices were taken back: forget what was told from event `since` on."""
    since: int = 0
    undo: tuple[UndoStep, ...] = ()
    can_redo: bool = False
    scene: SceneNews = {}
    """The parts of the scene that differ from the last one sent on this line, whoever looked; the first time all of them."""
    told: tuple[Told, ...] = ()
    state: Any = None
    prompt: str = ""
    options: tuple[str, ...] = ()
    orders: dict[str, When] = {}
    """The standing orders of this seat that are in force, by the kind of window; the empty kind is for all others."""
    is_let_pass: bool = False
    """A seat of this key is asked, and a standing order of it answers: it need not."""
    step: int | None = None
    """In a lesson: the first step of which something is still to be done; the number of steps if there is none."""
    halted: str = ""
    """The reason why the table is closed for play in this position, in a sentence; one can only go back from it."""
    outcome: str = ""
    seed: str = ""
    """The seed, when the game is over, so that anybody can verify every roll."""


class Done(News, frozen=True):
    """A request was carried out and is kept. For a choice: so many choices are made now."""

    id: str
    choices: int = 0


class Invited(News, frozen=True):
    """For the owner: the invitations that are open now, after one was taken back."""

    id: str
    keys: tuple[Invitation, ...]


class Refusal(News, frozen=True):
    """A request was not carried out, and nothing has changed."""

    id: str
    error: str
    detail: str
    reason: Reason | None = None


class Chairs(News, frozen=True):
    """The chairs of the table: who is here, who thinks, who plays which seat."""

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
    """A wish to take choices back although something was seen, or to make another's choice again that was taken back, or
    to let a computer play for somebody who has been away for long; everybody else is asked.
    """

    proposal: int
    by: str
    to: int
    waiting: tuple[str, ...]
    """Names of those who have not answered."""
    seat: str = ""
    """The seat for which a computer is to play; nothing is taken back then."""
    is_redo: bool = False
    """The choices taken back are to be made again, up to `to` choices."""


class Settled(News, frozen=True):
    """A proposal was accepted, refused or overtaken."""

    proposal: int
    is_agreed: bool


class Hinted(News, frozen=True):
    """The hint: what a sensible player would do, and why."""

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


class Inspected(News, frozen=True):
    """More about a figure or a place than the scene tells."""

    id: str
    at: str
    found: Inspection


class Frame(News, frozen=True):
    """A moment of the past, as this seat saw it then."""

    id: str
    choices: int
    scene: Scene
    told: tuple[Told, ...]


class Storied(News, frozen=True):
    """The texts read aloud so far, in order, the first words of the scenario among them."""

    id: str
    opening: tuple[str, ...]
    """What is read out before the game begins, a paragraph each."""
    tales: tuple[Tale, ...]


class LookedBack(News, frozen=True):
    """A game that is over, looked back upon through the eyes of the seat."""

    id: str
    aftermath: Aftermath


class RoundMark(Scenic, frozen=True):
    """A round, and how many choices had been made when it had begun."""

    number: int
    name: str
    choices: int


class RoundMarks(News, frozen=True):
    """The rounds in their order."""

    id: str
    rounds: tuple[RoundMark, ...]


class Farewell(News, frozen=True):
    """The last message before the server closes the socket, and why."""

    error: str
    detail: str


AnyNews = (
    Welcome
    | Position
    | Done
    | Invited
    | Refusal
    | Chairs
    | Spoken
    | Proposed
    | Settled
    | Hinted
    | WhyNotAnswer
    | Described
    | Seen
    | Inspected
    | Frame
    | Storied
    | LookedBack
    | RoundMarks
    | Farewell
)
