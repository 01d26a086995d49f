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
    ast.And: ast.Or,
    ast.Or: ast.And,
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
# Negating these in a condition is what their swap does already.
NEGATED_BY_SWAP = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


@dataclass(frozen=True)
class Mutant:
    """One change: the number of its place in its module, and how the place reads unchanged."""

    path: str
    number: int
    first_line: int
    last_line: int
    function: str
    before: str


@dataclass(frozen=True)
class Place:
    """Where a tree can be changed: the statement or expression that shows it, and the change itself."""

    node: ast.stmt | ast.expr
    function: str
    apply: Callable[[], ast.AST]


def mutants_of(path: Path, name: str) -> Iterator[Mutant]:
    """List every mutant of the file in reading order; `name` is how reports call the file."""
    for number, place in enumerate(places(ast.parse(path.read_text(encoding="utf-8")))):
        node = place.node
        yield Mutant(name, number, node.lineno, node.end_lineno or node.lineno, place.function, one_line(node))


def mutate(path: Path, number: int) -> tuple[ast.Module, str]:
    """Return the tree of the file with the change of that number made, and how the changed place reads."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    after = one_line(list(places(tree))[number].apply())
    return ast.fix_missing_locations(tree), after


def places(tree: ast.Module) -> Iterator[Place]:
    """Find the places of the tree that can be changed, always in the same order."""
    return in_node(tree, "")


def in_node(node: ast.AST, function: str) -> Iterator[Place]:
    """Find the places in a node and below it."""
    if is_outside_the_rules(node):
        return
    inside = function
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inside = f"{function}.{node.name}".lstrip(".")
    yield from (Place(shown, inside, apply) for shown, apply in changes(node))
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases", "keywords") and not isinstance(
            node, ast.Call
        ):
            continue
        if isinstance(value, ast.AST):
            yield from in_node(value, inside)
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.stmt) and can_be_left_out(child):
                    yield Place(child, inside, leave_out(value, index, child))
                if isinstance(child, ast.AST):
                    yield from in_node(child, inside)


def is_outside_the_rules(node: ast.AST) -> bool:
    """Say whether a node only serves the type checker or the text of a message."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):  # a union of types: `Answer = Yes | No`
        return isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.BitOr) and node.col_offset == 0
    return isinstance(node, ast.JoinedStr)


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


def changes(node: ast.AST) -> Iterator[tuple[ast.stmt | ast.expr, Callable[[], ast.AST]]]:
    """Find the changes of one node: what is shown to the reader, and what makes the change."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.Assert(test=test):
            if not is_negated_otherwise(test):
                yield test, negate(node, "test", test)
        case ast.comprehension(ifs=conditions):
            for index, test in enumerate(conditions):
                if not is_negated_otherwise(test):
                    yield test, negate(conditions, index, test)
        case ast.Compare(ops=[operator]) if type(operator) in SWAPS:
            yield node, swap(node, "ops", [SWAPS[type(operator)]()])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, negate(node, "operand", operand)
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in SWAPS:
            yield node, swap(node, "op", SWAPS[type(operator)]())
        case ast.Constant(value=bool() as value):
            yield node, swap(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield node, swap(node, "value", value + 1)


def is_negated_otherwise(test: ast.expr) -> bool:
    """Say whether another change already turns this condition round."""
    match test:
        case ast.Compare(ops=[operator]):
            return isinstance(operator, NEGATED_BY_SWAP)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False


def negate(holder: ast.AST | list[ast.expr], where: str | int, test: ast.expr) -> Callable[[], ast.AST]:
    """Make the change that turns a condition round."""

    def apply() -> ast.AST:
        turned = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
        if isinstance(holder, list):
            holder[int(where)] = turned
        else:
            setattr(holder, str(where), turned)
        return turned if not isinstance(holder, ast.UnaryOp) else holder

    return apply


def swap(node: ast.stmt | ast.expr, field: str, value: object) -> Callable[[], ast.AST]:
    """Make the change that gives a field another value."""

    def apply() -> ast.AST:
        setattr(node, field, value)
        return node

    return apply


def one_line(node: ast.AST) -> str:
    """Write a node as one short line of code."""
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 100 else text[:97] + "..."
