"""Is a file of SQLite whole? It is looked at before anything is written to it, and copied while it is sound."""

from __future__ import annotations

import filecmp
import logging
import os
import shutil
import sqlite3
import struct
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

LOG = logging.getLogger("tenebra.tables")
ONLY_OURS = 0o600
CHECK_SECONDS = 20.0
"""For looking through a store before it is opened; what is left of a very large one is believed."""
MOST_BYTES = 1 << 30
"""A larger store is not copied by itself: whoever keeps one has backups of their own."""
YOUNG = 3600.0
"""A copy younger than this makes room for the next one; older ones move on, so that restarts do not push them out."""
WAL_HEAD, FRAME_HEAD = struct.Struct(">8I"), struct.Struct(">6I")
WAL_MAGIC = 0x377F0682
MASK = 0xFFFFFFFF


def damage_of(path: Path) -> str:
    """The damage of a store that is there; nothing if it is sound."""
    wal = Path(f"{path}-wal")
    if not path.stat().st_size:
        was_more = backups_of(path) or (wal.exists() and wal.stat().st_size)
        return "it is empty, and was not before" if was_more else ""
    give_up = time.monotonic() + CHECK_SECONDS
    try:
        if wal.exists() and (trouble := _damage_of_wal(wal, give_up)):
            return trouble
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
            connection.set_progress_handler(lambda: time.monotonic() > give_up, 10_000)
            found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
    except sqlite3.OperationalError as error:
        if "interrupted" not in str(error):
            return str(error)
        LOG.warning("%s is too large to be looked through in %g seconds", path, CHECK_SECONDS)
        return ""
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if found == ["ok"] else "; ".join(" ".join(line.split()) for line in found)[:300]


def _damage_of_wal(wal: Path, give_up: float) -> str:
    """SQLite reads a log up to the first bad frame and forgets the rest without a word. At the end of it that is a transaction
    that was never kept; where later ones were kept, something is lost.
    """
    with wal.open("rb") as file:
        head = file.read(WAL_HEAD.size)
        if len(head) < WAL_HEAD.size:
            return ""
        magic, _, size, _, *salts, first, second = WAL_HEAD.unpack(head)
        order = ">" if magic & 1 else "<"
        if magic & ~1 != WAL_MAGIC or _sums(head[:24], (0, 0), order) != (first, second):
            return "the head of its write-ahead log is damaged"
        sums, is_bad, kept_later = (first, second), False, 0
        while time.monotonic() < give_up:
            frame = file.read(FRAME_HEAD.size + size)
            if len(frame) < FRAME_HEAD.size + size:
                break
            _, pages, *found, first, second = FRAME_HEAD.unpack_from(frame)
            if found != salts:
                # left over from before the log was begun anew, unless this frame is the bad one
                is_bad = True
                continue
            is_bad = is_bad or _sums(frame[FRAME_HEAD.size :], _sums(frame[:8], sums, order), order) != (first, second)
            kept_later += is_bad and pages != 0
            sums = first, second
    return "its write-ahead log is damaged in the middle" if kept_later > 1 else ""


def _sums(data: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = sums
    for left, right in struct.iter_unpack(f"{order}2I", data):
        one = (one + left + two) & MASK
        two = (two + right + one) & MASK
    return one, two


def backups_of(path: Path) -> list[Path]:
    """The copies beside a store, the newest first."""
    return sorted(path.parent.glob(f"{path.name}.backup-[0-9]*"), key=lambda copy: int(copy.name.rpartition("-")[2]))


def back_up(path: Path, most: int) -> None:
    """Keep a copy of a sound store beside it, and so many of them. Without room for it the store is opened all the same."""
    if not most or path.stat().st_size > MOST_BYTES or shutil.disk_usage(path.parent).free < 3 * path.stat().st_size:
        LOG.warning("no copy is kept of %s", path)
        return
    fresh = Path(f"{path}.backup-new")
    try:
        fresh.unlink(missing_ok=True)
        fresh.touch(ONLY_OURS)
        with closing(sqlite3.connect(path)) as store, closing(sqlite3.connect(fresh)) as copy:
            store.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with fresh.open("rb") as file:
            os.fsync(file.fileno())
        _take_place(path, fresh, most)
    except (OSError, sqlite3.Error) as error:
        LOG.warning("no copy of %s could be kept: %s", path, error)
        fresh.unlink(missing_ok=True)


def _take_place(path: Path, fresh: Path, most: int) -> None:
    """The fresh copy becomes the first one."""
    kept = backups_of(path)
    if kept and filecmp.cmp(fresh, kept[0], shallow=False):
        fresh.unlink()
        return
    if kept and time.time() - kept[0].stat().st_mtime >= YOUNG:
        for number in range(len(kept), 0, -1):
            kept[number - 1].rename(f"{path}.backup-{number + 1}")
    fresh.rename(f"{path}.backup-1")
    for old in backups_of(path)[most:]:
        old.unlink()


def advice(path: Path, why: str) -> str:
    """The message to the administrator about a damaged store."""
    kept = backups_of(path)
    told = f"{path} is damaged: {why}. Nothing was written to it. "
    if not kept:
        return f"{told}No copy was kept beside it: put one of your own backups in its place, after moving it and {path}-wal away"
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept[0].stat().st_mtime))
    return (
        f"{told}A sound copy of {when} is {kept[0]} ({len(kept)} are kept): to go on from it, move {path}, {path}-wal and "
        f"{path}-shm away, and copy it to {path}"
    )
