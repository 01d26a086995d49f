"""Allies (CO-ALY, CO-SKV-07, CO-RUL-59 to CO-RUL-63): whom a hero with Leadership sends, how far, and what it costs."""

from __future__ import annotations

from typing import Any

from tenebra.games.conan import GAME
from tenebra.games.conan.options import Attack
from tenebra.games.conan.scene.question import Offer
from tests.games.conan.props import ANNA, BOW, CHIEF, MAIL, STONE, SWORD, Table, card, hero, unit
from tests.games.conan.table import rule
from tests.games.scenery import words_of

DUKE = hero("duke", skills={"leadership": 9})
DRUMMER = unit("drummers", is_ally=True, movement=3)
LEAD = card("test-lead", "", "object", 9)
LINE = "gate path yard tower"


def camp(own: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A commander at the gate with two militia, about to act."""
    allies = fields.pop("allies", {"militia-1": {"at": "gate"}, "militia-2": {"at": "gate"}})
    heroes = {CHIEF: {"at": "gate", **(own or {})}, **fields.pop("others", {})}
    return Table(LINE, heroes, allies=allies, **fields)


@rule("CO-ALY-01", "CO-ALY-03", "CO-ALY-04", "CO-SKV-07", "CO-RUL-59", "CO-ALY-02")
def test_a_gem_on_the_ally_tile_activates_one_ally() -> None:
    table = camp(others={ANNA: {"at": "gate"}})
    assert table.refusal("command militia-1", ANNA) == "CO-ALY-01"
    assert table.refusal("command chief") == "CO-ALY-01"
    assert table.refusal("move path by militia-1") == "CO-ALY-03"
    table.play("chief: command militia-1")
    assert (table.asked, table.prompt) == (CHIEF, "command")
    assert table.hero(CHIEF).gems["ally:militia"] == 1
    assert {option.split()[-1] for option in table.options() if option != "end"} == {"militia-1"}
    assert table.refusal("move path by militia-2") == "CO-UNI-01"
    assert table.refusal("move path") == "CO-UNI-01"


def commands(table: Table, seat: str = CHIEF) -> list[str]:
    return [option for option in table.options(seat) if option.startswith("command")]


@rule("CO-ALY-04", "CO-ALY-05", "CO-GEM-02")
def test_without_a_gem_nobody_is_commanded() -> None:
    poor = camp({"reserve": 0, "fatigue": 12})
    assert (commands(poor), poor.refusal("command militia-1")) == ([], "CO-ALY-04")
    table = camp({"reserve": 1, "fatigue": 11}).play("command militia-1", "end")
    assert (commands(table), table.refusal("command militia-2")) == ([], "CO-ALY-04"), "the last gem lies on the tile"


@rule("CO-ALY-03", "CO-STA-09")
def test_a_cautious_commander_sends_nobody() -> None:
    assert camp({"stance": "cautious"}).refusal("command militia-1") == "CO-STA-07"


@rule("CO-RUL-62", "CO-ALY-01", "CO-SCN-11")
def test_a_burdened_commander_sends_nobody_nor_one_whom_the_scenario_does_not_name() -> None:
    assert camp({"cards": [LEAD]}).refusal("command militia-1") == "CO-ALY-01"
    table = camp(others={DUKE: {"at": "gate"}}, sheet={"commanders": [DUKE]})
    assert table.refusal("command militia-1", CHIEF) == "CO-ALY-01"
    assert table.may("command militia-1", DUKE)


@rule("CO-ALY-05", "CO-STS-04", "CO-RUL-14")
def test_each_ally_is_activated_once_in_a_phase_by_whomever() -> None:
    table = camp(others={DUKE: {"at": "gate"}, ANNA: {"at": "gate"}}, models={"thugs-1": {"at": "tower"}})
    assert commands(table, CHIEF) == commands(table, DUKE) == ["command militia-1", "command militia-2"]
    assert commands(table, ANNA) == []
    table.play("chief: command militia-1", "chief: end")
    assert commands(table, CHIEF) == commands(table, DUKE) == ["command militia-2"]
    assert table.refusal("command militia-1", DUKE) == "CO-ALY-05"
    table.play("duke: command militia-2", "end")
    assert table.hero(DUKE).gems["ally:militia"] == table.hero(CHIEF).gems["ally:militia"] == 1


@rule("CO-ALY-05", "CO-STS-04")
def test_a_new_turn_lets_them_act_again() -> None:
    table = camp(
        stop=False, models={"thugs-1": {"at": "tower"}}, next="heroes", allies={"militia-1": {"at": "gate", "acted": True}}
    )
    table.play("stance aggressive")
    assert table.may("command militia-1")


@rule("CO-ALY-06", "CO-ALY-09", "CO-STS-05", "CO-UNI-03")
def test_an_ally_that_strikes_loses_its_own_base_points_alone() -> None:
    table = camp({"reserve": 2, "fatigue": 10}, models={"thugs-1": {"at": "gate"}}, dice=["0"])
    table.play("command militia-1")
    assert (table.model("militia-1").points, table.model("militia-2").points, table.hero(CHIEF).points) == (2, 0, 3)
    table.play("attack thugs-1 by militia-1 as melee", "pass")
    assert table.model("militia-1").points == 0
    assert table.refusal("attack thugs-1 by militia-1 as melee") == "CO-UNI-03"
    assert table.play("end").prompt == "act"
    rival = camp(models={"thugs-1": {"at": "tower"}, "thugs-2": {"at": "tower"}}, next="activate", overlord={"reserve": 1})
    rival.play("activate thugs")
    assert [rival.model(f"thugs-{n}").points for n in (1, 2)] == [3, 3], "of the Overlord's tiles all models act"


@rule("CO-ALY-07", "CO-ALY-08", "CO-RUL-60", "CO-RUL-100", "CO-EXR-06")
def test_extra_points_come_after_the_base_ones_and_never_exceed_them() -> None:
    table = camp(models={"thugs-1": {"at": "gate"}}, allies={"militia-1": {"at": "gate"}}).play(
        "command militia-1", "move tower by militia-1"
    )
    assert [(event.spent, event.bought) for event in table.told("Moved")] == [(1, 0), (1, 0), (0, 1)]
    assert table.model("militia-1").extra == 1
    crowd = {f"thugs-{n}": {"at": "gate"} for n in range(1, 5)}
    assert camp(models=crowd, allies={"militia-1": {"at": "gate"}}).play("command militia-1").may("move path by militia-1")
    more = {f"thugs-{n}": {"at": "gate"} for n in range(1, 6)}
    assert not camp(models=more, allies={"militia-1": {"at": "gate"}}).play("command militia-1").may("move path by militia-1")


@rule("CO-ALY-15", "CO-HIN-08", "CO-RUL-44")
def test_allies_hinder_enemies_and_cancel_hindering_for_heroes() -> None:
    own = {"cards": [BOW], "reserve": 1, "fatigue": 11}
    foes = {"thugs-1": {"at": "gate"}, "thugs-2": {"at": "gate"}, "boss": {"at": "path"}}
    beside = camp(own, models=foes, dice=["2 2 2"], allies={"militia-1": {"at": "gate"}})
    assert beside.play(f"shoot boss with {BOW}.1 for 1").last("PowerFixed").minus == 1
    alone = camp(own, models=foes, dice=["2 2 2"], allies={"militia-1": {"at": "path"}})
    assert alone.play(f"shoot boss with {BOW}.1 for 1").last("PowerFixed").minus == 2
    tired = {"reserve": 0, "fatigue": 12}
    fields: dict[str, Any] = {
        "next": "activate",
        "overlord": {"reserve": 1},
        "dice": ["2"],
        "models": {"bowmen-1": {"at": "path"}},
    }
    shot = camp(tired, **fields, allies={"militia-1": {"at": "path"}, "militia-2": {"at": "path"}})
    shot.play("activate bowmen", "attack chief by bowmen-1 as ranged")
    assert shot.last("PowerFixed").minus == 2


@rule("CO-EXR-06")
def test_ally_tiles_and_benefit_zones_hold_any_number_of_gems() -> None:
    table = camp({"gems": {"ally:militia": 8}}).play(
        "command militia-1", "move yard by militia-1", "move tower by militia-1", "end"
    )
    assert table.hero(CHIEF).gems["ally:militia"] == 10
    walker = camp({"gems": {"move": 3}, "points": 0}).play("move path")
    assert (walker.hero(CHIEF).gems["move"], walker.refusal("move yard")) == (4, "CO-MOV-01"), "his own space holds four"
    book = {"reserve": 9, "gems": {"movement": 8}}
    rival = camp(models={"thugs-1": {"at": "gate"}}, next="activate", overlord=book)
    rival.play("activate thugs", "move tower by thugs-1")
    assert rival.state.overlord.gems["movement"] == 11


@rule("CO-RUL-20")
def test_commanding_costs_no_points_unless_that_is_played() -> None:
    assert camp().play("command militia-1", "end").hero(CHIEF).points == 3
    assert camp(options={"commandEndsMove": "true"}).play("command militia-1", "end").hero(CHIEF).points == 0


@rule("CO-ALY-13", "CO-INV-03")
def test_gems_on_ally_tiles_go_back_to_whoever_paid_them() -> None:
    gems = {"gems": {"ally:militia": 2}}
    table = camp(gems, others={DUKE: {"at": "gate", "gems": {"ally:militia": 1}}}, next="end")
    assert (table.hero(CHIEF).gems["fatigue"], table.hero(DUKE).gems["fatigue"]) == (2, 1)


@rule("CO-RUL-63", "CO-ENC-10")
def test_allies_neither_carry_nor_manipulate() -> None:
    table = camp(objects={"gate": [SWORD, STONE, MAIL]}, chests={"gate": 1}).play("command militia-1")
    assert {option.split()[0] for option in table.options()} == {"end", "move"}


@rule("CO-GEN-08")
def test_an_ally_who_strikes_an_enemy_is_not_said_to_hit_friends() -> None:
    table = camp(models={"thugs-1": {"at": "gate"}}).play("chief: command militia-1")
    view = table.session.view(CHIEF)
    offer = Offer(view, GAME.voices(words_of(GAME.id, "en"), view.state), lambda _: None)
    assert view.decision is not None
    blows = [entry.option for entry in view.decision.options if isinstance(entry.option, Attack)]
    assert [offer.warning(blow, ()) for blow in blows] == [""]
