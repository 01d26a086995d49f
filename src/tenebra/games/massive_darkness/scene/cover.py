"""Massive Darkness on the shelf: seats, Missions, switches, the campaign."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import classes, heroes
from tenebra.games.massive_darkness.missions import mission_by_id, scenario_ids
from tenebra.games.massive_darkness.scene.voice import icons, picture
from tenebra.games.massive_darkness.setup import MOST_HEROES, SWITCHES
from tenebra.kit.package import HEROES
from tenebra.kit.scene import CampaignCover, Cover, ScenarioCover, SeatCover, SwitchCover, WayCover, WaysCover
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
        _ways(words),
    )


def _ways(words: Words) -> WaysCover:
    name, usual, about = (words.say(f"cover-class{part}") for part in ("", ".usual", ".about"))
    return WaysCover(name, usual, about, ("MD-SET-13", "MD-RUL-78"))


def _scenario(scenario: str, words: Words) -> ScenarioCover:
    mission, name = mission_by_id(scenario), f"mission-{scenario}"
    icon = icons().get("scenario", {}).get(scenario) or picture("thing", "exit-zone")
    intro = tuple(words.say(f"{name}.{part}") for part in ("intro", "rules"))
    blurb = words.say(f"{name}.blurb")
    return ScenarioCover(scenario, words.say(name), blurb, icon, PLAYERS, mission.minutes, mission.difficulty, intro)


def _seat(hero: str, words: Words) -> SeatCover:
    recommended = heroes()[hero].recommended
    return SeatCover(
        hero,
        words.say(f"hero-{hero}"),
        words.say(f"class-{recommended}"),
        words.say(f"hero-{hero}.about"),
        picture("figure", hero),
        HEROES,
        tuple(_way(calling, words, calling == recommended) for calling in classes()),
    )


def _way(calling: str, words: Words, is_usual: bool) -> WayCover:
    """A Class, with what it does best (MD-NAM-07 to MD-NAM-12)."""
    sheet, name = classes()[calling], f"class-{calling}"
    first, then = (words.say(f"speciality-{speciality}") for speciality in (sheet.primary, sheet.secondary))
    line = words.say("cover-class.line", first=first, then=then)
    return WayCover(calling, words.say(name), line, words.say(f"{name}.about"), picture("class", calling), is_usual)
