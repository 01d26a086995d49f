"""The Actions: who may do what (DV-ACT)."""

import pytest

from tests.games.dungeon_venture.table import Table, rule

CROWDED = """
+-+-+-+
|. A|.|
+ + + +
|N VOo|
+ + + +
|. C|.|
+-+-+-+
"""
"""Vardak with everything within reach: an Altar, a Chest, an open door, an Orc, an ally, a Spirit and a skull."""

LAIR = """
+-+-+-+
|. A|.|
+ + + +
|o GOV|
+ + + +
|. C|.|
+-+-+-+
"""
GRONK = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "1 blue"}}
ACTIONS = {
    "attack orc-1",
    "give healing-potion to naurania",
    "give healing-potion to storm",
    "chest B3",
    "double",
    "close B2-C2",
    "loot wick",
    "guide storm",
    "play healing-potion",
    "rest",
    "search",
    "swap with naurania",
}
HERO_ONLY = ("give bow to vardak", "chest B3", "loot wick", "guide storm", "release storm to A1", "rest", "search", "reorganize")


def crowded(**fields: object) -> Table:
    heroes = {
        "vardak": {"hand": ["healing-potion"]},
        "storm": {"at": "B2", "spirit": True},
        "wick": {"dead": True},
    }
    fields = {"turn": "vardak", "skulls": {"wick": {"at": "B2", "cards": ["war-axe"]}}, "heroes": heroes, **fields}
    return Table(CROWDED, **fields)


def lair(turn: str, **fields: object) -> Table:
    heroes = {"storm": {"at": "B2", "spirit": True}, "wick": {"dead": True}}
    skulls = {"wick": {"at": "B2", "cards": ["war-axe"]}}
    return Table(LAIR, turn=turn, bosses=GRONK, areas={"lair": "A1"}, heroes=heroes, skulls=skulls, **fields)


@rule("DV-ACT-01", "DV-ACT-02")
def test_a_hero_has_all_the_actions_of_the_list() -> None:
    table = crowded()
    assert {o for o in table.options() if o != "end" and not o.startswith("move")} == ACTIONS
    decision = table.session.decision
    assert decision is not None
    assert {decision.why_not("vardak", option) for option in decision.options()} == {None}
    assert table.refusal("resurrect") == "DV-ACT-02"
    assert table.refusal("reorganize") == "DV-REO-02"
    peace = Table("+-+-+\n|V .|\n+-+-+", turn="vardak")
    assert peace.may("reorganize")


@rule("DV-ACT-01", "DV-ACT-03")
@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_every_action_is_the_one_action_of_the_turn(action: str) -> None:
    table = crowded(dice=["miss miss miss miss", "miss miss"])
    assert not table.state.turn.has_acted  # type: ignore[union-attr]
    table.play(action)
    while table.prompt in ("pick", "swap"):
        table.play(table.options()[0])
    taken = table.last("ActionTaken")
    assert (taken.figure, taken.action, taken.rule) == ("vardak", action.partition(" ")[0], "DV-ACT-01")
    turn = table.state.turn
    assert turn is not None
    assert (turn.figure, turn.has_acted, turn.has_moved, turn.strides) == ("vardak", True, False, 1)
    assert table.refusal("double") == "DV-TURN-04"
    assert all(o == "end" or o.startswith("move") for o in table.options())


@rule("DV-ACT-03")
def test_an_action_costs_no_movement_points() -> None:
    corridor = "+-+-+-+-+-+-+-+-+\n|V . . . . . . o|\n+-+-+-+-+-+-+-+-+"
    table = Table(corridor, turn="vardak")
    before = [o for o in table.options() if o.startswith("move")]
    table.play("search")
    assert [o for o in table.options() if o.startswith("move")] == before
    assert table.may("move F1")
    assert table.refusal("move G1") == "DV-MOV-02"


@rule("DV-ACT-02", "DV-SPRT-03")
@pytest.mark.parametrize(
    "action",
    [
        "attack orc-1",
        "give healing-potion to naurania",
        "chest B3",
        "double",
        "close B2-C2",
        "loot wick",
        "guide storm",
        "release storm to A1",
        "play healing-potion",
        "rest",
        "search",
        "reorganize",
        "swap with naurania",
        "takeoff bow",
    ],
)
def test_a_spirit_may_do_nothing_but_resurrect(action: str) -> None:
    heroes = {"vardak": {"spirit": True, "hand": ["healing-potion"], "worn": ["bow"]}, "storm": {"at": "B2", "spirit": True}}
    table = crowded(heroes=heroes)
    assert table.refusal(action) == "DV-SPRT-03"
    assert {o.split()[0] for o in table.options()} == {"move", "end", "resurrect"}


@rule("DV-ACT-02", "DV-TRE-09", "DV-LOOT-04", "DV-SPI-06", "DV-SRCH-05", "DV-REST-08")
@pytest.mark.parametrize("action", [*HERO_ONLY, "play ogre-brew at orc-1", "swap with gronk", "resurrect"])
def test_a_monster_has_only_three_actions(action: str) -> None:
    table = lair("orc-1", monsters={"orc-1": {"at": "A2"}}, keeper_cards=["ogre-brew"])
    assert table.asked == "keeper"
    assert table.refusal(action) == "DV-MON-03"
    assert {o.split()[0] for o in table.options()} == {"move", "end", "double"}


@rule("DV-ACT-02")
def test_a_monster_attacks_opens_doors_and_steps_twice() -> None:
    table = crowded(turn="orc-1")
    assert {o.split()[0] for o in table.options()} == {"move", "end", "attack", "close", "double"}


@rule("DV-ACT-02", "DV-TRE-09", "DV-LOOT-04", "DV-SPI-06", "DV-SRCH-05", "DV-REST-08", "DV-RUL-63")
@pytest.mark.parametrize("action", [*HERO_ONLY, "resurrect", "takeoff bow"])
def test_what_a_boss_cannot_do(action: str) -> None:
    table = lair("gronk", keeper_cards=["black-draught"])
    assert table.refusal(action) == "DV-BOSS-02"


@rule("DV-ACT-02", "DV-RUL-63")
def test_what_a_boss_can_do() -> None:
    table = lair("gronk", keeper_cards=["black-draught"])
    assert {o for o in table.options() if not o.startswith("move")} == {
        "attack vardak",
        "double",
        "close B2-C2",
        "play black-draught",
        "swap with orc-1",
        "end",
    }


@rule("DV-ACT-04")
def test_taking_off_equipment_is_no_action() -> None:
    table = crowded(heroes={"vardak": {"worn": ["bow", "iron-helm"]}})
    table.play("takeoff iron-helm")
    assert table.state.turn is not None
    assert not table.state.turn.has_acted
    assert table.state.heroes["vardak"].hand == ["iron-helm.1"]
    table.play("search")
    assert table.may("takeoff bow")
    assert table.refusal("takeoff iron-helm") == "DV-EQP-08"


@rule("DV-ACT-04")
def test_moving_and_drawing_a_reward_are_no_actions() -> None:
    heroes = {"vardak": {"hand": ["fire-flask"]}}
    table = crowded(heroes=heroes, spoils=["bow"], monsters={"kobold-1": {"at": "C3"}}, dice=["hit hit hit", "miss miss"])
    table.play("move A1")
    assert table.state.turn is not None
    assert not table.state.turn.has_acted
    table = crowded(heroes=heroes, spoils=["bow"], monsters={"kobold-1": {"at": "C3"}}, dice=["hit hit hit", "miss miss"])
    table.play("play fire-flask at orc-1")
    assert table.state.heroes["vardak"].hand == ["bow.1"]
    assert [event.action for event in table.told("ActionTaken")] == ["play"]
