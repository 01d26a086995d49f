"""The printed text is the program: a card's text into clauses, by the grammar of cards.lark."""

from __future__ import annotations

from typing import Any

import lark
import msgspec

from tenebra.games.dungeon_venture.dice import NO_DICE, Pool
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kit.notation import Notation


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


NOTATION = Notation[tuple[Clause, ...]]("tenebra.games.dungeon_venture", _Reader())
read_text, vocabulary = NOTATION.read, NOTATION.vocabulary
