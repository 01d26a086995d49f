"""How many tables one server process bears: pages and programs play at many tables at once, over WebSocket, on this machine.

`python -m bench.load` prints a line for each run for people; `--json` prints a document.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.house import Killable
from bench.pages import Page, Table, open_tables
from bench.program import Program, percentile
from tenebra.kit.words import LANGUAGES
from tenebra.server.settings import usual_render_processes

SEATS = ("keeper", "vardak", "naurania", "storm", "wick")
SCENARIOS = ("ravens-watch", "iron-cells", "restless-tombs", "two-crowns", "wild-hunt")
GAMES = ("dungeon-venture", "massive-darkness")
WARM_UP = 10.0
"""Seconds for which pages play before anything is counted."""


class Run(NamedTuple):
    """So many tables; without pages a program plays at each. The pace is choices a second at each; 0 is as fast as it goes."""

    tables: int
    pages: int
    pace: float


RUNS = (Run(500, 2, 1), Run(200, 5, 1), Run(100, 0, 2), Run(500, 0, 2), Run(32, 0, 0))


class Clock:
    """Processor time of the server, of this process and of the whole machine, since it was made."""

    def __init__(self, server: int) -> None:
        self.server = server
        self._begun, self._server, self._own, self._all = time.perf_counter(), seconds_of(server), time.process_time(), busy()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun

    def report(self, choices: int) -> dict[str, float]:
        """How much of a core everybody has taken, the server and its processes for scenes apart, and what a choice took of both
        together; `others_core` is whatever else ran on the machine.
        """
        spent, own = self.seconds, time.process_time() - self._own
        server, painters = (now - before for now, before in zip(seconds_of(self.server), self._server, strict=True))
        others = max(0.0, busy() - self._all - server - painters - own)
        shares = {"server_core": server, "painters_core": painters, "client_core": own, "others_core": others}
        took = {"processor_ms_a_choice": round(1000 * (server + painters) / max(1, choices), 2)}
        return {name: round(share / spent, 2) for name, share in shares.items()} | took


def seconds_of(pid: int) -> tuple[float, float]:
    """How long a process has kept a core busy, and how long all that it has begun have."""
    own, begun = 0, 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        ticks = int(fields[11]) + int(fields[12])
        own += ticks if place.parent.name == str(pid) else 0
        begun += ticks if fields[1] == str(pid) else 0
    return own / os.sysconf("SC_CLK_TCK"), begun / os.sysconf("SC_CLK_TCK")


def busy() -> float:
    """How long all cores have been busy."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def milliseconds(waits: Sequence[float]) -> dict[str, float]:
    """What half, 95 and 99 in a hundred do not exceed."""
    return {f"p{share}_ms": round(1000 * percentile(waits, share / 100), 1) for share in (50, 95, 99)}


# --- pages: from a choice to its scene, at every page


async def measure_pages(house: Killable, run: Run, seconds: float, games: Sequence[str]) -> dict[str, Any]:
    """Let people look at the tables, and choose; what came of it when they had played for a while."""
    address = house.address.replace("http", "ws", 1)
    keys = await open_tables(house.address, games, run.tables, run.pages)
    gc.freeze()
    gc.disable()  # the pages' own pauses must not look like the server's
    tables = [Table(number, 1 / run.pace) for number in range(run.tables)]
    sitting = []
    for number, (table, own) in enumerate(zip(tables, keys, strict=True)):
        for key in own:
            page = Page(table, LANGUAGES[number % len(LANGUAGES)])
            table.pages.append(page)
            sitting.append(asyncio.create_task(page.sit(address, key)))
        await asyncio.sleep(1 / run.pace / run.tables)
    while not all(page.scenes for table in tables for page in table.pages):
        _check(sitting)
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.forget()
    pages = [page for table in tables for page in table.pages]
    scenes, size, clock = sum(page.scenes for page in pages), sum(page.bytes for page in pages), Clock(house.process.pid)
    await asyncio.sleep(seconds)
    _check(sitting)
    spent, took = clock.seconds, clock.report(sum(len(table.late) for table in tables))
    scenes, size = sum(page.scenes for page in pages) - scenes, sum(page.bytes for page in pages) - size
    report = {
        **run._asdict(),
        "seconds": round(spent, 1),
        "choices_per_second": round(sum(len(table.late) for table in tables) / spent, 1),
        "wanted_per_second": run.tables * run.pace,
        "scenes_per_second": round(scenes / spent, 1),
        "kb_a_scene": round(size / max(1, scenes) / 1000, 1),
        **milliseconds([wait for table in tables for wait in table.waits]),
        "client_late_p99_ms": milliseconds([late for table in tables for late in table.late])["p99_ms"],
        **took,
        "server_mb": memory_of(house.process.pid),
        "refused": sum(table.refused for table in tables),
        "over": sum(table.is_over for table in tables),
    }
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    gc.enable()
    return report


def _check(sitting: Sequence[asyncio.Task[None]]) -> None:
    """A page that was sent away, or lost its line, spoils the run."""
    for task in sitting:
        if task.done():
            task.result()
            raise RuntimeError("a page lost its line")


# --- programs: from a choice to its acknowledgement


def staying(seed: int) -> Any:
    """Picks at random, but does not leave the dungeon: a game that is over measures nothing."""
    pick = random.Random(seed)

    def choose(options: Sequence[str]) -> str:
        return pick.choice([option for option in options if option != "leave"] or list(options))

    return choose


async def open_for_programs(address: str, count: int) -> list[str]:
    """The owners' keys of so many new tables."""
    seats = [{"seat": seat, "by": "me"} for seat in SEATS]
    keys: list[str] = []
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:
        for number in range(count):
            wanted = {"game": GAMES[0], "scenario": SCENARIOS[number % len(SCENARIOS)], "seats": seats}
            answer = await client.post("/api/tables", json=wanted)
            answer.raise_for_status()
            keys.append(answer.json()["key"])
    return keys


async def measure_programs(house: Killable, run: Run, seconds: float) -> dict[str, Any]:
    """Let programs play at the tables; what came of it after they had all sat down."""
    address = house.address.replace("http", "ws", 1)
    keys = await open_for_programs(house.address, run.tables)
    pause = 1 / run.pace if run.pace else 0.0
    programs = [Program(address, key, staying(number), pause=pause) for number, key in enumerate(keys)]
    players = []
    for program in programs:
        players.append(asyncio.create_task(program.play()))
        await asyncio.sleep(pause / run.tables)
    while not all(program.made for program in programs):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    first = [len(program.made) for program in programs]
    clock = Clock(house.process.pid)
    await asyncio.sleep(seconds)
    spent = clock.seconds
    waits = [made.seconds for program, since in zip(programs, first, strict=True) for made in program.made[since:]]
    took = clock.report(len(waits))
    report = {
        **run._asdict(),
        "seconds": round(spent, 1),
        "choices_per_second": round(len(waits) / spent, 1),
        "wanted_per_second": run.tables * run.pace,
        **milliseconds(waits),
        **took,
        "server_mb": memory_of(house.process.pid),
        "refused": sum(len(program.refused) for program in programs),
        "lost_lines": sum(program.reconnects for program in programs),
    }
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return report


def limit_of(report: dict[str, Any]) -> str:
    """What would have to give for more."""
    if report["server_core"] > 0.85:
        return "the server's one core"
    if report["server_core"] + report["painters_core"] + report["client_core"] > 0.9 * (os.cpu_count() or 1):
        return "all cores"
    if report["client_core"] > 0.85:
        return "the clients' own core"
    return "none reached" if report["pace"] else "the wait for the disk"


def line_of(report: dict[str, Any]) -> str:
    """A run for people."""
    rate = f"{report['pace']:g} a second each" if report["pace"] else "as fast as it goes"
    who = f"{report['pages']} pages each" if report["pages"] else "a program each"
    scenes = f", {report['scenes_per_second']} scenes/s of {report['kb_a_scene']} kB" if report["pages"] else ""
    return (
        f"{report['tables']} tables, {who}, {rate}: {report['choices_per_second']} choices/s{scenes}; "
        f"p50 {report['p50_ms']} ms, p95 {report['p95_ms']} ms, p99 {report['p99_ms']} ms; "
        f"{report['processor_ms_a_choice']} ms of the processor a choice; server {report['server_core']} cores, "
        f"{report['server_mb']} MB, its processes {report['painters_core']}; clients {report['client_core']}, "
        f"others {report['others_core']}; limit: {report['limit']}"
    )


def main() -> int:
    """Run all measurements; each has a server and a store of its own."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=15)
    words.add_argument("--tables", type=int, help="only this many tables, at --pace, with --pages each")
    words.add_argument("--pages", type=int, default=2)
    words.add_argument("--pace", type=float, default=1)
    words.add_argument("--game", choices=GAMES, action="append", help="only this game, where pages play")
    words.add_argument("--painters", type=int, default=usual_render_processes(), help="processes in which scenes are made")
    words.add_argument("--json", action="store_true")
    wanted = words.parse_args()
    runs = (Run(wanted.tables, wanted.pages, wanted.pace),) if wanted.tables else RUNS
    reports = []
    for run in runs:
        with tempfile.TemporaryDirectory() as folder:
            house = Killable(f"sqlite:///{folder}/tables.sqlite", TENEBRA_PAINTERS=str(wanted.painters))
            house.start()
            try:
                if run.pages:
                    report = asyncio.run(measure_pages(house, run, wanted.seconds, wanted.game or GAMES))
                else:
                    report = asyncio.run(measure_programs(house, run, wanted.seconds))
            finally:
                house.stop()
        report["limit"] = limit_of(report)
        reports.append(report)
        if not wanted.json:
            print(line_of(report), flush=True)
    if wanted.json:
        print(json.dumps(reports, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
