"""Lessons: where one is follows from the game, what is open and what others do, and what is wrong with a file."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import BadInput, SaveError, Session, load, save, verify
from tenebra.kit.files import TextFile
from tenebra.kit.lessons import Lesson
from tests.games.scenery import scene

DUEL = """
game = "dungeon-venture"
map = '''
+-+-+-+-+
|V . . k|
+ + + + +
|N S W .|
+-+-+-+-+
'''
turn = "vardak"
initiative = ["kobold"]
dice = ["hit hit", "miss miss miss miss"]
[lesson]
seats = ["vardak"]
script = ["keeper: attack vardak", "keeper: move B1"]
[[lesson.step]]
id = "look"
focus = ["piece vardak"]
[[lesson.step]]
id = "stay"
open = ["end"]
until = "choice end"
[[lesson.step]]
id = "hurt"
until = "event Wounded figure=vardak"
[[lesson.step]]
id = "rest"
open = ["rest"]
until = "choice rest"
[[lesson.step]]
id = "farewell"
"""


def read(text: str) -> Lesson[Any]:
    return Lesson(GAME, GAME.builder, "duel", TextFile(text, "duel.toml"), GAME.package)


def others_play(lesson: Lesson[Any], session: Session[Any]) -> None:
    """Whoever is not the learner does what the script says, else what is offered last."""
    while session.decision is not None and session.decision.seat not in lesson.seats:
        seat, option = lesson.scripted(session, session.decision) or ("", str(session.decision.options()[-1]))
        session.choose(option, seat)


def test_where_one_is_follows_from_what_was_done() -> None:
    lesson = read(DUEL)
    session = lesson.begin("seed")
    assert lesson.at(session) == 1, "what is only read is not waited for"
    session.choose("end")
    assert lesson.at(session) == 2
    others_play(lesson, session)
    assert session.state.figures["kobold-1"].space == "B1", "as the script says"
    assert session.state.figures["vardak"].wounds == 2, "as the dice were laid out"
    assert lesson.at(session) == 3
    session.undo(len(session.inputs))
    assert lesson.at(session) == 1


def test_an_event_before_the_step_does_not_count() -> None:
    lesson = read(DUEL.replace('until = "choice end"', 'until = "event Wounded figure=vardak"'))
    session = lesson.begin("seed")
    session.choose("end")
    others_play(lesson, session)
    assert lesson.at(session) == 2, "one Wound is not two"


def test_only_what_the_step_leaves_open_is_open_and_nobody_is_stuck() -> None:
    lesson = read(DUEL)
    session = lesson.begin("seed")
    assert lesson.open_options(session, "vardak") == ["end"]
    assert lesson.open_options(session, "keeper") is None
    question = lesson.gated(scene(session, "vardak").question, session, "vardak")
    assert question is not None
    assert question.best == "end"
    assert {choice.key for choice in question.choices if not choice.is_shut} == {"end"}
    assert len(question.choices) > 1
    session.choose("end")
    others_play(lesson, session)
    while session.decision is not None and session.decision.seat != "vardak":
        session.choose(str(session.decision.options()[-1]))
    assert lesson.steps[lesson.at(session)].open == ["rest"]
    assert session.decision is not None
    assert "rest" not in map(str, session.decision.options())
    assert lesson.open_options(session, "vardak") is None, "where nothing fits, all is open"


def test_a_lesson_is_saved_with_its_dice_and_says_so() -> None:
    lesson = read(DUEL)
    session = lesson.begin("seed")
    session.choose("end")
    again = load(GAME, save(session))
    assert (again.start.dice, again.start.scenario) == (("hit hit", "miss miss miss miss"), "lesson-duel")
    others_play(lesson, session)
    others_play(lesson, again)
    assert again.fingerprint() == session.fingerprint()
    assert load(GAME, save(again)).fingerprint() == again.fingerprint()
    with pytest.raises(SaveError, match="laid out for a lesson"):
        verify(GAME, save(again))


@pytest.mark.parametrize(
    ("before", "after", "said", "line"),
    [
        ('focus = ["piece vardak"]', 'focus = ["figure vardak"]', "no focus 'figure'", 18),
        ('focus = ["piece vardak"]', 'focus = ["part cellar"]', "no part 'cellar'", 18),
        ('focus = ["piece vardak"]', 'focus = ["piece"]', "points at nothing", 18),
        ('until = "choice end"', 'until = "sunset"', "write `choice`", 22),
        ("event Wounded figure=vardak", "event Sneezed", "no event 'Sneezed'", 25),
        ('seats = ["vardak"]', 'seats = ["gronk"]', "no seat 'gronk'", 14),
        ("keeper: move B1", "ghost: move B1", "no seat 'ghost'", 15),
        ('id = "rest"', 'id = "hurt"', "two steps are called 'hurt'", 24),
        ('id = "rest"', 'id = "rest"\nopens = ["x"]', "unknown field `opens`", 28),
        ("[lesson]", "[lessen]", "unknown field `lessen`", 13),
    ],
)
def test_what_is_wrong_is_named_by_its_line(before: str, after: str, said: str, line: int) -> None:
    with pytest.raises(BadInput, match=said) as wrong:
        read(DUEL.replace(before, after, 1))
    assert (wrong.value.source, wrong.value.line) == ("duel.toml", line)


def test_a_situation_is_no_lesson() -> None:
    with pytest.raises(BadInput, match="has a"):
        read(DUEL[: DUEL.index("[lesson]")])
