"""Death, Conquest, victory and defeat (DE-DTH, DE-CNQ)."""

import pytest

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
def test_a_goal_reached_with_the_last_token_lost_is_lost() -> None:
    quest = {**UNIQUE, "rules": [{"on": "slay grim", "do": ["lose 9 conquest"]}]}
    table = duel(foes={"grim": {"at": "C3", "life": 1}}, quest=quest, dice=BLOW, conquest=1)
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.session.outcome == "overlord"


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
