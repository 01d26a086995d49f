"""Whatever is remembered beside a state is what a state without memory would say: after every event, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tenebra.kernel import Event, Session, copy_of
from tenebra.kernel.derived import KNOWN, NOTHING, stale_after
from tenebra.kit.situations import play_out
from tests.games.shelf import GAMES
from tests.laws.known import known_of
from tests.laws.play import begin, played_again, random_moves
from tests.laws.remembered import difference, modules_of, watching

SITUATIONS = Path(__file__).parents[1] / "situations"
MOMENTS = Path(__file__).parent / "moments"
CHOICES = 150
LONG = 400
HEARD = 30
"""Choices before an event in which is heard what is asked; only where that is too few the game is watched from its beginning."""


def test_after_every_event_of_a_random_game(game: str, scenario: str) -> None:
    with watching(GAMES[game].package, scenario) as watch:
        for _ in random_moves(begin(game, scenario, "remembered"), "remembered", CHOICES):
            pass
    assert watch.questions > watch.events > 0


@pytest.mark.parametrize("game", GAMES)
def test_after_every_event_of_the_situations(game: str) -> None:
    for file in sorted((SITUATIONS / game).glob("*.toml")):
        with watching(GAMES[game].package, file.stem):
            play_out(GAMES[game], file.read_text(encoding="utf-8"), file.name)


def test_what_a_view_is_handed_is_what_it_would_work_out_itself(game: str, scenario: str) -> None:
    handed = 0
    for number, session in enumerate(random_moves(begin(game, scenario, "handed"), "handed", CHOICES)):
        for seat in GAMES[game].seats(session.state) if number % 10 == 0 else ():
            seen = session.view(seat).state
            for name, value in dict(seen.__dict__).items():
                table = value if KNOWN[name].has_keys else {(): value}
                for key, one in table.items():
                    anew = KNOWN[name].function(copy_of(seen), *(key if isinstance(key, tuple) else (key,)))
                    assert not difference(one, anew), f"{name}{key}"
                    handed += 1
    assert handed or not any(name.startswith(GAMES[game].package) for name in KNOWN)


# --- it can fail

Play = Callable[[], Iterator[Session[Any]]]
"""A game in which much happens, that stops at each choice."""


@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_does_not_forget_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[type[Event], list[tuple[Play, int]]] = {}
    for play in plays(game):
        for kind, choices in first_told(play).items():
            told.setdefault(kind, []).append((play, choices))
    unnoticed = []
    for kind in forgetful(game):
        if kind.__name__ in known_of(game).forgets_more:
            continue
        monkeypatch.setitem(stale_after(GAMES[game].state), kind, NOTHING)
        late = [(play, max(0, choices - HEARD)) for play, choices in told.get(kind, ())]
        if not any(goes_stale(game, play, start) for play, start in late + [(play, 0) for play, start in late if start]):
            unnoticed.append(kind.__name__)
        monkeypatch.undo()
    assert not unnoticed, ", ".join(unnoticed)


def plays(game: str) -> Iterator[Play]:
    """Short ones first."""
    for file in (*sorted((SITUATIONS / game).glob("*.toml")), *sorted((MOMENTS / game).glob("*.toml"))):
        yield lambda file=file: at_once(game, file)  # type: ignore[misc]
    for scenario in GAMES[game].scenarios():
        yield lambda scenario=scenario: random_moves(begin(game, scenario, "forgotten"), "forgotten", LONG)  # type: ignore[misc]
        yield lambda scenario=scenario: islice(played_again(game, scenario, "forgotten"), LONG)  # type: ignore[misc]


def at_once(game: str, file: Path) -> Iterator[Session[Any]]:
    """A situation, which is short."""
    yield play_out(GAMES[game], file.read_text(encoding="utf-8"), file.name)


def first_told(play: Play) -> dict[type[Event], int]:
    """The kinds of events that are told in a game, and how many choices were made before each."""
    found: dict[type[Event], int] = {}
    told = number = 0
    for number, session in enumerate(play()):
        found = dict.fromkeys(map(type, session.events[told:]), number) | found
        told = len(session.events)
    return dict.fromkeys(map(type, session.events[told:]), number) | found


def forgetful(game: str) -> list[type[Event]]:
    """The events of a game that make something stale."""
    package = GAMES[game].package
    events = {
        thing: None for module in modules_of(package) for thing in vars(module).values() if is_event(thing, module.__name__)
    }
    return [kind for kind in events if stale_after(GAMES[game].state)[kind] is not NOTHING]


def is_event(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == module


def goes_stale(game: str, play: Play, start: int) -> bool:
    """Whether the law breaks, watched from so many choices on; a rule that falls over what is stale counts, too."""
    moves = play()
    for _ in islice(moves, start):
        pass
    with watching(GAMES[game].package, "forgotten"):
        try:
            for _ in moves:
                pass
        except Exception:  # whatever a game does that believes what is no longer so
            return True
    return False
