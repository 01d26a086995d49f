"""Events of the map: setups, Doors, tokens, and whoever moves on it."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import SMALL_TILE, Chest, DRState, Movement, Npc, Scene, Trap, character
from tenebra.kernel import Event
from tenebra.kit import scenario_rules

CHEST, TRAP, TILE = "chest", "trap", "tile"


class SetupLaid(Event, frozen=True):
    """Maps, Doors and tokens of a setup come onto the table; its Monsters follow (DR-DOR-05)."""

    basis: ClassVar[tuple[str, ...]] = (
        *("DR-DOR-03", "DR-DOR-05", "DR-SET-07", "DR-SET-12", "DR-GEN-12"),
        *("DR-BRD-08", "DR-INT-02", "DR-INT-03", "DR-RUL-13"),
    )
    setup: str
    doors: tuple[str, ...] = ()
    chests: dict[str, str] = {}
    """Name to square."""
    scenes: dict[str, tuple[str, int]] = {}
    """Interaction to square and charges."""
    things: dict[str, str] = {}
    npcs: dict[str, str] = {}
    bridges: tuple[str, ...] = ()
    reveals: ClassVar[bool] = True  # DR-RUL-99

    def apply(self, state: DRState) -> None:
        state.laid.append(self.setup)
        state.doors |= dict.fromkeys(self.doors, False)
        state.chests |= {name: Chest(space) for name, space in self.chests.items()}
        if self.chests:
            state.serial[CHEST] = state.serial.get(CHEST, 0) + len(self.chests)
        state.scenes |= {name: Scene(space, charges) for name, (space, charges) in self.scenes.items()}
        state.things |= self.things
        state.npcs |= {name: Npc(id=name, space=space) for name, space in self.npcs.items()}
        state.bridges += self.bridges


class DoorOpened(Event, frozen=True):
    """A Door stands open (DR-DOR-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-DOR-01",)
    door: str
    hero: str = ""

    def apply(self, state: DRState) -> None:
        state.doors[self.door] = True


class BridgeLaid(Event, frozen=True):
    """A bridge connects two trays (DR-LVL-03); or is gone."""

    basis: ClassVar[tuple[str, ...]] = ("DR-LVL-03", "DR-LVL-04", "DR-LVL-10")
    bridge: str
    squares: tuple[str, ...]
    is_gone: bool = False

    def apply(self, state: DRState) -> None:
        covered, bare = state.depths, state.darkness
        if self.is_gone:
            state.bridges.remove(self.bridge)
            covered, bare = bare, covered
        else:
            state.bridges.append(self.bridge)
        for square in self.squares:
            if square in bare:
                covered[square] = bare.pop(square)


class GroundChanged(Event, frozen=True):
    """The terrain of some squares is another one now, or none."""

    ground: dict[str, str]

    def apply(self, state: DRState) -> None:
        state.ground |= self.ground


class MovementBegan(Event, frozen=True):
    """A move effect gives points (DR-MOV-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-MOV-01",)
    figure: str
    points: int
    is_jump: bool = False
    trample: int = 0

    def apply(self, state: DRState) -> None:
        state.movements.append(Movement(self.figure, self.points, self.is_jump, self.trample))


class MovementEnded(Event, frozen=True):
    """A move effect is over; points left are lost (DR-MOV-09)."""

    figure: str
    points: int = 0

    def apply(self, state: DRState) -> None:
        place = len(state.movements) - 1
        while state.movements[place].who != self.figure:
            place -= 1
        del state.movements[place]


class PointsLost(Event, frozen=True):
    """Difficult terrain takes a point of the move effect (DR-TER-05)."""

    figure: str
    points: int = 1

    def apply(self, state: DRState) -> None:
        state.movements[-1].points -= self.points


class Moved(Event, frozen=True):
    """Somebody is somewhere else: one step of a walk, or a forced repositioning (DR-MOV-01, DR-MOV-23)."""

    figure: str
    to: str
    how: str = "walk"
    """`walk jump push telekinesis swap shove ambush flyby place`."""
    cost: int = 0

    def apply(self, state: DRState) -> None:
        character(state, self.figure).space = self.to
        if state.turn is not None and (moved := f"{self.figure}:moved") not in state.turn.used:
            state.turn.used.append(moved)
        if self.cost:
            state.movements[-1].points -= self.cost


class Trampled(Event, frozen=True):
    """A mover goes through an enemy (DR-TKW-16)."""

    figure: str
    enemy: str

    def apply(self, state: DRState) -> None:
        state.movements[-1].trampled.append(self.enemy)


class TerrainSuffered(Event, frozen=True):
    """A terrain has its effect on somebody, for this turn (DR-TER-01, DR-TER-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-TER-01", "DR-TER-02")
    figure: str
    terrain: str

    def apply(self, state: DRState) -> None:
        assert state.turn is not None
        touched = state.turn.touched.get(self.figure, [])
        state.turn.touched[self.figure] = [*touched, self.terrain]


class ObjectMoved(Event, frozen=True):
    """A Chest, a Trap token or a small Darkness tile is thrown to another square (DR-EFF-14)."""

    what: str
    """`chest`, `trap`, `tile`."""
    name: str
    """A Chest's; of the others the square where it was."""
    to: str

    def apply(self, state: DRState) -> None:
        if self.what == CHEST:
            state.chests[self.name].space = self.to
        elif self.what == TRAP:
            state.traps[self.to] = state.traps.pop(self.name)
        else:
            del state.darkness[self.name]
            state.darkness[self.to] = SMALL_TILE


class ChestPlaced(Event, frozen=True):
    """A Chest token comes onto the board; LOOT is safe and not solid (DR-TKW-18)."""

    chest: str
    space: str
    is_loot: bool = False

    def apply(self, state: DRState) -> None:
        state.serial[CHEST] = state.serial.get(CHEST, 0) + 1
        state.chests[self.chest] = Chest(self.space, self.is_loot)


class ChestRemoved(Event, frozen=True):
    """A Chest was searched, or crushed (DR-CHE-02, DR-MOV-22)."""

    chest: str
    figure: str
    is_crushed: bool = False

    def apply(self, state: DRState) -> None:
        del state.chests[self.chest]


class ScenePlaced(Event, frozen=True):
    """An Interaction token comes onto the board (DR-INT-02)."""

    token: str
    space: str
    charges: int

    def apply(self, state: DRState) -> None:
        state.scenes[self.token] = Scene(self.space, self.charges)


class OptionTaken(Event, frozen=True):
    """A Hero chooses an option of an Interaction (DR-INT-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-INT-04", "DR-INT-06", "DR-RUL-52")
    token: str
    choice: str
    hero: str

    def apply(self, state: DRState) -> None:
        state.chosen.append(f"{self.token}:{self.choice}")
        if state.turn is not None:
            state.turn.met.append(f"{self.hero}:{self.token}")


class ChallengeMet(Event, frozen=True):
    """A Skill Challenge is read: what was rolled and added against the Difficulty (DR-CHL-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-CHL-01", "DR-CHL-02")
    hero: str
    total: int
    difficulty: int
    is_met: bool


class ChargeSpent(Event, frozen=True):
    """An Interaction token loses a charge; with the last one it goes (DR-INT-05)."""

    token: str

    def apply(self, state: DRState) -> None:
        scene = state.scenes[self.token]
        scene.charges -= 1
        if not scene.charges:
            del state.scenes[self.token]


class NpcPlaced(Event, frozen=True):
    """An NPC token comes onto the board (DR-NPC-01)."""

    npc: str
    space: str

    def apply(self, state: DRState) -> None:
        state.npcs[self.npc] = Npc(id=self.npc, space=self.space)


class Removed(Event, frozen=True):
    """An Interaction token, an NPC token or a token of the scenario's own leaves the board."""

    name: str

    def apply(self, state: DRState) -> None:
        state.scenes.pop(self.name, None)
        state.npcs.pop(self.name, None)
        state.things.pop(self.name, None)


class TrapPlaced(Event, frozen=True):
    """A Trap token lies in the centre of an area (DR-EFF-23)."""

    trap: str
    at: str
    owner: str
    skill: str = ""

    def apply(self, state: DRState) -> None:
        state.traps[self.at] = Trap(self.trap, self.owner, self.skill)


class TrapRemoved(Event, frozen=True):
    """A trap has sprung, or is taken up to be placed elsewhere (DR-EFF-24)."""

    trap: str
    at: str
    figure: str = ""
    """The one who set it off."""

    def apply(self, state: DRState) -> None:
        del state.traps[self.at]


class Counted(scenario_rules.Counted, frozen=True):
    """The Adventure counts something."""

    basis: ClassVar[tuple[str, ...]] = ("DR-DOR-04",)


class ScenarioRuleFired(scenario_rules.ScenarioRuleFired, frozen=True):
    """A rule of the Adventure's own. One sees what it does, not that there was one."""

    def apply(self, state: DRState) -> None:
        if not state.eyes:
            super().apply(state)

    def seen_by(self, seat: str, state: DRState) -> Event | None:
        return None


class Said(scenario_rules.Said, frozen=True):
    """The Adventure Book is read aloud."""

    basis: ClassVar[tuple[str, ...]] = ("DR-DOR-01", "DR-GEN-15")


class EventDrawn(Event, frozen=True):
    """A special event card is read (DR-CRD-13)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-CRD-13",)
    card: str
