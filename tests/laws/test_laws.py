"""What every game obeys, in every scenario: forks, saves, replays, undo, views, order, ends."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tenebra.kernel import Ended, Refused, Session, fold, load, save, verify
from tenebra.kit.words import Words
from tests.games.shelf import GAMES
from tests.laws.play import LIMIT, begin, long_game, random_moves

CHOICES = 250


def same(one: Session[Any], two: Session[Any]) -> None:
    assert one.fingerprint() == two.fingerprint()
    assert (one.decision is None) == (two.decision is None)
    if one.decision is not None and two.decision is not None:
        assert one.decision.seats == two.decision.seats
        for seat in one.decision.seats:
            assert list(one.decision.options(seat)) == list(two.decision.options(seat))


def anew(session: Session[Any]) -> Session[Any]:
    """The same position, of which nothing is remembered that follows from the state."""
    safe = session.safe_point
    twin = Session.resume(session.ruleset, session.start, session.safe_state(), session.game.chance.twin(safe.chance))
    for seat, option in session.inputs[safe.inputs :]:
        twin.play(option, seat)
    return twin


def test_the_brass_button_is_what_the_advice_would_choose(game: str, scenario: str) -> None:
    package, words = GAMES[game], Words("en", GAMES[game])
    for number, session in enumerate(random_moves(begin(game, scenario, "brass"), "brass", 40)):
        if number % 4 == 0 and session.decision is not None:
            view = session.view(session.decision.seat)
            question = package.scene(view, words, lambda _: None).question
            assert question is not None
            assert question.best == package.advise(view).option
            assert question.best in [choice.key for choice in question.choices]


def test_two_runs_stay_equal(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    runs = zip(
        random_moves(begin(game, scenario, seed), seed, CHOICES),
        random_moves(begin(game, scenario, seed), seed, CHOICES),
        strict=True,
    )
    for one, two in runs:
        same(one, two)


def test_a_fork_equals_the_original_step_by_step(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    session = begin(game, scenario, seed)
    twin, pick = session.fork(), random.Random(seed)
    for number in range(CHOICES):
        if session.decision is None:
            break
        if number % 23 == 0:
            twin = session.fork()
            same(session, anew(session))
        same(session, twin)
        seat = pick.choice(session.decision.seats)
        option = pick.choice(session.decision.options(seat))
        session.play(option, seat)
        twin.play(option, seat)
    same(session, twin)


def test_copies_of_one_moment_know_nothing_of_each_other(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    for number, session in enumerate(random_moves(begin(game, scenario, seed), seed, 80)):
        if session.decision is not None and len(session.inputs) > session.safe_point.inputs:
            for _ in random_moves(session.fork(), f"copy {number}", 3):
                pass
            same(session.fork(), anew(session))


def test_a_fork_is_independent(game: str, scenario: str) -> None:
    session = begin(game, scenario, "fork")
    for _ in random_moves(session, "fork", 40):
        pass
    before = session.fingerprint()
    for _ in random_moves(session.fork(b"another future"), "other", 60):
        pass
    assert session.fingerprint() == before


def test_save_and_load_give_the_same_game(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    for number, session in enumerate(random_moves(begin(game, scenario, seed), seed, CHOICES)):
        if number % 60 == 17:
            loaded = load(GAMES[game], save(session))
            same(session, loaded)
            assert loaded.events == session.events
            assert not loaded.notes


def test_a_finished_game_can_be_verified(game: str, scenario: str) -> None:
    session = begin(game, scenario, "verify")
    for _ in random_moves(session, "verify"):
        pass
    assert session.is_over
    assert verify(GAMES[game], save(session)).fingerprint() == session.fingerprint()


def test_undo_goes_back_to_where_it_was(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    session = begin(game, scenario, seed)
    marks = [s.fingerprint() for s in random_moves(session, seed, 120)]
    told = len(session.events)
    final = session.fingerprint()
    inputs = list(session.inputs)
    for back in (1, 2, 7, 40, len(inputs)):
        session.undo(back)
        assert session.fingerprint() == marks[len(inputs) - back]
        for seat, option in inputs[len(inputs) - back :]:
            session.play(option, seat)
        assert session.fingerprint() == final
        assert len(session.events) == told


def test_every_decision_has_an_option_and_no_option_twice(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    for session in random_moves(begin(game, scenario, seed), seed, 600):
        assert session.decision is not None
        for seat in session.decision.seats:
            texts = [str(option) for option in session.decision.options(seat)]
            assert texts
            assert len(set(texts)) == len(texts)


def test_every_option_can_be_read_from_its_text(game: str, scenario: str) -> None:
    seed = long_game(game, scenario)
    for session in random_moves(begin(game, scenario, seed), seed, 80):
        assert session.decision is not None
        for seat in session.decision.seats:
            for option in session.decision.options(seat):
                assert session.decision.find(str(option), seat, GAMES[game].options) == option
                assert session.decision.why_not(seat, option) is None


def test_random_play_ends(game: str, scenario: str) -> None:
    for number in range(3):
        session = begin(game, scenario, f"end {number}")
        choices = sum(1 for _ in random_moves(session, f"end {number}"))
        assert session.outcome, f"not over after {choices} of {LIMIT} choices"
        assert isinstance(session.events[-1], Ended), "something is told after the end"


def test_events_folded_give_the_state_and_every_view(game: str, scenario: str) -> None:
    package = GAMES[game]
    seed = long_game(game, scenario)
    session = begin(game, scenario, seed)
    seats = [*package.seats(session.state), "spectator"]
    views = {seat: package.redact(session.state, seat) for seat in seats}
    truth = msgspec.convert(msgspec.to_builtins(session.state), package.state)
    told = len(session.events)
    for number, _ in enumerate(random_moves(session, seed, 600)):
        if number % 5:
            continue
        news = session.events[told:]
        fold(truth, news)
        assert truth == session.state
        for seat in seats:
            fold(views[seat], session.told(seat, told))
            assert views[seat] == package.redact(session.state, seat), seat
            assert not package.sees_alike or views[seat] == views[seats[0]], f"{seat} may know something else"
        told = len(session.events)


def test_a_redealt_world_looks_the_same_to_its_seat(game: str, scenario: str) -> None:
    package = GAMES[game]
    seed = long_game(game, scenario)
    worlds = 0
    for number, session in enumerate(random_moves(begin(game, scenario, seed), seed, CHOICES)):
        if number % 5:
            continue
        for seat in package.seats(session.state):
            try:
                other = session.redeal(seat, bytes([number % 256, 1]))
            except Refused:
                continue
            worlds += 1
            assert package.redact(other.state, seat) == package.redact(session.state, seat)
            assert other.view(seat).decision == session.view(seat).decision
    assert worlds > 20


def test_what_is_told_of_figures_and_places_is_the_same_in_worlds_that_look_alike(game: str, scenario: str) -> None:
    package, words = GAMES[game], Words("en", GAMES[game])
    for number, session in enumerate(random_moves(begin(game, scenario, "alike"), "alike", 60)):
        if number % 15 != 14:
            continue
        for seat in package.seats(session.state):
            view = session.view(seat)
            shown = [id for piece in package.paint(package, view, words, lambda _: None).pieces for id in (piece.id, piece.place)]
            told = {at: package.inspection(view, at, words) for at in shown}
            assert None not in told.values()
            assert package.inspection(view, "nobody-99", words) is None
            try:
                other = session.redeal(seat, bytes([number, 2])).view(seat)
            except Refused:
                continue
            assert {at: package.inspection(other, at, words) for at in shown} == told
