"""Step 5 of an attack (DE-ATK-10 to DE-ATK-17): the ways to spend enhancements, Sorcery and surges.

What range needs is settled first, as little as does it; the other points are damage, or are left (`every_way`). Against enemies
alone more is never worse: there all points are spent, and of the ways to spend surges only those stay that no other one matches
in everything (`ways`). Where the area differs both stay. What is right where a friend is hit, too, is settled in `scope`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tenebra.games.descent.dice import Roll


class Boost(NamedTuple):
    """The bonuses of abilities, items and surges to one attack; ranks of several sources add up (DE-ABL-00)."""

    range: int = 0
    damage: int = 0
    pierce: int = 0
    surges: int = 0
    points: int = 0
    """Sorcery: each is range or damage, as the attacker likes (DE-ABL-18)."""
    dice: int = 0
    """Power dice."""
    burn: int = 0
    stun: int = 0
    web: int = 0
    poison: int = 0
    knockback: int = 0
    doubling: int = 0
    death: int = 0
    drain: int = 0
    """Threat that the Overlord loses."""
    blast: int = 0

    def plus(self, other: Boost, times: int = 1) -> Boost:
        return Boost(*(mine + times * more for mine, more in zip(self, other, strict=True)))


NOTHING = Boost()
ONCE = ("knockback", "doubling", "death", "poison")
"""To have one of these twice adds nothing (DE-EX-06)."""


def boosts(parts: Iterable[Boost]) -> Boost:
    """All of them together."""
    return Boost(*map(sum, zip(NOTHING, *parts, strict=True)))


class Buy(NamedTuple):
    """A surge ability: what it is called, its price in surges, what it adds (DE-ATK-12)."""

    key: str
    cost: int
    gain: Boost

    @property
    def most(self) -> int:
        """The most times it can be worth buying (DE-ATK-11)."""
        return 1 if any(getattr(self.gain, name) for name in ONCE) else 99


class Way(NamedTuple):
    """A way to spend a roll: points that become range and damage, and the abilities bought; the rest is left."""

    range: int
    damage: int
    bought: tuple[tuple[str, int], ...]
    total: Boost
    """With the bonuses the attack has anyway; hearts and points are not in it."""

    @property
    def on(self) -> str:
        """The abilities bought, as an option names them: `damage-1x2+blast-1`."""
        return "+".join(key if times == 1 else f"{key}x{times}" for key, times in self.bought)


def purse(roll: Roll, have: Boost, fear: int) -> int:
    """The surges left to buy with, once Fear is paid; below 0 it cannot be (DE-ABL-09, DE-RUB-07)."""
    return roll.surges + have.surges - fear


@lru_cache(maxsize=1024)
def ways(roll: Roll, have: Boost, buys: tuple[Buy, ...], needed: int, fear: int = 0) -> tuple[Way, ...]:
    """Every way worth taking against enemies that makes the attack hit, the simplest first; none if it cannot hit (DE-ATK-17)."""
    found: dict[tuple[int, ...], Way] = {}
    for way, left in _hitting(roll, have, buys, needed, fear):
        full = way._replace(damage=left)
        found.setdefault((full.total.blast, *_worth(full)), full)
    return tuple(way for worth, way in found.items() if not any(_is_better(other, worth) for other in found))


@lru_cache(maxsize=1024)
def every_way(roll: Roll, have: Boost, buys: tuple[Buy, ...], needed: int, fear: int = 0) -> tuple[Way, ...]:
    """Every way that makes the attack hit, those that leave points or surges unspent among them, the simplest first."""
    found = _hitting(roll, have, buys, needed, fear)
    return tuple(way._replace(damage=damage) for way, left in found for damage in range(left + 1))


def _hitting(roll: Roll, have: Boost, buys: tuple[Buy, ...], needed: int, fear: int) -> Iterator[tuple[Way, int]]:
    """Each way to spend surges that lets the attack hit, no point made damage yet, and the points that are left for it."""
    surges = purse(roll, have, fear)
    if roll.is_miss or surges < 0:
        return
    points = roll.enhancements + have.points
    for bought in _purchases(buys, surges):
        total = have
        for buy, times in bought:
            total = total.plus(buy.gain, times)
        short = max(0, needed - roll.range - total.range)
        if short <= points:
            yield Way(short, 0, tuple((buy.key, times) for buy, times in bought if times), total), points - short


def _purchases(buys: Sequence[Buy], surges: int) -> list[tuple[tuple[Buy, int], ...]]:
    """Every number of times each ability can be bought with so many surges."""
    if not buys:
        return [()]
    first, rest = buys[0], buys[1:]
    out: list[tuple[tuple[Buy, int], ...]] = []
    for times in range(min(first.most, surges // first.cost) + 1):
        out += [((first, times), *others) for others in _purchases(rest, surges - times * first.cost)]
    return out


def _worth(way: Way) -> tuple[int, ...]:
    """Numbers of which more is never worse, whoever is hit; excess range is worth nothing."""
    total = way.total
    once = (min(1, getattr(total, name)) for name in ONCE)
    return total.damage + way.damage, total.pierce, total.burn, total.stun, total.web, total.drain, *once


def _is_better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """With the same area, the first gives at least as much of everything and more of something."""
    return one[0] == other[0] and one != other and all(more >= less for more, less in zip(one, other, strict=True))


Gain = tuple[int, int, int, int, int]
"""Range, damage, pierce, doubling, death."""


@lru_cache(maxsize=4096)
def gains(buys: tuple[Buy, ...], surges: int) -> tuple[Gain, ...]:
    """The gains of range and wounds for so many surges, without those that another choice matches in everything."""
    if surges < 0:
        return ()
    found: dict[Gain, None] = {(0, 0, 0, 0, 0): None}
    for buy in buys:
        if buy.cost <= surges:
            gain = buy.gain
            for range, damage, pierce, doubling, death in gains(buys, surges - buy.cost):
                found[
                    range + gain.range,
                    damage + gain.damage,
                    pierce + gain.pierce,
                    min(1, doubling + gain.doubling),
                    min(1, death + gain.death),
                ] = None
    return tuple(one for one in found if not any(o != one and all(m >= n for m, n in zip(o, one, strict=True)) for o in found))


def best_wounds(options: Iterable[Way], hearts: int, armor: int, life: int) -> int:
    """The most wounds that one of these ways inflicts on a figure with so much armor and life (DE-ATK-18, DE-ATK-19)."""
    return max((wounds_of(way.total, hearts + way.damage, armor, life) for way in options), default=0)


def wounds_of(total: Boost, shown: int, armor: int, life: int) -> int:
    """The wounds of a hit with these bonuses; `shown` are the hearts and the points made damage."""
    if total.death:
        return life
    damage = (shown + total.damage) * (2 if total.doubling else 1)
    return max(0, damage - max(0, armor - total.pierce))
