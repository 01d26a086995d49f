"""Sight, steps, and who may answer what when (CO-RNG, CO-TER, CO-SKX, CO-OSP, CO-UNI, CO-WIN): all that is offered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.conan.props import (
    ANNA,
    BOLT,
    BORO,
    BOW,
    CHIEF,
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
FLASK = card("test-flask", "ranged 2 orange area", load=1)
TRUMPET = card("test-trumpet", "You have Leadership", "object", 1)
ANVIL = card("test-great-anvil", "", "object", 9)
BOILER = card("test-boiler", "", "object", 9)
SPARKS = spell("test-sparks", 0, 3, "undefended attack with X yellow, an adjacent area")
SAGES = unit("sages", skills=("spell_caster",), life=5, rank="lieutenant", models=1)
LOOKOUT = unit("lookouts", melee="", ranged="orange")
HIDDEN = unit("hidden", skills=("protected",))
PLATED = unit("plated-men", armour=2)
AVENGER = hero("avenger", skills={"attack_from_beyond": 9})
AVENGERS = unit("avengers", skills=("attack_from_beyond",))
STEADY = hero("steady-hand", skills={"concentration": 9})
MARKSMAN = hero("marksman", skills={"elite_shooter": 9})
LUNGER = hero("lunger", skills={"reach": 9})
RIPOSTE = unit("riposte", melee="2 red", life=5, rank="lieutenant", models=1, skills=("counterattack",))
SHIELDED = hero("shielded", skills={"bodyguard": 9})
MOUNTAINEER = hero("mountaineer", skills={"climb": 9})
PHANTOM = hero("phantom", skills={"intangible": 9})
SHADOW = hero("night-shadow", skills={"evasive": 9})
WARDERS = unit("warders", skills=("blocking",))
OVERSEER = hero("overseer", skills={"leadership": 6})
SPEAR_LEVY = unit("spear-levy", is_ally=True, movement=2)


def offered(table: Table, verb: str, seat: str = "") -> list[str]:
    return [option for option in table.options(seat) if option.split()[0] == verb]


def go_on(table: Table, *prompts: str) -> Table:
    """Let pass whatever is asked of these kinds."""
    while table.prompt in prompts:
        table.play("pass")
    return table


# --- sight


@rule("CO-RNG-06", "CO-RUL-24", "CO-TER-03")
@pytest.mark.parametrize("switch", ["true", "false"])
def test_whoever_shoots_downward_has_one_die_more_and_nobody_else(switch: str) -> None:
    fields: dict[str, Any] = {"areas": {"yard": {"level": 1}}, "options": {"heightDieForUnits": switch}}
    own = {"cards": [BOW, FLASK]}

    def thrown(choice: str, dice: int, at: str, who: str = ANNA) -> int:
        table = duel(own, {"riposte": {"at": at}}, who=who, dice=[" ".join("0" * dice)], **fields)
        return len(go_on(table.play(choice), "reroll").last("DiceRolled").dice)

    assert thrown(f"shoot riposte with {BOW}.1 for 1", 4, "fire") == 4
    assert thrown(f"shoot riposte with {BOW}.1 for 1", 3, "yard") == 3
    assert thrown(f"shoot fire with {FLASK}.1 for 1", 4, "fire") == 4
    assert thrown(f"shoot yard with {FLASK}.1 for 1", 3, "yard") == 3
    assert thrown("strike riposte for 1", 1, "fire", LUNGER) == 1, "a blow is not better from above"
    for at, number in (("fire", 1), ("yard", 2)):
        table = Table(
            heroes={ANNA: {"at": "fire", "reserve": 0, "fatigue": 12}},
            models={"lookouts-1": {"at": at}},
            next="activate",
            overlord={"reserve": 1},
            dice=[" ".join("0" * (number if switch == "true" else 1))],
            **fields,
        )
        table.play("activate lookouts", "attack anna by lookouts-1 as ranged")
        assert len(table.last("DiceRolled").dice) == (number if switch == "true" else 1)


@rule("CO-RNG-07", "CO-HIN-07", "CO-RUL-06", "CO-RNG-11")
@pytest.mark.parametrize(("dice", "power"), [("0 1 0", 0), ("1 1 0", 0), ("2 1 0", 1), ("2 2 1", 3)])
def test_enemies_beside_the_shooter_take_symbols_but_never_more_than_there_are(dice: str, power: int) -> None:
    foes = {"riposte": {"at": "fire"}, "thugs-1": {"at": "yard"}, "thugs-2": {"at": "yard"}}
    table = duel({"cards": [BOW], "reserve": 1, "fatigue": 11}, foes, dice=[dice])
    table.play(f"shoot riposte with {BOW}.1 for 1")
    fixed = table.last("PowerFixed")
    assert (fixed.power, fixed.minus) == (power, min(2, sum(map(int, dice.split()))))


@rule("CO-RNG-11", "CO-RNG-03", "CO-RNG-04")
def test_nobody_stands_in_the_way_of_a_shot() -> None:
    models = {"thugs-1": {"at": "path"}, "plated-men-1": {"at": "gate"}, "riposte": {"at": "tower"}}
    heroes = {ANNA: {"at": "gate", "cards": [BOW], "reserve": 1, "fatigue": 11}, BORO: {"at": "path"}}
    table = Table(LINE, heroes, models=models)
    assert offered(table, "shoot", ANNA) == [f"shoot {one} with {BOW}.1 for 1" for one in ("plated-men-1", "thugs-1", "riposte")]
    assert nothing_forbids(table)
    walled = Table(LINE, heroes, models=models, borders={"path|yard": "wall"})
    assert offered(walled, "shoot", ANNA) == [f"shoot {one} with {BOW}.1 for 1" for one in ("plated-men-1", "thugs-1")]
    his = Table(
        LINE,
        {ANNA: {"at": "gate"}, BORO: {"at": "path"}},
        models={**models, "lookouts-1": {"at": "tower"}},
        next="activate",
        overlord={"reserve": 9},
    )
    his.play("activate lookouts")
    assert offered(his, "attack") == [f"attack {one} by lookouts-1 as ranged" for one in (ANNA, BORO)]


# --- steps


@rule("CO-SKX-02", "CO-SCN-10", "CO-RUL-97")
@pytest.mark.parametrize(
    ("who", "border", "climb", "cost"),
    [
        (MOUNTAINEER, "cliff", 0, None),
        (MOUNTAINEER, "cliff", 1, 2),
        (MOUNTAINEER, "cliff", 3, 4),
        (MOUNTAINEER, "open", 3, 1),
        (MOUNTAINEER, "obstacle", 3, 2),
        (MOUNTAINEER, "gap", 3, None),
        (ANNA, "cliff", 1, None),
        (ANNA, "open", 1, 1),
    ],
)
def test_a_cliff_costs_a_climber_what_the_scenario_says(who: str, border: str, climb: int, cost: int | None) -> None:
    fields: dict[str, Any] = {"borders": {"gate|path": border}, "sheet": {"climb": climb}}
    table = Table(LINE, {who: {"at": "gate", "points": 4}}, **fields)
    assert table.may("move path") == (cost is not None)
    if cost is not None:
        assert table.play("move path").hero(who).points == 4 - cost


@rule("CO-SKX-06", "CO-RUL-45")
@pytest.mark.parametrize(
    ("who", "border", "enemies", "cost"),
    [
        (PHANTOM, "wall", 2, 1),
        (PHANTOM, "rail", 2, 1),
        (PHANTOM, "open", 2, 3),
        (PHANTOM, "gap", 0, None),
        (ANNA, "wall", 0, None),
        (ANNA, "rail", 1, 3),
    ],
)
def test_an_intangible_step_leads_through_obstacles_alone(who: str, border: str, enemies: int, cost: int | None) -> None:
    models = {f"thugs-{number}": {"at": "gate"} for number in range(enemies)}
    table = Table(LINE, {who: {"at": "gate", "points": 4}}, models=models, borders={"gate|path": border})
    assert table.may("move path") == (cost is not None)
    if cost is not None:
        assert table.play("move path").hero(who).points == 4 - cost


@rule("CO-SKX-03", "CO-HIN-11")
@pytest.mark.parametrize(("who", "cost", "held"), [(SHADOW, 1, False), (ANNA, 3, True)])
def test_for_the_evasive_nobody_is_there_who_hinders_blocks_or_holds(who: str, cost: int, held: bool) -> None:
    crowd = {"thugs-1": {"at": "gate"}, "thugs-2": {"at": "gate"}}
    table = Table(LINE, {who: {"at": "gate", "points": 4}}, models=crowd).play("move path")
    assert table.hero(who).points == 4 - cost
    blocked = Table(LINE, {who: {"at": "gate", "points": 4}}, models={"warders-1": {"at": "gate"}})
    assert blocked.may("move path") != held
    gripped = Table(LINE, {who: {"at": "gate", "points": 4, "held_by": ["thugs-1"]}}, models=crowd)
    assert gripped.may("move path") != held
    through = Table(LINE, {who: {"at": "gate", "points": 4}}, models={"warders-1": {"at": "path"}})
    assert through.may("move yard") != held
    shot = Table(
        LINE,
        {who: {"at": "gate", "cards": [BOW], "reserve": 1, "fatigue": 11}},
        models={**crowd, "riposte": {"at": "yard"}},
        dice=["2 2 0"],
    )
    assert shot.play(f"shoot riposte with {BOW}.1 for 1").last("PowerFixed").power == 2, "his dice are hindered all the same"


@rule("CO-TER-08", "CO-DRP-01", "CO-MAN-03")
def test_what_lies_in_an_area_is_seen_by_all_and_stays_until_it_is_picked_up() -> None:
    sheet = {"rules": [{"on": "enter path", "do": [f"lay {SHIELD} at tower"]}]}
    heroes = {ANNA: {"at": "gate", "cards": [STONE]}, BORO: {"at": "path"}}
    table = Table(LINE, heroes, models={"thugs-1": {"at": "tower"}}, sheet=sheet, overlord={"reserve": 1}, stop=False)
    table.play("anna: move path", f"anna: drop {STONE}.1")
    there = {"tower": [f"{SHIELD}.1"], "path": [f"{STONE}.1"]}
    assert table.state.objects == there
    assert table.session.view("overlord").state.objects == there
    table.play("anna: done", "boro: done", "end", "anna: stance aggressive", "boro: stance aggressive")
    assert table.state.objects == there
    table.play(f"boro: pickup {STONE}.1")
    assert table.state.objects == {"tower": [f"{SHIELD}.1"]}
    assert table.hero(BORO).cards == [f"{STONE}.1"]


@rule("CO-RUL-44", "CO-HIN-02", "CO-HIN-06", "CO-HIN-08")
@pytest.mark.parametrize(
    ("heroes", "allies", "foes", "hero_pays", "foe_pays"),
    [(1, 0, 0, 1, 1), (1, 0, 1, 2, 2), (1, 0, 3, 4, 1), (2, 0, 3, 3, 1), (1, 2, 3, 2, 2), (2, 1, 1, 1, 4), (2, 2, 2, 1, 4)],
)
def test_everybody_but_oneself_cancels_one_of_the_others(
    heroes: int, allies: int, foes: int, hero_pays: int, foe_pays: int
) -> None:
    party = {one: {"at": "gate", "points": 5} for one in (ANNA, BORO)[:heroes]}
    fields: dict[str, Any] = {
        "allies": {f"spear-levy-{number}": {"at": "gate"} for number in range(allies)},
        "models": {f"thugs-{number}": {"at": "gate"} for number in range(foes)},
    }
    table = Table(LINE, party, **fields).play(f"{ANNA}: move path")
    assert table.last("Moved").spent + table.last("Moved").bought == hero_pays
    if foes:
        book = {"reserve": 9}
        his = Table(LINE, party, next="activate", overlord=book, **fields).play("activate thugs", "move path by thugs-0")
        assert his.last("Moved").spent + his.last("Moved").bought == foe_pays


# --- defence


@rule("CO-UNI-10", "CO-BEN-12", "CO-RUL-30")
@pytest.mark.parametrize(
    ("target", "spells", "armour"),
    [("plated-men-1", 0, 2), ("plated-men-1", 1, 4), ("thugs-1", 0, 0), ("thugs-1", 1, 2)],
)
def test_the_armour_of_a_tile_counts_without_a_guard_and_spells_add_to_it(target: str, spells: int, armour: int) -> None:
    foes = {target: {"at": "yard"}, "sages": {"at": "fire"}}
    table = duel({"cards": [SWORD]}, foes, overlord={"reserve": 1, "spells": [WARD]}, dice=["2 1"])
    table.play(f"strike {target} with {SWORD}.1 for 1")
    while table.prompt != "act":
        casts = [option for option in table.options() if option.startswith("cast")]
        table.play(casts[0] if spells and casts else "pass")
    fixed = table.last("DefenceFixed")
    assert (fixed.guard, fixed.armour, fixed.damage) == (0, armour, max(0, 3 - armour))


@rule("CO-UNI-10", "CO-GRD-08")
def test_the_armour_of_a_hero_is_that_of_his_card_and_a_tile_has_nothing_to_do_with_it() -> None:
    for cards, armour in (([MAIL], 2), ([], 0)):
        table = Table(
            heroes={ANNA: {"at": "yard", "reserve": 0, "fatigue": 12, "cards": cards}},
            models={"plated-men-1": {"at": "yard"}},
            next="activate",
            overlord={"reserve": 1},
            dice=["2"],
        )
        table.play("activate plated-men", "attack anna by plated-men-1 as melee")
        assert table.last("DefenceFixed").armour == armour


@rule("CO-RUL-28", "CO-GRD-01", "CO-WIN-03", "CO-SKD-01")
def test_there_is_one_guard_for_each_attack_by_one_of_those_who_may() -> None:
    heroes = {ANNA: {"at": "yard", "cards": [SWORD]}, SHIELDED: {"at": "yard", "cards": [SWORD]}}
    fields: dict[str, Any] = {"models": {"thugs-1": {"at": "yard"}, "riposte": {"at": "yard"}}, "next": "activate"}

    def struck() -> Table:
        table = Table(heroes=heroes, overlord={"reserve": 2}, dice=["2 2", "0 0", "0 0"], **fields)
        return table.play("activate riposte", "attack anna by riposte as melee")

    table = struck()
    assert (table.asked, table.prompt) == (SHIELDED, "guard")
    table.play(f"guard for 1 with {SWORD}.2 by {SHIELDED}")
    assert "guard" not in go_on(table, "reroll").prompt, "nobody else may guard besides"
    assert [(event.target, event.by) for event in table.told("GuardDeclared")] == [(ANNA, SHIELDED)]
    left = struck().play("pass")
    assert (left.asked, left.prompt) == (ANNA, "guard")
    left.play("guard for 2")
    assert left.hero(ANNA).gems["guard"] == 2
    assert [event.gems for event in left.told("GuardDeclared")] == [2]
    assert go_on(left, "reroll").prompt != "guard"


@rule("CO-RUL-56", "CO-AOE-04", "CO-GRD-04", "CO-RUL-29")
@pytest.mark.parametrize(("how", "cards"), [("fire", [SHIELD]), ("ranged", [SHIELD]), ("melee", [SWORD, SHIELD])])
def test_each_who_is_hit_guards_for_himself_against_an_area_with_a_shield_only(how: str, cards: list[str]) -> None:
    own = {"at": "yard", "cards": [SWORD, SHIELD], "reserve": 1, "fatigue": 11}
    heroes = {ANNA: own, BORO: {"at": "yard", "reserve": 1, "fatigue": 11}}
    if how == "fire":
        bomb = card("test-powder", "bursts with 2 orange", "object", 1)
        heroes[BORO] = {**heroes[BORO], "cards": [bomb]}
        table = Table(heroes=heroes, dice=["2 1"]).play(f"boro: drop {bomb}.1")
        go_on(table, "reroll")
        table.play("choose anna")
    else:
        kind = "lookouts" if how == "ranged" else "riposte"
        name = f"{kind}-1" if how == "ranged" else kind
        table = Table(
            heroes=heroes,
            models={name: {"at": "yard" if how == "melee" else "fire"}},
            next="activate",
            overlord={"reserve": 1},
            dice=["2" if how == "ranged" else "2 1"],
        )
        table.play(f"activate {kind}", f"attack anna by {name} as {how}")
        go_on(table, "reroll")
    assert (table.asked, table.prompt) == (ANNA, "guard")
    assert table.options() == ["pass", *(f"guard for 1{with_}" for with_ in ["", *(f" with {one}.1" for one in cards)])]
    assert nothing_forbids(table)
    if SWORD not in cards:
        assert table.refusal(f"guard for 1 with {SWORD}.1") == "CO-GRD-04"


# --- windows


@rule("CO-WIN-04", "CO-SKA-02", "CO-RUX-06")
@pytest.mark.parametrize(
    ("who", "others", "asked"),
    [(AVENGER, ["yard"], True), (AVENGER, [], False), (AVENGER, ["tent"], False), (ANNA, ["yard"], False)],
)
def test_who_dies_with_the_skill_and_an_enemy_beside_him_strikes_before_he_is_removed(
    who: str, others: list[str], asked: bool
) -> None:
    models = {"lookouts-1": {"at": "fire"}, **{f"thugs-{place}": {"at": area} for place, area in enumerate(others)}}
    frail = {"at": "yard", "reserve": 0, "fatigue": 1, "wounds": 11}
    table = Table(
        heroes={who: frail, BORO: {"at": "wood"}},
        models=models,
        next="activate",
        overlord={"reserve": 3},
        dice=["1", "2 0 0"],
        river=["lookouts", "thugs"] if others else ["lookouts"],
    )
    table.play("activate lookouts", f"attack {who} by lookouts-1 as ranged")
    go_on(table, "reroll")
    assert (table.prompt == "beyond") == asked
    if asked:
        assert (table.asked, table.options()) == (who, ["pass", f"attack thugs-0 by {who} as beyond"])
        assert not table.hero(who).is_dead
        table.play(f"attack thugs-0 by {who} as beyond")
        go_on(table, "reroll", "guard")
        assert "thugs-0" not in table.state.models
    assert table.hero(who).is_dead


@rule("CO-WIN-05", "CO-RUX-06", "CO-SKA-05")
@pytest.mark.parametrize(
    ("who", "foe", "at", "dice", "asked"),
    [
        (ANNA, "riposte", "yard", "0 1", True),
        (LUNGER, "riposte", "fire", "0 1", False),
        (ANNA, "plated-men-1", "yard", "0 0", False),
        (ANNA, "riposte", "yard", "3 2", False),
    ],
)
def test_whoever_survives_a_blow_and_has_the_skill_may_answer_it_in_reach(
    who: str, foe: str, at: str, dice: str, asked: bool
) -> None:
    life = {"life": 1} if dice == "3 2" else {}
    table = duel({"cards": [SWORD], "reserve": 1, "fatigue": 11}, {foe: {"at": at, **life}}, who=who, dice=[dice, "0"])
    table.play(f"strike {foe} with {SWORD}.1 for 1")
    assert (table.prompt == "counterattack") == asked
    if asked:
        assert (table.asked, table.options()) == ("overlord", ["pass", f"attack {who} by {foe} as counter"])
        assert not table.told("AttackEnded"), "it belongs to the blow"
        table.play(f"attack {who} by {foe} as counter")
        assert go_on(table, "reroll", "guard").prompt == "act", "and is not answered again"
    assert len(table.told("AttackDeclared")) == 1 + asked


@rule("CO-WIN-05", "CO-RUX-06")
def test_an_attacker_who_died_in_the_middle_of_his_blow_is_not_answered() -> None:
    hero("counterblow", skills={"counterattack": 9})
    frail = {"at": "yard", "reserve": 0, "fatigue": 1, "wounds": 11}
    table = Table(
        heroes={"counterblow": {"at": "yard", "reserve": 0, "fatigue": 12}, AVENGER: frail},
        models={"riposte": {"at": "yard", "life": 1}},
        next="activate",
        overlord={"reserve": 1},
        dice=["1 1", "3 0 0"],
    )
    table.play("activate riposte", f"attack {AVENGER} by riposte as melee")
    go_on(table, "reroll")
    table.play(f"attack riposte by {AVENGER} as beyond")
    go_on(table, "reroll")
    assert (table.state.models, table.hero(AVENGER).is_dead) == ({}, True)
    assert [event.how for event in table.told("AttackDeclared")] == ["melee", "beyond"]


@rule("CO-OSP-02", "CO-OSP-04", "CO-OSP-01", "CO-WIN-07", "CO-WIN-10", "CO-RUL-43")
@pytest.mark.parametrize("switch", ["false", "true"])
def test_the_overlords_spells_are_cast_by_who_is_active_and_his_reactions_by_anybody(switch: str) -> None:
    models = {"sages": {"at": "fire"}, "thugs-1": {"at": "fire"}}
    fields: dict[str, Any] = {
        "models": models,
        "river": ["thugs", "sages"],
        "overlord": {"reserve": 9, "spells": [BOLT, WARD]},
        "options": {"reactionNeedsActivationInOwnTurn": switch},
        "dice": ["0 0", "0 0"],
    }
    frail = {ANNA: {"at": "fire", "reserve": 0, "fatigue": 12}}
    bolt = [f"cast {BOLT} at anna for 2 by sages"]
    ward = [f"cast {WARD} at {one} for 1 by sages" for one in ("sages", "thugs-1")]
    quick = ward if switch == "false" else []
    table = Table(heroes=frail, next="activate", **fields)
    assert sorted(offered(table, "cast")) == sorted(quick)
    table.play("activate thugs")
    assert sorted(offered(table, "cast")) == sorted(quick)
    assert table.refusal(bolt[0]) == "CO-OSP-01"
    table.play("end", "activate sages")
    assert sorted(offered(table, "cast")) == sorted(bolt + ward)
    table.play("move tent by sages")
    assert sorted(offered(table, "cast")) == sorted(bolt + ward), "besides moving"
    for _ in range(2):
        table.play(bolt[0])
        go_on(table, "reroll", "spell")
    assert (table.prompt, offered(table, "attack")) == ("activation", [])
    assert sorted(offered(table, "cast")) == sorted(ward), "that card holds no more"


@rule("CO-OSP-02", "CO-OSP-04", "CO-WIN-10")
def test_in_the_heroes_turn_the_overlord_casts_reactions_alone() -> None:
    table = duel(
        {"cards": [SWORD]},
        {"sages": {"at": "yard"}, "thugs-1": {"at": "yard"}},
        overlord={"reserve": 9, "spells": [BOLT, WARD]},
        options={"reactionNeedsActivationInOwnTurn": "true"},
        dice=["1 0"],
    )
    table.play(f"strike sages with {SWORD}.1 for 1")
    seen = []
    while table.prompt != "act":
        if table.asked == "overlord" and table.prompt == "spell":
            seen.append([option for option in table.options() if option != "pass"])
            assert nothing_forbids(table)
        table.play("pass")
    assert seen
    assert all(found == [f"cast {WARD} at {one} for 1 by sages" for one in ("sages", "thugs-1")] for found in seen)


@rule("CO-OSP-05", "CO-OSP-03", "CO-RUL-41", "CO-EXR-04")
@pytest.mark.parametrize(
    ("reserve", "lying", "gems"), [(9, 0, [1, 2, 3]), (9, 1, [1, 2]), (9, 3, []), (2, 0, [1, 2]), (0, 0, [])]
)
def test_no_more_gems_lie_on_his_spell_than_its_limit_says(reserve: int, lying: int, gems: list[int]) -> None:
    book = {"reserve": reserve + 1, "spells": [SPARKS], "gems": {f"spell:{SPARKS}": lying}}
    table = Table(
        heroes={ANNA: {"at": "yard"}}, models={"sages": {"at": "fire"}}, next="activate", overlord=book, river=["sages"]
    ).play("activate sages")
    found = [option for option in offered(table, "cast") if " at yard " in option]
    assert found == [f"cast {SPARKS} at yard for {number} by sages" for number in gems]
    assert nothing_forbids(table)
    if reserve == 9:
        assert table.refusal(f"cast {SPARKS} at yard for {4 - lying} by sages") == "CO-EXR-04"
    hers = Table(heroes={MAGE: {"at": "yard", "cards": [BOLT]}}, models={"thugs-1": {"at": "fire"}})
    assert offered(hers, "cast") == [f"cast {BOLT} at thugs-1 for 2"]


# --- allies and tiles


@rule("CO-RUL-60", "CO-ALY-07", "CO-ALY-08", "CO-RUL-100")
@pytest.mark.parametrize(("points", "to", "paid"), [(2, "path", 0), (2, "yard", 0), (2, "tower", 1)])
def test_what_an_ally_walks_beyond_its_base_movement_is_paid_by_its_commander(points: int, to: str, paid: int) -> None:
    heroes = {OVERSEER: {"at": "gate", "reserve": 5, "fatigue": 7}, ANNA: {"at": "gate"}}
    table = Table(LINE, heroes, allies={"spear-levy-1": {"at": "gate"}}, overlord={"reserve": 4})
    table.play(f"{OVERSEER}: command spear-levy-1", f"move {to} by spear-levy-1")
    assert table.hero(OVERSEER).gems["ally:spear-levy"] == 1 + paid
    assert (table.state.overlord.gems["reserve"], table.hero(ANNA).gems["reserve"]) == (4, 12)
    assert [(event.to, event.number) for event in table.told("GemsMoved")] == [("ally:spear-levy", 1)] * (1 + paid)
    assert table.model("spear-levy-1").extra == paid
    assert (sum(event.spent for event in table.told("Moved")), sum(event.bought for event in table.told("Moved"))) == (
        min(points, ["gate", "path", "yard", "tower"].index(to)),
        paid,
    )


@rule("CO-RUL-62", "CO-RUL-103", "CO-ALY-14", "CO-ALY-01")
def test_who_is_burdened_leads_nobody_and_still_keeps_the_allies_there() -> None:
    allies = {"spear-levy-1": {"at": "tower"}}
    heavy = {"at": "gate", "cards": [ANVIL]}
    table = Table(LINE, {OVERSEER: heavy, ANNA: {"at": "gate"}}, allies=allies)
    assert "spear-levy-1" in table.state.models
    assert table.refusal("command spear-levy-1", OVERSEER) == "CO-ALY-01"
    table.play(f"{OVERSEER}: drop {ANVIL}.1")
    assert table.may("command spear-levy-1", OVERSEER), "he has the skill again"

    def after(dead: str, others: dict[str, Any]) -> bool:
        """The allies are still there when somebody has died."""
        frail = {"at": "yard", "reserve": 0, "fatigue": 1, "wounds": 11, **others.pop(dead, {})}
        fight = Table(
            LINE,
            {dead: frail, **others},
            allies=allies,
            models={"thugs-1": {"at": "yard"}},
            next="activate",
            overlord={"reserve": 1},
            dice=["2"],
        )
        fight.play("activate thugs", f"attack {dead} by thugs-1 as melee")
        go_on(fight, "reroll")
        assert fight.hero(dead).is_dead
        return "spear-levy-1" in fight.state.models

    assert after(ANNA, {OVERSEER: heavy}), "he who leads lives"
    assert after(ANNA, {BORO: {"at": "gate"}}), "nobody led, and nobody who did has died"
    assert not after(OVERSEER, {ANNA: {"at": "gate"}})
    assert after(OVERSEER, {CHIEF: {"at": "gate", "cards": [BOILER]}}), "another one leads, were it not for his load"
    assert after(OVERSEER, {ANNA: {"at": "gate", "cards": [TRUMPET]}})
    assert not after(ANNA, {ANNA: {"cards": [TRUMPET]}, BORO: {"at": "gate"}})


# --- what a shot is made with, and when spells meet it


@rule("CO-RNG-05", "CO-DIE-02", "CO-MEL-04")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [
        (f"shoot riposte with {BOW}.1 for 2", ("orange",) * 4),
        (f"shoot riposte with {KNIFE}.1 for 1", ("orange",) * 2),
        (f"strike riposte with {KNIFE}.1 for 2", ("red", "red", "yellow")),
        (f"strike riposte with {SWORD}.1 for 1", ("red", "orange")),
    ],
)
def test_each_gem_is_a_die_of_its_space_and_the_card_adds_what_it_prints_for_that(choice: str, dice: tuple[str, ...]) -> None:
    own = {"cards": [BOW, KNIFE, SWORD], "reserve": 2, "fatigue": 10}
    table = duel(own, {"riposte": {"at": "yard"}}, dice=[" ".join("0" * len(dice))]).play(choice)
    assert table.last("DiceRolled").dice == dice


@rule("CO-RNG-09", "CO-MEL-06", "CO-SKV-02", "CO-SKA-06")
@pytest.mark.parametrize(
    ("who", "choice", "crowd", "power"),
    [
        (ANNA, "shoot riposte for 1", 0, 2),
        (ANNA, "shoot riposte for 1", 1, 1),
        (STEADY, "shoot riposte for 1", 1, 2),
        (MARKSMAN, "shoot riposte for 1", 1, 2),
        (ANNA, "strike thugs-0 for 1", 1, 0),
        (LUNGER, "strike riposte for 1", 1, 0),
        (MAGE, f"cast {BOLT} at riposte for 2", 1, 4),
    ],
)
def test_bare_hands_take_nothing_from_a_shot(who: str, choice: str, crowd: int, power: int) -> None:
    foes = {"riposte": {"at": "fire"}, **{f"thugs-{number}": {"at": "yard"} for number in range(crowd)}}
    own = {"cards": [BOLT] if who == MAGE else [], "reserve": 2 if who == MAGE else 1, "fatigue": 10}
    rolled = "2 2" if who == MAGE else "2"
    table = duel(own, foes, who=who, options={"rangedNeedsCard": "false"}, dice=[rolled]).play(choice)
    assert go_on(table, "reroll").last("PowerFixed").power == power


@rule("CO-RUL-43", "CO-AOE-09", "CO-WIN-11")
def test_once_the_power_is_fixed_a_spell_may_meet_it_and_in_an_area_each_hit_of_it() -> None:
    frail = {"at": "yard", "reserve": 3, "fatigue": 9}
    heroes = {MAGE: {**frail, "cards": [WARD]}, ANNA: frail}
    fields: dict[str, Any] = {"models": {"sages": {"at": "fire"}}, "next": "activate"}
    storm = spell("test-hail", 3, 3, "attack with 2 red, an area in sight")
    table = Table(heroes=heroes, overlord={"reserve": 4, "spells": [storm]}, dice=["1 0"], **fields)
    table.play("activate sages", f"cast {storm} at yard for 3 by sages")
    asked = []
    while table.prompt in ("spell", "next", "guard", "reroll"):
        decision = table.session.decision
        assert decision is not None
        asked.append((table.prompt, decision.about.get("moment", "")))
        table.play(f"choose {ANNA}" if table.prompt == "next" else "pass")
    assert asked[1] == ("next", ""), "whom it hits comes before what meets it"
    assert [one for one in asked if one[0] == "spell"] == [
        ("spell", moment) for moment in ("declared", "power", "power", "between")
    ]
    alone = Table(heroes=heroes, overlord={"reserve": 1}, dice=["0"], **fields)
    for choice in ("activate sages", "move yard by sages", "attack anna by sages as melee"):
        go_on(alone, "spell").play(choice)
    alone.play("pass")
    decision = alone.session.decision
    assert decision is not None
    assert (alone.prompt, decision.about.get("moment")) == ("spell", "power"), "even where it came to nothing"
