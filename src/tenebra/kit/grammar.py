"""Functions to join words that are put together while one plays: in Italian, prepositions with their articles.

Fluent files call these as functions: `{ IN($space) }` is "nella cripta (C7)", "nell'angolo …" or "in C7"; `{ A($chance) }` is
"al 50", "all'83".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

ARTICLES = ("il ", "lo ", "la ", "l'", "i ", "gli ", "le ")
JOINED = {
    "a": ("al ", "allo ", "alla ", "all'", "ai ", "agli ", "alle "),
    "da": ("dal ", "dallo ", "dalla ", "dall'", "dai ", "dagli ", "dalle "),
    "di": ("del ", "dello ", "della ", "dell'", "dei ", "degli ", "delle "),
    "in": ("nel ", "nello ", "nella ", "nell'", "nei ", "negli ", "nelle "),
    "su": ("sul ", "sullo ", "sulla ", "sull'", "sui ", "sugli ", "sulle "),
}
"""Each preposition with each article."""
Function = Callable[[Any], Any]


def with_article(number: int) -> str:
    """A number as it is read out: `il 50`, `l'83`, `lo 0`."""
    if number == 0:
        return "lo 0"
    # otto, ottanta, ottocento, ottomila … and undici begin with a vowel
    return f"l'{number}" if str(number)[0] == "8" or number == 11 else f"il {number}"


def joined(preposition: str) -> Function:
    """A preposition before a name or a number, grown together with the article if the name begins with one."""

    def join(what: object) -> str:
        text = with_article(int(what)) if isinstance(what, int | float) else str(what)
        for article, both in zip(ARTICLES, JOINED[preposition], strict=True):
            if text.lower().startswith(article):
                return both + text[len(article) :]
        return f"ad {text}" if preposition == "a" and text[:1].lower() == "a" else f"{preposition} {text}"

    return join


FUNCTIONS: Mapping[str, Mapping[str, Function]] = {"it": {name.upper(): joined(name) for name in JOINED}, "en": {}}
"""By language."""
