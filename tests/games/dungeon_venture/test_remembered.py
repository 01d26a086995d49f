"""What is worked out from the state is remembered until an event changes what it is made of, and no longer."""

from collections.abc import Sequence
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture import events as ev
from tenebra.games.dungeon_venture.adventures import SHEETS
from tenebra.games.dungeon_venture.rules.space import (
    beside,
    explored_spaces,
    obstacles,
    spirit_ways,
    standing,
    visible_spaces,
    ways,
)
from tenebra.games.dungeon_venture.state import Act, DVState, EndTurn, Reveal
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
    spaces = SHEETS[state.scenario].area_of
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
    (ev.AreaRevealed("den", {"E4": "table"}, {}, {}), {"obstacles"}),
    (ev.AreaEntered("vardak", "den"), {"explored", "spirit_ways"}),
    (ev.DoorPlaced("D2-E2", "open"), {*OF_DOORS, "spirit_ways"}),
    (ev.DoorOpened("D3-E3", "vardak"), OF_DOORS),
    (ev.DoorClosed("D1-E1", "vardak"), OF_DOORS),
    (ev.DoorUnlocked("D1-E1"), OF_DOORS),
    (ev.FigurePlaced("orc-1", "orc", "monster", "C4"), {"standing"}),
    (ev.TrapSprung("C4", "boulders", "vardak"), {"obstacles"}),
    (ev.BouldersFell("C4"), {"obstacles"}),
    (ev.AltarRaised("C4"), {"obstacles"}),
    (ev.Moved("vardak", "B1"), {"standing"}),
    (ev.Displaced("kobold-1", "D4"), {"standing"}),
    (ev.Swapped("vardak", "kobold-1"), {"standing"}),
    (ev.Defeated("kobold-1", "vardak"), {"standing"}),
    (ev.BecameSpirit("naurania"), {"standing"}),
    (ev.DiedForGood("naurania", "A2", ()), {"standing"}),
    (ev.Resurrected("wick", 0, ()), {"standing"}),
]


@pytest.mark.parametrize("eyes", ["", "keeper", "vardak", "spectator"])
@pytest.mark.parametrize(("event", "changed"), CHANGES, ids=lambda value: type(value).__name__)
def test_an_event_makes_forgotten_what_it_changes(event: Event, changed: set[str], eyes: str) -> None:
    state = GAME.redact(hall(), eyes) if eyes else hall()
    before = worked_out(state)
    event.apply(state)
    after = worked_out(state)
    assert after == worked_out(copy_of(state))
    assert {name for name, value in after.items() if value != before[name]} == changed


@pytest.mark.parametrize(
    ("event", "followers"),
    [
        (ev.Moved("vardak", "B2"), {"storm"}),
        (ev.SpiritGuided("vardak", "wick"), {"storm", "wick"}),
        (ev.SpiritReleased("vardak", "storm", "B3"), set()),
        (ev.SpiritFreed("storm"), set()),
        (ev.Resurrected("storm", 0, ()), set()),
        (ev.DiedForGood("storm", "A1", ()), set()),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_spirits_that_are_carried_now_come_along(event: Event, followers: set[str]) -> None:
    state = fold(hall(), [ev.Moved("vardak", "B1"), event, ev.Moved("vardak", "D4")])
    assert {figure.id for figure in state.figures.values() if figure.space == "D4"} - {"vardak"} == followers


def test_neighbours_and_sights_of_a_copy_are_its_own() -> None:
    state = hall()
    before = worked_out(state)
    copy = copy_of(state)
    worked_out(copy)
    ev.DoorClosed("D1-E1", "vardak").apply(copy)
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
        if isinstance(event, ev.TurnEnded):
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
