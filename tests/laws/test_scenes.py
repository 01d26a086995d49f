"""Scenes that are put together from kept parts are, byte by byte, those that each seat's own view would have made."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from tenebra.kit.parts import WIRE, Parts
from tenebra.kit.words import LANGUAGES
from tests.games.scenery import words_of
from tests.games.shelf import GAMES
from tests.laws.play import begin

CHOICES = 400
"""Greedy games are over before that, or nearly."""
STRETCH, LOOKED_AT = 40, 8
"""Of each stretch of the game the first positions are looked at, one after the other."""
EYES = 2
"""Seats that look at each position: never the same two, so that what one has made is there for another."""


def test_a_scene_from_parts_is_the_scene_of_the_seats_own_view(game: str, scenario: str) -> None:
    package, session, parts = GAMES[game], begin(game, scenario, "parts"), Parts()
    made, undone = 0, False
    while len(session.inputs) < CHOICES:
        number, asked = len(session.inputs), session.decision
        eyes = (*package.seats(session.state), "spectator")
        for turn in range(EYES if number % STRETCH < LOOKED_AT or asked is None else 0):
            seat = eyes[(number + turn) % len(eyes)]
            # the languages change seldom, so that parts are used again in each
            words = words_of(game, LANGUAGES[number // 8 % len(LANGUAGES)])
            why_not = partial(asked.why_not, seat) if asked is not None and seat in asked.seats else lambda _: None
            view = session.view(seat)
            found = package.scene_in_parts(view, package.voices(words, view.state), why_not, parts)
            alone = package.scene(session.view(seat), words, why_not)
            assert set(found) == set(alone.__struct_fields__)
            for name, part in found.items():
                assert part == WIRE.encode(getattr(alone, name)), f"{name} of {seat} after {number} choices"
            if package.paint.in_the_open is not None:
                own = replace(package.paint, in_the_open=None)(package, view, words, why_not)
                for name in ("pieces", "plates", "order"):
                    assert getattr(own, name) == getattr(alone, name), f"{name} of {seat} after {number} choices, in the open"
            made += 1
        parts.turn()
        if asked is None:
            break
        session.choose(package.advise(session.view(asked.seat)).option, asked.seat)
        if number == STRETCH + 3 and not undone:
            session.undo(2)
            undone = True
    assert made > EYES * LOOKED_AT
