"""The steps of a game of Massive Darkness: what its agenda is made of."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Step


class ArmHero(Step, frozen=True):
    """A Hero takes a weapon (MD-SET-14)."""

    hero: str


class LayMarket(Step, frozen=True):
    """The cards of the Town Market are drawn (MD-MKT-02 to MD-MKT-05)."""


class Market(Step, frozen=True):
    """The Heroes deal with the Town Market (MD-MKT-07)."""

    stays: ClassVar[bool] = True


class TradeFreely(Step, frozen=True):
    """Heroes of a campaign exchange cards and Reorganize (MD-MKT-06, MD-MKT-11), or only Reorganize (MD-STO-15)."""

    stays: ClassVar[bool] = True
    only_reorganize: bool = False


class SwapForStarting(Step, frozen=True):
    """Heroes may swap cards for Starting Equipment, one for one: who needs it (MD-MKT-13), or anyone (MD-STO-22)."""

    stays: ClassVar[bool] = True
    freely: bool = False


class LimitCards(Step, frozen=True):
    """Every Hero discards down to 6 cards, at most 1 of them an Artifact (MD-STO-17)."""

    stays: ClassVar[bool] = True


class BuildDecks(Step, frozen=True):
    """All decks are shuffled (MD-SET-04)."""


class ChooseFirst(Step, frozen=True):
    """The players decide who is First Player (MD-SET-19)."""


class NewRound(Step, frozen=True):
    """Resurrections, then the five Phases (MD-RND-01, MD-RND-02)."""


class BeginActivation(Step, frozen=True):
    """A Hero is activated (MD-HPH-01)."""

    hero: str


class Act(Step, frozen=True):
    """The Active Hero's Actions, one after another (MD-HPH-02)."""

    hero: str
    stays: ClassVar[bool] = True


class Trade(Step, frozen=True):
    """Heroes exchange cards and Reorganize until all are ready (MD-TRD)."""

    stays: ClassVar[bool] = True


class Counterattack(Step, frozen=True):
    """The Enemies that the Hero attacked answer (MD-CTR)."""

    hero: str
    stays: ClassVar[bool] = True


class BeginPhase(Step, frozen=True):
    """One Phase ends, the next begins (MD-RND-01)."""

    phase: str


class EnemiesPhase(Step, frozen=True):
    """All Enemies are activated, in the players' order (MD-ENP-01)."""

    stays: ClassVar[bool] = True


class Reinforce(Step, frozen=True):
    """The Agents call reinforcements (MD-AGT-02)."""

    stays: ClassVar[bool] = True


class ExperiencePhase(Step, frozen=True):
    """Heroes acquire Skills (MD-EXP-05)."""

    stays: ClassVar[bool] = True


class EventPhase(Step, frozen=True):
    """The First Player draws an Event card (MD-EVT-01)."""


class EndPhase(Step, frozen=True):
    """Effects end, the First Player token passes (MD-END)."""


AnyStep = (
    ArmHero
    | LayMarket
    | Market
    | TradeFreely
    | SwapForStarting
    | LimitCards
    | BuildDecks
    | ChooseFirst
    | NewRound
    | BeginActivation
    | Act
    | Trade
    | Counterattack
    | BeginPhase
    | EnemiesPhase
    | Reinforce
    | ExperiencePhase
    | EventPhase
    | EndPhase
)
