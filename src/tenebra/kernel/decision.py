"""Decisions and options: the one kind of question that people, computers, tests and programs answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from tenebra.kernel.errors import BadInput, Refused


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """One thing a seat may do. Games subclass it; the fields are the whole meaning.

    `words` gives the text form: pairs of a keyword and a field. `Attack` with
    `words = (("", "target"), ("with", "weapon"))` reads `attack orc-1 with bow`; an empty field is left out.
    """

    words: ClassVar[tuple[tuple[str, str], ...]] = ()

    def __str__(self) -> str:
        parts: list[str] = [str(self.__struct_config__.tag)]
        for keyword, field in self.words:
            value = getattr(self, field)
            if value == "":
                continue
            if keyword:
                parts.append(keyword)
            parts.append(str(value))
        return " ".join(parts)


OptionT = TypeVar("OptionT", bound=Option)
Offer = Callable[[], Sequence[OptionT]]


def kinds_among(names: Mapping[str, Any]) -> tuple[type[Option], ...]:
    """The kinds of options among the names of a module (its `globals()`), in the order they are written."""
    return tuple(kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Option) and kind is not Option)


class Reason(msgspec.Struct, frozen=True):
    """The reason why something is not allowed: the ledger rule, and a message id with its arguments."""

    rule: str
    message: str
    about: dict[str, str] = {}


WhyNot = Callable[[str, Option], Reason | None]
About = str | Callable[[], str]
"""A word about a question, or how to find it where that is dear: nobody may ever look."""


def read_option(text: str, kinds: Iterable[type[Option]]) -> Option:
    """The option a text means, legal or not; a clear error if it means none."""
    tokens = text.split()
    known = _by_tag(tuple(kinds))
    if not tokens:
        raise BadInput("an option text is empty")
    kind = known.get(tokens[0])
    if kind is None:
        near = get_close_matches(tokens[0], known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; known are {', '.join(sorted(known))}"
        raise BadInput(f"unknown option {tokens[0]!r}{hint}")
    rest, values = tokens[1:], {}
    for keyword, field in kind.words:
        if keyword:
            if rest and rest[0] == keyword:
                if len(rest) < 2:
                    raise BadInput(f"{text!r}: a word is missing after {keyword!r}")
                values[field], rest = rest[1], rest[2:]
        elif rest:
            values[field], rest = rest[0], rest[1:]
    if rest:
        raise BadInput(f"{text!r}: {' '.join(rest)!r} is too much")
    try:
        return msgspec.convert({"do": tokens[0], **values}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"{text!r}: {error}") from None


@lru_cache(maxsize=16)
def _by_tag(kinds: tuple[type[Option], ...]) -> dict[str, type[Option]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


class Decision(msgspec.Struct, Generic[OptionT], eq=False):
    """A question to one seat or several. Awaiting it hands it to the driver; the answer comes back as the value.

    With several seats the first answer counts; `answered_by` then tells whose it was.
    """

    seats: tuple[str, ...]
    """The seats waited for. Others who may answer are not named here: they have said their word, and may think better of it."""
    _offers: dict[str, Offer[OptionT]]
    prompt: str
    _about: dict[str, About]
    _why_not: WhyNot | None = None
    answered_by: str = ""
    _lists: dict[str, Sequence[OptionT]] = {}

    @property
    def seat(self) -> str:
        """The seat that is asked, or the first of them."""
        return self.seats[0]

    @property
    def about(self) -> dict[str, str]:
        """The values for the words of the question, by name; what is dear to say is worked out when somebody first looks."""
        about = self._about
        for name, value in about.items():
            if not isinstance(value, str):
                about[name] = value()
        return cast("dict[str, str]", about)

    def options(self, seat: str = "") -> Sequence[OptionT]:
        """The legal answers of a seat, worked out when somebody first looks (a replay never does)."""
        seat, lists = seat or self.seats[0], self._lists
        if seat in lists:
            return lists[seat]
        offer = self._offers.get(seat)
        found = lists[seat] = offer() if offer is not None else ()
        return found

    def may_answer(self, seat: str) -> bool:
        """A seat is asked, waited for or not."""
        return seat in self._offers and bool(self.options(seat))

    def why_not(self, seat: str, option: Option) -> Reason | None:
        """The rule that forbids an option; None if it is legal or nobody can say."""
        return self._why_not(seat, option) if self._why_not is not None else None

    def find(self, answer: str | Option, seat: str, kinds: Iterable[type[Option]]) -> OptionT:
        """The legal option that an answer means, or a refusal that says why not."""
        if seat not in self._offers:
            raise Refused(f"{seat} is not asked now; the decision is with {', '.join(self.seats)}")
        options = self.options(seat)
        if isinstance(answer, str):
            text = " ".join(answer.split())
            for option in options:
                if str(option) == text:
                    return option
            wanted = read_option(text, kinds)
        else:
            wanted = answer
        for option in options:
            if option == wanted:
                return option
        reason = self.why_not(seat, wanted)
        if reason is not None:
            raise Refused(f"{wanted} is not allowed: {reason.message} ({reason.rule})", reason)
        raise Refused(f"{wanted} is not one of the {len(options)} legal options")

    def __await__(self) -> Generator[Decision[Any], OptionT, OptionT]:
        return (yield self)
