"""Familiars and Pico (DE-FAM): tokens that move after their owner's turn; two of them fetch and carry."""

from __future__ import annotations

from functools import lru_cache, partial

from tenebra.boards import SquareGrid, Table
from tenebra.games.descent import options as opt
from tenebra.games.descent.content import familiars, heroes, skills
from tenebra.games.descent.events.board import FamiliarMoved, FamiliarPlaced, FamiliarsReady, PicoCarried
from tenebra.games.descent.events.goods import FerretGave, FerretTook
from tenebra.games.descent.rules.choices import GUIDING
from tenebra.games.descent.rules.equipment import has_room, receive
from tenebra.games.descent.rules.space import blocking, floor_of, grid_of, is_adjacent, revealed_spaces, steps_of
from tenebra.games.descent.state import FERRETS, PICO, POTIONS, RELIC, DEState, Familiar, Hero
from tenebra.games.descent.steps import MoveFamiliars
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
DONE = opt.Done()
OfFamiliar = opt.Guide | opt.Fetch | opt.Bring


def bring_familiars(g: G, hero: Hero) -> None:
    """Familiars that a sheet or a skill gives appear in their owner's space, or on his return; Pico he carries (DE-FAM-01)."""
    state = g.state
    texts = [heroes()[hero.id].text, *(skills()[name].text for name in hero.skills)]
    for name in (name for text in texts for name in text.familiars):
        if name == PICO:
            if not state.pico:
                g.tell(PicoCarried(hero.id, rule="DE-FAM-14"))
        elif name not in state.familiars:
            g.tell(FamiliarPlaced(name, hero.id, hero.space, rule="DE-RUL-84" if state.round else "DE-FAM-01"))


def own_familiars(state: DEState, hero: str) -> list[Familiar]:
    """The familiars of a hero that are on the board."""
    return [one for one in state.familiars.values() if one.owner == hero and one.space]


def ground(state: DEState) -> int:
    """Spaces for familiars: over pits, through figures, not through rock and water, nor where nobody has looked (DE-RUB-04)."""
    return floor_of(state) & revealed_spaces(state) & ~blocking(state)


@lru_cache(maxsize=64)
def _guides(grid: SquareGrid, familiar: str) -> Table[opt.Guide]:
    """Per space: the choice to have a familiar go there."""
    return Table([opt.Guide(familiar, name) for name in grid.names])


def guide_options(state: DEState, hero: str) -> list[Option]:
    """The options for a hero's familiars (DE-FAM-02, DE-FAM-10, DE-FAM-11)."""
    out: list[Option] = [DONE]
    grid = grid_of(state)
    for own in own_familiars(state, hero):
        here = grid.bit[own.space]
        reached = steps_of(state).reach(here, own.points, ground(state)) & ~here
        out += _guides(grid, own.id).of(reached)
        if own.id in FERRETS:
            errands: list[Option] = [opt.Fetch(own.id, id) for id in state.tokens]
            errands += [opt.Bring(own.id, to) for to in (*state.party, *FERRETS)]
            out += [errand for errand in errands if GUIDING.why_not(state, hero, errand) is None]
    return out


@GUIDING.law(opt.Guide)
def why_not_there(state: DEState, who: str, option: opt.Guide) -> Reason | None:
    """Why a familiar cannot go there: its points do not reach so far (DE-FAM-03)."""
    points = state.familiars[option.familiar].points
    is_there = option in guide_options(state, who)
    return None if is_there else Reason("DE-FAM-03", "too-far", {"space": option.to, "points": str(points)})


@GUIDING.carries_out(opt.Guide)
async def guide(g: G, who: str, option: opt.Guide) -> None:
    """A familiar moves (DE-FAM-02)."""
    state, own = g.state, g.state.familiars[option.familiar]
    bit = grid_of(state).bit
    cost = steps_of(state).distance(bit[own.space], bit[option.to], ground(state))
    g.tell(FamiliarMoved(own.id, option.to, cost or 0, rule="DE-FAM-02", also=("DE-FAM-05",)))


@GUIDING.law(opt.Fetch)
def why_not_fetch(state: DEState, who: str, option: opt.Fetch) -> Reason | None:
    """A ferret picks up an item in its space, and carries one at a time (DE-FAM-10, DE-TRS-01)."""
    own, id = state.familiars[option.familiar], option.token
    token = state.tokens.get(id)
    if own.id not in FERRETS:
        return Reason("DE-FAM-05", "carries-nothing", {"familiar": own.id})
    if own.item:
        return Reason("DE-FAM-10", "carries-already", {"familiar": own.id})
    if token is None or token.space != own.space or token.kind not in (*POTIONS, RELIC):
        return Reason("DE-TRS-01", "not-here", {"token": id})
    return None


@GUIDING.carries_out(opt.Fetch)
async def fetch(g: G, who: str, option: opt.Fetch) -> None:
    """Let a ferret take up an item (DE-FAM-10)."""
    token = g.state.tokens[option.token]
    item = f"{token.name}.1" if token.kind == RELIC else token.kind
    g.tell(FerretTook(option.familiar, item, option.token, rule="DE-FAM-10", also=("DE-TRS-01",)))


@GUIDING.law(opt.Bring)
def why_not_bring(state: DEState, who: str, option: opt.Bring) -> Reason | None:
    """A ferret gives to an adjacent hero or the other ferret for 1 point (DE-FAM-11, DE-RUB-05)."""
    own, to = state.familiars[option.familiar], option.to
    if own.id not in FERRETS or not own.item:
        return Reason("DE-FAM-10", "carries-nothing", {"familiar": own.id})
    if not own.points:
        return Reason("DE-FAM-11", "too-few-points", {"points": "0", "cost": "1"})
    ferret = state.familiars.get(to) if to in FERRETS and to != own.id else None
    hero = state.heroes.get(to)
    if ferret is None and hero is None:
        return Reason("DE-RUB-05", "not-to-them", {"to": to})
    if ferret is not None and ferret.item:
        return Reason("DE-FAM-10", "carries-already", {"familiar": to})
    if hero is not None and not has_room(state, hero, own.item):
        return Reason("DE-RUB-23", "no-room", {"item": own.item})
    space = ferret.space if ferret is not None else hero.space if hero is not None else ""
    return None if is_near(state, own.space, space) else Reason("DE-FAM-11", "not-adjacent", {"to": to})


@GUIDING.carries_out(opt.Bring)
async def bring(g: G, who: str, option: opt.Bring) -> None:
    """Let a ferret hand over what it carries (DE-FAM-11)."""
    state, to = g.state, option.to
    item = state.familiars[option.familiar].item
    g.tell(FerretGave(option.familiar, to, rule="DE-FAM-11"))
    if to in FERRETS:
        g.tell(FerretTook(to, item, rule="DE-FAM-11", also=("DE-RUB-05",)))
    else:
        await receive(g, state.heroes[to], item, "DE-RUB-02", "DE-FAM-11")


def is_near(state: DEState, space: str, other: str) -> bool:
    """The same space or an adjacent one; a familiar may share a space (DE-FAM-03)."""
    bit = grid_of(state).bit
    return bool(other) and bool(space) and (space == other or is_adjacent(state, bit[space], bit[other]))


def why_not_guide(state: DEState, hero: str, option: Option) -> Reason | None:
    """Why a familiar cannot do this: for one thing, it is not his."""
    if isinstance(option, OfFamiliar) and option.familiar not in [own.id for own in own_familiars(state, hero)]:
        return Reason("DE-FAM-02", "not-your-familiar", {"familiar": option.familiar})
    return GUIDING.why_not(state, hero, option)


async def move_familiars(g: G, step: MoveFamiliars) -> None:
    """After his turn a hero moves his familiars, each up to its speed (DE-FAM-02)."""
    state = g.state
    while True:
        answer = await g.ask(
            step.hero,
            "familiars",
            partial(guide_options, state, step.hero),
            lambda _, option: why_not_guide(state, step.hero, option),
            hero=step.hero,
        )
        if answer == DONE:
            break
        await GUIDING.carry_out(g, step.hero, answer)
        g.safe_point()
    g.done(step)


def ready_familiars(g: G, hero: str) -> bool:
    """A hero's familiars get the points of their speed; False if he has none on the board."""
    own = own_familiars(g.state, hero)
    if own:
        g.tell(FamiliarsReady(hero, {one.id: familiars()[one.id].speed for one in own}, rule="DE-FAM-02"))
    return bool(own)
