"""A store for every test, of both kinds."""

from pathlib import Path

import pytest

from tests.conftest import STORES, NewStore


@pytest.fixture(params=STORES)
def url(request: pytest.FixtureRequest, new_store: NewStore, tmp_path: Path) -> str:
    """The address of an empty store."""
    return new_store(request.param, tmp_path)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """For what does not depend on the database."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every new table of a test plays with the same dice, so that a failure can be seen again."""
    monkeypatch.setattr("tenebra.tables.hall.fresh_seed", lambda: "1")
