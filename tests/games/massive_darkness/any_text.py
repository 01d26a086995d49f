"""Any text that the notation can write, at random: a walk through the grammar of cards.lark."""

from __future__ import annotations

import random
from functools import cache

import lark
from lark.grammar import NonTerminal, Rule, Symbol

from tenebra.games.massive_darkness.notation import NOTATION
from tenebra.games.massive_darkness.vocabulary import Deed
from tenebra.kernel import BadInput

DEEP = 12
"""From here on the shortest way of saying something is taken."""
NUMBERS = {"INT": ("1", "2", "3", "9"), "SIGNED": ("-2", "-1", "+1", "+2")}


@cache
def ways() -> dict[str, list[Rule]]:
    """What each part of a text can be made of."""
    found: dict[str, list[Rule]] = {}
    for rule in NOTATION.grammar.rules:
        found.setdefault(rule.origin.name, []).append(rule)
    return found


@cache
def words(terminal: str) -> tuple[str, ...]:
    """The words that a terminal stands for: `red` or `blue`, `Wound` or `Wounds`."""
    if terminal in NUMBERS:
        return NUMBERS[terminal]
    pattern = NOTATION.grammar.get_terminal(terminal).pattern
    if isinstance(pattern, lark.lexer.PatternStr):
        return (pattern.value,)
    text = pattern.value.replace("\\", "").replace("(?:", "(")
    some = text.removesuffix("s?").strip("()").split("|")
    return (*some, *(f"{word}s" for word in some)) if text.endswith("s?") else tuple(some)


def walk(part: Symbol, pick: random.Random, depth: int = 0) -> list[str]:
    """A part of a text in words."""
    if not isinstance(part, NonTerminal):
        return [pick.choice(words(part.name))]
    choices = ways()[part.name]
    if depth > DEEP:
        fewest = min(len(rule.expansion) for rule in choices)
        choices = [rule for rule in choices if len(rule.expansion) == fewest]
    return [word for one in pick.choice(choices).expansion for word in walk(one, pick, depth + 1)]


def any_text(pick: random.Random, with_deeds: bool) -> str:
    """A text; only Consumables, Events and Signatures may have deeds."""
    while True:
        text = " ".join(walk(NonTerminal("start"), pick))
        try:
            clauses = NOTATION.read(text)
        except BadInput:
            continue  # a Level token too far from the Current Level
        if with_deeds or not any(isinstance(clause.body, Deed) for clause in clauses):
            return text
