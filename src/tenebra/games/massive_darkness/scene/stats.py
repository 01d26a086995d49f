"""The characteristics of a Character in a scene: dice one by one as they are drawn, and in words."""

from __future__ import annotations

from tenebra.games.massive_darkness.content.model import TYPES
from tenebra.games.massive_darkness.dice import Pool
from tenebra.games.massive_darkness.rules.movement import points_of
from tenebra.games.massive_darkness.rules.pools import enemy_dice, hero_dice
from tenebra.games.massive_darkness.scene.voice import picture
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.games.massive_darkness.telling import is_attack_colour
from tenebra.kit.odds import colours
from tenebra.kit.painting import once
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice, by_heart

ENEMY_MOVES = 2
SECTIONS = (*TYPES, "defense")
"""The purposes for which dice are rolled."""


def shapes(pool: Pool) -> tuple[str, ...]:
    """The dice of a pool as they are drawn: with the shape of their side."""
    return tuple(map(shape, colours(pool)))


def shape(colour: str) -> str:
    """An Attack die has cut corners, a Defense die is a shield."""
    return f"{'sword' if is_attack_colour(colour) else 'shield'}-{colour}"


@once
def hero_stats(state: MDState, hero: Hero, voice: Voice) -> tuple[Stat, ...]:
    """The dice of each type of Attack the Hero has some for, those of Defense, and Movement Points."""
    return _stats(voice, tuple([hero_dice(hero, type).capped() for type in SECTIONS]), points_of(state, hero))


def enemy_stats(enemy: Enemy, voice: Voice) -> tuple[Stat, ...]:
    """The dice of an Enemy and its Minions, and the Zones it moves in an activation (MD-ENP-03, MD-ENP-05)."""
    return _stats(voice, tuple([enemy_dice(enemy, type) for type in SECTIONS]), ENEMY_MOVES)


@by_heart
def _stats(voice: Voice, pools: tuple[Pool, ...], movement: int) -> tuple[Stat, ...]:
    out = []
    for section, pool in zip(SECTIONS, pools, strict=True):
        if pool.size or section == "defense":
            value = "" if pool.size else "0"
            text = voice.dice(colours(pool)) if pool.size else ""
            out.append(Stat(picture("type", section), voice.say(f"section-{section}"), shapes(pool), value, text))
    return (*out, Stat(picture("type", "movement"), voice.say("scene-movement"), value=str(movement)))
