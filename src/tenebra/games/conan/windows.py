"""The windows (CO-WIN, CO-CMB): the moments at which somebody may react, and when a person is asked.

| kind            | opens                                                      | who acts                                  |
| --------------- | ---------------------------------------------------------- | ----------------------------------------- |
| `sacrifice`     | an attack is declared, its dice are not rolled             | the target's side                         |
| `reroll`        | dice are rolled, their symbols not counted                 | whose roll it is; a commander for an ally |
| `guard`         | the attack power is fixed                                  | bodyguards, then the target's seat        |
| `wounds`        | damage takes gems, and several spaces hold some            | the hero                                  |
| `beyond`        | somebody is dead and not yet removed                       | its seat                                  |
| `counterattack` | a melee attack is resolved                                 | each who was attacked and survived        |
| `catch`         | an object has landed                                       | the heroes there                          |
| `spell`         | at each of these moments, and between actions              | the active side first, then the other     |

Everything lies open, so a seat is asked only if something can come of what it has to use (CO-RUL-105): not to guard where the
target would suffer the same, to step into a blow that cannot harm, to roll dice again that can do no better or whose symbols
can change nothing any more. Whether a use is wanted besides is worked out with the question (`matters`): nobody with the
standing order "only if it can change something" is asked to roll dice again that have done their work, or for a spell that does
as well later, and no computer thinks about it (`Package.advise`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from tenebra.games.conan import options as opt
from tenebra.games.conan.rules.moments import BETWEEN, usable
from tenebra.games.conan.state import OVERLORD, COState
from tenebra.kernel import Game, Option, Reason, derived
from tenebra.kit.ending import HEROES
from tenebra.kit.orders import CLOSED, Window

G = Game[COState]
PASS = opt.Pass()
KINDS = ("sacrifice", "reroll", "guard", "wounds", "beyond", "counterattack", "catch", "spell")


class Reactions:
    """The functions for reactions, entered by rules that open windows themselves when those are loaded."""

    options: Callable[[COState, str, str], list[Option]]
    """The reaction spells and objects that a seat can use at a moment."""
    is_void: Callable[[COState, str, Sequence[Option]], bool]
    """Whether nothing can come of any of these options, now or later."""
    matters: Callable[[COState, str, str], bool]
    """One of them can change something at this moment."""
    why_not: Callable[[COState, str, Option, str], Reason | None]
    cast: Callable[[G, str, Option], Awaitable[object]]
    free_attack: Callable[[G, opt.Attack], Awaitable[None]]
    """An attack from beyond, or a counterattack."""
    explode: Callable[[G, str, str, str, str], Awaitable[None]]
    """Let somebody's object go off in an area, by a rule."""


REACTIONS = Reactions()


def matter(holds: bool) -> str:
    """The field of a question that says whether an answer can change something."""
    return "yes" if holds else "no"


def asked_in(asked: str, about: Mapping[str, str]) -> Window | None:
    """The window that a question is. Nothing about it is secret."""
    return Window(asked, str(PASS), matters=about.get("matters") != "no") if asked in KINDS else None


def reactors(state: COState, moment: str) -> list[str]:
    """The seats that own a reaction spell or object of use at a moment, the active side's first (CO-WIN-11)."""
    return _reactors(state, moment, state.side)


@derived
def _reactors(state: COState, moment: str, side: str) -> list[str]:
    owners = [hero.id for hero in state.heroes.values() if usable(tuple(hero.cards), moment)]
    owners += [OVERLORD] if usable(tuple(state.overlord.cards), moment) else []
    others = [seat for seat in owners if not _acts_itself(seat, moment, side)]
    return others if side == HEROES else sorted(others, key=lambda seat: seat != OVERLORD)


def reactions(g: G, moment: str) -> Awaitable[object]:
    """Let whoever can cast reaction spells at this moment (CO-RUL-43)."""
    return _react(g, moment) if reactors(g.state, moment) else CLOSED


async def _react(g: G, moment: str) -> None:
    """The active side first; after any new effect everybody is asked once more (CO-WIN-11)."""
    state = g.state
    is_new = True
    while is_new:
        is_new = False
        for seat in reactors(state, moment):
            if REACTIONS.is_void(state, seat, found := REACTIONS.options(state, seat, moment)):
                continue
            answer = await g.ask(
                seat,
                "spell",
                lambda: [PASS, *found],
                lambda seat, option: REACTIONS.why_not(state, seat, option, moment),
                moment=moment,
                matters=lambda: matter(REACTIONS.matters(state, seat, moment)),  # noqa: B023
            )
            if answer != PASS:
                await REACTIONS.cast(g, seat, answer)
                is_new = True


def _acts_itself(seat: str, moment: str, side: str) -> bool:
    """Between its own actions a seat is asked what to do anyway, spells among it."""
    return moment == BETWEEN and (seat == OVERLORD) == (side == OVERLORD)
