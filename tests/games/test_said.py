"""What is said in every game, read as people would: nothing is called by its id, nothing is joined badly."""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES, Words

CHOICES, EACH = 80, 4
"""So many choices of each scenario are made, and every so many positions are read."""
ODD = {
    "en": re.compile(r"⟨|[!?.]\.(?!\.)|  | [.,;!?](?!\w)|(?<![\d.,])1 (?:gems|steps|wounds|coins|rounds|cards|dice)\b"),
    "it": re.compile(
        r"⟨|[!?.]\.(?!\.)|  | [.,;](?!\w)|\b(?:a|da|di|in|su) (?:(?:il|lo|la|gli|le) |l')|"
        r"(?<![\d.,])1 (?:gemme|passi|ferite|monete|round rimasti|carte|dadi|turni|danni|liberi)\b",
        re.IGNORECASE,
    ),
}
"""Ids (in ⟨brackets⟩ here), stops after stops, gaps, prepositions that were not joined, one of many."""


def positions(game: GamePackage, scenario: str) -> Iterator[Session[Any]]:
    """A game in which the advice is followed more often than not."""
    session: Session[Any] = Session.begin(game, scenario, "said")
    pick = random.Random(scenario)
    for number in range(CHOICES):
        if session.decision is None:
            return
        if number % EACH == 0:
            yield session
        seat = session.decision.seats[0]
        if pick.random() < 0.4:
            session.play(pick.choice(session.decision.options(seat)), seat)
        else:
            session.choose(game.advise(session.view(seat)).option, seat)
    yield session


def said(game: GamePackage, session: Session[Any], words: Words, since: int) -> Iterator[str]:
    """The question with its choices, the goal, why one of them is advised, and what has happened since."""
    if session.decision is not None:
        seat = session.decision.seats[0]
        view = session.view(seat)
        scene, advice = game.scene(view, words, lambda _: None), game.advise(view)
        assert scene.question is not None
        yield scene.question.prompt
        for choice in scene.question.choices:
            yield from (choice.label, choice.note, choice.warn, choice.cost)
        yield from (objective.text for objective in scene.objectives)
        yield from (intention.text for intention in scene.intentions)
        yield game.why(advice.why, advice.about, view, words)
    seat = game.seats(session.state)[0]
    yield from (line.text for line in game.chronicle(session.numbered(seat, since), session.view(seat), words))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_has_a_name_and_is_well_joined(game: GamePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [one for name, one in sys.modules.items() if name.startswith("tenebra.") and hasattr(one, "readable")]:
        monkeypatch.setattr(module, "readable", "⟨{}⟩".format)
    words = {language: Words(language, game) for language in LANGUAGES}
    found = set()
    for scenario in game.scenarios():
        since = 0
        for number, session in enumerate(positions(game, scenario)):
            language = LANGUAGES[number % len(LANGUAGES)]
            for text in said(game, session, words[language], since):
                assert isinstance(text, str)
                if ODD[language].search(text):
                    found.add(text)
            since = len(session.events)
    assert not sorted(found)
