"""The effects of a quest's own rules (DE-GEN-02). The vocabulary is in `scenario`."""

from __future__ import annotations

from tenebra.games.descent.events.board import (
    DoorClosed,
    DoorsUnlocked,
    ObstaclePlaced,
    ObstacleRemoved,
    TokenPlaced,
    TokenRemoved,
)
from tenebra.games.descent.events.cards import ThreatGained
from tenebra.games.descent.events.figures import MonsterRemoved
from tenebra.games.descent.events.goods import CoinsGained
from tenebra.games.descent.rules import doors
from tenebra.games.descent.rules.exploration import reveal as reveal_area
from tenebra.games.descent.rules.exploration import reveal_seen
from tenebra.games.descent.rules.obstacles import may_fall
from tenebra.games.descent.rules.overlord import discard_before, draw_cards
from tenebra.games.descent.rules.quest_rules import CITE, effect
from tenebra.games.descent.rules.space import covers
from tenebra.games.descent.rules.spawning import nearest_places, put, supply
from tenebra.games.descent.rules.treasure import deal_treasure
from tenebra.games.descent.rules.victory import check_victory, gain_conquest, lose_conquest
from tenebra.games.descent.rules.wounds import heal as heal_hero
from tenebra.games.descent.rules.wounds import suffer
from tenebra.games.descent.scenario import Phrase
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import ENCOUNTER, NORMAL, OVERLORD, UNIQUE, DEState
from tenebra.games.descent.windows import guards
from tenebra.kernel import Game

G = Game[DEState]


@effect
async def conquest(g: G, phrase: Phrase, by: str) -> None:
    """The heroes gain Conquest tokens."""
    gain_conquest(g, phrase.number, CITE)


@effect
async def lose(g: G, phrase: Phrase, by: str) -> None:
    """The heroes lose Conquest tokens."""
    lose_conquest(g, phrase.number, CITE)


@effect
async def threat(g: G, phrase: Phrase, by: str) -> None:
    """The Overlord gains Threat."""
    g.tell(ThreatGained(phrase.number, "quest", rule=CITE))


@effect
async def cards(g: G, phrase: Phrase, by: str) -> None:
    """The Overlord draws cards."""
    await discard_before(g, phrase.number)
    draw_cards(g, phrase.number, CITE)


@effect
async def coins(g: G, phrase: Phrase, by: str) -> None:
    """Every hero gains coins."""
    for hero in g.state.party:
        g.tell(CoinsGained(hero, phrase.number, rule=CITE))


@effect
async def treasure(g: G, phrase: Phrase, by: str) -> None:
    """Every hero draws a treasure, as from a chest."""
    await deal_treasure(g, phrase.name)


@effect
async def heal(g: G, phrase: Phrase, by: str) -> None:
    """Every hero is healed."""
    for hero in g.state.party:
        heal_hero(g, hero, phrase.number, CITE)


@effect
async def wound(g: G, phrase: Phrase, by: str) -> None:
    """Every hero in a place is wounded, whatever his armor."""
    there = sheet_of(g.state).place(phrase.place)
    for hero in [hero for hero in g.state.party if covers(g.state, hero) & there]:
        if covers(g.state, hero) & there:
            await suffer(g, hero, phrase.number, "", CITE)


@effect
async def hurt(g: G, phrase: Phrase, by: str) -> None:
    """A unique monster is wounded."""
    if phrase.name in g.state.monsters:
        await suffer(g, phrase.name, phrase.number, "", CITE)


@effect
async def spawn(g: G, phrase: Phrase, by: str) -> None:
    """Monsters appear at a space or as near as they can, as many as there are figures for."""
    state = g.state
    rank = UNIQUE if phrase.name in sheet_of(state).uniques else phrase.rank or NORMAL
    for _ in range(phrase.number):
        is_there = phrase.name in state.monsters if rank == UNIQUE else supply(state, phrase.name, rank) < 1
        if is_there:
            return
        found = nearest_places(state, phrase.name, phrase.place)
        if not found:
            return
        answer = found[0]
        if len(found) > 1:
            answer = await g.ask(OVERLORD, "spawn", lambda: found, None, monster=phrase.name, rank=rank)  # noqa: B023
        put(g, phrase.name, rank, answer, CITE)
        await guards(g, "spawned")
    await reveal_seen(g)


@effect
async def unlock(g: G, phrase: Phrase, by: str) -> None:
    """The rune doors of a colour are unlocked."""
    g.tell(DoorsUnlocked(phrase.name, rule=CITE))


@effect
async def open(g: G, phrase: Phrase, by: str) -> None:
    """A door opens by itself."""
    if g.state.doors.get(phrase.name) is False:
        await doors.open_door(g, phrase.name, "", CITE)


@effect
async def close(g: G, phrase: Phrase, by: str) -> None:
    """A door falls shut, unless somebody stands across."""
    if g.state.doors.get(phrase.name) and not doors.is_blocked(g.state, phrase.name):
        g.tell(DoorClosed(phrase.name, "", rule=CITE))


@effect
async def reveal(g: G, phrase: Phrase, by: str) -> None:
    """An area is revealed although nobody has seen it."""
    await reveal_area(g, phrase.name, CITE)
    await reveal_seen(g)


@effect
async def token(g: G, phrase: Phrase, by: str) -> None:
    """A token that the sheet knows comes onto the board."""
    for area in sheet_of(g.state).areas.values():
        known = area.tokens.get(phrase.name)
        if known is not None:
            g.tell(TokenPlaced(phrase.name, known.kind, phrase.place, known.name, rule=CITE))
            return
        if phrase.name in area.encounters:
            g.tell(TokenPlaced(phrase.name, ENCOUNTER, phrase.place, phrase.name, rule=CITE))
            return


@effect
async def remove(g: G, phrase: Phrase, by: str) -> None:
    """A token or a unique monster is gone."""
    if phrase.name in g.state.monsters:
        g.tell(MonsterRemoved(phrase.name, rule=CITE))
        await reveal_seen(g)
    else:
        g.tell(TokenRemoved(phrase.name, rule=CITE))
    check_victory(g)


@effect
async def obstacle(g: G, phrase: Phrase, by: str) -> None:
    """An obstacle appears where nobody stands and nothing lies (DE-RUB-21)."""
    if may_fall(g.state, phrase.name, phrase.place):
        g.tell(ObstaclePlaced(phrase.place, phrase.name, rule=CITE))


@effect
async def clear(g: G, phrase: Phrase, by: str) -> None:
    """An obstacle is gone."""
    if phrase.place in g.state.obstacles:
        g.tell(ObstacleRemoved(phrase.place, rule=CITE))
        await reveal_seen(g)
