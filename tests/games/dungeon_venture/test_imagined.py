"""Worlds a Hero's player may imagine (`redeal`): they look the same, differ in all that is hidden, and can be played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.events.board import FigurePlaced
from tenebra.games.dungeon_venture.scenario import SECRET, START, Adventure, is_open_to_all
from tenebra.games.dungeon_venture.scenarios import IMAGINED, REMEMBERED, SHEETS, sheet_of
from tenebra.games.dungeon_venture.state import BOSS, DVState
from tenebra.games.dungeon_venture.view import as_written
from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.players.player import play_out
from tenebra.players.seating import seat_players
from tests.games.dungeon_venture.table import Table, rule

HEROES = ("vardak", "naurania", "storm", "wick")
PACKAGE = GAMES[GAME.id]
WORLDS = 20
MOMENTS = (0, 30, 80)
"""Turns of Heroes at which the worlds are imagined."""
AS_DRAWN: dict[str, Callable[[Adventure], Any]] = {
    "doors": lambda sheet: set(sheet.doors.items()),
    "furniture": lambda sheet: set(sheet.furniture.items()),
    "things": lambda sheet: set(sheet.things.items()),
    "tokens": lambda sheet: set(sheet.tokens.items()),
    "traps": lambda sheet: set(sheet.traps.items()),
    "Monsters": lambda sheet: {who for waiting in sheet.placements.values() for who in waiting},
    "locks": lambda sheet: set(sheet.locked),
    "rounds": lambda sheet: {(number, r.on) for number, r in enumerate(sheet.own_rules) if r.on.verb in ("round", "every")},
    "areas": lambda sheet: {(number, r.on) for number, r in enumerate(sheet.own_rules) if r.on.verb == "enter"},
}
"""What a sheet says where and when, piece by piece."""


@cache
def moments(scenario: str) -> tuple[Session[DVState], ...]:
    """The same greedy game at several turns of Heroes."""
    session = Session.begin(PACKAGE, scenario, "imagined")
    players = seat_players(PACKAGE, "", otherwise="greedy")
    out: list[Session[DVState]] = []
    turns = 0
    while session.decision is not None and len(out) < len(MOMENTS):
        if session.decision.prompt == "turn" and session.decision.seat in HEROES:
            if turns == MOMENTS[len(out)]:
                out.append(session.fork())
            turns += 1
        play_out(session, players, limit=1)
    return tuple(out)


@cache
def worlds(scenario: str, moment: int, seat: str = "vardak") -> tuple[Session[DVState], ...]:
    session = moments(scenario)[moment]
    return tuple(session.redeal(seat, f"{seat} {number}".encode()) for number in range(WORLDS))


def sheets(scenario: str, moment: int) -> list[Adventure]:
    return [sheet_of(world.state) for world in worlds(scenario, moment)]


def known(sheet: Adventure, state: DVState) -> dict[str, set[Any]]:
    """The part of each piece of the sheet that lies on the table."""

    def is_seen(space: str) -> bool:
        return sheet.area_of[space] in state.areas

    return {
        "doors": {(door, kind) for door, kind in sheet.doors.items() if door in state.doors},
        "furniture": {(space, kind) for space, kind in sheet.furniture.items() if is_seen(space)},
        "things": {(thing, space) for thing, space in sheet.things.items() if is_seen(space)},
        "tokens": {(token, space) for token, space in sheet.tokens.items() if is_seen(space)},
        "traps": {(space, kind) for space, kind in sheet.traps.items() if space in state.traps},
        "Monsters": {who for area, waiting in sheet.placements.items() if area in state.placed for who in waiting},
        "locks": {door for door in sheet.locked if door in state.doors},
        "rounds": {
            (number, r.on)
            for number, r in enumerate(sheet.own_rules)
            if r.on.verb in ("round", "every") and r.on.number <= state.round
        },
        "areas": {(n, r.on) for n, r in enumerate(sheet.own_rules) if r.on.verb == "enter" and r.on.name in state.areas},
    }


each_moment = pytest.mark.parametrize(
    ("scenario", "moment"),
    [pytest.param(name, number, id=f"{name}-{turn}") for name in GAME.scenarios() for number, turn in enumerate(MOMENTS)],
)


@rule("DV-GEN-08", "DV-GEN-10")
@pytest.mark.parametrize("seat", HEROES)
@each_moment
def test_the_worlds_look_the_same(scenario: str, moment: int, seat: str) -> None:
    """The view and the question in it; what the state is called is no clue either."""
    session = moments(scenario)[moment]
    seen = msgspec.json.encode(GAME.redact(session.state, seat))
    for world in worlds(scenario, moment, seat):
        assert msgspec.json.encode(GAME.redact(world.state, seat)) == seen
        assert world.view(seat).decision == session.view(seat).decision
        assert IMAGINED in world.state.scenario
    assert len({world.state.scenario for world in worlds(scenario, moment, seat)}) == WORLDS


def is_forced(what: str, piece: Any, sheet: Adventure, state: DVState) -> bool:
    """The boards, which everybody sees, leave nothing to imagine: one wall between two areas, one unseen area."""
    if what in ("doors", "locks"):
        door = piece if what == "locks" else piece[0]
        return list(sheet.door_areas.values()).count(sheet.door_areas[door]) == 1
    return what == "areas" and len(sheet.areas) - len(state.areas) == 1


@rule("DV-GEN-08", "DV-GEN-10")
@each_moment
def test_the_truth_is_not_singled_out(scenario: str, moment: int) -> None:
    """What is seen is in every world; of what is hidden nothing is."""
    state, written = moments(scenario)[moment].state, SHEETS[scenario]
    seen = known(written, state)
    for what, pieces_of in AS_DRAWN.items():
        imagined = [pieces_of(sheet) for sheet in sheets(scenario, moment)]
        for piece in pieces_of(written):
            times = sum(piece in pieces for pieces in imagined)
            if piece in seen[what]:
                assert times == WORLDS, (what, piece)
            elif not is_forced(what, piece, written, state):
                assert times < WORLDS, (what, piece)


@each_moment
def test_the_worlds_differ_among_themselves(scenario: str, moment: int) -> None:
    state, written = moments(scenario)[moment].state, SHEETS[scenario]
    for what, seen in known(written, state).items():
        pieces_of = AS_DRAWN[what]
        if len(pieces_of(written) - seen) > 1:
            assert len({frozenset(pieces_of(sheet)) for sheet in sheets(scenario, moment)}) > 2, what


@rule("DV-SET-19", "DV-AREA-04", "DV-RUL-86")
@each_moment
def test_an_imagined_dungeon_is_as_sound_as_a_written_one(scenario: str, moment: int) -> None:
    written = SHEETS[scenario]
    for sheet in sheets(scenario, moment):
        grid = sheet.grid
        assert is_open_to_all(sheet)
        for kinds_of in (
            lambda s: Counter(s.furniture.values()),
            lambda s: Counter(s.doors.values()),
            lambda s: Counter(s.traps.values()),
            lambda s: Counter(kind for waiting in s.placements.values() for kind, _ in waiting),
            lambda s: (set(s.things), set(s.tokens), len(s.locked), s.wins, s.losses, len(s.own_rules)),
        ):
            assert kinds_of(sheet) == kinds_of(written)
        fronts = {space for door in sheet.doors for space in sheet.front_spaces(door)}
        waiting = [space for who in sheet.placements.values() for _, space in who]
        boulders = [space for space, kind in sheet.traps.items() if kind == "boulders"]
        assert not fronts & set(sheet.furniture)
        assert not set(waiting) & set(sheet.furniture)
        assert len(set(waiting)) == len(waiting)
        assert not set(sheet.traps) & set(sheet.furniture)
        assert not sheet.placements.get(START)
        assert all(len(set(sheet.door_areas[door])) == 2 for door in sheet.doors)
        free = grid.floor & ~grid.set_of((*sheet.furniture, *boulders))
        assert grid.reach(grid.bit[sheet.staircase], 1 << 30, free, grid.with_open(sheet.doors)) == free
        assert not grid.set_of(sheet.furniture) & ~grid.beside(free, grid.walls_down)
        for number, (own, theirs) in enumerate(zip(sheet.own_rules, written.own_rules, strict=True)):
            assert (own.on.verb, [p.verb for p in own.do]) == (theirs.on.verb, [p.verb for p in theirs.do]), number
            if own.on.verb == "chest":
                assert sheet.furniture[own.on.name] == "chest"
            assert all(p.name in sheet.doors for p in own.do if p.verb in ("open", "close", "unlock"))


def test_what_is_hidden_is_hidden_independently() -> None:
    """The quest token lies on a Trap, or under a Monster, no more often than chance has it."""
    imagined = sheets("saint-orlas-lantern", 0)
    waiting = [{space for who in sheet.placements.values() for _, space in who} for sheet in imagined]
    assert sum(sheet.tokens["lantern"] in sheet.traps for sheet in imagined) < WORLDS // 2
    assert sum(sheet.tokens["lantern"] in spaces for sheet, spaces in zip(imagined, waiting, strict=True)) < WORLDS // 2


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_the_written_dungeons_are_open_to_all(scenario: str) -> None:
    assert is_open_to_all(SHEETS[scenario])


@each_moment
def test_every_world_can_be_played(scenario: str, moment: int) -> None:
    """At random, whatever comes; the Bosses come once each, and what is seen in the end is what the sheet said."""
    for number, origin in enumerate(worlds(scenario, moment)):
        world, pick = origin.fork(), random.Random(number)
        for _ in range(200):
            if world.decision is None:
                break
            seat = pick.choice(world.decision.seats)
            options = [option for option in world.decision.options(seat) if str(option) != "leave"]
            world.play(pick.choice(options or world.decision.options(seat)), seat)
        sheet = sheet_of(world.state)
        assert sheet is sheet_of(origin.state)
        came = Counter(e.figure for e in world.events if isinstance(e, FigurePlaced) and e.form == BOSS)
        assert all(times == 1 for times in came.values())
        for area in world.state.areas:
            shown = {space for space in sheet.furniture if sheet.area_of[space] == area}
            assert shown <= set(world.state.furniture)


def test_greedy_players_know_their_way_in_it() -> None:
    """The Heroes see doors that the written sheet has not; the Keeper there knows the imagined sheet, not the written one."""
    players = seat_players(PACKAGE, "", otherwise="greedy")
    for scenario in GAME.scenarios()[-4:]:
        strange = 0
        for origin in worlds(scenario, 0)[:3]:
            world = origin.fork()
            play_out(world, players, limit=400)
            strange += len(set(world.state.doors) - set(SHEETS[scenario].doors))
            assert world.view("keeper").state.scenario == world.state.scenario
            assert {world.view(seat).state.scenario for seat in (*HEROES, "spectator")} == {scenario}
        assert strange, scenario


@rule("DV-GEN-08")
def test_the_keepers_worlds_are_in_the_written_dungeon() -> None:
    session = moments("iron-cells")[1]
    assert session.redeal("keeper", b"k").state.scenario == "iron-cells"
    assert worlds("iron-cells", 1)[0].redeal("keeper", b"k").state.scenario == worlds("iron-cells", 1)[0].state.scenario


def test_a_world_can_be_imagined_in_an_imagined_one() -> None:
    inner = worlds("black-moon", 1)[0]
    world = inner.redeal("storm", b"again")
    assert as_written(world.state.scenario) == "black-moon"
    assert world.state.scenario.startswith(inner.state.scenario + IMAGINED)
    assert GAME.redact(world.state, "storm") == GAME.redact(inner.state, "storm")
    assert sheet_of(world.state).furniture != sheet_of(inner.state).furniture


def test_an_imagined_dungeon_follows_from_its_name() -> None:
    """Old ones are forgotten; asked for again they are the same, so that a copy of the game can go on anywhere."""
    name = worlds("last-throne", 0)[0].state.scenario
    before = SHEETS[name]
    for number in range(REMEMBERED):
        moments("gronks-lair")[0].redeal("wick", f"forget {number}".encode())
    assert name not in SHEETS
    assert len(SHEETS.imagined) == REMEMBERED
    after = SHEETS[name]
    assert after is not before
    for field in ("doors", "furniture", "traps", "placements", "things", "tokens", "own_rules", "locked", "doors_at"):
        assert getattr(after, field) == getattr(before, field)


@rule("DV-GEN-08")
def test_a_door_unlocked_unseen_stays_unlocked() -> None:
    """What an unseen lever has done is done in the imagined dungeon too, wherever its door is there."""
    session = moments("iron-cells")[0].fork()
    session.state.unlocked.append("L5-L6")
    state = GAME.redeal(session.state, "vardak", session.game.chance)
    sheet = sheet_of(state)
    assert len(state.unlocked) == 1
    assert state.unlocked[0] in sheet.locked
    [rule_of_keys] = [own for own in sheet.own_rules if own.on.verb == "take"]
    assert [phrase.name for phrase in rule_of_keys.do if phrase.verb == "unlock"] == state.unlocked


@rule("DV-SEC-02", "DV-TRAP-04")
def test_secret_doors_and_traps_may_be_in_known_areas_but_not_where_it_is_known_that_there_is_none() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|V|N .S. . .|\n+ +   +     +\n|.D. T|. f k|\n+ +   +     +\n|.|. .|p . .|\n+-+-+-+-+-+-+",
        areas={"start": "A1", "hall": "B1", "den": "D1"},
        unexplored=["den"],
        turn="vardak",
        found=["E2"],
    )
    doors, traps = Counter[str](), Counter[str]()
    for number in range(80):
        sheet = SHEETS[table.session.redeal("vardak", bytes([number])).state.scenario]
        doors.update(door for door, kind in sheet.doors.items() if kind == SECRET)
        traps.update(space for space, kind in sheet.traps.items() if kind == "pit")
        assert sheet.traps["E2"] == "arrows"
        assert sheet.furniture == {"C2": "table"}
    assert {"C1-D1", "C3-D3"} <= set(doors)
    assert set(doors) <= {"C1-D1", "C3-D3", "A1-B1", "A3-B3"}
    assert doors.total() == 80
    assert set(traps) == {*["C1", "D1", "E1", "F1", "B2", "D2", "F2", "B3", "C3", "D3", "E3", "F3"]}


@rule("DV-SRCH-02", "DV-GEN-10")
def test_nothing_is_hidden_in_an_area_that_was_searched() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|V|N .|. .S.|\n+ +   +   + +\n|.D. .D. .Dp|\n+ +   +   + +\n|.|. .|. .|.|\n+-+-+-+-+-+-+",
        areas={"start": "A1", "hall": "B1", "den": "D1", "closet": "F1"},
        unexplored=["closet"],
        turn="naurania",
    )
    table.play("search")
    assert table.state.searched == ["hall"]
    traps = Counter[str]()
    for number in range(60):
        sheet = SHEETS[table.session.redeal("vardak", bytes([number])).state.scenario]
        [secret] = [door for door, kind in sheet.doors.items() if kind == SECRET]
        assert "hall" not in sheet.door_areas[secret]
        traps.update(sheet.area_of[space] for space in sheet.traps)
    assert set(traps) == {"den", "closet"}
