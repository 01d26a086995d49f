"""Town (DE-TWN): visits, prices, selling, training, and the way there and back."""

from typing import Any

import pytest

from tenebra.kernel import Session
from tests.games.descent.props import Table
from tests.games.descent.table import rule

HALL = """
+-+-+-+-+
|. * . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
HERO = "sir-valadir"


def town(coins: int = 0, others: Any = None, **fields: Any) -> Table:
    """Sir Valadir in Town with so many coins, Running (8 movement points)."""
    own = {"at": "", "coins": coins, **fields.pop("hero", {})}
    return Table(HALL, heroes={HERO: own, **(others or {})}, **fields).play("run")


STOCK = ["sword", "axe", "leather-armor"]
UNLIMITED = {"town_list_per_visit": "unlimited"}


def shop(coins: int = 0, **fields: Any) -> Table:
    """The same, in the shop."""
    return town(coins, **{"shop": STOCK, **fields}).play("visit")


def points(table: Table) -> int:
    """The movement points left."""
    assert table.state.turn is not None
    return table.state.turn.points


@rule("DE-TWN-02", "DE-MVA-04", "DE-RUL-45", "DE-EX-38")
def test_a_visit_costs_three_points_and_sells_any_cards_but_one_entry_of_the_list() -> None:
    table = shop(3000, decks={"fighting": ["swift"], "copper": ["molar"]})
    assert points(table) == 5
    table.play("buy sword", "equip sword.1", "buy leather-armor", "stow leather-armor.1", "train melee")
    assert table.refusal("learn fighting") == "DE-RUL-45"
    assert table.refusal("buy healing-potion") == "DE-RUL-45"
    assert table.refusal("buy copper") == "DE-RUL-45"
    assert table.may("buy axe")
    table.play("done", "visit", "learn fighting")
    assert (points(table), table.hero(HERO).skills, table.hero(HERO).coins) == (2, ["swift"], 3000 - 75 - 50 - 500 - 1000)
    table.play("done", "travel to B1")
    assert (table.hero(HERO).space, points(table)) == ("B1", 1)


@rule("DE-SWI-05")
def test_by_the_switch_a_visit_sells_any_entries() -> None:
    table = shop(1000, options=UNLIMITED)
    table.play("buy healing-potion", "equip healing-potion", "buy healing-potion", "stow healing-potion", "train melee")
    assert table.hero(HERO).coins == 1000 - 100 - 500
    plain = shop(1000).play("buy healing-potion", "equip healing-potion")
    assert (plain.refusal("buy healing-potion"), plain.hero(HERO).coins) == ("DE-RUL-45", 950)
    first = Table.__new__(Table)
    first.session = Session.begin(Table.game, "into-the-dark", "1", {"party": f"{HERO} silhouette"})
    first.play("keep", "keep", "buy healing-potion", "equip healing-potion", "buy healing-potion", "equip healing-potion")
    assert first.hero(HERO).coins == 300 - 2 * 50, "before the quest as many as one likes"


@rule("DE-TWN-02", "DE-TWN-14")
def test_shopping_is_for_heroes_in_town_with_points() -> None:
    assert Table(HALL, heroes={HERO: {"at": "A1"}}).play("run").refusal("visit") == "DE-TWN-02"
    table = town().play("visit")
    assert table.refusal("travel to B1") == "DE-TWN-02", "first he leaves the shop"
    assert not table.play("done", "visit", "done").may("visit"), "2 points are too few"
    ready = Table(HALL, heroes={HERO: {"at": ""}}).play("ready", "order rest")
    assert ready.hero(HERO).order == "rest"


@rule("DE-TWN-04", "DE-TWN-06", "DE-TWN-15")
def test_cards_lie_open_beside_the_list_each_at_its_price() -> None:
    table = shop(200, shop=["dagger", "sword", "dagger"], decks={"copper": ["molar"]})
    assert [option for option in table.options() if option.startswith("buy")] == [
        "buy dagger",
        "buy sword",
        "buy healing-potion",
        "buy vitality-potion",
    ]
    assert table.refusal("buy copper") == "DE-TWN-15", "there is one, but it is too dear"
    assert (table.refusal("buy axe"), table.refusal("buy gold")) == ("DE-SET-15", "DE-CHS-11")
    table.play("buy sword", "equip sword.1", "buy healing-potion", "equip healing-potion", "buy dagger", "equip dagger.1")
    costs = [(event.item, event.price, event.rule) for event in table.told("Bought")]
    assert costs == [("sword.1", 75, "DE-TWN-04"), ("healing-potion", 50, "DE-TWN-06"), ("dagger.1", 25, "DE-TWN-04")]
    assert (table.hero(HERO).coins, table.state.shop) == (200 - 75 - 50 - 25, ["dagger.2"])


@rule("DE-TWN-04", "DE-DCK-04", "DE-SET-15", "DE-SET-16")
def test_the_shop_has_so_many_of_each() -> None:
    table = shop(1000, shop=["dagger", "dagger", "sword"])
    table.play("buy dagger", "equip dagger.1", "buy dagger", "equip dagger.2")
    assert (table.hero(HERO).equipped, table.state.shop) == (["dagger.1", "dagger.2"], ["sword.1"])
    assert table.refusal("buy dagger") == "DE-SET-15"


@rule("DE-TWN-15", "DE-SET-13", "DE-RUL-53")
def test_nobody_buys_without_the_money_in_his_own_purse() -> None:
    table = shop(74, others={"silhouette": {"at": "", "coins": 1000}}, decks={"fighting": ["swift"]})
    assert table.refusal("buy sword") == "DE-TWN-15"
    assert table.may("buy leather-armor")
    assert (table.refusal("learn fighting"), table.refusal("train melee")) == ("DE-TWN-15", "DE-TWN-15")


@rule("DE-TWN-06", "DE-RUL-04", "DE-EX-37")
@pytest.mark.parametrize(
    ("item", "price"),
    [("healing-potion", 50), ("vitality-potion", 25), ("copper", 250), ("silver", 500), ("gold", 750)],
)
def test_the_price_list(item: str, price: int) -> None:
    decks = {"copper": ["molar"], "silver": ["leech-rune"], "gold": ["tantrum"]}
    assert shop(price - 1, decks=decks).refusal(f"buy {item}") == "DE-TWN-15"
    table = shop(price, decks=decks).play(f"buy {item}")
    table.play(table.options()[0])
    assert (table.hero(HERO).coins, len(table.hero(HERO).equipped)) == (0, 1)


@rule("DE-SWI-02")
def test_by_the_switch_a_vitality_potion_costs_fifty() -> None:
    switched = {"vitality_town_price": "50"}
    assert shop(49, options=switched).refusal("buy vitality-potion") == "DE-TWN-15"
    assert shop(50, options=switched).play("buy vitality-potion").hero(HERO).coins == 0
    assert shop(25).play("buy vitality-potion").hero(HERO).coins == 0
    first = Table.__new__(Table)
    first.session = Session.begin(Table.game, "into-the-dark", "1", {"party": f"{HERO} silhouette"})
    first.play("keep", "keep", "buy vitality-potion", "equip vitality-potion")
    assert first.hero(HERO).coins == 300 - 50
    assert shop(100, options=switched).play("buy healing-potion").hero(HERO).coins == 50


@rule("DE-TWN-07", "DE-CHS-11")
def test_a_bought_treasure_comes_from_the_top_of_its_deck_until_it_is_empty() -> None:
    table = shop(1000, decks={"copper": ["molar"]}).play("buy copper", "equip molar.1")
    assert (table.hero(HERO).equipped, table.hero(HERO).coins) == (["molar.1"], 750)
    assert table.play("done", "visit").refusal("buy copper") == "DE-CHS-11"


@rule("DE-TWN-08", "DE-TWN-09", "DE-SKL-02", "DE-RUL-51", "DE-DEC-12", "DE-DCK-06")
def test_a_skill_is_drawn_from_a_deck_of_ones_choice() -> None:
    decks = {"fighting": ["thick-hide", "headlong"], "subterfuge": ["swift"], "wizardry": []}
    table = shop(2500, decks=decks, hero={"skills": ["every-trick", "good-word", "farsighted"], "life": 16})
    assert table.refusal("learn wizardry") == "DE-RUL-51"
    table.play("learn fighting")
    assert table.hero(HERO).skills == ["every-trick", "good-word", "farsighted", "thick-hide"]
    assert (table.hero(HERO).life, table.hero(HERO).coins) == (20, 1500), "what it adds is there at once"
    assert table.play("done", "visit", "learn fighting").hero(HERO).skills[-1] == "headlong"


@rule("DE-TWN-10", "DE-TWN-11", "DE-TWN-12", "DE-HERO-04", "DE-DEC-12")
def test_training_adds_a_die_up_to_five_while_tokens_last() -> None:
    table = shop(1000, hero={"training": {"melee": 2}}).play("train melee")
    assert (table.hero(HERO).training, table.state.training["melee"]) == ({"melee": 3}, 3)
    assert table.play("done", "visit").refusal("train melee") == "DE-TWN-11"
    spent = shop(2500, options=UNLIMITED).play(*["train ranged"] * 4)
    assert (spent.refusal("train ranged"), spent.state.training["ranged"]) == ("DE-TWN-12", 0)


@rule("DE-TWN-05", "DE-RUL-46", "DE-RUB-12", "DE-REL-02")
def test_things_are_sold_for_half() -> None:
    own = {"equipped": ["sword", "leather-armor", "healing-potion", "vitality-potion"], "pack": ["molar", "last-candle"]}
    table = shop(0, hero=own, shop=[])
    for item, coins in [
        ("sword.1", 25),
        ("leather-armor.1", 50),
        ("healing-potion", 75),
        ("vitality-potion", 75),
        ("molar.1", 200),
    ]:
        assert table.play(f"sell {item}").hero(HERO).coins == coins
    assert "sword.1" in table.state.shop, "shop cards go back to the shop"
    assert table.state.decks["copper"].draw.count("molar.1") == 0
    assert table.refusal("sell last-candle.1") == "DE-REL-02"


@rule("DE-TWN-01", "DE-TWN-13", "DE-GLY-02", "DE-GLY-03", "DE-GLY-06")
def test_there_or_back_for_a_point_once_a_turn() -> None:
    away = Table(HALL, heroes={HERO: {"at": "B1"}}).play("run", "travel to town")
    assert (away.hero(HERO).space, points(away)) == ("", 7)
    assert away.refusal("travel to B1") == "DE-GLY-03"
    assert Table(HALL, heroes={HERO: {"at": "A1"}}).play("run").refusal("travel to town") == "DE-GLY-02"


@rule("DE-TWN-03", "DE-ADJ-03", "DE-TRS-03")
def test_everybody_in_town_is_next_to_everybody() -> None:
    own = {"equipped": ["sword"]}
    table = town(hero=own, others={"silhouette": {"at": ""}, "mad-carthos": {"at": "A1"}})
    assert table.may("give sword.1 to silhouette")
    assert not table.may("give sword.1 to mad-carthos")
