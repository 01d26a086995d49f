"""Knocked Out and Regaining Breath (DR-KNO)."""

from __future__ import annotations

from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.fights import BreathRegained, KnockedOut
from tenebra.games.drunagor.events.goods import AURA, NoteMade
from tenebra.games.drunagor.events.turns import TurnCut
from tenebra.games.drunagor.rules.cubes import trauma
from tenebra.games.drunagor.rules.damage import fallen
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.recall import recall_action
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Game

G = Game[DRState]
OF_CONDITIONS = "DR-CND-"
"""Rules of Condition damage: a Knock-Out by it does not end the turn (DR-KNO-05)."""


@fallen("hero")
async def knock_out(g: G, hero: str, _: str, rule: str) -> None:
    """Lie down, lose Conditions, Recall for nothing, take a Trauma cube, lose the Aura: in this order (DR-KNO-01)."""
    state = g.state
    g.tell(KnockedOut(hero, rule=rule))
    if state.turn is not None and state.turn.card == hero and not rule.startswith(OF_CONDITIONS):
        g.tell(TurnCut(hero, rule="DR-RUL-33"))
    await recall_action(g, hero, free=True, rule="DR-REC-07")
    await trauma(g, hero, "DR-KNO-02")
    if state.heroes[hero].aura:
        g.tell(NoteMade(hero, AURA, state.heroes[hero].aura, is_erased=True, rule="DR-KNO-01", also=("DR-RUL-97",)))
    await happened(g, "down", by=hero)


async def regain_breath(g: G, hero: str, rule: str = "DR-KNO-04") -> None:
    """Stand up with full Health (DR-KNO-04)."""
    g.tell(BreathRegained(hero, most_health(g.state, hero), rule=rule))
    await triggered(g, "when_you_regain_breath", hero)
