"""Campaigns that a tool plays through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tenebra.games.registry import game_called
from tenebra.kit.campaign import Campaign, CampaignTally
from tools import campaigns
from tools.campaigns import play_through

ONLY = "gronks-lair"


class Tried(msgspec.Struct):
    """How often it was tried."""

    times: int = 0


def trying(times: int) -> Campaign[Any, Tried]:
    """A campaign of one scenario that is over when it was tried so often."""
    made = [0]

    def after(_: Any) -> Tried:
        made[0] += 1
        return Tried(made[0])

    return Campaign(
        record=Tried,
        path=lambda: (ONLY,),
        record_after=after,
        next_of=lambda record: (ONLY,) if record.times < times else (),
        tally_of=lambda record: CampaignTally(record.times, 0),
        lines_of=lambda record, words: [],
    )


def test_a_scenario_is_tried_until_the_campaign_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "play_out", lambda session, players: None)
    monkeypatch.setattr(campaigns, "MOST", 3)
    game = game_called("dungeon-venture")
    heroes = len(game.sides()["heroes"])
    ended = play_through(replace(game, campaign=trying(3)), "t", heroes, 0)
    assert (dict(ended.tries), ended.dead_end) == ({ONLY: 3}, "")
    stuck = play_through(replace(game, campaign=trying(9)), "t", heroes, 0)
    assert stuck.dead_end == ONLY
