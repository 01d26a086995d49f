"""Lasting effects (DE-EFF): Burn, Web and Stun at the start of a turn or activation, and the monkey."""

from __future__ import annotations

from tenebra.games.descent.dice import BLACK, SURGE
from tenebra.games.descent.events.fights import TokensRemoved, Webbed
from tenebra.games.descent.events.heroes import MonkeyMade
from tenebra.games.descent.events.turns import TurnSpent
from tenebra.games.descent.rules.glyphs import drop_things
from tenebra.games.descent.rules.wounds import suffer
from tenebra.games.descent.state import DEState, figure, is_alive, seat_of
from tenebra.kernel import Game

G = Game[DEState]
COUNTERS = 2
"""DE-EFF-18."""


async def burn(g: G, who: str) -> None:
    """Roll a power die for each Burn token, surges remove them, each one left is a wound (DE-EFF-03, DE-EFF-04)."""
    tokens = figure(g.state, who).burn
    if not tokens:
        return
    also = ("DE-RUB-10",) if who in g.state.heroes else ("DE-RUB-10", "DE-RUL-40")
    left = _shake_off(g, who, "burn", tokens, "DE-EFF-03", also)
    await suffer(g, who, left, "", "DE-EFF-04", ("DE-DMG-04",))


def tear_web(g: G, who: str) -> None:
    """Roll a power die for each Web token, surges remove them; with any left no movement points this turn (DE-EFF-19, -20)."""
    tokens = figure(g.state, who).web
    if tokens and _shake_off(g, who, "web", tokens, "DE-EFF-19", ("DE-RUB-10",)):
        g.tell(Webbed(who, rule="DE-EFF-20"))


def _shake_off(g: G, who: str, effect: str, tokens: int, rule: str, also: tuple[str, ...]) -> int:
    surges = g.roll([BLACK] * tokens, seat_of(g.state, who), rule).count(SURGE)
    if surges:
        g.tell(TokensRemoved(who, effect, surges, rule=rule, also=also))
    return tokens - surges


def unstun(g: G, who: str) -> bool:
    """One Stun token is discarded in a turn; True if there was one (DE-EFF-07)."""
    if not figure(g.state, who).stun:
        return False
    g.tell(TokensRemoved(who, "stun", 1, rule="DE-EFF-07"))
    return True


async def monsters_suffer(g: G) -> None:
    """Burn and Web on every monster, activated or not, as the Overlord's turn starts (DE-RUL-40)."""
    for monster in list(g.state.monsters):
        if is_alive(g.state, monster):
            await burn(g, monster)
        if is_alive(g.state, monster):
            tear_web(g, monster)


def make_monkey(g: G, hero: str, cite: str) -> None:
    """A hero becomes a monkey, and his turn ends (DE-EFF-13, DE-EFF-14)."""
    drop_things(g, hero, g.state.heroes[hero].space, "DE-EFF-15")
    g.tell(MonkeyMade(hero, COUNTERS, rule=cite, also=("DE-EFF-14", "DE-RUL-42")))
    if g.state.turn is not None and g.state.turn.hero == hero:
        g.tell(TurnSpent(hero, rule="DE-EFF-14"))
