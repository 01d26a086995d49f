"""Weapon Attacks (DR-ATK): the roll, Critical Hits, damage, several targets and several attacks; engagement (DR-ENG-02 to 08)."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)
STEP = floor(8, 6, {"1": "E1 F1 E2 F2"})


def fight(dice: list[str], vorn: dict[str, Any] | None = None, **monsters: dict[str, Any]) -> Table:
    """Vorn with axe (Accuracy 7, damage 3) in D3; if nobody is named, a Shadow Vampire beside him."""
    foes = {name.replace("_", "-"): foe for name, foe in monsters.items()} or {"shadow-vampire-1": {"at": "D2"}}
    return Table(ROOM, heroes={"vorn": {"at": "D3", **(vorn or {})}}, monsters=foes, dice=dice)


def lost(table: Table, monster: str = "shadow-vampire-1") -> int:
    """What a Shadow Vampire Rookie has lost of its 12 Health."""
    return 12 - table.monster(monster).health


@pytest.mark.parametrize(("natural", "damage"), [("1", 0), ("6", 0), ("7", 3), ("19", 3), ("20", 6)])
@rule("DR-ATK-02", "DR-ATK-04", "DR-ATK-05", "DR-ATK-10", "DR-ATK-13", "DR-GEN-11", "DR-TKW-02")
def test_the_roll_must_reach_the_accuracy(monkeypatch: pytest.MonkeyPatch, natural: str, damage: int) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    table = fight([natural]).play("use guard-strike with yellow")
    assert lost(table) == damage
    assert [(event.figure, event.natural) for event in table.told("AttackRolled")] == [("vorn", int(natural))]
    fixed = table.last("HitsFixed")
    assert (fixed.is_crit, "DR-ATK-10" in fixed.also) == (natural == "20", natural == "20")


@rule("DR-ATK-13")
def test_a_natural_1_misses_whatever_the_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+9 HIT")
    assert lost(fight(["1"]).play("use guard-strike with yellow")) == 0
    printed(monkeypatch, hold_the_line="SURE HIT")
    assert lost(fight(["1"]).play("use guard-strike with yellow")) == 3


@rule("DR-ATK-17", "DR-EX-74", "DR-RUL-28", "DR-RUL-27", "DR-TKW-06")
def test_criticals_look_at_the_natural_number(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+6 HIT", arcing_strike="-9 HIT, CRIT 15+")
    assert lost(fight(["14"]).play("use guard-strike with yellow")) == 3
    assert lost(fight(["14"]).play("use arcing-strike with yellow")) == 0
    assert lost(fight(["15"]).play("use arcing-strike with yellow")) == 6
    hit, crit = fight(["14"]).play("use guard-strike with yellow"), fight(["15"]).play("use arcing-strike with yellow")
    assert not hit.last("HitsFixed").is_crit
    assert not {"DR-RUL-28", "DR-ATK-10", "DR-CND-13"} & {*hit.last("HitsFixed").also}
    assert crit.last("HitsFixed").is_crit
    assert crit.last("HitsFixed").also[:4] == ("DR-ATK-05", "DR-RUL-26", "DR-ATK-10", "DR-RUL-28")
    assert "DR-CND-13" not in crit.last("HitsFixed").also


@rule("DR-ATK-10")
def test_no_other_number_of_an_attack_says_when_it_is_critical(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT, BURN 2")
    table = fight(["19"]).play("use guard-strike with yellow")
    assert (lost(table), table.last("HitsFixed").is_crit) == (3, False)
    assert table.monster("shadow-vampire-1").tokens == {"burn": 2}


@rule("DR-ATK-12", "DR-EX-46")
def test_of_several_ranges_the_widest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT, CRIT 18+", hold_the_line="CRIT 16+")
    assert [lost(fight([natural]).play("use guard-strike with yellow")) for natural in ("13", "15", "16", "17")] == [3, 3, 6, 6]
    printed(monkeypatch, guard_strike="+0 HIT, CRIT 16+", hold_the_line="CRIT 18+")
    assert [lost(fight([natural]).play("use guard-strike with yellow")) for natural in ("15", "16")] == [3, 6]
    printed(monkeypatch, guard_strike="+0 HIT, CRIT 16+ IF TARGET WOUNDED", hold_the_line="+0 HEALTH")
    for health, damages in ((12, [3, 3, 6]), (11, [4, 7, 7])):
        foe = {"at": "D2", "health": health}
        hurt = [fight([natural], shadow_vampire_1=foe).play("use guard-strike with yellow") for natural in ("15", "16", "20")]
        assert [lost(table) for table in hurt] == damages


@rule("DR-ATK-19")
def test_all_that_changes_a_roll_is_added_together(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+1 HIT, +2 HIT IF TARGET ADJ", hold_the_line="PASSIVE: +1 HIT")
    for natural, damage in (("2", 0), ("3", 3)):
        assert lost(fight([natural]).play("use guard-strike with yellow")) == damage
    for natural, damage in (("4", 0), ("5", 3)):
        dark = Table(
            ROOM, heroes={"vorn": {"at": "D3"}}, monsters={"shadow-vampire-1": {"at": "D2"}}, darkness="D3", dice=[natural]
        )
        assert lost(dark.play("use guard-strike with yellow")) == damage


@rule("DR-ATK-11", "DR-ATK-16", "DR-RUL-26", "DR-EX-44", "DR-EX-45", "DR-TKW-01", "DR-TKW-08")
def test_bonuses_are_added_before_doubling(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT, +1 DMG", arcing_strike="+0 HIT, DOUBLE DAMAGE")
    tough: dict[str, Any] = {"shadow_knight_1": {"at": "C1", "health": 15}}
    assert 15 - fight(["20"], **tough).play("use guard-strike with yellow").monster("shadow-knight-1").health == 8
    assert 15 - fight(["20"], **tough).play("use arcing-strike with yellow").monster("shadow-knight-1").health == 12
    assert 15 - fight(["10"], **tough).play("use arcing-strike with yellow").monster("shadow-knight-1").health == 6


@rule("DR-ATK-06", "DR-ATK-07", "DR-RUL-25", "DR-LVL-02", "DR-NUM-04")
def test_height_helps_and_hinders(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    above = Table(STEP, heroes={"vorn": {"at": "E2"}}, monsters={"shadow-vampire-1": {"at": "D2"}}, dice=["5"])
    assert lost(above.play("use guard-strike with yellow")) == 3
    for natural, damage in (("8", 0), ("9", 3)):
        below = Table(STEP, heroes={"vorn": {"at": "D2"}}, monsters={"shadow-vampire-1": {"at": "E2"}}, dice=[natural])
        assert lost(below.play("use guard-strike with yellow")) == damage
    for natural, damage in (("6", 0), ("7", 3)):
        level = Table(STEP, heroes={"vorn": {"at": "F2"}}, monsters={"shadow-vampire-1": {"at": "E2"}}, dice=[natural])
        assert lost(level.play("use guard-strike with yellow")) == damage
    for natural, damage in (("4", 0), ("5", 3)):
        above = Table(STEP, heroes={"vorn": {"at": "E2"}}, monsters={"shadow-vampire-1": {"at": "D2"}}, dice=[natural])
        assert lost(above.play("use guard-strike with yellow")) == damage


@rule("DR-ATK-08", "DR-DRK-20", "DR-ATK-19", "DR-NUM-04")
def test_darkness_under_the_attacker_hinders(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+1 HIT")
    for natural, damage in (("5", 0), ("6", 3)):
        assert lost(fight([natural]).play("use guard-strike with yellow")) == damage, "in the light"
    for natural, damage in (("7", 0), ("8", 3)):
        table = Table(
            ROOM, heroes={"vorn": {"at": "D3"}}, monsters={"shadow-vampire-1": {"at": "D2"}}, darkness="D3", dice=[natural]
        )
        assert lost(table.play("use guard-strike with yellow")) == damage


@rule("DR-ATK-09", "DR-TKW-03", "DR-BRD-04")
def test_cleave_is_one_roll_against_each(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="+0 HIT, CLEAVE 2")
    foes = {"shadow-vampire-1": {"at": "D2"}, "shadow-vampire-2": {"at": "E2"}, "shadow-vampire-3": {"at": "C4"}}
    table = Table(STEP, heroes={"vorn": {"at": "D3"}}, monsters=foes, dice=["7"])
    table.play("use arcing-strike with yellow")
    assert table.options() == ["target shadow-vampire-1", "target shadow-vampire-2", "target shadow-vampire-3"]
    table.play("target shadow-vampire-1", "target shadow-vampire-2")
    assert [lost(table, f"shadow-vampire-{n}") for n in (1, 2, 3)] == [3, 0, 0]
    assert len(table.told("Rolled")) == 1


@rule("DR-TKW-05", "DR-RUL-100")
def test_multishot_reaches_different_targets_in_range(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, spinning_throw="+0 HIT, MULTISHOT 2")
    foes = {"shadow-vampire-1": {"at": "F3"}, "shadow-vampire-2": {"at": "B1"}, "shadow-vampire-3": {"at": "H6"}}
    table = Table(ROOM, heroes={"vorn": {"at": "D3"}}, monsters=foes, dice=["7"]).play("use spinning-throw with red")
    assert [lost(table, f"shadow-vampire-{n}") for n in (1, 2, 3)] == [3, 3, 0]
    near = {**foes, "shadow-vampire-3": {"at": "F5"}}
    three = Table(ROOM, heroes={"vorn": {"at": "D3"}}, monsters=near, dice=["7"]).play("use spinning-throw with red")
    assert "enough" not in three.options()
    three.play("target shadow-vampire-3")
    assert three.options() == ["target shadow-vampire-1", "target shadow-vampire-2"], "two different ones, no fewer"
    three.play("target shadow-vampire-1")
    assert [lost(three, f"shadow-vampire-{n}") for n in (1, 2, 3)] == [3, 0, 3]
    printed(monkeypatch, hold_the_line="+1 MULTISHOT")
    raised = Table(ROOM, heroes={"vorn": {"at": "D3"}}, monsters=near, dice=["7"]).play("use spinning-throw with red")
    assert [lost(raised, f"shadow-vampire-{n}") for n in (1, 2, 3)] == [3, 3, 3]


@rule("DR-TKW-04", "DR-TGT-06", "DR-CND-11")
def test_strike_hits_every_enemy_in_the_area_chosen_hidden_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT, STRIKE 1")
    foes = {
        "shadow-vampire-1": {"at": "D2"},
        "shadow-vampire-2": {"at": "C1", "tokens": {"stealth": 1}},
        "shadow-vampire-3": {"at": "E4"},
    }
    table = Table(ROOM, heroes={"vorn": {"at": "D3"}}, monsters=foes, dice=["7"]).play("use guard-strike with yellow")
    assert (table.prompt, table.options()) == ("area", ["choose C1", "choose E3"])
    table.play("choose C1")
    assert [lost(table, f"shadow-vampire-{n}") for n in (1, 2, 3)] == [3, 3, 0]


@rule("DR-SKL-11", "DR-ATK-15", "DR-ATK-20", "DR-CON-02", "DR-CON-03", "DR-RUL-51")
def test_several_attacks_are_rolled_aimed_and_suffered_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT / +0 HIT, BURN 3 AND SLOW")
    foes = {"shadow-vampire-1": {"at": "D2"}, "shadow-vampire-2": {"at": "C4"}}
    table = Table(ROOM, heroes={"vorn": {"at": "D3"}}, monsters=foes, dice=["10", "10"]).play("use guard-strike with yellow")
    table.play("target shadow-vampire-1")
    assert table.monster("shadow-vampire-1").tokens == {"burn": 3, "slow": 1}
    table.play("target shadow-vampire-1")
    assert table.monster("shadow-vampire-1").tokens == {"burn": 4, "slow": 1}
    assert lost(table) == 6
    told = [type(event).__name__ for event in table.session.events]
    one = ["AttackDeclared", "HitsFixed", "HealthChanged", "TokensChanged", "TokensChanged", "AttackEnded"]
    other = ["AttackDeclared", "HitsFixed", "HealthChanged", "TokensChanged", "AttackEnded"]
    assert [kind for kind in told if kind in one] == [*one, *other]


@rule("DR-ATK-14", "DR-SKL-10", "DR-CON-11", "DR-DMG-08")
def test_collateral_effects_need_health_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT, BURN 2")
    assert fight(["7"]).play("use guard-strike with yellow").monster("shadow-vampire-1").tokens == {"burn": 2}
    assert not fight(["6"]).play("use guard-strike with yellow").monster("shadow-vampire-1").tokens
    table = fight(["7"], shadow_vampire_1={"at": "D2", "tokens": {"shield": 3}}).play("use guard-strike with yellow")
    assert not table.monster("shadow-vampire-1").tokens
    assert lost(table) == 0


@rule("DR-SKL-10", "DR-PAS-05")
def test_what_is_added_to_an_attack_comes_with_its_damage_and_words_of_its_own_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attack with CLEAVE and PUSH; a surge adds a Condition, another one PUSH, a third damage."""

    def struck(passive: str, attack: str = "+0 HIT, BURN 1") -> Table:
        printed(monkeypatch, guard_strike=attack, hold_the_line=passive)
        return fight(["15"]).play("use guard-strike with yellow")

    table = struck("ROLL 15+: THIS ATTACK, SLOW AND +1 DMG")
    assert (lost(table), table.monster("shadow-vampire-1").tokens) == (4, {"burn": 1, "slow": 1})
    pushed = struck("ROLL 15+: THIS ATTACK, PUSH 1")
    if pushed.prompt == "push":
        pushed.play(pushed.options()[0])
    assert pushed.monster("shadow-vampire-1").space != "D2"
    cleaving = struck("+2 HEALTH", "+0 HIT, CLEAVE 1, BURN 1")
    assert (lost(cleaving), cleaving.monster("shadow-vampire-1").tokens) == (3, {"burn": 1})


@rule("DR-TKW-03", "DR-RNG-01", "DR-RUL-100")
def test_cleave_needs_its_targets_adjacent_whatever_the_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, bull_rush="+0 HIT, CLEAVE 2", whirl_of_steel="+0 HIT", over_here="ADJ ENEMY, SLOW")
    far = fight([], shadow_vampire_1={"at": "F3"})
    assert far.refusal("use bull-rush with green") == "DR-RNG-01"
    assert far.refusal("use over-here with red") == "DR-RNG-01"
    assert far.may("use whirl-of-steel with blue")
    one = fight(["7"], shadow_vampire_1={"at": "D2"}, shadow_vampire_2={"at": "F3"}).play("use bull-rush with green")
    assert [lost(one, f"shadow-vampire-{n}") for n in (1, 2)] == [3, 0]
    two = fight(["7"], shadow_vampire_1={"at": "D2"}, shadow_vampire_2={"at": "E3"}).play("use bull-rush with green")
    assert "enough" not in two.options(), "somebody must be struck"
    two.play("target shadow-vampire-2")
    assert two.options() == ["target shadow-vampire-1", "enough"]


@rule("DR-ATK-18", "DR-TKW-09")
def test_a_reroll_after_a_miss_is_free_once(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT / +0 HIT, REROLL")
    table = fight(["3", "12", "2"]).play("use guard-strike with yellow")
    assert (table.prompt, table.options()) == ("reroll", ["pass", "reroll"])
    table.play("reroll")
    assert lost(table) == 3
    assert table.prompt == "turn"
    kept = fight(["3", "4", "15"]).play("use guard-strike with yellow", "pass", "reroll")
    assert lost(kept) == 3
    assert not fight(["9", "9"]).play("use guard-strike with yellow").told("AttackRolled")[0].is_again


@rule("DR-ATK-01", "DR-ATK-02")
def test_without_a_weapon_there_is_no_weapon_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    table = fight([], vorn={"equipped": []})
    assert table.refusal("use guard-strike with yellow") == "DR-ATK-02"


@rule("DR-ENG-02", "DR-ENG-05", "DR-ENG-08", "DR-RUB-04", "DR-ATK-03", "DR-RUB-19", "DR-EQP-04")
def test_the_cube_decides_what_is_ranged(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, spinning_throw="+0 HIT", bull_rush="+0 HIT")
    far: dict[str, Any] = {"shadow_vampire_1": {"at": "F3"}}
    assert fight([], **far).may("use spinning-throw with red")
    near = fight([], shadow_vampire_1={"at": "D2"}, shadow_vampire_2={"at": "F3"})
    assert near.refusal("use spinning-throw with red") == "DR-ENG-02"
    near.play("use bull-rush with green")
    assert near.options() == ["target shadow-vampire-1", "target shadow-vampire-2"]
    printed(monkeypatch, hold_the_line="RANGED WHILE ENGAGED")
    assert fight([]).may("use spinning-throw with red")


@rule("DR-RUL-30", "DR-RNG-01")
def test_attacks_are_aimed_at_enemies_only(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    table = Table(ROOM, heroes={"vorn": {"at": "D3"}, "elros": {"at": "D4"}}, npcs={"miller": "C3"})
    assert table.refusal("use guard-strike with yellow") == "DR-RNG-01"


@rule("DR-CND-13", "DR-CND-14", "DR-PVP-09")
def test_surprise_doubles_and_ends_stealth(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", whirl_of_steel="ADJ ENEMY, 1 DMG")
    for natural, damage in (("7", 6), ("2", 0)):
        table = fight([natural], vorn={"tokens": {"stealth": 1}}).play("use guard-strike with yellow")
        assert lost(table) == damage
        assert not table.hero("vorn").tokens
        assert {"DR-CND-13", "DR-ATK-10"} & set(table.last("HitsFixed").also) == ({"DR-CND-13"} if damage else set())
    assert "DR-CND-13" not in fight(["7"]).play("use guard-strike with yellow").last("HitsFixed").also
    spell = fight([], vorn={"tokens": {"stealth": 1}}).play("use whirl-of-steel with blue")
    assert (lost(spell), spell.hero("vorn").tokens) == (1, {"stealth": 1})


@rule("DR-CND-13", "DR-CND-14")
def test_who_is_immune_to_stealth_is_not_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    for own, damage in (("+1 HEALTH", 6), ("IMMUNE STEALTH", 3)):
        printed(monkeypatch, guard_strike="+0 HIT", eagle_eye=own)
        rivals = {
            "vorn": {"at": "D3", "team": "sun", "tokens": {"stealth": 1}},
            "maya": {"at": "D2", "team": "moon", "health": 9},
        }
        table = Table(ROOM, heroes=rivals, dice=["10"]).play("use guard-strike with yellow")
        assert table.last("HitsFixed").damage == {"maya": damage}
        assert ("DR-CND-13" in table.last("HitsFixed").also) is (damage == 6)


@rule("DR-CND-08", "DR-ATK-16", "DR-RUL-29")
def test_intimidate_weakens_the_next_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT / +0 HIT")
    table = fight(["7", "7"], vorn={"tokens": {"intimidate": 2}}).play("use guard-strike with yellow")
    assert [event.damage["shadow-vampire-1"] for event in table.told("HitsFixed")] == [1, 3]
    missed = fight(["2", "7"], vorn={"tokens": {"intimidate": 4}}).play("use guard-strike with yellow")
    assert lost(missed) == 3


@rule("DR-RUL-29", "DR-RUB-24", "DR-CON-01")
def test_the_switch_counts_each_token_as_what_was_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", arcing_strike="SELF, INTIMIDATE 2")
    for options, damage in (({}, 1), ({"intimidate-literal": "on"}, 0)):
        table = Table(
            ROOM,
            heroes={"vorn": {"at": "D3"}},
            monsters={"shadow-vampire-1": {"at": "D2"}},
            dice=["7"],
            options=options,
        )
        assert lost(table.play("use arcing-strike with yellow", "use guard-strike with yellow")) == damage


@rule("DR-RES-04", "DR-RUB-33", "DR-NUM-02")
def test_fury_adds_to_one_attack_of_a_turn_against_all_it_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="+0 HIT / +0 HIT, CLEAVE 2")
    foes: dict[str, Any] = {"shadow_vampire_1": {"at": "D2"}, "shadow_vampire_2": {"at": "C4"}}
    table = fight(["20", "10"], vorn={"tokens": {"fury": 2}}, **foes).play("use arcing-strike with yellow")
    table.play("target shadow-vampire-1", "target shadow-vampire-2")
    assert (table.prompt, table.options()) == ("fury", ["pass", "fury"])
    table.play("fury", "target shadow-vampire-1", "target shadow-vampire-2")
    assert [lost(table, f"shadow-vampire-{n}") for n in (1, 2)] == [11, 11]
    assert table.hero("vorn").tokens == {"fury": 1}
    assert not fight(["2"], vorn={"tokens": {"fury": 1}}).play("use guard-strike with yellow").told("AttackGained")


@rule("DR-CND-09", "DR-RUL-66", "DR-SKL-06")
def test_the_mark_helps_only_who_placed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", whirl_of_steel="ADJ ENEMY, 2 DMG")
    for marker, damage in (("vorn", 6 + 2), ("maya", 6)):
        foe = {"at": "D2", "health": 12, "tokens": {"rangers_mark": 1}, "marked_by": marker}
        table = fight(["7"], vorn={"health": 5}, shadow_vampire_1=foe)
        table.play("use guard-strike with yellow", "use whirl-of-steel with blue")
        assert lost(table) == damage - 1
    crit = fight(["20"], shadow_vampire_1={"at": "D2", "tokens": {"rangers_mark": 1}, "marked_by": "vorn"})
    assert lost(crit.play("use guard-strike with yellow")) == 8


@rule("DR-ATK-06", "DR-ATK-07", "DR-ATK-19")
def test_only_what_has_changed_the_roll_is_cited(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    for at, foe, cited in (("D3", "D2", set()), ("E2", "D2", {"DR-ATK-06"}), ("D2", "E2", {"DR-ATK-07"})):
        table = Table(STEP, heroes={"vorn": {"at": at}}, monsters={"shadow-vampire-1": {"at": foe}}, dice=["10"])
        table.play("use guard-strike with yellow")
        assert {"DR-ATK-06", "DR-ATK-07", "DR-ATK-08"} & set(table.told("HitsFixed")[0].also) == cited


@rule("DR-PAS-03", "DR-EQP-05")
def test_the_text_of_the_weapon_in_hand_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT")
    foe: dict[str, Any] = {"executioner_1": {"at": "D2"}}
    assert fight(["20"], **foe).play("use guard-strike with yellow").monster("executioner-1").tokens == {"bleed": 2}
    assert not fight(["19"], **foe).play("use guard-strike with yellow").monster("executioner-1").tokens


@rule("DR-TKW-07", "DR-PAS-03", "DR-DMG-08")
def test_a_skill_may_speak_of_its_own_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT; WHEN YOU KILL: SELF, FOCUS 1")
    for health, tokens in ((3, {"focus": 1}), (4, {})):
        foes: dict[str, Any] = {"shadow_vampire_1": {"at": "D2", "health": health}, "shadow_vampire_2": {"at": "H6"}}
        table = fight(["10"], **foes).play("use guard-strike with yellow")
        assert table.hero("vorn").tokens == tokens
        assert ("shadow-vampire-1" in table.state.monsters) is (health > 3)
        assert [(event.monster, event.rule) for event in table.told("MonsterDefeated")] == (
            [("shadow-vampire-1", "DR-DMG-08")] if health == 3 else []
        )
