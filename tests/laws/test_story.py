"""Every game tells its story: the goal with its progress, what was read aloud, what decided it, and what its dice were."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from typing import Any

from tenebra.kernel import Chance, Rolled, Session, draws_of, journal_of
from tenebra.kernel.chance import key_of
from tenebra.kit.ending import HEROES
from tenebra.kit.words import LANGUAGES, Words, read_messages
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


OF_THE_HEROES = {"", "blurb", "intro", "goal", "objectives", "rules", "notes", "idea"}
"""What stands on the page of a scenario and is no ending."""


def others(game: str) -> list[tuple[str, str]]:
    """The sides against the Heroes, each with a seat."""
    return [(side, seats[0]) for side, seats in GAMES[game].sides().items() if side != HEROES]


def endings_of(game: str, scenario: str) -> list[str]:
    """Every text of an ending that the Heroes may be told."""
    page = read_messages(GAMES[game].folder(), "en")[0][f"scenario-{scenario}"].variables
    return [f"scenario-{scenario}.{part}" for part in page if part not in OF_THE_HEROES]


def scenery_of(game: str, scenario: str) -> list[str]:
    """The texts that say what a newly seen area looks like."""
    messages = read_messages(GAMES[game].folder(), "en")[0]
    areas = (id for id in messages if id.startswith(f"area-{scenario}-"))
    return [f"{id}.enter" for id in areas if "enter" in messages[id].variables]


def test_nobody_is_told_the_other_sides_story(game: str, scenario: str) -> None:
    package = GAMES[game]
    for side, seat in others(game):
        assert package.side_of(seat) == side
        said = [id for id in package.content_words() if id.startswith(f"say-{scenario}-")]
        for language in LANGUAGES:
            words = words_of(language, game)
            openings = [package.opening(scenario, words, one) for one in (HEROES, side)]
            told = [
                {
                    *opening,
                    package.paint.goal_of(scenario, words, one),
                    *(words.to(one, id) for id in (*endings_of(game, scenario), *said)),
                }
                for one, opening in zip((HEROES, side), openings, strict=True)
            ]
            assert told[0].isdisjoint(told[1])
            assert len(openings[1]) == len(openings[0]) + 1, "the same parts, and advice"
            assert not any(MISSING in text or not text for text in told[1])


def test_a_seats_goal_shows_the_aim_of_its_own_side(game: str, scenario: str) -> None:
    package, session = GAMES[game], begin(game, scenario, "story")
    for _, seat in others(game):
        for language in LANGUAGES:
            words, seen = words_of(language, game), []
            for one in (package.seats(session.state)[-1], seat):
                view = session.view(one)
                seen.append(package.paint.objectives(view, package.voices(words, view.state)))
                assert not any(MISSING in aim.text for aim in seen[-1])
            theirs, own = ({aim.text for aim in aims if not aim.is_threat} for aims in seen)
            assert own, "he has something to do"
            assert theirs.isdisjoint(own)
            assert any(aim.is_threat for aim in seen[1]), "he is told what the Heroes are after"


def test_a_finished_game_is_looked_back_upon_and_its_draws_follow_from_the_seed(game: str, scenario: str) -> None:
    looks_back(game, scenario)
    draws_again(game, scenario)


def looks_back(game: str, scenario: str) -> None:
    """What was read aloud, what everybody did, when it was decided."""
    package, session = GAMES[game], finished(game, scenario)
    seat = package.seats(session.state)[-1]
    view, events = session.view(seat), session.numbered(seat)
    moments = range(len(session.inputs) + 1)
    for _, other in others(game):
        told = [package.chronicle(session.numbered(one), session.view(one), words_of("en", game)) for one in (seat, other)]
        theirs, own = ({line.tale.text for line in lines if line.tale is not None} for lines in told)
        assert theirs.isdisjoint(own)
        assert not theirs & {line.text for line in told[1]}
        described = (words_of("en", game).say(id) for id in scenery_of(game, scenario))
        assert own.isdisjoint(described), "whoever laid a room out knows what is in it"
    for language in LANGUAGES:
        words = words_of(language, game)
        story = package.story(events, view, words, package.side_of(seat))
        assert story[0].title == words.say(f"scenario-{scenario}")
        assert package.epilogue(session.state, words, package.side_of(seat)) in story
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
