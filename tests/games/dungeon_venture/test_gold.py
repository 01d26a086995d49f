"""Gold (DV-GOLD): worthless in a single Adventure, money in a Campaign."""

from tenebra.games.dungeon_venture.campaign import after
from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N C W|
+ + + + +
|o . . k|
+-+-+-+-+
"""


@rule("DV-GOLD-01", "DV-GOLD-02", "DV-DMG-07")
def test_gold_for_a_kill_is_discarded_as_if_nothing_was_found() -> None:
    table = Table(ROOM, turn="vardak", spoils=["gold-10", "blink"], dice=["hit miss miss miss", "miss miss"])
    table.play("attack orc-1")
    assert table.state.heroes["vardak"].hand == []
    found = table.last("GoldFound")
    assert (found.deck, found.card, found.rule) == ("spoils", "gold-10.1", "DV-GOLD-02")
    assert (table.state.spoils.draw, table.state.spoils.discard) == (["blink.1"], ["gold-10.1"])
    found_more = Table(ROOM, turn="vardak", spoils=["blink"], dice=["hit miss miss miss", "miss miss"], choices=["attack orc-1"])
    assert found_more.state.heroes["vardak"].hand == ["blink.1"]


@rule("DV-GOLD-02", "DV-TRE-08", "DV-EX-35", "DV-RUL-32")
def test_gold_in_a_chest_is_discarded_and_not_replaced() -> None:
    treasure = ["gold-5", "blink", "haste", "bow", "fireball"]
    table = Table(ROOM, turn="wick", treasure=treasure)
    table.play("chest C1")
    assert table.state.laid == ["blink.1", "haste.1", "bow.1"]
    removed = table.last("GoldRemoved")
    assert (removed.card, removed.rule) == ("gold-5.1", "DV-TRE-08")
    assert table.state.treasure.draw == ["fireball.1"]
    assert table.state.treasure.discard == ["gold-5.1"]


@rule("DV-GOLD-03", "DV-RUL-89")
def test_in_a_campaign_gold_stays_in_the_finders_hand() -> None:
    table = Table(ROOM, turn="vardak", spoils=["gold-10"], dice=["hit miss miss miss", "miss miss"], campaign={})
    table.play("attack orc-1")
    assert table.state.heroes["vardak"].hand == ["gold-10.1"]
    assert table.told("GoldFound") == []
    chest = Table(ROOM, turn="wick", treasure=["gold-5", "blink"], campaign={})
    chest.play("chest C1", "wick: pick gold-5")
    assert chest.state.heroes["wick"].hand == ["gold-5.1"]


@rule("DV-RUL-89", "DV-GOLD-03")
def test_the_gold_of_all_survivors_is_pooled_and_what_lies_under_a_skull_is_lost() -> None:
    table = Table(
        ROOM,
        turn="vardak",
        heroes={
            "vardak": {"hand": ["gold-10", "gold-5"]},
            "naurania": {"hand": ["gold-20"], "spirit": True, "wounds": 6},
            "wick": {"hand": ["blink"]},
        },
        skulls={"storm": {"at": "B2", "cards": ["gold-20"]}},
        campaign={"gold": 7},
    )
    assert after(table.state).gold == 7 + 10 + 5 + 20


@rule("DV-RUL-89")
def test_gold_can_be_given_but_not_played() -> None:
    table = Table(ROOM, turn="vardak", heroes={"vardak": {"hand": ["gold-10"]}}, campaign={})
    assert table.refusal("play gold-10") == "DV-RUL-89"
    table.play("give gold-10 to wick")
    assert table.state.heroes["wick"].hand == ["gold-10.1"]
