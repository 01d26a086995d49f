"""The Darkness (DR-DRK): the Rune card's turn, where tiles are laid, whom they catch, Crush."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tenebra.games.drunagor.rules.darkness import growth_of, spot_of
from tenebra.games.drunagor.rules.growth import Placement
from tenebra.games.drunagor.rules.space import grid_of, names
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

WALL, FIELD, HOOK, CLAW = "grey-1", "grey-2", "grey-4", "grey-5"
"""Runes by their shapes: a row of four, a square, and two hooks that are mirror images."""
CORRIDOR = "+-+-+-+-+-+-+\n|* . . . . .|\n+-+-+-+-+-+-+\n|. . . . . .|\n+-+-+-+-+-+-+"
"""Its two rows are apart, so that a square fits nowhere."""


def night(map: str, heroes: Mapping[str, Any], bag: list[str], **more: Any) -> Table:
    """The turn of Darkness Hunting, which draws from the front of the bag; some Runes stay behind."""
    return Table(
        map, heroes=heroes, cards=["darkness-hunting"], turn="darkness-hunting", bag=[*bag, "red-1", "red-2", "red-3"], **more
    )


def grown(table: Table) -> list[str]:
    """The squares of the last tile."""
    return list(settled(table).last("DarknessGrew").spaces)


def settled(table: Table) -> Table:
    """What the Party Leader could choose is left to the rules."""
    while table.prompt == "tie-tile":
        table.play("pass")
    return table


def tiles(table: Table) -> list[str]:
    """Where a tile may be laid, as the Party Leader is asked."""
    assert table.prompt == "tie-tile"
    return [option.removeprefix("choose ") for option in table.options() if option != "pass"]


# --- the Rune card


@rule("DR-DRK-01", "DR-DRK-02", "DR-RUL-07", "DR-INI-11", "DR-CRD-12")
def test_face_a_draws_one_rune_face_b_two() -> None:
    heroes = {"vorn": {"at": "H6"}}
    first = night(floor(8, 6, {"*": "A1"}), heroes, [WALL])
    assert [event.rune for event in first.told("RuneDrawn")] == [WALL]
    assert first.state.runes == {"grey": [WALL]}
    assert WALL not in first.state.bag
    assert first.state.sides == {"darkness-hunting": "b"}
    second = night(floor(8, 6, {"*": "A1"}), heroes, [WALL, FIELD], sides={"darkness-hunting": "b"})
    settled(second)
    assert [event.rune for event in second.told("RuneDrawn")] == [WALL, FIELD]
    assert second.state.sides == {}


@rule("DR-DRK-03", "DR-RUL-84", "DR-WIN-02")
def test_the_last_rune_ends_the_adventure_before_its_tile() -> None:
    table = Table(
        floor(8, 6, {"*": "A1"}), heroes={"vorn": {"at": "H6"}}, cards=["darkness-hunting"], turn="darkness-hunting", bag=[WALL]
    )
    assert table.state.outcome == "no-runes"
    assert not table.told("DarknessGrew")


# --- where a tile goes


@rule("DR-DRK-05", "DR-DRK-07", "DR-DRK-08", "DR-RUL-79", "DR-TIE-01")
def test_from_a_spawn_point_as_close_as_possible() -> None:
    table = night(floor(8, 8, {"*": "A1"}), {"elros": {"at": "E4"}, "jaheen": {"at": "H8", "health": 3}}, [HOOK])
    # two of its turns end two squares from Elros, whatever else they cover; the third would end three away
    assert table.asked == "jaheen"
    assert tiles(table) == ["A1+A2+B2+C2", "A1+B1+C1+C2"]
    table.play("choose A1+B1+C1+C2")
    assert grown(table) == ["A1", "B1", "C1", "C2"]
    assert table.last("DarknessGrew").distance == 2
    assert ("A1+B1+A2+A3", "DR-DRK-07") in [(one.what, one.rule) for one in table.last("DarknessGrew").rejected]


@rule("DR-DRK-05", "DR-DRK-07", "DR-RUL-86")
def test_orthogonally_connected_to_darkness_and_onto_its_prey() -> None:
    heroes = {"elros": {"at": "D4", "health": 9}, "vorn": {"at": "C4", "health": 3}}
    table = night(floor(8, 6), heroes, [WALL], darkness="A3 B3")
    # D1 to D4 would touch nothing, and C4 lies at a corner of B3
    assert tiles(table) == ["A4+B4+C4+D4", "B4+C4+D4+E4"]
    table.play("choose B4+C4+D4+E4")
    assert (table.hero("elros").health, table.hero("vorn").health) == (7, 1)


@rule("DR-DRK-06", "DR-DRK-18")
def test_it_hunts_the_strongest_who_is_not_on_darkness() -> None:
    heroes = {"vorn": {"at": "A1", "health": 12}, "elros": {"at": "H1", "health": 7}, "lorelai": {"at": "A8", "health": 5}}
    table = night(floor(8, 8), heroes, [WALL], darkness="A1")
    assert settled(table).last("DarknessGrew").hero == "elros"
    assert ("vorn", "DR-DRK-06") in [(one.what, one.rule) for one in table.last("DarknessGrew").rejected]


@rule("DR-RUL-80")
def test_turned_but_not_mirrored() -> None:
    # three squares down and one to the right at the foot is the other hand of the hook
    narrow = floor(2, 4, {"*": "A1"})
    assert grown(night(narrow, {"elros": {"at": "A4"}}, [HOOK])) == ["A1", "B1", "A2", "A3"]
    assert grown(night(narrow, {"elros": {"at": "A4"}}, [CLAW])) == ["A1", "A2", "A3", "B3"]


@rule("DR-RUL-81", "DR-BRD-07", "DR-DRK-17")
def test_tiles_cover_chests_and_interactions_but_no_darkness() -> None:
    table = night(floor(6, 2, {"*": "A1"}), {"elros": {"at": "F1"}}, [WALL], chests=["B1"], scenes={"altar": {"at": "C1"}})
    assert grown(table) == ["A1", "B1", "C1", "D1"]
    assert table.state.chests
    assert table.state.scenes
    two = night(
        floor(10, 2, {"*": "A1"}),
        {"elros": {"at": "J1"}},
        [WALL, FIELD],
        chests=["B1", "F1"],
        scenes={"altar": {"at": "E1"}},
        sides={"darkness-hunting": "b"},
    )
    assert [event.spaces for event in settled(two).told("DarknessGrew")] == [("A1", "B1", "C1", "D1"), ("E1",), ("F1",), ("G1",)]
    assert (len(two.state.chests), len(two.state.scenes)) == (2, 1)
    on = night(floor(6, 2, {"*": "A1"}), {"elros": {"at": "F1"}}, [WALL], small="A1 B1")
    assert not {"A1", "B1"} & set(grown(on))


@rule("DR-RUL-85")
def test_any_spawn_point_will_do() -> None:
    table = night(floor(10, 2, {"*": "A1 J1"}), {"elros": {"at": "G1"}}, [WALL])
    assert grown(table) == ["G1", "H1", "I1", "J1"]


@rule("DR-RUL-13", "DR-DRK-05")
def test_no_tile_lies_over_a_wall_or_goes_on_behind_it() -> None:
    walled = "+-+-+-+-+\n|* .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+"
    table = night(walled, {"elros": {"at": "D1"}}, [WALL])
    settled(table)
    assert table.last("TileBroken").rule == "DR-DRK-09"
    assert set(table.state.darkness) <= {"A1", "B1", "A2", "B2"}


@rule("DR-DRK-09")
def test_what_does_not_fit_breaks_into_three() -> None:
    table = night(CORRIDOR, {"elros": {"at": "F1"}}, [FIELD])
    assert table.last("TileBroken").rule == "DR-DRK-09"
    assert [event.spaces for event in table.told("DarknessGrew")] == [("A1",), ("B1",), ("C1",)]
    assert set(table.state.darkness.values()) == {"small"}
    assert table.state.runes == {"grey": [FIELD]}


@rule("DR-DRK-10")
def test_it_breaks_if_the_pieces_come_strictly_closer() -> None:
    # a square of four ends two squares from Elros, three small tiles end one square from him
    table = night(floor(8, 2, {"*": "A1"}), {"elros": {"at": "D1"}}, [FIELD])
    assert table.last("TileBroken").rule == "DR-DRK-10"
    assert ("A1+B1+A2+B2", "DR-DRK-10") in [(one.what, one.rule) for one in table.last("TileBroken").rejected]
    equal = night(floor(8, 8, {"*": "A1"}), {"elros": {"at": "D4"}}, [FIELD])
    assert not equal.told("TileBroken")


@rule("DR-DRK-11")
def test_small_tiles_left_go_for_the_next_or_are_discarded() -> None:
    heroes = {"vorn": {"at": "B1", "health": 12}, "elros": {"at": "D1", "health": 5}}
    table = night(CORRIDOR, heroes, [FIELD])
    assert [event.hero for event in table.told("DarknessGrew")] == ["vorn", "vorn", "elros"]
    assert [event.distance for event in table.told("DarknessGrew")] == [1, 0, 1], "it closes over whoever it has reached"
    alone = night(CORRIDOR, {"vorn": {"at": "A1", "health": 12}}, [FIELD])
    assert len(alone.told("DarknessGrew")) == 1
    assert (alone.last("DarknessStopped").tiles, alone.last("DarknessStopped").rule) == (2, "DR-DRK-11")
    assert not alone.told("Crushed")
    assert alone.hero("vorn").health == 10


@rule("DR-DRK-12", "DR-RUL-82")
def test_one_level_is_free_two_break_it_and_take_a_tile() -> None:
    step = "+-+-+-+-+\n|@ 1 1 1|\n+ + + + +\n|. 1 1 1|\n+-+-+-+-+"
    up = night(step, {"elros": {"at": "C2"}}, [FIELD])
    assert grown(up) == ["B1", "C1", "B2", "C2"]
    cliff = "+-+-+-+-+\n|@ 2 2 2|\n+ +-+-+-+\n|. 2 2 2|\n+-+-+-+-+"
    climb = night(cliff, {"elros": {"at": "D1"}}, [WALL])
    assert climb.last("TileBroken").rule == "DR-DRK-09"
    # the climb takes two of the three
    assert [event.spaces for event in climb.told("DarknessGrew")] == [("B1",), ("C1",)]


@rule("DR-RUB-10", "DR-DRK-12")
def test_down_two_levels_it_breaks_but_loses_no_tile() -> None:
    cliff = "+-+-+-+-+-+-+\n|d . . . . .|\n+ +-+-+-+-+-+\n|2 . . . . .|\n+-+-+-+-+-+-+"
    table = night(cliff, {"elros": {"at": "F1"}}, [WALL])
    assert table.told("TileBroken")
    assert [event.spaces for event in table.told("DarknessGrew")] == [("B1",), ("C1",), ("D1",)]


@rule("DR-RUL-82")
def test_a_whole_tile_lies_flat() -> None:
    step = "+-+-+-+-+\n|* . 1 1|\n+ + + + +\n|. . 1 1|\n+-+-+-+-+"
    table = night(step, {"elros": {"at": "D1"}}, [WALL])
    assert table.last("TileBroken").rule == "DR-DRK-09"


@rule("DR-DRK-13", "DR-RUL-34", "DR-DRK-22")
def test_crush_if_all_heroes_are_on_darkness() -> None:
    heroes = {
        "vorn": {"at": "A1", "health": 9},
        "elros": {"at": "B1", "health": 8},
        "maya": {"at": "C1", "health": 8},
        "jaheen": {"at": "D1", "health": 0, "down": True},
    }
    table = night(floor(6, 2), heroes, [WALL], darkness="A1 B1 C1 D1")
    assert [table.hero(id).health for id in heroes] == [5, 4, 4, 0]
    assert not table.told("DarknessGrew")
    assert table.state.runes == {"grey": [WALL]}


@rule("DR-DRK-14", "DR-KNO-06")
def test_it_hunts_hidden_and_knocked_out_heroes() -> None:
    hidden = {"elros": {"at": "H1", "health": 9, "tokens": {"stealth": 1}}, "lorelai": {"at": "H6", "health": 4}}
    table = night(floor(8, 6, {"*": "A1"}), hidden, [WALL])
    assert settled(table).last("DarknessGrew").hero == "elros"
    down = {"elros": {"at": "D1", "health": 0, "down": True}, "vorn": {"at": "A1"}}
    chased = night(floor(8, 2), down, [WALL], darkness="A1")
    assert settled(chased).last("DarknessGrew").hero == "elros"
    assert chased.hero("elros").health == 0
    for night_of, is_told in (
        (table, True),
        (chased, True),
        (night(floor(8, 2), {"vorn": {"at": "H1"}}, [WALL], darkness="A1"), False),
    ):
        also = settled(night_of).last("DarknessGrew").also
        assert ({"DR-DRK-14", "DR-KNO-06"} <= set(also)) is is_told
        assert ({"DR-DRK-14", "DR-KNO-06"} & set(also) != set()) is is_told


@rule("DR-DRK-16")
def test_no_small_tile_lies_on_runes() -> None:
    table = night(CORRIDOR, {"elros": {"at": "F1"}}, [FIELD], things={"rune-pile": "B1"})
    assert "B1" not in table.state.darkness
    assert "A1" in table.state.darkness


@rule("DR-DRK-18", "DR-DRK-19", "DR-DRK-22")
def test_caught_by_a_tile_heroes_familiars_and_companions_but_no_monster() -> None:
    heroes = {"elros": {"at": "E3", "health": 9}}
    table = night(
        floor(8, 6),
        heroes,
        [WALL],
        darkness="A3 B3",
        familiars={"luma": {"owner": "elros", "at": "D3"}},
        companions={"tharmagar": {"owner": "elros", "at": "C3"}},
        monsters={"executioner-1": {"at": "F3"}},
    )
    assert grown(table) == ["C3", "D3", "E3", "F3"]
    assert table.hero("elros").health == 7
    assert "luma" not in table.state.familiars
    # Sturdiness absorbs it (DR-CPN-03)
    assert "tharmagar" in table.state.companions
    assert table.monster("executioner-1").health == 12


@rule("DR-DRK-21", "DR-CMD-06", "DR-MON-18", "DR-RUB-18")
def test_two_more_damage_for_a_monster_on_darkness_once() -> None:
    table = Table(
        floor(6, 4),
        heroes={"vorn": {"at": "C1"}},
        monsters={"shadow-knight-1": {"at": "A1"}},
        turn="shadow-knight.rookie",
        darkness="A1 A2",
    )
    assert table.last("HitsFixed").damage == {"vorn": 6}
    beside = Table(
        floor(6, 4),
        heroes={"vorn": {"at": "C1"}},
        monsters={"shadow-knight-1": {"at": "A1"}},
        turn="shadow-knight.rookie",
        darkness="C1 C2",
    )
    assert beside.last("HitsFixed").damage == {"vorn": 4}, "it does not stand on it itself"
    light = Table(
        floor(6, 4),
        heroes={"vorn": {"at": "C1"}},
        monsters={"shadow-knight-1": {"at": "A1", "tokens": {"damage": 1}}},
        turn="shadow-knight.rookie",
    )
    assert light.last("HitsFixed").damage == {"vorn": 5}


@rule("DR-RUB-30")
def test_no_place_at_all_is_no_crush() -> None:
    closed = "+-+-+-+-+\n|@|. . .|\n+ + + + +\n|@|. . .|\n+-+-+-+-+"
    table = night(closed, {"elros": {"at": "C1"}}, [WALL])
    assert (table.last("DarknessStopped").rule, table.told("Crushed"), table.told("TileBroken")) == ("DR-RUB-30", [], [])
    assert table.state.runes == {"grey": [WALL]}
    free = night(floor(8, 6, {"*": "A1"}), {"elros": {"at": "H6"}}, [WALL])
    assert [event.size for event in settled(free).told("DarknessGrew")] == ["large"], (
        "a whole one that comes as near is not broken"
    )
    assert (free.told("DarknessStopped"), free.told("TileBroken")) == ([], [])
    everywhere = " ".join(f"{column}{row}" for column in "ABCD" for row in (1, 2))
    dark = night(floor(4, 2), {"elros": {"at": "C1", "health": 9}}, [WALL], darkness=everywhere)
    assert (len(dark.told("Crushed")), dark.told("DarknessStopped")) == (1, []), "that is a Crush"


GORGE = "+-+-+-+-+-+-+\n|1 1 . . 1 1|\n+ + + + + + +\n|1 1 . . 1 1|\n+-+-+-+-+-+-+"
"""Two trays on level 1 with level 0 between them."""


@rule("DR-LVL-06", "DR-LVL-07", "DR-LVL-08", "DR-RUL-89")
def test_darkness_under_a_bridge_comes_up_onto_it() -> None:
    table = night(GORGE, {"elros": {"at": "C1", "health": 9}}, [WALL], bridges={"span": "C1 D1 1"}, depths="C1")
    # the square above the tile below is one level up and connected
    assert "C1" in grown(table)
    assert (table.last("DarknessGrew").distance, table.hero("elros").health) == (0, 7)
    assert "DR-RUL-89" not in table.last("DarknessGrew").also, "it lies on the bridge"
    below = night(GORGE, {"elros": {"at": "D2", "health": 9}}, [WALL], bridges={"span": "C1 D1 1"}, depths="C1")
    assert below.options() == ["choose D1/below", "choose C2", "choose D1", "pass"]
    below.play("choose D1/below")
    grown_below = below.told("DarknessGrew")[0]
    assert (grown_below.spaces, grown_below.below, grown_below.also) == ((), ("D1",), ("DR-RUL-79", "DR-LVL-06", "DR-RUL-89"))


@rule("DR-LVL-06", "DR-LVL-07", "DR-LVL-09", "DR-DRK-15", "DR-DRK-18", "DR-RUL-89")
def test_a_tile_may_lie_under_a_bridge() -> None:
    gorge = "+-+-+-+-+-+-+\n|1 1 . . 1 1|\n+ + + + + + +\n|1 1 * . 1 1|\n+-+-+-+-+-+-+"
    heroes = {"elros": {"at": "D2", "health": 9}, "maya": {"at": "C1", "health": 4}}
    table = night(gorge, heroes, [FIELD], bridges={"span": "C1 D1 1"})
    settled(table)
    assert (table.hero("elros").health, table.hero("maya").health) == (7, 4), "nobody is caught on a bridge by what lies below"
    tile = table.last("DarknessGrew")
    assert (tile.spaces, tile.below) == (("C2", "D2"), ("C1", "D1"))
    assert "DR-LVL-06" in tile.also
    assert table.state.depths == {"C1": "large", "D1": "large"}
    above = settled(night(GORGE, {"elros": {"at": "C1"}}, [WALL], bridges={"span": "C1 D1 1"}, depths="C1")).last("DarknessGrew")
    assert (above.below, "DR-LVL-06" in above.also) == ((), False)


@rule("DR-LVL-07", "DR-DRK-05")
def test_what_lies_under_a_bridge_is_beside_the_bridge_above_and_all_that_is_beside_that() -> None:
    moment = Table(GORGE, heroes={"elros": {"at": "F2"}}, bridges={"span": "C1 D1 1"}, depths="C1").state
    growth = growth_of(moment)
    assert names(moment, growth.beside(1, growth.dark, (1,))) == ["B1", "C1", "D1"]
    assert names(moment, growth.beside(0, growth.dark, (0,))) == ["D1", "C2"]
    assert names(moment, growth.beside(0, growth.dark, (1, -1))) == []
    above = growth_of(Table(GORGE, heroes={"elros": {"at": "F2"}}, bridges={"span": "C1 D1 1"}, small="C1").state)
    assert names(moment, above.beside(0, above.dark, (-1,))) == ["C1", "D1", "C2"]
    assert names(moment, above.beside(1, above.dark, (0, 1, -1))) == ["B1", "D1"]


@rule("DR-LVL-09", "DR-RUL-79")
def test_who_stands_on_a_bridge_is_not_on_the_darkness_below() -> None:
    table = night(GORGE, {"elros": {"at": "D1", "health": 9}}, [WALL], bridges={"span": "C1 D1 1"}, depths="C1 D1")
    settled(table)
    assert not table.told("Crushed")
    assert table.told("DarknessGrew")[0].hero == "elros"
    moment = Table(GORGE, heroes={"elros": {"at": "D1"}}, bridges={"span": "C1 D1 1"}, depths="C1 D1").state
    growth, elros, bit = growth_of(moment), spot_of(moment, "elros"), grid_of(moment).bit
    below, above = [Placement(level, bit["D1"]) for level in (0, 1)]
    assert (growth.distance(elros, below), growth.distance(elros, above)) == (1, 0)
    assert [growth.distance(elros, Placement(level, bit["C1"])) for level in (0, 1)] == [1, 1]
    assert growth.distance(elros, Placement(1, bit["B1"])) == 2


@rule("DR-LVL-10", "DR-RUL-89")
def test_a_spawn_point_under_a_bridge_is_none() -> None:
    gorge = "+-+-+-+-+-+-+\n|1 1 * . 1 1|\n+ + + + + + +\n|1 1 . . 1 O|\n+-+-+-+-+-+-+"
    table = night(gorge, {"elros": {"at": "A1"}}, [WALL], bridges={"span": "C1 D1 1"})
    settled(table)
    assert table.told("DarknessGrew")[0].spaces == ("F2",)
    printed_there = night(gorge.replace("*", "@"), {"elros": {"at": "A1"}}, [WALL], bridges={"span": "C1 D1 1"})
    settled(printed_there)
    assert printed_there.told("DarknessGrew")[0].spaces == ("F2",), "nor does what is printed there go on"
    without = night(gorge, {"elros": {"at": "A1"}}, [WALL])
    settled(without)
    assert "C1" in without.told("DarknessGrew")[0].spaces


@rule("DR-EFF-22")
def test_shadow_aura_darkens_the_square_of_its_target() -> None:
    table = Table(
        floor(6, 4),
        heroes={"vorn": {"at": "C1", "health": 9}, "elros": {"at": "F4", "health": 4}},
        monsters={"undead-king-1": {"at": "A3", "attacks": ["long-shadow"]}},
        turn="long-shadow",
    )
    assert table.state.darkness == {"F4": "small"}


# --- Runes and tiles by Skills


def with_text(monkeypatch: pytest.MonkeyPatch, text: str, **more: Any) -> Table:
    """Vorn uses a Skill with this text."""
    printed(monkeypatch, whirl_of_steel=text)
    more.setdefault("heroes", {"vorn": {"at": "C3", "cubes": {"yellow": 2, "green": 2, "blue": 2, "red": 2}}})
    table = Table(floor(8, 6, {"*": "A1"}), **more)
    return table.play(next(option for option in table.options() if option.startswith("use whirl-of-steel")))


@rule("DR-EFF-21")
def test_a_manifested_rune_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_text(monkeypatch, "MANIFEST; IF RUNE RED: SELF, SHIELD 2", bag=["red-1", "grey-1"])
    assert sorted(table.state.bag) == ["grey-1", "red-1"]
    assert not table.state.runes
    assert not table.told("DarknessGrew")
    assert table.hero("vorn").tokens == {"shield": 2}
    other = with_text(monkeypatch, "MANIFEST; IF RUNE RED: SELF, SHIELD 2", bag=["grey-1", "red-1"])
    assert not other.hero("vorn").tokens


@rule("DR-DRK-01")
def test_a_rune_drawn_by_an_effect_brings_its_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(with_text(monkeypatch, "DRAW RUNE 1", bag=[WALL, "red-1"]))
    assert table.state.runes == {"grey": [WALL]}
    assert table.told("DarknessGrew")


@rule("DR-RUL-16", "DR-INI-11")
def test_a_rune_taken_from_the_track_goes_into_the_bag(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_text(monkeypatch, "REMOVE RUNE", runes={"grey": 2, "blue": 1}, bag=["red-1"])
    assert (table.asked, table.options()) == ("vorn", ["choose grey", "choose blue", "pass"])
    table.play("choose grey")
    assert table.state.runes["grey"] == ["grey-1"]
    assert table.state.bag == ["red-1", "grey-2"]


@rule("DR-DRK-18")
def test_darkness_next_to_the_user_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = with_text(monkeypatch, "REMOVE DARKNESS 2", darkness="D3 D4 H6")
    assert table.options() == ["choose D3", "choose D4", "pass"]
    table.play("choose D4")
    # the other one is the only one left in reach
    assert list(table.state.darkness) == ["H6"]
