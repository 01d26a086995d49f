"""The end of an Adventure (DR-WIN): its objective, or a Hero too many cubes under, the last Rune, what the Adventure says."""

from __future__ import annotations

from tenebra.games.drunagor.events.goods import CURSE
from tenebra.games.drunagor.rules.objectives import is_reached
from tenebra.games.drunagor.rules.pvp import WINNERS, team_falls
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Game
from tenebra.kit.ending import HEROES

G = Game[DRState]
DARKNESS = "darkness"
WON = "won"
CURSED, TRAUMATIZED, NO_RUNES, FAILED = "cursed", "traumatized", "no-runes", "failed"
OUTCOMES = {WON: HEROES, CURSED: DARKNESS, TRAUMATIZED: DARKNESS, NO_RUNES: DARKNESS, FAILED: DARKNESS, **WINNERS}
"""The outcomes of an Adventure, and the winner of each (DR-WIN-01, DR-WIN-02)."""


def check_victory(g: G) -> None:
    """The objective is reached, or fails (DR-WIN-01, DR-WIN-02)."""
    sheet = sheet_of(g.state)
    for phrase in sheet.losses:
        if is_reached(g.state, phrase):
            g.end(FAILED, "DR-WIN-02", "DR-DOR-04")
    for phrase in sheet.wins:
        if not is_reached(g.state, phrase):
            return
    if sheet.wins:
        g.end(WON, "DR-WIN-01", "DR-DOR-04")


def fall_short(g: G, hero: str, cube: str) -> None:
    """A Hero has one Curse or Trauma cube too many: the whole Party fails (DR-WIN-02, DR-WIN-03)."""
    if g.state.teams:
        team_falls(g, hero, cube)
    elif cube == CURSE:
        g.end(CURSED, "DR-WIN-02", "DR-CUB-11", "DR-WIN-03")
    else:
        g.end(TRAUMATIZED, "DR-WIN-02", "DR-CUB-09", "DR-WIN-03", "DR-KNO-02")


def out_of_runes(g: G) -> None:
    """The last Rune was drawn (DR-DRK-03, DR-RUL-84)."""
    g.end(NO_RUNES, "DR-WIN-02", "DR-DRK-03", "DR-RUL-84")
