"""What a scene shows of the table, and what it never shows: each quest, two to four heroes, each language."""

from __future__ import annotations

from itertools import islice

import pytest

from tenebra.games.descent import GAME
from tenebra.games.descent.content import items, overlord_cards, skills
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.scene.cards import card_of
from tenebra.games.descent.scene.voice import voices
from tenebra.games.descent.setup import new_game
from tenebra.games.descent.state import OVERLORD
from tenebra.kit.decks import HIDDEN
from tests.games.descent.props import ROOM, Table, duel
from tests.games.descent.scenery import SPECTATOR, positions, words
from tests.games.descent.table import rule
from tests.games.scenery import choice, numbered, scene, squares, text


@pytest.mark.parametrize("number", [2, 4])
@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_every_position_has_a_scene_with_all_options_and_words_for_everything(scenario: str, number: int) -> None:
    for count, session in enumerate(islice(positions(scenario, number, choices=130), 0, None, 9)):
        language = ("en", "it")[count % 2]
        asked = session.decision.seats[0] if session.decision is not None else OVERLORD
        for seat in (asked, SPECTATOR):
            seen = scene(session, seat, language)
            sent = text(seen)
            assert "⟨" not in sent, sent[sent.index("⟨") - 200 :][:300]
            legal = session.decision.options(seat) if session.decision is not None and seat in session.decision.seats else ()
            choices = seen.question.choices if seen.question is not None else ()
            assert sorted(entry.key for entry in choices) == sorted(str(option) for option in legal)
            told = GAME.chronicle(numbered(session, seat, max(0, len(session.events) - 25)), session.view(seat), words(language))
            assert "⟨" not in text(told)
            assert "⟨" not in " ".join(GAME.overview(session.view(seat), words(language)))


@pytest.mark.parametrize("scenario", SHEETS.ids)
def test_a_choice_names_only_what_is_on_the_table(scenario: str) -> None:
    for session in islice(positions(scenario, 3, choices=120, seed="places"), 0, None, 6):
        if session.decision is None:
            return
        seen = scene(session, session.decision.seats[0])
        assert seen.question is not None
        board = squares(seen)
        there = {piece.id for piece in seen.pieces} | {thing.id for thing in seen.things} | {plate.id for plate in seen.plates}
        there |= {space for room in board.rooms for space in room.spaces} | {door.id for door in board.doors}
        there |= {entry.id for pile in seen.cards for entry in pile.cards}
        for entry in seen.question.choices:
            assert set(entry.at) <= there, (entry.key, set(entry.at) - there)


@rule("DE-SEC-01", "DE-OVC-02", "DE-GEN-04")
def test_nothing_of_hand_decks_and_unknown_areas_shows_in_a_heros_scene() -> None:
    for session in islice(positions("into-the-dark", 3, choices=150, seed="secrets"), 20, None, 10):
        hero = session.state.party[0]
        view = session.view(hero)
        assert set(view.state.overlord.hand) <= {HIDDEN}
        assert all(set(deck.draw) <= {HIDDEN} for deck in view.state.decks.values())
        seen = scene(session, hero)
        shown = {entry.id for pile in seen.cards for entry in pile.cards}
        assert not shown & set(session.state.overlord.hand)
        unknown = [area for name, area in SHEETS["into-the-dark"].areas.items() if name not in session.state.revealed]
        hidden = {space for area in unknown for space in area.chests} | {
            placed.space for area in unknown for placed in area.monsters
        }
        lying = {thing.place for thing in seen.things if not thing.is_plan}
        assert not lying & hidden - {space for area in unknown for space in area.glyphs}
        standing = {piece.place for piece in seen.pieces}
        assert not standing & hidden


@rule("DE-SEC-01")
def test_the_same_view_gives_the_same_scene_whatever_lies_in_hand_and_decks() -> None:
    *_, session = positions("into-the-dark", 2, choices=40, seed="same")
    hero = session.state.party[0]
    before = text(scene(session, hero))
    other = session.fork()
    other.state.overlord.deck.draw, other.state.overlord.hand = (
        [*other.state.overlord.hand, *other.state.overlord.deck.draw[len(other.state.overlord.hand) :]],
        other.state.overlord.deck.draw[: len(other.state.overlord.hand)],
    )
    for deck in other.state.decks.values():
        deck.draw = deck.draw[::-1]
    assert text(scene(other, hero)) == before
    assert text(scene(other, OVERLORD)) != text(scene(session, OVERLORD))


@rule("DE-SEC-03", "DE-RUL-88")
def test_everybody_sees_threat_conquest_orders_and_wounds() -> None:
    table = duel(
        {"order": "guard", "life": 7, "equipped": ["sword"]}, overlord={"threat": 13, "hand": ["dodge", "aim"]}, conquest=11
    )
    for seat in ("sir-valadir", OVERLORD, SPECTATOR):
        sent = text(scene(table.session, seat))
        assert "13" in sent
        assert "11" in sent
        assert "Guard" in sent


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_has_a_face(language: str) -> None:
    said = words(language)
    voice = voices(said, new_game("into-the-dark", {}))
    for name in (*items(), *overlord_cards()):
        shown = card_of(voice, f"{name}.1")
        assert shown.name == said.say(f"card-{name}")
        assert shown.text
        assert "⟨" not in text(shown)
    for name in skills():
        assert card_of(voice, name).text


def test_a_choice_says_what_is_gained_by_it() -> None:
    """A treasure by its text and its worth, a deed by what it does, an end by what ends."""
    chest = Table(
        ROOM.replace("|. .", "|. c", 1),
        heroes={"sir-valadir": {"at": "B1"}},
        quest={"chests": dict.fromkeys("123", "silver")},
        decks={"silver": ["millstone-axe"]},
    )
    seen = scene(chest.play("advance", "chest").session, "sir-valadir")
    assert "surge" in choice(seen, "keep millstone-axe.1").note
    assert choice(seen, "coins millstone-axe.1").cost == "500 coins"
    hungry = Table(heroes={"sir-valadir": {"at": "B3", "skills": ["second-helping"], "fatigue": 2}}).play("advance")
    assert "attack" in choice(scene(hungry.session, "sir-valadir"), "use second-helping").note
    hungry.play("pass")
    assert choice(scene(hungry.session, "sir-valadir"), "end").label == "End the turn"


@rule("DE-ITM-02", "DE-SET-14")
def test_whatever_is_sold_bears_its_price() -> None:
    table = Table(heroes={"sir-valadir": {"coins": 300}}, shop=["axe", "bow"])
    table.play("run", "visit")
    offered = next(pile for pile in scene(table.session, "sir-valadir").cards if pile.id == "offer")
    priced = {card.id: card.stats[-1].value for card in offered.cards}
    assert priced["healing-potion"] == "50"
    assert {name: priced[name] for name in ("axe", "bow")} == {name: str(items()[name].price) for name in ("axe", "bow")}


@rule("DE-OVC-06", "DE-OVC-12")
@pytest.mark.parametrize(("powers", "less"), [([], 0), (["clockmakers-pride"], 1)])
def test_a_card_of_the_overlord_is_offered_for_what_it_costs_now(powers: list[str], less: int) -> None:
    table = Table(
        ROOM,
        heroes={"sir-valadir": {"at": "B3"}},
        overlord={"threat": 9, "hand": ["loose-flagstone"], "powers": powers},
    )
    table.play("pass", "run", "move C3")
    offered = choice(scene(table.session, OVERLORD), "play loose-flagstone")
    assert offered.cost == f"{overlord_cards()['loose-flagstone'].cost - less} Threat"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The east door of the barrow mouth (E7-F7): closed."),
        ("it", "La porta est della bocca del tumulo (E7-F7): chiusa."),
    ],
)
def test_a_door_is_called_by_its_room(language: str, said: str) -> None:
    session = next(iter(positions("into-the-dark", 2, choices=1)))
    assert said in [door.about for door in scene(session, SPECTATOR, language).board.doors]
