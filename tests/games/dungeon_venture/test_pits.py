"""Open Pits: who dies in one, which way leads through the fewest, who appears in one; quest tokens on Traps (DV-RUL-60, -82)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_venture.table import Table, rule
from tests.games.dungeon_venture.test_traps import FOUR, ROOM, SIX

BEFORE_A_DOOR = "\n+-+-+-+-+-+\n|V . pO. o|\n+-+-+-+-+-+\n"


@rule("DV-PIT-07", "DV-PIT-08", "DV-RUL-82")
def test_who_dies_in_an_open_pit_is_moved_out_first_and_goes_no_further() -> None:
    table = Table(
        BEFORE_A_DOOR,
        turn="vardak",
        sprung=["C1"],
        dice=["hit miss miss miss"],
        heroes={"vardak": {"wounds": 7}, "naurania": {"at": "A1"}},
    )
    table.play("leap D1")
    assert (table.asked, table.prompt, table.options()) == ("vardak", "displace", ["place B1", "place D1"])
    assert table.figure("vardak").form == "hero"
    table.play("place B1")
    assert table.last("Displaced").rule == "DV-RUL-82"
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("spirit", "B1")
    names = [type(event).__name__ for event in table.session.events]
    assert names.index("AttackEnded") < names.index("Displaced") < names.index("HeroKilled")


@rule("DV-RUL-82", "DV-DTH-04")
def test_with_a_boss_the_skull_of_who_leapt_lies_beside_the_pit() -> None:
    boss = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4}}
    table = Table(
        BEFORE_A_DOOR.replace("o", "G"),
        turn="vardak",
        bosses=boss,
        sprung=["C1"],
        heroes={"vardak": {"wounds": 7, "hand": ["blink"]}, "naurania": {"at": "A1"}},
        dice=["hit miss miss miss"],
    )
    table.play("leap D1", "place B1")
    assert table.state.skulls["vardak"].space == "B1"


LANTERN = {"objective": {"win": ["count never 1"]}, "tokens": {"lantern": "B1"}}
"""A quest token that Vardak takes up with his first step."""


@rule("DV-RUL-82", "DV-RUL-60")
def test_a_quest_token_is_not_lost_in_an_open_pit() -> None:
    map = "+-+-+-+-+\n|V . p .|\n+-+-+-+ +\n|N . . .|\n+-+-+-+-+"
    table = Table(
        map,
        turn="vardak",
        sprung=["C1"],
        adventure=LANTERN,
        heroes={"vardak": {"wounds": 7}},
        dice=["hit miss miss miss"],
        initiative=["vardak", "vardak"],
    )
    table.play("move B1", "end", "leap D1", "place D1")
    assert table.state.tokens == {"lantern": "D1"}
    fallen = Table(map, turn="vardak", sprung=["C1"], adventure={**LANTERN, "tokens": {"lantern": "C1"}}, dice=[FOUR])
    fallen.play("leap C1", "place B1")
    assert fallen.state.tokens == {"lantern": "vardak"}


@rule("DV-RUL-82", "DV-TRAP-02")
@pytest.mark.parametrize(("mark", "dice"), [("p", [FOUR]), ("r", [SIX])])
def test_what_lies_on_a_hidden_trap_is_taken_up_before_it_triggers(mark: str, dice: list[str]) -> None:
    table = Table(ROOM.replace("p", mark), turn="vardak", adventure=LANTERN, dice=dice)
    table.play("move B1", "place A1")
    assert table.state.tokens == {"lantern": "vardak"}
    names = [type(event).__name__ for event in table.session.events]
    assert names.index("TokenTaken") < names.index("TrapSprung")


@rule("DV-RUL-80", "DV-RUL-82")
def test_what_lies_where_a_trap_throws_a_hero_is_taken_up_too() -> None:
    table = Table(ROOM, turn="vardak", adventure={**LANTERN, "tokens": {"lantern": "C1"}}, dice=[FOUR])
    table.play("move B1", "place C1")
    assert table.state.tokens == {"lantern": "vardak"}


@rule("DV-RUL-82")
def test_a_token_does_not_fall_under_the_boulders_that_have_just_come_down() -> None:
    """Stones kill the bearer while the Boulders' own dice still lie on the table."""
    table = Table(
        ROOM.replace("p", "r"),
        turn="vardak",
        adventure=LANTERN,
        heroes={"vardak": {"wounds": 7}},
        keeper_hand=["falling-stones"],
        dice=[SIX, "hit miss miss miss", FOUR],
    )
    table.play("move B1", "pass", "event falling-stones at vardak")
    assert (table.figure("vardak").form, table.figure("vardak").space) == ("spirit", "B1")
    assert table.state.tokens == {"lantern": "A1"}


@rule("DV-TRAP-02", "DV-VIC-06")
def test_a_game_won_with_what_was_taken_up_does_not_go_on_with_the_trap() -> None:
    own = {**LANTERN, "objective": {"win": ["count found 1"]}, "when": [{"on": "take lantern", "do": ["count found"]}]}
    table = Table(ROOM, turn="vardak", adventure=own)
    table.play("move B1")
    assert table.state.outcome == "heroes"
    assert table.told("TrapSprung") == []


@rule("DV-RUL-60", "DV-PIT-08")
def test_a_leap_goes_through_as_few_pits_as_it_can() -> None:
    """Straight on it is two Pits and three steps; by the other row one Pit and five."""
    map = "+-+-+-+-+\n|V p p .|\n+ + + + +\n|. . p .|\n+-+-+-+-+"
    traps: dict[str, Any] = {"sprung": ["B1", "C1", "C2"], "turn": "vardak", "adventure": LANTERN}
    table = Table(map, dice=[FOUR], **traps)
    table.play("leap D1")
    assert [event.to for event in table.told("Moved")] == ["A2", "B2", "C2", "D2", "D1"]
    assert [event.space for event in table.told("LeaptIntoPit")] == ["C2"]
    narrow = Table(map.replace("|V p p .|\n+ + + + +", "|V p p .|\n+-+-+-+-+"), dice=[FOUR, FOUR], **traps)
    narrow.play("leap D1")
    assert [event.to for event in narrow.told("Moved")] == ["B1", "C1", "D1"]
    assert len(narrow.told("LeaptIntoPit")) == 2
    far = "+-+-+-+-+\n|V p p .|\n+ +-+-+ +\n|.|#|#|.|\n+ +-+-+ +\n|. p . .|\n+-+-+-+-+"
    tired = Table(far, dice=[FOUR, FOUR], **{**traps, "sprung": ["B1", "C1", "B3"]})
    tired.play("leap D1")
    assert [event.to for event in tired.told("Moved")] == ["B1", "C1", "D1"]


@rule("DV-RUL-60", "DV-RUL-25", "DV-EXP-06")
def test_a_leap_avoids_unexplored_areas_but_not_at_the_price_of_a_pit() -> None:
    map = "+-+-+-+-+\n|V pO.O.|\n+-+ +-+ +\n|#|. . .|\n+-+-+-+-+"
    fields: dict[str, Any] = {"areas": {"start": "A1", "den": "C1"}, "revealed": ["den"], "turn": "vardak", "adventure": LANTERN}
    table = Table(map, sprung=["B1"], dice=[FOUR], **fields)
    table.play("leap D1")
    assert [event.to for event in table.told("Moved")] == ["B1", "B2", "C2", "D2", "D1"]
    assert table.told("AreaEntered") == []
    table = Table(map, sprung=["B1", "C2"], traps={"C2": "pit"}, dice=[FOUR], **fields)
    table.play("leap D1")
    assert [event.to for event in table.told("Moved")] == ["B1", "C1", "D1"]
    assert [event.area for event in table.told("AreaEntered")] == ["den"]


@rule("DV-RUL-60", "DV-PIT-08", "DV-RUL-87")
def test_nobody_appears_in_an_open_pit_while_another_space_is_free() -> None:
    hero = Table(ROOM, turn="vardak", sprung=["B1"], heroes={"vardak": {"hand": ["blink"]}})
    hero.play("play blink")
    assert hero.options() == ["place C1", "place A2", "place B2", "place C2"]
    found = Table(ROOM, turn="vardak", found=["B1"], heroes={"vardak": {"hand": ["blink"]}})
    assert found.play("play blink").options()[0] == "place B1"
    boss = {"gronk": {"mark": "G", "attack": "3 blue", "defence": "2 blue", "life": 6, "movement": 4, "mana": "2 blue"}}
    dark = Table(ROOM.replace("o", "G"), turn="gronk", bosses=boss, found=["B1"], keeper_cards=["shadow-step"])
    dark.play("play shadow-step")
    assert "place B1" not in dark.options()
    full = Table("+-+-+-+\n|V p o|\n+-+-+-+", turn="vardak", sprung=["B1"], heroes={"vardak": {"hand": ["blink"]}})
    assert full.play("play blink").options() == ["place B1"]


@rule("DV-RUL-60", "DV-MON-12")
def test_no_monster_appears_on_a_pit_while_another_space_is_free() -> None:
    map = "+-+-+-+-+\n|V N|p .|\n+ + +-+-+\n|. o|# #|\n+-+-+-+-+"
    fields: dict[str, Any] = {"turn": "vardak", "found": ["C1"], "keeper_hand": ["restless-bones"]}
    table = Table(map, **fields)
    table.play("search", "event restless-bones at room-2")
    assert table.options() == ["place D1"]
    full = Table(map, monsters={"kobold-1": {"at": "D1"}}, **fields)
    full.play("search", "event restless-bones at room-2")
    assert full.options() == ["place C1"]


@rule("DV-RUL-82")
def test_what_falls_on_a_trap_lies_beside_it_and_on_no_other_trap() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|< V f f . N|\n+-+-+-+-+-+-+",
        turn="vardak",
        found=["C1", "D1"],
        heroes={"vardak": {"wounds": 7}},
        keeper_hand=["falling-stones"],
        dice=["hit hit hit hit", "miss miss miss miss"],
        adventure={"tokens": {"lamp": "B1"}, "objective": {"win": ["leave with lamp"]}},
    )
    table.state.tokens["lamp"] = "vardak"
    table.play("move E1")
    while table.figure("vardak").space != "C1":
        table.play("pass")
    table.play("event falling-stones at vardak")
    assert table.figure("vardak").form == "spirit"
    assert table.state.tokens["lamp"] == "B1"
