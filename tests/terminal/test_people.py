"""Several people at one screen, and a Campaign over several evenings."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.registry import GAMES
from tenebra.kit.words import Words
from tenebra.terminal.console import Console
from tenebra.terminal.saves import ME, SavedTable
from tenebra.terminal.start import seating_of
from tenebra.terminal.table import TextTable
from tests.games.dungeon_venture.table import Table as Moment
from tests.terminal.sitting import sit

HOT_SEAT: dict[str, Any] = {"seats": "vardak=Anna,storm=Anna,naurania=Bob,wick=Bob,keeper=Cleo"}


def test_a_curtain_falls_before_the_screen_changes_hands(tmp_path: Path) -> None:
    said = sit(tmp_path, "", "fire bolt", "haste", "slumber", "", "B5", "B6", **HOT_SEAT)
    first = said.index("The screen is for Bob now (Naurania)")
    assert first < said.index("Naurania chooses the Spells")
    second = said.index("The screen is for Anna now (Vardak)")
    assert said.index("Slumber", said.index("1 more")) < second < said.index("Where does Vardak begin?")
    assert "Press Enter when only you can see it." in said
    assert said.count("The screen is for") >= 2


def test_a_person_s_seats_follow_each_other_without_a_curtain(tmp_path: Path) -> None:
    said = sit(tmp_path, "", "fire bolt", "haste", "slumber", "", "B5", "B6", **HOT_SEAT)
    between = said[said.index("Where does Vardak begin?") : said.index("Where does Storm begin?")]
    assert "The screen is for" not in between


def test_what_was_seen_stays_when_there_are_several_people(tmp_path: Path) -> None:
    typed = ("", "fire bolt", "haste", "slumber", "", "B5", "undo", "undo!")
    said = sit(tmp_path, *typed, **HOT_SEAT)
    assert said.count("With several people at the table, what was rolled or revealed stays.") == 2


def test_people_are_asked_for_seat_by_seat(tmp_path: Path) -> None:
    said = sit(tmp_path, "4", "", "", "", "", "", "Anna", "computer", "random", "Anna", "Cleo", seats="")
    assert "At least one person has to play." in said
    seats = msgspec.json.decode((tmp_path / "game.table.json").read_bytes())["seating"]["seats"]
    assert seats == {
        "vardak": "person:Anna",
        "naurania": "greedy",
        "storm": "random",
        "wick": "person:Anna",
        "keeper": "person:Cleo",
    }


def test_a_campaign_goes_on_from_evening_to_evening(tmp_path: Path) -> None:
    given: dict[str, Any] = {"campaign": True, "scenario": "", "seed": "4"}
    said = sit(tmp_path, hints=True, **given)
    assert "The Ten Descents" in said
    assert "The game is over" in said
    assert "Campaign: 1 Adventure played" in said
    record = msgspec.json.decode((tmp_path / "campaign-dungeon-venture.json").read_bytes())["record"]
    assert record["played"] == 1
    said = sit(tmp_path, "1", **given)
    assert "Campaign: 1 Adventure played" in said
    assert (tmp_path / "campaign-dungeon-venture-game.json").exists()
    again = sit(tmp_path, **given)
    assert "Campaign: 1 Adventure played" not in again
    assert " > " in again


def test_reorganizing_one_person_speaks_for_each_hero(tmp_path: Path) -> None:
    typed = ("fire bolt", "haste", "slumber", "B5", "A5", "C5", "B6", "vardak goes first", "stop and reorganize")
    said = sit(tmp_path, *typed, "seat", "seat storm", "D7", "ready", "ready", "ready", "ready")
    assert "You can speak for: Vardak, Naurania, Storm, Wick." in said
    assert "Storm >" in said
    assert "(D7)." in said


CORRIDOR = """
+-+-+-+-+-+-+
|V . . . . k|
+-+-+-+-+-+-+
"""


@pytest.mark.parametrize(("typed", "times"), [("pass", 4), ("pass!", 1)])
def test_the_keeper_may_pass_until_the_turn_is_over(tmp_path: Path, typed: str, times: int) -> None:
    moment = Moment(CORRIDOR, turn="vardak", keeper_hand=["falling-stones"])
    words = Words("en", GAME)
    out = io.StringIO()
    console = Console(io.StringIO("move E1\n" + f"{typed}\n" * times), out)
    seating = seating_of(GAMES[GAME.id], {"keeper": ME, "vardak": ME})
    table = TextTable(console, words, GAMES[GAME.id], moment.session, SavedTable(seating), tmp_path)
    assert table.run() is False
    assert moment.figure("vardak").space == "E1"
    assert out.getvalue().count("is about to take a step: play an Event?") == times


ORDERS = [("all always", 4), ("2 useful", 4), ("2 same", 1), ("1 turn", 4), ("2 turn", 1), ("all round", 1)]


@pytest.mark.parametrize(("order", "times"), ORDERS)
def test_the_keeper_says_when_to_be_asked(tmp_path: Path, order: str, times: int) -> None:
    moment = Moment(CORRIDOR, turn="vardak", keeper_hand=["falling-stones"])
    console = Console(io.StringIO(f"move E1\nasking {order}\n" + "pass\n" * times), out := io.StringIO())
    seating = seating_of(GAMES[GAME.id], {"keeper": ME, "vardak": ME})
    table = TextTable(console, Words("en", GAME), GAMES[GAME.id], moment.session, SavedTable(seating), tmp_path)
    assert table.run() is False
    assert moment.figure("vardak").space == "E1"
    assert out.getvalue().count("is about to take a step: play an Event?") == times
    assert "while somebody moves: " in out.getvalue()


def test_an_order_that_is_not_understood_changes_nothing(tmp_path: Path) -> None:
    moment = Moment(CORRIDOR, turn="vardak", keeper_hand=["falling-stones"])
    console = Console(io.StringIO("move E1\nasking lunch never\nasking\n"), out := io.StringIO())
    seating = seating_of(GAMES[GAME.id], {"keeper": ME, "vardak": ME})
    table = TextTable(console, Words("en", GAME), GAMES[GAME.id], moment.session, SavedTable(seating), tmp_path)
    table.run()
    assert table.orders == {}
    said = " ".join(out.getvalue().split())
    assert "always, useful, same, turn, round" in said
    assert "2 while somebody moves: always" in said
