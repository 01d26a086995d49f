"""Using Skills (DR-SKL), range (DR-RNG), targets (DR-TGT), WILD cubes and copies."""

from typing import Any

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.content import skill_cards, skills
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.space import covers, enemies_of, names
from tenebra.games.drunagor.state import are_allies, are_enemies
from tests.games.drunagor.floors import floor
from tests.games.drunagor.printed import forget_printed, printed
from tests.games.drunagor.table import Table, rule

pytestmark = pytest.mark.usefixtures("plain_gear")
ROOM = floor(10, 6)


def lone(**fields: Any) -> Table:
    """Vorn in C3, nobody else but whom the fields name."""
    return Table(ROOM, **{"heroes": {"vorn": {"at": "C3"}}, **fields})


@rule("DR-SKL-02", "DR-CUB-03", "DR-EX-28", "DR-TRN-05", "DR-SKL-03")
def test_a_skill_takes_a_cube_of_its_colour_and_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="SELF, FOCUS 1", guard_strike="SELF, FOCUS 1", bull_rush="SELF, FOCUS 1")
    table = lone()
    assert table.refusal("use arcing-strike with red") == "DR-CUB-03"
    table.play("use arcing-strike with yellow")
    assert table.hero("vorn").docked == {"arcing-strike": "yellow"}
    assert table.refusal("use arcing-strike with yellow") == "DR-SKL-03"
    table.play("use guard-strike with yellow")
    assert table.refusal("use bull-rush with green") == "DR-TRN-05"
    assert table.hero("vorn").tokens == {"focus": 2}


@rule("DR-SKL-02", "DR-GEN-09", "DR-REC-05")
def test_each_sentence_of_a_skill_is_a_step_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="SELF, FOCUS 1; MOVE 2; SELF, SHIELD 1")
    table = lone().play("use arcing-strike with yellow")
    session = table.session
    assert (table.prompt, session.safe_point.inputs, len(session.inputs)) == ("move", 1, 1)
    assert session.safe_state().heroes["vorn"].tokens == {"focus": 1}
    copy = session.fork()
    copy.choose("stop")
    assert copy.state.heroes["vorn"].tokens == {"focus": 1, "shield": 1}
    assert (copy.state.using, copy.decision and copy.decision.prompt) == ("", "turn")


@rule("DR-MOV-01", "DR-SKL-02")
def test_a_move_that_ends_a_sentence_is_asked_for_at_safe_points(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="MOVE 3; SELF, SHIELD 1")
    table = lone().play("use arcing-strike with yellow", "go D3")
    session = table.session
    assert (table.prompt, session.safe_point.inputs, len(session.inputs)) == ("move", 2, 2)
    copy = session.fork()
    copy.choose("go F3")
    assert (copy.state.heroes["vorn"].space, copy.state.heroes["vorn"].tokens) == ("F3", {"shield": 1})
    assert table.play("go D4", "stop").hero("vorn").space == "D4", "what a copy does is not remembered by its original"
    assert (table.hero("vorn").tokens, table.prompt) == ({"shield": 1}, "turn")


@rule("DR-SKL-03", "DR-CUB-07", "DR-CUB-10", "DR-PAS-01")
def test_a_curse_or_trauma_cube_locks_a_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="SELF, FOCUS 1", guard_strike="SELF, FOCUS 1")
    table = lone(heroes={"vorn": {"at": "C3", "curses": ["arcing-strike"], "traumas": ["guard-strike"]}})
    assert table.refusal("use arcing-strike with yellow") == "DR-SKL-03"
    assert table.refusal("use guard-strike with yellow") == "DR-SKL-03"
    assert table.refusal("use hold-the-line with yellow") == "DR-PAS-01"
    assert table.refusal("use magic-missile with blue") == "DR-SKL-01"


@rule("DR-CUB-04", "DR-RNG-06", "DR-EX-35", "DR-TKW-11")
def test_the_colour_of_the_cube_sets_the_range() -> None:
    foes = {"rotten-flesh-1": {"at": "C2"}, "rotten-flesh-2": {"at": "E4"}, "rotten-flesh-3": {"at": "J6"}}
    for colour, reached in (("yellow", 1), ("red", 2), ("green", 3), ("blue", 3)):
        table = lone(heroes={"vorn": {"at": "C3", "role": "controller"}}, monsters=foes)
        table.play(f"use stun-enemy with {colour}")
        found = table.options() if table.prompt == "target" else ["target rotten-flesh-1"]
        assert found == [f"target rotten-flesh-{n}" for n in range(1, reached + 1)], colour


@rule("DR-RNG-01", "DR-RNG-02", "DR-RNG-03", "DR-RNG-04", "DR-RNG-05", "DR-RNG-08", "DR-EX-34", "DR-EX-37", "DR-TGT-01")
def test_whom_each_colour_reaches(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"arcing_strike": "HEAL 1", "spinning_throw": "HEAL 1", "bull_rush": "HEAL 1", "whirl_of_steel": "HEAL 1"}
    printed(monkeypatch, **texts)
    heroes = {"vorn": {"at": "C3"}, "elros": {"at": "D3"}, "maya": {"at": "F2"}, "jaheen": {"at": "J1"}}
    everybody = ["target vorn", "target elros", "target maya", "target jaheen"]
    for skill, colour, number in (
        ("arcing-strike", "yellow", 2),
        ("spinning-throw", "red", 3),
        ("bull-rush", "green", 4),
        ("whirl-of-steel", "blue", 4),
    ):
        assert lone(heroes=heroes).play(f"use {skill} with {colour}").options() == everybody[:number]


@rule("DR-RNG-01", "DR-RNG-03", "DR-RNG-05", "DR-RUL-11", "DR-TKW-12")
def test_ranges_are_counted_in_areas_and_can_be_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, spinning_throw="ENEMY, SLOW", guard_strike="ENEMY, RANGE 2, SLOW", hold_the_line="+1 RANGE")
    for skill, colour, at, reached in (
        ("spinning-throw", "red", "H4", True),
        ("spinning-throw", "red", "I4", False),
        ("guard-strike", "yellow", "I4", True),
    ):
        table = lone(monsters={"shadow-knight-1": {"at": "I5"}, "shadow-cultist-1": {"at": at}})
        assert table.may(f"use {skill} with {colour}") is reached, (skill, at)
    printed(monkeypatch, arcing_strike="ENEMY, SLOW", whirl_of_steel="ENEMY, SLOW")
    near, far = lone(monsters={"shadow-cultist-1": {"at": "E3"}}), lone(monsters={"shadow-cultist-1": {"at": "J6"}})
    assert not near.may("use arcing-strike with yellow"), "adjacent is no range that could be raised"
    assert far.may("use whirl-of-steel with blue"), "nor is an unlimited one"
    printed(monkeypatch, hold_the_line="+2 HEALTH")
    assert not lone(monsters={"shadow-cultist-1": {"at": "H4"}}).may("use spinning-throw with red")


@rule("DR-RNG-01", "DR-RNG-09", "DR-RUL-12", "DR-RUL-13")
def test_walls_block_adjacency_but_no_range(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="ENEMY, BURN 1", spinning_throw="ENEMY, BURN 1")
    walled = """
    +-+-+-+-+
    |. .|. .|
    + + + + +
    |. .|. .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
    """
    table = Table(walled, heroes={"vorn": {"at": "B1"}}, monsters={"shadow-cultist-1": {"at": "C1"}})
    assert table.refusal("use arcing-strike with yellow") == "DR-RNG-01"
    assert table.may("use spinning-throw with red")


@rule("DR-TGT-02", "DR-TGT-03", "DR-TGT-04", "DR-GEN-14")
def test_self_ally_and_adjacent(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"vorn": {"at": "C3"}, "elros": {"at": "D3"}, "maya": {"at": "J1"}}
    foes = {"shadow-cultist-1": {"at": "B2"}}
    for text, targets in (
        ("ALLY, BURN 1", ["vorn", "elros", "maya"]),
        ("OTHER ALLY, BURN 1", ["elros", "maya"]),
        ("ADJ, BURN 1", ["elros", "shadow-cultist-1"]),
        ("ENEMY, BURN 1", []),
        ("SELF, BURN 1", []),
    ):
        printed(monkeypatch, whirl_of_steel=text)
        table = lone(heroes=heroes, monsters=foes).play("use whirl-of-steel with blue")
        asked = table.options() if table.prompt == "target" else []
        assert asked == [f"target {who}" for who in targets], text
        if text.startswith("SELF"):
            assert table.hero("vorn").tokens == {"burn": 1}


@rule("DR-GEN-14")
def test_who_is_whose_ally_and_whose_enemy() -> None:
    ours, theirs, nobodys = ["vorn", "elros", "luma", "wren"], ["executioner-1", "bane-1"], ["miller", "child"]
    fields: dict[str, Any] = {
        "monsters": {"executioner-1": {"at": "A1"}, "bane-1": {"at": "A3"}},
        "familiars": {"luma": {"owner": "vorn", "at": "C4"}},
        "companions": {"wren": {"owner": "elros", "at": "D4"}},
        "npcs": {"miller": "H1", "child": "H3"},
    }
    state = lone(heroes={"vorn": {"at": "C3"}, "elros": {"at": "D3"}}, **fields).state
    match = lone(heroes={"vorn": {"at": "C3", "team": "sun"}, "elros": {"at": "D3", "team": "moon"}}, **fields).state
    groups = [ours, theirs, *([one] for one in nobodys)]
    rivals = [["vorn", "luma"], ["elros", "wren"], theirs, *([one] for one in nobodys)]
    for moment, sides in ((state, groups), (match, rivals)):
        for one in (*ours, *theirs, *nobodys):
            for other in (*ours, *theirs, *nobodys):
                is_same = any(one in side and other in side for side in sides)
                is_counted = one not in nobodys and other not in nobodys
                assert are_allies(moment, one, other) is (is_same and is_counted), (one, other)
                assert are_enemies(moment, one, other) is (not is_same and is_counted), (one, other)
        assert names(moment, enemies_of(moment, "vorn")) == sorted(
            (names(moment, covers(moment, who))[0] for who in (*ours, *theirs) if are_enemies(moment, "vorn", who)),
            key=lambda space: (space[1:], space),
        )


@rule("DR-TGT-05", "DR-GEN-06", "DR-EX-31", "DR-EX-80", "DR-SKL-07")
def test_up_to_two_may_be_none_or_both_but_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="UP TO TWO TARGETS, 2 DMG")
    foes = {f"rotten-flesh-{n}": {"at": at} for n, at in ((1, "B2"), (2, "J6"), (3, "F1"))}
    table = lone(monsters=foes).play("use whirl-of-steel with blue", "target rotten-flesh-2")
    assert table.options() == ["target rotten-flesh-1", "target rotten-flesh-3", "enough"]
    table.play("target rotten-flesh-3")
    assert [table.monster(foe).health for foe in foes] == [12, 10, 10]
    none = lone(monsters=foes).play("use whirl-of-steel with blue", "enough")
    assert [none.monster(foe).health for foe in foes] == [12, 12, 12]
    assert not none.told("AttackDeclared")


@rule("DR-GEN-07", "DR-GEN-09", "DR-SKL-08", "DR-EX-32")
def test_sentences_are_done_in_order_and_wasted_parts_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="HEAL 3; +2 HIT; SELF, FOCUS 9")
    table = lone(heroes={"vorn": {"at": "C3", "health": 5}, "elros": {"at": "C4", "health": 3}})
    table.play("use arcing-strike with yellow", "target elros")
    assert (table.hero("elros").health, table.hero("vorn").tokens) == (6, {"focus": 4})
    assert not table.told("AttackDeclared")


@rule("DR-GEN-07", "DR-EFF-12")
def test_a_skill_is_offered_if_any_part_of_it_does_something_and_not_if_none_does(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(
        monkeypatch, arcing_strike="SELF, FOCUS 1; +2 HIT", guard_strike="+2 HIT; ADJ ENEMY, STUN", bull_rush="MOVE 1; +2 HIT"
    )
    table = lone()
    assert table.may("use arcing-strike with yellow"), "nobody can be struck, but the FOCUS comes"
    assert table.may("use bull-rush with green")
    assert not table.may("use guard-strike with yellow"), "nobody can be struck or stunned"
    assert table.refusal("use guard-strike with yellow") == "DR-RNG-01"
    printed(monkeypatch, arcing_strike="PAY LIFE 3: SELF, FOCUS 1", guard_strike="IF ON DARKNESS: SELF, FOCUS 1; ADJ ENEMY, STUN")
    poor = lone(heroes={"vorn": {"at": "C3", "health": 3}})
    assert not poor.may("use arcing-strike with yellow")
    assert poor.refusal("use arcing-strike with yellow") == "DR-EFF-12"
    assert lone(heroes={"vorn": {"at": "C3", "health": 4}}).may("use arcing-strike with yellow")
    assert not poor.may("use guard-strike with yellow")
    assert poor.refusal("use guard-strike with yellow") == "DR-GEN-07"
    assert lone(darkness="C3").may("use guard-strike with yellow")
    printed(monkeypatch, arcing_strike="OTHER ALLY, HEAL 2; +2 HIT")
    assert not lone().may("use arcing-strike with yellow")
    friend = lone(heroes={"vorn": {"at": "C3"}, "elros": {"at": "D3", "health": 4}})
    assert friend.play("use arcing-strike with yellow").hero("elros").health == 6


@rule("DR-RNG-08", "DR-GEN-07", "DR-TGT-04")
@pytest.mark.parametrize(
    ("text", "is_offered"),
    [
        ("HEAL 1", True),
        ("ALLY, HEAL 1", True),
        ("HERO, HEAL 1", True),
        ("SELF, FOCUS 1", True),
        ("MOVE 2", True),
        ("RECALL 1", True),
        ("OTHER ALLY, HEAL 1", False),
        ("OTHER HERO, MOVE 2", False),
        ("ADJ, BURN 1", False),
        ("ADJ ALLY, HEAL 1", False),
        ("ENEMY, SLOW", False),
        ("+0 HIT", False),
        ("2 DMG", False),
        ("IF ENGAGED: SELF, FOCUS 1", False),
    ],
)
def test_a_hero_alone_can_be_meant_unless_the_text_means_others(
    monkeypatch: pytest.MonkeyPatch, text: str, is_offered: bool
) -> None:
    printed(monkeypatch, whirl_of_steel=text)
    assert lone().may("use whirl-of-steel with blue") is is_offered


@rule("DR-SKL-05", "DR-SKL-09", "DR-CON-08")
def test_bound_effects_are_for_the_same_one_and_one_by_one_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    heroes = {"vorn": {"at": "C3"}, "elros": {"at": "D3", "health": 3}, "maya": {"at": "J1", "health": 3}}
    printed(monkeypatch, whirl_of_steel="OTHER ALLY, HEAL 2 AND SHIELD 1 AND FOCUS 1")
    table = lone(heroes=heroes).play("use whirl-of-steel with blue", "target elros")
    assert table.prompt == "turn", "all is for the one that was chosen"
    assert (table.hero("elros").health, table.hero("elros").tokens) == (5, {"shield": 1, "focus": 1})
    assert (table.hero("maya").health, table.hero("maya").tokens) == (3, {})
    printed(monkeypatch, whirl_of_steel="ENEMY, STUN AND SLOW AND BURN 1")
    table = lone(monsters={"rotten-flesh-1": {"at": "J6"}}).play("use whirl-of-steel with blue")
    assert table.monster("rotten-flesh-1").tokens == {"slow": 1, "burn": 1}, "no STUN, to which it is immune"
    printed(monkeypatch, whirl_of_steel="IF TARGET HAS BURN: EACH ENEMY, INTIMIDATE 1 AND BLEED 1")
    foes = {"executioner-1": {"at": "J6", "tokens": {"burn": 1}}, "executioner-2": {"at": "J5"}}
    table = lone(monsters=foes).play("use whirl-of-steel with blue")
    assert [table.monster(foe).tokens for foe in foes] == [{"burn": 1, "intimidate": 1, "bleed": 1}, {}], "both parts or none"
    printed(monkeypatch, whirl_of_steel="OTHER ALLY, HEAL 2; OTHER ALLY, SHIELD 1")
    table = lone(heroes=heroes).play("use whirl-of-steel with blue", "target elros", "target maya")
    assert (table.hero("elros").health, table.hero("maya").tokens) == (5, {"shield": 1})


@rule("DR-SKL-08", "DR-GEN-09")
def test_each_sentence_stands_under_its_own_condition_and_is_named_in_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="IF HEALTH AT MOST 4: SELF, FOCUS 1; HEAL 1; SHIELD 1")

    def used(health: int) -> Table:
        return lone(heroes={"vorn": {"at": "C3", "health": health}, "elros": {"at": "C4"}}).play("use arcing-strike with yellow")

    def part(table: Table) -> str:
        assert table.session.decision is not None
        return str(table.session.decision.about["part"])

    table = used(9)
    assert (table.prompt, table.state.using, part(table)) == ("target", "arcing-strike", "1")
    table.play("target elros")
    assert (table.prompt, part(table)) == ("target", "2")
    table.play("target elros")
    assert (table.hero("vorn").tokens, table.hero("elros").tokens, table.state.using) == ({}, {"shield": 1}, "")
    assert used(4).hero("vorn").tokens == {"focus": 1}


@rule("DR-SKL-05", "DR-EX-30", "DR-CON-08", "DR-GEN-07")
def test_bound_effects_skip_only_what_is_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="2 DMG AND STUN AND SLOW")
    table = lone(monsters={"rotten-flesh-1": {"at": "J6"}}).play("use whirl-of-steel with blue")
    assert table.monster("rotten-flesh-1").health == 10
    assert table.monster("rotten-flesh-1").tokens == {"slow": 1}


@rule("DR-SKL-06", "DR-EX-29", "DR-CND-09", "DR-CON-01")
def test_a_mark_given_with_damage_does_not_raise_it() -> None:
    table = Table(ROOM, heroes={"maya": {"at": "C3"}}, monsters={"rotten-flesh-1": {"at": "F3"}}, dice=["9", "9"])
    table.play("use rangers-mark with red")
    foe = table.monster("rotten-flesh-1")
    assert (foe.health, foe.tokens, foe.marked_by) == (9, {"rangers_mark": 1}, "maya")
    table.play("use quick-shots with red")
    assert foe.health == 9 - 4 - 4


@rule("DR-SKL-12", "DR-EQP-06", "DR-EQP-08", "DR-CUB-04")
def test_equipment_with_two_slots_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, dented_plate="SELF, FOCUS 1")
    once = ("DR-TRN-05", "DR-RNG-02", "DR-EQP-06", "DR-CUB-04", "DR-RNG-06")
    assert lone().play("use dented-plate with yellow").last("SkillUsed").also == once
    monkeypatch.setitem(skills(), "dented-plate", replace(skills()["dented-plate"], slots=2))
    forget_printed()
    twice = (*once, "DR-EQP-08", "DR-SKL-12")
    assert lone().play("use dented-plate with yellow").last("SkillUsed").also == twice
    table = lone().play("use dented-plate with yellow", "use dented-plate with blue")
    assert table.hero("vorn").docked == {"dented-plate": "yellow", "dented-plate.2": "blue"}
    assert lone(heroes={"vorn": {"at": "C3", "equipped": []}}).refusal("use dented-plate with yellow") == "DR-SKL-01"


@rule("DR-SKL-13", "DR-EX-79", "DR-TKW-14")
def test_a_copy_has_the_range_of_its_own_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, whirl_of_steel="COPY SKILL", spinning_throw="ENEMY, BURN 2")
    foes = {"shadow-cultist-1": {"at": "E3"}, "shadow-cultist-2": {"at": "J6"}}
    table = lone(monsters=foes).play("use whirl-of-steel with blue")
    copies = [option.removeprefix("choose ") for option in table.options()]
    assert "spinning-throw" in copies
    assert not {"over-here", "join-the-fray", "whirl-of-steel", "dented-plate", "hammer-smash"} & set(copies)
    table.play("choose spinning-throw")
    assert table.monster("shadow-cultist-1").tokens == {"burn": 2}
    assert table.hero("vorn").docked == {"whirl-of-steel": "blue"}


@rule("DR-CUB-06", "DR-TKW-20", "DR-EX-77")
def test_a_wild_cube_is_any_colour_and_doubles_a_hero_skill(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="SELF, HEAL 2 AND SHIELD 4", remove_curse_defender="SELF, FOCUS 1")
    table = lone(heroes={"vorn": {"at": "C3", "health": 3, "cubes": {"wild": 2, "yellow": 1}}})
    table.play("use arcing-strike with wild")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (7, {"shield": 4})
    table.play("use remove-curse-defender with wild as yellow")
    assert table.hero("vorn").tokens == {"shield": 4, "focus": 1}


@rule("DR-SKL-01", "DR-RUL-42", "DR-HER-14")
def test_the_side_of_a_card_that_was_learned_is_the_one_that_counts() -> None:
    first, second = skill_cards()["vorn.yellow"].sides
    for level, has in ((0, (False, False)), (1, (True, False)), (2, (False, True))):
        table = lone(heroes={"vorn": {"at": "C3", "learned": {"yellow": level}}})
        mine = skills_of(table.state, "vorn")
        assert (first in mine, second in mine) == has


@rule("DR-EFF-12", "DR-EFF-18")
def test_a_price_in_health_must_be_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, arcing_strike="PAY LIFE 2: SELF, FOCUS 1", guard_strike="PAY 2 FOCUS: SELF, FURY 1")
    assert lone(heroes={"vorn": {"at": "C3", "health": 2}}).refusal("use arcing-strike with yellow") == "DR-EFF-12"
    table = lone(heroes={"vorn": {"at": "C3", "health": 3, "tokens": {"shield": 2, "focus": 1}}})
    assert table.refusal("use guard-strike with yellow") == "DR-EFF-12"
    table.play("use arcing-strike with yellow")
    assert (table.hero("vorn").health, table.hero("vorn").tokens) == (1, {"shield": 2, "focus": 2})
    table.play("use guard-strike with yellow")
    assert table.hero("vorn").tokens == {"shield": 2, "fury": 1}


@rule("DR-RNG-12", "DR-RUB-26", "DR-EX-33")
def test_whoever_is_commanded_attacks_from_its_own_square_with_its_own_weapon() -> None:
    heroes = {"vorn": {"at": "A1"}, "maya": {"at": "F2"}, "jaheen": {"at": "H5"}}
    foes = {"rotten-flesh-1": {"at": "H2"}, "rotten-flesh-2": {"at": "I6"}, "rotten-flesh-3": {"at": "A6"}}
    table = Table(ROOM, heroes=heroes, monsters=foes, dice=["10", "10"])
    table.play("use warlords-charge with blue", "stop")
    assert table.options() == ["target vorn", "target maya", "target jaheen", "enough"]
    table.play("target maya", "target jaheen")
    assert table.asked == "maya"
    table.play("target rotten-flesh-1")
    assert [table.monster(foe).health for foe in foes] == [12 - 3 - 1, 12 - 4 - 1, 12]
    assert table.hero("vorn").tokens == {"focus": 1}
    assert not table.hero("maya").docked
    assert [event.figure for event in table.told("AttackDeclared")] == ["maya", "jaheen"]


@rule("DR-RNG-12", "DR-EQP-04", "DR-ENG-05")
def test_a_commanded_archer_must_not_be_engaged() -> None:
    heroes = {"vorn": {"at": "A1"}, "maya": {"at": "F2"}}
    table = Table(ROOM, heroes=heroes, monsters={"rotten-flesh-1": {"at": "G2"}}, dice=[])
    table.play("use warlords-charge with blue", "stop", "target maya", "enough")
    assert not table.told("AttackDeclared")
