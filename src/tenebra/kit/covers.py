"""A game on the shelf: what one wants to know before playing."""

from __future__ import annotations

from typing import Literal

from tenebra.kit.scenic import Scenic


class WayCover(Scenic, frozen=True):
    """A way to play a seat: a Class, say. `line` is what it is good at; the usual way stands unless one wishes otherwise."""

    id: str
    name: str
    line: str
    about: str
    icon: str
    is_usual: bool = False


class SeatCover(Scenic, frozen=True):
    """A seat one can take. Without `ways` there is only one way to play it."""

    id: str
    name: str
    role: str
    about: str
    icon: str
    side: str
    ways: tuple[WayCover, ...] = ()
    may_stay_home: bool = False
    """The game can be played without it."""


class ChanceCover(Scenic, frozen=True):
    """The games that so many Heroes, played by computers, have won, of how many."""

    heroes: int
    won: int
    games: int


class GradeCover(Scenic, frozen=True):
    """A difficulty of a scenario; without a name if there is only one."""

    id: str
    name: str
    text: str
    rule: str
    chances: tuple[ChanceCover, ...] = ()
    is_usual: bool = False


class ScenarioCover(Scenic, frozen=True):
    """A scenario on the shelf."""

    id: str
    name: str
    blurb: str
    icon: str
    players: tuple[int, int]
    """The fewest it is made for, and the most."""
    minutes: int
    difficulty: int
    intro: tuple[str, ...] = ()
    """The texts read aloud before it begins, a paragraph each: the story, its own rules."""
    grades: tuple[GradeCover, ...] = ()
    """The difficulties, easiest first, with how computers fared."""
    heroes: tuple[str, ...] = ()
    """The Heroes it offers, the first ones suggested; none: all."""
    is_alone: bool = True
    """It may be played without the campaign."""


class SwitchCover(Scenic, frozen=True):
    """A switch of a new game: another reading of a rule."""

    id: str
    name: str
    text: str
    rule: str


class WaysCover(Scenic, frozen=True):
    """The word for the ways to play a seat (`Class`), and what the rules say about choosing them."""

    name: str
    usual: str
    """The word for the usual way: `recommended`."""
    text: str
    rules: tuple[str, ...]


class CampaignCover(Scenic, frozen=True):
    """A campaign on the shelf: the scenarios on its path."""

    name: str
    blurb: str
    path: tuple[str, ...]


class LessonCover(Scenic, frozen=True):
    """A lesson on the shelf; `scenario` is what its table plays."""

    id: str
    scenario: str
    name: str
    blurb: str
    minutes: int
    role: str = ""
    """Whom one learns to play, where it is not a Hero: `Overlord`."""


class LessonStep(Scenic, frozen=True):
    """A step as it is read: its words, what it points at, and whether something is to be done or it is only read."""

    id: str
    text: str
    focus: tuple[str, ...]
    is_deed: bool


class LessonBook(Scenic, frozen=True):
    """A lesson as it is read."""

    id: str
    name: str
    steps: tuple[LessonStep, ...]


Accent = Literal["boss-rim", "die-orange", "rune-red", "level-1", "magic"]
"""The colours of the page that a game may choose as its own (`styles/tokens.css`)."""


class Cover(Scenic, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    holder: str
    """To whom the game belongs."""
    accent: Accent
    contents: str
    """The number of scenarios, in the game's own word: `10 Adventures`."""
    kind: str
    """That word for one: `Adventure`."""
    which: str
    """How one is asked for: `which Adventure?`."""
    mode: Literal["together", "against"]
    players: tuple[int, int]
    minutes: tuple[int, int]
    rules_version: str
    seats: tuple[SeatCover, ...]
    scenarios: tuple[ScenarioCover, ...]
    switches: tuple[SwitchCover, ...] = ()
    campaign: CampaignCover | None = None
    ways: WaysCover | None = None
    """The ways to play a seat, if there are several."""
    has_howto: bool = False
    """Somebody has written how to play it."""
    lessons: tuple[LessonCover, ...] = ()
    """The lessons that can be learnt at a table."""
