"""The steps of the agenda: what is to be done next, as data."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Step


class ChooseSpells(Step, frozen=True):
    """The Mage chooses one of the starting Spells (DV-SET-07)."""

    left: int


class KeepEquipment(Step, frozen=True, omit_defaults=True):
    """The Heroes choose which Equipment they keep (DV-CAMP-05 to DV-CAMP-08)."""

    ready: tuple[str, ...] = ()
    """The Heroes of players who want no more."""


class VisitShop(Step, frozen=True, omit_defaults=True):
    """The Heroes buy (DV-SHOP)."""

    ready: tuple[str, ...] = ()


class BuildDecks(Step, frozen=True):
    """Treasure, Monster and Event deck (DV-SET-08 to DV-SET-10)."""

    is_first_game: bool = False


class PlaceHero(Step, frozen=True):
    """A Hero comes onto the starting area (DV-SET-14)."""

    hero: str


class NewRound(Step, frozen=True):
    """Build the initiative deck (DV-RND-01); the Heroes may choose who begins (DV-INI-01)."""

    choose_first: bool = False


class Reveal(Step, frozen=True):
    """The next initiative card, until the deck is empty (DV-RND-03)."""

    stays: ClassVar[bool] = True


class MonsterTurns(Step, frozen=True):
    """The Monsters of a type take their turns in the Keeper's order (DV-RND-05)."""

    kind: str
    stays: ClassVar[bool] = True


class Act(Step, frozen=True):
    """A figure moves, acts or ends its turn (DV-TURN-01)."""

    figure: str
    stays: ClassVar[bool] = True


class EndTurn(Step, frozen=True):
    """The end of a turn that Stop and Reorganize has interrupted (DV-REO-16)."""

    figure: str
    stays: ClassVar[bool] = True


class Reorganize(Step, frozen=True):
    """Stop and Reorganize: the Heroes do as they like (DV-REO)."""

    stays: ClassVar[bool] = True


AnyStep = (
    ChooseSpells
    | KeepEquipment
    | VisitShop
    | BuildDecks
    | PlaceHero
    | NewRound
    | Reveal
    | MonsterTurns
    | Act
    | EndTurn
    | Reorganize
)
