"""Death (DE-DTH): monsters go back to the supply, heroes wake in Town."""

from __future__ import annotations

from tenebra.games.descent.content import heroes
from tenebra.games.descent.content.model import COIN
from tenebra.games.descent.events.figures import HeroKilled, MonsterKilled
from tenebra.games.descent.events.goods import CoinsGained
from tenebra.games.descent.rules.exploration import reveal_seen
from tenebra.games.descent.rules.glyphs import drop_things
from tenebra.games.descent.rules.powers import most_fatigue, most_life
from tenebra.games.descent.rules.quest_rules import happened
from tenebra.games.descent.rules.victory import check_victory, gain_conquest, lose_conquest
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import LEADER, UNIQUE, DEState
from tenebra.kernel import Game

G = Game[DEState]
BOUNTY = 50
"""DE-DTH-09."""


def coins_lost(coins: int) -> int:
    """Half the money, the loss rounded down to a multiple of 25 (DE-DTH-05, DE-RUL-08)."""
    return coins // 2 // COIN * COIN


async def hero_killed(g: G, hero: str, by: str, cite: str) -> None:
    """A hero loses his last wound token: he wakes in Town, and the heroes lose Conquest (DE-DTH-02 to DE-DTH-08)."""
    state = g.state
    own = state.heroes[hero]
    drop_things(g, hero, own.space, "DE-GEN-02")
    is_his_turn = state.turn is not None and state.turn.hero == hero
    own_turn = ("DE-DTH-03",) if is_his_turn else ("DE-DTH-13", "DE-DTH-08")
    coins = coins_lost(own.coins)
    whole = most_life(state, hero), most_fatigue(state, hero)
    g.tell(HeroKilled(hero, by, coins, *whole, rule="DE-DTH-02", also=(cite, *own_turn)))
    lose_conquest(g, heroes()[hero].conquest, "DE-DTH-04", "DE-CNQ-02", "DE-HERO-02")
    await happened(g, "death", by=hero)
    check_victory(g)
    await reveal_seen(g)


async def monster_killed(g: G, monster: str, by: str, cite: str, is_blow: bool) -> None:
    """A monster is gone. Whose blow kills a leader has 50 coins; a unique one may be worth Conquest (DE-DTH-09, DE-DTH-10)."""
    state = g.state
    fallen = state.monsters[monster]
    g.tell(MonsterKilled(monster, by, rule="DE-DTH-01", also=(cite,)))
    if fallen.rank == LEADER and is_blow and by in state.heroes:
        g.tell(CoinsGained(by, BOUNTY, rule="DE-DTH-09", also=("DE-RUL-44",)))
    if fallen.rank == UNIQUE:
        gain_conquest(g, sheet_of(state).uniques[fallen.kind].conquest, "DE-DTH-10", "DE-UNQ-03", "DE-UNQ-04")
    await happened(g, "slay", fallen.kind, by=by)
    check_victory(g)
    await reveal_seen(g)
