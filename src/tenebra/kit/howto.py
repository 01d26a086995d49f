"""The `howto` pages: a text for people in each language, with pictures that are situations drawn as the table draws them.

The text is `howto/<language>.md`: `# title`, `## heading`, paragraphs, lists, `![caption](name)` for the picture of
`howto/name.toml`, and a line `---` between two pages. **Bold** and ids of rules are left as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from tenebra.kernel import BadInput

FOLDER = "howto"
_PICTURE = re.compile(r"!\[(?P<caption>[^\]]+)\]\((?P<name>[a-z-]+)\)")


class Block(msgspec.Struct, frozen=True):
    """A piece of the text. Of a picture, `text` is what stands below it."""

    kind: Literal["title", "heading", "text", "list", "picture"]
    text: str = ""
    items: tuple[str, ...] = ()
    picture: str = ""


def howto_file(folder: Traversable, language: str) -> Traversable:
    """The file with the text of a language."""
    return folder.joinpath(FOLDER, f"{language}.md")


def read_howto(text: str, source: str) -> tuple[tuple[Block, ...], ...]:
    """The pages of a text."""
    pages: list[list[Block]] = [[]]
    for number, chunk in _chunks(text):
        if chunk == "---":
            pages.append([])
        else:
            pages[-1].append(_block(chunk, source, number))
    if not all(pages):
        raise BadInput("a page is empty", source=source)
    return tuple(map(tuple, pages))


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs between empty lines, each with the line it begins on."""
    number = 1
    for chunk in re.split(r"\n\s*\n", text.rstrip()):
        yield number + len(chunk) - len(chunk.lstrip("\n")), chunk.strip()
        number += chunk.count("\n") + 2


def _block(chunk: str, source: str, line: int) -> Block:
    if chunk.startswith("# "):
        return Block("title", chunk[2:])
    if chunk.startswith("## "):
        return Block("heading", chunk[3:])
    if chunk.startswith("- "):
        return Block("list", items=tuple(" ".join(item.split()) for item in re.split(r"\n- ", chunk[2:])))
    if chunk.startswith("!"):
        found = _PICTURE.fullmatch(" ".join(chunk.split()))
        if found is None:
            raise BadInput("a picture is written ![what it shows](name)", source=source, line=line)
        return Block("picture", found["caption"], picture=found["name"])
    return Block("text", " ".join(chunk.split()))
