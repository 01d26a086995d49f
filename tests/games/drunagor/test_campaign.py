"""The campaign: its log, what is kept and undone, and what comes next (DR-CPG, DR-GEN-02)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tenebra.games.drunagor.campaign import CAMPAIGN, chapters
from tenebra.games.drunagor.state import Campaign
from tenebra.tables.words import words_of
from tests.games.drunagor.floors import floor
from tests.games.drunagor.table import Table, rule

FIRST, SECOND, THIRD, FOURTH, FIFTH = (
    "the-road-to-blackriver",
    "the-disappearance-of-blackriver",
    "the-jewel-of-the-free-people",
    "the-raid-on-ignispyra",
    "the-crown-beneath-the-ash",
)


def ended(scenario: str, outcome: str = "won", record: dict[str, Any] | None = None, **fields: Any) -> Campaign:
    """The record after an Adventure that ended in this state."""
    square = "A9" if scenario == FIFTH else "I4" if scenario == SECOND else "A4"
    table = Table(scenario=scenario, heroes={"vorn": {"at": square, **fields.pop("vorn", {})}}, campaign=record, **fields)
    table.state.outcome = outcome
    return msgspec.convert(CAMPAIGN.after(table.state), Campaign)


@rule("DR-CPG-01", "DR-GEN-02")
def test_the_chapters_are_played_in_story_order() -> None:
    assert chapters() == (FIRST, SECOND, THIRD, FOURTH, FIFTH)
    assert CAMPAIGN.next({}) == (FIRST,)
    assert CAMPAIGN.next({"passed": [FIRST], "played": [FIRST]}) == (SECOND,)
    assert CAMPAIGN.next({"passed": list(chapters()), "played": list(chapters())}) == ()


@rule("DR-CPG-02")
def test_the_log_keeps_what_a_hero_has_and_knows() -> None:
    log = ended(
        FIRST,
        vorn={
            "role": "leader",
            "cubes": {"yellow": 3, "red": 2},
            "docked": {"arcing-strike": "yellow"},
            "expended": {"red": 1},
            "learned": {"yellow": 1},
            "abilities": ["sturdy"],
            "bag": ["family-locket"],
            "aura": "silvered",
            "outcomes": ["beacon-lit"],
        },
        sides={"family-locket": "back"},
    )
    sheet = log.heroes["vorn"]
    assert (sheet.role, sheet.cubes) == ("leader", {"yellow": 3, "red": 2})
    assert (sheet.learned, sheet.abilities) == ({"yellow": 1}, ["sturdy"])
    assert (sheet.bag, sheet.aura, sheet.outcomes) == (["family-locket"], "silvered", ["beacon-lit"])
    assert set(sheet.equipped) == {"weapon", "armor"}
    assert log.sides == ["family-locket"], "two-sided items stay on their side (DR-EQP-11)"
    assert (log.passed, log.played, log.has_lost) == ([FIRST], [FIRST], False)


@rule("DR-CPG-03", "DR-CAM-10", "DR-RUL-40")
def test_statuses_cubes_and_tokens_are_gone_after_a_camp() -> None:
    vorn = {
        "statuses": ["grey-mare"],
        "curses": ["arcing-strike"],
        "traumas": ["guard-strike"],
        "tokens": {"focus": 2, "burn": 1},
    }
    sheet = ended(FIRST, vorn=vorn).heroes["vorn"]
    assert (sheet.statuses, sheet.curses, sheet.traumas, sheet.tokens) == ([], [], [], {})


@rule("DR-CPG-06")
def test_a_defeat_undoes_all_that_was_gained_and_the_chapter_is_tried_again() -> None:
    before = {"passed": [FIRST], "played": [FIRST], "heroes": {"vorn": {"role": "defender", "bag": ["cosmic-gem"]}}}
    log = ended(SECOND, "traumatized", before, vorn={"bag": ["mayors-chain"], "outcomes": ["ringer-saved"]})
    assert (log.heroes["vorn"].bag, log.heroes["vorn"].outcomes) == (["cosmic-gem"], [])
    assert (log.passed, log.played, log.has_lost) == ([FIRST], [FIRST, SECOND], True)
    assert CAMPAIGN.next(msgspec.to_builtins(log)) == (SECOND,)


@rule("DR-CPG-04", "DR-RUL-97", "DR-KNO-01")
def test_an_aura_goes_with_a_trauma_cube() -> None:
    at = Table(
        floor(4, 4),
        heroes={"vorn": {"at": "A1", "health": 1, "aura": "silvered", "tokens": {"poison": 1}}, "maya": {"at": "D4"}},
        next="turn",
    )
    while at.prompt == "trauma":
        at.play(at.options()[0])
    assert at.hero("vorn").aura == ""


@rule("DR-CPG-04")
def test_an_aura_gives_what_it_says() -> None:
    at = Table(floor(6, 4), heroes={"vorn": {"at": "A1", "aura": "carters-thanks"}})
    assert at.may("go E1"), "MOVE 3 and one more"
    assert not Table(floor(6, 4), heroes={"vorn": {"at": "A1"}}).may("go E1")


@rule("DR-WIN-04")
def test_the_campaign_is_over_with_the_general() -> None:
    log = ended(FIFTH, record={"passed": [FIRST, SECOND, THIRD, FOURTH], "played": [FIRST, SECOND, THIRD, FOURTH]})
    assert CAMPAIGN.next(msgspec.to_builtins(log)) == ()
    tally = CAMPAIGN.tally(msgspec.to_builtins(log))
    assert (tally.played, tally.won) == (5, 5)


def test_a_chapter_won_at_the_second_try_was_lost_at_the_first() -> None:
    tally = CAMPAIGN.tally({"passed": [FIRST], "played": [FIRST, FIRST]})
    assert [past.is_won for past in tally.past] == [False, True]


@pytest.mark.parametrize("language", ["en", "it"])
def test_how_the_campaign_stands_in_sentences(language: str) -> None:
    log = msgspec.to_builtins(ended(FIRST, vorn={"outcomes": ["beacon-lit"]}))
    lines = CAMPAIGN.lines(log, words_of(language, "drunagor"))
    assert len(lines) == 3, lines
    assert "⟨" not in " ".join(lines), lines
