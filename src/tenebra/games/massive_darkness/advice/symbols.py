"""The spending of a Hero's symbols in the roll on the table (MD-ENC-07): an Enchantment is worth what it changes, in Wounds."""

from __future__ import annotations

from tenebra.games.massive_darkness.advice.blows import life_left, worth_of_effects
from tenebra.games.massive_darkness.dice import FACES, total
from tenebra.games.massive_darkness.forecast import wounds_after
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.pools import COLOURS
from tenebra.games.massive_darkness.rules.rerolls import dice_on
from tenebra.games.massive_darkness.rules.space import enemies_in
from tenebra.games.massive_darkness.rules.wounds import boss_can_be_hit
from tenebra.games.massive_darkness.state import Combat, Enemy, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    DoubleHits,
    Effect,
    Heal,
    Inflict,
    Kill,
    ReachBoss,
    RollsNoDice,
    Stun,
)
from tenebra.games.massive_darkness.vocabulary import Combat as Text

BLOODY = (Add, AddDice, AddWounds, DoubleHits, Kill, RollsNoDice)
"""Effects that wound the target, and so are worth no more than what is left of it."""
NOT_NEEDED = 0.1
"""The weight of more Shields when there are enough: the Attacker's symbols are still to come (MD-ENC-01)."""


def worth_in_roll(state: MDState, text: Text) -> float:
    """The worth of an Enchantment of a Hero in the roll; 0 if it changes nothing."""
    combat = state.combat
    assert combat is not None
    return _worth_to_defender(state, combat, text) if text.side == "defense" else _worth_to_attacker(state, combat, text)


def _worth_to_defender(state: MDState, combat: Combat, text: Text) -> float:
    hero, foe = state.heroes[combat.defender], state.enemies[combat.attacker]
    is_blocked = result(combat, "defense").strength >= result(combat, "attack").strength
    value = 0.0
    for effect in text.effects:
        need = NOT_NEEDED if is_blocked and isinstance(effect, Add) else 1
        value += need * _change(state, combat, hero, foe, effect)
    return value


def _worth_to_attacker(state: MDState, combat: Combat, text: Text) -> float:
    hero, foe = state.heroes[combat.attacker], state.enemies[combat.defender]
    left = life_left(foe) if boss_can_be_hit(foe, combat.reaches_boss) else sum(foe.minions)
    room = max(0, left - wounds_after(state, ""))
    value = 0.0
    for effect in text.effects:
        change = _change(state, combat, hero, foe, effect)
        value += min(change, room) if isinstance(effect, BLOODY) else change
    return value


def _change(state: MDState, combat: Combat, hero: Hero, foe: Enemy, effect: Effect) -> float:
    match effect:
        case Add(symbol="hit" | "shield" as symbol, amount=amount) if amount < 0:
            side = "attack" if symbol == "hit" else "defense"
            return min(-amount, result(combat, side).strength)
        case AddDice(amount=amount) if amount < 0:
            return _lost_with_dice(combat, effect)
        case RollsNoDice():
            return min(total(combat.defense_faces).strength, result(combat, "defense").strength)
        case DoubleHits():
            return total(combat.attack_faces).strength
        case Stun() if foe.is_stunned or foe.id in combat.stuns_late:
            return 0
        case ReachBoss() if not foe.health or boss_can_be_hit(foe, combat.reaches_boss):
            return 0
        case Kill():
            return foe.minions[-1] if foe.minions else foe.health
        case Heal(amount=amount):
            lacking = hero.maximum - hero.health
            return 0.7 * (min(amount, lacking) if amount else lacking)
        case Inflict(amount=amount, on="others"):
            others = [other for other in enemies_in(state, combat.zone) if other is not foe]
            return amount * sum(len(other.minions) + (other.health > 0) for other in others)
    return worth_of_effects((effect,))


def _lost_with_dice(combat: Combat, taken: AddDice) -> int:
    """The result of the best of those dice that an effect takes away."""
    side = "defense" if taken.whose == "defender" else "attack"
    colours = COLOURS.get(taken.dice, (taken.dice,))
    dice, faces = dice_on(combat, side)
    shown = [FACES[face].strength for die, face in zip(dice, faces, strict=True) if die in colours]
    return sum(sorted(shown, reverse=True)[: -taken.amount])
