"""Models, areas, borders and what lies on the map, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.state import COState, Hero, Model, character
from tenebra.kernel import Event

Rules = tuple[str, ...]


class ModelPlaced(Event, frozen=True):
    """A model comes onto the map (CO-SET-06, CO-RNF-05)."""

    basis: ClassVar[Rules] = ("CO-TIL-07", "CO-ENM-04")
    figure: str
    unit: str
    area: str
    life: int

    def apply(self, state: COState) -> None:
        state.models[self.figure] = Model(self.figure, self.unit, self.area, self.life)
        fallen = state.units[self.unit].fallen
        if self.figure in fallen:
            fallen.remove(self.figure)


class Moved(Event, frozen=True):
    """A character goes, leaps, flies or is put from an area to another (CO-MOV-01)."""

    figure: str
    start: str
    to: str
    spent: int = 0
    """Base movement points."""
    bought: int = 0
    """Movement points of gems."""

    def apply(self, state: COState) -> None:
        one = character(state, self.figure)
        one.area = self.to
        # whoever held it does so no more (CO-RUL-82)
        release(state, one)
        if self.spent or self.bought:
            spend(one, self.spent, self.bought)


class PointsSpent(Event, frozen=True):
    """Movement points are spent without a step: against a web, in a leap that fails (CO-STS-01, CO-RUL-93)."""

    figure: str
    spent: int
    bought: int = 0

    def apply(self, state: COState) -> None:
        spend(character(state, self.figure), self.spent, self.bought)


class WebTorn(Event, frozen=True):
    """A web token is discarded (CO-STS-01)."""

    basis: ClassVar[Rules] = ("CO-STS-01", "CO-RUL-96")
    figure: str

    def apply(self, state: COState) -> None:
        character(state, self.figure).webbed = False


class Removed(Event, frozen=True):
    """A character leaves the map without dying (CO-ALY-14)."""

    figure: str

    def apply(self, state: COState) -> None:
        remove(state, self.figure)


class HeroLeft(Event, frozen=True):
    """A hero leaves the map alive, for good (CO-RUL-17)."""

    hero: str

    def apply(self, state: COState) -> None:
        remove(state, self.hero)
        hero = state.heroes[self.hero]
        hero.points, hero.webbed = 0, False


class BorderOpened(Event, frozen=True):
    """A border hinders nobody any more, nor any look (CO-SKX-09, CO-LOS-07)."""

    border: str

    def apply(self, state: COState) -> None:
        state.openings.append(self.border)


class BorderClosed(Event, frozen=True):
    """A border that was opened is closed again, by the scenario."""

    border: str

    def apply(self, state: COState) -> None:
        state.openings.remove(self.border)


class MarkLaid(Event, frozen=True):
    """The scenario lays fire or water over an area, or takes it away."""

    area: str
    mark: str

    def apply(self, state: COState) -> None:
        if self.mark:
            state.marks[self.area] = self.mark
        else:
            state.marks.pop(self.area, None)


class ChestPlaced(Event, frozen=True):
    """A chest stands in an area (CO-MAP-04)."""

    basis: ClassVar[Rules] = ("CO-MAP-04", "CO-SCN-09")
    area: str
    difficulty: int

    def apply(self, state: COState) -> None:
        state.chests[self.area] = self.difficulty


class ChestOpened(Event, frozen=True):
    """A chest is opened and leaves the board (CO-CHE-03)."""

    basis: ClassVar[Rules] = ("CO-CHE-01", "CO-CHE-02", "CO-CHE-03")
    hero: str
    area: str

    def apply(self, state: COState) -> None:
        del state.chests[self.area]


class TaskSet(Event, frozen=True):
    """A task of the scenario can be tried from now on, or no longer (CO-SCN-09)."""

    basis: ClassVar[Rules] = ("CO-SCN-09",)
    task: str
    is_open: bool = True

    def apply(self, state: COState) -> None:
        if self.is_open:
            state.tasks.append(self.task)
        else:
            state.tasks.remove(self.task)


class TaskDone(Event, frozen=True):
    """A hero has done a task of the scenario (CO-MAN-09)."""

    basis: ClassVar[Rules] = ("CO-MAN-09", "CO-MAN-10")
    hero: str
    task: str

    def apply(self, state: COState) -> None:
        if self.task not in state.finished:
            state.finished.append(self.task)


class ManipulationFailed(Event, frozen=True):
    """The gems are spent, and nothing has come of it (CO-MAN-11)."""

    basis: ClassVar[Rules] = ("CO-MAN-08", "CO-MAN-11")
    hero: str
    what: str
    power: int
    difficulty: int


def release(state: COState, one: Hero | Model) -> None:
    """One and those it held are no longer base to base."""
    one.held_by = []
    everybody: tuple[Hero | Model, ...] = (*state.heroes.values(), *state.models.values())
    for held in [other for other in everybody if other.held_by]:
        if one.id in held.held_by:
            held.held_by.remove(one.id)


def spend(one: Hero | Model, spent: int, bought: int) -> None:
    """Movement points are used up."""
    one.points -= spent
    if isinstance(one, Model):
        one.extra += bought


def remove(state: COState, who: str) -> None:
    """A character is on the map no more."""
    release(state, character(state, who))
    if who in state.heroes:
        state.heroes[who].area = ""
    else:
        del state.models[who]
