"""Massive Darkness on the shelf: seats, Missions, switches, the campaign."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import heroes
from tenebra.games.massive_darkness.missions import mission_by_id, scenario_ids
from tenebra.games.massive_darkness.scene.voice import icons, picture
from tenebra.games.massive_darkness.setup import MOST_HEROES, SWITCHES
from tenebra.kit.scene import CampaignCover, Cover, ScenarioCover, SeatCover, SwitchCover
from tenebra.kit.words import Words

PLAYERS = (1, MOST_HEROES)


def cover_of(id: str, version: str, words: Words) -> Cover:
    """What one wants to know before playing."""
    scenarios = tuple(_scenario(scenario, words) for scenario in scenario_ids())
    minutes = [scenario.minutes for scenario in scenarios]
    return Cover(
        id,
        words.say("game-name"),
        words.say("game-name.tagline"),
        "together",
        PLAYERS,
        (min(minutes), max(minutes)),
        version,
        tuple(_seat(hero, words) for hero in heroes()),
        scenarios,
        tuple(
            SwitchCover(switch, words.say(f"switch-{switch}"), words.say(f"switch-{switch}.about"), f"MD-SWT-{number:02}")
            for number, switch in enumerate(SWITCHES, 1)
        ),
        CampaignCover(words.say("campaign-title"), words.say("campaign-title.blurb"), scenario_ids()),
    )


def _scenario(scenario: str, words: Words) -> ScenarioCover:
    mission, name = mission_by_id(scenario), f"mission-{scenario}"
    icon = icons().get("scenario", {}).get(scenario) or picture("thing", "exit-zone")
    return ScenarioCover(
        scenario, words.say(name), words.say(f"{name}.blurb"), icon, PLAYERS, mission.minutes, mission.difficulty
    )


def _seat(hero: str, words: Words) -> SeatCover:
    calling = words.say(f"class-{heroes()[hero].recommended}")
    return SeatCover(hero, words.say(f"hero-{hero}"), calling, words.say(f"hero-{hero}.about"), picture("figure", hero), "heroes")
