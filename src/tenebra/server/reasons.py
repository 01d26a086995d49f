"""Why computers did what they did, told beside what came of it to those who may know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from tenebra.kernel import View
from tenebra.kit.told import Told
from tenebra.kit.unforeseen import otherwise
from tenebra.players import Choice
from tenebra.server.easel import Easel, Played
from tenebra.tables.words import words_of

MOST = 40
"""Reasons told at once; who comes late need not know all of them."""


def with_reasons(easel: Easel, seat: str, language: str, lines: tuple[Told, ...]) -> tuple[Told, ...]:
    """The lines, with the reasons of the choices that brought them about."""
    session, reasons = easel.of.session, easel.of.reasons
    if not lines or not reasons:
        return lines
    heroes = easel.of.game.sides().get("heroes", ())
    out, numbers = list(lines), [line.number for line in lines]
    for number in islice(reversed(reasons), MOST):
        by, choice = reasons[number]
        first, last = session.events_at(number), session.events_at(number + 1)
        brought = range(bisect_left(numbers, first), bisect_left(numbers, last))
        at = next((at for at in brought if out[at].text and is_theirs(out[at], by, heroes)), None)
        if at is not None and (why := _reason(easel, number, by, choice, seat, language)):
            out[at] = msgspec.structs.replace(out[at], why=why)
    return tuple(out)


def is_theirs(line: Told, by: str, heroes: Sequence[str]) -> bool:
    """A line is about whoever made the choice: where a turn ends, the next line is already about somebody else."""
    if line.seat:
        return line.seat == by
    return by not in heroes or line.side not in ("foe", "boss")


def _reason(easel: Easel, number: int, by: str, choice: Choice, seat: str, language: str) -> str:
    """Why a choice was made, as far as a seat may know; nothing where that cannot be said."""
    where = f"the reason {choice.why}, {easel.of.game.id}"
    return otherwise("", where, lambda: _known_reason(easel, number, by, choice, seat, language))


def _known_reason(easel: Easel, number: int, by: str, choice: Choice, seat: str, language: str) -> str:
    game, view = easel.of.game, easel.view_of_choice(number, by)
    if game.is_secret(view, choice.option):
        return ""
    if game.is_private(choice.option, choice.about) and not _is_same_side(easel.of, seat, by):
        return ""
    return reason_in_words(easel.of, choice, view, language)


def reason_in_words(of: Played, choice: Choice, view: View[Any], language: str) -> str:
    """A reason as a sentence; empty if there is none."""
    return of.game.why(choice.why, choice.about, view, words_of(language, of.game.id)) if choice.why else ""


def _is_same_side(of: Played, one: str, other: str) -> bool:
    return one == other or any(one in side and other in side for side in of.game.sides().values())
