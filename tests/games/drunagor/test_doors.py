"""Doors and setups (DR-DOR), and how an Adventure ends (DR-WIN)."""

from typing import Any

import pytest

from tests.games.drunagor.table import Table, rule

TWO = """
+-+-+-+-+-+-+-+-+
|. . . .|. . . .|
+ + + + + + + + +
|. . . .|. . . .|
+-+-+-+-+-+-+-+-+
"""
LINES = {
    "monsters": [
        "white rookie at H1",
        "shadow-cultist rookie at H2",
        "2+: grey rookie at G1",
        "3+: white rookie at G2",
        "4+: grey rookie at F1",
        "5+: white rookie at F2",
    ],
    "chests": ["at E2"],
}
"""The setup of the ledger's example (DR-EX-15)."""
PARTY = ("vorn", "elros", "maya", "lorelai", "jaheen")


def hall(number: int = 1, hall: dict[str, Any] | None = None, at: str = "D1", **fields: Any) -> Table:
    """Heroes before a closed gate; behind it lies what is written."""
    squares = [at, "A1", "A2", "B1", "B2"]
    sheet = {"setup": {"hall": hall or {}}, **fields.pop("sheet", {})}
    return Table(
        TWO,
        heroes={hero: {"at": squares[place], "equipped": []} for place, hero in enumerate(PARTY[:number])},
        setups={"hall": "E1"},
        unlaid=["hall"],
        doors={"gate": "D1-E1"},
        sheet=sheet,
        **fields,
    )


@rule("DR-DOR-01", "DR-DOR-02", "DR-BRD-08", "DR-GEN-12", "DR-MOV-08")
def test_a_door_is_opened_from_beside_it_and_movement_goes_on() -> None:
    table = hall(at="B1", hall={"chests": ["at H2"]})
    assert table.refusal("open gate") == "DR-MIN-09"
    assert table.refusal("go E1") == "DR-MOV-01"
    table.play("go D1", "open gate")
    assert table.state.laid == ["first", "hall"]
    assert table.state.chests["chest-1"].space == "H2"
    assert table.state.movements[-1].points == 1
    table.play("go E1")
    assert table.hero("vorn").space == "E1"


@rule("DR-DOR-03", "DR-SET-12", "DR-RUL-99")
def test_what_is_behind_a_door_is_not_there_before_it_opens() -> None:
    table = hall(hall=LINES)
    assert not table.state.monsters
    assert not any(option.startswith(("go E", "go F")) for option in table.options())
    assert table.session.view("vorn").state.laid == ["first"]
    table.play("open gate")
    assert table.state.monsters
    assert table.refusal("open gate") == "DR-MIN-01"


@rule("DR-DOR-05", "DR-MON-08", "DR-MON-09", "DR-GEN-01")
@pytest.mark.parametrize(("number", "white", "grey"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_lines_of_a_setup_count_by_the_number_of_heroes(number: int, white: int, grey: int) -> None:
    table = hall(number, LINES).play("open gate")
    cultists = [one for one in table.state.monsters.values() if one.space == "H2"]
    assert [one.card for one in cultists] == ["shadow-cultist.rookie"]
    others = [one for one in table.state.monsters.values() if one.space != "H2"]
    whites = {one.card for one in others if one.space in ("H1", "G2", "F2")}
    greys = {one.card for one in others if one.space in ("G1", "F1")}
    assert len([one for one in others if one.space in ("H1", "G2", "F2")]) == white
    assert len([one for one in others if one.space in ("G1", "F1")]) == grey
    assert len(whites) == 1
    assert len(greys) == min(1, grey)
    assert len(table.state.chests) == 1


@rule("DR-DOR-03", "DR-DOR-05", "DR-SET-07", "DR-GEN-12", "DR-BRD-08", "DR-INT-02", "DR-INT-03", "DR-LVL-01", "DR-LVL-03")
def test_all_that_a_setup_shows_comes_onto_the_table_at_once() -> None:
    behind = {
        "chests": ["at E2", "at H2", "3+: at H1"],
        "scenes": {"altar": "F1"},
        "things": {"statue": "F2"},
        "npcs": {"miller": "G1"},
        "bridges": ["span"],
    }
    sheet = {
        "scene": {"altar": {"charges": 2, "choice": {"pray": {"do": ["cast SELF, SHIELD 2"]}}}},
        "bridge": {"span": {"at": "G2", "level": 1}},
        "door": {"gate": {"at": "D1-E1", "opens": "hall"}},
        "rules": [{"on": "lay hall", "do": ["chest at C2"]}],
    }
    table = hall(2, behind, sheet=sheet, chests=["A2"])
    state = table.state
    turn, moves = state.turn, len(table.told("TurnBegan"))
    table.play("open gate")
    assert state.laid == ["first", "hall"]
    chests = {"chest-1": "A2", "chest-2": "E2", "chest-3": "H2", "chest-4": "C2"}
    assert {name: chest.space for name, chest in state.chests.items()} == chests
    assert (state.scenes["altar"].space, state.scenes["altar"].charges) == ("F1", 2)
    assert (state.things, {name: npc.space for name, npc in state.npcs.items()}) == ({"statue": "F2"}, {"miller": "G1"})
    assert state.bridges == ["span"]
    assert (table.prompt, table.asked, len(table.told("TurnBegan"))) == ("turn", "vorn", moves)
    assert state.turn is turn


@rule("DR-DOR-01", "DR-DOR-03", "DR-GEN-12", "DR-SET-12")
def test_a_door_that_comes_with_a_setup_is_closed() -> None:
    row = TWO.replace("|. . . .|. . . .|", "|. .|. . . .|. .|")
    table = Table(
        row,
        heroes={"vorn": {"at": "B1"}},
        setups={"hall": "C1", "far": "G1"},
        unlaid=["hall", "far"],
        doors={"gate": "B1-C1", "back": "F1-G1"},
    )
    assert table.state.doors == {"gate": False}
    table.play("open gate")
    assert table.state.doors == {"gate": True, "back": False}
    assert table.state.laid == ["first", "hall"]
    assert [(event.door, event.hero) for event in table.told("DoorOpened")] == [("gate", "vorn")]
    assert table.refusal("open back") == "DR-MIN-01"


@rule("DR-DOR-04", "DR-GEN-05")
def test_a_door_may_be_locked_until_the_adventure_opens_it() -> None:
    sheet = {
        "door": {"gate": {"at": "D1-E1", "opens": "hall", "locked": True}},
        "scene": {"lever": {"choice": {"pull": {"do": ["unlock gate", "say click"]}}}},
    }
    table = hall(sheet=sheet, scenes={"lever": {"at": "D2"}})
    assert table.refusal("open gate") == "DR-DOR-04"
    table.play("interact lever for pull", "open gate")
    assert table.state.doors == {"gate": True}
    assert table.told("Said")[-1].text == "click"


@rule("DR-DOR-04", "DR-WIN-01")
def test_the_end_game_trigger_wins() -> None:
    table = hall(
        hall={"monsters": ["rotten-flesh rookie at H1"]},
        sheet={"wins": ["cleared hall"]},
    )
    table.play("open gate")
    assert not table.session.outcome
    table = Table(
        TWO.replace(".|.", ". ."),
        heroes={"jaheen": {"at": "A1"}},
        monsters={"rotten-flesh-1": {"at": "B1", "health": 1}},
        sheet={"wins": ["cleared first"]},
    )
    table.play("use searing-light with red")
    assert table.session.outcome == "won"


@rule("DR-WIN-02", "DR-GEN-03")
def test_an_adventure_fails_by_its_own_condition() -> None:
    sheet = {
        "losses": ["count omen 1"],
        "scene": {"bell": {"choice": {"ring": {"do": ["count omen", "cast SELF, SHIELD 1"]}}}},
    }
    table = Table(TWO, heroes={"vorn": {"at": "A1"}}, scenes={"bell": {"at": "B1"}}, sheet=sheet)
    table.play("interact bell for ring")
    assert table.session.outcome == "failed"
    assert not table.hero("vorn").tokens


@rule("DR-WIN-02")
def test_an_adventure_may_last_so_many_rounds_only() -> None:
    table = Table(TWO, heroes={"vorn": {"at": "A1"}}, sheet={"losses": ["round 1"]}, stop=False)
    table.play("end")
    assert table.session.outcome == "failed"


@rule("DR-WIN-01")
def test_every_part_of_the_objective_must_be_reached() -> None:
    sheet = {
        "wins": ["count bell 1", "count gong 1"],
        "scene": {
            "bell": {"choice": {"ring": {"do": ["count bell"]}}},
            "gong": {"choice": {"beat": {"do": ["count gong"]}}},
        },
    }
    fields: dict[str, Any] = {
        "heroes": {"vorn": {"at": "A1"}},
        "sheet": sheet,
        "scenes": {"bell": {"at": "B1"}, "gong": {"at": "B2"}},
    }
    one = Table(TWO, **fields).play("interact bell for ring")
    assert not one.session.outcome
    both = Table(TWO, **fields, counters={"gong": 1}).play("interact bell for ring")
    assert both.session.outcome == "won"
