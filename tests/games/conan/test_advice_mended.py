"""Moves that nobody at a table would make: the advice does not make them either, and its reasons are true."""

from __future__ import annotations

from typing import Any

from tenebra.games.conan import GAME
from tenebra.games.conan.advice.outlook import Outlook
from tenebra.games.conan.advice.units import activation
from tenebra.kit.advice import Advice
from tests.games.conan.table import Table

DAUGHTER, LAMP, SALT, COCK = "the-ferrymans-daughter", "the-lamp-that-calls", "salt-and-iron", "till-the-cock-crows"
FORD = "night-at-raven-ford"
OVERLORD = "overlord"


def advised(table: Table, seat: str) -> Advice:
    return GAME.advise(table.session.view(seat))


def overlords(scenario: str, **fields: Any) -> Table:
    return Table(scenario=scenario, **({"next": "activate", "overlord": {"reserve": 9, "recovery": 9}} | fields))


def test_no_tile_is_paid_for_whose_models_could_do_nothing() -> None:
    models = {"pale-abbot": {"at": "lantern"}}
    table = overlords(LAMP, heroes={"hroar": {"at": "causeway"}}, models=models, river=["pale-abbot"])
    assert advised(table, OVERLORD).option == "end", "he stands where he is wanted, and has nobody to strike"


def test_no_gem_commands_an_ally_that_could_do_nothing() -> None:
    fields: dict[str, Any] = {"heroes": {"okka": {"at": "kings-floor"}}, "allies": {"poachers-1": {"at": "high-step"}}}
    idle, busy = Table(scenario=COCK, **fields), Table(scenario=COCK, models={"wolves-1": {"at": "high-step"}}, **fields)
    assert not advised(idle, "okka").option.startswith("command")
    assert activation(Outlook(idle.state), idle.model("poachers-1")) == 0
    assert activation(Outlook(busy.state), busy.model("poachers-1")) > 1


def test_an_event_is_worth_only_what_can_happen_now() -> None:
    fields: dict[str, Any] = {"heroes": {"hroar": {"at": "causeway"}}, "models": {"pale-abbot": {"at": "lantern"}}}
    sung = {"counters": {"verses": 1}, "river": ["temple-bell"]}
    assert advised(overlords(LAMP, marker=2, **sung, **fields), OVERLORD).option == "end", "the second verse waits for round 3"
    assert advised(overlords(LAMP, marker=3, **sung, **fields), OVERLORD).option == "activate temple-bell"


def test_what_the_overlord_wins_by_comes_before_those_who_come_back() -> None:
    models = {"pale-abbot": {"at": "lantern"}, "guards-1": {"at": "gate-yard"}}
    units = {"guards": {"started": 4, "fallen": ["guards-2", "guards-3", "guards-4"]}}
    fields: dict[str, Any] = {"heroes": {"hroar": {"at": "causeway"}, "niv": {"at": "causeway"}, "sanga": {"at": "causeway"}}}
    table = overlords(LAMP, models=models, units=units, river=["temple-bell"], marker=1, **fields)
    assert advised(table.play("activate temple-bell"), OVERLORD).option == "event verse-1"


def test_who_carries_the_crown_home_does_not_stop_for_a_fight() -> None:
    crown = {"at": "captains-cabin", "cards": ["great-axe", "salt-crown"], "reserve": 4, "fatigue": 8}
    models = {"pikes-1": {"at": "starboard-side"}}
    fields: dict[str, Any] = {"openings": ["captains-cabin|quarterdeck"], "finished": ["strongbox"], "marker": 5}
    advice = advised(Table(scenario=SALT, heroes={"hroar": crown}, models=models, **fields), "hroar")
    assert (advice.option, advice.why) == ("move longship-stern", "why-go-there")


def test_nobody_rests_whose_free_steps_lead_to_the_goal() -> None:
    heroes = {"niv": {"at": "the-cages", "fatigue": 4, "wounds": 6}, "hroar": {"at": "the-boat", "cards": ["captive"]}}
    fields: dict[str, Any] = {"finished": ["cage", "cast-off"], "marker": 2, "next": "stances"}
    assert advised(Table(scenario=DAUGHTER, heroes=heroes, **fields), "niv").option == "stance aggressive"


def test_a_weapon_that_has_to_be_picked_up_again_is_not_thrown_lightly() -> None:
    iselle = {"at": "pine-wood", "cards": ["river-sabre", "boot-knife"], "reserve": 1, "fatigue": 5, "points": 0}
    table = Table(scenario=FORD, heroes={"iselle": iselle}, models={"archers-1": {"at": "reeds"}})
    assert table.may("shoot archers-1 with boot-knife.1 for 1", "iselle")
    assert advised(table, "iselle").option == "done"


def test_in_the_last_turn_gems_are_saved_for_what_is_to_be_done_there() -> None:
    hroar = {"at": "lantern", "cards": ["great-axe"], "reserve": 4, "fatigue": 8}
    models = {"guards-4": {"at": "lantern"}}
    fields: dict[str, Any] = {"tasks": ["low-beacon"], "counters": {"lamps": 2}, "marker": 8}
    table = Table(scenario=LAMP, heroes={"hroar": hroar}, models=models, **fields)
    assert advised(table, "hroar").option == "strike guards-4 with great-axe.1 for 1"


def test_only_who_never_comes_back_is_washed_out_of_the_river() -> None:
    fields: dict[str, Any] = {"heroes": {"hroar": {"at": "causeway"}}, "models": {"pale-abbot": {"at": "lantern"}}}
    gems = {"fatigue": 12, "recovery": 9}
    units = {
        "guards": {"started": 2, "fallen": ["guards-1", "guards-2"]},
        "gallows-bird": {"started": 1, "fallen": ["gallows-bird"]},
    }
    may, gone = (
        overlords(LAMP, units={one: units[one]}, river=[one, "pale-abbot"], dead=[one], overlord=gems, **fields)
        for one in ("guards", "gallows-bird")
    )
    last = overlords(LAMP, units=units, river=["pale-abbot", "gallows-bird"], dead=["gallows-bird"], overlord=gems, **fields)
    assert [advised(table, OVERLORD).option for table in (may, gone, last)] == ["end", "flush gallows-bird", "end"]


def test_a_hale_hero_takes_the_blow_of_one_who_is_nearly_dead() -> None:
    dorrin = {"at": "chiefs-tent", "cards": ["honest-sword", "round-shield", "bearskin"]}
    models = {"raiders.red-1": {"at": "chiefs-tent"}}
    offered = []
    for wounds in (2, 8):
        ysk = {"at": "chiefs-tent", "reserve": 11 - wounds, "wounds": wounds}
        table = overlords(DAUGHTER, heroes={"dorrin": dorrin, "ysk": ysk}, models=models, river=["raiders.red"])
        table.play("activate raiders.red", "attack ysk by raiders.red-1 as melee")
        offered.append(advised(table, "dorrin").option)
    assert offered == ["pass", "sacrifice by dorrin"]


def test_of_two_the_overlord_strikes_whoever_cannot_guard() -> None:
    open_, ready = {"at": "landing", "fatigue": 10}, {"at": "landing", "reserve": 10}
    models = {"gentle-bose": {"at": "landing"}}
    for niv, sanga, target in ((open_, ready, "niv"), (ready, open_, "sanga")):
        table = overlords(DAUGHTER, heroes={"niv": niv, "sanga": sanga}, models=models, river=["gentle-bose"])
        assert advised(table.play("activate gentle-bose"), OVERLORD).option == f"attack {target} by gentle-bose as melee"


def test_of_two_the_overlord_strikes_whoever_carries_what_is_to_be_brought_away() -> None:
    models = {"gentle-bose": {"at": "landing"}}
    for bearer in ("niv", "sanga"):
        heroes = {
            one: {"at": "landing", "fatigue": 10, "cards": ["captive"] if one == bearer else []} for one in ("niv", "sanga")
        }
        table = overlords(DAUGHTER, heroes=heroes, models=models, river=["gentle-bose"], finished=["cage"])
        assert advised(table.play("activate gentle-bose"), OVERLORD).option == f"attack {bearer} by gentle-bose as melee"


def test_a_guard_tells_no_more_wounds_than_there_are_to_lose() -> None:
    hero = {"at": "landing", "wounds": 7, "reserve": 3, "cards": ["left-hand-hook"]}
    fields: dict[str, Any] = {"models": {"gentle-bose": {"at": "landing"}}, "river": ["gentle-bose"], "dice": ["2 1"]}
    table = overlords(DAUGHTER, heroes={"niv": hero}, **fields)
    table.play("activate gentle-bose", "attack niv by gentle-bose as melee", "pass")
    advice = advised(table, "niv")
    assert advice.why == "why-guard"
    assert float(advice.about["wounds"]) <= 3


def test_after_two_tiles_the_reason_is_not_the_price() -> None:
    fields: dict[str, Any] = {"heroes": {"niv": {"at": "watchtower"}}, "models": {"gentle-bose": {"at": "landing"}}}
    units = {"long-sorrel": {"started": 1, "fallen": ["long-sorrel"]}}
    gems = {"reserve": 5, "activations": 0}
    table = overlords(DAUGHTER, units=units, river=["long-sorrel", "gentle-bose"], dead=["long-sorrel"], overlord=gems, **fields)
    advice = advised(table, OVERLORD)
    assert (advice.option, advice.why) == ("end", "why-two-tiles")


def test_nobody_walks_to_strike_whom_he_may_not_attack() -> None:
    models = {"lady-amber": {"at": "east-terrace"}, "guards-1": {"at": "great-stair"}}
    heroes = {"hroar": {"at": "causeway", "cards": ["great-axe"]}, "niv": {"at": "causeway"}}
    fields: dict[str, Any] = {"models": models, "tasks": ["gate"]}
    veiled = advised(Table(scenario=LAMP, heroes=heroes, **fields), "hroar")
    assert (veiled.why, veiled.about.get("target")) != ("why-go-strike", "lady-amber")
    bare = advised(Table(scenario=LAMP, heroes=heroes, unveiled=["lady-amber>hroar"], **fields), "hroar")
    assert (bare.why, bare.about.get("target")) == ("why-go-strike", "lady-amber")


def test_an_overlord_who_would_get_his_gems_back_for_nothing_spends_them() -> None:
    names = ["carrion-kites-1", "temple-apes-1", "lady-amber", "choir-1", "pale-abbot"]
    models = {name: {"at": "lantern"} for name in names} | {"guards-1": {"at": "gate-yard"}}
    river = [*(name.removesuffix("-1") for name in names), "guards"]
    hero = {"at": "gate-yard", "reserve": 0, "fatigue": 12}
    fields: dict[str, Any] = {"heroes": {"hroar": hero}, "models": models, "river": river}
    rich, poor = ({"reserve": 6, "fatigue": tired, "recovery": 9} for tired in (1, 9))
    assert advised(overlords(LAMP, overlord=rich, **fields), OVERLORD).option == "activate guards"
    assert advised(overlords(LAMP, overlord=poor, **fields), OVERLORD).option != "activate guards"


def test_a_hero_does_not_wait_at_a_lock_that_he_can_hardly_pick() -> None:
    heroes = {"hroar": {"at": "captains-cabin", "cards": ["great-axe"], "reserve": 6, "fatigue": 6}}
    models = {"the-coil": {"at": "forecastle"}}
    fields: dict[str, Any] = {"objects": {"quarterdeck": ["iron-key"]}, "openings": ["captains-cabin|quarterdeck"]}
    table = Table(scenario=SALT, heroes=heroes, models=models, tasks=["strongbox"], marker=2, **fields)
    assert advised(table, "hroar").option == "move quarterdeck", "the key lies there, and without it the box stays shut"


def test_a_hero_who_would_do_nothing_rests_instead() -> None:
    hroar = {"at": "wood", "cards": ["great-axe"], "reserve": 4, "fatigue": 8}
    sheet = {"wins": ["gentle-bose slain"], "losses": ["round 9"]}
    stances = []
    for models in ({}, {"gentle-bose": {"at": "path"}}):
        table = Table("wood path\nreeds yard", heroes={"hroar": hroar}, models=models, sheet=sheet, next="stances")
        stances.append((advised(table, "hroar").option, advised(table, "hroar").why))
    assert stances == [("stance cautious", "why-rest"), ("stance aggressive", "why-act")]


def test_nobody_stands_idle_with_many_gems_for_the_sake_of_steps_that_lead_nowhere() -> None:
    """The door is hard for her, but nobody else is there, nor anywhere to go."""
    ysk = {"at": "orrery", "cards": ["widows-bell"], "reserve": 10, "fatigue": 1, "points": 3}
    spent = {"at": "gate-yard", "fatigue": 9}
    fields: dict[str, Any] = {"openings": ["gate-yard|great-stair", "east-terrace|great-stair"], "marker": 5}
    fields |= {"finished": ["gate", "lamp-west"], "counters": {"lamps": 2}, "models": {"pale-abbot": {"at": "lantern"}}}
    heroes = {"ysk": ysk, "dorrin": spent, "tuomi": spent}
    advice = advised(Table(scenario=LAMP, heroes=heroes, tasks=["brass-door", "low-beacon"], **fields), "ysk")
    assert (advice.option, advice.about["chance"]) == ("try brass-door for 2", "14")


def test_a_spell_takes_the_edge_off_a_deadly_blow() -> None:
    heroes = {"tuomi": {"at": "landing", "reserve": 2, "wounds": 9, "cards": ["evil-eye"]}}
    fields: dict[str, Any] = {"models": {"gentle-bose": {"at": "landing"}}, "river": ["gentle-bose"], "dice": ["2 1"]}
    table = overlords(DAUGHTER, heroes=heroes, **fields)
    table.play("activate gentle-bose", "attack tuomi by gentle-bose as melee", "pass")
    assert (table.prompt, advised(table, "tuomi").option) == ("spell", "cast evil-eye at tuomi for 2")


def test_whoever_is_struck_and_lives_strikes_back_by_a_spell() -> None:
    heroes = {"tuomi": {"at": "landing", "reserve": 5, "fatigue": 6, "cards": ["nettle-skin"]}}
    fields: dict[str, Any] = {"models": {"raiders.red-1": {"at": "landing"}}, "river": ["raiders.red"], "dice": ["1 0"]}
    table = overlords(DAUGHTER, heroes=heroes, **fields).play("activate raiders.red", "attack tuomi by raiders.red-1 as melee")
    while table.prompt != "spell" or table.session.decision is None or table.session.decision.about["moment"] != "power":
        table.play("pass")
    assert advised(table, "tuomi").option == "cast nettle-skin at tuomi for 1"


def test_dead_minions_are_raised_where_it_costs_little() -> None:
    units = {"buried": {"started": 3, "fallen": ["buried-1", "buried-2"]}}
    fields: dict[str, Any] = {"models": {"aunt-harrow": {"at": "altar"}}, "units": units, "river": ["aunt-harrow", "buried"]}
    rich = {"reserve": 9, "fatigue": 0, "recovery": 9, "spells": ["get-up"]}
    table = overlords(COCK, heroes={"hroar": {"at": "kings-floor"}}, dead=["buried"], overlord=rich, **fields)
    table.play("activate aunt-harrow")
    found = []
    while table.prompt == "activation" and advised(table, OVERLORD).option != "end":
        found.append(advised(table, OVERLORD).option)
        table.play(found[-1])
    assert "cast get-up at buried for 3 by aunt-harrow" in found


def test_dice_are_rolled_again_by_a_spell_where_they_show_nothing() -> None:
    units = {"models": {"aunt-harrow": {"at": "altar"}, "vesh": {"at": "altar"}}, "river": ["vesh", "aunt-harrow"]}
    table = overlords(
        COCK, heroes={"hroar": {"at": "altar"}}, overlord={"reserve": 6, "spells": ["turn-the-bones"]}, dice=["0 0"], **units
    )
    table.play("activate vesh", "attack hroar by vesh as melee")
    while table.prompt == "spell":
        table.play("pass")
    assert (table.prompt, advised(table, OVERLORD).option.split(" for ")[0][:19]) == ("reroll", "cast turn-the-bones")


def guarded(who: str, life: int, gems: int, dice: str) -> str:
    """What is advised to the Overlord, whose leader the heroes must slay, once the dice of a blow have fallen."""
    heroes = {"hroar": {"at": "yard", "cards": ["great-axe"]}}
    models = {who: {"at": "yard", "life": life}, "wolves-1": {"at": "path"}}
    sheet = {"wins": [f"{who} slain"], "losses": ["round 9"]}
    table = Table("wood path\nreeds yard", heroes=heroes, models=models, overlord={"reserve": gems}, dice=[dice], sheet=sheet)
    table.play(f"strike {who} with great-axe.1 for 1")
    if table.prompt == "reroll":
        table.play("pass")
    assert {"pass", f"guard for {gems}"} <= set(table.options()), "he could guard with all that he has"
    return advised(table, OVERLORD).option


def test_the_overlord_guards_with_no_more_gems_than_are_of_use() -> None:
    assert guarded("gentle-bose", 5, 3, "3 1") == "guard for 1", "he lives anyway"
    assert guarded("gentle-bose", 5, 3, "3 2") == "guard for 3", "and here he might not"
    assert guarded("pale-abbot", 1, 2, "3 2") == "pass", "hardly anything would help"
    assert guarded("pale-abbot", 1, 12, "2 1") == "guard for 5", "all hangs on him, but more would be wasted"


def test_roots_hold_whoever_still_has_a_way_to_go() -> None:
    gems = {"reserve": 9, "fatigue": 9, "recovery": 9, "spells": ["roots-remember"]}
    fields: dict[str, Any] = {"models": {"pale-abbot": {"at": "lantern"}}, "river": ["pale-abbot"]}
    chosen = []
    for openings in ([], ["lantern|orrery"]):
        heroes = {"niv": {"at": "great-stair"}}
        table = overlords(LAMP, heroes=heroes, tasks=["beacon"], marker=5, overlord=gems, openings=openings, **fields)
        chosen.append(advised(table.play("activate pale-abbot"), OVERLORD).option)
    assert chosen == ["end", "cast roots-remember at niv for 3 by pale-abbot"]


def test_whoever_bears_what_is_to_be_brought_away_keeps_his_last_gem_for_his_guard() -> None:
    models = {f"raiders.red-{number}": {"at": "landing"} for number in (1, 2, 3)}
    fields: dict[str, Any] = {"river": ["raiders.red"], "overlord": {"reserve": 6, "recovery": 8}}
    chosen = []
    for bearer in ("hroar", "niv"):
        heroes: dict[str, Any] = {
            "niv": {"at": "landing", "reserve": 1, "fatigue": 9, "points": 0},
            "hroar": {"at": "watchtower"},
        }
        heroes[bearer]["cards"] = ["captive"]
        heroes["niv"]["cards"] = ["left-hand-hook", *heroes["niv"].get("cards", [])]
        table = Table(scenario=DAUGHTER, heroes=heroes, models=models, finished=["cage"], marker=2, **fields)
        chosen.append(advised(table, "niv").why)
    assert chosen == ["why-strike", "why-keep-gems"]


def test_a_hero_goes_by_a_spell_where_it_is_too_far_to_walk_and_fetches_what_is_wanted() -> None:
    """She has no free steps left, and four gems."""

    def chosen(spell: str, win: str) -> str:
        velka = {"at": "gate", "reserve": 4, "fatigue": 6, "points": 0, "cards": [spell]}
        models, objects = {"wolves-1": {"at": "path"}}, {"tower": ["iron-key"]}
        sheet = {"wins": [win], "losses": ["round 9"]}
        table = Table("gate path yard wall tower", heroes={"velka": velka}, models=models, objects=objects, sheet=sheet)
        return advised(table, "velka").option

    assert chosen("door-in-the-air", "velka at tower") == "cast door-in-the-air at tower for 2"
    assert chosen("door-in-the-air", "velka at path").startswith("move path"), "a step is cheaper"
    assert chosen("nobodys-hand", "iron-key held") == "cast nobodys-hand at iron-key.1 for 1"
    assert chosen("nobodys-hand", "velka at path").startswith("move path"), "nobody wants the key"


def test_the_overlord_puts_a_hero_off_what_he_came_for_unless_he_can_strike_him() -> None:
    gems = {"reserve": 9, "fatigue": 0, "recovery": 9, "spells": ["the-winds-shoulder"]}
    fields: dict[str, Any] = {"river": ["pale-abbot"], "tasks": ["lamp-west"], "marker": 5, "overlord": gems}

    def chosen(abbot: str) -> str:
        heroes, models = {"niv": {"at": "west-terrace"}}, {"pale-abbot": {"at": abbot}}
        table = overlords(LAMP, heroes=heroes, models=models, **fields).play("activate pale-abbot")
        assert table.may("cast the-winds-shoulder at niv for 1 by pale-abbot")
        return advised(table, OVERLORD).option

    assert chosen("lantern") == "cast the-winds-shoulder at niv for 1 by pale-abbot"
    assert chosen("west-terrace") == "attack niv by pale-abbot as melee"


def test_whoever_is_hemmed_in_slips_away_by_a_spell_and_nobody_else_pays_for_it() -> None:
    chosen = []
    for wolves in (2, 3):
        velka = {"at": "gate", "reserve": 7, "fatigue": 3, "points": 0, "cards": ["walk-like-smoke"]}
        models = {f"wolves-{number}": {"at": "gate"} for number in range(1, wolves + 1)}
        sheet = {"wins": ["velka at tower"], "losses": ["round 9"]}
        table = Table("gate path yard wall tower", heroes={"velka": velka}, models=models, sheet=sheet)
        chosen.append(advised(table, "velka").option)
    assert chosen == ["move yard", "cast walk-like-smoke for 2"]
