"""Turns and phases, gems, stances, the river and its activations, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.state import (
    ACTION,
    OVERLORD,
    STANCE,
    Activation,
    COState,
    Hero,
    Overlord,
    Tile,
    Unit,
)
from tenebra.kernel import Event
from tenebra.kit import scenario_rules
from tenebra.kit.ending import HEROES

Rules = tuple[str, ...]


class BookPrepared(Event, frozen=True):
    """The Overlord's book: gems, recovery value, cards (CO-SET-03 to CO-SET-05)."""

    basis: ClassVar[Rules] = ("CO-SET-01", "CO-SET-02", "CO-SET-04", "CO-SET-05", "CO-SCN-02", "CO-SCN-03", "CO-OGM-01")
    gems: dict[str, int]
    recovery: int
    cards: tuple[str, ...]

    def apply(self, state: COState) -> None:
        state.overlord = Overlord(dict(self.gems), self.recovery, list(self.cards))


class TileLaid(Event, frozen=True):
    """A tile comes to the end of the river (CO-SET-03)."""

    basis: ClassVar[Rules] = ("CO-SET-03", "CO-SCN-01", "CO-RIV-01")
    tile: str
    unit: str
    is_dead: bool = False

    def apply(self, state: COState) -> None:
        state.tiles[self.tile] = Tile(self.tile, self.unit, self.is_dead)
        state.river.append(self.tile)


class UnitMustered(Event, frozen=True):
    """A unit or ally tile is in the game: its life points, its number of models (CO-TIL-02, CO-SCN-05)."""

    basis: ClassVar[Rules] = ("CO-TIL-01", "CO-TIL-02", "CO-SCN-05", "CO-LIF-01", "CO-LIF-02", "CO-SET-11", "CO-ENM-01")
    unit: str
    tile: str
    """Its kind in the content."""
    life: int
    number: int
    is_ally: bool = False

    def apply(self, state: COState) -> None:
        state.units[self.unit] = Unit(self.unit, self.tile, self.life, self.number, is_ally=self.is_ally)


class HeroJoined(Event, frozen=True):
    """A hero takes sheet, gems and cards and stands on the map (CO-SET-07 to CO-SET-10)."""

    basis: ClassVar[Rules] = (
        "CO-SET-07",
        "CO-SET-08",
        "CO-SET-09",
        "CO-SET-10",
        "CO-SCN-04",
        "CO-RUL-12",
        "CO-HER-01",
        "CO-HER-07",
        "CO-HER-11",
        "CO-GEM-01",
    )
    hero: str
    area: str
    gems: dict[str, int]
    cards: tuple[str, ...]

    def apply(self, state: COState) -> None:
        state.heroes[self.hero] = Hero(self.hero, self.area, dict(self.gems), cards=list(self.cards))


class PhaseBegan(Event, frozen=True):
    """A phase of a side's turn begins (CO-RND-02, CO-RND-03)."""

    basis: ClassVar[Rules] = ("CO-RND-01", "CO-GEN-05")
    side: str
    phase: str

    def apply(self, state: COState) -> None:
        state.side, state.phase = self.side, self.phase
        if self.side == HEROES and self.phase in (STANCE, ACTION):
            for hero in state.heroes.values():
                hero.is_done = False
        if self.side == HEROES and self.phase == STANCE:
            for model in state.models.values():
                model.has_acted = False


class GemsMoved(Event, frozen=True):
    """Gems of a hero or the Overlord go from one zone to another (CO-GEN-11)."""

    basis: ClassVar[Rules] = ("CO-GEN-11",)
    figure: str
    source: str
    to: str
    number: int

    def apply(self, state: COState) -> None:
        gems = state.overlord.gems if self.figure == OVERLORD else state.heroes[self.figure].gems
        left = gems.get(self.source, 0) - self.number
        if left:
            gems[self.source] = left
        else:
            gems.pop(self.source, None)
        gems[self.to] = gems.get(self.to, 0) + self.number


class StanceChosen(Event, frozen=True):
    """A hero puts the red gem on an icon; it is never energy (CO-STA-02, CO-HER-07)."""

    basis: ClassVar[Rules] = ("CO-STA-01", "CO-STA-02", "CO-HER-06", "CO-HER-07", "CO-RUL-18", "CO-STS-07")
    hero: str
    stance: str

    def apply(self, state: COState) -> None:
        hero = state.heroes[self.hero]
        hero.stance, hero.is_done = self.stance, True


class PointsChanged(Event, frozen=True):
    """Base movement points are gained or lost: how many a hero has now."""

    hero: str
    points: int
    burden: int | None = None
    """The points by which encumbrance has cut a hero's (CO-RUL-48)."""

    def apply(self, state: COState) -> None:
        hero = state.heroes[self.hero]
        hero.points = self.points
        if self.burden is not None:
            hero.burden = self.burden


class DoneConfirmed(Event, frozen=True):
    """A hero is finished, or takes that back since somebody acted on him (CO-RUL-04)."""

    basis: ClassVar[Rules] = ("CO-HTN-06", "CO-GEN-06", "CO-WHO-04")
    hero: str
    is_done: bool = True

    def apply(self, state: COState) -> None:
        state.heroes[self.hero].is_done = self.is_done


class TurnAdvanced(Event, frozen=True):
    """The turn marker advances by one (CO-OTN-05)."""

    basis: ClassVar[Rules] = ("CO-RND-04", "CO-OTN-05")
    number: int

    def apply(self, state: COState) -> None:
        state.turn = self.number


class ActivationsGiven(Event, frozen=True):
    """So many activations are left to the Overlord in this turn (CO-OTN-06)."""

    basis: ClassVar[Rules] = ("CO-OTN-06",)
    number: int

    def apply(self, state: COState) -> None:
        state.overlord.activations = self.number


class TileSlid(Event, frozen=True):
    """A tile goes to the end of the river, the others slide to the left; dead ones are flipped (CO-RIV-03, CO-LIF-04)."""

    tile: str
    is_dead: bool

    def apply(self, state: COState) -> None:
        state.river.remove(self.tile)
        state.river.append(self.tile)
        state.tiles[self.tile].is_dead = self.is_dead


class TileTurned(Event, frozen=True):
    """A tile is flipped face up where it lies (CO-LIF-06)."""

    basis: ClassVar[Rules] = ("CO-LIF-06",)
    tile: str

    def apply(self, state: COState) -> None:
        state.tiles[self.tile].is_dead = False


class TileFlushed(Event, frozen=True):
    """A dead tile leaves the river for good, and nobody of it comes back (CO-FLU-04, CO-FLU-06)."""

    basis: ClassVar[Rules] = ("CO-FLU-04", "CO-FLU-06", "CO-RNF-09")
    tile: str

    def apply(self, state: COState) -> None:
        state.river.remove(self.tile)
        state.units[state.tiles.pop(self.tile).unit].is_barred = True


class ActivationBegan(Event, frozen=True):
    """The models of a tile may act, or one ally under command (CO-UNI-01, CO-ALY-06)."""

    unit: str
    points: dict[str, int]
    """Model to base movement."""
    tile: str = ""
    commander: str = ""

    def apply(self, state: COState) -> None:
        model = next(iter(self.points), "") if self.commander else ""
        state.activation = Activation(self.unit, self.tile, model, self.commander)
        for name, points in self.points.items():
            one = state.models[name]
            one.points, one.extra, one.has_attacked, one.has_acted = points, 0, False, True


class AttackTaken(Event, frozen=True):
    """A model has made the attack of its activation: base movement points are gone (CO-UNI-04, CO-ALY-06)."""

    figure: str

    def apply(self, state: COState) -> None:
        assert state.activation is not None
        state.activation.has_attacked = True
        for one in state.models.values():
            if one.id == self.figure:
                one.has_attacked = True
            if one.id == self.figure or (one.unit == state.activation.unit and not state.activation.model):
                one.points = 0


class ActivationEnded(Event, frozen=True):
    """The activation is over."""

    unit: str

    def apply(self, state: COState) -> None:
        state.activation = None
        for one in state.models.values():
            if one.unit == self.unit:
                one.points, one.extra, one.has_attacked = 0, 0, False


class EventChosen(Event, frozen=True):
    """The Overlord carries out an event of an event tile (CO-EVT-01)."""

    basis: ClassVar[Rules] = ("CO-EVT-01", "CO-SCN-07", "CO-WHO-05", "CO-TIL-05")
    tile: str
    name: str


class ReinforcementChanged(Event, frozen=True):
    """So many reinforcement points are left (CO-RNF-03)."""

    basis: ClassVar[Rules] = ("CO-RNF-03", "CO-EVT-04")
    points: int

    def apply(self, state: COState) -> None:
        state.reinforcement = self.points


class SlainReckoned(Event, frozen=True):
    """The scenario's own rules hear of somebody who was killed."""

    number: int

    def apply(self, state: COState) -> None:
        state.reckoned = self.number


class Counted(scenario_rules.Counted, frozen=True):
    """The scenario counts something."""

    basis: ClassVar[Rules] = ("CO-GEN-03",)


class ScenarioRuleFired(scenario_rules.ScenarioRuleFired, frozen=True):
    """A rule of the scenario's own."""


class Said(scenario_rules.Said, frozen=True):
    """A text of the scenario."""

    basis: ClassVar[Rules] = ("CO-GEN-04",)
