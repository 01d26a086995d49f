"""Events between the steps of a movement (DV-RUL-53): what they change holds for the rest of the way."""

from tests.games.dungeon_venture.table import Table, rule

TWO_ROOMS = """
+-+-+-+-+-+
|V . .O. .|
+ + + + + +
|N k .|. .|
+-+-+-+-+-+
"""
HALL = """
+-+-+-+-+-+
|V N . . k|
+ + + + + +
|. . . . k|
+-+-+-+-+-+
"""


def pass_on(table: Table) -> Table:
    """The Keeper plays nothing more."""
    while table.prompt == "window":
        table.play("keeper: pass")
    return table


@rule("DV-DOOR-01", "DV-MOV-06")
def test_a_door_slammed_before_the_first_step_stops_the_walk_at_the_door() -> None:
    table = Table(TWO_ROOMS, turn="vardak", keeper_hand=["slamming-doors", "evil-eye"])
    table.play("move D1", "keeper: event slamming-doors at C1-D1")
    pass_on(table)
    assert [event.to for event in table.told("Moved")] == ["B1", "C1"]
    assert table.figure("vardak").space == "C1"


@rule("DV-MOV-06")
def test_a_monster_that_comes_between_is_not_walked_through() -> None:
    table = Table(HALL, turn="vardak", keeper_hand=["forced-march", "evil-eye"], heroes={"naurania": {"at": "A2"}})
    table.play("move D1", "keeper: event forced-march at kobold-1", "keeper: move C1")
    pass_on(table)
    assert table.figure("kobold-1").space == "C1"
    assert table.figure("vardak").space == "B1"


@rule("DV-MOV-07")
def test_whose_goal_was_taken_meanwhile_ends_beside_it() -> None:
    table = Table(HALL, turn="kobold-1", keeper_hand=["forced-march"])
    table.play("move C1", "event forced-march at kobold-2", "move C1")
    assert (table.asked, table.prompt) == ("keeper", "displace")
    table.play("place D1")
    assert (table.figure("kobold-1").space, table.figure("kobold-2").space) == ("D1", "C1")


@rule("DV-DTH-03")
def test_who_is_killed_on_the_way_is_a_spirit_where_it_fell() -> None:
    """Also on the space of a Hero it was passing."""
    table = Table(
        HALL,
        turn="vardak",
        keeper_hand=["falling-stones"],
        heroes={"vardak": {"wounds": 7}},
        dice=["hit miss miss miss", "miss miss miss miss"],
        initiative=["naurania"],
    )
    table.play("move C1", "keeper: pass", "keeper: event falling-stones at vardak")
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("spirit", "B1")
    assert pass_on(table).asked == "naurania"
    assert table.told("Displaced") == []


@rule("DV-RUL-87")
def test_a_hero_stopped_before_the_first_step_has_not_moved_and_triggers_nothing() -> None:
    table = Table(HALL, turn="vardak", traps={"A1": "arrows"}, keeper_hand=["leaden-feet"])
    table.play("move A2", "keeper: event leaden-feet")
    assert table.told("TrapSprung") == []
    assert table.figure("vardak").space == "A1"
    assert table.refusal("move A2") == "DV-TURN-01"
