"""The characteristics of a figure in a scene: the dice of its attacks, armor, speed."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.descent.rules.abilities import armor_of, type_of
from tenebra.games.descent.rules.powers import speed_of
from tenebra.games.descent.rules.strength import boost_of, dice_for
from tenebra.games.descent.rules.targets import armed_with, probe
from tenebra.games.descent.scene.voice import picture
from tenebra.games.descent.state import DEState, Hero, Monster
from tenebra.kit.odds import colours
from tenebra.kit.painting import once
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice


@once
def hero_stats(state: DEState, hero: Hero, voice: Voice) -> tuple[Stat, ...]:
    """The dice of each weapon in use, or of bare hands; armor and speed."""
    weapons = armed_with(state, hero)
    return (
        *(_attack(state, hero.id, weapon, voice) for weapon in weapons[: max(1, len(weapons) - 1)]),
        *_numbers(state, hero.id, voice),
    )


def monster_stats(state: DEState, monster: Monster, voice: Voice) -> tuple[Stat, ...]:
    """The dice of its attack, armor and speed."""
    return (_attack(state, monster.id, "", voice), *_numbers(state, monster.id, voice))


def _attack(state: DEState, who: str, weapon: str, voice: Voice) -> Stat:
    attack = probe(state, who, weapon)
    dice = colours(dice_for(state, attack, boost_of(state, attack)))
    label = voice.name(weapon, "card") if weapon else voice.say(f"type-{type_of(state, state.monsters[who])}")
    return Stat(picture("type", attack.type), label, dice, text=voice.dice(dice))


def _numbers(state: DEState, who: str, voice: Voice) -> Iterator[Stat]:
    yield Stat(picture("stat", "armor"), voice.say("stat-armor"), value=str(armor_of(state, who)))
    yield Stat(picture("stat", "speed"), voice.say("stat-speed"), value=str(speed_of(state, who)))
