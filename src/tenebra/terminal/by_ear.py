"""The table in sentences: what has changed, the choices one by one, and what Enter does. For those who do not see a drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tenebra.terminal.menu import MenuLine

if TYPE_CHECKING:
    from tenebra.terminal.table import TextTable

PAGE = 12
"""Options on a page when they are read aloud."""


def describe(table: TextTable, is_all: bool = False) -> None:
    """The position in sentences: what has changed since this person heard it last, or all."""
    sentences = table.game.sentences(table.view(), table.words)
    known = set() if is_all else table.described.get(table.last_person, set())
    table.described[table.last_person] = {sentence.news for sentence in sentences}
    news = [sentence.text for sentence in sentences if sentence.news not in known]
    for line in ["", *news] if news else ():
        table.console.say(line)


def read_choices(table: TextTable, is_all: bool) -> None:
    """The choices that were not read out for the same question before, and what Enter does."""
    decision = table.session.decision
    assert decision is not None
    asked = f"{table.last_person} {decision.prompt}"
    before = table.offered[1] if table.offered[0] == asked and not is_all else frozenset()
    table.offered = asked, frozenset(table.described_as(line) for line in table.menu)
    shown = table.menu[:PAGE]
    left_out = [line for line in table.menu if table.described_as(line) in before]
    if left_out and 2 * len(left_out) >= len(table.menu):
        table.page = -1
        shown = [line for line in table.menu if line not in left_out][:PAGE]
        _read(table, shown)
        table.console.say(table.say("table-as-before", number=len(left_out)))
    else:
        read_page(table)
    default = default_of(table)
    if default is not None:
        option = "" if default in shown else default.choice.label
        table.console.say(table.say("table-default", number=default.number, option=option or "none"))


def default_of(table: TextTable) -> MenuLine | None:
    """What Enter does where nothing is drawn: lets a window pass, else the step put forward; never what is final."""
    question = table.scene.question
    if question is None or not table.console.plain:
        return None
    lines = [line for line in table.menu if not line.choice.is_final]
    if table.is_window():
        return next((line for line in lines if line.choice.is_last), None)
    return next((line for line in lines if line.choice.key == question.best), None)


def read_page(table: TextTable) -> None:
    """The next options, a few at a time, each on its line."""
    first = table.page * PAGE
    _read(table, table.menu[first : first + PAGE])
    left = len(table.menu) - first - PAGE
    if left > 0:
        table.console.say(table.say("table-more", left=left))
    elif table.page:
        table.console.say(table.say("table-no-more"))


def _read(table: TextTable, lines: Iterable[MenuLine]) -> None:
    """Options one by one; by ear a note is long enough once."""
    before = ""
    for line in lines:
        note = table.note(line)
        is_same = bool(note) and note == before
        said = f"{line.choice.label}: {table.say('table-same')}" if is_same else table.described_as(line)
        table.console.say(f"{line.number}. {said}")
        before = note
