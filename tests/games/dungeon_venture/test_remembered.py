"""What is worked out from the state is remembered until an event changes what it is made of, and no longer."""

from collections.abc import Sequence
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.events import board as on_board
from tenebra.games.dungeon_venture.events import fights, turns
from tenebra.games.dungeon_venture.rules.space import (
    beside,
    explored_spaces,
    obstacles,
    spirit_ways,
    standing,
    visible_spaces,
    ways,
)
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.dungeon_venture.steps import Act, EndTurn, Reveal
from tenebra.kernel import Event, copy_of, fold
from tests.games.dungeon_venture.scenery import positions
from tests.games.dungeon_venture.table import Table

HALL = """
+-+-+-+-+-+-+
|V . k .O. .|
+ + + + + + +
|N . . .S. .|
+ + + + +-+-+
|S W . .D. .|
+ + + + + + +
|. . . .|. .|
+-+-+-+-+-+-+
"""
"""Behind the open door and a secret one the annex, behind the closed one the den. Storm and Wick are Spirits."""


def hall() -> DVState:
    return Table(
        HALL,
        turn="vardak",
        areas={"start": "A1", "annex": "E1", "den": "E3"},
        revealed=["den"],
        heroes={"storm": {"spirit": True, "carried_by": "vardak"}, "wick": {"spirit": True}},
    ).state


def worked_out(state: DVState) -> dict[str, Any]:
    """Everything that is remembered, asked for."""
    spaces = sheet_of(state).area_of
    return {
        "explored": explored_spaces(state),
        "obstacles": obstacles(state),
        "standing": standing(state),
        "ways": ways(state),
        "spirit_ways": spirit_ways(state),
        "beside": [beside(state, space) for space in spaces],
        "visible": [visible_spaces(state, space) for space in spaces],
    }


OF_DOORS = {"ways", "beside", "visible"}
CHANGES: list[tuple[Event, set[str]]] = [
    (on_board.AreaRevealed("den", {"E4": "table"}, {}, {}), {"obstacles"}),
    (on_board.AreaEntered("vardak", "den"), {"explored", "spirit_ways"}),
    (on_board.DoorPlaced("D2-E2", "open"), {*OF_DOORS, "spirit_ways"}),
    (on_board.DoorOpened("D3-E3", "vardak"), OF_DOORS),
    (on_board.DoorClosed("D1-E1", "vardak"), OF_DOORS),
    (on_board.DoorUnlocked("D1-E1"), OF_DOORS),
    (on_board.FigurePlaced("orc-1", "orc", "monster", "C4"), {"standing"}),
    (on_board.TrapSprung("C4", "boulders", "vardak"), {"obstacles"}),
    (on_board.BouldersFell("C4"), {"obstacles"}),
    (on_board.AltarRaised("C4"), {"obstacles"}),
    (turns.Moved("vardak", "B1"), {"standing"}),
    (turns.Displaced("kobold-1", "D4"), {"standing"}),
    (turns.Swapped("vardak", "kobold-1"), {"standing"}),
    (fights.Defeated("kobold-1", "vardak"), {"standing"}),
    (fights.BecameSpirit("naurania"), {"standing"}),
    (fights.DiedForGood("naurania", "A2", ()), {"standing"}),
    (fights.Resurrected("wick", 0, ()), {"standing"}),
]


@pytest.mark.parametrize("eyes", ["", "keeper", "vardak", "spectator"])
@pytest.mark.parametrize(("event", "changed"), CHANGES, ids=lambda value: type(value).__name__)
def test_an_event_makes_forgotten_what_it_changes(event: Event, changed: set[str], eyes: str) -> None:
    state = GAME.redact(hall(), eyes) if eyes else hall()
    before = worked_out(state)
    fold(state, [event])
    after = worked_out(state)
    assert after == worked_out(copy_of(state))
    assert {name for name, value in after.items() if value != before[name]} == changed


@pytest.mark.parametrize(
    ("event", "followers"),
    [
        (turns.Moved("vardak", "B2"), {"storm"}),
        (turns.SpiritGuided("vardak", "wick"), {"storm", "wick"}),
        (turns.SpiritReleased("vardak", "storm", "B3"), set()),
        (turns.SpiritFreed("storm"), set()),
        (fights.Resurrected("storm", 0, ()), set()),
        (fights.DiedForGood("storm", "A1", ()), set()),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_spirits_that_are_carried_now_come_along(event: Event, followers: set[str]) -> None:
    state = fold(hall(), [turns.Moved("vardak", "B1"), event, turns.Moved("vardak", "D4")])
    assert {figure.id for figure in state.figures.values() if figure.space == "D4"} - {"vardak"} == followers


def test_neighbours_and_sights_of_a_copy_are_its_own() -> None:
    state = hall()
    before = worked_out(state)
    copy = copy_of(state)
    worked_out(copy)
    fold(copy, [on_board.DoorClosed("D1-E1", "vardak")])
    assert worked_out(copy)["beside"] != before["beside"]
    assert worked_out(state) == before


@pytest.mark.parametrize("scenario", ["saint-orlas-lantern", "last-throne"])
def test_in_a_game_nothing_remembered_is_out_of_date(scenario: str) -> None:
    for session in positions(scenario, "remembered", rounds=4, choices=150):
        assert worked_out(session.state) == worked_out(copy_of(session.state))


def steps_taken_off(state: DVState, events: Sequence[Event]) -> list[tuple[object, str]]:
    """The steps that ends of turns take off the agenda, and whose turn it was."""
    found: list[tuple[object, str]] = []
    for event in events:
        if isinstance(event, turns.TurnEnded):
            found.append((state.agenda[-1], event.figure))
        event.apply(state)
    return found


@pytest.mark.parametrize("scenario", ["gronks-lair", "two-crowns"])
def test_the_end_of_a_turn_takes_off_the_step_of_that_turn(scenario: str) -> None:
    *_, session = positions(scenario, "steps", rounds=6, choices=200)
    taken = steps_taken_off(GAME.new(scenario, session.start.options), session.events)
    assert len(taken) > 30
    assert all(step in (Act(figure), EndTurn(figure)) for step, figure in taken)


def test_the_step_of_a_turn_stays_until_the_turn_is_over() -> None:
    """Also while the Keeper is asked at its end, and a copy taken there goes on in the same way."""
    table = Table(HALL, turn="vardak", initiative=["naurania"], keeper_hand=["evil-eye"])
    table.play("end")
    assert (table.prompt, table.state.agenda) == ("window", [Reveal(), Act("vardak")])
    copy = table.session.fork()
    copy.choose("pass")
    table.play("pass")
    assert table.state.agenda == [Reveal()]
    assert copy.fingerprint() == table.session.fingerprint()
