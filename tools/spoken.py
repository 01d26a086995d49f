"""What is said aloud in one round of each game, in both languages: `python -m tools.spoken` writes docs/spoken/GAME.LANGUAGE.txt.

As the page says it (web/src/table/speech.svelte.ts): what happened, then what is asked and what is left. All follow the advice.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tenebra.games.registry import GAMES
from tenebra.kernel import Session
from tenebra.kit.ending import HEROES
from tenebra.kit.package import GamePackage
from tenebra.kit.told import Told
from tenebra.kit.words import LANGUAGES, Words
from tenebra.terminal.sheets import words_left

FOLDER = Path(__file__).parents[1] / "docs" / "spoken"
SEED = "59"


class Sentence(NamedTuple):
    """What is said, and of which event; a question is of none."""

    text: str
    event: int | None = None


def file_of(game: str, language: str) -> Path:
    """Where the spoken round of a game lies."""
    return FOLDER / f"{game}.{language}.txt"


def spoken_round(game: GamePackage, language: str) -> list[Sentence]:
    """The sentences of the first round, as the heroes hear it: what is asked begins with a dash."""
    words, heroes = Words(language, game), game.sides()[HEROES]
    session = Session.begin(game, next(filter(game.is_alone, game.scenarios())), SEED)
    said: list[Sentence] = []
    told, asked = 0, ""
    while (decision := session.decision) is not None and session.state.round < 2:
        seat = decision.seat
        if seat in heroes and session.state.round:
            said += _happened(game, session, seat, words, told)
            told, before = len(session.events), asked
            asked = _asked(game, session, seat, words)
            said += [Sentence(f"– {asked}")] if asked != before else []
        session.choose(decision.find(game.advise(session.view(seat)).option, seat, game.options), seat)
    return said


def _happened(game: GamePackage, session: Session[Any], seat: str, words: Words, since: int) -> Iterator[Sentence]:
    for line in game.chronicle(tuple(session.numbered(seat, since)), session.view(seat), words):
        if line.tale is not None:
            yield Sentence(f"{line.tale.title}. {line.tale.text}", line.number)
        if line.text and not line.is_clerical and (line.tale is None or line.text != line.tale.title):
            yield Sentence(_spoken(line), line.number)


def _spoken(line: Told) -> str:
    dice = [f"{beat.text}." for beat in line.beats if beat.kind == "dice" and beat.text and beat.text not in line.text]
    return " ".join([line.text, *dice])


def _asked(game: GamePackage, session: Session[Any], seat: str, words: Words) -> str:
    question = game.scene(session.view(seat), words, lambda _: None).question
    assert question is not None
    prompt = question.prompt if question.prompt[-1:] in ".?!:)" else f"{question.prompt}."
    return " ".join([prompt, *(f"{', '.join(left)}." for left in [words_left(question)] if left)])


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        for language in LANGUAGES:
            file_of(game.id, language).write_text(
                "".join(f"{said.text}\n" for said in spoken_round(game, language)), encoding="utf-8"
            )


if __name__ == "__main__":
    main()
