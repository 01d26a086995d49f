"""How far each side's objective has come, as far as the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.dungeon_venture.rules.characteristics import life_left, printed
from tenebra.games.dungeon_venture.rules.victory import is_lost, waiting
from tenebra.games.dungeon_venture.scenario import Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, DVState, heroes_in_order, heroes_left
from tenebra.kernel import View
from tenebra.kit.ending import HEROES
from tenebra.kit.objectives import aims_of, life_of, objectives_of
from tenebra.kit.scenario_rules import COUNT, ROUND
from tenebra.kit.scene import Objective
from tenebra.kit.voice import Voice


def progress_of(view: View[DVState], voice: Voice) -> tuple[Objective, ...]:
    """What the Adventure counts, who is to be defeated, what is to be carried out, the rounds; the Keeper has his own aim."""
    state = view.state
    if view.seat != KEEPER:
        return objectives_of(sheet_of(state), state, voice, _own)
    slain, all = len(state.dead), len(heroes_in_order(state))
    return aims_of(sheet_of(state), state, voice, _keepers, [Objective(voice.say("aim-slain", done=slain, most=all), slain, all)])


def _keepers(state: DVState, voice: Voice, phrase: Phrase) -> Iterator[Objective]:
    """Whom or what the Heroes are after, as the one sees it who laid it all out."""
    match phrase.verb:
        case "defeat" | "defeated":
            name = voice.name(phrase.name)
            if phrase.name in waiting(state):
                yield Objective(voice.say("aim-asleep", name=name))
            for figure in state.figures.values():
                if figure.kind == phrase.name:
                    yield life_of(name, life_left(state, figure), printed(state, figure).life, voice)
        case "leave":
            at = state.tokens.get(phrase.name, "")
            place = _kind_of_place(state, at)
            yield Objective(voice.say("aim-leave", name=voice.name(phrase.name, "token"), place=place, bearer=voice.name(at)))
        case "all":
            here = sum(figure.form in (MONSTER, BOSS) for figure in state.figures.values())
            unseen = [who for area, some in sheet_of(state).placements.items() if area not in state.placed for who in some]
            yield Objective(voice.say("aim-all", here=here, waiting=len(unseen)))


def _own(state: DVState, voice: Voice, phrase: Phrase) -> Objective:
    match phrase.verb:
        case "defeated":
            foes = [figure for figure in state.figures.values() if figure.kind == phrase.name]
            return Objective(voice.say("objective-defeat", name=voice.name(phrase.name), number=len(foes)))
        case "leave":
            at = state.tokens.get(phrase.name, "")
            place = _kind_of_place(state, at)
            name = voice.name(phrase.name, "token")
            return Objective(voice.say("objective-leave", name=name, place=place, bearer=voice.name(at)))
    seen = sum(figure.form in (MONSTER, BOSS) for figure in state.figures.values())
    return Objective(voice.say("objective-all", number=seen))


def _kind_of_place(state: DVState, at: str) -> str:
    if not at:
        return "nowhere"
    return "bearer" if at in state.heroes else "floor"


def cause_of(state: DVState) -> str:
    """Why the game ended as it did: what brought the victory, or that the Heroes fell or left, or what ran out."""
    if state.outcome == HEROES:
        last = _last_counted(state)
        if last is None:
            return ""
        return "slain" if last.verb == "defeat" else last.name
    met = [phrase for phrase in sheet_of(state).losses if is_lost(state, phrase)]
    if met and heroes_left(state):
        return "time" if met[0].verb == ROUND else met[0].name
    return "left" if any(figure.form == HERO for figure in state.figures.values()) else "fallen"


def _last_counted(state: DVState) -> Phrase | None:
    """The trigger of the last step of what the Adventure counts towards victory."""
    sheet = sheet_of(state)
    wanted = {phrase.name for phrase in sheet.wins if phrase.verb == COUNT}
    for index in reversed(state.sprung):
        rule = sheet.own_rules[index]
        if any(phrase.verb == COUNT and phrase.name in wanted for phrase in rule.do):
            return rule.on
    return None
