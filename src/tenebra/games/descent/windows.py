"""The windows (DE-PRI-04, DE-PRI-05): the moments at which somebody may react, and how they are asked.

| moment              | opens                                                            | who acts         |
| ------------------- | ---------------------------------------------------------------- | ---------------- |
| `hero_turn`         | before a hero starts his turn, and again before he declares      | Overlord         |
| `hero_enters`       | a hero has entered a space, after pit, Aura, glyph and reveal     | Overlord         |
| `hero_opens_door`   | a hero has opened a door                                         | Overlord         |
| `hero_opens_chest`  | a chest is open, its curses paid, its contents not yet dealt     | Overlord         |
| `monster_activated` | a monster is named                                               | Overlord         |
| `monster_attacks`   | a monster's attack is declared, its dice not rolled              | Overlord         |
| `monster_attacked`  | an attack that affects monsters is declared, its dice not rolled | Overlord         |
| any moment          | of the Overlord's turn                                           | guarding heroes  |

In one window the Overlord may discard for Threat as he likes and play one Event and one Trap (DE-OVC-09, DE-OVC-10, DE-PRI-06).
He is asked whenever he holds a card, whether or not it fits the moment: a pause must tell nothing. Guards are asked one after
another, the first hero first, whoever has an attack to make (DE-RUL-99).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial

from tenebra.games.descent import options as opt
from tenebra.games.descent.events.heroes import GuardDeclined
from tenebra.games.descent.state import GUARD, OVERLORD, DEState, is_on, is_overlords_turn
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.orders import CLOSED, Window

G = Game[DEState]
PASS = opt.Pass()
KIND_OF = {
    "hero_turn": "turn",
    "hero_enters": "movement",
    "hero_opens_door": "opening",
    "hero_opens_chest": "opening",
    "monster_activated": "activation",
    "monster_attacks": "attack",
    "monster_attacked": "attack",
}
"""The kinds of moments about which the Overlord may give a standing order."""
KINDS = (*dict.fromkeys(KIND_OF.values()), GUARD)

Cards = Callable[[DEState, str, str, str, Collection[str]], list[Option]]
Refusal = Callable[[DEState, Option, str, str, str, Collection[str]], Reason | None]
Playing = Callable[[G, Option, str, str, str], Awaitable[str]]
Guards = Callable[[DEState, str], Sequence[Option]]
Guarding = Callable[[G, str, Option], Awaitable[None]]


class Reactions:
    """The functions for reactions, entered by rules that open windows themselves when those are loaded."""

    card_options: Cards
    """The cards that can be played or discarded at a moment; given the kinds of cards already played in it."""
    why_not_card: Refusal
    play_card: Playing
    """Plays or discards; the kind of the card that was played, "" if it was discarded."""
    guard_options: Guards
    """The attacks a guarding hero could make now."""
    guard_attack: Guarding


REACTIONS = Reactions()


def window(g: G, moment: str, figure: str = "", what: str = "") -> Awaitable[None]:
    """Let the Overlord play cards at a moment; heroes in Town are out of his reach (DE-TWN-03)."""
    return _ask_overlord(g, moment, figure, what) if can_ask(g.state, figure) else CLOSED


def can_ask(state: DEState, figure: str) -> bool:
    """The Overlord holds a card, and nobody in Town is concerned."""
    hero = state.heroes.get(figure)
    return bool(state.overlord.hand) and (hero is None or bool(hero.space))


async def _ask_overlord(g: G, moment: str, figure: str, what: str) -> None:
    state = g.state
    played: list[str] = []
    while state.overlord.hand and figure_is_there(state, figure):
        answer = await g.ask(
            OVERLORD,
            "window",
            lambda: [PASS, *REACTIONS.card_options(state, moment, figure, what, played)],
            lambda _, option: REACTIONS.why_not_card(state, option, moment, figure, what, played),
            moment=moment,
            figure=figure,
            what=what,
        )
        if answer == PASS:
            return
        kind = await REACTIONS.play_card(g, answer, moment, figure, what)
        if kind:
            played.append(kind)


def figure_is_there(state: DEState, figure: str) -> bool:
    """Whether the figure that the moment is about is still on the board."""
    hero = state.heroes.get(figure)
    return not figure or figure in state.monsters or (hero is not None and bool(hero.space))


def guards(g: G, moment: str, figure: str = "") -> Awaitable[None]:
    """Let guarding heroes interrupt the Overlord's turn at this very moment (DE-ORD-12, DE-ORD-13)."""
    state = g.state
    if is_overlords_turn(state):
        for hero in state.heroes.values():
            if hero.order == GUARD and hero.space:
                return _ask_guards(g, moment, figure)
    return CLOSED


async def _ask_guards(g: G, moment: str, figure: str) -> None:
    state = g.state
    for hero in state.heroes.values():
        if hero.order != GUARD or not hero.space or hero.id in state.declined:
            continue
        attacks = REACTIONS.guard_options(state, hero.id)
        if not attacks:
            continue
        offer = partial(list[Option], [PASS, *attacks])
        answer = await g.ask(hero.id, "guard", offer, None, hero=hero.id, moment=moment, figure=figure)
        if answer != PASS:
            await REACTIONS.guard_attack(g, hero.id, answer)
        elif is_on(state, "guard_decline"):
            g.tell(GuardDeclined(hero.id, rule="DE-SWI-16"))


def asked_in(asked: str, about: Mapping[str, str]) -> Window | None:
    """The window that a question is: which cards the Overlord holds is a secret, an order is not."""
    if asked == "window":
        return Window(KIND_OF[about["moment"]], str(PASS), is_secret=True)
    return Window(GUARD, str(PASS)) if asked == GUARD else None
