"""Imports of saved games made by hand: each is refused or played, in time, and nobody at another table waits for it."""

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
from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session, TenebraError, save
from tenebra.kernel.measure import too_much
from tenebra.kernel.session import ENCODER, fingerprint
from tenebra.players import GreedyPlayer, play_out
from tenebra.players.workers import Workers
from tenebra.tables import bringing
from tenebra.tables.people import Limits
from tests.server.socket_client import SocketClient, joined, open_table
from tests.tables.house import letter_of

VARIANTS = int(os.environ.get("TENEBRA_VARIANTS", "12"))
"""Of each game."""
MADE = 100
"""So many choices are made before a game is saved."""
PLAYED = 10
"""So many choices are made at random from each that is let in."""
PATIENT = Limits(tables=100_000, seconds_to_think=PATIENCE, seconds_to_bring=PATIENCE)
TRIES = 100
"""So often a position is bent, for one that the game itself finds nothing wrong with."""
EXPECTED = {"as it was": (201,), "bent": (201, 400), "beyond measure": (400,)}
Place = tuple[str | int, ...]


@cache
def saved(game: str) -> dict[str, Any]:
    package = game_called(game)
    session = Session.begin(package, package.scenarios()[0], "3", {})
    play_out(session, {seat: GreedyPlayer() for seat in package.seats(session.state)}, MADE)
    journal: dict[str, Any] = msgspec.json.decode(save(session))
    return journal


def places(value: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every field of a position."""
    if at:
        yield at, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*at, key))


def bent(value: Any, others: list[Any]) -> list[Any]:
    """What somebody might write in the place of a value, where others of its kind stand elsewhere."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value - 1, value + 1, *others, -1, 0, 7, 999, 99_999, -99_999, 10**6, 2**40, 2**62]
        case str():
            return [*others, "", "x", "spectator", "A1", "🐉" * 150, "y" * 5000]
        case list():
            return [*others, [], value * 2, value * 50, value * 5000, value[::-1], value[1:]]
        case dict():
            return [*others, {}, value | {f"x{n}": one for n in range(3000) for one in list(value.values())[:1]}]
    return others


class Bender:
    """Bends a position at places of its choice, every field as likely as any other, however much lies in it."""

    def __init__(self, state: dict[str, Any]) -> None:
        self._state, self._pick = state, random.Random(1)
        self._fields: dict[str, list[tuple[Place, Any]]] = {}
        self._kinds: dict[str, list[Any]] = {}
        for at, value in places(state):
            self._fields.setdefault(str(at[0]), []).append((at, value))
            kind = self._kinds.setdefault(kind_of(at), [])
            if value not in kind:
                kind.append(value)

    def bend(self, times: int) -> dict[str, Any]:
        """A copy with so many places bent."""
        state = copy.deepcopy(self._state)
        for _ in range(times):
            at, value = self._pick.choice(self._fields[self._pick.choice(list(self._fields))])
            with contextlib.suppress(LookupError, TypeError):  # it went with the one before
                inside: Any = state
                for key in at[:-1]:
                    inside = inside[key]
                inside[at[-1]] = copy.deepcopy(self._pick.choice(bent(value, self._kinds[kind_of(at)])))
        return state


def kind_of(at: Place) -> str:
    """The name of a field, or of the list in which something lies."""
    return next(key for key in reversed(at) if isinstance(key, str))


def variants(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The saved game, named as if it came from older rules, so that it is believed: as it was, with fields bent, beyond measure.

    Every other one that is bent is such as the game itself finds nothing wrong with.
    """
    journal = saved(game)
    state = journal["safe"]["state"]
    yield "as it was", believed(journal, state)
    bender = Bender(state)
    for number in range(VARIANTS):
        times = 1 + number % 3
        bent_so = bender.bend(times)
        for _ in range(TRIES if number % 2 else 0):
            if is_sound(game, bent_so, state):
                break
            bent_so = bender.bend(times)
        yield "bent", believed(journal, bent_so)
    yield "beyond measure", believed(journal, state | {"agenda": state["agenda"] * 5000})


def is_sound(game: str, state: Any, was: Any) -> bool:
    """It is another position, and the game finds nothing wrong with it."""
    package = game_called(game)
    try:
        return state != was and too_much(state, "") is None and not package.flaw(msgspec.convert(state, package.state))
    except (msgspec.ValidationError, OverflowError, TenebraError):
        return False


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


def choose(one: SocketClient) -> None:
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
    while thread.ident is None or thread.is_alive():
        with joined(house, open_table(house, keeper="me", heroes="me")["key"]) as other:
            if thread.ident is None:
                thread.start()
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
    pick = random.Random(game)

    def bring_all() -> None:
        for what, journal in variants(game):
            answer = bring(house, journal)
            assert answer.status_code in EXPECTED[what], answer.text
            if answer.status_code == 201:
                see(house, answer.json()["key"])
                play_at_random(house, answer.json(), pick)

    assert while_playing(house, bring_all) > 0


def see(house: House, key: str) -> None:
    """What was let in can be listed, and looked at by a page and by a program."""
    cards = httpx.post(f"{house.address}/api/desk", json={"keys": [key]}, timeout=PATIENCE)
    assert cards.status_code == 200
    assert len(cards.json()) == 1
    for language in ("it", ""):
        with joined(house, key, language=language, welcome=False) as one:
            one.told("position")


def play_at_random(house: House, opened: dict[str, Any], pick: random.Random) -> None:
    """Choices are made, or refused for good: then everybody is told why, and the game can be taken home as it stood before."""
    key = opened["key"]
    with joined(house, key) as one, joined(house, key, language="en", seat=one.heard[0]["seats"][0]) as page:
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
    triers = Workers(1, "tests.server.endless_importer")
    monkeypatch.setattr(house.hall, "_triers", triers)
    answers: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: answers.append(bring(house, saved("dungeon-venture"))))
    thread.start()
    with joined(house, open_table(house, keeper="me", heroes="me")["key"]) as other:
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
    monkeypatch.setattr(house.hall, "_triers", Workers(1, "tests.server.endless_importer"))
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
    trial = bringing.Trial(letter_of(msgspec.json.encode(saved("massive-darkness"))), 10**7, 10**5, 0.0)
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
