"""Knockback (DE-ABL-12, DE-ABL-13): where a figure may be thrown, and its landing."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.boards.eight import DIRECTIONS
from tenebra.boards.grid import members
from tenebra.games.descent import options as opt
from tenebra.games.descent.events.figures import FigurePut
from tenebra.games.descent.rules import movement
from tenebra.games.descent.rules.glyphs import active_glyphs
from tenebra.games.descent.rules.large import body_of, named, place_of
from tenebra.games.descent.rules.powers import is_immune
from tenebra.games.descent.rules.rerolls import chooser
from tenebra.games.descent.rules.space import blocking, covers, floor_of, occupied, revealed_spaces
from tenebra.games.descent.state import Attack, DEState, Hero, figure, is_alive
from tenebra.kernel import Decision, Game, Option

G = Game[DEState]
FAR = 3


def landings(state: DEState, who: str, far: int = FAR) -> list[opt.Place]:
    """The places to put a figure: at most three spaces away over figures and obstacles, not over walls (DE-RUL-12, DE-RUL-71)."""
    one, own = figure(state, who), covers(state, who)
    free = revealed_spaces(state) & ~(occupied(state) & ~own) & ~blocking(state)
    lie = ""
    if not isinstance(one, Hero):
        free &= ~active_glyphs(state)
        lie = opt.UPRIGHT if one.upright else ""
    body = body_of(state, one)
    here, fitting = place_of(state, body, one.space, lie), body.fits(floor_of(state))
    reached = edge = here
    for _ in range(far):
        grown = 0
        for direction in DIRECTIONS:
            grown |= body.shift(edge, direction)
        edge = grown & fitting & ~reached
        reached |= edge
    return [opt.Place(*named(state, place)) for place in members(reached & body.fits(free) & ~here)]


async def knock_back(g: G, made: Attack, whom: list[str]) -> None:
    """The attacker may throw every affected figure that lives, in the order he likes (DE-ABL-12, DE-RUL-72)."""
    state = g.state
    left = [who for who in whom if who != made.attacker and not is_immune(state, who, "knockback")]
    while left := [who for who in left if is_alive(state, who) and figure(state, who).space]:
        who = await _next_to_throw(g, made, left)
        left.remove(who)
        options: list[Option] = [opt.Skip(), *landings(state, who)]
        answer = await _ask(g, made, options, who)
        if isinstance(answer, opt.Place):
            await throw(g, who, answer, "DE-ABL-12", ("DE-ABL-13", "DE-DEC-07", "DE-RUL-12", "DE-RUB-09"))


async def _next_to_throw(g: G, made: Attack, left: list[str]) -> str:
    if len(left) == 1:
        return left[0]
    answer = await _ask(g, made, [opt.Choose(who) for who in left], "")
    assert isinstance(answer, opt.Choose)
    return answer.name


def _ask(g: G, made: Attack, options: Sequence[Option], who: str) -> Decision[Option]:
    return g.ask(chooser(g.state, made), "knockback", lambda: options, figure=who, attacker=made.attacker)


async def throw(g: G, who: str, place: opt.Place, cite: str, also: tuple[str, ...] = ()) -> None:
    """A figure lands; only the landing space counts as entered (DE-RUB-09)."""
    g.tell(FigurePut(who, place.at, place.lie == opt.UPRIGHT, rule=cite, also=also))
    await movement.arrive(g, who)
