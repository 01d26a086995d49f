"""Forced repositioning (DR-MOV-14, DR-MOV-20 to DR-MOV-23, DR-EFF-13 to DR-EFF-15), Large Monsters, bridges (DR-LVL)."""

from typing import Any

import pytest

from tenebra.games.drunagor.rules.space import beside, covers, names
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

ROOM = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+ + + + + + + + +
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""
CLIFF = """
+-+-+-+-+-+-+
|2 2 2 . & .|
+-+-+-+-+-+-+
|. . . . . .|
+-+-+-+-+-+-+
"""


@pytest.fixture(autouse=True)
def _texts(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="ENEMY, PUSH 3", smoke_pot="TELEKINESIS 2", press_on="TARGET, SWAP")


def elros(map: str, at: str, **fields: Any) -> Table:
    return Table(map, heroes={"elros": {"at": at}}, **fields)


@rule("DR-EFF-13", "DR-MOV-23", "DR-TER-04")
def test_a_push_leads_straight_away_and_over_what_lies_there() -> None:
    table = elros(ROOM, "C2", monsters={"rotten-flesh-1": {"at": "D2"}})
    table.play("use patient-eye with blue")
    assert set(table.options()) == {"choose E1", "choose E2", "choose E3"}
    table.play("choose E2")
    assert table.monster("rotten-flesh-1").space == "G2"
    field = "+-+-+-+-+-+-+\n|. . & ^ . .|\n+-+-+-+-+-+-+\n|. . . . . .|\n+-+-+-+-+-+-+"
    burnt = elros(field, "A1", monsters={"rotten-flesh-1": {"at": "B1"}}).play("use patient-eye with blue")
    assert burnt.monster("rotten-flesh-1").space == "E1"
    assert burnt.monster("rotten-flesh-1").tokens == {"burn": 2, "bleed": 2}


@rule("DR-EFF-13")
def test_a_push_stops_at_an_obstacle_a_higher_level_and_the_edge() -> None:
    blocked = elros(CLIFF.replace("2 2 2", ". . ."), "A1", monsters={"rotten-flesh-1": {"at": "B1"}}, chests=["D1"])
    blocked.play("use patient-eye with blue")
    assert blocked.monster("rotten-flesh-1").space == "C1"
    wall = elros("+-+-+-+-+\n|. . . 1|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+", "A1", monsters={"rotten-flesh-1": {"at": "B1"}})
    wall.play("use patient-eye with blue")
    assert wall.monster("rotten-flesh-1").space == "C1"
    edge = elros("+-+-+-+-+\n|. . . .|\n+-+-+-+-+\n|. . . .|\n+-+-+-+-+", "B1", monsters={"rotten-flesh-1": {"at": "C1"}})
    edge.play("use patient-eye with blue")
    assert edge.monster("rotten-flesh-1").space == "D1"
    large = elros(ROOM, "B1", monsters={"shadow-knight-1": {"at": "C1"}}).play("use patient-eye with blue")
    assert large.monster("shadow-knight-1").space == "C1"


@rule("DR-MOV-14", "DR-EFF-13")
def test_who_is_pushed_down_two_levels_falls() -> None:
    table = elros(CLIFF, "A1", monsters={"rotten-flesh-1": {"at": "B1", "tokens": {"shield": 1}}})
    before = table.monster("rotten-flesh-1").health
    table.play("use patient-eye with blue")
    fallen = table.monster("rotten-flesh-1")
    assert fallen.space == "E1"
    assert fallen.health == before - 2
    assert fallen.tokens == {"shield": 1, "burn": 2}


@rule("DR-MOV-13", "DR-MOV-14")
def test_who_is_pushed_down_one_level_does_not_fall() -> None:
    table = elros(CLIFF.replace("2 2 2", "1 1 1"), "A1", monsters={"rotten-flesh-1": {"at": "B1"}})
    table.play("use patient-eye with blue")
    assert table.monster("rotten-flesh-1").space == "E1"
    assert not table.told("HealthChanged")


@rule("DR-EFF-14", "DR-MOV-14", "DR-RUL-54")
def test_telekinesis_throws_small_things_to_free_squares() -> None:
    table = elros(
        CLIFF,
        "A1",
        monsters={"rotten-flesh-1": {"at": "C1"}},
        chests=["F2"],
        scenes={"altar": {"at": "A2"}},
        sheet={"scene": {"altar": {"choice": {"pray": {"do": []}}}}},
        small="E2",
    )
    before = table.monster("rotten-flesh-1").health
    table.play("use smoke-pot with blue")
    assert {"target rotten-flesh-1", "target elros", "target chest-1", "target tile-E2"} <= set(table.options())
    assert not table.may("target altar")
    table.play("target rotten-flesh-1")
    assert not table.may("choose F1")
    table.play("choose E1")
    assert table.monster("rotten-flesh-1").tokens == {"burn": 2}
    assert table.monster("rotten-flesh-1").health == before - 2
    moved = elros(CLIFF, "A1", chests=["F2"], small="E2").play("use smoke-pot with blue", "target chest-1")
    moved.play("choose D2")
    assert moved.state.chests["chest-1"].space == "D2"
    dark = elros(CLIFF, "A2", small="C2", darkness="D2").play("use smoke-pot with blue", "target tile-C2")
    assert not dark.may("choose D2")
    health = dark.hero("elros").health
    dark.play("choose A2")
    assert dark.state.darkness == {"D2": "large", "A2": "small"}
    assert dark.hero("elros").health == health - 2


@rule("DR-EFF-15", "DR-RUB-09", "DR-TER-04")
def test_a_swap_changes_places_without_a_fall() -> None:
    table = elros(CLIFF, "C1", monsters={"rotten-flesh-1": {"at": "E1"}})
    health = table.monster("rotten-flesh-1").health, table.hero("elros").health
    table.play("use press-on with green")
    if table.prompt != "turn":
        table.play("target rotten-flesh-1")
    assert (table.hero("elros").space, table.monster("rotten-flesh-1").space) == ("E1", "C1")
    assert table.hero("elros").tokens == {"burn": 2}
    assert (table.monster("rotten-flesh-1").health, table.hero("elros").health) == health


@rule("DR-BRD-03", "DR-MOV-18", "DR-MOV-19", "DR-MOV-20", "DR-TIE-01")
def test_a_large_monster_fills_an_area_and_shoves_small_ones_aside() -> None:
    lane = "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
    table = Table(
        lane,
        heroes={"vorn": {"at": "A1"}},
        monsters={"shadow-knight-1": {"at": "E1"}, "executioner-1": {"at": "C1"}},
        turn="shadow-knight.rookie",
    )
    assert table.monster("shadow-knight-1").space == "C1"
    assert (table.asked, table.prompt) == ("vorn", "tie-shove")
    assert set(table.options()) == {"choose B1", "choose B2", "choose E1", "choose E2", "pass"}
    table.play("choose E2")
    assert table.monster("executioner-1").space == "E2"


@rule("DR-BRD-01", "DR-BRD-03")
def test_a_large_monster_fills_four_squares_and_is_beside_twelve() -> None:
    around = ["B2", "C2", "D2", "E2", "B3", "E3", "B4", "E4", "B5", "C5", "D5", "E5"]
    table = Table(floor(8, 6), heroes={"vorn": {"at": "A1"}}, monsters={"shadow-knight-1": {"at": "C3"}})
    assert names(table.state, covers(table.state, "shadow-knight-1")) == ["C3", "D3", "C4", "D4"]
    assert names(table.state, beside(table.state, "shadow-knight-1")) == around
    small = Table(floor(8, 6), heroes={"vorn": {"at": "A1"}}, monsters={"executioner-1": {"at": "C3"}})
    assert names(small.state, covers(small.state, "executioner-1")) == ["C3"]


@rule("DR-MOV-22", "DR-RUL-46", "DR-CHE-01", "DR-BRD-06")
def test_a_large_monster_crushes_a_chest() -> None:
    lane = "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
    table = Table(
        lane,
        heroes={"vorn": {"at": "A1", "tokens": {}}},
        monsters={"shadow-knight-1": {"at": "E1"}},
        chests=["D2", "F1"],
        decks={"chest": ["healing-potion"]},
        turn="shadow-knight.rookie",
        dice=["burn"],
    )
    assert [chest.space for chest in table.state.chests.values()] == ["F1"], "the one it left stays"
    assert [*table.state.chests] == ["chest-2"]
    assert [(event.chest, event.is_crushed) for event in table.told("ChestRemoved")] == [("chest-1", True)]
    assert table.state.decks["chest"].draw == ["healing-potion.1"]
    assert table.monster("shadow-knight-1").tokens["burn"] == 2


@rule("DR-RUL-17", "DR-MOV-19", "DR-RUL-14", "DR-NPC-01", "DR-MOV-06")
def test_a_large_monster_passes_no_bystander_and_no_uneven_area() -> None:
    lanes: list[tuple[str, dict[str, Any]]] = [(". . . . . .", {"npcs": {"miller": "C1"}}), (". . 1 . . .", {})]
    for ground, fields in lanes:
        lane = f"+-+-+-+-+-+-+\n|{ground}|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
        table = Table(
            lane,
            heroes={"vorn": {"at": "A1"}},
            monsters={"shadow-knight-1": {"at": "E1"}},
            turn="shadow-knight.rookie",
            **fields,
        )
        assert table.monster("shadow-knight-1").space == "E1"


@rule("DR-MOV-21")
def test_a_hero_who_falls_in_an_allys_square_is_moved_aside_by_choice() -> None:
    field = "+-+-+-+-+\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    table = Table(field, heroes={"elros": {"at": "A1", "health": 2}, "jaheen": {"at": "B1"}}, darkness="B1 B2 A2")
    table.play("go C1 through darkness", "choose deflect")
    assert table.hero("elros").is_down
    if table.prompt == "shove":
        assert table.asked == "elros"
        table.play(table.options()[0])
    assert table.hero("elros").space != table.hero("jaheen").space


@rule("DR-RUL-18")
def test_without_a_free_square_beside_it_the_nearest_one_is_taken() -> None:
    lane = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+ + + + + + + + +\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    table = Table(
        lane,
        heroes={"vorn": {"at": "B1"}, "elros": {"at": "B2"}},
        monsters={
            "shadow-knight-1": {"at": "G1"},
            "executioner-1": {"at": "C1"},
            "executioner-2": {"at": "E1"},
            "executioner-3": {"at": "E2"},
        },
        turn="shadow-knight.rookie",
    )
    assert table.prompt == "tie-shove"
    assert set(table.options()) == {"choose A1", "choose A2", "choose F1", "choose F2", "pass"}


BRIDGED = """
+-+-+-+-+-+-+
|1 1 ~ . 2 2|
+ + + + + + +
|1 1 ~ . 2 2|
+-+-+-+-+-+-+
"""


@rule("DR-LVL-03", "DR-LVL-04", "DR-LVL-10", "DR-MOV-11")
def test_a_bridge_counts_as_its_level_and_covers_what_is_under_it() -> None:
    table = Table(BRIDGED, heroes={"elros": {"at": "B1"}}, bridges={"plank": "C1..D1 1"})
    table.play("go D1")
    assert not table.told("TerrainSuffered")
    assert [event.cost for event in table.told("Moved")] == [1, 1]
    table.play("go E1")
    assert [event.cost for event in table.told("Moved")] == [1, 1, 1]


@rule("DR-LVL-05", "DR-MOV-21")
def test_a_bridge_laid_over_somebody_moves_it_aside() -> None:
    sheet = {
        "bridge": {"plank": {"at": "C1..D1", "level": 1}},
        "scene": {"lever": {"choice": {"pull": {"do": ["bridge plank"]}}}},
    }
    table = Table(
        BRIDGED,
        heroes={"elros": {"at": "B1"}, "jaheen": {"at": "D1"}},
        scenes={"lever": {"at": "A1"}},
        sheet=sheet,
    )
    table.play("interact lever for pull")
    assert (table.asked, table.prompt) == ("jaheen", "shove")
    assert not {"choose C1", "choose D1"} & set(table.options())
    table.play("jaheen: choose E1")
    assert table.hero("jaheen").space == "E1"
    assert table.state.bridges == ["plank"]


@rule("DR-EFF-23", "DR-EFF-24", "DR-EFF-25", "DR-RUB-08")
def test_a_trap_springs_on_the_first_enemy_that_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, patient_eye="BEAR TRAP")
    lane = "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
    table = Table(
        lane,
        heroes={"elros": {"at": "A1"}, "jaheen": {"at": "C2"}},
        monsters={"rotten-flesh-1": {"at": "F1"}, "rotten-flesh-2": {"at": "D2"}},
        stop=False,
    )
    table.play("use patient-eye with blue")
    assert list(table.state.traps) == ["C1"]
    assert not table.monster("rotten-flesh-2").tokens
    table.play("end")
    while table.state.traps:
        table.play("pass" if table.prompt != "turn" else "end")
    hurt = [event.figure for event in table.told("HealthChanged") if event.rule == "DR-EFF-25"]
    assert "rotten-flesh-2" in hurt
    assert "jaheen" not in hurt


@rule("DR-KNO-03", "DR-EFF-13")
def test_whoever_is_knocked_out_on_the_way_is_pushed_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Darkness of the first square fells Jaheen; the two squares behind it are not for her any more."""
    printed(monkeypatch, patient_eye="OTHER HERO, PUSH 3")

    def pushed(health: int) -> Table:
        heroes = {"elros": {"at": "B1"}, "jaheen": {"at": "C1", "health": health}}
        return Table(ROOM, heroes=heroes, darkness="D1").play("use patient-eye with blue", "choose D1")

    table = pushed(1)
    assert (table.asked, table.prompt) == ("jaheen", "trauma")
    table.play(table.options()[0])
    assert table.hero("jaheen").is_down
    assert table.hero("jaheen").space == "D1"
    assert pushed(5).hero("jaheen").space == "F1"
