"""A house that is going to be killed: it plays at some tables and says what it wants and what was acknowledged."""

import asyncio
import random
import sys

from tenebra.tables import Hall, LiveTable, Pass
from tests.tables.house import ALONE, asked, rest, sit_down

TABLES = 4


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def play_on(table: LiveTable, who: Pass, dice: random.Random) -> None:
    while not table.session.is_over:
        await rest(table)
        if dice.random() < 0.1 and len(table.log.past.by_hand) > 1:
            to = dice.choice(table.log.past.by_hand[-3:])
            await table.undo.take_back(who, to)
            continue
        _, seat, options = asked(table, [who])
        at, request, option = len(table.session.inputs), f"{dice.getrandbits(64):x}", dice.choice(options)
        say("want", table.id, request, seat, at, option)
        await table.choose(who, seat, option, at, request)
        say("done", table.id, request)


async def main(url: str, keys: list[str], seed: int) -> None:
    hall = await Hall.open(url)
    while len(keys) < TABLES:
        _, _, given = await sit_down(hall, ALONE)
        keys.append(given.owner)
        say("key", given.owner)
    passes = [await hall.enter(key) for key in keys]
    await asyncio.gather(*(play_on(who.table, who, random.Random(f"{seed}{who.table.id}")) for who in passes))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[3:], int(sys.argv[2])))
