"""Doors and Chambers (MD-DOOR): opening, Door cards, what waits behind."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import door_card
from tenebra.games.massive_darkness.content.model import DoorSection
from tenebra.games.massive_darkness.events.board import DoorOpened, TreasurePlaced
from tenebra.games.massive_darkness.rules.asking import choose_zone
from tenebra.games.massive_darkness.rules.decks import DOOR, discard, draw
from tenebra.games.massive_darkness.rules.levels import rise_to
from tenebra.games.massive_darkness.rules.scenario_rules import happened
from tenebra.games.massive_darkness.rules.space import board_of, sight, tile_level
from tenebra.games.massive_darkness.rules.spawning import spawn_guard
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import NORMAL, SPECIAL, MDState, active_hero
from tenebra.kernel import Game
from tenebra.kit.scenario_rules import Said

G = Game[MDState]


def closed_chamber(state: MDState, zone: str) -> int:
    """The closed Chamber that a Room belongs to, nothing if it is open or no Room (MD-ZON-03, MD-ZON-07, MD-DOOR-04)."""
    board, ways = board_of(state), sight(state).ways
    chamber = board.chamber(zone, ways)
    if not chamber or not board.is_walled_in(chamber, ways) or chamber & board.bit[sheet_of(state).start]:
        return 0
    return chamber


async def open_door(g: G, door: str, zone: str, by: str, cite: str) -> None:
    """Turn the door, raise the Level if due, then the Mission's effects, then the Door card (MD-DOOR-15)."""
    state = g.state
    beyond = board_of(state).beyond(door, zone)
    chamber = closed_chamber(state, beyond)
    g.tell(DoorOpened(door, by, rule=cite, also=() if chamber else ("MD-DOOR-04", "MD-RUL-56")))
    await rise_to(g, tile_level(state, beyond), by, "MD-LVL-05", "MD-RUL-90")
    await happened(g, "open", door, by=by)
    if chamber:
        await describe(g, chamber, by)
        await explore(g, chamber, beyond)


async def describe(g: G, chamber: int, by: str) -> None:
    """Tell what the Mission says of a Chamber when it is opened, and do what it does there (MD-DOOR-12)."""
    mission = sheet_of(g.state)
    for name, zone in mission.places.items():
        if mission.board.bit[zone] & chamber:
            g.tell(Said(name, rule="MD-DOOR-12"))
            await happened(g, "explore", name, by=by)


async def explore(g: G, chamber: int, first: str) -> None:
    """One Door card for the whole Chamber; its sections in order, each first the spawn (MD-DOOR-03, MD-DOOR-14)."""
    size = chamber.bit_count()
    few_or_many = ("MD-DOOR-06",) if size < 3 else ("MD-DOOR-07",) if size > 3 else ()
    card = draw(g, DOOR, "MD-DOOR-03", "MD-ZON-03", "MD-ZON-07", *few_or_many)
    if not card:
        return
    rooms = await number_rooms(g, chamber, first)
    for zone, section in zip(rooms, door_card(card).sections, strict=False):
        await fill_room(g, zone, section)
    discard(g, DOOR, card, "MD-DECK-05")


async def number_rooms(g: G, chamber: int, first: str) -> list[str]:
    """Zone 1 behind the door, Zone 2 next to it, Zone 3 next to that one; forks are the active player's choice (MD-RUL-55)."""
    board, look = board_of(g.state), sight(g.state)
    rooms = [first]
    left = chamber & ~board.bit[first]
    while left and len(rooms) < 3:
        near = look.beside[board.index[rooms[-1]]] & left
        if not near:
            # a fork at Zone 1: the unused Room nearest to the door
            rings = board.grid.rings(board.bit[first], chamber, look.ways)
            near = next(ring & left for ring in rings if ring & left)
        zone = await choose_zone(g, active_hero(g.state), "room", board.zones(near), number=str(len(rooms) + 1))
        rooms.append(zone)
        left &= ~board.bit[zone]
    return rooms


async def fill_room(g: G, zone: str, section: DoorSection) -> None:
    """A Guard, here or as an Ambush where the Active Hero is, and Treasure tokens (MD-DOOR-09 to MD-DOOR-11)."""
    if section.enemy == "guard":
        await spawn_guard(g, zone, g.state.level, "MD-DOOR-10")
    elif section.enemy == "ambush":
        active = g.state.heroes[active_hero(g.state)]
        await spawn_guard(g, active.zone, g.state.level, "MD-DOOR-11", "MD-RUL-54")
    kinds = (NORMAL,) * section.treasure + (SPECIAL,) * section.special
    if kinds:
        g.tell(TreasurePlaced(zone, kinds, rule="MD-DOOR-09", also=("MD-DOOR-05", "MD-DOOR-08", "MD-DOOR-14", "MD-RUL-55")))
