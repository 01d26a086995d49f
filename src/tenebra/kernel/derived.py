"""A cache of derived values: each is worked out when it is first asked for, and kept beside the state until an event changes it.

    @derived
    def ways(state: DVState) -> Passages:
        ...

The function declares nothing but itself. Which fields it reads, and which fields an event writes, is found in their code
(`dependencies`); where the two meet, what is kept is forgotten after that event. Further arguments are keys: `beside(state,
"B2")` is kept for each space. Derived values are no part of the state: they are not saved, compared or copied, but a fork of
an equal state takes them over. So whoever is given one must never change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property, wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, overload

from tenebra.kernel.dependencies import fields_changed, fields_read, fields_written, named_in, package_of

if TYPE_CHECKING:
    from tenebra.kernel.events import Event
    from tenebra.kernel.game import State

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Renew = Callable[[Any, T, "tuple[Event, ...]"], "T | None"]
"""A function that works a value out from what it was and the events since; None where it has to be worked out from the state."""
RENEWED_AT_MOST = 8
"""After more events than these a value is worked out from the state again."""


class Derived(Generic[T]):
    """A function of a state whose values are kept."""

    def __init__(self, function: Callable[..., T], each: bool, renew: Renew[T] | None, is_shared: bool) -> None:
        self.function, self.each, self.renew, self.is_shared = function, each, renew, is_shared
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.is_plain = not each and renew is None
        self.has_keys = len(signature(function).parameters) > 1
        self.before = f"{self.name} before"
        """The name under which the value to be renewed is kept, with the events since."""

    @cached_property
    def reads(self) -> frozenset[str]:
        """The names of the fields that it is made of."""
        return fields_read(self.function)

    def forget(self, known: dict[str, Any], event: Event) -> None:
        """An event has changed what it is made of."""
        if self.each:
            table = known.get(self.name)
            if table and not (names := named_in(event)).isdisjoint(table):
                # a new table: a fork may still hold the old one, and for its state all of that is true
                known[self.name] = {key: value for key, value in table.items() if key not in names}
        elif self.name in known:
            known[self.before] = known.pop(self.name), (event,)
        elif self.before in known:
            value, events = known.pop(self.before)
            if len(events) < RENEWED_AT_MOST:
                known[self.before] = value, (*events, event)

    def renewed(self, state: State) -> T:
        """The value now, from what it was before the events since, if that is known and enough."""
        assert self.renew is not None
        before = state.__dict__.pop(self.before, None)
        value = self.renew(state, *before) if before is not None else None
        return self.function(state) if value is None else value


KNOWN: dict[str, Derived[Any]] = {}
"""Every derived function by name."""
_STALE: dict[type[Any], StaleAfter] = {}
_OWN: dict[type[Any], tuple[str, ...]] = {}


@overload
def derived(function: F) -> F: ...
@overload
def derived(*, each: bool = ..., renew: Renew[Any] | None = ..., is_shared: bool = ...) -> Callable[[F], F]: ...


def derived(function: Any = None, *, each: bool = False, renew: Renew[Any] | None = None, is_shared: bool = True) -> Any:
    """Keep what a function of a state finds.

    `each`: the key is somebody or something of the state; where an event writes only into such parts, nothing goes stale
    but for those whom it names. `renew` spares working everything out again after one step. What holds the state itself is
    not `is_shared`: no fork takes it over.
    """
    if function is None:
        return lambda function: _keep(function, each, renew, is_shared)
    return _keep(function, each, renew, is_shared)


def _keep(function: Callable[..., Any], each: bool, renew: Renew[Any] | None, is_shared: bool) -> Callable[..., Any]:
    one = KNOWN[f"{function.__module__}.{function.__qualname__}"] = Derived(function, each, renew, is_shared)
    for table in _STALE.values():
        table.clear()
    _OWN.clear()
    _aside_from.cache_clear()
    _in_the_open.cache_clear()
    made = _alone if not one.has_keys else _by_key if len(signature(function).parameters) == 2 else _by_keys
    return wraps(function)(made(one))


def _alone(one: Derived[T]) -> Callable[[Any], T]:
    name, find = one.name, one.function if one.renew is None else one.renewed

    def known(state: Any) -> T:
        try:  # nearly always it is known
            found: T = state.__dict__[name]
            return found
        except KeyError:
            pass
        value = state.__dict__[name] = find(state)
        return value

    return known


def _by_key(one: Derived[T]) -> Callable[[Any, Any], T]:
    name, function = one.name, one.function

    def known(state: Any, key: Any) -> T:
        try:
            found: T = state.__dict__[name][key]
            return found
        except KeyError:
            pass
        value = function(state, key)
        state.__dict__.setdefault(name, {})[key] = value
        return value

    return known


def _by_keys(one: Derived[T]) -> Callable[..., T]:
    name, function = one.name, one.function

    def known(state: Any, *key: Any) -> T:
        try:
            found: T = state.__dict__[name][key]
            return found
        except KeyError:
            pass
        value = function(state, *key)
        state.__dict__.setdefault(name, {})[key] = value
        return value

    return known


def _made_of(state: type[State], fields: frozenset[str]) -> list[Derived[Any]]:
    """The derived values that read some of these fields of states of a kind."""
    package = package_of(state.__module__)
    own = (one for one in KNOWN.values() if package_of(one.function.__module__) == package)
    return [one for one in own if not one.reads.isdisjoint(fields)]


class Stale(NamedTuple):
    """The derived values that one kind of event makes stale beside states of one kind."""

    names: tuple[str, ...]
    """Names of the values that are simply forgotten."""
    others: tuple[Derived[Any], ...]
    """Values that are forgotten for those whom the event names, or renewed."""


NOTHING = Stale((), ())


class StaleAfter(dict["type[Event]", Stale]):
    """The stale values by kind of event, for states of one kind; each entry is found when the first such event happens."""

    def __init__(self, state: type[State]) -> None:
        self.state = state

    def __missing__(self, event: type[Event]) -> Stale:
        written = fields_written(event, self.state)
        stale = _made_of(self.state, written)
        of_all = written.intersection(self.state.__struct_fields__)
        others = [one for one in stale if not (one.is_plain or (one.each and not one.reads.isdisjoint(of_all)))]
        names = tuple([one.name for one in stale if one not in others])
        found = self[event] = Stale(names, tuple(others)) if stale else NOTHING
        return found


def stale_after(state: type[State]) -> StaleAfter:
    """The cache, for states of a kind, of the derived values that each event makes stale."""
    try:
        return _STALE[state]
    except KeyError:
        found = _STALE[state] = StaleAfter(state)
        return found


def forget(state: State, event: Event, stale: Stale) -> None:
    """Forget what an event that has just changed a state has made stale."""
    known = state.__dict__
    names, others = stale
    for name in names:
        known.pop(name, None)
    for one in others:
        one.forget(known, event)


def take_over(state: State, other: State) -> None:
    """Another state, equal to this one, may have derived values already, which hold for this one too."""
    kind = type(state)
    if kind not in _OWN:
        _OWN[kind] = tuple([one.name for one in KNOWN.values() if not one.is_shared])
    state.__dict__.update(other.__dict__)
    for name in _OWN[kind]:
        state.__dict__.pop(name, None)


def hand_on(state: State, view: State, redact: Callable[..., Any]) -> None:
    """Give a redacted copy of a state all that follows from what was not redacted."""
    known = state.__dict__
    for name in _in_the_open(type(state), redact):
        if name in known:
            view.__dict__[name] = known[name]


@cache
def _in_the_open(state: type[State], redact: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the derived values of a kind of state that read nothing that redacting changes."""
    hidden = fields_changed(redact, state)
    own = (one for one in KNOWN.values() if package_of(one.function.__module__) == package_of(state.__module__))
    return tuple([one.name for one in own if one.is_shared and one.reads.isdisjoint(hidden)])


@cache
def _aside_from(state: type[State], fields: tuple[str, ...]) -> tuple[str, ...]:
    """The names under which all is kept beside states of a kind that is made of some of these fields."""
    return tuple([name for one in _made_of(state, frozenset(fields)) for name in (one.name, one.before)])


@contextmanager
def aside(state: State, *fields: str) -> Iterator[None]:
    """Look at a state in which somebody changes these fields for the moment: afterwards all is known again as before."""
    known = state.__dict__
    before = known.copy()
    for name in _aside_from(type(state), fields):
        known.pop(name, None)
    try:
        yield
    finally:
        known.clear()
        known.update(before)
