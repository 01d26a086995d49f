"""The advice helps no enemy and harms no friend where the rules leave the choice: by effect and side, whatever the card.

A choice that is aimed at somebody or something is a breach if it helps an enemy or harms a friend before the next question of
anybody's turn, or of the other side, and the same deed with another aim, or letting it be, would have done as much good with less
harm, whatever dice fall. So nobody is blamed for bad luck, nor for an area attack that hits foes for more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tenebra.kernel import Option, Session, copy_of
from tests.laws.known import Deeds, known_of
from tests.laws.play import advised, begin, seeds

AIMS = ("target", "at", "to", "who", "figure", "name", "on", "side", "origin")
"""The fields of options that say at whom or what a deed is aimed."""
GROUND = ("move", "go", "leap", "climb", "jump", "stairs", "travel", "guide", "place", "open", "interact", "give", "reinforce")
"""Kinds of options whose worth is not whom they wound or heal: they are walked, paid or bargained for."""
LET_BE = ("done", "pass", "enough", "nothing")
FUTURES = (None, b"other", b"dice", b"yet again")
LONGEST = 25


class Outcome(NamedTuple):
    good: int
    harm: int

    def is_better_than(self, other: Outcome) -> bool:
        return self.good >= other.good and self.harm < other.harm

    def is_as_good_as(self, other: Outcome) -> bool:
        return self.good >= other.good and self.harm <= other.harm


def deeds_of(session: Session[Any]) -> Deeds:
    deeds = known_of(session.ruleset.id).deeds
    assert deeds is not None
    return deeds


def after(session: Session[Any], option: Option | str, seat: str, key: bytes | None = None) -> Outcome:
    """What a choice brings to the sides until it is over, all going on as the advice would."""
    (effects, side, turns), future = deeds_of(session), session.fork(key)
    before, told = copy_of(future.state), len(future.events)
    mine, good, harm = side(before, seat), 0, 0
    future.choose(option, seat)
    for _ in range(LONGEST):
        asked = future.decision
        if asked is None or asked.prompt in turns or any(side(before, other) != mine for other in asked.seats):
            break
        future.choose(*advised(future))
    for who, change, by in effects(future.events[told:]):
        if (side(before, who) == mine) == (change > 0):
            good += abs(change)
        elif not by or side(before, by) == mine:
            harm += abs(change)
    return Outcome(good, harm)


def deed(option: Option) -> tuple[Any, ...]:
    """All of an option but at whom or what it is aimed."""
    return type(option), *(getattr(option, field) for field in option.__struct_fields__ if field not in AIMS)


def is_aimed(option: Option) -> bool:
    return any(getattr(option, aim, "") for aim in AIMS) and option.__struct_config__.tag not in GROUND


def otherwise(session: Session[Any], chosen: Option, seat: str) -> list[Option]:
    """The same deed with another aim, and letting it be in the middle of a turn."""
    assert session.decision is not None
    may_let_be = session.decision.prompt not in deeds_of(session).turns
    return [
        option
        for option in session.decision.options(seat)
        if (deed(option) == deed(chosen) and option != chosen) or (may_let_be and option.__struct_config__.tag in LET_BE)
    ]


def breaches(session: Session[Any]) -> Iterator[str]:
    """Play on as the advice would, and say where it should not have."""
    while session.decision is not None:
        option, seat = advised(session)
        chosen = session.decision.find(option, seat, session.ruleset.options)
        others = otherwise(session, chosen, seat) if is_aimed(chosen) else []
        outcome = after(session, chosen, seat) if others else Outcome(0, 0)
        if outcome.harm:
            futures = [after(session, chosen, seat, key) for key in FUTURES]
            for other in others:
                if not after(session, other, seat).is_better_than(outcome):
                    continue
                better = [after(session, other, seat, key) for key in FUTURES]
                if all(one.is_as_good_as(than) for one, than in zip(better, futures, strict=True)):
                    yield f"{len(session.inputs)} {seat}: {chosen} {outcome}, not {other} {better[0]}"
                    break
        session.play(chosen, seat)


def test_the_advice_helps_no_enemy_and_harms_no_friend(game: str, scenario: str) -> None:
    if known_of(game).deeds is None:
        pytest.skip("it is too small to have anything to choose between")
    assert [(seed, breach) for seed in seeds(game) for breach in breaches(begin(game, scenario, seed))] == []
