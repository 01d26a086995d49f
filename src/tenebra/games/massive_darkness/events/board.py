"""The board, told as events: figures, doors, Levels, tokens, the Mission's own rules."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.massive_darkness.state import Enemy, MDState, Token
from tenebra.kernel import Event


class Moved(Event, frozen=True):
    """A Character goes to another Zone; a Mob as one block (MD-TGT-17)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-MOV-01", "MD-MOV-02", "MD-MOV-04", "MD-ZON-05", "MD-ZON-06")
    who: str
    to: str

    def apply(self, state: MDState) -> None:
        if self.who in state.heroes:
            state.heroes[self.who].zone = self.to
        else:
            state.enemies[self.who].zone = self.to


class DoorOpened(Event, frozen=True):
    """A door is open, for good (MD-DOOR-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DOOR-02", "MD-DOOR-15", "MD-ZON-04")
    door: str
    by: str
    reveals: ClassVar[bool] = True

    def apply(self, state: MDState) -> None:
        state.doors[self.door] = True


class LevelRose(Event, frozen=True):
    """The Current Level rises: its tokens turn Active, the former ones Inactive (MD-LVL-06, MD-RUL-92)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-LVL-03", "MD-LVL-06", "MD-LVL-07", "MD-LVL-17", "MD-LVL-18", "MD-RUL-92")
    level: int
    by: str

    def apply(self, state: MDState) -> None:
        state.level = self.level


class EnemySpawned(Event, frozen=True):
    """An Enemy comes onto the board."""

    basis: ClassVar[tuple[str, ...]] = (
        "MD-ENM-03",
        "MD-ENM-04",
        "MD-ENM-05",
        "MD-ENM-06",
        "MD-CHR-05",
        "MD-CHR-07",
        "MD-DOOR-13",
        "MD-RUL-95",
    )
    id: str
    card: str
    figure: str
    role: str
    zone: str
    health: int
    minions: tuple[int, ...]

    def apply(self, state: MDState) -> None:
        state.enemies[self.id] = Enemy(self.id, self.card, self.figure, self.role, self.zone, self.health, list(self.minions))
        state.serial[self.figure] = state.serial.get(self.figure, 0) + 1


class ShortageFound(Event, frozen=True):
    """There are not enough miniatures: nothing is placed (MD-SPW-04)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-SPW-07",)
    card: str
    figure: str


class EnemyRemoved(Event, frozen=True):
    """The last figure of an Enemy is gone (MD-DMG-05, MD-RUL-22)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DMG-05", "MD-RUL-22")
    enemy: str

    def apply(self, state: MDState) -> None:
        enemy = state.enemies.pop(self.enemy)
        state.slain.append(enemy.figure)
        state.lasting = [lasting for lasting in state.lasting if lasting.on != self.enemy]
        if self.enemy in state.attacking:
            state.attacking.remove(self.enemy)
        if state.activation is not None and self.enemy in state.activation.attacked:
            state.activation.attacked.remove(self.enemy)


class TreasurePlaced(Event, frozen=True):
    """Treasure tokens come into a Zone."""

    zone: str
    kinds: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        state.treasure.setdefault(self.zone, []).extend(self.kinds)


class TreasureTaken(Event, frozen=True):
    """A Hero takes a Treasure token of a Zone; it goes back to the supply (MD-PCK-08)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-PCK-02", "MD-PCK-08", "MD-RUL-64")
    hero: str
    zone: str
    treasure: str

    def apply(self, state: MDState) -> None:
        tokens = state.treasure[self.zone]
        tokens.remove(self.treasure)
        if not tokens:
            del state.treasure[self.zone]


class TokenPlaced(Event, frozen=True):
    """An Objective or Pillar token comes onto the board."""

    token: str
    form: str
    zone: str

    def apply(self, state: MDState) -> None:
        state.tokens[self.token] = Token(self.form, self.zone)


class TokenTaken(Event, frozen=True):
    """A Hero takes an Objective token, or uses a Pillar (MD-OBJ-05)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-PCK-02", "MD-PCK-07", "MD-OBJ-02", "MD-OBJ-04", "MD-OBJ-05")
    token: str
    hero: str

    def apply(self, state: MDState) -> None:
        token = state.tokens[self.token]
        token.zone, token.by = "", self.hero


class TokenRemoved(Event, frozen=True):
    """A token of the Mission leaves the board."""

    token: str

    def apply(self, state: MDState) -> None:
        del state.tokens[self.token]


class TileLit(Event, frozen=True):
    """Every Zone of a tile has a source of light from now on (MD-SHA-01)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-SHA-01", "MD-SHA-02")
    zone: str
    tile: int

    def apply(self, state: MDState) -> None:
        state.lit.append(self.tile)


class TileTurned(Event, frozen=True):
    """A tile makes a quarter turn clockwise, and everything that stands or lies on it goes along."""

    zone: str
    tile: int
    around: tuple[str, ...]
    """The Zones around its middle, clockwise."""

    def apply(self, state: MDState) -> None:
        to = dict(zip(self.around, (*self.around[2:], *self.around[:2]), strict=True))
        for figure in state.figures.values():
            figure.zone = to.get(figure.zone, figure.zone)
        for token in state.tokens.values():
            token.zone = to.get(token.zone, token.zone)
        state.treasure = {to.get(zone, zone): some for zone, some in state.treasure.items()}
        state.levels = {to.get(zone, zone): some for zone, some in state.levels.items()}
        state.turned.append(self.tile)


class LifebringerChanged(Event, frozen=True):
    """Tokens come onto the Lifebringer, or off it."""

    by: int

    def apply(self, state: MDState) -> None:
        state.lifebringer = max(0, state.lifebringer + self.by)
