"""Conquest, victory and defeat (DE-CNQ): checked whenever a token is lost and whenever a goal may be reached."""

from __future__ import annotations

from tenebra.games.descent.events.turns import ConquestGained, ConquestLost
from tenebra.games.descent.scenario import Phrase
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import OVERLORD, DEState
from tenebra.kernel import Game
from tenebra.kit.ending import HEROES

G = Game[DEState]
HEROES_WIN, OVERLORD_WINS = HEROES, OVERLORD
OUTCOMES = {HEROES_WIN: HEROES, OVERLORD_WINS: OVERLORD}


def gain_conquest(g: G, number: int, cite: str, *also: str) -> None:
    """The heroes gain Conquest tokens (DE-CNQ-01)."""
    if number:
        g.tell(ConquestGained(number, rule=cite, also=also))


def lose_conquest(g: G, number: int, cite: str, *also: str) -> None:
    """The heroes lose Conquest tokens; without any the game is over at once (DE-CNQ-02, DE-CNQ-03)."""
    g.tell(ConquestLost(number, rule=cite, also=also))
    check_conquest(g)


def check_conquest(g: G) -> None:
    """Without a Conquest token the heroes have lost (DE-CNQ-03, DE-DTH-04, DE-RUL-06)."""
    if g.state.round and not g.state.conquest:
        g.end(OVERLORD_WINS, "DE-CNQ-03", "DE-CNQ-06", "DE-CNQ-08", "DE-RUL-06", "DE-RUL-94")


def check_victory(g: G) -> None:
    """End the game if a side has won; without a token left nobody's goal counts but the Overlord's (DE-CNQ-04, DE-RUL-94)."""
    state = g.state
    if not state.round:
        return
    check_conquest(g)
    sheet = sheet_of(state)
    if sheet.wins and all(is_reached(state, phrase) for phrase in sheet.wins):
        g.end(HEROES_WIN, "DE-CNQ-04", "DE-CNQ-05", "DE-CNQ-08")
    if any(is_lost(state, phrase) for phrase in sheet.losses):
        g.end(OVERLORD_WINS, "DE-GEN-02", "DE-CNQ-08")


def is_lost(state: DEState, phrase: Phrase) -> bool:
    """A quest's own condition of defeat is met."""
    return state.round > phrase.number if phrase.verb == "round" else is_reached(state, phrase)


def is_reached(state: DEState, phrase: Phrase) -> bool:
    """One goal is reached, or one condition of a quest's rule holds."""
    match phrase.verb:
        case "slain":
            return phrase.name in state.slain
        case "count":
            return state.counters.get(phrase.name, 0) >= phrase.number
        case "round":
            return state.round >= phrase.number
        case "revealed":
            return phrase.name in state.revealed
        case "taken":
            return phrase.name in state.taken
        case "opened":
            return state.doors.get(phrase.name, False)
        case "heroes":
            return len(state.party) >= phrase.number
    return False
