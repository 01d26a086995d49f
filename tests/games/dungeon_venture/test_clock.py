"""Heroes who have little time left do what the Adventure is about, and let nobody whom they could strike keep them."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.kernel import Chance, Session
from tests.games.dungeon_venture.table import Table

LOSE = {"lose": ["round 10"]}
BOSS = {"gronk": {"mark": "G", "attack": "1 green", "defence": "1 green", "life": 1, "movement": 1}}


def lane(mark: str = ".", at: int = 16) -> str:
    """Vardak with an Orc before him, a free way beside them, and something in its sixteenth column or nearer."""
    marks = ["V", "o", *"." * 14]
    marks[at - 1] = mark
    wall, free = "+-" * 16 + "+", "+ " * 16 + "+"
    return f"{wall}\n|{' '.join(marks)}|\n{free}\n|{' '.join('.' * 16)}|\n{wall}"


def lever(round: int) -> Table:
    """It is two turns to the lever, if the first of them is all walking."""
    own = {"things": {"lever": "N1"}, "objective": {"win": ["count pulled 1"], **LOSE}}
    own |= {"when": [{"on": "use lever", "do": ["count pulled"]}]}
    return Table(lane(), turn="vardak", round=round, adventure=own, initiative=["orc"])


def carry(round: int) -> Table:
    """Vardak has what must be carried out."""
    own = {"tokens": {"lantern": "H1"}, "objective": {"win": ["leave with lantern"], **LOSE}}
    table = Table(lane("<"), turn="vardak", round=round, adventure=own, initiative=["orc"])
    table.state.tokens["lantern"] = "vardak"
    return table


def fetch(round: int) -> Table:
    """It lies on the way."""
    table = carry(round)
    table.state.tokens["lantern"] = "H1"
    return table


def slay(round: int) -> Table:
    """Whoever has to be defeated stands far off."""
    own = {"objective": {"win": ["gronk defeated"], **LOSE}}
    return Table(lane("G", 14), turn="vardak", round=round, adventure=own, bosses=BOSS, initiative=["orc", "gronk"])


def advice(table: Table) -> str:
    return GAME.advise(table.session.view("vardak")).option


@pytest.mark.parametrize("moment", [lever, carry, fetch, slay])
def test_where_time_is_short_nobody_stops_to_strike(moment: Any) -> None:
    assert advice(moment(9)) == "double"
    # with time to spare, or too late, a blow does no harm
    assert advice(moment(2)) == advice(moment(10)) == "attack orc-1"


def test_so_it_is_with_what_lies_where_nobody_has_been() -> None:
    map = (
        lane()
        .replace("+ " * 16, "+-" * 16)
        .replace("|V o . .", "|o V . .")
        .replace(". . . . . . . .|\n+-+", ". . .O. . . . .|\n+-+", 1)
    )
    own = {"things": {"lever": "N1"}, "objective": {"win": ["count pulled 1"], **LOSE}}
    fields: dict[str, Any] = {"areas": {"start": "A1", "den": "L1", "south": "A2"}, "revealed": ["den"], "initiative": ["orc"]}
    assert advice(Table(map, turn="vardak", round=8, adventure=own, **fields)) == "double"
    assert advice(Table(map, turn="vardak", round=2, adventure=own, **fields)) == "attack orc-1"
    assert advice(Table(map, turn="vardak", round=9, adventure={**own, "things": {}}, **fields)) == "double"


def test_a_way_that_is_barred_must_be_struck_free() -> None:
    barred = lane().replace("+ " * 16, "+-" * 16)
    own = {"things": {"lever": "N1"}, "objective": {"win": ["count pulled 1"], **LOSE}}
    assert advice(Table(barred, turn="vardak", round=9, adventure=own, initiative=["orc"])) == "attack orc-1"


@pytest.mark.parametrize("moment", [lever, carry, fetch])
def test_what_can_still_be_won_is_won(moment: Any) -> None:
    for number in range(20):
        table = moment(9)
        session = Session.resume(GAME, table.session.start, table.state, Chance(b"clock" + bytes([number])))
        while session.decision is not None:
            seat = session.decision.seats[0]
            session.choose(GAME.advise(session.view(seat)).option, seat)
        assert session.outcome == "heroes"
