"""The refusals of a table, by whose fault they are. The rules' own (`Refused`, `BadInput`) pass through as they are."""

from __future__ import annotations

from tenebra.kernel import TenebraError


class Unknown(TenebraError):
    """No key, table or campaign of that name."""


class Unreadable(TenebraError):
    """A table that is kept but cannot be read by these rules; the message says why."""


class NotYours(TenebraError):
    """The key does not open that."""


class Late(TenebraError):
    """The position is another one by now; nothing has changed."""


class Halted(TenebraError):
    """The table is closed for play where it stands, for one of the reasons that a `Halt` has; nothing has changed."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"the table is closed for play: {why}")


class NotInLesson(TenebraError):
    """The lesson has something else in mind; nothing has changed."""


class NoAdvice(TenebraError):
    """Nobody knows what to advise here, or not in time."""


class Full(TenebraError):
    """A limit of this house; nothing has changed."""


class NotKept(TenebraError):
    """It could not be written down, so it did not happen. It may be tried again."""


class StoreError(TenebraError):
    """A store that cannot be opened."""


class OpenElsewhere(StoreError):
    """Somebody else writes in the store."""

    def __init__(self, store: str) -> None:
        super().__init__(f"{store} is open elsewhere; one house at a time may write in it: stop the other one first")
