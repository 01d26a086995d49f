"""Shots, throws, dice, spells, skills and rulings (CO-RNG to CO-WIN), word for word: what is offered, refused, told and left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import (
    ANNA,
    AXE,
    BOLT,
    BORO,
    BOW,
    CHIEF,
    CORA,
    DAGGER,
    KNIFE,
    MAGE,
    MAIL,
    SHIELD,
    STONE,
    SWORD,
    WARD,
    Table,
    card,
    duel,
    hero,
    spell,
    unit,
)
from tests.games.conan.table import nothing_forbids, rule

LINE = "gate path yard tower"
JAR = card("test-oil-jar", "ranged 2 orange area", load=1)
LOG = card("test-log", "", "object", 4)
PEBBLES = card("test-pebbles", "", "object", 1)
TONIC = card("test-tonic", "Discard: recover 2 gems", "object", 1)
TALISMAN = card("test-talisman", "Any time, discard: armour +1", "object", 1)
CHARM = card("test-lucky-blade", "melee orange r", load=1)
GUSTS = spell("test-gusts", 1, 2, "push 1 area, an enemy in sight")
SUMMONS = spell("test-summons", 2, 3, "raise 1 minion, your area")
DREADS = unit("dreads", life=9, rank="monster", models=1, skills=("horror",))
HEXERS = unit("hexers", life=3, rank="lieutenant", models=1, skills=("jinx",))
ADDERS = unit("adders", melee="2 red", skills=("poison",))
PYTHON = unit("great-python", melee="2 orange", life=6, rank="monster", models=1, skills=("constriction",))
OXEN = unit("draught-oxen", size="medium")
WARDEN = hero("warden", skills={"support": 9})
BURGLAR = hero("burglar", skills={"lock_picking": 9})
TWINS = hero("two-blades", skills={"ambidextrous": 9})
SPINNER = hero("spinner", skills={"circular_strike": 9})
SPINNERS = unit("spinners", melee="4 red", skills=("circular_strike",))
PARRIER = hero("riposter", skills={"counterattack": 9})
PARRIERS = unit("parriers", melee="2 red", life=5, rank="lieutenant", models=1, skills=("counterattack",))
SLIPPERY = hero("slippery-one", skills={"evasive": 9})
WEATHERED = unit("weathered", life=9, rank="monster", models=1)
HOLY = hero("herald", skills={"leadership": 9})


def faces(table: Table) -> tuple[list[int], list[int], int]:
    """The roll in progress: its faces, which dice were rolled again, and how often Support was used."""
    roll = table.state.rolls[-1]
    return roll.faces, roll.again, roll.supported


# --- shots and throws


@rule("CO-RNG-08", "CO-CMB-14", "CO-RUL-27")
@pytest.mark.parametrize(
    ("choice", "weapon", "left"),
    [
        (f"shoot weathered with {KNIFE}.1 for 1", KNIFE, "fire"),
        (f"shoot weathered with {BOW}.1 for 1", BOW, ""),
        (f"shoot fire with {JAR}.1 for 1", JAR, "away"),
    ],
)
def test_only_a_weapon_with_the_symbol_is_left_where_it_hit(choice: str, weapon: str, left: str) -> None:
    table = duel({"cards": [weapon]}, {"weathered": {"at": "fire"}}, dice=["0 0 0" if weapon != KNIFE else "0 0"])
    table.play(choice)
    while table.prompt == "reroll":
        table.play("pass")
    assert table.hero(ANNA).cards == ([] if left else [f"{weapon}.1"])
    assert table.state.objects == ({left: [f"{weapon}.1"]} if left == "fire" else {})
    assert table.state.deck.discard == ([f"{weapon}.1"] if left == "away" else [])


@rule("CO-RNG-08", "CO-RUL-27")
def test_a_knife_that_strikes_stays_in_the_hand_and_so_does_one_that_nobody_throws() -> None:
    table = duel({"cards": [KNIFE]}, {"weathered": {"at": "yard"}}, dice=["0 0"])
    table.play(f"strike weathered with {KNIFE}.1 for 1", "pass")
    assert (table.hero(ANNA).cards, table.state.objects) == ([f"{KNIFE}.1"], {})
    shot = Table(
        heroes={ANNA: {"at": "yard", "reserve": 0, "fatigue": 12, "cards": [KNIFE]}},
        models={"bowmen-1": {"at": "fire"}},
        next="activate",
        overlord={"reserve": 1},
        dice=["0"],
    )
    shot.play("activate bowmen", "attack anna by bowmen-1 as ranged")
    assert (shot.hero(ANNA).cards, shot.state.objects) == ([f"{KNIFE}.1"], {})


@rule("CO-THR-01", "CO-THR-02", "CO-THR-03")
def test_what_weighs_three_at_most_is_thrown_to_where_one_sees() -> None:
    own = {"at": "gate", "cards": [STONE, LOG, WARD], "reserve": 2, "fatigue": 10}
    table = Table(LINE, {ANNA: own}, borders={"path|yard": "wall"}, dice=["1"])
    assert [option for option in table.options() if option.startswith("throw")] == [f"throw {STONE}.1"]
    assert nothing_forbids(table)
    assert {table.refusal(f"throw {thing}") for thing in (f"{LOG}.1", WARD, f"{PEBBLES}.1")} == {"CO-THR-01"}
    table.play(f"throw {STONE}.1")
    assert table.options() == ["pass", *(f"aim at {area} for {gems}" for area in ("gate", "path") for gems in (1, 2))]
    assert nothing_forbids(table)
    assert {table.refusal(f"aim at {area} for 1") for area in ("yard", "nowhere")} == {"CO-THR-01"}
    assert table.refusal("done") == "CO-THR-01"
    table.play("pass")
    assert (table.prompt, table.hero(ANNA).gems["reserve"]) == ("act", 2), "he thinks better of it"
    table.play(f"throw {STONE}.1", "aim at path for 1")
    assert table.state.objects == {"path": [f"{STONE}.1"]}
    assert table.hero(ANNA).gems["manipulation"] == 1


# --- dice


@rule("CO-RER-04", "CO-RER-02", "CO-RER-03", "CO-RUL-39")
def test_what_a_die_shows_last_counts_and_each_way_is_paid_for_by_itself() -> None:
    heroes = {ANNA: {"at": "yard", "cards": [CHARM]}, WARDEN: {"at": "yard"}}
    table = Table(heroes=heroes, models={"weathered": {"at": "yard"}}, dice=["2 1", "1", "0", "2"])
    table.play(f"anna: strike weathered with {CHARM}.1 for 1", "reroll orange-1 by mark")
    assert faces(table) == ([2, 1], [1], 0)
    assert table.hero(ANNA).gems.get("reroll", 0) == 0
    table.play("reroll orange-1 by support")
    assert faces(table) == ([2, 0], [1], 1)
    assert table.hero(ANNA).gems.get("reroll", 0) == 0
    table.play("reroll orange-0 by gems")
    assert faces(table) == ([2, 2], [1], 1)
    table.play("pass")
    assert (table.last("PowerFixed").faces, table.hero(ANNA).gems["reroll"]) == ((2, 2), 1)


@rule("CO-RER-04")
def test_dice_that_were_never_rolled_again_are_known_apart_from_those_that_were() -> None:
    table = duel({"cards": [AXE]}, {"weathered": {"at": "yard"}}, dice=["1 0 0", "0", "1"])
    table.play(f"strike weathered with {AXE}.1 for 1", "reroll red-0 by gems")
    assert faces(table) == ([1, 0, 0], [1], 0)
    table.play("reroll red-0 by gems")
    assert faces(table) == ([1, 1, 0], [1], 0)


@rule("CO-RER-10", "CO-RUX-02")
def test_each_gem_of_a_reroll_takes_another_die() -> None:
    table = duel({"cards": [AXE]}, {"weathered": {"at": "yard"}}, dice=["0 0 1"])
    table.play(f"strike weathered with {AXE}.1 for 1")
    assert [option for option in table.options() if option.startswith("reroll")] == [
        f"reroll {dice} by gems" for dice in ("red-0", "red-1", "red-0.red-0", "red-0.red-1", "red-0.red-0.red-1")
    ]
    assert nothing_forbids(table)
    for dice in ("red-1.red-1", "red-0.red-0.red-0", "red-2", "red-1.red-0", "orange-0"):
        assert table.refusal(f"reroll {dice} by gems") == "CO-RER-10"


@rule("CO-RUL-98", "CO-DIE-01", "CO-DIE-02", "CO-DIE-03")
def test_dice_lie_on_the_table_as_they_fell_until_they_are_counted() -> None:
    table = duel({"cards": [SWORD]}, {"weathered": {"at": "yard"}}, dice=["2 1"])
    table.play(f"strike weathered with {SWORD}.1 for 1")
    [roll] = table.state.rolls
    assert (roll.by, roll.what, roll.dice, roll.faces, roll.marks) == (ANNA, "attack", ["red", "orange"], [2, 1], {})


# --- spells and objects


@rule("CO-SPL-02", "CO-SPL-06", "CO-SPL-07", "CO-SPL-01")
def test_each_spell_that_is_not_cast_is_refused_for_its_own_reason() -> None:
    table = Table(heroes={MAGE: {"at": "yard", "cards": [BOLT, WARD, STONE]}}, models={"thugs-1": {"at": "fire"}})
    assert {f"cast {BOLT} at thugs-1 for 2", f"cast {WARD} at {MAGE} for 1"} <= set(table.options())
    assert nothing_forbids(table)
    assert table.refusal(f"cast {GUSTS} at thugs-1 for 1") == "CO-SPL-02"
    assert table.refusal(f"use {BOLT}") == "CO-SPL-02"
    assert table.refusal(f"cast {STONE}.1 at thugs-1 for 1") == "CO-SPL-02"
    assert table.refusal(f"cast {BOLT} at thugs-1 for 1") == "CO-SPL-03"
    careful = Table(
        heroes={MAGE: {"at": "yard", "cards": [BOLT, WARD], "stance": "cautious"}}, models={"thugs-1": {"at": "fire"}}
    )
    assert [option for option in careful.options() if option != "done"] == [f"cast {WARD} at {MAGE} for 1"]
    assert nothing_forbids(careful)
    assert careful.refusal(f"cast {BOLT} at thugs-1 for 2") == "CO-SPL-06"
    assert careful.refusal(f"cast {WARD} at {MAGE} for 2") == "CO-SPL-03"


@rule("CO-SPL-06", "CO-SPL-07", "CO-STA-10", "CO-WIN-07", "CO-RUL-43")
@pytest.mark.parametrize("stance", ["aggressive", "cautious"])
def test_in_the_overlords_turn_only_reactions_are_cast_whatever_the_stance(stance: str) -> None:
    own = {"at": "yard", "cards": [BOLT, WARD, TALISMAN], "stance": stance}
    table = Table(heroes={MAGE: own}, models={"thugs-1": {"at": "yard"}}, next="activate", overlord={"reserve": 1}, dice=["2"])
    table.play("activate thugs", f"attack {MAGE} by thugs-1 as melee")
    assert (table.asked, table.prompt) == (MAGE, "spell")
    assert table.options() == ["pass", f"cast {WARD} at {MAGE} for 1", f"use {TALISMAN}.1"]
    assert nothing_forbids(table)
    table.play(f"use {TALISMAN}.1")
    used = table.last("SpellCast")
    assert (used.rule, used.also) == ("CO-SPL-04", ("CO-RUX-07", "CO-CRD-08", "CO-SPL-07", "CO-RUL-43", "CO-WIN-07"))


@rule("CO-RUL-10", "CO-RUX-07", "CO-CRD-08", "CO-CRD-07")
def test_only_a_card_that_says_so_is_used_up_and_using_one_costs_no_gem() -> None:
    own = {"at": "yard", "reserve": 5, "fatigue": 7, "cards": [BOLT, TONIC, SWORD]}
    table = Table(heroes={MAGE: own}, models={"weathered": {"at": "yard"}}, dice=["0 0", "0 0", "0 0"])
    table.play(f"use {TONIC}.1")
    assert (table.state.deck.discard, table.hero(MAGE).cards) == ([f"{TONIC}.1"], [BOLT, f"{SWORD}.1"])
    gems = {zone: number for zone, number in table.hero(MAGE).gems.items() if number}
    assert (gems, table.hero(MAGE).points) == ({"reserve": 7, "fatigue": 5}, 0)
    assert table.last("SpellCast").gems == 0
    assert table.last("SpellCast").also == ("CO-RUX-07", "CO-CRD-08")
    table.play(f"cast {BOLT} at weathered for 2", "pass", f"cast {BOLT} at weathered for 2", "pass")
    table.play(f"strike weathered with {SWORD}.1 for 1")
    assert table.hero(MAGE).cards == [BOLT, f"{SWORD}.1"]
    assert table.state.deck.discard == [f"{TONIC}.1"]
    careful = Table(heroes={MAGE: own | {"stance": "cautious", "cards": [TONIC, TALISMAN]}})
    assert not [option for option in careful.options() if TONIC in option]


@rule("CO-SKM-01", "CO-SPL-01", "CO-SPL-10", "CO-OSP-07", "CO-RUL-77")
def test_who_has_the_skill_casts_and_nobody_for_another() -> None:
    wizards = unit("two-wizards", skills=("spell_caster",), life=3, rank="lieutenant", models=1)
    heroes = {MAGE: {"at": "yard", "cards": [BOLT]}, ANNA: {"at": "yard", "cards": [SWORD]}}
    table = Table(heroes=heroes, models={"weathered": {"at": "fire"}}, dice=["0 0"])
    table.play(f"{MAGE}: cast {BOLT} at weathered for 2", "pass")
    cast = table.last("SpellCast")
    assert cast.also == ("CO-SPL-01", "CO-SKM-01", "CO-SPL-06", "CO-SPL-08", "CO-HIN-04")
    heavy = card("test-burden", "", "object", 6)
    burdened = Table(heroes={MAGE: {"at": "yard", "cards": [BOLT, heavy]}}, models={"weathered": {"at": "fire"}})
    assert burdened.refusal(f"cast {BOLT} at weathered for 2") == "CO-SPL-01"
    models = {wizards: {"at": "fire"}, "weathered": {"at": "fire"}, "thugs-1": {"at": "fire"}}
    his = Table(heroes={ANNA: {"at": "yard"}}, models=models, next="activate", overlord={"reserve": 9, "spells": [BOLT]})
    his.play("activate thugs")
    assert his.refusal(f"cast {BOLT} at anna for 2 by {wizards}") == "CO-OSP-01"
    his.play("end", f"activate {wizards}")
    assert [option for option in his.options() if option.startswith("cast")] == [f"cast {BOLT} at anna for 2 by {wizards}"]
    assert his.refusal(f"cast {BOLT} at anna for 2 by weathered") == "CO-OSP-01"
    assert his.refusal(f"cast {BOLT} at anna for 2 by nobody") == "CO-OSP-01"


@rule("CO-OSP-07", "CO-SCN-03")
def test_his_spells_are_cast_by_those_units_whom_the_scenario_names_and_by_no_ally() -> None:
    models = {"pale-abbot": {"at": "lantern"}, "hexmates": {"at": "lantern", "unit": "hexmates"}}
    unit("hexmates", skills=("spell_caster",), life=3, rank="lieutenant", models=1)
    unit("ally-mages", skills=("spell_caster",), is_ally=True)
    table = Table(
        "",
        {"hroar": {"at": "lantern"}},
        scenario="the-lamp-that-calls",
        models=models,
        allies={"ally-mages-1": {"at": "lantern"}},
        river=["pale-abbot", "hexmates"],
        next="activate",
        overlord={"reserve": 9, "spells": ["cold-fingers"]},
    )
    table.play("activate hexmates")
    assert not [option for option in table.options() if option.startswith("cast")]
    table.play("end", "activate pale-abbot")
    casts = {option for option in table.options() if option.startswith("cast")}
    assert casts == {f"cast cold-fingers at {target} for 2 by pale-abbot" for target in ("hroar", "ally-mages-1")}


@rule("CO-OCC-03", "CO-OCC-01", "CO-OCC-02")
def test_a_small_base_is_pushed_where_a_bigger_one_has_no_room() -> None:
    models = {"thugs-1": {"at": "yard"}, "draught-oxen-1": {"at": "yard"}, "bowmen-1": {"at": "fire"}}
    areas = {"fire": {"room": 2}, "reeds": {"room": 0}, "path": {"room": 0}}
    for target, way in (("thugs-1", ["fire"]), ("draught-oxen-1", [])):
        table = Table(heroes={MAGE: {"at": "yard", "cards": [GUSTS]}}, models=models, areas=areas)
        assert table.may(f"cast {GUSTS} at {target} for 1") == bool(way)
        if way:
            table.play(f"cast {GUSTS} at {target} for 1")
            assert (table.prompt, table.options()) == ("push", ["choose fire"])
            table.play("choose fire")
            assert table.model(target).area == "fire"


# --- skills


@rule("CO-SKV-04", "CO-RUL-89")
def test_beside_horror_two_gems_are_the_most_and_only_there() -> None:
    def ways(gems: int = 0, **at: str) -> list[str]:
        own = {"at": "gate", "points": 0, "reserve": 12 - gems, "gems": {"move": gems}}
        table = Table(LINE, {ANNA: own}, models={name.replace("_", "-"): {"at": area} for name, area in at.items()})
        return [option.removeprefix("move ") for option in table.options() if option.startswith("move")]

    assert ways(dreads="gate") == ["path", "yard", "tower"], "two gems take him out, and two more on"
    assert ways(dreads="gate", thugs_1="gate") == [], "it would take three"
    assert ways(dreads="tower", thugs_1="gate", thugs_2="gate") == ["path", "yard"]
    assert ways(1, dreads="gate") == []
    assert ways(1, dreads="tower", thugs_1="gate") == ["path", "yard"]
    own = duel({"gems": {"melee": 1}}, {"dreads": {"at": "yard"}})
    assert own.may(f"strike dreads with {SWORD}.1 for 1")
    assert own.refusal(f"strike dreads with {SWORD}.1 for 2") == "CO-EXR-01"
    free = duel({"gems": {"melee": 1}}, {"dreads": {"at": "fire"}, "weathered": {"at": "yard"}})
    assert free.may(f"strike weathered with {SWORD}.1 for 4")
    assert nothing_forbids(own)
    assert nothing_forbids(free)


@rule("CO-SKV-05", "CO-RUL-90", "CO-RER-09")
@pytest.mark.parametrize(("hexers", "may"), [([], True), (["fire"], True), (["yard"], False), (["fire", "yard"], False)])
def test_jinx_forbids_rerolls_in_its_own_area_alone(hexers: list[str], may: bool) -> None:
    models = {f"hexers-{place}": {"at": area} for place, area in enumerate(hexers)}
    table = duel({"cards": [SWORD]}, {"weathered": {"at": "yard"}, **models}, dice=["0 0"])
    table.play(f"strike weathered with {SWORD}.1 for 1")
    assert (table.prompt == "reroll") == may
    if may:
        assert nothing_forbids(table)
        assert table.may("reroll red-0 by gems")
    theirs = Table(
        heroes={ANNA: {"at": "yard"}},
        models={"weathered": {"at": "yard"}, **models},
        next="activate",
        overlord={"reserve": 2},
        dice=["0"],
    )
    theirs.play("activate weathered", "attack anna by weathered as melee")
    assert theirs.prompt == "reroll", "its friends are not unlucky"


@rule("CO-SKV-06", "CO-RUL-97")
def test_poison_tires_a_hero_whom_it_wounds_and_nobody_else() -> None:
    def bitten(kind: str, dice: str, **own: Any) -> dict[str, int]:
        heroes = {ANNA: {"at": "yard", **own}, BORO: {"at": "fire"}}
        table = Table(
            heroes=heroes,
            models={f"{kind}-1": {"at": "yard"}},
            next="activate",
            overlord={"reserve": 1},
            sheet={"poison": 2},
            dice=[dice],
        )
        table.play(f"activate {kind}", f"attack anna by {kind}-1 as melee")
        while table.prompt in ("guard", "reroll", "armour"):
            table.play("pass")
        moved = [
            event for event in table.told("GemsMoved") if (event.figure, event.source, event.to) == (ANNA, "reserve", "fatigue")
        ]
        assert all(event.rule == "CO-SKV-06" for event in moved)
        return {zone: number for zone, number in table.hero(ANNA).gems.items() if number}

    assert bitten("adders", "1 0") == {"reserve": 9, "fatigue": 2, "wounds": 1}
    assert bitten("adders", "1 1", cards=[MAIL]) == {"reserve": 12}, "nothing got through"
    assert bitten("thugs", "1") == {"reserve": 11, "wounds": 1}
    assert bitten("adders", "3 3", reserve=2, wounds=10) == {"wounds": 12}
    allies = Table(
        heroes={CHIEF: {"at": "yard", "reserve": 0, "fatigue": 12}},
        allies={"militia-1": {"at": "yard"}},
        models={"adders-1": {"at": "yard"}},
        next="activate",
        overlord={"reserve": 1},
        sheet={"poison": 2},
        dice=["1 0"],
    )
    allies.play("activate adders", "attack militia-1 by adders-1 as melee")
    assert "militia-1" not in allies.state.models
    assert allies.hero(CHIEF).gems["fatigue"] == 12


@rule("CO-SKV-08", "CO-RUL-97")
@pytest.mark.parametrize(
    ("who", "what", "lock", "dice"),
    [
        (BURGLAR, "chest", False, ("red", "yellow")),
        (ANNA, "chest", False, ("yellow",)),
        (BURGLAR, "gate", True, ("red", "yellow")),
        (ANNA, "gate", True, ("yellow",)),
        (BURGLAR, "gate", None, ("yellow",)),
    ],
)
def test_a_lock_gives_who_can_pick_it_one_die_more(who: str, what: str, lock: bool | None, dice: tuple[str, ...]) -> None:
    task = {"at": "yard", "difficulty": 1, **({} if lock is None else {"lock": lock})}
    table = Table(
        heroes={who: {"at": "yard", "reserve": 1, "fatigue": 11}},
        chests={"yard": 1},
        tasks=["gate"],
        sheet={"tasks": {"gate": task}},
        dice=[" ".join("0" for _ in dice)],
    )
    table.play(f"try {what} for 1")
    rolled = table.last("DiceRolled")
    assert (rolled.dice, rolled.rule) == (dice, "CO-SKV-08" if len(dice) > 1 else "CO-MAN-07")


@rule("CO-STS-02", "CO-RUL-82", "CO-SKA-04")
@pytest.mark.parametrize(("who", "dice", "held"), [(ANNA, "2 0", True), (ANNA, "1 1", False), (SLIPPERY, "2 0", True)])
def test_whoever_is_gripped_stays_as_long_as_both_are_there(who: str, dice: str, held: bool) -> None:
    fields: dict[str, Any] = {
        "models": {"great-python": {"at": "path"}},
        "next": "activate",
        "overlord": {"reserve": 1},
        "dice": [dice],
    }
    table = Table(LINE, {who: {"at": "path", "reserve": 0, "fatigue": 12}}, stop=False, **fields)
    table.play("activate great-python", f"attack {who} by great-python as melee")
    while table.prompt == "reroll":
        table.play("pass")
    assert table.hero(who).held_by == (["great-python"] if held else [])
    while table.prompt in ("activation", "overlord"):
        table.play("end")
    table.play("stance aggressive")
    if held and who == ANNA:
        assert not [option for option in table.options() if option.startswith("move")]
        assert table.refusal("move gate") == "CO-STS-02"
        return
    assert nothing_forbids(table)
    table.play("move gate")
    assert table.hero(who).held_by == []


@rule("CO-STS-02", "CO-RUL-82")
def test_the_grip_ends_when_the_one_who_holds_goes_away() -> None:
    fields: dict[str, Any] = {"models": {"great-python": {"at": "yard"}}, "next": "activate", "dice": ["2 0"], "stop": False}
    book = {"reserve": 9, "recovery": 9}
    table = Table(LINE, {ANNA: {"at": "path", "reserve": 0, "fatigue": 12}}, overlord=book, **fields)
    table.play("activate great-python", "move path by great-python", "attack anna by great-python as melee")
    while table.prompt == "reroll":
        table.play("pass")
    assert table.hero(ANNA).held_by == ["great-python"]
    table.play("end", "end", "stance aggressive")
    assert table.refusal("move gate") == "CO-STS-02"
    table.play("done", "activate great-python", "move yard by great-python")
    assert table.hero(ANNA).held_by == []


@rule("CO-RUL-78", "CO-SKA-03", "CO-SKG-02")
@pytest.mark.parametrize(
    ("weapon", "passes"), [(AXE, True), (SWORD, False), (DAGGER, False)], ids=["two-handed", "one-handed", "dagger"]
)
def test_a_hero_needs_a_two_handed_weapon_for_a_circular_strike(weapon: str, passes: bool) -> None:
    foes = {"thugs-1": {"at": "yard"}, "heavies-1": {"at": "yard"}}
    dice = {AXE: "3 3 3", SWORD: "3 2", DAGGER: "3 2"}[weapon]
    for who, goes_on in ((SPINNER, passes), (ANNA, False)):
        table = duel({"cards": [weapon]}, foes, who=who, dice=[dice])
        table.play(f"strike thugs-1 with {weapon}.1 for 1")
        while table.prompt == "reroll":
            table.play("pass")
        assert ("heavies-1" in table.state.models) != goes_on


@rule("CO-RUL-78", "CO-SKA-03")
def test_a_model_needs_no_card_for_a_circular_strike_but_a_melee_attack() -> None:
    frail = {"reserve": 0, "fatigue": 2, "wounds": 10}
    heroes = {ANNA: {"at": "yard", **frail}, BORO: {"at": "yard", "reserve": 0, "fatigue": 12}}
    for kind, wounds in (("spinners", 6), ("adders", 0)):
        dice = "3 3 2 0" if kind == "spinners" else "3 2"
        fields: dict[str, Any] = {"models": {f"{kind}-1": {"at": "yard"}}, "next": "activate", "overlord": {"reserve": 1}}
        table = Table(heroes=heroes, dice=[dice], **fields)
        table.play(f"activate {kind}", f"attack anna by {kind}-1 as melee")
        while table.prompt in ("reroll", "guard"):
            table.play("pass")
        assert table.hero(ANNA).is_dead
        assert table.hero(BORO).gems.get("wounds", 0) == wounds


@rule("CO-RUX-06", "CO-RUL-80", "CO-SKA-05")
def test_a_counterattack_answers_a_blow_of_the_turn_and_no_other_answer_unless_switched() -> None:
    fields: dict[str, Any] = {"dice": ["0 0", "0", "0"]}
    for chain, answers in (("false", 1), ("true", 2)):
        table = duel({}, {"parriers": {"at": "yard"}}, who=PARRIER, options={"counterChain": chain}, **fields)
        table.play(f"strike parriers with {SWORD}.1 for 1", "pass", "attack riposter by parriers as counter")
        while table.prompt in ("reroll", "guard"):
            table.play("pass")
        if table.prompt == "counterattack":
            table.play("attack parriers by riposter as counter")
        while table.prompt in ("reroll", "guard", "counterattack"):
            table.play("pass")
        assert [event.how for event in table.told("AttackDeclared")] == ["melee", *["counter"] * answers]
    dead = duel({"cards": [AXE]}, {"parriers": {"at": "yard", "life": 1}}, dice=["2 2 2"])
    dead.play(f"strike parriers with {AXE}.1 for 1")
    assert (dead.prompt, dead.state.models) == ("act", {})
    shot = duel({"cards": [BOW]}, {"parriers": {"at": "yard"}}, dice=["0 0 0"])
    shot.play(f"shoot parriers with {BOW}.1 for 1", "pass")
    assert (shot.prompt, len(shot.told("AttackDeclared"))) == ("act", 1)


# --- rulings


@rule("CO-RUL-18")
def test_a_stance_that_is_chosen_is_refused_again_and_the_other_is_not() -> None:
    table = Table(heroes={ANNA: {"at": "yard"}, BORO: {"at": "yard"}}, next="stances")
    assert nothing_forbids(table)
    table.play("boro: stance cautious")
    assert nothing_forbids(table)
    decision = table.session.decision
    assert decision is not None
    assert [decision.why_not(BORO, option) for option in decision.options(BORO)] == [None]
    assert table.refusal("stance cautious", BORO) == "CO-RUL-18"
    assert (table.hero(ANNA).is_done, table.hero(BORO).is_done) == (False, True)


@rule("CO-RUL-21", "CO-MOV-07", "CO-RUL-100")
@pytest.mark.parametrize(("points", "spent", "bought"), [(3, 2, 0), (2, 2, 0), (1, 1, 1), (0, 0, 2)])
def test_base_points_pay_first_and_gems_only_what_is_missing(points: int, spent: int, bought: int) -> None:
    fields: dict[str, Any] = {"borders": {"gate|path": "obstacle"}}
    table = Table(LINE, {ANNA: {"at": "gate", "points": points}}, **fields).play("move path")
    moved = table.last("Moved")
    assert (moved.spent, moved.bought, table.hero(ANNA).points) == (spent, bought, points - spent)
    paid = table.told("GemsMoved")
    assert [(event.source, event.to, event.number) for event in paid] == ([("reserve", "move", bought)] if bought else [])
    if bought:
        both = ("CO-MOV-07", "CO-RUL-21") if spent else ()
        assert (paid[-1].rule, set(paid[-1].also) >= set(both)) == ("CO-MOV-06", True)
        assert ("CO-RUL-21" in paid[-1].also) == bool(spent)


@rule("CO-RUL-22", "CO-SKA-01", "CO-RUL-50")
@pytest.mark.parametrize(
    ("who", "cards", "arms"),
    [
        (ANNA, [SWORD, DAGGER], [" with test-sword.1", " with test-dagger.1", ""]),
        (ANNA, [SHIELD], [""]),
        (TWINS, [SWORD], [" with test-sword.1", ""]),
        (
            TWINS,
            [SWORD, DAGGER],
            [" with test-sword.1", " with test-dagger.1", " with test-sword.1 and test-dagger.1", ""],
        ),
    ],
)
def test_one_strikes_with_a_card_that_has_a_melee_bonus_or_with_none(who: str, cards: list[str], arms: list[str]) -> None:
    table = duel({"cards": cards, "reserve": 1, "fatigue": 11}, {"weathered": {"at": "yard"}}, who=who)
    assert [option for option in table.options() if option.startswith("strike")] == [
        f"strike weathered{arm} for 1" for arm in arms
    ]
    assert table.refusal(f"strike weathered with {SHIELD}.1 for 1") in ("CO-MEL-03", "CO-CRD-02", "CO-RUL-22")


@rule("CO-RUL-09", "CO-RUL-37", "CO-CHE-03")
def test_a_drawn_card_is_known_to_all_and_cannot_be_undrawn() -> None:
    table = Table(
        heroes={ANNA: {"at": "yard", "reserve": 1, "fatigue": 11}}, chests={"yard": 1}, deck=[SWORD, AXE], dice=["1"]
    ).play("try chest for 1")
    drawn = table.last("CardDrawn")
    assert (drawn.card, drawn.to, drawn.reveals) == (f"{SWORD}.1", "yard", True)
    assert table.session.view("overlord").state.objects == {"yard": [f"{SWORD}.1"]}


@rule("CO-RUL-14", "CO-ALY-01", "CO-RUL-62")
def test_every_leader_whom_the_scenario_allows_commands_and_gets_his_own_gems_back() -> None:
    heroes = {CHIEF: {"at": "gate"}, HOLY: {"at": "gate"}, ANNA: {"at": "gate"}}
    fields: dict[str, Any] = {"allies": {"militia-1": {"at": "gate"}, "militia-2": {"at": "gate"}}, "stop": False}
    table = Table(LINE, heroes, models={"thugs-1": {"at": "tower"}}, **fields)
    table.play(f"{CHIEF}: command militia-1", "end", f"{HOLY}: command militia-2")
    assert (table.asked, table.prompt) == (HOLY, "command")
    table.play("end")
    assert [table.hero(one).gems.get("ally:militia", 0) for one in heroes] == [1, 1, 0]
    table.play(f"{CHIEF}: done", f"{HOLY}: done", f"{ANNA}: done")
    assert [table.hero(one).gems.get("fatigue", 0) for one in heroes] == [1, 1, 0]
    named = Table(LINE, heroes, sheet={"commanders": [HOLY]}, **fields)
    assert named.refusal("command militia-1", CHIEF) == "CO-ALY-01"
    assert named.refusal("command militia-1", ANNA) == "CO-ALY-01"
    assert named.may("command militia-1", HOLY)


@rule("CO-RUL-14", "CO-ALY-10")
def test_the_commander_of_the_active_ally_is_the_first_to_be_asked_for_it() -> None:
    heroes = {CHIEF: {"at": "gate"}, HOLY: {"at": "gate"}}
    table = Table(
        LINE,
        heroes,
        allies={"militia-1": {"at": "gate"}},
        models={"weathered": {"at": "gate"}},
        dice=["0"],
        overlord={"reserve": 0},
    )
    table.play(f"{HOLY}: command militia-1", "attack weathered by militia-1 as melee")
    assert (table.asked, table.prompt) == (HOLY, "reroll")
    table.play("pass")
    assert (table.asked, table.prompt) == (CHIEF, "reroll")


@rule("CO-RUL-65", "CO-RIV-03", "CO-RIV-04", "CO-OTN-06")
def test_a_tile_is_paid_for_and_slid_to_the_end_before_it_is_resolved() -> None:
    units = {"bowmen": {"started": 1, "fallen": ["bowmen-1"]}}
    sheet = {"events": {"war-horn": [{"id": "blow", "do": ["count rain"]}]}}
    fields: dict[str, Any] = {"units": units, "sheet": sheet, "next": "activate", "models": {"thugs-1": {"at": "tower"}}}

    def opened(first: str) -> Table:
        river = [first, *(one for one in ("thugs", "bowmen", "war-horn") if one != first)]
        table = Table(LINE, {ANNA: {"at": "gate"}}, river=river, overlord={"reserve": 4}, **fields).play(f"activate {first}")
        assert table.state.river == [*river[1:], first]
        book = table.state.overlord
        assert (book.gems["reserve"], book.gems["fatigue"], book.activations) == (3, 1, 1)
        told = [type(event).__name__ for event in table.session.events]
        assert told.index("GemsMoved") < told.index("TileSlid")
        return table

    living, dead, event = opened("thugs"), opened("bowmen"), opened("war-horn")
    assert (living.prompt, living.state.activation is not None) == ("activation", True)
    assert (dead.prompt, dead.state.activation, dead.state.tiles["bowmen"].is_dead) == ("overlord", None, True)
    assert (event.prompt, event.state.counters) == ("overlord", {"rain": 1})
    assert [type(one).__name__ for one in event.session.events].index("TileSlid") < [
        type(one).__name__ for one in event.session.events
    ].index("EventChosen")


@rule("CO-RUL-54", "CO-FAL-05")
def test_a_person_who_is_carried_is_a_thing_that_moves_is_given_and_dropped() -> None:
    lamb = card("test-lamb", "A person of 2 life", "object", 3)
    heroes = {ANNA: {"at": "gate", "cards": [lamb]}, BORO: {"at": "path"}, CORA: {"at": "tower"}}
    table = Table(LINE, heroes).play("anna: move path")
    assert lamb not in table.state.models
    table.play(f"anna: give {lamb}.1 to boro", "boro: move yard", f"boro: drop {lamb}.1")
    assert table.state.objects == {"yard": [f"{lamb}.1"]}
    gap: dict[str, Any] = {"areas": {"path": {"leap": 3, "fall": True}}, "borders": {"gate|path": "gap"}}
    leaper = hero("lamb-bearer", skills={"leap": 9})
    for rolled, dies in (("1 0", False), ("1 1", True)):
        own = {"at": "gate", "reserve": 2, "fatigue": 10, "cards": [lamb, STONE]}
        fall = Table(
            LINE, {leaper: own, BORO: {"at": "gate", "cards": [lamb]}}, sheet={"fall": "2 orange"}, dice=["0", rolled], **gap
        )
        fall.play(f"{leaper}: leap path", "pass")
        while fall.prompt == "reroll":
            fall.play("pass")
        assert fall.hero(leaper).cards == ([f"{STONE}.1"] if dies else [f"{lamb}.1", f"{STONE}.1"])
        assert fall.hero(BORO).cards == [f"{lamb}.2"]
        assert [event.rule for event in fall.told("CarriedKilled")] == ["CO-FAL-05"] * dies
    fallen = Table(
        LINE,
        {ANNA: {"at": "tower"}},
        models={"leapers-1": {"at": "gate"}},
        sheet={"fall": "2 orange"},
        dice=["0", "1 0"],
        next="activate",
        overlord={"reserve": 1},
        **gap,
    )
    fallen.play("activate leapers", "leap path by leapers-1")
    assert (fallen.told("CarriedKilled"), fallen.state.models) == ([], {}), "a model carries nobody"


unit("leapers", skills=("leap",))
