"""Pits, and large figures over them and elsewhere (DE-OBS, DE-LRG, DE-RUL-13 to DE-RUL-17, DE-RUL-64, DE-RUB-06, DE-RUB-18)."""

import pytest

from tenebra.games.descent.rules.space import covers
from tenebra.games.descent.rules.walking import move_options
from tests.games.descent.props import SWORD, Table
from tests.games.descent.table import rule

ALONG = "+-+-+-+-+-+-+\n|. . o o . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
HOLE = """
+-+-+-+-+-+-+
|. . . . . .|
+ + + + + + +
|. . o o . .|
+ + + + + + +
|. . o o . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""


def points(table: Table) -> int:
    turn, activation = table.state.turn, table.state.activation
    if turn is not None:
        return turn.points
    assert activation is not None
    return activation.points


def options(table: Table, word: str) -> set[str]:
    return {option.removeprefix(f"{word} ") for option in table.options() if option.startswith(f"{word} ")}


@rule("DE-OBS-03", "DE-OBS-04", "DE-OBS-05", "DE-RUB-06", "DE-EX-40", "DE-MVA-03", "DE-DMG-04")
def test_walking_into_a_pit_costs_a_wound_and_two_points_to_get_out() -> None:
    table = Table(ALONG, heroes={"sir-valadir": {"at": "B1", "equipped": [SWORD]}}, monsters={"beastman-1": {"at": "D2"}})
    table.play("advance", "move C1")
    hero = table.hero("sir-valadir")
    assert (hero.life, hero.in_pit, points(table)) == (15, True, 3)
    assert table.refusal(f"attack D2 with {SWORD}") == "DE-OBS-05"
    table.play("climb to C2")
    assert (hero.in_pit, points(table)) == (False, 1)
    assert table.may(f"attack D2 with {SWORD}")


@rule("DE-RUL-15", "DE-OBS-08")
def test_connected_pit_spaces_are_one_pit() -> None:
    table = Table(ALONG, heroes={"sir-valadir": {"at": "B1"}})
    table.play("run", "move C1", "move D1")
    assert table.hero("sir-valadir").life == 15
    assert points(table) == 6
    assert table.state.obstacles == {"C1": "pit", "D1": "pit"}
    assert "B1" in options(table, "climb to")
    assert "E1" in options(table, "climb to")
    assert table.refusal("move E1") == "DE-OBS-04"


@rule("DE-OBS-04", "DE-DEC-08")
def test_without_a_free_space_beside_it_one_stays_in_the_pit() -> None:
    corridor = "+-+-+-+\n|. o .|\n+-+-+-+"
    table = Table(
        corridor,
        heroes={"sir-valadir": {"at": "B1", "in_pit": True}},
        monsters={"beastman-1": {"at": "A1"}, "beastman-2": {"at": "C1"}},
    )
    table.play("run")
    assert not options(table, "climb to")
    assert table.refusal("climb to A1") == "DE-OBS-04"


@rule("DE-OBS-06", "DE-RUL-16", "DE-RUL-17")
def test_a_jump_is_three_points_a_pit_space_straight_on() -> None:
    table = Table(ALONG, heroes={"sir-valadir": {"at": "B1"}})
    table.play("run")
    assert options(table, "jump to") == {"E1"}
    table.play("jump to E1")
    assert points(table) == 2
    assert table.hero("sir-valadir").life == 16
    assert table.hero("sir-valadir").space == "E1"
    slow = Table(ALONG, heroes={"sir-valadir": {"at": "B1"}})
    slow.play("advance")
    assert slow.refusal("jump to E1") == "DE-RUL-17"


@rule("DE-RUL-17")
def test_one_must_land_on_a_free_space() -> None:
    table = Table(ALONG, heroes={"sir-valadir": {"at": "B1"}, "silhouette": {"at": "E1"}})
    table.play("run")
    assert not options(table, "jump to")


@rule("DE-OBS-09")
def test_monsters_fall_too() -> None:
    table = Table(ALONG, heroes={"sir-valadir": {"at": "A2"}}, monsters={"beastman-1": {"at": "B1"}}, next="activate")
    table.play("activate beastman-1", "move C1")
    assert table.monster("beastman-1").in_pit
    assert [event.wounds for event in table.told("Wounded")] == [1]
    assert options(table, "climb to")


@rule("DE-OBS-05", "DE-RUL-14")
def test_who_is_in_a_pit_reveals_nothing() -> None:
    hero = {"at": "C1", "in_pit": True, "equipped": [SWORD]}
    table = Table(ALONG, heroes={"sir-valadir": hero}, monsters={"beastman-1": {"at": "C2"}})
    table.play("battle")
    assert not options(table, "attack")


# --- large figures


@rule("DE-LRG-01", "DE-GEN-08", "DE-RUL-65")
@pytest.mark.parametrize(
    ("monster", "spaces"),
    [("beastman-1", 1), ("razorwing-1", 1), ("skeleton-1", 1), ("sorcerer-1", 1), ("hell-hound-1", 2), ("ogre-1", 4)]
    + [(f"{kind}-1", 4) for kind in ("giant", "manticore", "naga", "bane-spider", "demon")]
    + [("dragon-1", 6)],
)
def test_monsters_fill_all_their_spaces(monster: str, spaces: int) -> None:
    table = Table(heroes={"sir-valadir": {"at": "F5"}}, monsters={monster: {"at": "B2"}})
    assert covers(table.state, monster).bit_count() == spaces
    table.play("run")
    held = [space for space in ("B2", "C2", "D2", "B3", "C3", "D3") if not table.may(f"move {space}")]
    assert len(held) == spaces


@rule("DE-RUL-65", "DE-LRG-01")
@pytest.mark.parametrize(("kind", "spaces"), [("beastman", 1), ("hell-hound", 2), ("giant", 4), ("dragon", 6)])
def test_a_unique_monster_is_as_large_as_its_kind(kind: str, spaces: int) -> None:
    own = {"kind": kind, "speed": 3, "armor": 1, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Pierce 1"}
    table = Table(heroes={"sir-valadir": {"at": "F5"}}, monsters={"grim": {"at": "B2"}}, quest={"uniques": {"grim": own}}).play(
        "run"
    )
    held = [space for space in ("B2", "C2", "D2", "B3", "C3", "D3") if not table.may(f"move {space}")]
    assert held == {1: ["B2"], 2: ["B2", "C2"], 4: ["B2", "C2", "B3", "C3"], 6: ["B2", "C2", "D2", "B3", "C3", "D3"]}[spaces]


@rule("DE-LRG-06", "DE-LRG-08")
def test_a_square_figure_shifts_as_a_whole_in_eight_directions() -> None:
    table = Table(heroes={"sir-valadir": {"at": "H5"}}, monsters={"ogre-1": {"at": "C2"}}, next="activate")
    table.play("activate ogre-1")
    first = {"B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"}
    assert first <= options(table, "move")
    table.play("move D3")
    assert points(table) == 2
    assert "H1" not in options(table, "move")


@rule("DE-LRG-07", "DE-RUL-64")
def test_a_long_figure_has_six_follow_moves_and_four_diagonal_ones() -> None:
    monsters = {"hell-hound-1": {"at": "C3"}}
    table = Table(heroes={"sir-valadir": {"at": "H5"}}, monsters=monsters, next="activate")
    table.play("activate hell-hound-1")
    far = options(table, "move")
    table.state.activation.points = 1  # type: ignore[union-attr]
    near = {str(option).removeprefix("move ") for option in move_options(table.state, "hell-hound-1")}
    assert near == {
        "B3",
        "D3",
        "B2",
        "D2",
        "B4",
        "D4",
        "C2 lie upright",
        "D2 lie upright",
        "C3 lie upright",
        "D3 lie upright",
    }
    assert near < far


@rule("DE-LRG-08")
def test_every_space_newly_covered_must_be_free_of_walls_rocks_and_enemies() -> None:
    narrow = "+-+-+-+-+\n|. . . .|\n+ + + + +\n|. . ^ .|\n+-+-+-+-+"
    table = Table(narrow, heroes={"sir-valadir": {"at": "D1"}}, monsters={"ogre-1": {"at": "A1"}}, next="activate")
    table.play("activate ogre-1")
    assert table.options() == ["end"]
    assert table.refusal("move B1") == "DE-OBS-01"
    assert table.refusal("move C1") == "DE-OBS-01"


@rule("DE-RUL-66", "DE-MOV-05", "DE-MOV-11")
def test_large_figures_pass_friends_and_end_where_all_is_free() -> None:
    hall = "+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+ + + + + + + + +\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+"
    monsters = {"ogre-1": {"at": "A1"}, "beastman-1": {"at": "C1"}}
    table = Table(hall, heroes={"sir-valadir": {"at": "H2"}}, monsters=monsters, next="activate")
    table.play("activate ogre-1")
    assert "D1" in options(table, "move")
    assert "B1" in options(table, "move")
    table.play("move B1")
    assert "end" not in table.options()
    assert not options(table, "attack")
    table.play("move D1")
    assert table.monster("ogre-1").has_acted
    grounds = [(event.to, {"DE-MOV-05", "DE-RUL-66"} & set(event.also)) for event in table.told("Moved")]
    assert grounds == [("B1", set()), ("C1", {"DE-MOV-05", "DE-RUL-66"}), ("D1", {"DE-MOV-05", "DE-RUL-66"})]


@rule("DE-LRG-03", "DE-RUL-13", "DE-RUB-18")
def test_a_large_figure_falls_only_when_it_is_wholly_in_the_pit() -> None:
    table = Table(HOLE, heroes={"sir-valadir": {"at": "F1"}}, monsters={"ogre-1": {"at": "A2"}}, next="activate")
    table.play("activate ogre-1", "move B2")
    assert not table.monster("ogre-1").in_pit
    assert not table.told("Wounded")
    table.play("move C2")
    assert table.monster("ogre-1").in_pit
    assert len(table.told("Wounded")) == 1


@rule("DE-RUB-18")
def test_a_large_figure_climbs_out_for_two_and_may_stay_partly_over_the_pit() -> None:
    table = Table(HOLE, heroes={"sir-valadir": {"at": "F1"}}, monsters={"ogre-1": {"at": "C2", "in_pit": True}}, next="activate")
    table.play("activate ogre-1")
    assert not options(table, "move")
    around = {"A1", "B1", "C1", "D1", "A2", "B2", "D2", "E2", "A3", "B3", "C3", "D3", "E3"}
    assert options(table, "climb to") == around
    table.play("climb to B2")
    assert points(table) == 1
    assert not table.monster("ogre-1").in_pit
    assert len(table.told("Wounded")) == 0
    taken = {"ogre-1": {"at": "C2", "in_pit": True}, "beastman-1": {"at": "B4"}}
    held = Table(HOLE, heroes={"sir-valadir": {"at": "F1"}}, monsters=taken, next="activate").play("activate ogre-1")
    assert options(held, "climb to") == around - {"A3", "B3"}, "every space it comes to is free"


@rule("DE-RUB-18", "DE-OBS-04", "DE-OBS-05")
def test_a_long_figure_turns_as_it_climbs_steps_on_within_the_pit_and_needs_two_points() -> None:
    ditch = "+-+-+-+-+-+\n|. . . . .|\n+ + + + + +\n|. o o o .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"
    hounds = {"hell-hound-1": {"at": "B2", "in_pit": True}}
    table = Table(ditch, heroes={"sir-valadir": {"at": "E3"}}, monsters=hounds, next="activate").play("activate hell-hound-1")
    assert options(table, "move") == {"C2"}
    assert not options(table, "jump to")
    assert options(table, "climb to") == {
        *("A1", "B1", "C1", "D1", "A2", "D2", "A3", "B3", "C3"),  # not D3, where a hero stands
        *(f"{space} lie upright" for space in ("A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2")),
    }
    table.play("move C2")
    assert (points(table), table.monster("hell-hound-1").in_pit, table.told("Wounded")) == (3, True, [])
    table.play("climb to D1 lie upright")
    assert (points(table), table.monster("hell-hound-1").upright, table.monster("hell-hound-1").in_pit) == (1, True, False)
    assert covers(table.state, "hell-hound-1").bit_count() == 2
    tired = Table(ditch, heroes={"sir-valadir": {"at": "E3"}}, monsters=hounds, next="activate").play("activate hell-hound-1")
    tired.play("move C2", "move B2", "move C2")
    assert tired.refusal("climb to A1") == "DE-OBS-04"


@rule("DE-RUB-18", "DE-OBS-06")
def test_a_long_figure_jumps_as_it_lies() -> None:
    """Across it leans over the near edge before, and over the far one afterwards."""
    wide, narrow = (f"+-+-+-+-+-+-+\n|. . {pit} . .|\n+ + + + + + +\n|. . {pit} . .|\n+-+-+-+-+-+-+" for pit in ("o o", "o ."))
    for map, lie, landing in ((wide, False, {"D1"}), (narrow, True, {"D1"}), (wide, True, set()), (narrow, False, set())):
        hound = {"hell-hound-1": {"at": "B1", "upright": lie}}
        table = Table(map, heroes={"sir-valadir": {"at": "F2"}}, monsters=hound, next="activate").play("activate hell-hound-1")
        assert options(table, "jump to") == landing
        if landing:
            table.play("jump to D1")
            own = table.monster("hell-hound-1")
            assert (own.space, own.upright, own.in_pit, points(table)) == ("D1", lie, False, 1)
            assert table.told("Wounded") == []


@rule("DE-OBS-04", "DE-GLY-01")
def test_whoever_climbs_out_has_entered_the_space_he_climbs_to() -> None:
    table = Table("+-+-+-+\n|o x .|\n+-+-+-+", heroes={"sir-valadir": {"at": "A1", "in_pit": True}})
    assert table.play("run", "climb to B1").state.glyphs == {"B1": True}


@rule("DE-RUB-18")
def test_a_large_figure_jumps_past_the_positions_that_lie_wholly_in_the_pit() -> None:
    table = Table(HOLE, heroes={"sir-valadir": {"at": "F1"}}, monsters={"ogre-1": {"at": "B2"}}, next="activate")
    table.play("activate ogre-1")
    assert "D2" in options(table, "jump to")
    table.play("jump to D2")
    assert points(table) == 0
    assert not table.monster("ogre-1").in_pit


@rule("DE-STR-03", "DE-LRG-04", "DE-RUL-18", "DE-MVA-06")
@pytest.mark.parametrize(
    ("monster", "moves", "faces"),
    [("ogre-1", [], "miss 0/3/0 0/3/0"), ("beastman-1", ["move B1", "move A2", "move B2"], "miss 0/3/0")],
)
def test_no_monster_takes_stairs_though_its_blows_may_pass_them(monster: str, moves: list[str], faces: str) -> None:
    cells = "+-+-+ +-+-+\n|1 .| |1 .|\n+ + + + + +\n|. .| |. .|\n+-+-+ +-+-+"
    table = Table(cells, heroes={"sir-valadir": {"at": "D1"}}, monsters={monster: {"at": "A1"}}, next="activate", dice=[faces])
    table.play(f"activate {monster}")
    assert table.options() == [*moves, "attack D1", "end"]
    assert table.refusal("stairs") == "DE-MVA-06"
    table.play("attack D1")
    assert table.options() == [*moves, "end"]


@rule("DE-MVA-06", "DE-EQP-01", "DE-STR-03", "DE-LRG-04", "DE-RUL-18")
def test_monsters_only_move_open_doors_jump_and_climb() -> None:
    room = "+-+-+-+-+\n|1 c . .|\n+ + + + +\n|. . . 1|\n+-+-+-+-+"
    table = Table(
        room,
        heroes={"sir-valadir": {"at": "D1"}},
        monsters={"beastman-1": {"at": "A1"}},
        tokens=["healing-potion at A1"],
        next="activate",
    )
    table.play("activate beastman-1")
    assert {option.split()[0] for option in table.options()} <= {"move", "attack", "end"}
