"""The exceptions, by whose fault they are. Every message says what and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenebra.kernel.decision import Reason


class TenebraError(Exception):
    """Anything Tenebra refuses with a message meant for people."""


class BadInput(TenebraError):
    """A file, a text or an option that cannot be understood."""

    def __init__(self, message: str, *, source: str = "", line: int = 0, column: int = 0) -> None:
        self.reason, self.source, self.line, self.column = message, source, line, column
        place = ":".join([source, *(str(n) for n in (line, column) if n)]) if source else ""
        super().__init__(f"{place}: {message}" if place else message)


class SaveError(BadInput):
    """A saved game that cannot be trusted or read."""


class ScriptError(BadInput):
    """Scripted dice or choices that do not fit what the rules ask for."""


class Refused(TenebraError):
    """An answer the rules do not allow; nothing has changed."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        self.reason = reason
        super().__init__(message)


class Endless(TenebraError):
    """The rules do not come to a question or an end: the position is one that no game leads to, or a rule is wrong."""
