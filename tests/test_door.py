"""The public door: what `import tenebra` gives, and the page that shows it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tenebra
from tenebra.kernel import BadInput, SaveError

PAGE = Path(__file__).parents[1] / "docs/python.md"


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_shows_a_whole_game_in_about_twenty_lines_that_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = programs()
    assert len([line for line in program.splitlines() if line.strip()]) <= 20
    exec(compile(program, str(PAGE), "exec"), {})
    assert re.fullmatch(r"(heroes|keeper) after \d+ choices\n", capsys.readouterr().out)


def test_the_door_gives_what_it_names_and_nothing_else() -> None:
    assert set(tenebra.games.ids()) >= {"dungeon-venture", "massive-darkness"}
    for name in tenebra.__all__:
        assert getattr(tenebra, name) is not None
    with pytest.raises(AttributeError, match="'tenebra' has no attribute 'play'"):
        tenebra.play  # noqa: B018


def test_a_room_can_be_imported_without_loading_the_games() -> None:
    program = "import sys, tenebra.kernel; sys.exit(any(name.startswith('tenebra.games.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_game_begins_with_its_first_scenario_and_a_fresh_seed() -> None:
    one, two = tenebra.begin("massive-darkness"), tenebra.begin("massive-darkness")
    assert one.start.scenario == tenebra.games.called("massive-darkness").scenarios()[0]
    assert one.start.seed != two.start.seed
    assert tenebra.begin("massive-darkness", seed="1", party="owen").state.party == ["owen"]
    with pytest.raises(BadInput, match="no scenario 'atlantis'"):
        tenebra.begin("massive-darkness", "atlantis")
    with pytest.raises(BadInput, match="no game 'chess'"):
        tenebra.begin("chess")


def test_a_saved_game_goes_on_from_bytes_and_from_a_file(tmp_path: Path) -> None:
    session = tenebra.begin("dungeon-venture", seed="9")
    assert session.decision is not None
    session.choose(session.decision.options()[0])
    file = tmp_path / "game.json"
    file.write_bytes(tenebra.save(session))
    assert tenebra.load(file).fingerprint() == tenebra.load(file.read_bytes()).fingerprint() == session.fingerprint()
    assert tenebra.verify(file).fingerprint() == session.fingerprint()
    with pytest.raises(SaveError, match="not a saved game"):
        tenebra.load(b"{}")
    file.write_bytes(b"nothing")
    with pytest.raises(SaveError, match=r"game\.json"):
        tenebra.verify(file)
