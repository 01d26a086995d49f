"""A table's way of writing into the store."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.tables.scribe import Line, Scribe
from tenebra.tables.store import ADD_NOTE, DROP_NOTE


class Storage:
    """The place of one table in the store."""

    def __init__(self, table: str, scribe: Scribe) -> None:
        self._table, self._scribe = table, scribe

    async def write(self, lines: Sequence[Line]) -> None:
        """Come back when it is on the disk."""
        await self._scribe.write(lines)

    def soon(self, lines: Sequence[Line]) -> None:
        """Written in its turn; nobody waits for it."""
        written = self._scribe.soon(lines)
        # the error is not to be reported as forgotten
        written.add_done_callback(lambda done: done.cancelled() or done.exception())

    def note(self, kind: str, text: str) -> list[Line]:
        """The store's lines that write a note beside the log anew: there is one of each kind."""
        row = {"table": self._table, "kind": kind, "text": text}
        return [(DROP_NOTE, {"of": self._table, "which": kind}), (ADD_NOTE, row)]
