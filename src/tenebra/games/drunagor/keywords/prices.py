"""Payments for a text or a sentence of it (DR-EFF-12, DR-EFF-18, DR-EFF-19)."""

from __future__ import annotations

from tenebra.games.drunagor.effects import PRICES, Casting, G
from tenebra.games.drunagor.rules.cubes import fatigue
from tenebra.games.drunagor.rules.damage import lose as lose_health
from tenebra.games.drunagor.rules.items import discard as discard_card
from tenebra.games.drunagor.rules.tokens import lose
from tenebra.games.drunagor.vocabulary import Effect


async def pay_life(g: G, casting: Casting, cost: Effect) -> None:
    """Health, which is no damage (DR-EFF-12)."""
    lose_health(g, casting.user, cost.number, casting.user, "DR-EFF-12")


async def expend(g: G, casting: Casting, cost: Effect) -> None:
    """Cubes of the payer's choice (DR-EFF-19)."""
    await fatigue(g, casting.user, cost.number, "DR-EFF-19")


async def discard(g: G, casting: Casting, cost: Effect) -> None:
    """Tokens, or the card itself (DR-EFF-18)."""
    if cost.name != "card":
        lose(g, casting.user, cost.name, cost.number, "DR-EFF-18")
        return
    own = g.state.heroes[casting.user]
    if casting.source in (*own.equipped.values(), *own.bag):
        discard_card(g, casting.user, casting.source, "DR-EFF-18")


PRICES["pay_life"], PRICES["expend"], PRICES["discard"] = pay_life, expend, discard
