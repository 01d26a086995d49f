"""Search (DV-SRCH)."""

from tenebra.games.dungeon_venture import GAME
from tests.games.dungeon_venture.scenery import words
from tests.games.dungeon_venture.table import Table, rule
from tests.games.scenery import choice, scene

ROOMS = """
+-+-+-+-+-+-+
|V p . .S. .|
+ + + + + + +
|. . f .|p o|
+-+S+-+-+-+-+
|. .|. .S. .|
+-+-+-+-+-+-+
"""


@rule("DV-SRCH-01", "DV-SRCH-02", "DV-SRCH-03")
def test_search_finds_every_trap_and_secret_door_of_the_area_and_nothing_else() -> None:
    table = Table(ROOMS, turn="vardak")
    assert (table.state.traps, table.state.doors) == ({}, {})
    table.play("search")
    searched = table.last("Searched")
    assert (searched.hero, searched.area, searched.rule) == ("vardak", "start", "DV-SRCH-01")
    assert [(e.space, e.trap, e.rule) for e in table.told("TrapFound")] == [
        ("B1", "pit", "DV-TRAP-04"),
        ("C2", "arrows", "DV-TRAP-04"),
    ]
    assert {space: (trap.kind, trap.status) for space, trap in table.state.traps.items()} == {
        "B1": ("pit", "found"),
        "C2": ("arrows", "found"),
    }
    assert table.state.doors == {"D1-E1": "closed", "B2-B3": "closed"}
    assert {event.rule for event in table.told("DoorPlaced")} == {"DV-SEC-03"}
    assert table.told("Rolled") == []


@rule("DV-SRCH-01")
def test_the_area_searched_is_the_one_the_hero_stands_in() -> None:
    table = Table(ROOMS, turn="vardak", heroes={"vardak": {"at": "F1"}})
    table.play("search")
    assert list(table.state.traps) == ["E2"]
    assert table.state.doors == {"D1-E1": "closed"}


@rule("DV-SRCH-02")
def test_a_search_that_finds_nothing_is_legal() -> None:
    table = Table("+-+-+\n|V o|\n+-+-+", turn="vardak")
    table.play("search")
    assert (table.told("TrapFound"), table.told("DoorPlaced")) == ([], [])
    assert (table.last("Searched").area, table.last("Searched").found) == ("start", 0)
    said = GAME.open_teller(words("en"), table.state).event(table.last("Searched"))
    assert said == "Vardak searched the area (Start) and found nothing: nothing is hidden here any more."


@rule("DV-SRCH-02")
def test_what_was_searched_is_remembered_offered_as_useless_and_not_advised_again() -> None:
    table = Table(ROOMS, turn="vardak", initiative=["vardak"])
    assert not choice(scene(table.session, "vardak"), "search").is_vain
    table.play("search", "end")
    assert table.state.searched == ["start"]
    again = choice(scene(table.session, "vardak"), "search")
    assert (again.is_vain, again.note) == (True, "Nothing is left to be found here.")
    assert GAME.advise(table.session.view("vardak")).option != "search"


@rule("DV-SRCH-03")
def test_what_is_known_already_is_not_found_again() -> None:
    table = Table(ROOMS, turn="vardak", sprung=["B1"], found=["C2"], initiative=["vardak"])
    table.play("search", "end")
    assert table.told("TrapFound") == []
    assert table.state.traps["B1"].status == "sprung"
    table.play("search")
    assert len(table.told("DoorPlaced")) == 2


@rule("DV-SRCH-03")
def test_a_found_door_that_the_sheet_locks_is_locked() -> None:
    table = Table(ROOMS, turn="vardak", adventure={"locked": ["B2-B3"]})
    table.play("search")
    assert table.state.doors == {"D1-E1": "closed", "B2-B3": "locked"}


@rule("DV-SRCH-04", "DV-RUL-40")
def test_a_found_trap_is_still_armed() -> None:
    table = Table(ROOMS, turn="vardak", dice=["miss miss miss miss miss miss", "miss miss miss miss"], initiative=["vardak"])
    table.play("search")
    texts = [o for o in table.options() if o.split()[0] not in ("move", "end")]
    assert texts == []
    table.play("move C2")
    assert (table.last("TrapSprung").space, table.last("TrapSprung").trap) == ("C2", "arrows")


@rule("DV-SRCH-04", "DV-RUL-40")
def test_a_found_trap_is_avoided_by_not_stopping_on_it() -> None:
    table = Table(ROOMS, turn="vardak", found=["B1", "C2"])
    table.play("move C1")
    assert table.told("TrapSprung") == []
    assert {trap.status for trap in table.state.traps.values()} == {"found"}
    kinds = {o.split()[0] for o in table.options()}
    assert kinds == {"double", "search", "end"}
