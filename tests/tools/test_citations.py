"""Which lines carry out a rule: those that its id is written on."""

from pathlib import Path

import pytest

from tools.citations import Nearness, sites_in
from tools.mutations import mutants_of

SOURCE = '''"""All of it (XX-MOD-01)."""

CITE = "XX-CON-01"
LIMIT = 5
"""XX-CON-02."""
COSTS = {"a": 1, "b": 2}  # XX-COM-01
WHY = {1: "XX-DIC-01", 2: "XX-DIC-02"}


class Healed(Event):
    """Wounds are healed (XX-EVT-01)."""

    basis: ClassVar[tuple[str, ...]] = ("XX-EVT-02",)
    number: int = 0

    def apply(self, state):
        state.wounds -= self.number


def heal(g, hero):
    """Never above the most (XX-DOC-01)."""
    missing = hero.most - hero.health
    if not hero.is_alive:
        return
    if hero.is_poisoned:
        g.tell(Cured(hero.id, rule="XX-STA-01"))
    else:
        # the rest is lost (XX-COM-02)
        hero.health += 4
    if missing > LIMIT:
        g.tell(Healed(hero.id, missing, rule=CITE, also=("XX-ALS-01",) if hero.is_small else ("XX-ALS-02",)))
    note(g, {"XX-KEY-01": hero.is_tall})


@rules("XX-DEC-01")
def hurt(g, n=1):
    return n * 2
'''


@pytest.mark.parametrize(
    ("rule", "nearest", "places"),
    [
        ("XX-CON-02", Nearness.NAMED, {"5"}),
        ("XX-COM-01", Nearness.STATEMENT, {"1", "2"}),
        ("XX-EVT-01", Nearness.NAMED, {"state.wounds -= self.number"}),
        ("XX-EVT-02", Nearness.STATEMENT, {"state.wounds -= self.number"}),
        ("XX-STA-01", Nearness.STATEMENT, {"g.tell(Cured(hero.id, rule='XX-STA-01'))", "hero.is_poisoned"}),
        ("XX-COM-02", Nearness.STATEMENT, {"hero.health += 4", "4", "hero.is_poisoned"}),
        ("XX-DEC-01", Nearness.NAMED, {"n * 2", "2"}),
    ],
)
def test_an_id_is_about_what_it_is_written_on(tmp_path: Path, rule: str, nearest: Nearness, places: set[str]) -> None:
    assert found(tmp_path, rule)[nearest] == places


@pytest.mark.parametrize("rule", ["XX-MOD-01", "XX-DIC-01", "XX-KEY-01"])
def test_what_names_a_rule_for_a_whole_module_or_only_chooses_it_carries_nothing_out(tmp_path: Path, rule: str) -> None:
    assert found(tmp_path, rule) == {}


@pytest.mark.parametrize("rule", ["XX-CON-01", "XX-ALS-02"])
def test_a_statement_comes_with_its_conditions_and_what_it_is_worked_out_from(tmp_path: Path, rule: str) -> None:
    places = found(tmp_path, rule)
    assert "missing > LIMIT" in places[Nearness.STATEMENT]
    assert "hero.is_small" not in places[Nearness.AROUND], "it only chooses what is cited"
    assert places[Nearness.BEFORE] == {"hero.most - hero.health", "not hero.is_alive"}
    assert "hero.health += 4" in places[Nearness.AROUND] - places[Nearness.STATEMENT]


def found(folder: Path, rule: str) -> dict[Nearness, set[str]]:
    """How the changeable places of the rule read, by nearness."""
    file = folder / "module.py"
    file.write_text(SOURCE)
    mutants = list(mutants_of(file, file.name))
    places: dict[Nearness, set[str]] = {}
    for site in sites_in(SOURCE):
        if site.rule == rule and (inside := {mutant.before for mutant in mutants if site.holds(mutant.span)}):
            places.setdefault(site.nearness, set()).update(inside)
    return places
