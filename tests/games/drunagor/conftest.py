"""Numbers of the box that tests of rules stand on, whatever the balance of the cards is today."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.content import heroes
from tenebra.games.drunagor.content.model import HeroId
from tenebra.games.drunagor.rules import passives, slots


@pytest.fixture
def plain_gear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Vorn has 10 Health and an axe (Accuracy 7, damage 3), Jaheen a mace (9, 4), Maya her bow (7, 3)."""
    gear: dict[HeroId, tuple[str, str]] = {
        "jaheen": ("pilgrims-mace", "chain-hauberk"),
        "maya": ("elvish-bow", "leather-armor"),
    }
    for name, worn in gear.items():
        monkeypatch.setitem(heroes(), name, replace(heroes()[name], gear=worn))
    cubes = {"yellow": 2, "red": 1, "green": 1, "blue": 1}
    vorn = replace(heroes()["vorn"], gear=("jagged-blade-axe", "dented-plate"), health=10, cubes=cubes)
    monkeypatch.setitem(heroes(), "vorn", vorn)


@pytest.fixture(autouse=True)
def fresh_texts() -> Iterator[None]:
    """What was worked out from texts that a test has printed is forgotten with it."""
    yield
    passives._known.cache_clear()
    passives._skills.cache_clear()
    slots.uses_of.cache_clear()
