"""The progress of a lesson at the text table: which of its steps have been told."""

from __future__ import annotations

from typing import Any

from tenebra.kernel import Session
from tenebra.kit.lessons import Lesson
from tenebra.kit.words import Words

TYPED = ".typed"
"""The attribute of a step's words for the text table, where they differ from those for the page."""


class LessonProgress:
    """The number of steps of a lesson that were told. Which step is to be done follows from the game."""

    def __init__(self, lesson: Lesson[Any], session: Session[Any]) -> None:
        self.lesson = lesson
        self.read = lesson.at(session) if session.inputs else 0

    def news(self, session: Session[Any], words: Words) -> list[str]:
        """The words of the steps not told yet, up to the one to be done; after an undo that one again."""
        ids = list(self.lesson.word_ids())
        last = min(self.lesson.at(session), len(ids) - 1)
        first = min(self.read, last) if last + 1 < self.read else self.read
        self.read = last + 1
        return [self._told(number, ids, words) for number in range(first, last + 1)]

    def _told(self, number: int, ids: list[str], words: Words) -> str:
        id = f"{ids[number]}{TYPED}"
        text = words.say(id if words.has(id) else ids[number])
        return words.say("table-lesson", step=number + 1, all=len(ids), text=text)
