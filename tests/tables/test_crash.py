"""The house is killed in the middle of play, again and again: what was acknowledged is there, and nothing twice."""

import asyncio
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.tables.house import awaited, open_hall

KILLS = 4
ROOT = Path(__file__).parents[2]


async def play_and_die(url: str, keys: list[str], seed: int, words: int) -> list[list[str]]:
    """What a house said before it was killed, some time after so many lines."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tables.crash_child", url, str(seed), *keys), stdout=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(words)]
    assert all(lines), "it ended by itself"
    process.kill()
    lines += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    # the last line may be cut short
    return [line.decode().split() for line in lines if line.endswith(b"\n")]


@awaited
async def test_what_was_acknowledged_is_there_and_nothing_twice(url: str) -> None:
    dice = random.Random(11)
    keys: list[str] = []
    done: set[tuple[str, str]] = set()
    for seed in range(KILLS):
        said = await play_and_die(url, keys, seed, dice.randint(20, 200))
        keys += [words[1] for words in said if words[0] == "key"]
        done |= {(words[1], words[2]) for words in said if words[0] == "done"}
        wanted = [words[1:] for words in said if words[0] == "want" and (words[1], words[2]) not in done]
        async with open_hall(url) as hall:
            requests: Counter[tuple[str, str | None]] = Counter()
            for id in hall.tables:
                await hall.table(id)
                entries = hall.store.read_entries(id)
                assert [entry.n for entry in entries] == list(range(len(entries)))
                requests.update((id, entry.request) for entry in entries if entry.request)
            assert done <= set(requests)
            assert set(requests.values()) <= {1}
            # whoever got no answer asks again: the choice is made now, if it was not made before
            owners = {(await hall.enter(key)).table.id: await hall.enter(key) for key in keys}
            for id, request, seat, at, *option in wanted:
                who = owners[id]
                assert await who.table.choose(who, seat, " ".join(option), int(at), request) == int(at) + 1
                made = [entry.text for entry in hall.store.read_entries(id) if entry.request == request]
                assert made == [" ".join(option)]
                done.add((id, request))
    assert len(done) > 20
