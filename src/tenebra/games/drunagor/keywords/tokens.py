"""Words that give or take tokens (DR-CND, DR-RES, DR-EFF-11)."""

from __future__ import annotations

from tenebra.games.drunagor.effects import Doing, G, keyword
from tenebra.games.drunagor.rules.damage import check, heal
from tenebra.games.drunagor.rules.damage import lose as lose_health
from tenebra.games.drunagor.rules.passives import is_immune
from tenebra.games.drunagor.rules.tokens import MOST, give, lose
from tenebra.games.drunagor.state import CONDITIONS, character, is_up
from tenebra.games.drunagor.vocabulary import TOKENS

RULES = {
    "bleed": "DR-CND-01",
    "burn": "DR-CND-02",
    "poison": "DR-CND-03",
    "stun": "DR-CND-05",
    "slow": "DR-CND-06",
    "knock_down": "DR-CND-07",
    "intimidate": "DR-CND-08",
    "rangers_mark": "DR-CND-09",
    "stealth": "DR-CND-10",
    "focus": "DR-RES-01",
    "shield": "DR-RES-02",
    "ki": "DR-RES-03",
    "fury": "DR-RES-04",
    "fruit_of_life": "DR-RES-05",
}


@keyword(*TOKENS)
async def take(g: G, doing: Doing) -> None:
    """Tokens of the word's own kind."""
    token = doing.effect.verb
    await give(g, doing.who, token, doing.number, RULES[token], doing.user)


@keyword("remove")
async def remove(g: G, doing: Doing) -> None:
    """All tokens of a kind go."""
    lose(g, doing.who, doing.effect.name, MOST, doing.rule)


@keyword("remove_conditions")
async def remove_conditions(g: G, doing: Doing) -> None:
    """All Conditions go."""
    for token in CONDITIONS:
        lose(g, doing.who, token, MOST, doing.rule)


@keyword("drain")
async def drain(g: G, doing: Doing) -> None:
    """The target loses something and the user gains it; of Health it is no damage (DR-EFF-11, DR-DMG-09)."""
    if is_immune(g.state, doing.who, "drain") or not is_up(g.state, doing.who):
        return
    if doing.effect.name == "health":
        left = getattr(character(g.state, doing.who), "health", 1)
        lost = lose_health(g, doing.who, min(doing.number, left), doing.user, "DR-EFF-11", "DR-DMG-09")
        heal(g, doing.user, lost, doing.user, "DR-EFF-11")
        await fall_if_empty(g, doing, lost)
    else:
        gone = lose(g, doing.who, doing.effect.name, doing.number, "DR-EFF-11")
        await give(g, doing.user, doing.effect.name, gone, "DR-EFF-11")


async def fall_if_empty(g: G, doing: Doing, lost: int) -> None:
    """Let whoever was drained of the last Health fall, unless the attack that drains looks at that itself."""
    if not g.state.attacks:
        await check(g, doing.who, lost, doing.user, "DR-EFF-11")
