"""Spell Attacks (DR-SPL), SPLIT and STRIKE of effects (DR-TKW-04, DR-TKW-13)."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def cast(text: str, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Table:
    """Vorn's blue Skill with that text; a Shadow Vampire far away unless the fields say otherwise."""
    printed(monkeypatch, whirl_of_steel=text)
    plain: dict[str, Any] = {"heroes": {"vorn": {"at": "C3"}}, "monsters": {"shadow-vampire-1": {"at": "H6"}}}
    return Table(ROOM, **{**plain, **fields}).play("use whirl-of-steel with blue")


@rule("DR-SPL-01", "DR-SPL-02", "DR-EX-49")
def test_a_spell_attack_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cast("3 DMG", monkeypatch)
    assert table.monster("shadow-vampire-1").health == 9
    assert not table.told("Rolled")


@rule("DR-SPL-01", "DR-TKW-01")
def test_what_a_spell_adds_if_its_condition_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "3 DMG, +2 DMG IF TARGET HAS BURN"
    assert cast(text, monkeypatch).monster("shadow-vampire-1").health == 9
    burning = {"monsters": {"shadow-vampire-1": {"at": "H6", "tokens": {"burn": 1}}}}
    assert cast(text, monkeypatch, **burning).monster("shadow-vampire-1").health == 7


@rule("DR-SPL-03", "DR-RUL-20", "DR-EX-23", "DR-RUB-24")
def test_bound_conditions_apply_even_if_all_damage_is_avoided(monkeypatch: pytest.MonkeyPatch) -> None:
    shielded: dict[str, Any] = {"monsters": {"shadow-vampire-1": {"at": "H6", "tokens": {"shield": 4}}}}
    table = cast("2 DMG AND BURN 2", monkeypatch, **shielded)
    assert table.monster("shadow-vampire-1").tokens == {"shield": 2, "burn": 2}
    other = cast("2 DMG AND BURN 2", monkeypatch, **shielded, options={"spell-collateral": "on"})
    assert other.monster("shadow-vampire-1").tokens == {"shield": 2}
    for health, tokens in ((3, {}), (2, {"focus": 1})):
        foe = {"monsters": {"shadow-vampire-1": {"at": "H6", "health": health}}}
        killing = cast("2 DMG AND BURN 2; WHEN YOU KILL: SELF, FOCUS 1", monkeypatch, **foe)
        assert killing.hero("vorn").tokens == tokens


@rule("DR-SPL-04", "DR-ENG-04")
def test_engagement_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, spinning_throw="1 DMG")
    foes = {"shadow-vampire-1": {"at": "C2"}}
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}}, monsters=foes).play("use spinning-throw with red")
    assert table.monster("shadow-vampire-1").health == 11


@rule("DR-SPL-03", "DR-DMG-07")
def test_what_of_a_spell_is_not_prevented_is_lost_and_its_conditions_come_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, **dict.fromkeys(("not_today", "watch_out"), "+1 HEALTH"))

    def struck(prevented: int) -> Table:
        texts = {
            "whirl_of_steel": "3 DMG AND SLOW; WHEN YOU KILL: SELF, FOCUS 1",
            "shelter": f"REACTION: SELF, PREVENT {prevented}",
        }
        printed(monkeypatch, **texts)
        heroes = {"vorn": {"at": "C3", "team": "red"}, "jaheen": {"at": "C5", "health": 8, "team": "blue"}}
        table = Table(ROOM, heroes=heroes).play("use whirl-of-steel with blue")
        assert (table.asked, table.prompt) == ("jaheen", "reaction")
        return table.play("react shelter with green for jaheen")

    for prevented, health in ((1, 6), (2, 7), (5, 8)):
        table = struck(prevented)
        assert (table.hero("jaheen").health, table.hero("jaheen").tokens) == (health, {"slow": 1})
        assert table.hero("vorn").tokens == {}, "nobody was killed"


@rule("DR-TKW-13", "DR-EX-76")
def test_split_is_divided_and_bonuses_count_once(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {name: {"at": at, "health": 1} for name, at in (("vorn", "C3"), ("elros", "D3"), ("maya", "E5"))}
    printed(monkeypatch, hold_the_line="+1 HEAL")
    table = cast("SPLIT, HEAL 4", monkeypatch, heroes=heroes)
    assert table.prompt == "split"
    assert table.may("amount elros for 5")
    assert not table.may("amount elros for 6")
    table.play("amount elros for 3")
    assert not table.may("amount elros for 1")
    table.play("amount maya for 2")
    assert [table.hero(hero).health for hero in heroes] == [1, 4, 3]
    assert table.prompt == "turn"


@rule("DR-TKW-13", "DR-RUB-33")
def test_split_damage_is_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = {"shadow-vampire-1": {"at": "H6"}, "shadow-vampire-2": {"at": "A1"}}
    heroes = {"vorn": {"at": "C3", "tokens": {"fury": 1}}}
    table = cast("SPLIT, 3 DMG", monkeypatch, monsters=foes, heroes=heroes).play("fury")
    table.play("amount shadow-vampire-1 for 1", "amount shadow-vampire-2 for 3")
    assert [table.monster(foe).health for foe in foes] == [11, 9]


@rule("DR-TKW-04", "DR-TGT-06")
def test_strike_of_an_effect_picks_inside_the_area(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {name: {"at": at, "health": 1} for name, at in (("vorn", "C3"), ("elros", "D4"), ("maya", "E5"))}
    table = cast("STRIKE 1, HEAL 2", monkeypatch, heroes=heroes, monsters={"shadow-vampire-1": {"at": "D3", "health": 2}})
    assert (table.prompt, table.options()) == ("area", ["choose C3", "choose E5"])
    table.play("choose C3")
    assert table.options() == ["target vorn", "target elros", "target shadow-vampire-1", "enough"]
    table.play("target elros", "enough")
    assert [table.hero(hero).health for hero in heroes] == [1, 3, 1]


@rule("DR-TKW-04")
def test_strike_of_a_spell_hits_every_enemy_there(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = {"shadow-vampire-1": {"at": "G5"}, "shadow-vampire-2": {"at": "H6"}, "shadow-vampire-3": {"at": "A1"}}
    table = cast("STRIKE 1, 2 DMG AND BURN 1", monkeypatch, monsters=foes).play("choose G5")
    assert [table.monster(foe).health for foe in foes] == [10, 10, 12]
    both = cast("STRIKE 2, 2 DMG", monkeypatch, monsters=foes)
    both.play("choose G5")
    assert [both.monster(foe).health for foe in foes] == [10, 10, 10]


@rule("DR-TKW-23", "DR-DMG-02")
def test_non_preventable_damage_ignores_shield(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = {"shadow-vampire-1": {"at": "H6", "tokens": {"shield": 4}}}
    table = cast("2 NON-PREVENTABLE DMG", monkeypatch, monsters=foes)
    assert (table.monster("shadow-vampire-1").health, table.monster("shadow-vampire-1").tokens) == (10, {"shield": 4})
    assert table.last("AttackDeclared").also == ("DR-SPL-02", "DR-SPL-04", "DR-DMG-02")
    assert not table.last("AttackDeclared").is_preventable
    other = cast("2 DMG", monkeypatch, monsters=foes)
    assert (other.monster("shadow-vampire-1").health, other.monster("shadow-vampire-1").tokens) == (12, {"shield": 2})
    assert other.last("AttackDeclared").also == ("DR-SPL-02", "DR-SPL-04")


@rule("DR-SPL-02", "DR-CND-08")
def test_after_the_spell_the_attack_is_over_and_intimidate_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cast("3 DMG", monkeypatch, heroes={"vorn": {"at": "C3", "tokens": {"intimidate": 2}}})
    assert table.monster("shadow-vampire-1").health == 11
    assert not table.hero("vorn").tokens
    assert not table.state.attacks
