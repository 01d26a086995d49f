"""The Zones where a Hero wants to be: Treasure near by, the errand of the whole group, a Zone to be held (MD-PCK, MD-OBJ)."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.games.massive_darkness.advice.errands import Errand, last_round
from tenebra.games.massive_darkness.advice.outlook import FAR, Outlook
from tenebra.games.massive_darkness.rules.movement import is_held
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.space import tile_level
from tenebra.games.massive_darkness.state import AGENT, MELEE, Hero

NEAR_TREASURE = 6
NEAR_AGENT = 7
TOGETHER = 4
"""Movement Points within which the others count as near."""
DEADLY = 0.1
"""The chance to be killed at which nobody goes to meet an Enemy: whoever does ends up beside it and strikes nothing."""
CALM = 0.6
"""Below this haste there is time for Treasure and side Chambers."""
HASTY = 0.85
"""Above this haste nobody waits for the others."""
LATE = 1.0
"""Above this haste nobody goes anywhere but to the goal."""
THERE_AND_BACK = 3
"""Zones to go and to come back from in a Round, with two Movement Points for each Action."""
TOWARDS = {
    "take": "why-to-take",
    "bring": "why-to-bring",
    "slay": "why-to-slay",
    "enter": "why-to-enter",
    "open": "why-to-open",
}
"""Why one goes to the errand of the group."""


class Wish(NamedTuple):
    """Zones to go to, and why."""

    zones: int
    why: str
    name: str = ""


def wish_of(look: Outlook, hero: Hero) -> Wish:
    """The Zones a Hero walks to when nothing keeps it; who would have to wait for the others there goes to meet them."""
    guard = _guard(look, hero)
    if guard is not None:
        return guard
    wish = _own_wish(look, hero)
    is_apart = why_not_on(look, hero) == "why-wait-group" and _is_at_the_border(look, look.home(hero), wish.zones)
    return Wish(_zones_of_others(look, hero, TOGETHER + 1), "why-to-others") if is_apart else wish


def _is_at_the_border(look: Outlook, zone: str, goals: int) -> bool:
    """No step from a Zone leads nearer to a goal, but through a door or up a Level."""
    far = look.distances(goals)
    near = look.board.grid.named.of(look.look.beside[look.board.index[zone]])
    return far.get(zone, 0) > 0 and not any(far.get(one, FAR) < far[zone] and not is_step_up(look, one) for one in near)


def _own_wish(look: Outlook, hero: Hero) -> Wish:
    agent = agent_for(look, hero)
    if agent:
        return Wish(look.board.bit[agent], "why-to-agent", agent)
    chest = treasure_for(look, hero)
    if chest:
        return Wish(look.board.bit[chest], "why-to-treasure", chest)
    foes = _pressing(look, hero)
    if foes:
        return Wish(foes, "why-to-foes")
    side = side_chamber(look)
    if side:
        return Wish(look.board.bit[side], "why-to-chamber", side)
    focus = _own_focus(look, hero)
    if focus is None:
        return Wish(_safest(look, hero), "why-wait-here")
    if focus.verb == "exit":
        holders = _holders(look, hero)
        if holders:
            return Wish(holders, "why-to-held")
        zones = 0
        for errand in look.tasks:
            zones |= look.board.bit[errand.zone]
        return Wish(zones, "why-to-exit", focus.zone)
    return Wish(look.board.bit[focus.zone], TOWARDS[focus.verb], focus.zone)


def _pressing(look: Outlook, hero: Hero) -> int:
    """The Zones of Enemies who can already strike a companion, however far: nobody waits for the end of another's fight.

    Where the Hero itself stands makes no difference: a wish that changes with each step leads to and fro.
    """
    if look.tokens_left < 1 or look.haste > HASTY:
        return 0
    held = _zones_of_others(look, hero)
    bearable = [foe for foe in look.foes if look.menace[foe.id] & held and sum(look.harm(foe, hero)[hero.health :]) < DEADLY]
    return look.board.grid.set_of(foe.zone for foe in bearable)


def _holders(look: Outlook, hero: Hero) -> int:
    """The Zones of Enemies who hold companions when all are to leave, while there is time to go there and back.

    Nobody gets out without them (MD-WIN-02), so nobody stands at the exit and waits. Who strikes from afar stays a step off.
    """
    last = last_round(look.state)
    reach = THERE_AND_BACK * (last - look.state.round) if last else FAR
    held = [one.zone for one in look.heroes if one is not hero and is_held(look.state, one)]
    zones = look.board.grid.set_of(zone for zone in held if look.distance(look.home(hero), zone) <= reach)
    if weapons_for(hero, MELEE):
        return zones
    beside = 0
    for zone in look.board.zones(zones):
        beside |= look.within(zone, 1)
    return beside & ~zones


def _zones_of_others(look: Outlook, hero: Hero, beyond: int = -1) -> int:
    """The Zones of the other Heroes who are farther away than so many Movement Points."""
    far = look.distances(look.board.bit[look.home(hero)])
    return look.board.grid.set_of(one.zone for one in look.heroes if one is not hero and far.get(one.zone, FAR) > beyond)


def _own_focus(look: Outlook, hero: Hero) -> Errand | None:
    """The errand the group is about; who bears something has its own way, who has arrived before the bearer goes on ahead."""
    focus = look.focus
    if focus is None:
        return None
    home = look.home(hero)
    own = [errand for errand in look.tasks if errand.by == hero.id and look.is_nearest(errand)]
    if own:
        return min(own, key=lambda errand: look.distance(home, errand.zone))
    if focus.by and focus.by != hero.id and look.distance(home, focus.zone) <= 1:
        others = [errand for errand in look.tasks if errand.zone != focus.zone]
        return min(others, key=lambda errand: look.distance(home, errand.zone)) if others else focus
    return focus


def _safest(look: Outlook, hero: Hero) -> int:
    return look.board.bit[hero.zone]


def agent_for(look: Outlook, hero: Hero) -> str:
    """The Zone of an Agent near by: it calls a Guard every Round (MD-AGT-02). Its closed Chamber is for when all are ready."""
    if look.haste > LATE:
        return ""
    agents = [foe.zone for foe in look.foes if foe.role == AGENT]
    agents = [zone for zone in agents if not look.is_unknown(zone) or not why_not_on(look, hero)]
    far = {zone: look.distances(look.board.bit[zone]).get(look.home(hero), FAR) for zone in agents}
    near = [(steps, zone) for zone, steps in far.items() if steps <= NEAR_AGENT]
    return min(near)[1] if near else ""


def treasure_for(look: Outlook, hero: Hero) -> str:
    """A Treasure token that is this Hero's to fetch: near, nobody nearer who is still to act, no Enemy on it (MD-PCK-01)."""
    if look.haste > LATE:
        return ""
    most = NEAR_TREASURE if look.haste < CALM else 3
    best, found = FAR, ""
    for zone in look.state.treasure:
        if zone in look.foe_zones or tile_level(look.state, zone) > look.state.level:
            continue
        far = look.distances(look.board.bit[zone])
        own = far.get(look.home(hero), FAR)
        rivals = [(far.get(look.home(one), FAR), one.id not in look.waiting, one.id) for one in look.heroes if one is not hero]
        if own <= most and own < best and all(rival > (own, False, hero.id) for rival in rivals):
            best, found = own, zone
    return found


def side_chamber(look: Outlook) -> str:
    """A closed Chamber on tiles of no higher Level than the Current one, while there is time: experience and Treasure."""
    state = look.state
    last = last_round(state)
    if look.haste > CALM or state.round > (last // 2 if last else 14):
        return ""
    closed = [door for door, is_open in state.doors.items() if not is_open]
    beside = [zone for door in closed for zone in look.board.grid.edges[door][:2]]
    best, found = 7 * len(look.heroes) + 1, ""
    for zone in beside:
        if tile_level(state, zone) <= state.level and look.is_unknown(zone):
            far = look.distances(look.board.bit[zone])
            steps = sum(far.get(look.home(one), FAR) for one in look.heroes)
            if steps < best:
                best, found = steps, zone
    return found


def _guard(look: Outlook, hero: Hero) -> Wish | None:
    """A Zone that Enemies are about to take belongs to the Hero who is nearest (MD-OBJ-04)."""
    for zone in look.held:
        far = look.distances(look.board.bit[zone])
        near = [foe for foe in look.foes if far.get(foe.zone, FAR) <= 3]
        if not near:
            continue
        first = min(look.heroes, key=lambda one: (far.get(look.home(one), FAR), -one.health, one.id))
        if first is hero:
            return Wish(look.board.bit[zone], "why-to-guard", zone)
    return None


def why_not_on(look: Outlook, hero: Hero, zone: str = "") -> str:
    """Why the group is not ready for what waits beyond a Zone; "" if all are near, with some still to act.

    Whether Enemies can strike is asked for the others who are near: the Hero itself is on its way, and weighs its own risk
    where it goes.
    """
    if look.haste > HASTY or len(look.heroes) == 1:
        return ""
    here = zone or look.home(hero)
    if look.gap(here) > TOGETHER + 1:
        return "why-wait-group"
    far = look.distances(look.board.bit[here])
    near = [one for one in look.heroes if one is not hero and far.get(one.zone, FAR) <= TOGETHER + 1]
    if any(look.board.bit[one.zone] & look.menaced for one in near):
        return "why-wait-foes"
    is_early = len(look.waiting) >= (len(look.heroes) - 1) // 2
    return "" if is_early or look.haste_after(1) > HASTY else "why-wait-round"


def why_open(look: Outlook, hero: Hero) -> str:
    """Why a door is opened on what nobody knows: everybody is near, or time presses."""
    far = look.distances(look.board.bit[hero.zone])
    if all(far.get(one.zone, FAR) <= TOGETHER + 1 for one in look.heroes):
        return "why-open-ready"
    return "why-open-haste" if look.haste > HASTY else "why-open"


def is_step_up(look: Outlook, zone: str) -> bool:
    """A tile that raises the Current Level (MD-LVL-04)."""
    return tile_level(look.state, zone) > look.state.level
