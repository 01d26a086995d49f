"""Line of sight (DE-LOS, DE-STR-06, DE-OBS-05): who blocks, and every exception."""

from typing import Any

import pytest

from tenebra.games.descent.rules.sight import distance, seen, seen_by_heroes_when_spawning, seen_to_reveal
from tenebra.games.descent.rules.space import grid_of
from tests.games.descent.props import BOW, Table, weapon
from tests.games.descent.table import rule

CORRIDOR = "+-+-+-+-+-+-+\n|. . . . . .|\n+-+-+-+-+-+-+"
STAIRS = """
+-+-+-+ +-+-+-+
|. 1 .| |. 1 .|
+ + + + + + + +
|. . .| |. . .|
+-+-+-+ +-+-+-+
"""


def sees(table: Table, who: str) -> set[str]:
    grid = grid_of(table.state)
    return set(grid.spaces(seen(table.state, who)))


def corridor(**fields: Any) -> Table:
    return Table(CORRIDOR, heroes={"silhouette": {"at": "A1", "equipped": [BOW]}}, **fields)


@rule("DE-LOS-01", "DE-LOS-02", "DE-RUL-59")
def test_a_figure_in_the_way_hides_what_is_behind_it_but_not_itself() -> None:
    assert sees(corridor(monsters={"beastman-1": {"at": "C1"}}), "silhouette") == {"A1", "B1", "C1"}
    friend = Table(CORRIDOR, heroes={"silhouette": {"at": "A1"}, "sir-valadir": {"at": "B1"}})
    assert sees(friend, "silhouette") == {"A1", "B1"}


@rule("DE-LOS-02", "DE-OBS-01", "DE-OBS-02", "DE-LOS-03")
@pytest.mark.parametrize(("mark", "is_hidden"), [("^", True), ("~", False), ("o", False), ("x", False), ("c", False)])
def test_rock_blocks_sight_and_water_pits_and_markers_do_not(mark: str, is_hidden: bool) -> None:
    table = Table(f"+-+-+-+-+\n|. {mark} . .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1"}})
    assert ("C1" not in sees(table, "silhouette")) is is_hidden
    assert "B1" in sees(table, "silhouette")


@rule("DE-LOS-02", "DE-DOR-03", "DE-LOS-03")
@pytest.mark.parametrize(("door", "is_open"), [("D", False), ("O", True)])
def test_closed_doors_block_sight_and_open_ones_do_not(door: str, is_open: bool) -> None:
    table = Table(f"+-+-+-+-+\n|. .{door}. .|\n+ + + + +\n|. .{door}. .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1"}})
    assert ("D1" in sees(table, "silhouette")) is is_open


@rule("DE-LOS-10", "DE-RUL-58")
def test_a_line_through_a_corner_is_stopped_only_if_both_ways_round_are_closed() -> None:
    one = Table("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", heroes={"silhouette": {"at": "A1"}})
    assert "B2" in sees(one, "silhouette")
    both = Table("+-+-+-+\n|.|. .|\n+ +-+ +\n|. . .|\n+-+-+-+", heroes={"silhouette": {"at": "A2"}})
    assert "B1" not in sees(both, "silhouette")


@rule("DE-LOS-10", "DE-RUL-58", "DE-LOS-04")
def test_figures_never_close_a_corner() -> None:
    table = Table(
        "+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+",
        heroes={"silhouette": {"at": "A1"}},
        monsters={"beastman-1": {"at": "B1"}, "beastman-2": {"at": "A2"}, "beastman-3": {"at": "B2"}},
    )
    assert "B2" in sees(table, "silhouette")


@rule("DE-LOS-10", "DE-RUL-58", "DE-MOV-13")
def test_where_two_squares_are_missing_the_corner_between_is_closed() -> None:
    gap = "+-+\n|.\n+ + +\n   .|\n  +-+"
    table = Table(gap, heroes={"silhouette": {"at": "A1", "fatigue": 1}}, monsters={"skeleton-1": {"at": "B2"}})
    assert (sees(table, "silhouette"), sees(table, "skeleton-1")) == ({"A1"}, {"B2"})
    assert table.play("battle", "fatigue").options() == ["end"]
    one = Table(gap.replace("|.\n", "|. .|\n"), heroes={"silhouette": {"at": "A1", "fatigue": 1}})
    assert sees(one, "silhouette") == {"A1", "B1", "B2"}
    assert one.play("battle", "fatigue").may("move B2")


@rule("DE-LOS-06", "DE-OBS-05", "DE-RUL-14")
def test_a_figure_in_a_pit_sees_no_other_space_and_is_seen() -> None:
    table = Table(
        "+-+-+-+-+\n|. o . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "B1", "in_pit": True, "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "D1"}, "beastman-1": {"at": "C1"}},
    )
    assert sees(table, "silhouette") == {"B1"}
    assert "B1" in sees(table, "beastman-1")
    assert "A1" not in sees(table, "beastman-1")
    table.play("battle")
    assert table.refusal("attack C1 with fists") == "DE-OBS-05"


@rule("DE-SWI-03", "DE-RUL-14")
def test_by_the_switch_one_sees_out_of_a_pit_to_what_is_next_to_it() -> None:
    table = Table(
        "+-+-+-+-+-+\n|. o o . .|\n+-+-+-+-+-+",
        heroes={"silhouette": {"at": "B1", "in_pit": True}},
        options={"pit_sight": "adjacent"},
    )
    assert sees(table, "silhouette") == {"A1", "B1", "C1", "D1"}


@rule("DE-LRG-02", "DE-LOS-04")
def test_a_large_figure_looks_from_any_of_its_spaces_and_does_not_block_itself() -> None:
    table = Table(
        "+-+-+-+-+\n|. . . .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "D2"}},
        monsters={"ogre-1": {"at": "A1"}},
    )
    assert {"A1", "B2", "C1", "D1", "D2"} <= sees(table, "ogre-1")


@rule("DE-STR-06", "DE-LOS-07", "DE-RUL-62", "DE-ADJ-04", "DE-STR-05")
def test_along_a_staircase_one_sees_the_other_end_and_from_an_end_what_lies_next_to_it() -> None:
    on, beside = (Table(STAIRS, heroes={"silhouette": {"at": at}}, monsters={"skeleton-1": {"at": "G2"}}) for at in ("B1", "A2"))
    assert {"F1", "E1", "G1", "E2", "F2", "G2"} <= sees(on, "silhouette")
    assert "F1" in sees(beside, "silhouette")
    assert not {"E1", "E2", "G2"} & sees(beside, "silhouette")
    bit = grid_of(on.state).bit
    assert [distance(on.state, bit[a], bit[b]) for a, b in (("B1", "F1"), ("B1", "G2"), ("A2", "F1"))] == [1, 2, 2]


@rule("DE-STR-05", "DE-RUL-62", "DE-ADJ-04")
def test_attacks_pass_a_staircase_as_if_its_ends_were_adjacent() -> None:
    axe = weapon("test-hatchet", "melee", "1 red")
    table = Table(
        STAIRS,
        heroes={"silhouette": {"at": "B1", "equipped": [BOW, axe]}},
        monsters={"skeleton-1": {"at": "F1"}, "skeleton-2": {"at": "G2"}},
        dice=["1/2/0 blank blank blank"],
    )
    table.play("battle")
    assert table.may(f"attack F1 with {axe}")
    assert table.refusal(f"attack G2 with {axe}") == "DE-TYP-01"
    table.play(f"attack G2 with {BOW}")
    assert table.last("AttackDeclared").distance == 2


@rule("DE-STR-05", "DE-STR-06")
def test_a_staircase_leads_to_the_other_end_of_its_colour_alone() -> None:
    stairs = "+-+-+ +-+-+ +-+-+\n|1 2| |1 .| |2 .|\n+-+-+ +-+-+ +-+-+"
    axe = weapon("test-stair-axe", "melee", "1 red")
    foes = {"skeleton-1": {"at": "D1"}, "skeleton-2": {"at": "G1"}}
    for at, target, other in (("A1", "D1", "G1"), ("B1", "G1", "D1")):
        table = Table(stairs, heroes={"silhouette": {"at": at, "equipped": [axe, BOW]}}, monsters=foes).play("battle")
        assert table.may(f"attack {target} with {axe}")
        assert table.refusal(f"attack {other} with {axe}") == "DE-TYP-01", "it is seen from beside the stairs, but not adjacent"
        assert {"D1", "G1"} <= sees(table, "silhouette")
        bit = grid_of(table.state).bit
        assert [distance(table.state, bit[at], bit[there]) for there in (target, other)] == [1, 2]


@rule("DE-RUB-01", "DE-LOS-07", "DE-EXP-01", "DE-OBS-05")
@pytest.mark.parametrize(("in_pit", "shown"), [(False, {"A1", "B1", "A2", "B2", "C1", "D1", "C2", "D2"}), (True, set())])
def test_whoever_stands_on_stairs_reveals_only_what_he_sees_besides(in_pit: bool, shown: set[str]) -> None:
    cells = "+-+-+-+-+ +-+-+\n|. 1O. .| |1 .|\n+ + + + + + + +\n|. .O. .| |. .|\n+-+-+-+-+ +-+-+"
    hero = {"at": "B1", "in_pit": in_pit}
    table = Table(cells, heroes={"silhouette": hero}, unrevealed=["room-2", "room-3"])
    assert set(grid_of(table.state).spaces(seen_to_reveal(table.state, table.hero("silhouette")))) == shown


@rule("DE-RUB-01", "DE-LOS-07")
def test_a_staircase_never_reveals() -> None:
    table = Table(STAIRS, heroes={"silhouette": {"at": "B1"}})
    hero = table.hero("silhouette")
    assert not seen_to_reveal(table.state, hero) & grid_of(table.state).set_of(["E1", "F1", "G1"])


@rule("DE-LOS-08", "DE-SPW-05", "DE-SPW-07", "DE-RUL-73")
def test_for_spawning_monsters_are_transparent_and_heroes_are_not() -> None:
    table = Table(
        CORRIDOR,
        heroes={"silhouette": {"at": "A1"}, "sir-valadir": {"at": "D1"}},
        monsters={"beastman-1": {"at": "B1"}},
    )
    grid = grid_of(table.state)
    assert set(grid.spaces(seen_by_heroes_when_spawning(table.state))) == set(grid.spaces(grid.floor))
    alone = corridor(monsters={"beastman-1": {"at": "B1"}})
    assert sees(alone, "silhouette") == {"A1", "B1"}
    assert grid_of(alone.state).bit["F1"] & seen_by_heroes_when_spawning(alone.state)
    hidden = Table("+-+-+-+-+\n|. ^ . .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1"}})
    assert not grid_of(hidden.state).bit["C1"] & seen_by_heroes_when_spawning(hidden.state)


@rule("DE-LOS-08", "DE-SPW-05", "DE-SPW-07", "DE-RUL-73")
def test_spawning_is_barred_past_monsters_but_not_past_heroes_rock_or_walls_and_along_stairs_too() -> None:
    def barred(map: str, **monsters: str) -> list[str]:
        foes = {f"{kind.replace('_', '-')}-1": {"at": at} for kind, at in monsters.items()}
        table = Table(map, heroes={"silhouette": {"at": "A1"}, "sir-valadir": {"at": "A2"}}, monsters=foes)
        return grid_of(table.state).spaces(seen_by_heroes_when_spawning(table.state))

    narrow = "+-+-+-+-+\n|. . . .|\n+ +-+-+-+\n|. .|. .|\n+-+-+-+-+"
    assert barred(narrow, beastman="B1", skeleton="C1") == ["A1", "B1", "C1", "D1", "A2", "B2"]
    assert barred(narrow.replace("|. . . .|", "|. ^ . .|")) == ["A1", "B1", "A2", "B2"]
    stairs = "+-+-+ +-+-+-+\n|1 .| |. 1 .|\n+ + + + + + +\n|. .| |. . .|\n+-+-+ +-+-+-+"
    assert barred(stairs, beastman="B1") == ["A1", "B1", "D1", "E1", "F1", "A2", "B2", "D2", "E2", "F2"]
    between = Table(
        "+-+-+-+-+\n|. . . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "A1"}, "sir-valadir": {"at": "C1", "monkey": 1}, "mad-carthos": {}},
    )
    assert grid_of(between.state).spaces(seen_by_heroes_when_spawning(between.state)) == ["A1", "B1", "C1", "D1"]
    pit = Table(
        "+-+-+-+-+\n|. o . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "A1"}, "sir-valadir": {"at": "B1", "in_pit": True}},
    )
    assert grid_of(pit.state).spaces(seen_by_heroes_when_spawning(pit.state)) == ["A1", "B1"], (
        "he sees nothing, and hides the rest"
    )


@rule("DE-SPW-06", "DE-FAM-08")
def test_boggs_bars_spawning_where_he_looks() -> None:
    table = Table(
        "+-+-+-+-+\n|. ^ . .|\n+-+-+-+-+",
        heroes={"silhouette": {"at": "A1", "skills": ["boggs-the-rat"]}},
        familiars={"boggs": {"owner": "silhouette", "at": "D1"}},
    )
    assert grid_of(table.state).bit["C1"] & seen_by_heroes_when_spawning(table.state)


@rule("DE-SPW-05")
def test_heroes_in_town_and_in_pits_hinder_no_spawning() -> None:
    table = Table(
        "+-+-+-+-+\n|o . . .|\n+-+-+-+-+", heroes={"silhouette": {"at": "A1", "in_pit": True}, "sir-valadir": {"at": ""}}
    )
    assert seen_by_heroes_when_spawning(table.state) == 0


def test_a_skill_takes_aim_from_a_free_space_beside_and_another_past_one_figure() -> None:
    hall = "+-+-+-+-+\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    plain = {"at": "A1", "equipped": [BOW]}
    foes = {"skeleton-1": {"at": "D1"}, "beastman-1": {"at": "B1"}}
    for skills, may in (([], False), (["round-the-corner"], True), (["past-your-ear"], True)):
        table = Table(hall, heroes={"silhouette": {**plain, "skills": skills}}, monsters=foes)
        table.play("battle")
        assert table.may(f"attack D1 with {BOW}") is may, skills
