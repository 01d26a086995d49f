"""The people around a table: who is here, who plays for whom, who listens, what is said."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from tenebra.kernel import BadInput
from tenebra.players.workers import Workers
from tenebra.tables.changes import ChairsChanged, Change, Remark, Revoked, Spoken
from tenebra.tables.errors import Full, NotYours, Unknown
from tenebra.tables.opening import invitations
from tenebra.tables.people import ChairState, Invitation, KeyState, Limits, Pass, hash_of, key_under, tidy
from tenebra.tables.scribe import Conflict, Line, Scribe
from tenebra.tables.store import ADD_REMARK, ADD_SLIP, DROP_SLIP, ISSUES, KEY_CAME, RENEW_KEY, RETITLE, STAND_IN, Store

LOG = logging.getLogger("tenebra.tables")
MOMENT_OF_CHAT = 10.0
T = TypeVar("T")


class House(Protocol):
    """What a table needs of the house it stands in."""

    store: Store
    scribe: Scribe
    workers: Workers
    limits: Limits

    def when_over(self, table: Any, state: Any) -> Sequence[Line]:
        """What else is to be written down when the game of a table ends: the campaign's record."""
        ...

    def counted(self, table: Any) -> None:
        """That is written down now."""
        ...

    def renewed(self, table: Any, key_id: str, old: str, new: str) -> None:
        """A key of a table is another one now; these are the hashes."""
        ...

    def when_handed(self, table: Any, seat: str, name: str) -> Sequence[Line]:
        """What else is to be written down when a seat goes to somebody else: who plays the campaign from now on."""
        ...

    def handed(self, table: Any, old: KeyState | None, new: KeyState, seat: str) -> None:
        """That is written down now; the old key opens nothing any more, if one is named."""
        ...

    def when_regained(self, table: Any) -> Sequence[Line] | None:
        """What else is to be written down when the end of a table's game is taken back; None if the campaign has gone on."""
        ...

    def discounted(self, table: Any) -> None:
        """That is written down now."""
        ...


class Gathering:
    """A table without its game."""

    def __init__(
        self, id: str, house: House, chairs: dict[str, ChairState], keys: dict[str, KeyState], chat: Sequence[Remark]
    ) -> None:
        self.id, self.chairs, self.keys = id, chairs, keys
        self.title = ""
        self.chat = list(chat)
        self._remarks = chat[-1].number + 1 if chat else 0
        self.present: Counter[str] = Counter()
        """By key id: how many windows are open."""
        self.thinking: set[str] = set()
        self.is_gone = False
        self._house = house
        self._lock = asyncio.Lock()
        self._listeners: list[Callable[[Change], None]] = []
        self._spoke: dict[str, deque[float]] = defaultdict(deque)
        self.said: dict[tuple[str, str], Remark] = {}
        """What was said, by key id and request."""
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- who is who

    @property
    def people(self) -> dict[str, str]:
        """The key id and the name of everybody who has a seat, in seat order."""
        return {chair.key_id: self.keys[chair.key_id].name for chair in self.chairs.values() if chair.by == "person"}

    @property
    def is_alone(self) -> bool:
        """At most one person plays: nothing has to be hidden from anybody."""
        return len({(chair.key_id, chair.who) for chair in self.chairs.values() if chair.by == "person"}) < 2

    @property
    def watching(self) -> int:
        """How many only look."""
        return sum(count for key, count in self.present.items() if self.keys[key].role == "spectator")

    def is_here(self, seat: str) -> bool:
        """The person of a seat looks at the table now."""
        chair = self.chairs[seat]
        return chair.by == "person" and self.present[chair.key_id] > 0

    def invitations(self, who: Pass, owner: str) -> tuple[Invitation, ...]:
        """The keys that follow from the owner's; the one for those who only look comes last."""
        if who.role != "owner":
            raise NotYours("only the owner gives keys away")
        return invitations(self.keys.values(), owner)

    async def revoke(self, who: Pass, owner: str, key_id: str) -> None:
        """An invitation opens nothing any more; the owner has a new one to give."""
        self._must_play(who)
        key = self.keys.get(key_id)
        if who.role != "owner" or key is None or key.role == "owner":
            raise NotYours("only the owner takes invitations back")
        await self._unbroken(self._revoke(key, owner))

    async def _revoke(self, key: KeyState, owner: str) -> None:
        async with self._lock:
            self._must_be_open()
            old, hash = key.hash, hash_of(key_under(owner, key.id, key.issue + 1))
            issues = {one.id: one.issue + (one is key) for one in self.keys.values()}
            renewed = (RENEW_KEY, {"of": self.id, "which": key.id, "new": hash})
            await self._house.scribe.write([renewed, *self._slip(ISSUES, msgspec.json.encode(issues).decode())])
            key.hash, key.issue, key.has_come = hash, key.issue + 1, False
            for seat in key.seats:
                self.chairs[seat].has_come = False
            self._house.renewed(self, key.id, old, hash)
            self._notify(Revoked(key.id))
            self._notify(ChairsChanged())

    def arrive(self, who: Pass) -> None:
        """A window is opened. Whoever comes back gets their seats back."""
        self.present[who.key_id] += 1
        key = self.keys[who.key_id]
        if not key.has_come:
            key.has_come = True
            for seat in key.seats:
                self.chairs[seat].has_come = True
            self._soon([(KEY_CAME, {"of": self.id, "which": key.id})])
        self._hand_back(key.seats)
        self._notify(ChairsChanged())

    def leave(self, who: Pass) -> None:
        """A window is closed."""
        self.present[who.key_id] -= 1
        if self.present[who.key_id] <= 0:
            del self.present[who.key_id]
        self._notify(ChairsChanged())

    def _hand_back(self, seats: Sequence[str]) -> None:
        """The person plays again."""
        back = [seat for seat in seats if self.chairs[seat].stand_in]
        for seat in back:
            self.chairs[seat].stand_in = ""
        if back:
            self._soon([(STAND_IN, {"of": self.id, "which": seat, "computer": ""}) for seat in back])
            self._seats_changed()

    def _seats_changed(self) -> None:
        """Somebody else plays a seat now."""
        self._notify(ChairsChanged())

    async def rename(self, who: Pass, title: str) -> None:
        """The owner gives the table a name; an empty one takes it back."""
        self._must_play(who)
        if who.role != "owner":
            raise NotYours("only the owner names a table")
        words = tidy(title, "a title", self._house.limits.title)
        await self._house.scribe.write([(RETITLE, {"of": self.id, "called": words})])
        self.title = words

    # --- talk

    async def say(self, who: Pass, text: str, request: str = "") -> Remark:
        """Say something to everybody at the table."""
        self._must_play(who)
        words = tidy(text, "a remark", self._house.limits.remark)
        if not words:
            raise BadInput("nothing was said")
        return await self._unbroken(self._say(who, words, self._checked(request)))

    async def _say(self, who: Pass, text: str, request: str | None) -> Remark:
        limits, now = self._house.limits, time.time()
        async with self._lock:
            self._must_be_open()
            if request is not None and (who.key_id, request) in self.said:
                return self.said[who.key_id, request]
            lately = self._spoke[who.key_id]
            while lately and lately[0] < now - MOMENT_OF_CHAT:
                lately.popleft()
            if len(lately) >= limits.remarks_at_once:
                raise Full("so much was said just now; wait a little")
            if len(self.chat) >= limits.remarks:
                raise Full(f"{limits.remarks} remarks are all that a table keeps")
            remark = Remark(self._remarks, who.name, who.seats[0] if who.seats else "", text, now)
            # a number is used once, even if nobody knows what became of the remark that had it
            self._remarks += 1
            row = {"table": self.id, "n": remark.number, "who": remark.who, "seat": remark.seat, "text": text, "at": now}
            try:
                await self._house.scribe.write([(ADD_REMARK, {**row, "key": who.key_id, "request": request})])
            except Conflict:
                # the number is new, so it is the request: what was said before is kept after all
                if request is None:
                    raise
            lately.append(now)
            self.chat.append(remark)
            if request is not None:
                self.said[who.key_id, request] = remark
            self._notify(Spoken(remark))
        return remark

    # --- those who listen

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of every change, after it is kept; the answer ends it."""
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    def _notify(self, change: Change) -> None:
        for listener in list(self._listeners):
            try:
                listener(change)
            except Exception:
                LOG.exception("somebody who listens to table %s broke", self.id)

    # --- what every request goes through

    def _checked(self, request: str) -> str | None:
        """The id of a request; None if it has none."""
        return tidy(request, "the id of a request", self._house.limits.request) or None

    def _must_play(self, who: Pass) -> None:
        self._must_be_open()
        if who.table is not self or who.role == "spectator":
            raise NotYours("this key is for looking on")

    def _must_be_open(self) -> None:
        if self.is_gone:
            raise Unknown(f"the table {self.id} is gone")

    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Carried out to the end even if whoever asked for it is gone: what is kept must also be played."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_look)
        return await asyncio.shield(task)

    def _slip(self, kind: str, text: str) -> list[Line]:
        """How something that lies beside the log is written anew."""
        row = {"table": self.id, "kind": kind, "text": text}
        return [(DROP_SLIP, {"of": self.id, "which": kind}), (ADD_SLIP, row)]

    def _soon(self, lines: Sequence[Line]) -> None:
        """Written in its turn; nobody waits for it."""
        self._house.scribe.soon(lines).add_done_callback(_look)


def _look(done: asyncio.Future[Any]) -> None:
    """Whoever asked may be gone; the error is not to be reported as forgotten."""
    if not done.cancelled():
        done.exception()
