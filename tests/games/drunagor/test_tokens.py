"""Conditions and Resources (DR-CON, DR-CND, DR-RES): limits, immunity, the start of a turn, KI."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def begun(health: int = 10, **tokens: int) -> Table:
    """Vorn's turn begins with these tokens."""
    return Table(ROOM, heroes={"vorn": {"at": "C3", "health": health, "tokens": tokens}}, next="turn")


@rule("DR-CON-01", "DR-CON-02", "DR-CON-03", "DR-CON-04", "DR-CON-05", "DR-CON-06", "DR-TKW-24", "DR-EX-22", "DR-NUM-03")
def test_four_of_a_kind_or_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stackable = ("BLEED", "BURN", "INTIMIDATE", "POISON", "FOCUS", "FRUIT OF LIFE", "FURY", "KI", "SHIELD")
    redundant = ("KNOCK DOWN", "RANGER'S MARK", "SLOW", "STEALTH", "STUN")
    words = [*(f"{word} 3" for word in stackable), *redundant]
    text = "; ".join(f"SELF, {word}" for word in words)
    printed(monkeypatch, guard_strike=text, arcing_strike=text, hold_the_line="+2 HEALTH")
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}}).play("use guard-strike with yellow", "use arcing-strike with yellow")
    held = table.hero("vorn").tokens
    assert len(held) == len(words)
    assert [held[word.lower().replace(" ", "_")] for word in stackable] == [4] * len(stackable)
    assert [held[word.lower().replace(" ", "_").replace("'", "")] for word in redundant] == [1] * len(redundant)
    cited = {event.token: event.also for event in table.told("TokensChanged")}
    conditions, resources = ("bleed", "burn", "intimidate", "poison"), ("focus", "fruit_of_life", "fury", "ki", "shield")
    assert {token: cited[token] for token in conditions} == dict.fromkeys(conditions, ("DR-CON-02", "DR-CON-04"))
    assert {token: cited[token] for token in resources} == dict.fromkeys(resources, ("DR-CON-02", "DR-CON-06"))
    single = ("knock_down", "rangers_mark", "slow", "stealth", "stun")
    assert {token: cited[token] for token in single} == dict.fromkeys(single, ("DR-CON-03", "DR-CON-05"))
    assert len(table.told("TokensChanged")) == 2 * len(stackable) + len(redundant)


@rule("DR-CON-08", "DR-TKW-22")
def test_who_is_immune_takes_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="SELF, BURN 2 AND SLOW", hold_the_line="IMMUNE BURN")
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}}).play("use guard-strike with yellow")
    assert table.hero("vorn").tokens == {"slow": 1}
    assert [(event.token, event.gained, event.also) for event in table.told("TokensChanged")] == [
        ("slow", 1, ("DR-CON-03", "DR-CON-05"))
    ]


@rule("DR-GEN-13")
def test_bystanders_hold_no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="ADJ, BURN 2; SELF, BURN 1")
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}}, npcs={"miller": "C4"}).play("use whirl-of-steel with blue")
    assert not table.state.npcs["miller"].tokens
    assert [(event.figure, event.token, event.gained) for event in table.told("TokensChanged")] == [("vorn", "burn", 1)]


@rule("DR-CND-01", "DR-TRN-01", "DR-CON-01")
def test_bleed_hurts_once_and_goes() -> None:
    assert (begun(bleed=3).hero("vorn").health, begun(bleed=3).hero("vorn").tokens) == (7, {})


@rule("DR-CND-02", "DR-EX-92")
def test_burn_hurts_and_loses_one() -> None:
    assert (begun(burn=2).hero("vorn").health, begun(burn=2).hero("vorn").tokens) == (8, {"burn": 1})
    assert (begun(8, burn=1).hero("vorn").health, begun(8, burn=1).hero("vorn").tokens) == (7, {})


@rule("DR-CND-03", "DR-EFF-02", "DR-CON-09")
def test_poison_stays_until_cleansed(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="SELF, CLEANSE 1")
    table = begun(poison=3, burn=1)
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (6, {"poison": 3})
    assert not table.play("use whirl-of-steel with blue").hero("vorn").tokens


@rule("DR-CND-05", "DR-CND-12", "DR-RUB-06", "DR-RUL-87", "DR-TRN-01")
def test_the_conditions_of_a_hero_in_their_order() -> None:
    table = begun(stealth=1, bleed=1, burn=1, poison=1, stun=1, slow=1, knock_down=1, intimidate=2, shield=3)
    assert table.hero("vorn").health == 7
    assert table.hero("vorn").tokens == {"poison": 1, "slow": 1, "knock_down": 1, "intimidate": 2, "shield": 3}
    assert table.state.turn is not None
    assert table.state.turn.cubes == 1
    assert [event.token for event in table.told("TokensChanged")] == ["stealth", "bleed", "burn", "stun"]


@rule("DR-CND-04", "DR-RUL-62", "DR-MON-16")
def test_a_stunned_monster_moves_but_does_not_attack() -> None:
    foe = {"at": "F3", "tokens": {"stun": 1, "bleed": 2}}
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}}, monsters={"executioner-1": foe}, turn="executioner.rookie")
    while table.prompt.startswith("tie-"):
        table.play("pass")
    assert table.monster("executioner-1").tokens == {}
    assert table.monster("executioner-1").health == 10
    assert table.told("Moved")
    assert not table.told("AttackDeclared")


@rule("DR-CND-06", "DR-CND-07", "DR-RUL-64", "DR-RUL-65")
def test_slow_and_knock_down_wait_for_a_move_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, bull_rush="MOVE 2; SELF, FOCUS 1", stand_with_me="MOVE 4")
    for tokens, moves in (({"slow": 1}, 0), ({"knock_down": 1}, 0), ({}, 2)):
        table = Table(ROOM, heroes={"vorn": {"at": "C3", "tokens": tokens}}).play("use bull-rush with green")
        began = [event.points for event in table.told("MovementBegan")]
        assert began == ([moves] if moves else [])
        assert table.hero("vorn").tokens == ({"focus": 1} if not moves else {})
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "tokens": {"slow": 1}}}).play("use stand-with-me with green")
    assert table.told("MovementBegan")[0].points == 2


@rule("DR-CND-10", "DR-CND-14", "DR-KNO-03")
def test_hidden_enemies_are_no_targets_unless_one_is_immune(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="2 DMG", hold_the_line="+2 HEALTH")
    fields: dict[str, Any] = {
        "heroes": {"vorn": {"at": "C3"}},
        "monsters": {"executioner-1": {"at": "C2", "tokens": {"stealth": 1}}},
    }
    assert Table(ROOM, **fields).refusal("use whirl-of-steel with blue") == "DR-RNG-01"
    printed(monkeypatch, hold_the_line="IMMUNE STEALTH")
    assert Table(ROOM, **fields).may("use whirl-of-steel with blue")
    printed(monkeypatch, hold_the_line="+2 HEALTH")
    seen = {**fields, "monsters": {"executioner-1": {"at": "C2"}}}
    assert Table(ROOM, **seen).may("use whirl-of-steel with blue")


@rule("DR-CON-01", "DR-CND-10", "DR-CND-14", "DR-ENG-07")
def test_who_becomes_hidden_is_known_of_no_more_by_its_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="ADJ ENEMY, STEALTH", guard_strike="OTHER ALLY, HEAL 2")
    heroes: dict[str, Any] = {"vorn": {"at": "C3"}, "elros": {"at": "D3", "health": 4, "tokens": {"stealth": 1}}}
    table = Table(ROOM, heroes=heroes, monsters={"executioner-1": {"at": "C2"}}, chests=["B3"])
    assert not table.may("search chest-1")
    table.play("use whirl-of-steel with blue")
    assert table.monster("executioner-1").tokens == {"stealth": 1}
    assert table.monster("executioner-1").marked_by == ""
    assert table.may("search chest-1")
    assert not table.may("use whirl-of-steel with blue")
    assert table.play("use guard-strike with yellow").hero("elros").health == 6, "friends know where he is"


@rule("DR-RES-03", "DR-RUB-15", "DR-NUM-02", "DR-ENG-05")
def test_ki_is_an_attack_of_the_weapon_once_a_turn() -> None:
    fields: dict[str, Any] = {"heroes": {"vorn": {"at": "C3", "tokens": {"ki": 2}}}, "monsters": {"executioner-1": {"at": "C2"}}}
    table = Table(ROOM, **fields, dice=["7"])
    assert table.may("ki")
    table.play("ki")
    used = table.last("SkillUsed")
    assert (used.hero, used.skill, used.rule, used.also) == ("vorn", "ki", "DR-RES-03", ("DR-RUB-15",))
    assert table.monster("executioner-1").health == 9
    assert table.hero("vorn").tokens == {"ki": 1}
    assert table.state.turn is not None
    assert (table.state.turn.cubes, table.state.turn.minors) == (2, [])
    assert table.refusal("ki") == "DR-RES-03"
    archer: dict[str, Any] = {"heroes": {"maya": {"at": "C3", "tokens": {"ki": 1}}}, "monsters": {"executioner-1": {"at": "C2"}}}
    assert Table(ROOM, **archer).refusal("ki") == "DR-ENG-02"
    assert Table(ROOM, heroes={"vorn": {"at": "C3"}}).refusal("ki") == "DR-RES-03"


@rule("DR-RES-05", "DR-MIN-07")
def test_a_fruit_of_life_heals_two() -> None:
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 5, "tokens": {"fruit_of_life": 2}}})
    table.play("consume fruit_of_life")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"fruit_of_life": 1})


@rule("DR-RES-06", "DR-CON-07", "DR-MKW-10", "DR-RUL-67")
def test_trackers_have_no_limit() -> None:
    foe = {"at": "C2", "tokens": {"damage": 9}}
    fields: dict[str, Any] = {
        "heroes": {"maya": {"at": "C3", "health": 9}},
        "monsters": {"executioner-1": foe},
        "turn": "executioner.rookie",
    }
    table = Table(ROOM, **fields)
    while table.prompt == "reaction":
        table.play("pass")
    assert table.told("HitsFixed")[0].damage == {"maya": 4 + 9}


@rule("DR-EFF-20")
def test_regeneration_comes_after_the_conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hold_the_line="REGENERATION 2")
    table = begun(10, bleed=1)
    assert table.hero("vorn").health == 11
    assert [type(event).__name__ for event in table.session.events].count("HealthChanged") == 2
    assert begun(14).hero("vorn").health == 14
