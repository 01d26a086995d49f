"""What can be asked about one character or area: its skills, the odds both ways, who could strike there, height and hindering."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tenebra.games.conan import options as opt
from tenebra.games.conan.forecast import chances_of
from tenebra.games.conan.looking import focus_of, someone
from tenebra.games.conan.printing import print_meaning
from tenebra.games.conan.rules.hindering import hindering
from tenebra.games.conan.rules.movement import reach_of
from tenebra.games.conan.rules.powers import skills_of, tile_of
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.rules.targets import armed_with, blow_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.scene.question import RULE_OF_DAMAGE
from tenebra.games.conan.state import MELEE, RANGED, Character, COState, Hero, are_enemies
from tenebra.games.conan.vocabulary import SKILLS, Pool
from tenebra.kernel import View
from tenebra.kit.inspection import Clash, Inspection, clash_of, threat_of
from tenebra.kit.odds import Chances
from tenebra.kit.question import forecast_of
from tenebra.kit.voice import Voice

USUAL_GEMS = 2
"""What an attack of a hero is told with, where he has not said how many gems he pays."""


def inspect(view: View[COState], at: str, voice: Voice) -> Inspection:
    """Of an enemy of whoever acts the odds both ways; of an area its height, sight and hindering, and who could strike there."""
    state, focus, one = view.state, focus_of(view), someone(view.state, at)
    if one is None:
        return _area(state, at, focus, voice) if at in sheet_of(state).chart.board.bit else Inspection()
    abilities = tuple(_skills(state, at, voice))
    if focus is not None and are_enemies(state, focus.id, one.id):
        return Inspection(abilities, (*_clashes(state, focus, one, voice), *_clashes(state, one, focus, voice)))
    return replace(_area(state, one.area, one, voice), abilities=abilities)


def _skills(state: COState, who: str, voice: Voice) -> Iterator[str]:
    usable = skills_of(state, who)
    yield from (print_meaning(skill, voice.say) for skill in SKILLS if skill in usable)


def _area(state: COState, area: str, focus: Character | None, voice: Voice) -> Inspection:
    """Who could strike there, and what holds there (CO-HIN-06, CO-LOS-06)."""
    board = sheet_of(state).chart.board
    seen = sum(sees(state, area, other) for other in board.names)
    told = [voice.say("scene-area-sees", number=seen, all=len(board.names))]
    if level := board.areas[area].level:
        told.append(voice.say("scene-area-height", height=level))
    if focus is None:
        return Inspection(tuple(told))
    if focus.area == area and (number := hindering(state, focus.id)):
        told.append(voice.say("scene-hindered", number=number))
    foes = [model for model in state.models.values() if are_enemies(state, focus.id, model.id)]
    strikers = [model for model in foes if _could_strike(state, model.id, area)]
    found = threat_of([(model.id, _chances(state, model.id, focus.id)) for model in strikers], voice)
    return replace(found, abilities=tuple(told))


def _could_strike(state: COState, model: str, area: str) -> bool:
    """It sees it with something to shoot, or walks there with its base movement."""
    one, entry = state.models[model], tile_of(state, model)
    if any(entry.ranged.pool) and sees(state, one.area, area):
        return True
    return any(entry.melee.pool) and area in reach_of(state, model, entry.movement)


def _chances(state: COState, who: str, target: str) -> Chances[Pool]:
    kind = MELEE if who in state.heroes or any(tile_of(state, who).melee.pool) else RANGED
    one = state.heroes.get(who)
    option = opt.Attack(target, who, kind) if one is None else _strike(state, one, target)
    return chances_of(blow_of(state, who, option, target), who, target)


def _strike(state: COState, hero: Hero, target: str) -> opt.Strike:
    card, second = armed_with(state, hero)[0]
    return opt.Strike(target, USUAL_GEMS, card, second)


def _clashes(state: COState, one: Character, other: Character, voice: Voice) -> Iterator[Clash]:
    found = _chances(state, one.id, other.id)
    yield clash_of(found, forecast_of(found, voice, RULE_OF_DAMAGE), voice)
