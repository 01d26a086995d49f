"""The store of tables: SQLite or PostgreSQL by URL, with the same schema and the same statements."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.engine.url import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from tenebra.kernel import BadInput
from tenebra.tables.errors import OpenElsewhere, StoreError
from tenebra.tables.soundness import ONLY_OURS, advice, back_up, damage_of

LOG = logging.getLogger("tenebra.tables")
SCHEMA_VERSION = "2"
BUSY_SECONDS = 5
ADVISORY_LOCK = 0x54656E65627261
"""PostgreSQL's name for the right to write: "Tenebra" in bytes."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

META = sa.MetaData()


def _texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def _times(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float(53), nullable=False) for name in names]


def _id() -> sa.Column[str]:
    return sa.Column("id", sa.Text, primary_key=True)


def _hash() -> sa.Column[str]:
    return sa.Column("hash", sa.Text, nullable=False, unique=True)


def _of_table() -> sa.Column[str]:
    """The table that something belongs to."""
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def _in_order() -> list[sa.Column[Any]]:
    """The table that something belongs to, and its number there."""
    return [_of_table(), sa.Column("n", sa.Integer, primary_key=True)]


def _request() -> sa.Column[str]:
    return sa.Column("request", sa.Text, nullable=True)


def _counts_once() -> sa.UniqueConstraint:
    """A request of somebody's is carried out once."""
    return sa.UniqueConstraint("table", "key", "request")


SCHEMA = sa.Table("schema", META, sa.Column("version", sa.Text, primary_key=True))
CAMPAIGNS = sa.Table(
    "campaigns",
    META,
    _id(),
    _hash(),
    *_texts("game", "seats", "switches", "record", "table"),
    *_times("created", "changed"),
)
TABLES = sa.Table(
    "tables",
    META,
    _id(),
    *_texts("game", "title"),
    sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id"), nullable=True),
    *_times("created"),
    sa.Column("safe", sa.LargeBinary, nullable=False),
)
KEYS = sa.Table(
    "keys",
    META,
    _of_table(),
    _id(),
    _hash(),
    *_texts("role", "name"),
    sa.Column("has_come", sa.Boolean, nullable=False),
)
CHAIRS = sa.Table("chairs", META, *_in_order(), *_texts("seat", "by", "who", "key", "stand_in"))
ENTRIES = sa.Table(
    "entries",
    META,
    *_in_order(),
    *_texts("kind", "seat", "text"),
    sa.Column("by_hand", sa.Boolean, nullable=False),
    *_texts("key"),
    _request(),
    *_times("at"),
    *_texts("reason"),
    _counts_once(),
)
CHAT = sa.Table("chat", META, *_in_order(), *_texts("who", "seat", "text", "key"), _request(), *_times("at"), _counts_once())
NOTES = sa.Table("slips", META, _of_table(), sa.Column("kind", sa.Text, primary_key=True), *_texts("text"))
"""The notes beside the log of a table, one of each kind, written anew as a whole: how it stands at a `glance`, a `proposal`.
In a store they are called slips.
"""

OPENER, ISSUES = "opener", "issues"
"""Kinds of notes: from which address a table was opened, and how often its keys were revoked."""

STEPS: Mapping[str, Callable[[Connection], None]] = {"1": NOTES.create}
"""By the schema a store has: what makes it the next one. Nothing is ever lost on the way."""

ADD_TABLE, ADD_CAMPAIGN = sa.insert(TABLES), sa.insert(CAMPAIGNS)
ADD_KEY, ADD_CHAIR = sa.insert(KEYS), sa.insert(CHAIRS)
ADD_ENTRY, ADD_REMARK = sa.insert(ENTRIES), sa.insert(CHAT)
ADD_NOTE = sa.insert(NOTES)
PROBE = sa.update(SCHEMA).values(version=SCHEMA.c.version)
"""Changes nothing, but only where something could be changed."""
DROP_NOTE = sa.delete(NOTES).where(NOTES.c.table == sa.bindparam("of"), NOTES.c.kind == sa.bindparam("which"))
_TABLE = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of"))
KEEP_SAFE = _TABLE.values(safe=sa.bindparam("journal"))
RETITLE = _TABLE.values(title=sa.bindparam("called"))
_KEY = sa.update(KEYS).where(KEYS.c.table == sa.bindparam("of"), KEYS.c.id == sa.bindparam("which"))
KEY_CAME = _KEY.values(has_come=sa.true())
RENEW_KEY = _KEY.values(hash=sa.bindparam("new"), has_come=sa.false())
RENAME_KEY = _KEY.values(name=sa.bindparam("called"))
_CHAIR = sa.update(CHAIRS).where(CHAIRS.c.table == sa.bindparam("of"), CHAIRS.c.seat == sa.bindparam("which"))
RESEAT = _CHAIR.values(by="person", who=sa.bindparam("name"), key=sa.bindparam("holder"), stand_in="")
STAND_IN = _CHAIR.values(stand_in=sa.bindparam("computer"))
_CAMPAIGN = sa.update(CAMPAIGNS).where(CAMPAIGNS.c.id == sa.bindparam("of"))
# a table counts once: afterwards the campaign names another, or none
_PLAYED_AT = _CAMPAIGN.where(CAMPAIGNS.c.table == sa.bindparam("played"))
ADVANCE = _PLAYED_AT.values(record=sa.bindparam("then"), table="", changed=sa.bindparam("now"))
RETURN = _CAMPAIGN.values(record=sa.bindparam("then"), table=sa.bindparam("which"), changed=sa.bindparam("now"))
UNDER_WAY = _CAMPAIGN.values(table=sa.bindparam("which"), changed=sa.bindparam("now"))
RESEAT_CAMPAIGN = _CAMPAIGN.values(seats=sa.bindparam("wishes"))
REMOVE_CAMPAIGN = sa.delete(CAMPAIGNS).where(CAMPAIGNS.c.id == sa.bindparam("of"))
REMOVALS = (
    *(sa.delete(part).where(part.c.table == sa.bindparam("of")) for part in (NOTES, CHAT, ENTRIES, CHAIRS, KEYS)),
    sa.delete(TABLES).where(TABLES.c.id == sa.bindparam("of")),
)

Row = Mapping[str, Any]


class Entry(msgspec.Struct, frozen=True):
    """A line in the log of a table."""

    n: int
    kind: str
    """`choice`; `pass`, a choice that lets a secret window pass; `undo` (text: to how many choices);
    `redo` (text: how many choices); `regained` (text: to how many choices a game that a stand-in ended was taken back);
    `continued` (text: a note)."""
    seat: str = ""
    text: str = ""
    by_hand: bool = False
    key: str = ""
    request: str | None = None
    at: float = 0.0
    reason: str = ""
    """The reason of a computer for this choice, as JSON."""


class StoredTable(msgspec.Struct):
    """Everything the store has of one table."""

    row: Row
    keys: list[Row] = []
    chairs: list[Row] = []
    entries: list[Entry] = []
    chat: list[Row] = []
    notes: dict[str, str] = {}
    """By kind."""


class Store:
    """An open store. One house at a time writes in it; whoever only looks may do so meanwhile."""

    def __init__(self, url: str, is_looking: bool = False, backups: int = 3) -> None:
        self.url = _understood(url)
        self.damage = ""
        """The damage that was found. Nothing is written any more then."""
        self._lock: sqlite3.Connection | None = None
        is_file = self.url.get_backend_name() == "sqlite"
        if is_file and is_looking and not Path(self.url.database or "").is_file():
            raise StoreError(f"there is no store at {self.url.database}")
        self.engine = _engine(self.url)
        sa.event.listen(self.engine, "handle_error", self._notice)
        try:
            if is_file and not is_looking:
                self._hold_file()
            self._prepare(is_looking)
            if is_file and not is_looking:
                back_up(Path(self.url.database or ""), backups)
        except BaseException:
            self.close()
            raise

    def _notice(self, context: sa.engine.ExceptionContext) -> None:
        """Whatever the store cannot do is written in the log; where it is damaged, it is left as it is."""
        error = context.original_exception
        if isinstance(error, sqlite3.DatabaseError) and error.sqlite_errorcode & 0xFF in DAMAGED and not self.damage:
            self.damage = str(error)
            LOG.error("%s", advice(Path(self.url.database or ""), self.damage))
        elif not isinstance(context.sqlalchemy_exception, IntegrityError):
            LOG.warning("the store: %s", " ".join(str(error).split())[:300])

    def close(self) -> None:
        """Let go of everything."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def writer(self) -> Connection:
        """The one connection that writes. On PostgreSQL the right to write is bound to it."""
        if self.damage:
            raise StoreError(f"the store is damaged: {self.damage}")
        connection = self.engine.connect()
        if self.url.get_backend_name() != "sqlite":
            give_up = time.monotonic() + BUSY_SECONDS
            while not connection.scalar(sa.select(sa.func.pg_try_advisory_lock(ADVISORY_LOCK))):
                if time.monotonic() > give_up:
                    connection.close()
                    raise OpenElsewhere("this store")
                time.sleep(0.05)
            connection.commit()
        return connection

    def read_keys(self) -> list[Row]:
        """The keys of all tables: `table`, `id` and `hash`. Every table has some."""
        with self.engine.connect() as connection:
            return list(_rows(connection, sa.select(KEYS.c.table, KEYS.c.id, KEYS.c.hash)))

    def read_table(self, id: str) -> StoredTable | None:
        """Everything of one table; None if there is no such table."""
        with self.engine.connect() as connection:
            row = next(_rows(connection, sa.select(TABLES).where(TABLES.c.id == id)), None)
            if row is None:
                return None
            keys, chairs, chat = (list(_part(connection, part, id)) for part in (KEYS, CHAIRS, CHAT))
            notes = {note["kind"]: note["text"] for note in _part(connection, NOTES, id)}
            return StoredTable(row, keys, chairs, [_entry(row) for row in _part(connection, ENTRIES, id)], chat, notes)

    def read_notes(self, ids: Sequence[str]) -> list[StoredTable]:
        """The notes beside these tables, with who sits there and the `length` of the log, but without log, talk and journal."""
        length = sa.select(sa.func.max(ENTRIES.c.n) + 1).where(ENTRIES.c.table == TABLES.c.id).scalar_subquery()
        columns = [column for column in TABLES.c if column is not TABLES.c.safe]
        with self.engine.connect() as connection:
            rows = _rows(connection, sa.select(*columns, sa.func.coalesce(length, 0).label("length")).where(TABLES.c.id.in_(ids)))
            found = {row["id"]: StoredTable(row) for row in rows}
            for part, place in ((KEYS, "keys"), (CHAIRS, "chairs")):
                for row in _rows(connection, sa.select(part).where(part.c.table.in_(ids)).order_by(*part.primary_key.columns)):
                    getattr(found[row["table"]], place).append(row)
            for row in _rows(connection, sa.select(NOTES).where(NOTES.c.table.in_(ids))):
                found[row["table"]].notes[row["kind"]] = row["text"]
        return list(found.values())

    def read_entries(self, table: str) -> list[Entry]:
        """The log of one table."""
        with self.engine.connect() as connection:
            return [_entry(row) for row in _part(connection, ENTRIES, table)]

    def read_openers(self) -> dict[str, str]:
        """By table: from where it was opened, as far as that is known."""
        with self.engine.connect() as connection:
            query = sa.select(NOTES.c.table, NOTES.c.text).where(NOTES.c.kind == OPENER)
            return {row["table"]: row["text"] for row in _rows(connection, query)}

    def read_unused(self, before: float) -> list[str]:
        """Tables opened before that time to which nobody has ever come; their keys are as they were made."""
        come = sa.select(KEYS.c.table).where(KEYS.c.has_come)
        renewed = sa.select(NOTES.c.table).where(NOTES.c.kind == ISSUES)
        unused = (TABLES.c.created < before, TABLES.c.id.not_in(come), TABLES.c.id.not_in(renewed))
        with self.engine.connect() as connection:
            query = sa.select(TABLES.c.id).where(*unused).order_by(TABLES.c.id)
            return [row["id"] for row in _rows(connection, query)]

    def read_unplayed(self) -> list[str]:
        """Tables at which nobody has made a choice, and to which nobody but one has come; the oldest first."""
        # what was made before a table was laid is in its log as of then
        played = (
            sa.select(ENTRIES.c.table)
            .join(TABLES, TABLES.c.id == ENTRIES.c.table)
            .where(ENTRIES.c.by_hand, ENTRIES.c.at != TABLES.c.created)
        )
        met = sa.select(KEYS.c.table).where(KEYS.c.has_come).group_by(KEYS.c.table).having(sa.func.count() > 1)
        query = sa.select(TABLES.c.id).where(TABLES.c.id.not_in(played), TABLES.c.id.not_in(met))
        with self.engine.connect() as connection:
            return [row["id"] for row in _rows(connection, query.order_by(TABLES.c.created, TABLES.c.id))]

    def read_campaigns(self) -> list[Row]:
        """Every campaign."""
        with self.engine.connect() as connection:
            return list(_rows(connection, sa.select(CAMPAIGNS).order_by(CAMPAIGNS.c.created)))

    def _hold_file(self) -> None:
        """A second file, locked as long as this process lives: a database locked by hand would also keep readers out."""
        path = Path(self.url.database or "")
        lock = Path(f"{path}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # SQLite gives what it writes beside a file the same rights; those of a file that is there are its owner's
            lock.touch(ONLY_OURS)
            self._lock = sqlite3.connect(lock, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN EXCLUSIVE")
            if path.exists() and (why := damage_of(path)):
                raise StoreError(advice(path, why))
            path.touch(ONLY_OURS)
        except (OSError, sqlite3.Error) as error:
            if "locked" in str(error):
                raise OpenElsewhere(str(path)) from None
            raise StoreError(f"{path} cannot be opened: {error}") from None

    def _prepare(self, is_looking: bool) -> None:
        try:
            with self.engine.begin() as connection:
                is_new = not sa.inspect(connection).has_table("schema")
                if is_new and is_looking:
                    raise StoreError("there is no store of Tenebra here")
                if is_new:
                    META.create_all(connection)
                    connection.execute(sa.insert(SCHEMA), {"version": SCHEMA_VERSION})
                version = str(connection.scalar(sa.select(SCHEMA.c.version)))
                if version in STEPS and not is_looking:
                    version = self._go_up(connection, version)
        except SQLAlchemyError as error:
            raise StoreError(f"the store cannot be opened: {getattr(error, 'orig', None) or error}") from None
        if version != SCHEMA_VERSION:
            raise StoreError(f"the store has schema {version}; this Tenebra knows schema {SCHEMA_VERSION}")

    def _go_up(self, connection: Connection, version: str) -> str:
        """From an older schema, step by step, to this one: all of it or nothing, and not while somebody writes in the store."""
        has_lock = sa.select(sa.func.pg_try_advisory_xact_lock(ADVISORY_LOCK))
        if connection.dialect.name == "postgresql" and not connection.scalar(has_lock):
            raise OpenElsewhere("this store")
        while version in STEPS:
            STEPS[version](connection)
            version = str(int(version) + 1)
        connection.execute(sa.update(SCHEMA).values(version=version))
        return version


def _understood(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        raise BadInput(f"{url!r} is no store; write sqlite:///PATH or postgresql://HOST/NAME") from None
    if found.get_backend_name() == "postgresql":
        return found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() == "sqlite":
        if found.database in (None, "", ":memory:"):
            raise StoreError("a store must be a file; write sqlite:///PATH")
        # under each of its names it is the same file, with the same lock beside it
        return found.set(drivername="sqlite+pysqlite", database=os.path.realpath(found.database or ""))
    raise BadInput(f"{url!r} is no store; write sqlite:///PATH or postgresql://HOST/NAME")


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        try:
            # a line that was cut meanwhile is found out before somebody's request is
            return sa.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": BUSY_SECONDS})
        except ModuleNotFoundError:
            raise BadInput("a store in PostgreSQL needs its driver: install tenebra[postgres]") from None
    engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_SECONDS * 1000}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _rows(connection: Connection, query: sa.Select[Any]) -> Iterator[Row]:
    return (dict(row) for row in connection.execute(query).mappings())


def _part(connection: Connection, part: sa.Table, table: str) -> Iterator[Row]:
    """The rows of one table, in their order."""
    return _rows(connection, sa.select(part).where(part.c.table == table).order_by(*part.primary_key.columns))


def _entry(row: Row) -> Entry:
    return Entry(**{field: row[field] for field in Entry.__struct_fields__})
