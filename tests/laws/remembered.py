"""Compare what is remembered beside a state with what a state without memory would say, after every event.

Beside each game a shadow is kept: a state that the same events change and that remembers nothing. What was asked of the one is
asked again of both after each event: always where the answer is kept (`derived`), and by lot of the many functions that only tell
something about a state.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import CO_COROUTINE, CO_GENERATOR
from types import FunctionType
from typing import Any, NamedTuple

import msgspec

from tenebra.kernel import Event, Game, State, copy_of
from tenebra.kernel.derived import KNOWN

ELSEWHERE = ("advice", "scene", "forecast", "looking", "wording", "telling")
"""Modules of a game that remember beside the state of a view, which no event changes."""
MOST_ASKED = 6
"""So many different questions of a function are kept in mind."""
BY_LOT = 20
"""So many questions of functions that keep nothing are asked again after each event."""
HEED = 0.2
"""How many of the questions are heeded, but for the first one of each function."""
NOT_PLAIN = CO_COROUTINE | CO_GENERATOR
ENCODER = msgspec.msgpack.Encoder()


class Stale(AssertionError):
    """Something remembered is not what a state without memory would say."""


class Whole(NamedTuple):
    """An argument that is the state, or the game."""

    kind: type[Any]


class Part(NamedTuple):
    """An argument that is a part of the state, by where it lies."""

    field: str
    key: Any


class Question(NamedTuple):
    """What a function was asked."""

    function: FunctionType
    given: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]
    about: tuple[str, ...]
    """Whom of the state it names: of those who are gone nobody asks."""

    def of(self, game: Game[Any]) -> Any:
        """Ask it of a game."""
        return self.function(*[meant(one, game) for one in self.given], **{name: meant(one, game) for name, one in self.named})

    def __str__(self) -> str:
        said = [*map(str, self.given), *(f"{name}={one}" for name, one in self.named)]
        return f"{self.function.__module__}.{self.function.__name__}({', '.join(said)})"


def meant(one: Any, game: Game[Any]) -> Any:
    """What an argument is in a game."""
    if isinstance(one, Whole):
        return game if one.kind is Game else game.state
    return getattr(game.state, one.field)[one.key] if isinstance(one, Part) else one


class Followed:
    """A game, its shadow, and what was asked of its state."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.state = game, game.state
        self.shadow: Game[Any] = Game(copy_of(game.state), game.chance)
        self.asked: dict[FunctionType, dict[Question, None]] = {}

    def ask(self, question: Question, chance: random.Random) -> None:
        """Keep a question, in place of another one of the same function if there are many."""
        asked = self.asked.setdefault(question.function, {})  # type: ignore[arg-type]
        if question not in asked:
            if len(asked) >= MOST_ASKED:
                del asked[chance.choice(list(asked))]
            asked[question] = None

    def written(self, arguments: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """Arguments so that they can be asked of the shadow, too; None if that cannot be."""
        found: list[Any] = []
        for one in arguments:
            if one is self.game or one is self.state:
                found.append(Whole(Game if one is self.game else State))
            elif is_fixed(one):
                found.append(one)
            elif (part := self.part(one)) is not None:
                found.append(part)
            else:
                return None
        return tuple(found)

    def part(self, thing: Any) -> Part | None:
        """Find a part of the state."""
        for field in self.state.__struct_fields__:
            if isinstance(parts := getattr(self.state, field), dict):
                for key, part in parts.items():
                    if part is thing:
                        return Part(field, key)
        return None

    def to_ask(self, chance: random.Random) -> list[Question]:
        """All questions whose answers are kept somewhere, and some of the others."""
        questions = [question for asked in self.asked.values() for question in asked]
        kept = [question for question in questions if is_kept(question.function)]
        others = [question for question in questions if not is_kept(question.function)]
        return kept + chance.sample(others, min(BY_LOT, len(others)))

    def compare(self, event: Event, chance: random.Random) -> None:
        """Let an event change the shadow, too, and ask both."""
        self.shadow.events = self.game.events
        event.apply(self.shadow.state)
        empty(self.shadow.state)
        if ENCODER.encode(self.state) != ENCODER.encode(self.shadow.state):
            raise Stale(f"{event} changes a state otherwise that remembers nothing")
        there = set(those_in(self.shadow.state))
        for question in self.to_ask(chance):
            if not there.issuperset(question.about):
                continue
            try:
                anew = question.of(self.shadow)
            except Exception:
                continue  # nobody would ask this now
            if wrong := difference(question.of(self.game), anew):
                raise Stale(f"after {event}\n{question}{wrong}"[:2000])
        empty(self.shadow.state)


class Watch:
    """What happens to games, and what is asked of them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.followed: dict[int, Followed] = {}
        self.events = self.questions = 0
        self.is_deaf = False

    def tell(self, tell: Callable[[Game[Any], Event], None], game: Game[Any], event: Event) -> None:
        """An event happens in a game."""
        one = self.followed.get(id(game))
        if one is None or one.state is not game.state:
            one = self.followed[id(game)] = Followed(game)
        heard, self.is_deaf = self.is_deaf, True
        try:
            tell(game, event)
            one.compare(event, self.chance)
        finally:
            self.is_deaf = heard
        self.events += 1
        self.questions += sum(map(len, one.asked.values()))

    def hear(self, function: FunctionType, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        """A function is asked something."""
        for one in reversed(self.followed.values()):
            if function in one.asked and self.chance.random() > HEED:
                return
            written = one.written((*given, *named.values()))
            if written is not None and any(isinstance(part, Whole | Part) for part in written):
                about = tuple(name for name in those_in(one.state) if name in written)
                by_name = tuple(zip(named, written[len(given) :], strict=True))
                one.ask(Question(function, written[: len(given)], by_name, about), self.chance)
                return


def those_in(state: State) -> Iterator[str]:
    """The names of whoever and whatever a state holds parts for."""
    for field in state.__struct_fields__:
        if isinstance(parts := getattr(state, field), dict):
            yield from (name for name, part in parts.items() if isinstance(part, msgspec.Struct))


@contextmanager
def watching(package: str, seed: str) -> Iterator[Watch]:
    """Follow every game of a package, and whatever is asked of it."""
    watch = Watch(random.Random(seed))
    told = Game.tell
    replaced: list[tuple[Any, str, Any]] = [(Game, "tell", told)]

    def tell(game: Game[Any], event: Event) -> None:
        watch.tell(told, game, event)

    Game.tell = tell  # type: ignore[method-assign, assignment]
    heeded = {function: heeding(watch, function) for function in telling(package)}
    for module in modules_of(package):
        for name, thing in list(vars(module).items()):
            if isinstance(thing, FunctionType) and thing in heeded:
                replaced.append((module, name, thing))
                setattr(module, name, heeded[thing])
    try:
        yield watch
    finally:
        for holder, name, thing in replaced:
            setattr(holder, name, thing)


def heeding(watch: Watch, function: FunctionType) -> Callable[..., Any]:
    """A function that lets know what it is asked."""

    @wraps(function)
    def asked(*given: Any, **named: Any) -> Any:
        if not watch.is_deaf:
            watch.hear(function, given, named)
        return function(*given, **named)

    return asked


def modules_of(package: str) -> list[Any]:
    """The modules of a game that are read."""
    return [module for name, module in sorted(sys.modules.items()) if name.startswith(f"{package}.")]


def telling(package: str) -> list[FunctionType]:
    """The functions of a game whose answers are kept, or that tell something about a state."""
    found: dict[FunctionType, None] = {}
    for module in modules_of(package):
        room = module.__name__.removeprefix(f"{package}.").partition(".")[0]
        for thing in vars(module).values():
            if room in ELSEWHERE or not isinstance(thing, FunctionType) or thing.__module__ != module.__name__:
                continue
            tells = room == "rules" and thing.__code__.co_varnames[:1] == ("state",) and not thing.__code__.co_flags & NOT_PLAIN
            if (tells or is_kept(thing)) and thing.__annotations__.get("return") not in (None, "None"):
                found[thing] = None
    return list(found)


def is_kept(function: Callable[..., Any]) -> bool:
    """Say whether what a function finds is kept beside the state."""
    return f"{function.__module__}.{function.__qualname__}" in KNOWN


def is_fixed(thing: Any) -> bool:
    """Say whether a thing never changes, so that a question may name it."""
    if isinstance(thing, tuple | frozenset):
        return all(map(is_fixed, thing))
    if isinstance(thing, msgspec.Struct):
        return type(thing).__struct_config__.frozen
    return thing is None or isinstance(thing, str | int | float | bool)


def empty(part: Any) -> None:
    """Forget all that is remembered beside a state and its parts."""
    if isinstance(part, msgspec.Struct):
        if hasattr(part, "__dict__"):
            part.__dict__.clear()
        elif type(part).__struct_config__.frozen:
            return
        for field in part.__struct_fields__:
            empty(getattr(part, field))
    elif isinstance(part, dict):
        for one in part.values():
            if not isinstance(one, msgspec.Struct | dict | list):
                return
            empty(one)
    elif isinstance(part, list):
        for one in part:
            if not isinstance(one, msgspec.Struct | dict | list):
                return
            empty(one)


def difference(one: Any, two: Any, where: str = "") -> str:
    """Where two answers differ, and how; "" if they say the same.

    An object with a life of its own speaks by the answers of those who ask it, and a table in it need not have been asked for.
    """
    if one is two:
        return ""
    if type(one) is not type(two):
        return f"{where}: {one} is now {two}"
    if isinstance(one, dict):
        parts = {key: (one.get(key), two.get(key)) for key in {**one, **two}}
    elif isinstance(one, list | tuple) and not hasattr(one, "_fields"):
        parts = dict(enumerate(zip(one, two, strict=False)))
        if len(one) != len(two):
            return f"{where}: {one} is now {two}"
    elif names := getattr(one, "__struct_fields__", getattr(one, "_fields", ())):
        parts = {name: as_far_as_known(getattr(one, name), getattr(two, name)) for name in names}
    elif type(one).__eq__ is object.__eq__ or one == two:  # type: ignore[comparison-overlap]
        return ""
    else:
        return f"{where}: {one} is now {two}"
    return next((said for name, pair in parts.items() if (said := difference(*pair, f"{where}.{name}"))), "")


def as_far_as_known(one: Any, two: Any) -> tuple[Any, Any]:
    """What both tables hold."""
    if isinstance(one, dict) and isinstance(two, dict):
        return {key: one[key] for key in one if key in two}, {key: two[key] for key in one if key in two}
    return one, two
