"""The steps of the agenda: what is to be done next, as data."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Step


class LayOut(Step, frozen=True):
    """Decks, bag, Track and Heroes come to their places (DR-SET-01 to DR-SET-10)."""


class LayFirst(Step, frozen=True):
    """The First Setup, and the Heroes on it (DR-SET-11)."""


class BeginRound(Step, frozen=True):
    """The Initiative marker returns to the first card (DR-INI-05)."""


class NextCard(Step, frozen=True):
    """The marker moves on to the next card (DR-INI-05)."""

    stays: ClassVar[bool] = True


class BeginTurn(Step, frozen=True):
    """A Hero's turn begins: Conditions, then what is triggered (DR-TRN-01, DR-TRN-02)."""

    hero: str


class Act(Step, frozen=True):
    """A Hero's actions, in any order (DR-TRN-03)."""

    hero: str
    stays: ClassVar[bool] = True


class SkillSays(Step, frozen=True):
    """The next sentence of a Skill that a Hero uses, and with the last one the end of its use (DR-SKL-02, DR-GEN-09)."""

    hero: str
    skill: str
    cube: str
    colour: str
    """The colour that the cube counts as."""
    reach: int
    place: int = 0
    """Of the sentence; behind the last one the use is over."""
    stays: ClassVar[bool] = True


class MoveOn(Step, frozen=True):
    """A character goes on with its move effect (DR-MOV-01)."""

    figure: str
    stays: ClassVar[bool] = True


class EndTurn(Step, frozen=True):
    """A Hero's turn ends: terrain and Darkness are checked (DR-TRN-04)."""

    hero: str


class LedAct(Step, frozen=True):
    """The Hero's Familiars, then the Companions, each in a turn of its own (DR-RUB-01)."""

    hero: str
    waiting: tuple[tuple[str, ...], ...] | None = None
    """The characters whose turn is still to come, by kind; None before the first."""
    stays: ClassVar[bool] = True


class LedStrikes(Step, frozen=True):
    """A Familiar or Companion that has moved attacks, and its turn ends (DR-PET-06, DR-CPN-06)."""

    figure: str
    rule: str
    stays: ClassVar[bool] = True


class MonstersAct(Step, frozen=True):
    """The Monsters of a card, one after the other (DR-INI-07)."""

    card: str
    stays: ClassVar[bool] = True


class MonsterStrikes(Step, frozen=True):
    """A Monster that has moved attacks; of a STRIKE also the areas, by their first squares (DR-MON-18)."""

    monster: str
    heroes: tuple[str, ...]
    led: tuple[str, ...]
    areas: tuple[str, ...]
    is_again: bool = False
    """The second attack of ATTACK TWICE (DR-MKW-02)."""


class HeroesReact(Step, frozen=True):
    """Heroes may react to the attack in progress, from this one in their order on (DR-RCT-02)."""

    place: int = 0
    stays: ClassVar[bool] = True


class ReactionOver(Step, frozen=True):
    """A Reaction that ended in a move is over; what was being used before it goes on (DR-RCT-03)."""

    hero: str
    skill: str
    before: str
    on: str
    """The character that it protected."""


class DamageFalls(Step, frozen=True):
    """Deal the damage left of a Monster's attack, and what its card adds to it (DR-DMG-07)."""

    side: str
    """Of the card, which may have left the Track by then."""
    is_last: bool = True
    """No second attack follows: the Monster has acted."""


class CardActs(Step, frozen=True):
    """An Attack card, the Rune card or a Scenario card (DR-CMD-03, DR-DRK-01, DR-INI-12)."""

    card: str


class Offer(Step, frozen=True):
    """Camp items of a level are laid out, and every Hero may choose one (DR-CAM-04)."""

    level: int


class Learn(Step, frozen=True):
    """A Hero learns a Hero Skill or a Role Skill of a level; with level 0 a Class Ability (DR-CAM-06, DR-CAM-07)."""

    hero: str
    level: int = 0


class Recolour(Step, frozen=True):
    """A Hero who has changed the Dungeon Role chooses the colours of its cubes anew (DR-ROL-07)."""

    hero: str


class Pack(Step, frozen=True):
    """A Hero rests, and rearranges Equipment, Stash and starting gear (DR-CAM-08 to DR-CAM-10)."""

    hero: str
    stays: ClassVar[bool] = True


class TakeUp(Step, frozen=True):
    """A sequential Adventure begins where the one before it ended (DR-SEQ-03 to DR-SEQ-06)."""


class Help(Step, frozen=True):
    """A failed sequential Adventure is tried again with some help (DR-SEQ-07)."""

    stays: ClassVar[bool] = True


class Rejoin(Step, frozen=True):
    """Companions who stay through sequential Adventures come onto the board (DR-CPN-08)."""


AnyStep = (
    LayOut | LayFirst | BeginRound | NextCard | BeginTurn | Act | SkillSays | MoveOn | EndTurn | LedAct | LedStrikes
    | MonstersAct | MonsterStrikes | HeroesReact | ReactionOver | DamageFalls | CardActs
    | Offer | Learn | Recolour | Pack | TakeUp | Help | Rejoin
)  # fmt: skip
