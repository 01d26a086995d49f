"""A text of the notation as it is printed, in the language of whoever reads it.

In English it is what `notation` reads, but for the mark of a free re-roll, which is written `r` there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch

from tenebra.games.conan.vocabulary import (
    COLOURS,
    Act,
    Armour,
    Burst,
    Clause,
    Clauses,
    Deed,
    Dice,
    Gift,
    Guard,
    Manipulation,
    Melee,
    Person,
    Ranged,
    Skill,
    Stat,
)
from tenebra.kit.telling import capital

Say = Callable[..., str]
"""`Words.say` of a language with the words of this game."""
MANY = 2
"""Grammatical number of an X."""


def print_text(clauses: Clauses, say: Say) -> str:
    """The clauses as a card shows them."""
    return "; ".join(print_clause(clause, say) for clause in clauses)


def print_clause(clause: Clause, say: Say) -> str:
    """One sentence of a card."""
    return capital(_clause(clause, say))


def print_meanings(clauses: Clauses, say: Say) -> str:
    """The meanings of the skills named in a text, each once: `Reach: Strikes into …`."""
    named = dict.fromkeys(skill for clause in clauses for skill in _skills(clause))
    return " ".join(print_meaning(skill, say) for skill in named)


def print_meaning(skill: Skill, say: Say) -> str:
    """A skill and what it does."""
    return f"{print_skill(skill, say)}: {say(f'skill-{_dashed(skill)}.about')}"


def print_skill(skill: Skill, say: Say) -> str:
    """The name of a skill."""
    return say(f"skill-{_dashed(skill)}")


def print_dice(dice: Dice, say: Say, is_per_gem: bool = False) -> str:
    """`2 red (free re-roll) + yellow`; with an X, `X yellow`."""
    icons = []
    for colour, number, marks in zip(COLOURS, dice.pool, dice.marks, strict=True):
        if number:
            shown = "X" if is_per_gem else str(number) if number > 1 else ""
            name = say(f"notation-die-{colour}", number=MANY if is_per_gem else number)
            icons.append(" ".join([*filter(None, [shown]), name, *[say("notation-mark")] * marks]))
    return " + ".join(icons)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _skills(clause: Clause) -> Iterable[Skill]:
    match clause:
        case Gift(skills):
            return skills
        case Deed(acts):
            return tuple(skill for act in acts for skill in (("teleport",) if act.verb == "teleport" else act.skills))
        case _:
            return ()


def _and(texts: Iterable[str], say: Say) -> str:
    return f" {say('notation-and')} ".join(texts)


@singledispatch
def _clause(clause: Clause, say: Say) -> str:
    raise TypeError(clause)


@_clause.register(Melee)
@_clause.register(Guard)
@_clause.register(Manipulation)
@_clause.register(Burst)
def _(clause: Melee | Guard | Manipulation | Burst, say: Say) -> str:
    return say(f"notation-{type(clause).__name__.lower()}", dice=print_dice(clause.dice, say))


@_clause.register
def _(clause: Ranged, say: Say) -> str:
    marks = [say(f"notation-{mark}") for mark in ("thrown", "area") if getattr(clause, f"is_{mark}")]
    return " ".join([say("notation-ranged", dice=print_dice(clause.dice, say)), *marks])


@_clause.register
def _(clause: Armour, say: Say) -> str:
    parts = [*([str(clause.number)] if clause.number else []), *filter(None, [print_dice(clause.dice, say)])]
    return say("notation-armour", armour=_and(parts, say))


@_clause.register
def _(clause: Gift, say: Say) -> str:
    return say("notation-gift", skills=_and((print_skill(skill, say) for skill in clause.skills), say))


@_clause.register
def _(clause: Stat, say: Say) -> str:
    return f"{say(f'notation-stat-{_dashed(clause.name)}')} {clause.amount:+}"


@_clause.register
def _(clause: Person, say: Say) -> str:
    return say("notation-person", life=clause.life)


@_clause.register
def _(clause: Deed, say: Say) -> str:
    price = say("notation-discard-any-time" if clause.is_any_time else "notation-discard") if clause.is_discarded else ""
    target = f", {say(f'notation-target-{_dashed(clause.target)}')}" if clause.target != "you" else ""
    lasting = f", {say(f'notation-lasting-{clause.lasting}')}" if clause.lasting != "turn" else ""
    acts = _and((print_act(act, say) for act in clause.acts), say)
    return f"{price}: {acts}{target}{lasting}" if price else f"{acts}{target}{lasting}"


def print_act(act: Act, say: Say) -> str:
    """One thing that a deed does."""
    verb = "heal-dice" if act.verb == "heal" and any(act.dice.pool) else _dashed(act.verb)
    return say(
        f"notation-act-{verb}",
        number=MANY if act.is_per_gem else act.number,
        shown="X" if act.is_per_gem else str(act.number),
        dice=print_dice(act.dice, say, act.is_per_gem),
        skills=_and((print_skill(skill, say) for skill in act.skills), say),
    )
