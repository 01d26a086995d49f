"""The state of a game of Massive Darkness: plain data, everything by id. Zones and doors go by their names on the map."""

from __future__ import annotations

import msgspec

from tenebra.games.massive_darkness.dice import NO_DICE, Pool
from tenebra.games.massive_darkness.steps import AnyStep
from tenebra.kernel import State
from tenebra.kit.decks import Deck

MELEE, RANGED, MAGIC, DEFENSE = "melee", "ranged", "magic", "defense"
MOB, AGENT, ROAMING = "mob", "agent", "roaming"
TO_START, TO_EXIT = "start", "exit"
NORMAL, SPECIAL = "normal", "special"
STANDARD, STORY = "standard", "story"
MOST_XP, MICRO_PER_XP = 30, 5
TOP_LEVEL = 5
ANY_ACTION = "any"
"""The kind of an extra Action without a type (MD-SKL-02)."""


class Hero(msgspec.Struct, omit_defaults=True, gc=False):
    """A Hero: the Dashboard, the Class Sheet's ticks and the Inventory (MD-HERO-03, MD-HERO-04, MD-CLS-11)."""

    id: str
    calling: str
    """The Class."""
    zone: str
    health: int = 5
    maximum: int = 5
    xp: int = 0
    micro: int = 0
    is_stunned: bool = False
    is_dead: bool = False
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []
    """Everything not in a slot. Items and Consumables count as Equipped there (MD-EQP-03)."""
    skills: dict[str, int] = {}
    """Per Skill Line: how many of its steps are acquired."""

    @property
    def cards(self) -> list[str]:
        """All Equipment the Hero owns: worn, wielded, carried."""
        return [*([self.body] if self.body else ()), *self.hands, *self.pack]


class Enemy(msgspec.Struct, omit_defaults=True, gc=False):
    """An Enemy: one card with its figures in one Zone (MD-CHR-07)."""

    id: str
    card: str
    figure: str
    role: str
    zone: str
    health: int
    """Of the Boss, the Agent or the Roaming Monster; 0 for a Mob whose Boss is dead (MD-RUL-22)."""
    minions: list[int] = []
    """The Health of each Minion, wounded ones first (MD-RUL-44)."""
    holds: list[str] = []
    """The Guardian's Equipment (MD-GRD-01)."""
    is_stunned: bool = False
    heading: str = TO_START
    """The direction in which it walks while nobody is to be found (MD-RUL-25)."""


class Activation(msgspec.Struct, omit_defaults=True, gc=False):
    """A Hero's Activation in progress (MD-HPH)."""

    hero: str
    actions: int = 3
    bonus: dict[str, int] = {}
    """Extra Actions that only pay for one type (MD-SKL-02)."""
    attacked: list[str] = []
    """Enemies that will counterattack (MD-CTR-01)."""
    granted: dict[str, int] = {}
    """The extra Actions that Skills and cards have given in it, by the type they pay for (MD-SKL-02)."""
    began: str = ""
    """The Zone it began in; "" in games saved before that was kept."""
    has_signed: bool = False
    has_commanded: bool = False
    is_over: bool = False


class Movement(msgspec.Struct, omit_defaults=True, gc=False):
    """A Movement Action in progress (MD-MVA-01)."""

    hero: str
    points: int


class Exchange(msgspec.Struct, omit_defaults=True, gc=False):
    """Heroes exchanging cards or Reorganizing (MD-TRD, MD-EQP-19)."""

    left: list[str]
    """Heroes who are not ready yet."""
    involved: list[str]
    """Heroes who may Reorganize: who began it, who gave, who was given something (MD-TRD-03)."""
    is_trade: bool = False
    within: Exchange | None = None
    """The Trade that waits while somebody who was given loot in the middle of it Reorganizes."""


class Combat(msgspec.Struct, omit_defaults=True, gc=False):
    """The Attack in progress (MD-CMB). Dice and faces stand side by side; the numbers beside them come on top of the faces."""

    attacker: str
    defender: str
    type: str
    """The type that the Attack counts as: melee, ranged or magic."""
    zone: str
    """The Zone where the Defender stands."""
    weapons: list[str] = []
    """The cards whose dice are part of the Attack (MD-ENC-12)."""
    powers: list[str] = []
    """Powers that work in this Attack only: a paid Skill, a Signature, a Consumable, the parentheses of a Charge."""
    pool: Pool = NO_DICE
    """The dice of both sides, before they are rolled (MD-TIM-02)."""
    is_rolled: bool = False
    attack: list[str] = []
    attack_faces: list[str] = []
    defense: list[str] = []
    defense_faces: list[str] = []
    hits: int = 0
    shields: int = 0
    attack_bams: int = 0
    attack_diamonds: int = 0
    defense_bams: int = 0
    defense_diamonds: int = 0
    wounds: int = 0
    """Extra Wounds (MD-EFF-07)."""
    used: dict[str, int] = {}
    """The number of times each power has worked in this roll."""
    rerolled: list[str] = []
    """The sides whose dice were rolled again (MD-TRM-02)."""
    reaches_boss: bool = False
    kills: bool = False
    halves: bool = False
    stuns_late: list[str] = []
    """The Characters that the Attack Stuns after its Wounds (MD-SWT-04)."""
    suffered: int = 0
    """The Wounds that came of it."""


class Lasting(msgspec.Struct, omit_defaults=True, gc=False):
    """A power that goes on for a while (MD-END-01): where it is written, who has it, and how many End Phases it will see."""

    power: str
    on: str
    ends: int


class Token(msgspec.Struct, omit_defaults=True, gc=False):
    """An Objective or Pillar token of the Mission (MD-OBJ)."""

    kind: str
    zone: str = ""
    """"" once it is taken."""
    by: str = ""


class Campaign(msgspec.Struct, omit_defaults=True):
    """The record that goes from Mission to Mission in Story Mode (MD-STO)."""

    passed: list[str] = []
    """Missions that were won."""
    played: list[str] = []
    """Missions that were begun and ended, in order, a retried one again."""
    heroes: dict[str, Career] = {}
    has_lost: bool = False
    """The last Mission was lost."""


class Career(msgspec.Struct, omit_defaults=True):
    """A Hero's record (MD-CLS-11): Class, XP, Skills and cards."""

    calling: str
    xp: int = 0
    micro: int = 0
    skills: dict[str, int] = {}
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []

    @property
    def cards(self) -> list[str]:
        """All Equipment the Hero has kept."""
        return [*([self.body] if self.body else ()), *self.hands, *self.pack]


class MDState(State, kw_only=True, omit_defaults=True):
    """The whole truth of a game between two steps."""

    agenda: list[AnyStep] = []
    scenario: str
    mode: str = STANDARD
    switches: list[str] = []
    party: list[str]
    """The Heroes that started the Mission, clockwise (MD-ENM-05)."""
    first: str = ""
    """The Hero who holds the First Player token."""
    round: int = 0
    phase: str = ""
    level: int = 1
    """The Current Level (MD-LVL-18)."""
    lifebringer: int = 2
    heroes: dict[str, Hero] = {}
    enemies: dict[str, Enemy] = {}
    doors: dict[str, bool] = {}
    """Every door by its edge: whether it is open."""
    levels: dict[str, list[int]] = {}
    """Level tokens by their Zone (MD-LVL-02)."""
    treasure: dict[str, list[str]] = {}
    """Treasure tokens by their Zone."""
    tokens: dict[str, Token] = {}
    decks: dict[str, Deck] = {}
    supply: list[str] = []
    """Starting Equipment and Artifacts set aside (MD-SET-06, MD-SET-07, MD-DECK-09)."""
    activation: Activation | None = None
    movement: Movement | None = None
    combat: Combat | None = None
    suspended: list[Combat] = []
    """Attacks that wait while what came of them (a Trap among the loot) has begun another one."""
    attacking: list[str] = []
    """Enemies whose Counterattack, activation or call is still to come in the step that runs (MD-ENP-01, MD-AGT-02)."""
    learning: list[str] = []
    """Heroes who may still acquire Skills, or deal with the Market, before the game goes on."""
    exchange: Exchange | None = None
    market: list[str] = []
    lasting: list[Lasting] = []
    counters: dict[str, int] = {}
    sprung: list[int] = []
    """Rules of the Mission's own that have happened and do so only once."""
    lit: list[int] = []
    """Tiles that the Mission has lit, in order."""
    turned: list[int] = []
    """Tiles that the Mission has turned, one entry for each quarter turn."""
    slain: list[str] = []
    """Figure types of Enemies whose last figure has fallen, in order."""
    serial: dict[str, int] = {}
    campaign: Campaign | None = None

    @property
    def figures(self) -> dict[str, Hero | Enemy]:
        """Everybody on the board, Heroes first."""
        return {**self.heroes, **self.enemies}


def is_on(state: MDState, switch: str) -> bool:
    """A named switch is on its second reading (MD-SWT)."""
    return switch in state.switches


def character(state: MDState, who: str) -> Hero | Enemy:
    """A Hero or an Enemy by its id."""
    return state.heroes[who] if who in state.heroes else state.enemies[who]


def clockwise_from(state: MDState, hero: str) -> list[str]:
    """All Heroes clockwise, beginning with one of them (MD-HPH-01)."""
    at = state.party.index(hero)
    return state.party[at:] + state.party[:at]


def living(state: MDState) -> list[Hero]:
    """The Heroes that are not killed, clockwise (MD-RES-02)."""
    return [hero for hero in state.heroes.values() if not hero.is_dead]


def active_hero(state: MDState) -> str:
    """The Hero being activated, else the First Player's, or the next living one clockwise (MD-RND-03, MD-RUL-88)."""
    if state.activation is not None:
        return state.activation.hero
    heroes = clockwise_from(state, state.first)
    return next((hero for hero in heroes if not state.heroes[hero].is_dead), state.first)
