"""The spoken rounds that lie in docs/spoken are what is said today, and nothing in them is said twice."""

from itertools import pairwise

import pytest

from tenebra.games.registry import GAMES
from tenebra.kit.words import LANGUAGES
from tools.spoken import file_of, spoken_round


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_true_and_nothing_is_said_twice(game: str, language: str) -> None:
    """What happens twice is told twice; one event, one question is not."""
    said = spoken_round(GAMES[game], language)
    assert file_of(game, language).read_text(encoding="utf-8").splitlines() == [one.text for one in said]
    events = [one for one in said if one.event is not None]
    assert len(events) > 10
    assert len(events) == len(set(events))
    assert not any(one.event is None and one == next_one for one, next_one in pairwise(said))
