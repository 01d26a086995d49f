"""What one wants of companions: nobody idles beside work, walks helpless into claws, or melts what a friend could use."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice import advise, dealing, gear
from tenebra.games.massive_darkness.advice.errands import last_round
from tenebra.games.massive_darkness.advice.ground import Ground
from tenebra.games.massive_darkness.advice.outlook import CLIMB, Outlook
from tenebra.games.massive_darkness.advice.prizes import Strike
from tenebra.games.massive_darkness.advice.wishes import wish_of
from tenebra.kit.advice import Advice
from tests.games.massive_darkness.table import Table, card, foe

AXE = card("mates-axe", "hand", melee="3 red", defense="1 green")
BOW = card("mates-bow", "two_hands", ranged="1 yellow")
LONG_BOW = card("mates-long-bow", "two_hands", ranged="3 red")
TWIGS = [card(f"mates-twig-{n}", "hand", melee="1 yellow") for n in (1, 2, 3, 4)]
DRAUGHT = card("mates-draught", text="Heal 2, one Hero in the Zone", category="consumable")
CLOAK = card("mates-cloak", text="[Shadow Mode] Elusive")
FLAME = card("mates-flame")
ORCS = foe("mates-orcs", melee="1 yellow", health=2, minions=1)
ARCHERS = foe("mates-archers", ranged="3 red", health=2, minions=1)
CHIEF = foe("mates-chief", "orc-agent", melee="1 yellow", health=4, level=1)
BOAR = foe("mates-boar", "orc-agent", melee="1 yellow", defense="2 green", health=20)
HALL = "+-+-+-+-+-+-+-+-+-+-+\n|C C C C C C C C C C|\n+-+-+-+-+-+-+-+-+-+-+"
DOOR = "+-+-+-+-+-+-+-+-+-+-+\n|C C C C C C C CDr r|\n+-+-+-+-+-+-+-+-+-+-+"
RANGER: dict[str, Any] = {"calling": "nightshade-ranger", "hands": [BOW]}
FIGHTER: dict[str, Any] = {"hands": [AXE]}


def advice(table: Table) -> Advice:
    decision = table.session.decision
    assert decision is not None
    return advise(table.session.view(decision.seats[0]))


@pytest.mark.parametrize(("hands", "goes_in"), [([], False), ([AXE], True)])
def test_who_has_no_weapon_for_it_does_not_walk_into_an_enemys_zone(hands: list[str], goes_in: bool) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at D1"}}
    table = Table(HALL, {"owen": {"hands": hands, "zone": "B1"}}, {"orcs": {"card": ORCS, "zone": "C1"}}, mission=mission)
    assert (advice(table).option == "move C1") is goes_in


def test_a_friends_better_weapon_is_not_melted() -> None:
    mates = {"owen": {**FIGHTER, "zone": "A1", "pack": [*TWIGS[:3], LONG_BOW]}, "sibyl": {**RANGER, "zone": "H1"}}
    assert advice(Table(HALL, mates)).option != "transmute"
    mates["owen"]["pack"] = TWIGS
    assert advice(Table(HALL, mates)).option == "transmute"


def test_cards_change_hands_where_they_are_stronger() -> None:
    mates = {"owen": {**FIGHTER, "zone": "A1", "pack": [LONG_BOW]}, "sibyl": {**RANGER, "zone": "A1"}}
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at H1"}}
    told = advice(Table(HALL, mates, mission=mission, actions=1))
    assert (told.option, told.why) == ("trade", "why-trade")


@pytest.mark.parametrize(("actions", "answer"), [(1, "melee boar"), (2, "trade")])
def test_nobody_trades_away_the_action_for_the_blow_that_was_come_for(actions: int, answer: str) -> None:
    """With two Actions the bow changes hands first, and the blow can be struck all the same."""
    mates = {"owen": {**FIGHTER, "zone": "B1", "pack": [LONG_BOW]}, "sibyl": {**RANGER, "zone": "B1"}}
    table = Table(HALL, mates, {"boar": {"card": BOAR, "zone": "B1"}}, actions=actions)
    assert advice(table).option == answer


def test_whoever_waits_for_enemies_goes_to_meet_them() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {**FIGHTER, "zone": "E1"}, "bjorn": {"hands": [AXE], "zone": "A1"}, "elias": {"zone": "B1"}}
    table = Table(DOOR, mates, {"orcs": {"card": ORCS, "zone": "A1"}}, mission=mission)
    told = advice(table)
    assert told.option == "move D1"
    assert told.why in ("why-to-foes", "why-move-to-attack")


def test_nobody_goes_to_and_fro() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {"zone": "C1"}, "bjorn": {"zone": "G1"}}
    table = Table(
        DOOR,
        mates,
        {"brute": {"card": foe("mates-brute", "great-troll", ranged="3 red", health=9), "zone": "A1"}},
        mission=mission,
    )
    steps = walk_of_owen(table)
    assert len(steps) == len(set(steps)) > 1


def walk_of_owen(table: Table) -> list[str]:
    """The Zones he walks through by the advice until his Activation is over."""
    steps = [table.hero("owen").zone]
    while table.state.activation is not None and table.state.activation.hero == "owen":
        table.play(advice(table).option)
        if table.hero("owen").zone != steps[-1]:
            steps.append(table.hero("owen").zone)
    return steps


def test_who_follows_the_bearer_of_a_flame_makes_up_his_mind_once() -> None:
    braziers = [{"on": f"bring mates-flame to {zone}", "do": ["count braziers"]} for zone in ("E1", "J1")]
    mission = {"wins": ["count braziers 2"], "losses": ["round 30"], "rules": braziers}
    mates: dict[str, dict[str, Any]] = {"owen": {"zone": "B1"}, "elias": {"zone": "A1", "pack": [FLAME]}}
    steps = walk_of_owen(Table(HALL, mates, mission=mission, whole_round=True))
    assert len(steps) == len(set(steps)) > 1


@pytest.mark.parametrize(("level", "goes"), [(1, True), (2, False)])
def test_no_treasure_is_worth_a_higher_level(level: int, goes: bool) -> None:
    table = Table(HALL, {"owen": {"zone": "A1"}}, mission={"treasure": {"D1": 1}}, levels={"D1": [level]})
    assert (advice(table).option == "move B1") is goes


def test_nobody_goes_to_meet_what_would_kill_with_one_blow() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates: dict[str, dict[str, Any]] = {
        "owen": {"hands": [AXE], "zone": "E1"},
        "bjorn": {"hands": [AXE], "zone": "A1"},
        "elias": {"zone": "B1"},
    }
    ogre = foe("mates-ogre", "great-troll", melee="3 red + 3 yellow", health=9)
    assert advice(Table(DOOR, mates, {"ogre": {"card": ogre, "zone": "A1"}}, mission=mission)).option != "move D1"


def test_wounds_of_several_blows_stop_at_a_boss_behind_its_minions() -> None:
    always_two = (0.0, 0.0, 1.0)
    open_boss = Strike(1.0, 2.0, 3, "orcs", "melee", 0.0, 1.0, always_two, boss=0)
    assert open_boss.times(2) == (3.0, 1.0)
    assert open_boss._replace(boss=2).times(2) == (3.0, 1.0)
    assert open_boss._replace(boss=2).times(1) == (2.0, 0.0)
    assert open_boss._replace(boss=2, life=4).times(2) == (4.0, 1.0)
    assert open_boss._replace(boss=1, life=2).times(2) == (2.0, 1.0)
    assert open_boss._replace(boss=3, life=4).times(2) == (3.0, 0.0)


@pytest.mark.parametrize(("round", "last"), [(1, 14), (5, 19)])
def test_a_count_that_grows_is_a_clock(round: int, last: int) -> None:
    rules = [{"on": "every 5 rounds", "do": ["count brood"]}] * 3
    table = Table(HALL, {"owen": {}}, mission={"wins": ["take chart"], "losses": ["count brood 9"], "rules": rules}, round=round)
    assert last_round(table.session.state) == last


def test_a_way_round_is_taken_rather_than_one_over_tiles_of_higher_level() -> None:
    look = Outlook(Table(HALL, {"owen": {}}, levels={"D1": [3]}).session.state)
    goal = look.board.bit["J1"]
    assert look.distances(goal)["A1"] == 9
    assert look.distances(goal, 1)["A1"] == 9 + 2 * CLIMB
    assert look.distances(goal, 1)["D1"] == 6 + 2 * CLIMB, "who is up there is one step nearer than who is not"


@pytest.mark.parametrize(("tokens", "opens"), [(0, False), (1, True)])
def test_the_last_strength_does_not_go_into_an_unknown_door_when_a_death_would_be_the_last(tokens: int, opens: bool) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {name: {"zone": "G1"} for name in ("owen", "bjorn", "elias")}
    table = Table(DOOR, mates, mission=mission, lifebringer=tokens, whole_round=True, actions=1)
    assert (advice(table).why == "why-open-ready") is opens


@pytest.mark.parametrize(("at", "opens"), [("E1", False), ("C1", True), ("J1", True)])
def test_enemies_at_hand_come_before_an_unknown_chamber(at: str, opens: bool) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {name: {"zone": "H1"} for name in ("owen", "bjorn", "elias")}
    table = Table(DOOR, mates, {"orcs": {"card": ORCS, "zone": at}}, mission=mission, whole_round=True)
    assert (advice(table).why == "why-open-ready") is opens


def test_who_would_wait_at_a_door_for_those_far_away_goes_to_meet_them() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {"zone": "H1"}, "bjorn": {"zone": "A1"}, "elias": {"zone": "A1"}}
    told = advice(Table(DOOR, mates, mission=mission, whole_round=True))
    assert (told.option, told.why) == ("move G1", "why-to-others")


@pytest.mark.parametrize(("round", "why"), [(8, "why-to-held"), (12, "why-wait-exit")])
def test_nobody_stands_at_the_exit_while_enemies_hold_a_companion(round: int, why: str) -> None:
    mission = {"wins": ["exit"], "exits": ["J1"], "losses": ["round 12"]}
    mates = {"owen": {**FIGHTER, "zone": "J1"}, "elias": {"zone": "A1"}}
    table = Table(HALL, mates, {"orcs": {"card": ORCS, "zone": "A1"}}, mission=mission, round=round, lifebringer=0)
    assert advice(table).why == why, "nobody goes who could not be back in time"


@pytest.mark.parametrize(("hands", "zones"), [([AXE], ["C1"]), ([BOW], ["B1", "D1"])])
def test_an_archer_who_comes_to_help_stays_a_step_off(hands: list[str], zones: list[str]) -> None:
    mission = {"wins": ["exit"], "exits": ["J1"], "losses": ["round 12"]}
    mates: dict[str, dict[str, Any]] = {"owen": {"hands": hands, "zone": "F1"}, "elias": {"zone": "C1"}}
    look = Outlook(Table(HALL, mates, {"orcs": {"card": ORCS, "zone": "C1"}}, mission=mission, round=4).state)
    assert look.board.zones(wish_of(look, look.state.heroes["owen"]).zones) == zones


@pytest.mark.parametrize(("wins", "goes"), [("slay great-troll", True), ("take chart", False)])
def test_nobody_waits_for_the_end_of_the_very_enemy_whom_the_mission_wants_dead(wins: str, goes: bool) -> None:
    mission = {"wins": [wins], "tokens": {"chart": "library at J1"}}
    mates = {name: {"hands": TWIGS[:1], "zone": "F1"} for name in ("owen", "bjorn", "elias")}
    spitter = {"troll": {"card": foe("mates-spitter", "great-troll", ranged="1 yellow", health=9), "zone": "H1"}}
    table = Table(HALL, mates, spitter, mission=mission, levels={"H1": [2]}, whole_round=True, lifebringer=0)
    assert (advice(table).option == "move G1") is goes


def test_nobody_lays_the_last_weapon_down_for_a_second_shield() -> None:
    shields = [card(f"mates-shield-{n}", "hand", defense="2 green", tags=["shield"]) for n in (1, 2)]
    stick = card("mates-stick", "hand", melee="1 yellow")
    mates: dict[str, dict[str, Any]] = {
        "owen": {"calling": "fury-paladin", "hands": [stick, shields[0]], "pack": shields[1:]},
        "bjorn": {"hands": [TWIGS[0]]},
    }
    table = Table(HALL, mates)
    owen, gift = table.hero("owen"), opt.Give(stick, "bjorn")
    assert gift.card in gear.best_loadout(table.state, owen).hands
    assert dealing.best_gift(table.state, owen, [gift]) is None


def test_a_walk_does_not_count_on_what_the_light_takes_away() -> None:
    board = "+-+-+-+-+-+-+-+-+-+-+\n|c c c C C C C C C C|\n+-+-+-+-+-+-+-+-+-+-+"
    table = Table(board, {"whisper": {"calling": "bloodmoon-raider"}}, actions=2)
    ground = Ground(Outlook(table.state), table.hero("whisper"), [])
    assert (ground.stride, ground.pace) == (4, 3)
    assert [ground.price(points) for points in (0, 1, 4, 5, 7, 8)] == [0, 1, 1, 2, 2, 3]
    assert max(ground.spots.values()) == 7


@pytest.mark.parametrize(("zone_of_orcs", "goes_on"), [("c", True), ("C", False)])
def test_whom_only_the_dark_makes_elusive_does_not_count_on_it_in_the_light(zone_of_orcs: str, goes_on: bool) -> None:
    board = f"+-+-+-+-+\n|c {zone_of_orcs} c c|\n+-+-+-+-+"
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at D1"}}
    foes = {"orcs": {"card": ORCS, "zone": "B1"}}
    bare, table = (Table(board, {"owen": {"pack": pack}}, foes, mission=mission, actions=2) for pack in ([], [CLOAK]))
    held, ground = (Ground(Outlook(one.state), one.hero("owen"), []) for one in (bare, table))
    assert ("D1" in ground.spots) is goes_on
    assert (ground.values["B1"] > held.values["B1"]) is goes_on
    assert (advice(table).option == "move B1") is goes_on


@pytest.mark.parametrize(
    ("wins", "beside", "answer"),
    [
        (["take drum"], 0, "move C1"),
        (["count drums 2"], 0, "move C1"),
        (["count drums 3"], 0, "pickup"),
        (["take drum", "exit"], 0, "pickup"),
        (["take drum", "exit"], 4, "move C1"),
    ],
)
def test_victory_comes_before_treasure_and_treasure_beside_the_goal_counts(wins: list[str], beside: int, answer: str) -> None:
    mission = {
        "wins": wins,
        "exits": ["A1"],
        "tokens": {"drum": "pillar at C1"},
        "treasure": {"B1": 4, "C1": beside},
        "rules": [{"on": "take drum", "do": ["count drums"]}],
    }
    table = Table(HALL, {"owen": {"zone": "B1"}}, mission=mission, counters={"drums": 1}, actions=2)
    assert advice(table).option == answer


@pytest.mark.parametrize(("enemies", "pays"), [({}, False), ({"orcs": {"card": ARCHERS, "zone": "C1"}}, True)])
def test_a_signature_that_protects_is_not_paid_for_fire(enemies: dict[str, Any], pays: bool) -> None:
    mission = {"rules": [{"on": "every 1 rounds", "do": ["wound 2 on the tile of A1"]}]}
    table = Table(HALL, {"owen": {"zone": "A1", "xp": 1}}, enemies, mission=mission, actions=1)
    assert (advice(table).why == "why-signature-protects") is pays


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"enemies": {"orcs": {"card": ORCS, "zone": "E1"}}}, "why-wait-foes"),
        ({"whole_round": False}, "why-wait-round"),
    ],
)
def test_whoever_leaves_a_door_closed_says_why(changes: dict[str, Any], why: str) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {name: {"zone": "H1"} for name in ("owen", "bjorn", "elias")}
    given: dict[str, Any] = {"whole_round": True, "lifebringer": 3, **changes}
    told = advice(Table(DOOR, mates, given.pop("enemies", {}), mission=mission, **given))
    assert told.why == why


def test_who_comes_to_a_door_with_nothing_left_says_that_it_would_be_rash() -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {name: {"zone": "G1"} for name in ("owen", "bjorn", "elias")}
    table = Table(DOOR, mates, mission=mission, lifebringer=0, whole_round=True, actions=1)
    table.play("move H1")
    assert advice(table).why == "why-rash"


@pytest.mark.parametrize(("actions", "opens"), [(1, False), (2, True)])
def test_no_door_is_opened_on_enemies_with_the_last_action(actions: int, opens: bool) -> None:
    board = "+-+-+-+-+\n|c CDC C|\n+-+-+-+-+"
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at D1"}}
    mates = {"owen": {**FIGHTER, "zone": "A1"}}
    table = Table(board, mates, {"orcs": {"card": ORCS, "zone": "C1"}}, mission=mission, actions=actions)
    assert (advice(table).why == "why-open") is opens


def test_who_stands_on_what_the_mission_wants_takes_it_however_far_the_others_are() -> None:
    mission = {"wins": ["take drum"], "tokens": {"drum": "pillar at J1"}}
    mates = {"owen": {"zone": "J1"}, "bjorn": {"zone": "A1"}, "elias": {"zone": "A1"}}
    assert advice(Table(HALL, mates, mission=mission, whole_round=True)).option == "pickup"


@pytest.mark.parametrize(("others", "goes"), [("A1", False), ("F1", True)])
def test_nobody_raises_the_level_far_from_the_others(others: str, goes: bool) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {"zone": "F1"}, **{name: {"zone": others} for name in ("bjorn", "elias", "sibyl")}}
    table = Table(HALL, mates, mission=mission, levels={"H1": [2]}, whole_round=True, actions=1)
    assert (advice(table).option == "move G1") is goes


def test_an_agent_is_hunted_before_treasure() -> None:
    table = Table(
        HALL, {"owen": {**FIGHTER, "zone": "D1"}}, {"chief": {"card": CHIEF, "zone": "J1"}}, mission={"treasure": {"A1": 1}}
    )
    told = advice(table)
    assert (told.option, told.why) == ("move E1", "why-to-agent")


@pytest.mark.parametrize(("far", "why"), [("D1", "why-open-ready"), ("A1", "why-open")])
def test_the_group_is_ready_when_it_is_there(far: str, why: str) -> None:
    mission = {"wins": ["take chart"], "tokens": {"chart": "library at J1"}}
    mates = {"owen": {"zone": "H1"}, "bjorn": {"zone": "G1"}, "elias": {"zone": "G1"}, "sibyl": {"zone": far}}
    table = Table(DOOR, mates, mission=mission, whole_round=True)
    assert advice(table).why == why


def test_a_draught_for_one_is_not_drunk_for_the_scratches_of_many() -> None:
    mates: dict[str, dict[str, Any]] = {name: {"health": 4} for name in ("owen", "bjorn", "elias", "sibyl")}
    mates["owen"]["pack"] = [DRAUGHT]
    assert advice(Table(HALL, mates)).option != f"use {DRAUGHT}"
    mates["elias"]["health"] = 2
    assert advice(Table(HALL, mates)).option == f"use {DRAUGHT}"


@pytest.mark.parametrize(("top", "answer"), [(1, "ready"), (4, "learn battle-wizard.ward")])
def test_skills_of_a_level_still_to_come_in_the_mission_are_acquired(top: int, answer: str) -> None:
    known = dict.fromkeys(("enhanced-health", "spellblade", "blink"), 2) | dict.fromkeys(("arcane-focus", "storm-caller"), 3)
    skills = {f"battle-wizard.{line}": steps for line, steps in known.items()} | {"battle-wizard.ward": 1}
    hero = {"calling": "battle-wizard", "xp": 20, "skills": skills}
    table = Table(HALL, {"elias": hero}, phase="experience", levels={"A1": [top]})
    assert advice(table).option == answer


@pytest.mark.parametrize(("xp", "answer"), [(8, "learn nightshade-ranger.ranged-specialist"), (5, "ready")])
def test_xp_that_would_draw_enemies_is_spent_even_on_little(xp: int, answer: str) -> None:
    lines = {
        "precise-aim": 3,
        "safe-shot": 2,
        "shadow-hunter": 2,
        "enhanced-health": 2,
        "ranged-specialist": 1,
        "defensive-training": 1,
    }
    skills = {f"nightshade-ranger.{line}": steps for line, steps in lines.items()}
    table = Table(HALL, {"sibyl": {**RANGER, "xp": xp, "skills": skills}}, phase="experience", levels={"A1": [5]}, level=5)
    assert advice(table).option == answer
