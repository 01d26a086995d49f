"""The progress of a quest's goal, and what must not happen."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.descent.rules.abilities import most_life_of
from tenebra.games.descent.rules.victory import is_lost, is_reached
from tenebra.games.descent.scenario import Phrase
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.kernel import View
from tenebra.kit.ending import HEROES
from tenebra.kit.objectives import aims_of, life_of, objectives_of
from tenebra.kit.scenario_rules import COUNT, ROUND
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


def progress_of(view: View[DEState], voice: Voice) -> tuple[Objective, ...]:
    """What the quest counts, who is to be slain, the rounds left; and the Conquest tokens. The Overlord has his own aim."""
    state = view.state
    if view.seat == OVERLORD:
        conquest = Objective(voice.say("aim-conquest", number=state.conquest))
        return aims_of(sheet_of(state), state, voice, _overlords, [conquest])
    left = Objective(voice.say("objective-conquest", number=state.conquest), is_threat=True)
    return (*objectives_of(sheet_of(state), state, voice, _own), left)


def _overlords(state: DEState, voice: Voice, phrase: Phrase) -> Iterator[Objective]:
    """What the heroes are after, as the one sees it who has to prevent it."""
    if phrase.verb == ROUND:
        left = max(0, phrase.number - state.round)
        yield Objective(voice.say("aim-deadline", left=left), phrase.number - left, phrase.number)
        return
    alive = [monster for monster in state.monsters.values() if monster.kind == phrase.name]
    for monster in alive:
        yield life_of(voice.name(phrase.name), monster.life, most_life_of(state, monster), voice)
    if not alive and not is_reached(state, phrase):
        yield Objective(voice.say("aim-asleep", name=voice.name(phrase.name)))


def _own(state: DEState, voice: Voice, phrase: Phrase) -> Objective:
    done = int(is_reached(state, phrase))
    if phrase.verb == ROUND:
        return Objective(voice.say("objective-survive", most=phrase.number), min(state.round, phrase.number), phrase.number)
    return Objective(voice.say("objective-slay", name=voice.name(phrase.name), done=done), done, 1)


def cause_of(state: DEState) -> str:
    """Why the game ended as it did: the last Conquest token is gone, the time is, or what was counted."""
    if state.outcome == HEROES:
        return ""
    met = [phrase for phrase in sheet_of(state).losses if is_lost(state, phrase)]
    if not state.conquest or not met:
        return "conquest"
    return met[0].name if met[0].verb == COUNT else "time"
