"""Steps (DE-MOV, DE-ADJ, DE-RUL-58), and what happens in the spaces entered (DE-MOV-14, DE-RUL-91)."""

import pytest

from tests.games.descent.props import ROOM, SWORD, Table, duel
from tests.games.descent.table import rule

CORNERS = """
+-+-+-+-+
|. .|. .|
+ + + + +
|. . . .|
+-+ +-+-+
|. .|   |
+-+-+-+-+
"""
"""A wall ends at the corner of B1, C1, B2, C2; A2 and B3, C2 and B3 have a wall end between them; A3 lies behind one."""
PINCH = """
+-+-+
|.|.|
+-+-+
|.|.|
+-+-+
"""
ROCKS = """
+-+-+-+-+
|. ^ . .|
+ + + + +
|^ ~ . .|
+-+-+-+-+
"""


def points(table: Table) -> int:
    assert table.state.turn is not None
    return table.state.turn.points


def reached(table: Table) -> set[str]:
    return {option.removeprefix("move ") for option in table.options() if option.startswith("move ")}


@rule("DE-MOV-02", "DE-ADJ-01")
def test_a_step_goes_to_any_of_eight_neighbours() -> None:
    table = duel({"at": "B2", "fatigue": 1}, foes={})
    table.play("battle", "fatigue")
    assert reached(table) == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}


@rule("DE-MOV-13", "DE-RUL-58", "DE-RUB-13")
def test_a_corner_is_closed_only_if_both_ways_round_it_are() -> None:
    table = Table(CORNERS, heroes={"sir-valadir": {"at": "B2", "fatigue": 1}})
    table.play("battle", "fatigue")
    assert {"C1", "A1", "B3"} <= reached(table)
    assert "A3" in reached(table)
    around = Table(CORNERS, heroes={"sir-valadir": {"at": "C2", "fatigue": 1}})
    around.play("battle", "fatigue")
    assert {"B1", "B3"} <= reached(around)
    assert "A3" not in reached(around)
    boxed = Table(PINCH, heroes={"sir-valadir": {"at": "A1", "fatigue": 1}})
    boxed.play("battle", "fatigue")
    assert not reached(boxed)


@rule("DE-RUL-58")
def test_rocks_and_figures_never_close_a_corner() -> None:
    table = Table(ROCKS, heroes={"sir-valadir": {"at": "A1", "fatigue": 1}})
    table.play("battle", "fatigue")
    assert reached(table) == set()
    past = Table(
        ROOM,
        heroes={"sir-valadir": {"at": "A1", "fatigue": 1}},
        monsters={"beastman-1": {"at": "B1"}, "beastman-2": {"at": "A2"}},
    )
    past.play("battle", "fatigue")
    assert reached(past) == {"B2"}


@rule("DE-MOV-04", "DE-MOV-08", "DE-OBS-01", "DE-OBS-02")
def test_rock_water_enemies_and_the_void_cannot_be_entered() -> None:
    table = Table(ROCKS, heroes={"sir-valadir": {"at": "C1"}}, monsters={"beastman-1": {"at": "D2"}})
    table.play("run")
    assert table.refusal("move B1") == "DE-OBS-01"
    assert table.refusal("move B2") == "DE-OBS-01"
    assert table.refusal("move D2") == "DE-MOV-07"
    assert table.refusal("move Z9") == "DE-MOV-04"
    assert table.refusal("move A1") == "DE-MOV-08"


@rule("DE-MOV-05", "DE-MOV-06", "DE-MOV-07", "DE-MVA-01")
def test_friends_may_be_passed_but_nobody_stays_or_strikes_with_them() -> None:
    heroes = {"sir-valadir": {"at": "A1", "equipped": [SWORD]}, "silhouette": {"at": "B1"}}
    corridor = "+-+-+-+-+\n|. . . .|\n+-+-+-+-+"
    table = Table(corridor, heroes=heroes, monsters={"beastman-1": {"at": "D1"}})
    table.play("advance", "move B1")
    assert "end" not in table.options()
    assert table.refusal("end") == "DE-MOV-07"
    assert table.refusal(f"attack D1 with {SWORD}") == "DE-MOV-06"
    table.play("move C1")
    assert table.may("end")
    assert table.may(f"attack D1 with {SWORD}")
    short = Table(corridor, heroes={**heroes, "sir-valadir": {"at": "A1", "fatigue": 1}})
    short.play("battle", "fatigue")
    assert short.refusal("move B1") == "DE-MOV-07"


@rule("DE-RUL-82")
def test_whoever_is_held_up_in_a_shared_space_is_put_on_the_nearest_free_one() -> None:
    rooms = "+-+-+-+-+\n|. . .D.|\n+ + + + +\n|. . .D.|\n+-+-+-+-+"
    heroes = {"sir-valadir": {"at": "A1"}, "silhouette": {"at": "C1"}, "mad-carthos": {"at": "B1"}, "red-scorpion": {"at": "B2"}}
    table = Table(rooms, heroes=heroes, overlord={"hand": ["bad-air"], "threat": 20}, dice=["surge"])
    table.play("pass", "run", "move C1", "pass", "pass", "open C1-D1", "play bad-air")
    assert (table.asked, table.prompt) == ("sir-valadir", "make-room")
    assert table.options() == ["place D1", "place C2", "place D2"]
    table.play("place C2")
    assert table.hero("sir-valadir").space == "C2"


@rule("DE-RUL-82", "DE-GLY-01", "DE-DEC-08")
def test_the_nearest_free_space_may_be_two_away_and_has_been_entered() -> None:
    rooms = "+-+-+-+-+-+-+\n|. . . .Dx x|\n+ + + + + + +\n|~ ~ ~ ~D^ ^|\n+-+-+-+-+-+-+"
    heroes = {
        "sir-valadir": {"at": "A1"},
        "silhouette": {"at": "D1"},
        "mad-carthos": {"at": "C1"},
        "red-scorpion": {"at": "B1"},
    }
    table = Table(
        rooms,
        heroes=heroes,
        monsters={"beastman-1": {"at": "E1"}},
        overlord={"hand": ["bad-air"], "threat": 20},
        dice=["surge"],
        conquest=5,
    )
    table.play("pass", "run", "move D1", *["pass"] * 3, "open D1-E1", "play bad-air")
    assert [event.rule for event in table.told("FigurePut")] == ["DE-RUL-82"]
    assert not table.hero("sir-valadir").in_pit
    assert (table.hero("sir-valadir").space, table.state.glyphs, table.state.conquest) == ("F1", {"E1": False, "F1": True}, 8)


@rule("DE-RUL-82")
@pytest.mark.parametrize("space", ["A1", "B1"])
def test_nobody_is_put_anywhere_who_stands_alone_as_his_turn_ends(space: str) -> None:
    table = Table(ROOM, heroes={"sir-valadir": {"at": "A1"}, "silhouette": {"at": "C1"}}).play("run")
    if space != "A1":
        table.play(f"move {space}")
    table.play("end")
    assert (table.asked, table.hero("sir-valadir").space, table.told("FigurePut")) == ("", space, [])


@rule("DE-MOV-09")
def test_passing_by_enemies_costs_nothing() -> None:
    table = duel({"at": "A3"}, foes={"beastman-1": {"at": "B3"}, "giant-1": {"at": "D4"}})
    table.play("run", "move C3")
    assert points(table) == 6
    assert table.hero("sir-valadir").life == 16


@rule("DE-ABL-01", "DE-EX-41", "DE-DMG-04")
def test_every_space_entered_beside_an_aura_hurts() -> None:
    corridor = "+-+-+-+-+-+\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+\n"
    table = Table(
        corridor + "|. . . . .|\n+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "A2"}},
        monsters={"hell-hound-leader-1": {"at": "B1"}},
    )
    table.play("run", "move B2", "move C2", "move D2")
    assert [event.wounds for event in table.told("Wounded")] == [1, 1, 1]


@rule("DE-ABL-01")
def test_of_two_ways_as_short_the_one_without_aura_is_taken() -> None:
    table = Table(ROOM, heroes={"sir-valadir": {"at": "A3"}}, monsters={"hell-hound-leader-1": {"at": "C1"}})
    table.play("run", "move E3")
    assert not table.told("Wounded")
    assert points(table) == 4


@rule("DE-ABL-01")
def test_a_way_that_ends_beside_an_aura_comes_near_it_only_there() -> None:
    table = Table(ROOM, heroes={"sir-valadir": {"at": "A3"}}, monsters={"hell-hound-leader-1": {"at": "B1"}})
    table.play("run", "move C2")
    assert (table.hero("sir-valadir").space, len(table.told("Wounded"))) == ("C2", 1)


@rule("DE-ABL-10", "DE-RUL-11", "DE-OBS-07")
def test_flyers_pass_over_enemies_and_obstacles_and_rest_over_pits() -> None:
    room = "+-+-+-+-+-+\n|. . ^ o .|\n+-+-+-+-+-+"
    table = Table(room, heroes={"sir-valadir": {"at": "B1"}}, monsters={"razorwing-1": {"at": "A1"}}, next="activate")
    table.play("activate razorwing-1")
    assert reached(table) == {"B1", "C1", "D1", "E1"}
    table.play("move C1")
    assert "end" not in table.options()
    table.play("move D1")
    assert not table.monster("razorwing-1").in_pit
    assert not table.told("Wounded")


@rule("DE-SWI-09", "DE-RUL-11")
def test_by_the_switch_rock_stops_flyers() -> None:
    room = "+-+-+-+-+-+\n|. . ^ o .|\n+-+-+-+-+-+"
    table = Table(
        room,
        heroes={"sir-valadir": {"at": "B1"}},
        monsters={"razorwing-1": {"at": "A1"}},
        next="activate",
        options={"fly_over_obstacles": "no"},
    )
    table.play("activate razorwing-1")
    assert table.refusal("move C1") == "DE-OBS-01"
    assert table.refusal("move D1") == "DE-MOV-08"
    on_foot = Table(room, heroes={"sir-valadir": {"at": "B1"}}).play("run")
    assert reached(on_foot) == {"A1"}, "others are stopped by it in any case"
    pits = Table(
        room.replace("^", "o"),
        heroes={"sir-valadir": {"at": "B1"}},
        monsters={"razorwing-1": {"at": "A1"}},
        next="activate",
        options={"fly_over_obstacles": "no"},
    ).play("activate razorwing-1")
    assert reached(pits) == {"B1", "C1", "D1", "E1"}, "enemies and pits it passes all the same"


@rule("DE-EFF-20", "DE-RUB-08")
def test_who_is_webbed_spends_no_points_but_does_what_is_free() -> None:
    hero = {"at": "B3", "web": 1, "fatigue": 1, "equipped": [SWORD, "healing-potion"], "life": 3}
    table = duel(hero, next="turn", dice=["blank", "miss 0/3/0 blank blank"], stop=False)
    table.play("done", "advance")
    assert table.refusal("move A1") == "DE-EFF-20"
    assert table.refusal("fatigue") == "DE-EFF-20"
    assert table.refusal("drink healing-potion") == "DE-EFF-20"
    assert table.may("drop healing-potion")
    table.play(f"attack C3 with {SWORD}")


@rule("DE-RUL-09", "DE-ABL-11")
def test_who_is_grappled_spends_no_points_until_he_is_free() -> None:
    table = duel({"fatigue": 1}, foes={"naga-1": {"at": "C3", "life": 1}}, dice=["1/3/0 0/3/0 blank blank"])
    table.play("advance")
    assert table.refusal("move A1") == "DE-RUL-09"
    assert table.refusal("fatigue") == "DE-RUL-09"
    table.play(f"attack C3 with {SWORD}")
    assert "naga-1" not in table.state.monsters
    assert table.may("move A1")


@rule("DE-MOV-14", "DE-RUL-91", "DE-GLY-01")
def test_pit_glyph_reveal_and_trap_window_come_in_this_order() -> None:
    room = "+-+-+-+\n|. x .|\n+-+-+-+"
    table = Table(
        room,
        heroes={"sir-valadir": {"at": "A1"}},
        overlord={"hand": ["dodge"]},
    )
    table.play("pass", "run", "move B1")
    assert table.told("GlyphActivated")
    assert table.prompt == "window"
    assert table.session.decision is not None
    assert table.session.decision.about["moment"] == "hero_enters"


def course(table: Table) -> list[str]:
    """What happened in the spaces that were entered."""
    names = ("Moved", "FellIntoPit", "Wounded", "GlyphActivated", "AreaRevealed", "HeroKilled", "Entered")
    return [name for event in table.session.events if (name := type(event).__name__) in names]


@rule("DE-MOV-14", "DE-RUL-91", "DE-ABL-01")
@pytest.mark.parametrize(
    ("life", "happens"),
    [
        (9, ["FellIntoPit", "Wounded", "Wounded", "GlyphActivated"]),
        (2, ["FellIntoPit", "Wounded", "Wounded", "HeroKilled"]),
        (1, ["FellIntoPit", "Wounded", "HeroKilled"]),
    ],
)
def test_pit_then_aura_then_glyph_and_nothing_more_to_the_dead(life: int, happens: list[str]) -> None:
    hall = "+-+-+-+-+-+-+\n|. . x . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"
    table = Table(
        hall,
        heroes={"sir-valadir": {"at": "A1", "life": life}, "silhouette": {"at": "F2"}},
        monsters={"hell-hound-leader-1": {"at": "D2"}},
        quest={"area": {"start": {"pits": ["C1"]}}},
        overlord={"hand": ["dodge"]},
        conquest=5,
    )
    table.play("pass", "run", "move C1")
    assert (course(table), table.hero("sir-valadir").space) == (["Moved"], "B1"), "the window of the first step is open"
    table.play("pass")
    assert course(table)[1:] == ["Entered", "Moved", *happens, "Entered"]
    is_alive = "HeroKilled" not in happens
    assert (table.prompt == "window") is is_alive
    assert table.state.glyphs == {"C1": is_alive}
    assert table.state.conquest == (5 + 3 if is_alive else 5 - 3)


@rule("DE-MOV-14", "DE-RUL-91", "DE-EXP-01")
def test_what_comes_to_light_comes_before_the_traps_and_ends_the_walk() -> None:
    bend = "+-+-+-+-+\n|. x . .|\n+-+ +-+-+\n  |.|\n  + +\n  |.|\n  +-+"
    table = Table(
        bend,
        heroes={"sir-valadir": {"at": "A1"}, "silhouette": {}},
        areas={"start": "A1"},
        overlord={"hand": ["loose-flagstone"], "threat": 9},
        conquest=5,
    )
    table.play("pass", "run", "move D1")
    assert course(table) == ["Moved", "GlyphActivated", "Entered"]
    assert (table.prompt, table.hero("sir-valadir").space) == ("window", "B1")
    table.play("pass")
    assert (table.prompt, table.hero("sir-valadir").space, points(table)) == ("turn", "B1", 7), "he is asked anew"
    table.play("move D1", "pass", "pass")
    assert (table.prompt, table.hero("sir-valadir").space, points(table)) == ("turn", "D1", 5), "nothing held him up"
    assert course(table)[3:] == ["Moved", "Entered"] * 2


@rule("DE-EX-29", "DE-OVC-10")
def test_every_step_is_an_occasion_of_its_own() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1"}}, overlord={"hand": ["dodge"]})
    table.play("pass", "run", "move C1")
    assert table.hero("sir-valadir").space == "B1"
    table.play("pass")
    assert table.hero("sir-valadir").space == "C1"
    table.play("pass")
    assert table.prompt == "turn"


@rule("DE-ADJ-02")
@pytest.mark.parametrize(("at", "is_adjacent"), [("B1", True), ("C3", True), ("D1", False)])
def test_figures_are_adjacent_if_any_of_their_spaces_are(at: str, is_adjacent: bool) -> None:
    table = duel({"at": at, "equipped": [SWORD]}, foes={"ogre-1": {"at": "A2"}} if at != "D1" else {"ogre-1": {"at": "A1"}})
    table.play("battle")
    assert any(option.startswith("attack") for option in table.options()) == is_adjacent


@rule("DE-ADJ-03", "DE-TWN-03")
def test_heroes_in_town_are_all_adjacent() -> None:
    table = Table(
        heroes={"sir-valadir": {"equipped": ["healing-potion"]}, "silhouette": {}, "mad-carthos": {"at": "A1"}},
        overlord={"hand": ["dodge"]},
    )
    assert table.asked == "sir-valadir"
    table.play("run")
    assert table.may("give healing-potion to silhouette")
    assert table.refusal("give healing-potion to mad-carthos") == "DE-TRS-03"
