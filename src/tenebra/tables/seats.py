"""Changes of who holds a seat: invitations given and taken back, and seats handed on, in the middle of a game or campaign too."""

from __future__ import annotations

import time

import msgspec

from tenebra.kernel import BadInput
from tenebra.tables.absence import ABSENCE, Absence
from tenebra.tables.changes import ChairsChanged, Reseated, Revoked
from tenebra.tables.errors import NotYours
from tenebra.tables.listeners import Listeners
from tenebra.tables.opening import invitations
from tenebra.tables.people import IssuedKey, KeyState, Pass, People, hash_of, key_under, tidy
from tenebra.tables.ports import House, TablePort
from tenebra.tables.proposals import Proposals
from tenebra.tables.requests import Requests
from tenebra.tables.scribe import Line
from tenebra.tables.storage import Storage
from tenebra.tables.store import ADD_KEY, ISSUES, RENAME_KEY, RENEW_KEY, RESEAT


class Seats:
    """The owner's actions with the seats of a table and their keys."""

    def __init__(
        self,
        table: TablePort,
        house: House,
        people: People,
        absence: Absence,
        requests: Requests,
        storage: Storage,
        listeners: Listeners,
        proposals: Proposals,
    ) -> None:
        self._table, self._house, self._people, self._absence = table, house, people, absence
        self._requests, self._storage, self._listeners, self._proposals = requests, storage, listeners, proposals

    def invitations(self, who: Pass, owner: str) -> tuple[IssuedKey, ...]:
        """The keys that follow from the owner's; the one for those who only look comes last."""
        if who.role != "owner":
            raise NotYours("only the owner gives keys away")
        return invitations(self._people.keys.values(), owner)

    async def revoke(self, who: Pass, owner: str, key_id: str) -> None:
        """An invitation opens nothing any more; the owner has a new one to give."""
        self._requests.must_play(who)
        key = self._people.keys.get(key_id)
        if who.role != "owner" or key is None or key.role == "owner":
            raise NotYours("only the owner takes invitations back")
        await self._requests.carry_out(lambda: self._revoke(key, owner))

    async def _revoke(self, key: KeyState, owner: str) -> None:
        old, hash = key.hash, hash_of(key_under(owner, key.id, key.issue + 1))
        renewed = (RENEW_KEY, {"of": self._table.id, "which": key.id, "new": hash})
        await self._storage.write([renewed, *self._issued_again(key)])
        key.hash, key.issue, key.has_come = hash, key.issue + 1, False
        for seat in key.seats:
            self._people.chairs[seat].has_come = False
        self._house.renewed(self._table, key.id, old, hash)
        self._listeners.notify(Revoked(key.id))
        self._listeners.notify(ChairsChanged())

    def _issued_again(self, key: KeyState) -> list[Line]:
        """The store's lines with how often each key was revoked, this one once more."""
        issues = {one.id: one.issue + (one is key) for one in self._people.keys.values()}
        return self._storage.note(ISSUES, msgspec.json.encode(issues).decode())

    async def hand(self, who: Pass, owner: str, seat: str, name: str) -> None:
        """A seat is for whoever has its new invitation, which the owner has to give; whoever had it has it no longer."""
        self._requests.must_play(who)
        if who.role != "owner":
            raise NotYours("only the owner hands seats on")
        if seat not in self._people.chairs:
            raise BadInput(f"there is no seat {seat!r}; there are {', '.join(self._people.chairs)}")
        called = tidy(name, "a name", self._house.limits.name)
        await self._requests.carry_out(lambda: self._hand(owner, seat, called))

    async def _hand(self, owner: str, seat: str, name: str) -> None:
        old = self._people.keys.get(self._people.chairs[seat].key_id)
        is_its_own = old is not None and old.role == "player" and old.seats == (seat,)
        key, lines = self._renew(old, owner, name) if old is not None and is_its_own else self._add(owner, seat, name)
        away = {**self._absence.away, key.id: time.time()}
        then = Absence(
            away,
            {one: says for one, says in self._absence.if_away.items() if one != seat},
            {one: at for one, at in self._absence.came_in.items() if one != seat},
        )
        lines.append((RESEAT, {"of": self._table.id, "which": seat, "name": name, "holder": key.id}))
        in_campaign = self._house.when_handed(self._table, seat, name)
        await self._storage.write([*lines, *self._storage.note(ABSENCE, then.written()), *in_campaign])
        self._proposals.settle()
        self._absence.become(then)
        self._take_seat(old, key, seat)
        self._house.handed(self._table, old if is_its_own else None, key, seat)
        if old is not None:
            self._listeners.notify(Revoked(old.id) if is_its_own else Reseated(old.id))
        self._table.after_reseating()
        self._listeners.notify(ChairsChanged())

    def _renew(self, old: KeyState, owner: str, name: str) -> tuple[KeyState, list[Line]]:
        """The key to this seat alone becomes another one."""
        hash = hash_of(key_under(owner, old.id, old.issue + 1))
        key = KeyState(old.id, hash, "player", name, old.seats, issue=old.issue + 1)
        named = {"of": self._table.id, "which": old.id}
        lines: list[Line] = [(RENEW_KEY, {**named, "new": hash}), (RENAME_KEY, {**named, "called": name})]
        return key, [*lines, *self._issued_again(old)]

    def _add(self, owner: str, seat: str, name: str) -> tuple[KeyState, list[Line]]:
        """A computer's seat, or one of several under one key, gets a key of its own."""
        keys = self._people.keys
        number = next(n for n in range(1, len(keys) + 1) if f"friend-{n}" not in keys)
        id = f"friend-{number}"
        key = KeyState(id, hash_of(key_under(owner, id)), "player", name, (seat,))
        named = {"id": id, "hash": key.hash, "role": key.role, "name": name}
        return key, [(ADD_KEY, {"table": self._table.id, **named, "has_come": False})]

    def _take_seat(self, old: KeyState | None, key: KeyState, seat: str) -> None:
        """Do in memory what is written down: the seat goes from the old key to this one."""
        if old is not None:
            old.seats = tuple(one for one in old.seats if one != seat)
        self._people.keys[key.id] = key
        chair = self._people.chairs[seat]
        chair.by, chair.who, chair.key_id, chair.stand_in, chair.has_come = "person", key.name, key.id, "", False
