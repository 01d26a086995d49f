"""The progress of an Adventure's goal, and what must not happen."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.rules.objectives import is_reached
from tenebra.games.drunagor.rules.victory import FAILED, WON
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import View
from tenebra.kit.objectives import objectives_of
from tenebra.kit.scenario_rules import COUNT
from tenebra.kit.scene import Objective
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice

RUNES_IN_ALL = 36


def progress_of(view: View[DRState], voice: Voice) -> tuple[Objective, ...]:
    """The objectives: what the Adventure counts and wants; and the Runes left in the bag (DR-WIN-02)."""
    state = view.state
    found = objectives_of(sheet_of(state), state, voice, _own)
    left = len(state.bag)
    if state.teams:
        return tuple(_teams(state, voice))
    if not sheet_of(state).rune_card:
        return found
    return (*found, Objective(voice.say("objective-runes", left=left), RUNES_IN_ALL - left, RUNES_IN_ALL, is_threat=True))


def _teams(state: DRState, voice: Voice) -> Iterator[Objective]:
    """In a Battleground: the Trauma cubes that each team has received (DR-PVP-11); those of the others are the goal."""
    for team in dict.fromkeys(state.teams.values()):
        heroes = [state.heroes[hero] for hero, side in state.teams.items() if side == team]
        done, most = sum(len(hero.traumas) for hero in heroes), 2 * len(heroes)
        yield Objective(voice.say("objective-team", team=voice.name(team, "team"), done=done, most=most), done, most)


def _own(state: DRState, voice: Voice, phrase: Phrase) -> Objective:
    done = int(is_reached(state, phrase))
    if phrase.verb == "cleared":
        name = voice.name(phrase.name, "setup") if phrase.name in state.laid else voice.say("scene-beyond")
        return Objective(voice.say("objective-cleared", setup=name, left=len(state.monsters)), done, 1)
    if phrase.verb == "stands":
        place = voice.say(f"place-{state.scenario}-{phrase.place}")
        return Objective(voice.say("objective-stands", who=phrase.team, place=place), done, 1)
    if phrase.verb == "lost":
        return Objective(capital(voice.say("objective-lost", name=voice.name(phrase.name))), done, 1, is_threat=True)
    return Objective(voice.say("objective-slay", name=voice.name(phrase.name), done=done), done, 1)


def cause_of(state: DRState) -> str:
    """Why the Adventure failed: a Curse or Trauma cube too many, the last Rune, or what the Adventure says."""
    if state.outcome != FAILED:
        return "" if state.outcome == WON else state.outcome
    met = [phrase for phrase in sheet_of(state).losses if is_reached(state, phrase)]
    return (met[0].name if met[0].verb == COUNT else met[0].verb) if met else ""
