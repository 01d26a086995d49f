"""A chronicle that people would read: nothing twice, clerical lines apart, and how likely a roll was."""

from __future__ import annotations

from functools import cache

import pytest

from tenebra.games.registry import GAMES, game_called
from tenebra.kernel import Session
from tenebra.kit.told import Told
from tenebra.kit.words import Words

CHOICES = 120


@cache
def lines_of(game: str) -> tuple[Told, ...]:
    """A game's first choices as its first seat is told of them."""
    package = game_called(game)
    session = Session.begin(package, next(filter(package.is_alone, package.scenarios())), "59")
    while (asked := session.decision) is not None and len(session.inputs) < CHOICES:
        wanted = package.advise(session.view(asked.seat)).option
        session.choose(asked.find(wanted, asked.seat, package.options), asked.seat)
    seat = package.seats(session.state)[0]
    return package.chronicle(tuple(session.numbered(seat)), session.view(seat), Words("en", package))


@pytest.mark.parametrize("game", GAMES)
def test_clerical_lines_are_apart(game: str) -> None:
    told = [line for line in lines_of(game) if line.text]
    clerical = [line for line in told if line.is_clerical]
    assert clerical
    assert len(told) - len(clerical) > len(told) / 3
    assert not any(line.is_round or line.tale or line.topic == "story" for line in clerical)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_reads_is_not_told_again(game: str) -> None:
    tales = [line for line in lines_of(game) if line.tale is not None]
    assert tales
    assert [line.text for line in tales if line.tale is not None and line.tale.text in line.text] == []


@pytest.mark.parametrize("game", ["dungeon-venture", "massive-darkness", "conan"])
def test_dice_say_how_likely_they_were(game: str) -> None:
    rolls = [beat for line in lines_of(game) for beat in line.beats if beat.kind == "dice" and beat.total]
    assert rolls
    assert all(0 < beat.chance <= 100 for beat in rolls)


def test_an_attack_of_conan_is_one_line() -> None:
    told = [line.text for line in lines_of("conan") if line.text and not line.is_clerical]
    attacks = [text for text in told if " strikes at " in text]
    assert attacks
    assert all(("holds:" in text) or ("gets through" in text) for text in attacks)
    assert not any(text.startswith("Attack power") for text in told)
