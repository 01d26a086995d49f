"""Spells and objects that are used, told as events. Their gems, wounds and moves are told as everybody's are."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.state import COState, Lasting
from tenebra.kernel import Event


class SpellCast(Event, frozen=True):
    """A spell is cast, or an object used (CO-SPL-04)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-SPL-02", "CO-SPL-04", "CO-CRD-05")
    caster: str
    card: str
    gems: int = 0
    at: str = ""


class SpellLasts(Event, frozen=True):
    """The effect of a spell on somebody holds for some time (CO-STS-09)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-STS-09", "CO-SPL-09", "CO-RUL-41")
    card: str
    caster: str
    on: str
    until: str
    number: int = 0

    def apply(self, state: COState) -> None:
        state.lasting.append(Lasting(self.card, self.caster, self.on, self.until, self.number))


class SpellEnded(Event, frozen=True):
    """A spell holds no longer."""

    card: str
    caster: str
    on: str

    def apply(self, state: COState) -> None:
        over = next(one for one in state.lasting if (one.spell, one.owner, one.on) == (self.card, self.caster, self.on))
        state.lasting.remove(over)
