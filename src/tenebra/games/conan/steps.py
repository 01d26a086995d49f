"""The steps of the agenda: what is to be done next, as data."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.vocabulary import Dice
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


# --- an attack (CO-CMB); the last one of the state's is in progress


class StandIn(Step, frozen=True):
    """Step 3: before the dice are rolled somebody may stand in, and spells may be cast (CO-CMB-03)."""

    dice: Dice
    minus: int
    """Symbols that do not count."""


class FixPower(Step, frozen=True):
    """Steps 4 to 6: roll, roll again, count (CO-CMB-04 to CO-CMB-06)."""

    stays: ClassVar[bool] = True
    dice: Dice
    minus: int


class MeetPower(Step, frozen=True):
    """The power is fixed: spells may be cast against it."""


class GuardAgainst(Step, frozen=True):
    """Step 7: the Guard of a single target (CO-CMB-07)."""

    stays: ClassVar[bool] = True


class StrikeHome(Step, frozen=True):
    """Steps 8 to 13: defence, damage, death, and on to others (CO-CMB-08 to CO-CMB-13)."""

    stays: ClassVar[bool] = True
    seat: str
    """The seat that decides for the attacker."""


class EndAttack(Step, frozen=True):
    """Steps 14 to 16: the weapon is left, a counterattack, the end (CO-CMB-14 to CO-CMB-16)."""

    area: str
    """The area where the target stood."""


# --- manipulations with dice (CO-MAN-06)


class Attempt(Step, frozen=True):
    """A hero tries to open a chest, to do a task, to brew."""

    stays: ClassVar[bool] = True
    hero: str
    what: str
    gems: int
    tool: str


class Throw(Step, frozen=True):
    """A hero throws a card into an area (CO-THR-02)."""

    stays: ClassVar[bool] = True
    hero: str
    card: str
    to: str
    gems: int
    tool: str


class Settle(Step, frozen=True):
    """The end of an action (CO-ACT-03)."""


AttackStep = StandIn | FixPower | MeetPower | GuardAgainst | StrikeHome | EndAttack
AnyStep = (
    LayOut
    | HeroesBegin
    | ChooseStances
    | HeroesAct
    | CommandAlly
    | HeroesEnd
    | Recover
    | ActivateTiles
    | ActUnit
    | OverlordEnds
    | AttackStep
    | Attempt
    | Throw
    | Settle
)
HEROES_TURN: tuple[AnyStep, ...] = (HeroesBegin(), ChooseStances(), HeroesAct(), HeroesEnd())
OVERLORDS_TURN: tuple[AnyStep, ...] = (Recover(), ActivateTiles(), OverlordEnds())
"""The steps of a side's turn, in order (CO-RND-02, CO-RND-03)."""
