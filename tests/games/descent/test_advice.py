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
from tenebra.games.descent.rules.targets import AnyAttack
from tenebra.games.descent.state import OVERLORD
from tenebra.kernel import Session
from tests.games.descent import table as quests
from tests.games.descent.props import SWORD, Table, duel, weapon

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
            useful = any(isinstance(one, AnyAttack | opt.Chest | opt.Pickup) for one in left)
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


def test_a_hero_beside_a_strong_monster_battles_it() -> None:
    table = duel({}, {"ogre-1": {"at": "C3"}})
    assert advised(table, "sir-valadir") == "battle"
    table.play("battle")
    assert advised(table, "sir-valadir").startswith("attack C3")


def test_nobody_battles_a_single_monster_that_the_first_blow_will_kill() -> None:
    weak = {"skeleton-1": {"at": "C3", "life": 1}}
    assert advised(duel({}, weak), "sir-valadir") != "battle"
    assert advised(duel({}, weak | {"skeleton-2": {"at": "C2", "life": 1}}), "sir-valadir") == "battle", "two of them"


def test_a_strike_that_was_announced_is_made_before_anything_that_would_take_its_place() -> None:
    """He is ready and badly hurt: the potion would take the only half."""
    hurt = {"life": 3, "fatigue": 0, "equipped": [SWORD, "healing-potion"]}
    table = duel(hurt, {"skeleton-1": {"at": "C3"}}).play("ready")
    assert advised(table, "sir-valadir").startswith("attack C3")
    rested = duel({**hurt, "fatigue": 2}, {"skeleton-1": {"at": "C3"}}).play("ready", "fatigue")
    assert advised(rested, "sir-valadir") == "drink healing-potion", "a point of fatigue costs no strike"


def test_no_shot_is_announced_at_a_large_monster_whose_own_bulk_and_a_wall_hide_it() -> None:
    """From A1 a wall hides the near spaces of the spider, and these its far ones."""
    walled = "+-+-+-+-+-+\n|. . . . .|\n+ + + + + +\n|. .|. . .|\n+ +-+ + + +\n|. . . . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"
    bow = weapon("test-advised-bow", "ranged", "1 blue", "1 surge: +1 damage", hands=2)
    for at, is_seen in (("A1", False), ("B1", True)):
        table = duel({"at": at, "equipped": [bow]}, {"bane-spider-1": {"at": "C2"}}, map=walled)
        look = Outlook(table.state)
        assert bool(Ground(look, table.hero("sir-valadir"), ()).strike(at).target) is is_seen
        table.play("ready")
        assert any(option.startswith("attack") for option in table.options()) is is_seen


def test_nobody_aims_at_monsters_that_nobody_has_seen() -> None:
    table = Table(heroes={"sir-valadir": {"at": "B3", "equipped": [SWORD], "fatigue": 3}, "silhouette": {"at": "C3"}}).play(
        "ready"
    )
    assert table.may("order aim")
    assert advised(table, "sir-valadir") == "order guard"


def test_advice_holds_a_blast_back_that_would_kill_a_friend() -> None:
    burst = weapon("test-advised-burst", "magic", "1 white", "Blast 1; 1 surge: +3 damage", hands=2)
    table = Table(
        heroes={"mad-carthos": {"at": "A2", "equipped": [burst]}, "silhouette": {"at": "E2", "life": 4}},
        monsters={"skeleton-1": {"at": "D2", "life": 6}},
        dice=["3/1/1 blank blank blank"],
    )
    table.play("battle", f"attack D2 with {burst}")
    assert advised(table, "mad-carthos") == "spend range 0 damage 0"


WIDE = 25
EDGE, ROW, BETWEEN = "+-" * WIDE + "+", "|" + ". " * (WIDE - 1) + ".|", "+ " * WIDE + "+"
CLOCK = "\n".join((EDGE, ROW, BETWEEN, ROW, EDGE))


@pytest.mark.parametrize(("round", "runs"), [(3, False), (27, True)])
def test_when_the_clock_runs_out_the_errand_comes_before_the_blow(round: int, runs: bool) -> None:
    """The egg is to be brought to Y1 before round 30 is over; a Beastman stands beside."""
    table = Table(
        CLOCK,
        heroes={"sir-valadir": {"at": "B1", "equipped": [SWORD]}, "silhouette": {}},
        monsters={"beastman-1": {"at": "A2"}},
        bearers={"egg": "sir-valadir"},
        quest={
            "things": ["egg"],
            "wins": ["count out 1"],
            "losses": ["round 30"],
            "rules": [{"on": "bring egg to Y1", "do": ["count out"]}],
        },
        round=round,
    )
    assert (advised(table, "sir-valadir") == "run") is runs


def test_a_count_that_rises_by_itself_is_a_clock() -> None:
    def left(round: int, tide: int) -> int:
        quest = {"losses": ["count tide 8"], "rules": [{"on": "every 4 rounds", "do": ["count tide"]}]}
        table = Table(CLOCK, heroes={"sir-valadir": {"at": "B1"}}, quest=quest, round=round, counters={"tide": tide})
        return Outlook(table.state).rounds_left

    assert left(31, 7) == 0, "with round 32 it is over"
    assert left(28, 7) == 3
    assert left(1, 0) == 30


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
