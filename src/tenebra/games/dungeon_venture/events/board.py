"""Events of the dungeon: areas, doors, Monsters, Traps, and the Adventure's own things."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.state import EXPLORED, KEEPER, REVEALED, DVState, Figure, Trap
from tenebra.kernel import Event
from tenebra.kit import scenario_rules


class AreaRevealed(Event, frozen=True):
    """The Keeper sets up an area: furniture, doors, chests, altars."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-RUL-59",
        "DV-FUR-01",
        "DV-EXP-05",
        "DV-GEN-10",
    )
    area: str
    furniture: dict[str, str]
    things: dict[str, str]
    tokens: dict[str, str]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.areas[self.area] = REVEALED
        state.furniture |= self.furniture
        state.things |= self.things
        state.tokens |= self.tokens


class AreaEntered(Event, frozen=True):
    """A Hero sets foot in an unexplored area."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EXP-11", "DV-RUL-25")
    hero: str
    area: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.areas[self.area] = EXPLORED
        if state.turn is not None:
            state.turn.entered.append(self.area)


class DoorPlaced(Event, frozen=True):
    """A door comes onto the map."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SEC-01", "DV-ADJ-04", "DV-SEC-02", "DV-RUL-19", "DV-RUL-96")
    door: str
    status: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = self.status


class DoorOpened(Event, frozen=True):
    """A door is open now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DOOR-01", "DV-DOOR-04", "DV-DOOR-05", "DV-MOV-09", "DV-EXP-04")
    door: str
    by: str

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = "open"


class DoorClosed(Event, frozen=True):
    """A door is closed now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DOOR-01", "DV-DOOR-02", "DV-DOOR-04")
    door: str
    by: str

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = "closed"


class DoorUnlocked(Event, frozen=True):
    """A locked door can be opened from now on. Heroes learn of it only if the door is on the map."""

    door: str

    def apply(self, state: DVState) -> None:
        if self.door in state.doors:
            state.doors[self.door] = "closed"
        if state.eyes in ("", KEEPER):
            state.unlocked.append(self.door)

    def seen_by(self, seat: str, state: DVState) -> Event | None:
        return self if seat == KEEPER or self.door in state.doors else None


class MonstersPlaced(Event, frozen=True):
    """An area's Monsters have been placed, once and for all."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EXP-07", "DV-MON-05", "DV-MON-06")
    area: str

    def apply(self, state: DVState) -> None:
        state.placed.append(self.area)


class FigurePlaced(Event, frozen=True):
    """A figure comes onto the board."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EXP-12", "DV-MON-12")
    figure: str
    figure_kind: str
    form: str
    space: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.figures[self.figure] = Figure(self.figure, self.figure_kind, self.form, self.space)
        if self.form == "boss":
            state.boss_was_here = True
        elif self.form == "monster":
            state.serial[self.figure_kind] = state.serial.get(self.figure_kind, 0) + 1
            if self.figure_kind in state.initiative.discard:
                # DV-RND-12: the card of its type was drawn before it came, so it first acts next round
                state.late.append(self.figure)


class Searched(Event, frozen=True):
    """An area has been searched: whatever was hidden there comes to light, so that nothing is left to find."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SRCH-02",)
    hero: str
    area: str
    found: int
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        if self.area not in state.searched:
            state.searched.append(self.area)


class TrapFound(Event, frozen=True):
    """A Trap's token is placed."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-SRCH-03",
        "DV-SRCH-04",
        "DV-ARRO-03",
        "DV-PIT-10",
        "DV-TRAP-08",
        "DV-ROCK-06",
        "DV-RUL-62",
    )
    space: str
    trap: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap(self.trap, "found")


class TrapSprung(Event, frozen=True):
    """A Trap has triggered. A Pit stays open, Boulders block the space, Fire Arrows are spent."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-87",)
    space: str
    trap: str
    victim: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap(self.trap, "spent" if self.trap == "arrows" else "sprung")


class BouldersFell(Event, frozen=True):
    """Boulders block a space by the Adventure's own rules."""

    space: str

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap("boulders", "sprung")


class LeaptIntoPit(Event, frozen=True):
    """Somebody goes through a Pit on purpose."""

    basis: ClassVar[tuple[str, ...]] = ("DV-PIT-05", "DV-PIT-06", "DV-PIT-08", "DV-PIT-09", "DV-TRAP-06", "DV-RUL-60")
    figure: str
    space: str


class ThingUsed(Event, frozen=True):
    """A Hero has used a thing of the Adventure's own."""

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)
    hero: str
    thing: str

    def apply(self, state: DVState) -> None:
        del state.things[self.thing]


class TokenTaken(Event, frozen=True):
    """A Hero has taken up a quest token."""

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)
    hero: str
    token: str

    def apply(self, state: DVState) -> None:
        state.tokens[self.token] = self.hero


class TokenDropped(Event, frozen=True):
    """A quest token lies on the floor."""

    token: str
    space: str

    def apply(self, state: DVState) -> None:
        state.tokens[self.token] = self.space


class AltarRaised(Event, frozen=True):
    """An Altar appears."""

    space: str

    def apply(self, state: DVState) -> None:
        state.furniture[self.space] = "altar"


class Counted(scenario_rules.Counted, frozen=True):
    """The Adventure counts something."""

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)


class ScenarioRuleFired(scenario_rules.ScenarioRuleFired, frozen=True):
    """A rule of the Adventure's own. Heroes see what it does, not that there was one."""

    def seen_by(self, seat: str, state: DVState) -> Event | None:
        return self if seat == KEEPER else None


class Said(scenario_rules.Said, frozen=True):
    """The Keeper reads something aloud."""

    basis: ClassVar[tuple[str, ...]] = ("DV-GEN-07", "DV-RUL-02")
