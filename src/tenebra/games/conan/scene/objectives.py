"""The progress of each side's objective."""

from __future__ import annotations

from tenebra.games.conan.rules.victory import is_reached
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import COState, living_heroes
from tenebra.kernel import View
from tenebra.kit.ending import HEROES
from tenebra.kit.objectives import objectives_of
from tenebra.kit.scenario_rules import COUNT, ROUND
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


def progress_of(view: View[COState], voice: Voice) -> tuple[Objective, ...]:
    """The objectives: what the heroes must do, what must not happen, the turns left."""
    return objectives_of(sheet_of(view.state), view.state, voice, _own)


def _own(state: COState, voice: Voice, phrase: Phrase) -> Objective:
    done = int(is_reached(state, phrase))
    is_threat = phrase in sheet_of(state).losses
    if phrase.verb == ROUND:
        most = phrase.amount(len(state.party))
        return Objective(voice.say("objective-round", number=most), min(state.round, most), most)
    name = voice.name(phrase.name, "task" if phrase.verb == "done" else "figure") if phrase.name else ""
    about = {"name": name, "area": voice.name(phrase.place) if phrase.place else "", "number": phrase.amount(len(state.party))}
    return Objective(voice.say(f"objective-{phrase.verb.replace('_', '-')}", **about, done=done), done, 1, is_threat)


def cause_of(state: COState) -> str:
    """Why the game ended as it did: all heroes dead, the time is over, or what the Overlord was after."""
    if state.outcome == HEROES:
        return ""
    if not living_heroes(state):
        return "dead"
    met = [phrase for phrase in sheet_of(state).losses if is_reached(state, phrase)]
    if not met:
        return "time"
    return met[0].name if met[0].verb == COUNT else "time" if met[0].verb == "round" else met[0].verb
