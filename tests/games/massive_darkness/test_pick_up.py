"""Movement Actions that something interrupts (MD-MVA, MD-PCK): Stun, death and victory on the way."""

from typing import Any

from tenebra.games.massive_darkness.content.model import DoorSection
from tests.games.massive_darkness.table import Table, card, door_card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
SNARE = card("pick-snare", category="consumable", keyword="trap", text="Stun")
BOLT = card("pick-bolt", category="consumable", keyword="trap", text="Suffer 1 Wound")
RANSOM = card("pick-ransom", category="consumable", keyword="fortune", text="Draw 2 Treasure")
COIN = card("pick-coin")


def chest(*cards: str, number: int = 1, hero: Any = None, **mission: Any) -> Table:
    """Whisper in a Zone with Treasure; the first of the cards is on top."""
    board = {"treasure": {"A1": number}, "levels": {"A1": 1}, **mission}
    return Table(LINE, {"whisper": hero or {}, "owen": {"zone": "E1"}}, mission=board, decks={"treasure-1": cards[::-1]})


@rule("MD-STN-01", "MD-STN-02", "MD-MVA-03")
def test_a_hero_who_is_stunned_on_the_way_goes_no_further() -> None:
    table = chest(SNARE).play("pickup")
    assert (table.state.movement, table.options()) == (None, ["standup", "nothing"])
    assert table.last("MovementEnded").rule == "MD-STN-02"
    assert table.refusal("move B1") == "MD-STN-02"


@rule("MD-STN-02", "MD-SKL-07", "MD-SPW-06")
def test_a_commanded_hero_who_is_stunned_behind_a_door_goes_no_further() -> None:
    spider = foe("pick-spider", "orc-agent", level=1, melee="1 yellow", health=9, text="Melee BAM: Stun")
    table = Table(
        "+-+-+-+-+\n|C C CDr|\n+-+-+-+-+",
        {"owen": {"pack": [card("pick-horn", text="Command")]}, "whisper": {"zone": "C1"}},
        {"orc": {"card": spider, "zone": "C1"}},
        mission={"levels": {"A1": 1}},
        decks={"door": [door_card("pick-guard", DoorSection("guard"))], "guard-1": ["pick-spider.2"]},
        dice=["2+bam"],
    )
    table.play("command whisper", "open C1-D1")
    assert table.hero("whisper").is_stunned
    assert (table.asked, table.prompt) == ("owen", "activation")


@rule("MD-STN-02", "MD-PCK-02")
def test_a_stunned_hero_still_takes_what_lies_there() -> None:
    table = chest(SNARE, COIN, number=2).play("pickup")
    assert (table.state.treasure, table.hero("whisper").pack) == ({}, [COIN])


@rule("MD-PCK-02", "MD-PCK-03", "MD-PCK-07", "MD-RES-02", "MD-RUL-81")
def test_a_hero_who_is_killed_leaves_the_rest_where_it_lies() -> None:
    board = {"tokens": {"chart": "library at A1"}, "rules": [{"on": "take chart", "do": ["reward 2", "count charts"]}]}
    table = chest(COIN, BOLT, "pick-coin.2", number=3, hero={"health": 1}, **board).play("pickup")
    whisper = table.hero("whisper")
    assert (whisper.is_dead, whisper.pack) == (True, [COIN])
    assert table.state.treasure == {"A1": ["normal"]}
    assert (table.state.tokens["chart"].zone, table.state.counters) == ("A1", {})
    assert [e.treasure for e in table.told("TreasureTaken")] == ["normal", "normal"]


@rule("MD-RES-02", "MD-RUL-31")
def test_a_killed_hero_draws_no_more_of_a_ransom() -> None:
    table = chest(RANSOM, BOLT, COIN, hero={"health": 1}).play("pickup")
    assert table.hero("whisper").pack == []
    assert table.state.decks["treasure-1"].draw == [COIN]


@rule("MD-PCK-02", "MD-PCK-07", "MD-OBJ-04")
def test_a_token_that_another_one_removes_is_not_taken() -> None:
    board = {"tokens": {"egg": "lair at A1", "nest": "lair at A1"}, "rules": [{"on": "take egg", "do": ["remove nest"]}]}
    table = Table(LINE, {"whisper": {}}, mission=board).play("pickup")
    assert [e.token for e in table.told("TokenTaken")] == ["egg"]


@rule("MD-WIN-02", "MD-MVA-01")
def test_the_last_hero_at_the_exit_wins_with_points_left() -> None:
    table = Table(LINE, {"whisper": {}}, mission={"exits": ["B1"], "wins": ["exit"]}).play("move B1")
    assert table.session.outcome == "victory"
