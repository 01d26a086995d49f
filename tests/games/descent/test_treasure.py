"""What heroes carry and find (DE-EQP, DE-TRS, DE-POT, DE-CHS, DE-REL)."""

from typing import Any

import pytest

from tests.games.descent.props import ROOM, SWORD, Table
from tests.games.descent.table import rule

HERO, OTHER = "sir-valadir", "silhouette"
CHEST = ROOM.replace("|. .", "|. c", 1)
"""A room with a copper chest at B1."""
HOLDS = ("1", "2", "3")
"""The numbers that a copper chest can have."""


def carrying(equipped: list[str], pack: list[str] | None = None, next: str = "turn", **fields: Any) -> Table:
    """Sir Valadir at B3 with these things, about to equip himself."""
    own = {"at": "B3", "equipped": equipped, "pack": pack or [], **fields.pop("hero", {})}
    return Table(heroes={HERO: own, **fields.pop("others", {})}, next=next, **fields)


def chest(holds: str, decks: Any = None, others: Any = None, map: str = CHEST, **fields: Any) -> Table:
    """Sir Valadir on a chest with these contents, about to open it."""
    heroes = {HERO: {"at": "B1", **fields.pop("hero", {})}, **(others or {})}
    quest = {"chests": dict.fromkeys(HOLDS, holds)}
    return Table(map, heroes=heroes, quest=quest, decks=decks or {}, **fields).play("advance")


def points(table: Table) -> int:
    """The movement points left."""
    assert table.state.turn is not None
    return table.state.turn.points


# --- Limits ---


@rule("DE-EQP-02", "DE-EQP-03", "DE-EQP-04", "DE-TRN-05")
@pytest.mark.parametrize(
    ("equipped", "item"),
    [
        (["sword", "dagger"], "iron-shield"),
        (["axe"], "dagger"),
        (["leather-armor"], "chain-mail"),
        (["healing-potion", "healing-potion", "vitality-potion"], "healing-potion"),
        (["butchers-belt", "messengers-ring"], "hawk-eye-helm"),
    ],
)
def test_two_hands_one_armor_three_potions_two_other_things(equipped: list[str], item: str) -> None:
    table = carrying(equipped, [item])
    name = item if "potion" in item else f"{item}.1"
    assert table.refusal(f"equip {name}") == "DE-EQP-02"
    table.play(f"stow {equipped[0]}" if "potion" in equipped[0] else f"stow {equipped[0]}.1", f"equip {name}", "done")
    assert name in table.hero(HERO).equipped


@rule("DE-EQP-05", "DE-ACT-03")
def test_three_things_are_in_the_pack_and_cannot_be_used_there() -> None:
    table = carrying(["axe"], ["dagger", "sword", "healing-potion"])
    assert table.play("stow axe.1").refusal("done") == "DE-EQP-05"
    table.play("equip dagger.1", "done", "advance")
    assert table.refusal("drink healing-potion") == "DE-POT-02"
    assert not any("sword" in option for option in table.options() if option.startswith("attack"))


@rule("DE-EQP-07", "DE-MVA-02")
def test_what_is_dropped_is_lost_for_nothing_even_in_a_battle() -> None:
    table = carrying(["sword"], next="").play("battle", "drop sword.1")
    assert (table.hero(HERO).equipped, table.state.tokens) == ([], {})


@rule("DE-RUL-54", "DE-EQP-08")
def test_rearranging_everything_costs_two_points_in_the_turn() -> None:
    table = carrying(["axe", "leather-armor"], ["dagger", "chain-mail"], next="").play("advance", "reequip")
    assert points(table) == 2
    table.play("stow axe.1", "stow leather-armor.1", "equip dagger.1", "equip chain-mail.1", "done")
    assert table.hero(HERO).equipped == ["dagger.1", "chain-mail.1"]
    assert carrying(["axe"], ["dagger"], next="").play("battle").refusal("reequip") == "DE-MVA-01"


@rule("DE-RUB-11", "DE-ORD-06")
def test_aim_is_lost_with_a_change_of_equipment_not_with_a_potion_packed() -> None:
    aiming = {"order": "aim"}
    assert carrying(["axe"], ["dagger"], hero=aiming).play("stow axe.1", "equip dagger.1", "done").hero(HERO).order == ""
    assert carrying(["axe"], ["dagger"], hero=aiming).play("done").hero(HERO).order == "aim"
    drunk = carrying(["axe", "vitality-potion"], hero={**aiming, "fatigue": 1}, next="").play("advance", "drink vitality-potion")
    assert drunk.hero(HERO).order == "aim"


# --- Giving and picking up ---


@rule("DE-TRS-03", "DE-EQP-08", "DE-RUL-53", "DE-DEC-11")
def test_a_thing_is_given_for_a_point_and_put_away_at_once() -> None:
    table = carrying(["sword", "butchers-belt"], next="", others={OTHER: {"at": "C3", "equipped": ["bow"]}})
    table.play("advance", "give sword.1 to silhouette")
    assert (points(table), table.asked, table.options()) == (3, OTHER, ["stow sword.1", "drop sword.1"])
    table.play("stow sword.1", "give butchers-belt.1 to silhouette")
    assert table.options() == ["equip butchers-belt.1", "stow butchers-belt.1", "drop butchers-belt.1"]
    table.play("equip butchers-belt.1")
    assert (table.hero(OTHER).equipped, table.hero(OTHER).pack) == (["bow.1", "butchers-belt.1"], ["sword.1"])


@rule("DE-TRS-03", "DE-RUB-13")
def test_nothing_is_given_further_than_the_next_space_or_through_a_wall() -> None:
    far = carrying(["sword"], next="", others={OTHER: {"at": "D3"}}).play("advance")
    assert not far.may("give sword.1 to silhouette")
    wall = Table("+-+-+\n|.|.|\n+-+-+", heroes={HERO: {"at": "A1", "equipped": ["sword"]}, OTHER: {"at": "B1"}}).play("advance")
    assert not wall.may("give sword.1 to silhouette")


@rule("DE-RUL-53", "DE-TRS-03", "DE-RUB-13", "DE-FAM-16")
def test_anything_carried_is_for_whoever_touches_ones_space() -> None:
    hall = "+-+-+-+-+-+\n|. .|. . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"
    heroes = {
        HERO: {"at": "B1", "equipped": ["sword", "healing-potion"], "pack": ["bow"], "coins": 300, "order": "dodge"},
        OTHER: {"at": "C1"},
        "mad-carthos": {"at": "C2", "equipped": ["axe"]},
        "red-scorpion": {"at": "E1"},
    }
    table = Table(hall, heroes=heroes, pico=HERO, bearers={"egg": HERO}, quest={"things": ["egg"]}).play("run")
    gifts = [option for option in table.options() if option.startswith("give")]
    assert gifts == [f"give {what} to mad-carthos" for what in ("sword.1", "healing-potion", "bow.1", "egg", "pico")]
    assert table.refusal("give axe.1 to mad-carthos") == "DE-RUL-53"
    assert {table.refusal(f"give sword.1 to {who}") for who in (HERO, OTHER, "red-scorpion")} == {"DE-TRS-03"}
    table.play("give bow.1 to mad-carthos", "stow bow.1", "give pico to mad-carthos", "give egg to mad-carthos")
    assert (table.hero(HERO).equipped, table.hero(HERO).pack) == (["sword.1", "healing-potion"], [])
    assert (table.hero("mad-carthos").pack, table.state.pico, table.state.bearers) == (
        ["bow.1"],
        "mad-carthos",
        {"egg": "mad-carthos"},
    )
    assert points(table) == 8 - 1 - 2 - 1
    assert table.refusal("give pico to mad-carthos") == "DE-RUL-53"


@rule("DE-TRS-02", "DE-MVA-02")
def test_every_token_in_ones_space_is_taken_for_nothing_and_none_from_beside_it() -> None:
    here = ["money at B3", "red-key at B3", "last-candle at B3", "healing-potion at B3", "egg at B3", "vitality-potion at C3"]
    table = carrying([], next="", tokens=here, quest={"things": ["egg"]}).play("battle")
    picks = [option for option in table.options() if option.startswith("pickup")]
    assert sorted(picks) == sorted(f"pickup {id}" for id in ("money-1", "red-key", "last-candle", "healing-potion-1", "egg"))
    for no_such in ("vitality-potion-1", "money-2"):
        assert table.refusal(f"pickup {no_such}") == "DE-TRS-02"
    table.play("pickup money-1", "pickup red-key", "pickup egg", "pickup last-candle", "equip last-candle.1")
    table.play("pickup healing-potion-1", "equip healing-potion")
    assert (table.hero(HERO).coins, table.state.keys, table.state.bearers) == (100, ["red"], {"egg": HERO})
    assert table.hero(HERO).equipped == ["last-candle.1", "healing-potion"]
    assert list(table.state.tokens) == ["vitality-potion-1"]
    assert table.state.taken == ["money-1", "red-key", "egg", "last-candle", "healing-potion-1"]
    town = Table("+-+\n|*|\n+-+", heroes={HERO: {"at": ""}}, tokens=["money at A1"]).play("run")
    assert town.refusal("pickup money-1") == "DE-TRS-02"


@rule("DE-TRS-01", "DE-TRS-02", "DE-POT-01", "DE-EQP-08", "DE-MVA-01")
def test_a_potion_in_ones_space_is_picked_up_for_nothing() -> None:
    table = carrying([], next="", tokens=["healing-potion at B3", "vitality-potion at B4"]).play("battle")
    (here,) = [option for option in table.options() if option.startswith("pickup")]
    table.play(here)
    assert table.options() == ["equip healing-potion", "stow healing-potion", "drop healing-potion"]
    assert table.play("equip healing-potion").hero(HERO).equipped == ["healing-potion"]
    full = ["healing-potion"] * 3
    laden = carrying(full, ["sword", "axe", "dagger"], next="", tokens=["healing-potion at B3"]).play("battle")
    assert laden.refusal("pickup healing-potion-1") == "DE-POT-01"
    assert "healing-potion-1" in laden.state.tokens, "it goes on lying there"


@rule("DE-TRS-04")
def test_money_is_for_everybody_wherever_they_are() -> None:
    table = carrying([], next="", tokens=["money at B3"], others={OTHER: {"at": "", "coins": 25}, "mad-carthos": {"at": "H5"}})
    table.play("battle")
    table.play(next(option for option in table.options() if option.startswith("pickup")))
    assert [hero.coins for hero in table.state.heroes.values()] == [100, 125, 100]


@rule("DE-EQP-01", "DE-TRS-01", "DE-MVA-06")
def test_monsters_take_nothing() -> None:
    table = Table(heroes={HERO: {"at": "H5"}}, monsters={"beastman-1": {"at": "B3"}}, tokens=["money at B3"], next="activate")
    table.play("activate beastman-1", "move B4")
    assert len(table.state.tokens) == 1
    assert not any(option.startswith("pickup") for option in table.options())


@rule("DE-DOR-08", "DE-DOR-09", "DE-EQP-06")
def test_a_rune_key_is_nobodys_and_everybodys() -> None:
    full = {"equipped": ["healing-potion"] * 3, "pack": ["sword", "axe", "dagger"]}
    table = carrying([], next="", tokens=["red-key at B3"], hero=full).play("battle", "pickup red-key")
    assert table.state.keys == ["red"]
    assert table.hero(HERO).equipped + table.hero(HERO).pack == full["equipped"] + ["sword.1", "axe.1", "dagger.1"]


# --- Potions ---


@rule("DE-POT-02", "DE-POT-03", "DE-DMG-05", "DE-MVA-01")
def test_a_healing_potion_gives_three_wounds_for_a_point() -> None:
    table = carrying(["healing-potion", "healing-potion"], next="", hero={"life": 12}).play("advance", "drink healing-potion")
    assert (table.hero(HERO).life, points(table), table.hero(HERO).equipped) == (15, 3, ["healing-potion"])
    assert table.play("drink healing-potion").hero(HERO).life == 16


@rule("DE-POT-04")
def test_a_vitality_potion_gives_all_fatigue() -> None:
    assert carrying(["vitality-potion"], next="").play("advance", "drink vitality-potion").hero(HERO).fatigue == 3


@rule("DE-EX-10", "DE-EFF-06")
def test_poison_is_healed_first() -> None:
    table = carrying(["healing-potion"], next="", hero={"life": 12, "poison": 2}).play("advance", "drink healing-potion")
    assert (table.hero(HERO).life, table.hero(HERO).poison) == (13, 0)


@rule("DE-POT-05", "DE-RUL-48", "DE-SWI-08")
def test_by_the_switch_one_potion_a_turn() -> None:
    own = {"life": 5}
    two = ["healing-potion", "healing-potion"]
    free = carrying(two, next="", hero=own).play("advance", "drink healing-potion", "drink healing-potion")
    assert free.hero(HERO).life == 11
    one = carrying(two, next="", hero=own, options={"potions_per_turn": "1"}).play("advance", "drink healing-potion")
    assert one.refusal("drink healing-potion") == "DE-SWI-08"


# --- Chests ---


@rule("DE-CHS-01", "DE-CHS-02", "DE-CHS-12", "DE-MVA-01")
def test_a_chest_is_opened_for_two_points_in_its_space_and_is_gone() -> None:
    table = chest("100 coins")
    assert table.play("chest").state.chests == {}
    assert (points(table), table.refusal("chest")) == (2, "DE-CHS-01")
    away = chest("100 coins", hero={"at": "A1"})
    assert away.refusal("chest") == "DE-CHS-01"
    assert chest("100 coins", hero={"fatigue": 0}).refusal("pickup chest") == "DE-TRS-02"


@rule("DE-CHS-01")
def test_nobody_opens_a_chest_with_somebody_else_in_its_space() -> None:
    table = chest("100 coins", hero={"at": "A1"}, others={OTHER: {"at": "B1"}}).play("move B1")
    assert table.refusal("chest") == "DE-CHS-01"


@rule("DE-CHS-04", "DE-CHS-08", "DE-CHS-10", "DE-CNQ-01")
def test_coins_for_each_and_conquest_for_all() -> None:
    table = chest("150 coins, 3 conquest", others={OTHER: {"at": ""}}, conquest=4).play("chest")
    assert ([hero.coins for hero in table.state.heroes.values()], table.state.conquest) == ([150, 150], 7)


@rule("DE-CHS-05", "DE-CHS-06", "DE-CHS-07", "DE-CHS-10", "DE-RUL-47", "DE-DEC-11")
@pytest.mark.parametrize(
    ("kind", "card", "coins"), [("copper", "molar", 250), ("silver", "millstone-axe", 500), ("gold", "winterbite", 750)]
)
def test_each_hero_keeps_his_treasure_or_takes_coins(kind: str, card: str, coins: int) -> None:
    decks = {kind: [card, {"copper": "icicle-rune", "silver": "leech-rune", "gold": "slow-ruin-rune"}[kind]]}
    table = chest(kind, decks, {OTHER: {"at": ""}}).play("chest")
    assert (table.asked, table.options()) == (HERO, [f"keep {card}.1", f"coins {card}.1"])
    table.play(f"keep {card}.1", f"equip {card}.1")
    assert table.asked == OTHER
    table.play(table.options()[1])
    assert (table.hero(HERO).equipped, table.hero(OTHER).coins) == ([f"{card}.1"], coins)


@rule("DE-SWI-07")
def test_by_the_switch_there_are_no_coins_instead() -> None:
    table = chest("copper", {"copper": ["molar"]}, options={"chest_exchange": "none"}).play("chest")
    assert table.options() == ["equip molar.1", "stow molar.1", "drop molar.1"]
    plain = chest("copper", {"copper": ["molar"]}).play("chest")
    assert plain.options() == ["keep molar.1", "coins molar.1"]
    assert plain.play("coins molar.1").hero(HERO).coins == 250


@rule("DE-CHS-14")
def test_several_treasures_are_drawn_by_everybody() -> None:
    cards = ["molar", "icicle-rune", "bonfire-rune", "lullaby-rune"]
    table = chest("2 copper", {"copper": cards}, {OTHER: {"at": ""}}).play("chest")
    for seat in (HERO, OTHER, HERO, OTHER):
        assert table.asked == seat
        table.play(table.options()[1])
    assert [hero.coins for hero in table.state.heroes.values()] == [500, 500]


@rule("DE-CHS-11", "DE-RUL-50", "DE-DCK-02")
def test_an_empty_deck_gives_nothing_the_first_hero_draws_first() -> None:
    table = chest("copper", {"copper": ["molar"]}, {OTHER: {"at": "A1"}}).play("chest", "coins molar.1")
    assert (table.prompt, [hero.coins for hero in table.state.heroes.values()]) == ("turn", [250, 0])


@rule("DE-EQP-09")
def test_treasure_of_a_chest_may_take_the_place_of_anything() -> None:
    own = {"equipped": ["axe"], "pack": ["sword", "dagger", "bow"]}
    table = chest("copper", {"copper": ["molar"]}, hero=own).play("chest", "keep molar.1")
    assert table.prompt == "arrange"
    table.play("drop bow.1", "stow axe.1", "drop sword.1", "equip molar.1", "done")
    assert (table.hero(HERO).equipped, table.hero(HERO).pack) == (["molar.1"], ["dagger.1", "axe.1"])
    assert points(table) == 2, "it costs nothing"


@rule("DE-CHS-13")
def test_a_chest_cannot_be_picked_up() -> None:
    assert [option for option in chest("100 coins").options() if option.startswith("pickup")] == []


@rule("DE-RUL-49", "DE-EFF-14")
def test_the_contents_are_dealt_whatever_became_of_the_opener() -> None:
    hand = {"threat": 20, "hand": ["curse-of-the-monkey-god"]}
    table = Table(
        CHEST,
        heroes={HERO: {"at": "B1"}, OTHER: {"at": "H5"}},
        quest={"chests": dict.fromkeys(HOLDS, "100 coins")},
        overlord=hand,
        dice=["surge"],
    )
    table.play("overlord: pass", "advance", "chest", "overlord: play curse-of-the-monkey-god")
    assert ([hero.coins for hero in table.state.heroes.values()], table.hero(HERO).monkey) == ([100, 100], 2)


@rule("DE-RUL-49", "DE-CHS-08", "DE-CHS-10")
def test_conquest_and_cards_are_dealt_after_the_opener_has_died_and_no_coins_that_are_not_there() -> None:
    table = Table(
        CHEST,
        heroes={HERO: {"at": "B1", "life": 1}, OTHER: {"at": "H5"}},
        quest={"chests": dict.fromkeys(HOLDS, "3 conquest, copper")},
        decks={"copper": ["molar", "icicle-rune"]},
        overlord={"threat": 20, "hand": ["sealed-with-a-spark"]},
        conquest=9,
        dice=["blank blank blank"],
    )
    table.play("overlord: pass", "advance", "chest", "overlord: play sealed-with-a-spark")
    assert (table.hero(HERO).space, table.state.conquest) == ("", 9 - 3 + 3)
    assert table.told("CoinsGained") == []
    table.play("keep molar.1", "equip molar.1", "done" if table.may("done") else "coins icicle-rune.1")
    assert table.hero(HERO).equipped == ["molar.1"]


@rule("DE-RUB-19")
def test_a_monkey_gets_his_share_and_may_put_it_on() -> None:
    heroes = {HERO: {"at": "B1"}, OTHER: {"at": "H5", "monkey": 2, "equipped": ["bow"]}}
    quest = {"chests": dict.fromkeys(HOLDS, "copper")}
    table = Table(CHEST, heroes=heroes, quest=quest, decks={"copper": ["molar", "widows-longbow"]}).play("advance", "chest")
    table.play("coins molar.1", "keep widows-longbow.1", "drop bow.1", "equip widows-longbow.1", "done")
    assert table.hero(OTHER).equipped == ["widows-longbow.1"]


# --- Relics ---


@rule("DE-REL-01", "DE-DCK-05", "DE-RUB-02")
def test_a_relic_token_is_the_card() -> None:
    table = carrying([], next="", tokens=["last-candle at B3"]).play("battle", "pickup last-candle", "equip last-candle.1")
    assert (table.hero(HERO).equipped, table.state.tokens) == (["last-candle.1"], {})


@rule("DE-REL-03", "DE-RUL-25")
def test_a_dropped_relic_lies_where_it_fell_and_is_never_left_in_town() -> None:
    table = carrying(["last-candle"], next="").play("battle", "drop last-candle.1")
    assert [(token.kind, token.space) for token in table.state.tokens.values()] == [("relic", "B3")]
    assert table.may("pickup last-candle")
    hall = "+-+-+\n|* .|\n+-+-+"
    town = Table(hall, heroes={HERO: {"at": "", "equipped": ["last-candle"]}}).play("run")
    assert town.refusal("drop last-candle.1") == "DE-RUL-25"


@rule("DE-ITM-03", "DE-SKL-04", "DE-TRN-03")
def test_cards_are_refreshed_at_the_start_of_their_owners_turn() -> None:
    own = {"exhausted": ["iron-shield.1", "hasty-syllables"], "skills": ["hasty-syllables"]}
    assert carrying(["iron-shield", SWORD], hero=own).hero(HERO).exhausted == []
