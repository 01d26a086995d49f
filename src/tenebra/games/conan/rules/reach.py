"""The targets of an attack (CO-MEL-01, CO-RNG-03, CO-OCC-04, CO-CMB-02): reach and sight, Protected and Fascination."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.content import card
from tenebra.games.conan.rules.paths import bearing
from tenebra.games.conan.rules.powers import has
from tenebra.games.conan.rules.sight import sees
from tenebra.games.conan.rules.space import ground_of, is_adjacent, is_full_for, is_open_border, models_in, standing
from tenebra.games.conan.state import (
    MELEE,
    COState,
    are_enemies,
    character,
    is_alive,
    is_on,
)
from tenebra.games.conan.vocabulary import Skill
from tenebra.kernel import Reason

WEB = "web"
HIDING: frozenset[Skill] = frozenset(("fascination", "protected"))
"""Skills of those who may not be attacked though they are in reach."""
AnyAttack = opt.Strike | opt.Shoot | opt.Attack


# --- where an attack reaches


def reaches(state: COState, who: str, area: str, target: str) -> bool:
    """A character can strike somebody in an area: its own, beside it by Reach, or a full one (CO-SKA-09, CO-OCC-04)."""
    own = character(state, who).area
    if own == area:
        return True
    if has(state, who, "reach") and reaches_out(state, own, area, target):
        return True
    return strikes_in(state, who, own, area, target)


def reaches_out(state: COState, own: str, area: str, target: str) -> bool:
    """By Reach: no obstacle lies between; height and sight are not asked (CO-RUL-84)."""
    if not is_open_border(state, own, area) or (is_on(state, "reachNeedsLOS") and not sees(state, own, area)):
        return False
    return not is_on(state, "reachFromOccupied") or not is_full_for(state, own, target)


def strikes_in(state: COState, who: str, own: str, area: str, target: str) -> bool:
    """Into an adjacent area that is too full for the attacker, unless his own is too full for the target (CO-RUL-58)."""
    return (
        is_adjacent(state, own, area)
        and is_full_for(state, area, who)
        and sees(state, own, area)
        and not is_full_for(state, own, target)
    )


def is_in_reach(state: COState, who: str, target: str, kind: str) -> bool:
    """A Melee Attack gets to somebody, or he is in sight for one at a distance (CO-LOS-08)."""
    area = character(state, target).area
    return reaches(state, who, area, target) if kind == MELEE else sees(state, character(state, who).area, area)


# --- who may be a target


def is_fascinated(state: COState, who: str, target: str) -> bool:
    """Somebody with Fascination has not attacked this one yet: it cannot be attacked (CO-SKV-03)."""
    return has(state, target, "fascination") and f"{target}>{who}" not in state.unveiled


def is_shielded(state: COState, target: str) -> bool:
    """Somebody Protected stands with a friend who is not (CO-SKD-02)."""
    if not has(state, target, "protected"):
        return False
    around = models_in(state, character(state, target).area)
    return any(not are_enemies(state, target, one) and not has(state, one, "protected") for one in around if one != target)


def why_not_target(state: COState, who: str, target: str, kind: str) -> Reason | None:
    """The rule that keeps a character from attacking another one."""
    if (target not in state.heroes and target not in state.models) or not is_alive(state, target):
        return Reason("CO-CMB-02", "nobody-there")
    if not are_enemies(state, who, target):
        return Reason("CO-MEL-01", "only-enemies")
    if not is_in_reach(state, who, target, kind):
        return Reason("CO-MEL-01", "out-of-reach") if kind == MELEE else Reason("CO-RNG-03", "not-in-sight")
    if is_fascinated(state, who, target):
        return Reason("CO-SKV-03", "fascinated", {"figure": target})
    if is_shielded(state, target) and not (kind != MELEE and has(state, who, "elite_shooter")):
        return Reason("CO-SKD-02", "protected", {"figure": target})
    return None


def targets(state: COState, who: str, kind: str) -> Sequence[str]:
    """The targets a character may attack now, Melee or at a distance, in the order of the map."""
    known, ground = standing(state), ground_of(state)
    own, (_, size, heroic) = character(state, who).area, known.bases[who]
    foes = known.foes if heroic else known.heroic
    if kind != MELEE:
        # nobody is in the way (CO-RNG-11)
        found: Sequence[str] = [one for area in ground.seen[own] if area in foes for one in foes[area]]
    else:
        found = foes.get(own, ())
        is_long = has(state, who, "reach")
        if is_long or known.full_for(size) & ground.beside[own]:
            beside = [way.to for way in ground.ways[own] if way.to in foes and (is_long or is_full_for(state, way.to, who))]
            found = [*found, *(one for area in beside for one in foes[area] if reaches(state, who, area, one))]
    if not found or HIDING.isdisjoint(bearing(state)):
        return found
    return [one for one in found if why_not_target(state, who, one, kind) is None]


def is_area_weapon(copy: str) -> bool:
    """It carries the area icon beside its ranged bonus (CO-CRD-02)."""
    bonus = card(copy).ranged
    return bonus is not None and bonus.is_area
