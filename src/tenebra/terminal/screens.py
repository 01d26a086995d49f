"""How a game looks in text: drawings, sentences and menu lines, all from a view and the words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from rich.text import Text

from tenebra.boards import Grid
from tenebra.games.registry import game_called
from tenebra.kernel import Event, Option, Reason, View
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words
from tenebra.terminal.menu import Draft, plain_text


class Screens(ABC):
    """What the text table asks of a game.

    Everything comes from a view, so nothing a seat must not know can be shown. What is the same in every game is said here;
    a game adds its map, its sheets and its own words.
    """

    id: ClassVar[str]
    """The game."""
    groups: ClassVar[Mapping[str, tuple[type[Option], ...]]]
    """The groups of options in the order of the menu, with the kinds of options in each."""
    many: ClassVar[str] = "space"
    """The group that is listed in brief because it is long (movement)."""
    scenario_kind: ClassVar[str]
    """What the game calls a scenario; the ids of its words begin with it."""
    introduction: ClassVar[tuple[str, ...]] = ("intro",)
    """The parts of a scenario's text that are read out before it begins."""
    among_cards: ClassVar[Sequence[str]]
    """Questions for which nobody looks at the board."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.game = game_called(self.id)

    # --- what each game says for itself

    @abstractmethod
    def teller(self, state: Any) -> Teller:
        """Whoever tells this scenario."""

    @abstractmethod
    def grid(self, state: Any) -> Grid:
        """The spaces of the map."""

    @abstractmethod
    def chart(self, view: View[Any], width: int, height: int, boxes: bool) -> list[Text]:
        """The map as far as the seat knows it; 0 means no limit."""

    @abstractmethod
    def marks(self, view: View[Any]) -> Iterable[str]:
        """What the marks on the map mean, each with its mark."""

    @abstractmethod
    def figures(self, view: View[Any]) -> list[Text]:
        """Who is on the board, with Life and what lasts; a line each."""

    @abstractmethod
    def heading(self, view: View[Any]) -> str:
        """Round, place, whose turn: one line."""

    @abstractmethod
    def note(self, view: View[Any], key: str, option: Option) -> str:
        """What one should know before choosing an option."""

    @abstractmethod
    def brief(self, view: View[Any]) -> list[str]:
        """The long group in a few lines."""

    @abstractmethod
    def everybody(self, view: View[Any]) -> Iterable[str]:
        """The ids of all who have a sheet."""

    @abstractmethod
    def sheet_of(self, view: View[Any], id: str) -> list[str]:
        """The sheet of a figure or seat."""

    @abstractmethod
    def hand(self, view: View[Any]) -> list[str]:
        """The cards the seat may see, with what they do."""

    @abstractmethod
    def odds(self, view: View[Any], key: str) -> list[str]:
        """What an option may do, with exact chances; empty if it needs no luck."""

    @abstractmethod
    def cards(self, view: View[Any]) -> Iterable[str]:
        """The ids of cards that may be called by their names."""

    @abstractmethod
    def is_no_news(self, event: Event) -> bool:
        """Another event tells the same, or nothing is to be seen."""

    @abstractmethod
    def goes_on(self, event: Event, following: Event | None) -> bool:
        """Only the end of what these two events are part of is news."""

    # --- names and sentences

    @cached_property
    def _names(self) -> dict[str, str]:
        return {seat.id: seat.name for seat in self.game.cover(self.words).seats}

    def name(self, seat: str) -> str:
        """A seat by its name."""
        return self._names[seat]

    def scenario(self, scenario: str, part: str = "") -> str:
        """A scenario's title, or a part of its text: `blurb`, `intro`, `victory`, `defeat`."""
        id = f"{self.scenario_kind}-{scenario}"
        return self.words.say(f"{id}.{part}" if part else id)

    def legend(self, view: View[Any]) -> str:
        """What the marks on the map mean, to be broken between the marks."""
        return "  ".join(item.replace(" ", "\N{NO-BREAK SPACE}") for item in self.marks(view))

    def situation(self, view: View[Any]) -> list[str]:
        """Everything the map shows, in sentences."""
        return self.game.overview(view, self.words)

    def prompt(self, view: View[Any]) -> str:
        """The question."""
        assert view.decision is not None
        return self.teller(view.state).prompt(view.decision.prompt, view.decision.about)

    def shows_board(self, view: View[Any]) -> bool:
        """The question is one for which people look at the board."""
        return view.decision is None or view.decision.prompt not in self.among_cards

    def moment(self, view: View[Any]) -> str:
        """The turn in which a question like this comes again and again, "" for any other question."""
        if view.decision is None or view.decision.prompt != "window":
            return ""
        return self.game.moment(view)

    def tell(self, events: Iterable[Event], view: View[Any]) -> list[str]:
        """What happened, in sentences with the rule that caused it."""
        teller = self.teller(view.state)
        told = [event for event in events if not teller.is_quiet(event) and not self.is_no_news(event)]
        out = []
        for at, event in enumerate(told):
            following = told[at + 1] if at + 1 < len(told) else None
            if self.goes_on(event, following):
                continue
            rules = [rule for rule in (event.rule, *event.also) if rule]
            text = teller.event(event)
            out.append(f"{text} [{', '.join(rules)}]" if rules else text)
        return out

    def reason(self, reason: Reason, view: View[Any]) -> str:
        """Why something is not allowed."""
        return f"{self.teller(view.state).refusal(reason)} [{reason.rule}]"

    # --- the menu, and what is typed

    def drafts(self, view: View[Any]) -> list[Draft]:
        """The options of the view's seat."""
        kinds = {kind: group for group, some in self.groups.items() for kind in some}
        rank = {kind: number for number, kind in enumerate(kinds)}
        teller = self.teller(view.state)
        out = []
        options = view.decision.options if view.decision is not None else ()
        for entry in sorted(options, key=lambda entry: rank[type(entry.option)]):
            option: Option = entry.option
            values = [(field, getattr(option, field)) for _, field in option.words]
            names = [teller.name(value, field) for field, value in values if value]
            also = [" ".join([self.verb(option), *names])]
            group = kinds[type(option)]
            if group == self.many:
                also += [" ".join(value for _, value in values if value), " ".join(names)]
            out.append(Draft(view.seat, entry.key, group, teller.option(option), tuple(also), self.note(view, entry.key, option)))
        return out

    def verb(self, option: Option | type[Option]) -> str:
        """The word that calls a kind of option."""
        return self.words.say(f"verb-{option.__struct_config__.tag}")

    def places_offered(self, view: View[Any]) -> list[str]:
        """The spaces that the options of the seat name: where it may go, or put somebody."""
        known = self.grid(view.state).bit
        options = view.decision.options if view.decision is not None else ()
        fields = ("to", "space", "zone")
        places = [getattr(entry.option, field, "") for entry in options for field in fields]
        return list(dict.fromkeys(place for place in places if place in known))

    def sheet(self, view: View[Any], who: str) -> list[str] | None:
        """A figure's sheet, or None if nobody is called so, or several are; "" is the seat's own."""
        if not who:
            return self.sheet_of(view, view.seat)
        teller, wanted = self.teller(view.state), plain_text(who)
        said = {id: (plain_text(id), plain_text(teller.name(id))) for id in self.everybody(view)}
        exact = [id for id, names in said.items() if wanted in names]
        found = exact or [id for id, names in said.items() if any(name.startswith(wanted) for name in names)]
        return self.sheet_of(view, found[0]) if len(found) == 1 else None

    def understand(self, view: View[Any], text: str) -> str:
        """The key of the option that a text in the player's language means, legal or not; the text if it means none."""
        grid, tags = self.grid(view.state), {str(kind.__struct_config__.tag): kind for kind in self.game.options}
        head, _, rest = text.partition(" ")
        verbs = {plain_text(self.verb(kind)): tag for tag, kind in tags.items()}
        tag = head if head in tags else verbs.get(plain_text(head), "")
        if not tag:
            return f"move {text.upper()}" if text.upper() in grid.bit else text
        if rest.upper() in grid.bit or rest.upper() in grid.edges:
            return f"{tag} {rest.upper()}"
        teller = self.teller(view.state)
        known = {plain_text(teller.name(id)): id for id in reversed([*self.everybody(view), *self.cards(view)])}
        if plain_text(rest) in known:
            return f"{tag} {known[plain_text(rest)]}"
        links = {word for kind in tags.values() for word, _ in kind.words if word}
        joined = plain_text(rest).replace(" ", "-")
        return f"{tag} {rest if any(word in rest.split() for word in links) else joined}".strip()
