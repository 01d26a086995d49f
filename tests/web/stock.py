"""A made-up scene for what lies beside a board: a true table, dressed on its way to the page."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def token(shape: str, colour: str, count: int = 1, look: str = "ready", label: str = "") -> dict[str, Any]:
    return {"shape": shape, "colour": colour, "label": label or f"{colour} {shape}", "count": count, "look": look}


def gauge(label: str, *tokens: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"label": label, "tokens": tokens, "icon": "", "most": 0, "limit": 0, "tone": "plain", **more}


GEMS = gauge("Reserve", token("gem", "blue", 6), most=6, tone="good")
TIRED = gauge("Fatigue", token("gem", "blue", 3, "spent"), token("gem", "red", 1, "lost"), tone="bad")
STRIKE = gauge("Strike", token("gem", "blue", 2, "planned"), icon="crossed-swords", limit=4, most=4)
CUBES = gauge("Cubes", token("cube", "yellow"), token("cube", "red"), token("cube", "blue", 2), token("cube", "green"))
DROPS = gauge("Fatigue", token("drop", "orange", 3), most=4, icon="boot-prints")
THREAT = gauge("Threat", token("coin", "purple", 7), icon="horned-skull", tone="bad")
STOCKS = [(GEMS, TIRED), (GEMS, TIRED, STRIKE), (CUBES,), (DROPS,), (THREAT,)]


def slot(number: int, name: str, icon: str, line: str, **more: Any) -> dict[str, Any]:
    plain = {"side": "foe", "seat": "", "tokens": (), "status": "waiting", "row": 0, "cost": str(number)}
    return {"id": f"tile-{number}", "name": name, "about": f"{name}, {line}", "icon": icon, "line": line, **plain, **more}


RIVER = [
    slot(1, "Wolves", "wolf-howl", "4/5", tokens=(token("rune", "orange"),), status="past"),
    slot(2, "Reavers", "orc-head", "2/4", tokens=(token("rune", "orange"), token("rune", "blue")), status="past"),
    slot(3, "Vesh", "horned-skull", "Life 4", side="boss", status="now"),
    slot(4, "Archers", "goblin", "3/3", tokens=(token("rune", "green"),)),
    slot(5, "War Horn", "card-play", "4 points", side=None),
    slot(6, "Guards", "visored-helm", "3/4", tokens=(token("cube", "red"),)),
    slot(7, "Mire Troll", "troll", "Life 9"),
]


def dress(scene: dict[str, Any]) -> None:
    """Gauges on every plate, tokens on some cards, and a river instead of the order of play, in whatever is told of a scene."""
    for plate, stock in zip(scene.get("plates", ()), STOCKS, strict=False):
        plate["gauges"] = stock
    for pile in scene.get("cards", ()):
        for number, card in enumerate(pile["cards"]):
            if card["name"] and number % 2 == 0:
                card["tokens"] = (token("cube", ("yellow", "blue", "green")[number // 2 % 3]),)
    scene["tracks"] = [{"id": "river", "name": "The river", "slots": RIVER}]
    question = scene.get("question")
    if question and question["choices"]:
        question["choices"][-1]["at"] = (*question["choices"][-1]["at"], "tile-4")


def dressed(page: Page) -> None:
    """From here on the page is sent dressed scenes."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            news = json.loads(text)
            if news["type"] == "position" and news.get("scene"):
                dress(news["scene"])
            route.send(json.dumps(news))

        server.on_message(send)

    page.route_web_socket("**/api/play", through)
