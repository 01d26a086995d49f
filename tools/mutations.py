"""The ways to break a module by one small change, found in its syntax tree.

Strings are left alone (ids, words and citations), and so are annotations and decorators. What is changed is what a rule
is made of: conditions, comparisons, numbers, arithmetic, and steps that are left out.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS: dict[type[ast.AST], Callable[[], ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
# Swapping these only turns a condition round.
EITHER_OR = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


Position = tuple[int, int]


@dataclass(frozen=True)
class Span:
    """A stretch of a module, from a line and column to another."""

    start: Position
    end: Position

    def holds(self, other: "Span") -> bool:
        """Say whether another stretch lies within this one."""
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True)
class Mutant:
    """One change: the number of its place in its module, and how the place reads unchanged."""

    path: str
    number: int
    span: Span
    function: str
    before: str
    is_crude: bool = False
    """Whatever the tests are, they would notice that nothing is done, or the opposite."""

    @property
    def lines(self) -> range:
        """The lines of its place."""
        return range(self.span.start[0], self.span.end[0] + 1)


@dataclass(frozen=True)
class Change:
    """The statement or expression that shows a change to the reader, and what makes it and returns how it reads then."""

    node: ast.stmt | ast.expr
    apply: Callable[[], ast.AST]
    is_crude: bool = False


@dataclass(frozen=True)
class Place:
    """Where a tree can be changed, and in which function."""

    change: Change
    function: str


def mutants_of(path: Path, name: str) -> Iterator[Mutant]:
    """List every mutant of the file in reading order; `name` is how reports call the file."""
    for number, place in enumerate(places(ast.parse(path.read_text(encoding="utf-8")))):
        change = place.change
        yield Mutant(name, number, span_of(change.node), place.function, one_line(change.node), change.is_crude)


def span_of(node: ast.AST) -> Span:
    """The stretch of a statement or expression."""
    assert isinstance(node, ast.stmt | ast.expr | ast.excepthandler | ast.pattern)
    return Span((node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0))


def mutate(path: Path, number: int) -> tuple[ast.Module, str]:
    """Return the tree of the file with the change of that number made, and how the changed place reads."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    after = one_line(list(places(tree))[number].change.apply())
    return ast.fix_missing_locations(tree), after


def places(tree: ast.Module) -> Iterator[Place]:
    """Find the places of the tree that can be changed, always in the same order."""
    return in_node(tree, "")


def in_node(node: ast.AST, function: str, is_condition: bool = False) -> Iterator[Place]:
    """Find the places in a node and below it."""
    if is_outside_the_rules(node):
        return
    inside = function
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{function}.{node.name}".lstrip(".")
    yield from (Place(change, inside) for change in changes(node, is_condition))
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases", "keywords") and not isinstance(
            node, ast.Call
        ):
            continue
        if isinstance(value, ast.AST):
            yield from in_node(value, inside, field == "test")
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.stmt) and can_be_left_out(child):
                    yield Place(Change(child, leave_out(value, index, child), is_crude=True), inside)
                if isinstance(child, ast.AST):
                    yield from in_node(child, inside, field == "ifs" or isinstance(node, ast.BoolOp))


def is_outside_the_rules(node: ast.AST) -> bool:
    """Say whether a node only serves the type checker, its author or the text of a message."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):  # a union of types: `Answer = Yes | No`
        return isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.BitOr) and node.col_offset == 0
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    return isinstance(node, ast.JoinedStr | ast.Assert)


def can_be_left_out(statement: ast.stmt) -> bool:
    """Say whether a statement does something to the world, so that leaving it out could be noticed."""
    match statement:
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Continue():
            return True
        case ast.Return(value=None):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def leave_out(body: list[ast.stmt], index: int, statement: ast.stmt) -> Callable[[], ast.AST]:
    """Make the change that puts `pass` in a statement's place."""

    def apply() -> ast.AST:
        body[index] = ast.copy_location(ast.Pass(), statement)
        return body[index]

    return apply


def changes(node: ast.AST, is_condition: bool) -> Iterator[Change]:
    """Find the changes of one node, given whether it is a condition, or a part of one, which is changed as a whole."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            yield from (decide(node, "test", test, value) for value in (True, False) if value is not narrows(test))
        case ast.While(test=test) if not isinstance(test, ast.Constant) and narrows(test) is not False:
            yield decide(node, "test", test, False)
        case ast.comprehension(ifs=conditions):
            for number, test in enumerate(conditions):
                yield from (decide(conditions, number, test, value) for value in (True, False) if value is not narrows(test))
        case ast.Compare(ops=[operator]) if type(operator) in SWAPS and not (is_condition and isinstance(operator, EITHER_OR)):
            yield Change(node, swap(node, "ops", [SWAPS[type(operator)]()]))
        case ast.UnaryOp(op=ast.Not(), operand=operand) if not is_condition:
            yield Change(node, negate(node, operand))
        case ast.BoolOp(values=values):
            yield from (Change(node, leave_out_part(node, values, n)) for n, part in enumerate(values) if narrows(part) is None)
        case ast.Call(func=ast.Name(id="min" | "max"), args=[_, _, *_] as parts, keywords=[]):
            yield from (Change(node, leave_out_part(node, parts, n)) for n in range(len(parts)))
        case ast.Call(func=ast.Name(id="any" | "all") as name):
            yield Change(node, swap(name, "id", "all" if name.id == "any" else "any", node))
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in SWAPS:
            yield Change(node, swap(node, "op", SWAPS[type(operator)]()), is_crude=isinstance(node, ast.AugAssign))
        case ast.Constant(value=bool() as value):
            yield Change(node, swap(node, "value", not value))
        case ast.Constant(value=int() as value):
            yield Change(node, swap(node, "value", value + 1))


def narrows(test: ast.expr) -> bool | None:
    """Say whether a condition asks for the kind of a thing, and how it comes out for what is read afterwards.

    `hero is not None` and `isinstance(it, Hero)` hold where a hero is read: without them nothing would be decided otherwise.
    """
    match test:
        case ast.Compare(ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
            return False
        case ast.Compare(ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]) | ast.Call(func=ast.Name(id="isinstance")):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="isinstance"))):
            return False
    return None


def decide(holder: ast.AST | list[ast.expr], where: str | int, test: ast.expr, value: bool) -> Change:
    """Make the change that decides a condition beforehand. It is still worked out, so that its function uses the same names."""

    def apply() -> ast.AST:
        decided = ast.Constant(value)
        both = ast.copy_location(ast.BoolOp(ast.Or() if value else ast.And(), [test, decided]), test)
        if isinstance(holder, list):
            holder[int(where)] = both
        else:
            setattr(holder, str(where), both)
        return decided

    return Change(test, apply)


def negate(holder: ast.UnaryOp, operand: ast.expr) -> Callable[[], ast.AST]:
    """Make the change that takes a `not` away, by a second one."""

    def apply() -> ast.AST:
        holder.operand = ast.copy_location(ast.UnaryOp(ast.Not(), operand), operand)
        return operand

    return apply


def leave_out_part(holder: ast.BoolOp | ast.Call, parts: list[ast.expr], index: int) -> Callable[[], ast.AST]:
    """Make the change that leaves out one part of `a and b`, or of the least or greatest of several."""

    def apply() -> ast.AST:
        del parts[index]
        if len(parts) > 1:
            return holder
        rest = parts[0]
        if isinstance(holder, ast.BoolOp):  # it must have two parts: `True and b`
            parts.insert(0, ast.copy_location(ast.Constant(isinstance(holder.op, ast.And)), rest))
        else:
            parts[0] = ast.copy_location(ast.Tuple([rest], ast.Load()), rest)
        return rest

    return apply


def swap(node: ast.stmt | ast.expr, field: str, value: object, shown: ast.AST | None = None) -> Callable[[], ast.AST]:
    """Make the change that gives a field another value."""

    def apply() -> ast.AST:
        setattr(node, field, value)
        return shown or node

    return apply


def one_line(node: ast.AST) -> str:
    """Write a node as one short line of code."""
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 100 else text[:97] + "..."
