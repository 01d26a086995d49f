"""Rounds (CO-RND): the Heroes' turn, then the Overlord's, until a side has won."""

from __future__ import annotations

from tenebra.games.conan.events.turns import PhaseBegan, PointsChanged
from tenebra.games.conan.rules.gems import clear
from tenebra.games.conan.rules.lasting import expire
from tenebra.games.conan.rules.settling import settle
from tenebra.games.conan.rules.victory import check_victory
from tenebra.games.conan.state import FINAL, INITIAL, OVERLORD, STANCE, COState, living_heroes
from tenebra.games.conan.steps import HEROES_TURN, OVERLORDS_TURN
from tenebra.kernel import Game
from tenebra.kit.ending import HEROES

G = Game[COState]


async def heroes_begin(g: G) -> None:
    """Every living hero moves what he spent in the Overlord's turn to Fatigue (CO-HTN-01, CO-HTN-02)."""
    g.tell(PhaseBegan(HEROES, INITIAL, rule="CO-HTN-01", also=("CO-RND-02", "CO-OTN-09")))
    for hero in living_heroes(g.state):
        clear(g, hero.id, "CO-HTN-02", "CO-GEM-03", "CO-RUL-15", "CO-ALY-13", "CO-INV-03")
    await settle(g)
    g.tell(PhaseBegan(HEROES, STANCE, rule="CO-STA-01", also=("CO-RND-02",)))


async def heroes_end(g: G) -> None:
    """Unspent points are lost, all gems on spaces, tiles and spells go to Fatigue (CO-HTN-07, CO-HTN-11)."""
    state = g.state
    for hero in living_heroes(state):
        if hero.points:
            g.tell(PointsChanged(hero.id, 0, rule="CO-HTN-07", also=("CO-MOV-08",)))
    g.tell(PhaseBegan(HEROES, FINAL, rule="CO-HTN-09", also=("CO-RND-02", "CO-HTN-10")))
    for hero in living_heroes(state):
        clear(g, hero.id, "CO-HTN-11", "CO-GEM-03", "CO-RUL-15", "CO-SPL-09", "CO-ALY-13", "CO-RUX-05", "CO-INV-03")
    expire(g, HEROES)
    await settle(g)
    g.plan(*OVERLORDS_TURN)


async def overlord_ends(g: G) -> None:
    """Benefit zones and spell cards are emptied; with that the round is over (CO-OTN-08, CO-RUL-99)."""
    g.tell(PhaseBegan(OVERLORD, FINAL, rule="CO-OTN-08", also=("CO-RND-03",)))
    clear(g, OVERLORD, "CO-OTN-08", "CO-BEN-11", "CO-OSP-06", "CO-OGM-03", "CO-INV-04")
    expire(g, OVERLORD)
    await settle(g)
    check_victory(g, is_round_over=True)
    g.plan(*HEROES_TURN)
