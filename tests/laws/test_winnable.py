"""Every position can still be won, or the game has said that it is lost: nothing takes for ever what an objective needs.

Looked for at every safe point of random and of advised games, and of games in which the worst is dealt first: all rocks have
fallen, the cards that block spaces are on the Overlord's hand, and his side plays whatever it can.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any

import pytest

from tenebra.games.descent.rules import traps
from tenebra.games.registry import GAMES, OWN
from tenebra.kernel import Chance, Session, copy_of
from tests.laws.play import SEED, advised, advised_moves, begin, played_again, random_moves
from tests.laws.winnable import Winnable, winnable

WINNABLE: Mapping[str, Winnable] = {game.id: winnable(game.id) for game in OWN}
CHOICES = 2_500
HARMFUL = ("play", "cast")
"""What the other side does whenever it can."""


def worst_moves(session: Session[Any], seed: str) -> Iterator[Session[Any]]:
    """The worst is dealt as soon as the first round has begun; then heroes follow the advice, and the other side does harm."""
    hopes, worst = WINNABLE[session.ruleset.id].hopes, WINNABLE[session.ruleset.id].worst
    started = next((s for s in advised_moves(session) if hopes(s.safe_state()).now), None)
    if started is None or worst is None:
        return
    state = started.safe_state()
    worst(state)
    session = Session.resume(session.ruleset, session.start, state, Chance(seed.encode()))
    pick = random.Random(seed)
    for _ in range(CHOICES):
        if session.decision is None:
            return
        yield session
        session.choose(*pick.choice(harmful(session) or [advised(session)]))


def harmful(session: Session[Any]) -> list[tuple[str, str]]:
    """What a side that is not the heroes' can play or cast, but for what it keeps."""
    game, decision, state = session.ruleset.id, session.decision, session.state
    assert decision is not None
    others = [seat for seat in decision.seats if seat not in GAMES[game].sides()["heroes"]]
    found = [(str(option), seat) for seat in others for option in decision.options(seat) if str(option).startswith(HARMFUL)]
    kept = [(option, seat) for option, seat in found if WINNABLE[game].keeps(state, option)]
    return [one for one in found if one not in kept] or [("pass", seat) for _, seat in kept]


def is_on(session: Session[Any]) -> bool:
    return session.decision is not None


MANNERS: Mapping[str, Callable[[Session[Any], str], Iterator[Session[Any]]]] = {
    "random": lambda session, seed: random_moves(session, seed, CHOICES),
    "advised": lambda session, seed: takewhile(is_on, played_again(session.ruleset.id, session.start.scenario, SEED)),
    "worst": worst_moves,
}


def first_breach(session: Session[Any], manner: str, seed: str) -> str:
    """Where a position comes that cannot be won, though nobody is told so; "" if none does."""
    for moment in MANNERS[manner](session, seed):
        if lost := out_of_reach(moment):
            return f"{len(moment.inputs)} choices: {lost} is out of reach"
    return ""


def out_of_reach(session: Session[Any]) -> list[Any]:
    """The objectives that nothing could bring about any more, at the last safe point: after it a deed may be half done."""
    hopes = WINNABLE[session.ruleset.id].hopes(session.safe_state())
    return hopes.lost() if hopes.now else []


@pytest.mark.parametrize("manner", MANNERS)
def test_nothing_takes_for_ever_what_is_needed(game: str, scenario: str, manner: str) -> None:
    if game not in WINNABLE or (manner == "worst" and WINNABLE[game].worst is None):
        pytest.skip("nothing can be dealt in it that would be in the way")
    assert first_breach(begin(game, scenario, f"winnable {manner}"), manner, f"winnable {manner}") == ""


# --- it can fail


SPOILED = [((game, scenario), *rest) for game, said in WINNABLE.items() for scenario, *rest in said.spoiled]


@pytest.mark.parametrize(("where", "spoil", "objective"), SPOILED)
def test_what_is_lost_for_ever_is_noticed(where: tuple[str, str], spoil: Callable[[Any], None], objective: str) -> None:
    hopes = WINNABLE[where[0]].hopes
    session = next(moment for moment in advised_moves(begin(*where, "spoiled")) if hopes(moment.safe_state()).now)
    assert out_of_reach(session) == []
    state = session.safe_state()
    spoil(state)
    assert objective in [phrase.name for phrase in hopes(copy_of(state)).lost()]


def test_a_trap_that_buries_what_is_needed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traps, "may_fall", lambda *_: True)
    seeds = (f"buried {number}" for number in range(20))
    assert any(first_breach(begin("descent", "into-the-dark", seed), "worst", seed) for seed in seeds)
