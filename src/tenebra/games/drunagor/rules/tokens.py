"""Condition and Resource tokens (DR-CON, DR-CND, DR-RES): taken within their limits, and what they do at the start of a turn."""

from __future__ import annotations

from collections.abc import Awaitable

from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.fights import TokensChanged
from tenebra.games.drunagor.events.turns import CUBE, ActionGained
from tenebra.games.drunagor.rules.damage import heal, suffer
from tenebra.games.drunagor.rules.knocked_out import regain_breath
from tenebra.games.drunagor.rules.passives import is_immune, regeneration
from tenebra.games.drunagor.state import (
    BLEED,
    BURN,
    CONDITIONS,
    INTIMIDATE,
    POISON,
    RESOURCES,
    STACKABLE,
    STEALTH,
    STUN,
    DRState,
    character,
    is_on,
    is_there,
    is_up,
)
from tenebra.games.drunagor.vocabulary import Trigger
from tenebra.kernel import Game
from tenebra.kit.orders import CLOSED

G = Game[DRState]
MOST, ONE = 4, 1
"""Of a stackable and of a redundant token (DR-CON-02, DR-CON-03)."""
HARMFUL = {BLEED: "DR-CND-01", BURN: "DR-CND-02", POISON: "DR-CND-03"}
"""The tokens that hurt at the start of a turn, in this order (DR-RUB-06)."""
GAINS: dict[str, Trigger] = {
    "focus": "when_you_gain_focus",
    "shield": "when_you_gain_shield",
    "fury": "when_you_gain_fury",
    "stealth": "when_you_gain_stealth",
}


def room_for(state: DRState, who: str, token: str) -> int:
    """The room for more of a token (DR-CON-02, DR-CON-03); others than STACKABLE and Conditions: any number."""
    held = character(state, who).tokens.get(token, 0)
    if token in STACKABLE:
        return MOST - held
    return ONE - held if token in CONDITIONS else 99


async def give(g: G, who: str, token: str, number: int, rule: str, by: str = "") -> int:
    """Tokens for a character, as far as it can hold them and is not immune; how many it took."""
    state = g.state
    if who in state.npcs:
        return 0  # a token of the board holds none (DR-GEN-13)
    if number <= 0 or not is_up(state, who):
        return 0
    if is_immune(state, who, token):
        return 0  # DR-CON-08
    if state.teams and token in HARMFUL:
        await suffer(g, who, number, preventable=False, source=by, rule="DR-PVP-08")
        return number
    taken = min(number, room_for(state, who, token))
    if taken <= 0:
        return 0
    menace = number * taken if token == INTIMIDATE else 0
    g.tell(TokensChanged(who, token, taken, by=by, menace=menace, rule=rule, also=_kind_of(token)))
    if token in GAINS:
        await triggered(g, GAINS[token], who)
    return taken


def _kind_of(token: str) -> tuple[str, str]:
    """The rules of how many one may hold, and of what it is."""
    kind = "DR-CON-06" if token in RESOURCES else "DR-CON-04" if token in STACKABLE else "DR-CON-05"
    return ("DR-CON-02", kind) if token in STACKABLE else ("DR-CON-03", kind)


def lose(g: G, who: str, token: str, number: int, rule: str) -> int:
    """Tokens go back, so many as there are. How many went."""
    gone = min(number, character(g.state, who).tokens.get(token, 0))
    if gone:
        g.tell(TokensChanged(who, token, lost=gone, rule=rule))
    return gone


def intimidation(state: DRState, who: str) -> int:
    """The damage that INTIMIDATE takes from a character's attack (DR-CND-08, DR-RUL-29)."""
    one = character(state, who)
    return one.menace if is_on(state, "intimidate-literal") else one.tokens.get(INTIMIDATE, 0)


def marked(state: DRState, who: str, target: str) -> int:
    """+1 DMG of the Ranger who placed the mark (DR-CND-09)."""
    return int(character(state, target).marked_by == who)


def resolve_conditions(g: G, who: str) -> Awaitable[None]:
    """The Conditions step of a turn, in its order (DR-TRN-01, DR-MON-16, DR-RUB-06).

    STEALTH ends; BLEED, BURN and POISON hurt one after the other; STUN costs a Hero a Cube Action. A Monster's STUN is looked at
    when it would attack. A Hero Knocked Out by them Regains Breath at once and loses what is left of them (DR-KNO-05).
    """
    return _resolve_conditions(g, who) if character(g.state, who).tokens else CLOSED


async def _resolve_conditions(g: G, who: str) -> None:
    state = g.state
    lose(g, who, STEALTH, ONE, "DR-CND-12")
    for token, rule in HARMFUL.items():
        held = character(state, who).tokens.get(token, 0)
        if not held:
            continue
        await suffer(g, who, held, preventable=False, source=token, rule=rule)
        if not is_there(state, who):
            return
        if not is_up(state, who):
            await regain_breath(g, who, "DR-KNO-05")
            return
        if token != POISON:
            lose(g, who, token, held if token == BLEED else 1, rule)
    if who in state.heroes and lose(g, who, STUN, ONE, "DR-CND-05"):
        g.tell(ActionGained(who, CUBE, lost=1, rule="DR-CND-05"))


def regenerate(g: G, who: str) -> None:
    """REGENERATION, after the Conditions (DR-EFF-20)."""
    number = regeneration(g.state, who)
    if number and is_up(g.state, who):
        heal(g, who, number, who, "DR-EFF-20")
