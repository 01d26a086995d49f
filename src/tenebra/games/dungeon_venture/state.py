"""The state of a game of Dungeon Venture: plain data, everything by id. Spaces, doors and areas go by their names."""

from __future__ import annotations

import msgspec

from tenebra.games.dungeon_venture.steps import AnyStep
from tenebra.kernel import State
from tenebra.kit.decks import Deck

KEEPER = "keeper"
HERO, SPIRIT, MONSTER, BOSS = "hero", "spirit", "monster", "boss"
REVEALED, EXPLORED = "revealed", "explored"
OPEN, CLOSED, LOCKED = "open", "closed", "locked"
FOUND, SPRUNG, SPENT = "found", "sprung", "spent"


class Figure(msgspec.Struct, omit_defaults=True, gc=False):
    """A Hero, a Spirit, a Monster or a Boss on the board."""

    id: str
    kind: str
    form: str
    space: str
    wounds: int = 0
    carried_by: str = ""


class Belongings(msgspec.Struct, omit_defaults=True, gc=False):
    """A Hero's card zones (DV-INV-02) and the Spells played since the last Rest (DV-SPL-03)."""

    hand: list[str] = []
    worn: list[str] = []
    used: list[str] = []
    cast: int = 0
    stolen: list[str] = []
    """Used Spells that were never cast (DV-EVT-02)."""
    returned: list[str] = []
    """Equipment taken off in this turn: it can be played again from the next one on (DV-EQP-06)."""


class Lasting(msgspec.Struct, omit_defaults=True, gc=False):
    """A card lying open because its effect goes on: whose it is, whom it affects, and until when."""

    card: str
    owner: str
    on: str
    until: str
    is_refreshed: bool = False
    """The owner has Rested meanwhile: a Spell then goes back to the hand (DV-REST-03)."""


class Skull(msgspec.Struct, omit_defaults=True, gc=False):
    """The cards that a Hero who died for good has left (DV-LOOT-01)."""

    space: str
    cards: list[str]


class Trap(msgspec.Struct, omit_defaults=True, gc=False):
    """A Trap that is no secret any more."""

    kind: str
    status: str


class Turn(msgspec.Struct, omit_defaults=True, gc=False):
    """The turn in progress (DV-TURN)."""

    figure: str
    has_moved: bool = False
    has_acted: bool = False
    strides: int = 1
    """Movements left to make: Double Step adds one (DV-DBL-01)."""
    is_one_stride: bool = False
    """Double Step was declared before the first step: one movement of twice the length (DV-DBL-02)."""
    entered: list[str] = []
    is_stopped: bool = False
    is_over: bool = False
    reorganized: bool = False
    is_refused: bool = False
    """Somebody did not want to Stop and Reorganize: nobody is asked again in this turn (DV-REO-02)."""


class Attack(msgspec.Struct, omit_defaults=True, gc=False):
    """The attack in progress, after the dice."""

    attacker: str
    target: str
    hits: int
    blocks: int
    card: str = ""


class Played(msgspec.Struct, frozen=True):
    """An Adventure of a Campaign that was played to its end."""

    scenario: str
    is_won: bool


class Campaign(msgspec.Struct, omit_defaults=True):
    """The record that goes from Adventure to Adventure (DV-CAMP)."""

    played: int = 0
    won: int = 0
    passed: list[str] = []
    """The Adventures won, as far as their names are known."""
    past: list[Played] = []
    """The Adventures played, in order, one tried again each time; a record begun before this was written down knows less."""
    gold: int = 0
    owned: dict[str, list[str]] = {}
    """Per Hero: bought cards kept from Adventure to Adventure (DV-SWI-06)."""
    bought: list[str] = []
    cousins: list[str] = []
    """Heroes who died for good and come back as their Cousins (DV-COUS-01)."""
    loose: list[str] = []
    """Equipment that comes back with the survivors; what is not kept returns to the decks."""
    is_over: bool = False
    has_lost: bool = False
    """The last Adventure was lost: the next one is of the same level (DV-RUL-64)."""


class DVState(State, kw_only=True, omit_defaults=True):
    """The whole truth of a game between two steps. What the Adventure sheet still hides is not in it."""

    agenda: list[AnyStep] = []
    eyes: str = ""
    """The seat a redacted state is for; empty in the true state."""
    scenario: str
    switches: list[str] = []
    players: list[list[str]]
    """The Heroes of each Hero player, in seat order (DV-RUL-26)."""
    round: int = 0
    figures: dict[str, Figure] = {}
    heroes: dict[str, Belongings] = {}
    dead: list[str] = []
    skulls: dict[str, Skull] = {}
    areas: dict[str, str] = {}
    """Revealed and explored areas (DV-AREA-02); the others are unexplored."""
    placed: list[str] = []
    """Areas whose Monsters have been placed (DV-AREA-03)."""
    searched: list[str] = []
    """Areas that have given up all their secrets (DV-SRCH-02)."""
    doors: dict[str, str] = {}
    unlocked: list[str] = []
    """Doors that the Adventure sheet locks and that are locked no more."""
    furniture: dict[str, str] = {}
    traps: dict[str, Trap] = {}
    things: dict[str, str] = {}
    tokens: dict[str, str] = {}
    """Quest tokens: the space they lie on, or the Hero who carries them."""
    initiative: Deck = msgspec.field(default_factory=Deck)
    acted: list[str] = []
    """The figures that have had their turn in this round."""
    late: list[str] = []
    """The figures that came too late for their turn in this round (DV-RND-12)."""
    treasure: Deck = msgspec.field(default_factory=Deck)
    spoils: Deck = msgspec.field(default_factory=Deck)
    """The Monster deck: rewards for kills (DV-SET-09)."""
    events: Deck = msgspec.field(default_factory=Deck)
    from_treasure: list[str] = []
    """Each card remembers its deck (DV-RUL-48): Consumables that came with the Treasure deck, sorted."""
    keeper_hand: list[str] = []
    unresolved: list[str] = []
    """Event cards being carried out: they cannot be drawn meanwhile (DV-RUL-53)."""
    keeper_cards: list[str] = []
    keeper_cast: dict[str, int] = {}
    laid: list[str] = []
    """Cards laid face up to be picked (DV-TRE-02)."""
    lasting: list[Lasting] = []
    hexes: dict[str, list[str]] = {}
    """The losses of each figure in its next turn: its Action, its movement."""
    turn: Turn | None = None
    attacks: list[Attack] = []
    """Attacks in progress; an Event played after the dice may begin another."""
    is_cancelled: bool = False
    """An Event has just cancelled what was about to happen."""
    reorganizing: list[str] = []
    """Heroes not yet ready during Stop and Reorganize; empty when there is none."""
    boss_was_here: bool = False
    counters: dict[str, int] = {}
    sprung: list[int] = []
    """Rules of the Adventure's own that have happened and do so only once."""
    serial: dict[str, int] = {}
    campaign: Campaign | None = None


def heroes_in_order(state: DVState) -> list[str]:
    """All four Heroes clockwise (DV-RUL-26)."""
    return [hero for player in state.players for hero in player]


def heroes_left(state: DVState) -> list[str]:
    """The Heroes still in the game, Spirits among them, clockwise."""
    return [hero for player in state.players for hero in player if hero not in state.dead]


def player_of(state: DVState, hero: str) -> int:
    """The number of the player who controls a Hero."""
    return next(i for i, heroes in enumerate(state.players) if hero in heroes)


def clockwise_from(state: DVState, hero: str) -> list[str]:
    """The Heroes still in the game, beginning with one of them, or with the next one if that one is dead (DV-RUL-26)."""
    heroes = heroes_in_order(state)
    at = heroes.index(hero)
    return [one for one in heroes[at:] + heroes[:at] if one not in state.dead]


def is_on(state: DVState, switch: str) -> bool:
    """A named switch is on its second reading (DV-SWI)."""
    return switch in state.switches
