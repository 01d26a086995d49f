"""Trade as an Action that ends, and what may happen in the middle of one (MD-TRD, MD-TIM-08, MD-EQP-19)."""

from typing import Any

import pytest

from tests.games.massive_darkness.table import Table, card, foe, rule

LINE = "+-+-+-+-+-+\n|C C C C C|\n+-+-+-+-+-+"
RELIC = card("trade-relic", "hand", melee="1 red", origin="artifact")
SWORD = card("trade-sword", "hand", melee="1 red")
DEAD: dict[str, Any] = {"is_dead": True, "health": 0, "pack": [RELIC]}


@rule("MD-TRD-01", "MD-OBJ-04", "MD-TIM-08")
def test_an_altar_sees_what_a_hero_was_given_in_a_trade() -> None:
    altar = {"rules": [{"on": "bring trade-relic to A1", "do": ["count altars"]}]}
    table = Table(LINE, {"whisper": {}, "owen": {"pack": [RELIC]}}, actions=1, mission=altar)
    table.play("trade", f"owen: give {RELIC} to whisper", "owen: ready", "whisper: ready")
    assert table.state.counters == {"altars": 1}


@rule("MD-WIN-02", "MD-TRD-02", "MD-RES-02")
def test_a_trade_with_a_killed_bearer_at_the_exit_wins() -> None:
    mission = {"exits": ["A1"], "wins": ["exit with trade-relic"]}
    table = Table(LINE, {"whisper": {}, "owen": DEAD}, mission=mission)
    table.play("trade", f"owen: give {RELIC} to whisper", "owen: ready", "whisper: ready")
    assert table.session.outcome == "victory"


@rule("MD-LVL-04", "MD-TRD-01")
def test_the_level_rises_when_a_trade_ends() -> None:
    table = Table(LINE, {"whisper": {"zone": "B1"}}, mission={"levels": {"A1": 2}}).play("trade")
    assert table.state.level == 1
    table.play("ready")
    assert (table.state.level, table.prompt) == (2, "activation")


def rich_trade(*more: str) -> Table:
    """Owen transmutes in his Trade; the Trap he draws rouses an Agent, which dies of Whisper's thorns, far away."""
    weak = foe("trade-agent", "orc-agent", level=1, melee="1 yellow", health=1)
    bell = card("trade-bell", category="consumable", keyword="trap", text="Spawn a Guard", level=2)
    junk = [card("trade-junk"), "trade-junk.2", "trade-junk.3"]
    thorny = {"pack": [card("trade-thorns", text="Retaliation 9")], "body": card("trade-mail", "body", defense="1 blue")}
    table = Table(
        LINE,
        {"owen": {"pack": junk}, "whisper": {"zone": "E1", **thorny}, **{name: {"zone": "E1"} for name in more}},
        {"orc": {"card": weak, "zone": "E1", "holds": [SWORD]}},
        decks={"treasure-2": [bell], "guard-1": ["trade-agent.2"]},
        dice=["blank blank 1"],
    )
    table.play("trade", "transmute", "pick trade-junk.2", "pick trade-junk.1")
    return table.play("choose whisper") if table.prompt == "prey" else table


@rule("MD-EQP-19", "MD-GRD-10", "MD-TRN-04")
def test_who_keeps_loot_in_the_middle_of_another_ones_trade_reorganizes_at_once() -> None:
    table = rich_trade()
    assert (table.prompt, table.asked) == ("reorganize", "whisper")
    table.play(f"equip {SWORD}", "ready")
    assert table.hero("whisper").hands == [SWORD]
    assert table.session.decision is not None
    assert (table.prompt, table.session.decision.seats) == ("trade", ("owen",))
    table.play("ready")
    assert (table.prompt, table.state.exchange) == ("activation", None)


@rule("MD-TRD-02", "MD-EQP-19", "MD-GRD-10")
@pytest.mark.parametrize("equips", [True, False])
def test_who_is_given_loot_far_away_does_not_join_the_trade(equips: bool) -> None:
    table = rich_trade("sibyl").play(f"give {SWORD} to sibyl")
    assert (table.prompt, table.asked) == ("reorganize", "sibyl")
    table.play(*([f"equip {SWORD}"] if equips else []), "ready")
    assert table.session.decision is not None
    assert (table.prompt, table.session.decision.seats) == ("trade", ("owen",))
