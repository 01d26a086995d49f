"""The slots of Skills and the cubes that fit them (DR-CUB-03, DR-CUB-04, DR-SKL-03, DR-SKL-12); what FOCUS pays for (DR-FOC)."""

from __future__ import annotations

from tenebra.games.drunagor.content.model import Skill
from tenebra.games.drunagor.state import COLOURS, FOCUS, USE_FOCUS, WILD, DRState, Hero
from tenebra.kernel import Reason

RANGES = {"yellow": "DR-RNG-02", "red": "DR-RNG-03", "green": "DR-RNG-04", "blue": "DR-RNG-04", WILD: "DR-CUB-06"}
SOURCES = {"role": "DR-ROL-04", "item": "DR-EQP-06", "focus": "DR-FOC-01"}


def rules_of_use(skill: Skill, colour: str) -> tuple[str, ...]:
    """The rules a use stands on: the range of the cube, whose Skill it is, several colours, several slots."""
    source = SOURCES.get(skill.source)
    found = [RANGES[colour]] if colour else ["DR-FOC-05"]
    found += [source] if source else []
    found += ["DR-CUB-04", "DR-RNG-06"] if len(skill.colours) > 1 else []
    found += ["DR-EQP-08", "DR-SKL-12"] if skill.slots > 1 else []
    return (*found, *(["DR-TKW-20"] if colour == WILD and skill.source in ("board", "card") else []))


def slots_of(skill: Skill) -> list[str]:
    """The names of a Skill's slots."""
    return [skill.id if number == 1 else f"{skill.id}.{number}" for number in range(1, skill.slots + 1)]


def free_slot(hero: Hero, skill: Skill) -> str:
    """The first slot without a cube; "" if all are taken."""
    return next((slot for slot in slots_of(skill) if slot not in hero.docked), "")


def is_open(hero: Hero, skill: Skill) -> bool:
    """No cube blocks it (DR-SKL-03)."""
    if skill.id in hero.curses or skill.id in hero.traumas:
        return False
    return skill.id not in hero.docked or (skill.slots > 1 and bool(free_slot(hero, skill)))


def why_not_dock(state: DRState, hero: str, skill: Skill) -> Reason | None:
    """A Skill under an Action, Curse or Trauma cube cannot be used (DR-SKL-03)."""
    own = state.heroes[hero]
    if skill.id in own.curses or skill.id in own.traumas:
        return Reason("DR-SKL-03", "skill-blocked", {"skill": skill.id})
    if not free_slot(own, skill):
        return Reason("DR-SKL-03", "skill-docked", {"skill": skill.id})
    if not cubes_for(own, skill):
        return Reason("DR-CUB-03", "no-cube", {"skill": skill.id})
    return None


def cubes_for(hero: Hero, skill: Skill) -> list[tuple[str, str]]:
    """The available cubes that pay for a Skill, each with the colour it counts as: a Wild one as any shown (DR-CUB-06)."""
    found: list[tuple[str, str]] = [(colour, colour) for colour in skill.colours if colour in hero.available]
    if WILD in hero.available:
        found += [(WILD, colour) for colour in COLOURS if colour in skill.colours]
    return found


def why_not_pay_focus(state: DRState, hero: str, skill: Skill) -> Reason | None:
    """Enough FOCUS, and no Focus Ability in this turn yet (DR-FOC-01, DR-FOC-03)."""
    if state.heroes[hero].tokens.get(FOCUS, 0) < skill.focus:
        return Reason("DR-FOC-01", "too-little-focus", {"number": str(skill.focus)})
    if state.turn is not None and f"{hero}:{USE_FOCUS}" in state.turn.used:
        return Reason("DR-FOC-03", "focus-used")
    return None
