"""The odds of an attack before the d20 falls (DR-ATK-05, DR-ATK-16), exact for each natural number. Nothing is rolled.

SHIELD tokens of the target are counted; FURY, rerolls, surges and Reactions are not, `left_out` names those there are.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import msgspec

from tenebra.games.drunagor.content.foes import companions
from tenebra.games.drunagor.dice import HIGHEST
from tenebra.games.drunagor.effects import Casting
from tenebra.games.drunagor.rules import field
from tenebra.games.drunagor.rules.attack import Shot, damage_of, does_hit, is_surprise, shot_of, why_not_attack
from tenebra.games.drunagor.rules.conditions import health_of
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.spells import aim_of, is_attack, spell_damage
from tenebra.games.drunagor.rules.targets import reach_of
from tenebra.games.drunagor.rules.tokens import intimidation
from tenebra.games.drunagor.state import FURY, SHIELD, DRState, are_enemies, character, is_there
from tenebra.games.drunagor.vocabulary import NOTHING, Sentence, Text
from tenebra.kernel import BadInput
from tenebra.kit.odds import Chances, Odds


class Dice(NamedTuple):
    """The dice to roll."""

    d20: int = 0


class Blow(msgspec.Struct, frozen=True):
    """An attack on one target as far as it is known: the damage of each natural number from 1 to 20; a Spell Attack has one."""

    attacker: str
    target: str
    damage: tuple[int, ...]
    life: int
    """The Health the target can lose before it falls."""
    left_out: tuple[str, ...] = ()


def d20_odds(dice: str) -> Odds:
    """The chances of each number of the d20, for whoever asks about dice alone."""
    if dice not in ("d20", "1 d20"):
        raise BadInput(f"{dice!r} is not dice; write 'd20'")
    return (Fraction(0), *[Fraction(1, HIGHEST)] * HIGHEST)


def weapon_blow(state: DRState, shot: Shot, target: str) -> Blow:
    """The blow of a Weapon Attack on one target, natural number by natural number."""
    surprise = is_surprise(state, shot, target)
    dealt = tuple(
        _through(state, target, damage_of(state, shot, target, natural, surprise=surprise))
        if does_hit(state, shot, target, natural)
        else 0
        for natural in range(1, HIGHEST + 1)
    )
    left_out = [FURY] if FURY in character(state, shot.attacker).tokens else []
    left_out += ["reroll"] if shot.sentence.find("reroll") is not None else []
    return Blow(shot.attacker, target, dealt, _life(state, target), tuple(left_out))


def spell_blow(state: DRState, casting: Casting, sentence: Sentence, target: str) -> Blow:
    """The blow of a Spell Attack on one target: it never fails (DR-SPL-01)."""
    damage = spell_damage(state, casting, sentence, target, aim_of(state, casting))
    if sentence.find("sure_damage") is None:
        damage = _through(state, target, damage)
    left_out = (FURY,) if FURY in character(state, casting.user).tokens else ()
    return Blow(casting.user, target, (damage,), _life(state, target), left_out)


def _through(state: DRState, target: str, damage: int) -> int:
    return max(0, damage - character(state, target).tokens.get(SHIELD, 0))


def _life(state: DRState, target: str) -> int:
    return companions()[target].sturdiness + 1 if target in state.companions else health_of(state, target)


def chances_of(blow: Blow) -> Chances[Dice]:
    """The exact odds of a blow."""
    ways = len(blow.damage)
    odds = tuple(Fraction(blow.damage.count(number), ways) for number in range(max(blow.damage) + 1))
    kill = Fraction(sum(number >= blow.life for number in blow.damage), ways)
    return Chances(blow.attacker, blow.target, Dice(int(ways > 1)), Dice(), odds, kill, blow.left_out)


def blow_of(state: DRState, casting: Casting, target: str) -> Blow | None:
    """The first attack of a text on somebody; None if it makes none."""
    for sentence in casting.text.uses:
        if sentence.kind == "weapon" and sentence.find("command") is None:
            shot = shot_of(state, casting, sentence, sentence.hits[0])
            return None if why_not_attack(state, shot) == "DR-ATK-02" else weapon_blow(state, shot, target)
        if is_attack(sentence):
            return spell_blow(state, casting, sentence, target)
    return None


def blow_at(state: DRState, hero: str, target: str) -> Blow | None:
    """The attack that a Hero is choosing a target for, if it is one."""
    using = state.using
    if hero not in state.heroes or not using or not is_there(state, target) or not are_enemies(state, hero, target):
        return None
    skill = skills_of(state, hero).get(using)
    if skill is None:
        return None
    slots = state.heroes[hero].docked
    colour = slots.get(f"{using}.2") or slots.get(using) or ""
    if colour not in skill.colours:
        colour = str(skill.colours[-1]) if skill.colours else ""
    return blow_of(state, casting_of(state, hero, using, skill.text, colour), target)


def casting_of(state: DRState, hero: str, source: str, text: Text = NOTHING, colour: str = "") -> Casting:
    """A text as a Hero would do it with a cube of that colour."""
    return Casting(hero, source, text, "DR-SKL-02", colour, reach_of(state, hero, colour))


def chances_between(state: DRState, attacker: str, target: str) -> Chances[Dice]:
    """The chances of a plain attack with what the attacker holds, or has on its card, whatever the distance."""
    if attacker in state.heroes:
        shot = shot_of(state, casting_of(state, attacker, ""), Sentence(hits=(0,)), 0)
        if why_not_attack(state, shot) != "DR-ATK-02":
            return chances_of(weapon_blow(state, shot, target))
    damage = max(0, field.damage_of(state, attacker) - intimidation(state, attacker)) if attacker in state.monsters else 0
    return chances_of(Blow(attacker, target, (_through(state, target, damage),), _life(state, target)))
