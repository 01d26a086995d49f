"""What a screen reader gets of a page, compared with what is shown, and with the words of the languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "src" / "tenebra"
WORD = re.compile(r"[^\W\d_]{3,}")
RULE = re.compile(r"\b[A-Z]{2}(-[A-Z]+)+-\d+\b")
ID = re.compile(r"\b[a-z]+(?:-[a-z]+)*-\d+\b|⟨|\b[a-z]+_[a-z]+\b|\bundefined\b|\bNaN\b")
"""`orc-2`, words that are missing, fields of a program."""
NAMED = (
    *("button", "link", "image", "textbox", "searchbox", "combobox", "slider", "checkbox", "switch", "radio"),
    *("tab", "dialog", "alertdialog", "grid", "gridcell", "region", "listbox"),
)
"""What nobody can use without a name."""
SHOWN = """() => {
  const top = document.querySelector('dialog[open]') ?? document.body, found = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const text = node.textContent.replace(/\\s+/g, ' ').trim(), element = node.parentElement;
    if (!/[\\p{L}\\p{N}]/u.test(text) || element.closest('svg, script, style, .visually-hidden, .kbd, .ticks')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    found.push(text);
  }
  return found;
}"""
"""Every text that is shown but for three: the letters of keys, which stand in their own list, the marks along a slider, which
tells its value itself, and the drawing of the board, whose places and figures are told one by one."""
ELSEWHERE = """() => [...document.querySelectorAll(`[lang]:not(html):not([lang="${document.documentElement.lang}"])`)]
  .map((one) => one.textContent)"""
"""Texts that say themselves that they are in another language."""


class _Texts(Visitor):
    """The words of messages, without what is filled in."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Keep the words of texts, look into everything else."""
        if isinstance(node, ast.TextElement):
            self.words |= set(WORD.findall(node.value.lower()))
        super().generic_visit(node)


@cache
def words_of(language: str) -> frozenset[str]:
    """Every word that is written in a language anywhere."""
    texts = _Texts()
    for path in sorted(SOURCE.rglob(f"locale/{language}/*.ftl")):
        texts.visit(parse(path.read_text(encoding="utf-8")))
    return frozenset(texts.words)


def spoken(page: Page) -> list[tuple[str, str]]:
    """Role and name of everything in the accessibility tree, but for the lines a text is broken into."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    found = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]
    return [(role, name) for role, name in found if role != "InlineTextBox"]


def faults(page: Page, where: str, language: str, other: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with the page as it is heard; `other` are names that are the same in every language."""
    tree = spoken(page)
    said = re.sub(r"\s+", " ", " ".join(name for _, name in tree)).casefold()
    found = [f"{where}: shown, not said: {text}" for text in page.evaluate(SHOWN) if text.casefold() not in said]
    found += [f"{where}: {role} without a name" for role, name in tree if role in NAMED and not name.strip()]
    found += [f"{where}: an id: {name}" for _, name in tree if ID.search(name)]
    foreign = {word for text in page.evaluate(ELSEWHERE) for word in WORD.findall(text.lower())}
    wrong = words_of("en") - words_of(language) - other - foreign
    for _, name in tree:
        if name.startswith(("tenebra ", "http://")):
            continue  # a command, an address: the same in every language
        bad = wrong & set(WORD.findall(RULE.sub("", name).lower()))
        found += [f"{where}: not in this language: {sorted(bad)} in {name}"] if bad else []
    return list(dict.fromkeys(found))
