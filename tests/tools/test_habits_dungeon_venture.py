"""Companions hardly ever let an Action go that would have been useful."""

import pytest

from tenebra.games.dungeon_venture import options as opt
from tests.games.dungeon_venture.table import Table
from tools.habits.dungeon_venture import Habits, is_useful
from tools.habits.watch import WASTED

MOST = 0.05
"""The share of Hero turns that may end so."""


@pytest.mark.parametrize("adventure", ["ravens-watch", "breathing-mine"])
def test_hardly_a_turn_ends_with_something_useful_undone(adventure: str) -> None:
    watched = Habits()
    watched.play(adventure, "idle")
    assert watched.found["games"] == 1
    assert len(watched.turns) > 40
    assert watched.found[WASTED] <= MOST * len(watched.turns)


def test_what_is_useful() -> None:
    room = """
+-+-+-+
|V k S|
+-+-+-+
"""
    table = Table(room, turn="vardak", heroes={"vardak": {"hand": ["healing-potion", "fire-flask"]}})
    hero = table.state.figures["vardak"]
    decision = table.session.decision
    assert decision is not None
    found = [str(option) for option in decision.options("vardak") if is_useful(table.state, hero, option)]
    assert found == ["attack kobold-1", "search", "play fire-flask at kobold-1"]
    hero.wounds = 3
    assert is_useful(table.state, hero, opt.Play("healing-potion"))


def test_to_change_places_hand_on_and_shut_a_door_may_be_useful() -> None:
    lane = """
+-+-+-+-+-+
|. S NOg .|
+-+-+-+-+-+
"""
    table = Table(lane, turn="storm", heroes={"storm": {"hand": ["circlet-of-sages"]}})
    storm, naurania = table.state.figures["storm"], table.state.figures["naurania"]
    assert is_useful(table.state, storm, opt.Swap("naurania"))
    assert not is_useful(table.state, naurania, opt.Swap("storm")), "he is the stronger one"
    assert is_useful(table.state, storm, opt.Give("circlet-of-sages", "naurania"))
    assert not is_useful(table.state, naurania, opt.Close("C1-D1")), "she can bear a blow"
    naurania.wounds = 4
    assert is_useful(table.state, naurania, opt.Close("C1-D1"))
    assert not is_useful(table.state, storm, opt.Guide("vardak")), "there is no Altar"
