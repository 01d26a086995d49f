"""Movement Actions: Move, Open a Door, Pick Up, one Movement Point each (MD-MVA, MD-MOV, MD-PCK)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.events.board import Moved, TokenTaken, TreasureTaken
from tenebra.games.massive_darkness.events.turns import MovementBegan, MovementEnded, PointSpent
from tenebra.games.massive_darkness.rules.doors import open_door, why_not_open
from tenebra.games.massive_darkness.rules.powers import has_skill, skills
from tenebra.games.massive_darkness.rules.scenario_rules import check_victory, happened
from tenebra.games.massive_darkness.rules.space import board_of, enemies_in, enemy_zones, sight, tile_level
from tenebra.games.massive_darkness.rules.transmute import draw_treasures
from tenebra.games.massive_darkness.rules.wounds import hand_on
from tenebra.games.massive_darkness.state import SPECIAL, TOP_LEVEL, Hero, MDState, Movement
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[MDState]
PICKUP, STOP = opt.Pickup(), opt.Stop()
POINTS = 2
"""MD-MVA-01."""


def points_of(state: MDState, hero: Hero) -> int:
    """The Movement Points of a Movement Action (MD-MVA-01, MD-SKL-03)."""
    return POINTS + sum(skill.number for _, skill in skills(state, hero, "movement_points"))


def is_held(state: MDState, hero: Hero) -> bool:
    """An Enemy on its feet keeps the Hero in the Zone, unless the Hero is Elusive (MD-MOV-03, MD-MOV-05, MD-MOV-06)."""
    held = enemy_zones(state, standing_only=True) & board_of(state).bit[hero.zone]
    return bool(held) and not has_skill(state, hero, "elusive")


def why_not_held(state: MDState, hero: Hero) -> tuple[str, ...]:
    """Why a Hero may go although Enemies are in the Zone: they are Stunned, or the Hero is Elusive."""
    if not enemies_in(state, hero.zone):
        return ()
    is_held_up = enemy_zones(state, standing_only=True) & board_of(state).bit[hero.zone]
    return ("MD-MOV-06", "MD-SKL-14", "MD-SKG-01") if is_held_up else ("MD-MOV-05", "MD-STN-05")


def why_not_move(state: MDState, hero: Hero, to: str) -> Reason | None:
    """An adjacent Zone without wall or closed door between, and nobody who holds the Hero (MD-MVA-04, MD-MOV-01)."""
    board = board_of(state)
    if not sight(state).beside[board.index[hero.zone]] & board.bit.get(to, 0):
        return Reason("MD-MOV-01", "not-adjacent", {"zone": to})
    return Reason("MD-MOV-03", "held-by-enemy", {"zone": hero.zone}) if is_held(state, hero) else None


def why_not_pick_up(state: MDState, hero: Hero) -> Reason | None:
    """Something lies there, and no Enemy, not even a Stunned one, is in the Zone (MD-PCK-01, MD-RUL-51)."""
    if there := enemies_in(state, hero.zone):
        is_up = any(not enemy.is_stunned for enemy in there)
        return Reason("MD-PCK-01" if is_up else "MD-RUL-51", "enemy-in-zone", {"zone": hero.zone})
    lies = hero.zone in state.treasure or any(token.zone == hero.zone for token in state.tokens.values())
    return None if lies else Reason("MD-PCK-02", "nothing-here", {"zone": hero.zone})


def point_options(state: MDState, hero: Hero) -> list[Option]:
    """Everything a Movement Point may be spent on (MD-MVA-01)."""
    board = board_of(state)
    out: list[Option] = []
    if not is_held(state, hero):
        out += [opt.Move(zone) for zone in board.grid.named.of(sight(state).beside[board.index[hero.zone]])]
    out += [opt.Open(door) for door in board.doors_at[hero.zone] if not state.doors[door]]
    if why_not_pick_up(state, hero) is None:
        out.append(PICKUP)
    return out


def why_not_point(state: MDState, hero: Hero, option: Option) -> Reason | None:
    """Why a Movement Point cannot be spent on this."""
    match option:
        case opt.Move(to=to):
            return why_not_move(state, hero, to)
        case opt.Open(door=door):
            return why_not_open(state, hero, door)
        case opt.Pickup():
            return why_not_pick_up(state, hero)
        case opt.Stop():
            return None
    return Reason("MD-MVA-02", "movement-first")


def begin_movement(g: G, hero: Hero, points: int = 0) -> None:
    """A Movement Action begins with its points."""
    number = points or points_of(g.state, hero)
    g.tell(MovementBegan(hero.id, number, rule="MD-MVA-01", also=("MD-SKL-03",) if number > POINTS and not points else ()))


async def spend_point(g: G, hero: Hero, option: Option) -> None:
    """One thing done in a Movement Action; it ends when no point is left, the Hero stops or can go no further (MD-MVA-03)."""
    state = g.state
    match option:
        case opt.Move(to=to):
            g.tell(PointSpent(hero.id, "move", rule="MD-MVA-01"))
            g.tell(Moved(hero.id, to, rule="MD-MVA-04", also=("MD-MVA-05", *why_not_held(state, hero))))
        case opt.Open(door=door):
            g.tell(PointSpent(hero.id, "open", rule="MD-DOOR-01"))
            await open_door(g, door, hero.zone, hero.id, "MD-DOOR-01")
        case opt.Pickup():
            g.tell(PointSpent(hero.id, "pickup", rule="MD-PCK-01"))
            await pick_up(g, hero)
        case _:
            g.tell(MovementEnded(hero.id, rule="MD-MVA-03"))
            return
    check_victory(g)
    movement = current(state)
    if movement is not None and (movement.points < 1 or hero.is_dead or hero.is_stunned):
        g.tell(MovementEnded(hero.id, rule="MD-STN-02" if hero.is_stunned else "MD-MVA-02"))


def current(state: MDState) -> Movement | None:
    """The Movement Action under way, looked at anew after everything that may have ended it."""
    return state.movement


async def pick_up(g: G, hero: Hero) -> None:
    """Take all tokens of the Zone, one after another while the Hero lives (MD-PCK-02 to MD-PCK-07, MD-RES-02).

    A card for each Treasure, what the Mission says for each other token.
    """
    state, zone = g.state, hero.zone
    level = tile_level(state, zone) or state.level
    cards: list[str] = []
    for kind in list(state.treasure.get(zone, ())):
        if not hero.is_dead:
            g.tell(TreasureTaken(hero.id, zone, kind, rule="MD-PCK-02"))
            cards += await draw_for(g, hero, kind, level)
    for name in [name for name, token in state.tokens.items() if token.zone == zone]:
        if name in state.tokens and not hero.is_dead:
            g.tell(TokenTaken(name, hero.id, rule="MD-PCK-02"))
            await happened(g, "take", name_of(name), by=hero.id)
    check_victory(g)
    await hand_on(g, hero.id, [card for card in cards if card in hero.cards], "MD-PCK-05")


async def draw_for(g: G, hero: Hero, kind: str, level: int) -> list[str]:
    """The cards that a Treasure token gives, by the Level of its tile (MD-PCK-03, MD-PCK-04)."""
    if kind != SPECIAL:
        return await draw_treasures(g, hero.id, 1, level, "MD-PCK-03", "MD-LVL-13")
    number = 2 if level == TOP_LEVEL else 1
    return await draw_treasures(g, hero.id, number, level + 1, "MD-PCK-04", "MD-LVL-14")
