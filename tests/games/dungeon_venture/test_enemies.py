"""The computer Keeper (DV-RUL-57): whom it attacks, how it comes there, when it plays its Events."""

from tenebra.games.dungeon_venture import GAME
from tests.games.dungeon_venture.table import Table, rule

HALL = """
+-+-+-+-+-+-+-+
|V . . o . . N|
+ + + + + + + +
|. . . . . . .|
+-+-+-+-+-+-+-+
"""


def advised(table: Table, seat: str = "keeper") -> str:
    return GAME.advise(table.session.view(seat)).option


def follow(table: Table, seat: str = "keeper") -> str:
    """Do what is advised, and tell what it was."""
    option = advised(table, seat)
    table.session.choose(option, seat)
    return option


@rule("DV-RUL-57", "DV-MON-11")
def test_the_hero_with_the_best_chance_to_be_killed_is_attacked() -> None:
    """Both are three steps away; Naurania has fewer Life Points and fewer Defence dice."""
    table = Table(HALL, turn="orc-1", dice=["hit hit hit", "miss miss"])
    assert follow(table) == "move F1"
    assert follow(table) == "attack naurania"
    table = Table(HALL, turn="orc-1", heroes={"vardak": {"wounds": 7}}, dice=["miss miss miss", "miss miss miss miss"])
    assert follow(table) == "move B1"
    assert follow(table) == "attack vardak"


@rule("DV-RUL-57")
def test_among_equal_chances_the_fewest_life_points_count() -> None:
    """Two dice kill nobody who has three Life Points or more: the chances are equal."""
    row = """
+-+-+-+
|V k S|
+-+-+-+
"""
    for hurt, other in (("vardak", "storm"), ("storm", "vardak")):
        table = Table(row, turn="kobold-1", heroes={hurt: {"wounds": 5}, other: {"wounds": 1}})
        assert advised(table) == f"attack {hurt}"


@rule("DV-RUL-57")
def test_then_the_nearest_and_then_the_lowest_seat() -> None:
    """No chance with either, eight Life Points each: the distance decides, and if that is equal the seat."""
    near = """
+-+-+-+-+-+-+-+
|V . k . . . S|
+-+-+-+-+-+-+-+
"""
    equal = {"vardak": {"wounds": 0}, "storm": {"wounds": 1, "worn": ["iron-helm"]}}
    assert advised(Table(near, turn="kobold-1", heroes=equal)) == "move B1"
    far = near.replace("V", "X").replace("S", "V").replace("X", "S")
    assert advised(Table(far, turn="kobold-1", heroes=equal)) == "move B1"
    beside = """
+-+-+-+
|S k V|
+-+-+-+
"""
    assert advised(Table(beside, turn="kobold-1", heroes=equal)) == "attack vardak"


DOOR = """
+-+-+-+-+-+-+
|k . .D. . V|
+-+-+-+-+-+-+
"""


@rule("DV-RUL-57")
def test_a_monster_opens_doors_on_its_way() -> None:
    table = Table(DOOR, turn="kobold-1")
    assert [follow(table), follow(table)] == ["move C1", "open C1-D1"]


@rule("DV-RUL-57")
def test_a_monster_that_cannot_attack_takes_a_double_step() -> None:
    long = """
+-+-+-+-+-+-+-+-+-+-+
|s . . . . . . . . V|
+-+-+-+-+-+-+-+-+-+-+
"""
    table = Table(long, turn="skeleton-1")
    assert [follow(table), follow(table)] == ["double", "move I1"]


def test_a_monster_does_not_jump_into_an_open_pit() -> None:
    row = """
+-+-+-+-+-+-+
|k . p . . V|
+-+-+-+-+-+-+
"""
    table = Table(row, turn="kobold-1", sprung=["C1"])
    assert table.may("leap D1")
    while table.asked == "keeper" and table.prompt == "turn":
        assert not follow(table).startswith("leap")
    assert table.figure("kobold-1").space in ("A1", "B1")


@rule("DV-RUL-57")
def test_an_event_is_played_when_it_makes_a_blow_deadly() -> None:
    beside = """
+-+-+-+
|V o .|
+-+-+-+
"""
    dice = ["hit miss miss", "miss miss miss miss"]
    table = Table(beside, turn="orc-1", dice=dice, heroes={"vardak": {"wounds": 5}}, keeper_hand=["dark-fury"])
    table.play("attack vardak", "pass")
    assert table.session.decision is not None
    assert table.session.decision.about["moment"] == "attack_rolled"
    assert advised(table) == "event dark-fury"
    table = Table(beside, turn="orc-1", dice=dice, keeper_hand=["dark-fury"])
    table.play("attack vardak", "pass")
    assert advised(table) == "pass"


@rule("DV-RUL-57")
def test_an_event_prevents_a_rest_that_would_heal() -> None:
    shrine = """
+-+-+-+
|V A o|
+-+-+-+
"""
    table = Table(shrine, turn="vardak", heroes={"vardak": {"wounds": 4}}, keeper_hand=["defiled-altar"])
    table.play("rest")
    assert advised(table) == "event defiled-altar"
    table = Table(shrine, turn="vardak", keeper_hand=["defiled-altar"])
    table.play("rest")
    assert advised(table) == "pass"


@rule("DV-RUL-57")
def test_a_boss_uses_an_attack_card_on_a_visible_hero() -> None:
    hall = """
+-+-+-+-+
|B . . N|
+-+-+-+-+
"""
    boss = {"mark": "B", "attack": "1 green", "defence": "2 blue", "life": 6, "movement": 2, "mana": "3 blue"}
    table = Table(hall, turn="grim", bosses={"grim": boss}, keeper_cards=["dark-bolt"])
    assert advised(table) == "play dark-bolt at naurania"


def test_those_who_can_attack_are_activated_first() -> None:
    row = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+
|k . . . . . . . . k . . V|
+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""
    table = Table(row, next="kobold")
    assert table.prompt == "activate"
    assert advised(table) == "activate kobold-2"


def test_a_pit_nearby_does_not_keep_a_boss_from_its_cards() -> None:
    hall = """
+-+-+-+-+-+-+
|G p T . V .|
+-+-+-+-+-+-+
"""
    boss = {"gronk": {"mark": "G", "attack": "1 red", "defence": "1 red", "mana": "2 red", "life": 6, "movement": 3}}
    table = Table(hall, turn="gronk", bosses=boss, keeper_cards=["dark-bolt"], sprung=["B1"])
    assert table.may("leap B1")
    assert advised(table) == "play dark-bolt at vardak"


def test_the_tough_go_through_a_pit_that_is_the_only_way() -> None:
    hall = """
+-+-+-+-+-+-+-+-+-+-+
|. {} p . . . . . . V|
+-+-+-+-+-+-+-+-+-+-+
"""
    boss = {"gronk": {"mark": "G", "attack": "1 red", "defence": "1 red", "life": 6, "movement": 3}}
    tough = Table(hall.format("G"), turn="gronk", bosses=boss, sprung=["C1"])
    assert advised(tough) == "leap E1"
    assert advised(Table(hall.format("k"), turn="kobold-1", sprung=["C1"])) == "end"
