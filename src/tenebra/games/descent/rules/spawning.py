"""Monsters that come onto the board (DE-SPW): where, how many figures there are, and what Power cards add to new areas."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.boards.grid import members
from tenebra.games.descent import options as opt
from tenebra.games.descent.content import monsters
from tenebra.games.descent.events.figures import MonsterPlaced, MonsterRemoved
from tenebra.games.descent.rules.abilities import overlord_power
from tenebra.games.descent.rules.glyphs import active_glyphs
from tenebra.games.descent.rules.large import Body, body_of, named, place_of
from tenebra.games.descent.rules.sight import seen_by_heroes_when_spawning
from tenebra.games.descent.rules.space import (
    floor_of,
    grid_of,
    obstacles_at,
    occupied,
    revealed_spaces,
)
from tenebra.games.descent.scenario import Placement
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import LEADER, NORMAL, OVERLORD, UNIQUE, DEState, Monster, is_on
from tenebra.games.descent.vocabulary import Band
from tenebra.games.descent.windows import guards
from tenebra.kernel import Game, Option

G = Game[DEState]
LAWS = (
    "DE-SPW-01", "DE-SPW-02", "DE-SPW-03", "DE-SPW-04", "DE-SPW-06", "DE-SPW-07", "DE-SPW-08", "DE-SPW-09", "DE-SPW-11",
    "DE-RUL-73", "DE-LOS-08",
)  # fmt: skip
"""The rules on which the placement of a spawned monster rests, besides heroes' sight."""
HORDE = ("beastman", "skeleton", "bane-spider")


def body_for(state: DEState, kind: str) -> Body:
    """The room that a figure of a kind takes."""
    return body_of(state, Monster("", kind, NORMAL, "", 0))


def legal_spaces(state: DEState) -> int:
    """Spaces where monsters may be spawned: revealed, free, no obstacle, out of every hero's sight (DE-SPW-01 to DE-SPW-07)."""
    return free_spaces(state) & ~seen_by_heroes_when_spawning(state)


def free_spaces(state: DEState) -> int:
    """Revealed, without figures, obstacles and activated glyphs (DE-SPW-01, DE-SPW-04, DE-SPW-11, DE-SWI-11, DE-LRG-10)."""
    spaces = revealed_spaces(state) & ~occupied(state) & ~obstacles_at(state)
    return spaces if is_on(state, "spawn_on_active_glyph") else spaces & ~active_glyphs(state)


def places_in(state: DEState, kind: str, spaces: int) -> list[Option]:
    """Every standing of a kind of monster on these spaces alone (DE-SPW-03, DE-LRG-10)."""
    return [opt.Place(*named(state, place)) for place in members(body_for(state, kind).fits(spaces))]


def supply(state: DEState, kind: str, rank: str) -> int:
    """The figures of a kind and colour that are left; a unique monster uses a red one (DE-SPW-09, DE-UNQ-04)."""
    uniques = sheet_of(state).uniques
    used = 0
    for monster in state.monsters.values():
        unique = uniques.get(monster.kind)
        used += (kind, rank) == ((monster.kind, monster.rank) if unique is None else (unique.kind, LEADER))
    return monsters()[kind].supply("leader" if rank == LEADER else "normal") - used


def liftable(state: DEState, kind: str, rank: str) -> list[str]:
    """The monsters of a kind and colour that may be taken off the board for a new one (DE-SPW-10, DE-RUL-75)."""
    return [monster.id for monster in state.monsters.values() if monster.kind == kind and monster.rank == rank]


async def spawn(g: G, bands: tuple[Band, ...]) -> None:
    """Place the monsters of a Spawn card one by one, leaders first; the Overlord may do without any (DE-SPW-08, DE-DEC-09)."""
    todo = [band for band in sorted(bands, key=lambda band: band.rank != LEADER) for _ in range(band.number)]
    for band in todo:
        await _spawn_one(g, band.kind, band.rank)


async def _spawn_one(g: G, kind: str, rank: str) -> None:
    state = g.state
    taken = await take_figure(g, kind, rank)
    if taken is None:
        return
    found = places_in(state, kind, legal_spaces(state))
    if not found:
        return
    options: list[Option] = [*found, opt.Skip()]
    answer = await g.ask(OVERLORD, "spawn", lambda: options, monster=kind, rank=rank)
    if isinstance(answer, opt.Place):
        put(g, kind, rank, answer, "DE-SPW-05", taken.has_acted, *LAWS)
        await guards(g, "spawned")


class Taken(NamedTuple):
    """A figure at hand; one that acted before it was lifted does not act again (DE-RUB-17)."""

    has_acted: bool = False


async def take_figure(g: G, kind: str, rank: str) -> Taken | None:
    """From the supply, or the Overlord takes one off the board; None if he does without (DE-SPW-10, DE-RUB-17)."""
    state = g.state
    if supply(state, kind, rank) > 0:
        return Taken()
    lifted = liftable(state, kind, rank)
    if not lifted:
        return None
    options: list[Option] = [opt.Skip(), *(opt.Lift(monster) for monster in lifted)]
    answer = await g.ask(OVERLORD, "lift", lambda: options, monster=kind, rank=rank)
    if not isinstance(answer, opt.Lift):
        return None
    taken = Taken(state.monsters[answer.monster].has_acted)
    g.tell(MonsterRemoved(answer.monster, rule="DE-SPW-10", also=("DE-RUL-75",)))
    return taken


def put(g: G, kind: str, rank: str, place: opt.Place, cite: str, has_acted: bool = False, *also: str) -> str:
    """A monster comes onto the board with all its wounds; its id."""
    state = g.state
    unique = sheet_of(state).uniques.get(kind)
    if unique is not None:
        id, life = kind, unique.stats.wounds_for(state.players)
    else:
        name = kind if rank == NORMAL else f"{kind}-{rank}"
        id = f"{name}-{state.serial.get(name, 0) + 1}"
        life = monsters()[kind].stats("leader" if rank == LEADER else "normal").wounds_for(state.players)
    g.tell(MonsterPlaced(id, kind, rank, place.at, place.lie == opt.UPRIGHT, life, has_acted, rule=cite, also=also))
    return id


# --- new areas


async def place_of_area(g: G, placement: Placement) -> None:
    """A monster that the quest lists for a new area; without a figure one may be taken off the board."""
    state = g.state
    # DE-EXP-03
    taken = Taken() if placement.rank == UNIQUE else await take_figure(g, placement.kind, placement.rank)
    if taken is None:
        return
    place = opt.Place(placement.space, opt.UPRIGHT if placement.upright else "")
    body = body_for(state, placement.kind)
    if body.covers(place_of(state, body, place.at, place.lie)) & occupied(state):
        near = nearest_places(state, placement.kind, placement.space)
        if not near:
            return
        place = near[0]
    put(g, placement.kind, placement.rank, place, "DE-EXP-02", taken.has_acted, "DE-DEC-09")


async def reinforce(g: G, area: str) -> None:
    """Add what the Overlord's Power cards give to a new area: a leader for a normal monster, a horde (DE-OVC-12)."""
    state = g.state
    spaces = sheet_of(state).areas[area].spaces
    for _ in range(overlord_power(state, "promotion")):
        await _promote(g, spaces)
    if number := overlord_power(state, "horde"):
        await _horde(g, spaces, number)


async def _promote(g: G, spaces: int) -> None:
    state, bit = g.state, grid_of(g.state).bit
    ready = [
        monster
        for monster in state.monsters.values()
        if monster.rank == NORMAL and bit[monster.space] & spaces and supply(state, monster.kind, LEADER) > 0
    ]
    if not ready:
        return
    options: list[Option] = [opt.Skip(), *(opt.Choose(monster.id) for monster in ready)]
    answer = await g.ask(OVERLORD, "promote", lambda: options)
    if isinstance(answer, opt.Choose):
        old = state.monsters[answer.name]
        g.tell(MonsterRemoved(old.id, rule="DE-OVC-12"))
        put(g, old.kind, LEADER, opt.Place(old.space, opt.UPRIGHT if old.upright else ""), "DE-OVC-12")


async def _horde(g: G, spaces: int, number: int) -> None:
    """Spawn so many more monsters of one kind in free spaces of the area."""
    state = g.state

    def free() -> int:
        return spaces & floor_of(state) & ~occupied(state) & ~obstacles_at(state)

    kinds = [kind for kind in HORDE if supply(state, kind, NORMAL) > 0 and places_in(state, kind, free())]
    if not kinds:
        return
    options: list[Option] = [opt.Skip(), *(opt.Choose(kind) for kind in kinds)]
    answer = await g.ask(OVERLORD, "horde", lambda: options)
    if not isinstance(answer, opt.Choose):
        return
    for _ in range(min(number, supply(state, answer.name, NORMAL))):
        found = places_in(state, answer.name, free())
        if not found:
            return
        where = await g.ask(OVERLORD, "spawn", lambda: [*found, opt.Skip()], monster=answer.name, rank=NORMAL)  # noqa: B023
        if not isinstance(where, opt.Place):
            return
        put(g, answer.name, NORMAL, where, "DE-OVC-12")


def nearest_places(state: DEState, kind: str, space: str) -> list[opt.Place]:
    """The free standings of a kind nearest to a space, the space itself first; for what a quest or a card puts there."""
    body = body_for(state, kind)
    fitting, everywhere = body.fits(free_spaces(state)), body.fits(revealed_spaces(state))
    start = place_of(state, body, space, "")
    if start & fitting:
        return [opt.Place(*named(state, start))]
    near = body.over(grid_of(state).bit[space]) | start
    for ring in body.rings(near, everywhere, len(grid_of(state).names)):
        if ring & fitting:
            return [opt.Place(*named(state, place)) for place in members(ring & fitting)]
    return []
