"""A table as one seat sees it, in words and pictures: what a page draws. Games fill it in; it holds no rules.

Everything is named by id: spaces (`C7`), doors and walls by the two spaces they part (`C7-D7`), figures (`orc-2`), cards
(`bow.1`). Texts are in the language of whoever looks. Icons are names of the game-icons collection.
"""

from __future__ import annotations

from typing import Literal

from tenebra.boards import space_cell, space_name
from tenebra.kit.ground import Board, Patch
from tenebra.kit.scenic import Die, Scenic, Side

Hue = Literal["plain", "steel", "rust", "violet", "plum", "green", "amber"]
"""The colours of a card; a game chooses one for each of its kinds."""


class Bead(Scenic, frozen=True):
    """A condition or burden of a figure."""

    icon: str
    label: str
    count: int = 1


class Stat(Scenic, frozen=True):
    """A characteristic: as dice (colours) or as a number."""

    icon: str
    label: str
    dice: tuple[str, ...] = ()
    value: str = ""
    text: str = ""
    """The dice in words: `2 green dice, 1 red die`."""


class Piece(Scenic, frozen=True):
    """A figure on the board. `about` says all of it in a sentence."""

    id: str
    name: str
    icon: str
    side: Side
    place: str
    about: str
    seat: str = ""
    """The seat of a Hero, for its mark; the seat that acts for it is `Plate.seat`."""
    number: int = 0
    life: int = 0
    life_most: int = 0
    columns: int = 1
    rows: int = 1
    """The spaces it covers; `place` is the upper left one."""
    beads: tuple[Bead, ...] = ()
    status: tuple[Literal["acting", "acted", "down", "hidden", "carried"], ...] = ()
    minions: tuple[int, ...] = ()
    """Of a mob: the Life of each Minion beside its leader, who has none left if `life` is 0."""
    minion_most: int = 0
    is_large: bool = False
    """Whether it takes most of a place that figures share."""
    stats: tuple[Stat, ...] = ()
    notes: tuple[str, ...] = ()
    """The text of its card and what it carries: a sentence each."""


class Thing(Scenic, frozen=True):
    """Furniture, a trap, a token, a mark on the floor. `kind` chooses the drawing; unknown kinds show their icon."""

    id: str
    kind: str
    name: str
    icon: str
    place: str
    about: str
    columns: int = 1
    rows: int = 1
    is_plan: bool = False
    """Only the one who holds the plan sees it; drawn faintly."""
    is_solid: bool = False
    """Nobody walks through it."""


def covered(what: Piece | Thing) -> tuple[str, ...]:
    """The spaces that a figure or a thing covers; one that covers several stands on a board of columns and rows."""
    if what.columns == what.rows == 1:
        return (what.place,)
    x, y = space_cell(what.place)
    return tuple(space_name(x + right, y + down) for down in range(what.rows) for right in range(what.columns))


class Intention(Scenic, frozen=True):
    """The next move of an enemy if nothing changes, if the rules make it known."""

    piece: str
    target: str
    path: tuple[str, ...]
    text: str
    rule: str = ""


# --- beside the board


class Fact(Scenic, frozen=True):
    """A number with its icon and its meaning: 5 steps left."""

    icon: str
    value: str
    label: str


class Token(Scenic, frozen=True):
    """A number of small pieces of one kind: gems, cubes, drops of fatigue, runes. What is spent or lost is drawn so.

    What is `empty` is a place for one of that colour.
    """

    shape: Literal["gem", "cube", "drop", "rune", "coin"]
    colour: Literal["blue", "red", "yellow", "green", "orange", "purple", "black", "white", "grey"]
    label: str
    count: int = 1
    look: Literal["ready", "spent", "lost", "planned", "empty"] = "ready"


class Gauge(Scenic, frozen=True):
    """A stock that somebody has, piece by piece: a reserve of gems, cubes by colour, fatigue, threat."""

    label: str
    tokens: tuple[Token, ...]
    icon: str = ""
    most: int = 0
    """The number of pieces that have room; the others are empty sockets."""
    limit: int = 0
    """The number of pieces that may be used at once; shown behind the number."""
    tone: Literal["plain", "good", "bad"] = "plain"
    dice: tuple[str, ...] = ()
    """The dice, by colour, that a piece laid there rolls."""


class Slot(Scenic, frozen=True):
    """One place in the order of play: a figure, or a group of them."""

    id: str
    name: str
    icon: str
    side: Side
    status: Literal["past", "now", "next", "waiting"]
    seat: str = ""
    number: int = 0


class Phase(Scenic, frozen=True):
    """A phase of the round."""

    id: str
    name: str
    status: Literal["past", "now", "next"]


class Order(Scenic, frozen=True):
    """The order of play, as far as it is known. `hidden` lists who is still to come in an unknown order."""

    slots: tuple[Slot, ...] = ()
    deck: int = 0
    hidden: tuple[Slot, ...] = ()
    note: str = ""
    phases: tuple[Phase, ...] = ()
    facts: tuple[Fact, ...] = ()
    """The figures that everybody watches: the Level, the lives left."""


class Equip(Scenic, frozen=True):
    """A place for equipment, with the card that fills it."""

    icon: str
    label: str
    card: str = ""


class Plate(Scenic, frozen=True):
    """The plate of somebody at the table: a Hero with sheet and cards, or the other side."""

    id: str
    seat: str
    name: str
    role: str
    icon: str
    side: Side
    about: str
    life: int = 0
    life_most: int = 0
    status: tuple[Literal["acting", "acted", "down", "gone"], ...] = ()
    line: str = ""
    """The fact that matters most about it now, instead of its Life: `Spirit: Altar in 3 steps`."""
    facts: tuple[Fact, ...] = ()
    stats: tuple[Stat, ...] = ()
    equipment: tuple[Equip, ...] = ()
    beads: tuple[Bead, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    spaces: tuple[Gauge, ...] = ()
    """The spaces of the sheet on which pieces are laid to do something, with as many sockets as there is room."""


class Card(Scenic, frozen=True):
    """A card that this seat may see; one it may not see has no name, only its back."""

    id: str
    kind: str
    """The game's own word for cards of this kind."""
    name: str = ""
    kind_name: str = ""
    icon: str = ""
    text: str = ""
    notation: str = ""
    flavour: str = ""
    is_used: bool = False
    hue: Hue = "plain"
    is_dark: bool = False
    """In a black frame: a card of whoever plays against the Heroes."""
    tokens: tuple[Token, ...] = ()
    """The tokens that lie on it, or may: a cube on a Skill. Skills with such docks are shown as tiles and used there."""
    stats: tuple[Stat, ...] = ()
    """The dice it gives, to be seen as dice."""


class Cards(Scenic, frozen=True):
    """Cards lying together: a hand, what is worn, Skills on a sheet, what is laid out to pick from, a discard pile."""

    id: str
    owner: str
    """The plate they belong to; empty for the table's own."""
    kind: Literal["hand", "worn", "used", "lasting", "skills", "laid", "discard"]
    title: str
    cards: tuple[Card, ...]
    label: str = ""
    """The word for a mark on each of them that says where they are: `Worn`."""


class TrackSlot(Scenic, frozen=True):
    """A place on a track: what lies there, and what it costs to take it. It can be named by a choice's `at`."""

    id: str
    name: str
    about: str
    icon: str = ""
    side: Side | None = None
    seat: str = ""
    line: str = ""
    """The fact that matters most about it: `4/5`, `Defender`."""
    cost: str = ""
    tokens: tuple[Token, ...] = ()
    status: Literal["past", "now", "next", "waiting"] = "waiting"
    row: int = 0
    """Counted from above, where places lie in several rows."""


class Track(Scenic, frozen=True):
    """Places in a row, with an order of their own: an initiative track, a river of tiles with costs."""

    id: str
    name: str
    slots: tuple[TrackSlot, ...]


class Pile(Scenic, frozen=True):
    """A face-down deck and its discards, counted."""

    id: str
    name: str
    icon: str
    left: int
    discarded: int = 0


# --- the question


class Forecast(Scenic, frozen=True):
    """The exact chances of one attack on one target. `chances` in whole percent, from no damage upwards."""

    target: str
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    hit: int
    kill: int
    mean: float
    chances: tuple[int, ...]
    text: str
    rule: str = ""
    armour: int = 0
    """The armour: it stops wounds without any dice."""


class Choice(Scenic, frozen=True):
    """A legal option. `key` is what is sent back; `at` names everything it can be clicked on: spaces, doors, figures, cards."""

    key: str
    label: str
    group: str
    """The game's own word, but for one: `space` is where one goes or puts something, which the board shows best."""
    icon: str
    at: tuple[str, ...] = ()
    note: str = ""
    verb: str = ""
    """The short name of what is done (`Attack`), for tiles that gather several options."""
    path: tuple[str, ...] = ()
    cost: str = ""
    warn: str = ""
    """The risk of it: a trap on the way, an attack provoked."""
    is_final: bool = False
    """Dear and not to be taken back: the page asks once more."""
    forecasts: tuple[Forecast, ...] = ()
    letter: str = ""
    """The key of the keyboard that does it, the same in every language."""
    is_last: bool = False
    """It ends or declines, so it stands behind everything else."""
    is_vain: bool = False
    """The rules allow it, but it can do nothing now; `note` says why. It is never put forward."""
    is_shut: bool = False
    """It is legal, but the lesson that is being played has something else in mind."""
    covers: tuple[str, ...] = ()
    """The places it affects, where they are more than it is clicked on: an area, a template."""
    line: tuple[str, ...] = ()
    """From where to where it is aimed: sight and range are shown along it."""
    dice: tuple[Die, ...] = ()
    """The dice it is about, as they lie."""
    series: str = ""
    """Its effect, in words without its price, if others do the same for more or less: they are shown side by side."""
    amount: int = 0
    """The amount it takes out of the purse of the question."""
    rest: int = 0
    """The amount that the purse then still holds."""


class NotNow(Scenic, frozen=True):
    """Something this seat might expect to do, and the rule that forbids it now."""

    label: str
    icon: str
    why: str
    rule: str


class Term(Scenic, frozen=True):
    """A word of the game in one line, for whoever meets it for the first time."""

    id: str
    text: str


class Question(Scenic, frozen=True):
    """The decision at hand. Without choices, this seat waits for others."""

    seats: tuple[str, ...]
    prompt: str
    about: str = ""
    """The figure it is about."""
    choices: tuple[Choice, ...] = ()
    best: str = ""
    """The key of the suggested choice, the most useful step; its button is the one filled with brass."""
    waits: bool = False
    """Others are asked too and had better act first: the suggestion can wait for them."""
    left: tuple[Fact, ...] = ()
    not_now: tuple[NotNow, ...] = ()
    is_reaction: bool = False
    window: str = ""
    """The kind of window this is, if it is one: about those a seat may give standing orders."""
    tip: str = ""
    """The hint for a newcomer before answering."""
    explains: tuple[Term, ...] = ()
    """The words of the game that this question and its choices use."""
    purse: Gauge | None = None
    """The gauge from which choices of a series are paid, and what is kept for it."""


class Objective(Scenic, frozen=True):
    """An objective, to be reached or prevented, and how far it has come: `Tombs blessed: 2 of 3`, `5 rounds left`."""

    text: str
    done: int = 0
    most: int = 0
    """The number that makes it complete; 0 where nothing is counted."""
    is_threat: bool = False
    """Once it is complete, all is lost."""


class Outcome(Scenic, frozen=True):
    """The end of the game, for this seat."""

    side: str
    title: str
    text: str
    is_won: bool


class Natural(Scenic, frozen=True):
    """The option that a click on a thing probably means, as it is written before the thing's id: `attack`.

    The page asks why that is not possible. Empty: nothing is likely.
    """

    foe: str = ""
    friend: str = ""
    door: str = ""
    card: str = ""
    space: str = ""


class WindowKind(Scenic, frozen=True):
    """A kind of window in which the seat may be asked to react."""

    kind: str
    name: str


class Key(Scenic, frozen=True):
    """A letter that choices of this game have, and what it does."""

    letter: str
    label: str


class Scene(Scenic, frozen=True):
    """Everything a page shows of a game at one moment."""

    game: str
    scenario: str
    title: str
    subtitle: str
    round: int
    goal: str
    board: Board
    pieces: tuple[Piece, ...] = ()
    things: tuple[Thing, ...] = ()
    intentions: tuple[Intention, ...] = ()
    order: Order = Order()
    plates: tuple[Plate, ...] = ()
    cards: tuple[Cards, ...] = ()
    piles: tuple[Pile, ...] = ()
    question: Question | None = None
    outcome: Outcome | None = None
    natural: Natural = Natural()
    keys: tuple[Key, ...] = ()
    tracks: tuple[Track, ...] = ()
    windows: tuple[WindowKind, ...] = ()
    """The windows about which this seat may give standing orders."""
    patches: tuple[Patch, ...] = ()
    objectives: tuple[Objective, ...] = ()
    """The goal, step by step, with its progress."""
