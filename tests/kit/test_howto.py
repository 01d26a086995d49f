"""How to play: the text is read, it says the same in both languages, and its pictures can be drawn."""

import pytest

from tenebra.games.registry import GAMES
from tenebra.kernel import BadInput
from tenebra.kit.howto import Block, read_howto
from tenebra.kit.ledger import ID, ledger_of
from tenebra.kit.words import LANGUAGES, Words

TEXT = """# One

Some **bold** words
on two lines (XX-ATK-01).

- First
- Second
  goes on

![What it shows](door)

---

## Two
"""


def test_a_text_is_read_page_by_page() -> None:
    assert read_howto(TEXT, "en.md") == (
        (
            Block("title", "One"),
            Block("text", "Some **bold** words on two lines (XX-ATK-01)."),
            Block("list", items=("First", "Second goes on")),
            Block("picture", "What it shows", picture="door"),
        ),
        (Block("heading", "Two"),),
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [("# One\n\n![no](a b)", r"en\.md:3: a picture is written"), ("# One\n\n---\n", r"en\.md: a page is empty")],
)
def test_what_cannot_be_read_is_named(text: str, error: str) -> None:
    with pytest.raises(BadInput, match=error):
        read_howto(text, "en.md")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_two_pages_that_say_the_same_in_every_language(game: str) -> None:
    texts = [GAMES[game].howto(language) for language in LANGUAGES]
    assert [len(pages) for pages in texts] == [2] * len(LANGUAGES)

    def bones(pages: tuple[tuple[Block, ...], ...]) -> list[tuple[str, int, str, list[str]]]:
        blocks = [block for page in pages for block in page]
        return [(b.kind, len(b.items), b.picture, ID.findall(" ".join((b.text, *b.items)))) for b in blocks]

    first, *others = map(bones, texts)
    assert all(other == first for other in others)
    assert {id for *_, ids in first for id in ids} <= ledger_of(GAMES[game].folder()).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn(game: str, language: str) -> None:
    words = Words(language, GAMES[game])
    pictures = [block.picture for page in GAMES[game].howto(language) for block in page if block.picture]
    assert pictures
    for picture in pictures:
        assert GAMES[game].picture(picture, words).pieces
    with pytest.raises(BadInput, match="there is no picture 'nothing'"):
        GAMES[game].picture("nothing", words)
