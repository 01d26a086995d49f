"""What can be asked about one character or area: how far it gets and strikes, sight and hindering, who could strike there."""

from __future__ import annotations

from typing import Any

from tenebra.games.conan import GAME
from tenebra.games.conan.scene.inspection import inspect
from tenebra.kit.inspection import Inspection
from tests.games.conan.props import ANNA, BOW, SWORD, Table, unit
from tests.games.conan.table import rule
from tests.games.scenery import words_of

SPEARS = unit("spears", skills=("reach",), movement=1)
SHOTS = unit("shots", movement=1, melee="", ranged="1 orange")
MAILED = unit("mailed", armour=2)
LINE = "gate path yard tower cliff"


def asked(at: str, **fields: Any) -> Inspection:
    heroes = {ANNA: {"at": "gate", "points": 2, "cards": [SWORD]}, **fields.pop("heroes", {})}
    table = Table(LINE, heroes=heroes, **fields)
    view = table.session.view(ANNA)
    return inspect(view, at, GAME.voices(words_of(GAME.id, "en"), view.state))


@rule("CO-MOV-06", "CO-SKA-09", "CO-RNG-03")
def test_a_character_tells_where_it_could_walk_and_strike() -> None:
    def grasp(unit: str) -> tuple[str, str]:
        found = asked(f"{unit}-1", models={f"{unit}-1": {"at": "cliff"}})
        return " ".join(found.reach), " ".join(found.zone)

    assert grasp("thugs") == ("path yard tower cliff", "path yard tower cliff")
    assert grasp("spears") == ("tower cliff", "yard tower cliff"), "one area further by Reach"
    assert grasp("shots") == ("tower cliff", LINE), "as far as it sees then"


@rule("CO-HIN-06", "CO-HIN-09", "CO-LOS-06")
def test_an_area_tells_sight_and_hindering_and_who_could_strike_there() -> None:
    models = {"thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    found = asked("yard", models=models)
    assert found.abilities[0].startswith("Sees ")
    assert found.abilities[1:] == (f"Enemies there hinder {ANNA.capitalize()} by 2.",)
    assert found.strikers == ("thugs-1", "thugs-2")
    assert len(asked("path", models=models).abilities) == 1, "nobody is there"
    assert asked("gate", models={"spears-1": {"at": "tower"}}).strikers == ()
    assert asked("path", models={"spears-1": {"at": "tower"}}).strikers == ("spears-1",)


def test_a_hero_with_a_bow_is_told_to_shoot_farther_than_he_walks() -> None:
    found = asked(ANNA, heroes={ANNA: {"at": "gate", "cards": [BOW]}})
    assert set(found.reach) < set(found.zone) == set(LINE.split())


@rule("CO-CMB-10")
def test_what_stops_wounds_without_dice_is_told_with_the_odds() -> None:
    found = asked("mailed-1", models={"mailed-1": {"at": "path"}})
    assert [clash.forecast.armour for clash in found.clashes] == [2, 0]
