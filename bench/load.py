"""How many tables one server process bears: programs play at many tables at once, over WebSocket, on this machine.

`python -m bench.load` prints a table for people; `--json` prints a document.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from bench.house import Killable
from bench.program import Program, percentile

SEATS = ("keeper", "vardak", "naurania", "storm", "wick")
SCENARIOS = ("ravens-watch", "iron-cells", "restless-tombs", "two-crowns", "wild-hunt")
PACE = 2.0
"""Choices a second at each table: a very quick person."""
RUNS = ((100, PACE), (500, PACE), (32, 0.0))
"""Tables, and choices a second at each; 0 is as fast as it goes."""


def staying(seed: int) -> Any:
    """Picks at random, but does not leave the dungeon: a game that is over measures nothing."""
    pick = random.Random(seed)

    def choose(options: Sequence[str]) -> str:
        return pick.choice([option for option in options if option != "leave"] or list(options))

    return choose


async def open_tables(address: str, count: int) -> list[str]:
    """The owners' keys of so many tables."""
    seats = [{"seat": seat, "by": "me"} for seat in SEATS]
    keys: list[str] = []
    async with httpx.AsyncClient(base_url=address, timeout=120) as client:
        for number in range(count):
            wanted = {"game": "dungeon-venture", "scenario": SCENARIOS[number % len(SCENARIOS)], "seats": seats}
            answer = await client.post("/api/tables", json=wanted)
            answer.raise_for_status()
            keys.append(answer.json()["key"])
    return keys


def seconds_of(pid: int) -> float:
    """How long a process has kept a core busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


async def measure(house: Killable, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """Let programs play at so many tables; what came of it after they had all sat down."""
    address = house.address.replace("http", "ws", 1)
    keys = await open_tables(house.address, tables)
    pause = 1 / pace if pace else 0.0
    programs = [Program(address, key, staying(number), pause=pause) for number, key in enumerate(keys)]
    players = []
    for program in programs:
        players.append(asyncio.create_task(program.play()))
        await asyncio.sleep(pause / tables)
    while not all(program.made for program in programs):
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    first = [len(program.made) for program in programs]
    begun, server, client = time.perf_counter(), seconds_of(house.process.pid), time.process_time()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begun
    waits = [made.seconds for program, since in zip(programs, first, strict=True) for made in program.made[since:]]
    report = {
        "tables": tables,
        "pace": pace,
        "seconds": round(spent, 1),
        "choices_per_second": round(len(waits) / spent, 1),
        "wanted_per_second": tables * pace,
        "p50_ms": round(1000 * percentile(waits, 0.5), 1),
        "p99_ms": round(1000 * percentile(waits, 0.99), 1),
        "server_core": round((seconds_of(house.process.pid) - server) / spent, 2),
        "client_core": round((time.process_time() - client) / spent, 2),
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
    if report["client_core"] > 0.85:
        return "the programs' own core"
    return "none reached" if report["pace"] else "the wait for the disk"


def main() -> int:
    """Run all measurements; each has a server and a store of its own."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=15)
    words.add_argument("--tables", type=int, help="only this many tables, at --pace")
    words.add_argument("--pace", type=float, default=PACE)
    words.add_argument("--json", action="store_true")
    wanted = words.parse_args()
    runs = ((wanted.tables, wanted.pace),) if wanted.tables else RUNS
    reports = []
    for tables, pace in runs:
        with tempfile.TemporaryDirectory() as folder:
            house = Killable(f"sqlite:///{folder}/tables.sqlite")
            house.start()
            try:
                report = asyncio.run(measure(house, tables, pace, wanted.seconds))
            finally:
                house.stop()
        report["limit"] = limit_of(report)
        reports.append(report)
        if not wanted.json:
            rate = f"{pace:g} a second each" if pace else "as fast as it goes"
            print(f"{tables} tables, {rate}: {report['choices_per_second']} choices/s, ", end="")
            print(f"p50 {report['p50_ms']} ms, p99 {report['p99_ms']} ms; server {report['server_core']} cores, ", end="")
            print(f"{report['server_mb']} MB; programs {report['client_core']} cores; limit: {report['limit']}", flush=True)
    if wanted.json:
        print(json.dumps(reports, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
