"""How far the objective of an Adventure has come, as far as the seat may know."""

from __future__ import annotations

from tenebra.games.dungeon_venture.rules.victory import is_lost
from tenebra.games.dungeon_venture.scenario import Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, MONSTER, DVState, heroes_left
from tenebra.kernel import View
from tenebra.kit.clockwork import COUNT, ROUND
from tenebra.kit.ending import HEROES
from tenebra.kit.objectives import objectives_of
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


def progress_of(view: View[DVState], voice: Voice) -> tuple[Objective, ...]:
    """What the Adventure counts, who is to be defeated, what is to be carried out, the rounds left."""
    return objectives_of(sheet_of(view.state), view.state, voice, _own)


def _own(state: DVState, voice: Voice, phrase: Phrase) -> Objective:
    match phrase.verb:
        case "defeated":
            foes = [figure for figure in state.figures.values() if figure.kind == phrase.name]
            return Objective(voice.say("objective-defeat", name=voice.name(phrase.name), number=len(foes)))
        case "leave":
            at = state.tokens.get(phrase.name, "")
            place = "nowhere" if not at else "bearer" if at in state.heroes else "floor"
            name = voice.name(phrase.name, "token")
            return Objective(voice.say("objective-leave", name=name, place=place, bearer=voice.name(at)))
    seen = sum(figure.form in (MONSTER, BOSS) for figure in state.figures.values())
    return Objective(voice.say("objective-all", number=seen))


def cause_of(state: DVState) -> str:
    """Why the game ended as it did: what brought the victory, or that the Heroes fell or left, or what ran out."""
    sheet = sheet_of(state)
    if state.outcome == HEROES:
        done = [sheet.clockwork[index] for index in state.sprung]
        counted = {phrase.name for phrase in sheet.wins if phrase.verb == COUNT}
        won = [rule.on for rule in done if any(phrase.verb == COUNT and phrase.name in counted for phrase in rule.do)]
        return "" if not won else "slain" if won[-1].verb == "defeat" else won[-1].name
    met = [phrase for phrase in sheet.losses if is_lost(state, phrase)]
    if met and heroes_left(state):
        return "time" if met[0].verb == ROUND else met[0].name
    return "left" if any(figure.form == HERO for figure in state.figures.values()) else "fallen"
