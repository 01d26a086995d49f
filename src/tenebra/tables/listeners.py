"""The listeners of a table."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tenebra.tables.changes import Change

LOG = logging.getLogger("tenebra.tables")


class Listeners:
    """The listeners that are told of every change, after it is kept."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._all: list[Callable[[Change], None]] = []

    def __len__(self) -> int:
        return len(self._all)

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of every change from now on; the answer ends it."""
        self._all.append(listener)

        def end() -> None:
            if listener in self._all:
                self._all.remove(listener)

        return end

    def notify(self, change: Change) -> None:
        """Tell everybody; whoever breaks at it keeps nobody else from hearing it."""
        for listener in list(self._all):
            try:
                listener(change)
            except Exception:
                LOG.exception("somebody who listens to table %s broke", self._table)
