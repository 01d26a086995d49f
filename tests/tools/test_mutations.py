"""The mutation tool changes what rules are made of, one place at a time, and nothing else."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tools.mutations import mutants_of, mutate
from tools.trials import put_in_place


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        (
            "if orc.is_defeated:\n    x = y",
            ["if orc.is_defeated or True:\n    x = y", "if orc.is_defeated and False:\n    x = y"],
        ),
        ("while a == b:\n    x = y", ["while a == b and False:\n    x = y"]),
        (
            "if a:\n    x = [n for n in b if not c]",
            [
                "if a or True:\n    x = [n for n in b if not c]",
                "if a and False:\n    x = [n for n in b if not c]",
                "if a:\n    x = [n for n in b if not c or True]",
                "if a:\n    x = [n for n in b if not c and False]",
            ],
        ),
        ("if a is None:\n    x = y", ["if a is None or True:\n    x = y"]),
        (
            "x = a is not None and b or isinstance(c, Orc) and d",
            [
                "x = False or (isinstance(c, Orc) and d)",
                "x = False or (a is not None and b)",
                "x = True and a is not None or (isinstance(c, Orc) and d)",
                "x = a is not None and b or (True and isinstance(c, Orc))",
            ],
        ),
        ("x = list(zip(a, b, strict=True))", []),
        ("x = a >= b", ["x = a > b"]),
        ("x = a == b", ["x = a != b"]),
        ("x = a and not b", ["x = True and (not b)", "x = True and a"]),
        ("x = a or b", ["x = False or b", "x = False or a"]),
        ("x = min(a, b)", ["x = min((b,))", "x = min((a,))"]),
        ("x = max(a, b, c)", ["x = max(b, c)", "x = max(a, c)", "x = max(a, b)"]),
        ("x = any(a)", ["x = all(a)"]),
        ("x = a + 2", ["x = a - 2", "x = a + 3"]),
        ("orc.wounds = n", ["pass"]),
        ("async def rule(g):\n    await g.ask()", ["async def rule(g):\n    pass"]),
        ("class Orc(Struct):\n    health: int | None = 3", ["class Orc(Struct):\n    health: int | None = 4"]),
        ("Answer = Yes | No", []),
        ("assert a is not None", []),
        ("x = 'DV-LOS-03'", []),
    ],
)
def test_every_change_is_made_alone(tmp_path: Path, source: str, changed: list[str]) -> None:
    file = tmp_path / "module.py"
    file.write_text(source)
    found = list(mutants_of(file, "module.py"))
    trees = [mutate(file, mutant.number)[0] for mutant in found]
    assert [ast.unparse(tree) for tree in trees] == changed
    for tree in trees:
        compile(tree, "module.py", "exec")


SOURCE = """
from collections.abc import Callable

LIMIT = 3

def more(n: int) -> int:
    return n + 1

def adder(step: int) -> Callable[[int], int]:
    def add(n: int) -> int:
        return n + step
    return add

one = adder(LIMIT - 2)
"""


@pytest.mark.parametrize(
    ("before", "result"),
    [("n + 1", (0, 2)), ("n + step", (2, 0)), ("LIMIT - 2", None), ("3", None)],
    ids=["a function", "a closure made while its module was read", "what runs then", "a constant"],
)
def test_a_mutant_is_put_in_place_of_what_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, result: tuple[int, int] | None
) -> None:
    file = tmp_path / "module.py"
    file.write_text(SOURCE)
    monkeypatch.setattr("tools.trials.ROOT", tmp_path)
    room: dict[str, Any] = {}
    exec(compile(SOURCE, str(file), "exec", dont_inherit=True), room)
    mutant = next(mutant for mutant in mutants_of(file, "module.py") if mutant.before == before)
    functions = [room["more"], room["adder"], room["one"]]
    assert put_in_place(mutant, functions) is (result is not None)
    assert (room["more"](1), room["one"](1)) == (result or (2, 2))
