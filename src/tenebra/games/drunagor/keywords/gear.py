"""Words about items (DR-EQP-11, DR-EQP-12, DR-ITM-03, DR-CHE-02)."""

from __future__ import annotations

from tenebra.games.drunagor.content import skills
from tenebra.games.drunagor.effects import Doing, G, keyword
from tenebra.games.drunagor.rules.chests import draw_chest_card
from tenebra.games.drunagor.rules.damage import adjust_health
from tenebra.games.drunagor.rules.items import find, socket
from tenebra.games.drunagor.rules.items import flip as turn
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.kit.decks import name_of


@keyword("flip")
async def flip(g: G, doing: Doing) -> None:
    """The card that says so is turned (DR-EQP-11)."""
    source = doing.casting.source
    owner = skills()[source].owner if source in skills() else name_of(source)
    own = g.state.heroes[doing.user]
    for copy in (*own.equipped.values(), *own.bag):
        if name_of(copy) == owner:
            before = most_health(g.state, doing.user)
            turn(g, copy, "DR-EQP-11")
            await adjust_health(g, doing.user, before)
            return


@keyword("flip_socketed")
async def flip_socketed(g: G, doing: Doing) -> None:
    """One of the Hero's socketed items is turned for good (DR-EQP-12)."""
    if doing.who in g.state.heroes:
        await socket(g, doing.who)


@keyword("draw_chest_card")
async def draw(g: G, doing: Doing) -> None:
    """The top Chest card, without the Trap die."""
    if doing.who in g.state.heroes:
        await draw_chest_card(g, doing.who, doing.rule)


@keyword("craft")
async def craft(g: G, doing: Doing) -> None:
    """A Pattern makes an item (DR-ITM-03)."""
    if doing.who in g.state.heroes:
        await find(g, doing.who, doing.effect.name, "DR-ITM-03")
