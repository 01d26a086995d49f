"""No event tells a seat what it may not know, in any of its fields; and every mask there is is needed for that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.kernel import Chance, Event, Session
from tenebra.kit.package import GamePackage
from tenebra.kit.situations import make
from tests.games.shelf import GAMES
from tests.laws.masks import SPECTATOR, Watch
from tests.laws.play import SEED, begin, played_again, random_moves

CHOICES = 200
FEW = 3
CITED = ("rule", "also")
"""What an event cites is printed in the ledger."""
SITUATIONS = Path(__file__).parent.parent / "situations"
MOMENTS = Path(__file__).parent / "moments"

Run = tuple[str, str]
"""Where a game comes from: `random`, `advised` with a scenario; `situation` with its file."""


def played(game: str, run: Run) -> Iterator[Session[Any]]:
    """The session at its beginning, and after each choice."""
    how, what = run
    if how == "situation":
        file = Path(what)
        session, choices = GAMES[game].situation(file.read_text(encoding="utf-8"), file.name)
        if file.is_relative_to(MOMENTS):
            session = with_real_dice(session)
        yield session
        for choice in choices:
            make(session, choice)
            yield session
    elif how == "advised":
        yield from islice(played_again(game, what, SEED), CHOICES)
    else:
        session = begin(game, what, SEED)
        yield from random_moves(session, SEED, CHOICES)
        yield session


def with_real_dice(session: Session[Any]) -> Session[Any]:
    """A moment as it would be in a game, where decks that are shuffled do not keep their order."""
    origin = session.origin()
    assert origin is not None
    return Session.resume(session.ruleset, session.start, origin[0], Chance(b"moment"))


def breaches(game: str, run: Run) -> Iterator[str]:
    package, watch = GAMES[game], None
    for session in played(game, run):
        if watch is None:
            watch = Watch(session, package, (*one_of_each_side(package, session), SPECTATOR))
        yield from watch.breaches()
    assert watch is not None
    yield from watch.lost()


def one_of_each_side(package: GamePackage, session: Session[Any]) -> Iterator[str]:
    """Who sits on the same side may know the same, as other laws find out."""
    seats = package.seats(session.state)
    for side in package.sides().values():
        yield next(seat for seat in reversed(side) if seat in seats)


def situations(game: str) -> list[Run]:
    files = [*SITUATIONS.glob(f"{game}/*.toml"), *MOMENTS.glob(f"{game}/*.toml")]
    return [("situation", str(file)) for file in sorted(files)]


def runs(game: str) -> list[Run]:
    """Short ones first."""
    scenarios = GAMES[game].scenarios()
    return [*situations(game), *((how, scenario) for how in ("random", "advised") for scenario in scenarios)]


@cache
def kinds_told(game: str, run: Run) -> frozenset[str]:
    *_, last = played(game, run)
    return frozenset(type(event).__name__ for event in last.events)


@pytest.mark.parametrize("how", ["random", "advised"])
def test_no_event_tells_a_seat_what_it_may_not_know(game: str, scenario: str, how: str) -> None:
    assert list(breaches(game, (how, scenario))) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_event_of_a_situation_tells_a_seat_what_it_may_not_know(game: str) -> None:
    assert [(run[1], breach) for run in situations(game) for breach in breaches(game, run)] == []


def kinds_of(kind: type[Event]) -> Iterator[type[Event]]:
    for own in kind.__subclasses__():
        yield own
        yield from kinds_of(own)


Mask = Callable[[Any, str, Any], Event | None]


def bare(event: Event, seat: str, state: Any) -> Event:
    """A mask that is missing."""
    return event


def but_for(mask: Mask, field: str) -> Mask:
    """A mask that forgets a field."""

    def seen_by(event: Event, seat: str, state: Any) -> Event | None:
        told = mask(event, seat, state)
        return told and msgspec.structs.replace(told, **{field: getattr(event, field)})

    return seen_by


MASKED = [
    (game, kind)
    for game, package in GAMES.items()
    for kind in kinds_of(Event)
    if kind.__module__.startswith(package.package + ".") and "seen_by" in kind.__dict__
]


@pytest.mark.parametrize(("game", "kind"), MASKED, ids=[f"{game}:{kind.__name__}" for game, kind in MASKED])
def test_a_mask_that_is_missing_is_noticed(game: str, kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    few = list(islice(telling(game, kind), FEW))
    assert few, "nowhere told: draw a moment in which it is"
    mask: Mask = kind.seen_by
    for worse in (bare, *(but_for(mask, field) for field in hidden_fields(game, kind, few))):
        monkeypatch.setattr(kind, "seen_by", worse)
        assert any(breach for run in telling(game, kind) for breach in breaches(game, run))
        monkeypatch.undo()


def telling(game: str, kind: type[Event]) -> Iterator[Run]:
    """The games in which there is such an event."""
    return (run for run in runs(game) if kind.__name__ in kinds_told(game, run))


def hidden_fields(game: str, kind: type[Event], told: list[Run]) -> list[str]:
    """The fields that anybody is told otherwise than they are."""
    found = dict[str, None]()
    for run in told:
        *_, last = played(game, run)
        seats = (*GAMES[game].seats(last.state), SPECTATOR)
        for event in (event for event in last.events if isinstance(event, kind)):
            for shown in (event.seen_by(seat, last.state) for seat in seats):
                fields = kind.__struct_fields__ if shown is not None else ()
                found |= {name: None for name in fields if getattr(event, name) != getattr(shown, name)}
    return [name for name in found if name not in CITED]
