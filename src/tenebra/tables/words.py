"""The words in which tables are told of, each read once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import lru_cache

from tenebra.games.registry import GAMES, game_called
from tenebra.kit.words import LANGUAGES, Words


@lru_cache(maxsize=64)
def words_of(language: str, game: str = "") -> Words:
    """The words of a language, with those of a game; reading them is dear."""
    return Words(language, game_called(game) if game else None)


def read_words(game: str) -> None:
    """Have the words of a game at hand in every language."""
    for language in LANGUAGES:
        words_of(language, game)


async def words_at_hand(games: Iterable[str], languages: Sequence[str] = LANGUAGES) -> None:
    """Have the words of games at hand before they are needed where others wait: they are read beside them, in a thread."""
    for game in sorted(set(games) & GAMES.keys()):
        for language in languages:
            if (language, game) not in _AT_HAND:
                await asyncio.to_thread(words_of, language, game)
                _AT_HAND.add((language, game))


_AT_HAND: set[tuple[str, str]] = set()
