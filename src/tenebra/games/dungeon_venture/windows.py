"""The windows: the moments at which the Keeper may play Event cards (DV-EVT-03, DV-RUL-53).

| moment            | opens                                                        | who acts |
| ----------------- | ------------------------------------------------------------ | -------- |
| `before_reveal`   | before an initiative card is turned over                     | Keeper   |
| `after_reveal`    | after it                                                     | Keeper   |
| `before_step`     | before each step of a movement, so also between two steps    | Keeper   |
| `after_movement`  | after a movement                                             | Keeper   |
| `before_action`   | after an Action is declared, before it is carried out        | Keeper   |
| `after_action`    | after an Action                                              | Keeper   |
| `chest_opened`    | a Chest is open, its cards not yet laid out                  | Keeper   |
| `attack_rolled`   | after the dice of an attack, before damage                   | Keeper   |
| `after_damage`    | after damage                                                 | Keeper   |
| `before_placing`  | before an area's Monsters are placed                         | Keeper   |
| `after_placing`   | after it                                                     | Keeper   |
| `turn_ends`       | at the end of a turn                                         | Keeper   |

Within a window the Keeper may play one card after another; each is carried out completely before the next, and the
game goes on when the Keeper passes. There is no window during Stop and Reorganize (DV-REO-13). The Keeper is asked
whenever there is an Event card in the hand, whether or not it fits the moment: a pause must tell nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import Card, card
from tenebra.games.dungeon_venture.effects import carry_out, event_targets
from tenebra.games.dungeon_venture.events.cards import EventPlayed, EventResolved
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState, Figure
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of
from tenebra.kit.orders import CLOSED, Window

G = Game[DVState]
PASS = opt.Pass()
KIND_OF = {
    "before_reveal": "reveal",
    "after_reveal": "reveal",
    "before_step": "movement",
    "after_movement": "movement",
    "before_action": "action",
    "chest_opened": "action",
    "after_action": "action",
    "attack_rolled": "attack",
    "after_damage": "attack",
    "before_placing": "placing",
    "after_placing": "placing",
    "turn_ends": "end",
}
"""The kinds of moments about which the Keeper may give a standing order."""
KINDS = tuple(dict.fromkeys(KIND_OF.values()))


def window(g: G, moment: str, figure: str = "", what: str = "") -> Awaitable[None]:
    """Let the Keeper play Events at a moment."""
    return _ask_keeper(g, moment, figure, what) if g.state.keeper_hand else CLOSED


async def _ask_keeper(g: G, moment: str, figure: str, what: str) -> None:
    state = g.state
    while state.keeper_hand and not state.reorganizing:
        answer = await g.ask(
            KEEPER,
            "window",
            lambda: event_options(state, moment, figure, what),
            lambda _, option: why_not_event(state, option, moment, figure, what),
            moment=moment,
            figure=figure,
            what=what,
        )
        if not isinstance(answer, opt.Event):
            return
        await play_event(g, answer, figure)


def asked_in(asked: str, about: Mapping[str, str]) -> Window | None:
    """The window that a question is: which Events the Keeper holds is a secret."""
    return Window(KIND_OF[about["moment"]], str(PASS), is_secret=True) if asked == "window" else None


def fits(state: DVState, printed: Card, moment: str, figure: str, what: str) -> bool:
    """The card may be played at this moment."""
    when = printed.clauses[0].when
    if when == "any_time":
        return True
    acting = state.figures.get(figure)
    if when == "hero_moves":
        return moment == "before_step" and acting is not None and acting.form == HERO and may_stop(state, acting)
    if when == "hero_rests":
        return moment == "before_action" and what == "rest" and not state.is_cancelled
    if when == "chest_opened":
        return moment == "chest_opened"
    if moment != "attack_rolled":
        return False
    attacker = state.figures.get(state.attacks[-1].attacker)
    if attacker is None:
        return False
    return attacker.form == HERO if when == "hero_attacks" else attacker.form in (MONSTER, BOSS)


def may_stop(state: DVState, figure: Figure) -> bool:
    """The figure could end its movement where it is: it shares the space with nobody (DV-MOV-07)."""
    return not any(
        other.space == figure.space and other.form != SPIRIT and other is not figure for other in state.figures.values()
    )


def event_options(state: DVState, moment: str, figure: str, what: str) -> Sequence[Option]:
    """Pass, and every Event card that fits the moment, with each target it may have."""
    out: list[Option] = [PASS]
    for name in dict.fromkeys(map(name_of, state.keeper_hand)):
        printed = card(name)
        if fits(state, printed, moment, figure, what):
            out += [opt.Event(name, at) for at in event_targets(state, printed)]
    return out


def why_not_event(state: DVState, option: Option, moment: str, figure: str, what: str) -> Reason | None:
    """Why an Event cannot be played now."""
    if option == PASS:
        return None
    if not isinstance(option, opt.Event):
        return Reason("DV-EVT-03", "only-events-now")
    held = [copy for copy in state.keeper_hand if name_of(copy) == option.card]
    if not held:
        return Reason("DV-EVT-01", "not-in-hand", {"card": option.card})
    if not fits(state, card(held[0]), moment, figure, what):
        return Reason("DV-EVT-03", "not-at-this-moment", {"card": option.card})
    if option not in event_options(state, moment, figure, what):
        return Reason("DV-EVT-03", "no-such-target", {"card": option.card})
    return None


async def play_event(g: G, choice: opt.Event, figure: str) -> None:
    """The Keeper plays an Event; it costs no Action and is carried out at once (DV-EVT-02)."""
    copy = next(copy for copy in g.state.keeper_hand if name_of(copy) == choice.card)
    g.tell(EventPlayed(copy, choice.at, rule="DV-EVT-02"))
    await carry_out(g, card(copy), KEEPER, choice.at, figure)
    g.tell(EventResolved(copy, rule="DV-RUL-53"))
