"""Every game tells its story: the goal with its progress, what was read aloud, what decided it, and what its dice were."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from typing import Any

from tenebra.kernel import Chance, Rolled, Session, draws_of, journal_of
from tenebra.kernel.chance import key_of
from tenebra.kit.words import LANGUAGES, Words
from tests.games.shelf import GAMES
from tests.laws.play import begin, random_moves

MISSING = "⟨"


@cache
def words_of(language: str, game: str) -> Words:
    return Words(language, GAMES[game])


@lru_cache(maxsize=1)
def finished(game: str, scenario: str) -> Session[Any]:
    session = begin(game, scenario, "story")
    for _ in random_moves(session, "story"):
        pass
    assert session.outcome
    return session


def test_the_goal_is_told_with_its_progress(game: str, scenario: str) -> None:
    package, session = GAMES[game], begin(game, scenario, "story")
    view = session.view(package.seats(session.state)[-1])
    for language in LANGUAGES:
        scene = package.scene(view, words_of(language, game), lambda _: None)
        assert scene.goal
        assert not any(MISSING in one.text for one in scene.objectives)
        assert game == "barrow-bull" or any(not one.is_threat for one in scene.objectives)


def test_a_finished_game_is_looked_back_upon_and_its_draws_follow_from_the_seed(game: str, scenario: str) -> None:
    looks_back(game, scenario)
    draws_again(game, scenario)


def looks_back(game: str, scenario: str) -> None:
    """What was read aloud, what everybody did, when it was decided."""
    package, session = GAMES[game], finished(game, scenario)
    seat = package.seats(session.state)[-1]
    view, events = session.view(seat), session.numbered(seat)
    moments = range(len(session.inputs) + 1)
    for language in LANGUAGES:
        words = words_of(language, game)
        story = package.story(events, view, words)
        assert story[0].title == words.say(f"scenario-{scenario}")
        assert package.epilogue(session.state, words) in story
        scene = package.scene(view, words, lambda _: None)
        assert scene.objectives == ()
        assert "acting" not in {mark for piece in scene.pieces for mark in piece.status}
        assert "acting" not in {mark for plate in scene.plates for mark in plate.status}
        found = package.aftermath(events, view, words, lambda number: bisect_right(moments, number, key=session.events_at))
        assert MISSING not in str((story, found))
        assert sum(tally.dealt for tally in found.tallies) <= sum(tally.taken for tally in found.tallies)
        assert not any(tally.finds for tally in found.tallies if not tally.who)
        assert len({point.text for point in found.points}) == len(found.points)
        for point in found.points[:1]:
            # what came of a choice may have led on to the next round
            assert session.moment(point.choices).state.round - point.round in (0, 1)


def draws_again(game: str, scenario: str) -> None:
    """Every roll and shuffle, from the seed alone."""
    session = finished(game, scenario)
    told = [event for event in session.events if isinstance(event, Rolled)]
    found = draws_of(GAMES[game], journal_of(session), told)
    chance = Chance(key_of(session.start.seed), found.count)
    assert [tuple(chance.fair(draw.sizes)) for draw in found.draws] == [draw.drawn for draw in found.draws]
    rolls = [draw for draw in found.draws if draw.kind == "roll"]
    assert [draw.faces for draw in rolls] == [event.faces for event in told]
    assert all(
        tuple(found.dice[die][number] for die, number in zip(draw.dice, draw.drawn, strict=True)) == draw.faces for draw in rolls
    )
