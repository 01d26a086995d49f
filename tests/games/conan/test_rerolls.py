"""Re-rolls (CO-RER, CO-SKV-05, CO-SKV-09, CO-RUL-38, CO-RUL-39, CO-RUL-90): marks, Support, gems, and who cannot."""

from __future__ import annotations

from tenebra.games.conan import GAME
from tenebra.kit.words import Words
from tests.games.conan.props import AXE, SWORD, Table, card, duel, hero, unit
from tests.games.conan.table import rule
from tests.games.scenery import numbered

LUCKY = card("test-lucky", "melee orange r", load=1)
HARDY = unit("hardy", life=9, rank="monster", models=1)
RIPOSTERS = unit("riposters", life=9, rank="lieutenant", models=1, skills=("counterattack",))
CURSED = unit("cursed", life=9, rank="monster", models=1, skills=("jinx",))
MARKED = hero("marked", melee=("red r", 5))
FRIEND, HELPER = hero("friend", skills={"support": 9}), hero("helper", skills={"support": 9})


@rule("CO-EX-67", "CO-RER-01", "CO-RER-02", "CO-RER-03", "CO-RER-04", "CO-RER-10", "CO-RUX-02", "CO-CMB-05", "CO-WHO-03")
def test_two_gems_roll_two_different_dice_and_a_third_buys_another_try() -> None:
    table = duel({"cards": [AXE]}, {"hardy": {"at": "yard"}}, dice=["0 0 2", "0 1", "3"])
    table.play(f"strike hardy with {AXE}.1 for 1")
    assert table.refusal("reroll red-0.red-0.red-0 by gems") == "CO-RER-10"
    table.play("reroll red-0.red-0 by gems")
    assert table.state.rolls[-1].faces == [0, 1, 2]
    table.play("reroll red-0 by gems")
    assert table.hero("anna").gems["reroll"] == 3
    assert table.last("PowerFixed").faces == (3, 1, 2)


def stays_as_it_lies(table: Table) -> bool:
    """The question is asked at a safe point: the dice on the table lie the same in every future."""
    session = table.session
    assert table.prompt == "reroll"
    assert session.fork().fingerprint() == session.fingerprint()
    return session.safe_point.inputs == len(session.inputs) and session.safe_state().rolls == session.state.rolls


def test_dice_that_lie_on_the_table_need_not_be_rolled_again_for_a_copy() -> None:
    table = duel({"cards": [AXE]}, {"hardy": {"at": "yard"}}, dice=["0 0 2", "0 1", "3"])
    assert stays_as_it_lies(table.play(f"strike hardy with {AXE}.1 for 1"))
    assert stays_as_it_lies(table.play("reroll red-0.red-0 by gems"))
    assert stays_as_it_lies(Table(chests={"yard": 2}, dice=["0"]).play("try chest for 1"))


def test_what_happens_in_the_middle_of_an_attack_is_carried_out_again_for_a_copy() -> None:
    dice = ["0 0", "0", "3"]
    table = duel(foes={"riposters": {"at": "yard"}}, overlord={"reserve": 2}, dice=dice)
    table.play(f"strike riposters with {SWORD}.1 for 1", "pass", "attack anna by riposters as counter")
    assert not stays_as_it_lies(table)
    assert table.play("reroll red-0 by gems").last("PowerFixed").faces == (3,)


def test_the_tray_counts_symbols_not_dice() -> None:
    table = duel({"cards": [AXE]}, {"hardy": {"at": "yard"}}, dice=["0 0 3", "2"])
    table.play(f"strike hardy with {AXE}.1 for 1", "reroll red-0 by gems")
    lines = GAME.chronicle(numbered(table.session, "anna"), table.session.view("anna"), Words("en", GAME))
    assert [beat.total for line in lines for beat in line.beats if beat.kind == "dice"] == [3, 2]


@rule("CO-RER-02", "CO-EXR-03", "CO-RUL-15")
def test_the_reroll_space_has_a_limit_and_wants_gems() -> None:
    table = duel({"gems": {"reroll": 2}}, {"hardy": {"at": "yard"}}, dice=["0 0"]).play(f"strike hardy with {SWORD}.1 for 1")
    assert table.refusal("reroll orange-0.red-0 by gems") == "CO-RER-02"
    assert table.may("reroll red-0 by gems")
    poor = duel({"reserve": 1, "fatigue": 11}, {"hardy": {"at": "yard"}}, dice=["0 0"]).play(f"strike hardy with {SWORD}.1 for 1")
    assert poor.last("PowerFixed").power == 0


@rule("CO-RER-06", "CO-RUL-38", "CO-RER-07", "CO-GEN-09", "CO-EXR-05")
def test_a_mark_behind_several_gems_is_one_free_reroll_of_any_die_of_its_colour() -> None:
    table = duel({"cards": [AXE]}, {"hardy": {"at": "yard"}}, who=MARKED, dice=["0 0 1 2", "1", "2"])
    table.play(f"strike hardy with {AXE}.1 for 2", "reroll red-0 by mark")
    assert table.hero(MARKED).gems.get("reroll", 0) == 0
    assert table.refusal("reroll red-0 by mark") == "CO-RER-06"
    table.play("reroll red-0 by gems", "pass")
    assert table.last("PowerFixed").faces == (1, 2, 1, 2)


@rule("CO-RER-07", "CO-RUL-39")
def test_a_mark_serves_no_die_that_was_rolled_again() -> None:
    table = duel({"cards": [LUCKY]}, {"hardy": {"at": "yard"}}, dice=["1 0", "0"])
    table.play(f"strike hardy with {LUCKY}.1 for 1", "reroll orange-0 by mark")
    assert table.refusal("reroll orange-0 by mark") == "CO-RER-06"
    both = duel(
        {"cards": [LUCKY, SWORD]}, {"hardy": {"at": "yard"}}, who=hero("twofold", skills={"ambidextrous": 9}), dice=["0 0 0", "0"]
    )
    both.play(f"strike hardy with {LUCKY}.1 and {SWORD}.1 for 1", "reroll orange-0 by mark")
    assert both.state.rolls[-1].again == [1]
    assert both.refusal("reroll yellow-0 by mark") == "CO-RER-10"


@rule("CO-RER-07")
def test_a_marked_die_that_was_bought_again_has_lost_its_mark() -> None:
    twice = card("test-twice", "melee orange r r", load=1)
    table = duel({"cards": [twice]}, {"hardy": {"at": "yard"}}, dice=["1 0", "0"])
    table.play(f"strike hardy with {twice}.1 for 1", "reroll orange-0 by mark")
    assert table.refusal("reroll orange-0 by mark") == "CO-RER-07"


@rule("CO-SKV-09", "CO-RUL-90", "CO-RUL-39")
def test_support_gives_one_free_reroll_a_roll_even_of_a_die_rolled_again() -> None:
    heroes = {"anna": {"at": "yard", "cards": [LUCKY]}, FRIEND: {"at": "yard"}, HELPER: {"at": "yard"}}
    table = Table(heroes=heroes, models={"hardy": {"at": "yard"}}, dice=["1 0", "0", "2"])
    table.play(f"strike hardy with {LUCKY}.1 for 1", "reroll orange-0 by mark", "reroll orange-0 by support")
    assert table.state.rolls[-1].faces == [1, 2]
    assert table.refusal("reroll red-1 by support") == "CO-SKV-09"
    stacked = Table(heroes=heroes, models={"hardy": {"at": "yard"}}, options={"supportStacks": "true"}, dice=["1 0", "0", "2"])
    stacked.play(f"strike hardy with {LUCKY}.1 for 1", "reroll orange-0 by mark", "reroll orange-0 by support")
    assert stacked.may("reroll red-1 by support")


@rule("CO-SKV-09", "CO-RUL-90")
def test_nobody_supports_himself_or_from_afar() -> None:
    alone = duel(foes={"hardy": {"at": "yard"}}, who=FRIEND, dice=["0 0"]).play(f"strike hardy with {SWORD}.1 for 1")
    assert alone.refusal("reroll red-0 by support") == "CO-SKV-09"
    table = Table(
        heroes={"anna": {"at": "yard", "cards": [SWORD]}, FRIEND: {"at": "fire"}}, models={"hardy": {"at": "yard"}}, dice=["0 0"]
    )
    assert table.play(f"strike hardy with {SWORD}.1 for 1").refusal("reroll red-0 by support") == "CO-SKV-09"


@rule("CO-SKV-05", "CO-RER-09", "CO-RUL-90")
def test_beside_an_enemy_with_jinx_nothing_is_rolled_again() -> None:
    heroes = {"marked": {"at": "yard", "cards": [LUCKY]}, FRIEND: {"at": "yard"}}
    table = Table(heroes=heroes, models={"cursed": {"at": "yard"}}, dice=["0 0"])
    table.play(f"strike cursed with {LUCKY}.1 for 1")
    assert table.last("PowerFixed").power == 0
    own = duel(foes={"cursed": {"at": "yard"}}, next="activate", overlord={"reserve": 2}, dice=["0"])
    own.play("activate cursed", "attack anna by cursed as melee")
    assert own.prompt == "reroll"


@rule("CO-RUL-38")
def test_by_the_switch_a_blank_face_with_the_icon_grants_the_reroll() -> None:
    options = {"rerollIconOn": "face"}
    table = duel({"cards": [LUCKY]}, {"hardy": {"at": "yard"}}, options=options, dice=["1 0r", "0r", "2"])
    table.play(f"strike hardy with {LUCKY}.1 for 1")
    assert table.state.rolls[-1].marks == {"orange": 1}
    table.play("reroll orange-0 by mark")
    assert table.state.rolls[-1].marks == {"orange": 1}
    plain = duel({"cards": [LUCKY]}, {"hardy": {"at": "yard"}}, options=options, dice=["1 0"])
    plain.play(f"strike hardy with {LUCKY}.1 for 1")
    assert plain.refusal("reroll orange-0 by mark") == "CO-RER-06"


@rule("CO-RUL-40", "CO-RER-08")
def test_nobody_rolls_the_dice_of_the_other_side_again() -> None:
    table = duel(next="activate", overlord={"reserve": 1}, dice=["2"])
    table.play("activate thugs", "attack anna by thugs-1 as melee")
    assert (table.asked, table.prompt) == ("anna", "guard")


@rule("CO-DIE-05")
def test_a_roll_is_over_when_it_is_counted() -> None:
    table = duel({"reserve": 1, "fatigue": 11}, {"hardy": {"at": "yard"}}, dice=["1 2"]).play(
        f"strike hardy with {SWORD}.1 for 1"
    )
    assert (table.last("RollCounted").symbols, table.state.rolls) == (3, [])


@rule("CO-RER-02", "CO-SKV-09", "CO-RER-06")
def test_any_die_may_be_rolled_again_by_any_means_there_is() -> None:
    heroes = {"anna": {"at": "yard", "cards": [LUCKY]}, FRIEND: {"at": "yard"}}
    table = Table(heroes=heroes, models={"hardy": {"at": "yard"}}, dice=["1 0", "2"]).play(f"strike hardy with {LUCKY}.1 for 1")
    ways = [option for option in table.options() if option.startswith("reroll orange-0 by")]
    assert ways == ["reroll orange-0 by mark", "reroll orange-0 by support", "reroll orange-0 by gems"]
    table.play("reroll orange-0 by gems")
    assert (table.state.rolls[-1].marks, table.hero("anna").gems["reroll"]) == ({"orange": 1}, 1), "the mark is still there"
    plain = Table(heroes={**heroes, "anna": {"at": "yard", "cards": [SWORD]}}, models={"hardy": {"at": "yard"}}, dice=["1 0"])
    plain.play(f"strike hardy with {SWORD}.1 for 1")
    assert {"reroll orange-0 by support", "reroll orange-0 by gems"} <= set(plain.options())


@rule("CO-RER-02", "CO-RER-10")
def test_several_dice_may_fall_again_whatever_they_show_and_are_named_in_order() -> None:
    table = duel({"cards": [SWORD]}, {"hardy": {"at": "yard"}}, dice=["3 0"]).play(f"strike hardy with {SWORD}.1 for 1")
    assert table.may("reroll orange-0.red-3 by gems")
    assert table.refusal("reroll red-3.orange-0 by gems") == "CO-RER-10"
    assert table.refusal("reroll red-3 by luck") == "CO-RER-02"


@rule("CO-RUL-40")
def test_a_leader_with_dice_to_lend_rolls_a_friends_dice_only_by_his_card() -> None:
    bones = card("test-knuckles", "Any time, discard: re-roll 2 dice, a friend in sight", "object", 0)
    heroes = {"anna": {"at": "yard", "reserve": 1, "fatigue": 11, "cards": [SWORD]}, "chief": {"at": "yard", "cards": [bones]}}
    table = Table(heroes=heroes, models={"hardy": {"at": "yard"}}, dice=["0 0"])
    table.play(f"anna: strike hardy with {SWORD}.1 for 1")
    assert (table.asked, table.prompt) == ("chief", "reroll")
    assert table.refusal("reroll red-0 by gems") == "CO-RUL-40"
