"""In how many files of its game one kind of choice is said: `python -m tools.locality [GAME ...] [--of TREE] [--each]`.

A file names a kind if it is Python and uses its class, Fluent with `option-TAG` or `do-TAG`, or `icons.toml` with its picture.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median

from tenebra.kit.files import read_toml

HERE = Path(__file__).resolve().parents[1]
GAMES = "src/tenebra/games"
OPTIONS = "options"


def kinds_in(folder: Path) -> dict[str, str]:
    """The kinds of options of a game: each class of its `options.py` with its tag."""
    tree = ast.parse((folder / f"{OPTIONS}.py").read_text(encoding="utf-8"))
    return {node.name: node.name.lower() for node in tree.body if isinstance(node, ast.ClassDef) and _is_option(node)}


def _is_option(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Option" for base in node.bases)


def files_of(folder: Path) -> dict[str, list[str]]:
    """The files that name each kind, `options.py` itself among them."""
    kinds = kinds_in(folder)
    found: dict[str, list[str]] = {kind: [f"{OPTIONS}.py"] for kind in kinds}
    for file, named in _named(folder, kinds):
        for kind in kinds:
            if kind in named:
                found[kind].append(str(file.relative_to(folder)))
    return found


def _named(folder: Path, kinds: Mapping[str, str]) -> Iterator[tuple[Path, set[str]]]:
    by_tag = {tag: kind for kind, tag in kinds.items()}
    for file in sorted(folder.rglob("*.py")):
        if file != folder / f"{OPTIONS}.py":
            yield file, set(_used(ast.parse(file.read_text(encoding="utf-8"))))
    for file in sorted(folder.rglob("*.ftl")):
        tags = re.findall(r"^(?:option|do)-([a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        yield file, {by_tag[tag] for tag in tags if tag in by_tag}
    icons = folder / "icons.toml"
    if icons.is_file():
        groups = read_toml(icons, dict[str, dict[str, str]])
        yield icons, {by_tag[tag] for group in ("option", "action") for tag in groups.get(group, {}) if tag in by_tag}


def _used(tree: ast.Module) -> Iterator[str]:
    """The classes of `options.py` that a module uses: `opt.Move`, or `Move` imported from there."""
    modules: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(f".{OPTIONS}"):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            modules |= {name.asname or name.name for name in node.names if name.name == OPTIONS}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield node.attr


def main() -> int:
    """Print each game with the median and the most of its kinds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games, as their folders are called; otherwise all")
    parser.add_argument("--of", type=Path, default=HERE, help="another tree to count in")
    parser.add_argument("--each", action="store_true", help="show every kind with its files")
    given = parser.parse_args()
    folders = [file.parent for file in sorted((given.of / GAMES).glob(f"*/{OPTIONS}.py"))]
    for folder in folders:
        if given.games and folder.name.replace("_", "-") not in given.games and folder.name not in given.games:
            continue
        found = files_of(folder)
        counts = sorted(len(files) for files in found.values())
        print(f"{folder.name}: {len(counts)} kinds, median {median(counts):g} files, most {counts[-1]}")
        if given.each:
            for kind, files in sorted(found.items(), key=lambda one: (-len(one[1]), one[0])):
                print(f"  {len(files):3} {kind}: {', '.join(files)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
