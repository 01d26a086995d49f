"""Heroes between Adventures and against each other, told as events: what they learn, where they stand, teams that fall."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Event


class TeamDefeated(Event, frozen=True):
    """A team is out of the match: its Heroes and all who follow them leave the board (DR-PVP-11, DR-RUL-94)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-PVP-01", "DR-RUL-94")
    team: str

    def apply(self, state: DRState) -> None:
        members = [hero for hero in state.party if state.teams[hero] == self.team]
        for hero in members:
            state.heroes[hero].space = ""
            for cards in state.track.values():
                if hero in cards:
                    cards.remove(hero)
        for led in (state.familiars, state.companions):
            for name in [name for name, one in led.items() if one.owner in members]:
                del led[name]
        if state.turn is not None and state.turn.card in members:
            state.turn.is_over = True


class Learned(Event, frozen=True):
    """A Hero has learned a level of a Skill card or of the Role, with a cube; or a Class Ability (DR-CAM-06, DR-CLS-04)."""

    basis: ClassVar[tuple[str, ...]] = (
        *("DR-ONE-02", "DR-ONE-03", "DR-ONE-04"),
        "DR-ROL-03",
    )
    hero: str
    subject: str
    level: int = 0
    """0 of a Class Ability."""
    colour: str = ""
    """Of the Action Cube gained (DR-HER-05)."""

    def apply(self, state: DRState) -> None:
        own = state.heroes[self.hero]
        if not self.level:
            own.abilities.append(self.subject)
            return
        own.learned[self.subject] = self.level
        own.available[self.colour] = own.available.get(self.colour, 0) + 1


class Rested(Event, frozen=True):
    """A Hero is at full Health (DR-CAM-10, DR-SEQ-03)."""

    hero: str
    health: int

    def apply(self, state: DRState) -> None:
        state.heroes[self.hero].health = self.health


class CampLaid(Event, frozen=True):
    """The Camp items left of those laid out last: the previous Camp item deck (DR-CAM-05)."""

    cards: tuple[str, ...]

    def apply(self, state: DRState) -> None:
        if state.campaign is not None:
            state.campaign.camp = list(self.cards)
