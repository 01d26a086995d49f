"""Computer players of Descent: their turns are used, they keep together, and what they choose has a reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tenebra.games.descent import GAME
from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.errands import Errands
from tenebra.games.descent.advice.ground import Ground
from tenebra.games.descent.advice.monsters import Pack
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.rules.actions import ATTACKS
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import Session
from tests.games.descent import table as quests
from tests.games.descent.props import Table, duel

PARTY = "sir-valadir silhouette mad-carthos battlemage-jaes"
PIT = "+-+-+-+-+-+-+\n|. . o o . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+"


def advised(table: Table, seat: str) -> str:
    return GAME.advise(table.session.view(seat)).option


@pytest.fixture(scope="module")
def game() -> tuple[Session[Any], Counter[str]]:
    """A whole quest, both sides as the advice plays them, and how the heroes' turns ended."""
    session = Session.begin(GAME, "into-the-dark", "advice", {"party": PARTY})
    turns: Counter[str] = Counter()
    while session.decision is not None:
        seat = session.decision.seats[0]
        view = session.view(seat)
        option = GAME.advise(view).option
        if session.decision.prompt == "turn" and option == str(opt.End()):
            turns["all"] += 1
            hero = session.state.heroes[seat]
            left = [entry.option for entry in view.decision.options] if view.decision else []
            useful = any(isinstance(one, (*ATTACKS, opt.Chest, opt.Pickup)) for one in left)
            useful |= not hero.order and any(isinstance(one, opt.Order) and not one.to for one in left)
            turns["wasted"] += useful
        session.choose(option, seat)
    return session, turns


def test_a_quest_comes_to_an_end(game: tuple[Session[Any], Counter[str]]) -> None:
    session, turns = game
    assert session.outcome in ("heroes", OVERLORD)
    assert turns["all"] > 10


def test_turns_do_not_end_with_something_useful_left(game: tuple[Session[Any], Counter[str]]) -> None:
    _, turns = game
    assert turns["wasted"] < 0.08 * turns["all"]


def test_red_scorpion_heals_and_does_not_sell_her_wounds_for_the_fatigue_it_costs() -> None:
    table = Table(heroes={"red-scorpion": {"at": "B3", "fatigue": 1, "life": 5}})
    assert advised(table, "red-scorpion") == "use red-scorpion:heal"
    table.play("use red-scorpion:heal")
    assert table.options() == ["pass", "use red-scorpion:recover"]
    assert advised(table, "red-scorpion") == "pass"


def test_a_hero_beside_a_monster_battles_it() -> None:
    table = duel()
    assert table.session.decision is not None
    (hero,) = table.session.decision.seats
    assert advised(table, hero) == "battle"
    table.play("battle")
    assert advised(table, hero).startswith("attack C3")


def test_a_hero_in_a_pit_climbs_out_and_then_strikes() -> None:
    table = duel({"at": "C1", "in_pit": True}, {"beastman-1": {"at": "E1"}}, map=PIT)
    assert advised(table, "sir-valadir") == "advance"
    table.play("advance")
    climb = advised(table, "sir-valadir")
    assert climb.startswith("climb to")
    table.play(climb)
    assert advised(table, "sir-valadir").startswith("attack E1")


def test_a_webbed_hero_plans_no_walk() -> None:
    assert advised(duel({"web": 1}, {"beastman-1": {"at": "F3"}}), "sir-valadir") == "ready"


def test_a_monster_plans_no_blow_out_of_a_pit() -> None:
    table = duel({"at": "B1"}, {"beastman-1": {"at": "D1"}}, map="+-+-+-+-+\n|. . o .|\n+-+-+-+-+")
    assert not Pack(Outlook(table.state)).assault(table.monster("beastman-1"), 4).at


def test_the_party_goes_on_by_one_door() -> None:
    """Smoke and kiln are both unknown, and so is what joins them: who stands by one door counts on no way through the other."""
    heroes = {"sir-valadir": "M9", "silhouette": "N6"}
    standing: Any = {name: {"at": space} for name, space in heroes.items()}
    moment = quests.Table(scenario="a-warm-stone", heroes=standing, revealed=["ledge", "nursery"], opened=["E4-F4", "C6-C7"])
    look = Outlook(moment.state)
    (errand,) = [one for one in Errands(look).all if one.why == "why-explore"]
    far = look.distances(errand.spaces)
    assert [far[look.cell(space)] for space in heroes.values()] == [1, 20]


@pytest.mark.parametrize(("round", "opens"), [(17, False), (18, True)])
def test_when_it_is_late_the_last_door_is_opened_in_the_face_of_monsters(round: int, opens: bool) -> None:
    """A beastman could strike and does not come; the quest is lost after round 30."""
    moment = Table(
        "+-+-+-+-+-+-+-+\n|. . . . .D. .|\n+ + + + + + + +\n|. . . . .D. .|\n+-+-+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "E1"}, "silhouette": {"at": "D2"}},
        monsters={"beastman-1": {"at": "A1"}},
        unrevealed=["room-2"],
        quest={"losses": ["round 30"]},
        round=round,
    )
    look = Outlook(moment.state)
    ground = Ground(look, moment.hero("sir-valadir"), (), Errands(look))
    assert ground.may_open("E1-F1", look.bit["E1"] | look.bit["E2"]) is opens
