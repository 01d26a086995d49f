"""Scenarios (CO-GEN-02, CO-SCN): what a scenario sheet says, and the closed vocabulary of its own rules."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import msgspec

from tenebra.games.conan.content.maps import Chart
from tenebra.kit import scenario_rules
from tenebra.kit.scenario_rules import Lexicon, ScenarioRule

FEWEST, MOST = 2, 4
"""Heroes of a scenario."""
FIRE, WATER = "fire", "water"
MARKS = (FIRE, WATER)
"""The marks a scenario may lay over an area: nobody without Swimming enters water; what fire does is in the scenario's rules."""
ANYWHERE = "anywhere"

Scaled = tuple[int, int, int]
"""A number for two, three and four heroes."""

_N = r"(?P<number>\d+)(?:/(?P<three>\d+)/(?P<four>\d+))?"
"""One number, or three for two, three and four heroes: `points 3/4/5`."""

TRIGGERS = {
    "start": r"start",
    "round": r"round (?P<number>\d+)",
    "every": r"every (?P<number>[1-9]\d*) rounds",
    "enter": r"enter (?P<name>\S+)",
    "come": r"(?P<name>\S+) comes to (?P<place>\S+)",
    "chest": r"chest (?P<name>\S+)",
    "task": r"task (?P<name>\S+)",
    "take": r"take (?P<name>\S+)",
    "bring": r"bring (?P<name>\S+) to (?P<place>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "death": r"death",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}
"""The triggers of a scenario's own rules.

`round 3`: the turn marker comes to 3 (CO-OTN-05). A Hero enters an area; a model of a tile, kind or name comes to one. The chest
of an area is opened; a task is done; a Hero comes to own a card (by its kind), or it gets to an area with him or by a throw; a
model of a tile, kind or name dies; a Hero does.
"""

EFFECTS = {
    "say": r"say (?P<name>\S+)",
    "count": r"count (?P<name>\S+)",
    "points": rf"points {_N}",
    "recover": rf"recover {_N}",
    "act": r"act (?P<name>\S+)",
    "arrive": rf"arrive {_N} (?P<name>\S+) at (?P<place>\S+)",
    "join": rf"join {_N} (?P<name>\S+) at (?P<place>\S+)",
    "hurt": rf"hurt (?P<name>\S+) {_N}",
    "wound": rf"wound {_N} in (?P<place>\S+)",
    "leave": r"leave",
    "tire": rf"tire {_N} in (?P<place>\S+)",
    "heal": rf"heal {_N}",
    "rest": rf"rest {_N}",
    "open": r"open (?P<name>\S+)",
    "close": r"close (?P<name>\S+)",
    "lay": r"lay (?P<name>\S+) at (?P<place>\S+)",
    "give": r"give (?P<name>\S+)",
    "chest": r"chest at (?P<place>\S+)",
    "task": r"task (?P<name>\S+)",
    "remove": r"remove (?P<name>\S+)",
    "mark": r"(?P<name>fire|water) at (?P<place>\S+)",
    "clear": r"clear (?P<place>\S+)",
}
"""The effects of a scenario's own rules.

`points`: reinforcement points, to be spent at once (CO-RNF-03). `recover`: the Overlord's Fatigue to his Reserve. `act`: a unit
acts as if activated, for nothing; its tile stays where it is. `arrive`, `join`: models of a unit, of an ally unit, come to an
area or next to it. `hurt` a model without defense; `wound` Heroes and allies in a place without defense; `tire`: Reserve to
Fatigue; `heal`: Wounds to Fatigue; `rest`: Fatigue to Reserve, each Hero. `open`, `close` a border. `lay` a card, `give` it to
whoever brought this about.
`leave`: that hero is off the map, alive and with all he carries (CO-RUL-17). `task`: it can be tried from now on.
`remove` a model (no death), a card or a task.
A place is an area, all areas with a mark (`fire`), or `anywhere`.
"""

CONDITIONS = {
    "slain": r"(?P<name>\S+) slain",
    "held": r"(?P<name>\S+) held",
    "done": r"(?P<name>\S+) done",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "round": r"round (?P<number>\d+)",
    "playing": r"playing (?P<number>[234])",
    "dead": r"dead (?P<number>[1234])",
    "no_foes": r"no foes at (?P<place>\S+)",
    "foes": rf"{_N} foes at (?P<place>\S+)",
    "all_heroes": r"all heroes at (?P<place>\S+)",
    "heroes": rf"{_N} heroes at (?P<place>\S+)",
    "at": r"(?P<name>\S+) at (?P<place>\S+)",
}
"""The conditions of rules and events, and of a side's victory (CO-VIC-05).

Nobody of a tile, kind or name is left; a Hero owns a card; a task is done; the turn marker shows at least that (as the Overlord's
objective: the end of that round, CO-RUL-99); so many Heroes play; so many are dead. A card is at an area if it lies there or its
owner stands there.
"""


class Phrase(scenario_rules.Phrase, frozen=True):
    """A line of a scenario's own rules, understood."""

    three: int | None = None
    four: int | None = None
    place: str = ""

    def amount(self, heroes: int) -> int:
        """Its number with so many heroes."""
        if self.three is None or self.four is None:
            return self.number
        return (self.number, self.three, self.four)[heroes - FEWEST]


LEXICON = Lexicon(Phrase, TRIGGERS, EFFECTS, CONDITIONS)


class Placement(msgspec.Struct, frozen=True):
    """The placement of so many models of a tile in an area at the beginning, if so many heroes play."""

    number: int
    area: str
    fewest: int = FEWEST
    most: int = MOST


class UnitSpec(msgspec.Struct, frozen=True):
    """A unit of the Overlord's or of allies as the scenario uses it; `id` is `reavers.red` where the kind is there twice."""

    id: str
    kind: str
    """Its tile in the content."""
    life: Scaled = (1, 1, 1)
    """Of each of its models (CO-SCN-05)."""
    models: Scaled = (0, 0, 0)
    """The most models it has: those that begin on the map, unless the scenario brings more in later (CO-TIL-03)."""
    places: tuple[Placement, ...] = ()

    def placed(self, heroes: int) -> list[str]:
        """The area of each model that begins on the map."""
        return [place.area for place in self.places if place.fewest <= heroes <= place.most for _ in range(place.number)]


class RiverTile(NamedTuple):
    """A tile of the river; a character may have two (CO-TIL-04): `vesh.1` and `vesh.2`."""

    id: str
    unit: str = ""
    """"" for an event tile."""
    fewest: int = FEWEST
    """The fewest heroes with which it is used."""


class Happening(msgspec.Struct, frozen=True):
    """An event that an event tile may bring about (CO-EVT-01)."""

    id: str
    do: tuple[Phrase, ...]
    given: tuple[Phrase, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """A Complex Manipulation of the scenario's own (CO-SCN-09): a lock, a winch, a rope to cut."""

    id: str
    area: str
    difficulty: Scaled
    is_lock: bool = False
    """Lock-picking helps (CO-SKV-08)."""
    is_once: bool = True
    is_known: bool = True
    """It can be tried from the beginning."""
    needs: str = ""
    """The kind of a card that whoever tries it must own."""


class HeroSpec(msgspec.Struct, frozen=True):
    """A hero whom the scenario offers (CO-SCN-04)."""

    id: str
    area: str
    cards: tuple[str, ...]
    fatigue: Scaled = (0, 0, 0)


class Scenario(msgspec.Struct, frozen=True, dict=True):
    """A scenario sheet. All of it is open to both sides, except the order of the asset deck."""

    id: str
    number: int
    minutes: int
    difficulty: int
    chart: Chart
    """The map."""
    heroes: dict[str, HeroSpec]
    """In the order in which they are suggested: two heroes are the first two."""
    gems: Scaled
    """The Overlord's Reserve (CO-SCN-02)."""
    fatigue: Scaled
    recovery: Scaled
    river: tuple[RiverTile, ...]
    """From left to right."""
    units: dict[str, UnitSpec]
    events: dict[str, tuple[Happening, ...]]
    """Event tiles, by id."""
    happenings: int
    """Events that one activation of an event tile resolves (CO-SCN-12)."""
    reinforcements: tuple[str, ...]
    """Areas with a reinforcement token (CO-SCN-08)."""
    allies: dict[str, UnitSpec]
    spells: dict[str, tuple[str, ...]]
    """The Overlord's spell cards by the unit that casts them (CO-SCN-03)."""
    chests: dict[str, int]
    """Area to difficulty (CO-SCN-09)."""
    assets: tuple[str, ...]
    """Kinds of cards, as often as they are in the deck (CO-SCN-06)."""
    lying: tuple[tuple[str, str], ...]
    """Kinds of cards that lie in an area from the beginning."""
    opened: tuple[str, ...]
    """Borders that are open from the beginning."""
    tasks: dict[str, Task]
    fall: str
    """Dice of a fall (CO-SCN-10)."""
    climb: int
    """The price for a character with Climb to cross a cliff besides the step; 0: Climb does nothing."""
    poison: int
    """Gems from Reserve to Fatigue when Poison wounds a Hero."""
    alchemy: tuple[str, ...]
    """Kinds of cards that a Hero with Alchemy can brew, the next one first."""
    commanders: tuple[str, ...]
    """Heroes who may command the allies; none: everyone with Leadership (CO-SCN-11)."""
    wins: tuple[Phrase, ...]
    """The heroes' objectives: all of them must be met."""
    losses: tuple[Phrase, ...]
    """The Overlord's objectives: one of them must be met."""
    own_rules: tuple[ScenarioRule[Phrase], ...]

    @cached_property
    def awaited(self) -> frozenset[str]:
        """The triggers that the rules of the scenario wait for, by verb."""
        return frozenset(rule.on.verb for rule in self.own_rules)

    def river_for(self, heroes: int) -> list[RiverTile]:
        """The river with so many heroes."""
        return [tile for tile in self.river if tile.fewest <= heroes]


def scaled(values: Scaled, heroes: int) -> int:
    """A number for so many heroes."""
    return values[heroes - FEWEST]
