"""Heroes between Adventures and against each other, told as events: what they learn, where they stand, teams that fall."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import SKILLS, STANDING, DRState, forget
from tenebra.kernel import Event


class TeamDefeated(Event, frozen=True):
    """A team is out of the match: its Heroes and all who follow them leave the board (DR-PVP-11, DR-RUL-94)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-RUL-94",)
    team: str

    def apply(self, state: DRState) -> None:
        forget(state, STANDING, SKILLS)
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
