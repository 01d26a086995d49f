"""Parts of scenes, made once for all eyes that see the same: each is kept with everything that was read of a view to make it.

A part is used again only for a view that is the same in all of that, so it tells nobody more than their own view does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from types import MemberDescriptorType
from typing import Any, Protocol, TypeVar, cast

import msgspec

from tenebra.kernel import View
from tenebra.kit.voice import Voice

T = TypeVar("T")
Place = tuple[str, str]
"""Something that can be read: `view`, `seat`; `state`, `figures`; `decision`, `prompt`."""
MARK = msgspec.msgpack.Encoder()
WIRE = msgspec.json.Encoder()
THERE_IS_ONE: Place = ("view", "decision")
"""Not what is asked, but whether something is."""


class Keep(Protocol):
    """Gives a part of a scene: makes it, or has one that is the same. `of` is what it is made of besides the view."""

    def __call__(
        self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T], of: str | bytes = ""
    ) -> T: ...


class Write(Protocol):
    """The same for parts that nobody looks into: it may give them as they are sent."""

    def __call__(
        self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], Any], of: str | bytes = ""
    ) -> Any: ...


def make_anew(name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T], of: str | bytes = "") -> T:
    """For whoever wants a single scene: nothing is kept."""
    return make(view, voice)


def as_it_is(part: Any) -> Any:
    """For whoever sends nothing: a part is not written."""
    return part


class _Watched:
    """Stands for a struct and notes which of its fields are read.

    What the rules remember beside a state is worked out anew in here, so that whatever it depends on is noted too.
    """

    def __init__(self, of: msgspec.Struct, where: str, read: dict[Place, None]) -> None:
        self._of, self._where, self._read = of, where, read

    def __getattr__(self, name: str) -> Any:
        kind = type(self._of)
        found = getattr(kind, name)
        if not isinstance(found, MemberDescriptorType):  # no field but a method or a property: it reads through us
            return found.__get__(self, kind) if hasattr(found, "__get__") else found
        self._read[self._where, name] = None
        value = self.__dict__[name] = found.__get__(self._of)
        return value


def _watched(view: View[Any], read: dict[Place, None]) -> View[Any]:
    """The view, noting in `read` what is read of it."""
    watched = _Watched(view, "view", read)
    read[THERE_IS_ONE] = None
    vars(watched)["state"] = _Watched(view.state, "state", read)
    vars(watched)["decision"] = _Watched(view.decision, "decision", read) if view.decision is not None else None
    return cast("View[Any]", watched)


class _Marks(dict[Place, bytes]):
    """A cache of a view's readable fields, encoded when first asked for. Bytes, for the order of things counts too."""

    view: View[Any]

    def __init__(self, view: View[Any], alike: _Marks | None) -> None:
        """`alike` are those of another view; what is the same in both need not be written again."""
        if alike is not None and alike.view.state is view.state:
            super().__init__({place: mark for place, mark in alike.items() if place[0] == "state"})
        self.view, self._of = view, {"view": view, "state": view.state, "decision": view.decision}

    def __missing__(self, place: Place) -> bytes:
        where, name = place
        value = self.view.decision is not None if place == THERE_IS_ONE else getattr(self._of[where], name, None)
        mark = self[place] = MARK.encode(value)
        return mark


class _Made:
    """A part, what was read to make it, and how it is sent."""

    __slots__ = ("_read", "_reads", "value", "wire")

    def __init__(self, places: Iterable[Place], marks: _Marks, value: Any) -> None:
        self._reads = itemgetter(*places)
        self._read = self._reads(marks)
        self.value = value
        self.wire: bytes | None = None

    def is_of(self, marks: _Marks) -> bool:
        """Whether the same would be read of this view: then the part made of the other is still right."""
        return bool(self._reads(marks) == self._read)


class Parts:
    """The parts that were made at a table. What nobody has used since the last choice is forgotten."""

    def __init__(self) -> None:
        self._made: _Kept = {}
        self._before: _Kept = {}
        """The parts used until the last choice."""
        self._wires: dict[int, tuple[Any, bytes]] = {}
        self._wires_before: dict[int, tuple[Any, bytes]] = {}
        """Values by their identity, which is theirs alone as long as they are kept here, and how they are sent."""
        self._marks: dict[str, _Marks] = {}

    def __call__(
        self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T], of: str | bytes = ""
    ) -> T:
        """The part of this name for a view."""
        return cast("T", self._find(name, view, voice, make, of).value)

    def written(
        self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], Any], of: str | bytes = ""
    ) -> bytes:
        """The same as it is sent, for those who need no more: what it was made of is not kept."""
        found = self._find(name, view, voice, make, of)
        if found.wire is None:
            found.wire, found.value = WIRE.encode(found.value), None
        return found.wire

    def _find(self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], Any], of: str | bytes) -> _Made:
        marks = self._marks.get(view.seat)
        if marks is None or marks.view is not view:
            marks = self._marks[view.seat] = _Marks(view, next(iter(self._marks.values()), None))
        key = name, voice, of
        kept = self._made.get(key)
        if kept is None:
            kept = self._made[key] = []
        found = _same(kept, marks)
        if found is None:
            found = _same(self._before.get(key, ()), marks) or _make(view, voice, make, marks)
            kept.append(found)
        return found

    def wire(self, part: Any) -> bytes:
        """A part as it is sent; pieces and plates, which are kept together, are each written once."""
        if isinstance(part, bytes):
            return part
        if not isinstance(part, tuple):
            return WIRE.encode(part)
        known = self._wires.get(id(part)) or self._wires_before.get(id(part)) or (part, WIRE.encode(part))
        self._wires[id(part)] = known
        return known[1]

    def rest(self) -> None:
        """Everybody has been shown the position: views need not be remembered, which are large."""
        self._marks = {}

    def turn(self) -> None:
        """The game has gone on."""
        self.rest()
        self._before, self._made = self._made, {}
        self._wires_before, self._wires = self._wires, {}


_Kept = dict[tuple[str, Voice, str | bytes], list[_Made]]


def _same(kept: Iterable[_Made], marks: _Marks) -> _Made | None:
    for made in kept:
        if made.is_of(marks):
            return made
    return None


def _make(view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], Any], marks: _Marks) -> _Made:
    read: dict[Place, None] = {}
    value = make(_watched(view, read), voice)
    return _Made(read, marks, value)
