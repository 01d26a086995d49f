"""Overview, setup and modes (DV-GEN, DV-SET, DV-MODE), and who decides before the first turn (DV-DEC-01)."""

from __future__ import annotations

import itertools
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import card, copies, heroes
from tenebra.games.dungeon_venture.scenario import START
from tenebra.games.dungeon_venture.scenario_reader import lay_boards, read_adventure
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.setup import deal, read_party
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import BadInput, Refused, Session
from tenebra.kit.decks import name_of
from tests.games.dungeon_venture.table import rule

GRONK = "gronks-lair"
SPELLS = ("pick fire-bolt", "pick fire-bolt", "pick haste")
PLACES = ("place A6", "place B6", "place C6", "place A7")


def begin(scenario: str = GRONK, seed: str = "seed", **options: Any) -> Session[DVState]:
    return Session.begin(GAME, scenario, seed, options)


def set_up(scenario: str = GRONK, seed: str = "seed", **options: Any) -> Session[DVState]:
    """A game whose decks are built: the Mage has chosen, nobody stands anywhere yet."""
    session = begin(scenario, seed, **options)
    for choice in SPELLS:
        session.choose(choice)
    return session


def started(scenario: str = GRONK, seed: str = "seed", **options: Any) -> Session[DVState]:
    """A game at its first question of the first round."""
    session = set_up(scenario, seed, **options)
    for choice in PLACES:
        session.choose(choice)
    return session


def events(session: Session[Any], kind: str) -> list[Any]:
    return [event for event in session.events if type(event).__name__ == kind]


def kinds(pile: list[str]) -> Counter[str]:
    return Counter(card(copy).kind for copy in pile)


# --- players and Heroes ---------------------------------------------------------------------------


@rule("DV-GEN-01", "DV-GEN-04", "DV-SET-01", "DV-SET-02", "DV-MODE-04")
@pytest.mark.parametrize(
    ("party", "players"),
    [
        ("vardak naurania storm wick", 1),
        ("wick vardak / storm naurania", 2),
        ("vardak / naurania / storm wick", 3),
        ("vardak / naurania / storm / wick", 4),
    ],
)
def test_one_keeper_against_one_to_four_hero_players_with_all_four_heroes(party: str, players: int) -> None:
    session = begin(party=party)
    assert len(session.state.players) == players
    seats = GAME.seats(session.state)
    assert seats[0] == "keeper"
    assert seats.count("keeper") == 1
    assert sorted(seats[1:]) == sorted(heroes())
    assert len(seats) == 5


@rule("DV-GEN-01", "DV-GEN-04", "DV-SET-02", "DV-MODE-04")
@pytest.mark.parametrize(
    "party",
    [
        "",
        "/",
        "vardak / naurania / storm / wick / ",
        "vardak / vardak naurania / storm / wick",
        "vardak / naurania / storm / gandalf",
        "vardak naurania storm wick / keeper",
    ],
)
def test_a_party_that_is_not_the_four_heroes_is_refused(party: str) -> None:
    with pytest.raises(BadInput, match="option party"):
        begin(party=party)


@rule("DV-RUL-03", "DV-SET-02")
def test_heroes_nobody_chose_are_dealt_clockwise() -> None:
    assert read_party("storm / naurania") == [["storm", "vardak"], ["naurania", "wick"]]
    assert read_party("wick") == [["wick", "vardak", "naurania", "storm"]]
    assert read_party("vardak / wick / storm") == [["vardak", "naurania"], ["wick"], ["storm"]]


@rule("DV-RUL-03", "DV-RUL-26")
def test_players_agree_on_any_split_and_their_heroes_sit_side_by_side() -> None:
    session = begin(party="wick vardak / storm naurania")
    assert GAME.seats(session.state) == ("keeper", "wick", "vardak", "storm", "naurania")


@rule("DV-GEN-05", "DV-SET-06", "DV-RUL-26")
def test_each_hero_is_its_own_even_when_one_player_has_them_all() -> None:
    session = started(party="vardak naurania storm wick")
    state = session.state
    assert sorted(state.figures) == sorted(state.heroes) == sorted(state.initiative.draw) == sorted(heroes())
    assert [len(state.heroes[hero].hand) for hero in heroes()] == [0, 3, 0, 0]
    assert len({id(own.hand) for own in state.heroes.values()}) == 4
    session.choose("first storm")
    assert session.decision is not None
    assert session.decision.seats == ("storm",)
    session.choose("end")
    assert session.decision is not None
    assert session.decision.prompt == "turn"
    assert session.decision.seat != "storm"


# --- the steps ------------------------------------------------------------------------------------


@rule("DV-SET-04", "DV-DEC-01")
def test_the_adventure_is_chosen_before_anything_else() -> None:
    for scenario in GAME.scenarios():
        assert begin(scenario).state.scenario == scenario
    with pytest.raises(BadInput, match="there is no scenario 'nowhere'; there are gronks-lair"):
        begin("nowhere")


@rule("DV-SET-05", "DV-GEN-08")
def test_the_keeper_takes_the_cards_of_the_sheet_behind_the_screen() -> None:
    session = set_up()
    cards = ["ogre-brew.1", "war-horn.1", "blood-rage.1"]
    assert session.state.keeper_cards == cards
    assert session.view("keeper").state.keeper_cards == cards
    assert session.view("vardak").state.keeper_cards == ["?", "?", "?"]
    taken = events(session, "KeeperCardsTaken")
    assert [event.rule for event in taken] == ["DV-SET-05"]
    shadow = next(event for event in session.told("wick") if type(event).__name__ == "KeeperCardsTaken")
    assert shadow.cards == ("?", "?", "?")  # type: ignore[attr-defined]


@rule("DV-SET-05")
def test_every_sheet_lists_keeper_cards_that_exist() -> None:
    for scenario in SHEETS.ids:
        listed = SHEETS[scenario].keeper_cards
        assert listed
        assert all(card(name).kind.startswith("keeper") for name in listed)


@rule("DV-SET-07", "DV-RUL-04", "DV-DEC-01")
def test_the_mage_chooses_three_spells_freely_before_the_decks_are_split() -> None:
    session = begin()
    state = session.state
    assert heroes()["naurania"].hero_class == "mage"
    for left in (3, 2, 1):
        assert session.decision is not None
        assert (session.decision.seats, session.decision.prompt) == (("naurania",), "spells")
        assert session.decision.about == {"hero": "naurania", "left": str(left)}
        assert not session.state.treasure.draw
        assert not session.state.spoils.draw
        session.choose("pick fire-bolt" if left > 1 else "pick lightning")
    state = session.state
    assert state.heroes["naurania"].hand == ["fire-bolt.1", "fire-bolt.2", "lightning.1"]
    assert all(not own.hand for hero, own in state.heroes.items() if hero != "naurania")
    assert [event.rule for event in events(session, "SpellChosen")] == ["DV-SET-07"] * 3
    assert not {"fire-bolt.1", "fire-bolt.2", "lightning.1"} & {*state.treasure.draw, *state.spoils.draw}


@rule("DV-SET-07")
def test_a_spell_of_which_every_copy_is_taken_is_no_longer_on_offer() -> None:
    session = begin()
    assert session.decision is not None
    offered = [str(option) for option in session.decision.options()]
    assert offered == [f"pick {name}" for name in dict.fromkeys(map(name_of, copies("spell")))]
    session.choose("pick haste")
    with pytest.raises(Refused):
        session.choose("pick haste")
    with pytest.raises(Refused):
        session.choose("pick healing-potion")


@rule("DV-SET-08", "DV-SET-09", "DV-SET-10", "DV-SET-11")
def test_a_standard_games_decks() -> None:
    """DV-EX-22."""
    state = set_up("ravens-watch").state
    assert kinds(state.treasure.draw) == {"consumable": 8, "spell": 8, "equipment": 8}
    assert kinds(state.spoils.draw) == {"consumable": 22, "spell": 10, "equipment": 2}
    assert sorted(state.events.draw) == sorted(copies("event"))
    assert len(state.events.draw) == 14
    for deck in (state.treasure, state.spoils, state.events):
        assert deck.discard == []
        assert len(set(deck.draw)) == len(deck.draw)


@rule("DV-SET-18", "DV-SET-17", "DV-MODE-02")
def test_the_first_games_decks() -> None:
    """DV-EX-23."""
    assert SHEETS[GRONK].is_first_game
    assert SHEETS[GRONK].number == 1
    assert [SHEETS[s].is_first_game for s in SHEETS.ids].count(True) == 1
    state = set_up(GRONK).state
    assert kinds(state.treasure.draw) == {"consumable": 3, "spell": 3, "equipment": 6}
    assert kinds(state.spoils.draw) == {"consumable": 27, "spell": 15, "equipment": 4}
    assert len(state.events.draw) == 14


@rule("DV-SET-18", "DV-MODE-01", "DV-MODE-02")
def test_any_adventure_can_be_a_first_game_or_a_standard_one() -> None:
    assert len(set_up(GRONK, first_game=False).state.treasure.draw) == 24
    assert len(set_up("ravens-watch", first_game=True).state.treasure.draw) == 12


@rule("DV-MODE-03", "DV-MODE-01")
def test_a_campaign_uses_the_standard_split_and_has_a_record() -> None:
    session = set_up(GRONK, campaign={})
    assert len(session.state.treasure.draw) == 24
    assert session.state.campaign is not None
    assert session.state.campaign.played == 0
    assert set_up(GRONK).state.campaign is None
    later = begin(GRONK, campaign={"played": 1, "gold": 10}).decision
    assert later is not None
    assert later.prompt == "shop"


@rule("DV-SET-08")
def test_the_deal_never_asks_for_cards_that_are_owned() -> None:
    state = set_up("ravens-watch").state
    assert deal(state, False) == {"consumable": 8, "spell": 8, "equipment": 8}
    state.heroes["vardak"].worn = list(copies("equipment")[:3])
    assert deal(state, False) == {"consumable": 8, "spell": 9, "equipment": 7}
    state.heroes["vardak"].worn = list(copies("equipment"))
    state.heroes["wick"].used = [copy for copy in copies("spell") if copy not in state.heroes["naurania"].hand][:6]
    assert deal(state, False) == {"consumable": 12, "spell": 12, "equipment": 0}


@rule("DV-RUL-05", "DV-SET-08", "DV-SET-09", "DV-SET-10")
def test_the_assembled_decks_are_shuffled() -> None:
    """Both the choice of cards and their order differ from game to game; the kinds lie mixed, not in blocks."""
    one, two = set_up("ravens-watch", "one").state, set_up("ravens-watch", "two").state
    for deck in ("treasure", "spoils"):
        first, second = getattr(one, deck).draw, getattr(two, deck).draw
        assert first != second
        assert sorted(first) != sorted(second)
        blocks = [card(copy).kind for copy in first]
        assert blocks != sorted(blocks)
        assert sum(a != b for a, b in itertools.pairwise(blocks)) > 2
    assert one.events.draw != two.events.draw
    assert one.events.draw != list(copies("event"))


@rule("DV-SET-11", "DV-GEN-08")
@pytest.mark.parametrize("seat", ["keeper", "vardak", "naurania"])
def test_the_decks_lie_face_down_for_everybody(seat: str) -> None:
    session = set_up()
    seen = session.view(seat).state
    assert set(seen.treasure.draw) == set(seen.spoils.draw) == set(seen.events.draw) == {"?"}
    assert (len(seen.treasure.draw), len(seen.spoils.draw), len(seen.events.draw)) == (12, 46, 14)
    for event in session.told(seat):
        if type(event).__name__ == "DeckBuilt":
            assert set(event.cards) == {"?"}  # type: ignore[attr-defined]


@rule("DV-RUL-06", "DV-SET-20", "DV-MODE-01")
def test_nothing_is_carried_over_from_one_standard_game_to_the_next() -> None:
    first = set_up("ravens-watch", "one").state
    first.heroes["vardak"].worn.append(first.treasure.draw.pop())
    second = set_up("ravens-watch", "two").state
    assert all(not own.hand for hero, own in second.heroes.items() if hero != "naurania")
    assert all(not own.worn and not own.used for own in second.heroes.values())
    everything = [*second.treasure.draw, *second.spoils.draw, *second.heroes["naurania"].hand]
    assert sorted(everything) == sorted((*copies("consumable"), *copies("spell"), *copies("equipment")))
    owned = {"vardak": ["blink.1"]}
    later = begin("ravens-watch", "two", campaign={"played": 1, "won": 1, "owned": owned, "bought": ["blink.1"]})
    assert later.state.heroes["vardak"].hand == ["blink.1"]


@rule("DV-SET-03", "DV-SET-12")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_adventure_is_laid_of_the_boards_in_the_box(scenario: str) -> None:
    """The gate is the starting board: the staircase stands on it. Loading the sheet has compared every wall."""
    sheet = SHEETS[scenario]
    assert sheet.area_of[sheet.staircase] == START
    assert sheet.grid.width % 10 == 0
    assert sheet.grid.height % 8 == 0
    assert (sheet.grid.width // 10) * (sheet.grid.height // 8) <= 6


@rule("DV-SET-12")
def test_a_map_that_is_not_the_boards_is_refused() -> None:
    grid = lay_boards([["gate", "hall"]], "test")
    assert (grid.width, grid.height) == (20, 8)
    assert SHEETS[GRONK].grid.floor & ~grid.floor == 0
    with pytest.raises(BadInput, match="laid twice"):
        lay_boards([["gate", "gate"]], "test")
    with pytest.raises(BadInput, match="there is no board 'moon'"):
        lay_boards([["gate", "moon"]], "test")
    sheet = 'level = 1\nboards = [["gate"]]\n[areas]\nstart = "A1"\n'
    with pytest.raises(BadInput, match="spaces, the boards"):
        read_adventure("x", 1, sheet, "+-+\n|.|\n+-+", "x/scenario.toml")


@rule("DV-SET-12", "DV-SET-13", "DV-GEN-10", "DV-AREA-04")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_at_the_start_only_the_starting_area_is_set_up(scenario: str) -> None:
    session = set_up(scenario)
    sheet, state = SHEETS[scenario], session.state
    assert state.areas == {START: "explored"}
    assert state.placed == [START]
    assert state.figures == {}
    assert state.traps == {}
    assert state.furniture == {}
    assert state.doors
    assert all(START in sheet.door_areas[door] for door in state.doors)
    assert set(state.doors) == {d for d, kind in sheet.doors.items() if START in sheet.door_areas[d] and kind != "secret"}


@rule("DV-RUL-96", "DV-SET-13")
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_the_entrance_doors_are_closed_at_the_start(scenario: str) -> None:
    state = set_up(scenario).state
    assert set(state.doors.values()) == {"closed"}


@rule("DV-SET-13")
def test_the_entrance_is_told_with_its_rule() -> None:
    session = set_up()
    revealed = events(session, "AreaRevealed")
    assert [(event.area, event.rule) for event in revealed] == [(START, "DV-SET-13")]
    assert [(event.door, event.status) for event in events(session, "DoorPlaced")] == [
        ("B4-B5", "closed"),
        ("C5-D5", "closed"),
    ]


@rule("DV-SET-14", "DV-RUL-99", "DV-DEC-01", "DV-AREA-04")
def test_each_heros_player_puts_it_on_a_free_space_of_the_starting_area() -> None:
    session = set_up()
    sheet = SHEETS[GRONK]
    start = sheet.grid.spaces(sheet.areas[START])
    assert start == ["A5", "B5", "C5", "A6", "B6", "C6", "D6", "A7", "B7", "C7", "D7"]
    for hero, space in zip(heroes(), ("C5", "A5", "D7", "A6"), strict=True):
        assert session.decision is not None
        assert (session.decision.seats, session.decision.prompt) == ((hero,), "start")
        assert [str(option) for option in session.decision.options()] == [f"place {s}" for s in start]
        session.choose(f"place {space}")
        start.remove(space)
    assert {f.id: f.space for f in session.state.figures.values()} == {
        "vardak": "C5",
        "naurania": "A5",
        "storm": "D7",
        "wick": "A6",
    }
    assert {event.rule for event in events(session, "FigurePlaced")} == {"DV-SET-14"}


@rule("DV-SET-14")
def test_a_taken_space_and_a_space_of_the_first_room_are_refused() -> None:
    session = set_up()
    session.choose("place C5")
    for space in ("C5", "D5", "B4", "Z99"):
        with pytest.raises(Refused):
            session.choose(f"place {space}")


@rule("DV-RUL-99", "DV-AREA-04")
def test_an_adventure_with_monsters_in_the_starting_area_is_refused() -> None:
    folder = files("tenebra.games.dungeon_venture").joinpath("scenarios/01_gronks_lair")
    sheet, drawing = (folder.joinpath(name).read_text(encoding="utf-8") for name in ("scenario.toml", "map.txt"))
    assert read_adventure("x", 1, sheet, drawing, "x/scenario.toml").staircase == "A6"
    with pytest.raises(BadInput, match="DV-AREA-04"):
        read_adventure("x", 1, sheet, drawing.replace("|< . . .|", "|< . . k|"), "x/scenario.toml")


@rule("DV-SET-15")
def test_the_keeper_starts_without_events() -> None:
    session = started()
    assert session.state.keeper_hand == []
    assert len(session.state.events.draw) == 14
    assert events(session, "EventDrawn") == []


@rule("DV-SET-16", "DV-RND-01")
def test_the_first_initiative_deck_holds_the_four_heroes() -> None:
    session = started()
    assert session.state.round == 1
    assert sorted(session.state.initiative.draw) == sorted(heroes())
    assert session.state.initiative.discard == []
