"""Parts of scenes, made once for all eyes that see the same: each is kept with everything that was read of a view to make it.

A part is used again only for a view that is the same in all of that, so it tells nobody more than their own view does.
"""

from __future__ import annotations

from collections.abc import Callable
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
    """Gives a part of a scene: makes it, or has one that is the same."""

    def __call__(self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T]) -> T: ...


def make_anew(name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T]) -> T:
    """For whoever wants a single scene: nothing is kept."""
    return make(view, voice)


class _Watched:
    """Stands for a struct and notes which of its fields are read.

    What the rules remember beside a state is worked out anew in here, so that whatever it depends on is noted too.
    """

    def __init__(self, of: msgspec.Struct, where: str, read: dict[Place, None]) -> None:
        self._of, self._where, self._read = of, where, read

    def __getattr__(self, name: str) -> Any:
        of = self._of
        if name not in of.__struct_fields__:
            found = getattr(type(of), name)  # a method or a property: it reads through us
            return found.__get__(self, type(of)) if hasattr(found, "__get__") else found
        self._read[self._where, name] = None
        value = self.__dict__[name] = getattr(of, name)
        return value


def _watched(view: View[Any], read: dict[Place, None]) -> View[Any]:
    """The view, noting in `read` what is read of it."""
    watched = _Watched(view, "view", read)
    read[THERE_IS_ONE] = None
    vars(watched)["state"] = _Watched(view.state, "state", read)
    vars(watched)["decision"] = _Watched(view.decision, "decision", read) if view.decision is not None else None
    return cast("View[Any]", watched)


class _Marks(dict[Place, bytes]):
    """What can be read of a view, written down as it is first asked for. Bytes, for the order of things counts too."""

    def __init__(self, view: View[Any]) -> None:
        super().__init__()
        self.view, self._of = view, {"view": view, "state": view.state, "decision": view.decision}

    def __missing__(self, place: Place) -> bytes:
        where, name = place
        value = self.view.decision is not None if place == THERE_IS_ONE else getattr(self._of[where], name, None)
        mark = self[place] = MARK.encode(value)
        return mark


class _Made:
    """A part, what was read to make it, and how it is sent."""

    __slots__ = ("is_used", "read", "value", "wire")

    def __init__(self, read: dict[Place, bytes], value: Any) -> None:
        self.read, self.value, self.is_used = read, value, True
        self.wire: bytes | None = None


class Parts:
    """The parts that were made at a table. What nobody has used since the last choice is forgotten."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, Voice, bytes], list[_Made]] = {}
        self._marks: dict[str, _Marks] = {}

    def __call__(self, name: str, view: View[Any], voice: Voice, make: Callable[[View[Any], Voice], T], of: bytes = b"") -> T:
        """The part of this name for a view; `of` is what it is made of besides."""
        marks = self._marks.get(view.seat)
        if marks is None or marks.view is not view:
            marks = self._marks[view.seat] = _Marks(view)
        kept = self._made.setdefault((name, voice, of), [])
        for made in kept:
            for place, mark in made.read.items():
                if marks[place] != mark:
                    break
            else:
                made.is_used = True
                return cast("T", made.value)
        read: dict[Place, None] = {}
        value = make(_watched(view, read), voice)
        kept.append(_Made({place: marks[place] for place in read}, value))
        return value

    def wire(self, name: str, voice: Voice, value: Any) -> bytes:
        """A part as it is sent; what is kept is written once."""
        for made in self._made.get((name, voice, b""), ()):
            if made.value is value:
                if made.wire is None:
                    made.wire = WIRE.encode(value)
                return made.wire
        return WIRE.encode(value)

    def turn(self) -> None:
        """The game has gone on."""
        self._marks.clear()
        for key, kept in list(self._made.items()):
            used = [made for made in kept if made.is_used]
            for made in used:
                made.is_used = False
            if used:
                self._made[key] = used
            else:
                del self._made[key]
