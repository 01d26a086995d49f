"""Movement Actions: Move, Open a Door, Pick Up, one Movement Point each (MD-MVA, MD-MOV, MD-PCK)."""

from __future__ import annotations

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.events.board import Moved, TokenTaken, TreasureTaken
from tenebra.games.massive_darkness.events.turns import MovementBegan, MovementEnded, PointSpent
from tenebra.games.massive_darkness.rules.actions import COSTS, FOR_ACTION, FOR_FREE, FOR_POINT, Cost
from tenebra.games.massive_darkness.rules.doors import open_door
from tenebra.games.massive_darkness.rules.levels import end_of_action
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
COSTS |= dict.fromkeys((opt.Move, opt.Open, opt.Pickup), Cost("MD-MVA-01", ("movement",)))


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


# --- a Movement Action


def point_options(state: MDState, hero: Hero) -> list[Option]:
    """Everything a Movement Point may be spent on (MD-MVA-01)."""
    board = board_of(state)
    out: list[Option] = []
    if not is_held(state, hero):
        out += [opt.Move(zone) for zone in board.grid.named.of(sight(state).beside[board.index[hero.zone]])]
    out += [opt.Open(door) for door in board.doors_at[hero.zone] if not state.doors[door]]
    if why_not_pick_up(state, hero.id, PICKUP) is None:
        out.append(PICKUP)
    return out


def begin_movement(g: G, hero: Hero, points: int = 0) -> None:
    """A Movement Action begins with its points."""
    number = points or points_of(g.state, hero)
    g.tell(MovementBegan(hero.id, number, rule="MD-MVA-01", also=("MD-SKL-03",) if number > POINTS and not points else ()))


async def spend_point(g: G, hero: Hero, option: Option) -> None:
    """One thing done in a Movement Action; it ends when no point is left, the Hero stops or can go no further (MD-MVA-03)."""
    state = g.state
    if await FOR_POINT.carry_out(g, hero.id, option) is False:
        return
    check_victory(g)
    movement = current(state)
    if movement is not None and (movement.points < 1 or hero.is_dead or hero.is_stunned):
        g.tell(MovementEnded(hero.id, rule="MD-STN-02" if hero.is_stunned else "MD-MVA-02"))


def current(state: MDState) -> Movement | None:
    """The Movement Action under way, looked at anew after everything that may have ended it."""
    return state.movement


@FOR_ACTION.carries_out(opt.Move, opt.Open, opt.Pickup)
async def set_out(g: G, who: str, option: Option) -> None:
    """A Movement Action begins with what its first point is spent on (MD-MVA-01)."""
    hero = g.state.heroes[who]
    begin_movement(g, hero)
    await spend_point(g, hero, option)


async def finish_movement(g: G, hero: Hero) -> None:
    """A granted Movement Action is resolved completely (MD-MVA-02)."""
    state = g.state
    while current(state) is not None:
        answer: Option = await g.ask(
            hero.id,
            "movement",
            lambda: [*point_options(state, hero), STOP],
            lambda _, option: FOR_POINT.why_not(state, hero.id, option),
            hero=hero.id,
        )
        await spend_point(g, hero, answer)


async def free_movement(g: G, hero_id: str, points: int) -> None:
    """A free Movement Action of so many points (from a card)."""
    hero = g.state.heroes[hero_id]
    if not hero.is_dead and not hero.is_stunned and g.state.movement is None:
        begin_movement(g, hero, points)
        await finish_movement(g, hero)
        await end_of_action(g, hero_id)


@FOR_FREE.law(opt.Stop)
def why_not_stop(state: MDState, who: str, option: opt.Stop) -> Reason:
    """Between Actions there is nothing to stop (MD-MVA-03)."""
    return Reason("MD-MVA-03", "not-moving")


@FOR_POINT.carries_out(opt.Stop)
async def stop(g: G, who: str, option: opt.Stop) -> bool:
    """Points that are left are lost (MD-MVA-03)."""
    g.tell(MovementEnded(who, rule="MD-MVA-03"))
    return False


# --- what a point is spent on


@FOR_ACTION.law(opt.Move)
@FOR_POINT.law(opt.Move)
def why_not_move(state: MDState, who: str, option: opt.Move) -> Reason | None:
    """An adjacent Zone without wall or closed door between, and nobody who holds the Hero (MD-MVA-04, MD-MOV-01)."""
    board, hero = board_of(state), state.heroes[who]
    if not sight(state).beside[board.index[hero.zone]] & board.bit.get(option.to, 0):
        return Reason("MD-MOV-01", "not-adjacent", {"zone": option.to})
    return Reason("MD-MOV-03", "held-by-enemy", {"zone": hero.zone}) if is_held(state, hero) else None


@FOR_POINT.carries_out(opt.Move)
async def move(g: G, who: str, option: opt.Move) -> None:
    """A step (MD-MVA-04)."""
    also = ("MD-MVA-05", *why_not_held(g.state, g.state.heroes[who]))
    g.tell(PointSpent(who, "move", rule="MD-MVA-01"))
    g.tell(Moved(who, option.to, rule="MD-MVA-04", also=also))


@FOR_ACTION.law(opt.Open)
@FOR_POINT.law(opt.Open)
def why_not_open(state: MDState, who: str, option: opt.Open) -> Reason | None:
    """A closed door on the border of the Hero's Zone; Enemies there do not matter (MD-DOOR-01)."""
    door, zone = option.door, state.heroes[who].zone
    is_open = state.doors.get(door)
    if is_open is None or door not in board_of(state).doors_at[zone]:
        return Reason("MD-DOOR-01", "no-such-door", {"door": door})
    return Reason("MD-DOOR-02", "door-open", {"door": door}) if is_open else None


@FOR_POINT.carries_out(opt.Open)
async def use_door(g: G, who: str, option: opt.Open) -> None:
    """The door is opened, and what is behind it comes to light (MD-DOOR-01)."""
    g.tell(PointSpent(who, "open", rule="MD-DOOR-01"))
    await open_door(g, option.door, g.state.heroes[who].zone, who, "MD-DOOR-01")


@FOR_ACTION.law(opt.Pickup)
@FOR_POINT.law(opt.Pickup)
def why_not_pick_up(state: MDState, who: str, option: opt.Pickup) -> Reason | None:
    """Something lies there, and no Enemy, not even a Stunned one, is in the Zone (MD-PCK-01, MD-RUL-51)."""
    zone = state.heroes[who].zone
    if there := enemies_in(state, zone):
        is_up = any(not enemy.is_stunned for enemy in there)
        return Reason("MD-PCK-01" if is_up else "MD-RUL-51", "enemy-in-zone", {"zone": zone})
    lies = zone in state.treasure or any(token.zone == zone for token in state.tokens.values())
    return None if lies else Reason("MD-PCK-02", "nothing-here", {"zone": zone})


@FOR_POINT.carries_out(opt.Pickup)
async def pick_up(g: G, who: str, option: opt.Pickup) -> None:
    """Take all tokens of the Zone, one after another while the Hero lives (MD-PCK-02 to MD-PCK-07, MD-RES-02).

    A card for each Treasure, what the Mission says for each other token.
    """
    g.tell(PointSpent(who, "pickup", rule="MD-PCK-01"))
    state, hero = g.state, g.state.heroes[who]
    zone = hero.zone
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
