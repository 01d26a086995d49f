"""The page's types are those of the protocol."""

from __future__ import annotations

from pathlib import Path

from tools.wire_types import TARGET, written

ROOT = Path(__file__).parent.parent.parent


def test_the_page_speaks_the_protocol_as_it_is() -> None:
    assert (ROOT / TARGET).read_text(encoding="utf-8") == written(), "run: python -m tools.wire_types"
