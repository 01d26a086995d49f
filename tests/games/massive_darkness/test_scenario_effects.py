"""The words of a Mission's own rules (MD-OBJ-04): what each of them does when a Mission says it."""

from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content.model import DoorSection
from tenebra.games.massive_darkness.rules.scenario_rules import DEFEAT, VICTORY
from tenebra.kernel import Session
from tests.games.massive_darkness.table import Table, card, door_card, foe, rule

LINE = "+-+-+-+-+\n|C C C C|\n+-+-+-+-+"
TWO_TILES = "+-+-+-+-+-+-+\n|C C C C C C|\n+-+-+-+-+-+-+"
HOARD = door_card("clock-hoard", DoorSection(treasure=2))
RAT = foe("clock-rat", "orc-agent", melee="1 yellow", health=9, level=1)
HORN = card("clock-horn", text="Command")


def lever(*does: str, at: str = "A1", **mission: Any) -> dict[str, Any]:
    """A Mission in which something happens when the lever is taken."""
    return {"tokens": {"lever": f"pillar at {at}"}, "rules": [{"on": "take lever", "do": list(does)}], **mission}


@rule("MD-OBJ-04", "MD-PCK-04")
def test_special_treasure_is_placed() -> None:
    table = Table(LINE, {"owen": {}}, mission=lever("special treasure 2 at B1", "treasure 1 at B1")).play("pickup")
    assert table.state.treasure == {"B1": ["special", "special", "normal"]}
    assert table.told("TreasurePlaced")[0].rule == "MD-OBJ-04"


@rule("MD-OBJ-04", "MD-HLT-02", "MD-HLT-04", "MD-RES-02")
def test_every_living_hero_is_wounded_wherever_it_stands() -> None:
    heroes: dict[str, Any] = {"owen": {}, "elias": {"zone": "D1", "health": 2}, "sibyl": {"is_dead": True, "health": 0}}
    table = Table(LINE, heroes, mission=lever("wound 2")).play("pickup")
    assert [(e.hero, e.wounds) for e in table.told("HeroWounded")] == [("owen", 2), ("elias", 2)]
    assert (table.hero("owen").health, table.hero("elias").is_dead) == (3, True)


@rule("MD-OBJ-04", "MD-DOOR-12", "MD-DOOR-15", "MD-LVL-05", "MD-RUL-90", "MD-DOOR-03")
@pytest.mark.parametrize(
    ("map", "door", "hero", "room"),
    [
        ("+-+-+-+-+\n|C C CDr|\n+-+-+-+-+", "C1-D1", "A1", "D1"),
        ("+-+-+-+-+\n|r r rDC|\n+-+-+-+-+", "C1-D1", "D1", "C1"),
    ],
)
def test_a_door_that_opens_by_itself_opens_the_chamber_on_whichever_side_it_lies(
    map: str, door: str, hero: str, room: str
) -> None:
    levels = {hero: 1, room: 3}
    mission = lever(f"open {door}", f"open {door}", at=hero, start=hero, places={"vault": room}, levels=levels)
    mission["rules"].append({"on": "explore vault", "do": ["count wakings"]})
    table = Table(map, {"owen": {"zone": hero}}, mission=mission, decks={"door": [HOARD]}).play("pickup")
    assert [(e.door, e.by, e.rule) for e in table.told("DoorOpened")] == [(door, "owen", "MD-OBJ-04")]
    assert [e.text for e in table.told("Said")] == ["vault"]
    assert table.state.treasure == {room: ["normal", "normal"]}
    assert (table.state.counters, table.state.level) == ({"wakings": 1}, 3)


@rule("MD-DOOR-12", "MD-WIN-02")
def test_the_throne_room_that_opens_by_itself_shows_who_must_be_slain() -> None:
    session = Session.begin(GAME, "the-immortals-downfall", "throne", {"party": "owen"})
    session.choose("pick mace.1")
    session.state.counters["pillars"] = 3
    session.state.heroes["owen"].zone = "H8"
    session.choose("pickup")
    assert session.state.doors["E6-E7"]
    assert [enemy.zone for enemy in session.state.enemies.values() if enemy.figure == "liliarch"] == ["E5"]


@rule("MD-OBJ-04", "MD-DOOR-04", "MD-RUL-56")
def test_a_door_between_corridors_opens_by_itself_and_nothing_waits_there() -> None:
    table = Table("+-+-+-+\n|C CDC|\n+-+-+-+", {"owen": {}}, mission=lever("open B1-C1"), decks={"door": [HOARD]}).play("pickup")
    assert table.state.doors == {"B1-C1": True}
    assert table.told("CardDrawn") == []


@rule("MD-OBJ-04", "MD-LVL-07", "MD-LVL-08")
def test_the_level_rises_as_the_mission_says_and_never_falls() -> None:
    mission = lever("level 3", "level 2")
    mission["rules"].append({"on": "level 3", "do": ["reward 2"]})
    table = Table(LINE, {"owen": {}, "elias": {}}, mission=mission).play("pickup")
    assert [(e.level, e.by, e.rule) for e in table.told("LevelRose")] == [(3, "owen", "MD-OBJ-04")]
    assert table.state.level == 3
    assert (table.hero("owen").xp, table.hero("elias").xp) == (2, 0)


@rule("MD-OBJ-01", "MD-EQP-19", "MD-SET-07")
def test_an_artifact_goes_to_the_hero_who_set_it_off() -> None:
    heroes: dict[str, Any] = {"owen": {"pack": [HORN]}, "elias": {}}
    table = Table(LINE, heroes, mission=lever("artifact dawnbringer"), supply=["dawnbringer.1"])
    table.play("command elias", "pickup")
    assert (table.prompt, table.asked) == ("reorganize", "elias")
    table.play("equip dawnbringer.1", "ready")
    assert "dawnbringer.1" in table.hero("elias").cards
    assert table.state.supply == []


@rule("MD-OBJ-01", "MD-RND-03")
def test_an_artifact_that_nobody_set_off_goes_to_the_active_hero() -> None:
    mission = {"rules": [{"on": "start", "do": ["artifact dawnbringer"]}]}
    table = Table(LINE, {"owen": {}, "elias": {}}, turn="", first="elias", mission=mission, supply=["dawnbringer.1"])
    assert (table.prompt, table.asked) == ("reorganize", "elias")
    table.play("ready")
    assert table.hero("elias").pack == ["dawnbringer.1"]
    gone = Table(LINE, {"owen": {}}, turn="", mission=mission)
    assert (gone.prompt, gone.hero("owen").cards) == ("activation", [])


@rule("MD-WIN-03", "MD-RUL-79")
def test_a_count_that_must_not_be_reached_loses_the_mission_only_when_it_is() -> None:
    mission = {"losses": ["count alarms 1"], "rules": [{"on": "enter C1", "do": ["count alarms"]}]}
    table = Table(LINE, {"owen": {}}, mission=mission).play("move B1", "stop")
    assert table.session.outcome == ""
    table.play("move C1", "stop")
    assert table.session.outcome == DEFEAT


@rule("MD-WIN-02", "MD-RUL-80", "MD-OBJ-04")
def test_objectives_reached_in_the_end_phase_win_before_anybody_must_be_resurrected() -> None:
    mission = {
        "wins": ["exit"],
        "exits": ["F1"],
        "rules": [{"on": "breach A1", "do": ["wound 9 on the tile of A1"]}],
    }
    heroes = {"owen": {"zone": "F1"}, "elias": {"zone": "B1"}}
    table = Table(
        TWO_TILES, heroes, {"rat": {"card": RAT, "zone": "A1"}}, phase="end", whole_round=True, mission=mission, lifebringer=0
    )
    assert table.session.outcome == VICTORY
    assert "MD-RUL-80" in table.last("Ended").also


@rule("MD-HPH-09", "MD-NOP-01", "MD-OBJ-01")
def test_do_nothing_is_an_action_that_a_hero_ends_in_its_zone() -> None:
    relic = card("clock-relic", origin="artifact", level=4)
    mission = {"rules": [{"on": "bring clock-relic to A1", "do": ["count altars"]}]}
    table = Table(LINE, {"owen": {"pack": [relic]}}, mission=mission).play("nothing")
    assert table.state.counters == {"altars": 1}
    assert table.session.is_over
