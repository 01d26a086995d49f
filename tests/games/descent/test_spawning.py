"""Spawning (DE-SPW): where monsters may be placed, how many there are, and what Power cards add."""

from typing import Any

import pytest

from tests.games.descent.props import HIDDEN, Table
from tests.games.descent.table import rule


def spawn(card: str, map: str = HIDDEN, **fields: Any) -> Table:
    table = Table(
        map, heroes={"sir-valadir": {"at": "B2"}}, next="prepare", overlord={"threat": 9, "hand": [card, "aim"]}, **fields
    )
    return table.play(f"play {card}")


@rule("DE-SPW-05", "DE-EX-12", "DE-RUL-73", "DE-DEC-09", "DE-OVC-11", "DE-NAM-33")
def test_monsters_come_only_where_no_hero_looks() -> None:
    table = spawn("beastman-war-party")
    assert table.prompt == "spawn"
    places = [option for option in table.options() if option.startswith("place")]
    assert places == [f"place {column}{row}" for row in range(1, 5) for column in "DEF"]
    table.play("place D1", "place D2", "place D3")
    assert sorted(table.state.monsters) == ["beastman-1", "beastman-2", "beastman-leader-1"]
    assert table.prompt == "prepare"


@rule("DE-SPW-02", "DE-ENC-01")
def test_tokens_and_encounters_hinder_no_monster() -> None:
    table = spawn(
        "uninvited-scholars", "+-+-+-+-+\n|. .|. .|\n+ + +-+-+\n|. .|\n+-+-+", tokens=["money at C1"], encounters={"hermit": "D1"}
    )
    assert table.options() == ["place C1", "place D1", "skip"]
    table.play("place C1", "place D1")
    assert {monster.space for monster in table.state.monsters.values()} == {"C1", "D1"}
    assert {name: token.space for name, token in table.state.tokens.items()} == {"money-1": "C1", "hermit": "D1"}
    full = spawn("uninvited-scholars", "+-+-+-+\n|. .|.|\n+ + +-+\n|. .|\n+-+-+", tokens=["money at C1"])
    full.play("place C1")
    assert (full.prompt, len(full.state.monsters)) == ("prepare", 1), "for the second there is no room"


@rule("DE-SPW-01", "DE-SPW-02")
def test_not_on_figures_or_obstacles_but_on_tokens() -> None:
    table = spawn(
        "uninvited-scholars",
        "+-+-+-+-+-+-+-+\n|. .|o ~ ^ . .|\n+ + + + + + + +\n|. .|. . . . .|\n+-+-+-+-+-+-+-+".replace("B2", ""),
        tokens=["money at G1"],
        monsters={"beastman-1": {"at": "C2"}},
    )
    places = {option.split()[1] for option in table.options() if option.startswith("place")}
    assert places == {"F1", "G1", "D2", "E2", "F2", "G2"}


@rule("DE-SPW-04")
def test_not_in_an_unrevealed_area() -> None:
    table = spawn("uninvited-scholars", areas={"vault": "F1"}, unrevealed=["vault"])
    assert not table.told("MonsterPlaced")
    assert table.prompt == "prepare"


@rule("DE-SPW-11", "DE-RUL-19", "DE-SWI-11")
@pytest.mark.parametrize(("switch", "may"), [("no", False), ("yes", True)])
def test_not_on_an_active_glyph_unless_the_switch_allows_it(switch: str, may: bool) -> None:
    table = spawn(
        "uninvited-scholars", "+-+-+-+-+\n|. .|* .|\n+ + + + +\n|. .|. x|\n+-+-+-+-+", options={"spawn_on_active_glyph": switch}
    )
    assert table.may("place C1") is may
    assert table.may("place D2")


@rule("DE-SPW-03", "DE-SPW-08", "DE-EX-13", "DE-LRG-10")
def test_room_for_one_spider_is_the_overlords_choice_of_one() -> None:
    small = "+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+"
    table = spawn("bane-spider-swarm", small)
    assert table.options() == ["place C1", "skip"]
    table.play("place C1")
    assert list(table.state.monsters) == ["bane-spider-leader-1"]
    other = spawn("bane-spider-swarm", small)
    other.play("skip", "place C1")
    assert list(other.state.monsters) == ["bane-spider-1"]


@rule("DE-SPW-09", "DE-EX-24", "DE-SPW-10", "DE-RUL-75", "DE-EX-12")
def test_when_all_figures_are_in_use_one_may_be_taken_off_the_board() -> None:
    crowd = {f"beastman-{number}": {"at": at} for number, at in enumerate(("A1", "A2", "A3", "A4", "B1", "B3"), 1)}
    table = spawn("beastman-war-party", monsters={**crowd, "beastman-1": {"at": "A1", "life": 1}})
    table.play("place D1")
    assert table.monster("beastman-leader-1").space == "D1"
    assert table.prompt == "lift"
    table.play("lift beastman-1", "place D2", "skip")
    assert "beastman-1" not in table.state.monsters
    assert (table.monster("beastman-7").space, table.monster("beastman-7").life) == ("D2", 2)
    assert table.hero("sir-valadir").coins == 0
    assert table.prompt == "prepare"


@rule("DE-SPW-09", "DE-UNQ-04")
def test_a_unique_monster_uses_up_a_red_figure() -> None:
    narthak = {"kind": "beastman", "speed": 3, "armor": 1, "wounds": [9, 9, 9, 9], "dice": "1 red", "text": "Reach"}
    foes = {f"beastman-leader-{number}": {"at": at} for number, at in ((1, "A1"), (2, "A2"))}
    table = spawn("beastman-war-party", monsters={**foes, "narthak": {"at": "A3"}}, quest={"uniques": {"narthak": narthak}})
    assert table.prompt == "lift"
    assert table.options() == ["skip", "lift beastman-leader-1", "lift beastman-leader-2"]


@rule("DE-SPW-03", "DE-LRG-01")
def test_a_long_figure_may_lie_either_way() -> None:
    table = spawn("loosed-leashes", "+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+")
    assert table.options() == ["place C1", "place C2", "place C1 lie upright", "place D1 lie upright", "skip"]
    table.play("place C1 lie upright")
    assert table.monster("hell-hound-1").upright


@rule("DE-OVT-04", "DE-SPW-05")
def test_spawned_monsters_act_in_the_same_turn() -> None:
    table = Table(
        HIDDEN,
        heroes={"sir-valadir": {"at": "B2"}},
        next="prepare",
        stop=False,
        overlord={"threat": 9, "hand": ["uninvited-scholars"]},
    )
    table.play("play uninvited-scholars", "place D1", "skip")
    assert table.options() == ["activate sorcerer-1", "done"]


VAULT = "+-+-+-+-+-+-+\n|. .D. . . .|\n+ + + + + + +\n|. .D. . . .|\n+-+-+-+-+-+-+"


@rule("DE-EXP-02", "DE-EXP-03", "DE-OVC-12")
def test_power_cards_promote_and_add_to_new_areas() -> None:
    table = Table(
        VAULT,
        heroes={"sir-valadir": {"at": "B1"}, "silhouette": {"at": "A2"}},
        areas={"vault": "F1"},
        unrevealed=["vault"],
        quest={"area": {"vault": {"monsters": ["skeleton at E1"]}}},
        overlord={"powers": ["promotion-day", "more-where-those-came-from"]},
    )
    table.play("run", "open B1-C1")
    assert (table.asked, table.options()) == ("overlord", ["skip", "choose skeleton-1"])
    table.play("choose skeleton-1", "choose beastman", "place C1", "place D1")
    assert sorted(table.state.monsters) == ["beastman-1", "beastman-2", "skeleton-leader-1"]
    assert table.asked == "sir-valadir"


@rule("DE-OVC-12", "DE-SPW-09")
def test_of_figures_that_are_all_on_the_board_no_more_come() -> None:
    beasts = {f"beastman-{number}": {"at": at} for number, at in enumerate(("A1", "B1", "C1", "A2", "B2", "C2"), 1)}
    table = Table(
        "+-+-+-+-+-+-+\n|. . . .D. .|\n+ + + + + + +\n|. . . .D. .|\n+-+-+-+-+-+-+",
        heroes={"sir-valadir": {"at": "D1"}, "silhouette": {"at": "D2"}},
        monsters=beasts,
        areas={"vault": "F1"},
        unrevealed=["vault"],
        overlord={"powers": ["more-where-those-came-from"]},
    )
    table.play("run", "open D1-E1")
    assert table.options() == ["skip", "choose skeleton", "choose bane-spider"]


HALL = "+-+-+-+-+-+-+-+-+\n|. . . .D. . . .|\n+ + + + + + + + +\n|. . . .D. . . .|\n+-+-+-+-+-+-+-+-+"


def vault(monsters: list[str], foes: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The heroes open the door to an area with these monsters."""
    table = Table(
        HALL,
        heroes={"sir-valadir": {"at": "D1"}, "silhouette": {"at": "D2"}},
        monsters=foes or {},
        areas={"vault": "H1"},
        unrevealed=["vault"],
        quest={"area": {"vault": {"monsters": monsters}}},
        **fields,
    )
    return table.play("run", "open D1-E1")


@rule("DE-EXP-03", "DE-SPW-10", "DE-RUL-75")
@pytest.mark.parametrize(("answer", "left"), [("skip", "demon-1"), ("lift demon-1", "demon-2")])
def test_a_new_area_may_take_a_figure_off_the_board_or_do_without(answer: str, left: str) -> None:
    table = vault(["demon at G1"], {"demon-1": {"at": "A1"}})
    assert (table.prompt, table.options()) == ("lift", ["skip", "lift demon-1"])
    table.play(answer)
    assert list(table.state.monsters) == [left]
    assert table.asked == "sir-valadir"


@rule("DE-EXP-02")
def test_a_monster_whose_space_is_taken_is_put_next_to_it() -> None:
    table = vault(["beastman at E1", "skeleton at E1"])
    assert table.monster("beastman-1").space == "E1"
    assert table.monster("skeleton-1").space in ("F1", "E2", "F2")


@rule("DE-OVC-12")
def test_what_a_power_card_offers_may_be_left() -> None:
    table = vault(["skeleton at G1"], overlord={"powers": ["promotion-day", "more-where-those-came-from"]})
    table.play("skip", "skip")
    assert list(table.state.monsters) == ["skeleton-1"]
    some = vault(["skeleton at G1"], overlord={"powers": ["more-where-those-came-from"]})
    some.play("choose bane-spider")
    assert some.options() == ["place E1", "skip"]
    some.play("place E1")
    assert sorted(some.state.monsters) == ["bane-spider-1", "skeleton-1"]
    assert some.asked == "sir-valadir"


@rule("DE-OVC-12", "DE-SPW-09")
def test_without_a_red_figure_nobody_is_promoted() -> None:
    foes = {f"skeleton-leader-{number}": {"at": at} for number, at in ((1, "A1"), (2, "A2"), (3, "B1"))}
    table = vault(["skeleton at G1"], foes, overlord={"powers": ["promotion-day"]})
    assert table.asked == "sir-valadir"


@rule("DE-SPW-05", "DE-SWI-03")
@pytest.mark.parametrize(("switch", "may"), [("none", True), ("adjacent", False)])
def test_next_to_a_hero_who_sees_out_of_his_pit_nothing_is_spawned(switch: str, may: bool) -> None:
    table = Table(
        "+-+-+-+-+\n|. o . .|\n+-+-+-+-+",
        heroes={"sir-valadir": {"at": "B1", "in_pit": True}},
        next="prepare",
        options={"pit_sight": switch},
        overlord={"threat": 9, "hand": ["uninvited-scholars", "aim"]},
    )
    table.play("play uninvited-scholars")
    assert (table.may("place C1"), table.may("place D1")) == (may, True)


@rule("DE-SPW-06", "DE-FAM-08", "DE-STR-06")
def test_boggs_looks_along_a_staircase_like_a_hero() -> None:
    stairs = "+-+-+-+-+-+-+-+\n|. .|1 .|1 . .|\n+-+-+-+-+-+-+-+"
    table = Table(
        stairs,
        heroes={"sir-valadir": {"at": "A1", "skills": ["boggs-the-rat"]}},
        familiars={"boggs": {"owner": "sir-valadir", "at": "C1"}},
        next="prepare",
        overlord={"threat": 9, "hand": ["uninvited-scholars", "aim"]},
    )
    table.play("play uninvited-scholars")
    assert [option for option in table.options() if option.startswith("place")] == ["place G1"]


@rule("DE-SPW-11", "DE-RUL-19")
def test_what_a_quest_sends_does_not_come_onto_an_active_glyph_either() -> None:
    table = Table(
        "+-+-+-+-+\n|. . * .|\n+-+-+-+-+",
        heroes={"sir-valadir": {"at": "A1"}},
        quest={"rules": [{"on": "enter B1", "do": ["spawn 1 beastman at C1"]}]},
    )
    table.play("run", "move B1")
    assert table.monster("beastman-1").space == "D1"
