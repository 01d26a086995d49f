"""Answers about one character or one square: what it is able to do, who could strike there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tenebra.games.drunagor.forecast import chances_between
from tenebra.games.drunagor.looking import focus_of, someone
from tenebra.games.drunagor.printing import print_text
from tenebra.games.drunagor.rules.field import card_of, field_of, movement_of
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.space import board_of, grid_of, in_range
from tenebra.games.drunagor.rules.ways import ways_of
from tenebra.games.drunagor.scene.question import RULE_OF_DAMAGE
from tenebra.games.drunagor.state import Character, DRState, Hero, Monster, are_enemies
from tenebra.kernel import View, aside
from tenebra.kit.inspection import Inspection, clash_of, threat_of
from tenebra.kit.question import forecast_of
from tenebra.kit.voice import Voice


def inspect(view: View[DRState], at: str, voice: Voice) -> Inspection:
    """Of a Monster what it can do and reach, of a Hero its passives, of a square who could strike there."""
    state, one, focus = view.state, someone(view.state, at), focus_of(view)
    if one is None:
        hero = focus if isinstance(focus, Hero) else state.heroes.get(view.seat)
        known = grid_of(state).bit.get(at, 0) & board_of(state).floor
        return _threat(state, at, hero, voice) if known and hero is not None else Inspection()
    abilities = tuple(_abilities(state, one, voice))
    if isinstance(one, Monster):
        reach, zone = _grasp(state, one)
        found = Inspection(abilities, reach=reach, zone=zone)
        if isinstance(focus, Hero) and are_enemies(state, focus.id, one.id):
            chances = chances_between(state, one.id, focus.id)
            return replace(found, clashes=(clash_of(chances, forecast_of(chances, voice, RULE_OF_DAMAGE), voice),))
        return found
    return replace(_threat(state, one.space, one, voice), abilities=abilities) if isinstance(one, Hero) else Inspection(abilities)


def _abilities(state: DRState, one: Character, voice: Voice) -> Iterator[str]:
    if isinstance(one, Hero):
        for skill in skills_of(state, one.id).values():
            if skill.is_passive:
                yield f"{voice.name(skill.id)}: {print_text(skill.text, voice.say)}"
    elif isinstance(one, Monster):
        card = card_of(state, one.id)
        for part, text in (("passive", card.passive), ("start", card.start), ("attack", card.attack)):
            if text.sentences:
                yield voice.say(f"scene-monster-{part}", text=print_text(text, voice.say))


def _grasp(state: DRState, monster: Monster) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The squares where a Monster could be at the end of its walk, and those it could strike from there."""
    ways = ways_of(state, monster.id, movement_of(state, monster.id))
    places = 0
    for place in ways.reach():
        places |= place
    squares = ways.body.cover(places | ways.here)
    board, kind = board_of(state), card_of(state, monster.id).type
    zone = board.steps.beside(squares) if kind == "melee" else board.within(squares, 1) if kind == "ranged" else board.floor
    spaces = board.grid.spaces
    return tuple(spaces(squares)), tuple(spaces((zone | squares) & board.floor))


def _threat(state: DRState, space: str, hero: Hero, voice: Voice) -> Inspection:
    """The Monsters that could strike at a Hero who stood on a square."""
    home, bit = hero.space, grid_of(state).bit[space]
    strikers = []
    with aside(state, "space"):
        hero.space = space
        for monster in state.monsters.values():
            field = field_of(state, monster.id)
            reach = ways_of(state, monster.id, field.points)
            places = reach.here
            for place in reach.reach():
                places |= place
            if field.against(bit) & places:
                strikers.append(monster.id)
        hero.space = home
    return threat_of([(who, None) for who in strikers], voice)


def sight(view: View[DRState], piece: str) -> tuple[str, ...]:
    """There is no line of sight (DR-RNG-09): what one shoots at is what is one area away (DR-RNG-03)."""
    state = view.state
    if someone(state, piece) is None:
        return ()
    return tuple(grid_of(state).spaces(in_range(state, piece, 1)))
