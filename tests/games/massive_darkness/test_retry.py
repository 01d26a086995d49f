"""A Mission of a campaign tried again, and Heroes who join late (MD-STO-20 to MD-STO-24, MD-SET-14, MD-RUL-69)."""

from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.campaign import after
from tenebra.games.massive_darkness.content import equipment_card, starting_deck
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Refused, Session
from tests.games.massive_darkness.table import rule

CHOSEN = "the-chosen-one"
SWORD = "dawnbringer.1"


def career(number: int, **fields: Any) -> dict[str, Any]:
    return {"calling": "fury-paladin", "body": f"leather-armor.{number}", "hands": [f"mace.{number}"], **fields}


def begin(scenario: str, party: str, lost: bool = True, **heroes: Any) -> Session[MDState]:
    """The same Mission again, or the next one of a campaign, up to its first question."""
    played = [scenario] if lost else ["walking-in-the-dark"]
    record = {"played": played, "passed": [] if lost else played, "has_lost": lost, "heroes": heroes}
    return Session.begin(GAME, scenario, "retry", {"campaign": record, "party": party})


def start(session: Session[MDState]) -> MDState:
    """Through the setup without a change."""
    while session.decision is not None and not session.state.round:
        seat = session.decision.seats[0]
        session.choose(session.decision.options(seat)[0], seat)
    return session.state


@rule("MD-STO-24", "MD-STO-22", "MD-OBJ-01", "MD-NAM-68", "MD-WIN-03")
@pytest.mark.parametrize("slot", ["pack", "hands"])
@pytest.mark.parametrize("party", ["owen", "owen whisper"])
def test_an_artifact_that_is_an_objective_lies_in_the_supply_again(party: str, slot: str) -> None:
    """Whether its bearer of last time is here or at home."""
    session = begin(CHOSEN, party, owen=career(1), whisper=career(2, **{slot: [SWORD]}))
    state = start(session)
    assert SWORD in state.supply
    assert all(SWORD not in hero.cards for hero in state.heroes.values())
    state.heroes["owen"].zone = "F1"
    session.choose("pickup", "owen")
    assert SWORD in state.heroes["owen"].cards
    state.outcome = "victory"
    assert [hero for hero, one in after(state).heroes.items() if SWORD in one.cards] == ["owen"]


@rule("MD-STO-24", "MD-STO-10")
def test_an_artifact_that_is_no_objective_is_kept() -> None:
    state = start(begin("scorched-earth", "owen", owen=career(1, pack=[SWORD])))
    assert SWORD in state.heroes["owen"].cards
    assert SWORD not in state.supply


@rule("MD-SET-14", "MD-RUL-69", "MD-STO-11")
def test_who_joins_when_no_armor_is_left_goes_without() -> None:
    session = begin("scorched-earth", "owen elias", lost=False, owen=career(1, pack=[f"leather-armor.{n}" for n in range(2, 7)]))
    assert session.decision is not None
    assert session.decision.prompt == "weapon"
    session.choose("pick staff.1")
    assert session.state.heroes["elias"].cards == ["staff.1"]


@rule("MD-SET-14", "MD-RUL-69")
def test_who_joins_when_no_weapon_is_left_goes_without() -> None:
    weapons = [copy for copy in starting_deck() if equipment_card(copy).is_weapon]
    careers = {"owen": career(1, hands=weapons[:1], pack=weapons[1:])}
    session = begin("scorched-earth", "owen elias", lost=False, **careers)
    assert session.decision is not None
    assert session.decision.prompt == "trade"
    assert session.state.heroes["elias"].cards == ["leather-armor.2"]


@rule("MD-STO-22", "MD-MKT-13")
def test_starting_equipment_is_swapped_for_other_starting_equipment() -> None:
    session = begin("scorched-earth", "owen", owen=career(1))
    with pytest.raises(Refused) as same:
        session.choose("swap mace.1 for mace")
    assert same.value.reason is not None
    assert (same.value.reason.rule, same.value.reason.message) == ("MD-MKT-13", "same-card")
    session.choose("swap mace.1 for staff")
    assert session.state.heroes["owen"].cards == ["leather-armor.1", "staff.1"]
    assert "mace.1" in session.state.supply
