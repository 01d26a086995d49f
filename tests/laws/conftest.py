"""Every game and scenario on the shelf of the tests gets the laws for nothing."""

from __future__ import annotations

import pytest

from tests.games.shelf import GAMES

CASES = [(game, scenario) for game, package in GAMES.items() for scenario in package.scenarios()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "scenario" in metafunc.fixturenames:
        metafunc.parametrize(("game", "scenario"), CASES, ids=[f"{game}:{scenario}" for game, scenario in CASES])
