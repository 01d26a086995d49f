"""Summaries of tables and campaigns: what an ending means is told by the game, the same way for every game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session, load, save
from tenebra.kit.campaign import PastScenario
from tenebra.kit.ending import HEROES
from tenebra.server.requests import TableCard
from tenebra.server.summaries import campaign_card, table_card
from tenebra.tables import Wish
from tenebra.tables.campaigns import CampaignRecord
from tests.tables.house import awaited, letter_of, open_hall

SEATS = {"dungeon-venture": ("keeper", "vardak", "naurania", "storm", "wick"), "massive-darkness": ("owen",)}
ENDINGS = [
    ("dungeon-venture", "heroes"),
    ("dungeon-venture", "keeper"),
    ("massive-darkness", "victory"),
    ("massive-darkness", "defeat"),
]
WON = ("heroes", "victory")
"""What the games call the Heroes' victory."""


@cache
def ended(id: str, outcome: str) -> Session[Any]:
    """A first scenario of a campaign, played as the game advises, that ended so."""
    game = game_called(id)
    for seed in range(20):
        options = {**game.seating(dict.fromkeys(SEATS[id], "me")), "campaign": {}}
        session = Session.begin(game, game.the_campaign().next({})[0], str(seed), options)
        while session.decision is not None:
            session.choose(game.advise(session.view(session.decision.seat)).option, session.decision.seat)
        if session.outcome == outcome:
            return session
    raise AssertionError(f"no {outcome} in twenty games of {id}")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


def campaign_of(game: str, record: dict[str, Any]) -> CampaignRecord:
    return CampaignRecord("c", "hash", game, (), (), record, "", 0.0, 0.0)


@pytest.mark.parametrize("game", [id for id, game in GAMES.items() if game.campaign is not None])
def test_a_new_campaign_counts_nothing(game: str) -> None:
    card = campaign_card(campaign_of(game, {}), "en")
    assert (card.played, card.won, card.past, card.is_over) == (0, 0, (), False)


@pytest.mark.parametrize(("game", "outcome"), ENDINGS)
def test_a_campaign_counts_what_was_played_and_won(game: str, outcome: str) -> None:
    session = ended(game, outcome)
    card = campaign_card(campaign_of(game, game_called(game).the_campaign().after(session.state)), "it")
    is_won = outcome in WON
    assert (card.played, card.won) == (1, int(is_won))
    assert card.past == (PastScenario(session.start.scenario, is_won),)


async def cards_of(url: str, game: str, session: Session[Any], mine: Sequence[str], language: str) -> list[TableCard]:
    """A game on the table as whoever plays these seats sees it, and as a spectator does."""
    wishes = [Wish(seat, "me" if seat in mine else "greedy") for seat in SEATS[game]]
    async with open_hall(url) as hall:
        keys = await hall.import_letter(letter_of(save(session), wishes))
        return [table_card(who.table, who, language) for who in [await hall.enter(key) for key in (keys.owner, keys.watch)]]


@pytest.mark.parametrize(
    ("game", "outcome", "english", "italian"),
    [
        (*ENDINGS[0], "The Heroes have won", "Gli Eroi hanno vinto"),
        (*ENDINGS[1], "The Keeper of Evil has won", "Il Custode del Male ha vinto"),
        (*ENDINGS[2], "The Heroes have won", "Gli Eroi hanno vinto"),
        (*ENDINGS[3], "The Darkness has won", "L'Oscurità ha vinto"),
    ],
)
@awaited
async def test_a_table_tells_the_heroes_whether_they_have_won(
    url: str, game: str, outcome: str, english: str, italian: str
) -> None:
    heroes = [seat for seat in SEATS[game] if seat in game_called(game).sides()[HEROES]]
    mine, watched = await cards_of(url, game, ended(game, outcome), heroes, "en")
    assert (mine.status, mine.outcome, mine.ending, mine.is_won) == ("over", outcome, english, outcome in WON)
    assert (watched.ending, watched.is_won) == (english, None)
    mine, watched = await cards_of(url, game, ended(game, outcome), heroes, "it")
    assert (mine.ending, watched.ending) == (italian, italian)


@pytest.mark.parametrize(
    ("outcome", "mine", "is_won"),
    [("heroes", ["keeper"], False), ("keeper", ["keeper"], True), ("heroes", SEATS["dungeon-venture"], None)],
)
@awaited
async def test_the_other_side_wins_what_the_heroes_lose_and_both_together_neither(
    url: str, outcome: str, mine: Sequence[str], is_won: bool | None
) -> None:
    card, _ = await cards_of(url, "dungeon-venture", ended("dungeon-venture", outcome), mine, "en")
    assert card.is_won is is_won


@awaited
async def test_a_table_tells_of_no_ending_before_the_end(url: str) -> None:
    session = load(game_called("massive-darkness"), save(ended(*ENDINGS[2])))
    session.undo()
    for card in await cards_of(url, "massive-darkness", session, SEATS["massive-darkness"], "en"):
        assert (card.status, card.outcome, card.ending, card.is_won) == ("playing", "", "", None)
