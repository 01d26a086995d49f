"""A text of the notation as it is printed, in the language of whoever reads it. In English it is what `notation` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch

from tenebra.games.descent.vocabulary import (
    RANKED,
    Ability,
    AbilityName,
    Act,
    Attack,
    Band,
    Bonus,
    Clause,
    Clauses,
    Cost,
    Deed,
    DoubleDamage,
    DrainThreat,
    Effect,
    Familiar,
    Immune,
    Nova,
    Plot,
    Power,
    Scheme,
    Slay,
    Spawn,
    Stat,
    Ward,
)
from tenebra.kit.telling import capital

Say = Callable[..., str]
"""`Words.say` of a language with the words of this game."""


def print_text(clauses: Clauses, say: Say) -> str:
    """The clauses as a card shows them."""
    return "; ".join(print_clause(clause, say) for clause in clauses)


def print_clause(clause: Clause, say: Say) -> str:
    """One sentence of a card."""
    return capital(_clause(clause, say))


def print_meanings(clauses: Clauses, say: Say) -> str:
    """The meanings of the special abilities named in a text, each once: `Pierce: The attack ignores …`."""
    named = dict.fromkeys(name for clause in clauses for name in _abilities(clause))
    return " ".join(f"{print_ability(name, say)}: {say(f'ability-{name}.meaning')}" for name in named)


def _abilities(clause: Clause) -> Iterable[AbilityName]:
    match clause:
        case Attack(effects=effects):
            return [effect.name for effect in effects if isinstance(effect, Ability)]
        case Immune(to=names):
            return names
        case _:
            return ()


@singledispatch
def _clause(clause: Clause, say: Say) -> str:
    raise TypeError(clause)


@_clause.register
def _(clause: Attack, say: Say) -> str:
    when = f"{say(f'notation-when-{clause.when}')}: " if clause.when else ""
    price = f"{say('notation-surges', number=clause.surges)}: " if clause.surges else ""
    return (
        f"{when}{_condition(clause.condition, say)}{price}{_and((print_effect(effect, say) for effect in clause.effects), say)}"
    )


@_clause.register
def _(clause: Stat, say: Say) -> str:
    if clause.name in ("speed_limit", "hands"):
        return say(f"notation-stat-{clause.name}", number=clause.amount)
    against = f" {say(f'notation-against-{clause.against}')}" if clause.against else ""
    stat = say(f"notation-stat-{clause.name}", number=clause.amount)
    return f"{_condition(clause.condition, say)}{clause.amount:+} {stat}{against}"


@_clause.register
def _(clause: Immune, say: Say) -> str:
    names = [print_ability(name, say) for name in clause.to]
    listed = _and([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names, say)
    return say("notation-immune", abilities=listed)


@_clause.register
def _(clause: Ward, say: Say) -> str:
    return say("notation-ward", face=say(f"notation-face-{clause.face}"))


@_clause.register
def _(clause: Familiar, say: Say) -> str:
    return say(f"notation-familiar-{'-'.join(clause.names)}")


@_clause.register
def _(clause: Deed, say: Say) -> str:
    moment = [say(f"notation-moment-{clause.moment}")] if clause.moment else []
    price = ", ".join([*moment, *print_cost(clause.cost, say)])
    target = ""
    if clause.target != "self":
        target = f", {say(f'notation-target-{clause.target}', number=clause.reach)}"
    return f"{price}: {_and((print_act(act, say) for act in clause.acts), say)}{target}"


@_clause.register
def _(clause: Power, say: Say) -> str:
    return say(f"notation-power-{clause.name}", number=clause.number, signed=f"{clause.number:+}")


@_clause.register
def _(clause: Plot, say: Say) -> str:
    saving = f"{say('notation-saving', number=clause.dice)} " if clause.dice else ""
    schemes = _and((print_scheme(scheme, say) for scheme in clause.schemes), say)
    return f"{say(f'notation-occasion-{clause.occasion}')}: {saving}{schemes}"


@_clause.register
def _(clause: Spawn, say: Say) -> str:
    return " + ".join(print_band(band, say) for band in clause.bands)


def _and(texts: Iterable[str], say: Say) -> str:
    return f" {say('notation-and')} ".join(texts)


def _condition(condition: str, say: Say) -> str:
    return f"[{say(f'notation-condition-{condition}')}] " if condition else ""


def print_ability(name: AbilityName, say: Say) -> str:
    """The name of a special ability without its X."""
    return say(f"ability-{name}")


def print_effect(effect: Effect, say: Say) -> str:
    """The words for an effect of an attack or a figure: `+1 damage`, `Pierce 2`, `Aura`."""
    match effect:
        case Bonus(of, amount):
            return f"{amount:+} {say(f'notation-bonus-{of}', number=abs(amount))}"
        case Ability(name, rank):
            return print_ability(name, say) + (f" {rank}" if name in RANKED else "")
        case DoubleDamage():
            return say("notation-double-damage")
        case Slay():
            return say("notation-slay-target")
        case DrainThreat(amount):
            return say("notation-drain-threat", number=amount)
        case Nova(reach):
            return say("notation-nova", number=reach)


def print_cost(cost: Cost, say: Say) -> list[str]:
    """The price of a deed, part by part."""
    prices = (("movement", cost.movement), ("fatigue", cost.fatigue), ("wounds", cost.wounds))
    paid = [say(f"notation-cost-{name}", number=number) for name, number in prices if number]
    return paid + [say(f"notation-cost-{name}") for name in ("exhaust", "discard") if getattr(cost, name)]


def print_act(act: Act, say: Say) -> str:
    """One thing that a deed does."""
    verb = f"{act.verb}-all" if act.verb in ("heal", "recover") and not act.number else act.verb
    return say(f"notation-act-{verb}", number=act.number, signed=f"{act.number:+}")


def print_scheme(scheme: Scheme, say: Say) -> str:
    """One thing that an event or trap does."""
    if scheme.verb == "wounds":
        text = say(f"notation-wounds-{scheme.whom}", number=scheme.number)
        return f"{text} ({say('notation-fewer', less=scheme.less, number=scheme.dice)})" if scheme.dice else text
    monster = say(f"monster-{scheme.monster}{'.leader' if scheme.rank == 'leader' else ''}") if scheme.monster else ""
    return say(f"notation-scheme-{scheme.verb}", number=scheme.number, monster=monster)


def print_band(band: Band, say: Say) -> str:
    """`2 Beastmen`, `1 Leader Bane Spider`."""
    form = {("normal", True): "", ("normal", False): ".plural", ("leader", True): ".leader", ("leader", False): ".leaders"}
    return f"{band.number} {say(f'monster-{band.kind}{form[band.rank, band.number == 1]}')}"
