"""What a quest's own rules can do (DE-GEN-02): each effect, each occasion, each condition, on a small map."""

from typing import Any

import pytest

from tests.games.descent.props import SWORD, Table
from tests.games.descent.table import rule

MAP = """
+-+-+-+-+-+-+
|. . .D. . .|
+ + + + + + +
|. o .D. x .|
+-+-+-+-+-+-+
"""
DOOR = "C1-D1"
RUNE = MAP.replace("D", "R")
TWO = {"sir-valadir": {"at": "A1"}, "silhouette": {"at": "A2"}}
LORD = {"kind": "beastman", "speed": 4, "armor": 0, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Pierce 1"}


def on(trigger: str, *effects: str, map: str = MAP, **fields: Any) -> Table:
    """A quest with one rule of its own; the first hero is about to declare his action."""
    rules = [{"on": trigger, "do": list(effects), **fields.pop("when", {})}]
    quest = {"rules": rules, "uniques": {"lord": LORD}, **fields.pop("quest", {})}
    return Table(map, **{"heroes": TWO, "quest": quest, **fields})


def stepped(*effects: str, **fields: Any) -> Table:
    """The same, and the hero has entered B1, which sets the rule off."""
    return on("enter B1", *effects, **fields).play("run", "move B1")


@rule("DE-GEN-02")
def test_conquest_threat_and_cards() -> None:
    table = stepped("conquest 2", "lose 1 conquest", "threat 3", "cards 2", overlord={"deck": ["dodge", "aim", "aim"]})
    assert (table.state.conquest, table.state.overlord.threat) == (6, 3)
    assert table.state.overlord.hand == ["dodge.1", "aim.1"]


@rule("DE-GEN-02")
def test_coins_and_treasure_go_to_every_hero() -> None:
    table = stepped("coins 75", "treasure copper", decks={"copper": ["molar", "rib-knife"]})
    table.play("coins molar.1", "coins rib-knife.1")
    assert [hero.coins for hero in table.state.heroes.values()] == [325, 325]


@rule("DE-GEN-02", "DE-DMG-04")
def test_wounds_and_healing() -> None:
    table = stepped("wound 2 in start", "heal 1", heroes={"sir-valadir": {"at": "A1"}, "silhouette": {"at": "F1"}})
    assert [hero.life for hero in table.state.heroes.values()] == [15, 12]
    one = stepped("wound 3 in B1")
    assert [hero.life for hero in one.state.heroes.values()] == [13, 12]


@rule("DE-GEN-02")
def test_a_unique_monster_is_hurt_wherever_it_is_or_taken_away_without_reward() -> None:
    monsters = {"lord": {"at": "F1"}}
    assert stepped("hurt lord 4", monsters=monsters).monster("lord").life == 5
    gone = stepped("remove lord", monsters=monsters)
    assert gone.state.monsters == {}
    assert gone.state.slain == []
    assert stepped("hurt lord 4").state.monsters == {}


@rule("DE-GEN-02", "DE-SPW-09")
def test_monsters_appear_as_near_as_they_can() -> None:
    table = stepped("spawn 1 beastman at F1", "spawn 1 beastman leader at F2", "spawn 1 lord at E1")
    assert {name: monster.space for name, monster in table.state.monsters.items()} == {
        "beastman-1": "F1",
        "beastman-leader-1": "F2",
        "lord": "E1",
    }
    taken = stepped("spawn 1 beastman at F1", monsters={"skeleton-1": {"at": "F1"}})
    assert (taken.asked, taken.prompt) == ("overlord", "spawn")
    taken.play("place F2")
    assert taken.monster("beastman-1").space == "F2"
    twice = stepped("spawn 2 lord at F1", "spawn 1 lord at F2")
    assert list(twice.state.monsters) == ["lord"]


@rule("DE-GEN-02", "DE-DOR-08")
def test_doors_open_close_and_are_unlocked() -> None:
    assert stepped(f"open {DOOR}").state.doors == {DOOR: True}
    assert stepped(f"close {DOOR}", opened=[DOOR]).state.doors == {DOOR: False}
    held = stepped(f"close {DOOR}", opened=[DOOR], monsters={"ogre-1": {"at": "C1"}})
    assert held.state.doors == {DOOR: True}
    table = stepped("unlock red", map=RUNE)
    assert table.state.keys == ["red"]
    table.play("move C1", f"open {DOOR}")


@rule("DE-GEN-02", "DE-EXP-02")
def test_an_area_is_revealed_unseen() -> None:
    assert stepped("reveal room-2", unrevealed=["room-2"]).state.revealed == ["start", "room-2"]


@rule("DE-GEN-02")
def test_tokens_come_and_go() -> None:
    fields = {"unrevealed": ["room-2"], "tokens": ["money at F1"], "encounters": {"hermit": "F2"}}
    table = stepped("token money-1 at C1", "token hermit at C2", **fields)
    assert (table.state.tokens["money-1"].space, table.state.tokens["hermit"].space) == ("C1", "C2")
    assert stepped("remove money-1", tokens=["money at C1"]).state.tokens == {}


@rule("DE-GEN-02", "DE-OBS-08")
def test_obstacles_come_where_nobody_stands_and_go() -> None:
    table = stepped("rock at C1", "water at A2", "clear B2")
    assert table.state.obstacles == {"C1": "rock"}
    assert table.refusal("move C1") == "DE-OBS-01"


@rule("DE-GEN-02")
@pytest.mark.parametrize(
    ("trigger", "choices", "fields"),
    [
        ("enter B1", ["run", "move B1"], {}),
        ("enter start", ["run", "move B1"], {}),
        (f"open {DOOR}", ["run", "move C1", f"open {DOOR}"], {}),
        ("glyph E2", ["run", "move E2"], {"opened": [DOOR]}),
        ("take money-1", ["run", "move B1", "pickup money-1"], {"tokens": ["money at B1"]}),
        ("reveal room-2", ["run", "move C1", f"open {DOOR}"], {"unrevealed": ["room-2"]}),
        ("bring lamp to C1", ["run", "move C1"], {"bearers": {"lamp": "sir-valadir"}, "quest": {"things": ["lamp"]}}),
        ("count done 1", ["run", "move B1"], {"more": [{"on": "enter B1", "do": ["count done"]}]}),
    ],
)
def test_when_rules_happen(trigger: str, choices: list[str], fields: dict[str, Any]) -> None:
    rules = [{"on": trigger, "do": ["conquest 1"]}, *fields.pop("more", [])]
    quest = {"rules": rules, **fields.pop("quest", {})}
    table = Table(MAP, heroes=TWO, quest=quest, **fields)
    before = table.state.conquest
    table.play(*choices)
    gained = 3 if trigger.startswith("glyph") else 0
    assert table.state.conquest == before + 1 + gained


@rule("DE-GEN-02")
def test_death_slaying_rounds_and_breaches_set_rules_off() -> None:
    quest = {"rules": [{"on": "slay beastman", "do": ["coins 25"]}]}
    slain = Table(
        MAP,
        heroes={"sir-valadir": {"at": "A1", "equipped": [SWORD]}},
        monsters={"beastman-1": {"at": "B1", "life": 1}},
        quest=quest,
        dice=["1/3/0 0/3/0 blank blank"],
    )
    slain.play("battle", f"attack B1 with {SWORD}")
    assert slain.hero("sir-valadir").coins == 25
    death = {"rules": [{"on": "death", "do": ["threat 5"]}]}
    dying = {"sir-valadir": {"at": "A1", "life": 1, "burn": 1}}
    assert Table(MAP, heroes=dying, quest=death, next="turn", dice=["blank"]).state.overlord.threat == 5
    breach = {"rules": [{"on": "breach room-2", "do": ["threat 2"]}, {"on": "every 2 rounds", "do": ["threat 1"]}]}
    fields = {"monsters": {"beastman-1": {"at": "F1"}}, "quest": breach, "next": "end", "stop": False}
    assert Table(MAP, heroes=TWO, round=3, **fields).state.overlord.threat == 3
    assert Table(MAP, heroes=TWO, round=4, **fields).state.overlord.threat == 2


@rule("DE-GEN-02")
@pytest.mark.parametrize(
    ("given", "holds"),
    [
        ("start revealed", True),
        ("room-2 revealed", False),
        ("lamp taken", True),
        (f"{DOOR} open", False),
        ("heroes 2", True),
        ("heroes 3", False),
        ("not heroes 3", True),
        ("lord slain", False),
        ("round 1", True),
        ("round 2", False),
    ],
)
def test_what_rules_may_be_given(given: str, holds: bool) -> None:
    quest = {"things": ["lamp"]}
    table = stepped(
        "conquest 1",
        when={"given": [given]},
        unrevealed=["room-2"],
        bearers={"lamp": "silhouette"},
        quest=quest,
        round=1,
    )
    assert table.state.conquest == 5 + holds


@rule("DE-GEN-02")
def test_a_quest_may_be_lost_by_its_own_rules() -> None:
    assert stepped("count doom", quest={"losses": ["count doom 1"]}).session.outcome == "overlord"
    late = Table(MAP, heroes=TWO, quest={"losses": ["round 9"]}, next="end", round=9, stop=False)
    assert late.session.outcome == "overlord"


@rule("DE-GEN-02", "DE-TRS-03")
def test_a_thing_is_carried_without_a_slot_handed_over_and_left_behind() -> None:
    quest = {"things": ["lamp"]}
    heroes = {"sir-valadir": {"at": "B1", "pack": [SWORD] * 3}, "silhouette": {"at": "B2", "in_pit": True}}
    table = Table(MAP.replace("x", "*"), heroes=heroes, quest=quest, tokens=["lamp at B1"], opened=[DOOR])
    table.play("run", "pickup lamp")
    assert table.state.bearers == {"lamp": "sir-valadir"}
    table.play("give lamp to silhouette")
    assert table.state.bearers == {"lamp": "silhouette"}
    own = Table(MAP.replace("x", "*"), heroes={"sir-valadir": {"at": "E2"}}, quest=quest, bearers={"lamp": "sir-valadir"})
    own.play("run", "travel to town")
    assert own.state.bearers == {}
    assert own.state.tokens["lamp"].space == "E2"


@rule("DE-GEN-02", "DE-TRS-03")
@pytest.mark.parametrize(
    ("place", "choice", "lies"),
    [
        ("A2", "give lamp to silhouette", {"bearers": {"lamp": "sir-valadir"}}),
        ("A1", "pickup lamp", {"tokens": ["lamp at A1"]}),
    ],
)
def test_a_thing_is_brought_once_somebody_in_the_place_holds_it(place: str, choice: str, lies: dict[str, Any]) -> None:
    table = on(f"bring lamp to {place}", "conquest 3", quest={"things": ["lamp"]}, **lies)
    table.play("run", choice)
    assert table.state.conquest == 5 + 3
