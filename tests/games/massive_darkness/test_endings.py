"""Endings fit their cause: each way in which a Mission can be lost has its own words."""

from __future__ import annotations

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Session
from tenebra.kit.decks import Deck
from tenebra.kit.ending import HEROES
from tests.games.massive_darkness.scenery import words


def lost(scenario: str) -> MDState:
    """A Mission that was lost, nobody knows how."""
    session: Session[MDState] = Session.begin(GAME, scenario, "1")
    session.state.outcome = "defeat"
    return session.state


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_each_way_to_lose_has_its_own_words(scenario: str) -> None:
    causes = {"fallen": lost(scenario), "time": lost(scenario)}
    next(iter(causes["fallen"].heroes.values())).is_dead = True
    causes["fallen"].lifebringer = 0
    assert "round" in [phrase.verb for phrase in SHEETS[scenario].losses]
    for phrase in SHEETS[scenario].losses:
        state = lost(scenario)
        if phrase.verb == "count":
            state.counters[phrase.name] = phrase.number
            causes[phrase.name] = state
        elif phrase.verb == "lost":
            state.decks["treasure"] = Deck(discard=[f"{phrase.name}.1"])
            causes["lost"] = state
    assert {cause: GAME.cause(state) for cause, state in causes.items()} == {cause: cause for cause in causes}
    for language in ("en", "it"):
        told = [GAME.epilogue(state, words(language), HEROES).text for state in causes.values()]
        assert len(set(told)) == len(told)
