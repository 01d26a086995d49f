"""The mutation tool changes what rules are made of, one place at a time, and nothing else."""

import ast
from pathlib import Path

import pytest

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
