"""Answers about one figure or one space: what it is able to do, the odds both ways, who could strike there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tenebra.games.descent.dice import Pool
from tenebra.games.descent.forecast import blow_on, result_of
from tenebra.games.descent.looking import figure_at, focus_of, ground_of, struck_from, zone_of
from tenebra.games.descent.printing import print_clause
from tenebra.games.descent.rules.abilities import armor_of, stats_of
from tenebra.games.descent.rules.powers import powers_of
from tenebra.games.descent.rules.space import floor_of, grid_of
from tenebra.games.descent.rules.targets import armed_with, line_of, probe
from tenebra.games.descent.scene.question import RULE_OF_WOUNDS
from tenebra.games.descent.state import DEState, Figure, Hero, Monster, are_enemies
from tenebra.kernel import View
from tenebra.kit.inspection import Clash, Inspection, clash_of, threat_of
from tenebra.kit.odds import Chances
from tenebra.kit.question import forecast_of
from tenebra.kit.voice import Voice

FARTHEST = 6
"""The distance up to which a shot still counts as a danger."""


def inspect(view: View[DEState], at: str, voice: Voice) -> Inspection:
    """Of an enemy of whoever acts the odds both ways, of a hero and of a space who could strike there."""
    state, focus, one = view.state, focus_of(view), figure_at(view.state, at)
    if one is None:
        hero = focus if isinstance(focus, Hero) else state.heroes.get(view.seat)
        return threat(state, at, hero, voice) if at in grid_of(state).bit else Inspection()
    abilities = tuple(_abilities(state, one, voice))
    if not one.space:
        return Inspection(abilities)
    reach, zone = _grasp(state, one)
    if focus is not None and focus.space and are_enemies(state, focus.id, one.id):
        clashes = (*_clashes(state, focus, one, voice), *_clashes(state, one, focus, voice))
        return Inspection(abilities, clashes, reach=reach, zone=zone)
    found = threat(state, one.space, one, voice) if isinstance(one, Hero) else Inspection()
    return replace(found, abilities=abilities, reach=reach, zone=zone)


def _grasp(state: DEState, one: Figure) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The spaces where it could walk with its speed, and those it could strike then: a hero with the first of his weapons."""
    type = probe(state, one.id, armed_with(state, one)[0] if isinstance(one, Hero) else "").type
    ground = ground_of(state, one)
    spaces = grid_of(state).spaces
    return tuple(spaces(ground)), tuple(spaces(struck_from(state, one, ground, type, FARTHEST) & floor_of(state)))


def _abilities(state: DEState, one: Figure, voice: Voice) -> Iterator[str]:
    """The text of its card or sheet, then each skill and item by its name."""
    powers = (
        ((one.id, clause) for clause in stats_of(state, one).text.clauses)
        if isinstance(one, Monster)
        else powers_of(state, one.id)
    )
    said: dict[str, dict[str, None]] = {}
    for source, clause in powers:
        said.setdefault(source, {})[print_clause(clause, voice.say)] = None
    for source, clauses in said.items():
        if source == one.id:
            yield from (f"{clause}." for clause in clauses)
        else:
            yield f"{voice.name(source)}: {'; '.join(clauses)}."


def threat(state: DEState, space: str, hero: Hero | None, voice: Voice) -> Inspection:
    """The monsters that could strike at a space in their next activation, if this hero stood there."""
    if not grid_of(state).bit[space] & floor_of(state):
        return Inspection()
    if hero is not None:
        state = replace(state, heroes={**state.heroes, hero.id: replace(hero, space=space)})
    strikers = [monster for monster in state.monsters.values() if zone_of(state, monster, FARTHEST) & grid_of(state).bit[space]]
    return threat_of([(one.id, _chances(state, one.id, hero.id, "") if hero is not None else None) for one in strikers], voice)


def _clashes(state: DEState, one: Figure, other: Figure, voice: Voice) -> Iterator[Clash]:
    """Each attack of one figure on another, wherever they stand."""
    for weapon in armed_with(state, one)[:2] if isinstance(one, Hero) else ("",):
        found = _chances(state, one.id, other.id, weapon)
        kind = voice.name(weapon, "card") if weapon else voice.say(f"type-{probe(state, one.id).type}")
        armour = armor_of(state, other.id, probe(state, one.id, weapon).type)
        yield clash_of(found, forecast_of(found, voice, RULE_OF_WOUNDS, armour=armour), voice, kind)


def _chances(state: DEState, attacker: str, target: str, weapon: str) -> Chances[Pool]:
    """The odds of an attack from where both stand."""
    made, one = probe(state, attacker, weapon), figure_at(state, target)
    assert one is not None
    made.target, made.affected = one.space, [target]
    made.origin, made.distance = line_of(state, made, grid_of(state).bit[one.space])
    blow = blow_on(state, made, target)
    result = result_of(blow)
    return Chances(attacker, target, blow.dice, Pool(), result.odds, result.kill)
