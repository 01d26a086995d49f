"""The odds of an Attack before the dice fall, exact from what lies open (MD-CMB, MD-ENC). Nothing is rolled here.

Counted is what happens by itself: both sides' dice, Combat Skills, and what an Enemy's symbols trigger. What somebody has
to choose is not: a Hero's Enchantments, re-rolls, Consumables, the Signature; `left_out` names what could still change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec

from tenebra.games.massive_darkness.dice import FACES, MOST_OF_A_COLOUR, Pool, dice_of, one_die, total
from tenebra.games.massive_darkness.effects import Work
from tenebra.games.massive_darkness.rules.attacks import Attack, targets_of, type_of
from tenebra.games.massive_darkness.rules.combat import result
from tenebra.games.massive_darkness.rules.leaping import BLOWS, SKILLS, Leap
from tenebra.games.massive_darkness.rules.pools import (
    COLOURS,
    bare_dice,
    weapons_for,
    works,
)
from tenebra.games.massive_darkness.rules.powers import in_parentheses, power_called, skills
from tenebra.games.massive_darkness.rules.wounds import boss_can_be_hit
from tenebra.games.massive_darkness.state import MAGIC, MELEE, Combat, Enemy, Hero, MDState, character, is_on
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    DoubleHits,
    Effect,
    Halve,
    Heal,
    Inflict,
    Kill,
    ReachBoss,
    RollsNoDice,
    Stun,
)
from tenebra.games.massive_darkness.vocabulary import Combat as CombatText
from tenebra.kernel import Option, View
from tenebra.kit.odds import Chances, Odds

SIDES = ("defense", "attack")
COUNTED = (Add, AddWounds, Cancel, DoubleHits, Halve, Kill, ReachBoss)
HARMLESS = (AddDice, RollsNoDice, Stun, Heal, Inflict)
"""Effects that do not change what the Defender suffers, or that have changed the dice before they fall."""
Shown = tuple[int, int, int]
"""Strength, Bams, Diamonds."""


Forecast = Chances[Pool]
"""The chances of one Attack on one Defender; `kill` is that of at least one figure falling."""


class Automatic(msgspec.Struct, frozen=True):
    """A Combat clause that works by itself."""

    side: str
    text: CombatText


def asked(view: View[MDState]) -> Hero | None:
    """The Hero that is asked to act."""
    about = view.decision.about if view.decision is not None else {}
    return view.state.heroes.get(about.get("hero", "")) or view.state.heroes.get(view.seat)


def odds_of(state: MDState, hero: Hero, option: Option) -> tuple[Forecast, ...]:
    """The forecast of an option: one for each Enemy that could be attacked with it, none if it is no Attack."""
    if isinstance(option, Leap):
        return _after_moving(state, hero, option.to, BLOWS[option.__class__][0], SKILLS[option.__class__])
    return (forecast(state, hero.id, option.target, type_of(option)),) if isinstance(option, Attack) else ()


def _after_moving(state: MDState, hero: Hero, to: str, type: str, skill: str) -> tuple[Forecast, ...]:
    """The free Attack of a Charge or Safe Shot, with what stands in its parentheses (MD-SKL-05)."""
    powers = [inner.key for power, _ in skills(state, hero, skill) for inner in in_parentheses(power)]
    there = msgspec.structs.replace(hero, zone=to)
    after = msgspec.structs.replace(state, heroes={**state.heroes, hero.id: there})
    return tuple(forecast(after, hero.id, enemy.id, type, powers) for enemy in targets_of(after, there, type))


def forecast(state: MDState, attacker: str, defender: str, type: str, powers: list[str] | None = None) -> Forecast:
    """The chances of an Attack that might be declared now."""
    who, whom = character(state, attacker), character(state, defender)
    weapons: list[str] = []
    if isinstance(who, Hero):
        weapons = weapons_for(who, MELEE if type == MAGIC and who.zone == whom.zone else type)
    combat = Combat(attacker, defender, type, whom.zone, weapons, list(powers or ()))
    imagined = msgspec.structs.replace(state, combat=combat)
    found = {side: works(imagined, side) for side in SIDES}
    pool = _count_dice(imagined, found)
    automatic = tuple(
        Automatic(work.side, work.combat) for side in SIDES for work in found[side] if _is_automatic(imagined, work)
    )
    is_strict = is_on(state, "defense_first")
    chances, kills = _wound_odds(pool, automatic, is_strict, _life_of(whom, _reaches_boss(automatic)))
    left_out = tuple(dict.fromkeys(work.power.key for side in SIDES for work in found[side] if _is_left_out(imagined, work)))
    return Forecast(attacker, defender, pool.attack, pool.defence, chances, kills, left_out)


def _life_of(whom: Hero | Enemy, reaches_boss: bool) -> int:
    """The Health of the figure that the first Wounds go to (MD-HRD-05)."""
    if isinstance(whom, Hero) or not whom.minions:
        return whom.health
    return min(whom.minions[0], whom.health) if boss_can_be_hit(whom, reaches_boss) else whom.minions[0]


def _reaches_boss(automatic: tuple[Automatic, ...]) -> bool:
    plain = (one.text for one in automatic if not one.text.is_enchantment)
    return any(isinstance(effect, ReachBoss) for text in plain for effect in text.effects)


def _is_automatic(state: MDState, work: Work) -> bool:
    """It works without anybody's choice; an Enchantment only for an Enemy (MD-ENC-08)."""
    if work.combat.moment == "after_reroll":
        return False
    return not work.is_enchantment or work.owner not in state.heroes


def _is_left_out(state: MDState, work: Work) -> bool:
    """It could change the Wounds, and is not counted."""
    if not _is_automatic(state, work):
        return True
    late = (AddDice, RollsNoDice) if work.is_enchantment else ()
    return any(isinstance(effect, late) or not isinstance(effect, (*COUNTED, *HARMLESS)) for effect in work.combat.effects)


def _count_dice(state: MDState, found: dict[str, list[Work]]) -> Pool:
    """The dice of both sides as they are counted; where a colour may be chosen, the better one (MD-TIM-02)."""
    pool = bare_dice(state)
    for is_gain in (True, False):
        for side in SIDES:
            for work in found[side]:
                if not work.is_enchantment and work.combat.moment == "always":
                    pool = _changed(pool, work.combat.effects, is_gain)
        pool = pool.capped()
    return pool


def _changed(pool: Pool, effects: tuple[Effect, ...], is_gain: bool) -> Pool:
    for effect in effects:
        if isinstance(effect, RollsNoDice) and not is_gain:
            pool = pool.attack
        elif isinstance(effect, AddDice) and (effect.amount > 0) == is_gain:
            colours = COLOURS.get(effect.dice, (effect.dice,))
            for _ in range(abs(effect.amount)):
                pool = _one_more(pool, colours) if is_gain else _one_less(pool, colours)
    return pool


def _one_more(pool: Pool, colours: Sequence[str]) -> Pool:
    """A die more of the better colour, unless the pool is full of it."""
    room = [colour for colour in colours if getattr(pool, colour) < MOST_OF_A_COLOUR]
    return pool.plus(one_die((room or colours)[0]))


def _one_less(pool: Pool, colours: Sequence[str]) -> Pool:
    """A die less of the better colour, as long as there is one."""
    there = [colour for colour in colours if getattr(pool, colour)]
    return pool.less(one_die(there[0])) if there else pool


@lru_cache(maxsize=1024)
def shown_odds(pool: Pool, with_symbols: bool) -> dict[Shown, int]:
    """In how many ways dice show each strength, with Bams and Diamonds if they matter."""
    ways: dict[Shown, int] = {(0, 0, 0): 1}
    for die in dice_of(pool):
        grown: dict[Shown, int] = {}
        for (strength, bams, diamonds), count in ways.items():
            for name in die.faces:
                face = FACES[name]
                more = (face.bams, face.diamonds) if with_symbols else (0, 0)
                key = (strength + face.strength, bams + more[0], diamonds + more[1])
                grown[key] = grown.get(key, 0) + count
        ways = grown
    return ways


@lru_cache(maxsize=4096)
def _wound_odds(pool: Pool, automatic: tuple[Automatic, ...], is_strict: bool, life: int) -> tuple[Odds, Fraction]:
    """The chance of each number of Wounds, and that a figure with this Health falls."""
    with_symbols = any(one.text.is_enchantment for one in automatic)
    attack, defence = shown_odds(pool.attack, with_symbols), shown_odds(pool.defence, with_symbols)
    wounds: dict[int, int] = {}
    deaths = 0
    for shown, ways in attack.items():
        for blocks, others in defence.items():
            suffered, is_killed = Tally(shown, blocks).settle(automatic, is_strict)
            wounds[suffered] = wounds.get(suffered, 0) + ways * others
            deaths += ways * others if is_killed or suffered >= life else 0
    total = sum(wounds.values())
    return tuple(Fraction(wounds.get(n, 0), total) for n in range(max(wounds) + 1)), Fraction(deaths, total)


class Tally:
    """The result of one roll while Skills and Enchantments change it, as the rules of Combat do."""

    def __init__(self, attack: Shown, defence: Shown) -> None:
        self.shown = attack[0]
        self.have = {
            ("attack", "hit"): attack[0],
            ("attack", "bam"): attack[1],
            ("attack", "diamond"): attack[2],
            ("defense", "shield"): defence[0],
            ("defense", "bam"): defence[1],
            ("defense", "diamond"): defence[2],
        }
        self.wounds = 0
        self.halves = self.kills = False

    def settle(self, automatic: tuple[Automatic, ...], is_strict: bool) -> tuple[int, bool]:
        """The Wounds that come of it, and whether somebody is killed outright."""
        for side in SIDES:
            self._skills(side, automatic)
            if is_strict:
                self._enchant(side, automatic)
        if not is_strict:
            for side in SIDES:
                self._enchant(side, automatic)
        suffered = max(0, self._result("attack", "hit") - self._result("defense", "shield")) + max(0, self.wounds)
        if self.halves:
            suffered = (suffered + 1) // 2
        if not suffered and not self.kills:
            suffered = _wounds_without_any(automatic)
        return suffered, self.kills

    def _result(self, side: str, symbol: str) -> int:
        return max(0, self.have[side, symbol])

    def _skills(self, side: str, automatic: tuple[Automatic, ...]) -> None:
        for one in automatic:
            if one.side == side and not one.text.is_enchantment and one.text.moment == "always":
                self.apply(side, one.text.effects)

    def _enchant(self, side: str, automatic: tuple[Automatic, ...]) -> None:
        for one in automatic:
            text, used = one.text, 0
            if one.side != side or not text.is_enchantment:
                continue
            while used < text.repeat and self._result(side, "bam") >= text.bam and self._result(side, "diamond") >= text.diamond:
                used += 1
                self.have[side, "bam"] -= text.bam
                self.have[side, "diamond"] -= text.diamond
                if text.moment == "always":
                    self.apply(side, text.effects)

    def apply(self, side: str, effects: tuple[Effect, ...]) -> None:
        """Change the result by what a text says."""
        for effect in effects:
            match effect:
                case Add(symbol=symbol, amount=amount, whose=whose):
                    at = {"attacker": "attack", "defender": "defense"}.get(whose, side)
                    at = {"hit": "attack", "shield": "defense"}.get(symbol, at)
                    self.have[at, symbol] += amount
                case AddWounds(amount=amount):
                    self.wounds += amount
                case Cancel(side=at, symbol=symbol):
                    for one in ("bam", "diamond") if symbol == "all" else (symbol,):
                        self.have[at, one] -= self._result(at, one) if symbol == "all" else min(1, self._result(at, one))
                case DoubleHits():
                    self.have["attack", "hit"] += self.shown
                case Halve():
                    self.halves = True
                case Kill():
                    self.kills = True


def _wounds_without_any(automatic: tuple[Automatic, ...]) -> int:
    """The Wounds of texts that work where an Attack makes none."""
    late = [one.text for one in automatic if one.text.moment == "no_wound" and not one.text.is_enchantment]
    return sum(effect.amount for text in late for effect in text.effects if isinstance(effect, AddWounds))


def wounds_after(state: MDState, key: str) -> int:
    """The Wounds of the roll on the table if this Enchantment is triggered now and nothing else; "" for none of them.

    An Enemy that attacks still spends its own symbols afterwards, by itself.
    """
    combat = state.combat
    assert combat is not None
    attack, defence = result(combat, "attack"), result(combat, "defense")
    tally = Tally((attack.strength, attack.bams, attack.diamonds), (defence.strength, defence.bams, defence.diamonds))
    tally.shown = total(combat.attack_faces).strength
    tally.wounds, tally.halves = combat.wounds, combat.halves
    side = "attack" if combat.attacker in state.heroes else "defense"
    body = power_called(key).clause.body if key else None
    if isinstance(body, CombatText):
        side = body.side
        tally.have[side, "bam"] -= body.bam
        tally.have[side, "diamond"] -= body.diamond
        tally.apply(side, body.effects)
    answers = works(state, "attack") if side == "defense" else []
    automatic = tuple(Automatic("attack", work.combat) for work in answers if work.is_enchantment and _is_automatic(state, work))
    return tally.settle(automatic, is_strict=False)[0]


def strength_odds(pool: Pool) -> Odds:
    """The chances of each number of Hits or Shields of some dice."""
    ways = shown_odds(pool, False)
    total = sum(ways.values())
    return tuple(Fraction(ways.get((n, 0, 0), 0), total) for n in range(max(ways)[0] + 1))
