"""What an Adventure's own rules can do: every verb of the vocabulary, and every trigger and condition (DR-DOR-04, DR-INT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

HALL = floor(8, 6)


def table(do: list[str], fail: list[str] | None = None, scene: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Vorn and Maya in a hall; touching the altar beside Vorn does something."""
    sheet = fields.pop("sheet", {})
    choice = {"do": do, **({"fail": fail} if fail else {}), **(scene or {})}
    heroes = {"vorn": {"at": "A1"}, "maya": {"at": "A6"}, **fields.pop("heroes", {})}
    return Table(
        fields.pop("map", HALL),
        heroes=heroes,
        scenes={"altar": {"at": fields.pop("altar", "B1")}},
        sheet={**sheet, "scene": {"altar": {"choice": {"touch": choice}}, **sheet.get("scene", {})}},
        **fields,
    )


def touch(do: list[str], **fields: Any) -> Table:
    return table(do, **fields).play("interact altar for touch")


@rule("DR-DOR-04", "DR-INT-04", "DR-INT-05")
def test_an_option_is_read_and_resolved_and_the_token_goes() -> None:
    at = touch(["say hello", "count visits"])
    assert [event.text for event in at.told("Said")] == ["touch", "hello"], "the resolution, then what it says"
    assert at.state.counters == {"visits": 1}
    assert at.state.chosen == ["altar:touch"]
    assert at.state.scenes == {}


@rule("DR-INT-07")
def test_an_effect_in_the_words_of_the_cards_is_the_choosers_or_everybodys() -> None:
    at = touch(["cast SELF, FOCUS 2", "each SELF, SHIELD 1"])
    assert at.hero("vorn").tokens == {"focus": 2, "shield": 1}
    assert at.hero("maya").tokens == {"shield": 1}


def test_an_effect_on_those_who_stand_in_a_place() -> None:
    at = touch(["those in corner: SELF, BURN 1"], sheet={"places": {"corner": "A5..B6"}})
    assert at.hero("maya").tokens == {"burn": 1}
    assert at.hero("vorn").tokens == {}


@rule("DR-CRD-13")
def test_a_special_event_card_is_done_by_the_party_leader() -> None:
    at = touch(["event old-armoury"])
    assert [event.card for event in at.told("EventDrawn")] == ["old-armoury"], "it is read first"
    assert at.hero("vorn").tokens == at.hero("maya").tokens == {"shield": 1}


@rule("DR-MON-08", "DR-MON-11")
def test_monsters_come_in_a_place_one_for_each_hero_if_it_says_so() -> None:
    at = touch(["summon each 1 executioner rookie at far"], sheet={"places": {"far": "G5..H6"}})
    assert {one.space for one in at.state.monsters.values()} == {"G5", "H5"}
    assert at.state.track["green-down"] == ["executioner.rookie"]
    at = touch(["summon 1 white fighter at H6"])
    assert [one.card.partition(".")[2] for one in at.state.monsters.values()] == ["fighter"]


def test_a_door_is_unlocked() -> None:
    walled = floor(8, 6).replace("|. . . . . . . .|", "|. . . .|. . . .|")
    sheet = {"door": {"north": {"at": "D1-E1", "opens": "beyond", "locked": True}}}
    fields: dict[str, Any] = {"map": walled.replace("|. . . .|. . . .|", "|. . . .D. . . .|", 1), "sheet": sheet}
    fields |= {"setups": {"beyond": "E1"}, "unlaid": ["beyond"], "heroes": {"vorn": {"at": "D1"}}, "altar": "C1"}
    at = table(["unlock north"], **fields)
    assert at.refusal("open north") == "DR-DOR-04"
    at.play("interact altar for touch").play("open north")
    assert at.state.laid == ["first", "beyond"]


@rule("DR-GEN-12")
def test_a_setup_comes_without_a_door() -> None:
    walled = floor(8, 6).replace("|. . . . . . . .|", "|. . . .|. . . .|")
    at = touch(["lay beyond"], map=walled, setups={"beyond": "E1"}, unlaid=["beyond"])
    assert at.state.laid == ["first", "beyond"]
    sheet = {"setup": {"beyond": {"chests": ["at H6"]}}}
    twice = touch(["lay beyond", "lay beyond"], map=walled, setups={"beyond": "E1"}, unlaid=["beyond"], sheet=sheet)
    assert (twice.state.laid, len(twice.state.chests), twice.prompt) == (["first", "beyond"], 1, "turn")


@rule("DR-LVL-03", "DR-LVL-04", "DR-LVL-05", "DR-LVL-10")
def test_a_bridge_comes_and_goes() -> None:
    sheet = {"bridge": {"span": {"at": "C5..F6", "level": 1}}}
    at = touch(["bridge span"], sheet=sheet, heroes={"maya": {"at": "C5"}}, bridges={}).play()
    at.play(at.options()[0])
    assert at.state.bridges == ["span"]
    assert at.hero("maya").space not in ("C5", "D5", "E5", "F5", "C6", "D6", "E6", "F6")
    at = touch(["bridge span", "collapse span"], sheet=sheet)
    assert at.state.bridges == []
    dark = touch(["bridge span", "bridge span"], sheet=sheet, darkness="C5", small="A4")
    assert (dark.state.bridges, dark.state.depths, dark.state.darkness) == (["span"], {"C5": "large"}, {"A4": "small"})
    bare = touch(["bridge span", "collapse span", "collapse span"], sheet=sheet, darkness="C5", small="A4")
    assert (bare.state.bridges, bare.state.depths, bare.state.darkness) == ([], {}, {"C5": "large", "A4": "small"})


@rule("DR-RUB-11")
def test_the_ground_changes_and_harms_nobody_at_once() -> None:
    at = touch(["ground lava at corner"], sheet={"places": {"corner": "A5..B6"}})
    assert at.hero("maya").tokens == {}
    assert at.state.ground["A6"] == "lava"
    at = table(["ground lava at corner"], sheet={"places": {"corner": "A1..A2"}}).play("interact altar for touch", "end")
    assert at.hero("vorn").tokens == {"burn": 2}, "it ends its own turn there (DR-TER-01)"


@rule("DR-DRK-23")
def test_darkness_comes_and_goes_by_a_rule() -> None:
    at = touch(["dark at F5", "dark at G6", "light at G6"])
    assert at.state.darkness == {"F5": "small"}


@rule("DR-DRK-01")
def test_runes_are_drawn_with_their_tiles() -> None:
    at = touch(["runes 2"], map=floor(8, 6, {"*": "H6"}))
    while at.session.decision is not None and at.prompt != "turn":
        at.play("pass")
    assert sum(len(some) for some in at.state.runes.values()) == 2
    assert at.state.darkness


@rule("DR-INI-12", "DR-CRD-12")
def test_a_card_comes_to_its_end_of_the_track_and_leaves_it() -> None:
    at = touch(["card monster-raid", "card creeping-dusk"])
    assert at.state.track["end-up"] == ["monster-raid"]
    assert at.state.track["end-down"] == ["creeping-dusk"]
    at = touch(["card monster-raid", "remove monster-raid"])
    assert at.state.track["end-up"] == []


def test_chests_tokens_traps_and_npcs_come_onto_the_board() -> None:
    at = touch(
        ["chest at D3", "token shrine at E3", "npc child at F3", "bear trap at H6"],
        sheet={"scene": {"shrine": {"charges": 2, "choice": {"go": {"do": []}}}}},
    )
    assert at.state.chests["chest-1"].space == "D3"
    assert (at.state.scenes["shrine"].space, at.state.scenes["shrine"].charges) == ("E3", 2)
    assert at.state.npcs["child"].space == "F3"
    assert at.state.traps["G5"].kind == "bear"


def test_a_token_of_the_board_is_removed() -> None:
    at = touch(["remove child"], npcs={"child": "F3"})
    assert at.state.npcs == {}


@rule("DR-CPN-01", "DR-CPN-05")
def test_a_companion_joins_whoever_set_it_off() -> None:
    at = touch(["companion tharmagar"])
    assert at.state.companions["tharmagar"].owner == "vorn"
    assert at.state.companions["tharmagar"].space in ("A2", "B2")
    two = touch(["companion tharmagar", "companion wren", "companion tharmagar"])
    assert {name: one.owner for name, one in two.state.companions.items()} == {"tharmagar": "vorn", "wren": "vorn"}
    assert [event.companion for event in two.told("CompanionJoined")] == ["tharmagar", "wren"]
    assert {one.space for one in two.state.companions.values()} == {"A2", "B2"}
    other = touch(["companion wren"], turn="maya", altar="B6")
    assert (other.state.companions["wren"].owner, other.state.companions["wren"].space) == ("maya", "A5")


@rule("DR-CRD-03")
def test_an_adventure_item_comes_into_the_bag_once() -> None:
    at = touch(["item cosmic-gem", "item cosmic-gem"])
    assert at.hero("vorn").bag == ["cosmic-gem"]
    worn = touch(["item mayors-chain"], heroes={"maya": {"at": "A6", "bag": ["mayors-chain"]}})
    assert worn.hero("vorn").bag == []
    stashed = touch(["item cosmic-gem"], campaign={"heroes": {"vorn": {"role": "defender", "stash": ["cosmic-gem"]}}})
    assert stashed.hero("vorn").bag == []
    theirs = touch(["item cosmic-gem"], turn="maya", altar="B6")
    assert (theirs.hero("vorn").bag, theirs.hero("maya").bag) == ([], ["cosmic-gem"])


@rule("DR-CAM-05", "DR-CRD-14")
def test_salvage_is_a_card_of_the_previous_camp_item_deck() -> None:
    at = touch(["salvage"], campaign={"camp": ["elvish-bow"]})
    assert at.hero("vorn").bag == ["elvish-bow"]
    assert touch(["salvage"]).hero("vorn").bag == [], "without one there is nothing to draw"


@rule("DR-CPG-03", "DR-CPG-04", "DR-CPG-05")
def test_notes_go_to_the_hero_outcomes_to_the_party() -> None:
    at = touch(["status grey-mare", "aura silvered", "aura tempered", "outcome beacon-lit"])
    vorn, maya = at.hero("vorn"), at.hero("maya")
    assert (vorn.statuses, vorn.aura, vorn.outcomes) == (["grey-mare"], "tempered", ["beacon-lit"]), "one Aura only"
    assert (maya.statuses, maya.aura, maya.outcomes) == ([], "", ["beacon-lit"])
    auras = [(event.hero, event.name, event.is_erased) for event in at.told("NoteMade") if event.note == "aura"]
    assert auras == [("vorn", "silvered", False), ("vorn", "silvered", True), ("vorn", "tempered", False)]
    theirs = touch(["aura silvered", "aura silvered", "status grey-mare"], turn="maya", altar="B6")
    assert (theirs.hero("maya").aura, theirs.hero("maya").statuses, theirs.hero("vorn").aura) == ("silvered", ["grey-mare"], "")
    assert not any(event.is_erased for event in theirs.told("NoteMade"))
    at = touch(["erase beacon-lit"], heroes={"maya": {"at": "A6", "outcomes": ["beacon-lit"]}})
    assert at.hero("maya").outcomes == []


@rule("DR-INT-02", "DR-INT-07")
def test_a_scene_begins_at_once_and_may_be_the_leaders() -> None:
    shrine = {"choice": {"bow": {"do": ["count bows"]}, "sit": {"do": ["count sits"]}}}
    at = touch(["scene shrine"], sheet={"scene": {"shrine": shrine}}, turn="maya", heroes={"maya": {"at": "A2"}})
    assert (at.asked, at.prompt) == ("maya", "scene")
    at = touch(
        ["scene shrine"],
        sheet={"scene": {"shrine": {**shrine, "chooser": "leader"}}},
        turn="maya",
        heroes={"maya": {"at": "A2", "role": "striker"}, "vorn": {"at": "H1", "role": "leader"}},
    )
    assert at.asked == "vorn"
    at.play("choose sit")
    assert at.state.counters == {"sits": 1}


@rule("DR-MKW-10")
def test_a_kind_of_monsters_evolves() -> None:
    at = touch(["evolve executioner"], monsters={"executioner-1": {"at": "H6"}, "rotten-flesh-1": {"at": "H1"}})
    assert at.monster("executioner-1").tokens == {"damage": 2, "move": 1}
    assert at.monster("rotten-flesh-1").tokens == {}


@rule("DR-CHL-01", "DR-HER-10")
def test_what_is_done_if_a_challenge_fails() -> None:
    challenge = {"challenge": "yellow 15 +2"}
    fields: dict[str, Any] = {
        "fail": ["count lost"],
        "scene": challenge,
        "heroes": {"vorn": {"at": "A1", "cubes": {"yellow": 2}}},
    }
    won = table(["count won"], dice=["11"], **fields).play("interact altar for touch")
    lost = table(["count won"], dice=["10"], **fields).play("interact altar for touch")
    assert (won.state.counters, lost.state.counters) == ({"won": 1}, {"lost": 1})
    assert (won.last("Said").text, lost.last("Said").text) == ("touch", "touch-fail")
    fields["scene"] = {"challenge": "yellow 15 +2 strength"}
    path = table(["count won"], dice=["7"], **fields).play("interact altar for touch")
    assert path.state.counters == {"won": 1}, "his Path adds four"


# --- when


def ruled(on: str, choices: list[str] | None = None, given: list[str] | None = None, **fields: Any) -> Table:
    """A moment with one rule of its own, which counts."""
    sheet = fields.pop("sheet", {})
    heroes = {"vorn": {"at": "A1"}, **fields.pop("heroes", {})}
    rules = [{"on": on, "do": ["count it"], "given": given or [], "once": False}]
    return Table(fields.pop("map", HALL), heroes=heroes, sheet={**sheet, "rules": rules}, **fields).play(*(choices or []))


def is_sprung(at: Table) -> int:
    return at.state.counters.get("it", 0)


def test_a_rule_waits_for_a_round_or_for_every_nth() -> None:
    assert is_sprung(ruled("round 3", next="round", round=3)) == 1
    assert is_sprung(ruled("round 3", next="round", round=4)) == 0
    assert is_sprung(ruled("every 2 rounds", next="round", round=4)) == 1
    assert is_sprung(ruled("every 2 rounds", next="round", round=3)) == 0


def test_a_rule_waits_for_a_hero_to_come_somewhere_or_to_stay_there() -> None:
    places = {"places": {"corner": "C1..D2"}}
    assert is_sprung(ruled("enter corner", ["go C1"], sheet=places)) == 1
    assert is_sprung(ruled("enter corner", ["go B2"], sheet=places)) == 0
    assert is_sprung(ruled("rest corner", ["go C1"], sheet=places)) == 0
    assert is_sprung(ruled("rest corner", ["go C1", "end"], sheet=places)) == 1


def test_a_rule_waits_for_a_chest_to_be_searched() -> None:
    assert is_sprung(ruled("search", ["search chest-1"], chests=["B1"], dice=["blank"])) == 1


@rule("DR-DOR-04")
def test_a_rule_waits_for_the_last_monster_of_a_setup_that_lies() -> None:
    burning = {"executioner-1": {"at": "H6", "health": 1, "tokens": {"burn": 1}}}
    assert is_sprung(ruled("cleared first", monsters=burning, turn="executioner.rookie")) == 1
    two = {**burning, "rotten-flesh-1": {"at": "H1"}}
    assert is_sprung(ruled("cleared first", monsters=two, turn="executioner.rookie")) == 0
    assert is_sprung(ruled("slay executioner", monsters=two, turn="executioner.rookie")) == 1
    assert is_sprung(ruled("slay executioner-1", monsters=two, turn="executioner.rookie")) == 1
    assert is_sprung(ruled("slay rotten-flesh", monsters=two, turn="executioner.rookie")) == 0


def test_a_rule_waits_for_a_hero_to_be_knocked_out() -> None:
    vorn = {"vorn": {"at": "A1", "health": 1, "tokens": {"poison": 1}}, "maya": {"at": "H6"}}
    at = ruled("down", heroes=vorn, next="turn")
    while at.prompt == "trauma":
        at.play(at.options()[0])
    assert is_sprung(at) == 1


def test_a_rule_waits_for_a_rune_of_a_colour() -> None:
    fields: dict[str, Any] = {"cards": ["creeping-dusk"], "turn": "creeping-dusk", "map": floor(8, 6, {"*": "H6"})}
    for colour, number in (("grey", 1), ("red", 0)):
        at = ruled(f"rune {colour}", bag=["grey-1", "grey-2"], **fields)
        while at.session.decision is not None:
            at.play("pass")
        assert is_sprung(at) == number


@pytest.mark.parametrize(
    ("given", "fields", "holds"),
    [
        ("heroes 2", {}, False),
        ("not heroes 2", {}, True),
        ("laid first", {}, True),
        ("took altar:touch", {"chosen": ["altar:touch"]}, True),
        ("took altar:touch", {}, False),
        ("has silvered", {"heroes": {"vorn": {"at": "A1", "aura": "silvered"}}}, True),
        ("has grey-mare", {"heroes": {"vorn": {"at": "A1", "statuses": ["grey-mare"]}}}, True),
        ("has beacon-lit", {"heroes": {"vorn": {"at": "A1", "outcomes": ["beacon-lit"]}}}, True),
        ("has beacon-lit", {}, False),
        ("held cosmic-gem", {"heroes": {"vorn": {"at": "A1", "bag": ["cosmic-gem"]}}}, True),
        ("held cosmic-gem", {}, False),
        ("slain executioner", {"slain": ["executioner"]}, True),
        ("slain executioner", {}, False),
        ("lost child", {"slain": ["child"]}, True),
        ("count bells 2", {"counters": {"bells": 2}}, True),
        ("count bells 2", {"counters": {"bells": 1}}, False),
        ("cleared first", {}, True),
        ("cleared first", {"monsters": {"executioner-1": {"at": "H6"}}}, False),
        ("stands all B2", {}, True),
        ("stands all B2", {"heroes": {"maya": {"at": "H6"}}}, False),
        ("stands one B2", {"heroes": {"maya": {"at": "H6"}}}, True),
    ],
)
def test_what_a_rule_may_be_given(given: str, fields: dict[str, Any], holds: bool) -> None:
    scene: dict[str, Any] = {"altar": {"choice": {"touch": {"do": []}}}}
    assert bool(is_sprung(ruled("enter B2", ["go B2"], [given], sheet={"scene": scene}, **fields))) is holds
