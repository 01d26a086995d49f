"""Saved games that a stranger made by hand: each is refused or played, in time, and nobody at another table waits for it."""

from __future__ import annotations

import contextlib
import copy
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.games.registry import game_called
from tenebra.kernel import Session, save
from tenebra.kernel.session import ENCODER, fingerprint
from tenebra.players import GreedyPlayer, play_out
from tenebra.players.workers import Workers
from tenebra.tables import bringing
from tenebra.tables.people import Limits
from tests.server.line import Line, line, open_table

VARIANTS = int(os.environ.get("TENEBRA_VARIANTS", "12"))
"""Of each game."""
GAMES = {
    "dungeon-venture": ("gronks-lair", 60),
    "massive-darkness": ("walking-in-the-dark", 150),
    "descent": ("into-the-dark", 60),
    "conan": ("night-at-raven-ford", 60),
    "drunagor": ("the-salt-pit", 60),
}
PLAYED = 10
"""So many choices are made at random from each that is let in."""
PATIENT = Limits(tables=100_000, seconds_to_think=PATIENCE, seconds_to_bring=PATIENCE)
Place = tuple[str | int, ...]


@cache
def saved(game: str) -> dict[str, Any]:
    scenario, choices = GAMES[game]
    package = game_called(game)
    session = Session.begin(package, scenario, "3", {})
    play_out(session, {seat: GreedyPlayer() for seat in package.seats(session.state)}, choices)
    journal: dict[str, Any] = msgspec.json.decode(save(session))
    return journal


def places(value: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every field of a position."""
    if at:
        yield at, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*at, key))


def bent(value: Any) -> list[Any]:
    """What somebody might write in the place of a value."""
    match value:
        case bool():
            return [not value]
        case int():
            return [-1, 0, 7, 999, 99_999, -99_999, 10**6, 2**40, 2**62]
        case str():
            return ["", "x", "spectator", "A1", "🐉" * 150, "y" * 5000]
        case list():
            return [[], value * 2, value * 50, value * 5000, value[::-1], value[1:]]
        case dict():
            return [{}, value | {f"x{n}": one for n in range(3000) for one in list(value.values())[:1]}]
    return []


def variants(game: str) -> Iterator[dict[str, Any]]:
    """The saved game with fields of its position bent, and named as if it came from older rules, so that it is believed."""
    journal, pick = saved(game), random.Random(1)
    all_of_them = [(at, other) for at, value in places(journal["safe"]["state"]) for other in bent(value) if other != value]
    for number in range(VARIANTS):
        state = copy.deepcopy(journal["safe"]["state"])
        for at, other in pick.sample(all_of_them, 1 + number % 3):
            with contextlib.suppress(LookupError, TypeError):  # it went with the one before
                inside = state
                for key in at[:-1]:
                    inside = inside[key]
                inside[at[-1]] = other
        yield believed(journal, state)


def believed(journal: dict[str, Any], state: Any) -> dict[str, Any]:
    try:
        name = fingerprint(ENCODER.encode(msgspec.convert(state, game_called(journal["game"]).state)))
    except (msgspec.ValidationError, OverflowError):
        name = ""
    safe = journal["safe"] | {"inputs": 0, "drawn": 0, "state": state, "fingerprint": name}
    return journal | {"rules_version": "0", "inputs": [], "drawn": [], "outcome": "", "origin": None, "safe": safe}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}", limits=PATIENT) as made:
        yield made


def bring(house: House, journal: dict[str, Any]) -> httpx.Response:
    return httpx.post(f"{house.address}/api/tables/import", json={"journal": journal}, timeout=PATIENCE)


def choose(one: Line) -> None:
    here = one.latest()
    done = one.ask("choose", seat=here["seat"], option=here["options"][0], at=here["choices"])
    assert done["type"] == "done"
    one.position(done["choices"])


def while_playing(house: House, work: Callable[[], None]) -> int:
    """How many choices somebody at other tables makes while something is done."""
    made, trouble = 0, list[BaseException]()

    def carefully() -> None:
        try:
            work()
        except BaseException as error:
            trouble.append(error)

    thread = threading.Thread(target=carefully)
    thread.start()
    while thread.is_alive():
        with line(house, open_table(house, keeper="me", heroes="me")["key"]) as other:
            for _ in range(40):
                choose(other)
                made += thread.is_alive()
    if trouble:
        raise trouble[0]
    return made


@pytest.mark.unforeseen
@pytest.mark.parametrize("game", GAMES)
def test_a_position_made_by_hand_is_refused_or_played(house: House, game: str) -> None:
    """Whatever comes of it comes of that table alone: it can be looked at and taken home, and says so where the rules break."""
    answers: list[int] = []
    pick = random.Random(game)

    def bring_all() -> None:
        for journal in variants(game):
            answer = bring(house, journal)
            answers.append(answer.status_code)
            assert answer.status_code in (201, 400), answer.text
            if answer.status_code == 201:
                see(house, answer.json()["key"])
                play_at_random(house, answer.json(), pick)

    assert while_playing(house, bring_all) > 0
    assert {201, 400} == set(answers)


def see(house: House, key: str) -> None:
    """What was let in can be listed, and looked at by a page and by a program."""
    cards = httpx.post(f"{house.address}/api/desk", json={"keys": [key]}, timeout=PATIENCE)
    assert cards.status_code == 200
    assert len(cards.json()) == 1
    for language in ("it", ""):
        with line(house, key, language=language, welcome=False) as one:
            one.told("position")


def play_at_random(house: House, opened: dict[str, Any], pick: random.Random) -> None:
    """Choices are made, or refused for good: then everybody is told why, and the game can be taken home as it stood before."""
    key = opened["key"]
    with line(house, key) as one, line(house, key, language="en", seat=one.heard[0]["seats"][0]) as page:
        for _ in range(PLAYED):
            here = one.latest()
            if here.get("outcome") or here.get("halted") or not here.get("options"):
                break
            said = one.ask("choose", seat=here["seat"], option=pick.choice(here["options"]), at=here["choices"])
            if said["type"] == "done":
                page.position(one.position(said["choices"])["choices"])
            elif said["error"] == "late":
                one.position(here["choices"] + 1)
            else:
                assert said["error"] == "halted", said
                assert page.told(lambda news: news.get("halted"))["halted"] == said["detail"]
                break
        assert one.ask("say", text="still here")["type"] == "done"
    bearer = {"Authorization": f"Bearer {key}"}
    assert httpx.get(f"{house.address}/api/tables/{opened['table']}/journal", headers=bearer, timeout=PATIENCE).status_code == 200


def test_nobody_waits_for_a_saved_game_that_never_comes_to_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    triers = Workers(1, "tests.server.endless")
    monkeypatch.setattr(house.hall, "_triers", triers)
    answers: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: answers.append(bring(house, saved("dungeon-venture"))))
    thread.start()
    with line(house, open_table(house, keeper="me", heroes="me")["key"]) as other:
        for _ in range(10):
            choose(other)
    assert not answers, "the others go on before it is over"
    end = time.monotonic() + PATIENCE
    while thread.is_alive() and time.monotonic() < end:
        for process in list(triers._all):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.05)
    assert answers[0].status_code == 400
    assert "could not be tried out" in answers[0].json()["detail"]


def test_a_saved_game_that_takes_too_long_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.hall, "_triers", Workers(1, "tests.server.endless"))
    monkeypatch.setattr(house.hall, "limits", msgspec.structs.replace(PATIENT, seconds_to_bring=0.2))
    answer = bring(house, saved("dungeon-venture"))
    assert answer.status_code == 400
    assert "no answer within 0.2 seconds" in answer.json()["detail"]
    # not even whether it is one is found out where others wait
    for letter in (b"{", b'{"journal": ' + b"[" * 2_000_000):
        unread = httpx.post(f"{house.address}/api/tables/import", content=letter, timeout=PATIENCE)
        assert (unread.status_code, unread.json()["detail"]) == (400, answer.json()["detail"])


@pytest.mark.parametrize("letter", [b'{"journal": 3}', b'{"journal": {}, "seats": [{"seat": 3}]}', b'{"journal": {}, "x": 1}'])
def test_a_letter_that_is_none_is_refused(house: House, letter: bytes) -> None:
    answer = httpx.post(f"{house.address}/api/tables/import", content=letter, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-input")
    assert "not a saved game" in answer.json()["detail"]


def test_a_look_that_takes_too_long_is_said_to() -> None:
    trial = bringing.Trial(bringing.letter_of(msgspec.json.encode(saved("massive-darkness")), ()), 10**7, 10**5, 0.0)
    assert b"takes too long" in bringing.answer(msgspec.msgpack.encode(trial))


def test_a_saved_game_has_room_to_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = saved("dungeon-venture")
    choices = len(journal["inputs"])
    monkeypatch.setattr(house.hall, "limits", msgspec.structs.replace(PATIENT, choices_brought=choices - 1))
    answer = bring(house, journal)
    assert answer.status_code == 400
    assert f"at most {choices - 1} choices" in answer.json()["detail"]


def test_only_so_many_saved_games_are_tried_out_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.hall, "limits", msgspec.structs.replace(PATIENT, brought_at_once=0))
    answer = bring(house, saved("dungeon-venture"))
    assert (answer.status_code, answer.json()["error"]) == (429, "full")
