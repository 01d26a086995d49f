"""A test that breaks its process is begun once more, what it leaves behind is ended, and the second time it fails."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench import PATIENCE

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests.standstill import Standstill

def pytest_configure(config):
    config.pluginmanager.register(Standstill(config))
"""
TESTS = """
import os, subprocess, sys
from pathlib import Path

def broken(told):
    sleeper = subprocess.Popen([sys.executable, "-c", "print(flush=True); import time; time.sleep(3600)"], stdout=subprocess.PIPE)
    sleeper.stdout.readline()
    with told.open("a") as file:
        print(sleeper.pid, file=file)
    os._exit(1)

def test_breaks_once():
    if not (told := Path("once")).exists():
        broken(told)

def test_breaks_always():
    broken(Path("always"))

def test_is_right():
    pass

def test_is_wrong():
    with Path("wrong").open("a") as file:
        print("wrong", file=file)
    assert False
"""


@pytest.mark.parametrize("dist", ["worksteal", "load"])
def test_whoever_breaks_the_process_has_one_more_try(tmp_path: Path, dist: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_four.py").write_text(TESTS)
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", dist, "-p", "no:cacheprovider", "-p", "no:schemathesis"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**outside, "PYTHONPATH": str(ROOT)}, check=False, capture_output=True, text=True
    )
    said = done.stdout
    assert "2 failed, 2 passed, 2 rerun" in said, said + done.stderr
    assert "FAILED test_four.py::test_breaks_always" in said
    assert "begun once more: test_four.py::test_breaks_once" in said
    assert (tmp_path / "wrong").read_text().split() == ["wrong"], "what is wrong is not begun again"
    left = [*(tmp_path / "once").read_text().split(), *(tmp_path / "always").read_text().split()]
    assert len(left) == 3
    end = time.monotonic() + PATIENCE
    while any(map(is_sleeping, left)):
        assert time.monotonic() < end, "what it had started goes on"
        time.sleep(0.05)


def is_sleeping(pid: str) -> bool:
    """The process is still there (what was killed may wait to be buried)."""
    command = Path("/proc", pid, "cmdline")
    return command.exists() and b"sleep" in command.read_bytes()
