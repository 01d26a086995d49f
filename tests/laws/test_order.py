"""Same seed, same choices, same game: nothing that shapes a game may follow the order of a set.

Sets of words are in another order in every process. Membership, unions and the like are fine; what is walked through is a
list, a tuple or a dict (`dict.fromkeys` where each thing is wanted once), or it is sorted first.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import tenebra
from tenebra.games.registry import OUTSIDE
from tests.games import barrow_bull

ROOMS = ("kernel", "boards", "kit", "games")
INDIFFERENT = ("any", "all", "len", "set", "frozenset", "sorted")
"""Calls whose result is the same in whatever order they see things."""
WALKING = ("list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "min", "max", "sum", "reversed")
PLAY = """
import sys
from tenebra.games.registry import game_called
from tenebra.kernel import Session
from tenebra.players.player import play_out
from tenebra.players.seating import seat_players

game = game_called(sys.argv[1])
session = Session.begin(game, *sys.argv[2:])
play_out(session, seat_players(game, "", sys.argv[3], "greedy"))
print(session.fingerprint(), session.outcome, len(session.inputs), "choices")
"""
SOURCES = [path for room in ROOMS for path in sorted((Path(tenebra.__file__).parent / room).rglob("*.py"))]
SOURCES += sorted(Path(barrow_bull.__file__).parent.rglob("*.py"))


def is_set(node: ast.AST | None, names: Iterable[str] = ()) -> bool:
    """An expression that is plainly a set, or a name known to hold one."""
    match node:
        case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.Sub() | ast.BitXor(), right=right):
            return is_set(left, names) or is_set(right, names)
        case ast.Name(id=name):
            return name in names
        case ast.Attribute(value=ast.Name(id="self"), attr=name):
            return f"self.{name}" in names
    return False


def names_of_sets(scope: ast.AST) -> set[str]:
    """The names, and the attributes of `self`, that are set to a set somewhere in a scope."""
    found = set()
    for node in ast.walk(scope):
        targets, value = [], None
        if isinstance(node, ast.Assign):
            targets, value = node.targets, node.value
        elif isinstance(node, ast.AnnAssign):
            targets, value = [node.target], node.value
        if is_set(value):
            found |= {ast.unparse(target) for target in targets}
    return found


def walked(node: ast.AST) -> Iterator[ast.AST]:
    """What a piece of code goes through in order."""
    match node:
        case ast.For(iter=through) | ast.AsyncFor(iter=through):
            yield through
        case ast.ListComp(generators=generators) | ast.DictComp(generators=generators) | ast.GeneratorExp(generators=generators):
            yield from (one.iter for one in generators)
        case ast.Call(func=ast.Name(id=name), args=args) if name in WALKING:
            yield from args
        case ast.Call(func=ast.Attribute(attr="join" | "extend" | "fromkeys"), args=args):
            yield from args
        case ast.Starred(value=value):
            yield value


def walks_through_sets(source: str) -> list[str]:
    """Where a source goes through a set, as `line: code`."""
    tree = ast.parse(source)
    indifferent = {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and isinstance(call.func, ast.Name) and call.func.id in INDIFFERENT
    }
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    fields = {name for name in names_of_sets(tree) if name.startswith("self.")}
    found = {}
    for scope in [tree, *scopes]:
        names = fields | (names_of_sets(scope) if scope is not tree else set())
        for node in ast.walk(scope):
            if id(node) not in indifferent and any(is_set(through, names) for through in walked(node)):
                found[node.lineno] = f"{node.lineno}: {ast.unparse(node).splitlines()[0]}"  # type: ignore[attr-defined]
    return [found[line] for line in sorted(found)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_nothing_is_done_in_the_order_of_a_set(path: Path) -> None:
    assert walks_through_sets(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "for area in {area_of[foe] for foe in foes}:\n    strike(area)",
        "first = next(iter({1, 2}))",
        "def pick(options):\n    legal = set(options)\n    return [option for option in legal]",
        "class A:\n    def __init__(self, o):\n        self.o = set(o)\n    def first(self):\n        return min(self.o)",
        "both = [*({'a'} | found)]",
        "text = ', '.join({'a', 'b'})",
    ],
)
def test_a_walk_through_a_set_is_found(source: str) -> None:
    assert len(walks_through_sets(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "hit = any(foe in near for foe in {1, 2})",
        "names = sorted({'b', 'a'})",
        "both = {1} | {2}",
        "for x in dict.fromkeys(y):\n    x",
    ],
)
def test_what_does_not_follow_the_order_is_let_be(source: str) -> None:
    assert walks_through_sets(source) == []


@pytest.mark.parametrize(
    "which", ["dungeon-venture two-crowns 0/two-crowns/6", "massive-darkness black-widow 0", "barrow-bull night-on-the-barrow 0"]
)
def test_the_computer_plays_the_same_game_in_every_process(which: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY, *which.split()],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": order, OUTSIDE: barrow_bull.GAME.package},
        )
        for order in ("0", "1")
    ]
    told = [process.communicate()[0] for process in processes]
    assert told[0].endswith(" choices\n")
    assert told[0] == told[1]
