"""Familiars and Pico (DE-FAM): what they do after their owner's turn, and what never happens to them."""

from typing import Any

from tests.games.descent.props import BOMB, BOW, ROOM, SWORD, Table
from tests.games.descent.table import rule

OWNER, FALCONER, RONAN, OTHER = "mad-carthos", "vyrak-the-falconer", "ronan-the-wild", "silhouette"
LANE = """
+-+-+-+-+-+-+-+-+
|. . . . . . . .|
+-+-+-+-+-+-+-+-+
"""


def after_turn(familiars: Any, map: str = LANE, at: str = "A1", **fields: Any) -> Table:
    """Mad Carthos has ended his turn; now his familiars move."""
    heroes = {
        OWNER: {"at": at, "skills": ["mata-and-kata", "boggs-the-rat"], **fields.pop("hero", {})},
        **fields.pop("others", {}),
    }
    own = {name: {"owner": OWNER, **entry} for name, entry in familiars.items()}
    return Table(map, heroes=heroes, familiars=own, stop=False, **fields).play("battle", "end")


def reached(table: Table, name: str) -> list[str]:
    """Where a familiar can be guided."""
    return [option.rpartition(" ")[2] for option in table.options() if option.startswith(f"guide {name} to")]


@rule("DE-FAM-02", "DE-FAM-08", "DE-FAM-09", "DE-DEC-13")
def test_familiars_move_up_to_their_speed_after_their_owners_turn() -> None:
    table = after_turn({"boggs": {"at": "A1"}, "mata": {"at": "A1"}})
    assert (table.asked, table.prompt) == (OWNER, "familiars")
    assert (reached(table, "boggs")[-1], reached(table, "mata")[-1]) == ("E1", "G1")
    table.play("guide boggs to C1")
    assert (reached(table, "boggs"), reached(table, "mata")[-1]) == (["A1", "B1", "D1", "E1"], "G1")


@rule("DE-FAM-02")
def test_familiars_move_once_a_turn() -> None:
    table = after_turn({"boggs": {"at": "A1"}}).play("guide boggs to C1", "done")
    assert table.prompt != "familiars"


@rule("DE-FAM-12")
def test_skye_flies_five_spaces() -> None:
    heroes = {FALCONER: {"at": "A1"}}
    table = Table(LANE, heroes=heroes, familiars={"skye": {"owner": FALCONER, "at": "A1"}}, stop=False).play("battle", "end")
    assert reached(table, "skye")[-1] == "F1"


@rule("DE-FAM-03", "DE-FAM-04", "DE-GEN-05")
def test_they_pass_enemies_and_share_any_space() -> None:
    table = after_turn({"boggs": {"at": "A1"}}, monsters={"beastman-1": {"at": "B1"}}, others={OTHER: {"at": "C1"}})
    assert reached(table, "boggs") == ["B1", "C1", "D1", "E1"]
    table.play("guide boggs to B1")
    assert table.state.familiars["boggs"].space == "B1"
    heroes = {OWNER: {"at": "A1", "equipped": [BOW]}}
    lined = Table(LANE, heroes=heroes, familiars={"boggs": {"owner": OWNER, "at": "B1"}}, monsters={"beastman-1": {"at": "D1"}})
    assert lined.play("advance").may(f"attack D1 with {BOW}")
    assert lined.may("move B1")


@rule("DE-RUB-04")
def test_rock_water_and_closed_doors_stop_them_pits_do_not() -> None:
    map = "+-+-+-+-+-+-+\n|. o . ^ . .|\n+ + + +-+-+-+\n|. . ~ . . .|\n+-+-+-+-+-+-+"
    table = after_turn({"boggs": {"at": "A1"}}, map)
    assert reached(table, "boggs") == ["B1", "C1", "A2", "B2", "D2", "E2"]
    assert table.play("guide boggs to B1").told("Wounded") == []
    door = "+-+-+-+-+\n|. . D . .|\n+ + + + +\n|. . D . .|\n+-+-+-+-+".replace(" D ", "D")
    shut = after_turn({"boggs": {"at": "A1"}}, door)
    assert set(reached(shut, "boggs")) == {"B1", "A2", "B2"}


@rule("DE-FAM-07", "DE-ABL-03")
def test_nobody_can_hurt_a_familiar() -> None:
    heroes = {OTHER: {"at": "A1", "equipped": [BOMB]}, OWNER: {"at": "H1"}}
    boggs = {"boggs": {"owner": OWNER, "at": "D1"}}
    roll = ["4/0/1 1/1/0 blank blank blank"]
    table = Table(LANE, heroes=heroes, familiars=boggs, monsters={"beastman-1": {"at": "E1"}}, dice=roll)
    table.play("battle", f"attack D1 with {BOMB}")
    while table.prompt == "spend":
        table.play(table.options()[0])
    assert table.state.familiars["boggs"].space == "D1"
    assert "boggs" not in table.last("AttackDeclared").affected


@rule("DE-FAM-05", "DE-FAM-10")
def test_only_ferrets_carry_and_one_thing_each() -> None:
    table = after_turn({"boggs": {"at": "A1"}, "mata": {"at": "A1"}}, tokens=["healing-potion at A1", "money at A1"])
    fetched = [option for option in table.options() if option.startswith("fetch")]
    assert len(fetched) == 1
    assert fetched[0].startswith("fetch mata"), "a potion, not the money, and not for Boggs"
    table.play(fetched[0])
    assert (table.state.familiars["mata"].item, table.state.familiars["mata"].points) == ("healing-potion", 6)
    laden = after_turn({"mata": {"at": "A1", "item": "sword"}}, tokens=["healing-potion at A1"])
    assert [option for option in laden.options() if option.startswith("fetch")] == []


@rule("DE-FAM-11", "DE-RUB-05", "DE-RUB-02", "DE-MVA-05")
def test_a_ferret_gives_to_a_hero_or_the_other_ferret_for_a_point() -> None:
    others = {OTHER: {"at": "C1"}}
    table = after_turn({"mata": {"at": "B1", "item": "sword"}, "kata": {"at": "A1"}, "boggs": {"at": "B1"}}, others=others)
    bring = [option for option in table.options() if option.startswith("bring")]
    assert bring == [f"bring mata to {OWNER}", f"bring mata to {OTHER}", "bring mata to kata"]
    table.play(f"bring mata to {OTHER}")
    assert (table.asked, table.options()) == (OTHER, ["equip sword.1", "stow sword.1", "drop sword.1"])
    table.play("equip sword.1")
    assert (table.hero(OTHER).equipped, table.state.familiars["mata"].points) == (["sword.1"], 5)
    chain = after_turn({"mata": {"at": "B1", "item": "sword"}, "kata": {"at": "A1"}}).play("bring mata to kata")
    assert (chain.state.familiars["mata"].item, chain.state.familiars["kata"].item) == ("", "sword.1")


@rule("DE-FAM-10")
def test_a_hero_gives_to_a_ferret_beside_him() -> None:
    heroes = {OWNER: {"at": "A1", "equipped": ["sword"]}}
    familiars = {
        "mata": {"owner": OWNER, "at": "B1"},
        "kata": {"owner": OWNER, "at": "D1"},
        "boggs": {"owner": OWNER, "at": "B1"},
    }
    table = Table(LANE, heroes=heroes, familiars=familiars).play("advance")
    assert [option for option in table.options() if option.startswith("give")] == ["give sword.1 to mata"]
    table.play("give sword.1 to mata")
    assert table.state.turn is not None
    assert (table.state.familiars["mata"].item, table.state.turn.points) == ("sword.1", 3)


@rule("DE-FAM-06", "DE-SPW-06")
def test_only_boggs_keeps_monsters_away() -> None:
    rooms = "+-+-+-+-+-+\n|. .|. . .|\n+-+-+-+-+-+"
    table = Table(
        rooms,
        heroes={OWNER: {"at": "A1"}},
        familiars={"mata": {"owner": OWNER, "at": "C1"}},
        overlord={"threat": 9, "hand": ["beastman-war-party"]},
        next="prepare",
    ).play("play beastman-war-party")
    assert "place C1" in table.options()


@rule("DE-RUB-04", "DE-FAM-02", "DE-FAM-03", "DE-FAM-04")
def test_a_familiar_goes_through_pits_past_enemies_and_over_stairs_for_a_point_a_space() -> None:
    map = "+-+-+-+-+-+-+-+\n|. o o x 1 .|.|\n+ +-+-+-+-+-+ +\n|. ^ . . ~ .|1|\n+-+-+-+-+-+-+-+"
    fields: dict[str, Any] = {
        "areas": {"cell": "G1"},
        "unrevealed": ["cell"],
        "overlord": {"hand": ["loose-flagstone"], "threat": 9},
    }
    table = Table(
        map,
        heroes={OWNER: {"at": "A1", "skills": ["boggs-the-rat"]}},
        monsters={"beastman-1": {"at": "B1"}},
        familiars={"boggs": {"owner": OWNER, "at": "A1"}},
        stop=False,
        conquest=5,
        **fields,
    )
    table.play("overlord: pass", "battle", "end")
    assert reached(table, "boggs") == ["B1", "C1", "D1", "E1", "A2"]
    table.play("guide boggs to C1")
    assert (table.state.familiars["boggs"].space, table.state.familiars["boggs"].points) == ("C1", 2)
    assert reached(table, "boggs") == ["A1", "B1", "D1", "E1", "A2"]
    table.play("guide boggs to E1")
    assert (table.state.familiars["boggs"].space, table.state.familiars["boggs"].points) == ("E1", 0)
    assert not {"FellIntoPit", "Wounded", "GlyphActivated", "AreaRevealed"} & {type(e).__name__ for e in table.session.events}
    assert (table.prompt, table.options(), table.state.conquest) == ("familiars", ["done"], 5)


@rule("DE-EXP-05", "DE-RUB-04")
def test_familiars_reveal_nothing_and_activate_no_glyph() -> None:
    map = "+-+-+-+-+-+\n|. . x . .|\n+-+-+-+-+-+"
    table = after_turn({"boggs": {"at": "B1"}}, map, conquest=5).play("guide boggs to C1")
    assert (table.state.conquest, table.state.glyphs) == (5, {"C1": False})


@rule("DE-RUL-84")
def test_a_familiar_stays_and_moves_while_its_owner_is_in_town() -> None:
    table = after_turn({"boggs": {"at": "C1"}}, at="")
    assert "D1" in reached(table, "boggs")


@rule("DE-RUL-84", "DE-FAM-01", "DE-FAM-02")
def test_a_familiar_on_the_board_stays_there_while_its_owner_goes_to_town_and_comes_back() -> None:
    hall = LANE.replace("|. .", "|. *", 1)
    heroes = {OWNER: {"at": "B1", "skills": ["boggs-the-rat", "mata-and-kata"]}}
    own = {"boggs": {"owner": OWNER, "at": "D1"}, "mata": {"owner": OWNER, "at": "E1", "item": "sword"}}
    away = Table(hall, heroes=heroes, familiars=own, stop=False).play("run", "travel to town", "end")
    assert {name: one.space for name, one in away.state.familiars.items()} == {"boggs": "D1", "mata": "E1"}
    assert (away.prompt, away.may("guide boggs to F1")) == ("familiars", True)
    back = Table(hall, heroes={OWNER: {**heroes[OWNER], "at": ""}}, familiars=own).play("run", "travel to B1")
    assert {name: one.space for name, one in back.state.familiars.items()} == {"boggs": "D1", "mata": "E1"}
    assert back.state.familiars["mata"].item == "sword.1"


@rule("DE-RUL-84", "DE-FAM-01")
def test_a_familiar_learnt_in_town_comes_with_its_owner() -> None:
    hall = LANE.replace("|. .", "|. *", 1)
    heroes = {OTHER: {"at": "", "coins": 1000}}
    table = Table(hall, heroes=heroes, decks={"wizardry": ["boggs-the-rat"]}).play("run", "visit", "learn wizardry", "done")
    assert table.state.familiars["boggs"].space == ""
    assert table.play("travel to B1").state.familiars["boggs"].space == "B1"


# --- Pico ---


@rule("DE-FAM-13", "DE-FAM-15", "DE-FAM-16", "DE-EQP-06", "DE-MVA-05")
def test_pico_is_handed_on_for_two_points_and_takes_no_room() -> None:
    full = {"equipped": ["healing-potion"] * 3, "pack": ["sword", "axe", "dagger"]}
    heroes = {RONAN: {"at": "A1"}, OTHER: {"at": "B1", **full}}
    table = Table(LANE, heroes=heroes, pico=RONAN).play("advance", f"give pico to {OTHER}")
    assert table.state.turn is not None
    assert (table.state.pico, table.state.turn.points, table.prompt) == (OTHER, 3, "turn")
    assert not any("pico" in option for option in table.options() if option.startswith("guide"))


@rule("DE-FAM-17", "DE-DIC-08")
def test_whoever_carries_pico_rolls_a_die_more_but_never_six() -> None:
    heroes = {OTHER: {"at": "B3", "equipped": [BOW, SWORD], "training": {"ranged": 2}}}
    foes = {"ogre-1": {"at": "C3"}}
    bow = Table(ROOM, heroes=heroes, monsters=foes, pico=OTHER, dice=["4/0/1 blank blank blank blank blank"])
    bow.play("battle", f"attack C3 with {BOW}")
    assert bow.last("AttackRolled").dice.count("black") == 5
    sword = Table(ROOM, heroes=heroes, monsters=foes, pico=OTHER, dice=["1/3/0 0/3/0 blank"])
    sword.play("battle", f"attack C3 with {SWORD}")
    assert sword.last("AttackRolled").dice.count("black") == 1


@rule("DE-RUL-85")
def test_pico_goes_to_town_with_whoever_dies_carrying_him() -> None:
    heroes = {OTHER: {"at": "B3", "life": 1}}
    table = Table(ROOM, heroes=heroes, monsters={"beastman-1": {"at": "C3"}}, pico=OTHER, next="activate", dice=["0/4/0 0/3/0"])
    table.play("activate beastman-1", "attack B3")
    assert (table.hero(OTHER).space, table.state.pico) == ("", OTHER)
