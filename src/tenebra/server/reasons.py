"""Why computers did what they did, told beside what came of it to those who may know."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec

from tenebra.kernel import View
from tenebra.kit.scene import Told
from tenebra.players import Choice
from tenebra.server.room import Room
from tenebra.server.trouble import words_of
from tenebra.tables.live import LiveTable

MOST = 40
"""Reasons told at once; who comes late need not know all of them."""


def with_reasons(room: Room, seat: str, language: str, lines: tuple[Told, ...]) -> tuple[Told, ...]:
    """The lines, with the reasons of the choices that brought them about."""
    table, session = room.table, room.table.session
    if not lines or not table.reasons:
        return lines
    out, numbers = list(lines), [line.number for line in lines]
    for choice in sorted(table.reasons)[-MOST:]:
        first, last = session.events_at(choice), session.events_at(choice + 1)
        at = next((at for at in range(bisect_left(numbers, first), len(out)) if out[at].text), len(out))
        if at < len(out) and numbers[at] < last and (why := _reason(room, choice, seat, language)):
            out[at] = msgspec.structs.replace(out[at], why=why)
    return tuple(out)


def _reason(room: Room, number: int, seat: str, language: str) -> str:
    """Why a choice was made, as far as a seat may know."""
    table = room.table
    by, choice = table.reasons[number]
    if not choice.why:
        return ""
    view = room.view_of_choice(number, by)
    if table.game.is_secret(view, choice.option):
        return ""
    if table.game.is_private(choice.option, choice.about) and not _is_same_side(table, seat, by):
        return ""
    return reason_in_words(table, choice, view, language)


def reason_in_words(table: LiveTable, choice: Choice, view: View[Any], language: str) -> str:
    """A reason as a sentence; empty if there is none."""
    return table.game.why(choice.why, choice.about, view, words_of(language, table.game.id)) if choice.why else ""


def _is_same_side(table: LiveTable, one: str, other: str) -> bool:
    return one == other or any(one in side and other in side for side in table.game.sides().values())
