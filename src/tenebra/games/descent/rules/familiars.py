"""Familiars and Pico (DE-FAM): tokens that move after their owner's turn; two of them fetch and carry."""

from __future__ import annotations

from functools import lru_cache, partial

from tenebra.boards import Grid, Table
from tenebra.games.descent import options as opt
from tenebra.games.descent.content import familiars, heroes, skills
from tenebra.games.descent.events.board import FamiliarMoved, FamiliarPlaced, FamiliarsReady, PicoCarried
from tenebra.games.descent.events.goods import FerretGave, FerretTook
from tenebra.games.descent.rules.equipment import has_room, receive
from tenebra.games.descent.rules.space import blocking, floor_of, grid_of, is_adjacent, revealed_spaces, steps_of
from tenebra.games.descent.state import FERRETS, PICO, POTIONS, RELIC, DEState, Familiar, Hero
from tenebra.games.descent.steps import MoveFamiliars
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
DONE = opt.Done()


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
    """Where familiars go: over pits and through figures, not through rock and water, nor where nobody has looked (DE-RUB-04)."""
    return floor_of(state) & revealed_spaces(state) & ~blocking(state)


@lru_cache(maxsize=64)
def _guides(grid: Grid, familiar: str) -> Table[opt.Guide]:
    """Per space: the choice to have a familiar go there."""
    return Table([opt.Guide(familiar, name) for name in grid.names])


def guide_options(state: DEState, hero: str) -> list[Option]:
    """What a hero can have his familiars do (DE-FAM-02, DE-FAM-10, DE-FAM-11)."""
    out: list[Option] = [DONE]
    grid = grid_of(state)
    for own in own_familiars(state, hero):
        here = grid.bit[own.space]
        reached = steps_of(state).reach(here, own.points, ground(state)) & ~here
        out += _guides(grid, own.id).of(reached)
        if own.id in FERRETS:
            out += [opt.Fetch(own.id, id) for id in state.tokens if why_not_fetch(state, own, id) is None]
            out += [opt.Bring(own.id, to) for to in (*state.party, *FERRETS) if why_not_bring(state, own, to) is None]
    return out


def why_not_fetch(state: DEState, own: Familiar, id: str) -> Reason | None:
    """A ferret picks up an item in its space, and carries one at a time (DE-FAM-10, DE-TRS-01)."""
    token = state.tokens.get(id)
    if own.id not in FERRETS:
        return Reason("DE-FAM-05", "carries-nothing", {"familiar": own.id})
    if own.item:
        return Reason("DE-FAM-10", "carries-already", {"familiar": own.id})
    if token is None or token.space != own.space or token.kind not in (*POTIONS, RELIC):
        return Reason("DE-TRS-01", "not-here", {"token": id})
    return None


def why_not_bring(state: DEState, own: Familiar, to: str) -> Reason | None:
    """A ferret gives to an adjacent hero or the other ferret for 1 point (DE-FAM-11, DE-RUB-05)."""
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


def is_near(state: DEState, space: str, other: str) -> bool:
    """The same space or an adjacent one; a familiar may share a space (DE-FAM-03)."""
    bit = grid_of(state).bit
    return bool(other) and bool(space) and (space == other or is_adjacent(state, bit[space], bit[other]))


def why_not_guide(state: DEState, hero: str, option: Option) -> Reason | None:
    """Why a familiar cannot do this."""
    match option:
        case opt.Done():
            return None
        case opt.Guide(familiar=name) | opt.Fetch(familiar=name) | opt.Bring(familiar=name):
            own = state.familiars.get(name)
            if own is None or own.owner != hero or not own.space:
                return Reason("DE-FAM-02", "not-your-familiar", {"familiar": name})
            if isinstance(option, opt.Fetch):
                return why_not_fetch(state, own, option.token)
            if isinstance(option, opt.Bring):
                return why_not_bring(state, own, option.to)
            is_there = option in guide_options(state, hero)
            return None if is_there else Reason("DE-FAM-03", "too-far", {"space": option.to, "points": str(own.points)})
    return Reason("DE-FAM-02", "only-familiars-now")


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
        await guide(g, answer)
        g.safe_point()
    g.done(step)


def ready_familiars(g: G, hero: str) -> bool:
    """A hero's familiars get the points of their speed; False if he has none on the board."""
    own = own_familiars(g.state, hero)
    if own:
        g.tell(FamiliarsReady(hero, {one.id: familiars()[one.id].speed for one in own}, rule="DE-FAM-02"))
    return bool(own)


async def guide(g: G, option: Option) -> None:
    """A familiar does something."""
    state = g.state
    match option:
        case opt.Guide(familiar=name, to=to):
            grid, own = grid_of(state), state.familiars[name]
            cost = steps_of(state).distance(grid.bit[own.space], grid.bit[to], ground(state))
            g.tell(FamiliarMoved(name, to, cost or 0, rule="DE-FAM-02", also=("DE-FAM-05",)))
        case opt.Fetch(familiar=name, token=id):
            token = state.tokens[id]
            item = f"{token.name}.1" if token.kind == RELIC else token.kind
            g.tell(FerretTook(name, item, id, rule="DE-FAM-10", also=("DE-TRS-01",)))
        case opt.Bring(familiar=name, to=to):
            item = state.familiars[name].item
            g.tell(FerretGave(name, to, rule="DE-FAM-11"))
            if to in FERRETS:
                g.tell(FerretTook(to, item, rule="DE-FAM-11", also=("DE-RUB-05",)))
            else:
                await receive(g, state.heroes[to], item, "DE-RUB-02", "DE-FAM-11")
