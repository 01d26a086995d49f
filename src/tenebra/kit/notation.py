"""The printed text is the program: a game's notation is a grammar (`cards.lark` in its package) and a transformer of trees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Generic, TypeVar

import lark

from tenebra.kernel import BadInput

GRAMMAR = "cards.lark"
MOST_EXPECTED = 20
T = TypeVar("T")


class Notation(Generic[T]):
    """Reads texts into what the transformer makes of them. The grammar is loaded when the first text is read."""

    def __init__(self, package: str, transformer: lark.Transformer[lark.Token, Any]) -> None:
        self.package, self.transformer = package, transformer
        self._read = lru_cache(maxsize=1024)(self._parse)

    @cached_property
    def grammar(self) -> lark.Lark:
        text = files(self.package).joinpath(GRAMMAR).read_text(encoding="utf-8")
        return lark.Lark(text, parser="lalr", maybe_placeholders=True)

    def vocabulary(self, part: str) -> list[str]:
        """The words that the grammar knows for a part of a clause, such as `target`."""
        return sorted({str(rule.alias) for rule in self.grammar.rules if rule.origin.name == part})

    def read(self, text: str, source: str = "text", line: int = 1, column: int = 1) -> T:
        """The meaning of a text that begins at that place; an error names file, line and column."""
        try:
            return self._read(text)
        except lark.UnexpectedInput as error:
            has_ended = isinstance(error, lark.UnexpectedToken) and error.token.type == "$END"
            lines = text.split("\n")
            row, at = (len(lines) - 1, len(lines[-1])) if has_ended else (error.line - 1, error.column - 1)
            near = lines[row][at:].split(";", maxsplit=1)[0]
            expected = self._expected(getattr(error, "expected", None) or getattr(error, "allowed", None) or ())
            raise BadInput(
                f"the text is not understood at {near!r}; expected {expected or 'an end'}",
                source=source,
                line=line + row,
                column=at + (1 if row else column),
            ) from None
        except lark.LarkError as error:
            raise BadInput(str(getattr(error, "orig_exc", error)), source=source, line=line, column=column) from None

    def _expected(self, terminals: Iterable[str]) -> str:
        """The symbols that could come: words of the grammar in quotes, other terminals by name; of very many only the first."""
        words = [
            repr(self.grammar.get_terminal(name).pattern.value) if name.startswith("__ANON") else name
            for name in sorted(terminals)
        ]
        return ", ".join(words[:MOST_EXPECTED] + ["…"] * (len(words) > MOST_EXPECTED))

    def _parse(self, text: str) -> T:
        read: T = self.transformer.transform(self.grammar.parse(text))
        return read
