"""Answers about one figure or one space: what it is able to do, the odds both ways, who could strike there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tenebra.games.dungeon_venture.forecast import forecast
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, talent_of
from tenebra.games.dungeon_venture.rules.combat import attack_dice, attackable
from tenebra.games.dungeon_venture.rules.movement import Walk
from tenebra.games.dungeon_venture.rules.space import beside, is_enemy
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState, Figure
from tenebra.kernel import View
from tenebra.kit.inspection import Clash, Inspection, clash_of, threat_of
from tenebra.kit.question import forecast_of
from tenebra.kit.voice import Voice


def inspect(view: View[DVState], at: str, voice: Voice) -> Inspection:
    """Of an enemy of whoever acts the odds both ways, of one's own figure and of a space who could strike there."""
    state, figure = view.state, view.state.figures.get(at)
    if figure is None:
        return threat(view, at, voice)
    talent = talent_of(state, figure)
    abilities = (voice.say(f"ability-{talent}"),) if talent else ()
    other = next((one for one in _concerned(view) if is_enemy(one, figure)), None)
    if other is not None:
        return Inspection(abilities, (_clash(state, figure, other, voice), _clash(state, other, figure, voice)))
    is_ours = figure.form in ((MONSTER, BOSS) if view.seat == KEEPER else (HERO,))
    return replace(threat(view, figure.space, voice, figure), abilities=abilities) if is_ours else Inspection(abilities)


def threat(view: View[DVState], space: str, voice: Voice, figure: Figure | None = None) -> Inspection:
    """The figures that could strike at a space in their next turn, if the figure that acts stood there."""
    ours = (MONSTER, BOSS) if view.seat == KEEPER else (HERO, SPIRIT)
    target = figure or next((one for one in _concerned(view) if one.form in ours), None)
    if target is not None and target.form == SPIRIT:
        return Inspection()
    state = view.state
    if target is not None:
        moved = replace(target, space=space)
        state = replace(state, figures={**state.figures, target.id: moved})
    foes = [one for one in state.figures.values() if one.form in ((HERO,) if view.seat == KEEPER else (MONSTER, BOSS))]
    strikers = [foe for foe in foes if can_strike(state, foe, space)]
    return threat_of(
        [(foe.id, forecast(state, foe.id, target, attack_dice(state, foe)) if target else None) for foe in strikers], voice
    )


def can_strike(state: DVState, foe: Figure, space: str) -> bool:
    """A figure could walk and then attack somebody on a space, all in its next turn (DV-TURN-01, DV-ATK-01 to DV-ATK-03)."""
    lost, grid = state.hexes.get(foe.id, ()), sheet_of(state).grid
    if "action" in lost:
        return False
    walk = Walk(state, foe, 0 if "movement" in lost else movement_of(state, foe))
    stops = walk.safe() | walk.here | walk.by_leap() & ~walk.pits
    return any(attackable(state, replace(foe, space=stop), beside(state, stop)) & grid.bit[space] for stop in grid.spaces(stops))


def _concerned(view: View[DVState]) -> Iterator[Figure]:
    """The figure the question is about, the one whose turn it is, the seat's own."""
    about = view.decision.about if view.decision is not None else {}
    turn = view.state.turn.figure if view.state.turn is not None else ""
    for id in (about.get("figure", ""), about.get("hero", ""), turn, view.seat):
        if id in view.state.figures:
            yield view.state.figures[id]


def _clash(state: DVState, one: Figure, other: Figure, voice: Voice) -> Clash:
    found = forecast(state, one.id, other, attack_dice(state, one))
    return clash_of(found, forecast_of(found, voice, "DV-CBT-05"), voice)
