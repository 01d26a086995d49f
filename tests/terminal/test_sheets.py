"""Sheets, hands and everybody on the board, from the scenes of both games."""

from __future__ import annotations

import pytest

from tenebra.games.massive_darkness import GAME as MASSIVE_DARKNESS
from tenebra.games.massive_darkness.state import MOB, Enemy
from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.scene import Fact, Scene
from tenebra.kit.words import Words
from tenebra.terminal.chart import chart_of
from tenebra.terminal.marks import Marks
from tenebra.terminal.sheets import fact_text, hand_lines, party_lines, sheet_lines
from tests.games.dungeon_venture.table import Table
from tests.games.scenery import scene
from tests.terminal.conftest import FIRST

WORDS = Words("en")


def party(seen: Scene) -> list[str]:
    return [line.plain for line in party_lines(seen, Marks().of(seen, chart_of(seen).is_short), WORDS)]


def with_a_mob(zone: str) -> Scene:
    """The first Hero's view of a Mission whose only Enemy is a Mob that carries a bow."""
    session = Session.begin(MASSIVE_DARKNESS, FIRST[MASSIVE_DARKNESS.id], "7")
    while session.decision is not None and session.state.activation is None:
        seat = session.decision.seats[0]
        session.choose(session.decision.options(seat)[0], seat)
    view = session.view("owen")
    mob = Enemy("goblin-warriors-1", "goblin-warriors-1", "goblin-warriors", MOB, zone, 1, [1] * 3, holds=["hunting-bow.1"])
    view.state.enemies = {mob.id: mob}
    return MASSIVE_DARKNESS.scene(view, Words("en", MASSIVE_DARKNESS), lambda _: None)


def test_the_sheet_of_a_figure_has_dice_minions_what_it_carries_and_what_it_will_do() -> None:
    said = "\n".join(sheet_lines(with_a_mob("B2"), "goblin", "owen", WORDS) or ())
    for told in (
        "Minions: Health 1, 1, 1 (of 1 each)",
        "Melee: 1 yellow die",
        "Defense: 0",
        "Carries Hunting Bow (Two Hands, Level 1): Ranged: ",
        "Goblin Warriors will come to the Avenue of Torches (B3) and attack",
    ):
        assert told in said


def test_the_sheet_of_a_seat_has_class_dice_skills_and_cards() -> None:
    seen = with_a_mob("B2")
    said = "\n".join(sheet_lines(seen, "", "owen", WORDS) or ())
    assert said == "\n".join(sheet_lines(seen, "OWEN", "elias", WORDS) or ())
    for told in (
        "Owen, Fury Paladin, 5 of 5 Health, 0 XP",
        "Level 1",
        "Defense: 1 green die",
        "Leather Armor",
        "Signature, 1 XP",
    ):
        assert told in said
    assert sheet_lines(seen, "dragon", "owen", WORDS) is None


def test_everybody_is_listed_with_life_place_and_minions() -> None:
    lines = party(with_a_mob("F3"))
    assert lines[0].startswith(">Ow   Owen             5/5  B3  Fury Paladin")
    assert lines[-1].startswith(" GW+3 Goblin Warriors  1/1  F3  3 Minions, Carries Hunting Bow")


DUEL = """
+-+-+-+-+
|V k o k|
+-+-+-+-+
"""


def test_on_a_map_of_areas_everybody_is_where_the_map_says_and_nothing_is_said_twice() -> None:
    words = Words("it", GAMES["conan"])
    session = Session.begin(GAMES["conan"], "salt-and-iron", "7", {"party": "hroar niv"})
    seen = GAMES["conan"].scene(session.view("niv"), words, lambda _: None)
    (niv,) = (line for line in party(seen) if " Niv " in line)
    assert niv.split(" 10/10 ")[1].split("  ")[0] == "Nave lunga, prua"
    assert niv.count("Aggressivo") == 1


def test_foes_are_listed_by_name_and_number_and_the_dead_are_not_forgotten() -> None:
    moment = Table(DUEL, turn="vardak")
    moment.figure("vardak").form = "spirit"
    moment.state.dead.append("wick")
    lines = party(scene(moment.session, "vardak"))
    assert [line[1:3] for line in lines[:4]] == ["va", "k1", "k2", "o1"]
    assert "/" not in lines[0]
    assert lines[-1].strip() == "Wick: dead for good"


@pytest.mark.parametrize("game", FIRST)
def test_every_figure_has_characteristics_in_words_and_dice(game: str) -> None:
    package = GAMES[game]
    seen = scene(Session.begin(package, FIRST[game], "7"), package.sides()["heroes"][0])
    for one in seen.pieces:
        assert one.stats
    for plate in seen.plates:
        assert all(stat.text or stat.value for stat in plate.stats)
        assert all(bool(stat.text) for stat in plate.stats if stat.dice)


def test_a_hand_shows_what_one_may_see_and_counts_the_rest() -> None:
    moment = Table(DUEL, turn="vardak", keeper_hand=["falling-stones"])
    assert [line for line in hand_lines(scene(moment.session, "vardak")) if "Event" in line] == ["Event cards: 1"]
    seen = "\n".join(hand_lines(scene(moment.session, "keeper")))
    assert "Event cards\n  Falling Stones (Event): " in seen


def test_a_number_is_said_once() -> None:
    assert fact_text(Fact("", "3", "3 steps left")) == "3 steps left"
    assert fact_text(Fact("", "3", "Current Level")) == "Current Level: 3"
