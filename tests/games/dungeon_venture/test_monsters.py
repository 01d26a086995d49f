"""Monsters (DV-MON): what they are, what they may do, how they come into play."""

import pytest

from tenebra.games.dungeon_venture.content import heroes, monsters
from tenebra.games.dungeon_venture.rules.characteristics import pool_of, printed, talent_of
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V o k .|
+ + + + +
|A C . N|
+-+-+-+-+
"""
DUNGEON = """
+-+-+-+-+-+-+
|V . oD. T k|
+ + + + + + +
|N . .|. . s|
+-+-+-+-+-+-+
"""


@rule("DV-MON-01", "DV-RUL-78", "DV-STAT-02")
def test_a_monster_attacks_and_defends_like_a_hero() -> None:
    table = Table(ROOM, turn="orc-1", dice=["hit hit hit", "hit miss miss miss"])
    assert table.asked == "keeper"
    assert table.refusal("attack naurania") == "DV-ATK-01"
    assert table.refusal("attack kobold-1") == "DV-ATK-05"
    table.play("attack vardak")
    assert [r.by for r in table.told("Rolled")] == ["orc-1", "vardak"]
    assert table.figure("vardak").wounds == 2


@rule("DV-MON-01", "DV-MOV-05")
def test_a_monster_moves_like_a_hero_through_its_own_side_only() -> None:
    table = Table(ROOM, turn="orc-1")
    assert table.may("move D1")
    assert table.refusal("move C1") == "DV-MOV-07"
    assert table.refusal("move A1") == "DV-MOV-07"
    assert table.refusal("move B2") == "DV-FUR-01"
    walled = Table("+-+-+-+-+\n|o V . .|\n+-+-+-+-+", turn="orc-1")
    assert [option for option in walled.options() if option.startswith("move")] == []
    assert walled.refusal("move C1") == "DV-MOV-06"


@rule("DV-MON-02", "DV-RUL-97")
def test_most_monsters_have_one_life_point_and_others_say_so() -> None:
    assert {kind: sheet.life for kind, sheet in monsters().items()} == {
        "kobold": 1,
        "skeleton": 1,
        "zombie": 2,
        "orc": 1,
        "ogre": 3,
    }
    room = ROOM.replace("o", "z").replace("k", "z")
    table = Table(room, turn="vardak", dice=["hit miss miss miss", "miss"])
    table.play("attack zombie-1")
    assert (table.figure("zombie-1").wounds, table.figure("zombie-2").wounds) == (1, 0)
    again = Table(room, turn="vardak", monsters={"zombie-1": {"wounds": 1}}, dice=["hit miss miss miss", "miss"])
    again.play("attack zombie-1")
    assert "zombie-1" not in again.state.figures


@rule("DV-MON-03", "DV-ACT-02", "DV-REST-08", "DV-SRCH-05", "DV-TRE-09", "DV-LOOT-04", "DV-SPI-06")
@pytest.mark.parametrize(
    "action",
    [
        "search",
        "rest",
        "resurrect",
        "chest B2",
        "loot wick",
        "guide wick",
        "release wick to C2",
        "give blink to vardak",
        "reorganize",
        "swap with kobold-1",
        "play blink",
        "use lever",
    ],
)
def test_a_monster_has_no_other_action(action: str) -> None:
    table = Table(ROOM, turn="orc-1", skulls={"wick": {"at": "C2", "cards": ["blink"]}})
    assert table.refusal(action) == "DV-MON-03"


@rule("DV-MON-03", "DV-MON-04")
def test_a_monster_attacks_uses_doors_or_takes_a_double_step() -> None:
    table = Table(DUNGEON, turn="orc-1")
    assert [o for o in table.options() if not o.startswith("move")] == ["open C1-D1", "double", "end"]
    table.play("open C1-D1")
    assert table.refusal("close C1-D1") == "DV-TURN-04"
    assert table.may("move D1")


@rule("DV-MON-04", "DV-TURN-02")
def test_movement_and_action_in_either_order() -> None:
    one = Table(ROOM, turn="kobold-1", dice=["miss miss", "miss miss"])
    one.play("move C2", "attack naurania")
    assert one.last("TurnEnded").figure == "kobold-1"
    two = Table(ROOM, turn="kobold-1", heroes={"naurania": {"at": "D1"}}, dice=["miss miss", "miss miss"])
    two.play("attack naurania", "move C2")
    assert two.last("TurnEnded").figure == "kobold-1"


@rule("DV-MON-05", "DV-EXP-06", "DV-RND-11")
def test_monsters_come_when_a_hero_enters_after_its_turn() -> None:
    walk = Table(DUNGEON.replace("D.", "O.").replace("o", "."), turn="vardak", revealed=["room-2"], initiative=["naurania"])
    walk.play("move D1")
    assert "kobold-1" not in walk.state.figures
    walk.play("search")
    assert walk.figure("kobold-1").space == "F1"
    placed = walk.told("FigurePlaced")
    assert [(e.figure, e.rule) for e in placed] == [("kobold-1", "DV-EXP-06"), ("skeleton-1", "DV-EXP-06")]
    order = [type(e).__name__ for e in walk.session.events]
    assert (
        order.index("Searched") < order.index("MonstersPlaced") < order.index("InitiativeShuffled") < order.index("FigurePlaced")
    )
    assert sorted([*walk.state.initiative.draw, walk.state.initiative.discard[-1]]) == ["kobold", "naurania", "skeleton"]


@rule("DV-MON-06", "DV-MON-07", "DV-EX-43", "DV-EXP-05")
def test_a_monster_that_opens_a_room_brings_its_furniture_but_nobody() -> None:
    table = Table(DUNGEON, turn="orc-1", unexplored=["room-2"], initiative=["naurania"])
    assert table.state.furniture == {}
    table.play("open C1-D1", "move D1")
    assert table.state.furniture == {"E1": "table"}
    assert table.state.areas["room-2"] == "revealed"
    assert table.told("FigurePlaced") == []
    assert table.told("AreaEntered") == []
    assert table.asked == "naurania"


@rule("DV-MON-06")
def test_a_spirit_wakes_nobody() -> None:
    table = Table(
        DUNGEON.replace("D.", "O."), turn="vardak", revealed=["room-2"], heroes={"vardak": {"spirit": True, "wounds": 8}}
    )
    assert table.refusal("move D1") == "DV-SPRT-05"


@rule("DV-MON-08", "DV-MOV-11")
def test_an_active_monster_goes_where_the_keeper_wants() -> None:
    table = Table(DUNGEON.replace("D.", "O."), turn="kobold-1")
    assert table.may("move C2")
    table.play("move C2", "end")
    assert table.figure("kobold-1").space == "C2"
    assert "kobold" in [*table.state.initiative.draw, *table.state.initiative.discard]


@rule("DV-MON-10", "DV-NAM-07", "DV-NAM-08")
def test_the_five_types() -> None:
    assert set(monsters()) == {"kobold", "ogre", "skeleton", "orc", "zombie"}
    assert str(monsters()["orc"].defence) == "2 green"
    assert str(monsters()["skeleton"].attack) == "3 green"


@rule("DV-MON-10")
def test_figures_of_a_type_share_one_card() -> None:
    table = Table(ROOM.replace("k", "o"), turn="vardak")
    one, two = (table.figure(f"orc-{n}") for n in (1, 2))
    assert printed(table.state, one) is printed(table.state, two)


@rule("DV-MON-11", "DV-DEC-03", "DV-RND-05")
def test_the_keeper_chooses_order_and_deeds_freely() -> None:
    table = Table(ROOM.replace("k", "o"), next="orc")
    assert table.options() == ["activate orc-1", "activate orc-2"]
    table.play("activate orc-2")
    assert {"double", "end", "move D1", "move C2"} <= set(table.options())


@rule("DV-MON-12")
def test_no_monster_comes_back_by_itself() -> None:
    table = Table(ROOM, turn="vardak", initiative=["naurania"], dice=["hit miss miss miss", "miss miss"])
    table.play("attack orc-1", "end", "end")
    assert table.state.round == 2
    assert [f.kind for f in table.state.figures.values()] == ["vardak", "naurania", "kobold"]
    assert table.told("FigurePlaced") == []


@rule("DV-ABIL-01")
def test_nobody_has_powers_beyond_the_five_characteristics() -> None:
    table = Table("\n+-+-+-+-+-+-+-+-+-+\n|V N S W k s z o g|\n+-+-+-+-+-+-+-+-+-+\n", turn="vardak")
    for figure in table.state.figures.values():
        assert not talent_of(table.state, figure)


@rule("DV-LVL-01")
def test_a_kill_makes_nobody_stronger() -> None:
    table = Table(ROOM, turn="vardak", dice=["hit miss miss miss", "miss miss"], spoils=["blink"])
    table.play("attack orc-1")
    vardak = table.figure("vardak")
    for stat in ("attack", "defence", "mana"):
        assert pool_of(table.state, vardak, stat) == getattr(heroes()["vardak"], stat)


@rule("DV-RUL-77", "DV-NAM-01", "DV-RUL-79")
def test_the_four_heroes_and_their_classes() -> None:
    assert {hero: sheet.hero_class for hero, sheet in heroes().items()} == {
        "vardak": "fighter",
        "naurania": "mage",
        "storm": "barbarian",
        "wick": "thief",
    }
    assert str(heroes()["vardak"].attack) == "4 green"
    assert str(heroes()["vardak"].defence) == "4 green"
