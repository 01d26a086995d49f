"""Monsters, Runes and the Darkness, Familiars and Companions, told as events. Choices are told with what was rejected."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tenebra.games.drunagor.state import Companion, DRState, Familiar, Monster
from tenebra.kernel import Event


class Rejected(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A choice that was not made, and the rule that decided against it."""

    what: str
    rule: str
    path: tuple[str, ...] = ()
    """Of a way that was not taken to a square."""


class MonsterSummoned(Event, frozen=True):
    """A Monster comes onto the board (DR-MON-11)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-MON-07", "DR-MON-11", "DR-RUL-06", "DR-RUB-23")
    monster: str
    card: str
    space: str
    health: int

    def apply(self, state: DRState) -> None:
        name = self.monster.rpartition("-")[0]
        state.serial[name] = state.serial.get(name, 0) + 1
        state.monsters[self.monster] = Monster(
            id=self.monster, card=self.card, space=self.space, health=self.health, base=state.bases
        )
        state.bases += 1


class MonsterNotSummoned(Event, frozen=True):
    """There is no place for one more Monster (DR-RUL-06)."""

    card: str


class AttackCardsDrawn(Event, frozen=True):
    """A Commander or Boss has these Attack cards; they are laid next (DR-CMD-02, DR-MKW-11)."""

    monster: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DRState) -> None:
        state.monsters[self.monster].attacks = list(self.cards)


class MonsterDefeated(Event, frozen=True):
    """A Monster at 0 Health leaves the board (DR-MON-14)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-MON-14", "DR-DMG-08")
    monster: str
    what: str
    """Its kind."""
    by: str = ""

    def apply(self, state: DRState) -> None:
        card = state.monsters.pop(self.monster).card
        state.slain += dict.fromkeys((self.what, card, self.monster))


class Prepared(Event, frozen=True):
    """A Monster has chosen its targets and where to attack them from, or what it does instead (DR-MON-17, DR-BHV)."""

    monster: str
    plan: str
    """`pass stuck stay walk ambush approach`."""
    targets: tuple[str, ...] = ()
    space: str = ""
    """The square where it will be."""
    path: tuple[str, ...] = ()
    rejected: tuple[Rejected, ...] = ()


class AttackLost(Event, frozen=True):
    """A Monster does not attack in this turn: it is STUNned, or nobody is in range."""

    monster: str


class Evolved(Event, frozen=True):
    """A Monster gains +2 DMG and +1 MOVE (DR-MKW-10)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-MKW-10", "DR-RUL-67", "DR-RES-06")
    monster: str
    damage: int
    move: int

    def apply(self, state: DRState) -> None:
        tokens = state.monsters[self.monster].tokens
        tokens["damage"] = tokens.get("damage", 0) + self.damage
        tokens["move"] = tokens.get("move", 0) + self.move


class CardResolved(Event, frozen=True):
    """An Attack card or a Scenario card takes effect (DR-CMD-03, DR-INI-12)."""

    card: str
    monster: str = ""


# --- Runes and the Darkness


class RuneDrawn(Event, frozen=True):
    """A Rune leaves the bag (DR-DRK-01)."""

    rune: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DRState) -> None:
        state.bag.remove(self.rune)


class RunePlaced(Event, frozen=True):
    """A Rune lies on its colour on the Track (DR-INI-11), or goes back into the bag (DR-RUL-16)."""

    rune: str
    colour: str
    is_back: bool = False

    def apply(self, state: DRState) -> None:
        if self.is_back:
            state.runes[self.colour].remove(self.rune)
            state.bag.append(self.rune)
        else:
            state.runes.setdefault(self.colour, []).append(self.rune)


class TileBroken(Event, frozen=True):
    """A Darkness tile breaks into three small ones (DR-DRK-09, DR-DRK-10)."""

    rune: str
    hero: str
    """Towards whom the Darkness grows."""
    rejected: tuple[Rejected, ...] = ()


class DarknessGrew(Event, frozen=True):
    """A Darkness tile is laid (DR-DRK-05). `below`: those of its squares that lie under a bridge (DR-LVL-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-DRK-05", "DR-DRK-17", "DR-RUL-81", "DR-RUL-83")
    spaces: tuple[str, ...]
    below: tuple[str, ...] = ()
    size: str = "large"
    hero: str = ""
    distance: int = 0
    """The distance from the tile's end to the Hero it hunts; 0: it has reached it."""
    rejected: tuple[Rejected, ...] = ()

    def apply(self, state: DRState) -> None:
        state.darkness |= dict.fromkeys(self.spaces, self.size)
        state.depths |= dict.fromkeys(self.below, self.size)


class DarknessLifted(Event, frozen=True):
    """Darkness tiles leave some squares."""

    spaces: tuple[str, ...]

    def apply(self, state: DRState) -> None:
        for space in self.spaces:
            state.darkness.pop(space, None)


class DarknessStopped(Event, frozen=True):
    """No tile is laid, or small tiles are left over: there is nobody to hunt, or no place (DR-DRK-11, DR-RUB-30)."""

    tiles: int
    hero: str = ""


class Crushed(Event, frozen=True):
    """All Heroes stand on Darkness: each takes damage for every Hero (DR-DRK-13)."""

    damage: int


# --- Familiars and Companions


class FamiliarSummoned(Event, frozen=True):
    """A Familiar comes to a square next to its Hero (DR-PET-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-PET-01", "DR-PET-02")
    familiar: str
    hero: str
    space: str

    def apply(self, state: DRState) -> None:
        state.familiars[self.familiar] = Familiar(id=self.familiar, owner=self.hero, space=self.space)


class CompanionJoined(Event, frozen=True):
    """A Companion follows a Hero (DR-CPN-05)."""

    companion: str
    hero: str
    space: str

    def apply(self, state: DRState) -> None:
        state.companions[self.companion] = Companion(id=self.companion, owner=self.hero, space=self.space)


class LedOneLeft(Event, frozen=True):
    """A Familiar is dispelled, a Companion defeated or dismissed, an NPC token lost (DR-PET-03, DR-CPN-02, DR-RUB-22)."""

    figure: str
    by: str = ""
    is_lost: bool = True

    def apply(self, state: DRState) -> None:
        state.familiars.pop(self.figure, None)
        if self.figure in state.companions or self.figure in state.npcs:
            state.companions.pop(self.figure, None)
            state.npcs.pop(self.figure, None)
            if self.is_lost:
                state.slain.append(self.figure)
