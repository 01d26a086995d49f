"""By which rules an attack reaches its targets, and what has changed its roll and damage: told with it (DR-ATK-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenebra.games.drunagor.rules.space import is_on_darkness, level_of
from tenebra.games.drunagor.rules.tokens import intimidation, marked
from tenebra.games.drunagor.state import STEALTH, DRState, character

if TYPE_CHECKING:
    from tenebra.games.drunagor.rules.attack import Shot

RANGE_RULES = {
    "yellow": ("DR-ATK-03", "DR-RNG-02"),
    "red": ("DR-ATK-03", "DR-RNG-03", "DR-ENG-05"),
    "green": ("DR-RNG-04", "DR-ENG-08", "DR-RUB-04"),
    "blue": ("DR-RNG-04", "DR-ENG-08", "DR-RUB-04"),
    "": ("DR-RNG-11", "DR-EQP-04"),
}
"""The rules that give an attack its reach, by the cube that paid."""
SEVERAL_RULES = {
    "cleave": ("DR-TKW-03", "DR-ATK-09"),
    "multishot": ("DR-TKW-05", "DR-ATK-09"),
    "strike": ("DR-TKW-04", "DR-TGT-06", "DR-ATK-09"),
    "command": ("DR-RNG-12", "DR-RUB-26"),
}


def reasons_of(shot: Shot) -> tuple[str, ...]:
    """The rules an attack is declared by."""
    words = [rule for effect in shot.sentence.effects for rule in SEVERAL_RULES.get(effect.verb, ())]
    several = ["DR-SKL-11"] if len(shot.sentence.hits) > 1 else []
    return (*RANGE_RULES[shot.aim.colour], *words, *several)


def modifiers_of(state: DRState, shot: Shot, targets: Sequence[str]) -> list[str]:
    """The rules that have changed the roll, or its damage, against some of the targets."""
    level, levels = level_of(state, shot.attacker), [level_of(state, target) for target in targets]
    words = [effect.verb for effect in shot.sentence.effects]
    hindered = state.teams and any(STEALTH in character(state, target).tokens for target in targets)
    applied = {
        "DR-TKW-02": bool(shot.hit),
        "DR-ATK-06": any(other < level for other in levels),
        "DR-ATK-07": any(other > level for other in levels),
        "DR-ATK-08": is_on_darkness(state, shot.attacker),
        "DR-PVP-09": bool(hindered),
        "DR-TKW-01": "bonus" in words,
        "DR-TKW-06": "crit" in words,
        "DR-ATK-11": "double_damage" in words,
        "DR-CND-09": any(marked(state, shot.attacker, target) for target in targets),
        "DR-CND-08": bool(intimidation(state, shot.attacker)),
    }
    return [rule for rule, holds_now in applied.items() if holds_now]
