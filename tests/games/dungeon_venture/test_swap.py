"""Swap Places (DV-SWAP)."""

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule

ROOM = """
+-+-+-+-+
|V N|S .|
+ + + + +
|. W . o|
+-+-+-+-+
"""
LAIR = """
+-+-+-+
|. z|V|
+ + + +
|k G .|
+ + + +
|. H o|
+-+-+-+
|. . .|
+-+-+-+
"""
BOSS = {"attack": "3 blue", "defence": "1 green", "life": 3, "movement": 3}
BOSSES = {"gronk": {"mark": "G", **BOSS}, "hulk": {"mark": "H", **BOSS}}


def room(**fields: Any) -> Table:
    return Table(ROOM, **{"turn": "vardak", **fields})


@rule("DV-SWAP-01")
def test_two_adjacent_heroes_exchange_their_places() -> None:
    table = room()
    assert [o for o in table.options() if o.startswith("swap")] == ["swap with naurania"]
    assert table.refusal("swap with wick") == "DV-SWAP-01"
    assert table.refusal("swap with storm") == "DV-SWAP-01"
    table.play("swap with naurania", "naurania: agree")
    swapped = table.last("Swapped")
    assert (swapped.figure, swapped.other, swapped.rule) == ("vardak", "naurania", "DV-SWAP-03")
    assert (table.figure("vardak").space, table.figure("naurania").space) == ("B1", "A1")


@rule("DV-SWAP-01")
@pytest.mark.parametrize("other", ["vardak", "orc-1", "gandalf"])
def test_only_with_another_hero(other: str) -> None:
    table = room(heroes={"vardak": {"at": "D1"}})
    assert table.refusal(f"swap with {other}") == "DV-SWAP-01"


@rule("DV-SWAP-01")
def test_not_through_a_wall_and_not_with_a_spirit() -> None:
    assert room(turn="naurania").refusal("swap with storm") == "DV-SWAP-01"
    assert room(heroes={"naurania": {"spirit": True}}).refusal("swap with naurania") == "DV-SWAP-01"


@rule("DV-SWAP-02")
def test_the_other_player_is_asked_and_may_refuse() -> None:
    table = room()
    table.play("swap with naurania")
    assert (table.asked, table.prompt, table.options()) == ("naurania", "swap", ["agree", "refuse"])
    assert table.session.decision is not None
    assert table.session.decision.about == {"figure": "vardak", "other": "naurania"}
    table.play("refuse")
    answered = table.last("Answered")
    assert (answered.by, answered.agrees, answered.rule) == ("naurania", False, "DV-SWAP-02")
    assert (table.told("Swapped"), table.told("ActionTaken")) == ([], [])
    assert (table.asked, table.may("search"), table.figure("vardak").space) == ("vardak", True, "A1")


@rule("DV-SWAP-02")
def test_whoever_agrees_is_swapped_and_the_action_is_taken() -> None:
    table = room()
    table.play("swap with naurania", "agree")
    assert (table.last("Answered").by, table.last("Answered").agrees) == ("naurania", True)
    assert table.refusal("search") == "DV-TURN-04"


@rule("DV-SWAP-02")
def test_nobody_asks_oneself() -> None:
    table = room(options={"party": "vardak naurania / storm wick"})
    table.play("swap with naurania")
    assert (table.told("Answered"), table.figure("vardak").space) == ([], "B1")


@rule("DV-SWAP-03", "DV-RUL-42")
def test_a_swap_costs_no_movement_and_triggers_no_trap() -> None:
    table = room(traps={"A1": "pit", "B1": "arrows"})
    table.play("swap with naurania", "agree")
    assert (table.told("TrapSprung"), table.told("Moved"), table.told("MovementEnded")) == ([], [], [])
    turn = table.state.turn
    assert turn is not None
    assert (turn.has_moved, turn.strides) == (False, 1)
    assert table.may("move A2")


@rule("DV-SWAP-03", "DV-RUL-42")
def test_a_swap_is_possible_after_the_movement() -> None:
    table = room(moved=True)
    table.play("swap with naurania", "agree")
    assert table.figure("vardak").space == "B1"
    assert table.told("TurnEnded")[0].figure == "vardak"


@rule("DV-RUL-63")
def test_a_boss_swaps_with_an_adjacent_monster_without_asking() -> None:
    table = Table(LAIR, turn="gronk", bosses=BOSSES, areas={"lair": "A1"})
    assert [o for o in table.options() if o.startswith("swap")] == ["swap with zombie-1", "swap with kobold-1", "swap with hulk"]
    assert table.refusal("swap with orc-1") == "DV-SWAP-01"
    assert table.refusal("swap with vardak") == "DV-SWAP-01"
    table.play("swap with zombie-1")
    assert (table.figure("gronk").space, table.figure("zombie-1").space) == ("B1", "B2")
    assert table.told("Answered") == []


@rule("DV-RUL-63")
def test_a_boss_cannot_reorganize_nor_a_monster_swap() -> None:
    fields: dict[str, Any] = {"bosses": BOSSES, "areas": {"lair": "A1"}}
    assert Table(LAIR, turn="gronk", **fields).refusal("reorganize") == "DV-BOSS-02"
    assert Table(LAIR, turn="zombie-1", **fields).refusal("swap with gronk") == "DV-MON-03"
