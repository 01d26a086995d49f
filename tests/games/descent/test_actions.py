"""The four actions, orders and fatigue (DE-ACT, DE-ORD, DE-FAT, DE-HERO)."""

import pytest

from tenebra.games.descent.content import heroes
from tenebra.games.descent.vocabulary import Power
from tests.games.descent.props import SWORD, Table, duel, thing
from tests.games.descent.table import rule

HELMET = thing("test-plain-helmet", "other", "+1 armor")
BOOTS = thing("test-swift-boots", "other", "+1 speed")
PLATE = thing("test-heavy-plate", "armor", "+3 armor; Speed at most 3; No Runes")


def points(table: Table) -> int:
    assert table.state.turn is not None
    return table.state.turn.points


@rule("DE-ACT-01", "DE-MOV-01", "DE-EX-03")
def test_run_gives_twice_the_speed_and_no_attack() -> None:
    table = duel()
    table.play("run")
    assert points(table) == 8
    assert not [option for option in table.options() if option.startswith("attack")]
    assert table.refusal(f"attack C3 with {SWORD}") == "DE-ACT-01"


@rule("DE-ACT-02")
def test_battle_is_two_attacks_and_no_movement() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, dice=["miss 0/3/0 blank blank"] * 2)
    table.play("battle")
    assert points(table) == 0
    assert not [option for option in table.options() if option.startswith("move")]
    table.play(f"attack C3 with {SWORD}", f"attack C3 with {SWORD}")
    assert table.refusal(f"attack C3 with {SWORD}") == "DE-ACT-02"


@rule("DE-ACT-03")
def test_what_is_in_the_pack_cannot_strike() -> None:
    table = duel({"equipped": [], "pack": [SWORD]})
    table.play("battle")
    assert table.refusal(f"attack C3 with {SWORD}") == "DE-ACT-03"
    assert table.may("attack C3 with fists")


@rule("DE-ACT-04", "DE-MOV-10", "DE-EX-01", "DE-EX-02")
def test_advance_moves_attacks_and_moves_on_even_back() -> None:
    table = duel({"at": "A3"}, dice=["miss 0/3/0 blank blank"])
    table.play("advance", "move B3", f"attack C3 with {SWORD}")
    assert points(table) == 3
    table.play("move A3", "move A1")
    assert points(table) == 0
    assert table.hero("sir-valadir").space == "A1"


@rule("DE-ACT-05")
def test_ready_is_either_movement_or_an_attack_and_an_order() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, dice=["miss 0/3/0 blank blank"])
    table.play("ready", f"attack C3 with {SWORD}")
    assert table.refusal("move A1") == "DE-MOV-01"
    assert table.refusal(f"attack C3 with {SWORD}") == "DE-ACT-05"
    table.play("order dodge")
    assert table.hero("sir-valadir").order == "dodge"
    moved = duel()
    moved.play("ready", "move B1")
    assert points(moved) == 2
    assert moved.refusal(f"attack C3 with {SWORD}") == "DE-ACT-05"


@rule("DE-ACT-05", "DE-FAT-02")
def test_a_step_paid_by_fatigue_leaves_a_ready_hero_his_choice() -> None:
    table = duel({"fatigue": 1}).play("ready", "fatigue", "move B2")
    assert points(table) == 0
    assert table.may(f"attack C3 with {SWORD}")


@rule("DE-ACT-06", "DE-FAT-01", "DE-FAT-02", "DE-FAT-03")
def test_fatigue_moves_a_hero_even_in_battle() -> None:
    table = duel({"fatigue": 2}, foes={})
    table.play("battle", "fatigue", "move B2", "fatigue", "move B1")
    assert table.hero("sir-valadir").fatigue == 0
    assert table.refusal("fatigue") == "DE-FAT-01"


@rule("DE-FAT-05")
def test_monsters_have_no_fatigue() -> None:
    table = duel(next="activate")
    table.play("activate beastman-1")
    assert not table.may("fatigue")


@rule("DE-ACT-07", "DE-MOV-12")
def test_all_points_may_go_into_movement_actions() -> None:
    table = duel({"equipped": ["healing-potion"] * 3, "life": 1}, foes={})
    table.play("advance", "drink healing-potion", "drink healing-potion", "drink healing-potion")
    assert points(table) == 1
    assert table.hero("sir-valadir").life == 10


@rule("DE-ACT-08", "DE-RUL-56")
@pytest.mark.parametrize("action", ["run", "battle", "advance"])
def test_only_ready_places_an_order(action: str) -> None:
    table = duel()
    table.play(action)
    assert table.refusal("order guard") == "DE-ACT-08"


@rule("DE-RUL-56", "DE-ACT-08", "DE-ORD-01", "DE-ORD-02")
def test_a_ready_hero_places_one_order_and_no_more_even_when_it_is_gone() -> None:
    table = duel().play("ready", "order aim")
    assert (table.hero("sir-valadir").order, [event.by for event in table.told("OrderPlaced")]) == ("aim", ["sir-valadir"])
    assert not [option for option in table.options() if option.startswith("order")]
    table.play("move B2")
    assert table.hero("sir-valadir").order == ""
    assert table.refusal("order dodge") == "DE-ACT-08"


@rule("DE-EFF-11", "DE-EFF-12", "DE-EFF-07", "DE-RUL-41", "DE-RUL-56")
@pytest.mark.parametrize("choice", ["order guard", "move B1", f"attack C3 with {SWORD}"])
def test_a_stunned_hero_does_one_thing_of_three(choice: str) -> None:
    table = duel({"stun": 2, "fatigue": 1}, dice=["miss 0/3/0 blank blank"])
    assert table.prompt == "turn"
    assert table.hero("sir-valadir").stun == 1
    table.play(choice)
    if choice.startswith("order"):
        assert table.refusal(f"attack C3 with {SWORD}") == "DE-EFF-11"
        assert table.refusal("move B1") == "DE-MOV-01"
    elif choice.startswith("move"):
        assert table.refusal("order guard") == "DE-ACT-08"
        assert table.may("move B2")
    else:
        assert table.refusal("order guard") == "DE-ACT-08"
    table.play("fatigue")
    assert any(option.startswith("move") for option in table.options())


@rule("DE-ORD-01", "DE-ORD-02", "DE-ORD-03", "DE-RUL-55")
def test_a_hero_has_one_order_at_a_time() -> None:
    table = duel()
    table.play("ready")
    assert [option for option in table.options() if option.startswith("order")] == [
        "order aim",
        "order dodge",
        "order guard",
        "order rest",
    ]
    table.play("order guard")
    assert table.refusal("order aim") == "DE-ACT-08"
    held = duel({"order": "aim"})
    held.play("ready")
    assert held.refusal("order guard") == "DE-ORD-02"


@rule("DE-ORD-06", "DE-RUB-11")
@pytest.mark.parametrize(
    ("choices", "is_kept"),
    [
        (["move B2"], False),
        (["reequip", f"equip {HELMET}", "done"], False),
        (["drop healing-potion"], False),
        (["drink healing-potion"], True),
    ],
)
def test_aim_lasts_until_the_hero_moves_or_changes_his_equipment(choices: list[str], is_kept: bool) -> None:
    hero = {"order": "aim", "equipped": [SWORD, "healing-potion"], "pack": [HELMET], "life": 5}
    table = duel(hero, foes={})
    table.play("advance", *choices)
    assert (table.hero("sir-valadir").order == "aim") == is_kept


@rule("DE-ORD-06", "DE-ORD-15", "DE-ORD-17", "DE-DMG-07")
@pytest.mark.parametrize(("order", "is_kept"), [("aim", False), ("guard", False), ("rest", False), ("dodge", True)])
def test_a_wound_takes_every_order_but_dodge(order: str, is_kept: bool) -> None:
    table = duel({"order": order}, next="activate", dice=["1/3/0 0/3/0"])
    while table.prompt in ("guard", "reroll"):
        table.play("pass")
    table.play("activate beastman-1")
    while table.prompt != "monster":
        table.play("pass")
    table.play("attack B3")
    while table.session.decision is not None and table.prompt in ("guard", "reroll"):
        table.play("pass")
    assert table.told("Wounded")
    assert (table.hero("sir-valadir").order == order) == is_kept


@rule("DE-ORD-10", "DE-ORD-15")
@pytest.mark.parametrize(("order", "is_kept"), [("dodge", False), ("guard", False), ("aim", True)])
def test_dodge_and_guard_expire_as_the_next_turn_starts(order: str, is_kept: bool) -> None:
    table = Table(heroes={"sir-valadir": {"at": "B3", "order": order}}, next="turn", stop=False)
    assert (table.hero("sir-valadir").order == order) == is_kept


@rule("DE-ORD-16", "DE-ORD-17", "DE-FAT-06")
def test_rest_gives_all_fatigue_back_as_the_next_turn_starts() -> None:
    table = Table(heroes={"sir-valadir": {"at": "B3", "order": "rest", "fatigue": 1}}, next="turn", stop=False)
    assert table.hero("sir-valadir").fatigue == 3
    assert table.hero("sir-valadir").order == ""


@rule("DE-FAT-06")
@pytest.mark.parametrize(("left", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_no_fatigue_comes_back_above_the_maximum(left: int, after: int) -> None:
    drum = thing("test-drum", "other", "When you Battle: recover 2 fatigue")
    table = duel({"fatigue": left, "equipped": [drum]}, {}).play("battle")
    assert table.hero("sir-valadir").fatigue == after
    assert [event.number for event in table.told("FatigueRegained")] == ([after - left] if after > left else [])


@rule("DE-ACT-05", "DE-TRN-07")
def test_one_hero_changes_his_action_if_what_he_did_fits_the_new_one() -> None:
    changer = next(name for name, sheet in heroes().items() if any(is_change(clause) for clause in sheet.text.clauses))
    table = duel(foes={"ogre-1": {"at": "C3"}}, who=changer, dice=["miss 0/3/0"] * 2)
    table.play("battle", f"attack C3 with {SWORD}")
    assert {"advance", "ready"} <= set(table.options())
    assert "run" not in table.options()
    table.play("ready")
    assert not table.may(f"attack C3 with {SWORD}")
    assert table.may("order guard")


def is_change(clause: object) -> bool:
    return isinstance(clause, Power) and clause.name == "change_action"


@rule("DE-HERO-03")
def test_skills_raise_the_maxima() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3", "order": "rest", "fatigue": 0, "skills": ["deep-breath", "thick-hide"]}},
        next="turn",
        stop=False,
    )
    assert table.hero("sir-valadir").fatigue == 5
    assert table.hero("sir-valadir").life == 20


@rule("DE-ARM-01", "DE-ARM-02", "DE-ABL-24", "DE-NAM-38")
@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ({"equipped": [PLATE]}, 6),
        ({"equipped": [BOOTS]}, 10),
        ({"equipped": [PLATE, BOOTS]}, 8),
        ({"equipped": [PLATE], "skills": ["swift"]}, 10),
        ({"pack": [PLATE], "equipped": []}, 8),
    ],
)
def test_heavy_armor_limits_the_printed_speed_only(hero: dict[str, list[str]], expected: int) -> None:
    table = duel(hero, foes={})
    table.play("run")
    assert points(table) == expected


@rule("DE-ARM-03")
def test_some_armor_forbids_runes() -> None:
    table = duel({"equipped": [PLATE, "tinder-rune"]})
    table.play("battle")
    assert table.refusal("attack C3 with tinder-rune.1") == "DE-ACT-03"
    jaes = duel({"equipped": [PLATE, "tinder-rune"]}, who="battlemage-jaes")
    jaes.play("battle")
    assert jaes.may("attack C3 with tinder-rune.1")
