"""Which pictures of the page are asked for: `python -m tools.screenshots`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.screenshots import FOLDER, understand


def test_every_picture_of_the_documents_is_taken() -> None:
    wanted, folder = understand([])
    assert folder == FOLDER
    assert wanted == {file.stem for file in FOLDER.glob("*.webp")}


def test_names_and_patterns_take_only_some() -> None:
    wanted, folder = understand(["table-phone-*-light", "home-desk-en-dark", "--to", "elsewhere"])
    assert wanted == {"table-phone-en-light", "table-phone-it-light", "home-desk-en-dark"}
    assert folder == Path("elsewhere")


def test_a_picture_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        understand(["hand-desk-en-contrast"])
    assert "no picture is called hand-desk-en-contrast" in capsys.readouterr().err
