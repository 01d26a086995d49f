"""The mutation tool changes what rules are made of, one place at a time, and nothing else."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import put_in_place
from tools.mutations import mutants_of, mutate


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("if orc.is_defeated:\n    x = y", ["if not orc.is_defeated:\n    x = y"]),
        ("x = a >= b", ["x = a > b"]),
        ("x = a and not b", ["x = a or not b", "x = a and (not not b)"]),
        ("x = a + 2", ["x = a - 2", "x = a + 3"]),
        ("orc.wounds = n", ["pass"]),
        ("async def rule(g):\n    await g.ask()", ["async def rule(g):\n    pass"]),
        ("class Orc(Struct):\n    health: int | None = 3", ["class Orc(Struct):\n    health: int | None = 4"]),
        ("Answer = Yes | No", []),
        ("x = 'DV-LOS-03'", []),
    ],
)
def test_every_change_is_made_alone(tmp_path: Path, source: str, changed: list[str]) -> None:
    file = tmp_path / "module.py"
    file.write_text(source)
    found = list(mutants_of(file, "module.py"))
    assert [ast.unparse(mutate(file, mutant.number)[0]) for mutant in found] == changed


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
    monkeypatch.setattr("tools.mutants.ROOT", tmp_path)
    room: dict[str, Any] = {}
    exec(compile(SOURCE, str(file), "exec", dont_inherit=True), room)
    mutant = next(mutant for mutant in mutants_of(file, "module.py") if mutant.before == before)
    functions = [room["more"], room["adder"], room["one"]]
    assert put_in_place(mutant, functions) is (result is not None)
    assert (room["more"](1), room["one"](1)) == (result or (2, 2))
