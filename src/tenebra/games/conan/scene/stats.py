"""The characteristics of a character in a scene: dice, armour, movement."""

from __future__ import annotations

from tenebra.games.conan.content import heroes, tile
from tenebra.games.conan.scene.voice import picture
from tenebra.games.conan.state import COState, Hero, Model
from tenebra.games.conan.vocabulary import Dice
from tenebra.kit.odds import colours
from tenebra.kit.scene import Stat
from tenebra.kit.voice import Voice, by_heart


def stats_of(state: COState, one: Hero | Model, voice: Voice) -> tuple[Stat, ...]:
    """The die of each attack of a hero, the dice of a model; armour and base movement."""
    return _of_hero(voice, one.id) if isinstance(one, Hero) else _of_kind(voice, state.units[one.unit].kind)


@by_heart
def _of_hero(voice: Voice, hero: str) -> tuple[Stat, ...]:
    sheet = heroes()[hero]
    dice = [dice_stat(space, sheet.spaces[space].die, voice) for space in ("melee", "ranged", "guard")]
    return (*dice, Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(sheet.movement)))


@by_heart
def _of_kind(voice: Voice, kind: str) -> tuple[Stat, ...]:
    entry = tile(kind)
    attacks = {"melee": entry.melee, "ranged": entry.ranged}
    dice = [dice_stat(kind, dice, voice) for kind, dice in attacks.items() if any(dice.pool)]
    return (
        *dice,
        Stat(picture("stat", "armour"), voice.say("stat-armour"), value=str(entry.armour)),
        Stat(picture("stat", "movement"), voice.say("stat-movement"), value=str(entry.movement)),
    )


def dice_stat(kind: str, dice: Dice, voice: Voice) -> Stat:
    """Dice as they are printed."""
    shown = colours(dice.pool)
    text = " ".join([voice.dice(shown), *[voice.say("notation-mark")] * sum(dice.marks)])
    return Stat(picture("space", kind), voice.say(f"space-{kind}"), shown, text=text)
