"""Scenarios (CO-SCN): the six of the box can be set up and told; one of one's own is read, or refused by line."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from tenebra.games.conan import GAME
from tenebra.games.conan.content import allies, heroes, units
from tenebra.games.conan.scenario import RiverTile, Scenario, Task, scaled
from tenebra.games.conan.scenario_reader import read_scenario
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.state import RESERVE, WOUNDS
from tenebra.games.conan.wording import words_of
from tenebra.kernel import BadInput, Session
from tests.games.conan.table import rule

ROOT = Path(__file__).parents[3]
MANUAL = (ROOT / "docs" / "conan" / "scenarios.md").read_text(encoding="utf-8")
TEXT = re.findall(r"```toml\n(.*?)```", MANUAL, re.DOTALL)[0]


# --- the six scenarios ---


def test_there_are_six_on_four_maps() -> None:
    assert len(SHEETS.ids) == 6
    assert len({SHEETS[id].chart.id for id in SHEETS.ids}) == 4
    assert [SHEETS[id].number for id in SHEETS.ids] == [1, 2, 3, 4, 5, 6]
    assert SHEETS[SHEETS.ids[0]].difficulty == 1, "the first one is to learn with"
    assert all(id in MANUAL for id in SHEETS.ids)


def test_every_tile_of_the_box_is_met_somewhere() -> None:
    met = {unit.kind for id in SHEETS.ids for unit in (*SHEETS[id].units.values(), *SHEETS[id].allies.values())}
    assert met == {*units(), *allies()}


@rule("CO-SCN-01", "CO-SCN-02", "CO-SCN-04", "CO-SCN-05", "CO-SET-05", "CO-SET-06", "CO-SET-09")
@pytest.mark.parametrize(("id", "number"), list(product(SHEETS.ids, (2, 3, 4))))
def test_a_scenario_is_set_up_as_its_sheet_says(id: str, number: int) -> None:
    sheet = SHEETS[id]
    state = Session.begin(GAME, id, options={"heroes": number}).state
    assert state.party == list(sheet.heroes)[:number]
    assert state.river == [tile.id for tile in sheet.river_for(number)]
    assert 4 <= len(state.river) <= 8
    assert state.overlord.gems[RESERVE] == scaled(sheet.gems, number)
    for unit in (*sheet.units.values(), *sheet.allies.values()):
        there = [model for model in state.models.values() if model.unit == unit.id]
        assert sorted(model.area for model in there) == sorted(unit.placed(number))
        assert all(model.life == scaled(unit.life, number) for model in there)
    for name in state.party:
        hero = state.heroes[name]
        assert sum(hero.gems.values()) == heroes()[name].gems
        assert not hero.gems.get(WOUNDS, 0)
        assert hero.area == sheet.heroes[name].area


@rule("CO-MOD-02")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_every_hero_may_play_every_scenario_and_more_heroes_meet_more(id: str) -> None:
    sheet = SHEETS[id]
    assert set(sheet.heroes) == set(heroes())
    forces = [sum(len(unit.placed(number)) for unit in sheet.units.values()) for number in (2, 3, 4)]
    assert forces[0] < forces[1] <= forces[2]
    assert sheet.gems[0] < sheet.gems[2]


@rule("CO-SCN-03", "CO-SCN-06", "CO-SCN-07", "CO-SCN-08", "CO-SCN-09", "CO-SCN-10", "CO-SCN-11", "CO-VIC-01")
@pytest.mark.parametrize("id", SHEETS.ids)
def test_a_scenario_says_everything_a_game_needs(id: str) -> None:
    sheet = SHEETS[id]
    assert len(sheet.events) == 1
    assert all(len(events) >= 2 for events in sheet.events.values()), "the Overlord has a choice"
    assert len(sheet.reinforcements) >= 2
    assert len(sheet.chests) == 3
    assert len(sheet.assets) > len(sheet.chests)
    assert sheet.wins
    assert sheet.losses
    assert len(sheet.own_rules) >= 5


@pytest.mark.parametrize("id", SHEETS.ids)
def test_no_two_scenarios_are_won_in_the_same_way(id: str) -> None:
    others = [SHEETS[other] for other in SHEETS.ids if other != id]
    assert all((SHEETS[id].wins, SHEETS[id].losses) != (other.wins, other.losses) for other in others)


def written(language: str) -> set[str]:
    """Messages and attributes of the scenario words."""
    text = (ROOT / "src/tenebra/games/conan/locale" / language / "scenarios.ftl").read_text(encoding="utf-8")
    found, last = set(), ""
    for line in text.split("\n"):
        if message := re.match(r"([a-z][\w-]*) =", line):
            last = message[1]
            found.add(last)
        elif attribute := re.match(r"    (\.\w+) =", line):
            found.add(last + attribute[1])
    return found


def endings(sheet: Scenario) -> set[str]:
    """An ending for each way to lose: nobody is left, the time is over, what was counted."""
    causes = {"dead"} | {"time" if loss.verb == "round" else loss.name for loss in sheet.losses}
    return {f"scenario-{sheet.id}.{cause}" for cause in causes}


@pytest.mark.parametrize("language", ["en", "it"])
def test_all_that_a_scenario_tells_is_written_and_nothing_else(language: str) -> None:
    needed: set[str] = set()
    for sheet in (SHEETS[id] for id in SHEETS.ids):
        needed |= {*words_of(sheet), *endings(sheet), *(f"area-{sheet.chart.id}-{area}" for area in sheet.chart.board.areas)}
    found = written(language)
    assert needed - found == set()
    optional = re.compile(r"area-.*\.the|count-.*")
    assert {one for one in found - needed if not optional.fullmatch(one)} == set()
    counted = {f"count-{id}-{rule.name}" for id in SHEETS.ids for rule in (*SHEETS[id].wins, *SHEETS[id].losses)}
    counted |= {f"count-{id}-{rule.on.name}" for id in SHEETS.ids for rule in SHEETS[id].own_rules}
    assert {one for one in found if one.startswith("count-")} <= counted


# --- sheets of one's own ---


@rule("CO-GEN-03", "CO-SCN-12")
def test_the_scenario_that_the_manual_shows_can_be_played() -> None:
    sheet = read_scenario("tin-moon", 7, TEXT.replace("losses =", "happenings = 2\nlosses ="), "scenarios.md")
    assert sheet.river == (RiverTile("guards", "guards"), RiverTile("war-horn"), RiverTile("wolves", "wolves", 3))
    assert sheet.tasks["moon"] == Task("moon", "chiefs-tent", (2, 3, 3))
    assert sheet.chests == {"supply-yard": 3}
    assert sheet.units["guards"].placed(2) == ["fire-ring"] * 2
    assert sheet.units["guards"].models == (2, 2, 3)
    assert sheet.units["wolves"].models == (0, 2, 2)
    assert list(sheet.heroes)[:2] == ["niv", "hroar"]
    assert sheet.happenings == 2
    assert [sheet.events["war-horn"][0].do[0].amount(number) for number in (2, 3, 4)] == [1, 2, 3]


@rule("CO-TIL-04")
def test_a_unit_named_twice_has_two_tiles() -> None:
    text = TEXT.replace('"guards", "war-horn"', '"guards", "war-horn", "guards"')
    river = read_scenario("x", 1, text, "x").river
    assert [tile.id for tile in river] == ["guards.1", "war-horn", "guards.2", "wolves"]
    assert [tile.unit for tile in river] == ["guards", "", "guards", "wolves"]


@pytest.mark.parametrize(
    ("old", "new", "reason", "near"),
    [
        ('map = "raven-ford"', 'map = "moon"', "there is no map 'moon'", "map ="),
        ('"niv", "hroar"', '"niv", "nobody"', "there is no hero 'nobody'", "party ="),
        ('start = "west-path"', 'start = "home"', "the map has no area 'home'", "start ="),
        ('"supply-yard 3"', '"supply-yard hard"', "write `tent` or `tent 3`", "chests ="),
        ('"supply-yard 3"', '"moon"', "the map has no area 'moon'", "chests ="),
        ("2 at fire-ring", "two at fire-ring", "write `2 at wood`", "2 at fire-ring"),
        ("2 at fire-ring", "2 at the-moon", "the map has no area 'the-moon'", "2 at fire-ring"),
        ("2 at fire-ring", "9 at fire-ring", "with 2 heroes there are 9 of guards; the box has 5", "river ="),
        ('"3+: wolves"', '"5+: wolves"', "write `wolves` or `3+: wolves`", "river ="),
        ('"3+: wolves"', '"3+: bears"', "'bears' is neither a unit nor an event", "river ="),
        ('"3+: wolves"', '"wolves"', "with 2 heroes wolves has a tile in the river, but no models", "river ="),
        ('"3+: wolves"', '"4+: wolves"', "with 3 heroes wolves has models, but no tile in the river", "river ="),
        ("[units.wolves]", "[units.bears]", "there is no tile 'bears'", "[units.wolves]"),
        ("[[events.war-horn]]", "[[events.trumpet]]", "'war-horn' is neither a unit nor an event", "river ="),
        ('"wolf-milk", "black-wine"', '"4 wolf-milk"', "there are 5 of wolf-milk; the box has 3", "assets ="),
        ('"wolf-milk", "black-wine"', '"moon-milk"', "there is no card 'moon-milk'", "assets ="),
        ('["wolf-milk", "black-wine"]', "[]", "more chests than cards in the asset deck", "chests ="),
        ("gems = [3, 4, 5]", "gems = [3, 4]", "Expected", "gems ="),
        ("gems = [3, 4, 5]", "gems = 0", "the Overlord has gems", "gems ="),
        ("tired = 2", "tired = 10", "niv has not so many gems", "party ="),
        ('["round 6"]', "[]", "each side has something to achieve (CO-VIC-01)", "wins ="),
        ('["round 6"]', '["count moons 2"]', "'moons' can be counted 0 times, never 2", "losses ="),
        ('["round 6"]', '["the moon falls"]', "is not understood", "losses ="),
        ("salt-crown at west-path", "salt-crown at the-moon", "'the-moon' is no area of the map", "wins ="),
        ("salt-crown at west-path", "tin-crown at west-path", "there is no 'tin-crown'", "wins ="),
        ("give salt-crown", "give tin-crown", "there is no", 'do = ["say moon'),
        ("give salt-crown", "open west|east", "there is no 'west|east'", 'do = ["say moon'),
        ("give salt-crown", "act bears", "there is no 'bears'", 'do = ["say moon'),
        ("task moon", "task sun", "there is no 'sun'", 'on = "task moon"'),
        ("points 1/2/3", "points 1/2", "is not understood", "points 1/2/3"),
        ("recovery = [3, 4, 5]", 'recovery = [3, 4, 5]\nopened = ["a|b"]', "there is no border 'a|b'", "river ="),
        ("recovery = [3, 4, 5]", 'recovery = [3, 4, 5]\nfall = "a ladder"', "'a ladder' is not dice", "river ="),
        ("recovery = [3, 4, 5]", "recovery = [3, 4, 5]\nglory = 1", "unknown field `glory`", "river ="),
        ('at = ["2 at fire-ring"', 'spells = ["get-up"]\nat = ["2 at fire-ring"', "is no Spell Caster", 'at = ["2 at'),
        ('start = "west-path"', 'start = "west-path"\nlying = ["iron-key"]', "write `rope at tent`", "tired ="),
    ],
)
def test_a_sheet_that_cannot_be_played_is_refused_by_line(old: str, new: str, reason: str, near: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadInput) as error:
        read_scenario("x", 1, TEXT.replace(old, new), "x/scenario.toml")
    assert reason in error.value.reason, error.value
    assert error.value.source == "x/scenario.toml"

    assert error.value.line == TEXT[: TEXT.index(near)].count("\n") + 1


@rule("CO-ENC-02")
def test_nobody_begins_with_more_than_he_can_carry() -> None:
    text = f'{TEXT}\n[heroes.niv]\ncards = ["tombstone", "scale-coat"]\n'
    with pytest.raises(BadInput, match=r"niv carries 10, more than 8 \(CO-ENC-02\)"):
        read_scenario("x", 1, text, "x")


@rule("CO-OCC-01")
def test_everybody_begins_where_there_is_room() -> None:
    text = TEXT.replace('"2 at fire-ring", "4: 1 at landing"', '"5 at the-boat"').replace(
        '"3+: 2 at pine-wood"', '"3+: 5 at the-boat"'
    )
    with pytest.raises(BadInput, match="with 3 heroes 10 bases begin in the-boat, which holds 8"):
        read_scenario("x", 1, text, "x")
