"""Action Cubes, Curse and Trauma cubes (DR-CUB): docked, expended, assigned, cleansed, and the limits that end an Adventure."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.content.model import BLOCKABLE
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.goods import AVAILABLE, BOX, CURSE, EXPENDED, TRAUMA, CubesMoved
from tenebra.games.drunagor.rules.damage import adjust_health
from tenebra.games.drunagor.rules.passives import curse_limit, is_immune, most_health, skills_of, trauma_limit
from tenebra.games.drunagor.rules.pvp import is_team_full
from tenebra.games.drunagor.rules.victory import fall_short
from tenebra.games.drunagor.state import BESIDE, COLOURS, WILD, DRState, Hero
from tenebra.kernel import Game

G = Game[DRState]
ASSIGNED = ("DR-CUB-13", "DR-CUB-15", "DR-EQP-07", "DR-RUL-35", "DR-RUL-36", "DR-RUL-39")
RULES = {CURSE: ("DR-CUB-10", "DR-CUB-11"), TRAUMA: ("DR-CUB-07", "DR-CUB-09")}


def owned(hero: Hero) -> dict[str, int]:
    """All Action Cubes a Hero owns, by colour, wherever they are (DR-CHL-02)."""
    found = dict.fromkeys((*COLOURS, WILD), 0)
    for pool in (hero.available, hero.expended):
        for colour, number in pool.items():
            found[colour] += number
    for colour in hero.docked.values():
        found[colour] += 1
    return {colour: number for colour, number in found.items() if number}


def dock(g: G, hero: str, slot: str, colour: str, rule: str = "DR-CUB-03") -> None:
    """An available cube goes onto a Skill, which is locked then (DR-CUB-03)."""
    g.tell(CubesMoved(hero, ((colour, AVAILABLE, slot),), rule=rule))


async def expend(g: G, hero: str, colours: Iterable[str], rule: str) -> None:
    """Available cubes go into the Expended box (DR-CUB-05)."""
    cubes = tuple((colour, AVAILABLE, EXPENDED) for colour in colours)
    if cubes:
        g.tell(CubesMoved(hero, cubes, rule=rule, also=("DR-CUB-05",)))
        await triggered(g, "when_you_expend", hero)


def _colours(hero: Hero) -> list[opt.Choose]:
    return [opt.Choose(colour) for colour in (*COLOURS, WILD) if colour in hero.available]


async def fatigue(g: G, hero: str, number: int, rule: str) -> None:
    """Expend so many available cubes of the owner's choice for nothing (DR-EFF-06)."""
    own = g.state.heroes[hero]
    for _ in range(number):
        colours = list(own.available)
        if not colours:
            return
        colour = colours[0]
        if len(colours) > 1 and sum(own.available.values()) > 1:
            colour = (await g.ask(hero, "fatigue", partial(_colours, own), figure=hero)).name
        await expend(g, hero, [colour], rule)


async def expend_colours(g: G, hero: str, colours: Iterable[str], rule: str) -> None:
    """All available cubes of some colours are expended (DR-EFF-07, DR-EFF-08)."""
    own = g.state.heroes[hero]
    await expend(g, hero, [colour for colour in colours for _ in range(own.available.get(colour, 0))], rule)


def blockable(state: DRState, hero: str) -> list[str]:
    """Slots for a Curse or Trauma cube now (DR-CUB-07, DR-CUB-10, DR-RUL-35): free Skills, else those under an Action Cube."""
    own = state.heroes[hero]
    blocked = {*own.curses, *own.traumas}
    open_skills = [id for id in skills_of(state, hero) if skills()[id].source in BLOCKABLE and id not in blocked]
    return [id for id in open_skills if id not in own.docked] or open_skills or [BESIDE]


def is_full(state: DRState, hero: Hero, kind: str) -> bool:
    """One more cube of the kind is one too many; in a Battleground the team shares the limit of Trauma cubes (DR-PVP-11)."""
    if kind == TRAUMA and state.teams:
        return is_team_full(state, hero.id)
    if kind == TRAUMA:
        return len(hero.traumas) >= trauma_limit(state, hero.id)
    return len(hero.curses) >= curse_limit(state, hero.id)


async def _take_cube(g: G, hero: str, kind: str, prompt: str, rule: str, **about: str) -> None:
    """A Hero takes a Curse or Trauma cube and assigns it; one too many and the Adventure fails (DR-CUB-15, DR-WIN-02)."""
    state = g.state
    own = state.heroes[hero]
    if is_full(state, own, kind):
        g.tell(CubesMoved(hero, ((kind, BOX, BESIDE),), rule=rule, also=RULES[kind]))
        fall_short(g, hero, kind)
        return
    places = blockable(state, hero)
    skill = places[0]
    if len(places) > 1:
        skill = (await g.ask(hero, prompt, lambda: [opt.Choose(place) for place in places], None, **about)).name
    before = most_health(state, hero)
    moves = [(kind, BOX, skill)]
    if skill in own.docked:
        moves.insert(0, (own.docked[skill], skill, EXPENDED))
    g.tell(
        CubesMoved(
            hero, tuple(moves), rule=rule, also=(*RULES[kind], *ASSIGNED, *(("DR-REC-09",) if rule == "DR-REC-02" else ()))
        )
    )
    await adjust_health(g, hero, before)


async def curse(g: G, hero: str, number: int, rule: str, *, is_effect: bool = True) -> None:
    """A Hero takes Curse cubes; immunity helps against the effect CURSE alone (DR-EFF-09, DR-REC-09)."""
    if is_effect and is_immune(g.state, hero, CURSE):
        return
    for _ in range(number):
        await _take_cube(g, hero, CURSE, "curse", rule, figure=hero)
        await triggered(g, "when_you_gain_a_curse", hero)


async def trauma(g: G, hero: str, rule: str) -> None:
    """A Hero takes a Trauma cube (DR-CUB-07)."""
    await _take_cube(g, hero, TRAUMA, "trauma", rule, figure=hero)


async def _give_back(g: G, hero: str, kind: str, prompt: str, rule: str, **about: str) -> None:
    own = g.state.heroes[hero]
    places = list(dict.fromkeys(own.curses if kind == CURSE else own.traumas))
    skill = places[0]
    if len(places) > 1:
        skill = (await g.ask(hero, prompt, lambda: [opt.Choose(place) for place in places], None, **about)).name
    before = most_health(g.state, hero)
    g.tell(CubesMoved(hero, ((kind, skill, BOX),), rule=rule, also=("DR-CUB-12",) if kind == CURSE else ("DR-CUB-08",)))
    await adjust_health(g, hero, before)


async def cleanse(g: G, hero: str, number: int, rule: str = "DR-EFF-02") -> None:
    """Up to so many Curse cubes go, its owner's choice (DR-CUB-12, DR-EFF-02)."""
    for _ in range(min(number, len(g.state.heroes[hero].curses))):
        await _give_back(g, hero, CURSE, "cleanse-curse", rule, figure=hero)


async def remove_trauma(g: G, hero: str, rule: str) -> None:
    """An ability takes a Trauma cube away (DR-CUB-08)."""
    if g.state.heroes[hero].traumas:
        await _give_back(g, hero, TRAUMA, "cleanse-trauma", rule, figure=hero)
