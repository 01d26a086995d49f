"""An analyzer of code: which fields of a state a function reads and an event writes.

Names are all that is compared: a field called `space` is the same wherever it lies. So more may be forgotten than had to be,
never less, as far as the code says what it does; a law recomputes every derived value after every event and compares
(`tests/laws/test_remembered.py`). Code of a game is followed within its own package and through the kit and the kernel.
"""

from __future__ import annotations

import ast
import dis
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

import msgspec

Names = frozenset[str]
NONE: Names = frozenset()
CHANGES = frozenset(
    (
        *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem"),
        *("remove", "reverse", "setdefault", "sort", "update", "difference_update"),
    )
)
"""The methods that change a list, a dict or a set."""
LOOKS = frozenset(("get", "items", "pop", "setdefault", "values"))
"""The methods that give out what lies in one."""
SEVERAL = (tuple, frozenset)
"""Types of an event's field that names several."""
COMMON = ("tenebra.kit", "tenebra.kernel")
CACHED = type(cache(len))
"""A function that is cached by its arguments is given no state: states cannot be hashed."""


def package_of(module: str) -> str:
    """The package of a game that a module belongs to: `tenebra.games.descent` of all that lies in it."""
    parts = module.split(".")
    return ".".join(parts[:3])


def named_in(event: msgspec.Struct) -> set[str]:
    """Everybody and everything that an event names."""
    names: set[str] = set()
    for value in msgspec.structs.astuple(event):
        if isinstance(value, str):
            names.add(value)
        elif isinstance(value, SEVERAL):
            names.update([one for one in value if isinstance(one, str)])
    return names


# --- what a function reads


@cache
def fields_read(function: Any) -> Names:
    """The names of all attributes that a function, and whatever it calls in its package, looks at."""
    package = package_of(function.__module__)
    seen: set[int] = set()
    names: set[str] = set()
    todo: list[Any] = [function]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, CACHED):
            continue
        seen.add(id(one))
        if callable(one) and not isinstance(one, type):
            one = inspect.unwrap(one)
        if isinstance(one, FunctionType):
            if package_of(one.__module__) == package:
                for code in _codes(one.__code__):
                    attributes, of_module = _named(code)
                    names |= attributes
                    todo += _meant(attributes, of_module, one.__globals__)
        elif isinstance(one, type):
            if package_of(one.__module__) == package:
                todo += _methods(one)
        elif isinstance(one, Mapping | list | tuple):
            # what such a table is looked up in, or filled with when it is first asked, is no part of a state
            todo += _functions_in(one)
        elif package_of(type(one).__module__) == package:
            todo += [type(one), *_functions_in(getattr(one, "__dict__", {}))]
    return frozenset(names)


def _functions_in(thing: Any) -> Iterator[Any]:
    """The functions that a table holds. What else it holds is data, of which there may be more later."""
    for one in thing.values() if isinstance(thing, Mapping) else thing if isinstance(thing, list | tuple) else ():
        if isinstance(one, Mapping | list | tuple):
            yield from _functions_in(one)
        elif isinstance(inspect.unwrap(one) if callable(one) else one, FunctionType):
            yield one


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Code, and the code of the functions within."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _named(code: CodeType) -> tuple[set[str], set[str]]:
    """The attributes that code looks at, and the names of its module that it uses."""
    attributes, of_module = set[str](), set[str]()
    for one in dis.get_instructions(code):
        if one.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            of_module.add(one.argval)
        elif one.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            attributes.add(one.argval)
    return attributes, of_module


def _meant(attributes: set[str], of_module: set[str], names: Mapping[str, Any]) -> Iterator[Any]:
    """The objects that names of a module stand for in some code, also behind the name of another module."""
    for name in sorted(of_module):
        thing = names.get(name)
        if isinstance(thing, ModuleType):
            yield from (vars(thing)[other] for other in sorted(attributes) if other in vars(thing))
        elif thing is not None:
            yield thing


def _methods(kind: type[Any]) -> Iterator[Any]:
    """The functions and properties of a class, its events and steps aside."""
    for thing in vars(kind).values():
        if isinstance(thing, property):
            yield thing.fget
        elif isinstance(thing, classmethod | staticmethod):
            yield thing.__func__
        elif hasattr(thing, "func"):
            yield thing.func
        elif isinstance(thing, FunctionType):
            yield thing


# --- what an event writes


@cache
def fields_written(event: type[Any], state: type[Any]) -> Names:
    """The names of the fields that events of a kind write into states of a kind."""
    apply = next(vars(kind)["apply"] for kind in event.__mro__ if "apply" in vars(kind))
    found = _Writes(event, _fields(state))
    found.call(apply, {})
    return frozenset(found.names)


@cache
def fields_changed(function: Any, state: type[Any]) -> Names:
    """The names of the fields that a function of a game writes into states of a kind, or copies of them."""
    found = _Writes(state, _fields(state))
    found.call(inspect.unwrap(function), {})
    return frozenset(found.names)


def _fields(state: type[Any]) -> Names:
    """The names of the fields of a state and of all that it is made of."""
    kinds = [kind for kind in vars(sys.modules[state.__module__]).values() if isinstance(kind, type)]
    structs = [kind for kind in kinds if issubclass(kind, msgspec.Struct)]
    return frozenset(name for kind in structs for name in kind.__struct_fields__)


@cache
def _functions(module: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a module as they are written, by name and first line."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    defined = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {(node.name, min([node.lineno, *(one.lineno for one in node.decorator_list)])): node for node in defined}


class _Writes:
    """Collects what a function writes, and what the functions write that it calls."""

    def __init__(self, kind: type[Any], fields: Names) -> None:
        self.kind, self.fields = kind, fields
        self.packages = (package_of(kind.__module__), *COMMON)
        self.names: set[str] = set()
        self.called: dict[tuple[FunctionType, tuple[Names, ...]], Names] = {}

    def call(self, function: FunctionType, given: Mapping[str, Names]) -> Names:
        """Look through a function; the fields that what it returns may lie in."""
        key = function, tuple(given.values())
        if key not in self.called:
            self.called[key] = NONE
            code = function.__code__
            written = _functions(function.__module__).get((function.__name__, code.co_firstlineno))
            if written is not None:
                body = _Body(self, function, dict(given))
                for statement in written.body:
                    body.visit(statement)
                self.called[key] = body.returned
        return self.called[key]


class _Body(ast.NodeVisitor):
    """The body of one function: its local names stand for fields of the state, or parts of them."""

    def __init__(self, writes: _Writes, function: FunctionType, local: dict[str, Names]) -> None:
        self.writes, self.function, self.local = writes, function, local
        self.returned: Names = NONE

    def origin(self, node: ast.expr | None) -> Names:
        """The fields that an expression is, or lies in."""
        match node:
            case ast.Name(id=name):
                return self.local.get(name, NONE)
            case ast.Attribute(attr=name) if name in self.writes.fields:
                return frozenset((name,))
            case ast.Attribute(value=inner) | ast.Subscript(value=inner) | ast.Starred(value=inner) | ast.NamedExpr(value=inner):
                return self.origin(inner)
            case ast.IfExp(body=one, orelse=other):
                return self.origin(one) | self.origin(other)
            case ast.BoolOp(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
                return NONE.union(*map(self.origin, values))
            case ast.Call(func=ast.Attribute(value=inner, attr=name)) if name in LOOKS:
                return self.origin(inner)
            case ast.Call(func=ast.Name(id="enumerate" | "next" | "reversed" | "zip" | "iter"), args=values):
                return NONE.union(*map(self.origin, values))
            case ast.Call():
                return NONE.union(*[self.writes.call(*one) for one in self.called_by(node)])
        return NONE

    def called_by(self, node: ast.Call) -> Iterable[tuple[FunctionType, dict[str, Names]]]:
        """The functions that a call may mean, with the fields that they are given."""
        given = [self.origin(one) for one in node.args]
        match node.func:
            case ast.Name(id=name):
                found = inspect.unwrap(thing) if callable(thing := self.function.__globals__.get(name)) else None
                functions = [found] if isinstance(found, FunctionType) else []
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name):
                functions = [vars(kind)[name] for kind in self.writes.kind.__mro__[1:] if name in vars(kind)][:1]
                given.insert(0, NONE)
            case ast.Attribute(value=value, attr=name):
                functions = [*_methods_called(name, self.writes.packages[0], self.function.__module__)]
                given.insert(0, self.origin(value))
            case _:
                functions = []
        for function in functions:
            if function.__module__.startswith(self.writes.packages):
                names = function.__code__.co_varnames
                yield function, {**dict(zip(names, given, strict=False)), **self.by_keyword(node)}

    def by_keyword(self, node: ast.Call) -> dict[str, Names]:
        return {one.arg: self.origin(one.value) for one in node.keywords if one.arg is not None}

    def store(self, target: ast.expr, origin: Names) -> None:
        """Something is assigned to, or deleted."""
        match target:
            case ast.Attribute(attr=name):
                self.writes.names.add(name)
            case ast.Subscript(value=value):
                self.writes.names |= self.origin(value)
            case ast.Name(id=name):
                self.local[name] = self.local.get(name, NONE) | origin
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                for one in targets:
                    self.store(one, origin)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            parts = node.value.elts if isinstance(node.value, ast.Tuple) else []
            if isinstance(target, ast.Tuple) and len(target.elts) == len(parts):
                for one, value in zip(target.elts, parts, strict=True):
                    self.store(one, self.origin(value))
            else:
                self.store(target, self.origin(node.value))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.store(node.target, self.origin(node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.generic_visit(node)
        # `cards += …` changes the list that the name stands for
        self.writes.names |= self.origin(node.target) if isinstance(node.target, ast.Name) else NONE
        self.store(node.target, NONE)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.generic_visit(node)
        self.store(node.target, self.origin(node.value))

    def visit_Delete(self, node: ast.Delete) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if not isinstance(target, ast.Name):
                self.store(target, NONE)

    def visit_For(self, node: ast.For) -> None:
        self.store(node.target, self.origin(node.iter))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.store(node.target, self.origin(node.iter))
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        self.generic_visit(node)
        self.returned |= self.origin(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=value, attr=name) if name in CHANGES:
                self.writes.names |= self.origin(value)
            case ast.Name(id="setattr"):
                named = node.args[1]
                self.writes.names |= {str(named.value)} if isinstance(named, ast.Constant) else self.writes.fields
        for function, given in self.called_by(node):
            self.writes.call(function, given)


@cache
def _methods_called(name: str, package: str, module: str) -> tuple[FunctionType, ...]:
    """The methods of this name on the classes that a game's module knows, and on those of its state."""
    known = {**vars(sys.modules[module]), **vars(sys.modules.get(f"{package}.state", sys.modules[module]))}
    kinds = [kind for kind in known.values() if isinstance(kind, type) and kind.__module__.startswith((package, *COMMON))]
    found = (vars(kind).get(name) for kind in dict.fromkeys(kinds))
    return tuple(method for method in found if isinstance(method, FunctionType))
