"""The progress of a Mission's objectives (MD-WIN-02), and what must not happen (MD-WIN-03)."""

from __future__ import annotations

from tenebra.games.massive_darkness.rules.scenario_rules import VICTORY, is_lost, is_reached
from tenebra.games.massive_darkness.rules.space import exit_zones
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MDState, living
from tenebra.kernel import View
from tenebra.kit.objectives import objectives_of
from tenebra.kit.scenario_rules import ROUND
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


def progress_of(view: View[MDState], voice: Voice) -> tuple[Objective, ...]:
    """The objectives: what the Mission counts, what is to be taken, slain and carried out, the Rounds left."""
    return objectives_of(sheet_of(view.state), view.state, voice, _own)


def _own(state: MDState, voice: Voice, phrase: Phrase) -> Objective:
    match phrase.verb:
        case "take":
            return _step(state, voice, phrase, name=voice.name(phrase.name, "token"))
        case "slay":
            return _step(state, voice, phrase, name=voice.name(phrase.name))
        case "exit" | "carry":
            heroes, exits = living(state), exit_zones(state)
            there = sum(hero.zone in exits for hero in heroes)
            name = voice.name(phrase.name, "card") if phrase.name else ""
            text = voice.say(f"objective-{phrase.verb}", done=there, most=len(heroes), name=name)
            return Objective(text, there, len(heroes))
        case "clear":
            return Objective(voice.say("objective-clear", number=len(state.enemies)))
        case "survive":
            return Objective(voice.say("objective-survive", most=phrase.number), min(state.round, phrase.number), phrase.number)
    return Objective(voice.say("objective-lost", name=voice.name(phrase.name, "card")), is_threat=True)


def _step(state: MDState, voice: Voice, phrase: Phrase, name: str) -> Objective:
    """Something that is done once."""
    done = int(is_reached(state, phrase))
    return Objective(voice.say(f"objective-{phrase.verb}", name=name, done=done), done, 1)


def cause_of(state: MDState) -> str:
    """Why a Mission was lost: a time or a count that ran out, a thing that is gone, or a Hero whom nothing brings back."""
    if state.outcome == VICTORY:
        return ""
    met = [phrase for phrase in sheet_of(state).losses if is_lost(state, phrase) and phrase.verb != ROUND]
    if met:
        return "lost" if met[0].verb == "lost" else met[0].name
    return "fallen" if any(hero.is_dead for hero in state.heroes.values()) and not state.lifebringer else "time"
