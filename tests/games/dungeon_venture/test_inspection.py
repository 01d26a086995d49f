"""What can be asked about one figure or one space: the odds both ways, what it can do, and who could strike there."""

from __future__ import annotations

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.forecast import forecast
from tenebra.games.dungeon_venture.rules.combat import attack_dice
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import Session
from tenebra.kit.inspection import Inspection
from tenebra.kit.odds import percent
from tests.games.dungeon_venture.scenery import positions
from tests.games.dungeon_venture.table import Table, rule
from tests.games.scenery import words_of

HALL = """
+-+-+-+-+-+-+-+-+-+-+-+-+
|V N S W . . . . . . . k|
+-+-+-+-+-+-+-+-+-+-+-+-+
"""


def asked(session: Session[DVState], seat: str, at: str, language: str = "en") -> Inspection | None:
    return GAME.inspection(session.view(seat), at, words_of(GAME.id, language))


def test_an_enemy_tells_its_chances_against_whoever_acts_and_the_other_way_round() -> None:
    table = Table(HALL, turn="vardak")
    found = asked(table.session, "vardak", "kobold-1")
    assert found is not None
    state = table.state
    kobold, vardak = table.figure("kobold-1"), table.figure("vardak")
    theirs = forecast(state, kobold.id, vardak, attack_dice(state, kobold))
    ours = forecast(state, vardak.id, kobold, attack_dice(state, vardak))
    assert [(one.attacker, one.target) for one in found.clashes] == [("Kobold 1", "Vardak"), ("Vardak", "Kobold 1")]
    assert [one.forecast.hit for one in found.clashes] == [percent(theirs.hit), percent(ours.hit)]
    assert [one.forecast.kill for one in found.clashes] == [percent(theirs.kill), percent(ours.kill)]
    assert f"Kobold 1 against Vardak: wound {percent(theirs.hit)}%" in found.clashes[0].text
    assert f"kill {percent(ours.kill)}%" in found.clashes[1].text
    italian = asked(table.session, "vardak", "kobold-1", "it")
    assert italian is not None
    assert f"ferita {percent(theirs.hit)}%" in italian.clashes[0].text


def test_whoever_waits_is_told_of_the_figure_that_acts_against_them() -> None:
    table = Table(HALL, turn="kobold-1")
    found = asked(table.session, "naurania", "kobold-1")
    assert found is not None
    assert found.clashes[0].target == "Naurania"
    keeper = asked(table.session, KEEPER, "naurania")
    assert keeper is not None
    assert [(one.attacker, one.target) for one in keeper.clashes] == [("Naurania", "Kobold 1"), ("Kobold 1", "Naurania")]


@rule("DV-ATK-01", "DV-STAT-06")
def test_a_space_tells_who_could_walk_up_and_strike_there() -> None:
    table = Table(HALL, turn="wick")
    walks = 6  # a Kobold's Movement
    near, far = f"{chr(ord('L') - walks - 1)}1", f"{chr(ord('L') - walks - 2)}1"
    found, safe = asked(table.session, "wick", near), asked(table.session, "wick", far)
    assert found is not None
    assert safe is not None
    assert found.strikers == ("kobold-1",)
    assert "Kobold 1 (wound " in found.threat
    assert safe.strikers == ()
    assert safe.threat.startswith("Nobody")


@rule("DV-MOV-06")
def test_who_moves_away_no_longer_bars_the_way() -> None:
    corridor = "+-+-+-+-+-+-+\n|N . S . . k|\n+-+-+-+-+-+-+"
    table = Table(corridor, turn="storm")
    assert table.figure("kobold-1").space == "F1"
    own = asked(table.session, "naurania", "naurania")
    behind = asked(table.session, "storm", "B1")
    assert own is not None
    assert behind is not None
    assert own.strikers == ()
    assert behind.strikers == ("kobold-1",)


def test_nothing_is_told_of_what_the_board_of_a_seat_does_not_show() -> None:
    session = next(iter(positions("gronks-lair", "inspection", rounds=1, choices=1)))
    sheet = sheet_of(session.state)
    hidden = next(area for area in sheet.areas if area not in session.state.areas)
    space = next(iter(sheet.grid.spaces(sheet.areas[hidden])))
    assert asked(session, "vardak", space) is None
    assert asked(session, KEEPER, space) is not None
    for hostile in ("", "keeper", "orc-99", "../../etc", "A1-A2", hidden):
        assert asked(session, "vardak", hostile) is None
