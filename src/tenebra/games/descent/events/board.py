"""Events of the dungeon: areas, doors, glyphs, obstacles, tokens, familiars."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import (
    OVERLORD,
    Chest,
    DEState,
    Familiar,
    Token,
)
from tenebra.kernel import Event
from tenebra.kit import scenario_rules


class AreaRevealed(Event, frozen=True):
    """The Overlord sets an area up: doors, chests, markers; its monsters follow one by one (DE-EXP-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EXP-02", "DE-SET-24", "DE-SET-25", "DE-RUL-97", "DE-SEC-01", "DE-RUL-95")
    area: str
    doors: tuple[str, ...]
    chests: dict[str, Chest]
    glyphs: dict[str, bool]
    obstacles: dict[str, str]
    stairs: dict[str, str]
    tokens: dict[str, Token]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.revealed.append(self.area)
        for door in self.doors:
            state.doors[door] = False
        for chest in self.chests.values():
            state.chest_numbers[chest.kind].pop()
        state.chests |= {space: Chest(chest.kind, chest.number) for space, chest in self.chests.items()}
        state.glyphs |= self.glyphs
        state.obstacles |= self.obstacles
        state.stairs |= self.stairs
        state.tokens |= {id: Token(token.kind, token.space, token.name) for id, token in self.tokens.items()}

    def seen_by(self, seat: str, state: DEState) -> Event:
        # DE-GEN-04: what the numbers of chests stand for is written in the quest
        if seat == OVERLORD:
            return self
        chests = {space: Chest(chest.kind) for space, chest in self.chests.items()}
        return AreaRevealed(
            self.area,
            self.doors,
            chests,
            self.glyphs,
            self.obstacles,
            self.stairs,
            self.tokens,
            rule=self.rule,
            also=self.also,
        )


class DoorOpened(Event, frozen=True):
    """A door is slid to the side (DE-DOR-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-01", "DE-DOR-02", "DE-DOR-05")
    door: str
    by: str

    def apply(self, state: DEState) -> None:
        state.doors[self.door] = True


class DoorClosed(Event, frozen=True):
    """A door is put back (DE-DOR-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-02", "DE-DOR-03", "DE-DOR-06", "DE-LRG-09")
    door: str
    by: str

    def apply(self, state: DEState) -> None:
        state.doors[self.door] = False


class DoorsUnlocked(Event, frozen=True):
    """The rune doors of a colour are unlocked for all heroes and for good (DE-DOR-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DOR-08", "DE-DOR-09", "DE-RUL-80")
    colour: str

    def apply(self, state: DEState) -> None:
        if self.colour not in state.keys:
            state.keys.append(self.colour)


class GlyphActivated(Event, frozen=True):
    """A glyph turns white, once and for all (DE-GLY-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GLY-01", "DE-GLY-04", "DE-GLY-08", "DE-CNQ-01", "DE-MOV-14", "DE-RUL-91")
    glyph: str
    hero: str

    def apply(self, state: DEState) -> None:
        state.glyphs[self.glyph] = True


class TokenTaken(Event, frozen=True):
    """A hero takes up a token; a thing of the quest he carries without a slot (DE-TRS-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRS-01", "DE-TRS-02", "DE-MVA-02", "DE-EQP-01")
    hero: str
    token: str
    is_carried: bool = False

    def apply(self, state: DEState) -> None:
        del state.tokens[self.token]
        if self.token not in state.taken:
            state.taken.append(self.token)
        if self.is_carried:
            state.bearers[self.token] = self.hero


class ThingGiven(Event, frozen=True):
    """A thing of the quest goes from one hero to another."""

    thing: str
    to: str

    def apply(self, state: DEState) -> None:
        state.bearers[self.thing] = self.to


class TokenPlaced(Event, frozen=True):
    """A token lies on the board: one of the quest's, a relic, a thing whose bearer has left."""

    basis: ClassVar[tuple[str, ...]] = ("DE-REL-03",)
    token: str
    what: str
    space: str
    name: str = ""
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.bearers.pop(self.token, None)
        state.tokens[self.token] = Token(self.what, self.space, self.name)


class TokenRemoved(Event, frozen=True):
    """A token is gone, wherever it was."""

    token: str

    def apply(self, state: DEState) -> None:
        state.bearers.pop(self.token, None)
        state.tokens.pop(self.token, None)


class ObstaclePlaced(Event, frozen=True):
    """A card or the quest puts an obstacle on the board (DE-OBS-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OBS-08", "DE-RUB-21")
    space: str
    obstacle: str

    def apply(self, state: DEState) -> None:
        state.obstacles[self.space] = self.obstacle


class ObstacleRemoved(Event, frozen=True):
    """An obstacle is gone (DE-OBS-08)."""

    space: str

    def apply(self, state: DEState) -> None:
        del state.obstacles[self.space]


class FamiliarPlaced(Event, frozen=True):
    """A familiar appears in its owner's space (DE-FAM-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-01", "DE-FAM-06", "DE-RUL-84")
    familiar: str
    owner: str
    space: str

    def apply(self, state: DEState) -> None:
        known = state.familiars.get(self.familiar)
        state.familiars[self.familiar] = Familiar(self.familiar, self.owner, self.space, item=known.item if known else "")


class FamiliarsReady(Event, frozen=True):
    """A hero's familiars may move (DE-FAM-02)."""

    owner: str
    points: dict[str, int]

    def apply(self, state: DEState) -> None:
        for name, points in self.points.items():
            state.familiars[name].points = points


class FamiliarMoved(Event, frozen=True):
    """A familiar moves (DE-FAM-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-02", "DE-FAM-03", "DE-FAM-04", "DE-FAM-09", "DE-RUB-04", "DE-DEC-13")
    familiar: str
    to: str
    cost: int

    def apply(self, state: DEState) -> None:
        own = state.familiars[self.familiar]
        own.space = self.to
        own.points -= self.cost


class PicoCarried(Event, frozen=True):
    """Pico is with a hero (DE-FAM-14, DE-FAM-16)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAM-13", "DE-FAM-15", "DE-EQP-06")
    hero: str

    def apply(self, state: DEState) -> None:
        state.pico = self.hero


class Counted(scenario_rules.Counted, frozen=True):
    """The quest counts something."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GEN-02",)


class ScenarioRuleFired(scenario_rules.ScenarioRuleFired, frozen=True):
    """A rule of the quest's own. Heroes see what it does, not that there was one (DE-GEN-04)."""

    def apply(self, state: DEState) -> None:
        if state.eyes in ("", OVERLORD):
            super().apply(state)

    def seen_by(self, seat: str, state: DEState) -> Event | None:
        return self if seat == OVERLORD else None


class Said(scenario_rules.Said, frozen=True):
    """The Overlord reads something aloud."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EXP-02", "DE-GEN-04")
