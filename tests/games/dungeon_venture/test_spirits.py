"""Guide and Release Spirits (DV-SPI)."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tests.games.dungeon_venture.table import Table, rule

CHAPEL = """
+-+-+-+-+-+
|V . . . .|
+ + + + + +
|. . . A .|
+ + + + + +
|. . . . o|
+-+-+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}}
MISSES = "miss miss miss miss"


def chapel(at: str, storm: dict[str, Any], **fields: Any) -> Table:
    heroes = {"vardak": {"at": at}, "storm": {"spirit": True, **storm}, **fields.pop("heroes", {})}
    return Table(CHAPEL, heroes=heroes, **{"turn": "vardak", **fields})


@rule("DV-SPI-01", "DV-SPI-02")
def test_a_hero_picks_up_a_spirit_on_whose_space_it_stands() -> None:
    table = chapel("A1", {"at": "C1"})
    assert table.refusal("guide storm") == "DV-SPI-02"
    assert not table.may("guide storm")
    table.play("move C1", "guide storm")
    guided = table.last("SpiritGuided")
    assert (guided.hero, guided.spirit, guided.rule) == ("vardak", "storm", "DV-SPI-02")
    assert table.figure("storm").carried_by == "vardak"


@rule("DV-SPI-02")
def test_it_may_have_come_there_in_an_earlier_turn() -> None:
    table = chapel("C1", {"at": "C1"})
    assert table.may("guide storm")
    assert chapel("B1", {"at": "C1"}).refusal("guide storm") == "DV-SPI-02"


@rule("DV-SPI-01")
@pytest.mark.parametrize("who", ["naurania", "orc-1", "wick"])
def test_only_a_spirit_is_guided(who: str) -> None:
    table = chapel("C1", {"at": "C1"}, heroes={"naurania": {"at": "B1"}})
    assert table.refusal(f"guide {who}") == "DV-SPI-01"


@rule("DV-SPI-01")
def test_a_spirit_carried_by_somebody_is_not_picked_up_again() -> None:
    table = chapel("C1", {"carried_by": "vardak"})
    assert table.refusal("guide storm") == "DV-SPI-01"


@rule("DV-SPI-03", "DV-RUL-36")
def test_a_carried_spirit_comes_along() -> None:
    table = chapel("A1", {"carried_by": "vardak"})
    table.play("move C2")
    assert (table.figure("storm").space, table.figure("storm").carried_by) == ("C2", "vardak")


@rule("DV-SPI-03")
def test_a_carried_spirit_comes_along_in_a_swap() -> None:
    table = chapel("A1", {"carried_by": "vardak"}, heroes={"naurania": {"at": "A2"}})
    table.play("swap with naurania", "naurania: agree")
    assert (table.figure("vardak").space, table.figure("storm").space) == ("A2", "A2")


@rule("DV-SPI-04", "DV-RUL-36")
def test_release_onto_a_free_space_beside_hero_and_altar() -> None:
    table = chapel("C1", {"carried_by": "vardak"})
    assert [o for o in table.options() if o.startswith("release")] == ["release storm to D1", "release storm to C2"]
    for wrong in ("B1", "E2", "C1", "D2"):
        assert table.refusal(f"release storm to {wrong}") == "DV-SPI-04"
    table.play("release storm to C2")
    released = table.last("SpiritReleased")
    assert (released.hero, released.spirit, released.to, released.rule) == ("vardak", "storm", "C2", "DV-SPI-04")
    assert (table.figure("storm").space, table.figure("storm").carried_by) == ("C2", "")
    table.play("move A1")
    assert table.figure("storm").space == "C2"


@rule("DV-SPI-04")
def test_no_release_where_no_free_space_is_near_an_altar() -> None:
    table = chapel("A1", {"carried_by": "vardak"})
    assert not any(o.startswith("release") for o in table.options())
    assert table.refusal("release storm to B1") == "DV-SPI-04"
    assert chapel("C1", {"at": "A1"}).refusal("release storm to C2") == "DV-SPI-01"
    assert chapel("C1", {"at": "A1"}).refusal("release gandalf to C2") == "DV-SPI-01"


@rule("DV-SPI-04")
def test_an_occupied_space_is_no_place_for_a_spirit() -> None:
    table = chapel("C1", {"carried_by": "vardak"}, heroes={"naurania": {"at": "C2"}})
    assert [o for o in table.options() if o.startswith("release")] == ["release storm to D1"]
    assert table.refusal("release storm to C2") == "DV-SPI-04"


@rule("DV-SPI-04")
def test_a_released_spirit_may_resurrect_without_moving() -> None:
    table = chapel("C1", {"carried_by": "vardak"}, initiative=["storm"])
    table.play("release storm to C2", "end")
    assert table.asked == "storm"
    table.play("resurrect")
    assert (table.figure("storm").form, table.figure("storm").space) == ("hero", "C2")


@rule("DV-SPI-05")
def test_picking_up_and_putting_down_are_two_actions() -> None:
    table = chapel("C1", {"at": "C1"})
    table.play("guide storm")
    assert table.refusal("release storm to C2") == "DV-TURN-04"
    assert not any(o.startswith("release") for o in table.options())


@rule("DV-SWI-01")
def test_by_the_switch_a_spirit_is_put_down_anywhere() -> None:
    table = chapel("B2", {"carried_by": "vardak"}, options={"spirit_release": "anywhere"}, heroes={"naurania": {"at": "A2"}})
    assert [o for o in table.options() if o.startswith("release")] == [
        f"release storm to {space}" for space in ("B1", "C2", "B3")
    ]
    assert table.refusal("release storm to A2") == "DV-SPI-04"
    by_default = chapel("B2", {"carried_by": "vardak"}, heroes={"naurania": {"at": "A2"}})
    assert [o for o in by_default.options() if o.startswith("release")] == ["release storm to C2"]


@rule("DV-RUL-36")
def test_a_hero_carries_any_number_and_does_all_it_could() -> None:
    table = chapel("D3", {"carried_by": "vardak"}, heroes={"wick": {"spirit": True, "at": "D3"}}, dice=[MISSES, "miss miss"])
    table.play("guide wick")
    assert (table.figure("storm").carried_by, table.figure("wick").carried_by) == ("vardak", "vardak")
    table.play("move A1")
    assert (table.figure("storm").space, table.figure("wick").space) == ("A1", "A1")
    fighting = chapel("D3", {"carried_by": "vardak"}, dice=[MISSES, "miss miss"])
    fighting.play("attack orc-1")
    assert fighting.last("AttackEnded").damage == 0


@rule("DV-RUL-36")
def test_a_carried_spirit_may_leave_on_its_own_turn() -> None:
    table = chapel("C1", {"carried_by": "vardak"}, turn="storm")
    table.play("move D1")
    assert (table.last("SpiritFreed").spirit, table.last("SpiritFreed").rule) == ("storm", "DV-RUL-36")
    assert (table.figure("storm").space, table.figure("storm").carried_by) == ("D1", "")
    table.play("resurrect")
    assert table.figure("storm").form == "hero"


@rule("DV-RUL-36", "DV-RUL-38")
def test_a_spirit_does_not_rise_under_its_carrier() -> None:
    table = chapel("C2", {"carried_by": "vardak"}, turn="storm")
    assert table.refusal("resurrect") == "DV-RUL-38"


@rule("DV-RUL-36")
def test_when_the_carrier_dies_its_spirits_stay_where_it_fell() -> None:
    table = chapel(
        "D3",
        {"carried_by": "vardak"},
        turn="orc-1",
        heroes={"vardak": {"at": "D3", "wounds": 7}, "naurania": {"at": "A1"}},
        dice=["hit hit hit", MISSES],
    )
    table.play("attack vardak")
    assert (table.last("SpiritFreed").spirit, table.last("SpiritFreed").rule) == ("storm", "DV-RUL-36")
    assert (table.figure("storm").space, table.figure("storm").carried_by) == ("D3", "")
    assert table.figure("vardak").form == "spirit"


@rule("DV-RUL-36", "DV-DTH-05")
def test_a_carried_spirit_that_dies_for_good_leaves_its_skull_with_the_carrier() -> None:
    table = Table(
        "+-+-+-+-+\n|V .O. G|\n+-+-+-+-+",
        turn="vardak",
        unexplored=["lair"],
        areas={"start": "A1", "lair": "D1"},
        revealed=[],
        bosses=GRONK,
        heroes={"storm": {"spirit": True, "carried_by": "vardak", "hand": ["bow"]}},
    )
    table.play("move C1", "end")
    skull = table.state.skulls["storm"]
    assert (skull.space, skull.cards) == ("C1", ["bow.1"])
    assert "storm" not in table.state.figures


@rule("DV-RUL-16", "DV-MOV-12")
def test_a_spirit_is_not_released_into_an_area_that_no_hero_has_entered() -> None:
    fields: dict[str, Any] = {"heroes": {"storm": {"at": "A1", "spirit": True, "carried_by": "vardak"}}, "turn": "vardak"}
    map = "+-+-+-+\n|VO. A|\n+ +-+-+\n|N o .|\n+-+-+-+"
    opened = Table(map, revealed=["room-2"], **fields)
    assert opened.refusal("release storm to B1") == "DV-RUL-16"
    assert not opened.may("release storm to B1")
    assert Table(map, **fields).may("release storm to B1")


SIEGE = """
+-+-+-+-+-+
|A k V . .|
+ + + + + +
|k . . S W|
+-+-+-+-+-+
"""
"""Two Kobolds hold both spaces beside the Altar."""
ALL_FALLEN = {hero: {"spirit": True} for hero in ("vardak", "storm", "wick")}


def siege(map: str = SIEGE, **fields: Any) -> Table:
    return Table(map, **{"heroes": ALL_FALLEN, "turn": "vardak", **fields})


@rule("DV-RUL-100", "DV-REST-07")
def test_spirits_rise_beside_those_who_hold_the_altar() -> None:
    table = siege()
    table.play("resurrect")
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("hero", "C1")
    assert table.last("Resurrected").rule == "DV-RUL-100"


@rule("DV-RUL-100")
def test_they_go_as_near_to_the_altar_as_they_can() -> None:
    table = siege(turn="storm")
    assert table.refusal("resurrect") == "DV-REST-01"
    table.play("move B2")
    assert table.may("resurrect")
    # whoever stands on one of the nearest spaces leaves the others to the Spirits
    assert siege(SIEGE.replace("k . . S", "k o . S"), turn="vardak").may("resurrect")


@rule("DV-RUL-100")
@pytest.mark.parametrize(
    ("map", "heroes"),
    [
        (SIEGE.replace("A k V", "A . V"), ALL_FALLEN),
        (SIEGE, {**ALL_FALLEN, "storm": {}}),
    ],
)
def test_but_not_while_a_space_is_free_or_a_hero_on_its_feet(map: str, heroes: dict[str, Any]) -> None:
    assert siege(map, heroes=heroes).refusal("resurrect") == "DV-REST-01"


@rule("DV-RUL-100")
def test_an_altar_that_no_spirit_can_come_to_is_not_held() -> None:
    """The southern Altar is free, but walled off from all Spirits."""
    assert siege(SIEGE.rstrip("\n") + "\n|A .|. . .|\n+-+-+-+-+-+").may("resurrect")


def test_the_computer_goes_where_a_spirit_can_rise_and_rises_there() -> None:
    table = siege(turn="storm")
    assert GAME.advise(table.session.view("storm")).option in ("move B2", "move C1")
    assert GAME.advise(siege().session.view("vardak")).option == "resurrect"


@rule("DV-RUL-100", "DV-RUL-38")
def test_with_no_free_space_at_all_nobody_rises() -> None:
    table = siege("+-+-+-+\n|A k o|\n+-+-+-+", heroes={"vardak": {"spirit": True, "at": "C1"}})
    assert table.refusal("resurrect") == "DV-REST-01"
