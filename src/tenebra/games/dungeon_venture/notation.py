"""The printed text is the program: a card's text into clauses, by the grammar of cards.lark."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import lark
import msgspec

from tenebra.games.dungeon_venture.dice import NO_DICE, Pool
from tenebra.kernel import BadInput


class Clause(msgspec.Struct, frozen=True):
    """One sentence of a card. `deed` is the keyword; a bonus has the deed `bonus`."""

    deed: str
    when: str = ""
    number: int = 0
    name: str = ""
    dice: Pool = NO_DICE
    with_mana: bool = False
    stat: str = ""
    target: str = ""
    resist: str = "defence"


class _Reader(lark.Transformer[lark.Token, Any]):
    """Turns the parse tree into clauses."""

    def start(self, clauses: list[Clause]) -> tuple[Clause, ...]:
        return tuple(clauses)

    def clause(self, parts: list[Any]) -> Clause:
        when: lark.Tree[lark.Token] | None = parts[0]
        clause: Clause = parts[1]
        return msgspec.structs.replace(clause, when=str(when.data) if when is not None else "")

    def bonus(self, parts: list[Any]) -> Clause:
        clause: Clause = parts[0]
        target: lark.Tree[lark.Token] | None = parts[1]
        return msgspec.structs.replace(clause, target=str(target.data) if target is not None else "")

    def dice_bonus(self, parts: list[Any]) -> Clause:
        stat, number, colour = parts
        return Clause("bonus", stat=str(stat.data), dice=Pool(**{str(colour): int(number)}))

    def movement_bonus(self, parts: list[Any]) -> Clause:
        return Clause("bonus", stat="movement", number=int(parts[0]))

    def talent(self, parts: list[Any]) -> Clause:
        return Clause("bonus", stat=parts[0].lower())

    def effect(self, parts: list[Any]) -> Clause:
        deed, target, resist = parts
        clause = Clause(str(deed.data))
        for value in deed.children:
            if isinstance(value, lark.Token) and value.type == "NAME":
                clause = msgspec.structs.replace(clause, name=str(value))
            elif isinstance(value, lark.Token):
                clause = msgspec.structs.replace(clause, number=int(value))
            else:
                with_mana, dice = value
                clause = msgspec.structs.replace(clause, with_mana=with_mana, dice=dice)
        return msgspec.structs.replace(
            clause,
            target=str(target.data) if target is not None else "",
            resist=str(resist.data) if resist is not None else "defence",
        )

    def mana_strength(self, parts: list[Any]) -> tuple[bool, Pool]:
        return True, parts[0] or NO_DICE

    def dice_strength(self, parts: list[Any]) -> tuple[bool, Pool]:
        return False, parts[0]

    def dice(self, parts: list[Any]) -> Pool:
        pool = NO_DICE
        for number, colour in zip(parts[::2], parts[1::2], strict=True):
            pool = pool.plus(Pool(**{str(colour): int(number)}))
        return pool


@lru_cache(maxsize=1)
def _grammar() -> lark.Lark:
    text = files("tenebra.games.dungeon_venture").joinpath("cards.lark").read_text(encoding="utf-8")
    return lark.Lark(text, parser="lalr", maybe_placeholders=True)


def vocabulary(part: str) -> list[str]:
    """The words that the grammar knows for a part of a clause: `when`, `deed`, `target` or `resist`."""
    return sorted({str(rule.alias) for rule in _grammar().rules if rule.origin.name == part})


def read_card_text(text: str, source: str = "card", line: int = 1, column: int = 1) -> tuple[Clause, ...]:
    """The clauses of a card whose text begins at that place; an error names file, line and column."""
    try:
        clauses: tuple[Clause, ...] = _Reader().transform(_grammar().parse(text))
    except lark.UnexpectedInput as error:
        ended = error.column < 1 or (isinstance(error, lark.UnexpectedToken) and error.token.type == "$END")
        at = len(text) + 1 if ended else error.column
        near = text[at - 1 :].split(";", maxsplit=1)[0]
        expected = ", ".join(sorted(getattr(error, "expected", None) or getattr(error, "allowed", None) or ()))
        raise BadInput(
            f"the card text is not understood at {near!r}; expected {expected or 'an end'}",
            source=source,
            line=line,
            column=column + at - 1,
        ) from None
    except lark.LarkError as error:
        raise BadInput(str(error), source=source, line=line, column=column) from None
    return clauses
