"""The worth of wounding an Enemy: the danger it is, the experience and loot it leaves, the Mission (MD-EXP-02, MD-GRD)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.games.massive_darkness.advice.blows import Blow, life_left
from tenebra.games.massive_darkness.advice.outlook import Outlook
from tenebra.games.massive_darkness.rules.pools import weapons_for
from tenebra.games.massive_darkness.rules.wounds import REWARD
from tenebra.games.massive_darkness.state import AGENT, MELEE, Enemy, Hero

XP = 0.16
"""The worth of a point of experience, in Wounds."""
LASTS = 2.2
"""For how many more Rounds an Enemy would be a danger."""
FREED = 2.0
"""The worth of freeing a companion whom an Enemy holds, and who has no weapon against it (MD-MVA-05)."""
LOOT = 1.0
"""The worth of the Equipment that an Enemy holds."""
FRAIL = 2
"""The Health at which the next blow is likely to kill."""
CALLS = 5.0
"""The worth of the Guards whom an Agent will not call (MD-AGT-02)."""


class Strike(NamedTuple):
    """An Attack that could be made."""

    value: float
    """Of the first one."""
    many: float
    """The average of its Wounds that count."""
    life: int
    enemy: str
    type: str
    kill: float
    """The chance to be rid of the Enemy with one Attack."""
    wounds: float
    """The chance to wound at all."""
    odds: tuple[float, ...]
    boss: int
    """The Health of a Boss that its Minions protect, 0 if there is none."""

    def times(self, number: int) -> tuple[float, float]:
        """The average Wounds of so many Attacks, and the chance that the Enemy is gone after them."""
        return (self.many, self.kill) if number == 1 else _after(self.odds, self.life, self.boss, number)


@lru_cache(maxsize=16384)
def _after(odds: tuple[float, ...], life: int, boss: int, number: int) -> tuple[float, float]:
    """Wounds beyond the last Minion are lost on a protected Boss (MD-MOB-05)."""
    left = {life: 1.0}
    for _ in range(number):
        grown: dict[int, float] = {}
        for had, before in left.items():
            most = had - boss if had > boss else had
            for wounds, chance in enumerate(odds):
                rest = had - min(wounds, most)
                grown[rest] = grown.get(rest, 0.0) + before * chance
        left = grown
    return life - sum(rest * chance for rest, chance in left.items()), left.get(0, 0.0)


def prize(look: Outlook, hero: Hero, foe: Enemy) -> float:
    """The worth of being rid of an Enemy."""
    danger = max(look.danger(foe, one) for one in (hero, *look.heroes[:2]))
    reward = REWARD[foe.role][0] * len(look.heroes) if foe.health else 0
    value = LASTS * danger + XP * (len(foe.minions) + reward)
    if foe.holds and foe.health:
        value += LOOT
    if foe.role == AGENT:
        value += CALLS
    held = [one for one in look.heroes if one.zone == foe.zone and one is not hero]
    if any(one.health <= FRAIL for one in held):
        value += look.price_of_death / 2
    if any(not weapons_for(one, MELEE) for one in held):
        value += FREED
    if any(errand.verb == "slay" and errand.name == foe.id for errand in look.tasks):
        value += 6.0
    return value


def prize_of_blow(look: Outlook, hero: Hero, foe: Enemy, wounds: float) -> float:
    """The worth of some Wounds on an Enemy: its prize in parts."""
    life = life_left(foe)
    return prize(look, hero, foe) * min(wounds, life) / max(1, life)


def strike_on(look: Outlook, hero: Hero, foe: Enemy, type: str, blow: Blow) -> Strike:
    """An Attack on an Enemy, with Wounds lost on a protected Boss left out (MD-HRD-06)."""
    life, boss = life_left(foe), 0
    if foe.minions and foe.health and not foe.is_stunned and blow.reaches < 0.9:
        boss = foe.health
    most = life - boss
    many = sum(min(n, most) * chance for n, chance in enumerate(blow.odds))
    value = prize_of_blow(look, hero, foe, many)
    kill = 0.0 if boss else blow.at_least(life)
    value += 0.8 * kill + 0.7 * blow.stuns * (0 if foe.is_stunned else 1)
    return Strike(value, many, life, foe.id, type, kill, blow.at_least(1), blow.odds, boss)
