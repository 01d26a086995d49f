"""Computer Heroes of Drunagor: no cube for nothing, nobody sent where it only hurts, and the reason is the true one."""

from __future__ import annotations

from typing import Any

from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.content import item
from tenebra.games.drunagor.rules.items import may_wear
from tenebra.kit.advice import Advice
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table
from tests.games.drunagor.test_camp import camp

ROOM = floor(8, 6)
FLESH = "rotten-flesh.rookie"


def advised(table: Table) -> Advice:
    return GAME.advise(table.session.view(table.asked))


def room(heroes: dict[str, Any], monsters: dict[str, str] | None = None, map: str = ROOM, **more: Any) -> Table:
    return Table(map, heroes=heroes, monsters={name: {"at": at} for name, at in (monsters or {}).items()}, **more)


# --- orders


def ordering(monsters: dict[str, str]) -> Table:
    """Jaheen lets two others strike; Elros stands beside C2, Vorn far away."""
    heroes = {"jaheen": {"at": "A6", "role": "leader", "learned": {"role": 1}}, "elros": {"at": "C3"}, "vorn": {"at": "H6"}}
    return room(heroes, monsters).play("use all-together with blue")


def test_whoever_has_somebody_to_strike_is_ordered_to_and_nobody_else() -> None:
    table = ordering({"rotten-flesh-1": "C2"})
    assert (advised(table).option, advised(table).why) == ("target elros", "why-order")
    table.play("target elros")
    assert advised(table).option == "enough"


def test_whoever_is_ordered_to_strike_aims_where_it_does_most() -> None:
    table = room({"vorn": {"at": "C3"}}, {"skeleton-archer-1": "D3", "rotten-flesh-1": "C2"})
    table.monster("rotten-flesh-1").health = 3
    table.play("use warlords-charge with blue", "stop", "target vorn")
    assert (advised(table).option, advised(table).why) == ("target rotten-flesh-1", "why-strike")


# --- gifts


def test_nobody_is_hidden_who_has_a_turn_before_any_monster() -> None:
    """After the Striker comes the Defender: the Vampires act before Elros' next turn, but not before Vorn's."""
    heroes = {"elros": {"at": "A6", "role": "striker"}, "vorn": {"at": "A1", "role": "defender"}}
    table = room(heroes, {"shadow-vampire-1": "H6"}).play("use smoke-pot with blue")
    assert advised(table).option == "target elros"
    table.play("target elros")
    assert advised(table).option == "enough"


def test_a_curse_for_somebody_goes_to_whoever_can_bear_it_best() -> None:
    marks = ["arcing-strike", "guard-strike", "bull-rush"]
    heroes = {"maya": {"at": "B2"}, "vorn": {"at": "A1", "curses": marks}, "elros": {"at": "H6"}}
    sheet = {"scene": {"wall": {"choice": {"knock": {"do": ["event whispering-wall"]}}}}}
    table = room(heroes, sheet=sheet, scenes={"wall": {"at": "B3"}}).play("interact wall for knock")
    assert (advised(table).option, advised(table).why) in (("target maya", "why-least"), ("target elros", "why-least"))


def test_poison_that_would_fell_a_hero_is_cleansed_first() -> None:
    heroes = {"lorelai": {"at": "A1", "role": "support", "health": 2, "tokens": {"poison": 2}}}
    table = room(heroes, {"rotten-flesh-1": "H6"})
    assert advised(table).option.startswith("use remove-curse-support")


# --- traps and Familiars


def test_a_trap_is_laid_only_where_somebody_may_come() -> None:
    heroes = {"maya": {"at": "C3", "role": "controller", "cubes": {"blue": 1, "red": 1}}}
    assert "bear-trap" not in advised(room(heroes)).option
    table = room(heroes, {"rotten-flesh-1": "G4"}).play("use bear-trap with blue")
    assert (advised(table).option, advised(table).why) == ("choose E3", "why-trap")


def calling(**more: Any) -> Table:
    """Maya reacts to a blow by calling a Familiar."""
    table = room({"maya": {"at": "C3"}}, {"rotten-flesh-1": "C2"}, turn=FLESH, **more)
    return table.play("react birds-fall-silent with blue for maya")


def test_of_all_familiars_the_one_comes_that_strikes_hardest() -> None:
    assert (advised(calling()).option, advised(calling()).why) == ("choose umbra", "why-familiar")


def test_a_familiar_that_is_there_acts_instead() -> None:
    table = calling(familiars={"luma": {"owner": "maya", "at": "D5"}})
    assert (advised(table).option, advised(table).why) == ("choose luma", "why-familiar-acts")


def test_a_familiar_is_called_to_the_fight_and_never_into_lava() -> None:
    table = calling(map=floor(8, 6, {"&": "B2 B3 D2 D3"})).play("choose umbra")
    assert (advised(table).option, advised(table).why) == ("choose B4", "why-step")


# --- Reactions


def struck(heroes: dict[str, Any], at: str = "C2", **more: Any) -> Table:
    return room(heroes, {"rotten-flesh-1": at}, turn=FLESH, **more)


def test_a_reaction_that_cannot_keep_one_on_ones_feet_is_not_worth_its_cube() -> None:
    table = struck({"lorelai": {"at": "C3", "health": 1, "cubes": {"yellow": 1, "blue": 2}}})
    assert (advised(table).option, advised(table).why) == ("pass", "why-no-reaction")
    assert advised(struck({"lorelai": {"at": "C3", "health": 2, "cubes": {"yellow": 1, "blue": 2}}})).why == "why-react"


def test_what_is_told_to_be_stopped_is_what_is_stopped() -> None:
    """The Sturdy one's PREVENT stops one more."""
    vorn = {"at": "C3", "abilities": ["sturdy"]}
    table = room({"vorn": vorn}, {"shadow-vampire-1": "C2"}, turn="shadow-vampire.rookie")
    advice = advised(table)
    table.play(advice.option)
    assert advice.about["number"] == str(table.last("Prevented").number) == "4"


def test_no_cube_is_spent_on_a_familiar_that_is_lost_all_the_same() -> None:
    heroes = {"maya": {"at": "C3", "tokens": {"shield": 4, "focus": 0}, "cubes": {"blue": 2}}}
    table = room(heroes, {"abomination-1": "C1"}, turn="abomination.rookie", familiars={"luma": {"owner": "maya", "at": "D3"}})
    assert "react birds-fall-silent with blue for luma" in table.options()
    assert "luma" not in advised(table).option


# --- cubes and items


def test_the_cube_comes_back_from_the_skill_that_is_missed_most() -> None:
    docked = {"stand-with-me": "green", "arcing-strike": "yellow", "bull-rush": "green"}
    heroes = {
        "vorn": {"at": "C3", "docked": docked, "bag": ["scroll-of-return.1"], "cubes": {"yellow": 2, "green": 2, "blue": 1}}
    }
    table = room(heroes).play("consume scroll-of-return.1")
    advice = advised(table)
    assert (advice.option, advice.why, advice.about) == ("choose arcing-strike", "why-freed", {"skill": "arcing-strike"})


def test_better_armour_is_put_on_and_worse_is_not() -> None:
    def found(item: str, *worn: str) -> Advice:
        return advised(room({"vorn": {"at": "C3", "equipped": list(worn), "bag": [item]}}))

    better, first = found("last-gate-plate", "old-road-scales"), found("old-road-scales")
    assert (better.option, better.why) == ("equip last-gate-plate", "why-equip")
    assert (first.option, first.why) == ("equip old-road-scales", "why-wear")
    assert found("old-road-scales", "last-gate-plate").option != "equip old-road-scales"


def test_nobody_takes_from_the_camp_what_they_cannot_wear() -> None:
    """The goods of the first level: most of them are no use to Lorelai."""
    table, wanted = camp(2, "lorelai"), []
    while table.prompt != "pack":
        advice = advised(table)
        wanted += [advice.option.removeprefix("choose ")] if table.prompt == "camp-item" else []
        table.play(advice.option)
    assert wanted
    assert all(may_wear("lorelai", item(name)) for name in wanted if name != "pass")


# --- where to go


def test_the_reason_for_a_step_names_what_is_then_done() -> None:
    """From afar no melee Skill can be used yet: it is planned with all the same."""
    table = room({"vorn": {"at": "C3", "learned": {"yellow": 1}}}, {"rotten-flesh-1": "G3"})
    step = advised(table)
    assert step.why == "why-position"
    table.play(step.option)
    assert advised(table).option.startswith(f"use {step.about['skill']} ")


def test_whoever_has_little_health_left_goes_round_the_darkness() -> None:
    def after_a_step(health: int) -> int:
        table = room({"vorn": {"at": "A1", "health": health}}, chests=["D1"], darkness="B1 B2 B3 B4 B5")
        return table.play(advised(table).option).hero("vorn").health

    assert after_a_step(10) == 8
    assert after_a_step(2) == 2


def test_a_door_that_is_opened_without_the_others_is_not_said_to_wait_for_them() -> None:
    long = floor(14, 2)
    walled = long.replace(". . . . . . . . . . . . . .", ". . . . . . . . . .|. . . .")
    heroes = {"vorn": {"at": "J1", "equipped": []}, "elros": {"at": "A2", "equipped": []}}
    table = Table(
        walled, heroes=heroes, setups={"hall": "K1"}, unlaid=["hall"], doors={"gate": "J1-K1"}, sheet={"setup": {"hall": {}}}
    )
    whys = []
    for number in (1, 3):
        table.state.round = number
        whys.append((advised(table).option, advised(table).why))
    assert whys == [("end", "why-gather"), ("open gate", "why-open-late")]
