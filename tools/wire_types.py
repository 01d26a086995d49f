"""Write the protocol as TypeScript: `python -m tools.wire_types`. The Python structs are the only place it is defined."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

from tenebra.kernel import Reason
from tenebra.kit import aftermath, covers, ground, inspection, odds, scene, scenic, told
from tenebra.server import messages, requests

TARGET = Path("web/src/wire.ts")
HEAD = "// Written by `python -m tools.wire_types` from the structs of the protocol. Do not edit.\n"


def ts(info: msgspec.inspect.Type) -> str:
    """A type in TypeScript."""
    match info:
        case msgspec.inspect.Metadata(extra={"typescript": str(written)}):
            return written
        case msgspec.inspect.StrType():
            return "string"
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.BoolType():
            return "boolean"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item):
            inner = ts(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case msgspec.inspect.TupleType(item_types=items):
            return f"[{', '.join(ts(item) for item in items)}]"
        case msgspec.inspect.DictType(value_type=value):
            return f"Record<string, {ts(value)}>"
        case msgspec.inspect.UnionType(types=types):
            return " | ".join(ts(one) for one in types)
        case msgspec.inspect.StructType(cls=cls):
            return str(cls.__name__)
        case msgspec.inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {info}")


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in the order of the files."""
    modules = (ground, scene, inspection, told, aftermath, covers, requests, messages)
    found = [Reason, *(kind for module in modules for kind in vars(module).values())]
    skipped = (scenic.Scenic, odds.Chances, messages.Ask, messages.News, msgspec.Struct)
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in skipped]
    return list(dict.fromkeys(kinds))


def interface(kind: type[msgspec.Struct]) -> str:
    """A struct as an interface. What may be left out on the wire is optional."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    lines = []
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        may_miss = "" if field.required or issubclass(kind, scenic.Scenic) else "?"
        lines.append(f"  {field.encode_name}{may_miss}: {ts(field.type)};")
    doc = (kind.__doc__ or "").strip().splitlines()[0]
    return f"/** {doc} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str, kinds: UnionType) -> str:
    """A union by its name."""
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in get_args(kinds)) + ";\n"


def written() -> str:
    """The whole file."""
    parts: list[Any] = [interface(kind) for kind in structs()]
    parts += [union("AnyAsk", messages.AnyAsk), union("AnyNews", messages.AnyNews)]
    return "\n".join([HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n", *parts])


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
