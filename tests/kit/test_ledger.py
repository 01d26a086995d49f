"""Ledgers: which rules there are, which a test proves, which the game cites."""

from pathlib import Path

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput
from tenebra.kit.ledger import cover, entry_called, find_tests, ids_cited, ids_proved, ledger_of, read_ledger
from tenebra.kit.words import LANGUAGES

LEDGER = """# A game

## 1. Attacks

- **XX-ATK-01** A figure may attack.
- **XX-ATK-02** Only adjacent enemies.

### Rulings

- **XX-RUL-01** Ties → nothing happens.
- **XX-SWI-01** `ties` = `none` | `both`.
- **XX-EX-01** Given a tie. Then nothing.
- **XX-COMP-01** 4 dice.
"""

TESTS = '''
import pytest
rule = pytest.mark.rule

@rule("XX-ATK-01", "XX-ATK-99")
def test_attack() -> None:
    """Not a marker: XX-ATK-02."""

@pytest.mark.skip
@rule("XX-ATK-02")
def test_skipped() -> None: ...

def helper() -> None:
    rule("XX-RUL-01")
'''

CODE = '''
"""XX-ATK-02 is only talked about here."""
CITE = "XX-RUL-01"
def attack(g):
    # XX-SWI-01
    g.tell(Hit(rule="XX-ATK-01" if g else CITE))
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "tests" / "situations" / "x").mkdir(parents=True)
    (tmp_path / "tests" / "test_x.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests" / "situations" / "x" / "tie.toml").write_text('rules = ["XX-SWI-01"]', encoding="utf-8")
    (tmp_path / "game" / "rules").mkdir(parents=True)
    (tmp_path / "game" / "ledger.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "game" / "rules" / "attack.py").write_text(CODE, encoding="utf-8")
    return tmp_path


def test_examples_and_components_are_no_rules_rulings_and_switches_are() -> None:
    ledger = read_ledger(LEDGER)
    assert [id for id, entry in ledger.items() if entry.is_rule] == ["XX-ATK-01", "XX-ATK-02", "XX-RUL-01", "XX-SWI-01"]
    assert ledger["XX-ATK-02"].text == "Only adjacent enemies."
    assert (ledger["XX-ATK-02"].section, ledger["XX-RUL-01"].section) == ("1. Attacks", "Rulings")
    assert (ledger["XX-RUL-01"].kind, ledger["XX-SWI-01"].kind) == ("ruling", "switch")


def test_an_id_written_twice_is_an_error_that_names_the_line() -> None:
    with pytest.raises(BadInput, match=r"box\.md:2: XX-ATK-01 is written twice"):
        read_ledger("- **XX-ATK-01** One.\n- **XX-ATK-01** Two.", "box.md")


def test_notes_of_editors_are_not_for_players() -> None:
    text = (
        "## 12.1 Attack (*Attaccare*) (XX-RUL-93)\n"
        "- **XX-ATK-01** A Mage (*Maga*) attacks. *(inferred)*\n"
        "- **XX-ATK-02** **Mana** (*Mana*, a sphere): (see XX-ATK-01).\n"
    )
    one, two = read_ledger(text).values()
    assert (one.section, one.text) == ("12.1 Attack", "A Mage attacks.")
    assert two.text == "**Mana** (a sphere): (see XX-ATK-01)."


def test_no_rule_of_any_game_is_shown_with_notes_of_its_editors() -> None:
    entries = [entry for game in GAMES.values() for at in LANGUAGES for entry in ledger_of(game.folder(), at).values()]
    shown = [f"{entry.section} {entry.text}" for entry in entries if entry.is_rule]
    assert len(shown) > 4000
    assert [text for text in shown if "(inferred" in text or "(dedotta)" in text or "(ricavato" in text or "(*" in text] == []


def test_markers_and_situations_prove_rules_docstrings_and_skipped_tests_do_not(project: Path) -> None:
    proved = ids_proved(project / "tests")
    assert proved == {
        "XX-ATK-01": ("test_x.py::test_attack",),
        "XX-ATK-99": ("test_x.py::test_attack",),
        "XX-SWI-01": ("situations/x/tie.toml",),
    }


def test_code_cites_what_it_hands_on_not_what_it_talks_about(project: Path) -> None:
    assert ids_cited(project / "game") == {"XX-ATK-01": ("rules/attack.py",), "XX-RUL-01": ("rules/attack.py",)}


def test_coverage_counts_rules_and_finds_made_up_ids(project: Path) -> None:
    found = cover("x", project / "game", {"XX-RUL-01": "only words", "XX-ATK-77": "made up"}, ids_proved(project / "tests"))
    assert found.rules == ("XX-ATK-01", "XX-ATK-02", "XX-RUL-01", "XX-SWI-01")
    assert found.testable == ["XX-ATK-01", "XX-ATK-02", "XX-SWI-01"]
    assert found.uncovered == ["XX-ATK-02"]
    assert found.cited == ("XX-ATK-01", "XX-RUL-01")
    assert found.cardboard == {"XX-RUL-01": "only words"}
    assert found.unknown == {"XX-ATK-99": "test_x.py::test_attack", "XX-ATK-77": "cardboard.toml"}


def test_without_a_checkout_nobody_can_say_what_is_proved(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="only in a checkout"):
        find_tests(tmp_path / "src" / "tenebra", tmp_path)


def test_an_unknown_rule_is_an_error_that_names_near_ones() -> None:
    with pytest.raises(BadInput, match="there is no rule 'XX-ATK-09'; near are XX-ATK-01, XX-ATK-02"):
        entry_called(read_ledger(LEDGER), "XX-ATK-09")


def test_the_ledger_of_every_game_can_be_read() -> None:
    for game in GAMES.values():
        ledger = ledger_of(game.folder())
        assert sum(entry.is_rule for entry in ledger.values()) > 400
        assert all(entry.text and entry.section for entry in ledger.values())
        assert game.cardboard().keys() <= {id for id, entry in ledger.items() if entry.is_rule}
        assert all(game.cardboard().values())
