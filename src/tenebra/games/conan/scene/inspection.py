"""Answers about one character or area: its skills, the odds both ways, how far it gets, height, sight and hindering."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from tenebra.games.conan import options as opt
from tenebra.games.conan.forecast import Blow, chances_of
from tenebra.games.conan.looking import focus_of, someone
from tenebra.games.conan.printing import print_meaning
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.movement import reach_of
from tenebra.games.conan.rules.powers import has, skills_of, tile_of
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.rules.space import is_open_border, neighbours
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
"""The gems with which an attack of a hero is told, if he has not said how many he pays."""


def inspect(view: View[COState], at: str, voice: Voice) -> Inspection:
    """Of an enemy of whoever acts the odds both ways; of an area its height, sight and hindering, and who could strike there."""
    state, focus, one = view.state, focus_of(view), someone(view.state, at)
    if one is None:
        return _area(state, at, focus, voice) if at in sheet_of(state).chart.board.bit else Inspection()
    abilities = tuple(_skills(state, at, voice))
    reach, zone = _grasp(state, one)
    if focus is not None and are_enemies(state, focus.id, one.id):
        clashes = (*_clashes(state, focus, one, voice), *_clashes(state, one, focus, voice))
        return Inspection(abilities, clashes, reach=reach, zone=zone)
    return replace(_area(state, one.area, one, voice), abilities=abilities, reach=reach, zone=zone)


def _grasp(state: COState, one: Character) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The areas where it could walk with its base movement, without gems, and those where it could strike or shoot then."""
    if isinstance(one, Hero):
        movement, can_strike, can_shoot = gear_of(one).movement, True, bool(gear_of(one).ranged)
    else:
        entry = tile_of(state, one.id)
        movement, can_strike, can_shoot = entry.movement, any(entry.melee.pool), any(entry.ranged.pool)
    reach = reach_of(state, one.id, movement)
    names = sheet_of(state).chart.board.names
    zone = _struck_from(state, one, reach) if can_strike else set[str]()
    if can_shoot:
        zone |= _seen_from(state, reach, names)
    return tuple(area for area in names if area in reach), tuple(area for area in names if area in zone)


def _struck_from(state: COState, one: Character, areas: Collection[str]) -> set[str]:
    """The areas where it could strike from these; with a long weapon also over the borders that are open."""
    struck = set(areas)
    if struck and has(state, one.id, "reach"):
        struck |= {beside for area in areas for beside in neighbours(state, area) if is_open_border(state, area, beside)}
    return struck


def _seen_from(state: COState, areas: Collection[str], names: Iterable[str]) -> set[str]:
    return {area for area in names if any(sees(state, here, area) for here in areas)}


def _skills(state: COState, who: str, voice: Voice) -> Iterator[str]:
    usable = skills_of(state, who)
    yield from (print_meaning(skill, voice.say) for skill in SKILLS if skill in usable)


def _area(state: COState, area: str, focus: Character | None, voice: Voice) -> Inspection:
    """The answer about an area: who could strike there, and what holds there (CO-HIN-06, CO-LOS-06)."""
    board = sheet_of(state).chart.board
    seen = sum(sees(state, area, other) for other in board.names)
    told = [voice.say("scene-area-sees", number=seen, all=len(board.names))]
    if level := board.areas[area].level:
        told.append(voice.say("scene-area-height", height=level))
    if focus is None:
        return Inspection(tuple(told))
    if number := hindering_in(state, focus.id, area):
        told.append(voice.say("scene-area-hindering", who=voice.name(focus.id), number=number))
    foes = [model for model in state.models.values() if are_enemies(state, focus.id, model.id)]
    strikers = [model for model in foes if area in _grasp(state, model)[1]]
    found = threat_of([(model.id, _chances(state, model.id, focus.id)) for model in strikers], voice)
    return replace(found, abilities=tuple(told))


def _chances(state: COState, who: str, target: str) -> Chances[Pool]:
    return chances_of(_blow(state, who, target), who, target)


def _blow(state: COState, who: str, target: str) -> Blow:
    """The usual attack of a character: a unit's own, a hero's with the first weapon and two gems."""
    kind = MELEE if who in state.heroes or any(tile_of(state, who).melee.pool) else RANGED
    one = state.heroes.get(who)
    option = opt.Attack(target, who, kind) if one is None else _strike(state, one, target)
    return blow_of(state, who, option, target)


def _strike(state: COState, hero: Hero, target: str) -> opt.Strike:
    card, second = armed_with(state, hero)[0]
    return opt.Strike(target, USUAL_GEMS, card, second)


def _clashes(state: COState, one: Character, other: Character, voice: Voice) -> Iterator[Clash]:
    blow = _blow(state, one.id, other.id)
    found = chances_of(blow, one.id, other.id)
    yield clash_of(found, forecast_of(found, voice, RULE_OF_DAMAGE, armour=max(0, blow.armour + blow.shift)), voice)
