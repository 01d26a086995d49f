"""Whether events tell a seat what it may not know. What is hidden from it is found out, not listed.

Hidden is what stands in the true state and nowhere in what the seat may see of it. A word (the id of a card, of a door) that is
told must come to light, or have lain open before; a pile as it lies, or the number on a chest, must not be told at all; and what
changes nothing but hidden things is not told as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tenebra.kernel import Event, Session
from tenebra.kit.decks import HIDDEN
from tenebra.kit.package import GamePackage
from tests.laws.known import known_of

SPECTATOR = "spectator"


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def words_in(data: Any) -> Iterator[str]:
    """Every word in data: ids, names of cards and places."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, msgspec.Struct):
        for field in data.__struct_fields__:
            yield from words_in(getattr(data, field))
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from words_in(value)


def wholes_in(data: Any) -> Iterator[Any]:
    """Every list and every record in plain data."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from wholes_in(value)
    elif isinstance(data, list | tuple):
        yield list(data)
        for value in data:
            yield from wholes_in(value)


def masked_wholes(truth: Any, seen: Any) -> Iterator[Any]:
    """The lists and records of the truth whose own entries look otherwise to the seat: an order, a number on a chest."""
    if truth == seen:
        return
    if isinstance(truth, dict) and isinstance(seen, dict):
        for key, value in truth.items():
            if isinstance(value, dict | list):
                yield from masked_wholes(value, seen.get(key))
            elif value != seen.get(key):
                yield truth
    elif isinstance(truth, list) and truth:
        yield truth
        for own, shown in zip(truth, seen or (), strict=False):
            if isinstance(own, dict | list):
                yield from masked_wholes(own, shown)


def is_told(whole: Any, secret: Any) -> bool:
    """A list that is told begins with a pile as it lies, or a record is one that is hidden."""
    if not isinstance(secret, list):
        return bool(whole == secret)
    return isinstance(whole, list) and len({*map(str, secret)}) > 1 and whole[: len(secret)] == secret


def is_numbers(secret: Any) -> bool:
    return isinstance(secret, list) and isinstance(secret[0], int)


def is_put_in_order(event: Event) -> bool:
    """Its lists are in the order of the alphabet, so they tell of no other order."""
    lists = [value for field in event.__struct_fields__ if field != "also" and isinstance(value := getattr(event, field), tuple)]
    return bool(lists) and all([*value] == sorted(value) for value in lists)


class Eyes:
    """What one seat can and cannot know of a position."""

    def __init__(self, package: GamePackage, seat: str) -> None:
        self.package, self.seat = package, seat
        side = next((side for side, seats in package.sides().items() if seat in seats), "")
        self.known = known_of(package.id)
        self.open = [kind for kind, sides in self.known.in_the_open.items() if side in sides]
        """Kinds of events whose cards lie open for it."""
        self.shown, self.ever, self.hidden = set[str](), set[str](), set[str]()
        """Words the seat sees; that ever lay anywhere; that lie where it does not see them, or lay there last."""
        self.wholes: list[Any] = []
        self.seen: Any = None
        self.doubtful: list[tuple[Event, str]] = []
        """Words that were told before they came to light."""

    def look(self, state: Any, truth: Any) -> None:
        self.seen = plain(self.package.redact(state, self.seat))
        words = set(words_in(truth))
        self.shown = {*words_in(self.seen), HIDDEN, "", *self.known.no_secrets}
        self.ever = self.ever | words
        self.hidden = (self.hidden | words) - self.shown
        self.wholes = [*masked_wholes(truth, self.seen)]


class Watch:
    """Goes through a game event by event, and says what seats are told that they may not know."""

    def __init__(self, session: Session[Any], package: GamePackage, seats: Sequence[str]) -> None:
        self.session, self.package = session, package
        origin = session.origin()
        self.state = origin[0] if origin is not None else package.new(session.start.scenario, session.start.options)
        self.truth = plain(self.state)
        self.told = 0
        self.eyes = [Eyes(package, seat) for seat in seats]
        for eyes in self.eyes:
            eyes.look(self.state, self.truth)

    def breaches(self) -> Iterator[str]:
        """What was told to anybody by the last choice, as the seats are told after it."""
        for event in self.session.events[self.told :]:
            event.apply(self.state)
            before, self.truth = self.truth, plain(self.state)
            for eyes in self.eyes:
                told = event.seen_by(eyes.seat, self.session.state)
                for breach in self._breaches(eyes, event, told, before):
                    yield f"{eyes.seat} is told {told}: {breach}"
        self.told = len(self.session.events)
        words = set(words_in(self.truth))
        for eyes in self.eyes:
            yield from (f"{eyes.seat} is told {event}: {word} is hidden" for event, word in eyes.doubtful if word in words)
            eyes.doubtful = [(event, word) for event, word in eyes.doubtful if word not in words]

    def lost(self) -> Iterator[str]:
        """What was told of hidden things that were never seen again."""
        for eyes in self.eyes:
            yield from (f"{eyes.seat} is told {event}: {word} was hidden and is gone" for event, word in eyes.doubtful)

    def _breaches(self, eyes: Eyes, event: Event, told: Event | None, before: Any) -> Iterator[str]:
        hidden, ever, shown, wholes, seen = eyes.hidden, eyes.ever, eyes.shown, eyes.wholes, eyes.seen
        if self.truth != before:
            eyes.look(self.state, self.truth)
            eyes.doubtful = [(event, word) for event, word in eyes.doubtful if word not in eyes.shown]
        if told is None:
            return
        if type(event).__name__ not in eyes.open:
            new = {word for word in words_in(told) if word in hidden or word in eyes.ever - ever}
            eyes.doubtful += [(event, word) for word in sorted(new - shown - eyes.shown)]
        if self.truth == before:
            return
        lists = [*wholes_in(plain(told))]
        # numbers may be anything, unless it is this event that changes them
        piles = [secret for secret in wholes if secret not in eyes.wholes or not is_numbers(secret)]
        piles += [secret for secret in eyes.wholes if secret not in wholes]
        secrets = [secret for secret in piles if any(is_told(whole, secret) for whole in lists)]
        in_sight = [*wholes_in((seen, eyes.seen))] if secrets else []
        yield from (f"{secret} lies hidden" for secret in secrets if secret not in in_sight)
        if eyes.seen == seen and told == event and not is_put_in_order(told):
            yield "it changes nothing but what is hidden"
