"""Texts printed for a test on Skills and Class Abilities of the box, so that rules are tested apart from cards."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from tenebra.games.drunagor.content import abilities, skills
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules import passives, slots
from tenebra.games.drunagor.vocabulary import Verb

VERBS: tuple[Verb, ...] = get_args(Verb)


def printed(monkeypatch: pytest.MonkeyPatch, **texts: str) -> None:
    """Print other texts: `arcing_strike="+0 HIT"`. Colours, owners and slots stay."""
    for name, text in texts.items():
        id = name.replace("_", "-")
        cards = skills() if id in skills() else abilities()
        monkeypatch.setitem(cards, id, replace(cards[id], text=read_text(text)))
    forget_printed()


def forget_printed() -> None:
    """What is remembered of the texts of Skills."""
    passives._known.cache_clear()
    passives._skills.cache_clear()
    slots.uses_of.cache_clear()
