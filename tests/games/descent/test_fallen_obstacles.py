"""Where traps and quests may lay an obstacle (DE-RUB-21): on bare floor, never so that a way is closed for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tenebra.boards.grid import FOREVER
from tenebra.games.descent.events.board import ObstaclePlaced
from tenebra.games.descent.rules.obstacles import may_fall
from tenebra.games.descent.rules.space import ground_with_open
from tenebra.games.descent.scenario import START, Quest
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.state import ROCK
from tenebra.kernel import fold
from tests.games.descent.props import Table
from tests.games.descent.table import rule

TRAPS = {"threat": 20, "hand": ["ceiling-disagrees", "loose-flagstone"]}
PLAYS = ["play ceiling-disagrees", "play loose-flagstone"]
SIX = "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"


def needed_in(quest: Quest) -> dict[str, str]:
    """Every space with something that the quest lays there, and what it is."""
    out: dict[str, str] = {}
    for area in quest.areas.values():
        out |= dict.fromkeys(area.glyphs, "glyph") | dict.fromkeys(area.chests, "chest") | dict.fromkeys(area.stairs, "stairs")
        out |= {space: name for name, space in area.encounters.items()}
        out |= {token.space: name for name, token in area.tokens.items()}
    return out


def goals() -> Iterator[tuple[str, str, str]]:
    for name in SHEETS.ids:
        for space, what in needed_in(SHEETS[name]).items():
            yield name, what, space


def on(quest: str, space: str) -> Table:
    """A hero beside a space of a quest has stepped onto it, and the Overlord may play a trap."""
    sheet = SHEETS[quest]
    steps = ground_with_open(sheet.grid, tuple(edge for door in sheet.doors.values() for edge in door.edges)).steps
    blocked = {at for area in sheet.areas.values() for at in area.obstacles}
    near = [at for at in sheet.grid.spaces(steps.beside(sheet.grid.bit[space])) if at not in blocked]
    area = sheet.area_of[space]
    beside = next(at for at in near if sheet.area_of[at] == area)
    revealed = [name for name in sheet.areas if name != START]
    table = Table(
        "",
        {"sir-valadir": {"at": beside}, "silhouette": {}},
        scenario=quest,
        revealed=revealed,
        opened=list(sheet.doors),
        overlord=TRAPS,
    )
    return table.play("overlord: pass", "run", f"move {space}")


@rule("DE-RUB-21")
@pytest.mark.parametrize(("quest", "what", "space"), list(goals()))
def test_nothing_falls_on_what_a_quest_has_laid(quest: str, what: str, space: str) -> None:
    table = on(quest, space)
    assert table.hero("sir-valadir").space == space
    assert table.prompt == "window"
    assert not set(PLAYS) & set(table.options())
    assert {table.refusal(play) for play in PLAYS} == {"DE-OVC-10"}


@rule("DE-RUB-21")
@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("name", SHEETS.ids)
def test_rocks_wherever_they_may_fall_leave_every_space_within_reach(name: str, backwards: bool) -> None:
    """The worst that a deck shuffled again and again could do: no space is parted, and nothing is buried."""
    quest = SHEETS[name]
    table = Table(
        "",
        {"sir-valadir": {}, "silhouette": {}},
        scenario=name,
        revealed=[area for area in quest.areas if area != START],
    )
    state = table.state
    locked = tuple(edge for door in quest.doors.values() if not door.rune for edge in door.edges)
    open = tuple(edge for door in quest.doors.values() for edge in door.edges)

    def free() -> int:
        blocked = [space for space, kind in state.obstacles.items() if kind != "pit"]
        laid = [
            phrase.place for one in quest.own_rules for phrase in one.do if phrase.verb == "obstacle" and phrase.name != "pit"
        ]
        return quest.grid.floor & ~quest.grid.set_of([*blocked, *laid])

    def parts(edges: tuple[str, ...]) -> int:
        steps, left, number = ground_with_open(quest.grid, edges).steps, free(), 0
        while left:
            left &= ~steps.reach(left & -left, FOREVER, left)
            number += 1
        return number

    before = parts(locked), parts(open)
    spaces = quest.grid.spaces(quest.grid.floor)
    fallen = []
    for space in reversed(spaces) if backwards else spaces:
        if may_fall(state, ROCK, space):
            fold(state, [ObstaclePlaced(space, ROCK)])
            fallen.append(space)
    assert len(fallen) > 20
    assert (parts(locked), parts(open)) == before
    assert not set(fallen) & needed_in(quest).keys()
    assert all(area.spaces & free() for area in quest.areas.values())


@rule("DE-RUB-21", "DE-OVC-10")
def test_the_second_rock_may_not_close_a_corridor_two_spaces_wide() -> None:
    table = Table(
        SIX, {"sir-valadir": {"at": "B1"}, "silhouette": {}}, overlord=TRAPS, quest={"area": {"start": {"rocks": ["C2"]}}}
    )
    table.play("overlord: pass", "run", "move C1")
    assert not table.may(PLAYS[0])
    assert table.may(PLAYS[1]), "a pit can be climbed out of"
    table.play("pass", "move E1")
    assert table.may(PLAYS[0])


@rule("DE-RUB-21")
@pytest.mark.parametrize(("keys", "falls"), [(["red"], True), ([], False)])
def test_a_rune_door_that_is_locked_is_no_way_round(keys: list[str], falls: bool) -> None:
    rooms = "+-+-+-+-+\n|. .R. .|\n+ + + + +\n|. .R. .|\n+ +-+-+ +\n|. . . .|\n+-+-+-+-+"
    table = Table(rooms, {"sir-valadir": {"at": "A3"}, "silhouette": {}}, overlord=TRAPS, keys=keys)
    table.play("overlord: pass", "run", "move B3")
    assert table.may(PLAYS[0]) is falls


@rule("DE-RUB-21")
@pytest.mark.parametrize(("unrevealed", "falls"), [([], True), (["room-2"], False)])
def test_an_area_that_the_quest_keeps_back_is_no_way_round_yet(unrevealed: list[str], falls: bool) -> None:
    rooms = "+-+-+-+-+-+-+\n|. . . . . .|\n+D+D+-+-+D+D+\n|. . . . . .|\n+-+-+-+-+-+-+"
    quest = {"area": {"room-2": {"hidden": True}}}
    table = Table(rooms, {"sir-valadir": {"at": "B1"}, "silhouette": {}}, overlord=TRAPS, quest=quest, unrevealed=unrevealed)
    assert table.play("overlord: pass", "run", "move C1").may(PLAYS[0]) is falls


@rule("DE-RUB-21")
@pytest.mark.parametrize(("rules", "falls"), [([], True), ([{"on": "round 9", "do": ["clear C1"]}], False)])
def test_no_rock_closes_a_way_that_the_quest_will_clear(rules: list[dict[str, Any]], falls: bool) -> None:
    hall = "+-+-+-+-+-+\n|. . ^ . .|\n+-+-+-+-+-+"
    table = Table(hall, {"sir-valadir": {"at": "A1"}, "silhouette": {}}, overlord=TRAPS, quest={"rules": rules})
    assert table.play("overlord: pass", "run", "move B1").may(PLAYS[0]) is falls


@rule("DE-RUB-21")
def test_nothing_falls_where_a_friend_stands_or_a_token_lies() -> None:
    def played(**fields: object) -> list[str]:
        heroes = {"sir-valadir": {"at": "B1"}, "silhouette": fields.pop("friend", {})}
        table = Table(SIX, heroes, overlord=TRAPS, **fields).play("overlord: pass", "run", "move C1")
        return [option for option in table.options() if option.startswith("play")]

    assert played() == PLAYS
    assert played(friend={"at": "C1"}) == []
    assert played(tokens=["money at C1"]) == []
    assert played(encounters={"well": "C1"}) == []
    assert played(quest={"rules": [{"on": "enter C1", "do": ["conquest 1"]}]}) == []
    assert played(quest={"rules": [{"on": "round 9", "do": ["token red-key at C1"]}]}) == []


@rule("DE-RUB-21", "DE-REL-03")
def test_nothing_falls_on_what_was_dropped_in_play() -> None:
    heroes = {"sir-valadir": {"at": "B1", "equipped": ["ferrymans-hand"]}, "silhouette": {}}
    table = Table(SIX, heroes, overlord=TRAPS).play("overlord: pass", "run", "move C1", "pass", "drop ferrymans-hand.1")
    table.play("move D1", "pass", "move C1")
    assert not set(PLAYS) & set(table.options())
    table.play("pass", "move B1")
    assert set(PLAYS) <= set(table.options())


@rule("DE-RUB-21")
def test_no_rock_fills_up_the_last_space_of_an_area() -> None:
    rooms = "+-+-+-+-+\n|. . .O.|\n+ + + + +\n|. . .O.|\n+-+-+-+-+"
    heroes = {"sir-valadir": {"at": "C1"}, "silhouette": {}}
    fields: dict[str, Any] = {"overlord": TRAPS, "areas": {"closet": "D1"}}

    def falls(rocks: list[str]) -> bool:
        table = Table(rooms, heroes, quest={"area": {"closet": {"rocks": rocks}}}, **fields)
        return table.play("overlord: pass", "run", "move D1").may(PLAYS[0])

    assert falls([])
    assert not falls(["D2"])


@rule("DE-RUB-21", "DE-GEN-02")
def test_a_quests_own_obstacle_buries_nothing_either() -> None:
    flood = {"rules": [{"on": "round 2", "do": ["water at C1", "water at D1"]}]}
    heroes = {"sir-valadir": {"at": "A1"}, "silhouette": {}}
    table = Table(SIX, heroes, quest=flood, tokens=["money at C1"], round=2, next="round")
    assert table.state.obstacles == {"D1": "water"}


@rule("DE-RUB-21", "DE-RUL-25")
def test_what_is_dropped_over_water_lies_where_it_can_be_reached() -> None:
    """An acrobat passes over the water, and an Aura on the other side kills her there."""
    room = "+-+-+-+-+\n|. ~ . .|\n+ + + + +\n|. ~ . .|\n+-+-+-+-+"
    table = Table(
        room,
        {"silhouette": {"at": "A1", "life": 1, "skills": ["between-the-legs"]}, "sir-valadir": {}},
        monsters={"hell-hound-leader-1": {"at": "C2", "upright": False}},
        bearers={"egg": "silhouette"},
        quest={"things": ["egg"]},
    )
    table.play("run", "move C1")
    assert table.hero("silhouette").space == ""
    assert table.state.tokens["egg"].space == "A1"


@rule("DE-RUL-20", "DE-RUB-21")
def test_nobody_comes_out_of_town_onto_a_rock() -> None:
    room = "+-+-+-+-+\n|* * . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    table = Table(room, {"sir-valadir": {}, "silhouette": {}}, quest={"area": {"start": {"rocks": ["B1"]}}})
    table.play("run")
    assert [option for option in table.options() if option.startswith("travel")] == ["travel to A1"]
