"""Re-rolls (DE-RRL, DE-ORD-04 to DE-ORD-11): Aim, Dodge, both at once, and powers of one die."""

from typing import Any

import pytest

from tests.games.descent.props import BOMB, SWORD, Table, duel
from tests.games.descent.table import rule


@rule("DE-ORD-04", "DE-ORD-05", "DE-RRL-01", "DE-EX-08", "DE-ATK-03", "DE-ATK-07", "DE-DEC-05")
def test_an_aimed_attack_rolls_just_the_red_die_again_and_keeps_the_second_result() -> None:
    table = duel({"order": "aim"}, {"ogre-1": {"at": "C3"}}, dice=["miss 0/3/0 enhancement blank", "miss"])
    table.play("battle", f"attack C3 with {SWORD} as aimed")
    assert table.hero("sir-valadir").order == ""
    assert table.prompt == "reroll"
    assert {"pass", "reroll 1", "reroll 1.2.3.4", "reroll 2.4"} <= set(table.options())
    table.play("reroll 1")
    assert table.last("AttackMissed").why == "miss"
    assert table.last("DiceRerolled").faces == ("miss",)


@rule("DE-ORD-04", "DE-ORD-06")
def test_an_attack_that_is_not_aimed_leaves_the_order() -> None:
    table = duel({"order": "aim"}, {"ogre-1": {"at": "C3"}}, dice=["miss 0/3/0 enhancement blank"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert table.hero("sir-valadir").order == "aim"
    assert duel().play("battle").refusal(f"attack C3 with {SWORD} as aimed") == "DE-ORD-04"


@rule("DE-ACT-05", "DE-ORD-07", "DE-EX-30")
def test_a_ready_hero_may_aim_and_use_it_at_once() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, dice=["2/2/0 0/3/0 enhancement blank"])
    table.play("ready", "order aim", f"attack C3 with {SWORD} as aimed", "pass")
    assert table.told("AimSpent")
    assert table.told("AttackHit")


def dodged(**fields: Any) -> Table:
    return Table(
        heroes={"sir-valadir": {"at": "B3", "order": "dodge"}},
        monsters={"razorwing-1": {"at": "C3"}, "razorwing-2": {"at": "C4"}},
        next="activate",
        **fields,
    )


@rule("DE-ORD-08", "DE-ORD-09", "DE-ORD-10", "DE-EX-09", "DE-RRL-02")
def test_a_dodging_hero_has_dice_rolled_again_once_for_each_attack() -> None:
    table = dodged(dice=["0/4/0 0/3/0", "miss", "2/1/1 1/1/0"])
    table.play("activate razorwing-1", "attack B3")
    assert (table.asked, table.prompt) == ("sir-valadir", "reroll")
    assert table.options() == ["pass", "reroll 1.2", "reroll 1", "reroll 2"]
    table.play("reroll 1")
    assert table.last("AttackMissed").why == "miss"
    assert table.hero("sir-valadir").order == "dodge"
    table.play("end", "activate razorwing-2", "attack B3")
    assert table.prompt == "reroll"
    table.play("pass")
    assert table.hero("sir-valadir").life == 16 - 1


@rule("DE-RRL-03", "DE-ORD-11", "DE-RUL-35", "DE-ABL-26")
def test_aim_and_dodge_cancel_without_a_question() -> None:
    table = dodged(dice=["1/3/0 0/3/0"], overlord={"threat": 2, "hand": ["aim"]})
    table.play("activate razorwing-1", "pass", "attack B3", "play aim")
    assert table.told("RerollsCancelled")
    assert not table.told("DiceRerolled")
    assert table.hero("sir-valadir").order == "dodge"
    assert table.hero("sir-valadir").life == 16 - 5


@rule("DE-RUL-35", "DE-ORD-11", "DE-RUL-34", "DE-ABL-26")
def test_only_a_dodge_of_somebody_affected_cancels_an_aim() -> None:
    """Monsters aim by a card. The friend who dodges stands aside; the one who is struck guards his strength."""
    heroes = {"sir-valadir": {"at": "B3", "order": "rest"}, "silhouette": {"at": "B4", "order": "dodge"}}
    table = Table(
        heroes=heroes,
        monsters={"razorwing-1": {"at": "C3"}},
        next="activate",
        dice=["1/3/0 0/3/0", "0/4/0"],
        overlord={"threat": 2, "hand": ["aim"]},
    )
    table.play("activate razorwing-1", "pass", "attack B3", "play aim")
    assert (table.asked, table.prompt, table.told("RerollsCancelled")) == ("overlord", "reroll", [])
    table.play("reroll 1")
    assert table.hero("sir-valadir").life == 16 - 6
    assert table.hero("silhouette").order == "dodge"


@rule("DE-RUL-35", "DE-ORD-11", "DE-RRL-03", "DE-RRL-04", "DE-RUL-34")
@pytest.mark.parametrize(
    ("orders", "cancelled"),
    [
        ({"sir-valadir": "dodge", "mad-carthos": "dodge"}, ("sir-valadir", "mad-carthos")),
        ({"mad-carthos": "dodge"}, ("mad-carthos",)),
    ],
)
def test_one_dodging_friend_in_the_area_cancels_the_aim_for_the_whole_roll(
    orders: dict[str, str], cancelled: tuple[str, ...]
) -> None:
    heroes: dict[str, Any] = {
        "mad-carthos": {"at": "D4"},
        "silhouette": {"at": "A3", "equipped": [BOMB], "order": "aim"},
        "sir-valadir": {"at": "D2"},
    }
    for hero, order in orders.items():
        heroes[hero]["order"] = order
    table = Table(heroes=heroes, monsters={"ogre-1": {"at": "E3"}}, turn="silhouette", dice=["2/2/0 2/1/0 blank blank blank"])
    table.play("battle", f"attack E3 with {BOMB} as aimed")
    while table.prompt == "spend":
        table.play("spend range 0 damage 0")
    assert [event.dodging for event in table.told("RerollsCancelled")] == [cancelled]
    assert (table.told("DiceRerolled"), table.hero("silhouette").order) == ([], "")
    assert {hero: table.hero(hero).order for hero in orders} == orders
    assert table.last("AttackHit").damage == 3, "the first roll stands"


@rule("DE-ABL-26", "DE-NAM-35", "DE-EX-28", "DE-OVC-09", "DE-PRI-04")
def test_the_overlord_may_dodge_once_for_each_attack_on_a_monster() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3"}},
        overlord={"threat": 9, "hand": ["dodge", "dodge"]},
        dice=["0/4/0 0/3/0 blank blank", "miss"],
    )
    table.play("pass", "battle", f"attack C3 with {SWORD}")
    assert (table.asked, table.options()) == ("overlord", ["pass", "play dodge"])
    table.play("play dodge")
    assert table.refusal("play dodge") == "DE-OVC-09"
    table.play("pass")
    assert (table.asked, table.prompt) == ("overlord", "reroll")
    table.play("reroll 1")
    assert table.last("AttackMissed").why == "miss"
    assert table.state.overlord.threat == 7


@rule("DE-RRL-03", "DE-RUL-35")
def test_a_dodge_card_cancels_a_heros_aim_and_the_aim_is_spent() -> None:
    table = duel(
        {"order": "aim"},
        {"ogre-1": {"at": "C3"}},
        overlord={"threat": 2, "hand": ["dodge"]},
        dice=["0/4/0 0/3/0 blank blank"],
    )
    table.play("pass", "battle", f"attack C3 with {SWORD} as aimed", "play dodge")
    assert table.told("RerollsCancelled")
    assert table.hero("sir-valadir").order == ""


@rule("DE-RRL-04", "DE-RUL-34", "DE-ABL-04", "DE-RRL-02")
def test_of_several_dodgers_the_first_to_the_attackers_left_chooses_and_there_is_one_reroll() -> None:
    table = Table(
        heroes={
            "silhouette": {"at": "A3", "equipped": [BOMB]},
            "sir-valadir": {"at": "D2", "order": "dodge"},
            "mad-carthos": {"at": "D4", "order": "dodge"},
        },
        monsters={"ogre-1": {"at": "E3"}},
        turn="silhouette",
        dice=["2/2/0 2/1/0 blank blank blank", "3/1/1"],
    )
    table.play("battle", f"attack E3 with {BOMB}")
    assert (table.asked, table.prompt) == ("sir-valadir", "reroll")
    table.play("reroll 1")
    assert len(table.told("DiceRerolled")) == 1
    assert table.last("AttackHit").damage == 2


@rule("DE-FAM-12")
def test_next_to_skye_monsters_neither_dodge_nor_aim_and_have_less_armor() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3"}},
        familiars={"skye": {"owner": "sir-valadir", "at": "D3"}},
        overlord={"threat": 9, "hand": ["dodge"]},
        dice=["0/4/0 0/3/0 blank blank"],
    )
    table.play("pass", "battle", f"attack C3 with {SWORD}")
    assert table.options() == ["pass"]
    table.play("pass")
    assert table.last("Wounded").wounds == 7 - 3


@rule("DE-RRL-01")
def test_a_hero_may_mend_one_die_of_his_own_and_another_spoil_one() -> None:
    table = duel(foes={"ogre-1": {"at": "C3"}}, who="hild-knock-twice", dice=["0/4/0 1/1/0 blank blank", "0/3/0"])
    table.play("battle", f"attack C3 with {SWORD}")
    assert set(table.options()) == {"pass", "reroll 2", "reroll 3"}
    table.play("reroll 2")
    assert table.last("AttackHit").damage == 7
    spoiled = Table(
        heroes={"fenna-weathercock": {"at": "B3"}},
        monsters={"ogre-1": {"at": "C3"}},
        next="activate",
        dice=["0/4/0 0/3/0 0/3/0", "1/1/0"],
    )
    spoiled.play("activate ogre-1", "attack B3")
    assert (spoiled.asked, spoiled.options()) == ("fenna-weathercock", ["pass", "reroll 2"])
    spoiled.play("reroll 2")
    assert spoiled.last("AttackHit").damage == 4 + 1 + 3


@rule("DE-RRL-04", "DE-RUL-34", "DE-ABL-06")
def test_against_the_overlord_the_first_hero_chooses_and_who_passes_leaves_it_to_the_next() -> None:
    table = Table(
        heroes={"silhouette": {"at": "D3", "order": "dodge"}, "sir-valadir": {"at": "D4", "order": "dodge"}},
        monsters={"hell-hound-1": {"at": "A3"}},
        next="activate",
        dice=["1/2/0 1/1/0", "miss"],
    )
    table.play("activate hell-hound-1", "breathe B3 to east")
    assert table.asked == "silhouette"
    table.play("pass")
    assert table.asked == "sir-valadir"
    table.play("reroll 1")
    assert table.last("DiceRerolled").by == "sir-valadir"
    assert table.last("AttackMissed").why == "miss"


@rule("DE-ABL-26", "DE-ORD-05")
def test_an_aim_card_lets_the_overlord_roll_again() -> None:
    table = Table(
        heroes={"sir-valadir": {"at": "B3"}},
        monsters={"beastman-1": {"at": "C3"}},
        next="activate",
        overlord={"threat": 2, "hand": ["aim"]},
        dice=["miss 0/3/0", "1/3/0"],
    )
    table.play("activate beastman-1", "pass", "attack B3", "play aim")
    assert (table.asked, table.prompt) == ("overlord", "reroll")
    table.play("reroll 1")
    assert table.last("AttackHit").damage == 7
    assert table.state.overlord.deck.discard == ["aim.1"]


@rule("DE-RRL-01", "DE-RRL-02")
def test_the_power_of_one_die_gives_way_to_aim_and_dodge() -> None:
    aimed = duel({"order": "aim"}, {"ogre-1": {"at": "C3"}}, who="hild-knock-twice", dice=["0/4/0 1/1/0 blank blank"])
    aimed.play("battle", f"attack C3 with {SWORD} as aimed")
    assert "reroll 1" in aimed.options()
    aimed.play("pass")
    assert aimed.prompt == "turn"


@rule("DE-OVC-05", "DE-OVC-06")
def test_a_second_copy_may_pay_for_the_first() -> None:
    table = duel(
        foes={"ogre-1": {"at": "C3"}}, overlord={"threat": 1, "hand": ["dodge", "dodge"]}, dice=["miss 0/3/0 blank blank"]
    )
    table.play("pass", "battle", f"attack C3 with {SWORD}")
    assert table.options() == ["pass", "discard dodge"]
    table.play("discard dodge", "play dodge")
    assert table.state.overlord.threat == 0
    assert table.prompt == "turn"  # nobody dodges a miss
