"""The cover of the game, its pictures, its switches, its Campaign, and the line mode's sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tenebra.games.dungeon_venture import GAME, options
from tenebra.games.dungeon_venture.content import BODY_PARTS, cards, heroes, monsters
from tenebra.games.dungeon_venture.scenario import FURNITURE, TRAPS
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.scene.cards import DECKS
from tenebra.games.dungeon_venture.setup import SWITCHES
from tenebra.kernel import BadInput, Session
from tenebra.kit.campaign import CampaignTally, PastScenario
from tenebra.kit.files import read_toml
from tenebra.kit.showing import shown_by
from tests.games.dungeon_venture.scenery import SEATS, positions, words
from tests.games.scenery import text

ICONS = Path(__file__).parents[3] / "web/node_modules/@iconify-json/game-icons/icons.json"


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_cover_is_complete(language: str) -> None:
    cover = GAME.cover(words(language))
    assert "⟨" not in text(cover)
    assert [seat.id for seat in cover.seats] == ["vardak", "naurania", "storm", "wick", "keeper"]
    assert {seat.side for seat in cover.seats} == set(GAME.sides())
    assert tuple(entry.id for entry in cover.scenarios) == SHEETS.ids
    for entry in cover.scenarios:
        facts = GAME.facts(entry.id)
        assert (entry.players, entry.minutes, entry.difficulty) == (GAME.players, facts.minutes, facts.difficulty)
    assert [switch.id for switch in cover.switches] == [switch.id for switch in SWITCHES]
    assert cover.campaign is not None
    assert set(cover.campaign.path) == set(SHEETS.ids)
    assert cover.mode == "against"
    assert cover.rules_version == GAME.rules_version


def test_switches_of_the_cover_cite_their_own_rule() -> None:
    ledger = (GAME.folder() / "ledger.md").read_text(encoding="utf-8")
    for switch in GAME.cover(words("en")).switches:
        assert f"**{switch.rule}** `{switch.id}`" in ledger


def test_switches_begin_a_game_on_its_second_reading() -> None:
    session = Session.begin(GAME, "gronks-lair", "s", GAME.switched(["found_pit", "permanent_death"]))
    assert session.state.switches == ["found_pit", "permanent_death"]
    assert GAME.switched([]) == {}
    with pytest.raises(BadInput, match="there is no switch 'luck'"):
        GAME.switched(["luck"])


def icons() -> dict[str, dict[str, str]]:
    return read_toml(GAME.folder() / "icons.toml", dict[str, dict[str, str]])


def test_everything_has_a_picture() -> None:
    found = icons()
    bosses = {boss for scenario in SHEETS.ids for boss in SHEETS[scenario].bosses}
    quests = {id for scenario in SHEETS.ids for id in (*SHEETS[scenario].things, *SHEETS[scenario].tokens)}
    assert {*heroes(), *monsters(), *bosses, "keeper"} <= found["figure"].keys()
    assert set(SHEETS.ids) == found["scenario"].keys()
    assert set(cards()) == found["card"].keys()
    assert {*FURNITURE.values(), *TRAPS.values(), "opened-chest", "stairs", "skull"} <= found["thing"].keys()
    assert quests == found["quest"].keys()
    assert set(BODY_PARTS) == found["part"].keys()
    assert set(DECKS) <= found["pile"].keys()
    assert all(record.icon for record in shown_by(options.ALL).values())
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for group in found.values() for name in group.values())


@pytest.mark.skipif(not ICONS.exists(), reason="the collection of icons is fetched with the page's packages")
def test_every_picture_is_in_the_collection() -> None:
    known = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    of_options = [record.icon for record in shown_by(options.ALL).values()]
    assert not {*of_options, *(name for group in icons().values() for name in group.values())} - known.keys()


def test_whoever_plays_several_heroes_is_one_player() -> None:
    seats = {"keeper": "computer", "vardak": "Giulia", "naurania": "Tomas", "storm": "Giulia", "wick": "Tomas"}
    session = Session.begin(GAME, "gronks-lair", "s", GAME.seating(seats))
    assert session.state.players == [["vardak", "storm"], ["naurania", "wick"]]


def test_a_campaign_goes_on_with_its_record() -> None:
    path = GAME.cover(words("en")).campaign
    assert path is not None
    assert GAME.the_campaign().next({}) == path.path[:1]
    session = Session.begin(GAME, path.path[0], "c", {"campaign": {}})
    while session.decision is not None:
        seat = session.decision.seat
        leave = next((option for option in session.decision.options(seat) if isinstance(option, options.Leave)), None)
        session.choose(leave or GAME.advise(session.view(seat)).option, seat)
    record = GAME.the_campaign().after(session.state)
    assert (record["played"], record.get("won", 0), record["has_lost"]) == (1, 0, True)
    assert GAME.the_campaign().tally(record) == CampaignTally(1, 0, (PastScenario("gronks-lair", False),))
    assert json.loads(json.dumps(record)) == record
    following = GAME.the_campaign().next(record)
    assert following[0] == path.path[0]
    assert set(following) == {"gronks-lair", "ravens-watch"}
    for language in ("en", "it"):
        lines = GAME.the_campaign().lines(record, words(language))
        assert lines
        assert "⟨" not in "".join(lines)
    assert "Cousin Bruk" in " ".join(GAME.the_campaign().lines({"cousins": ["vardak"]}, words("en")))
    assert "over" in GAME.the_campaign().lines({"is_over": True}, words("en"))[-1]
    Session.begin(GAME, following[-1], "d", {"campaign": record})


def test_a_campaign_names_what_was_played_and_an_old_record_what_was_won() -> None:
    assert GAME.the_campaign().tally({}) == CampaignTally(0, 0)
    past = [("gronks-lair", False), ("ravens-watch", True), ("gronks-lair", True)]
    record = {"played": 3, "won": 2, "past": [{"scenario": adventure, "is_won": is_won} for adventure, is_won in past]}
    assert GAME.the_campaign().tally(record) == CampaignTally(3, 2, tuple(PastScenario(*one) for one in past))
    won = tuple(PastScenario(adventure, True) for adventure in ("ravens-watch", "gronks-lair"))
    assert GAME.the_campaign().tally({"played": 3, "won": 2, "passed": ["ravens-watch", "gronks-lair"]}) == CampaignTally(
        3, 2, won
    )


def test_the_table_can_be_heard_from_every_seat() -> None:
    *_, session = positions("restless-tombs", "hear", rounds=3, choices=10)
    for seat in SEATS:
        for language in ("en", "it"):
            lines = GAME.overview(session.view(seat), words(language))
            assert len(lines) > 2
            assert "⟨" not in "".join(lines)


def test_reasons_are_said_and_secrets_kept() -> None:
    session = Session.begin(GAME, "gronks-lair", "why")
    view = session.view("naurania")
    advice = GAME.advise(view)
    said = GAME.why(advice.why, advice.about, view, words("it"))
    assert said
    assert "⟨" not in said
    assert GAME.is_private("give bow to wick", {"card": "bow"})
    assert not GAME.is_private("play bow", {"card": "bow"})
    assert not GAME.is_secret(view, "pass")
