"""What a scene shows of the table, and what it never shows: each seat, each Adventure, each language."""

from __future__ import annotations

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import cards
from tenebra.games.dungeon_venture.printing import print_text
from tenebra.games.dungeon_venture.rules.space import visible_spaces
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.games.dungeon_venture.state import DVState
from tenebra.kernel import Session
from tenebra.kit.decks import HIDDEN
from tenebra.kit.scene import Scene
from tests.games.dungeon_venture.scenery import SEATS, positions, words
from tests.games.dungeon_venture.table import Table, rule
from tests.games.scenery import numbered, scene, squares, text

HALL = """
+-+-+-+-+-+
|V . A . k|
+ + + + + +
|N T T S W|
+-+-+-+-+-+
"""


def seen_places(seen: Scene) -> set[str]:
    """Every space a scene speaks of, doors aside."""
    spaces = {space for room in squares(seen).rooms for space in room.spaces}
    spaces |= {piece.place for piece in seen.pieces} | {thing.place for thing in seen.things}
    for choice in seen.question.choices if seen.question is not None else ():
        spaces |= set(choice.path)
    return spaces


def check_hidden(session: Session[DVState], seat: str, seen: Scene, language: str) -> None:
    """Nothing of what a seat may not know is in its scene."""
    state, sheet = session.state, sheet_of(session.state)
    sent = text(seen)
    if seat != "keeper":
        known = sheet.grid.set_of(space for space, area in sheet.area_of.items() if area in state.areas)
        assert sheet.grid.set_of(seen_places(seen)) & ~known == 0
        assert {room.id for room in squares(seen).rooms} == set(state.areas)
        assert {door.id for door in seen.board.doors} == set(state.doors)
        assert not any(door.is_plan for door in seen.board.doors)
        assert not any(thing.is_plan for thing in seen.things)
        rooms = [words(language).say(f"area-{state.scenario}-{area}") for area in sheet.areas if area not in state.areas]
        assert not any(f'"{name}' in text(seen.board) or f" {name}" in text(seen.board) for name in rooms)
        traps = {thing.place for thing in seen.things if thing.kind == "trap"}
        assert traps <= set(state.traps)
        for copy in (*state.keeper_hand, *state.keeper_cards):
            assert f'"{copy}"' not in sent
    if seat not in state.heroes:
        for copy in (copy for own in state.heroes.values() for copy in own.hand):
            assert f'"{copy}"' not in sent
    hidden = [*state.treasure.draw, *state.spoils.draw, *(state.events.draw if seat != "keeper" else ())]
    shown = {card.id for pile in seen.cards for card in pile.cards}
    assert not shown & set(hidden)
    assert HIDDEN not in shown
    mine = [slot.id for slot in seen.order.hidden]
    assert sorted(mine) == sorted(state.initiative.draw)


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_position_has_a_scene_that_tells_no_secret(scenario: str) -> None:
    for number, session in enumerate(positions(scenario, "scene", rounds=3, choices=60)):
        for seat in SEATS:
            language = ("en", "it")[number % 2]
            seen = scene(session, seat, language)
            assert "⟨" not in text(seen), text(seen)
            check_hidden(session, seat, seen, language)
            legal = session.decision.options(seat) if session.decision is not None and seat in session.decision.seats else ()
            choices = seen.question.choices if seen.question is not None else ()
            assert sorted(entry.key for entry in choices) == sorted(str(option) for option in legal)
            told = GAME.chronicle(numbered(session, seat, max(0, len(session.events) - 12)), session.view(seat), words(language))
            assert "⟨" not in text(told)


def test_nothing_of_the_decks_order_shows_in_a_scene() -> None:
    session = Session.begin(GAME, "gronks-lair", "order")
    while session.state.round < 2:
        session.choose(GAME.advise(session.view(session.decision.seat)).option, session.decision.seat)  # type: ignore[union-attr]
    before = {seat: text(scene(session, seat).order) for seat in SEATS}
    session.state.initiative.draw.reverse()
    session.state.treasure.draw.reverse()
    assert {seat: text(scene(session, seat).order) for seat in SEATS} == before


@rule("DV-GEN-08")
def test_the_keeper_sees_the_plan_and_the_heroes_do_not() -> None:
    session = Session.begin(GAME, "gronks-lair", "plan")
    sheet = SHEETS["gronks-lair"]
    keeper, hero, guest = (scene(session, seat) for seat in ("keeper", "vardak", "spectator"))
    assert {room.id: room.status for room in squares(keeper).rooms}["lair"] == "unexplored"
    assert {room.id for room in squares(keeper).rooms} == set(sheet.areas)
    waiting = [thing for thing in keeper.things if thing.kind == "waiting"]
    assert {(thing.place, thing.is_plan) for thing in waiting} == {
        (space, True) for who in sheet.placements.values() for _, space in who
    }
    assert {thing.place for thing in keeper.things if thing.kind == "trap" and thing.is_plan} == set(sheet.traps)
    secret = next(door for door in keeper.board.doors if door.status == "secret")
    assert secret.is_plan
    for seen in (hero, guest):
        assert {room.id for room in squares(seen).rooms} == set(session.state.areas)
        assert "Gronk's lair" not in text(seen)
        assert secret.id not in text(seen)
        assert not any(thing.kind == "waiting" for thing in seen.things)


def test_cards_of_the_other_side_are_backs() -> None:
    table = Table(HALL, turn="vardak", heroes={"vardak": {"hand": ["bow"]}}, keeper_hand=["evil-eye"])
    for seat, mine, theirs in (("vardak", "hand-vardak", "hand-events"), ("keeper", "hand-events", "hand-vardak")):
        piles = {pile.id: pile.cards for pile in scene(table.session, seat).cards}
        assert all(card.name and card.text for card in piles[mine])
        assert all(not card.name and not card.text and not card.icon for card in piles[theirs])
        assert len(piles[mine]) == len(piles[theirs]) == 1
    piles = {pile.id: pile.cards for pile in scene(table.session, "spectator").cards}
    assert not any(card.name for card in (*piles["hand-vardak"], *piles["hand-events"]))


def test_pieces_plates_and_things_tell_what_is_there() -> None:
    table = Table(
        HALL,
        turn="vardak",
        heroes={"vardak": {"hand": ["iron-helm"], "worn": ["two-handed-sword"]}},
    )
    table.figure("vardak").wounds = 3
    seen = scene(table.session, "vardak")
    pieces = {piece.id: piece for piece in seen.pieces}
    vardak, kobold = pieces["vardak"], pieces["kobold-1"]
    assert (vardak.life, vardak.life_most, vardak.place, vardak.status, vardak.seat) == (5, 8, "A1", ("acting",), "vardak")
    assert vardak.about.startswith("Vardak, 5 of 8 Life, at A1")
    assert (kobold.name, kobold.side, kobold.number, kobold.icon, kobold.seat) == ("Kobold 1", "foe", 1, "lizardman", "")
    plate = seen.plates[0]
    assert [stat.label for stat in plate.stats] == ["Attack", "Defence", "Mana", "Movement"]
    assert plate.stats[0].dice == ("red", "green", "green", "green", "green")
    assert plate.stats[3].value == "5"
    worn = {slot.label: slot.card for slot in plate.equipment}
    assert worn["right hand"] == worn["left hand"] == "two-handed-sword.1"
    assert worn["head"] == ""
    assert [plate.id for plate in seen.plates] == ["vardak", "naurania", "storm", "wick", "keeper"]
    things = {thing.id: thing for thing in seen.things}
    assert things["altar@C1"].kind == "altar"
    assert (things["table@B2"].columns, things["table@B2"].rows) == (2, 1)
    assert "table@C2" not in things


@rule("DV-RND-02")
def test_the_order_of_play_is_known_as_far_as_it_was_drawn() -> None:
    session = Session.begin(GAME, "gronks-lair", "7")
    while session.state.round < 4 or not session.state.initiative.draw or session.state.turn is None:
        session.choose(GAME.advise(session.view(session.decision.seat)).option, session.decision.seat)  # type: ignore[union-attr]
    order = scene(session, "wick").order
    assert [slot.status for slot in order.slots] == ["past"] * (len(order.slots) - 1) + ["now"]
    assert [slot.id for slot in order.slots] == session.state.initiative.discard
    assert order.deck == len(order.hidden) == len(session.state.initiative.draw)
    assert order.note


def test_a_spirit_is_told_how_far_the_altar_is() -> None:
    table = Table(HALL, turn="naurania", heroes={"storm": {"spirit": True}})
    seen = scene(table.session, "storm")
    plate = next(plate for plate in seen.plates if plate.id == "storm")
    assert (plate.side, plate.line, plate.status) == ("spirit", "Spirit: Altar in 1 step", ("down",))
    piece = next(piece for piece in seen.pieces if piece.id == "storm")
    assert (piece.side, piece.life, piece.life_most) == ("spirit", 0, 0)


def test_paving_differs_between_neighbours_and_stays_the_same() -> None:
    for scenario in SHEETS.ids:
        session = Session.begin(GAME, scenario, "paving")
        rooms = {room.id: room for room in squares(scene(session, "keeper")).rooms}
        sheet = SHEETS[scenario]
        for one, other, _ in sheet.grid.edges.values():
            here, there = sheet.area_of[one], sheet.area_of[other]
            assert here == there or rooms[here].paving != rooms[there].paving
        assert {room.id: room.paving for room in squares(scene(session, "wick")).rooms}.items() <= {
            id: room.paving for id, room in rooms.items()
        }.items()


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_walls_doors_and_rooms_part_the_board_as_the_rules_do(scenario: str) -> None:
    """Whoever follows the drawing walks exactly where the rules let one walk."""
    session = Session.begin(GAME, scenario, "walls")
    board, sheet = squares(scene(session, "keeper")), SHEETS[scenario]
    room_of = {space: room.id for room in board.rooms for space in room.spaces}
    doors = {door.id for door in board.doors}
    for edge, (one, other, opened) in sheet.grid.edges.items():
        is_open = bool(opened.east & sheet.grid.walls_down.east or opened.south & sheet.grid.walls_down.south)
        drawn_open = room_of[one] == room_of[other] and edge not in board.walls and edge not in doors
        assert drawn_open == is_open, edge


@rule("DV-LOS-09")
def test_sight_is_what_the_rules_let_a_figure_see() -> None:
    session = Session.begin(GAME, "gronks-lair", "7")
    while session.state.round < 4:
        session.choose(GAME.advise(session.view(session.decision.seat)).option, session.decision.seat)  # type: ignore[union-attr]
    grid = sheet_of(session.state).grid
    for figure in session.state.figures.values():
        for seat in ("wick", "keeper"):
            seen = GAME.sight(session.view(seat), figure.id)
            assert grid.set_of(seen) == visible_spaces(session.state, figure.space)
    assert GAME.sight(session.view("wick"), "nobody") == ()


def test_the_end_is_told_to_each_side() -> None:
    session = Session.begin(GAME, "gronks-lair", "leave")
    while session.decision is not None:
        seat = session.decision.seat
        leave = next((option for option in session.decision.options(seat) if str(option) == "leave"), None)
        session.choose(leave or GAME.advise(session.view(seat)).option, seat)
    keeper, hero = scene(session, "keeper").outcome, scene(session, "wick").outcome
    assert keeper is not None
    assert hero is not None
    assert (keeper.side, keeper.is_won, hero.is_won) == ("keeper", True, False)
    assert hero.text == words("en").say("scenario-gronks-lair.left")
    assert scene(session, "wick").question is None


def test_a_turn_has_one_name_and_others_have_others() -> None:
    session = Session.begin(GAME, "gronks-lair", "7")
    names: dict[tuple[int, str], set[str]] = {}
    while session.decision is not None and session.state.round < 4:
        seat, turn = session.decision.seat, session.state.turn
        if turn is not None:
            names.setdefault((session.state.round, turn.figure), set()).add(GAME.moment(session.view(seat)))
        session.choose(GAME.advise(session.view(seat)).option, seat)
    assert all(len(found) == 1 for found in names.values())
    assert len({name for found in names.values() for name in found}) == len(names) > 8


def test_all_cards_can_be_shown() -> None:
    table = Table(HALL, turn="vardak")
    for language in ("en", "it"):
        for name in cards():
            table.state.laid = [f"{name}.1"]
            (shown,) = next(pile.cards for pile in scene(table.session, "keeper", language).cards if pile.id == "laid")
            assert shown.name
            assert shown.text
            assert shown.icon
            assert shown.kind_name
            assert shown.notation == print_text(cards()[name].clauses, words(language).say)
