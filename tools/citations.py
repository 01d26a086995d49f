"""Where a game's code cites which rule, and the lines that carry the rule out there.

What an id is written on says what it is about: a statement and the conditions it stands under, a function, a class, or the
statement below a comment. An id that a text or docstring only names together with a whole module says nothing.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from tools.mutations import Span, span_of

ID = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d+[a-z]?\b")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
BLOCKS = (ast.If, ast.While, ast.For, ast.AsyncFor, ast.With, ast.AsyncWith, ast.Try, ast.Match)


class Nearness(IntEnum):
    """How close lines are to a rule."""

    STATEMENT = 0
    """The statement that cites it, or stands under a comment that does, and the conditions it stands under."""
    NAMED = 1
    """The function or class whose docstring cites it."""
    BEFORE = 2
    """What the statement that cites it is worked out from."""
    AROUND = 3
    """The function around a statement that cites it."""


@dataclass(frozen=True)
class Site:
    """Lines that carry out a rule."""

    rule: str
    nearness: Nearness
    spans: tuple[Span, ...]
    but: tuple[Span, ...] = ()
    """Stretches within them that only choose what is cited."""

    def holds(self, span: Span) -> bool:
        """Say whether a stretch belongs to it."""
        return any(own.holds(span) for own in self.spans) and not any(left.holds(span) for left in self.but)


def sites_in(source: str) -> list[Site]:
    """Every place of a module that cites a rule."""
    module = Module(source)
    found = [*module.cited_by_text(), *module.cited_by_docstring(), *module.cited_by_comment()]
    return list(dict.fromkeys(found))


class Module:
    """A module whose citations are looked for."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self.parent = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.constants = dict(self._constants())
        self.but = tuple(span_of(node) for node in self._choosers())

    def _constants(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Names of the module that stand for ids: `CITE = "DE-RUL-86"`."""
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if ids_of(value) and is_ids(value):
                    yield name, tuple(ids_of(value))

    def _choosers(self) -> Iterator[ast.expr]:
        """What only chooses which rules are cited."""
        for node in ast.walk(self.tree):
            match node:
                case ast.IfExp(test=test, body=one, orelse=other) if ids_of(node) and self._cites(one) and self._cites(other):
                    if not isinstance(self.parent[node], ast.Return):  # which may be why something is refused
                        yield test
                case ast.If(test=test, body=body, orelse=others) if ids_of(node) and all(map(self._adds_ids, [*body, *others])):
                    yield test
                case ast.Dict(keys=keys, values=values) if keys and all(key is not None and self._cites(key) for key in keys):
                    yield from values
                case ast.Dict(keys=keys, values=values) if values and all(map(self._cites, values)):
                    yield from (key for key in keys if key is not None)

    def _cites(self, node: ast.expr) -> bool:
        return is_ids(node) or (isinstance(node, ast.Name) and node.id in self.constants)

    def _adds_ids(self, node: ast.stmt) -> bool:
        match node:
            case ast.Assign(value=value) | ast.AugAssign(value=value):
                return self._cites(value)
        return False

    def cited_by_text(self) -> Iterator[Site]:
        """Ids that stand in the code as texts of their own, or by a name of the module."""
        for node in ast.walk(self.tree):
            match node:
                case ast.Constant(value=str(text)) if ID.fullmatch(text):
                    ids: tuple[str, ...] = (text,)
                case ast.Name(id=name, ctx=ast.Load()) if name in self.constants:
                    ids = self.constants[name]
                case _:
                    continue
            for nearness, spans in self._around(node):
                yield from (Site(id, nearness, spans, self.but) for id in ids)

    def cited_by_docstring(self) -> Iterator[Site]:
        """Ids in the docstring of a function, a class or a constant."""
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
                continue
            if not isinstance(text := node.value.value, str):
                continue
            spans: tuple[Span, ...] = ()
            match self.parent[node]:
                case ast.FunctionDef(body=body) | ast.AsyncFunctionDef(body=body) if body[0] is node:
                    spans = tuple(map(span_of, body[1:]))
                case ast.ClassDef(body=body) as above if body[0] is node:
                    spans = tuple(deeds_of(above))
                case ast.Module(body=body) | ast.ClassDef(body=body) if body[0] is not node:
                    spans = (span_of(body[body.index(node) - 1]),)
            if spans:
                yield from (Site(id, Nearness.NAMED, spans, self.but) for id in named_in(text))

    def cited_by_comment(self) -> Iterator[Site]:
        """Ids in a comment: beside a statement, or over it."""
        statements = sorted((node for node in ast.walk(self.tree) if isinstance(node, ast.stmt)), key=lambda s: s.lineno)
        for token in tokenize.generate_tokens(io.StringIO(self.source).readline):
            if token.type != tokenize.COMMENT or not (ids := named_in(token.string)):
                continue
            line = token.start[0]
            if token.line[: token.start[1]].strip():
                beside = [node for node in statements if node.lineno <= line <= (node.end_lineno or 0)]
                node = beside[-1] if beside else None
            else:
                node = next((node for node in statements if node.lineno > line), None)
            if node is not None:
                stretch = span_of(node)
                if token.line[: token.start[1]].strip() and not isinstance(node, BLOCKS):
                    stretch = Span((line, 0), (line, len(token.line)))  # a comment in a list is about its own line
                yield from (Site(id, Nearness.STATEMENT, (stretch, *self._guards(node)), self.but) for id in ids)

    def _around(self, node: ast.expr) -> Iterator[tuple[Nearness, tuple[Span, ...]]]:
        """The lines that an id in the code is about, nearest first."""
        while not isinstance(node, ast.stmt):
            above = self.parent[node]
            if isinstance(above, ast.Dict) and node in above.keys:
                return  # its value says whether it is cited
            if isinstance(above, ast.match_case) or not isinstance(above, ast.stmt | ast.expr | ast.keyword):
                break
            if isinstance(above, FUNCTIONS):  # a decorator, or the default of a parameter
                yield Nearness.NAMED, tuple(map(span_of, above.body))
                return
            if isinstance(above, BLOCKS):
                yield Nearness.STATEMENT, (span_of(node), *self._guards(above))
                return
            node = above  # type: ignore[assignment]
        statement = self._statement(node)
        within = self._function(statement)
        if within is None:
            yield from self._in_class(statement)
        elif not self._adds_ids(statement):
            yield Nearness.STATEMENT, (span_of(statement), *self._guards(statement))
            if before := tuple(self._worked_out(statement, within)):
                yield Nearness.BEFORE, before
            yield Nearness.AROUND, tuple(map(span_of, within.body))

    def _in_class(self, statement: ast.stmt) -> Iterator[tuple[Nearness, tuple[Span, ...]]]:
        """What a statement outside of functions is about: the class whose `basis` it is, or itself."""
        above = self.parent[statement]
        if isinstance(above, ast.ClassDef) and isinstance(statement, ast.Assign | ast.AnnAssign):
            yield Nearness.STATEMENT, tuple(deeds_of(above))
        else:
            yield Nearness.STATEMENT, (span_of(statement),)

    def _statement(self, node: ast.AST) -> ast.stmt:
        while not isinstance(node, ast.stmt):
            node = self.parent[node]
        return node

    def _function(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        while not isinstance(node, ast.Module):
            if isinstance(node, FUNCTIONS):
                return node
            node = self.parent[node]
        return None

    def _guards(self, node: ast.AST) -> tuple[Span, ...]:
        """The conditions that a statement stands under in its function."""
        found: list[Span] = []
        while not isinstance(node, (*FUNCTIONS, ast.Module, ast.ClassDef)):
            above = self.parent[node]
            match above:
                case ast.If(test=test) | ast.While(test=test) if node is not test:
                    found.append(span_of(test))
                case ast.For(iter=over) | ast.AsyncFor(iter=over) if node is not over:
                    found.append(span_of(over))
                case ast.match_case(guard=ast.expr() as test):
                    found.append(span_of(test))
            node = above
        return tuple(found)

    def _worked_out(self, statement: ast.stmt, within: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Span]:
        """What gives the statement's local names their values, and what leaves the function before it."""
        used = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
        for node in ast.walk(within):
            if not isinstance(node, ast.stmt) or node.lineno >= statement.lineno:
                continue
            match node:
                case ast.If(test=test, body=[*_, ast.Return() | ast.Continue() | ast.Break() | ast.Raise() as leaves]):
                    if not ids_of(leaves):
                        yield span_of(test)
                case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    names = [part for target in targets for part in getattr(target, "elts", [target])]
                    if any(isinstance(name, ast.Name) and name.id in used for name in names):
                        yield span_of(node)


def deeds_of(node: ast.ClassDef) -> Iterator[Span]:
    """What a class does: its functions, or else its fields."""
    functions = [part for part in node.body if isinstance(part, FUNCTIONS)]
    yield from map(span_of, functions or node.body)


def is_ids(node: ast.expr) -> bool:
    """Say whether an expression is nothing but ids of rules, or none."""
    match node:
        case ast.Constant(value=str(text)):
            return not text or ID.fullmatch(text) is not None
        case ast.Tuple(elts=parts):
            return all(map(is_ids, parts))
    return False


def ids_of(node: ast.AST) -> list[str]:
    """The ids that stand in a node as texts of their own."""
    texts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return [text for text in texts if ID.fullmatch(text)]


def named_in(text: str) -> list[str]:
    """The ids that a docstring or comment names."""
    return list(dict.fromkeys(ID.findall(text)))
