"""Movement (CO-MOV, CO-SKX): where a character can go, what each step costs and what it is paid with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tenebra.games.conan.content.maps import STONE, WOOD
from tenebra.games.conan.rules.gear import gear_of
from tenebra.games.conan.rules.gems import HORROR, is_horrified, reserve, within
from tenebra.games.conan.rules.hindering import hindering_in
from tenebra.games.conan.rules.paths import Passage, Table, Walk, avoided, table_of
from tenebra.games.conan.rules.powers import has, skills_of, tile_of
from tenebra.games.conan.rules.space import Way, ground_of, has_room, room_of, standing
from tenebra.games.conan.state import MOVE, OVERLORD, RESERVE, Character, COState, Hero, Model, character, is_heroic, is_on
from tenebra.games.conan.vocabulary import Skill

LEAP, WEB = 2, 4
"""Movement points of a leap, and against a web (CO-SKX-07, CO-SKX-10)."""
SPECIAL: frozenset[Skill] = frozenset(("leap", "flying", "wall_wrecker"))
"""Skills of moves that are not steps."""


class Purse(NamedTuple):
    """The means to pay for movement: base points first, then gems of somebody's Reserve (CO-RUL-100)."""

    payer: str
    points: int
    gems: int

    def split(self, cost: int) -> tuple[int, int]:
        """The parts of a cost that are paid with base points and with gems."""
        spent = min(self.points, cost)
        return spent, cost - spent


# --- paying


def payer_of(state: COState, who: str) -> str:
    """The payer of movement points: the hero himself, he for an ally, the Overlord."""
    if who in state.heroes:
        return who
    activation = state.activation
    return activation.commander if activation is not None and activation.commander else OVERLORD


class Means(msgspec.Struct, frozen=True, gc=False):
    """Everything a character can pay movement with, wherever it goes."""

    payer: str
    points: int
    gems: int
    feared: int
    """Gems where an enemy with Horror is (CO-SKV-04)."""


def means_of(state: COState, who: str) -> Means:
    """Base points, and gems within exertion limits and caps."""
    hero = state.heroes.get(who)
    return means_of_hero(hero) if hero is not None else means_of_models(state, [state.models[who]])[0]


def means_of_hero(hero: Hero) -> Means:
    """His own gems, as far as the limit of his Move space goes (CO-MOV-06)."""
    gems, limit = hero.gems, gear_of(hero).limits[MOVE]
    have, lying = gems.get(RESERVE, 0), gems.get(MOVE, 0)
    room = min(have, limit - lying) if have and limit > lying else 0
    return Means(hero.id, hero.points, room, room if limit <= HORROR else within(HORROR - lying, room))


def means_of_models(state: COState, those: Sequence[Model]) -> list[Means]:
    """The means of some models of one unit: the same gems, each as far as its tile lets it buy points (CO-BEN-05, CO-ALY-08)."""
    payer, cap = payer_of(state, those[0].id), tile_of(state, those[0].id).movement
    have, out = reserve(state, payer), []
    for one in those:
        bought = _bought(state, one, payer)
        room = within(cap - bought, have)
        out.append(Means(payer, one.points, room, _feared(state, bought, room)))
    return out


def _bought(state: COState, one: Model, payer: str) -> int:
    """The points that were bought for a model, or by the switch for all of the Overlord's unit (CO-RUL-67)."""
    if payer != OVERLORD or not is_on(state, "moveBenefitCap"):
        return one.extra
    return sum(other.extra for other in state.models.values() if other.unit == one.unit)


def _feared(state: COState, bought: int, room: int) -> int:
    """The gems of use beside Horror: by the switch no more than two points in all (CO-SKV-04, CO-RUL-89)."""
    return within(HORROR - bought, room) if is_on(state, "horrorCapsExtraMP") else room


def purse_of(state: COState, who: str) -> Purse:
    """The means of a character for movement where it stands."""
    return purse_from(state, who, means_of(state, who))


def purse_from(state: COState, who: str, means: Means) -> Purse:
    """The part of its means that a character can use where it stands: beside Horror that is less (CO-SKV-04)."""
    gems = means.gems
    if means.feared < gems and is_horrified(state, who, character(state, who).area):
        gems = means.feared
    return Purse(means.payer, means.points, gems)


# --- one step


def is_stuck(state: COState, who: str, area: str) -> bool:
    """Someone in the area keeps a character from leaving it: Blocking, or Constriction where it stands (CO-SKX-01, CO-STS-02)."""
    if has(state, who, "evasive"):
        return False
    one = character(state, who)
    if one.area == area and one.held_by:
        return True
    return bool(avoided(state).blocking[is_heroic(state, who)] & ground_of(state).bit[area])


def hindrance(state: COState, who: str, area: str, *, is_taxed: bool) -> int:
    """The cost that enemies add to a step out of an area, skills apart (CO-HIN-05, CO-HIN-11, CO-SKX-04)."""
    skills = skills_of(state, who)
    hindered = 0 if "evasive" in skills else hindering_in(state, who, area)
    if "feline_grace" not in skills:
        return hindered
    return hindered - (is_taxed if is_on(state, "felineGraceFor") else hindered > 0)


def may_stand(state: COState, who: str, area: str) -> bool:
    """A character may be in an area: it fits, and it can swim where there is water (CO-OCC-01, CO-TER-04)."""
    if area in ground_of(state).water and not has(state, who, "swimming"):
        return False
    return has_room(state, area, room_of(state, who))


def step_cost(state: COState, who: str, area: str, to: str) -> int | None:
    """The cheapest price of a step into an adjacent area without a roll, None if there is none (CO-MOV-12)."""
    for step in table_of(state, skills_of(state, who)).steps[area]:
        if step.to == to:
            return min(step.hindered + hindrance(state, who, area, is_taxed=step.is_taxed), step.free)
    return None


# --- all steps


def walk_of(state: COState, who: str) -> Walk:
    """The areas to which a character can walk now with all it can pay."""
    return walk_with(state, who, means_of(state, who))


def reach_of(state: COState, who: str, points: int) -> dict[str, int]:
    """The areas a character could walk to with so many points, each with its cost; where it stands is one of them."""
    return walk_with(state, who, Means(who, points, 0, 0)).cost


def walk_with(state: COState, who: str, means: Means) -> Walk:
    """The areas to which a character can walk with such means, and how (CO-MOV-01)."""
    one, table = character(state, who), table_of(state, skills_of(state, who))
    passage = passage_of(state, one, means, table)
    return table.walk(passage) if passage is not None else Walk(one.area)


def way_of(state: COState, who: str, to: str) -> Walk:
    """The cheapest way of a character to where it can walk."""
    one, table = character(state, who), table_of(state, skills_of(state, who))
    passage = passage_of(state, one, means_of(state, who), table)
    assert passage is not None
    return table.way(passage, to)


def passage_of(state: COState, one: Character, means: Means, table: Table) -> Passage | None:
    """The obstacles of a character with such means; None if it cannot leave its place."""
    most, area = means.points + means.gems, one.area
    if not most or one.webbed or (one.held_by and not table.is_evasive):
        return None
    known = standing(state)
    _, size, heroic = known.bases[one.id]
    own = hindering = stuck = horror = 0
    # for the Evasive nobody is there (CO-SKX-03)
    if not table.is_evasive:
        friends, enemies = (known.heroic, known.foes) if heroic else (known.foes, known.heroic)
        own, hindering = len(enemies.get(area, ())) - len(friends[area]) + 1, known.hindering(heroic)
        stuck = avoided(state).blocking[heroic]
    if means.feared < means.gems:
        horror = avoided(state).horror[heroic]
    return table.passage(
        area, most, own if own > 0 else 0, hindering, known.full_for(size), stuck, horror, means.points + means.feared
    )


def leaps_of(state: COState, who: str) -> dict[str, tuple[str, int]]:
    """The areas to which a character can leap: the area whose value counts, and the value (CO-SKX-07, CO-RUL-93)."""
    one, ground, skills = character(state, who), ground_of(state), skills_of(state, who)
    is_rolling = "flying" in skills and is_on(state, "flyingRolls")
    if "leap" not in skills and not is_rolling:
        return {}
    out: dict[str, tuple[str, int]] = {}
    for way in ground.ways[one.area]:
        if way.to not in ground.leap or not (way.kind.is_passable or way.kind.is_leap):
            continue
        value = ground.leap[way.to]
        if not is_on(state, "leapDestination"):
            out[way.to] = (way.to, value)
            continue
        for beyond in ground.ways[way.to]:
            if beyond.to != one.area and (beyond.to not in out or out[beyond.to][1] > value):
                out[beyond.to] = (way.to, value)
    return out


def wrecks_of(state: COState, who: str) -> dict[str, Way]:
    """The areas behind a wall or wooden door that a wall wrecker can break, with the border (CO-SKX-09, CO-RUL-95)."""
    if not has(state, who, "wall_wrecker"):
        return {}
    materials = (WOOD, STONE) if is_on(state, "wallWreckerStone") else (WOOD,)
    return {way.to: way for way in ground_of(state).ways[character(state, who).area] if way.kind.material in materials}


def wreck_cost(state: COState, who: str) -> int:
    """Two points, and hindering like any step (CO-RUL-95)."""
    return 2 + hindrance(state, who, character(state, who).area, is_taxed=False)


def path_of(state: COState, who: str, to: str) -> list[str]:
    """The areas of the cheapest way to an area, the last one included."""
    return way_of(state, who, to).path(to)


def price_of(state: COState, who: str, to: str) -> tuple[int, int]:
    """The price of that way: base points, and gems."""
    return purse_of(state, who).split(walk_of(state, who).cost[to])
