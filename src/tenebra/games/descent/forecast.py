"""The odds of an attack before the dice fall, exact, its enhancements and surges spent well (DE-ATK). Nothing is rolled.

Re-rolls, fatigue and what the target may still use are not counted; `left_out` names them.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import msgspec

from tenebra.games.descent.dice import FACES, Pool, Roll, dice_of
from tenebra.games.descent.rules.abilities import armor_of
from tenebra.games.descent.rules.scope import declared, fear, needed
from tenebra.games.descent.rules.spending import Boost, Buy, gains, purse
from tenebra.games.descent.rules.strength import boost_of, buys_of, dice_for, extra_damage, sources
from tenebra.games.descent.rules.targets import AnyAttack
from tenebra.games.descent.state import DODGE, Attack, DEState, figure
from tenebra.kit.odds import Chances, Odds


class Blow(msgspec.Struct, frozen=True):
    """An attack on one figure as far as it is known: the dice, the range needed, what is added, what it meets."""

    dice: Pool
    needed: int
    have: Boost
    buys: tuple[Buy, ...]
    fear: int
    armor: int
    life: int


class Result(msgspec.Struct, frozen=True):
    """The chances of each number of wounds, of a hit (no matter how many), and of a kill."""

    odds: Odds
    hit: Fraction
    kill: Fraction
    wounds: float
    """On average, no more than the figure has."""


@lru_cache(maxsize=512)
def rolls(pool: Pool) -> tuple[tuple[Roll, int], ...]:
    """Everything that dice can show without a miss, each with the number of ways it comes about."""
    ways: dict[Roll, int] = {Roll(): 1}
    for die in dice_of(pool):
        grown: dict[Roll, int] = {}
        for roll, count in ways.items():
            for face in die.faces:
                shown = FACES[face]
                if not shown.is_miss:
                    sum_ = Roll(
                        roll.range + shown.range,
                        roll.hearts + shown.hearts,
                        roll.surges + shown.surges,
                        roll.enhancements + shown.enhancements,
                    )
                    grown[sum_] = grown.get(sum_, 0) + count
        ways = grown
    return tuple(ways.items())


def odds_of(state: DEState, who: str, option: AnyAttack) -> list[Chances[Pool]]:
    """The chances of an attack that might be declared now, one for each figure it affects before surges are spent."""
    made = declared(state, who, option)
    return [chances(state, made, target) for target in made.affected]


def chances(state: DEState, made: Attack, target: str) -> Chances[Pool]:
    """The chances of an attack on one of the figures it affects."""
    blow = blow_on(state, made, target)
    result = result_of(blow)
    hero = state.heroes.get(made.attacker)
    left_out = [name for name, holds in (("fatigue", hero is not None and hero.fatigue), ("aim", made.is_aimed)) if holds]
    other = state.heroes.get(target)
    if other is not None and other.order == DODGE:
        left_out.append("dodge")
    return Chances(made.attacker, target, blow.dice, Pool(), result.odds, result.kill, tuple(left_out))


def blow_on(state: DEState, made: Attack, target: str) -> Blow:
    """The blow of an attack on one figure, as far as it is known."""
    said = sources(state, made)
    have = boost_of(state, made, said)
    return Blow(
        dice_for(state, made, have),
        needed(state, made),
        have._replace(damage=have.damage + extra_damage(state, made, target)),
        buys_of(state, made, said),
        fear(state, made, have.blast),
        armor_of(state, target, made.type),
        figure(state, target).life,
    )


@lru_cache(maxsize=4096)
def result_of(blow: Blow) -> Result:
    """The exact odds of a blow, each roll spent for the most wounds."""
    all_ways = 6 ** sum(blow.dice)
    wounds: dict[int, int] = {}
    hits = 0
    for roll, count in rolls(blow.dice):
        suffered = _most_wounds(blow, roll)
        if suffered is not None:
            hits += count
            wounds[suffered] = wounds.get(suffered, 0) + count
    wounds[0] = wounds.get(0, 0) + all_ways - hits
    odds = tuple(Fraction(wounds.get(n, 0), all_ways) for n in range(max(wounds) + 1))
    killed = sum(count for suffered, count in wounds.items() if suffered >= blow.life)
    mean = Fraction(sum(min(suffered, blow.life) * count for suffered, count in wounds.items()), all_ways)
    return Result(odds, Fraction(hits, all_ways), Fraction(killed, all_ways), float(mean))


def _most_wounds(blow: Blow, roll: Roll) -> int | None:
    """The most wounds that a roll can be spent for, None if it cannot hit."""
    have, points = blow.have, roll.enhancements + blow.have.points
    short, best = blow.needed - roll.range - have.range, -1
    for range_, damage, pierce, doubling, death in gains(blow.buys, purse(roll, have, blow.fear)):
        missing = max(0, short - range_)
        if missing > points:
            continue
        dealt = roll.hearts + have.damage + damage + points - missing
        if doubling or have.doubling:
            dealt *= 2
        suffered = blow.life if death or have.death else max(0, dealt - max(0, blow.armor - have.pierce - pierce))
        best = max(best, suffered)
    return best if best >= 0 else None


def damage_odds(dice: Pool) -> Odds:
    """The chances of each number of hearts that dice show together, none on a miss; enhancements count as damage."""
    all_ways = 6 ** sum(dice)
    found: dict[int, int] = {}
    for roll, count in rolls(dice):
        hearts = roll.hearts + roll.enhancements
        found[hearts] = found.get(hearts, 0) + count
    found[0] = found.get(0, 0) + all_ways - sum(found.values())
    return tuple(Fraction(found.get(number, 0), all_ways) for number in range(max(found) + 1))
