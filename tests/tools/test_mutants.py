"""Every game can be broken, and has a page that says what came of it."""

from __future__ import annotations

from pathlib import Path

from tenebra.games.registry import OWN
from tools.mutants import subjects_of

ROOT = Path(__file__).parents[2]


def test_every_game_of_the_box_can_be_broken() -> None:
    subjects = subjects_of(ROOT)
    assert set(subjects) == {game.id for game in OWN}
    for settings in subjects.values():
        assert all((ROOT / path).is_dir() for path in settings["mutate"])
        assert (ROOT / settings["game"] / "ledger.md").is_file()
        assert (ROOT / settings["report"]).is_file()
        assert all((ROOT / path).is_dir() for path in settings["tests"] if path.startswith("tests/"))


def test_what_is_said_of_a_game_goes_before_what_is_usual(tmp_path: Path) -> None:
    (tmp_path / "src/tenebra/games/cat_and_mouse/rules").mkdir(parents=True)
    (tmp_path / "src/tenebra/games/chess/rules").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.mutants.chess]\nmutate = ["src/tenebra/kernel"]\n')
    subjects = subjects_of(tmp_path)
    assert list(subjects) == ["chess", "cat-and-mouse"]
    assert subjects["chess"]["mutate"] == ["src/tenebra/kernel"]
    assert subjects["chess"]["report"] == "docs/chess/mutants.md"
    assert subjects["cat-and-mouse"]["mutate"] == [f"src/tenebra/games/cat_and_mouse/{room}" for room in ("events", "rules")]
    assert subjects["cat-and-mouse"]["tests"][-2:] == ["-k", "cat-and-mouse or cat_and_mouse"]
