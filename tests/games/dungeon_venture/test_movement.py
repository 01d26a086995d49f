"""Movement (DV-MOV) and the staircase (DV-RUL-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

PEACE: dict[str, Any] = {"objective": {"win": ["count never 1"]}}
DEN = {"start": "A1", "den": "C1"}
BOSS: dict[str, Any] = {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 3, "movement": 3}


def moves(table: Table, seat: str = "") -> list[str]:
    return [option.removeprefix("move ") for option in table.options(seat) if option.startswith("move ")]


# --- steps and points -----------------------------------------------------------------------------


@rule("DV-MOV-01", "DV-RUL-20")
def test_steps_go_sideways_never_across_and_cost_one_point_each() -> None:
    table = Table("+-+-+-+\n|V . .|\n+ + + +\n|. . .|\n+ + + +\n|. . k|\n+-+-+-+", turn="vardak")
    table.play("move B2")
    steps = table.told("Moved")
    assert [(event.figure, event.rule) for event in steps] == [("vardak", "DV-MOV-01")] * 2
    assert [event.to for event in steps] in (["B1", "B2"], ["A2", "B2"])
    assert table.figure("vardak").space == "B2"


@rule("DV-MOV-01", "DV-RUL-20", "DV-MOV-02")
def test_the_reach_of_five_points_is_counted_in_steps_around_corners() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|V . . . . .|\n+ + + + + + +\n|. . . . . .|\n+ + + + + + +\n|. . . . . k|\n+-+-+-+-+-+-+",
        turn="vardak",
    )
    reach = [f"{'ABCDEF'[x]}{y + 1}" for y in range(3) for x in range(6) if 0 < x + y <= 5]
    assert moves(table) == reach


@rule("DV-MOV-02")
@pytest.mark.parametrize(("hero", "points"), [("vardak", 5), ("storm", 6), ("wick", 7)])
def test_a_figure_moves_up_to_its_points(hero: str, points: int) -> None:
    edge = "+-" * 10 + "+"
    table = Table(f"{edge}\n|. . . . . . . . . k|\n{edge}", heroes={hero: {"at": "A1"}}, turn=hero)
    assert moves(table) == [f"{c}1" for c in "BCDEFGHIJ"[:points]]
    assert table.refusal(f"move {'ABCDEFGHIJ'[points + 1]}1") == "DV-MOV-02"
    assert table.refusal("move A1") == "DV-MOV-02"


@rule("DV-MOV-03", "DV-MOV-02")
def test_double_step_doubles_the_movement() -> None:
    edge = "+-" * 13 + "+"
    field = f"{edge}\n|V . . . . . . . . . . . .|\n{edge}"
    table = Table(field, turn="vardak", adventure=PEACE)
    table.play("double")
    assert moves(table) == [f"{c}1" for c in "BCDEFGHIJK"]
    assert table.refusal("move L1") == "DV-MOV-02"
    after = Table(field, turn="vardak", adventure=PEACE, choices=["move F1", "double"])
    assert moves(after) == [f"{c}1" for c in "ABCDEGHIJK"]
    assert after.refusal("move L1") == "DV-MOV-02"
    after.play("move K1")
    assert [event.figure for event in after.told("TurnEnded")] == ["vardak"]


@rule("DV-MOV-06")
@pytest.mark.parametrize("space", ["C1", "Z9", "nowhere"])
def test_there_is_no_walking_into_rock_or_out_of_the_map(space: str) -> None:
    assert Table("+-+-+-+\n|V .|#|\n+-+-+-+", turn="vardak", adventure=PEACE).refusal(f"move {space}") == "DV-MOV-06"


# --- through whom, onto what ----------------------------------------------------------------------


@rule("DV-MOV-04", "DV-MOV-07")
def test_heroes_walk_through_heroes_but_do_not_stop_there() -> None:
    """DV-EX-03 and DV-EX-06."""
    table = Table("+-+-+-+-+-+-+\n|S N V . k .|\n+-+-+-+-+-+-+", turn="storm")
    assert moves(table) == ["D1"]
    assert table.refusal("move B1") == "DV-MOV-07"
    assert table.refusal("move E1") == "DV-MOV-07"
    assert table.refusal("move F1") == "DV-MOV-06"
    table.play("move D1")
    assert [event.to for event in table.told("Moved")] == ["B1", "C1", "D1"]


@rule("DV-MOV-05", "DV-RUL-21", "DV-MOV-07")
def test_monsters_and_bosses_walk_through_each_other() -> None:
    table = Table(
        "+-+-+-+-+-+-+-+-+\n|.|k G k . . V .|\n+-+-+-+-+-+-+-+-+",
        areas={"start": "A1", "den": "B1"},
        bosses={"gronk": BOSS},
        next="kobold",
        initiative=["gronk"],
    )
    table.play("activate kobold-1")
    assert moves(table) == ["E1", "F1"]
    assert table.refusal("move C1") == table.refusal("move D1") == table.refusal("move G1") == "DV-MOV-07"
    table.play("end", "activate kobold-2", "end", "activate gronk")
    assert moves(table) == ["E1", "F1"]
    assert table.refusal("move B1") == "DV-MOV-07"


@rule("DV-MOV-06")
@pytest.mark.parametrize("mark", ["T", "L", "U", "C", "A", "k"])
def test_nobody_walks_through_furniture_or_enemies(mark: str) -> None:
    """DV-EX-05 and DV-EX-07."""
    table = Table(f"+-+-+-+-+\n|V .|.|.|\n+ + +-+-+\n|S {mark} . z|\n+-+-+-+-+", turn="storm")
    assert "C2" not in moves(table)
    assert table.refusal("move C2") == "DV-MOV-06"
    table.play("end")
    monster = Table(f"+-+-+-+\n|z {'S' if mark == 'k' else mark} .|\n+-+-+-+", heroes={"vardak": {"at": "C1"}}, next="zombie")
    monster.play("activate zombie-1")
    assert moves(monster) == []


@rule("DV-MOV-06", "DV-DOOR-01")
@pytest.mark.parametrize(("edge", "may"), [("D", False), ("|", False), ("S", False), ("O", True)])
def test_nobody_walks_through_walls_and_closed_doors(edge: str, may: bool) -> None:
    table = Table(f"+-+-+\n|V{edge}.|\n+-+-+", areas={"start": "A1", "den": "B1"}, turn="vardak", adventure=PEACE)
    assert moves(table) == (["B1"] if may else [])
    if not may:
        assert table.refusal("move B1") == "DV-MOV-06"


@rule("DV-MOV-07")
@pytest.mark.parametrize(
    ("mark", "cite"), [("N", "DV-MOV-07"), ("o", "DV-MOV-07"), ("T", "DV-FUR-01"), ("A", "DV-FUR-01"), ("C", "DV-FUR-01")]
)
def test_no_movement_ends_on_an_occupied_space(mark: str, cite: str) -> None:
    """DV-EX-04 and DV-EX-06."""
    table = Table(f"+-+-+-+\n|V {mark} z|\n+-+-+-+", turn="vardak")
    assert table.refusal("move B1") == cite
    assert not table.may("move B1")


@rule("DV-MOV-07")
def test_nor_on_fallen_boulders_which_cannot_be_crossed_either() -> None:
    table = Table("+-+-+-+\n|V r .|\n+ + + +\n|. N .|\n+-+-+-+", sprung=["B1"], turn="vardak", adventure=PEACE)
    assert table.refusal("move B1") == "DV-ROCK-04"
    table.play("move C1")
    assert [event.to for event in table.told("Moved")] == ["A2", "B2", "C2", "C1"]


@rule("DV-MOV-07", "DV-RUL-80")
def test_a_movement_cut_short_on_a_friends_space_ends_beside_it() -> None:
    """The Keeper slams the door while Storm is passing Naurania: Storm cannot stay on her space."""
    table = Table(
        "+-+-+-+-+\n|S NO. .|\n+ + + + +\n|. .|k .|\n+-+-+-+-+",
        areas=DEN,
        turn="storm",
        keeper_hand=["slamming-doors", "evil-eye"],
        choices=["move C1", "keeper: pass", "keeper: event slamming-doors at B1-C1", "keeper: pass"],
    )
    assert (table.asked, table.prompt) == ("storm", "displace")
    assert table.options() == ["place A1", "place B2"]
    table.play("place B2")
    assert table.figure("storm").space == "B2"
    assert table.last("Displaced").rule == "DV-MOV-07"
    assert table.state.turn is not None
    assert table.state.turn.has_moved


@rule("DV-MOV-08")
def test_a_hero_may_stop_on_a_spirits_space() -> None:
    table = Table("+-+-+-+\n|V N k|\n+-+-+-+", heroes={"naurania": {"spirit": True}}, turn="vardak", choices=["move B1"])
    assert table.figure("vardak").space == table.figure("naurania").space == "B1"
    assert table.may("guide naurania")


@rule("DV-MOV-08")
def test_and_must_to_pick_it_up() -> None:
    table = Table("+-+-+-+\n|V N k|\n+-+-+-+", heroes={"naurania": {"spirit": True}}, turn="vardak")
    assert table.refusal("guide naurania") == "DV-SPI-02"


@rule("DV-MOV-09", "DV-RUL-19")
def test_an_open_door_costs_nothing_and_takes_no_space() -> None:
    table = Table("+-+-+-+-+-+-+-+\n|V .O. . . . k|\n+-+-+-+-+-+-+-+", areas=DEN, turn="vardak")
    assert moves(table) == ["B1", "C1", "D1", "E1", "F1"]
    closed = Table("+-+-+-+-+-+-+-+\n|V .D. . . . k|\n+-+-+-+-+-+-+-+", areas=DEN, turn="vardak")
    assert moves(closed) == ["B1"]


@rule("DV-MOV-10", "DV-RUL-87")
@pytest.mark.parametrize("trap", ["p", "f", "r"])
@pytest.mark.parametrize("found", [False, True])
def test_crossing_a_trap_does_not_trigger_it_and_shows_nothing(trap: str, found: bool) -> None:
    """DV-EX-42."""
    table = Table(
        f"+-+-+-+\n|V {trap} .|\n+ +-+ +\n|. T .|\n+ + + +\n|. . .|\n+-+-+-+",
        turn="vardak",
        found=["B1"] if found else [],
        adventure=PEACE,
        choices=["move C1"],
    )
    assert [event.to for event in table.told("Moved")] == ["B1", "C1"]
    assert table.told("TrapSprung") == []
    assert table.told("Rolled") == []
    assert ("B1" in table.state.traps) is found


@rule("DV-MOV-10", "DV-RUL-87")
@pytest.mark.parametrize("found", [False, True])
def test_stopping_on_it_does(found: bool) -> None:
    table = Table(
        "+-+-+\n|V f|\n+-+-+",
        turn="vardak",
        found=["B1"] if found else [],
        dice=["hit miss miss miss miss miss", "miss miss miss miss"],
        adventure=PEACE,
        choices=["move B1"],
    )
    sprung = table.last("TrapSprung")
    assert (sprung.space, sprung.trap, sprung.victim, sprung.rule) == ("B1", "arrows", "vardak", "DV-TRAP-02")
    assert table.figure("vardak").wounds == 1
    assert table.state.traps["B1"].status == "spent"


@rule("DV-MOV-10", "DV-PIT-05")
def test_an_open_pit_is_only_crossed_on_purpose() -> None:
    table = Table("+-+-+-+\n|V p .|\n+-+-+-+", turn="vardak", sprung=["B1"], adventure=PEACE, dice=["hit miss miss miss"])
    assert moves(table) == []
    assert table.refusal("move C1") == table.refusal("move B1") == "DV-PIT-08"
    assert table.may("leap B1")
    assert table.may("leap C1")
    table.play("leap C1")
    assert table.figure("vardak").space == "C1"
    assert table.figure("vardak").wounds == 1


@rule("DV-MOV-10", "DV-PIT-05")
def test_a_found_pit_harms_monsters_who_go_through_but_not_heroes() -> None:
    field = "+-+-+-+-+\n|V p . .|\n+-+-+-+-+"
    hero = Table(field, turn="vardak", found=["B1"], adventure=PEACE, choices=["move C1"])
    assert hero.told("Rolled") == []
    monster = Table(
        "+-+-+-+-+\n|. p z V|\n+-+-+-+-+", found=["B1"], next="zombie", dice=["hit miss miss miss"], choices=["activate zombie-1"]
    )
    assert moves(monster) == []
    assert monster.may("leap A1")
    monster.play("leap A1")
    assert monster.figure("zombie-1").wounds == 1
    assert monster.figure("zombie-1").space == "A1"


@rule("DV-AREA-02", "DV-MON-07", "DV-MOV-11", "DV-MOV-12", "DV-DEC-03")
def test_monsters_go_where_the_keeper_wants_also_into_unexplored_areas() -> None:
    table = Table(
        "+-+-+-+-+\n|k .O. T|\n+ + + + +\n|V .|z .|\n+-+-+-+-+",
        areas=DEN,
        unexplored=["den"],
        next="kobold",
        choices=["activate kobold-1"],
    )
    assert set(moves(table)) >= {"B1", "C1"}
    table.play("move C1")
    assert table.figure("kobold-1").space == "C1"
    assert table.state.areas["den"] == "revealed"
    assert table.last("AreaRevealed").rule == "DV-MON-07"
    assert table.state.furniture == {"D1": "table"}
    table.play("end")
    assert "zombie-1" not in table.state.figures
    assert table.told("AreaEntered") == []


@rule("DV-MOV-12")
def test_heroes_enter_unexplored_areas_and_spirits_do_not() -> None:
    fields: dict[str, Any] = {"areas": DEN, "revealed": ["den"], "turn": "vardak"}
    assert Table("+-+-+-+-+\n|N VO. k|\n+-+-+-+-+", **fields).may("move C1")
    spirit = Table("+-+-+-+-+\n|N VO. k|\n+-+-+-+-+", heroes={"vardak": {"spirit": True}}, **fields)
    assert spirit.refusal("move C1") == "DV-SPRT-05"


@rule("DV-MOV-12", "DV-EXP-11")
def test_without_need_the_way_does_not_lead_through_an_unexplored_area() -> None:
    """Both ways to C1 are open; only the shorter one is unexplored."""
    table = Table(
        "+-+-+-+\n|V . .|\n+ +-+ +\n|. . .|\n+-+-+-+".replace("|V . .|", "|VO.O.|"),
        areas={"start": "A1", "den": "B1"},
        revealed=["den"],
        turn="vardak",
        adventure=PEACE,
    )
    assert table.may("move C1")
    assert table.may("move C1 via den")
    direct = table.session.fork()
    table.play("move C1")
    assert [event.to for event in table.told("Moved")] == ["A2", "B2", "C2", "C1"]
    assert table.told("AreaEntered") == []
    direct.choose("move C1 via den")
    assert direct.state.areas["den"] == "explored"


@rule("DV-RUL-25", "DV-EXP-06", "DV-MOV-02")
def test_into_one_unexplored_area_the_way_does_not_lead_through_another() -> None:
    """To D1 it is three steps through the den and five through the corridor; both end in the same unexplored room."""
    field = "+-+-+-+-+\n|VO. .O.|\n+ +-+-+ +\n|. . .O.|\n+-+-+-+-+"
    fields: dict[str, Any] = {"areas": {"start": "A1", "den": "B1", "hall": "D1"}, "revealed": ["den", "hall"], "turn": "vardak"}
    table = Table(field, **fields, adventure=PEACE)
    table.play("move D1")
    assert [event.to for event in table.told("Moved")] == ["A2", "B2", "C2", "D2", "D1"]
    assert [event.area for event in table.told("AreaEntered")] == ["hall"]
    shut = Table(field.replace("|. . .O.|", "|. . .D.|"), **fields, adventure=PEACE)
    shut.play("move D1")
    assert [event.area for event in shut.told("AreaEntered")] == ["den", "hall"]


@rule("DV-RUL-40", "DV-MOV-10")
def test_a_walk_leads_round_a_trap_that_is_known_if_the_points_allow_it() -> None:
    """Both ways to C1 take as many steps or two more; the straight one crosses Fire Arrows that were found."""
    field = "+-+-+-+\n|V f .|\n+ + + +\n|. . .|\n+-+-+-+"
    fields: dict[str, Any] = {"turn": "vardak", "adventure": PEACE}

    def way(to: str, **more: Any) -> list[str]:
        table = Table(field, **fields, **more)
        table.play(f"move {to}")
        return [event.to for event in table.told("Moved")]

    assert way("C1", found=["B1"]) == ["A2", "B2", "C2", "C1"]
    assert way("C2", found=["B1"]) == ["A2", "B2", "C2"]
    assert way("C1") == ["B1", "C1"]  # nobody knows of it
    assert way("C1", sprung=["B1"]) == ["B1", "C1"]  # it is spent
    assert Table(field, **fields, found=["B1"]).may("move B1")


@rule("DV-RUL-40", "DV-MOV-10")
def test_where_no_way_round_a_known_trap_is_short_enough_the_walk_crosses_it() -> None:
    walled = Table("+-+-+-+\n|V f .|\n+-+-+-+", turn="vardak", adventure=PEACE, found=["B1"])
    walled.play("move C1")
    assert [event.to for event in walled.told("Moved")] == ["B1", "C1"]
    assert walled.told("TrapSprung") == []
