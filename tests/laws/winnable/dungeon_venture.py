"""Dungeon Venture: Heroes open every door that is not locked for good, and walk where no furniture, Altar or rock is."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.rules.space import obstacles
from tenebra.games.dungeon_venture.rules.victory import is_reached
from tenebra.games.dungeon_venture.scenario import EVERYWHERE, Phrase, is_at_hand
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import EXPLORED, OPEN, SPRUNG, DVState, Trap
from tests.laws.winnable import Hopes, Winnable


class VentureHopes(Hopes[DVState, Phrase]):
    """What Heroes could still come to in an Adventure."""

    sheet_of = sheet_of
    is_reached = is_reached
    LASTING: ClassVar[frozenset[str]] = frozenset({"count"})

    def spread(self) -> None:
        grid, figures = self.sheet.grid, self.state.figures
        by = grid.with_open(door for door in self.sheet.doors if self.can_open(door))
        here = grid.set_of(figure.space for who, figure in figures.items() if who in self.state.heroes)
        self.here = grid.reach(here, EVERYWHERE, grid.set_of(self.sheet.area_of) & ~obstacles(self.state), by)

    def can_open(self, door: str) -> bool:
        is_free = door not in self.sheet.locked or door in self.state.unlocked or self.state.doors.get(door) == OPEN
        return is_free or door in self.named("unlock", "open")

    def is_near(self, space: str) -> bool:
        return is_at_hand(self.sheet, self.here, space)

    def can_take(self, token: str) -> bool:
        """A Hero carries it, or can come to where it lies."""
        at = self.state.tokens.get(token, self.sheet.tokens[token])
        return at in self.state.heroes or bool(self.here & self.sheet.grid.bit[at])

    def is_to_come(self, kind: str) -> bool:
        """On the board, in an area that can be entered or is woken, or brought by the Adventure."""
        there = any(figure.kind == kind for figure in self.state.figures.values())
        return there or kind in self.named("spawn") or any(kind == one for area, one in self.waiting() if self.can_meet(area))

    def waiting(self) -> list[tuple[str, str]]:
        """Who still waits in which area."""
        placements = self.sheet.placements.items()
        return [(area, kind) for area, who in placements if area not in self.state.placed for kind, _ in who]

    def can_meet(self, area: str) -> bool:
        """Heroes can come to whoever waits in an area, or whoever waits there will come to them."""
        return bool(self.here & self.sheet.areas[area]) or area in self.named("wake")

    def happens(self, on: Phrase) -> bool:
        name, state = on.name, self.state
        match on.verb:
            case "enter":
                return state.areas.get(name) != EXPLORED and bool(self.here & self.sheet.areas[name])
            case "chest":
                return self.is_near(name)
            case "use":
                return (name in state.things or not self.is_seen(self.sheet.things[name])) and self.is_near(
                    self.sheet.things[name]
                )
            case "take":
                return self.can_take(name)
            case "defeat":
                return self.is_to_come(name)
            case "open":
                front = self.sheet.grid.set_of(self.sheet.front_spaces(name))
                return state.doors.get(name) != OPEN and self.can_open(name) and bool(self.here & front)
        return True

    def is_seen(self, space: str) -> bool:
        """Its area is on the table."""
        return self.sheet.area_of[space] in self.state.areas

    def holds(self, phrase: Phrase) -> bool:
        match phrase.verb:
            case "leave":
                return self.can_take(phrase.name) and bool(self.here & self.sheet.grid.bit[self.sheet.staircase])
            case "all" | "defeated":
                return all(self.can_meet(area) for area, kind in self.waiting() if phrase.verb == "all" or kind == phrase.name)
        return self.is_so(phrase)


def take_a_prisoner_away(state: DVState) -> None:
    state.areas["third-cell"] = EXPLORED


def bury_both_ways(state: DVState) -> None:
    state.traps |= {space: Trap("boulders", SPRUNG) for space in ("D5", "B4")}


def worst(state: DVState) -> None:
    """Every rock that a Trap can bring down has fallen."""
    for trap in state.traps.values():
        if trap.kind == "boulders":
            trap.status = SPRUNG


WINNABLE = Winnable(
    VentureHopes,
    [("iron-cells", take_a_prisoner_away, "freed"), ("breathing-mine", bury_both_ways, "props")],
    worst,
)
