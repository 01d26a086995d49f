"""Whatever a seat is told when it cannot do something is the same in every world that looks the same to it, word by word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from tenebra.kernel import Option, Refused, Session, TenebraError
from tenebra.kit.advice import Advice
from tenebra.kit.package import GamePackage
from tenebra.kit.words import LANGUAGES, Words
from tenebra.server.refusals import refusal, why_not
from tests.games.scenery import words_of
from tests.games.shelf import GAMES
from tests.laws.play import begin, random_moves

CHOICES, EVERY, WISHES, WORLDS = 160, 16, 60, 2


def test_a_refusal_tells_nothing_of_what_is_hidden(game: str, scenario: str) -> None:
    package, pick = GAMES[game], random.Random(f"{game} {scenario}")
    compared = refused = 0
    for number, session in enumerate(random_moves(begin(game, scenario, "words"), "words", CHOICES)):
        if number % EVERY or session.decision is None:
            continue
        words = words_of(game, LANGUAGES[number // EVERY % len(LANGUAGES)])
        seat = pick.choice(session.decision.seats)
        wishes = [wish(package, session, pick) for _ in range(WISHES)]
        said = [list(answers(package, session, seat, text, words)) for text in wishes]
        refused += sum(len(some) > 1 for some in said)
        for world in range(WORLDS):
            try:
                other = session.redeal(seat, bytes([number % 256, world]))
            except Refused:
                continue
            for text, here in zip(wishes, said, strict=True):
                assert list(answers(package, other, seat, text, words)) == here, f"{seat}: {text}"
                compared += 1
            assert hint(package, other, seat, words) == hint(package, session, seat, words)
    assert compared > WISHES
    assert refused > WISHES


def hint(package: GamePackage, session: Session[Any], seat: str, words: Words) -> tuple[Advice, str]:
    """What a seat is advised, and why."""
    view = session.view(seat)
    advice = package.advise(view)
    return advice, package.why(advice.why, advice.about, view, words)


def wish(package: GamePackage, session: Session[Any], pick: random.Random) -> str:
    """Something that might be tried: what the rules offer, with places and things that are nobody's to know among the rest."""
    kind = pick.choice(package.options)
    things = sorted(set(texts_in(msgspec.to_builtins(session.state))))
    space = f"{pick.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ')}{pick.randint(1, 22)}"
    values = {field: pick.choice((space, pick.choice(things))) for _, field in kind.words}
    try:
        option: Option = msgspec.convert({"do": kind.__struct_config__.tag, **values}, kind, strict=False)
    except msgspec.ValidationError:
        return f"{kind.__struct_config__.tag} {space}"
    return str(option)


def texts_in(value: Any) -> Iterator[str]:
    """Every id in a position, hidden ones too."""
    match value:
        case str() if value and " " not in value:
            yield value
        case dict():
            for key, one in value.items():
                yield from texts_in(key)
                yield from texts_in(one)
        case list():
            for one in value:
                yield from texts_in(one)


def answers(package: GamePackage, session: Session[Any], seat: str, text: str, words: Words) -> Iterator[object]:
    """What a seat is told that asks why not, and tries it all the same; and that the words are those of its view alone."""
    view = session.view(seat)
    try:
        told = why_not(package, session, view, text, words)
    except TenebraError as error:
        yield refusal(package, view, error, words)
        return
    yield told
    trouble = tried(package, session, seat, text)
    if trouble is None:
        return
    said = refusal(package, view, trouble, words)
    if trouble.reason is not None:
        seen = package.voices(words, package.redact(session.state, seat)).teller
        assert said.detail == told.text == seen.refusal(trouble.reason)
    yield said


def tried(package: GamePackage, session: Session[Any], seat: str, text: str) -> Refused | None:
    """What the rules say to whoever simply tries it; nothing if it is allowed."""
    assert session.decision is not None
    try:
        session.decision.find(text, seat, package.options)
    except Refused as error:
        return error
    return None
