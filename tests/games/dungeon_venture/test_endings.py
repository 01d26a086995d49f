"""Endings fit their cause: each way in which an Adventure can end has its own words."""

from __future__ import annotations

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import DVState, heroes_in_order
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tests.games.dungeon_venture.scenery import words


def lost(scenario: str) -> DVState:
    """An Adventure in its first round that the Keeper has won, nobody knows how; all Heroes are on the board."""
    session: Session[DVState] = Session.begin(GAME, scenario, "1")
    while session.state.round < 1 or len(session.state.figures) < 4:
        assert session.decision is not None
        seat = session.decision.seats[0]
        session.play(session.decision.options(seat)[0], seat)
    session.state.outcome = "keeper"
    return session.state


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_each_way_to_lose_has_its_own_words(scenario: str) -> None:
    sheet = SHEETS[scenario]
    causes = {"left": lost(scenario), "fallen": lost(scenario)}
    causes["fallen"].dead = heroes_in_order(causes["fallen"])
    causes["fallen"].figures.clear()
    for phrase in sheet.losses:
        state = lost(scenario)
        if phrase.verb == "round":
            state.round = phrase.number + 1
            causes["time"] = state
        else:
            state.counters[phrase.name] = phrase.number
            causes[phrase.name] = state
    assert {cause: GAME.cause(state) for cause, state in causes.items()} == {cause: cause for cause in causes}
    for language in ("en", "it"):
        told = [GAME.epilogue(state, words(language), HEROES).text for state in causes.values()]
        assert len(set(told)) == len(told)


def test_the_wild_hunt_ends_by_lamps_or_by_the_huntsmans_death() -> None:
    state, told = lost("wild-hunt"), {}
    state.outcome = "heroes"
    for on in ("defeat", "count"):
        state.sprung = [index for index, rule in enumerate(SHEETS["wild-hunt"].own_rules) if rule.on.verb == on][-1:]
        told[on] = GAME.epilogue(state, words("en"), HEROES).text
    assert "other side of it" in told["defeat"]
    assert told["count"] == words("en").say("scenario-wild-hunt.victory")
