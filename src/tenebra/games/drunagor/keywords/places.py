"""Words that move somebody or put something on the board (DR-EFF-13 to DR-EFF-16, DR-EFF-23)."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import Doing, G, keyword, triggered
from tenebra.games.drunagor.rules import forced
from tenebra.games.drunagor.rules.moving import move_effect
from tenebra.games.drunagor.rules.space import covers
from tenebra.games.drunagor.rules.traps import place_trap, trap_areas
from tenebra.games.drunagor.state import is_there


@keyword("move")
def move(g: G, doing: Doing) -> Awaitable[None]:
    """A move effect (DR-MOV-01)."""
    return move_effect(g, doing.who, doing.number, rule="DR-EFF-16", may_plan=doing.casting.may_plan)


@keyword("jump")
def jump(g: G, doing: Doing) -> Awaitable[None]:
    """A jump (DR-MOV-15)."""
    return move_effect(g, doing.who, doing.number, jump=True, rule="DR-MOV-15", may_plan=doing.casting.may_plan)


@keyword("trample")
def trample(g: G, doing: Doing) -> Awaitable[None]:
    """A Move Action through enemies who are hurt (DR-TKW-16)."""
    return move_effect(g, doing.who, 3, trample=doing.number, rule="DR-TKW-16", may_plan=doing.casting.may_plan)


@keyword("push")
async def push(g: G, doing: Doing) -> None:
    """Away from the user in a straight line (DR-EFF-13)."""
    if doing.who != doing.user and is_there(g.state, doing.user):
        await forced.push(g, doing.user, doing.who, doing.number)
        await triggered(g, "when_you_push", doing.user, doing.who if is_there(g.state, doing.who) else "")


@keyword("telekinesis")
async def telekinesis(g: G, doing: Doing) -> None:
    """The target is thrown; where none is stated, anything small in range that the user likes (DR-EFF-14)."""
    what = doing.who if doing.who != doing.user else await forced.choose_thrown(g, doing.user, doing.casting.reach)
    if what in forced.throwables(g.state):
        await forced.telekinesis(g, doing.user, doing.number, what)


@keyword("swap")
async def swap(g: G, doing: Doing) -> None:
    """User and target exchange their places (DR-EFF-15)."""
    if doing.who != doing.user and covers(g.state, doing.who).bit_count() == covers(g.state, doing.user).bit_count():
        await forced.swap(g, doing.user, doing.who)


@keyword("bear_trap", "fire_trap", "poison_trap")
async def trap(g: G, doing: Doing) -> None:
    """A Trap token in an area adjacent to the user's own (DR-EFF-23)."""
    areas = trap_areas(g.state, doing.user)
    if not areas:
        return
    area = areas[0]
    if len(areas) > 1:
        offers = [opt.Choose(one) for one in areas]
        area = (await g.ask(doing.user, "trap", lambda: offers, figure=doing.user, source=doing.casting.source)).name
    place_trap(g, doing.user, doing.effect.verb.removesuffix("_trap"), area, doing.casting.source)
