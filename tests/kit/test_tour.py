"""The guided tour: which lessons fit."""

from __future__ import annotations

from tenebra.kit.scene import Choice, NotNow
from tenebra.kit.tour import lessons_of


def say(id: str, **about: str | int) -> str:
    return f"{id} {about['touch']}"


def test_a_lesson_fits_where_it_can_be_tried() -> None:
    walk = Choice("move A2", "Move", "space", "run", path=("A2",))
    end = Choice("end", "End", "end", "stop", is_last=True)
    first = lessons_of(say, [walk], (), {"dig": False})
    assert [(lesson.id, lesson.fits) for lesson in first] == [
        ("welcome", True),
        ("move", True),
        ("attack", False),
        ("dig", False),
        ("why", False),
        ("end", False),
    ]
    then = lessons_of(say, [end], (NotNow("Rest", "bed", "no", "XX-01"),), {"dig": True})
    assert [lesson.id for lesson in then if lesson.fits] == ["welcome", "dig", "why", "end"]
    assert (then[1].text, then[1].touch) == ("tour-move no", "tour-move yes")
