"""The hall: all tables of a house, their keys and campaigns, on one store. It goes on where it was left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Refused, Session, fresh_seed, save
from tenebra.kernel.journal import read
from tenebra.kit.package import GamePackage
from tenebra.players.workers import Workers
from tenebra.tables.awake import Awake
from tenebra.tables.bringing import bring
from tenebra.tables.campaigning import Campaigning
from tenebra.tables.campaigns import CampaignRecord
from tenebra.tables.changes import Removed
from tenebra.tables.errors import Full, NotKept, NotYours, Unknown, Unreadable
from tenebra.tables.glance import BrokenTable, SleepingTable
from tenebra.tables.live import LiveTable
from tenebra.tables.opening import LESSON, Setting, check_number, check_wishes, choose_as_suggested, lay, options_of
from tenebra.tables.past import Made, Past
from tenebra.tables.people import LIMITS, Keys, KeyState, Limits, Pass, People, Wish, fresh_id, fresh_key, hash_of, tidy
from tenebra.tables.resuming import in_slices, play_again
from tenebra.tables.scribe import Line, Scribe
from tenebra.tables.store import (
    ADD_CHAIR,
    ADD_KEY,
    ADD_NOTE,
    ADD_TABLE,
    OPENER,
    PROBE,
    REMOVALS,
    REMOVE_CAMPAIGN,
    UNDER_WAY,
    Store,
)
from tenebra.tables.turns import Turns
from tenebra.tables.who import INSIDE, Crowd, Who, read_who, written

LOG = logging.getLogger("tenebra.tables")
Listed = LiveTable | SleepingTable | BrokenTable


class Hall(Campaigning):
    """Open it with `Hall.open`, close it with `close`."""

    def __init__(self, store: Store, scribe: Scribe, workers: Workers, limits: Limits) -> None:
        super().__init__()
        self.store, self.scribe, self.workers, self.limits = store, scribe, workers, limits
        self.tables: set[str] = set()
        """The ids of all tables; most of them sleep."""
        self.awake = Awake(self)
        self._doors: dict[str, tuple[str, str]] = {}
        """By the hash of a key: the table, and the key's id."""
        self._openers: dict[str, Who] = {}
        """By table or campaign: from where it was opened. Of campaigns that is known until the house is closed."""
        self._opening = asyncio.Lock()
        self._clearing: asyncio.Task[None] | None = None
        self._triers = Workers(1, "tenebra.tables.bringing")
        """The worker in which saved games are tried out; computers do not wait for it."""
        self._bringing, self._bringers = 0, Crowd()
        self._companions: list[Callable[[], Awaitable[None]]] = []

    @classmethod
    async def open(cls, url: str, bots: int = 1, limits: Limits = LIMITS) -> Hall:
        """The hall on a store (`sqlite:///PATH`, `postgresql://HOST/NAME`): every table stands as it was left, and sleeps."""
        store = await asyncio.to_thread(Store, url, backups=limits.backups)
        try:
            scribe = await asyncio.to_thread(Scribe, store, asyncio.get_running_loop())
        except BaseException:
            store.close()
            raise
        hall = cls(store, scribe, Workers(bots), limits)
        try:
            await hall._resume()
        except BaseException:
            await hall.close()
            raise
        return hall

    async def _resume(self) -> None:
        self._read_campaigns(await asyncio.to_thread(self.store.read_campaigns))
        for row in await asyncio.to_thread(self.store.read_keys):
            self.tables.add(row["table"])
            self._doors[row["hash"]] = (row["table"], row["id"])
        self._openers = {id: read_who(text) for id, text in (await asyncio.to_thread(self.store.read_openers)).items()}

    async def trouble(self) -> str:
        """Why nothing can be kept now, in a word; nothing if it can."""
        if self.store.damage:
            return "damaged"
        try:
            async with asyncio.timeout(self.limits.seconds_to_keep):
                await self.scribe.write([(PROBE, {})])
        except TimeoutError:
            return "no-answer"
        except NotKept:
            return "not-written"
        return ""

    def also_close(self, companion: Callable[[], Awaitable[None]]) -> None:
        """Something that ends with the house."""
        self._companions.append(companion)

    async def close(self) -> None:
        """Finish what was begun, keep every game, end the computers."""
        for companion in self._companions:
            await companion()
        if self._clearing is not None:
            self._clearing.cancel()
        await self.awake.close()
        await self.scribe.close()
        await self.workers.close()
        await self._triers.close()
        await asyncio.to_thread(self.store.close)

    # --- tables

    async def new_table(
        self,
        game: str,
        scenario: str,
        seats: Sequence[Wish],
        switches: Sequence[str] = (),
        title: str = "",
        campaign: CampaignRecord | None = None,
        opener: Who = INSIDE,
        difficulty: str = "",
        at_once: bool = False,
    ) -> Keys:
        """A new game. The keys are told once; only their hashes are kept. `at_once`: it stands at the first round already."""
        package = game_called(game)
        title = tidy(title, "a title", self.limits.title)
        wishes = check_wishes(seats, _all_seats(package), self.limits, may_be_empty=True)
        options = {**options_of(package, wishes, switches, self.limits), **package.graded(scenario, difficulty)}
        if campaign is not None:
            options["campaign"] = campaign.record
        else:
            package.check_alone(scenario)
            check_number(package, scenario, wishes)
        session, turns = Session.begin(package, scenario, fresh_seed(), options), Turns()
        if at_once:
            async for _ in in_slices(choose_as_suggested(package, session, turns)):
                pass
        return await self._set_up(package, session, turns, wishes, title, campaign, opener=opener)

    async def new_lesson(self, game: str, lesson: str, name: str = "", opener: Who = INSIDE) -> Keys:
        """A table at which one person learns a game."""
        package = game_called(game)
        if lesson not in package.lessons:
            raise BadInput(f"there is no lesson {lesson!r}; there are {', '.join(package.lessons) or 'none'}")
        found = package.lessons[lesson]
        session = found.begin(fresh_seed())
        wishes = self._wishes_for(package, session, [Wish(seat, "me", name) for seat in found.seats])
        return await self._set_up(package, session, Turns(), wishes, opener=opener)

    async def import_letter(self, letter: bytes, opener: Who = INSIDE) -> Keys:
        """Go on with a saved game as it is sent: JSON with a `journal` and `seats`, of which nothing has been read yet.

        Without wishes all seats are mine.
        """
        if self._bringing >= self.limits.brought_at_once or not self._bringers.has_room(opener, 1):
            raise Full("many saved games are being brought along just now; wait a little")
        self._bringing += 1
        self._bringers.enter(opener)
        try:
            game, session, turns, seats, title = await bring(letter, self._triers, self.limits)
        finally:
            self._bringing -= 1
            self._bringers.leave(opener)
        title = tidy(title, "a title", self.limits.title)
        return await self._set_up(game, session, turns, self._wishes_for(game, session, seats), title, opener=opener)

    async def branch(self, table: LiveTable, choices: int, seats: Sequence[Wish] = (), opener: Who = INSIDE) -> Keys:
        """A new table from a moment of this one, with the same dice to come."""
        if not 0 <= choices <= len(table.session.inputs):
            raise BadInput(f"there is no moment {choices}; {len(table.session.inputs)} choices are known")
        if choices > self.limits.choices_brought:
            raise Full(f"a game is branched off after at most {self.limits.choices_brought} choices")
        made = table.log.past.made[:choices]
        session, turns = await play_again(table.game, read(table.journal()), self.limits.seconds_to_wake)
        session.undo(len(session.inputs) - choices)
        turns.cut(choices)
        wishes = self._wishes_for(table.game, session, seats)
        return await self._set_up(table.game, session, turns, wishes, table.title, made=made, opener=opener)

    async def remove(self, table: LiveTable) -> None:
        """The table goes, with all that belongs to it. A campaign may then play that scenario again."""
        async with self._opening:
            table = await self.table(table.id)
            await table.stop()
            try:
                await self._remove([table.id])
            except NotKept:
                table.go_on()
                raise
            table.listeners.notify(Removed())
            self.awake.forget(table.id)

    async def _remove(self, ids: Sequence[str]) -> None:
        """Tables go, out of the store and out of mind."""
        under_way = [campaign for campaign in self.campaigns.values() if campaign.table in ids]
        lines: list[Line] = [(removal, {"of": id}) for removal in REMOVALS for id in ids]
        lines += [(UNDER_WAY, {"of": campaign.id, "which": "", "now": time.time()}) for campaign in under_way]
        await self.scribe.write(lines)
        self.tables.difference_update(ids)
        self._doors = {hash: door for hash, door in self._doors.items() if door[0] in self.tables}
        for id in ids:
            self._openers.pop(id, None)
        for campaign in under_way:
            campaign.table = ""

    def clear_every(self, seconds: float) -> None:
        """From now on, every so often, what was opened and never used is cleared away."""
        self._clearing = asyncio.create_task(self._keep_clearing(seconds), name="clearing away what nobody uses")

    async def _keep_clearing(self, seconds: float) -> None:
        while True:
            try:
                async with self._opening:
                    await self._clear()
            except (NotKept, SQLAlchemyError) as error:
                LOG.warning("nothing was cleared away: %s", error)
            await asyncio.sleep(seconds)

    async def _clear(self) -> None:
        """Tables to which nobody has ever come, and campaigns without a table, go after a while."""
        before = time.time() - self.limits.empty_seconds
        awake = self.awake.tables
        unused = await asyncio.to_thread(self.store.read_unused, before)
        # what is being written may say otherwise
        ids = [id for id in unused if id not in awake or not any(key.has_come for key in awake[id].people.keys.values())]
        for table in [awake[id] for id in ids if id in awake]:
            await table.stop()
            self.awake.forget(table.id)
        if ids:
            await self._remove(ids)
            LOG.info("%s tables were never used and are cleared away", len(ids))
        idle = [one for one in self.campaigns.values() if not one.record and not one.table and one.changed < before]
        if idle:
            await self.scribe.write([(REMOVE_CAMPAIGN, {"of": one.id}) for one in idle])
        for campaign in idle:
            del self.campaigns[campaign.hash]
            self._openers.pop(campaign.id, None)

    def _alike(self, is_lesson: bool) -> list[str]:
        """The tables at which somebody learns, or all others."""
        return [id for id in self.tables if id.startswith(LESSON) == is_lesson]

    async def _make_room(
        self,
        opener: Who,
        kind: str,
        there: Callable[[], Collection[str]],
        most: int,
        idle: Callable[[], Awaitable[Sequence[str]]],
    ) -> None:
        """Refuse what there is no room for, in the house or for one address. Where strangers come in, what is idle makes room."""
        if len(there()) >= most:
            await self._clear()
        quota, crowd = self.limits.tables_per_address, Crowd()
        for id in there():
            crowd.enter(self._openers.get(id, INSIDE))
        if not crowd.has_room(opener, quota):
            raise Full(f"there is room for {quota} {kind} from one address")
        if len(there()) >= most and quota:
            await self._let_go(there(), await idle())
        if len(there()) >= most:
            raise Full(f"there is room for {most} {kind}")

    async def _let_go(self, there: Collection[str], idle: Sequence[str]) -> None:
        """The oldest of what is idle goes, of those who have most of it; what was not opened from outside stays."""
        owners = {id: self._openers[id][-1] for id in idle if id in there and self._openers.get(id)}
        if not owners:
            return
        (most, _), *_ = Counter(owners.values()).most_common(1)
        oldest = next(id for id, owner in owners.items() if owner == most)
        LOG.info("%s was never played, and makes room", oldest)
        await self._forget(oldest)

    async def _forget(self, id: str) -> None:
        """A table or a campaign goes."""
        campaign = self._campaign(id)
        if campaign is not None:
            await self.scribe.write([(REMOVE_CAMPAIGN, {"of": id})])
            del self.campaigns[campaign.hash]
            self._openers.pop(id, None)
            return
        table = self.awake.tables.get(id)
        if table is not None:
            await table.stop()
            self.awake.forget(id)
        await self._remove([id])
        if table is not None:
            table.listeners.notify(Removed())

    async def _unplayed(self) -> Sequence[str]:
        """Tables at which nobody has made a choice, and to which nobody but one has come; the oldest first."""
        awake = self.awake.tables
        unplayed = await asyncio.to_thread(self.store.read_unplayed)
        # what is being written may say otherwise
        return [id for id in unplayed if id not in awake or sum(key.has_come for key in awake[id].people.keys.values()) < 2]

    async def _unbegun(self) -> Sequence[str]:
        """Campaigns without a table and without a past; the oldest first."""
        return [one.id for one in self.campaigns.values() if not one.record and not one.table]

    async def remove_broken(self, id: str, key: str) -> None:
        """A table that cannot be read goes all the same, if its owner wants that."""
        async with self._opening:
            await self._broken_of_owner(id, key)
            await self._remove([id])
            self.awake.broken.pop(id, None)

    async def broken_journal(self, id: str, key: str) -> bytes:
        """The last journal that was kept of a table that cannot be read, for an owner who plays alone."""
        if not (await self._broken_of_owner(id, key)).is_alone:
            raise NotYours("the journal tells what others may not know")
        kept = await asyncio.to_thread(self.store.read_table, id)
        if kept is None:
            raise Unknown("there is no such table")
        journal: bytes = kept.row["safe"]
        return journal

    async def _broken_of_owner(self, id: str, key: str) -> BrokenTable:
        table, held = await self._broken(key)
        if table.id != id or held.role != "owner":
            raise NotYours("only the owner may do that")
        return table

    async def _broken(self, key: str) -> tuple[BrokenTable, KeyState]:
        """A table that cannot be read, and the key it was asked for with."""
        id, key_id = self._doors[hash_of(key)]
        broken = self.awake.broken.get(id)
        (kept,) = await asyncio.to_thread(self.store.read_notes, [id])
        row = next(row for row in kept.keys if row["id"] == key_id)
        people = {chair["key"] for chair in kept.chairs if chair["by"] == "person"}
        named = (id, kept.row["game"], kept.row["title"], kept.row["created"])
        table = BrokenTable(*named, broken.why if broken is not None else "", len(people) < 2)
        return table, KeyState(key_id, row["hash"], row["role"], row["name"], ())

    async def table(self, id: str) -> LiveTable:
        """A table by its id, awake."""
        if id not in self.tables:
            raise Unknown(f"there is no table {id}")
        return await self.awake.table(id)

    async def enter(self, key: str) -> Pass:
        """The table that a key opens, awake then, with the role and seats of the key."""
        try:
            id, key_id = self._doors[hash_of(key)]
        except KeyError:
            raise Unknown("no table has such a key") from None
        table = await self.table(id)
        found = table.people.keys[key_id]
        return Pass(key_id, table, found.role, found.name, found.seats)

    async def desk(self, keys: Iterable[str]) -> list[tuple[Listed, KeyState]]:
        """The tables that keys open, for a list; keys that open none are left out. Who sleeps sleeps on if it can."""
        doors = {self._doors[hash]: key for key in keys if (hash := hash_of(key)) in self._doors}
        asleep = await self.awake.asleep(id for id, _ in doors)
        found: list[tuple[Listed, KeyState]] = []
        for (id, key_id), key in doors.items():
            # whoever woke meanwhile may have played on
            table = self.awake.tables.get(id) or asleep.get(id)
            if table is None:
                try:
                    table = woken = await self.table(id)
                except Unreadable:
                    found.append(await self._broken(key))
                    continue
                except Unknown:
                    continue
                await woken.listing.keep()
            found.append((table, table.people.keys[key_id]))
        return found

    def _wishes_for(self, game: GamePackage, session: Session[Any], seats: Sequence[Wish]) -> dict[str, Wish]:
        all_seats = game.seats(session.state)
        if any(wish.way for wish in seats):
            raise BadInput("the game has begun: how a seat is played cannot be chosen any more")
        return check_wishes(seats or [Wish(seat, "me") for seat in all_seats], all_seats, self.limits)

    async def _set_up(
        self,
        game: GamePackage,
        session: Session[Any],
        turns: Turns,
        wishes: dict[str, Wish],
        title: str = "",
        campaign: CampaignRecord | None = None,
        made: Sequence[Made] = (),
        opener: Who = INSIDE,
    ) -> Keys:
        """Lay a table for a session, keep it, and let it be played."""
        prefix = LESSON if game.lesson_in(session.start.scenario) is not None else ""
        laid = lay({seat: wishes[seat] for seat in game.seats(session.state)}, prefix)
        table = LiveTable(
            laid.out.table,
            self,
            game,
            session,
            turns,
            Past(),
            People(laid.chairs, laid.keys),
            title=title,
            created=time.time(),
            campaign=campaign.id if campaign is not None else "",
        )
        async with self._opening:
            most = self.limits.lessons if prefix else self.limits.tables
            await self._make_room(opener, "tables", lambda: self._alike(bool(prefix)), most, self._unplayed)
            if campaign is not None and campaign.table:
                raise Refused("the campaign's last scenario is still being played")
            lines = _lines_of(table, laid)
            before = made or (Made(seat, str(option), True, "") for seat, option in session.inputs)
            async for line in in_slices(table.log.begin(before, laid.chairs, table.created)):
                lines.append(line)
            if campaign is not None:
                lines.append((UNDER_WAY, {"of": campaign.id, "which": table.id, "now": table.created}))
            if opener:
                lines.append((ADD_NOTE, {"table": table.id, "kind": OPENER, "text": written(opener)}))
            await self.scribe.write(lines)
            if campaign is not None:
                campaign.table = table.id
            self.tables.add(table.id)
            self._openers[table.id] = opener
            for key in laid.keys.values():
                self._doors[key.hash] = (table.id, key.id)
            self.awake.add(table)
        return laid.out

    # --- campaigns

    async def new_campaign(
        self, game: str, seats: Sequence[Wish], switches: Sequence[str] = (), opener: Who = INSIDE
    ) -> tuple[str, str]:
        """A campaign: its id and its owner's key."""
        package = game_called(game)
        wishes = check_wishes(seats, _all_seats(package), self.limits, may_be_empty=True)
        options_of(package, wishes, switches, self.limits)
        package.the_campaign()
        key, now = fresh_key(), time.time()
        campaign = CampaignRecord(fresh_id(), hash_of(key), game, tuple(wishes.values()), tuple(switches), {}, "", now, now)
        async with self._opening:
            await self._make_room(opener, "campaigns", self._campaign_ids, self.limits.campaigns, self._unbegun)
            await self.scribe.write([campaign.add_line()])
            self.campaigns[campaign.hash] = campaign
            self._openers[campaign.id] = opener
        return campaign.id, key

    async def next_table(self, key: str, scenario: str, opener: Who = INSIDE) -> Keys:
        """The next scenario of a campaign, with the same seats."""
        campaign = self.campaign(key)
        if campaign.table:
            raise Refused("the campaign's last scenario is still being played")
        if scenario not in campaign.next:
            raise Refused(f"{scenario!r} cannot come next; {', '.join(campaign.next) or 'the campaign is over'}")
        return await self.new_table(campaign.game, scenario, campaign.seats, campaign.switches, campaign=campaign, opener=opener)

    def renewed(self, table: LiveTable, key_id: str, old: str, new: str) -> None:
        """A key of a table is another one now."""
        del self._doors[old]
        self._doors[new] = (table.id, key_id)

    def handed(self, table: LiveTable, old: KeyState | None, new: KeyState, seat: str) -> None:
        """That line is kept; the new key is the one that opens."""
        if old is not None:
            del self._doors[old.hash]
        self._doors[new.hash] = (table.id, new.id)
        self._handed(table, seat, new.name)


def _all_seats(game: GamePackage) -> list[str]:
    return [seat for side in game.sides().values() for seat in side]


def _lines_of(table: LiveTable, laid: Setting) -> list[Line]:
    """A new table as it is written down."""
    row = {"id": table.id, "game": table.game.id, "title": table.title, "campaign": table.campaign or None}
    lines: list[Line] = [(ADD_TABLE, {**row, "created": table.created, "safe": save(table.session)})]
    for key in laid.keys.values():
        named = {"id": key.id, "hash": key.hash, "role": key.role, "name": key.name}
        lines.append((ADD_KEY, {"table": table.id, **named, "has_come": False}))
    for n, (seat, chair) in enumerate(laid.chairs.items()):
        sits = {"seat": seat, "by": chair.by, "who": chair.who, "key": chair.key_id, "stand_in": ""}
        lines.append((ADD_CHAIR, {"table": table.id, "n": n, **sits}))
    return lines
