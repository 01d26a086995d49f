"""The end of a game and what decided it, looked at where a game was played to its end."""

from __future__ import annotations

from playwright.sync_api import Page

from bench.house import Killable
from tests.web.player import at_rest
from tests.web.spoken import faults
from tests.web.test_access import OTHER_LIGHTS, check
from tests.web.test_spoken import PROPER
from tests.web.tour import Tour

SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('tenebra.settings'));
  localStorage.setItem('tenebra.settings', JSON.stringify({ ...kept, language }));
}"""


def look_back(page: Page, house: Killable) -> None:
    """Nothing grave in any light, and heard as it is seen in both languages."""
    for language in ("en", "it"):

        def look(where: str, language: str = language) -> None:
            at_rest(page, lambda: len(page.content()))
            heard = faults(page, where, language, PROPER)
            assert not heard, "\n".join(heard)
            check(page, where, OTHER_LIGHTS if language == "en" else ())

        page.evaluate(SPEAK, language)
        page.reload()
        Tour(page, house, look).afterwards()
