"""A seat goes to somebody else by link, also in the middle of a game or a campaign: whoever had it has it no longer."""

from __future__ import annotations

import time

import msgspec

from tenebra.kernel import BadInput
from tenebra.tables.absence import ABSENCE, Absence
from tenebra.tables.changes import ChairsChanged, Reseated, Revoked
from tenebra.tables.errors import NotYours
from tenebra.tables.people import KeyState, Pass, hash_of, key_under, tidy
from tenebra.tables.scribe import Line
from tenebra.tables.standing_in import StandingIn
from tenebra.tables.store import ADD_KEY, ISSUES, RENAME_KEY, RENEW_KEY, RESEAT


class Handing(StandingIn):
    """A table whose owner may hand seats on."""

    async def hand(self, who: Pass, owner: str, seat: str, name: str) -> None:
        """A seat is for whoever has its new invitation; the owner has that to give."""
        self._must_play(who)
        if who.role != "owner":
            raise NotYours("only the owner hands seats on")
        if seat not in self.chairs:
            raise BadInput(f"there is no seat {seat!r}; there are {', '.join(self.chairs)}")
        await self._unbroken(self._hand(owner, seat, tidy(name, "a name", self._house.limits.name)))

    async def _hand(self, owner: str, seat: str, name: str) -> None:
        async with self._lock:
            self._must_be_open()
            old = self.keys.get(self.chairs[seat].key_id)
            is_its_own = old is not None and old.role == "player" and old.seats == (seat,)
            key, lines = self._renew(old, owner, name) if old is not None and is_its_own else self._add(owner, seat, name)
            away = {**self.absence.away, key.id: time.time()}
            then = Absence(
                away,
                {one: says for one, says in self.absence.if_away.items() if one != seat},
                {one: at for one, at in self.absence.came_in.items() if one != seat},
            )
            lines.append((RESEAT, {"of": self.id, "which": seat, "name": name, "holder": key.id}))
            await self._house.scribe.write(
                [*lines, *self._slip(ABSENCE, then.written()), *self._house.when_handed(self, seat, name)]
            )
            self._settle(is_agreed=False)
            self.absence = then
            self._take_seat(old, key, seat)
            self._house.handed(self, old if is_its_own else None, key, seat)
            if old is not None:
                self._notify(Revoked(old.id) if is_its_own else Reseated(old.id))
            self._seats_changed()
            self._notify(ChairsChanged())

    def _renew(self, old: KeyState, owner: str, name: str) -> tuple[KeyState, list[Line]]:
        """The key to this seat alone becomes another one."""
        hash = hash_of(key_under(owner, old.id, old.issue + 1))
        key = KeyState(old.id, hash, "player", name, old.seats, issue=old.issue + 1)
        issues = {one.id: one.issue + (one is old) for one in self.keys.values()}
        named = {"of": self.id, "which": old.id}
        lines: list[Line] = [(RENEW_KEY, {**named, "new": hash}), (RENAME_KEY, {**named, "called": name})]
        return key, [*lines, *self._slip(ISSUES, msgspec.json.encode(issues).decode())]

    def _add(self, owner: str, seat: str, name: str) -> tuple[KeyState, list[Line]]:
        """A computer's seat, or one of several under one key, gets a key of its own."""
        number = next(n for n in range(1, len(self.keys) + 1) if f"friend-{n}" not in self.keys)
        id = f"friend-{number}"
        key = KeyState(id, hash_of(key_under(owner, id)), "player", name, (seat,))
        named = {"id": id, "hash": key.hash, "role": key.role, "name": name}
        return key, [(ADD_KEY, {"table": self.id, **named, "has_come": False})]

    def _take_seat(self, old: KeyState | None, key: KeyState, seat: str) -> None:
        """What is written down, in mind."""
        if old is not None:
            old.seats = tuple(one for one in old.seats if one != seat)
        self.keys[key.id] = key
        chair = self.chairs[seat]
        chair.by, chair.who, chair.key_id, chair.stand_in, chair.has_come = "person", key.name, key.id, "", False
