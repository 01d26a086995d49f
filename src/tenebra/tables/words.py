"""The words in which tables are told of, each read once."""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.registry import game_called
from tenebra.kit.words import LANGUAGES, Words


@lru_cache(maxsize=64)
def words_of(language: str, game: str = "") -> Words:
    """The words of a language, with those of a game; reading them is dear."""
    return Words(language, game_called(game) if game else None)


def read_words(game: str) -> None:
    """Have the words of a game at hand in every language. Where others wait this is done beside them, in a thread."""
    for language in LANGUAGES:
        words_of(language, game)
