"""Knocked Out and Regaining Breath (DR-KNO), and Health that a blocked passive takes (DR-HER-17)."""

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def struck(monkeypatch: pytest.MonkeyPatch, text: str = "SELF, 9 NON-PREVENTABLE DMG", **vorn: Any) -> Table:
    """Vorn with 3 Health hurts himself with his blue Skill."""
    printed(monkeypatch, whirl_of_steel=text)
    hero = {"at": "C3", "health": 3, **vorn}
    return Table(ROOM, heroes={"vorn": hero, "jaheen": {"at": "D3"}}).play("use whirl-of-steel with blue")


@rule("DR-KNO-01", "DR-REC-07", "DR-CUB-07", "DR-RUL-97", "DR-CUB-15")
def test_what_happens_in_which_order(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = {"burn": 2, "slow": 1, "focus": 3, "shield": 1}
    table = struck(monkeypatch, tokens=tokens, expended={"red": 1}, aura="silvered")
    vorn = table.hero("vorn")
    assert (vorn.is_down, vorn.health, vorn.tokens) == (True, 0, {"focus": 3, "shield": 1})
    assert vorn.available == {"yellow": 2, "red": 1, "green": 1, "blue": 1}
    assert not vorn.docked
    assert not vorn.curses
    assert table.prompt == "trauma"
    assert "choose hold-the-line" in table.options()
    assert "choose dented-plate" not in table.options()
    table.play("choose bull-rush")
    assert vorn.traumas == ["bull-rush"]
    kinds = [type(event).__name__ for event in table.session.events]
    assert kinds[kinds.index("KnockedOut") :][:5] == ["KnockedOut", "TurnCut", "CubesMoved", "CubesMoved", "NoteMade"]
    back, taken = [event for event in table.told("CubesMoved") if event.rule in ("DR-REC-07", "DR-KNO-02")]
    assert sorted(back.cubes) == [("blue", "whirl-of-steel", "available"), ("red", "expended", "available")]
    assert taken.cubes == (("trauma", "box", "bull-rush"),)
    assert (vorn.aura, table.last("NoteMade").rule) == ("", "DR-KNO-01")
    assert not struck(monkeypatch).play("choose bull-rush").told("NoteMade")


@rule("DR-KNO-05", "DR-KNO-04", "DR-RUL-33")
def test_only_condition_damage_leaves_the_turn_to_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    struck_down = struck(monkeypatch).play("choose bull-rush")
    assert struck_down.told("TurnCut")
    assert not struck_down.told("BreathRegained")
    bled = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 1, "tokens": {"bleed": 1}}}, next="turn").play("choose bull-rush")
    assert not bled.told("TurnCut")
    assert [(event.hero, event.rule) for event in bled.told("BreathRegained")] == [("vorn", "DR-KNO-05")]
    assert (bled.prompt, bled.hero("vorn").is_down) == ("turn", False)
    other = Table(
        ROOM,
        heroes={"vorn": {"at": "C3", "health": 1, "tokens": {"bleed": 1}}, "jaheen": {"at": "D3", "health": 0, "down": True}},
        next="turn",
    ).play("choose bull-rush")
    assert [event.hero for event in other.told("BreathRegained")] == ["vorn"]


@rule("DR-RUL-33")
def test_in_the_own_turn_it_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = struck(monkeypatch).play("choose bull-rush")
    assert table.asked == ""
    (cut,) = table.told("TurnCut")
    assert cut.rule == "DR-RUL-33"


@rule("DR-KNO-02", "DR-CUB-09", "DR-WIN-02", "DR-WIN-03")
def test_a_second_trauma_cube_fails_the_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    table = struck(monkeypatch, traumas=["bull-rush"])
    assert table.session.outcome
    printed(monkeypatch, hold_the_line="+1 TRAUMA LIMIT")
    assert not struck(monkeypatch, traumas=["bull-rush"]).session.outcome


@rule("DR-KNO-03", "DR-RUL-34")
def test_who_lies_down_is_no_target_of_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="HEAL 2", guard_strike="EACH ALLY, BURN 1")
    heroes = {"vorn": {"at": "C3", "health": 5}, "jaheen": {"at": "D3", "health": 0, "down": True}}
    table = Table(ROOM, heroes=heroes).play("use whirl-of-steel with blue", "use guard-strike with yellow")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"burn": 1})
    assert (table.hero("jaheen").health, table.hero("jaheen").tokens) == (0, {})
    bag = {"bag": ["healing-potion"]}
    near = {"vorn": {"at": "C3", **bag}, "jaheen": {**heroes["jaheen"], **bag}, "elros": {"at": "C4"}}
    given = Table(ROOM, heroes=near)
    assert [option for option in given.options() if option.startswith(("give", "take"))] == ["give healing-potion.1 to elros"]
    assert given.refusal("give healing-potion.1 to jaheen") == "DR-MIN-03"
    assert given.play("give healing-potion.1 to elros").hero("elros").bag == ["healing-potion.1"]


@rule("DR-KNO-04")
def test_breath_is_regained_at_the_start_of_the_next_turn() -> None:
    heroes = {"vorn": {"at": "C3", "health": 0, "down": True}}
    table = Table(ROOM, heroes=heroes, next="turn")
    assert (table.hero("vorn").is_down, table.hero("vorn").health) == (False, 16)
    assert table.state.turn is not None
    assert table.state.turn.has_breathed
    assert table.prompt == "turn"


@rule("DR-KNO-05", "DR-TRN-01", "DR-RUB-06", "DR-RUL-32", "DR-RUL-33")
def test_by_a_condition_it_is_regained_at_once_and_the_rest_is_lost() -> None:
    heroes = {"vorn": {"at": "C3", "health": 2, "tokens": {"bleed": 3, "burn": 2, "stun": 1, "focus": 1}}}
    table = Table(ROOM, heroes=heroes, next="turn").play("choose bull-rush")
    vorn = table.hero("vorn")
    assert (vorn.health, vorn.tokens, vorn.is_down) == (16, {"focus": 1}, False)
    assert table.state.turn is not None
    assert table.state.turn.cubes == 2
    assert len(table.told("KnockedOut")) == 1
    assert (table.prompt, table.told("TurnCut")) == ("turn", []), "Condition damage alone does not end the turn"


@rule("DR-RUL-33")
def test_in_the_turn_of_another_it_ends_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="OTHER HERO, 20 NON-PREVENTABLE DMG")
    table = Table(ROOM, heroes={"vorn": {"at": "C3"}, "jaheen": {"at": "D3"}}).play("use whirl-of-steel with blue")
    assert (table.asked, table.prompt) == ("jaheen", "trauma")
    table.play(table.options()[0])
    assert table.hero("jaheen").is_down
    assert (table.asked, table.prompt, table.told("TurnCut")) == ("vorn", "turn", [])


@rule("DR-RUB-05", "DR-DMG-07", "DR-RUB-24")
def test_who_falls_still_suffers_the_collateral_effects_first(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, over_here="SELF, FOCUS 1", behind_my_back="SELF, FOCUS 1", dented_plate="SELF, FOCUS 1")
    fields: dict[str, Any] = {
        "heroes": {"vorn": {"at": "C3", "health": 2}},
        "monsters": {"shadow-cultist-1": {"at": "H6"}},
        "turn": "shadow-cultist.rookie",
    }
    table = Table(ROOM, **fields)
    assert table.prompt == "curse"
    table.play("choose arcing-strike", "choose guard-strike")
    assert (table.hero("vorn").curses, table.hero("vorn").traumas) == (["arcing-strike"], ["guard-strike"])
    first = Table(ROOM, **fields, options={"ko-first": "on"})
    assert first.prompt == "trauma"
    assert not first.play("choose guard-strike").hero("vorn").curses


@rule("DR-HER-17", "DR-RUB-25", "DR-EX-20", "DR-CUB-13")
def test_a_blocked_passive_takes_its_health_and_gives_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="SELF, CURSE 1", arcing_strike="SELF, CLEANSE 1")
    table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 9, "tokens": {"shield": 2}}})
    table.play("use guard-strike with yellow", "choose hold-the-line")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"shield": 2})
    table.play("use arcing-strike with yellow")
    assert (table.hero("vorn").health, table.hero("vorn").curses) == (9, [])
    other = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 9}}).play("use guard-strike with yellow", "choose bull-rush")
    assert (other.hero("vorn").health, other.told("HealthChanged")) == (9, [])
    weak = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 2}}).play("use guard-strike with yellow", "choose hold-the-line")
    assert weak.hero("vorn").is_down


@rule("DR-RUB-05")
def test_who_stands_suffers_collateral_effects_with_the_switch_too(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, over_here="SELF, FOCUS 1", behind_my_back="SELF, FOCUS 1", dented_plate="SELF, FOCUS 1")
    table = Table(
        ROOM,
        heroes={"vorn": {"at": "C3", "health": 5}},
        monsters={"shadow-cultist-1": {"at": "H6"}},
        turn="shadow-cultist.rookie",
        options={"ko-first": "on"},
    )
    assert (table.prompt, table.hero("vorn").health) == ("curse", 1)
