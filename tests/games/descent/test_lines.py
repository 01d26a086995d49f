"""Lines of sight and what is counted along them (DE-LOS, DE-RNG, DE-LRG-02, DE-GEN-07), as attacks and spawns show them."""

from typing import Any

import pytest

from tenebra.games.descent import view
from tenebra.games.descent.rules.sight import seen
from tenebra.games.descent.rules.space import grid_of
from tests.games.descent.props import BOW, SWORD, Table, weapon
from tests.games.descent.table import rule

VALADIR, SILHOUETTE = "sir-valadir", "silhouette"
FAR = weapon("test-far-bow", "ranged", "1 blue", "+6 range")
BROAD = """
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . . ^ .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
"""


def sees(table: Table, who: str) -> set[str]:
    return set(grid_of(table.state).spaces(seen(table.state, who)))


def everywhere(table: Table) -> set[str]:
    grid = grid_of(table.state)
    return set(grid.spaces(grid.floor))


# --- who sees what


@rule("DE-GEN-07", "DE-LOS-01", "DE-LOS-02", "DE-RUL-59")
def test_a_figure_sees_all_around_wherever_it_came_from() -> None:
    table = Table(BROAD, heroes={VALADIR: {"at": "C3", "equipped": [SWORD]}}, monsters={"beastman-1": {"at": "B2"}})
    table.play("advance", "move C2")
    assert table.state.turn is not None
    assert (table.hero(VALADIR).space, table.state.turn.points, table.state.turn.steps) == ("C2", 3, 1)
    assert everywhere(table) - sees(table, VALADIR) == {"A1", "A2", "A3", "E1", "E2", "E3"}, "behind the Beastman and the rock"
    assert everywhere(table) - sees(table, "beastman-1") == {"D1", "D2", "D3", "E1", "E2", "E3"}, "behind the hero"
    assert table.may(f"attack B2 with {SWORD}"), "to his side"


@rule("DE-LRG-02", "DE-LOS-04", "DE-LOS-02")
def test_a_large_figure_looks_from_each_of_its_spaces_and_over_itself() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+",
        heroes={VALADIR: {"at": "C1"}, SILHOUETTE: {"at": "F2"}},
        monsters={"ogre-1": {"at": "A1"}},
    )
    assert sees(table, "ogre-1") == everywhere(table) - {"D1", "E1", "F1"} | sees_from(table, "B2")
    assert {"A1", "A2", "B1", "B2", "C1"} <= sees(table, "ogre-1")
    assert sees(table, VALADIR) >= {"B1", "B2"}
    assert not {"A1"} & sees(table, VALADIR), "its near spaces hide the far ones"


def sees_from(table: Table, space: str) -> set[str]:
    """What one sees from a space of the Ogre's alone."""
    alone = Table(
        "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+",
        heroes={VALADIR: {"at": "C1"}, SILHOUETTE: {"at": "F2"}},
        monsters={"beastman-1": {"at": space}},
    )
    return sees(alone, "beastman-1")


@rule("DE-LOS-03", "DE-RUL-59", "DE-ATK-04")
def test_a_shot_passes_over_all_that_lies_on_the_floor_and_through_an_open_door() -> None:
    lane = "+-+-+-+-+-+-+-+-+\n|. o ~ c x 1 .O.|\n+ + + + + + + + +\n|. . . . . 1 .O.|\n+-+-+-+-+-+-+-+-+"
    table = Table(
        lane,
        heroes={SILHOUETTE: {"at": "A1", "equipped": [FAR]}},
        familiars={"boggs": {"owner": SILHOUETTE, "at": "G1"}},
        tokens=["money at B1", "red-key at G1"],
        encounters={"hermit": "E1"},
        monsters={"skeleton-1": {"at": "H1"}},
        dice=["2/2/0 blank blank blank"],
    )
    table.play("battle", f"attack H1 with {FAR}")
    assert (table.last("AttackDeclared").origin, table.last("AttackDeclared").distance) == ("A1", 7)
    assert table.last("AttackHit").affected == ("skeleton-1",)


@rule("DE-ATK-04", "DE-LOS-10", "DE-LRG-02", "DE-RUL-58")
def test_an_attack_is_made_from_whichever_space_has_a_line_past_the_corner() -> None:
    walled = "+-+-+-+-+-+\n|. .|. . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"
    fields: dict[str, Any] = {"monsters": {"manticore-1": {"at": "A1"}}, "next": "activate", "dice": ["2/2/0 1/1/0 1/1/0"]}
    table = Table(walled, heroes={VALADIR: {"at": "C1"}}, **fields)
    table.play("activate manticore-1", "attack C1")
    assert (table.last("AttackDeclared").origin, table.last("AttackDeclared").distance) == ("B2", 1)
    assert table.told("AttackHit")
    shut = walled.replace("|. . . . .|", "|. .|. . .|")
    behind = Table(shut, heroes={VALADIR: {"at": "C1"}}, **fields).play("activate manticore-1")
    assert behind.refusal("attack C1") == "DE-LOS-01"


@rule("DE-LOS-10", "DE-ATK-04", "DE-RUL-58")
def test_a_line_through_the_end_of_a_wall_is_free() -> None:
    corner = "+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+"
    table = Table(
        corner,
        heroes={SILHOUETTE: {"at": "A1", "equipped": [BOW]}},
        monsters={"skeleton-1": {"at": "B2"}, "skeleton-2": {"at": "B1"}},
        dice=["2/2/0 blank blank blank"],
    )
    table.play("battle")
    assert table.refusal(f"attack B1 with {BOW}") == "DE-LOS-01"
    table.play(f"attack B2 with {BOW}")
    assert table.last("AttackHit").affected == ("skeleton-1",)


@rule("DE-LOS-05", "DE-TYP-01", "DE-ABL-16")
def test_neither_an_arm_nor_a_long_one_reaches_round_a_wall() -> None:
    spear = weapon("test-long-spear", "melee", "1 red", "Reach")
    walled = "+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    foes = {f"skeleton-{number}": {"at": at} for number, at in enumerate(("C1", "B3", "A1", "D1"), 1)}
    table = Table(walled, heroes={VALADIR: {"at": "B1", "equipped": [SWORD, spear]}}, monsters=foes).play("battle")
    aims = [option for option in table.options() if option.startswith("attack") and "fists" not in option]
    assert sorted(aims) == [f"attack A1 with {spear}", f"attack A1 with {SWORD}", f"attack B3 with {spear}"]
    assert table.refusal(f"attack C1 with {SWORD}") == table.refusal(f"attack C1 with {spear}") == "DE-LOS-01"
    assert table.refusal(f"attack B3 with {SWORD}") == "DE-TYP-01"


# --- staircases


@rule("DE-LOS-07", "DE-RUB-01")
def test_what_is_seen_along_a_staircase_stays_dark_and_what_is_seen_through_a_door_does_not() -> None:
    rooms = """
+-+-+-+-+-+ +-+-+
|. 1 .O. .| |1 .|
+ + + + + + + + +
|. . .O. .| |. .|
+-+-+-+-+-+ +-+-+
"""
    areas = {"start": "A1", "cell": "D1", "loft": "G1"}
    table = Table(rooms, heroes={VALADIR: {"at": "A2"}}, areas=areas, unrevealed=["cell", "loft"], next="turn")
    assert table.play("run", "move B1").state.revealed == ["start", "cell"]


# --- distances


@rule("DE-RNG-01", "DE-RUL-61")
@pytest.mark.parametrize(
    ("at", "to", "origin", "distance"),
    [("B2", "D2", "C2", 1), ("B2", "F2", "C2", 3), ("B2", "D5", "B3", 2), ("B2", "H4", "C2", 5), ("D2", "B5", "D3", 2)],
)
def test_spaces_are_counted_from_the_nearest_of_the_attackers(at: str, to: str, origin: str, distance: int) -> None:
    table = Table(heroes={VALADIR: {"at": to}}, monsters={"manticore-1": {"at": at}}, next="activate", dice=["4/0/1 1/1/0 3/0/0"])
    table.play("activate manticore-1", f"attack {to}")
    assert (table.last("AttackDeclared").origin, table.last("AttackDeclared").distance) == (origin, distance)


@rule("DE-RNG-01", "DE-RUL-61")
def test_diagonals_count_one_and_a_shot_that_is_too_short_misses() -> None:
    def shot(at: str, face: str) -> tuple[int, bool]:
        hero = {SILHOUETTE: {"at": "A1", "equipped": [BOW]}}
        table = Table(heroes=hero, monsters={"giant-1": {"at": at}}, dice=[f"{face} blank blank blank"])
        table.play("battle", f"attack {at} with {BOW}")
        return table.last("AttackDeclared").distance, bool(table.told("AttackHit"))

    assert shot("B2", "1/2/0") == (1, True)
    assert shot("D4", "3/1/1") == (3, True)
    assert shot("D4", "2/2/0") == (3, False)
    assert shot("E2", "3/1/1") == (4, False)


@rule("DE-RNG-01", "DE-RUL-61")
def test_who_takes_aim_from_the_next_space_counts_from_there() -> None:
    hall = "+-+-+-+-+\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    hero = {SILHOUETTE: {"at": "A1", "equipped": [BOW], "skills": ["round-the-corner"]}}
    foes = {"skeleton-1": {"at": "D1"}, "beastman-1": {"at": "B1"}}
    table = Table(hall, heroes=hero, monsters=foes, dice=["2/2/0 blank blank blank"]).play("battle", f"attack D1 with {BOW}")
    assert (table.last("AttackDeclared").origin, table.last("AttackDeclared").distance) == ("B2", 2)
    assert table.told("AttackHit")


# --- spawning


def spawned(card: str, map: str, at: str = "A1", **fields: Any) -> list[str]:
    """Where the first monster of a Spawn card may be put."""
    table = Table(map, heroes={VALADIR: {"at": at}}, next="prepare", overlord={"threat": 9, "hand": [card, "aim"]}, **fields)
    table.play(f"play {card}")
    return [option.removeprefix("place ") for option in table.options() if option.startswith("place")]


@rule("DE-LOS-08", "DE-SPW-07")
def test_heroes_look_past_monsters_where_somebody_is_to_be_spawned_but_not_past_rock() -> None:
    lane = "+-+-+-+-+-+\n|. . . . .|\n+-+-+-+-+-+"
    foe = {"beastman-1": {"at": "B1"}}
    assert spawned("uninvited-scholars", lane, monsters=foe) == []
    assert spawned("uninvited-scholars", lane.replace("|. . .", "|. . ^"), monsters=foe) == ["D1", "E1"]


@rule("DE-LRG-10", "DE-SPW-03")
def test_a_large_monster_needs_room_for_all_of_it() -> None:
    dark = """
+-+-+-+-+-+-+
|. .|. . . .|
+ + + + + + +
|. .|. . . .|
+ + + + + + +
|. .|. . . *|
+-+-+-+-+-+-+
"""
    assert spawned("bane-spider-swarm", dark) == ["C1", "D1", "E1", "C2", "D2"]
    assert spawned("bane-spider-swarm", dark, monsters={"skeleton-1": {"at": "F1"}}) == ["C1", "D1", "C2", "D2"]
    assert spawned("bane-spider-swarm", dark.replace("|. .|. . . .|", "|. .|^ . . .|", 1)) == ["D1", "E1", "C2", "D2"]
    assert spawned("bane-spider-swarm", dark, options={"spawn_on_active_glyph": "yes"}) == ["C1", "D1", "E1", "C2", "D2", "E2"]
    assert spawned("bane-spider-swarm", dark, areas={"dark": "C1"}, unrevealed=["dark"]) == []


# --- the Overlord's book


@rule("DE-GEN-04", "DE-SEC-01")
def test_the_quest_is_read_by_the_overlord_alone() -> None:
    rooms = "+-+-+-+-+\n|. .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"
    quest = {
        "area": {"room-2": {"chests": ["copper at D1"]}},
        "chests": {"1": "300 coins"},
        "rules": [{"on": "reveal room-2", "do": ["conquest 2"]}],
    }
    table = Table(rooms, heroes={VALADIR: {"at": "B1"}, SILHOUETTE: {}}, unrevealed=["room-2"], quest=quest)
    before = view.redact(table.state, VALADIR)
    table.play("run", "open B1-C1")
    (sprung,) = table.told("ScenarioRuleFired")
    assert sprung.seen_by("overlord", table.state) is sprung
    assert sprung.seen_by(VALADIR, table.state) is None
    sprung.apply(before)
    assert (before.sprung, view.redact(table.state, VALADIR).sprung, table.state.sprung) == ([], [], [0])
    lit = table.last("AreaRevealed")
    assert lit.seen_by("overlord", table.state).chests["D1"].number == table.state.chests["D1"].number > 0
    assert lit.seen_by(VALADIR, table.state).chests["D1"].number == 0
    assert table.state.conquest == 5 + 2, "what it does is for all to see"
