"""The Adventures of the box do what their texts say: their own maps and rules, with nobody in the way but the Bosses."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tenebra.games.dungeon_venture.scenario import MONSTERS, TRAPS, Adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tests.games.dungeon_venture.table import Table, rule

OWN_RULES = ("locked", "things", "tokens", "objective", "when")


def story(id: str, **fields: Any) -> Table:
    """An Adventure of the box in the middle of the game: everything explored, no Monsters or Traps, the Bosses in place."""
    number = SHEETS.ids.index(id) + 1
    folder = files("tenebra.games.dungeon_venture").joinpath(f"scenarios/{number:02}_{id.replace('-', '_')}")
    sheet = tomllib.loads(folder.joinpath("scenario.toml").read_text(encoding="utf-8"))
    bosses = {name: {**boss, "mark": str(n)} for n, (name, boss) in enumerate(sheet["bosses"].items())}
    marks = {boss["mark"]: str(n) for n, boss in enumerate(sheet["bosses"].values())} | dict.fromkeys([*MONSTERS, *TRAPS], ".")
    lines = folder.joinpath("map.txt").read_text(encoding="utf-8").split("\n")
    rows = [line for line in lines if line and not line.startswith(";")]
    for at in range(1, len(rows), 2):
        rows[at] = "".join(marks.get(char, char) if column % 2 else char for column, char in enumerate(rows[at]))
    own = {name: sheet[name] for name in OWN_RULES if name in sheet}
    return Table("\n".join(rows), areas=sheet["areas"], bosses=bosses, adventure=own, **fields)


def said(table: Table) -> list[str]:
    return [event.text for event in table.told("Said")]


def settle(table: Table) -> Table:
    """The Keeper puts whoever comes wherever there is room."""
    while table.prompt == "place":
        table.play(table.options()[0])
    return table


def wait_for(table: Table, hero: str) -> Table:
    """Nobody does anything until it is the Hero's turn."""
    while (table.asked, table.prompt) != (hero, "turn"):
        table.play("end" if table.may("end") else table.options()[0])
    return table


KINGS = {"aldric": {"wounds": 6}, "borug": {"wounds": 7}}
BESIDE = {"aldric": "D4", "borug": "X1"}
DEFENCE = {"aldric": "miss miss", "borug": "miss miss miss"}


def duel(first: str, second: str) -> Table:
    """Vardak strikes down one king, then Storm the other; two Heroes, each beside his king."""
    return story(
        "two-crowns",
        turn="vardak",
        heroes={"vardak": {"at": BESIDE[first], "wounds": 3}, "storm": {"at": BESIDE[second]}},
        monsters=KINGS,
        initiative=["storm"],
        dice=["hit " * 4, DEFENCE[first], "hit " * 3, DEFENCE[second]],
    )


@rule("DV-GEN-06", "DV-VIC-05")
def test_aldrics_death_is_borugs_joy_and_then_nobody_laughs() -> None:
    table = settle(duel("aldric", "borug").play("attack aldric"))
    assert said(table) == ["pale-crown", "red-laughter"]
    assert (table.state.doors["C3-D3"], table.state.doors["Z7-AA7"]) == ("open", "locked")
    assert table.figure("vardak").wounds == 1
    assert [e.figure for e in table.told("FigurePlaced")] == ["kobold-1", "kobold-2"]
    wait_for(table, "storm").play("attack borug")
    assert said(table) == ["pale-crown", "red-laughter", "red-crown"]
    assert table.state.outcome == "heroes"


@rule("DV-GEN-06", "DV-VIC-05")
def test_borugs_death_is_aldrics_hour_and_then_nobody_calls_for_his_sword() -> None:
    table = settle(duel("borug", "aldric").play("attack borug"))
    assert said(table) == ["red-crown", "pale-command"]
    assert (table.state.doors["C3-D3"], table.state.doors["Z7-AA7"]) == ("locked", "closed")
    assert [e.figure for e in table.told("FigurePlaced")] == ["skeleton-1", "skeleton-2"]
    wait_for(table, "storm").play("attack aldric")
    assert said(table) == ["red-crown", "pale-command", "pale-crown"]
    assert table.state.outcome == "heroes"


@rule("DV-GEN-06")
def test_the_heart_burns_only_while_azhgar_lives() -> None:
    table = story(
        "last-throne",
        turn="vardak",
        heroes={"vardak": {"at": "O2"}, "storm": {"at": "Q2"}, "wick": {"at": "A14"}},
        monsters={"azhgar": {"wounds": 7}},
        initiative=["storm"],
        dice=["hit hit hit", "miss " * 4, "miss miss miss", "miss " * 3, "hit " * 3, "miss " * 3],
    )
    table.play("use heart")
    assert said(table) == ["heart", "fire"]
    assert [(e.attacker, e.target) for e in table.told("AttackEnded")] == [("dungeon", "vardak"), ("dungeon", "storm")]
    assert table.figure("vardak").wounds == 3
    settle(table)
    assert [e.figure for e in table.told("FigurePlaced")] == ["skeleton-1", "skeleton-2"]
    wait_for(table, "storm").play("attack azhgar")
    assert (said(table)[2:], table.state.outcome) == (["azhgar-falls"], "heroes")


@rule("DV-GEN-06", "DV-VIC-05")
def test_the_heart_broken_last_ends_the_game_without_fire() -> None:
    table = story(
        "last-throne",
        turn="storm",
        heroes={"vardak": {"at": "O2"}, "storm": {"at": "Q2"}},
        monsters={"azhgar": {"wounds": 7}},
        initiative=["vardak"],
        dice=["hit " * 3, "miss " * 3],
    )
    wait_for(table.play("attack azhgar"), "vardak").play("use heart")
    assert said(table) == ["azhgar-falls", "heart"]
    assert (len(table.told("AttackEnded")), table.told("FigurePlaced"), table.state.outcome) == (1, [], "heroes")


@rule("DV-GEN-06")
def test_both_bearers_of_the_mark_dead_the_throne_room_is_unlocked_but_not_open() -> None:
    table = story(
        "last-throne",
        turn="vardak",
        heroes={"vardak": {"at": "F7"}, "storm": {"at": "Y12"}},
        monsters={"morwen-reborn": {"wounds": 5}, "sir-mordane": {"wounds": 6}},
        initiative=["storm"],
        dice=["hit " * 4, "miss miss", "hit " * 3, "miss miss"],
    )
    table.play("attack morwen-reborn")
    assert said(table) == ["morwen-falls"]
    wait_for(table, "storm").play("attack sir-mordane")
    assert said(table) == ["morwen-falls", "mordane-falls", "throne-opens"]
    assert table.state.furniture["W9"] == "altar"
    assert (table.state.doors["L2-M2"], table.state.doors["R2-S2"]) == ("closed", "closed")


@rule("DV-GEN-06")
def test_the_list_reads_on_without_nerghul() -> None:
    fields: dict[str, Any] = {"round": 6, "heroes": {"vardak": {"at": "L1"}}, "monsters": {"nerghul": {"wounds": 6}}}
    table = story("restless-tombs", turn="vardak", dice=["hit " * 4, "miss miss"], **fields)
    table.play("attack nerghul")
    assert said(table) == ["nerghul-falls"]
    table.play("end")
    settle(table)
    assert (table.state.round, said(table)) == (7, ["nerghul-falls", "well"])
    assert [e.figure for e in table.told("FigurePlaced")] == ["zombie-1", "zombie-2"]


@rule("DV-GEN-06", "DV-RUL-80")
def test_the_judge_raises_an_altar_also_where_somebody_stands() -> None:
    table = story("restless-tombs", turn="vardak", heroes={"vardak": {"at": "B16"}, "storm": {"at": "E12"}})
    table.play("use judge")
    assert (table.asked, table.prompt) == ("storm", "displace")
    table.play(table.options()[0])
    assert table.figure("storm").space != "E12"
    assert table.state.furniture["E12"] == "altar"


@rule("DV-GEN-06", "DV-RUL-80")
def test_the_upper_prop_buries_the_space_it_is_knocked_out_from() -> None:
    table = story("breathing-mine", turn="vardak", heroes={"vardak": {"at": "P2"}}, dice=["miss " * 4, "miss " * 4])
    table.play("use upper-prop")
    assert (table.asked, table.prompt) == ("vardak", "displace")
    table.play("place P1")
    assert [e.space for e in table.told("BouldersFell")] == ["P2"]
    assert said(table) == ["upper-prop", "one-down"]


@rule("DV-GEN-06", "DV-RUL-80")
def test_the_way_out_of_the_winding_room_falls_whoever_stands_there() -> None:
    table = story("breathing-mine", next="round", round=5, heroes={"vardak": {"at": "J3"}})
    table.play("place J2")
    assert [e.space for e in table.told("BouldersFell")] == ["J3"]
    assert said(table) == ["winding-falls"]


@rule("DV-RUL-86")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_no_rockfall_cuts_a_dungeon_in_two(id: str) -> None:
    sheet = SHEETS[id]
    grid = sheet.grid
    free = grid.set_of(sheet.area_of) & ~grid.set_of(sheet.furniture) & ~grid.set_of(falls_of(sheet))
    assert grid.reach(free & -free, 1 << 30, free, grid.with_open(sheet.doors)) == free


def falls_of(sheet: Adventure) -> list[str]:
    """Where rocks may fall in the course of a game, by Traps or by the Adventure's own rules."""
    traps = [space for space, trap in sheet.traps.items() if trap == "boulders"]
    return traps + [phrase.space for rule in sheet.own_rules for phrase in rule.do if phrase.verb == "boulders"]


@rule("DV-GEN-06")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_what_rises_or_falls_never_lands_on_furniture(id: str) -> None:
    sheet = SHEETS[id]
    raised = [phrase.space for rule in sheet.own_rules for phrase in rule.do if phrase.verb in ("altar", "boulders")]
    assert [space for space in raised if space in sheet.furniture] == []
