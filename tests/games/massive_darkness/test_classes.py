"""The Class of each Hero is chosen when the table is laid, and kept for a whole campaign (MD-SET-13, MD-CLS-10)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME as DUNGEON_VENTURE
from tenebra.games.massive_darkness import GAME
from tenebra.games.massive_darkness.content import classes, heroes
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.kernel import BadInput, Session
from tenebra.kit.words import Words
from tests.games.massive_darkness.table import rule

FIRST, SECOND = SHEETS.ids[:2]
BOTH = {"owen": "me:", "sibyl": "greedy"}
ENOUGH = 150
"""Choices that take two computers through several Rounds, with Skills bought."""


def played_as(options: dict[str, Any], scenario: str = FIRST) -> dict[str, str]:
    """The Class of each Hero at a table with these options, as everybody is told it."""
    return dict(GAME.ways(Session.begin(GAME, scenario, "7", options).state))


@rule("MD-SET-13", "MD-HERO-01", "MD-CLS-01")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_cover_offers_every_class_for_every_hero_and_names_the_recommended_one(language: str) -> None:
    cover = GAME.cover(Words(language, GAME))
    assert cover.ways is not None
    assert cover.ways.rules == ("MD-SET-13", "MD-RUL-78")
    for seat in cover.seats:
        assert [way.id for way in seat.ways] == list(classes())
        (usual,) = [way for way in seat.ways if way.is_usual]
        assert usual.id == heroes()[seat.id].recommended
        assert usual.name == seat.role
        for way in seat.ways:
            assert "⟨" not in f"{way.name}{way.line}{way.about}{way.icon}"
            assert min(len(way.name), len(way.line), len(way.about), len(way.icon)) > 3


def test_a_game_without_ways_offers_none_and_says_so() -> None:
    cover = DUNGEON_VENTURE.cover(Words("en", DUNGEON_VENTURE))
    assert cover.ways is None
    assert [seat.ways for seat in cover.seats] == [()] * len(cover.seats)
    assert DUNGEON_VENTURE.ways(Session.begin(DUNGEON_VENTURE, "gronks-lair", "7").state) == {}
    with pytest.raises(BadInput, match="wick cannot be played as 'thief'"):
        DUNGEON_VENTURE.seating(dict.fromkeys(("vardak", "naurania", "storm", "wick"), "me:"), {"wick": "thief"})


@rule("MD-SET-13", "MD-EX-42")
def test_a_chosen_class_reaches_the_table_and_the_others_are_as_recommended() -> None:
    assert played_as(GAME.seating(BOTH)) == {"owen": "fury-paladin", "sibyl": "nightshade-ranger"}
    chosen = GAME.seating(BOTH, {"owen": "battle-wizard"})
    assert played_as(chosen) == {"owen": "battle-wizard", "sibyl": "nightshade-ranger"}


@rule("MD-RUL-78")
def test_two_heroes_may_share_a_class() -> None:
    shared = GAME.seating(BOTH, dict.fromkeys(BOTH, "shadow-barbarian"))
    assert played_as(shared) == dict.fromkeys(BOTH, "shadow-barbarian")


@rule("MD-SET-13")
@pytest.mark.parametrize("calling", ["cook", "", "fury-paladin bjorn", "Fury Paladin"])
def test_a_class_that_is_not_in_the_box_is_refused_by_its_rule(calling: str) -> None:
    for hero in ("owen", "bjorn"):
        with pytest.raises(BadInput, match=rf"{hero} cannot be played as '{calling}'; .*battle-wizard.*\(MD-SET-13\)"):
            GAME.seating(BOTH, {hero: calling})


def test_the_class_of_a_hero_who_stays_at_home_is_not_needed() -> None:
    assert played_as(GAME.seating(BOTH, {"bjorn": "battle-wizard"})) == played_as(GAME.seating(BOTH))


@rule("MD-CLS-10", "MD-STO-10")
def test_a_class_is_kept_for_the_whole_campaign() -> None:
    first = Session.begin(GAME, FIRST, "7", {**GAME.seating(BOTH, {"owen": "battle-wizard"}), "campaign": {}})
    record = GAME.the_campaign().after(first.state)
    kept = {"owen": "battle-wizard", "sibyl": "nightshade-ranger"}
    for ways in ({}, {"owen": "battle-wizard"}):
        assert played_as({**GAME.seating(BOTH, ways), "campaign": record}, SECOND) == kept
    for other in ("fury-paladin", "shadow-barbarian"):
        with pytest.raises(BadInput, match=rf"owen cannot be played as '{other}': .* \(MD-CLS-10\)"):
            played_as({**GAME.seating(BOTH, {"owen": other}), "campaign": record}, SECOND)
    newcomer = GAME.seating({**BOTH, "bjorn": "me:"}, {"bjorn": "battle-wizard"})
    assert played_as({**newcomer, "campaign": record}, SECOND) == {**kept, "bjorn": "battle-wizard"}


UNUSUAL = [pair for pair in product(heroes(), classes()) if heroes()[pair[0]].recommended != pair[1]]


@pytest.mark.parametrize(("hero", "calling"), UNUSUAL[::5])
def test_the_computer_plays_a_class_that_nobody_recommended(hero: str, calling: str) -> None:
    other = "owen" if hero != "owen" else "sibyl"
    session = Session.begin(GAME, FIRST, "7", GAME.seating({hero: "greedy", other: "greedy"}, {hero: calling}))
    for _ in range(ENOUGH):
        if session.decision is None:
            break
        seat = session.decision.seat
        session.choose(GAME.advise(session.view(seat)).option, seat)
    deeds = {str(option).split()[0] for seat, option in session.inputs if seat == hero}
    assert deeds & {"melee", "ranged", "magic", "charge", "safeshot"}
    assert "move" in deeds
