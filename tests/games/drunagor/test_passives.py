"""Passives, triggers, surges and Class Abilities (DR-PAS, DR-CLS-06 to 08), bonuses and conditions of the notation."""

from typing import Any

import pytest

from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.passives import bonus
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(8, 6)


def scene(dice: list[str] | None = None, vorn: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vorn in C3 beside a Shadow Vampire, Jaheen out of the way."""
    return Table(
        ROOM,
        **{
            "heroes": {"vorn": {"at": "C3", **(vorn or {})}, "jaheen": {"at": "H6"}},
            "monsters": {"shadow-vampire-1": {"at": "C2"}},
            "dice": dice or [],
            **fields,
        },
    )


@rule("DR-PAS-01", "DR-PAS-02", "DR-EX-39", "DR-TKW-26", "DR-CUB-13", "DR-RUL-39")
def test_a_passive_is_on_unless_its_slot_is_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, hold_the_line="IMMUNE SLOW", whirl_of_steel="SELF, SLOW")
    assert not scene().play("use whirl-of-steel with blue").hero("vorn").tokens
    for cubes in ({"curses": ["hold-the-line"]}, {"traumas": ["hold-the-line"]}):
        assert scene(vorn=cubes).play("use whirl-of-steel with blue").hero("vorn").tokens == {"slow": 1}


@rule("DR-PAS-02", "DR-PAS-03", "DR-SKL-04", "DR-RUB-21")
def test_what_holds_always_what_happens_and_what_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    text = read_text("+2 HEALTH; WHEN YOU HIT: SELF, FOCUS 1; MOVE 2; PASSIVE: +1 HIT; +0 HIT")
    always, happens, moves, said, attack = text.sentences
    assert text.statics == (always, said)
    assert text.triggered == (happens,)
    assert text.uses == (moves, attack)
    reactions = {
        "REACTION: SELF, FOCUS 1": True,
        "PREVENT 2": True,
        "SELF, FOCUS 1; PREVENT 2": True,
        "SELF, FOCUS 1": False,
        "WHEN YOU ARE ATTACKED: SELF, PREVENT 1": False,
    }
    assert {printed: read_text(printed).is_reaction for printed in reactions} == reactions


@rule("DR-TGT-07")
def test_a_bonus_raises_what_its_word_names_and_only_where_there_is_something(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="SELF, HEAL 1 PER CURSE", guard_strike="SELF, FOCUS 1", hold_the_line="+1 HEAL")

    def healed(*curses: str) -> int:
        table = Table(ROOM, heroes={"vorn": {"at": "C3", "health": 3, "curses": list(curses)}})
        table.play("use whirl-of-steel with blue", "use guard-strike with yellow")
        assert table.hero("vorn").tokens == {"focus": 1}
        return table.hero("vorn").health - 3

    assert healed("arcing-strike") == 2
    assert healed() == 0, "nothing is not raised"


@rule("DR-CLS-06", "DR-CLS-08", "DR-TGT-07", "DR-EX-53")
def test_bonuses_count_for_what_their_owner_casts(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="HEAL 2", prayer_of_the_lamp="HEAL 2", sturdy="+1 HEAL")
    heroes = {"vorn": {"at": "C3", "health": 1, "abilities": ["sturdy"]}, "jaheen": {"at": "H6", "health": 1}}
    table = Table(ROOM, heroes=heroes).play("use whirl-of-steel with blue", "target jaheen")
    assert table.hero("jaheen").health == 4
    other = Table(ROOM, heroes=heroes, turn="jaheen").play("use prayer-of-the-lamp with blue", "target vorn")
    assert other.hero("vorn").health == 3


@rule("DR-PAS-04", "DR-EX-41", "DR-EX-36", "DR-RNG-07", "DR-RNG-14", "DR-PAS-06", "DR-TKW-07")
def test_a_surge_is_resolved_before_the_damage_whether_or_not_it_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="-9 HIT", hold_the_line="ROLL 15+: SHIELD 2")
    table = scene(["15"]).play("use guard-strike with yellow")
    assert (table.prompt, table.options()) == ("target", ["target vorn", "target jaheen", "target shadow-vampire-1"])
    assert not table.told("HitsFixed")
    table.play("target jaheen")
    assert table.hero("jaheen").tokens == {"shield": 2}
    assert table.told("HitsFixed")[0].damage == {}


@rule("DR-TKW-07", "DR-EX-78", "DR-ATK-17")
def test_hit_bonuses_do_not_help_a_surge(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+3 HIT", hold_the_line="ROLL 16+: SELF, FOCUS 1")
    assert not scene(["13"]).play("use guard-strike with yellow").hero("vorn").tokens
    assert scene(["16"]).play("use guard-strike with yellow").hero("vorn").tokens == {"focus": 1}


@rule("DR-PAS-05", "DR-EX-40", "DR-SKL-05")
def test_a_surge_can_add_to_the_attack_that_set_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", hold_the_line="ROLL 16+: THIS ATTACK, STUN AND +2 DMG")
    table = scene(["16"]).play("use guard-strike with yellow")
    assert table.monster("shadow-vampire-1").tokens == {"stun": 1}
    assert table.monster("shadow-vampire-1").health == 12 - 5
    assert not scene(["15"]).play("use guard-strike with yellow").monster("shadow-vampire-1").tokens


@rule("DR-TKW-07")
def test_a_surge_printed_on_a_skill_looks_at_its_own_rolls_only(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT; ROLL 10+: SELF, FOCUS 1", arcing_strike="+0 HIT")
    table = scene(["12", "12"]).play("use arcing-strike with yellow")
    assert not table.hero("vorn").tokens
    table.play("use guard-strike with yellow")
    assert table.hero("vorn").tokens == {"focus": 1}


@rule("DR-RUB-07", "DR-ATK-18")
def test_after_a_reroll_the_new_number_is_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="-15 HIT, REROLL", hold_the_line="ROLL 16+: SELF, FOCUS 1")
    table = scene(["17", "16"]).play("use guard-strike with yellow", "reroll")
    assert table.hero("vorn").tokens == {"focus": 2}


@pytest.mark.parametrize(
    ("trigger", "number"),
    [
        ("WHEN YOU ATTACK", 2),
        ("WHEN YOU HIT", 1),
        ("WHEN YOU MISS", 1),
        ("WHEN YOU CRIT", 1),
        ("WHEN YOU ROLL 1", 1),
        ("WHEN YOU DAMAGE", 1),
        ("WHEN YOU USE A YELLOW SKILL", 1),
        ("WHEN YOU USE A RED SKILL", 0),
        ("WHEN YOU KILL", 0),
        ("ONCE PER TURN: WHEN YOU ATTACK", 1),
        ("ONCE PER ADVENTURE: WHEN YOU ATTACK", 1),
        ("IF ENGAGED: WHEN YOU ATTACK", 2),
        ("IF NOT ENGAGED: WHEN YOU ATTACK", 0),
        ("IF TARGET WOUNDED: WHEN YOU ATTACK", 1),
        ("IF TARGET GREY: WHEN YOU ATTACK", 2),
        ("IF TARGET LARGE: WHEN YOU ATTACK", 0),
        ("IF HEALTH AT MOST 5: WHEN YOU ATTACK", 0),
        ("IF HAVE SHIELD: WHEN YOU ATTACK", 2),
        ("IF WEAPON HEAVY: WHEN YOU ATTACK", 2),
        ("IF ALONE: WHEN YOU ATTACK", 2),
        ("IF TARGET FLANKED: WHEN YOU ATTACK", 0),
    ],
)
@rule("DR-PAS-03")
def test_triggers_and_conditions(monkeypatch: pytest.MonkeyPatch, trigger: str, number: int) -> None:
    """A Critical Hit first, then a natural 1."""
    printed(monkeypatch, guard_strike="+0 HIT / +0 HIT", hold_the_line=f"{trigger}: SELF, FOCUS 1")
    table = scene(["20", "1"], vorn={"tokens": {"shield": 1}}).play("use guard-strike with yellow")
    assert table.hero("vorn").tokens.get("focus", 0) == number


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("+1 DMG", 4),
        ("IF MELEE: +1 DMG", 4),
        ("IF RANGED: +1 DMG", 3),
        ("IF SPELL ATTACK: +1 DMG", 3),
        ("IF FIRST ATTACK: +1 DMG", 4),
        ("IF PAID YELLOW: +1 DMG", 4),
        ("IF TARGET AFFLICTED: +1 DMG", 4),
        ("+1 DMG PER TARGET BURN", 5),
        ("+1 DMG PER ADJ ENEMY", 4),
        ("+1 DMG PER CURSE", 3),
        ("+1 DMG PER HERO", 5),
        ("PASSIVE: -9 HIT", 0),
        ("PASSIVE: +1 HIT", 3),
    ],
)
@rule("DR-ATK-19", "DR-PAS-02")
def test_what_always_holds_helps_an_attack(monkeypatch: pytest.MonkeyPatch, text: str, damage: int) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", hold_the_line=text)
    table = scene(["7"], monsters={"shadow-vampire-1": {"at": "C2", "tokens": {"burn": 2}}})
    assert 12 - table.play("use guard-strike with yellow").monster("shadow-vampire-1").health == damage


@rule("DR-PAS-03", "DR-CLS-07", "DR-EX-52")
def test_kills_concern_whoever_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(
        monkeypatch,
        guard_strike="+0 HIT",
        hold_the_line="WHEN YOU KILL: SELF, FOCUS 1",
        sturdy="WHEN AN ADJ ENEMY DIES: SELF, KI 1",
        beacon_of_protection="WHEN AN ALLY KILLS: SELF, FURY 1",
        comforting_word="WHEN AN ENEMY DIES: SELF, SHIELD 1",
    )
    table = Table(
        ROOM,
        heroes={
            "vorn": {"at": "C3", "abilities": ["sturdy"]},
            "jaheen": {"at": "H6", "abilities": ["comforting-word"]},
        },
        monsters={"shadow-vampire-1": {"at": "C2", "health": 3}, "shadow-vampire-2": {"at": "H1"}},
        dice=["9"],
    ).play("use guard-strike with yellow")
    assert "shadow-vampire-1" not in table.state.monsters
    assert table.hero("vorn").tokens == {"focus": 1, "ki": 1}
    assert table.hero("jaheen").tokens == {"fury": 1, "shield": 1}


@rule("DR-PAS-03", "DR-EFF-18")
def test_what_costs_something_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, guard_strike="+0 HIT", hold_the_line="WHEN YOU HIT: PAY 1 FURY: SELF, FOCUS 2")
    table = scene(["9"], vorn={"tokens": {"fury": 1}}).play("use guard-strike with yellow")
    assert (table.prompt, table.options()) == ("trigger", ["pass", "choose hold-the-line"])
    assert table.play("choose hold-the-line").hero("vorn").tokens == {"focus": 2}
    poor = scene(["9"]).play("use guard-strike with yellow")
    assert poor.prompt == "turn"


@rule("DR-CLS-06", "DR-CLS-07")
def test_what_a_class_ability_says_happens_by_itself_where_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    learned: dict[str, Any] = {"abilities": ["sturdy"], "tokens": {"fury": 1}}
    cases: list[tuple[str, list[tuple[str, ...]]]] = [
        ("WHEN YOU HIT: SELF, FOCUS 1", [("DR-CLS-06", "DR-CLS-07")]),
        ("ROLL 9+: SELF, FOCUS 1", [("DR-TKW-07", "DR-CLS-06", "DR-CLS-07")]),
        ("ROLL 10+: SELF, FOCUS 1", []),
        ("WHEN YOU HIT: IF ON DARKNESS: SELF, FOCUS 1", []),
        ("WHEN YOU HIT: PAY 2 FURY: SELF, FOCUS 1", []),
    ]
    for text, cited in cases:
        printed(monkeypatch, guard_strike="+0 HIT", sturdy=text, hold_the_line="+2 HEALTH")
        table = scene(["9"], vorn=learned).play("use guard-strike with yellow")
        assert table.prompt == "fury"
        table.play("pass")
        assert [event.also for event in table.told("Triggered")] == cited, text
        assert table.hero("vorn").tokens.get("focus", 0) == len(cited), text
    printed(monkeypatch, guard_strike="+0 HIT", hold_the_line="WHEN YOU HIT: SELF, FOCUS 1", sturdy="+1 DMG")
    skill = scene(["9"], vorn={"abilities": ["sturdy"]}).play("use guard-strike with yellow")
    assert [event.also for event in skill.told("Triggered")] == [("DR-RNG-14",)]


@rule("DR-GEN-05", "DR-CLS-06")
def test_a_bonus_for_a_turn_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="THIS TURN: SELF, +2 DMG", guard_strike="+0 HIT")
    table = scene(["9"]).play("use whirl-of-steel with blue", "use guard-strike with yellow")
    assert table.monster("shadow-vampire-1").health == 12 - 5
    assert bonus(table.state, "vorn", "dmg") == 2


@rule("DR-GEN-05")
def test_a_bonus_ends_when_the_next_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="THIS TURN: SELF, +2 DMG; UNTIL YOUR NEXT TURN: OTHER ALLY, +1 DMG")
    table = scene(stop=False, monsters={}).play("use whirl-of-steel with blue")
    assert [bonus(table.state, hero, "dmg") for hero in ("vorn", "jaheen")] == [2, 1]
    table.play("end")
    assert table.asked == "jaheen"
    assert [bonus(table.state, hero, "dmg") for hero in ("vorn", "jaheen")] == [0, 1]
    table.play("end")
    assert table.asked == "vorn"
    assert [bonus(table.state, hero, "dmg") for hero in ("vorn", "jaheen")] == [0, 0]
