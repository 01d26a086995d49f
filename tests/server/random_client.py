"""A program that does everything but play well: it opens tables and campaigns, talks, takes back, makes again, clears away.

Whatever is not answered because the server died is asked again with the same id, until it is; only then is it believed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench import PATIENCE
from bench.program import LOST, Heard, Made
from tenebra.server.messages import PROTOCOL
from tests.server.socket_client import wish

GAME = "dungeon-venture"
_NUMBERS = itertools.count(1)
Fields = dict[str, Any]


class Visit:
    """One table, and what was acknowledged there."""

    def __init__(self, address: str, table: str, key: str) -> None:
        self.address, self.table, self.key = address, table, key
        self.made: list[Made] = []
        self.undone: list[Made] = []
        self.refused: list[Heard] = []
        self.said: list[str] = []
        self.counts = {"undo": 0, "redo": 0}
        self.unanswered: tuple[str, str, str, int] | None = None
        self._line: ClientConnection | None = None
        self._pending: tuple[str, Fields] | None = None

    async def ask(self, type: str, **fields: Any) -> Fields:
        """The answer, however often the server dies before it comes."""
        self._pending = type, {"id": f"w{next(_NUMBERS)}", **fields}
        return await self.settle()

    async def settle(self) -> Fields:
        """Ask again what was not answered, and believe the answer."""
        if self._pending is None:
            return {}
        type, fields = self._pending
        answer: Fields | None = None
        while answer is None:
            try:
                line = await self._connected()
                await line.send(json.dumps({"type": type, **fields}))
                answer = await self._hear(lambda news: news.get("id") == fields["id"])
            except LOST:
                await self._hang_up()
        self._pending = None
        self._believe(type, fields, answer)
        return answer

    async def position(self) -> Fields:
        """How the table stands, looked at anew."""
        while True:
            try:
                line = await self._connected()
                await line.send(json.dumps({"type": "look", "id": f"w{next(_NUMBERS)}"}))
                return await self._hear(lambda news: news["type"] == "position" and bool(news.get("is_rewound")))
            except LOST:
                await self._hang_up()

    async def talk(self) -> list[str]:
        """All that was said here."""
        await self._hang_up()
        line = await self._connected()
        await line.send(json.dumps({"type": "overview", "id": "last", "seat": ""}))
        heard: list[str] = []
        await self._hear(lambda news: news.get("id") == "last", heard)
        return heard

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def _connected(self) -> ClientConnection:
        if self._line is None:
            self._line = await connect(
                f"{self.address.replace('http', 'ws', 1)}/api/play", compression=None, max_size=None, open_timeout=PATIENCE
            )
            await self._line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "key": self.key}))
        return self._line

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.transport.abort()
        await asyncio.sleep(0.05)

    async def _hear(self, wanted: Any, said: list[str] | None = None) -> Fields:
        assert self._line is not None
        async for text in self._line:
            news: Fields = json.loads(text)
            if said is not None and news["type"] == "spoken":
                said.append(news["text"])
            if news["type"] == "farewell":
                raise RuntimeError(f"sent away: {news}")
            if wanted(news):
                return news
        raise EOFError

    def _believe(self, type: str, fields: Fields, answer: Fields) -> None:
        if answer["type"] == "refusal":
            if type == "choose":
                self.refused.append(Heard("refusal", error=answer["error"]))
            elif type == "redo":
                self.undone.clear()
            return
        match type:
            case "choose":
                self.made.append(Made(answer.get("choices", 0), fields["seat"], fields["option"], 0.0))
                self.undone.clear()
            case "undo":
                self.undone[:0] = [one for one in self.made if one.number > fields["to"]]
                self.made = [one for one in self.made if one.number <= fields["to"]]
                self.counts["undo"] += 1
            case "redo":
                self.made += [one for one in self.undone if one.number <= answer.get("choices", 0)]
                self.undone = [one for one in self.undone if one.number > answer.get("choices", 0)]
                self.counts["redo"] += 1
            case "say":
                self.said.append(fields["text"])


class RandomClient:
    """Goes from table to table."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.dice = address, random.Random(number)
        self.visits: list[Visit] = []
        self.cleared: list[Visit] = []
        self.campaigns: dict[str, str] = {}
        """By the key of a campaign: the table under way, as far as it is known."""

    async def wander(self) -> None:
        """For ever."""
        while True:
            visit = await (self._next_of_campaign() if self.dice.random() < 0.4 else self._open())
            self.visits.append(visit)
            for _ in range(self.dice.randint(3, 8)):
                await self._do_something(visit)
            await visit.close()
            if self.dice.random() < 0.4:
                await self._clear_away(visit)

    async def _do_something(self, visit: Visit) -> None:
        here = await visit.position()
        deed = self.dice.choice(["choose", "choose", "choose", "undo", "redo", "say"])
        if deed == "say":
            await visit.ask("say", text=f"remark {next(_NUMBERS)}")
        elif deed == "undo" and here.get("undo"):
            await visit.ask("undo", to=self.dice.choice(here["undo"])["to"])
        elif deed == "redo" and here.get("can_redo"):
            await visit.ask("redo")
        elif here.get("options") and here["seat"] in here.get("asked", ()):
            await visit.ask("choose", seat=here["seat"], option=self.dice.choice(here["options"]), at=here.get("choices", 0))

    async def _open(self) -> Visit:
        seats = wish(keeper="greedy" if self.dice.random() < 0.5 else "me", heroes="me")
        opened = await self._post("/api/tables", {"game": GAME, "scenario": "gronks-lair", "seats": seats})
        return Visit(self.address, opened["table"], opened["key"])

    async def _next_of_campaign(self) -> Visit:
        begun = await self._post("/api/campaigns", {"game": GAME, "seats": wish(keeper="me", heroes="me")})
        self.campaigns[begun["key"]] = ""
        bearer = {"Authorization": f"Bearer {begun['key']}"}
        path = f"/api/campaigns/{begun['campaign']}/tables"
        opened = await self._post(path, {"scenario": "gronks-lair"}, bearer)
        if "key" not in opened:
            # it was opened before the server died, and nobody knows its key: another campaign is begun
            del self.campaigns[begun["key"]]
            return await self._next_of_campaign()
        self.campaigns[begun["key"]] = opened["table"]
        return Visit(self.address, opened["table"], opened["key"])

    async def _clear_away(self, visit: Visit) -> None:
        bearer = {"Authorization": f"Bearer {visit.key}"}
        # from now on it may be gone
        self.visits.remove(visit)
        while True:
            try:
                async with httpx.AsyncClient(timeout=PATIENCE) as http:
                    answer = await http.delete(f"{self.address}/api/tables/{visit.table}", headers=bearer)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code in (204, 401), answer.text
            self.cleared.append(visit)
            self.campaigns = {key: "" if table == visit.table else table for key, table in self.campaigns.items()}
            return

    async def _post(self, path: str, wanted: Fields, headers: Fields | None = None) -> Fields:
        while True:
            try:
                async with httpx.AsyncClient(timeout=PATIENCE) as http:
                    answer = await http.post(f"{self.address}{path}", json=wanted, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code in (201, 409), answer.text
            found: Fields = answer.json()
            return found
