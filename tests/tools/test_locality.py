"""In how many files of its game a kind of option is named."""

from pathlib import Path

from tools.locality import files_of, main

OPTIONS = """
class Move(Option, frozen=True):
    to: str

class Rest(Option, frozen=True):
    pass

class Record:
    pass
"""


def laid_out(folder: Path) -> Path:
    game = folder / "src/tenebra/games/some_game"
    for name, text in {
        "options.py": OPTIONS,
        "rules/rest.py": "from some_game import options as opt\nREST = opt.Rest()\n",
        "rules/moves.py": "from some_game.options import Move\nfrom some_game import steps\nSTEP = steps.Rest()\n",
        "locale/en/options.ftl": "option-rest = Rest\ndo-rest = Rest\noption-move = Move\nprompt-rest = Rest?\n",
        "locale/it/options.ftl": "option-rest = Riposa\n",
        "icons.toml": '[option]\nrest = "healing"\n[thing]\nmove = "boot"\n',
    }.items():
        (game / name).parent.mkdir(parents=True, exist_ok=True)
        (game / name).write_text(text, encoding="utf-8")
    return game


def test_python_fluent_and_pictures_are_counted_and_namesakes_are_not(tmp_path: Path) -> None:
    found = files_of(laid_out(tmp_path))
    assert found["Rest"] == ["options.py", "rules/rest.py", "locale/en/options.ftl", "locale/it/options.ftl", "icons.toml"]
    assert found["Move"] == ["options.py", "rules/moves.py", "locale/en/options.ftl"]
    assert "Record" not in found


def test_it_says_the_median_and_the_most(tmp_path: Path, capsys, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    laid_out(tmp_path)
    monkeypatch.setattr("sys.argv", ["locality", "some-game", "--of", str(tmp_path)])
    assert main() == 0
    assert capsys.readouterr().out == "some_game: 2 kinds, median 4 files, most 5\n"
