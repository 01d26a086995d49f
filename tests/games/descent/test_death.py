"""Death, Conquest, victory and defeat (DE-DTH, DE-CNQ)."""

import pytest

from tenebra.games.descent.rules.abilities import armor_of, weapons_of
from tenebra.games.descent.rules.death import coins_lost
from tests.games.descent.props import SWORD, Table, duel, weapon
from tests.games.descent.table import rule

BLOW = ["1/3/0 0/3/0 blank blank"]
CLAW = ["0/4/0 0/3/0"]


def killed(hero: dict[str, object] | None = None, **fields: object) -> Table:
    """A hero with one wound left is struck down by a Beastman."""
    table = duel({"life": 1, **(hero or {})}, next="activate", dice=CLAW, **fields)  # type: ignore[arg-type]
    return table.play("activate beastman-1", "attack B3")


@rule("DE-DTH-02", "DE-DTH-06", "DE-DTH-07", "DE-DTH-12", "DE-RUL-89")
def test_a_killed_hero_wakes_in_town_whole_with_all_he_carries() -> None:
    hero = {"equipped": [SWORD], "skills": ["swift"], "fatigue": 0, "poison": 2, "web": 1, "stun": 1, "order": "aim"}
    table = killed(hero)
    own = table.hero("sir-valadir")
    assert (own.space, own.life, own.fatigue) == ("", 16, 3)
    assert (own.burn, own.web, own.stun, own.poison, own.monkey, own.order) == (0, 0, 0, 0, 0, "")
    assert (own.equipped, own.skills) == ([SWORD], ["swift"])


@rule("DE-DTH-04", "DE-CNQ-02", "DE-HERO-02")
def test_a_death_costs_the_heros_conquest_value() -> None:
    table = killed()
    assert table.state.conquest == 2
    assert not table.session.outcome


@rule("DE-CNQ-03", "DE-DTH-04", "DE-RUL-06", "DE-RUL-87", "DE-CNQ-08")
def test_without_conquest_the_overlord_wins_at_once() -> None:
    table = killed(conquest=3)
    assert table.session.outcome == "overlord"
    assert table.state.conquest == 0
    low = killed(conquest=1)
    assert low.state.conquest == 0


@rule("DE-RUL-06", "DE-CNQ-03", "DE-CNQ-07", "DE-RUL-94")
@pytest.mark.parametrize(("conquest", "outcome"), [(2, "overlord"), (3, "overlord"), (4, ""), (9, "")])
def test_one_conquest_token_is_enough_to_go_on_whatever_wounds_are_left(conquest: int, outcome: str) -> None:
    table = killed(conquest=conquest)
    assert (table.session.outcome or "", table.state.conquest) == (outcome, max(0, conquest - 3))
    assert table.asked == ("" if outcome else "overlord"), "the Beastman may still walk"


BURNT: dict[str, object] = {"coins": 125, "poison": 2, "web": 1, "stun": 1, "burn": 1, "order": "rest", "fatigue": 0}


@rule("DE-RUL-85", "DE-RUL-89", "DE-DTH-02", "DE-DTH-03", "DE-DTH-05", "DE-DTH-07", "DE-DTH-12")
def test_whoever_dies_in_his_own_turn_has_no_more_of_it_but_all_else_and_pico() -> None:
    heroes = {"sir-valadir": {"at": "A1", **BURNT, "life": 1, "in_pit": False, "equipped": [SWORD]}, "silhouette": {"at": "H5"}}
    table = Table(heroes=heroes, pico="sir-valadir", next="turn", dice=["blank"], conquest=9, stop=False)
    own = table.hero("sir-valadir")
    assert (own.space, own.life, own.fatigue, own.coins, own.order) == ("", 16, 3, 75, "")
    assert (own.burn, own.web, own.stun, own.poison, own.monkey, own.in_pit) == (0, 0, 0, 0, 0, False)
    assert (own.has_acted, own.equipped, table.state.pico) == (True, [SWORD], "sir-valadir")
    assert not table.told("ActionDeclared")
    assert table.asked == "silhouette", "his turn is over, and the next one's has begun"


@rule("DE-RUL-85", "DE-RUL-89", "DE-DTH-13", "DE-DTH-08")
def test_whom_a_friend_strikes_down_in_passing_acts_later_in_the_round_with_what_he_carries() -> None:
    jar = weapon("test-last-jar", "ranged", "1 blue", "Blast 1")
    heroes = {
        "silhouette": {"at": "A3", "equipped": [jar]},
        "sir-valadir": {"at": "D4", **BURNT, "life": 1, "in_pit": False, "order": "guard"},
    }
    table = Table(
        "+-+-+-+-+\n|* . . .|\n+ + + + +\n|. . . .|\n+ + + + +\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+",
        heroes=heroes,
        monsters={"skeleton-1": {"at": "C2", "life": 20}},
        pico="sir-valadir",
        dice=["3/1/1 enhancement enhancement enhancement"],
        conquest=9,
        stop=False,
    )
    table.play("advance", f"attack D3 with {jar}")
    while table.prompt == "spend":
        table.play(next(option for option in table.options() if "damage 3" in option))
    own = table.hero("sir-valadir")
    assert (own.space, own.life, own.fatigue, own.coins, own.order) == ("", 16, 3, 75, "")
    assert (own.burn, own.web, own.stun, own.poison) == (0, 0, 0, 0)
    assert (own.has_acted, table.state.pico) == (False, "sir-valadir")
    assert (table.asked, table.prompt) == ("silhouette", "turn"), "her turn goes on"
    table.play("end")
    assert (table.asked, table.prompt) == ("sir-valadir", "action")
    table.play("advance", "travel to A1")
    assert own.space == "A1"


@rule("DE-RUL-89", "DE-DTH-07")
def test_a_monkey_who_dies_is_himself_again_at_once() -> None:
    table = killed({"monkey": 2, "skills": ["swift"], "equipped": [SWORD]}, overlord={"hand": []})
    assert (table.hero("sir-valadir").monkey, armor_of(table.state, "sir-valadir")) == (0, 1)
    assert weapons_of(table.state, table.hero("sir-valadir")) == [SWORD]


@rule("DE-DTH-05", "DE-RUL-08", "DE-EX-11", "DE-EX-42")
@pytest.mark.parametrize(("had", "keeps"), [(125, 75), (25, 25), (50, 25), (175, 100), (300, 150), (0, 0)])
def test_half_the_money_is_lost_in_steps_of_25(had: int, keeps: int) -> None:
    assert had - coins_lost(had) == keeps
    assert killed({"coins": had}).hero("sir-valadir").coins == keeps


@rule("DE-DTH-13", "DE-RUL-89", "DE-DTH-08")
def test_who_is_killed_before_his_turn_still_takes_it() -> None:
    table = Table(
        heroes={"silhouette": {"at": "A1", "equipped": [SWORD]}, "sir-valadir": {"at": "B1", "life": 1}},
        overlord={"hand": ["loose-flagstone"]},
        stop=False,
    )
    table.play("pass", "run", "end")
    assert not table.hero("sir-valadir").has_acted
    while table.prompt == "window":
        table.play("pass")
    assert table.asked == "sir-valadir"


@rule("DE-DTH-01", "DE-DTH-11", "DE-DMG-03")
def test_a_killed_monster_is_gone_with_its_tokens() -> None:
    table = duel(foes={"beastman-1": {"at": "C3", "life": 2, "burn": 2}}, dice=BLOW)
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.state.monsters == {}
    assert table.state.slain == ["beastman"]


@rule("DE-DTH-09", "DE-RUL-44")
def test_who_strikes_a_leader_down_has_fifty_coins() -> None:
    table = duel(foes={"beastman-leader-1": {"at": "C3", "life": 1}}, dice=BLOW)
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.hero("sir-valadir").coins == 50
    normal = duel(foes={"beastman-1": {"at": "C3", "life": 1}}, dice=BLOW)
    normal.play("battle", f"attack C3 with {SWORD}")
    assert normal.hero("sir-valadir").coins == 0


@rule("DE-RUL-44")
def test_nobody_is_paid_for_a_leader_who_burns_to_death() -> None:
    foes = {"beastman-leader-1": {"at": "C3", "life": 1, "burn": 1}}
    table = duel(foes=foes, next="overlord", dice=["blank"])
    assert table.state.monsters == {}
    assert table.hero("sir-valadir").coins == 0


GRIM = {"kind": "beastman", "speed": 4, "armor": 0, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Pierce 1", "conquest": 2}
UNIQUE = {"uniques": {"grim": GRIM}, "wins": ["grim slain"]}


@rule("DE-DTH-10", "DE-UNQ-03", "DE-UNQ-04", "DE-CNQ-04", "DE-EX-31")
def test_a_unique_monster_brings_conquest_and_the_victory() -> None:
    table = duel(foes={"grim": {"at": "C3", "life": 1}}, quest=UNIQUE, dice=BLOW, conquest=1)
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.hero("sir-valadir").coins == 0
    assert table.last("ConquestGained").number == 2
    assert table.session.outcome == "heroes"


@rule("DE-RUL-94", "DE-CNQ-06")
@pytest.mark.parametrize(("lost", "outcome"), [(9, "overlord"), (3, "overlord"), (2, "heroes")])
def test_a_goal_reached_with_the_last_token_lost_is_lost(lost: int, outcome: str) -> None:
    quest = {**UNIQUE, "rules": [{"on": "slay grim", "do": [f"lose {lost} conquest"]}]}
    table = duel(foes={"grim": {"at": "C3", "life": 1}}, quest=quest, dice=BLOW, conquest=1)
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.last("ConquestGained").number == 2
    assert (table.session.outcome, table.state.conquest) == (outcome, max(0, 3 - lost))


@rule("DE-RUL-94", "DE-CNQ-04", "DE-GEN-02")
def test_a_quest_is_won_when_all_its_goals_are_reached_and_lost_by_one_of_its_own_defeats() -> None:
    foes = {"grim": {"at": "C3", "life": 1}, "beastman-1": {"at": "A3"}}

    def after(*blows: str, **quest: object) -> str:
        table = duel(foes=foes, quest={**UNIQUE, **quest}, dice=BLOW * 2).play("battle")
        return table.play(*(f"attack {at} with {SWORD}" for at in blows)).session.outcome or ""

    both = ["grim slain", "beastman slain"]
    assert [after("C3", wins=both), after("A3", wins=both), after("C3", "A3", wins=both)] == ["", "", "heroes"]
    doom: dict[str, object] = {"rules": [{"on": "slay beastman", "do": ["count doom"]}]}
    assert [after("A3", losses=[f"count doom {number}"], **doom) for number in (1, 2)] == ["overlord", ""]


@rule("DE-CNQ-07")
def test_no_round_is_the_last() -> None:
    table = Table(heroes={"sir-valadir": {"at": "A1"}}, next="end", round=99, stop=False)
    assert table.state.round == 100
    assert not table.session.outcome


@rule("DE-RUL-44", "DE-DTH-09")
def test_an_aura_after_a_knockback_strikes_no_blow() -> None:
    """The Mace throws the Leader back beside the hero, and it is his Aura that kills it."""
    table = duel(
        {"equipped": ["mace-of-kellos"], "skills": ["patience-of-a-saint"]},
        {"beastman-leader-1": {"at": "C3", "life": 4}},
        dice=["1/3/1 0/2/1 blank blank"],
    )
    table.play("battle", "attack C3 with mace-of-kellos.1", "spend range 0 damage 0 on knockback-1", "place C2")
    assert table.last("Wounded").by == "sir-valadir"
    assert table.last("MonsterKilled").rule == "DE-DTH-01"
    assert "DE-ABL-01" in table.last("MonsterKilled").also
    assert table.hero("sir-valadir").coins == 0


@rule("DE-RUL-44")
def test_last_words_during_ones_own_blast_strike_no_blow() -> None:
    bang = weapon("test-last-bang", "magic", "1 white", "Blast 1")
    table = Table(
        heroes={"mad-carthos": {"at": "A1", "life": 3, "equipped": [bang], "skills": ["last-word"]}, "silhouette": {}},
        monsters={"beastman-1": {"at": "B1"}, "beastman-leader-1": {"at": "D1"}},
        dice=["1/3/1 blank blank blank"],
    )
    table.play("battle", f"attack B1 with {bang}")
    assert "beastman-leader-1" not in table.state.monsters
    assert table.hero("mad-carthos").coins == 0
