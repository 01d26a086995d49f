"""Skills that are Actions and take a Hero elsewhere (MD-SKL): Charge and Safe Shot, which attack from there, and Teleport."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.events.board import Moved
from tenebra.games.massive_darkness.rules.actions import COSTS, FOR_ACTION, Cost
from tenebra.games.massive_darkness.rules.asking import PASS, ask_one, choose_who
from tenebra.games.massive_darkness.rules.attacks import targets_of
from tenebra.games.massive_darkness.rules.combat import attack
from tenebra.games.massive_darkness.rules.movement import is_held
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.powers import has_skill, in_parentheses, skills
from tenebra.games.massive_darkness.rules.space import board_of, enemy_zones, reach_of, sight
from tenebra.games.massive_darkness.state import MELEE, RANGED, Hero, MDState
from tenebra.kernel import Game, Option, Reason

G = Game[MDState]
Leap = opt.Charge | opt.Safeshot
SKILLS: dict[type[Leap | opt.Teleport], str] = {opt.Charge: "charge", opt.Safeshot: "safe_shot", opt.Teleport: "teleport"}
BLOWS: dict[type[Leap], tuple[str, str]] = {opt.Charge: (MELEE, "MD-SKL-04"), opt.Safeshot: (RANGED, "MD-SKL-13")}
"""The type of the Attack that follows, and its rule."""
COSTS |= dict.fromkeys(BLOWS, Cost("MD-CAC-01", ("combat",)))
COSTS[opt.Teleport] = Cost("MD-SKL-12")


# --- Charge, Safe Shot


def charge_zones(state: MDState, hero: Hero) -> int:
    """Zones where a Charge may end: 1 or 2 Zones away, with an Enemy, by the normal rules of moving (MD-SKL-04, MD-RUL-37)."""
    if not has_skill(state, hero, "charge") or not weapons_for(hero, MELEE) or is_held(state, hero):
        return 0
    board, look = board_of(state), sight(state)
    near = look.beside[board.index[hero.zone]]
    # a Zone on the way is judged as if the Hero stood there: to be Elusive it may need the shadow (MD-SHA-03)
    through = board.grid.set_of([zone for zone in board.zones(near) if not is_held(state, replace(hero, zone=zone))])
    return (near | board.grid.beside(through, look.ways)) & enemy_zones(state) & ~board.bit[hero.zone]


def safe_shot_zones(state: MDState, hero: Hero) -> int:
    """The Zones to make a Safe Shot from: 1 Zone away, Elusive, with a target in Range there (MD-SKL-13, MD-RUL-38)."""
    if not has_skill(state, hero, "safe_shot") or not weapons_for(hero, RANGED):
        return 0
    board, out = board_of(state), 0
    foes = enemy_zones(state)
    for zone in board.grid.named.of(sight(state).beside[board.index[hero.zone]]):
        if reach_of(state, zone, RANGED) & foes:
            out |= board.bit[zone]
    return out


def leap_options(state: MDState, hero: Hero) -> list[Option]:
    """Every Charge and Safe Shot."""
    named = board_of(state).grid.named
    shots = map(opt.Safeshot, named.of(safe_shot_zones(state, hero)))
    return [*map(opt.Charge, named.of(charge_zones(state, hero))), *shots]


@FOR_ACTION.law(opt.Charge)
def why_not_charge(state: MDState, who: str, option: opt.Charge) -> Reason | None:
    """Not where a Charge may end (MD-RUL-37)."""
    return None if option in leap_options(state, state.heroes[who]) else Reason("MD-RUL-37", "no-charge", {"zone": option.to})


@FOR_ACTION.law(opt.Safeshot)
def why_not_safe_shot(state: MDState, who: str, option: opt.Safeshot) -> Reason | None:
    """Not where a Safe Shot may be made from (MD-RUL-38)."""
    return None if option in leap_options(state, state.heroes[who]) else Reason("MD-RUL-38", "no-safe-shot", {"zone": option.to})


@FOR_ACTION.carries_out(opt.Charge, opt.Safeshot)
async def move_and_attack(g: G, who: str, option: Leap) -> None:
    """Move, then a free Attack with what stands in parentheses (MD-SKL-04 to MD-SKL-06, MD-SKL-13)."""
    state, hero = g.state, g.state.heroes[who]
    type, rule = BLOWS[option.__class__]
    powers = [inner.key for power, _ in skills(state, hero, SKILLS[option.__class__]) for inner in in_parentheses(power)]
    g.tell(Moved(who, option.to, rule=rule))
    able = targets_of(state, hero, type)
    if able:
        target = await choose_who(g, who, "attack", [enemy.id for enemy in able], hero=who)
        await attack(g, who, target, type, rule, tuple(powers), ("MD-SKL-05", "MD-SKL-06") if powers else ("MD-SKL-06",))


# --- Teleport


def teleport_zones(state: MDState, hero: Hero, steps: int) -> int:
    """The Zones within so many steps, whoever stands on the way (MD-SKL-12, MD-RUL-38)."""
    board = board_of(state)
    return board.grid.reach(board.bit[hero.zone], steps, board.grid.floor, sight(state).ways) & ~board.bit[hero.zone]


def teleport_steps(state: MDState, hero: Hero) -> int:
    """The X of the Hero's best Teleport, 0 without one."""
    return max((skill.number for _, skill in skills(state, hero, "teleport")), default=0)


def teleport_options(state: MDState, hero: Hero) -> list[Option]:
    """Every Zone of a Teleport."""
    steps = teleport_steps(state, hero)
    return [opt.Teleport(zone) for zone in board_of(state).grid.named.of(teleport_zones(state, hero, steps))] if steps else []


@FOR_ACTION.law(opt.Teleport)
def why_not_teleport(state: MDState, who: str, option: opt.Teleport) -> Reason | None:
    """The Zone is too far away (MD-SKL-12)."""
    return None if option in teleport_options(state, state.heroes[who]) else Reason("MD-SKL-12", "too-far", {"zone": option.to})


@FOR_ACTION.carries_out(opt.Teleport)
async def teleport(g: G, who: str, option: opt.Teleport) -> None:
    """Move as if Elusive (MD-SKL-12, MD-RUL-38)."""
    g.tell(Moved(who, option.to, rule="MD-SKL-12", also=("MD-RUL-38",)))


async def free_teleport(g: G, hero_id: str, steps: int) -> None:
    """Move up to so many Zones as if Elusive, without an Action (from a card)."""
    hero = g.state.heroes[hero_id]
    zones = board_of(g.state).zones(teleport_zones(g.state, hero, steps))
    if zones and not hero.is_dead:
        options: list[Option] = [PASS, *(opt.Place(zone) for zone in zones)]
        answer = await ask_one(g, hero_id, "teleport", options, hero=hero_id)
        if isinstance(answer, opt.Place):
            g.tell(Moved(hero_id, answer.zone, rule="MD-SKL-12", also=("MD-RUL-38",)))
