"""Movement (DE-MOV): a figure goes its way, and what happens in every space it enters."""

from __future__ import annotations

from functools import partial

from tenebra.boards.grid import members
from tenebra.games.descent import options as opt
from tenebra.games.descent.effects import approached
from tenebra.games.descent.events.figures import Entered, FellIntoPit, FigurePut, Moved, WalkBegan
from tenebra.games.descent.options import UPRIGHT
from tenebra.games.descent.rules.abilities import auras_beside, flies, holders
from tenebra.games.descent.rules.choices import IN_ACTIVATION, IN_TURN
from tenebra.games.descent.rules.exploration import hidden_spaces, nearest_seen, reveal_seen
from tenebra.games.descent.rules.fatigue import pay_points
from tenebra.games.descent.rules.glyphs import activate_glyphs, active_glyphs, glyphs_to_activate
from tenebra.games.descent.rules.large import named, place_of
from tenebra.games.descent.rules.quest_rules import brought, happened, is_awaited
from tenebra.games.descent.rules.secrets import show
from tenebra.games.descent.rules.space import (
    blocking,
    covers,
    floor_of,
    pits,
    revealed_spaces,
    shares_space,
    size_of,
    standing,
    steps_of,
)
from tenebra.games.descent.rules.walking import CLIMB, Walk, leaps, lie_of, walk_of, why_not_move
from tenebra.games.descent.rules.wounds import suffer
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import DEState, Figure, Hero, figure, is_alive, seat_of
from tenebra.games.descent.windows import can_ask, guards, window
from tenebra.kernel import Game, Reason

G = Game[DEState]
AnyMove = opt.Move | opt.Climb | opt.Jump
LONG = ("DE-MOV-11", "DE-LRG-07", "DE-LRG-08", "DE-RUL-64")
OF_SIZE: dict[tuple[int, int], tuple[str, ...]] = {
    (1, 1): (),
    (2, 1): LONG,
    (2, 2): ("DE-MOV-11", "DE-LRG-06", "DE-LRG-08"),
    (3, 2): LONG,
}
"""The rules by which figures of a size step."""


@IN_TURN.law(opt.Move, opt.Climb)
def why_not_walk(state: DEState, who: str, option: AnyMove) -> Reason | None:
    """Why a hero cannot go there in his turn."""
    return why_not_move(state, who, option) if state.heroes[who].space else Reason("DE-MOV-04", "in-town")


@IN_TURN.law(opt.Jump)
def why_not_jump(state: DEState, who: str, option: opt.Jump) -> Reason | None:
    """Why a hero cannot jump in his turn."""
    return Reason("DE-RUL-42", "a-monkey-cannot") if state.heroes[who].monkey else why_not_walk(state, who, option)


IN_ACTIVATION.law(opt.Move, opt.Climb, opt.Jump)(why_not_move)


@IN_ACTIVATION.carries_out(opt.Climb)
@IN_TURN.carries_out(opt.Climb)
async def climb(g: G, who: str, option: opt.Climb) -> None:
    """Out of the pit, for 2 points (DE-OBS-04)."""
    pay_points(g, who, CLIMB, "")
    cites = ("DE-MVA-03", "DE-DEC-08", "DE-RUB-18")
    g.tell(Moved(who, option.to, option.lie == UPRIGHT, CLIMB, rule="DE-OBS-04", also=cites))
    await arrive(g, who)


@IN_ACTIVATION.carries_out(opt.Jump)
@IN_TURN.carries_out(opt.Jump)
async def jump(g: G, who: str, option: opt.Jump) -> None:
    """Over the pit, in a straight line (DE-OBS-06)."""
    state, lie = g.state, lie_of(figure(g.state, who))
    walk = walk_of(state, who)
    cost = leaps(state, walk)[place_of(state, walk.body, option.to, lie)]
    pay_points(g, who, cost, "")
    g.tell(Moved(who, option.to, lie == UPRIGHT, cost, rule="DE-OBS-06", also=("DE-RUL-16", "DE-RUL-17", "DE-RUB-18")))
    await arrive(g, who)


@IN_TURN.carries_out(opt.Move)
async def set_out(g: G, who: str, option: opt.Move) -> None:
    """A hero sets out; his points are paid step by step (DE-MOV-02)."""
    path = way_of(g.state, who, option)
    pay_points(g, who, len(path), "")
    g.tell(WalkBegan(who, tuple(named(g.state, place)[0] for place in path), rule="DE-MOV-02"))


def way_of(state: DEState, who: str, option: opt.Move) -> list[int]:
    """The places on the way there."""
    walk = walk_of(state, who)
    return walk.path(place_of(state, walk.body, option.to, option.lie))


@IN_ACTIVATION.carries_out(opt.Move)
async def walk_of_monster(g: G, who: str, option: opt.Move) -> None:
    """A monster goes step by step; it stops where something happens, and the Overlord chooses anew."""
    state = g.state
    path, one = way_of(state, who, option), figure(state, who)
    manner = how(state, one)
    show(g, who, "fly")
    for place in path:
        to, lie = named(state, place)
        g.tell(Moved(who, to, lie == UPRIGHT, 1, one.in_pit, rule="DE-MOV-01", also=_past_friends(state, who, manner)))
        before = len(g.events)
        await arrive(g, who)
        if len(g.events) != before or not is_alive(state, who):
            return


async def walk_on(g: G, hero: Hero) -> None:
    """The next thing in a hero's walk: a step, or the traps of the space he has stepped into; he stops where something happens.

    What is left of the walk is kept in the turn, so that before each trap the state alone is the whole truth.
    """
    state, turn = g.state, g.state.turn
    assert turn is not None
    before = len(g.events)
    if turn.is_entering:
        if can_ask(state, hero.id):
            g.safe_point()
        await window(g, "hero_enters", hero.id, hero.space)
        g.tell(Entered(hero.id, len(g.events) != before, rule="DE-RUL-91"))
        return
    also = _past_friends(state, hero.id, how(state, hero))
    g.tell(Moved(hero.id, turn.path[0], cost=1, in_pit=hero.in_pit, is_walking=True, rule="DE-MOV-01", also=also))
    here = hero.space
    await land(g, hero.id)
    if len(g.events) != before + 1:
        g.tell(Entered(hero.id, True, rule="DE-RUL-91"))
        if stays(state, hero.id, here):
            await window(g, "hero_enters", hero.id, here)


def _past_friends(state: DEState, who: str, manner: tuple[str, ...]) -> tuple[str, ...]:
    return (*manner, "DE-MOV-05", "DE-RUL-66") if shares_space(state, who) else manner


def how(state: DEState, one: Figure) -> tuple[str, ...]:
    """The rules by which a figure walks as it does."""
    out: tuple[str, ...] = ("DE-RUL-15",) if one.in_pit else ()
    if flies(state, one.id):
        out += ("DE-ABL-10", "DE-OBS-07", "DE-RUL-11")
    if isinstance(one, Hero):
        return out
    if active_glyphs(state) & covers(state, one.id):
        out += ("DE-GLY-05", "DE-RUL-19")
    return out + OF_SIZE[size_of(state, one)]


async def arrive(g: G, who: str) -> None:
    """A figure has entered the space it stands in, and all that comes of it happens (DE-MOV-14, DE-RUL-91)."""
    state = g.state
    one = figure(state, who)
    here = one.space
    await land(g, who)
    if isinstance(one, Hero):
        if stays(state, who, here):
            await window(g, "hero_enters", who, here)
    elif stays(state, who, here) and steps_of(state).beside(covers(state, who)) & standing(state).heroes:
        await approached(g, who)
    await guards(g, "step", who)


async def land(g: G, who: str) -> None:
    """Pit, Aura, glyph, then what comes to light: in this order, and before any trap (DE-MOV-14, DE-RUL-91)."""
    state = g.state
    one = figure(state, who)
    here = one.space
    if pits(state) and not one.in_pit and is_over_pit(state, one):
        g.tell(FellIntoPit(who, rule="DE-OBS-03"))
        await suffer(g, who, 1, "", "DE-OBS-03", ("DE-DMG-04",))
    for other in auras_beside(state, who) if is_alive(state, who) else ():
        if stays(state, who, here):
            show(g, other, "aura")
            await suffer(g, who, 1, other, "DE-ABL-01", ("DE-DMG-04", "DE-MOV-09"))
    if isinstance(one, Hero) and stays(state, who, here):
        show_grip(g, who)
        if glyphs_to_activate(state, one):
            await activate_glyphs(g, one)
        area = sheet_of(state).area_of.get(here, "")
        if (state.bearers or is_awaited(state, here, area)) and stays(state, who, here):
            await _quest(g, one, area)
    if hidden_spaces(state) and nearest_seen(state):
        await reveal_seen(g)


def show_grip(g: G, hero: str) -> None:
    """Show the ability of whoever holds a hero (DE-UNQ-01)."""
    for other in holders(g.state, hero):
        show(g, other, "grapple")


async def _quest(g: G, hero: Hero, area: str) -> None:
    """Set off what the quest says of entering a space or an area, or of bringing something there."""
    for place in (hero.space, area):
        if is_awaited(g.state, place):
            await happened(g, "enter", place, by=hero.id)
    if g.state.bearers:
        await brought(g, hero.id)


def stays(state: DEState, who: str, space: str) -> bool:
    """The figure is alive and still where it was."""
    return is_alive(state, who) and figure(state, who).space == space and bool(space)


def is_over_pit(state: DEState, one: Figure) -> bool:
    """All its spaces are pit spaces, and it does not fly (DE-RUL-13, DE-LRG-03, DE-OBS-07)."""
    holes = pits(state)
    return bool(holes) and not covers(state, one.id) & ~holes and not flies(state, one.id)


def must_go_on(state: DEState, who: str) -> bool:
    """A figure cannot stay where it is, and it can still go elsewhere (DE-MOV-07, DE-GLY-05, DE-RUL-19)."""
    one = figure(state, who)
    if not one.space:
        return False
    own = covers(state, who)
    is_on_glyph = not isinstance(one, Hero) and bool(active_glyphs(state) & own)
    if not is_on_glyph and not own & blocking(state) and not shares_space(state, who):
        return False
    return bool(walk_of(state, who).stops())


async def make_room(g: G, who: str) -> None:
    """Its turn is over in a shared space: its owner puts the figure on the nearest free one (DE-RUL-82)."""
    state = g.state
    if not is_alive(state, who) or not figure(state, who).space:
        return
    if not shares_space(state, who) and not covers(state, who) & blocking(state):
        return
    walk = Walk(state, figure(state, who), 0)
    everywhere = walk.body.fits(floor_of(state) & revealed_spaces(state))
    for ring in walk.body.rings(walk.here, everywhere, 1 << 30)[1:]:
        near = ring & walk.free & ~walk.sunk & ~walk.no_end
        if near:
            choices = [opt.Place(*named(state, place)) for place in members(near)]
            answer = choices[0]
            if len(choices) > 1:
                answer = await g.ask(seat_of(state, who), "make-room", partial(list, choices), None, figure=who)
            g.tell(FigurePut(who, answer.at, answer.lie == UPRIGHT, rule="DE-RUL-82"))
            await arrive(g, who)
            return
