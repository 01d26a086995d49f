"""Without a line: the page, the rules and how to play open all the same, say so, and go on by themselves when it is back."""

from __future__ import annotations

import json

import httpx
from playwright.sync_api import expect

from bench import PATIENCE
from bench.house import Killable
from tests.web.windows import Windows

KEPT = """async (last) => {
  const first = (await (await fetch('/worker.js')).text()).split('\\n', 1)[0];
  const files = JSON.parse(first.slice(first.indexOf('['), first.lastIndexOf(']') + 1));
  const isThere = async (address) => (await caches.match(address)) !== undefined;
  for (const address of [...files, '/', last])
    while (!(await isThere(address))) await new Promise((again) => setTimeout(again, 50));
  return files.length;
}"""
"""All files of the page are there, and what is told last."""


def test_the_page_and_the_rules_open_without_a_server(house: Killable, windows: Windows) -> None:
    for away in ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED"):
        windows.forgive(away)
    page = windows.open(house, keeps=True)
    page.goto("/")
    assert page.evaluate(KEPT, "/api/games/drunagor/rules?language=en") > 20
    page.context.set_offline(True)

    page.goto("/rules/conan")
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    expect(page.locator("main h2").first).to_be_visible()
    page.goto("/how/drunagor")
    expect(page.locator("figure svg").first).to_be_visible()
    page.goto("/about")
    expect(page.locator("main h1")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Open a table: Conan")).to_be_visible()
    page.goto("/join#nobody")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")

    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_page_begins_in_the_language_of_the_reader(house: Killable, windows: Windows) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as http:
        first = http.get("/table/x", headers={"Accept-Language": "it-IT,it;q=0.9,en;q=0.5"})
        assert '<html lang="it"' in first.text
        assert "Accept-Language" in first.headers["vary"]
        assert '<html lang="en"' in http.get("/", headers={"Accept-Language": "de"}).text
        for language, said in (("en", "a digital table"), ("it", "un tavolo digitale")):
            found = http.get("/", headers={"Accept-Language": language}).text
            assert said in found
            assert "⟨" not in found
            address = found.partition('rel="manifest" href="')[2].partition('"')[0]
            manifest = json.loads(http.get(address).text)
            assert (manifest["lang"], said in manifest["description"]) == (language, True)
    page = windows.open(house, language="it")
    page.goto("/")
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", "/manifest.it.webmanifest")
    expect(page.locator("html")).to_have_attribute("lang", "it")
