"""The windows (DR-RCT, DR-TKW-15, DR-RES-04, DR-ATK-18): the moments at which somebody may react, and when a person is asked.

| kind       | opens                                                          | who acts                             |
| ---------- | -------------------------------------------------------------- | ------------------------------------ |
| `protect`  | an attack is declared                                          | whoever has PROTECT beside a target  |
| `reroll`   | an attack with REROLL has missed                               | the attacker                         |
| `fury`     | an attack has hit, SHIELD is not spent                         | the attacker                         |
| `reaction` | SHIELD is spent, Health not lost; also if no damage is left    | every Hero, those who are hit first  |
| `trigger`  | something happens that a Hero may answer for a price           | that Hero                            |
| `ties`     | the rules leave several choices to the Party Leader (DR-TIE)   | the Party Leader                     |

Everything lies open, so a seat is asked only if it has something to use. Whether that can change anything is worked out with the
question (`matters`). A tie that is let pass is settled by the first choice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.state import Attack, DRState
from tenebra.games.drunagor.steps import HeroesReact
from tenebra.kernel import Decision, Game, Option, Reason
from tenebra.kit.orders import CLOSED, Window

G = Game[DRState]
PASS = opt.Pass()
TIES = "ties"
KINDS = ("protect", "reroll", "fury", "reaction", "trigger", TIES)


class Reactions:
    """The functions for reactions, entered by rules that open windows themselves when those are loaded."""

    options: Callable[[DRState, str], list[Option]]
    """The Reactions a Hero can use to the threat in progress."""
    matters: Callable[[DRState, str], bool]
    why_not: Callable[[DRState, str, Option], Reason | None]
    use: Callable[[G, str, Any, bool], Awaitable[None]]
    """Whether a step of its own may follow is said too."""
    order: Callable[[DRState, Attack], list[str]]


REACTIONS = Reactions()


def matter(holds: bool) -> str:
    """The field of a question that says whether an answer can change something."""
    return "yes" if holds else "no"


def asked_in(asked: str, about: Mapping[str, str]) -> Window | None:
    """The window that a question is. Nothing about it is secret."""
    if asked.startswith("tie-"):
        return Window(TIES, str(PASS), is_reaction=False)
    return Window(asked, str(PASS), matters=about.get("matters") != "no") if asked in KINDS else None


async def react(g: G) -> None:
    """Let every Hero who can use one Reaction to the threat in progress (DR-RCT-02, DR-RCT-04)."""
    for hero in REACTIONS.order(g.state, g.state.attacks[-1]):
        if found := REACTIONS.options(g.state, hero):
            await _use(g, hero, await _offer(g, hero, found), may_plan=False)


async def heroes_react(g: G, step: HeroesReact) -> None:
    """The same for the first of them who can, from a place in their order on; the others follow as a step of their own."""
    order = REACTIONS.order(g.state, g.state.attacks[-1])
    for place in range(step.place, len(order)):
        if found := REACTIONS.options(g.state, order[place]):
            g.safe_point()
            answer = await _offer(g, order[place], found)
            g.done(step)
            if place + 1 < len(order):
                g.plan(HeroesReact(place + 1))
            await _use(g, order[place], answer, may_plan=True)
            return
    g.done(step)


def _offer(g: G, hero: str, found: list[Option]) -> Decision[Option]:
    state = g.state
    attack = state.attacks[-1]
    return g.ask(
        hero,
        "reaction",
        lambda: [PASS, *found],
        lambda seat, option: REACTIONS.why_not(state, seat, option),
        figure=hero,
        attacker=attack.attacker,
        source=attack.source,
        damage=lambda: str(sum(attack.damage.values()) - sum(attack.prevented.values())),
        matters=lambda: matter(REACTIONS.matters(state, hero)),
    )


def _use(g: G, hero: str, answer: Option, *, may_plan: bool) -> Awaitable[None]:
    return REACTIONS.use(g, hero, answer, may_plan) if answer != PASS else CLOSED
