"""The steps of the agenda: what is to be done next, as data."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Step


class DealHeroes(Step, frozen=True):
    """Hero sheets are dealt at random to so many heroes (DE-SET-04)."""

    number: int


class LayOut(Step, frozen=True):
    """Decks are shuffled, tokens taken, skills drawn, the starting area is set up (DE-SET-07 to DE-SET-28)."""


class SwapSkill(Step, frozen=True):
    """A hero may swap one skill (DE-SET-10)."""

    hero: str


class ShopFirst(Step, frozen=True):
    """A hero buys from the whole shop before the quest begins (DE-SET-13)."""

    hero: str
    stays: ClassVar[bool] = True


class PlaceHero(Step, frozen=True):
    """A hero comes onto or next to an activated glyph (DE-SET-19)."""

    hero: str


class NewRound(Step, frozen=True):
    """All turn tokens are green again (DE-RND-03)."""


class ChooseHero(Step, frozen=True):
    """The choice of the hero who acts next; when all have, the Overlord does (DE-RND-04, DE-RND-05)."""

    stays: ClassVar[bool] = True


class BeginTurn(Step, frozen=True):
    """The start of a hero's turn; then his cards are refreshed (DE-RUL-78)."""

    hero: str


class Equip(Step, frozen=True):
    """A hero chooses what he has equipped (DE-TRN-05)."""

    hero: str
    stays: ClassVar[bool] = True


class Declare(Step, frozen=True):
    """A hero declares his action (DE-TRN-07)."""

    hero: str


class Act(Step, frozen=True):
    """A hero carries his action out, one choice after another (DE-TRN-07)."""

    hero: str
    stays: ClassVar[bool] = True


class MoveFamiliars(Step, frozen=True):
    """A hero's familiars move after his turn (DE-FAM-02)."""

    hero: str
    stays: ClassVar[bool] = True


class OverlordBegin(Step, frozen=True):
    """The Overlord's turn starts: Burn and Web on monsters (DE-RUL-40)."""


class OverlordDraw(Step, frozen=True):
    """Phase 1: Threat and cards (DE-OVT-02)."""


class OverlordDiscard(Step, frozen=True):
    """Phase 1: down to eight cards, more if he likes (DE-OVC-04)."""

    stays: ClassVar[bool] = True


class OverlordPrepare(Step, frozen=True):
    """Events of the start of his turn, a power card, phase 2: a spawn card (DE-OVC-11 to DE-OVC-13)."""

    stays: ClassVar[bool] = True


class ActivateMonsters(Step, frozen=True):
    """Phase 3: one monster after another (DE-OVT-04)."""

    stays: ClassVar[bool] = True


class ActMonster(Step, frozen=True):
    """A monster moves and attacks (DE-MON-01)."""

    monster: str
    stays: ClassVar[bool] = True


class EndRound(Step, frozen=True):
    """The Overlord's turn and the round are over (DE-RND-07)."""


AnyStep = (
    DealHeroes
    | LayOut
    | SwapSkill
    | ShopFirst
    | PlaceHero
    | NewRound
    | ChooseHero
    | BeginTurn
    | Equip
    | Declare
    | Act
    | MoveFamiliars
    | OverlordBegin
    | OverlordDraw
    | OverlordDiscard
    | OverlordPrepare
    | ActivateMonsters
    | ActMonster
    | EndRound
)
