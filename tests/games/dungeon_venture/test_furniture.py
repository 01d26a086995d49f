"""Furniture and Altars (DV-FUR, DV-ALT)."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

HALL = """
+-+-+-+-+-+
|V T . o .|
+-+-+-+-+-+
"""
ROOM = """
+-+-+-+-+
|V . A .|
+ + + + +
|. N . o|
+-+-+-+-+
"""


@rule("DV-FUR-01", "DV-OCC-01", "DV-EX-04", "DV-EX-05")
@pytest.mark.parametrize("piece", ["T", "L", "U", "C", "A"])
def test_every_piece_blocks_stopping_and_passing_for_both_sides(piece: str) -> None:
    hero = Table(HALL.replace("T", piece), turn="vardak")
    assert hero.refusal("move B1") == "DV-FUR-01"
    assert hero.refusal("move C1") == "DV-MOV-06"
    monster = Table(HALL.replace("T", piece).replace("V", ".") + "", turn="orc-1", heroes={"vardak": {"at": "E1"}})
    assert monster.may("move C1")
    assert monster.refusal("move B1") == "DV-FUR-01"
    assert monster.refusal("move A1") == "DV-MOV-06"


@rule("DV-FUR-02", "DV-LOS-04")
def test_furniture_does_not_stop_an_arrow() -> None:
    table = Table(HALL, turn="vardak", heroes={"vardak": {"worn": ["bow"]}}, dice=["hit miss miss miss", "miss miss"])
    table.play("attack orc-1")
    assert "orc-1" not in table.state.figures


@rule("DV-FUR-03", "DV-SPRT-02", "DV-SPRT-06")
def test_spirits_pass_through_furniture_but_do_not_stop_on_it() -> None:
    table = Table(HALL, turn="vardak", heroes={"vardak": {"spirit": True, "wounds": 8}, "naurania": {"at": "E1"}})
    assert table.may("move C1")
    assert table.refusal("move B1") == "DV-FUR-01"


@rule("DV-FUR-04")
@pytest.mark.parametrize("piece", ["T", "L", "U", "A"])
def test_only_chests_have_something_in_them(piece: str) -> None:
    table = Table(HALL.replace("T", piece), turn="vardak", treasure=["blink"])
    assert table.refusal("chest B1") == "DV-TRE-01"
    assert Table(HALL.replace("T", "C"), turn="vardak", treasure=["blink"]).may("chest B1")


@rule("DV-ALT-01", "DV-REST-01")
def test_rest_beside_an_altar_only() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"wounds": 3}})
    assert table.refusal("rest") == "DV-REST-01"
    table.play("move B1", "rest")
    assert table.figure("vardak").wounds == 0
    diagonal = Table(ROOM, turn="naurania")
    assert diagonal.refusal("rest") == "DV-REST-01"


@rule("DV-ALT-01", "DV-REST-01", "DV-SPRT-08")
def test_resurrect_beside_an_altar_only() -> None:
    ghost = {"spirit": True, "wounds": 6}
    away = Table(ROOM, turn="naurania", heroes={"naurania": ghost})
    assert away.refusal("resurrect") == "DV-REST-01"
    table = Table(ROOM, turn="naurania", heroes={"naurania": ghost | {"at": "C2"}})
    table.play("resurrect")
    assert (table.figure("naurania").form, table.figure("naurania").wounds) == ("hero", 0)


@rule("DV-ALT-02", "DV-RUL-59", "DV-OCC-01")
def test_an_altar_occupies_its_space() -> None:
    table = Table(ROOM, turn="vardak")
    assert table.refusal("move C1") == "DV-FUR-01"
    assert Table(ROOM, turn="orc-1").refusal("move C1") == "DV-FUR-01"


@rule("DV-ALT-02", "DV-RUL-59", "DV-EXP-02")
def test_an_altar_is_placed_when_its_area_is_revealed() -> None:
    map = """
+-+-+-+
|V D A|
+-+-+-+
""".replace("V D A", "V .DA")
    table = Table(map, turn="vardak", heroes={"vardak": {"at": "B1"}}, unexplored=["room-2"])
    assert table.state.furniture == {}
    table.play("open B1-C1")
    assert table.state.furniture == {"C1": "altar"}
    assert table.last("AreaRevealed").furniture == {"C1": "altar"}


@rule("DV-ALT-03", "DV-REST-04", "DV-REST-05")
def test_resting_gives_an_event_and_resurrecting_does_not() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"at": "B1"}}, events=["evil-eye"])
    table.play("rest")
    assert table.state.keeper_hand == ["evil-eye.1"]
    ghost = Table(ROOM, turn="vardak", heroes={"vardak": {"at": "B1", "spirit": True}}, events=["evil-eye"])
    ghost.play("resurrect")
    assert ghost.state.keeper_hand == []


@rule("DV-RUL-72")
def test_an_altar_is_no_trap_and_trap_tokens_never_run_out() -> None:
    map = """
+-+-+-+-+-+-+
|V A p p p p|
+ + + + + + +
|. o p p p p|
+-+-+-+-+-+-+
"""
    table = Table(map, turn="vardak")
    table.play("search")
    assert len(table.told("TrapFound")) == 8
    assert "B1" not in table.state.traps
    assert table.state.furniture == {"B1": "altar"}


@rule("DV-RUL-73")
def test_furniture_never_runs_out() -> None:
    map = "\n+-+-+-+-+-+-+\n|V T T T T T|\n+ + + + + + +\n|o C C C C C|\n+-+-+-+-+-+-+\n"
    table = Table(map, turn="vardak")
    assert sorted(table.state.furniture.values()) == ["chest"] * 5 + ["table"] * 5


@rule("DV-RUL-74")
def test_miniature_and_spirit_are_the_same_figure() -> None:
    table = Table(
        ROOM, turn="orc-1", heroes={"naurania": {"at": "C2", "wounds": 5, "hand": ["blink"]}}, dice=["hit miss miss", "miss miss"]
    )
    table.play("attack naurania")
    naurania = table.figure("naurania")
    assert (naurania.form, naurania.space) == ("spirit", "C2")
    assert [f.id for f in table.state.figures.values() if f.kind == "naurania"] == ["naurania"]
    assert table.state.heroes["naurania"].hand == ["blink.1"]
