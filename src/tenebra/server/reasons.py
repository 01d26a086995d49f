"""Reasons of computer players, added to the lines of the chronicle about their choices, for seats that may know them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from tenebra.kernel import View
from tenebra.kit.told import Told
from tenebra.kit.unforeseen import otherwise
from tenebra.players import PlayerChoice
from tenebra.server.scene_cache import PlayedGame, SceneCache
from tenebra.tables.words import words_of

MOST_REASONS = 40
"""Reasons told at once, at most: the latest."""


def with_reasons(scenes: SceneCache, seat: str, language: str, lines: tuple[Told, ...]) -> tuple[Told, ...]:
    """The lines of the chronicle, each first line about a choice with the reason of that choice."""
    session, reasons = scenes.of.session, scenes.of.reasons
    if not lines or not reasons:
        return lines
    heroes = scenes.of.game.sides().get("heroes", ())
    out, numbers = list(lines), [line.number for line in lines]
    for number in islice(reversed(reasons), MOST_REASONS):
        by, choice = reasons[number]
        first, last = session.events_at(number), session.events_at(number + 1)
        brought = range(bisect_left(numbers, first), bisect_left(numbers, last))
        at = next((at for at in brought if out[at].text and is_theirs(out[at], by, heroes)), None)
        if at is not None and (why := _reason(scenes, number, by, choice, seat, language)):
            out[at] = msgspec.structs.replace(out[at], why=why)
    return tuple(out)


def is_theirs(line: Told, by: str, heroes: Sequence[str]) -> bool:
    """Whether a line is about the seat that made the choice: when a turn ends, the next line is about somebody else."""
    if line.seat:
        return line.seat == by
    return by not in heroes or line.side not in ("foe", "boss")


def _reason(scenes: SceneCache, number: int, by: str, choice: PlayerChoice, seat: str, language: str) -> str:
    """The reason of a choice, as far as a seat may know; empty where it cannot be worded."""
    where = f"the reason {choice.why}, {scenes.of.game.id}"
    return otherwise("", where, lambda: _known_reason(scenes, number, by, choice, seat, language))


def _known_reason(scenes: SceneCache, number: int, by: str, choice: PlayerChoice, seat: str, language: str) -> str:
    game, view = scenes.of.game, scenes.view_of_choice(number, by)
    if game.is_secret(view, choice.option):
        return ""
    if game.is_private(choice.option, choice.about) and not _is_same_side(scenes.of, seat, by):
        return ""
    return reason_in_words(scenes.of, choice, view, language)


def reason_in_words(of: PlayedGame, choice: PlayerChoice, view: View[Any], language: str) -> str:
    """A reason as a sentence; empty if there is none."""
    return of.game.why(choice.why, choice.about, view, words_of(language, of.game.id)) if choice.why else ""


def _is_same_side(of: PlayedGame, one: str, other: str) -> bool:
    return one == other or any(one in side and other in side for side in of.game.sides().values())
