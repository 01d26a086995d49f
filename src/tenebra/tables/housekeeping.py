"""The administration of a store: look, clear away, copy, give lost keys anew. No game is played for it."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tenebra.tables.errors import OpenElsewhere, StoreError, Unknown
from tenebra.tables.glance import read_glance
from tenebra.tables.opening import OWNER, WATCH
from tenebra.tables.people import fresh_key, hash_of, key_under
from tenebra.tables.store import (
    ADD_NOTE,
    CAMPAIGNS,
    CHAIRS,
    DROP_NOTE,
    ENTRIES,
    ISSUES,
    KEYS,
    META,
    NOTES,
    REMOVALS,
    REMOVE_CAMPAIGN,
    SCHEMA,
    TABLES,
    UNDER_WAY,
    Store,
)

AT_ONCE = 500
SPECTATORS = "spectators"
"""Instead of a seat: the key for those who only look."""
OPEN = (
    "the house is open, and only its server may write in it now. Stop the server, do this again, start it again: whoever plays "
    "comes back by themselves. The owner of a table can clear it away, or withdraw an invitation, on the page at once"
)
"""The reason why nothing was changed, and what to do."""
Standing = Literal["unused", "playing", "over"]


class Seat(NamedTuple):
    """A seat of a table, and who has it."""

    seat: str
    by: str
    who: str
    has_come: bool


class Laid(NamedTuple):
    """A table as it stands in the store."""

    table: str
    game: str
    title: str
    campaign: str
    standing: Standing
    entries: int
    created: float
    changed: float
    seats: tuple[Seat, ...]


class Begun(NamedTuple):
    """A campaign as it stands in the store."""

    campaign: str
    game: str
    table: str
    created: float
    changed: float


@contextmanager
def looking(url: str) -> Iterator[Store]:
    """A store that is only looked at, also while a house is open on it."""
    store = Store(url, is_looking=True)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def writing(url: str) -> Iterator[tuple[Store, Connection]]:
    """A store in which something is changed, all of it or nothing. Nobody else may write in it meanwhile."""
    with ExitStack() as opened:
        try:
            store = Store(url)
            opened.callback(store.close)
            connection = opened.enter_context(store.writer())
        except OpenElsewhere:
            raise StoreError(OPEN) from None
        with connection.begin():
            yield store, connection


def tables(store: Store) -> list[Laid]:
    """All tables, the one used last first."""
    unused = set(store.read_unused(time.time()))
    with store.engine.connect() as connection:
        last = sa.select(ENTRIES.c.table, sa.func.max(ENTRIES.c.at)).group_by(ENTRIES.c.table)
        changed: dict[str, float] = {row[0]: row[1] for row in connection.execute(last)}
        ids = list(connection.scalars(sa.select(TABLES.c.id)))
    found = []
    for kept in store.read_notes(ids):
        row, id = kept.row, kept.row["id"]
        come = {key["id"] for key in kept.keys if key["has_come"]}
        glance = read_glance(kept.notes.get("glance", ""), row["game"], row["length"])
        standing: Standing = "unused" if id in unused else "over" if glance is not None and glance.is_over else "playing"
        seats = tuple(Seat(one["seat"], one["by"], one["who"], one["key"] in come) for one in kept.chairs)
        at = changed[id] if id in changed else row["created"]
        found.append(
            Laid(id, row["game"], row["title"], row["campaign"] or "", standing, row["length"], row["created"], at, seats)
        )
    return sorted(found, key=lambda table: (-table.changed, table.table))


def campaigns(store: Store) -> list[Begun]:
    """All campaigns, in the order in which they were begun."""
    return [Begun(*(row[field.name] for field in _CAMPAIGN)) for row in store.read_campaigns()]


_CAMPAIGN = (CAMPAIGNS.c.id, CAMPAIGNS.c.game, CAMPAIGNS.c.table, CAMPAIGNS.c.created, CAMPAIGNS.c.changed)


def table_called(store: Store, id: str) -> Laid:
    """One table."""
    found = next((table for table in tables(store) if table.table == id), None)
    if found is None:
        raise Unknown(f"there is no table {id}")
    return found


def remove(connection: Connection, ids: Sequence[str]) -> None:
    """Clear tables away, for good; a campaign may then play their scenario again. Or campaigns of which no table is left."""
    for id in ids:
        if _is_there(connection, CAMPAIGNS, id):
            if connection.scalar(sa.select(sa.func.count()).where(TABLES.c.campaign == id)):
                raise StoreError(f"the campaign {id} has tables; they have to be removed first")
            connection.execute(REMOVE_CAMPAIGN, {"of": id})
            continue
        if not _is_there(connection, TABLES, id):
            raise Unknown(f"there is no table or campaign {id}")
        for removal in REMOVALS:
            connection.execute(removal, {"of": id})
        for campaign in connection.scalars(sa.select(CAMPAIGNS.c.id).where(CAMPAIGNS.c.table == id)).all():
            connection.execute(UNDER_WAY, {"of": campaign, "which": "", "now": time.time()})


def expired(store: Store, days: dict[Standing, float], now: float) -> list[Laid]:
    """Tables at which nothing has happened for so many days, by how they stand; what is not named stays."""
    return [one for one in tables(store) if one.standing in days and now - one.changed >= 86_400 * days[one.standing]]


def reissue(connection: Connection, id: str) -> str:
    """A new key for the owner of a table or a campaign; the old one opens nothing any more.

    Invitations follow from the owner's key: those nobody has used yet are new ones, too. Whoever has come keeps their key.
    """
    key = fresh_key()
    if _is_there(connection, CAMPAIGNS, id):
        connection.execute(sa.update(CAMPAIGNS).where(CAMPAIGNS.c.id == id).values(hash=hash_of(key)))
        return key
    rows = connection.execute(sa.select(KEYS).where(KEYS.c.table == id)).mappings().all()
    if not rows:
        raise Unknown(f"there is no table or campaign {id}")
    issues = _issues(connection, id)
    for row in rows:
        if row["id"] == OWNER:
            _set_hash(connection, id, OWNER, hash_of(key))
        elif row["id"] == WATCH or not row["has_come"]:
            _set_hash(connection, id, row["id"], hash_of(key_under(key, row["id"], issues.get(row["id"], 0))))
    _keep_issues(connection, id, issues)
    return key


def revoke(connection: Connection, id: str, seat: str) -> None:
    """The key to a seat, or that of those who only look, opens nothing any more. The owner can make a new one at the table."""
    chair = sa.select(CHAIRS.c.key).where(CHAIRS.c.table == id, CHAIRS.c.seat == seat, CHAIRS.c.by == "person")
    key_id = WATCH if seat == SPECTATORS else connection.scalar(chair)
    if not key_id or not _is_there(connection, TABLES, id):
        raise Unknown(f"the table {id} has no invitation to {seat}")
    if key_id == OWNER:
        raise StoreError("that is the owner's own seat; `tenebra house reissue` gives the owner a new key")
    issues = _issues(connection, id)
    issues[key_id] = issues.get(key_id, 0) + 1
    _keep_issues(connection, id, issues)
    _set_hash(connection, id, key_id, hash_of(fresh_key()))
    connection.execute(sa.update(KEYS).where(KEYS.c.table == id, KEYS.c.id == key_id).values(has_come=False))


def back_up(url: str, file: Path) -> int:
    """The whole store as one SQLite file, which is a store itself; as it was at one moment, also while a house is open on it."""
    if file.exists():
        raise StoreError(f"{file} is there already")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        made = Path(folder) / "store"
        with looking(url) as source, writing(f"sqlite:///{made}") as (_, target):
            count = _copy(source, target)
        made.replace(file)
    return count


def restore(url: str, file: Path) -> int:
    """A backup into a store of either kind that has nothing in it yet."""
    if not file.is_file():
        raise StoreError(f"there is no backup at {file}")
    with tempfile.TemporaryDirectory() as folder:
        # of an older version it is taken over to this one; the backup stays as it is
        copied = Path(folder) / "store"
        shutil.copyfile(file, copied)
        Store(f"sqlite:///{copied}").close()
        with looking(f"sqlite:///{copied}") as source, writing(url) as (_, target):
            if target.scalar(sa.select(sa.func.count()).select_from(TABLES)) or target.scalar(
                sa.select(sa.func.count()).select_from(CAMPAIGNS)
            ):
                raise StoreError("the store is not empty; a backup is restored into an empty one")
            return _copy(source, target)


def _copy(source: Store, target: Connection) -> int:
    """All that one store has into another; how many tables."""
    with source.engine.connect() as reading:
        if reading.dialect.name == "sqlite":
            reading.exec_driver_sql("BEGIN")
        else:
            reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        for part in META.sorted_tables:
            if part is SCHEMA:
                continue
            for rows in reading.execution_options(yield_per=AT_ONCE).execute(sa.select(part)).mappings().partitions(AT_ONCE):
                target.execute(sa.insert(part), [dict(row) for row in rows])
    return int(target.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0)


def _is_there(connection: Connection, part: sa.Table, id: str) -> bool:
    return connection.scalar(sa.select(part.c.id).where(part.c.id == id)) is not None


def _set_hash(connection: Connection, table: str, key_id: str, hash: str) -> None:
    connection.execute(sa.update(KEYS).where(KEYS.c.table == table, KEYS.c.id == key_id).values(hash=hash))


def _issues(connection: Connection, table: str) -> dict[str, int]:
    text = connection.scalar(sa.select(NOTES.c.text).where(NOTES.c.table == table, NOTES.c.kind == ISSUES))
    return msgspec.json.decode(text or "{}", type=dict[str, int])


def _keep_issues(connection: Connection, table: str, issues: dict[str, Any]) -> None:
    connection.execute(DROP_NOTE, {"of": table, "which": ISSUES})
    connection.execute(ADD_NOTE, {"table": table, "kind": ISSUES, "text": msgspec.json.encode(issues).decode()})
