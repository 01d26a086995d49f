"""Adventures (DR-GEN-02): what the Adventure Book says of one, and the closed vocabulary of an Adventure's own rules."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from tenebra.boards import SquareGrid
from tenebra.boards.blocks import Blocks
from tenebra.boards.pieces import Place
from tenebra.kit import scenario_rules
from tenebra.kit.scenario_rules import Lexicon, ScenarioRule

START = "first"
"""The First Setup (DR-SET-11)."""
Mode = Literal["chapter", "one-shot", "battleground"]
LEADER_CHOOSES = "leader"

TRIGGERS = {
    "start": r"start",
    "round": r"round (?P<number>\d+)",
    "every": r"every (?P<number>[1-9]\d*) rounds",
    "open": r"open (?P<name>\S+)",
    "lay": r"lay (?P<name>\S+)",
    "cleared": r"cleared (?P<name>\S+)",
    "slay": r"slay (?P<name>\S+)",
    "enter": r"enter (?P<place>\S+)",
    "rest": r"rest (?P<place>\S+)",
    "search": r"search",
    "interact": r"interact (?P<name>\S+)",
    "lost": r"lost (?P<name>\S+)",
    "down": r"down",
    "rune": r"rune (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
}
"""The triggers of an Adventure's own rules (DR-DOR-04). `cleared NAME`: that setup lies and no Monster is left on the board;
`enter` and `rest`: a Hero comes there, ends its turn there; `lost`: an NPC token, a Companion; `down`: a Hero is Knocked Out."""

EFFECTS = {
    "say": r"say (?P<name>\S+)",
    "count": r"count (?P<name>\S+)",
    "cast": r"cast (?P<text>.+)",
    "each": r"each (?P<text>.+)",
    "event": r"event (?P<name>\S+)",
    "those": r"those in (?P<place>\S+): (?P<text>.+)",
    "summon": r"summon (?P<each>each|) ?(?P<number>\d+) (?P<name>\S+) ?(?P<rank>rookie|fighter|veteran|champion|)"
    r" at (?P<place>\S+)",
    "lay": r"lay (?P<name>\S+)",
    "unlock": r"unlock (?P<name>\S+)",
    "bridge": r"bridge (?P<name>\S+)",
    "collapse": r"collapse (?P<name>\S+)",
    "ground": r"ground (?P<name>water|lava|miasma|spikes|bare) at (?P<place>\S+)",
    "dark": r"dark at (?P<place>\S+)",
    "light": r"light at (?P<place>\S+)",
    "runes": r"runes (?P<number>\d+)",
    "card": r"card (?P<name>\S+)",
    "chest": r"chest at (?P<place>\S+)",
    "token": r"token (?P<name>\S+) at (?P<place>\S+)",
    "npc": r"npc (?P<name>\S+) at (?P<place>\S+)",
    "trap": r"(?P<name>bear|fire|poison) trap at (?P<place>\S+)",
    "remove": r"remove (?P<name>\S+)",
    "companion": r"companion (?P<name>\S+)",
    "item": r"item (?P<name>\S+)",
    "salvage": r"salvage",
    "status": r"status (?P<name>\S+)",
    "aura": r"aura (?P<name>\S+)",
    "outcome": r"outcome (?P<name>\S+)",
    "erase": r"erase (?P<name>\S+)",
    "scene": r"scene (?P<name>\S+)",
    "evolve": r"evolve (?P<name>\S+)",
}
"""Its effects. `cast`: an effect in the words of the cards, by the Hero who set it off; `each`: by every Hero; `event`: a
special event card of the box, by the Party Leader; `summon each 1`: one for each Hero; `bare` ground: the terrain goes; `dark`:
small Darkness tiles; `runes 2`: drawn with their tiles; `salvage`: a random card of the previous Camp item deck (DR-CRD-14);
`scene`: an Interaction begins at once; `item`, `status` and `aura` go to the Hero who set it off, `outcome` to the Party."""

WINS = {
    "cleared": r"cleared (?P<name>\S+)",
    "slain": r"slain (?P<name>\S+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "stands": r"stands (?P<team>one|all) (?P<place>\S+)",
}
"""The Party's objectives; all of them must hold (DR-WIN-01). `stands all PLACE`: every Hero is there."""

LOSSES = {
    "round": r"round (?P<number>\d+)",
    "count": r"count (?P<name>\S+) (?P<number>\d+)",
    "lost": r"lost (?P<name>\S+)",
}
"""The other failures of the Adventure, at once (DR-WIN-02). `round 12`: the twelfth round is over."""

CONDITIONS = {
    **WINS,
    "lost": r"lost (?P<name>\S+)",
    "laid": r"laid (?P<name>\S+)",
    "heroes": r"heroes (?P<number>[2345])",
    "took": r"took (?P<name>\S+)",
    "has": r"has (?P<name>\S+)",
    "held": r"held (?P<name>\S+)",
}
"""The conditions of a rule or an option. `heroes 3`: three or more play; `took altar:pray`: that option was chosen in this
Adventure; `has`: somebody has that Status, Aura or Outcome; `held`: somebody has that item."""


class Phrase(scenario_rules.Phrase, frozen=True):
    """A line of an Adventure's own rules, understood."""

    place: str = ""
    rank: str = ""
    text: str = ""
    """An effect in the words of the cards."""
    each: str = ""
    """The number is for each Hero."""
    team: str = ""
    """`one` Hero or `all`."""


LEXICON = Lexicon(Phrase, TRIGGERS, EFFECTS, CONDITIONS)


class DoorSpec(msgspec.Struct, frozen=True):
    """A Door: the edges it stands on, the setup it stands in and the one behind it (DR-DOR-01)."""

    id: str
    edges: tuple[str, ...]
    beside: str
    opens: str
    is_locked: bool = False
    """Until a rule unlocks it."""


class Placement(msgspec.Struct, frozen=True):
    """A Monster of a setup from so many Heroes on (DR-DOR-05): a kind, or a colour for a random one (DR-MON-08)."""

    what: str
    rank: str
    """"" for those without: Minions, Commanders, the Boss."""
    space: str
    fewest: int = 1
    power: int = 0
    """Of a Commander: CP is this and P (DR-CMD-01)."""


class ChestSpec(msgspec.Struct, frozen=True):
    """A Chest of a setup."""

    space: str
    fewest: int = 1


class BridgeSpec(msgspec.Struct, frozen=True):
    """A bridge: its squares and the level it counts as (DR-LVL-03)."""

    id: str
    spaces: int
    level: int


class Challenge(msgspec.Struct, frozen=True):
    """A Skill Challenge: d20 and so much for each cube of a colour that is owned, against a Difficulty (DR-CHL-02)."""

    colour: str
    difficulty: int
    bonus: int
    path: str = ""
    """Heroes of this Path add four (DR-HER-10)."""


class Choice(msgspec.Struct, frozen=True):
    """An option of an Interaction, with its resolution (DR-INT-01)."""

    id: str
    do: tuple[Phrase, ...]
    fail: tuple[Phrase, ...] = ()
    """Instead, if the Challenge fails."""
    challenge: Challenge | None = None
    given: tuple[Phrase, ...] = ()


class Interaction(msgspec.Struct, frozen=True):
    """A scene with options (DR-INT-01)."""

    id: str
    choices: tuple[Choice, ...]
    charges: int = 1
    chooser: str = ""
    """`leader` if the Party Leader decides; else whoever set it off (DR-INT-07)."""


class Setup(msgspec.Struct, frozen=True):
    """A setup, put on the table at once: the First Setup, or what a Door adds (DR-DOR-05)."""

    name: str
    spaces: int
    doors: tuple[str, ...] = ()
    """The Doors that stand in it."""
    monsters: tuple[Placement, ...] = ()
    chests: tuple[ChestSpec, ...] = ()
    scenes: dict[str, str] = {}
    """Interaction to the square of its token."""
    npcs: dict[str, str] = {}
    things: dict[str, str] = {}
    """Other tokens, all solid: name to square."""
    bridges: tuple[str, ...] = ()


class Reward(msgspec.Struct, frozen=True):
    """The reward of each Hero: one thing after the other, in this order (DR-CAM-03, DR-ONE-02)."""

    skills: tuple[int, ...] = ()
    """Levels of Hero Skills or Role Skills."""
    items: tuple[int, ...] = ()
    """Levels of Camp items."""
    abilities: int = 0
    """Class Abilities."""


class Scenario(msgspec.Struct, frozen=True, dict=True):
    """An Adventure. What is in a setup not laid yet nobody knows (DR-RUL-99)."""

    id: str
    number: int
    mode: Mode
    minutes: int
    difficulty: int
    grid: SquareGrid
    """With all Doors closed; `grid.with_open` opens edges."""
    faces: tuple[Place, ...]
    """The map faces in the order they are laid; none if the map was drawn."""
    parts: tuple[int, ...]
    """The squares of each face."""
    blocks: Blocks
    levels: tuple[int, int, int]
    """Per level: its squares, bridges left out."""
    terrain: dict[str, int]
    """Kind to the squares it is printed on."""
    spawn: int
    """Darkness Spawn Points (DR-DRK-05)."""
    setups: dict[str, Setup]
    setup_of: dict[str, str]
    """Square to setup."""
    starts: tuple[str, ...]
    """Squares for Heroes in the order of seats; in a Battleground the teams' by turns."""
    doors: dict[str, DoorSpec]
    bridges: dict[str, BridgeSpec]
    interactions: dict[str, Interaction]
    places: dict[str, int]
    rune_card: str
    """"" if the Adventure has none (DR-RUL-95)."""
    end_card: str
    """The special card in the upper end slot, "" if there is none (DR-INI-12)."""
    recall: int
    """Curse cubes of a Recall Action (DR-REC-02)."""
    is_sequential: bool
    """It follows the one before it without a Camp Phase (DR-SEQ-01)."""
    rewards: Reward
    upgrades: Reward
    """The upgrades of Heroes in starting state before it is played alone (DR-ONE-04)."""
    wins: tuple[Phrase, ...]
    losses: tuple[Phrase, ...]
    own_rules: tuple[ScenarioRule[Phrase], ...]

    @cached_property
    def awaited(self) -> frozenset[str]:
        """The triggers that its own rules wait for, by verb."""
        return frozenset(rule.on.verb for rule in self.own_rules)

    @cached_property
    def boards(self) -> dict[tuple[tuple[str, ...], ...], Any]:
        """The boards that were ever made of it, by setups, open Doors and bridges."""
        return {}

    def place(self, name: str) -> int:
        """The squares of a named place, of a setup, or a single square."""
        if name in self.places:
            return self.places[name]
        return self.setups[name].spaces if name in self.setups else self.grid.bit[name]
