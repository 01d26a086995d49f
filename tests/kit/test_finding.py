"""Rules are found by plain questions, in both languages."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from tenebra.games.registry import GAMES
from tenebra.kit.finding import Finder, finder_of, glossary_of
from tenebra.kit.ledger import read_ledger
from tenebra.kit.words import LANGUAGES, Words

TESTS = Path(__file__).parents[1] / "games"
QUESTIONS = {id: tomllib.loads((TESTS / id.replace("-", "_") / "questions.toml").read_text(encoding="utf-8")) for id in GAMES}
ASKED = [
    (game, language, question, id)
    for game, by_language in QUESTIONS.items()
    for language, questions in by_language.items()
    for question, id in questions.items()
]
LEDGER = """
## Doors

- **XX-DOOR-01** A door is opened by whoever stands beside it.
- **XX-DOOR-02** A gate of iron stays shut.

## Rulings

- **XX-RUL-01** Doors and figures → a door cannot be closed on a figure.

## Glossary

| Italian | English | Meaning |
|---|---|---|
| Portone | Gate, Portcullis | A door of iron |
"""


words = cache(Words)


def asked(question: str, language: str = "en") -> list[str]:
    finder = Finder(read_ledger(LEDGER).values(), words(language), glossary_of(LEDGER))
    return [entry.id for entry in finder.find(question).rules]


@pytest.mark.parametrize(("game", "language", "question", "id"), ASKED)
def test_a_plain_question_is_answered_among_the_first_five(game: str, language: str, question: str, id: str) -> None:
    found = finder_of(GAMES[game], words(language)).find(question)
    assert id in [entry.id for entry in found.rules[:5]]


def test_every_game_and_language_is_asked() -> None:
    assert all(QUESTIONS[game].keys() == set(LANGUAGES) for game in GAMES)


def test_stems_synonyms_and_the_glossary_lead_to_a_rule() -> None:
    assert asked("opening doors")[0] == "XX-DOOR-01"
    assert asked("how to unlock it") == ["XX-DOOR-01"]
    assert asked("portcullis") == ["XX-DOOR-02"]
    assert asked("portone", "it") == ["XX-DOOR-02"]


def test_rules_come_before_rulings_and_an_id_finds_what_begins_with_it() -> None:
    assert asked("door").index("XX-DOOR-01") < asked("door").index("XX-RUL-01")
    assert asked("xx-door") == ["XX-DOOR-01", "XX-DOOR-02"]
    assert asked("XX-DOOR-02") == ["XX-DOOR-02"]


def test_a_word_only_begun_and_a_word_of_no_meaning() -> None:
    assert asked("fig") == ["XX-RUL-01"]
    assert asked("how do I") == asked("") == []


def test_where_nothing_is_found_near_words_are_named() -> None:
    finder = Finder(read_ledger(LEDGER).values(), words("en"))
    assert finder.find("dorr").instead == ("door",)
    assert finder.find("qwxyz").instead == ()
