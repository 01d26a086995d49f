"""A text of the notation as it is printed, in the language of whoever reads it. In English it is what `notation` reads."""

from __future__ import annotations

from collections.abc import Callable

from tenebra.games.massive_darkness.notation import PLACES
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    Clause,
    Clauses,
    Combat,
    Condition,
    Deed,
    Effect,
    FillBlank,
    FlipBlank,
    Heal,
    Inflict,
    Reroll,
    Skill,
)

Say = Callable[..., str]
"""`Words.say` of a language with the words of this game."""
SHIFTS = {place: shift for shift, place in PLACES.items()}


def print_text(clauses: Clauses, say: Say) -> str:
    """The clauses as a card shows them."""
    return "; ".join(_clause(clause, say) for clause in clauses)


def _clause(clause: Clause, say: Say) -> str:
    lasting = ""
    if clause.until:
        whom = "" if clause.target == "self" else f", {say(f'notation-target-{clause.target}')}"
        lasting = f"{say(f'notation-until-{clause.until}')}{whom}: "
    conditions = "".join(f"[{print_condition(condition, say)}] " for condition in clause.conditions)
    return f"{lasting}{conditions}{_body(clause.body, say)}"


def print_condition(condition: Condition, say: Say) -> str:
    """A Condition without its brackets."""
    return say(f"notation-condition-{condition.kind}", number=condition.number)


def _body(body: Combat | Skill | Deed, say: Say) -> str:
    if isinstance(body, Combat):
        return _combat(body, say)
    if isinstance(body, Skill):
        return _skill(body, say)
    return _deed(body, say)


def _combat(combat: Combat, say: Say) -> str:
    symbols = [("bam", combat.bam), ("diamond", combat.diamond)]
    cost = "".join(f" {f'{n} ' if n > 1 else ''}{say(f'notation-symbol-{symbol}')}" for symbol, n in symbols if n)
    moment = "" if combat.moment == "always" else f"{say(f'notation-moment-{combat.moment}')} "
    effects = f" {say('notation-and')} ".join(print_effect(effect, say) for effect in combat.effects)
    repeat = f" ({say('notation-repeat', number=combat.repeat)})" if combat.repeat > 1 else ""
    return f"{say(f'notation-type-{combat.type}')}{cost}: {moment}{effects}{repeat}"


def print_effect(effect: Effect, say: Say) -> str:
    """One effect of a Combat Skill or Enchantment."""
    if isinstance(effect, Add):
        return _counted(effect.amount, effect.symbol, effect.whose, say)
    if isinstance(effect, AddDice):
        return _counted(effect.amount, f"dice-{effect.dice}", effect.whose, say)
    if isinstance(effect, AddWounds):
        return _counted(effect.amount, "wound", "own", say)
    if isinstance(effect, Reroll):
        if effect.which == "all":
            return _counted(effect.times, f"reroll-{effect.dice}", "own", say)
        return say(f"notation-reroll-{effect.which}-{effect.dice}")
    if isinstance(effect, Cancel):
        return say(f"notation-cancel-{effect.side}-{effect.symbol}")
    if isinstance(effect, FlipBlank):
        return say("notation-flip-all" if effect.all else "notation-flip-one")
    if isinstance(effect, FillBlank):
        gains = f" {say('notation-or')} ".join(_counted(1, symbol, "own", say) for symbol in effect.symbols)
        return say("notation-fill", gains=gains)
    if isinstance(effect, Heal):
        return say("notation-fully-heal") if effect.is_full else say("notation-heal", number=effect.amount)
    if isinstance(effect, Inflict):
        return say(f"notation-inflict-{effect.on}", number=effect.amount)
    return say(f"notation-{str(effect.__struct_config__.tag).replace('_', '-')}")


def _counted(amount: int, noun: str, whose: str, say: Say) -> str:
    """`Defender -2 Shields`: whose it is, how many with their sign, and of what."""
    owner = "" if whose == "own" else f"{say(f'notation-{whose}')} "
    return f"{owner}{amount:+} {say(f'notation-{noun}', number=abs(amount))}"


def _skill(skill: Skill, say: Say) -> str:
    if skill.name in ("max_health", "actions", "movement_points"):
        kind = f"-{skill.action}" if skill.action else ""
        return f"{skill.number:+} {say(f'notation-skill-{skill.name}{kind}', number=skill.number)}"
    combat = f" ({'; '.join(_combat(one, say) for one in skill.combat)})" if skill.combat else ""
    return f"{say(f'notation-skill-{skill.name}', number=skill.number)}{combat}"


def _deed(deed: Deed, say: Say) -> str:
    verb = "fully_heal" if deed.verb == "heal" and not deed.number else deed.verb
    signed = f"{deed.number:+}"
    text = say(f"notation-deed-{verb}", number=deed.number, signed=signed)
    if deed.level:
        text = f"{text} {say('notation-of-level', level=f'{deed.level:+}')}"
    if deed.target != "self":
        text = f"{text}, {say(f'notation-target-{deed.target}')}"
    if deed.place != "user":
        shift = SHIFTS[deed.place]
        text = f"{text}, {say('notation-level-token')}{f' {shift:+}' if shift else ''}"
    return text
