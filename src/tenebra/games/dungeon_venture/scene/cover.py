"""Dungeon Venture on the shelf: seats, Adventures, switches, the Campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tenebra.games.dungeon_venture.adventures import SHEETS, scenario_ids
from tenebra.games.dungeon_venture.campaign import after, campaign_path, next_adventures, past_of
from tenebra.games.dungeon_venture.content import heroes
from tenebra.games.dungeon_venture.scene.voice import picture
from tenebra.games.dungeon_venture.setup import SWITCHES
from tenebra.games.dungeon_venture.state import KEEPER, Campaign, DVState
from tenebra.kit.package import HEROES, CampaignTally, PastScenario
from tenebra.kit.scene import CampaignCover, Cover, ScenarioCover, SeatCover, SwitchCover
from tenebra.kit.words import Words

PLAYERS = (2, 5)


def cover_of(id: str, version: str, words: Words) -> Cover:
    """What one wants to know before playing."""
    scenarios = tuple(_scenario(scenario, words) for scenario in scenario_ids())
    minutes = [scenario.minutes for scenario in scenarios]
    return Cover(
        id,
        words.say("game-name"),
        words.say("game-name.tagline"),
        "against",
        PLAYERS,
        (min(minutes), max(minutes)),
        version,
        tuple(_seats(words)),
        scenarios,
        tuple(
            SwitchCover(switch, words.say(f"switch-{switch}"), words.say(f"switch-{switch}.about"), f"DV-SWI-{number:02}")
            for number, switch in enumerate(SWITCHES, 1)
        ),
        CampaignCover(words.say("campaign-title"), words.say("campaign-title.blurb"), campaign_path()),
    )


def _scenario(scenario: str, words: Words) -> ScenarioCover:
    sheet, name = SHEETS[scenario], f"adventure-{scenario}"
    return ScenarioCover(
        scenario,
        words.say(name),
        words.say(f"{name}.blurb"),
        picture("scenario", scenario),
        PLAYERS,
        sheet.minutes,
        sheet.difficulty,
        (words.say(f"{name}.intro"),),
    )


def _seats(words: Words) -> Iterator[SeatCover]:
    for hero in heroes():
        role, about = words.say(f"hero-{hero}.class"), words.say(f"hero-{hero}.about")
        yield SeatCover(hero, words.say(f"seat-{hero}"), role, about, picture("figure", hero), HEROES)
    about = words.say("scene-role-keeper.about")
    yield SeatCover(KEEPER, words.say("seat-keeper"), words.say("scene-role-keeper"), about, picture("figure", KEEPER), KEEPER)


def campaign_after(state: DVState) -> dict[str, Any]:
    """The record of the Campaign after an Adventure, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(after(state))
    return plain


def campaign_next(record: dict[str, Any]) -> tuple[str, ...]:
    """The Adventures that may come next; none when the Campaign is over. An empty record is a new Campaign."""
    return tuple(next_adventures(msgspec.convert(record, Campaign)))


def campaign_tally(record: dict[str, Any]) -> CampaignTally:
    """How many Adventures were played and won, and which, in order; an old record names only those won."""
    read = msgspec.convert(record, Campaign)
    return CampaignTally(read.played, read.won, tuple(PastScenario(one.scenario, one.is_won) for one in past_of(read)))


def campaign_lines(record: dict[str, Any], words: Words) -> list[str]:
    """How the Campaign stands, in sentences."""
    read = msgspec.convert(record, Campaign)
    out = [words.say("campaign-record", played=read.played, won=read.won, gold=read.gold)]
    out += [words.say("campaign-cousin", hero=words.say(f"hero-{h}"), cousin=words.say(f"cousin-{h}")) for h in read.cousins]
    if not next_adventures(read):
        out.append(words.say("campaign-over", won=read.won, all=len(campaign_path())))
    return out
