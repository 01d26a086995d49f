"""The state of a game of Descent: plain data, everything by id. Spaces, doors and areas go by their names on the map."""

from __future__ import annotations

import msgspec

from tenebra.games.descent.steps import AnyStep
from tenebra.kernel import State
from tenebra.kit.decks import Deck

OVERLORD = "overlord"
NORMAL, LEADER, UNIQUE = "normal", "leader", "unique"
MELEE, RANGED, MAGIC = "melee", "ranged", "magic"
TRAITS = (MELEE, RANGED, MAGIC)
AIM, DODGE, GUARD, REST = "aim", "dodge", "guard", "rest"
ORDERS = (AIM, DODGE, GUARD, REST)
RUN, BATTLE, ADVANCE, READY, STUNNED, MONKEY = "run", "battle", "advance", "ready", "stunned", "monkey"
PIT, ROCK, WATER = "pit", "rock", "water"
HEALING, VITALITY = "healing-potion", "vitality-potion"
POTIONS = (HEALING, VITALITY)
COPPER, SILVER, GOLD = "copper", "silver", "gold"
TREASURES = (COPPER, SILVER, GOLD)
SKILL_DECKS = ("fighting", "subterfuge", "wizardry")
MONEY, RELIC, KEY, ENCOUNTER, THING = "money", "relic", "key", "encounter", "thing"
TOWN = "town"
PICO = "pico"
FERRETS = ("mata", "kata")
BENT = "bent"


class Hero(msgspec.Struct, omit_defaults=True, gc=False):
    """A hero: sheet, tokens and belongings (DE-GEN-10). `life` and `fatigue` are the tokens left on the sheet."""

    id: str
    space: str
    """"" while he is in Town."""
    life: int
    fatigue: int
    coins: int = 0
    skills: list[str] = []
    equipped: list[str] = []
    pack: list[str] = []
    exhausted: list[str] = []
    """Cards turned sideways: items, skills or his own ability, by copy or name (DE-TRN-04)."""
    order: str = ""
    training: dict[str, int] = {}
    burn: int = 0
    web: int = 0
    stun: int = 0
    poison: int = 0
    monkey: int = 0
    """Counters of the monkey form left (DE-EFF-18)."""
    in_pit: bool = False
    lasting: list[str] = []
    """The effects that hold until the start of his next turn, by the name of the power."""
    has_acted: bool = False
    """His turn token is red (DE-RND-04)."""


class Monster(msgspec.Struct, omit_defaults=True, gc=False):
    """A monster. Of a large one `space` is the top left space it covers (DE-LRG-01)."""

    id: str
    kind: str
    """Its reference card, or the name of a unique monster."""
    rank: str
    space: str
    life: int
    upright: bool = False
    """A long figure that lies from north to south."""
    burn: int = 0
    web: int = 0
    stun: int = 0
    in_pit: bool = False
    is_webbed: bool = False
    """Web was left after the roll: no movement points in this Overlord turn (DE-RUB-08)."""
    has_acted: bool = False
    lasting: list[str] = []
    """The effects that hold for this Overlord turn, by the name of the power (Charge, Rage)."""


Figure = Hero | Monster


class Turn(msgspec.Struct, omit_defaults=True, gc=False):
    """A hero's turn in progress (DE-TRN)."""

    hero: str
    action: str = ""
    points: int = 0
    attacks: int = 0
    halves: int = 0
    """Of a Ready action, or a stunned hero's one option: each is still to be turned into movement points or an attack."""
    orders: int = 0
    """Orders he may still place; a stunned hero places one instead of his half."""
    given: int = 0
    """The movement points of the action itself."""
    steps: int = 0
    """Spaces moved so far."""
    heading: str = ""
    """The one direction of all steps so far, by columns and rows: `1,-1`; BENT if there were several."""
    path: list[str] = []
    """The spaces a walk still leads to; only heroes know where to."""
    is_entering: bool = False
    """He has just stepped into his space: traps may still be played there (DE-RUL-91)."""
    attacked: int = 0
    """Attacks made so far."""
    has_used_glyph: bool = False
    potions: int = 0
    visit: str = ""
    """In the shop: `open`, or `spent` once an entry of the price list was bought in this visit (DE-RUL-45)."""
    is_webbed: bool = False
    has_warned: bool = False
    """An Event was played on the start of this turn (DE-RUL-78)."""
    unaware: list[str] = []
    """Monsters that had no line of sight to him when the turn began."""
    used: list[str] = []
    """Powers used in this turn that may be used once."""
    is_over: bool = False


class Activation(msgspec.Struct, omit_defaults=True, gc=False):
    """A monster's activation in progress (DE-MON-01)."""

    monster: str
    points: int = 0
    attacks: int = 0
    is_stunned: bool = False
    """A leader whose Stun token was just discarded: it moves or attacks (DE-EFF-09)."""
    has_moved: bool = False
    has_attacked: bool = False
    is_over: bool = False


class Attack(msgspec.Struct, omit_defaults=True, gc=False):
    """An attack in progress (DE-ATK-01). Dice and faces stand side by side."""

    attacker: str
    type: str
    weapon: str = ""
    off_hand: str = ""
    target: str = ""
    """The space it is declared on; "" for Breath and Sweep (DE-RUB-03)."""
    figure: str = ""
    """The figure it is meant for if two share a space (DE-RUB-15)."""
    side: str = ""
    """Of Breath: the side of `origin` the template is held against."""
    origin: str = ""
    """The space it is made from: line of sight and range are counted from there."""
    distance: int = 0
    is_aimed: bool = False
    is_dodged: bool = False
    is_rerolled: bool = False
    dice: list[str] = []
    faces: list[str] = []
    range: int = 0
    damage: int = 0
    """Points of enhancements and Sorcery that were put into range and damage."""
    bought: dict[str, int] = {}
    """Surge abilities bought, and how often."""
    affected: list[str] = []
    hit: bool | None = None
    cause: str = ""
    """Why it is made outside an action: `guard`, or the card that gives it."""


class Arranging(msgspec.Struct, omit_defaults=True, gc=False):
    """A hero rearranges what he carries; each item is moved at most once (DE-EQP-08, DE-RUL-54)."""

    hero: str
    moved: list[str] = []


class Chest(msgspec.Struct, omit_defaults=True, gc=False):
    """A closed chest; its number is the Overlord's secret (DE-SET-25)."""

    kind: str
    number: int = 0


class Token(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that lies in a space: a potion, money, a relic, a rune key, an encounter, a thing of the quest's own."""

    kind: str
    space: str
    name: str = ""
    """The name of the relic, of the encounter or of the thing, or the colour of a key."""


class Familiar(msgspec.Struct, omit_defaults=True, gc=False):
    """A familiar: a token, not a figure (DE-FAM-01)."""

    id: str
    owner: str
    space: str = ""
    """"" until its owner comes onto the board (DE-RUL-84)."""
    points: int = 0
    item: str = ""
    """The item that a ferret carries (DE-FAM-10)."""


class Overlord(msgspec.Struct, omit_defaults=True, gc=False):
    """The Overlord's side of the table."""

    threat: int = 0
    hand: list[str] = []
    deck: Deck = msgspec.field(default_factory=Deck)
    powers: list[str] = []
    """Power cards in play (DE-OVC-12)."""
    has_spawned: bool = False
    has_powered: bool = False
    events: list[str] = []
    """Events of the start of his turn that are played; at most one (DE-RUL-24)."""


class DEState(State, kw_only=True, omit_defaults=True):
    """The whole truth of a game between two steps. What the quest still hides is not in it."""

    agenda: list[AnyStep] = []
    eyes: str = ""
    """The seat a redacted state is for; empty in the true state."""
    scenario: str
    switches: list[str] = []
    players: int
    """People at the table, the Overlord among them: the side of the monster cards in use (DE-MCD-01, DE-RUL-28)."""
    party: list[str]
    """The heroes in seat order, clockwise from the Overlord's left; the first of them is the first hero (DE-SET-02)."""
    round: int = 0
    phase: str = "setup"
    """`setup`, `heroes`, or the Overlord's `draw`, `spawn`, `activate`."""
    heroes: dict[str, Hero] = {}
    monsters: dict[str, Monster] = {}
    overlord: Overlord = msgspec.field(default_factory=Overlord)
    conquest: int = 0
    revealed: list[str] = []
    """Areas that have been revealed, in order (DE-EXP-01)."""
    doors: dict[str, bool] = {}
    """Doors on the board, by their first edge: whether they are open."""
    keys: list[str] = []
    """Colours whose rune key has been found (DE-DOR-08)."""
    chests: dict[str, Chest] = {}
    chest_numbers: dict[str, list[int]] = {}
    """Chest markers not yet drawn, by kind, the next one last (DE-SET-21)."""
    glyphs: dict[str, bool] = {}
    """Glyphs on the board: whether they are active."""
    stairs: dict[str, str] = {}
    """Staircases on the board: their colour."""
    obstacles: dict[str, str] = {}
    tokens: dict[str, Token] = {}
    """The tokens on the board, by id."""
    bearers: dict[str, str] = {}
    """Things of the quest that a hero carries without a slot: who does."""
    taken: list[str] = []
    """Tokens that were taken up at least once."""
    familiars: dict[str, Familiar] = {}
    pico: str = ""
    """The hero who carries Pico (DE-FAM-15)."""
    decks: dict[str, Deck] = {}
    """Copper, silver, gold; fighting, subterfuge, wizardry."""
    shop: list[str] = []
    """Copies left in the shop."""
    training: dict[str, int] = {}
    """Training tokens left (DE-TWN-12)."""
    turn: Turn | None = None
    activation: Activation | None = None
    attack: Attack | None = None
    suspended: list[Attack] = []
    """Attacks that wait while another one interrupts them (DE-ORD-13)."""
    arranging: Arranging | None = None
    dimmed: int = 0
    """The distance heroes see until the Overlord's next turn; 0 if nothing dims their sight."""
    declined: list[str] = []
    """Guards that let a moment pass, where that is for the rest of the Overlord's turn (DE-SWI-16)."""
    exposed: dict[str, list[int]] = {}
    """The abilities that unique monsters have shown: the clauses of their text by number (DE-UNQ-01)."""
    slain: list[str] = []
    """Kinds and names of monsters killed, in order, once for each."""
    counters: dict[str, int] = {}
    sprung: list[int] = []
    """Rules of the quest's own that have happened and do so only once."""
    serial: dict[str, int] = {}
    """The last number given to a figure, by its name without it."""


def figure(state: DEState, who: str) -> Figure:
    """A hero or a monster by its id."""
    found = state.heroes.get(who)
    return found if found is not None else state.monsters[who]


def is_alive(state: DEState, who: str) -> bool:
    """A monster that is on the board, or any hero: whoever is killed is gone or in Town."""
    return who in state.monsters or who in state.heroes


def seat_of(state: DEState, who: str) -> str:
    """The seat that decides for a figure."""
    return who if who in state.heroes else OVERLORD


def are_enemies(state: DEState, one: str, other: str) -> bool:
    """Hero against monster, in both directions (DE-GEN-06)."""
    return (one in state.heroes) != (other in state.heroes)


def heroes_on_board(state: DEState) -> list[Hero]:
    """The heroes that are not in Town, in seat order."""
    return [hero for hero in state.heroes.values() if hero.space]


def is_overlords_turn(state: DEState) -> bool:
    """A guard may interrupt now (DE-ORD-12)."""
    return state.phase not in ("setup", "heroes")


def is_on(state: DEState, switch: str) -> bool:
    """A named switch is on its second reading (DE-SWI)."""
    return switch in state.switches
