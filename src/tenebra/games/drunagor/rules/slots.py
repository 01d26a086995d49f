"""The slots of Skills and the cubes that fit them (DR-CUB-03, DR-CUB-04, DR-SKL-03, DR-SKL-12); what FOCUS pays for (DR-FOC)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from tenebra.boards.grid import Table
from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import skills
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
    if not cubes_for(own.available, skill):
        return Reason("DR-CUB-03", "no-cube", {"skill": skill.id})
    return None


def cubes_for(available: Iterable[str], skill: Skill) -> list[tuple[str, str]]:
    """The available cubes that pay for a Skill, each with the colour it counts as: a Wild one as any shown (DR-CUB-06)."""
    return _cubes_for(tuple(available), skill.colours)


@cache
def _cubes_for(available: tuple[str, ...], shown: tuple[str, ...]) -> list[tuple[str, str]]:
    found = [(colour, colour) for colour in shown if colour in available]
    return [*found, *((WILD, colour) for colour in COLOURS if colour in shown)] if WILD in available else found


Foe = tuple[str, str, bool]
"""An enemy that a sentence needs: for what, in the range of which colour, only if it is adjacent."""


class Uses:
    """The ways in which cubes pay for a Hero's actions: a bit for each option."""

    __slots__ = ("foes", "of", "others", "paid_by", "several", "some")

    def __init__(self, actions: Iterable[Skill]) -> None:
        options: list[opt.Use] = []
        self.paid_by = dict.fromkeys((*COLOURS, WILD), 0)
        self.of: dict[str, int] = {}
        """The options of each Skill."""
        self.several = [skill for skill in actions if skill.slots > 1]
        """Skills with more than one slot."""
        self.foes: dict[Foe, int] = {}
        """The options that need just an enemy."""
        self.others: list[tuple[int, Skill, str]] = []
        """The options that need something else, with the colour that the cube counts as; all that are left need nothing."""
        for skill in actions:
            text = skill.text
            for colour, as_colour in cubes_for((*COLOURS, WILD), skill):
                bit = 1 << len(options)
                options.append(opt.Use(skill.id, colour, as_colour if colour == WILD and len(skill.colours) > 1 else ""))
                self.paid_by[colour] |= bit
                self.of[skill.id] = self.of.get(skill.id, 0) | bit
                if not text.costs and len(text.uses) == 1 and text.uses[0].needs:
                    foe = text.uses[0].needs, as_colour, text.uses[0].is_aimed_beside
                    self.foes[foe] = self.foes.get(foe, 0) | bit
                elif not text.is_sure:
                    self.others.append((bit, skill, as_colour))
        self.some = Table(options).of
        """The options of a set, in their order."""


@lru_cache(maxsize=4096)
def uses_of(actions: tuple[str, ...]) -> Uses:
    """The ways in which cubes pay for some Skills."""
    return Uses([skills()[id] for id in actions])


def why_not_pay_focus(state: DRState, hero: str, skill: Skill) -> Reason | None:
    """Enough FOCUS, and no Focus Ability in this turn yet (DR-FOC-01, DR-FOC-03)."""
    if state.heroes[hero].tokens.get(FOCUS, 0) < skill.focus:
        return Reason("DR-FOC-01", "too-little-focus", {"number": str(skill.focus)})
    return Reason("DR-FOC-03", "focus-used") if has_focused(state, hero) else None


def has_focused(state: DRState, hero: str) -> bool:
    """A Hero has used a Focus Ability in this turn (DR-FOC-03)."""
    return state.turn is not None and f"{hero}:{USE_FOCUS}" in state.turn.used
