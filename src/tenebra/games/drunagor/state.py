"""The state of a game of Drunagor: plain data, everything by id. Squares and doors go by their names on the map."""

from __future__ import annotations

import msgspec

from tenebra.games.drunagor.steps import AnyStep
from tenebra.kernel import State
from tenebra.kit.decks import Deck

YELLOW, RED, GREEN, BLUE, WILD = "yellow", "red", "green", "blue", "wild"
COLOURS = (YELLOW, RED, GREEN, BLUE)
"""Of Action Cubes: Melee, Ranged, Agility, Wisdom (DR-CUB-01)."""
DEFENDER, LEADER, CONTROLLER, SUPPORT, STRIKER = "defender", "leader", "controller", "support", "striker"
ROLES = (LEADER, DEFENDER, SUPPORT, CONTROLLER, STRIKER)
"""The first of them in the Party is the Party Leader's (DR-ROL-08)."""
RUNES = ("grey", "red", "green", "orange", "blue")
END_UP, END_DOWN = "end-up", "end-down"
TRACK = (
    *(DEFENDER, "orange-up", "green-up", LEADER, "blue-up", "red-up", CONTROLLER, "grey-up", END_UP),
    *("orange-down", SUPPORT, "green-down", "blue-down", STRIKER, "red-down", "grey-down", END_DOWN),
)
"""The positions of the Initiative Track in the order in which they act (DR-INI-03)."""
WEAPON, OFF_HAND, ARMOR, TRINKET = "weapon", "off-hand", "armor", "trinket"
SLOTS = (WEAPON, OFF_HAND, ARMOR, TRINKET)
BLEED, BURN, INTIMIDATE, POISON = "bleed", "burn", "intimidate", "poison"
KNOCK_DOWN, RANGERS_MARK, SLOW, STEALTH, STUN = "knock_down", "rangers_mark", "slow", "stealth", "stun"
FOCUS, FRUIT, FURY, KI, SHIELD = "focus", "fruit_of_life", "fury", "ki", "shield"
MORE_DAMAGE, MORE_MOVE = "damage", "move"
CONDITIONS = (STEALTH, BLEED, BURN, POISON, STUN, INTIMIDATE, KNOCK_DOWN, RANGERS_MARK, SLOW)
"""The first five act at the start of a turn, in this order (DR-RUB-06)."""
STACKABLE = (BLEED, BURN, INTIMIDATE, POISON, FOCUS, FRUIT, FURY, KI, SHIELD)
"""At most four of each; of the other Conditions at most one (DR-CON-02, DR-CON-03)."""
STACKED = 4
RESOURCES = (FOCUS, FRUIT, FURY, KI, SHIELD)
WATER, DARKNESS, LAVA, MIASMA, SPIKES = "water", "darkness", "lava", "miasma", "spikes"
TERRAIN = (WATER, DARKNESS, LAVA, MIASMA, SPIKES)
LARGE_TILE, SMALL_TILE = "large", "small"
EXCHANGE, INTERACT, OPEN, SEARCH, USE_FOCUS, CONSUME = "exchange", "interact", "open", "search", "focus", "consume"
"""The Minor Actions; of the last two also while engaged (DR-TRN-08)."""
BESIDE = "beside"
"""In the place of a Skill: a cube that has no place on any (DR-RUL-35)."""
PARTY, MONSTERS = "party", "monsters"
"""The team of all Heroes where they play together, and that of their enemies."""
CHEST = "chest"
"""The name of the Chest deck. Monster decks are called `white-rookie`, the others `commander`, `adventure`, `camp-1`."""


class Character(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """A character on the board. Of a Large Monster `space` is the top left square of its area."""

    id: str
    space: str = ""
    """"" while it is not on the board."""
    tokens: dict[str, int] = {}
    """Conditions and Resources, by name; none is kept at 0."""
    marked_by: str = ""
    """The character that placed the RANGER'S MARK (DR-CND-09)."""
    menace: int = 0
    """The damage that INTIMIDATE takes if every token counts the number printed (DR-RUL-29)."""


class Hero(Character, omit_defaults=True, gc=False, kw_only=True):
    """A Hero: board, cubes, tokens and cards (DR-HER-01)."""

    role: str = ""
    """"" in a Battleground (DR-PVP-06)."""
    slot: str = ""
    """The position on the Track: that of the Role, or the one rolled for (DR-ROL-02, DR-PVP-05)."""
    health: int = 0
    available: dict[str, int] = {}
    expended: dict[str, int] = {}
    docked: dict[str, str] = {}
    """Slot to colour. A Skill's slot bears its name; the second one of Equipment is `<skill>.2` (DR-EQP-08)."""
    curses: list[str] = []
    traumas: list[str] = []
    """The Skills under the cubes, or BESIDE."""
    learned: dict[str, int] = {}
    """Colour, or `role`, to the level of the Hero Skill card or of Role card III (DR-CAM-06)."""
    abilities: list[str] = []
    """Class Abilities (DR-CLS-04)."""
    equipped: dict[str, str] = {}
    """Slot to item, by copy."""
    bag: list[str] = []
    statuses: list[str] = []
    aura: str = ""
    outcomes: list[str] = []
    boons: list[str] = []
    """Bonuses that last a while: `<source>#<sentence>@<whose turns>`; without the last part for this turn."""
    spent: dict[str, int] = {}
    """The uses limited to once in a round or an Adventure, with the round of the last."""
    is_down: bool = False
    """Knocked Out (DR-KNO-01)."""


class Monster(Character, omit_defaults=True, gc=False, kw_only=True):
    """A Monster of any class. Its card `<kind>.<rank>` lies on the Track."""

    card: str
    health: int
    base: int
    """Its base colour, by its place in the order of the Status boards (DR-RUL-06)."""
    attacks: list[str] = []
    """The Attack cards of a Commander or Boss that lie on the Track (DR-CMD-02, DR-BOS-02)."""


class Familiar(Character, omit_defaults=True, gc=False, kw_only=True):
    """A Familiar with its one Health (DR-PET-03). It goes by the name of its card."""

    owner: str


class Companion(Character, omit_defaults=True, gc=False, kw_only=True):
    """A Companion (DR-CPN-01). It goes by the name of its card."""

    owner: str


class Npc(Character, omit_defaults=True, gc=False, kw_only=True):
    """An NPC token: of nobody's side (DR-NPC-02)."""


class Chest(msgspec.Struct, omit_defaults=True, gc=False):
    """A Chest token."""

    space: str
    is_loot: bool = False
    """No Trap die, and not solid (DR-TKW-18)."""


class Scene(msgspec.Struct, omit_defaults=True, gc=False):
    """An Interaction token with its charges (DR-INT-03)."""

    space: str
    charges: int = 1


class Trap(msgspec.Struct, omit_defaults=True, gc=False):
    """A Trap token in the centre of an area (DR-EFF-23)."""

    kind: str
    """`bear`, `fire`, `poison`."""
    owner: str
    skill: str = ""
    """The Skill that placed it: used again, it moves."""


class Movement(msgspec.Struct, omit_defaults=True, gc=False):
    """A move effect in progress (DR-MOV-01)."""

    who: str
    points: int
    is_jump: bool = False
    trample: int = 0
    trampled: list[str] = []
    """The enemies it has hurt: once in a move effect (DR-TKW-16)."""


class Turn(msgspec.Struct, omit_defaults=True, gc=False):
    """A turn in progress: the activation of one card, or of a Familiar or Companion (DR-RUL-01, DR-RUB-01, DR-RUB-02)."""

    card: str
    position: str = ""
    """The position where its card was reached on the Track; "" for a Familiar's or Companion's turn."""
    moves: int = 0
    """Free Move Actions left (DR-MOV-02)."""
    cubes: int = 0
    """Cube Actions left (DR-TRN-05)."""
    minors: list[str] = []
    """Minor Actions taken (DR-TRN-03)."""
    touched: dict[str, list[str]] = {}
    """The characters that have suffered each terrain in this turn (DR-TER-02)."""
    used: list[str] = []
    """The uses allowed once in a turn, as `<who>:<what>`: `vorn:focus`, `vorn:ki`, `vorn:fury`, triggers of Skills."""
    met: list[str] = []
    """Interaction tokens used in this turn (DR-INT-06)."""
    acted: list[str] = []
    """Monsters of the card that have acted, Familiars and Companions of the Hero that have (DR-MON-21, DR-RUB-01)."""
    has_breathed: bool = False
    """The Hero has Regained Breath in it (DR-KNO-04)."""
    is_over: bool = False


class Attack(msgspec.Struct, omit_defaults=True, gc=False):
    """An attack in progress, from its declaration to its last consequence (DR-ATK-04, DR-MON-18)."""

    attacker: str
    source: str
    """The Skill, Focus Ability, Monster card or Attack card it comes from."""
    kind: str
    """`weapon`, `spell` or `monster`."""
    targets: list[str] = []
    natural: int = 0
    damage: dict[str, int] = {}
    """To each target that is hit, as far as it is known."""
    prevented: dict[str, int] = {}
    is_preventable: bool = True
    reacted: list[str] = []
    """Heroes who have used their Reaction to it (DR-RCT-04)."""
    modifiers: dict[str, int] = {}
    """The additions of a surge, FURY or a trigger: `damage`, `double`, Conditions."""


class Career(msgspec.Struct, omit_defaults=True):
    """A Hero's sheet of the Campaign Log (DR-CPG-02)."""

    role: str
    learned: dict[str, int] = {}
    cubes: dict[str, int] = {}
    """Action Cubes by colour, all that are owned."""
    abilities: list[str] = []
    equipped: dict[str, str] = {}
    bag: list[str] = []
    stash: list[str] = []
    statuses: list[str] = []
    aura: str = ""
    outcomes: list[str] = []
    curses: list[str] = []
    traumas: list[str] = []
    tokens: dict[str, int] = {}
    """Cubes by the Skills under them, and Resources, kept between sequential Adventures (DR-SEQ-03, DR-SEQ-05)."""


class Campaign(msgspec.Struct, omit_defaults=True):
    """The record that goes from Adventure to Adventure (DR-CPG-01)."""

    passed: list[str] = []
    played: list[str] = []
    heroes: dict[str, Career] = {}
    sides: list[str] = []
    """Two-sided items that show their back."""
    camp: list[str] = []
    """The previous Camp item deck (DR-CAM-05)."""
    companions: dict[str, str] = {}
    """Companion to Hero, through sequential Adventures (DR-CPN-08)."""
    runes: list[str] = []
    """On the Track at the end of the last Adventure, if the next one is sequential (DR-SEQ-04)."""
    has_lost: bool = False
    is_paused: bool = False
    """The game was put away between two sequential Adventures: Runes and cubes are placed anew (DR-SEQ-05, DR-SEQ-06)."""


class DRState(State, kw_only=True, omit_defaults=True):
    """The whole truth of a game between two steps. What the scenario still hides is not in it."""

    agenda: list[AnyStep] = []
    eyes: str = ""
    """The seat a redacted state is for; empty in the true state."""
    scenario: str
    switches: list[str] = []
    party: list[str]
    """The Heroes in seat order."""
    teams: dict[str, str] = {}
    """Hero to team in a Battleground (DR-PVP-01); empty where all play together."""
    behaviour: str = "standard"
    """The version of Monster cards: `standard`, `alternate`, `complex` (DR-MON-12)."""
    round: int = 0
    heroes: dict[str, Hero] = {}
    monsters: dict[str, Monster] = {}
    familiars: dict[str, Familiar] = {}
    companions: dict[str, Companion] = {}
    npcs: dict[str, Npc] = {}
    track: dict[str, list[str]] = {}
    """Position to the cards that lie there, in the order they came."""
    marker: str = ""
    """The position reached in this round (DR-INI-05)."""
    done: list[str] = []
    """Cards at the marker's position that have had their turn there (DR-INI-06)."""
    sides: dict[str, str] = {}
    """The side of two-sided cards if not their first: Monster cards, the Rune card, items."""
    bag: list[str] = []
    """Runes in the bag, in no order (DR-SET-04)."""
    runes: dict[str, list[str]] = {}
    """Runes on the Track by colour (DR-INI-11)."""
    darkness: dict[str, str] = {}
    """Square to the size of the tile that covers it."""
    depths: dict[str, str] = {}
    """The same for squares under a bridge (DR-LVL-06)."""
    laid: list[str] = []
    """Setups on the table, in order (DR-BRD-08)."""
    bridges: list[str] = []
    """The bridges that lie."""
    ground: dict[str, str] = {}
    """Squares whose terrain is not the printed one any more: its kind, "" for none."""
    doors: dict[str, bool] = {}
    """Doors on the board: whether they are open."""
    chests: dict[str, Chest] = {}
    scenes: dict[str, Scene] = {}
    chosen: list[str] = []
    """Options of Interactions that were taken, as `<token>:<option>` (DR-INT-04)."""
    things: dict[str, str] = {}
    """Other tokens of the scenario that lie on the board, all solid: name to square."""
    traps: dict[str, Trap] = {}
    """By the top left square of their area."""
    decks: dict[str, Deck] = {}
    turn: Turn | None = None
    turns: list[Turn] = []
    """Turns that wait while a turn inside them runs."""
    movements: list[Movement] = []
    """The last of them is the one in progress."""
    attacks: list[Attack] = []
    """The last of them is the one in progress; those before it wait for what interrupts them."""
    using: str = ""
    """The Skill, Focus Ability or item whose effects are being resolved."""
    slain: list[str] = []
    """Kinds, cards and names of Monsters defeated, in order, once for each."""
    counters: dict[str, int] = {}
    sprung: list[int] = []
    """Rules of the scenario's own that have happened and do so only once."""
    serial: dict[str, int] = {}
    """The last number given, by name without it."""
    bases: int = 0
    """Monsters summoned so far (DR-RUL-06)."""
    campaign: Campaign | None = None

    @property
    def figures(self) -> dict[str, Hero | Monster | Familiar | Companion | Npc]:
        """Everybody on the board, Heroes first."""
        return {one.id: one for one in characters(self)}


def character(state: DRState, who: str) -> Hero | Monster | Familiar | Companion | Npc:
    """The character on the board with this id."""
    return (
        state.heroes.get(who)
        or state.monsters.get(who)
        or state.familiars.get(who)
        or state.companions.get(who)
        or state.npcs[who]
    )


def is_there(state: DRState, who: str) -> bool:
    """A character that is on the board."""
    hero = state.heroes.get(who)
    if hero is not None:
        return bool(hero.space)
    return who in state.monsters or who in state.familiars or who in state.companions or who in state.npcs


def is_up(state: DRState, who: str) -> bool:
    """On the board, and not Knocked Out (DR-KNO-03)."""
    hero = state.heroes.get(who)
    return is_there(state, who) if hero is None else bool(hero.space) and not hero.is_down


def movement_of(state: DRState, who: str) -> Movement | None:
    """The move effect of a character that is in progress."""
    for one in reversed(state.movements):
        if one.who == who:
            return one
    return None


def characters(state: DRState) -> list[Hero | Monster | Familiar | Companion | Npc]:
    """Everybody on the board: Heroes, Familiars, Companions, Monsters, NPC tokens, each in order of arrival."""
    heroes = [hero for hero in state.heroes.values() if hero.space]
    familiars, companions = state.familiars.values(), state.companions.values()
    return [*heroes, *familiars, *companions, *state.monsters.values(), *state.npcs.values()]


def master_of(state: DRState, who: str) -> str:
    """The Hero who decides for a Hero, Familiar or Companion; "" for Monsters and NPC tokens."""
    if who in state.heroes:
        return who
    led = state.familiars.get(who) or state.companions.get(who)
    return led.owner if led is not None else ""


def team_of(state: DRState, who: str) -> str:
    """The side of a character: PARTY or a team, MONSTERS, "" for an NPC token (DR-GEN-14)."""
    if who in state.monsters:
        return MONSTERS
    if not state.teams:
        return PARTY if who in state.heroes or who in state.familiars or who in state.companions else ""
    master = master_of(state, who)
    return state.teams.get(master, PARTY) if master else ""


def are_allies(state: DRState, one: str, other: str) -> bool:
    """Of the same group (DR-GEN-14)."""
    mine = team_of(state, one)
    return mine != "" and mine == team_of(state, other)


def are_enemies(state: DRState, one: str, other: str) -> bool:
    """Not of the same group, and neither an NPC token (DR-GEN-14)."""
    if not state.teams:
        is_monster = one in state.monsters
        return is_monster != (other in state.monsters) and team_of(state, other if is_monster else one) == PARTY
    mine, theirs = team_of(state, one), team_of(state, other)
    return mine not in (theirs, "") and theirs != ""


def party_leader(state: DRState) -> str:
    """The Hero who decides ties: the first Role of the list that is played (DR-ROL-08); without Roles the first seat."""
    first, leader = len(ROLES), state.party[0]
    for hero in state.heroes.values():
        if hero.role and ROLES.index(hero.role) < first:
            first, leader = ROLES.index(hero.role), hero.id
    return leader


def seat_of(state: DRState, who: str) -> str:
    """The seat asked about a character: its player, for Monsters and NPC tokens the Party Leader (DR-TIE-01, DR-TIE-03)."""
    return master_of(state, who) or party_leader(state)


def is_on(state: DRState, switch: str) -> bool:
    """A named switch is on its second reading (DR-RUB-24)."""
    return switch in state.switches
