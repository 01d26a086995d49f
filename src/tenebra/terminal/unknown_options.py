"""Guesses at a typed option that is not in the menu, so that the rules can say why it is not allowed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tenebra.kit.package import GamePackage
from tenebra.kit.scene import Scene
from tenebra.kit.words import Words
from tenebra.terminal.menu import names_in, plain_text


def keys_meant(text: str, game: GamePackage, scene: Scene, spaces: Mapping[str, str], words: Words) -> list[str]:
    """The keys of options that a text in the player's language may mean, legal or not; the likeliest first."""
    if text.upper() in spaces:
        return [f"move {text.upper()}"]
    head, _, rest = text.partition(" ")
    out = [text]
    for tag in _tags(head, game, words):
        out += [f"{tag} {what}".strip() for what in _objects(plain_text(rest), rest, scene)]
    return list(dict.fromkeys(out))


def _tags(head: str, game: GamePackage, words: Words) -> Iterator[str]:
    """The kinds of options that a word calls: by their own name, or by what is done."""
    wanted = plain_text(head)
    for kind in game.options:
        tag = str(kind.__struct_config__.tag)
        if wanted and wanted in (tag, plain_text(words.say(f"do-{tag}")).partition(" ")[0]):
            yield tag


def _objects(wanted: str, typed: str, scene: Scene) -> Iterator[str]:
    """Ids that a typed name may stand for: a figure, a thing, a card, a space, a door."""
    for id, name in names_in(scene).items():
        if wanted and wanted == plain_text(name):
            yield id
            yield id.partition(".")[0]
    yield typed.upper()
    yield typed
    yield wanted.replace(" ", "-")
