"""What the page is told by every game, so that it need know none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tenebra.games.registry import GAMES, OWN
from tenebra.kernel import Session, read_option
from tenebra.kit.package import GamePackage
from tenebra.kit.scene import Scene
from tenebra.tables.words import words_of

PAGE = Path("web/src")
WORDS = Path("src/tenebra/locale")
REMARK = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|^#[^\n]*", re.DOTALL | re.MULTILINE)
"""In TypeScript, styles, markup and words."""
PAGES_OWN = set("EUHVILKONTFW")
"""Letters that the page itself answers to (`web/src/table/keyboard.ts`)."""


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> GamePackage:
    found: GamePackage = request.param
    return found


def scenes(game: GamePackage) -> list[Scene]:
    """The first question of a game as every seat sees it."""
    session: Session[Any] = Session.begin(game, game.scenarios()[0], "page")
    words = words_of("en", game.id)
    return [game.scene(session.view(seat), words, lambda _: None) for seat in game.seats(session.state)]


def test_letters_are_named_once_and_are_not_the_pages_own(game: GamePackage) -> None:
    for scene in scenes(game):
        letters = [key.letter for key in scene.keys]
        assert letters
        assert len(set(letters)) == len(letters)
        assert not PAGES_OWN & set(letters)
        assert all(key.label and "⟨" not in key.label for key in scene.keys)
        for choice in scene.question.choices if scene.question is not None else ():
            assert choice.letter in ("", *letters)


def test_what_a_click_probably_means_can_be_asked(game: GamePackage) -> None:
    natural = scenes(game)[0].natural
    for words in (natural.foe, natural.friend, natural.door, natural.card, natural.space):
        # what it would be paid with may be added
        assert str(read_option(f"{words} something", game.options)).startswith(f"{words} something")


def test_every_scenario_has_a_picture_of_its_own(game: GamePackage) -> None:
    pictures = [one.icon for one in game.cover(words_of("en", game.id)).scenarios]
    assert len(set(pictures)) == len(pictures)


def test_decks_are_called_by_their_names_in_every_language() -> None:
    games = set()
    for game, scenario in [(one, scenario) for one in GAMES.values() for scenario in one.scenarios()]:
        session: Session[Any] = Session.begin(game, scenario, "page")
        view = session.view(game.seats(session.state)[0])
        english, italian = (game.scene(view, words_of(one, game.id), lambda _: None).piles for one in ("en", "it"))
        assert not {pile.name for pile in english} & {pile.name for pile in italian}
        games |= {game.id} if english else set()
    assert games, "some begin without"


def test_the_page_names_nothing_of_a_game() -> None:
    names = {name for game in GAMES.values() for name in (game.id, *game.scenarios(), *sum(game.sides().values(), ()))}
    looked = 0
    for path in sorted(PAGE.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith((".test.ts", ".fixture.ts")) or path.name == "wire.ts":
            continue
        text = path.read_text(encoding="utf-8")
        looked += 1
        assert not set(re.findall(r'["\'`]([a-z0-9-]+)["\'`]', text)) & names, path
        assert not re.search(r'(choice|choices\[\d\]!?)\.key === "', text), f"{path} asks for one option's key"
    assert looked > 50


def test_every_question_that_explains_a_word_is_asked_somewhere(game: GamePackage) -> None:
    words = words_of("en", game.id)
    asked = [where for met in game.paint.asking.terms.values() for where in met if isinstance(where, str)]
    assert [where for where in asked if not words.has(f"prompt-{where}")] == []


def test_neither_the_page_nor_its_words_call_a_game_by_its_name() -> None:
    covers = [game.cover(words_of(language, game.id)) for game in OWN for language in ("en", "it")]
    titles = {re.escape(cover.name) for cover in covers} | {cover.id.replace("-", "[-_ ]?") for cover in covers}
    named = re.compile(rf"\b({'|'.join(sorted(titles))})\b", re.IGNORECASE)
    sources = [path for path in PAGE.rglob("*") if path.is_file() and not path.name.endswith((".test.ts", ".fixture.ts"))]
    words = list(WORDS.glob("*/page*.ftl"))
    assert len(sources) > 100
    assert len(words) == 6
    for path in (*sources, *words):
        assert named.findall(REMARK.sub("", path.read_text(encoding="utf-8"))) == [], path
