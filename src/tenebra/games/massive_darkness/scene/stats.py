"""The characteristics of a Character in a scene: dice one by one as they are drawn, and in words."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness.content.model import TYPES
from tenebra.games.massive_darkness.dice import Pool
from tenebra.games.massive_darkness.rules.movement import points_of
from tenebra.games.massive_darkness.rules.pools import enemy_dice, hero_dice
from tenebra.games.massive_darkness.scene.voice import picture
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.games.massive_darkness.telling import is_attack_colour
from tenebra.kit.odds import colours
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice

ENEMY_MOVES = 2


def shapes(pool: Pool) -> tuple[str, ...]:
    """The dice of a pool as they are drawn: with the shape of their side."""
    return tuple(map(shape, colours(pool)))


def shape(colour: str) -> str:
    """An Attack die has cut corners, a Defense die is a shield."""
    return f"{'sword' if is_attack_colour(colour) else 'shield'}-{colour}"


def hero_stats(state: MDState, hero: Hero, voice: Voice) -> tuple[Stat, ...]:
    """The dice of each type of Attack the Hero has some for, those of Defense, and Movement Points."""
    movement = Stat(picture("action", "movement"), voice.say("scene-movement"), value=str(points_of(state, hero)))
    return (*_dice(lambda type: hero_dice(hero, type).capped(), voice), movement)


def enemy_stats(enemy: Enemy, voice: Voice) -> tuple[Stat, ...]:
    """The dice of an Enemy and its Minions, and the Zones it moves in an activation (MD-ENP-03, MD-ENP-05)."""
    movement = Stat(picture("action", "movement"), voice.say("scene-movement"), value=str(ENEMY_MOVES))
    return (*_dice(lambda type: enemy_dice(enemy, type), voice), movement)


def _dice(pool_of: Callable[[str], Pool], voice: Voice) -> tuple[Stat, ...]:
    out = []
    for type in (*TYPES, "defense"):
        pool = pool_of(type)
        if pool.size or type == "defense":
            value = "" if pool.size else "0"
            text = voice.dice(colours(pool)) if pool.size else ""
            out.append(Stat(picture("type", type), voice.say(f"section-{type}"), shapes(pool), value, text))
    return tuple(out)
