"""The state of a game of Conan: plain data, everything by id. Areas and borders go by their names on the map."""

from __future__ import annotations

import msgspec

from tenebra.games.conan.steps import AnyStep
from tenebra.kernel import State
from tenebra.kit.decks import Deck
from tenebra.kit.ending import HEROES

OVERLORD = "overlord"
AGGRESSIVE, CAUTIOUS = "aggressive", "cautious"
STANCES = (AGGRESSIVE, CAUTIOUS)
RESERVE, FATIGUE, WOUNDS, BOX = "reserve", "fatigue", "wounds", "box"
MELEE, RANGED, GUARD, MOVE, MANIPULATION, REROLL = "melee", "ranged", "guard", "move", "manipulation", "reroll"
SPACES = (MELEE, RANGED, GUARD, MOVE, MANIPULATION, REROLL)
"""The action spaces of a hero sheet (CO-HER-03)."""
MOVEMENT = "movement"
BENEFITS = (MOVEMENT, GUARD, REROLL)
"""The zones of the Overlord's book (CO-BEN-01)."""
SPELL, ALLY = "spell:", "ally:"
"""Before the name of a spell card or an ally tile: the zone of the gems that lie on it."""
SETUP, INITIAL, STANCE, ACTION, FINAL = "setup", "initial", "stance", "action", "final"
RECOVERY, MARKER, ACTIVATION = "recovery", "marker", "activation"


class Hero(msgspec.Struct, omit_defaults=True):
    """A hero: sheet, gems and cards. He is on the board while he has an area."""

    id: str
    area: str
    """"" once he is dead or has left the map."""
    gems: dict[str, int]
    """Zone to number: `reserve fatigue wounds`, the action spaces, `spell:<card>`, `ally:<unit>` (CO-GEM-01)."""
    stance: str = AGGRESSIVE
    points: int = 0
    """Base movement points left (CO-MOV-03)."""
    burden: int = 0
    """By how much encumbrance has already cut the base movement of this Action phase (CO-RUL-48)."""
    cards: list[str] = []
    """Equipment, objects and spells, by copy."""
    is_done: bool = False
    """He has confirmed: his stance, or that he is finished acting (CO-RUL-04, CO-RUL-18)."""
    is_dead: bool = False
    webbed: bool = False
    held_by: list[str] = []
    """The models that constrict him (CO-STS-02)."""


class Model(msgspec.Struct, omit_defaults=True, gc=False):
    """A model of a unit: the Overlord's, or an ally."""

    id: str
    unit: str
    area: str
    life: int
    webbed: bool = False
    held_by: list[str] = []
    points: int = 0
    """Base movement points left in its activation (CO-UNI-02)."""
    extra: int = 0
    """Movement points bought in its activation (CO-BEN-05, CO-ALY-08)."""
    has_attacked: bool = False
    """In its activation (CO-STS-05)."""
    has_acted: bool = False
    """An ally that was activated in this phase (CO-STS-04)."""


Character = Hero | Model


class Unit(msgspec.Struct, omit_defaults=True, gc=False):
    """The unit of a unit or ally tile: a group of minions, or one character."""

    id: str
    kind: str
    """Its tile in the content."""
    life: int
    """Of each model when it comes (CO-SCN-05, CO-RNF-11)."""
    started: int
    """Models at the start; there are never more (CO-TIL-03)."""
    fallen: list[str] = []
    """Its models that were killed and may come back."""
    is_barred: bool = False
    """A tile of it was flushed: nobody comes back (CO-FLU-06)."""
    is_ally: bool = False


class Tile(msgspec.Struct, omit_defaults=True, gc=False):
    """A tile of the river."""

    id: str
    unit: str = ""
    """"" for an event tile."""
    is_dead: bool = False
    """It shows its bloody side (CO-LIF-04)."""


class Overlord(msgspec.Struct, omit_defaults=True, gc=False):
    """The Overlord's side of the table."""

    gems: dict[str, int] = {}
    """Zone to number: `reserve fatigue movement guard reroll box`, `spell:<card>` (CO-OGM-01)."""
    recovery: int = 0
    cards: list[str] = []
    activations: int = 0
    """Activations left in this turn (CO-OTN-06)."""


class Activation(msgspec.Struct, omit_defaults=True, gc=False):
    """An activation in progress: a tile of the river, or an ally model that a hero commands."""

    unit: str
    tile: str = ""
    """"" for an ally."""
    model: str = ""
    """The ally."""
    commander: str = ""
    """The hero whose gems move the ally."""
    has_attacked: bool = False
    """Some model of it did: base movement points are gone (CO-UNI-04)."""


class Roll(msgspec.Struct, omit_defaults=True, gc=False):
    """Dice on the table before their symbols are counted. Dice and faces stand side by side."""

    by: str
    """The character whose roll it is."""
    what: str
    """`attack`, `defence`, `manipulation`, `leap`, `fall`, `spell`."""
    dice: list[str]
    faces: list[int]
    marks: dict[str, int] = {}
    """Free re-rolls left, by colour (CO-RER-06)."""
    again: list[int] = []
    """Places of dice that were rolled again (CO-RER-07)."""
    supported: int = 0
    """Re-rolls by Support used (CO-SKV-09)."""


class Attack(msgspec.Struct, omit_defaults=True, gc=False):
    """An attack in progress (CO-CMB)."""

    attacker: str
    side: str
    """The attacker's, which may die before the attack is over."""
    kind: str
    """`melee`, `ranged`, `web`, `spell`, `object`, `beyond`, `counter`."""
    target: str = ""
    """The character it is resolved on now; of an area attack one after another."""
    area: str = ""
    """Of an area attack: where it strikes (CO-AOE-08)."""
    hits: list[str] = []
    """Of an area attack: who is still to be hit (CO-AOE-03)."""
    cards: list[str] = []
    """The weapons, the spell or the object."""
    gems: int = 0
    faces: list[int] = []
    """Of its dice, when no more are rolled again."""
    power: int = -1
    guarded_by: str = ""
    """The guard, for himself or for the target; "" if there is none."""
    guard_card: str = ""
    guard_gems: int = 0
    armour_card: str = ""
    defence: int = -1
    is_stand_in: bool = False
    """Somebody sacrificed himself: no Guard (CO-SKD-03)."""


class Lasting(msgspec.Struct, omit_defaults=True, gc=False):
    """A spell that runs on (CO-STS-09)."""

    spell: str
    owner: str
    on: str = ""
    until: str = ""
    """The side whose turn ends it."""
    number: int = 0


class COState(State, kw_only=True, omit_defaults=True):
    """The whole truth of a game between two steps."""

    agenda: list[AnyStep] = []
    scenario: str
    switches: list[str] = []
    party: list[str]
    """The heroes in seat order."""
    side: str = HEROES
    """The side whose turn it is (CO-GEN-05)."""
    phase: str = SETUP
    turn: int = 0
    """The turn marker (CO-RND-04)."""
    heroes: dict[str, Hero] = {}
    models: dict[str, Model] = {}
    """On the board: the Overlord's models and allies."""
    units: dict[str, Unit] = {}
    tiles: dict[str, Tile] = {}
    """The tiles in the river."""
    river: list[str] = []
    """Tiles from the left, without a gap (CO-INV-06)."""
    overlord: Overlord = msgspec.field(default_factory=Overlord)
    activation: Activation | None = None
    reinforcement: int = 0
    """Points left of the event in progress (CO-RNF-03)."""
    chests: dict[str, int] = {}
    """Area to difficulty (CO-CHE-02)."""
    objects: dict[str, list[str]] = {}
    """Area to the cards that lie in it (CO-TER-08)."""
    tasks: list[str] = []
    """Tasks of the scenario that can be tried (CO-SCN-09)."""
    finished: list[str] = []
    """Tasks that are done."""
    marks: dict[str, str] = {}
    """Area to what the scenario has laid over it: `fire`, `water`."""
    deck: Deck = msgspec.field(default_factory=Deck)
    """The asset deck (CO-SET-12); what is used up lies beside it."""
    openings: list[str] = []
    """Borders that a wall wrecker has opened, or the scenario (CO-SKX-09)."""
    unveiled: list[str] = []
    """Fascination is broken for these pairs: `vesh>hroar` once Vesh has attacked Hroar (CO-STS-03)."""
    rolls: list[Roll] = []
    """The last of them is the one in progress."""
    attacks: list[Attack] = []
    """The last of them is the one in progress; those before it wait for the free attack that interrupts them."""
    lasting: list[Lasting] = []
    slain: list[str] = []
    """Models, units and heroes that were killed, in order."""
    reckoned: int = 0
    """The number of them that the scenario's own rules have heard of."""
    counters: dict[str, int] = {}
    sprung: list[int] = []
    """Rules of the scenario's own that have happened and do so only once."""

    @property
    def round(self) -> int:
        """The heroes' turn comes before the marker moves (CO-RND-01, CO-RND-04)."""
        return self.turn + (self.side == HEROES)


def character(state: COState, who: str) -> Character:
    """A hero or a model by its id."""
    return state.heroes.get(who) or state.models[who]


def is_alive(state: COState, who: str) -> bool:
    """On the board: whoever is killed is gone or has no area."""
    hero = state.heroes.get(who)
    return bool(hero.area) if hero is not None else who in state.models


def side_of(state: COState, who: str) -> str:
    """HEROES, allies among them, or OVERLORD (CO-GEN-08)."""
    return HEROES if is_heroic(state, who) else OVERLORD


def is_heroic(state: COState, who: str) -> bool:
    """A hero or an ally: of the heroes' side (CO-GEN-08)."""
    return who in state.heroes or state.units[state.models[who].unit].is_ally


def are_enemies(state: COState, one: str, other: str) -> bool:
    """Of different sides (CO-GEN-08)."""
    return is_heroic(state, one) != is_heroic(state, other)


def living_heroes(state: COState) -> list[Hero]:
    """The heroes on the board, in seat order."""
    return [hero for hero in state.heroes.values() if hero.area]


def is_on(state: COState, switch: str) -> bool:
    """A named switch is on its second reading (CO-RUL)."""
    return switch in state.switches
