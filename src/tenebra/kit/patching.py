"""A reader that puts written values over a state, by the names and types of its Structs, with errors that name path and line.

Where a game wants something written otherwise than the state has it, it says so in one of two ways: `readers` name the method
that reads a field; the method that makes a thing (a Hero, a Monster) is told by keyword what only people write of it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, TypeVar, get_type_hints

import msgspec

from tenebra.kernel import BadInput
from tenebra.kit.files import TextFile, as_kind

T = TypeVar("T", bound=msgspec.Struct)
Plain = Mapping[str, Any]
"""A table of a file."""


class Patcher:
    """Puts what a file says over the Structs of a state."""

    readers: ClassVar[Mapping[type[msgspec.Struct], Mapping[str, str]]] = {}
    """Fields that are written otherwise than the state has them, in the order in which they are read, and the method that reads
    each. What must be written is the type of its parameter."""

    def __init__(self, file: TextFile) -> None:
        self.file, self.complain = file, file.complain

    def made(self, make: Callable[..., T], written: Plain, at: str, *told: Any) -> T:
        """A thing of the state: its method is told its own words by keyword, with all else that is written it is patched."""
        plain_make = getattr(make, "__func__", make)
        kind = words_of(plain_make)
        words = kind.__struct_encode_fields__
        rest = {name: value for name, value in written.items() if name not in words}
        for name in rest:
            self.field_of(hints_of(plain_make)["return"], name, at, words)
        own = self.convert({word: written[word] for word in words if word in written}, kind, at)
        thing = make(*told, **msgspec.structs.asdict(own))
        self.patch(thing, rest, at)
        return thing

    def patch(self, thing: msgspec.Struct, written: Plain, at: str = "") -> None:
        """Put what is written over a Struct of the state, by the names of its fields: tables are merged, all else is replaced."""
        types, readers = hints_of(type(thing)), self.readers.get(type(thing), {})
        given = {self.field_of(type(thing), name, at): (f"{at}.{name}", value) for name, value in written.items()}
        for field in (field for field in {**readers, **types} if field in given):
            path, value = given[field]
            there = getattr(thing, field)
            if field in readers:
                setattr(thing, field, self.read(readers[field], value, path))
            elif isinstance(value, Mapping) and isinstance(there, msgspec.Struct) and not there.__struct_config__.frozen:
                self.patch(there, value, path)
            else:
                setattr(thing, field, self.convert(merged(msgspec.to_builtins(there), value), types[field], path))

    def read(self, reader: str, written: Any, at: str) -> Any:
        """The result of a reader for a written value."""
        kind = next(iter(hints_of(getattr(type(self), reader)).values()))
        return getattr(self, reader)(self.convert(written, kind, at))

    def field_of(self, kind: type[msgspec.Struct], name: str, at: str = "", words: Iterable[str] = ()) -> str:
        """The field that a name means: `is_dead` may be written `dead`, and `has_acted` `acted`."""
        fields = kind.__struct_fields__
        for field in (name, f"is_{name}", f"has_{name}"):
            if field in fields:
                return field
        raise self.unknown(name, [*words, *(field.removeprefix("is_").removeprefix("has_") for field in fields)], at)

    # --- what is wrong

    def convert(self, plain: Any, kind: Any, at: str = "") -> Any:
        """Plain data as a type; an error names what is wrong by its path."""
        try:
            made = as_kind(plain, kind)
        except msgspec.ValidationError as error:
            reason, _, inside = str(error).partition(" - at `$")
            raise self.complain_at(f"{at}{inside.rstrip('`')}", reason) from None
        self.check_names(plain, made, at)
        return made

    def check_names(self, written: Any, made: Any, at: str) -> None:
        """Every name that is written, however deep, means something."""
        if isinstance(made, list):
            for value, one in zip(written, made, strict=True):
                self.check_names(value, one, at)
        elif isinstance(made, dict):
            for name, value in written.items():
                self.check_names(value, made.get(name), f"{at}.{name}")
        elif isinstance(made, msgspec.Struct) and isinstance(written, Mapping):
            fields = dict(zip(made.__struct_encode_fields__, made.__struct_fields__, strict=True))
            for name, value in written.items():
                if name in fields:
                    self.check_names(value, getattr(made, fields[name]), f"{at}.{name}")
                elif name != made.__struct_config__.tag_field:
                    raise self.unknown(name, fields, at)

    def unknown(self, name: str, known: Iterable[str], at: str) -> BadInput:
        """An error about a name that means nothing."""
        near = get_close_matches(name, known, n=1)
        return self.complain_at(at, f"unknown field `{name}`" + (f"; did you mean `{near[0]}`?" if near else ""))

    def complain_at(self, path: str, reason: str) -> BadInput:
        """An error about what is written under a path such as `heroes.owen.xp`."""
        lines, at = self.file.text.split("\n"), 0
        for key in (*re.findall(r"[\w-]+", path), *re.findall(r"unknown field `(.+?)`", reason)):
            is_key = re.compile(rf"(^|[\s.\[{{,\"]){re.escape(key)}\"?\s*[=.\]]")
            at = next((n for n in range(at, len(lines)) if is_key.search(lines[n])), at)
        return BadInput(": ".join(filter(None, (path.lstrip("."), reason))), source=self.file.source, line=at + 1)


def merged(there: Any, written: Any) -> Any:
    """The value that was there, with the written one over it."""
    if not isinstance(there, Mapping) or not isinstance(written, Mapping):
        return written
    return {**there, **{name: merged(there.get(name), value) for name, value in written.items()}}


@cache
def hints_of(thing: Any) -> dict[str, Any]:
    """The types of a Struct's fields, or of a method's parameters and what it returns."""
    return get_type_hints(thing)


@cache
def words_of(make: Callable[..., Any]) -> type[msgspec.Struct]:
    """The arguments that a method takes by keyword, as a Struct; its `class_` is written `class`."""
    told = [one for one in inspect.signature(make).parameters.values() if one.kind is one.KEYWORD_ONLY]
    defaults = {one.name: msgspec.NODEFAULT if one.default is one.empty else one.default for one in told}
    fields = [(name, hints_of(make)[name], default) for name, default in defaults.items()]
    return msgspec.defstruct("Words", fields, rename={name: name.rstrip("_") for name in defaults})
