"""Gems (CO-GEM, CO-EXR, CO-OGM): what lies where, exertion limits, paying, clearing and recovering."""

from __future__ import annotations

from tenebra.games.conan.events.turns import GemsMoved
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.paths import avoided
from tenebra.games.conan.rules.powers import spell_of
from tenebra.games.conan.rules.space import ground_of
from tenebra.games.conan.state import (
    ALLY,
    BENEFITS,
    BOX,
    FATIGUE,
    MANIPULATION,
    MELEE,
    MOVE,
    OVERLORD,
    RANGED,
    RESERVE,
    SPACES,
    SPELL,
    WOUNDS,
    COState,
    Hero,
    is_heroic,
)
from tenebra.kernel import Game

G = Game[COState]
HORROR = 2
"""The exertion limit beside an enemy with Horror (CO-SKV-04)."""
FEARED = (MELEE, RANGED, MOVE, MANIPULATION)
"""The spaces it concerns."""
UNLIMITED = 99
AT_REST = {RESERVE, FATIGUE, WOUNDS, BOX}
"""Zones in which gems lie that were not spent."""


def gems_of(state: COState, who: str) -> dict[str, int]:
    """The gems of a hero or the Overlord, by zone."""
    return state.overlord.gems if who == OVERLORD else state.heroes[who].gems


def reserve(state: COState, who: str) -> int:
    """The gems that a hero or the Overlord can still assign (CO-GEM-02)."""
    return gems_of(state, who).get(RESERVE, 0)


def next_turn(state: COState) -> int:
    """The gems the Overlord can spend in his next turn, or in this one: what comes back counted (CO-OTN-02 to CO-OTN-04)."""
    have = reserve(state, OVERLORD)
    if state.side == OVERLORD:
        return have
    tired = gems_of(state, OVERLORD).get(FATIGUE, 0) + sum(state.overlord.gems[zone] for zone in spent_zones(state, OVERLORD))
    return have + min(tired, state.overlord.recovery)


def is_horrified(state: COState, who: str, area: str) -> bool:
    """An enemy with Horror is in the area (CO-SKV-04)."""
    return bool(avoided(state).horror[is_heroic(state, who)] & ground_of(state).bit.get(area, 0))


def limit_of(state: COState, who: str, zone: str, area: str = "") -> int:
    """The exertion limit of a space or a spell card (CO-EXR-01, CO-EXR-04); of a space, for a hero who stands in an area."""
    hero = state.heroes.get(who)
    if hero is not None and zone in (limits := gear_of(hero).limits):
        limit = limits[zone]
        if limit > HORROR and zone in FEARED and is_horrified(state, who, area or hero.area):
            return HORROR
        return limit
    return spell_of(zone.removeprefix(SPELL)).limit if zone.startswith(SPELL) else UNLIMITED


def room_for(state: COState, who: str, zone: str) -> int:
    """The number of gems that may be laid there now: exertion limit and Reserve (CO-EXR-01, CO-EXR-02, CO-RUL-101)."""
    gems = state.overlord.gems if who == OVERLORD else state.heroes[who].gems
    have = gems.get(RESERVE, 0)
    if not have:
        return 0
    left = limit_of(state, who, zone) - gems.get(zone, 0)
    return (have if have < left else left) if left > 0 else 0


def rooms_to_act(state: COState, hero: Hero) -> tuple[int, int, int]:
    """The same for the Melee, Ranged and Manipulation spaces of a hero."""
    gems = hero.gems
    have = gems.get(RESERVE, 0)
    if not have:
        return 0, 0, 0
    limits = gear_of(hero).limits
    melee, ranged, hands = limits[MELEE], limits[RANGED], limits[MANIPULATION]
    if avoided(state).horror[True] & ground_of(state).bit[hero.area]:
        melee, ranged, hands = min(melee, HORROR), min(ranged, HORROR), min(hands, HORROR)
    melee -= gems.get(MELEE, 0)
    ranged -= gems.get(RANGED, 0)
    hands -= gems.get(MANIPULATION, 0)
    return within(melee, have), within(ranged, have), within(hands, have)


def within(number: int, most: int) -> int:
    """A number, but not below 0 and not above the most; `min` and `max` take longer."""
    return 0 if number < 0 else number if number < most else most


def pay(g: G, who: str, zone: str, number: int, rule: str, *also: str) -> None:
    """Gems go from Reserve to a space, a card, a tile or a benefit zone; an activation is paid to Fatigue (CO-OGM-02).

    A hero's action space has its exertion limit, whatever the action is (CO-EXR-01, CO-EXR-03).
    """
    limits = ("CO-EXR-01", "CO-EXR-03") if zone in SPACES and who != OVERLORD else ()
    move(g, who, RESERVE, zone, number, rule, *also, *limits)


def move(g: G, who: str, source: str, zone: str, number: int, rule: str, *also: str) -> None:
    """Gems go from one zone to another, as far as there are any (CO-RUL-16)."""
    number = within(number, gems_of(g.state, who).get(source, 0))
    if number:
        g.tell(GemsMoved(who, source, zone, number, rule=rule, also=also))


def spent_zones(state: COState, who: str) -> list[str]:
    """The zones that a clearing step empties: spaces or benefit zones, spell cards, ally tiles (CO-HTN-11, CO-OTN-08)."""
    gems = gems_of(state, who)
    if gems.keys() <= AT_REST:
        return []
    fixed = BENEFITS if who == OVERLORD else SPACES
    return [zone for zone in fixed if gems.get(zone)] + [zone for zone in gems if zone.startswith((SPELL, ALLY))]


def clear(g: G, who: str, rule: str, *also: str) -> None:
    """All gems that were spent go to Fatigue (CO-GEM-03)."""
    for zone in spent_zones(g.state, who):
        move(g, who, zone, FATIGUE, gems_of(g.state, who)[zone], rule, *also)
