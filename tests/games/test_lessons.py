"""Every lesson of every game: played to its end by its own script, in both languages, and by whoever wanders from it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec
import pytest

from tenebra.kernel import Session, load, save
from tenebra.kit.lessons import SCENARIO, Lesson
from tenebra.kit.scene import Scene
from tenebra.kit.words import LANGUAGES
from tests.games.scenery import scene, words_of
from tests.games.shelf import GAMES

MOST_WORDS = 45
MOST_CHOICES = 400
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}:{lesson.name}") for game in GAMES.values() for lesson in game.lessons.values()
]


def taught(lesson: Lesson[Any], session: Session[Any], seat: str, language: str = "en") -> Scene:
    """The table as the learner sees it."""
    seen = scene(session, seat, language)
    return msgspec.structs.replace(seen, question=lesson.gated(seen.question, session, seat))


def played(game: Any, lesson: Lesson[Any], dice: random.Random | None = None) -> Iterator[Session[Any]]:
    """The session before each choice of the learner and at the end: by the brass button, or now and then by a whim."""
    session = lesson.begin("lesson")
    for _ in range(MOST_CHOICES):
        decision = session.decision
        if decision is None or lesson.at(session) == len(lesson.steps):
            break
        seat = decision.seat
        if (scripted := lesson.scripted(session, decision)) is not None:
            session.choose(scripted[1], scripted[0])
        elif seat not in lesson.seats or len(decision.options(seat)) == 1:
            session.choose(game.advise(session.view(seat)).option, seat)
        else:
            yield session
            question = taught(lesson, session, seat).question
            assert question is not None
            free = [choice.key for choice in question.choices if not choice.is_shut]
            session.choose(dice.choice(free) if dice is not None and dice.random() < 0.5 else question.best, seat)
    yield session


def is_there(focus: str, seen: Scene) -> bool:
    """What a step points at is on the table."""
    kind, _, name = focus.partition(" ")
    board = seen.board
    places = {space for room in getattr(board, "rooms", ()) for space in room.spaces}
    cards = [card.id for pile in seen.cards for card in pile.cards]
    choices = [choice.key for choice in seen.question.choices] if seen.question is not None else []
    return {
        "piece": name in [piece.id for piece in seen.pieces],
        "place": name in places,
        "door": name in [door.id for door in board.doors],
        "plate": name in [plate.id for plate in seen.plates],
        "card": any(card == name or card.startswith(f"{name}.") for card in cards),
        "choice": any(fnmatchcase(key, name) for key in choices),
        "part": True,  # which parts there are, the page says: tests/web/test_lessons.py
    }[kind]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_its_own_script_leads_to_its_end(game: Any, lesson: Lesson[Any]) -> None:
    seen: set[int] = set()
    session = None
    for session in played(game, lesson):
        at = lesson.at(session)
        first = max((n for n in range(at) if lesson.steps[n].until), default=-1) + 1
        for number in range(first, min(at + 1, len(lesson.steps))):
            if number in seen:
                continue
            seen.add(number)
            view = taught(lesson, session, lesson.seats[0])
            missing = [focus for focus in lesson.steps[number].focus if not is_there(focus, view)]
            assert not missing, f"{lesson.steps[number].id} points at {missing}"
    assert session is not None
    assert lesson.at(session) == len(lesson.steps)
    assert seen == set(range(len(lesson.steps))), "every step is come to"
    assert session.game.chance.count >= len(session.start.dice), "all dice that were laid out have fallen"
    assert game.ending(session.outcome, words_of(game.id, "en")).winners, "whoever learns wins"


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whoever_wanders_within_what_is_open_gets_there_too(game: Any, lesson: Lesson[Any], seed: int) -> None:
    *_, session = played(game, lesson, random.Random(seed))
    assert lesson.at(session) == len(lesson.steps)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_goes_on_after_being_saved_at_any_step(game: Any, lesson: Lesson[Any]) -> None:
    for session in played(game, lesson):
        again = load(game, save(session))
        assert lesson.at(again) == lesson.at(session)
        assert again.fingerprint() == session.fingerprint()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_its_words_are_short_and_its_table_has_a_name(game: Any, lesson: Lesson[Any], language: str) -> None:
    book = lesson.book(words_of(game.id, language))
    assert len(book.steps) == len(lesson.steps)
    for step in book.steps:
        assert 5 <= len(step.text.split()) <= MOST_WORDS, step.id
        assert "⟨" not in step.text
    for session in played(game, lesson):
        view = taught(lesson, session, lesson.seats[0], language)
        assert view.title == book.name
        assert view.goal
        assert SCENARIO not in str([room.name for room in getattr(view.board, "rooms", ())])


def test_the_games_of_the_box_can_be_learnt() -> None:
    assert {game.id for game in GAMES.values() if game.lessons} >= {"dungeon-venture", "massive-darkness"}
