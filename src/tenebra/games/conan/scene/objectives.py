"""The progress of each side's objective."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from tenebra.games.conan.rules.victory import called, is_reached
from tenebra.games.conan.scenario import Phrase
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.state import OVERLORD, COState, living_heroes
from tenebra.kernel import View
from tenebra.kit.ending import HEROES
from tenebra.kit.objectives import aims_of, behind, life_of, objectives_of
from tenebra.kit.scenario_rules import COUNT, ROUND
from tenebra.kit.scene import Objective
from tenebra.kit.telling import capital
from tenebra.kit.voice import Voice

AS_A_GOAL: dict[str, Callable[[Phrase], Phrase]] = {
    "slay": lambda on: replace(on, verb="slain"),
    "task": lambda on: replace(on, verb="done"),
    ROUND: lambda on: on,
}
"""What has to happen, as what is to be reached."""


def progress_of(view: View[COState], voice: Voice) -> tuple[Objective, ...]:
    """What the heroes must do, what must not happen, the turns left; to the Overlord, his own aim."""
    state, sheet = view.state, sheet_of(view.state)
    if view.seat != OVERLORD:
        unsaid = (AS_A_GOAL[on.verb](on) for on in behind(sheet, voice))
        known = (_own(state, voice, phrase) for phrase in unsaid if _is_known(state, phrase))
        return (*objectives_of(sheet, state, voice, _own), *known)
    dead, all = sum(hero.is_dead for hero in state.heroes.values()), len(state.party)
    return aims_of(sheet, state, voice, _overlords, [Objective(voice.say("aim-slain", done=dead, most=all), dead, all)])


def _overlords(state: COState, voice: Voice, phrase: Phrase) -> Iterator[Objective]:
    """What the heroes are after, as the one sees it who has to prevent it."""
    if phrase.verb in AS_A_GOAL:
        phrase = AS_A_GOAL[phrase.verb](phrase)
    name = voice.name(phrase.name, "figure") if phrase.name else ""
    if phrase.verb == ROUND:
        left = max(0, phrase.amount(len(state.party)) - state.round)
        yield Objective(voice.say("aim-deadline", left=left), phrase.number - left, phrase.number)
    elif phrase.verb == "slain":
        lives = [one for one in state.models.values() if called(state, one.id, phrase.name)]
        yield from (life_of(voice.name(one.id), one.life, state.units[one.unit].life, voice) for one in lives)
        if not lives:
            yield Objective(voice.say("aim-asleep", name=capital(name)))
    elif phrase.verb == "at":
        yield Objective(voice.say("aim-at", name=name, area=voice.name(phrase.place)), int(is_reached(state, phrase)), 1)
    elif _is_known(state, phrase):
        yield _own(state, voice, phrase)


def _is_known(state: COState, phrase: Phrase) -> bool:
    """A task counts only where it can be tried, or has been."""
    return phrase.verb != "done" or phrase.name in (*state.tasks, *state.finished)


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
