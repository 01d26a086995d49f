"""Where a Hero wants to be: Treasure near by, the errand of the whole group, a Zone to be held (MD-PCK, MD-OBJ)."""

from __future__ import annotations

from typing import NamedTuple

from tenebra.games.massive_darkness.advice.errands import last_round
from tenebra.games.massive_darkness.advice.outlook import FAR, Outlook
from tenebra.games.massive_darkness.rules.space import tile_level
from tenebra.games.massive_darkness.state import Hero

NEAR_TREASURE = 6
TOGETHER = 4
"""Movement Points within which the others count as near."""
CALM = 0.6
"""Below this haste there is time for Treasure and side Chambers."""
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
    """What a Hero walks to when nothing keeps it."""
    guard = _guard(look, hero)
    if guard is not None:
        return guard
    chest = treasure_for(look, hero)
    if chest:
        return Wish(look.board.bit[chest], "why-to-treasure", chest)
    side = side_chamber(look)
    if side:
        return Wish(look.board.bit[side], "why-to-chamber", side)
    focus = look.focus
    if focus is None:
        return Wish(_safest(look, hero), "why-wait-here")
    if focus.verb == "exit":
        zones = 0
        for errand in look.tasks:
            zones |= look.board.bit[errand.zone]
        return Wish(zones, "why-to-exit", focus.zone)
    return Wish(look.board.bit[focus.zone], TOWARDS[focus.verb], focus.zone)


def _safest(look: Outlook, hero: Hero) -> int:
    return look.board.bit[hero.zone]


def treasure_for(look: Outlook, hero: Hero) -> str:
    """A Treasure token that is this Hero's to fetch: near, nobody nearer, no Enemy on it (MD-PCK-01)."""
    if look.haste > 1.0:
        return ""
    most = NEAR_TREASURE if look.haste < CALM else 3
    best, found = FAR, ""
    for zone in look.state.treasure:
        if zone in look.foe_zones or tile_level(look.state, zone) > look.state.level:
            continue
        far = look.distances(look.board.bit[zone])
        own = far.get(hero.zone, FAR)
        nearer = [one for one in look.heroes if (far.get(one.zone, FAR), one.id) < (own, hero.id)]
        if own <= most and own < best and not nearer:
            best, found = own, zone
    return found


def side_chamber(look: Outlook) -> str:
    """A closed Chamber on tiles of no higher Level than the Current one, while there is time: experience and Treasure."""
    state = look.state
    last = last_round(state)
    if look.haste > CALM or state.round > (last // 2 if last else 14):
        return ""
    best, found = FAR * 9, ""
    for door, is_open in state.doors.items():
        if is_open:
            continue
        for zone in look.board.grid.edges[door][:2]:
            if tile_level(state, zone) <= state.level and look.is_unknown(zone):
                far = look.distances(look.board.bit[zone])
                steps = sum(far.get(one.zone, FAR) for one in look.heroes)
                if steps < best and steps <= 7 * len(look.heroes):
                    best, found = steps, zone
    return found


def _guard(look: Outlook, hero: Hero) -> Wish | None:
    """A Zone that Enemies are about to take belongs to the Hero who is nearest (MD-OBJ-04)."""
    for zone in look.held:
        far = look.distances(look.board.bit[zone])
        near = [foe for foe in look.foes if far.get(foe.zone, FAR) <= 3]
        if not near:
            continue
        first = min(look.heroes, key=lambda one: (far.get(one.zone, FAR), -one.health, one.id))
        if first is hero:
            return Wish(look.board.bit[zone], "why-to-guard", zone)
    return None


def why_not_on(look: Outlook, hero: Hero) -> str:
    """Why the group is not ready for what waits behind a door or on a higher tile; "" if all are near, with some still to act."""
    if look.haste > 0.85 or len(look.heroes) == 1:
        return ""
    if look.gap(hero.zone) > TOGETHER + 1:
        return "why-wait-group"
    held = look.board.grid.set_of(one.zone for one in look.heroes)
    if any(zones & held for zones in look.menace.values()):
        return "why-wait-foes"
    return "" if len(look.waiting) >= (len(look.heroes) - 1) // 2 else "why-wait-round"


def is_step_up(look: Outlook, zone: str) -> bool:
    """A tile that raises the Current Level (MD-LVL-04)."""
    return tile_level(look.state, zone) > look.state.level
