"""Zones, light, sight, Range and Levels of the board (MD-ZON, MD-SHA, MD-LOS, MD-RNG, MD-LVL)."""

from __future__ import annotations

from tenebra.boards.zones import TILE_SIDE, ZoneMap, ZoneSight
from tenebra.games.massive_darkness.laying import board_now
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import MAGIC, MELEE, Enemy, Hero, MDState, is_on
from tenebra.kernel import derived


@derived
def board_of(state: MDState) -> ZoneMap:
    """The board of the Mission as it lies now."""
    return board_now(sheet_of(state), state.turned, state.lit)


def around_middle(board: ZoneMap, zone: str) -> tuple[str, ...]:
    """The eight Zones around the middle of a Zone's tile, clockwise."""
    width, at = board.grid.width, board.index[zone]
    left, top = at % width // TILE_SIDE * TILE_SIDE, at // width // TILE_SIDE * TILE_SIDE
    ring = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
    return tuple(board.names[(top + y) * width + left + x] for x, y in ring)


@derived
def sight(state: MDState) -> ZoneSight:
    """Lines of sight and steps as the doors lie now (MD-LOS-02, MD-LOS-03)."""
    return board_of(state).sight([door for door, is_open in state.doors.items() if is_open])


def all_doors_open(state: MDState) -> ZoneSight:
    """The board as if every door were open (MD-RUL-21)."""
    return board_of(state).sight(state.doors)


def sees(state: MDState, zone: str, other: str) -> bool:
    """The second Zone is in line of sight of the first; shadow never matters (MD-LOS-05, MD-LOS-06, MD-SHA-06)."""
    board = board_of(state)
    return bool(sight(state).seen[board.index[zone]] & board.bit[other])


def reach_of(state: MDState, zone: str, type: str) -> int:
    """The Zones that an Attack of a type reaches from a Zone: Range 0, 1 and more, 1 to 2 (MD-RNG-02 to MD-RNG-05)."""
    board = board_of(state)
    if type == MELEE:
        return board.bit[zone]
    look, cell = sight(state), board.index[zone]
    return look.close[cell] if type == MAGIC else look.seen[cell] & ~board.bit[zone]


def is_in_shadow(state: MDState, character: Hero | Enemy) -> bool:
    """The Character is in Shadow Mode (MD-SHA-02)."""
    return not board_of(state).is_lit(character.zone)


def is_hidden(state: MDState, hero: Hero, enemy: Enemy) -> bool:
    """Out of the Enemy's sight and in a Shadow Zone: the Enemy ignores the Hero (MD-SHA-04, MD-SHA-05)."""
    return is_in_shadow(state, hero) and not sees(state, enemy.zone, hero.zone)


def hero_zones(state: MDState, standing_only: bool = False) -> int:
    """The Zones of living Heroes; `standing_only` leaves out the Stunned (MD-MOV-05)."""
    bit, out = board_of(state).bit, 0
    for hero in state.heroes.values():
        if not hero.is_dead and not (standing_only and hero.is_stunned):
            out |= bit[hero.zone]
    return out


def enemy_zones(state: MDState, standing_only: bool = False) -> int:
    """The Zones of Enemies; `standing_only` leaves out the Stunned (MD-STN-05)."""
    bit, out = board_of(state).bit, 0
    for enemy in state.enemies.values():
        if not (standing_only and enemy.is_stunned):
            out |= bit[enemy.zone]
    return out


def enemies_in(state: MDState, zone: str) -> list[Enemy]:
    """The Enemies in a Zone, in the order they came."""
    return [enemy for enemy in state.enemies.values() if enemy.zone == zone]


def heroes_in(state: MDState, zone: str) -> list[Hero]:
    """The living Heroes in a Zone, clockwise."""
    return [hero for hero in state.heroes.values() if hero.zone == zone and not hero.is_dead]


def tile_level(state: MDState, zone: str) -> int:
    """The Level of a Zone's tile; 0 without a token (MD-RUL-08)."""
    return _tile_levels(state).get(board_of(state).tile_of[zone], 0)


@derived
def _tile_levels(state: MDState) -> dict[int, int]:
    """Each tile has the Level of its highest token; by a switch those that were added are only markers (MD-RUL-11, MD-SWT-02)."""
    board, out = board_of(state), dict[int, int]()
    if is_on(state, "added_level_tokens"):
        tokens = [(zone, level) for zone, level in sheet_of(state).levels.items()]
    else:
        tokens = [(zone, level) for zone, some in state.levels.items() for level in some]
    for zone, level in tokens:
        tile = board.tile_of[zone]
        out[tile] = max(level, out.get(tile, 0))
    return out


def token_zone_of_tile(state: MDState, zone: str) -> str:
    """The Zone with the Level token of a Zone's tile, or the Zone itself (MD-AGT-03, MD-RUL-08)."""
    board = board_of(state)
    tile = board.tile_of[zone]
    return next((at for at in state.levels if board.tile_of[at] == tile), zone)


def zones_of_level(state: MDState, level: int) -> list[str]:
    """The Zones with a token of this Level, or of the nearest Levels on the map (MD-LVL-11, MD-RUL-09)."""
    found = [token for some in state.levels.values() for token in some]
    if not found:
        return [sheet_of(state).start]
    nearest = min(abs(token - level) for token in found)
    wanted = [token for token in found if abs(token - level) == nearest]
    return [zone for zone, some in state.levels.items() if any(token in wanted for token in some)]


def exit_zones(state: MDState) -> tuple[str, ...]:
    """The Exit Zones; without one the Zone of the highest Level token (MD-RUL-26)."""
    mission = sheet_of(state)
    if mission.exits:
        return mission.exits
    top = max((token for some in state.levels.values() for token in some), default=0)
    return tuple(zone for zone, some in state.levels.items() if top in some) or (mission.start,)
