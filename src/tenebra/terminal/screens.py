"""What the text table asks of a game: drawings, sentences and menu lines, all from a view and the words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from tenebra.kernel import Event, Reason, View
from tenebra.terminal.menu import Draft


class Screens(Protocol):
    """How one game looks in text. Everything comes from a view, so nothing a seat must not know can be shown."""

    groups: Sequence[str]
    """The groups of options in the order of the menu."""
    many: str
    """The group that is listed in brief because it is long (movement)."""

    def name(self, seat: str) -> str:
        """A seat by its name."""
        ...

    def chart(self, view: View[Any], width: int, height: int, boxes: bool) -> list[Text]:
        """The map as far as the seat knows it; 0 means no limit."""
        ...

    def legend(self, view: View[Any]) -> str:
        """What the marks on the map mean."""
        ...

    def figures(self, view: View[Any]) -> list[Text]:
        """Who is on the board, with Life and what lasts; a line each."""
        ...

    def situation(self, view: View[Any]) -> list[str]:
        """Everything the map shows, in sentences."""
        ...

    def heading(self, view: View[Any]) -> str:
        """Round, place, whose turn: one line."""
        ...

    def prompt(self, view: View[Any]) -> str:
        """The question."""
        ...

    def shows_board(self, view: View[Any]) -> bool:
        """The question is one for which people look at the board."""
        ...

    def moment(self, view: View[Any]) -> str:
        """The turn in which a question like this comes again and again, "" for any other question."""
        ...

    def drafts(self, view: View[Any]) -> list[Draft]:
        """The options of the view's seat."""
        ...

    def brief(self, view: View[Any]) -> list[str]:
        """The long group in a few lines."""
        ...

    def sheet(self, view: View[Any], who: str) -> list[str] | None:
        """A figure's sheet, or None if nobody is called so; "" is the seat's own."""
        ...

    def hand(self, view: View[Any]) -> list[str]:
        """The cards the seat may see, with what they do."""
        ...

    def odds(self, view: View[Any], key: str) -> list[str]:
        """What an option may do, with exact chances; empty if it needs no luck."""
        ...

    def tell(self, events: Iterable[Event], view: View[Any]) -> list[str]:
        """What happened, in sentences with the rule that caused it."""
        ...

    def understand(self, view: View[Any], text: str) -> str:
        """The key of the option that a text in the player's language means, legal or not; the text if it means none."""
        ...

    def reason(self, reason: Reason, view: View[Any]) -> str:
        """Why something is not allowed."""
        ...

    def why(self, message: str, about: dict[str, str], view: View[Any]) -> str:
        """Why a computer, or a hint, chose something."""
        ...

    def is_secret(self, view: View[Any], key: str) -> bool:
        """A computer's choice that nobody else sees being made, so that its reason is not told either."""
        ...

    def is_private(self, view: View[Any], key: str, about: Mapping[str, str]) -> bool:
        """The reason of a choice speaks of something only the seat's own side may know."""
        ...

    def new_game(self, seats: Mapping[str, str]) -> dict[str, Any]:
        """The options of a new game that follow from who plays which seat."""
        ...

    def scenario(self, scenario: str, part: str = "") -> str:
        """A scenario's title, or a part of its text: `blurb`, `intro`, `victory`, `defeat`."""
        ...

    def is_won(self, outcome: str) -> bool:
        """The players' side has won."""
        ...

    def outcome(self, outcome: str) -> str:
        """How it ended."""
        ...
