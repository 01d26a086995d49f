"""Spells and objects that are used (CO-SPL, CO-OSP, CO-RUL-41 to CO-RUL-43, CO-RUX-07, CO-RUX-08)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import BOLT, BOW, MAIL, STONE, SWORD, WARD, Table, card, duel, hero, spell, unit
from tests.games.conan.table import rule

WITCH = hero("witch", skills={"spell_caster": 6})
WIZARDS = unit("wizards", skills=("spell_caster",), life=3, rank="lieutenant", models=1)
STORM = spell("test-storm", 3, 3, "attack with 2 red, an area in sight")
SWARM = spell("test-swarm", 0, 4, "undefended attack with X yellow, an adjacent area")
SKIN = spell("test-skin", 1, 3, "armour +2, a friend in sight, until your next turn")
EYE = spell("test-eye", 0, 3, "attack power -X, a friend in sight", is_reaction=True)
STITCH = spell("test-stitch", 1, 4, "heal orange r, a friend in your area")
MEND = spell("test-mend", 1, 4, "heal 2 wounds, a friend in sight")
EMBER = spell("test-ember", 0, 3, "recover X gems, another hero in sight")
DRAIN = spell("test-drain", 1, 2, "lose 1 gem, an enemy in sight")
DOOR = spell("test-door", 1, 4, "teleport")
WING = spell("test-wing", 1, 2, "gain Flying, a friend in your area")
HAND = spell("test-hand", 1, 2, "fetch up to load 3, an object in sight")
ROOTS = spell("test-roots", 1, 3, "web, an enemy in sight")
RISE = spell("test-rise", 2, 3, "raise 1 minion, your area")
SHOVE = spell("test-shove", 1, 2, "push 1 area, an enemy in sight")
THORN = spell("test-thorn", 1, 2, "gain Counterattack, a friend in sight", is_reaction=True)
BONES = spell("test-bones", 1, 2, "re-roll 2 dice, a friend in sight", is_reaction=True)
INK = spell("test-ink", 1, 1, "suffer 1 damage and recover 4 gems")
MILK = card("test-milk", "Discard: heal 2 wounds, a friend in your area", "object", 1)
HARE = card("test-hare", "Any time, discard: attack power -3", "object", 0)
PACK = card("test-heavy", "", "object", 6)


def magic(*spells: str, foes: dict[str, Any] | None = None, hero: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A witch in the yard with spells, about to act, and foes in the fire area."""
    heroes = {WITCH: {"at": "yard", "cards": list(spells), **(hero or {})}, **fields.pop("others", {})}
    return Table(heroes=heroes, models=foes if foes is not None else {"thugs-1": {"at": "fire"}}, **fields)


@rule("CO-SPL-03", "CO-SPL-04", "CO-SPL-05", "CO-RUL-42", "CO-SPL-08", "CO-HIN-04", "CO-SPL-02")
def test_a_spell_attacks_with_its_dice_neither_hindered_nor_from_above() -> None:
    foes = {"boss": {"at": "fire"}, "thugs-1": {"at": "yard"}}
    table = magic(BOLT, foes=foes, areas={"yard": {"level": 1}}, dice=["1 1"])
    table.play(f"cast {BOLT} at boss for 2", "pass")
    assert table.last("DiceRolled").dice == ("orange", "orange")
    assert (table.last("PowerFixed").power, table.model("boss").life) == (2, 4)
    assert table.hero(WITCH).gems[f"spell:{BOLT}"] == 2
    assert table.hero(WITCH).points == 0


@rule("CO-EX-45", "CO-EXR-04", "CO-SPL-03", "CO-RUL-41")
def test_the_gems_on_a_card_never_exceed_its_limit() -> None:
    table = magic(BOLT, SWARM, foes={"boss": {"at": "fire"}}, dice=["0 0", "0 0"])
    assert table.refusal(f"cast {BOLT} at boss for 3") == "CO-SPL-03"
    table.play(f"cast {BOLT} at boss for 2", "pass", f"cast {BOLT} at boss for 2", "pass")
    assert table.refusal(f"cast {BOLT} at boss for 2") == "CO-EXR-04"
    assert table.hero(WITCH).gems[f"spell:{BOLT}"] == 4
    assert [option for option in table.options() if " fire " in option] == [f"cast {SWARM} at fire for {n}" for n in (1, 2, 3, 4)]
    assert table.refusal(f"cast {SWARM} at fire for 5") == "CO-EXR-04"
    assert table.refusal(f"cast {SWARM} at nowhere for 4") == "CO-SPL-04"


@rule("CO-HIN-01", "CO-HIN-04", "CO-MEL-06", "CO-MEL-09", "CO-SPL-08")
def test_of_all_attacks_only_a_shot_is_hindered() -> None:
    foes = {"boss": {"at": "yard"}, "thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    table = magic(BOLT, hero={"cards": [BOLT, SWORD, BOW]}, foes=foes, dice=["1 1", "3", "1 0", "2 2 1"])
    attacks = [f"strike boss with {SWORD}.1 for 1", "strike boss for 1", f"cast {BOLT} at boss for 2"]
    for attack in (*attacks, f"shoot boss with {BOW}.1 for 1"):
        table.play(attack)
        if table.prompt == "reroll":
            table.play("pass")
    assert [event.power for event in table.told("PowerFixed")] == [2, 1, 1, 2]


@rule("CO-CRD-08", "CO-RUL-10", "CO-RUX-07")
def test_a_spell_is_cast_again_and_again_but_what_says_discard_is_gone() -> None:
    table = magic(INK, MILK, hero={"wounds": 4, "reserve": 6, "fatigue": 2})
    table.play(f"cast {INK} for 1")
    assert (table.hero(WITCH).cards, table.state.deck.discard) == ([INK, f"{MILK}.1"], [])
    table.play(f"use {MILK}.1 at {WITCH}")
    assert (table.hero(WITCH).cards, table.state.deck.discard) == ([INK], [f"{MILK}.1"])
    assert table.refusal(f"use {MILK}.1 at {WITCH}") == "CO-SPL-02"
    assert table.hero(WITCH).gems[f"spell:{INK}"] == 1


@rule("CO-SPL-01", "CO-SKM-01", "CO-SPL-10", "CO-ENC-04")
def test_only_a_spell_caster_who_is_not_too_burdened_casts() -> None:
    assert duel({"cards": [BOLT]}).refusal(f"cast {BOLT} at thugs-1 for 2") == "CO-SPL-01"
    assert magic(BOLT, hero={"cards": [BOLT, PACK]}).refusal(f"cast {BOLT} at thugs-1 for 2") == "CO-SPL-01"
    assert magic().refusal(f"cast {BOLT} at thugs-1 for 2") == "CO-SPL-02"
    assert magic(BOLT).refusal(f"cast {BOLT} at nobody for 2") == "CO-SPL-04"
    assert magic(BOLT).refusal(f"use {BOLT}") == "CO-SPL-02"


@rule("CO-SPL-06", "CO-SPL-07", "CO-EX-55", "CO-STA-07")
def test_a_cautious_caster_has_reactions_only() -> None:
    table = magic(BOLT, WARD, hero={"stance": "cautious"})
    assert table.refusal(f"cast {BOLT} at thugs-1 for 2") == "CO-SPL-06"
    assert table.may(f"cast {WARD} at {WITCH} for 1")


@rule("CO-EX-55", "CO-SPL-07", "CO-RUL-43", "CO-WIN-07", "CO-RUL-30", "CO-STS-09")
def test_a_reaction_comes_between_power_and_guard() -> None:
    table = Table(
        heroes={WITCH: {"at": "yard", "cards": [WARD], "stance": "cautious"}},
        models={"heavies-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 1"],
    )
    table.play("activate heavies", f"attack {WITCH} by heavies-1 as melee")
    assert (table.asked, table.prompt) == (WITCH, "spell")
    table.play("pass")
    assert table.last("PowerFixed").power == 3
    table.play(f"cast {WARD} at {WITCH} for 1", "pass", "pass")
    assert table.last("DefenceFixed").armour == 2
    assert table.hero(WITCH).gems["wounds"] == 1


@rule("CO-SPL-05", "CO-AOE-01", "CO-RUL-42")
def test_a_spell_on_an_area_strikes_everybody_there() -> None:
    table = magic(STORM, foes={"thugs-1": {"at": "fire"}, "thugs-2": {"at": "fire"}}, dice=["1 0"])
    table.play(f"cast {STORM} at fire for 3", "pass")
    assert table.state.models == {}


@rule("CO-RUL-41", "CO-SPL-05")
def test_a_variable_cost_buys_dice_and_nothing_helps_against_them() -> None:
    table = magic(SWARM, foes={"beast": {"at": "fire"}}, dice=["2 1 0"])
    table.play(f"cast {SWARM} at fire for 3", "pass")
    assert table.last("DefenceFixed").armour == 0
    assert table.model("beast").life == 8 - 3


@rule("CO-SPL-09", "CO-STS-09", "CO-RUL-41", "CO-GEM-03")
def test_a_lasting_spell_outlives_its_gems_until_the_next_turn_of_its_side() -> None:
    table = magic(SKIN, others={"boro": {"at": "wood", "done": True}}, stop=False)
    table.play(f"cast {SKIN} at boro for 1", "done")
    assert f"spell:{SKIN}" not in table.hero(WITCH).gems
    assert [running.on for running in table.state.lasting] == ["boro"]
    table.play("end")
    assert table.state.lasting == []


@rule("CO-RUL-41")
def test_without_a_word_a_spell_ends_with_the_turn() -> None:
    table = magic(WING, stop=False).play(f"cast {WING} at {WITCH} for 1")
    assert len(table.state.lasting) == 1
    assert table.play("done").state.lasting == []


@rule("CO-CMB-06", "CO-SPL-07")
def test_an_evil_eye_takes_power_from_the_blow() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "reserve": 0, "fatigue": 12}, WITCH: {"at": "fire", "cards": [EYE]}},
        models={"heavies-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["2 1"],
    )
    table.play("activate heavies", "attack anna by heavies-1 as melee")
    assert table.options() == ["pass", f"cast {EYE} at anna for 1", f"cast {EYE} at anna for 2", f"cast {EYE} at anna for 3"]
    table.play(f"cast {EYE} at anna for 2")
    while table.prompt == "spell":
        table.play("pass")
    assert table.hero("anna").gems["wounds"] == 1


@rule("CO-GEM-05", "CO-RUX-08", "CO-GEM-04", "CO-RER-06")
def test_healing_and_embers_move_gems_one_zone_back() -> None:
    hurt = {"at": "yard", "reserve": 2, "fatigue": 4, "wounds": 6}
    table = magic(STITCH, EMBER, others={"boro": hurt}, dice=["0", "2"])
    table.play(f"{WITCH}: cast {STITCH} at boro for 1", "reroll orange-0 by mark")
    assert (table.hero("boro").gems["wounds"], table.hero("boro").gems["fatigue"]) == (4, 6)
    table.play(f"{WITCH}: cast {EMBER} at boro for 3")
    assert (table.hero("boro").gems["fatigue"], table.hero("boro").gems["reserve"]) == (3, 5)


@rule("CO-RUX-08", "CO-OGM-04")
def test_breath_is_taken_from_the_overlord_if_his_model_is_meant() -> None:
    table = magic(DRAIN, overlord={"reserve": 2}).play(f"cast {DRAIN} at thugs-1 for 1")
    assert (table.state.overlord.gems["reserve"], table.state.overlord.gems["fatigue"]) == (1, 1)


@rule("CO-SKM-02", "CO-RUL-91", "CO-HIN-11")
def test_teleport_ignores_who_blocks_and_hinders_but_no_web() -> None:
    unit("walls", skills=("blocking",))
    foes = {"walls-1": {"at": "yard"}, "walls-2": {"at": "yard"}}
    table = magic(DOOR, foes=foes).play(f"cast {DOOR} at tent for 1")
    assert table.hero(WITCH).area == "tent"
    webbed = magic(DOOR, foes=foes, hero={"webbed": True})
    assert not [option for option in webbed.options() if option.startswith("cast")]
    assert magic(DOOR, areas={"tent": {"room": 0}}).refusal(f"cast {DOOR} at tent for 1") == "CO-SPL-04"


@rule("CO-SKG-04", "CO-STS-09")
def test_a_skill_can_be_given_for_a_time() -> None:
    table = magic(WING, foes={}, borders={"fire|yard": "wall", "fire|tent": "wall"})
    assert not table.may("move fire")
    table.play(f"cast {WING} at {WITCH} for 1")
    assert table.may("move fire")
    assert not table.may(f"cast {WING} at {WITCH} for 1"), "who flies already needs no wings"


@rule("CO-SPL-04", "CO-STS-01")
def test_objects_come_roots_hold_and_the_wind_pushes() -> None:
    table = magic(HAND, ROOTS, SHOVE, objects={"fire": [STONE]})
    table.play(f"cast {HAND} at {STONE}.1 for 1")
    assert f"{STONE}.1" in table.hero(WITCH).cards
    table.play(f"cast {SHOVE} at thugs-1 for 1")
    assert (table.prompt, table.options()) == ("push", ["choose tent", "choose yard"])
    table.play("choose tent", f"cast {ROOTS} at thugs-1 for 1")
    assert (table.model("thugs-1").area, table.model("thugs-1").webbed) == ("tent", True)
    assert not table.may(f"cast {SHOVE} at thugs-1 for 1")


@rule("CO-SPL-04", "CO-RUX-08")
def test_one_may_pay_with_blood() -> None:
    table = magic(INK, hero={"reserve": 2, "fatigue": 10}).play(f"cast {INK} for 1")
    gems = table.hero(WITCH).gems
    assert (gems["wounds"], gems["fatigue"], gems["reserve"]) == (1, 5, 5)


@rule("CO-OSP-01", "CO-OSP-02", "CO-OSP-03", "CO-OSP-05", "CO-OSP-06", "CO-OSP-07", "CO-RUL-77", "CO-INV-11")
def test_the_overlord_casts_while_his_caster_is_active_besides_moving_and_attacking() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "reserve": 0, "fatigue": 12}},
        models={"wizards": {"at": "yard"}, "thugs-1": {"at": "fire"}},
        next="activate",
        overlord={"reserve": 9, "spells": [BOLT]},
        dice=["1 0", "2", "0 0"],
    )
    table.play("activate thugs")
    assert table.refusal(f"cast {BOLT} at anna for 2 by wizards") == "CO-OSP-01"
    table.play("end", "activate wizards", f"cast {BOLT} at anna for 2 by wizards", "pass")
    assert table.hero("anna").gems["wounds"] == 1
    table.play("attack anna by wizards as melee")
    assert table.hero("anna").gems["wounds"] == 3
    table.play(f"cast {BOLT} at anna for 2 by wizards", "pass")
    assert table.refusal(f"cast {BOLT} at anna for 2 by wizards") == "CO-EXR-04"
    assert table.state.overlord.gems[f"spell:{BOLT}"] == 4


@rule("CO-GEM-05", "CO-LIF-08", "CO-OSP-02")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (4, 5)])
def test_a_model_is_healed_up_to_the_life_of_its_tile(life: int, after: int) -> None:
    table = Table(
        heroes={"anna": {"at": "yard"}},
        models={"wizards": {"at": "fire"}, "boss": {"at": "fire", "life": life}},
        next="activate",
        overlord={"reserve": 9, "spells": [MEND]},
    )
    table.play("activate wizards", f"cast {MEND} at boss for 1 by wizards")
    assert table.model("boss").life == after


@rule("CO-EX-69", "CO-OSP-04", "CO-RUL-43", "CO-WIN-10", "CO-WIN-11")
def test_the_overlord_reacts_in_the_heroes_turn_without_activating() -> None:
    table = duel(
        foes={"wizards": {"at": "fire"}, "heavies-1": {"at": "yard"}}, overlord={"reserve": 2, "spells": [WARD]}, dice=["2 2"]
    )
    table.play(f"strike heavies-1 with {SWORD}.1 for 1")
    assert (table.asked, table.prompt) == ("overlord", "spell")
    table.play(f"cast {WARD} at heavies-1 for 1 by wizards")
    while table.prompt in ("reroll", "spell", "guard"):
        table.play("pass")
    assert table.last("DefenceFixed").armour == 4
    assert table.state.overlord.gems[f"spell:{WARD}"] == 1
    assert "heavies-1" in table.state.models


@rule("CO-RUL-43")
@pytest.mark.parametrize(("switch", "asked"), [("false", True), ("true", False)])
def test_by_the_switch_his_own_turn_wants_the_caster_active(switch: str, asked: bool) -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "reserve": 0, "fatigue": 12}},
        models={"wizards": {"at": "fire"}, "thugs-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 3, "spells": [BONES]},
        options={"reactionNeedsActivationInOwnTurn": switch},
        dice=["0"],
    )
    table.play("activate thugs", "attack anna by thugs-1 as melee")
    assert table.may(f"cast {BONES} at orange-0 for 1 by wizards") == asked


@rule("CO-SPL-04", "CO-LIF-06", "CO-RNF-10")
def test_the_dead_get_up_where_the_caster_stands() -> None:
    table = Table(
        heroes={"anna": {"at": "yard"}},
        models={"wizards": {"at": "fire"}},
        units={"thugs": {"fallen": ["thugs-1", "thugs-2"], "started": 2}},
        river=["wizards", "thugs"],
        next="activate",
        overlord={"reserve": 3, "spells": [RISE]},
    )
    table.play("activate wizards", f"cast {RISE} at thugs for 2 by wizards")
    assert table.model("thugs-1").area == "fire"
    assert not table.state.tiles["thugs"].is_dead
    assert table.state.units["thugs"].fallen == ["thugs-2"]


@rule("CO-SKA-05", "CO-SPL-07")
def test_a_friend_gets_thorns_in_the_middle_of_the_attack() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "reserve": 0, "fatigue": 12}, WITCH: {"at": "fire", "cards": [THORN]}},
        models={"thugs-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["0", "1"],
    )
    table.play("activate thugs", "attack anna by thugs-1 as melee", f"cast {THORN} at anna for 1")
    while table.prompt == "spell":
        table.play("pass")
    assert (table.asked, table.prompt) == ("anna", "counterattack")
    table.play("attack thugs-1 by anna as counter")
    while table.prompt == "spell":
        table.play("pass")
    assert table.state.models == {}


@rule("CO-SPL-07", "CO-RUL-40")
def test_bones_are_turned_for_a_friends_roll_in_its_own_window() -> None:
    table = magic(BONES, hero={"cards": [BONES, SWORD]}, foes={"boss": {"at": "yard"}}, dice=["0 0", "2 2"])
    table.play(f"strike boss with {SWORD}.1 for 1", f"cast {BONES} at orange-0.red-0 for 1", "pass")
    assert table.last("PowerFixed").faces == (2, 2)


@rule("CO-SPL-07", "CO-RER-06")
def test_bones_leave_alone_what_could_not_be_better() -> None:
    table = magic(BONES, hero={"cards": [BONES, SWORD]}, foes={"boss": {"at": "yard"}}, dice=["1 2"])
    table.play(f"strike boss with {SWORD}.1 for 1")
    assert [option for option in table.options() if option.startswith("cast")] == [f"cast {BONES} at red-1 for 1"]


@rule("CO-RUL-30", "CO-SPL-09")
def test_a_skin_protects_nobody_but_whom_it_was_cast_on() -> None:
    def armour(who: str) -> int:
        table = magic(
            SKIN,
            foes={"heavies-1": {"at": "yard"}},
            others={"boro": {"at": "yard", "done": True, "reserve": 0, "fatigue": 12}},
            overlord={"reserve": 9},
            stop=False,
            dice=["2 2"],
        )
        table.play(f"cast {SKIN} at boro for 1", "done", "activate heavies", f"attack {who} by heavies-1 as melee")
        while table.prompt in ("reroll", "spell", "guard"):
            table.play("pass")
        return int(table.last("DefenceFixed").armour)

    assert (armour("boro"), armour(WITCH)) == (2, 0)


@rule("CO-RUX-07", "CO-GEN-09", "CO-MOV-04")
def test_a_potion_is_an_action_for_nothing_and_is_gone() -> None:
    table = duel({"cards": [MILK], "reserve": 6, "wounds": 6}, {}).play(f"use {MILK}.1 at anna")
    gems = table.hero("anna").gems
    assert (gems["wounds"], gems["fatigue"], gems["reserve"]) == (4, 2, 6)
    assert (table.hero("anna").cards, table.hero("anna").points) == ([], 0)
    assert duel({"cards": [MILK]}, {}).refusal(f"use {MILK}.1 at anna") == "CO-CRD-08"
    careful = duel({"cards": [MILK], "stance": "cautious", "wounds": 2}, {})
    assert careful.refusal(f"use {MILK}.1 at anna") == "CO-SPL-06"


@rule("CO-RUX-07", "CO-RUL-43")
def test_what_is_used_at_any_time_works_like_a_reaction() -> None:
    table = Table(
        heroes={"anna": {"at": "yard", "cards": [HARE, MAIL], "reserve": 0, "fatigue": 12}},
        models={"boss": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["3 3"],
    )
    table.play("activate boss", "attack anna by boss as melee")
    assert (table.prompt, table.options()) == ("spell", ["pass", f"use {HARE}.1"])
    table.play(f"use {HARE}.1")
    assert table.hero("anna").gems["wounds"] == 1
    assert f"{HARE}.1" not in table.hero("anna").cards


@rule("CO-RUX-08")
def test_an_ally_has_no_gems_to_give_back() -> None:
    wine = card("test-wine", "Discard: recover 4 gems, a friend in your area", "object", 1)
    table = Table(
        heroes={"chief": {"at": "yard", "cards": [wine], "reserve": 6, "fatigue": 6}},
        allies={"militia-1": {"at": "yard"}},
        overlord={"reserve": 0, "fatigue": 5},
    )
    assert [option for option in table.options() if option.startswith("use")] == [f"use {wine}.1 at chief"]
    table.play(f"use {wine}.1 at chief")
    assert table.hero("chief").gems["reserve"] == 10
    assert table.state.overlord.gems["fatigue"] == 5


@rule("CO-SPL-04")
def test_a_spell_that_is_of_use_to_one_side_only_is_not_cast_by_the_other() -> None:
    lying = {"fire": [STONE]}
    table = Table(
        heroes={"anna": {"at": "yard"}},
        models={"wizards": {"at": "fire"}},
        objects=lying,
        next="activate",
        overlord={"reserve": 3, "spells": ["nobodys-hand"]},
    ).play("activate wizards")
    assert not [option for option in table.options() if option.startswith("cast")]
    raised = magic("get-up", units={"thugs": {"fallen": ["thugs-1"], "started": 1}}, foes={})
    assert not [option for option in raised.options() if option.startswith("cast")]


@rule("CO-CMB-02", "CO-RUL-43", "CO-SPL-07")
def test_an_attack_whose_attacker_is_struck_down_before_the_roll_is_not_made() -> None:
    snap = spell("test-snap", 1, 3, "attack with red, an enemy in sight", is_reaction=True)
    table = duel(
        {"reserve": 1, "wounds": 11},
        {"wizards": {"at": "fire"}, "heavies-1": {"at": "yard"}},
        overlord={"reserve": 1, "spells": [snap]},
        dice=["3"],
    )
    table.play(f"strike heavies-1 with {SWORD}.1 for 1", f"cast {snap} at anna for 1 by wizards")
    assert table.hero("anna").is_dead
    assert [(event.by, event.what) for event in table.told("DiceRolled")] == [("wizards", "attack")]
    assert len(table.told("AttackEnded")) == 2
