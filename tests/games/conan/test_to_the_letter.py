"""How a game is laid out, goes round and ends (CO-TIL, CO-SCN, CO-SET, CO-RND, CO-OTN, CO-RIV, CO-RNF, CO-VIC), to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.conan import GAME, content
from tenebra.games.conan.scenario import scaled
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.state import Overlord, Tile, Unit
from tenebra.kernel import BadInput, Refused, Session
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES
from tests.games.conan.props import ANNA, BORO, CORA, FIRE_POT, Table
from tests.games.conan.table import nothing_forbids, rule

FORD, DAUGHTER = "night-at-raven-ford", "the-ferrymans-daughter"
LINE = "gate path yard tower"
HORN = "war-horn"
TABLES = pytest.mark.parametrize(("scenario", "number"), [(scenario, number) for scenario in SHEETS.ids for number in (2, 3, 4)])


# --- laying out


@rule("CO-TIL-01", "CO-TIL-02", "CO-TIL-06", "CO-SCN-01", "CO-SCN-05", "CO-SET-11", "CO-SET-13")
@TABLES
def test_each_tile_stands_for_as_many_models_as_the_scenario_says_and_no_other_is_there(scenario: str, number: int) -> None:
    sheet, state = SHEETS[scenario], Session.begin(GAME, scenario, "tiles", {"heroes": number}).state
    known = [(spec, False) for spec in sheet.units.values()] + [(spec, True) for spec in sheet.allies.values()]
    expected = {}
    for spec, is_ally in known:
        most = max(spec.models[number - 2], len(spec.placed(number)))
        if most:
            expected[spec.id] = Unit(spec.id, spec.kind, spec.life[number - 2], most, is_ally=is_ally)
    here = {name: unit for name, unit in state.units.items() if name in expected}
    joined = set(state.units) - set(expected)
    assert here == expected
    assert not joined
    assert state.openings == list(sheet.opened)
    for model in state.models.values():
        entry = content.tile(state.units[model.unit].kind)
        assert (model.life == 1) or entry.rank in ("lieutenant", "monster", "ally")


@rule("CO-SET-02", "CO-SCN-03", "CO-SCN-02", "CO-RIV-01", "CO-SET-03")
def test_the_book_lies_as_the_chosen_scenario_says() -> None:
    books = [Session.begin(GAME, scenario, "book", {"heroes": 3}).state for scenario in ("the-lamp-that-calls", FORD)]
    for state in books:
        sheet = SHEETS[state.scenario]
        cards = [card for cards in sheet.spells.values() for card in cards]
        gems = {"reserve": sheet.gems[1], "fatigue": sheet.fatigue[1]}
        assert state.overlord == Overlord(gems, sheet.recovery[1], cards)
        assert state.tiles == {tile.id: Tile(tile.id, tile.unit) for tile in sheet.river_for(3)}
        assert state.river == [tile.id for tile in sheet.river_for(3)]
    assert books[0].overlord.cards
    assert not books[1].overlord.cards


@rule("CO-SCN-04")
def test_only_heroes_whom_the_scenario_offers_join_each_once() -> None:
    offered = list(SHEETS[FORD].heroes)
    named = Session.begin(GAME, FORD, "party", {"party": " ".join(offered[2:0:-1])}).state
    assert list(named.heroes) == named.party == offered[2:0:-1]
    assert [hero.gems.get("fatigue", 0) for hero in named.heroes.values()] == [
        scaled(SHEETS[FORD].heroes[hero].fatigue, 2) for hero in named.party
    ]
    for party in (f"{offered[0]} nobody", f"{offered[0]} {offered[0]}", "nobody nothing"):
        with pytest.raises(BadInput, match="CO-SCN-04"):
            Session.begin(GAME, FORD, "party", {"party": party})


@rule("CO-SET-12", "CO-SCN-06", "CO-RUL-02", "CO-RUL-13")
@TABLES
def test_tasks_are_open_that_are_known_and_the_deck_is_there_and_hidden(scenario: str, number: int) -> None:
    session = Session.begin(GAME, scenario, "map", {"heroes": number})
    sheet, state = SHEETS[scenario], session.state
    assert set(state.tasks) == {task.id for task in sheet.tasks.values() if task.is_known}
    assert len(state.deck.draw) == len(sheet.assets)
    shuffled = [event for event in session.events if type(event).__name__ == "DeckShuffled"]
    assert len(shuffled) == (1 if sheet.assets else 0)
    hidden = session.view("overlord").state.deck.draw
    assert len(hidden) == len(state.deck.draw)
    assert not set(hidden) & set(state.deck.draw)


@rule("CO-SET-01", "CO-GEN-01")
def test_one_person_is_the_overlord_and_the_others_are_heroes() -> None:
    heroes = list(SHEETS[FORD].heroes)
    seats = {"overlord": "ann", heroes[0]: "bob", heroes[1]: "bob", heroes[2]: ""}
    assert GAME.seating(seats) == {"party": f"{heroes[0]} {heroes[1]}"}
    with pytest.raises(BadInput, match="CO-GEN-01"):
        GAME.seating({**seats, "overlord": ""})
    with pytest.raises(BadInput, match="CO-RUL-01"):
        GAME.seating({**seats, heroes[1]: ""})
    all_of_them = dict.fromkeys(["overlord", *heroes[:4]], "ann")
    assert GAME.seating(all_of_them) == {"party": " ".join(heroes[:4])}
    with pytest.raises(BadInput, match="CO-RUL-01"):
        GAME.seating({**all_of_them, "anna": "ann"})


@rule("CO-SET-09", "CO-SET-07", "CO-SET-08", "CO-SET-10", "CO-RUL-12")
@TABLES
def test_a_hero_takes_sheet_cards_and_gems_and_none_of_them_is_a_wound(scenario: str, number: int) -> None:
    sheet, state = SHEETS[scenario], Session.begin(GAME, scenario, "heroes", {"heroes": number}).state
    for hero in state.heroes.values():
        spec, total = sheet.heroes[hero.id], content.heroes()[hero.id].gems
        tired = spec.fatigue[number - 2]
        assert {zone: gems for zone, gems in hero.gems.items() if gems} == {
            zone: gems for zone, gems in (("reserve", total - tired), ("fatigue", tired)) if gems
        }
        assert (hero.area, hero.stance, [name_of(copy) for copy in hero.cards]) == (
            spec.area,
            "aggressive",
            list(spec.cards),
        )


@rule("CO-TIL-07", "CO-RNF-05", "CO-RNF-04")
def test_models_of_two_tiles_with_one_figure_are_told_apart() -> None:
    units = {
        "thugs.red": {"kind": "thugs", "started": 2, "fallen": ["thugs.red-2"]},
        "thugs.blue": {"kind": "thugs", "started": 1},
    }
    models = {"thugs.red-1": {"at": "tower", "unit": "thugs.red"}, "thugs.blue-1": {"at": "tower", "unit": "thugs.blue"}}
    sheet = {"events": {HORN: [{"id": "blow", "do": ["points 2"]}]}, "reinforcements": ["yard"]}
    table = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        units=units,
        models=models,
        river=[HORN, "thugs.red", "thugs.blue"],
        sheet=sheet,
        next="activate",
        overlord={"reserve": 9},
    )
    table.play(f"activate {HORN}")
    assert table.options() == ["done", "reinforce thugs.red at yard"], "one of the blue was never killed"
    table.play("reinforce thugs.red at yard")
    assert {model.id: (model.unit, model.area) for model in table.state.models.values()} == {
        "thugs.red-1": ("thugs.red", "tower"),
        "thugs.blue-1": ("thugs.blue", "tower"),
        "thugs.red-2": ("thugs.red", "yard"),
    }
    assert table.state.units["thugs.red"].fallen == []
    assert (table.state.reinforcement, table.prompt) == (0, "overlord"), "nobody else can return"
    table.play("activate thugs.red")
    movers = {option.rsplit(" ", 1)[-1] for option in table.options() if option.startswith("move")}
    assert movers == {"thugs.red-1", "thugs.red-2"}
    table.play("move path by thugs.red-2")
    assert table.state.models["thugs.red-2"].area == "path"


# --- round by round


@rule("CO-RND-01", "CO-RND-02", "CO-RND-03", "CO-OTN-01", "CO-OTN-02", "CO-OTN-05", "CO-STS-04")
def test_a_round_is_a_turn_of_each_side_with_its_phases_in_order() -> None:
    heroes = {ANNA: {"at": "gate"}, BORO: {"at": "gate"}}
    table = Table(
        LINE,
        heroes,
        models={"thugs-1": {"at": "tower"}},
        marker=2,
        next="heroes",
        stop=False,
        overlord={"reserve": 1, "fatigue": 3, "recovery": 4, "gems": {"guard": 2}},
    )
    table.play("anna: stance aggressive", "boro: stance cautious")
    assert (table.hero(ANNA).is_done, table.hero(BORO).is_done) == (False, True), "what was chosen is no agreement to stop"
    table.play("anna: done")
    assert {zone: number for zone, number in table.state.overlord.gems.items() if number} == {"reserve": 5, "fatigue": 1}
    assert (table.state.turn, table.hero(ANNA).is_done) == (3, True)
    table.play("end")
    assert (table.hero(ANNA).is_done, table.hero(BORO).is_done) == (False, False)
    phases = [(event.side, event.phase) for event in table.told("PhaseBegan")]
    heroes_turn = [(HEROES, phase) for phase in ("initial", "stance", "action", "final")]
    overlords = [("overlord", phase) for phase in ("recovery", "marker", "activation", "final")]
    assert phases == [*heroes_turn, *overlords, *heroes_turn[:2]]
    assert [event.number for event in table.told("TurnAdvanced")] == [3]


@rule("CO-STS-04", "CO-RND-01", "CO-RND-03")
def test_an_ally_that_was_activated_may_be_so_again_in_the_next_turn_of_the_heroes_only() -> None:
    fields: dict[str, Any] = {"allies": {"militia-1": {"at": "gate"}}, "models": {"thugs-1": {"at": "tower"}}, "stop": False}
    table = Table(LINE, {"chief": {"at": "gate", "reserve": 5, "fatigue": 7}}, overlord={"reserve": 1}, **fields)
    assert not table.model("militia-1").has_acted
    table.play("command militia-1", "end")
    assert table.refusal("command militia-1") == "CO-ALY-05"
    table.play("done")
    assert (table.prompt, table.model("militia-1").has_acted) == ("overlord", True)
    table.play("end")
    assert table.model("militia-1").has_acted is False
    table.play("stance aggressive")
    assert table.may("command militia-1")


@rule("CO-RIV-07")
@pytest.mark.parametrize(("reserve", "may"), [(1, ["first"]), (2, ["first", "second"]), (0, [])])
def test_a_tile_is_activated_by_whoever_has_as_many_gems_as_its_place_costs(reserve: int, may: list[str]) -> None:
    units = {"first": {"kind": "thugs"}, "second": {"kind": "thugs"}}
    models = {"first-1": {"at": "tower", "unit": "first"}, "second-1": {"at": "tower", "unit": "second"}}
    book = {"reserve": reserve}
    offered = [f"activate {name}" for name in may]
    table = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        units=units,
        models=models,
        river=["first", "second"],
        next="activate",
        overlord=book,
    )
    assert [option for option in table.options() if option.startswith("activate")] == offered
    assert nothing_forbids(table)
    for name in {"first", "second"} - set(may):
        assert table.refusal(f"activate {name}") == "CO-RIV-07"


@rule("CO-OGM-01", "CO-FLU-02", "CO-FLU-03", "CO-RUL-75")
@pytest.mark.parametrize(
    ("gems", "taken", "asked"),
    [
        ({"fatigue": 3, "guard": 1}, [("fatigue", 2)], []),
        ({"fatigue": 1, "guard": 1}, [("fatigue", 1), ("guard", 1)], []),
        ({"guard": 1}, [("guard", 1), ("reserve", 1)], []),
        ({"guard": 2, "reroll": 2}, [("reroll", 1), ("guard", 1)], ["choose reroll", "choose guard"]),
        ({}, [("reserve", 1), ("reserve", 1)], []),
    ],
)
def test_red_gems_go_back_to_the_box_from_where_they_lie(gems: dict[str, int], taken: list[Any], asked: list[str]) -> None:
    book = {"reserve": 3, "fatigue": gems.get("fatigue", 0), "gems": {zone: n for zone, n in gems.items() if zone != "fatigue"}}
    units = {"thugs": {"started": 1, "fallen": ["thugs-1"]}}
    table = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        models={"boss": {"at": "tower"}},
        units=units,
        river=["thugs", "boss"],
        next="activate",
        overlord=book,
    )
    table.play("flush thugs", *asked)
    moved = [event for event in table.told("GemsMoved") if event.to == "box"]
    assert [(event.source, event.number) for event in moved] == taken
    assert table.state.overlord.gems["box"] == 2
    assert (table.state.river, list(table.state.tiles)) == (["boss"], ["boss"])
    assert table.refusal("flush thugs") == "CO-FLU-07"


@rule("CO-RNF-09", "CO-FLU-06")
def test_models_of_a_flushed_tile_are_not_brought_back_by_a_later_event() -> None:
    units = {"thugs": {"started": 1, "fallen": ["thugs-1"]}, "bowmen": {"started": 1, "fallen": ["bowmen-1"]}}
    sheet = {"events": {HORN: [{"id": "blow", "do": ["points 3"]}]}, "reinforcements": ["tower"]}
    table = Table(
        LINE,
        {ANNA: {"at": "gate"}},
        units=units,
        river=["thugs", "bowmen", HORN],
        sheet=sheet,
        next="activate",
        overlord={"reserve": 9},
    )
    table.play("flush thugs", f"activate {HORN}")
    assert table.options() == ["done", "reinforce bowmen at tower", "flush bowmen"]
    assert table.refusal("reinforce thugs at tower") == "CO-FLU-06"


@rule("CO-STS-04", "CO-ALY-05")
def test_an_ally_who_joins_in_this_phase_may_still_be_activated_in_it() -> None:
    session = Session.begin(GAME, "the-lamp-that-calls", "sisters", {"party": "okka niv"})
    for seat, choice in (("okka", "stance aggressive"), ("niv", "stance aggressive"), ("okka", "move well-court")):
        session.choose(choice, seat)
    allies = [model.id for model in session.state.models.values() if model.unit == "oath-sisters"]
    assert len(allies) == 2
    for ally in allies:
        session.choose(f"command {ally}", "okka")
        session.choose("end", "okka")
    with pytest.raises(Refused) as refused:
        session.choose(f"command {allies[0]}", "okka")
    assert refused.value.reason is not None
    assert refused.value.reason.rule == "CO-ALY-05"


# --- the end


def ends(wins: list[str] | None = None, losses: list[str] | None = None, **fields: Any) -> Table:
    sheet = {"wins": wins or ["count never 99"], "losses": losses or ["count never 99"], **fields.pop("sheet", {})}
    return Table(LINE, fields.pop("heroes", {ANNA: {"at": "gate"}}), stop=False, sheet=sheet, **fields)


CITED = {"CO-RUL-99", "CO-VIC-04", "CO-VIC-05", "CO-SCN-11", "CO-RND-05"}


def ending(table: Table) -> tuple[str, str, set[str]]:
    """Who has won, by which rule, and what else is cited of what belongs to some endings only."""
    last = table.session.events[-1]
    return table.session.outcome, last.rule, set(last.also) & {"CO-GEN-07", "CO-RUL-05", "CO-VIC-02"}


@rule("CO-SCN-11", "CO-RND-05", "CO-VIC-01", "CO-GEN-07", "CO-RUL-99")
@pytest.mark.parametrize(
    ("wins", "losses", "outcome"),
    [
        (["anna at path"], ["anna at tower"], "heroes"),
        (["anna at path", "anna at tower"], ["anna at tower"], ""),
        (["anna at tower"], ["anna at path"], "overlord"),
        (["anna at path"], ["anna at path"], "heroes"),
        (["anna at tower"], ["anna at yard"], ""),
    ],
)
def test_the_sides_alternate_until_one_has_what_the_scenario_asks(wins: list[str], losses: list[str], outcome: str) -> None:
    table = ends(wins, losses, models={"thugs-1": {"at": "tower"}}, overlord={"reserve": 1}).play("move path")
    assert table.session.outcome == outcome
    if outcome:
        assert ending(table) == (outcome, "CO-VIC-01", {"CO-GEN-07"} if outcome == "heroes" else set())
        assert set(table.session.events[-1].also) >= CITED
    else:
        table.play("done", "end", "stance aggressive", "done")
        assert (table.prompt, table.session.outcome) == ("overlord", "")


@rule("CO-VIC-02", "CO-RUL-99")
def test_a_time_limit_is_looked_at_once_its_round_is_over_and_not_before() -> None:
    fields: dict[str, Any] = {"models": {"thugs-1": {"at": "tower"}}, "overlord": {"reserve": 1}}
    table = ends(["anna at tower"], ["round 3"], marker=3, **fields).play("move path")
    assert table.session.outcome == "", "the marker shows it, but the round goes on"
    table = ends(["anna at tower"], ["round 3"], marker=2, **fields).play("done", "activate thugs", "end")
    assert (table.prompt, table.session.outcome) == ("overlord", "")
    table.play("end")
    assert ending(table) == ("overlord", "CO-VIC-01", {"CO-VIC-02"})
    both = ends(["round 3"], ["round 3"], marker=2, **fields).play("done")
    assert ending(both) == ("heroes", "CO-VIC-01", {"CO-GEN-07"}), "the heroes need not wait for the end of the round"


@rule("CO-RUL-05", "CO-VIC-03", "CO-RUL-99")
def test_when_nobody_is_left_the_overlord_wins_once_the_attack_is_over() -> None:
    heroes = {one: {"at": "gate", "reserve": 1, "wounds": 11, "cards": [FIRE_POT] if one == ANNA else []} for one in (ANNA, BORO)}
    table = ends(["anna at tower"], heroes=heroes, models={"thugs-1": {"at": "tower"}}, dice=["2 2"])
    table.play(f"anna: drop {FIRE_POT}.1", "anna: pass", "choose boro")
    assert [event.hero for event in table.told("HeroDied")] == [BORO, ANNA]
    assert ending(table) == ("overlord", "CO-VIC-01", {"CO-RUL-05"})
    told = [type(event).__name__ for event in table.session.events]
    assert told.index("AttackEnded") > told.index("HeroDied")
    one = {ANNA: {"at": "gate", "reserve": 1, "wounds": 11, "cards": [FIRE_POT]}, BORO: {"at": "tower"}, CORA: {"dead": True}}
    alive = ends(["boro at gate"], heroes=one, models={"thugs-1": {"at": "tower"}}, dice=["2 2"])
    alive.play(f"anna: drop {FIRE_POT}.1", "anna: pass")
    assert (alive.hero(ANNA).is_dead, alive.session.outcome) == (True, "")
