"""Setup (DR-SET), what Heroes begin with (DR-HER), and what is hidden (DR-RUL-99)."""

from typing import Any

import pytest

from tenebra.games.drunagor import GAME
from tenebra.games.drunagor.content import heroes, item_deck, roles, skills
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import BadInput, Session
from tests.games.drunagor.table import Table, rule

FIRST, SECOND, MATCH = "the-road-to-blackriver", "the-disappearance-of-blackriver", "the-salt-pit"


def begun(scenario: str = FIRST, **options: Any) -> Session[DRState]:
    """A new game, played up to the first Hero's turn."""
    session = Session.begin(GAME, scenario, "7", options)
    while session.decision is not None and session.decision.prompt != "turn":
        session.play(session.decision.options()[-1], session.decision.seat)
    return session


@rule("DR-SET-02", "DR-SET-04", "DR-SET-07", "DR-CHE-04")
def test_decks_and_bag_are_ready() -> None:
    state = begun().state
    assert sorted(state.decks["chest"].draw) == sorted(item_deck("chest"))
    assert len(state.bag) == 36
    assert state.decks["chest"].draw != list(item_deck("chest"))


@rule("DR-SET-09", "DR-RUL-95", "DR-DRK-04", "DR-CRD-12")
def test_the_rune_card_lies_at_the_end_from_the_second_chapter_on() -> None:
    assert "end-down" not in begun(FIRST).state.track
    assert begun(SECOND).state.track["end-down"] == ["darkness-hunting"]


@rule("DR-SET-10", "DR-ROL-01", "DR-ROL-02", "DR-RUL-08", "DR-RUL-09", "DR-GEN-01")
def test_every_hero_takes_a_role_of_its_own_and_its_slot() -> None:
    state = begun(party="maya:defender vorn").state
    assert {hero.id: hero.slot for hero in state.heroes.values()} == {"maya": "defender", "vorn": "leader"}
    assert state.track["defender"] == ["maya"]
    assert state.track["leader"] == ["vorn"]
    assert "end-up" not in state.track, "no card but those of the Adventure"
    assert "end-down" not in state.track
    later = begun(SECOND, party="jaheen:support").state
    assert (later.track["support"], later.track["end-down"]) == (["jaheen"], ["darkness-hunting"])
    assert "end-up" not in later.track
    for party in ("maya", "maya vorn elros lorelai jaheen"):
        assert list(GAME.new(FIRST, {"party": party}).heroes) == party.split()
    for party in ("vorn vorn", "vorn:leader maya:leader", "gandalf", "vorn:wizard", ""):
        with pytest.raises(BadInput):
            GAME.new(FIRST, {"party": party or " "})


@rule("DR-SET-11", "DR-RUB-11", "DR-SET-08", "DR-MON-11")
def test_the_first_setup_lies_as_shown() -> None:
    session = begun()
    state, sheet = session.state, SHEETS[FIRST]
    assert [hero.space for hero in state.heroes.values()] == list(sheet.starts)
    assert state.laid == ["first"]
    assert {one.space for one in state.monsters.values()} == {one.space for one in sheet.setups["first"].monsters}
    assert state.turn is not None
    assert not [event for event in session.events if type(event).__name__ == "TerrainSuffered"]


@rule("DR-SET-07", "DR-SET-12", "DR-DOR-05", "DR-INT-02")
def test_a_setup_brings_all_that_is_drawn_and_its_chests_are_counted_on() -> None:
    scene = {"choice": {"pray": {"do": ["chest at B2"]}}, "charges": 2}
    first = {"chests": ["at C1", "at D1"], "scenes": {"altar": "A2"}, "npcs": {"miller": "D4"}, "things": {"statue": "C4"}}
    sheet = {"starts": "A1", "setup": {"first": first}, "scene": {"altar": scene}, "rune_card": ""}
    square = "+-+-+-+-+\n" + "\n+ + + + +\n".join(["|. . . .|"] * 4) + "\n+-+-+-+-+"
    table = Table(square, next="setup", sheet=sheet, options={"party": "vorn"})
    state = table.state
    assert {name: chest.space for name, chest in state.chests.items()} == {"chest-1": "C1", "chest-2": "D1"}
    assert state.serial["chest"] == 2
    assert (state.scenes["altar"].space, state.scenes["altar"].charges) == ("A2", 2)
    assert (state.things, {name: npc.space for name, npc in state.npcs.items()}) == ({"statue": "C4"}, {"miller": "D4"})
    table.play("interact altar for pray")
    assert table.state.chests["chest-3"].space == "B2", "a Chest that comes later has the next number"
    empty = Table(square, next="setup", sheet={"starts": "A1", "rune_card": ""}, options={"party": "vorn"})
    assert "chest" not in empty.state.serial


@rule("DR-HER-02", "DR-HER-03", "DR-HER-04", "DR-HER-11", "DR-HER-13", "DR-HER-15", "DR-HER-05", "DR-HER-06", "DR-EQP-10")
def test_a_hero_begins_with_board_role_and_gear_alone() -> None:
    state, board = begun(party="maya").state, heroes()["maya"]
    slot = state.heroes["maya"].slot
    assert (slot, state.track[slot]) == (board.role, ["maya"])
    own = GAME.new(FIRST, {"party": "maya"}).heroes["maya"]
    assert own.health == board.health
    assert own.available == dict(board.cubes)
    assert sum(own.available.values()) == 5
    assert sorted(own.equipped.values()) == sorted(board.gear)
    assert (own.bag, own.learned, own.abilities) == ([], {}, [])
    assert [skill for skill in skills_of(state, "maya") if skills()[skill].source == "role"] == [*roles()[board.role].skills(0)]
    assert [skill for skill in skills_of(state, "maya") if skills()[skill].focus] == [*board.focus]
    assert len(board.focus) == 2
    rivals = begun(MATCH, party="maya vorn").state
    assert [hero.role for hero in rivals.heroes.values()] == ["", ""]
    assert {hero: rivals.track[rivals.heroes[hero].slot] for hero in ("maya", "vorn")} == {"maya": ["maya"], "vorn": ["vorn"]}


@rule("DR-RUL-99", "DR-CRD-01")
def test_only_the_order_of_decks_and_what_is_not_laid_is_hidden() -> None:
    session = begun(SECOND)
    seen = session.view("vorn").state
    assert set(seen.decks["chest"].draw) == {"?"}
    assert sorted(seen.bag) == sorted(session.state.bag)
    assert seen.heroes == session.state.heroes
    copy = session.redeal("vorn", b"other")
    assert sorted(copy.state.decks["chest"].draw) == sorted(session.state.decks["chest"].draw)
    assert copy.view("vorn").state == seen


@rule("DR-GEN-02")
def test_there_are_chapters_one_shots_and_battlegrounds() -> None:
    assert {SHEETS[id].mode for id in SHEETS.ids} == {"chapter", "one-shot", "battleground"}


@rule("DR-MON-12")
def test_other_versions_of_monsters_may_be_agreed_on() -> None:
    state = begun(behaviour="alternate").state
    assert {state.sides[one.card] for one in state.monsters.values()} == {"alternate"}


@rule("DR-BRD-01", "DR-BRD-05")
def test_every_square_is_in_one_area_of_four() -> None:
    for id in SHEETS.ids:
        sheet = SHEETS[id]
        assert all(area.bit_count() == 4 for area in sheet.blocks.spaces)
        assert sum(sheet.blocks.spaces) == sheet.grid.floor
    loot = Table(
        "+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+",
        heroes={"elros": {"at": "A1"}},
        darkness="B1",
        traps={"A1": {"kind": "bear", "owner": "elros"}},
    )
    assert loot.may("go B1 through darkness")
    assert loot.may("go B2")


@rule("DR-SET-02", "DR-ITM-05", "DR-EQP-13")
def test_chest_cards_still_carried_are_not_in_the_deck() -> None:
    career = {"role": "defender", "cubes": {"yellow": 5}, "bag": ["healing-potion.2"]}
    session = Session.begin(GAME, FIRST, "7", {"party": "vorn", "campaign": {"heroes": {"vorn": career}}})
    state = session.state
    assert "healing-potion.2" in state.heroes["vorn"].bag
    assert "healing-potion.2" not in state.decks["chest"].draw
    assert len(state.decks["chest"].draw) == len(item_deck("chest")) - 1
