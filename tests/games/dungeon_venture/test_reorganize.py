"""Stop and Reorganize (DV-REO)."""

from collections import Counter
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tests.games.dungeon_venture.table import Table, rule

CAMP = """
+-+-+-+-+-+-+
|V . . .O. .|
+ + + + + + +
|N . A .|. .|
+ + + + +-+-+
|S . C .D. .|
+ + + + + + +
|W . . .|. o|
+-+-+-+-+-+-+
"""
"""An explored hall, behind the open door a room (E1), behind the closed one another with an Orc (E3): both unexplored."""
AREAS = {"start": "A1", "annex": "E1", "den": "E3"}
ALONE = {"party": "vardak naurania storm wick"}
MISSES = "miss miss miss miss"
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}}


def camp(*choices: str, **fields: Any) -> Table:
    """The hall, with one player for all Heroes: nobody has to be asked."""
    usual = {"turn": "vardak", "areas": AREAS, "unexplored": ["den"], "revealed": ["annex"], "options": ALONE}
    table = Table(CAMP, **{**usual, **fields})
    return table.play(*choices)


def all_ready(table: Table) -> Table:
    while table.prompt == "reorganizing":
        table.play("ready")
    return table


@rule("DV-REO-01", "DV-REO-02")
@pytest.mark.parametrize("hero", ["vardak", "naurania", "storm", "wick"])
def test_any_hero_may_call_it_with_no_monster_on_the_board(hero: str) -> None:
    table = camp(turn=hero)
    table.play("reorganize")
    began = table.last("ReorganizationBegan")
    assert (began.by, began.rule) == (hero, "DV-REO-01")
    assert began.heroes == ("vardak", "naurania", "storm", "wick")
    assert table.prompt == "reorganizing"
    assert table.session.decision is not None
    assert table.session.decision.seats == ("vardak", "naurania", "storm", "wick")


@rule("DV-REO-02")
def test_a_monster_or_a_boss_on_the_board_forbids_it() -> None:
    assert camp(unexplored=[]).refusal("reorganize") == "DV-REO-02"
    assert not camp(unexplored=[]).may("reorganize")
    boss = Table(CAMP.replace("o", "G"), turn="vardak", areas=AREAS, revealed=["annex"], bosses=GRONK)
    assert boss.refusal("reorganize") == "DV-REO-02"


@rule("DV-REO-02")
def test_every_other_player_must_agree() -> None:
    table = camp(turn="naurania", options={"party": "vardak / naurania storm / wick"})
    table.play("reorganize")
    assert (table.asked, table.prompt, table.options()) == ("vardak", "reorganize", ["agree", "refuse"])
    table.play("agree")
    assert table.asked == "wick"
    table.play("agree")
    assert [(e.by, e.agrees, e.rule) for e in table.told("Answered")] == [
        ("vardak", True, "DV-REO-02"),
        ("wick", True, "DV-REO-02"),
    ]
    assert table.prompt == "reorganizing"


@rule("DV-REO-02")
def test_one_refusal_is_enough_and_costs_no_action() -> None:
    table = camp(turn="naurania", options={"party": "vardak / naurania storm / wick"})
    table.play("reorganize", "refuse")
    assert (table.told("ReorganizationBegan"), table.told("ActionTaken")) == ([], [])
    assert len(table.told("Answered")) == 1
    assert (table.asked, table.prompt, table.may("search")) == ("naurania", "turn", True)


@rule("DV-REO-02", "DV-RUL-41")
def test_the_player_of_a_spirit_is_asked_but_not_that_of_a_dead_hero() -> None:
    heroes = {"naurania": {"spirit": True}, "storm": {"dead": True}}
    table = camp(options={"party": "vardak / naurania / storm / wick"}, heroes=heroes)
    table.play("reorganize")
    assert table.asked == "naurania"
    table.play("agree")
    assert table.asked == "wick"
    table.play("agree")
    assert table.last("ReorganizationBegan").heroes == ("vardak", "naurania", "wick")


@rule("DV-REO-03", "DV-RUL-41")
def test_everything_as_often_as_one_likes_in_any_order_and_no_card_is_revealed() -> None:
    table = camp("reorganize", initiative=["wick", "storm"])
    table.play("vardak: search", "wick: move B4", "vardak: search", "wick: move C4", "naurania: search", "wick: move B4")
    assert [event.hero for event in table.told("Searched")] == ["vardak", "vardak", "naurania"]
    assert table.told("InitiativeRevealed") == []
    assert len(table.told("ActionTaken")) == 1


@rule("DV-REO-04", "DV-RUL-41")
def test_a_hero_is_put_on_any_free_space_of_explored_areas() -> None:
    table = camp("reorganize")
    free = {"B1", "C1", "D1", "B2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert {o.removeprefix("move ") for o in table.options("wick") if o.startswith("move")} == free
    assert table.refusal("move E1", "wick") == "DV-REO-04"
    assert table.refusal("move F4", "wick") == "DV-REO-04"
    assert table.refusal("move Z9", "wick") == "DV-REO-04"
    assert table.refusal("move A1", "wick") == "DV-MOV-07"
    assert table.refusal("move C2", "wick") == "DV-MOV-07"
    table.play("wick: move D1")
    placed = table.last("Displaced")
    assert (placed.figure, placed.to, placed.rule) == ("wick", "D1", "DV-REO-04")
    assert table.figure("wick").space == "D1"


@rule("DV-RUL-41")
def test_a_hidden_trap_triggers_on_the_final_space() -> None:
    table = camp("reorganize", traps={"D1": "arrows", "B1": "arrows"}, dice=["hit miss miss miss miss miss", "miss miss miss"])
    table.play("wick: move D1")
    assert [(e.space, e.victim) for e in table.told("TrapSprung")] == [("D1", "wick")]
    assert table.figure("wick").wounds == 1


@rule("DV-REO-04", "DV-RUL-41", "DV-PIT-08")
def test_an_open_pit_is_no_free_space_but_for_a_spirit() -> None:
    fields: dict[str, Any] = {"traps": {"D1": "pit"}, "sprung": ["D1"], "heroes": {"storm": {"spirit": True}}}
    table = camp("reorganize", **fields)
    assert not table.may("move D1", "wick")
    assert table.refusal("move D1", "wick") == "DV-PIT-08"
    table.play("storm: move D1")
    assert table.figure("storm").space == "D1"


@rule("DV-REO-04", "DV-RUL-80")
def test_nobody_is_thrown_into_an_undiscovered_area() -> None:
    """The Pit lies before the open door of the annex."""
    table = camp("reorganize", traps={"D1": "pit"}, dice=[MISSES])
    table.play("wick: move D1")
    assert (table.asked, table.prompt, table.options()) == ("wick", "displace", ["place C1", "place D2"])
    table.play("place C1")
    assert table.told("AreaEntered") == []


@rule("DV-REO-05", "DV-RUL-41")
def test_any_number_of_cards_may_be_played_within_the_limit_of_spells() -> None:
    heroes = {
        "vardak": {"hand": ["iron-helm", "chain-mail", "healing-potion", "stone-skin", "battle-hymn"], "wounds": 2},
        "storm": {"hand": ["fire-bolt"]},
    }
    table = camp("reorganize", heroes=heroes)
    table.play(
        "vardak: play iron-helm", "vardak: play chain-mail", "vardak: play healing-potion", "vardak: play stone-skin at wick"
    )
    assert table.state.heroes["vardak"].worn == ["iron-helm.1", "chain-mail.1"]
    assert table.figure("vardak").wounds == 0
    assert table.refusal("play battle-hymn at wick", "vardak") == "DV-SPL-04"
    assert table.refusal("play fire-bolt at wick", "storm") == "DV-SPL-07"


@rule("DV-REO-06", "DV-RUL-41")
def test_any_number_of_cards_may_be_passed_without_a_common_area() -> None:
    heroes = {"vardak": {"hand": ["bow", "war-axe"], "worn": ["iron-helm"]}, "wick": {"at": "E2"}}
    table = camp("reorganize", heroes=heroes, revealed=[])
    assert table.refusal("give lightning to wick", "vardak") == "DV-GIVE-01"
    table.play("vardak: give bow to wick", "vardak: give war-axe to naurania", "vardak: give iron-helm to wick")
    assert table.state.heroes["wick"].hand == ["bow.1", "iron-helm.1"]
    assert table.state.heroes["naurania"].hand == ["war-axe.1"]


@rule("DV-REO-07")
def test_search() -> None:
    table = camp("reorganize", traps={"D1": "pit"})
    table.play("storm: search")
    assert (table.last("Searched").hero, table.last("Searched").area) == ("storm", "start")
    assert table.state.traps["D1"].status == "found"


@rule("DV-REO-08")
def test_doors_are_opened_and_closed_but_the_undiscovered_is_not_entered() -> None:
    table = camp("reorganize")
    assert table.refusal("open D3-E3", "wick") == "DV-DOOR-03"
    table.play("wick: move D3", "wick: open D3-E3")
    assert (table.state.doors["D3-E3"], table.state.areas["den"]) == ("open", "revealed")
    assert table.refusal("move E3", "wick") == "DV-REO-04"
    table.play("wick: close D3-E3")
    assert table.state.doors["D3-E3"] == "closed"
    assert "orc-1" not in table.state.figures


@rule("DV-REO-09")
def test_a_chest_by_all_its_rules() -> None:
    table = camp("reorganize", treasure=["bow", "war-axe", "iron-helm", "chain-mail"], events=["dark-fury", "evil-eye"])
    assert table.refusal("chest C3", "wick") == "DV-TRE-01"
    table.play("wick: move C4", "wick: chest C3")
    assert (table.asked, table.prompt) == ("wick", "pick")
    table.play("wick: pick bow", "vardak: pick war-axe", "naurania: pick iron-helm", "storm: pick chain-mail")
    assert table.state.keeper_hand == ["dark-fury.1"]
    assert table.prompt == "reorganizing"
    assert table.refusal("chest C3", "wick") == "DV-TRE-07"


@rule("DV-REO-10", "DV-RUL-41")
def test_a_dead_heros_objects_are_collected() -> None:
    table = camp("reorganize", heroes={"wick": {"dead": True}}, skulls={"wick": {"at": "D4", "cards": ["bow"]}})
    assert table.refusal("loot wick", "storm") == "DV-LOOT-02"
    table.play("storm: move D3", "storm: loot wick", "storm: pick bow")
    assert (table.state.heroes["storm"].hand, table.state.skulls) == (["bow.1"], {})


@rule("DV-REO-11", "DV-RUL-41")
def test_rest_beside_an_altar_as_often_as_one_likes() -> None:
    table = camp("reorganize", heroes={"wick": {"wounds": 4}}, events=["dark-fury", "evil-eye", "evil-eye"])
    assert table.refusal("rest", "wick") == "DV-REST-01"
    assert not table.may("rest", "wick")
    table.play("wick: move C4")  # beside a Chest, which is no Altar
    assert not table.may("rest", "wick")
    table.play("wick: move C1", "wick: rest")
    assert table.figure("wick").wounds == 0
    table.play("wick: rest")
    assert len(table.state.keeper_hand) == 2


@rule("DV-REO-11", "DV-RUL-41")
def test_a_spirit_moves_and_resurrects_and_does_nothing_else() -> None:
    table = camp("reorganize", heroes={"wick": {"spirit": True, "hand": ["bow"]}}, events=["dark-fury"])
    assert table.refusal("resurrect", "wick") == "DV-REST-01"
    for other in ("search", "give bow to vardak", "play bow", "rest", "chest C3"):
        assert table.refusal(other, "wick") == "DV-SPRT-03"
    assert {o.split()[0] for o in table.options("wick")} == {"ready", "move"}
    table.play("wick: move C1", "wick: resurrect")
    assert (table.figure("wick").form, table.figure("wick").space) == ("hero", "C1")
    assert table.state.keeper_hand == []
    assert table.refusal("resurrect", "wick") == "DV-REO-15"


@rule("DV-RUL-41")
def test_a_carried_spirit_moves_away_from_its_carrier() -> None:
    table = camp("reorganize", heroes={"wick": {"spirit": True, "carried_by": "vardak"}})
    table.play("vardak: move B1")
    assert table.figure("wick").space == "B1"
    table.play("wick: move C1")
    assert (table.last("SpiritFreed").spirit, table.figure("wick").carried_by) == ("wick", "")
    assert (table.figure("wick").space, table.figure("vardak").space) == ("C1", "B1")


@rule("DV-REO-12", "DV-INI-04", "DV-RUL-83", "DV-RUL-41")
def test_when_all_have_finished_the_order_of_play_begins_anew() -> None:
    table = camp("reorganize", initiative=["storm", "wick"], revealed_cards=["vardak", "naurania"], round=3)
    for hero in ("storm", "vardak", "wick"):
        table.play(f"{hero}: ready")
        assert (table.last("HeroReady").hero, table.last("HeroReady").rule) == (hero, "DV-REO-12")
        assert (table.prompt, hero in table.session.decision.seats) == ("reorganizing", False)  # type: ignore[union-attr]
    table.play("naurania: ready")
    assert table.told("TurnEnded")[0].figure == "vardak"
    assert (table.state.round, sorted(table.state.initiative.draw)) == (4, ["naurania", "storm", "vardak", "wick"])
    assert table.told("OrderReset")[0].rule == "DV-REO-12"
    assert (table.asked, table.prompt) == ("vardak", "first")
    assert table.options() == ["pass", "first vardak", "first naurania", "first storm", "first wick"]
    table.play("first naurania")
    assert (table.asked, table.prompt, table.state.initiative.discard) == ("naurania", "turn", ["naurania"])
    assert [type(step).__name__ for step in table.state.agenda] == ["Reveal", "Act"]
    table.play("end")
    assert table.last("InitiativeRevealed").card in ("vardak", "storm", "wick")


@rule("DV-RUL-41")
def test_it_is_the_action_of_the_caller_whose_movement_is_lost() -> None:
    table = camp(acted=True)
    assert table.refusal("reorganize") == "DV-TURN-04"
    table = all_ready(camp("reorganize"))
    assert table.told("ActionTaken")[0].action == "reorganize"
    assert [type(e).__name__ for e in table.session.events if type(e).__name__ in ("TurnEnded", "RoundBegan")] == [
        "TurnEnded",
        "RoundBegan",
    ]
    assert table.state.turn is None


@rule("DV-REO-13")
def test_the_keeper_plays_no_event_meanwhile() -> None:
    table = camp("reorganize", keeper_hand=["falling-stones"])
    assert (table.asked, table.prompt) == ("keeper", "window")
    table.play("pass", "wick: move C1", "wick: rest", "storm: search", "wick: move B4")
    assert table.prompt == "reorganizing"
    assert table.session.decision is not None
    assert "keeper" not in table.session.decision.seats
    all_ready(table)
    assert (table.asked, table.prompt) == ("keeper", "window")


@rule("DV-REO-14")
def test_the_keeper_draws_for_every_rest_and_every_chest() -> None:
    table = camp(
        "reorganize",
        events=["dark-fury", "evil-eye", "leaden-feet", "slamming-doors"],
        treasure=["bow"],
    )
    table.play("wick: move C1", "wick: rest", "storm: move B2", "storm: rest", "vardak: move C4", "vardak: chest C3", "pick bow")
    assert [event.rule for event in table.told("EventDrawn")] == ["DV-EVT-04", "DV-EVT-04", "DV-EVT-06"]
    assert table.state.keeper_hand == ["dark-fury.1", "evil-eye.1", "leaden-feet.1"]


@rule("DV-REO-14")
def test_the_keeper_draws_for_a_hero_whom_a_trap_kills() -> None:
    table = camp(
        "reorganize",
        heroes={"wick": {"wounds": 6}},
        traps={"D1": "arrows"},
        events=["dark-fury"],
        dice=["hit" + " miss" * 5, "miss miss miss"],
    )
    table.play("wick: move D1")
    assert (table.figure("wick").form, table.state.keeper_hand) == ("spirit", ["dark-fury.1"])
    assert (table.prompt, table.refusal("search", "wick")) == ("reorganizing", "DV-SPRT-03")


@rule("DV-REO-15")
@pytest.mark.parametrize(
    "action", ["attack orc-1", "double", "guide naurania", "release naurania to A2", "swap with naurania", "end"]
)
def test_what_is_not_on_the_list(action: str) -> None:
    table = camp("reorganize")
    assert table.refusal(action, "vardak") == "DV-REO-15"
    decision = table.session.decision
    assert decision is not None
    assert [decision.why_not("vardak", option) for option in decision.options("vardak")] == [None] * 12
    assert {o.split()[0] for o in table.options("vardak")} == {"ready", "move", "search"}


@rule("DV-REO-16")
def test_monsters_not_yet_placed_do_not_forbid_it_and_come_before_the_new_deck() -> None:
    entered = {"unexplored": [], "revealed": ["annex", "den"], "entered": ["den"]}
    table = all_ready(camp("reorganize", **entered))
    placed = table.last("FigurePlaced")
    assert (placed.figure, placed.space) == ("orc-1", "F4")
    order = [type(e).__name__ for e in table.session.events]
    assert order.index("HeroReady") < order.index("FigurePlaced") < order.index("RoundBegan")
    assert sorted(table.state.initiative.draw) == ["naurania", "orc", "storm", "vardak", "wick"]


@rule("DV-REO-16")
def test_by_the_switch_pending_monsters_forbid_it() -> None:
    switch = {**ALONE, "reorganize_with_pending_monsters": "refuse"}
    entered = {"unexplored": [], "revealed": ["annex", "den"], "entered": ["den"]}
    assert camp(options=switch, **entered).refusal("reorganize") == "DV-SWI-02"
    assert camp(options=switch).may("reorganize")


@rule("DV-REO-12")
def test_a_hero_who_dies_for_good_meanwhile_is_not_waited_for() -> None:
    table = camp(
        "reorganize",
        heroes={"wick": {"wounds": 6}},
        traps={"D1": "arrows"},
        options={**ALONE, "permanent_death": "boss_activated"},
        dice=["hit" + " miss" * 5, "miss miss miss"],
    )
    table.state.boss_was_here = True
    table.play("wick: move D1")
    assert table.state.dead == ["wick"]
    assert (table.last("HeroReady").hero, table.last("HeroReady").rule) == ("wick", "DV-REO-12")
    assert table.state.reorganizing == ["vardak", "naurania", "storm"]


@rule("DV-REO-05")
def test_equipment_may_be_taken_off() -> None:
    table = camp("reorganize", heroes={"vardak": {"worn": ["bow"]}})
    table.play("vardak: takeoff bow")
    assert (table.state.heroes["vardak"].hand, table.state.heroes["vardak"].worn) == (["bow.1"], [])


@rule("DV-REO-02")
def test_a_player_whose_first_hero_is_dead_answers_with_the_next() -> None:
    table = camp(options={"party": "vardak / naurania storm / wick"}, heroes={"naurania": {"dead": True}})
    table.play("reorganize")
    assert table.asked == "storm"
    table.play("agree", "agree")
    assert [event.by for event in table.told("Answered")] == ["storm", "wick"]


@rule("DV-REO-02", "DV-GEN-06")
def test_monsters_that_come_end_the_reorganization() -> None:
    sheet = {
        "tokens": {"lamp": "B3"},
        "objective": {"win": ["count never 1"]},
        "when": [{"on": "take lamp", "do": ["spawn 1 kobold at D3"]}],
    }
    table = camp("reorganize", "vardak: move B3", adventure=sheet)
    assert "kobold-1" in table.state.figures
    assert table.prompt != "reorganizing"
    assert {event.rule for event in table.told("HeroReady")} == {"DV-REO-02"}


@rule("DV-REO-02", "DV-DEC-06")
def test_whoever_was_refused_does_not_ask_again_in_this_turn() -> None:
    table = camp("reorganize", "refuse", options={})
    assert table.prompt == "turn"
    assert not table.may("reorganize")
    assert table.refusal("reorganize") == "DV-REO-02"


@rule("DV-REO-05", "DV-STS-02")
def test_what_lasts_for_this_turn_ends_with_it_whoever_drank_it() -> None:
    table = camp("reorganize", heroes={"naurania": {"hand": ["quicksilver"]}})
    table.play("naurania: play quicksilver")
    assert [entry.on for entry in table.state.lasting] == ["naurania"]
    all_ready(table)
    assert table.state.lasting == []


@rule("DV-REO-07")
def test_the_advice_searches_where_the_heroes_gather_and_only_once() -> None:
    table = camp("reorganize")
    searched = Counter[str]()
    while table.prompt == "reorganizing":
        assert table.session.decision is not None
        asked = [(seat, GAME.advise(table.session.view(seat))) for seat in table.session.decision.seats]
        seat, advice = next((one for one in asked if not one[1].waits), asked[0])
        searched.update([table.state.figures[seat].space] if advice.option == "search" else [])
        table.play(f"{seat}: {advice.option}")
    assert searched.total() == len(table.state.searched) == 1
