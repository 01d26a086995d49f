"""Which pictures of the page are asked for: `python -m tools.screenshots`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.screenshots import KEPT, MADE, shown_in_documents, understand

MOST = 3_000_000
"""Bytes that the kept pictures may take together: the rest is made when it is wanted."""


@pytest.mark.skipif(not KEPT.is_dir(), reason="a source archive has no pictures")
def test_the_documents_show_what_is_kept_and_nothing_else_is_kept() -> None:
    wanted, folder = understand([])
    kept = list(KEPT.iterdir())
    assert folder == KEPT
    assert wanted == set(shown_in_documents())
    assert {f"{picture}.webp" for picture in wanted} == {file.name for file in kept}
    assert sum(file.stat().st_size for file in kept) < MOST


def test_one_picture_of_a_view_is_kept() -> None:
    views = [name.rsplit("-", 3)[0] for name in shown_in_documents()]
    assert len(views) == len(set(views))


def test_names_and_patterns_take_only_some() -> None:
    wanted, folder = understand(["table-phone-*-light", "home-desk-en-dark"])
    assert wanted == {"table-phone-en-light", "table-phone-it-light", "home-desk-en-dark"}
    assert folder == MADE
    assert understand(["home-desk-en-dark", "--to", "elsewhere"])[1] == Path("elsewhere")


def test_a_picture_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        understand(["hand-desk-en-contrast"])
    assert "no picture is called hand-desk-en-contrast" in capsys.readouterr().err
