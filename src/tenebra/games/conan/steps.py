"""The steps of the agenda: what is to be done next, as data."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Step


class LayOut(Step, frozen=True):
    """River, gems, models, cards and tokens come to their places (CO-SET)."""


class HeroesBegin(Step, frozen=True):
    """The heroes' Initial phase (CO-HTN-01)."""


class ChooseStances(Step, frozen=True):
    """The Stance phase: each hero chooses, then all recover (CO-STA)."""

    stays: ClassVar[bool] = True


class HeroesAct(Step, frozen=True):
    """The Action phase: one action after another, in any order between heroes (CO-HTN-03)."""

    stays: ClassVar[bool] = True


class CommandAlly(Step, frozen=True):
    """A hero leads an ally through its activation (CO-ALY-06)."""

    stays: ClassVar[bool] = True


class HeroesEnd(Step, frozen=True):
    """The heroes' Final phase (CO-HTN-09)."""


class Recover(Step, frozen=True):
    """The Overlord's Recovery phase, then the turn marker advances (CO-OTN-02, CO-OTN-05)."""


class ActivateTiles(Step, frozen=True):
    """The Activation phase: up to two tiles of the river (CO-OTN-06)."""

    stays: ClassVar[bool] = True


class ActUnit(Step, frozen=True):
    """The models of an activated tile move and attack (CO-UNI)."""

    stays: ClassVar[bool] = True


class OverlordEnds(Step, frozen=True):
    """The Overlord's Final phase; the round is over (CO-OTN-08)."""


AnyStep = (
    LayOut | HeroesBegin | ChooseStances | HeroesAct | CommandAlly | HeroesEnd | Recover | ActivateTiles | ActUnit | OverlordEnds
)
HEROES_TURN: tuple[AnyStep, ...] = (HeroesBegin(), ChooseStances(), HeroesAct(), HeroesEnd())
OVERLORDS_TURN: tuple[AnyStep, ...] = (Recover(), ActivateTiles(), OverlordEnds())
"""What is done in a side's turn, in order (CO-RND-02, CO-RND-03)."""
