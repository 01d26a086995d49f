"""What a scene shows of the table, and what it never shows: each Mission, one to six Heroes, each language."""

from __future__ import annotations

from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import equipment, events
from tenebra.games.massive_darkness.rules.doors import closed_chamber
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.scene.cards import card_of
from tenebra.games.massive_darkness.scene.voice import voices
from tenebra.kernel import Session
from tenebra.kit.decks import HIDDEN
from tenebra.kit.ground import Zones
from tests.games.massive_darkness.scenery import HEROES, SPECTATOR, positions, words
from tests.games.massive_darkness.table import Table, card, foe, rule
from tests.games.scenery import numbered, scene, squares, text

CROSS = "+-+-+-+\n|C c r|\n+-+ +D+\n|c c R|\n+-+-+-+"
AXE = card("scene-axe", "hand", melee="1 red")
RATS = foe("scene-rats", melee="1 yellow", health=2, minions=2)
TROLL = foe("scene-troll", "great-troll", melee="1 red", health=4)


@pytest.mark.parametrize("heroes", [1, 2, 4, 6])
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_position_has_a_scene_with_all_options_and_words_for_everything(scenario: str, heroes: int) -> None:
    for number, session in enumerate(positions(scenario, heroes, choices=32)):
        language = ("en", "it")[number % 2]
        asked = session.decision.seats[number % len(session.decision.seats)] if session.decision is not None else HEROES[0]
        for seat in (asked, SPECTATOR):
            seen = scene(session, seat, language)
            sent = text(seen)
            assert "⟨" not in sent, sent
            legal = session.decision.options(seat) if session.decision is not None and seat in session.decision.seats else ()
            choices = seen.question.choices if seen.question is not None else ()
            assert sorted(entry.key for entry in choices) == sorted(str(option) for option in legal)
            assert '"?"' not in sent
            told = GAME.chronicle(numbered(session, seat, max(0, len(session.events) - 15)), session.view(seat), words(language))
            assert "⟨" not in text(told)
            assert "⟨" not in " ".join(GAME.overview(session.view(seat), words(language)))


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_a_choice_names_only_what_is_on_the_table(scenario: str) -> None:
    for session in positions(scenario, 3, choices=60, seed="places"):
        if session.decision is None:
            return
        seen = scene(session, session.decision.seats[0])
        assert isinstance(seen.board, Zones)
        assert seen.question is not None
        there = {piece.id for piece in seen.pieces} | {thing.id for thing in seen.things} | {p.id for p in seen.plates}
        there |= {zone.id for zone in seen.board.zones} | {door.id for door in seen.board.doors}
        there |= {entry.id for pile in seen.cards for entry in pile.cards}
        for entry in seen.question.choices:
            assert set(entry.at) <= there, entry


@rule("MD-DECK-01")
def test_nothing_of_the_decks_shows_in_a_scene() -> None:
    for session in positions("scorched-earth", 4, choices=60, seed="decks"):
        view = session.view("owen")
        assert all(set(deck.draw) <= {HIDDEN} for deck in view.state.decks.values())
        held = {copy for hero in session.state.heroes.values() for copy in hero.cards}
        shown = {entry.id for pile in scene(session, "owen").cards for entry in pile.cards}
        secret = {copy for deck in session.state.decks.values() for copy in deck.draw} - held
        assert not shown & secret


def test_the_same_view_gives_the_same_scene_whatever_lies_in_the_decks() -> None:
    session = Session.begin(GAME, "black-widow", "secret", {"party": "owen sibyl"})
    while session.state.round < 1:
        assert session.decision is not None
        seat = session.decision.seats[0]
        session.play(session.decision.options(seat)[0], seat)
    before = text(scene(session, "owen"))
    other = session.fork()
    for deck in other.state.decks.values():
        deck.draw = deck.draw[::-1]
    assert text(scene(other, "owen")) == before


@rule("MD-ZON-03", "MD-SHA-01")
def test_light_shadow_walls_doors_and_closed_chambers_are_on_the_map() -> None:
    table = Table(CROSS, {"owen": {}}, mission={"levels": {"B1": 1, "A2": 2}, "exits": ["C2"]})
    board = scene(table.session, "owen").board
    assert isinstance(board, Zones)
    assert (board.columns, board.rows) == (3, 2)
    assert {zone.id: zone.is_lit for zone in board.zones} == {
        "A1": True, "B1": False, "C1": False, "A2": False, "B2": False, "C2": True,
    }  # fmt: skip
    assert {zone.id for zone in board.zones if zone.is_chamber} == {"C1", "C2"}
    assert board.walls == ("A1-A2",)
    assert [(door.id, door.status) for door in board.doors] == [("C1-C2", "closed")]
    assert [(token.level, token.is_active) for token in board.levels] == [(1, True), (2, False)]


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_a_chamber_is_dark_until_it_is_opened(scenario: str) -> None:
    opened = 0
    for session in positions(scenario, 2, choices=60, seed="doors"):
        board = squares(scene(session, "owen"))
        for room in board.rooms:
            is_closed = room.id.startswith("chamber") and closed_chamber(session.state, room.spaces[0]) != 0
            assert (room.status == "unexplored") == is_closed
            opened += not is_closed
    assert opened


def test_tiles_lie_where_the_mission_puts_them() -> None:
    session = Session.begin(GAME, "walking-in-the-dark", "tiles", {"party": "owen"})
    board = scene(session, "owen").board
    assert isinstance(board, Zones)
    layout = SHEETS["walking-in-the-dark"].layout
    assert [f"{tile.face}:{tile.turns}" if tile.turns else tile.face for tile in board.tiles] == list(layout[0])
    assert [tile.column for tile in board.tiles] == [0, 3, 6]


def test_a_mob_is_one_piece_with_its_minions_and_a_monster_is_large() -> None:
    foes: dict[str, dict[str, Any]] = {
        "goblin-warriors-1": {"card": RATS, "zone": "B1"},
        "great-troll-1": {"card": TROLL, "zone": "B2"},
        "goblin-warriors-2": {"card": RATS, "zone": "B2", "health": 0, "minions": [1]},
    }
    table = Table(CROSS, {"owen": {}}, foes)
    rats, troll, orphan, owen = scene(table.session, "owen").pieces
    assert (rats.side, rats.life, rats.minions, rats.minion_most, rats.number) == ("boss", 2, (2, 2), 2, 0)
    assert (troll.side, troll.is_large, troll.minions, troll.life) == ("boss", True, (), 4)
    assert (orphan.side, orphan.life, orphan.minions, orphan.number) == ("foe", 0, (1,), 2)
    assert (owen.side, owen.seat, owen.status) == ("hero", "owen", ("acting",))


@rule("MD-SHA-02", "MD-STN-01")
def test_shadow_mode_stun_and_death_are_seen_on_a_hero() -> None:
    heroes: dict[str, dict[str, Any]] = {
        "owen": {"zone": "A1"},
        "elias": {"zone": "B1", "is_stunned": True},
        "sibyl": {"health": 0, "is_dead": True},
    }
    table = Table(CROSS, heroes)
    owen, elias, sibyl = scene(table.session, "owen").plates
    assert [bead.label for bead in owen.beads] == []
    assert [bead.label for bead in elias.beads] == ["Shadow Mode", "Stunned"]
    assert sibyl.status == ("down",)
    assert sibyl.line == "Killed, until the next Round"


def test_phases_heroes_level_and_lifebringer_stand_above_the_board() -> None:
    table = Table(CROSS, {"owen": {}, "elias": {}, "sibyl": {}}, turn="elias", whole_round=True)
    order = scene(table.session, "owen").order
    assert [(phase.id, phase.status) for phase in order.phases][:2] == [("heroes", "now"), ("enemies", "next")]
    assert [(slot.id, slot.status) for slot in order.slots] == [("owen", "past"), ("elias", "now"), ("sibyl", "waiting")]
    assert [fact.value for fact in order.facts] == ["1", "2"]


@rule("MD-LOS-02", "MD-LOS-03")
def test_sight_runs_straight_up_to_walls_and_closed_doors() -> None:
    table = Table(CROSS, {"owen": {"zone": "C1"}}, {"great-troll-1": {"card": TROLL, "zone": "A2"}})
    assert GAME.sight(table.session.view("owen"), "owen") == ("A1", "B1", "C1")
    assert GAME.sight(table.session.view("owen"), "great-troll-1") == ("A2", "B2", "C2")
    assert GAME.sight(table.session.view("owen"), "nobody") == ()
    board = scene(table.session, "owen").board
    assert isinstance(board, Zones)
    assert {zone.id: zone.sees for zone in board.zones}["C1"] == ("A1", "B1", "C1")


@pytest.mark.parametrize(("outcome", "side", "title"), [("victory", "heroes", "The Heroes"), ("defeat", "", "The Darkness")])
def test_the_end_is_told_to_everybody(outcome: str, side: str, title: str) -> None:
    session = Session.begin(GAME, "walking-in-the-dark", "end")
    session.state.outcome = outcome
    for seat in (HEROES[0], SPECTATOR):
        told = scene(session, seat).outcome
        assert told is not None
        assert (told.side, told.title, told.is_won) == (side, f"{title} have won" if side else f"{title} has won", bool(side))
        assert told.text == words("en").say(f"scenario-walking-in-the-dark.{outcome}")
    assert GAME.ending(outcome, words("en")).winners == ((side,) if side else ())


def test_the_cover_offers_six_missions_six_heroes_and_a_campaign() -> None:
    for language in ("en", "it"):
        cover = GAME.cover(words(language))
        assert "⟨" not in text(cover)
        assert [scenario.id for scenario in cover.scenarios] == list(SHEETS.ids)
        assert [seat.id for seat in cover.seats] == list(HEROES)
        assert cover.campaign is not None
        assert cover.mode == "together"


def test_whoever_stays_at_home_is_not_in_the_party() -> None:
    assert GAME.seating({"owen": "me:", "sibyl": "greedy", "bjorn": ""}) == {"party": "owen sibyl"}


def test_every_card_of_the_box_can_be_shown() -> None:
    voice = voices(words("it"), Session.begin(GAME, "black-widow", "cards", {"party": "owen"}).state)
    for id in [*equipment(), *events()]:
        if not id.startswith(("test-", "scene-")):
            shown = card_of(voice, f"{id}.1")
            assert shown.name
            assert "⟨" not in text(shown)
