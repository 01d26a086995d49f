"""What heroes come upon as they go: pits, glyphs, new areas, encounters (DE-MOV-14, DE-OBS, DE-EXP, DE-ENC, DE-DEC-08)."""

from typing import Any

import pytest

from tests.games.descent.props import BOW, SWORD, Table
from tests.games.descent.table import rule

VALADIR, SILHOUETTE = "sir-valadir", "silhouette"
DOORS = "+-+-+-+-+-+-+\n|. . .D. . .|\n+ + + + + + +\n|. . .D. . .|\n+-+-+-+-+-+-+"
DOOR = "C1-D1"
HALL = """
+-+-+-+-+-+-+
|. . o o . .|
+ + + + + + +
|. . . . . .|
+-+-+-+-+-+-+
"""


def told(table: Table, *kinds: str) -> list[str]:
    """The events of these kinds, in order."""
    return [name for event in table.session.events if (name := type(event).__name__) in kinds]


def said(table: Table, word: str) -> set[str]:
    return {option.removeprefix(f"{word} ") for option in table.options() if option.partition(" ")[0] == word}


# --- one step


@rule("DE-MOV-14", "DE-RUL-91", "DE-GLY-01", "DE-EXP-01")
def test_aura_then_glyph_then_the_quest_then_what_comes_to_light_then_the_trap() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|o x .O. . .|\n+ + + + + + +\n|. . .O. . .|\n+-+-+-+-+-+-+",
        heroes={VALADIR: {"at": "A1", "in_pit": True}},
        monsters={"hell-hound-leader-1": {"at": "A2"}},
        unrevealed=["room-2"],
        overlord={"hand": ["dodge"]},
        quest={"rules": [{"on": "enter B1", "do": ["conquest 1"]}]},
    )
    table.play("pass", "run")
    assert table.state.revealed == ["start"], "out of the pit he sees nothing"
    table.play("climb to B1")
    order = ["Moved", "Wounded", "GlyphActivated", "ScenarioRuleFired", "AreaRevealed"]
    assert told(table, *order) == order
    assert (table.state.glyphs, table.state.conquest, table.state.revealed) == ({"B1": True}, 5 + 3 + 1, ["start", "room-2"])
    assert table.prompt == "window", "the trap comes last"
    assert table.play("pass").may("travel to town"), "it is white now"


@rule("DE-MOV-14", "DE-RUL-91", "DE-OBS-03")
def test_whoever_falls_beside_an_aura_is_hurt_by_the_fall_first() -> None:
    table = Table(
        HALL, heroes={VALADIR: {"at": "B1"}}, monsters={"hell-hound-leader-1": {"at": "C2"}}, overlord={"hand": ["dodge"]}
    )
    table.play("pass", "run", "move C1")
    assert told(table, "Moved", "FellIntoPit", "Wounded", "Entered") == ["Moved", "FellIntoPit", "Wounded", "Wounded", "Entered"]
    assert [(event.by, event.rule) for event in table.told("Wounded")] == [
        ("", "DE-OBS-03"),
        ("hell-hound-leader-1", "DE-ABL-01"),
    ]
    assert (table.hero(VALADIR).life, table.prompt) == (14, "window")


# --- pits


@rule("DE-DEC-08", "DE-OBS-04")
def test_whoever_climbs_chooses_where_he_comes_out() -> None:
    table = Table(HALL, heroes={VALADIR: {"at": "C1", "in_pit": True}}, monsters={"beastman-1": {"at": "E1"}}).play("run")
    assert said(table, "climb") == {"to B1", "to B2", "to C2", "to D2", "to E2"}
    table.play("climb to D2")
    assert (table.hero(VALADIR).space, table.hero(VALADIR).in_pit) == ("D2", False)
    assert [(step.to, step.cost) for step in table.told("Moved")] == [("D2", 2)]
    hound = {"hell-hound-1": {"at": "C1", "in_pit": True}}
    foe = Table(HALL, heroes={VALADIR: {"at": "A1"}}, monsters=hound, next="activate").play("activate hell-hound-1")
    assert {"to C2", "to B1 lie upright", "to E1 lie upright"} <= said(foe, "climb")
    foe.play("climb to E1 lie upright")
    assert (foe.monster("hell-hound-1").space, foe.monster("hell-hound-1").upright) == ("E1", True)
    flat = Table(HALL, heroes={VALADIR: {"at": "A1"}}, monsters=hound, next="activate").play(
        "activate hell-hound-1", "climb to C2"
    )
    assert not flat.monster("hell-hound-1").upright


@rule("DE-OBS-05", "DE-LOS-06", "DE-RUL-14")
def test_out_of_a_pit_nobody_strikes_and_nothing_is_revealed_unless_the_switch_says_so() -> None:
    def archer(switch: str = "none", **hero: Any) -> Table:
        heroes = {SILHOUETTE: {"at": "C1", "equipped": [BOW], **hero}}
        foes = {"beastman-1": {"at": "C2"}, "skeleton-1": {"at": "F2"}}
        return Table(HALL, heroes=heroes, monsters=foes, options={"pit_sight": switch}).play("battle")

    sunk = archer(in_pit=True)
    assert sunk.refusal(f"attack C2 with {BOW}") == sunk.refusal(f"attack F2 with {BOW}") == "DE-OBS-05"
    near = archer("adjacent", in_pit=True)
    assert near.may(f"attack C2 with {BOW}")
    assert near.refusal(f"attack F2 with {BOW}") == "DE-OBS-05"
    walled = HALL.replace("|. . . . . .|", "|. . .|. . .|")
    above = Table(walled, heroes={SILHOUETTE: {"at": "C2", "equipped": [BOW]}}, monsters={"skeleton-1": {"at": "F2"}}).play(
        "battle"
    )
    assert above.refusal(f"attack F2 with {BOW}") == "DE-LOS-01"

    def lit(**hero: Any) -> list[str]:
        rooms = "+-+-+-+-+-+-+\n|. . oO. . .|\n+ + + + + + +\n|. . .O. . .|\n+-+-+-+-+-+-+"
        fields: dict[str, Any] = {"heroes": {VALADIR: {"at": "C1", **hero}, SILHOUETTE: {}}, "next": "overlord"}
        return Table(rooms, unrevealed=["room-2"], overlord={"deck": ["aim"] * 3}, **fields).state.revealed

    assert lit(in_pit=True) == ["start"]
    assert lit(at="C2") == ["start", "room-2"]


@rule("DE-OBS-05", "DE-OBS-03")
def test_a_fall_takes_the_sight_away_at_once() -> None:
    heroes = {SILHOUETTE: {"at": "B1", "equipped": [BOW]}}
    table = Table(HALL, heroes=heroes, monsters={"skeleton-1": {"at": "F2"}}).play("advance")
    assert table.may(f"attack F2 with {BOW}")
    table.play("move C1")
    assert (table.hero(SILHOUETTE).in_pit, table.hero(SILHOUETTE).life) == (True, 11)
    assert table.refusal(f"attack F2 with {BOW}") == "DE-OBS-05"


@rule("DE-OBS-07", "DE-ABL-10")
def test_over_a_pit_flyers_stay_up_and_walkers_fall() -> None:
    hole = "+-+-+-+-+-+\n|o o o . .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+"

    def moved(monster: str, *ways: str, **own: Any) -> Table:
        foes = {monster: {"at": "D2", **own}}
        table = Table(hole, heroes={VALADIR: {"at": "E1"}}, monsters=foes, next="activate").play(f"activate {monster}")
        return table.play(*ways)

    bat = moved("razorwing-1", "move B1")
    assert (bat.monster("razorwing-1").in_pit, bat.told("Wounded")) == (False, [])
    assert {"A1", "C1", "A2"} <= said(bat, "move")
    assert not said(bat, "climb")
    bat.play("move A1")
    assert (bat.monster("razorwing-1").space, bat.monster("razorwing-1").in_pit) == ("A1", False)
    foe = moved("beastman-1", "move D1")
    assert (foe.monster("beastman-1").in_pit, foe.told("FellIntoPit")) == (False, []), "there is no pit"
    foe.play("move C1")
    assert (foe.monster("beastman-1").in_pit, [event.wounds for event in foe.told("Wounded")]) == (True, [1])
    assert foe.refusal("move D1") == "DE-OBS-04"
    for monster, over in (("beastman-1", {"to C1"}), ("razorwing-1", set[str]())):
        lane = Table("+-+-+-+-+\n|. o . .|\n+-+-+-+-+", heroes={VALADIR: {}}, monsters={monster: {"at": "A1"}}, next="activate")
        assert said(lane.play(f"activate {monster}"), "jump") == over, "who flies need not jump"


@rule("DE-OBS-07", "DE-OVC-10")
@pytest.mark.parametrize(("skills", "may"), [([], True), (["between-the-legs"], False)])
def test_no_pit_opens_under_a_hero_who_passes_over_pits(skills: list[str], may: bool) -> None:
    own = {"threat": 9, "hand": ["loose-flagstone"]}
    table = Table(heroes={VALADIR: {"at": "B3", "skills": skills}}, overlord=own, dice=["surge"]).play("pass", "run", "move C3")
    assert table.may("play loose-flagstone") is may


# --- new areas


@rule("DE-EXP-03", "DE-SPW-10")
def test_a_new_area_takes_figures_from_the_board_when_the_box_has_none_left() -> None:
    grim = {
        "kind": "beastman",
        "speed": 4,
        "armor": 0,
        "wounds": [9, 9, 9, 9],
        "dice": "1 red",
        "text": "Pierce 1",
        "conquest": 2,
    }
    crowd = {f"beastman-{number}": {"at": at} for number, at in enumerate(("A1", "A2", "B1", "B2", "A3", "B3"), 1)}
    rooms = DOORS + "\n|. . .|. . .|\n+-+-+-+-+-+-+"
    rooms = rooms.replace("+-+-+-+-+-+-+\n|. . .|", "+ + + + + + +\n|. . .|")
    quest = {
        "uniques": {"grim": grim},
        "area": {"room-2": {"monsters": ["beastman at E1", "grim at E2", "hell-hound upright at F1", "hell-hound at D3"]}},
    }

    def opened() -> Table:
        table = Table(rooms, heroes={VALADIR: {"at": "C1"}, SILHOUETTE: {}}, monsters=crowd, unrevealed=["room-2"], quest=quest)
        table.play("run", f"open {DOOR}")
        assert (table.asked, table.prompt) == ("overlord", "lift")
        return table

    lifted = opened().play("lift beastman-3")
    assert "beastman-3" not in lifted.state.monsters
    assert lifted.monster("beastman-7").space == "E1"
    without = opened().play("skip")
    assert "beastman-7" not in without.state.monsters
    assert [without.monster(name).space for name in ("grim", "hell-hound-1", "hell-hound-2")] == ["E2", "F1", "D3"]
    assert [without.monster(name).upright for name in ("hell-hound-1", "hell-hound-2")] == [True, False]


@rule("DE-EXP-05", "DE-RUB-04", "DE-EXP-01")
def test_an_area_stays_dark_for_monsters_and_familiars_until_a_hero_looks_in() -> None:
    table = Table(
        "+-+-+-+-+-+-+\n|* . .O. . .|\n+ + + + + + +\n|. . .O. . .|\n+-+-+-+-+-+-+",
        heroes={VALADIR: {"at": "", "skills": ["boggs-the-rat"]}},
        monsters={"beastman-1": {"at": "A2"}},
        familiars={"boggs": {"owner": VALADIR, "at": "B2"}},
        unrevealed=["room-2"],
        overlord={"deck": ["aim"] * 3 + ["dodge"] * 3},
        stop=False,
    )
    table.play("run", "end", "guide boggs to C2", "done")
    while table.prompt != "activate":
        table.play("done")
    table.play("activate beastman-1", "pass", "move C1", "end")
    while table.prompt != "action":
        table.play("pass")
    assert (table.state.round, table.state.revealed) == (2, ["start"])
    assert table.play("run", "travel to A1").state.revealed == ["start", "room-2"]


@rule("DE-ENC-01", "DE-RUL-81")
def test_only_an_encounter_is_met_and_only_where_a_turn_ends() -> None:
    quest = {"rules": [{"on": "encounter hermit", "do": ["conquest 1"]}]}
    fields: dict[str, Any] = {"encounters": {"hermit": "C1"}, "tokens": ["money at B1", "healing-potion at C1"], "quest": quest}

    def ended(*ways: str) -> Table:
        return Table(DOORS, heroes={VALADIR: {"at": "A1"}}, **fields).play("run", *ways, "end")

    met = ended("move C1")
    assert (met.state.conquest, sorted(met.state.tokens)) == (6, ["healing-potion-1", "money-1"])
    passed = ended("move C1", "move B1")
    assert (passed.state.conquest, sorted(passed.state.tokens)) == (5, ["healing-potion-1", "hermit", "money-1"])
    there = Table(DOORS, heroes={VALADIR: {"at": "C1", "equipped": [SWORD]}}, **fields).play("run")
    assert said(there, "pickup") == {"healing-potion-1"}
    assert there.refusal("pickup hermit") == "DE-ENC-01"
    there.play("pickup healing-potion-1")
    assert there.prompt == "receive"
