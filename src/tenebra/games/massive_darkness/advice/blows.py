"""The odds of an Attack (MD-CMB, MD-ENC): exact odds of a roll, the Hero's own Enchantments and re-rolls counted in.

`forecast` tells people what happens by itself; a player wants to know what it can make of a roll.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.dice import BLANK, FACES, MOST_OF_A_COLOUR, Pool, dice_of, one_die
from tenebra.games.massive_darkness.rules.pools import COLOURS, bare_dice, weapons_for, works
from tenebra.games.massive_darkness.rules.powers import Repertoire, enemy_repertoire, repertoire
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.state import DEFENSE, MAGIC, MELEE, Combat, Enemy, Hero, MDState, character
from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    Clause,
    DoubleHits,
    Effect,
    FillBlank,
    FlipBlank,
    Halve,
    Inflict,
    Kill,
    ReachBoss,
    Reroll,
    RollsNoDice,
    Stun,
)
from tenebra.games.massive_darkness.vocabulary import Combat as Text

MEANS = {"red": 9 / 6, "yellow": 1.0, "green": 8 / 6, "blue": 5 / 6, "attack": 9 / 6, "defense": 8 / 6}
DEADLY = 9
"""Instantly kill counts as so many Wounds."""
WORTH: dict[type[Effect], float] = {
    Kill: 4,
    DoubleHits: 2.5,
    RollsNoDice: 2,
    Stun: 1.2,
    Halve: 1,
    ReachBoss: 0.6,
    Reroll: 0.6,
    Add: 0.4,  # of Bams and Diamonds
    Cancel: 0.4,
    FlipBlank: 0.4,
    FillBlank: 0.4,
}
"""About so many Wounds an effect is worth that has no number of its own."""
Texts = tuple[Text, ...]
Shown = tuple[int, int, int]


class Blow(NamedTuple):
    """The chances of one Attack."""

    odds: tuple[float, ...]
    """Of each number of Wounds."""
    mean: float
    reaches: float
    """The chance that its Wounds may go to a Boss despite its Minions."""
    stuns: float

    def at_least(self, wounds: int) -> float:
        """The chance of so many Wounds or more."""
        return sum(self.odds[wounds:])


_KNOWN: dict[tuple[object, ...], Blow] = {}
_MOST_KNOWN = 30_000


def blow(state: MDState, attacker: str, defender: str, type: str, zone: str = "", extra: tuple[str, ...] = ()) -> Blow:
    """The chances of an Attack that might be declared, by a Hero from another `zone` if one is named."""
    who, whom = character(state, attacker), character(state, defender)
    at = zone or who.zone
    near = at == whom.zone
    key = (_face(state, who, at), _face(state, whom, whom.zone), type, near, extra, state.level, *state.switches)
    key += tuple((one.power, one.on in (attacker, defender)) for one in state.lasting if one.on in (attacker, defender))
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) > _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _work_out(state, who, whom, type, at, extra)
    return known


def _face(state: MDState, one: Hero | Enemy, zone: str) -> tuple[object, ...]:
    """Everything about a Character that a roll depends on."""
    lit = board_of(state).is_lit(zone)
    if isinstance(one, Hero):
        build = (one.id, one.calling, one.body, *one.hands, "", *_items(tuple(one.pack)), *one.skills.items())
        feels = _FEELS.get((state.level, build))
        if feels is None:
            feels = _FEELS[state.level, build] = _feels_wounds(repertoire(state, one.id))
        return (build, lit, one.maximum - one.health if feels else 0)
    feels = _feels_wounds(enemy_repertoire(state, one, DEFENSE)) or any(map(_is_felt, one.holds))
    return (one.card, lit, one.health if feels else 0, *one.holds)


_FEELS: dict[tuple[object, ...], bool] = {}
"""A cache: whether Wounds change what a Hero of some build can do."""


@lru_cache(maxsize=4096)
def _items(pack: tuple[str, ...]) -> tuple[str, ...]:
    """The items that work though they are in no slot (MD-EQP-03)."""
    return tuple(copy for copy in pack if equipment_card(copy).category == "item")


def _feels_wounds(known: Repertoire) -> bool:
    """A Condition about the own Wounds is part of it."""
    return any(_is_about_wounds(one.clause) for some in known.combat.values() for one in some)


@lru_cache(maxsize=1024)
def _is_felt(copy: str) -> bool:
    return any(map(_is_about_wounds, equipment_card(copy).text.clauses))


def _is_about_wounds(clause: Clause) -> bool:
    return any(condition.kind == "wounded" for condition in clause.conditions)


def _work_out(state: MDState, who: Hero | Enemy, whom: Hero | Enemy, type: str, zone: str, extra: tuple[str, ...]) -> Blow:
    """Imagine the Attack on the player's own copy of the state, and put everything back."""
    combat, home = state.combat, who.zone
    who.zone = zone
    try:
        is_spellsword = type == MAGIC and zone == whom.zone and isinstance(who, Hero)
        weapons = weapons_for(who, MELEE if is_spellsword else type) if isinstance(who, Hero) else []
        state.combat = Combat(who.id, whom.id, type, whom.zone, weapons, list(extra))
        texts = {side: tuple(work.combat for work in works(state, side)) for side in ("attack", "defense")}
        dice = bare_dice(state)
    finally:
        state.combat, who.zone = combat, home
    pool = _with_skills(dice, texts["defense"] + texts["attack"])
    hits, shields = _attack_results(pool.attack, texts["attack"]), _defence_results(pool.defence, texts["defense"])
    return _clash(hits, shields, texts["attack"])


def _with_skills(pool: Pool, texts: Texts) -> Pool:
    """The dice after Skills: additions, the cap, subtractions; the better colour where one may be chosen (MD-TIM-02)."""
    effects = [effect for text in _skills_of(texts) for effect in text.effects]
    for effect in effects:
        if isinstance(effect, AddDice) and effect.amount > 0:
            pool = _with_more(pool, effect)
    pool = pool.capped()
    for effect in effects:
        if isinstance(effect, RollsNoDice):
            pool = pool.attack
        elif isinstance(effect, AddDice) and effect.amount < 0:
            pool = _with_fewer(pool, effect)
    return pool


def _skills_of(texts: Texts) -> list[Text]:
    """The texts that work in any roll, and cost no symbol."""
    return [text for text in texts if not text.is_enchantment and text.moment == "always"]


def _with_more(pool: Pool, added: AddDice) -> Pool:
    """In the better colour, unless the pool is full of it."""
    colours = COLOURS.get(added.dice, (added.dice,))
    for _ in range(added.amount):
        room = [colour for colour in colours if getattr(pool, colour) < MOST_OF_A_COLOUR]
        pool = pool.plus(one_die((room or colours)[0]))
    return pool


def _with_fewer(pool: Pool, taken: AddDice) -> Pool:
    """Without dice of the better colour, as long as there are any."""
    colours = COLOURS.get(taken.dice, (taken.dice,))
    for _ in range(-taken.amount):
        there = [colour for colour in colours if getattr(pool, colour)]
        if there:
            pool = pool.less(one_die(there[0]))
    return pool


@lru_cache(maxsize=2048)
def _rolls(pool: Pool, blanks_again: bool) -> dict[Shown, float]:
    """The chance of each total of some dice; blank ones rolled a second time if they may be."""
    ways: dict[Shown, float] = {(0, 0, 0): 1.0}
    for die in dice_of(pool):
        blank = die.faces.count(BLANK) / 6 if blanks_again else 0.0
        grown: dict[Shown, float] = {}
        for name in dict.fromkeys(die.faces):
            chance = die.faces.count(name) / 6 * (1 + blank) - (blank if name == BLANK else 0.0)
            face = FACES[name]
            for (strength, bams, diamonds), before in ways.items():
                key = (strength + face.strength, bams + face.bams, diamonds + face.diamonds)
                grown[key] = grown.get(key, 0.0) + before * chance
        ways = grown
    return ways


class Result(NamedTuple):
    """The result of a roll for one side."""

    power: int
    """Hits, or Shields."""
    cut: int
    """The Hits or Shields it takes from the other side."""
    wounds: int = 0
    halves: bool = False


def _rerolls(texts: Texts, side: str) -> tuple[int, bool]:
    """The times a side may roll all its dice again, and whether its blanks."""
    plain = (effect for text in texts if not text.is_enchantment for effect in text.effects)
    free = [one for one in plain if isinstance(one, Reroll) and one.dice in (side, "either")]
    return sum(one.times for one in free if one.which != "blank"), any(one.which == "blank" for one in free)


def _again(odds: dict[Result, float], times: int) -> dict[Result, float]:
    """The odds with so many more rolls, made whenever the result is below the mean."""
    fresh = odds
    for _ in range(min(2, times)):
        mean = sum((one.power + one.wounds) * chance for one, chance in fresh.items())
        poor = sum(chance for one, chance in odds.items() if one.power + one.wounds < mean)
        kept = {one: chance for one, chance in odds.items() if one.power + one.wounds >= mean}
        odds = {one: kept.get(one, 0.0) + poor * chance for one, chance in fresh.items()}
    return odds


@lru_cache(maxsize=4096)
def _attack_results(pool: Pool, texts: Texts) -> dict[Result, float]:
    times, blanks = _rerolls(texts, "attack")
    return _again(_results(pool, texts, "attack", blanks), times)


@lru_cache(maxsize=4096)
def _defence_results(pool: Pool, texts: Texts) -> dict[Result, float]:
    times, blanks = _rerolls(texts, "defense")
    return _again(_results(pool, texts, "defense", blanks), times)


def life_left(enemy: Enemy) -> int:
    """All the Wounds it takes to be rid of an Enemy."""
    return enemy.health + sum(enemy.minions)


def worth_of_effects(effects: tuple[Effect, ...]) -> float:
    """The worth of effects for whoever triggers them, in Wounds."""
    value = 0.0
    for effect in effects:
        value += _worth_of(effect)
    return value


def _worth_of(effect: Effect) -> float:
    match effect:
        case Add(symbol="hit" | "shield", amount=amount):
            return abs(amount)
        case AddWounds(amount=amount):
            return 1.3 * amount
        case AddDice(dice=dice, amount=amount):
            return abs(amount) * MEANS[dice]
        case Inflict(amount=amount, on=on):
            return amount * (1.5 if on == "others" else 1)
    return WORTH.get(type(effect), 0.5)


def _results(pool: Pool, texts: Texts, side: str, blanks: bool) -> dict[Result, float]:
    """The odds of a side's results from each roll of its dice, Enchantments that do most first."""
    enchantments = [text for text in texts if text.is_enchantment]
    enchantments.sort(key=lambda text: -worth_of_effects(text.effects))
    skills = _skills_of(texts)
    out: dict[Result, float] = {}
    for shown, chance in _rolls(pool, blanks).items():
        tally = _Tally(side, *shown)
        for text in skills:
            tally.apply(text.effects)
        for text in enchantments:
            tally.trigger(text)
        result = Result(tally.power, tally.cut, tally.wounds, tally.halves)
        out[result] = out.get(result, 0.0) + chance
    return out


class _Tally:
    """One side's roll while its texts change it."""

    def __init__(self, side: str, strength: int, bams: int, diamonds: int) -> None:
        self.side, self.shown = side, strength
        self.power, self.bams, self.diamonds = strength, bams, diamonds
        self.cut = self.wounds = 0
        self.halves = False

    def trigger(self, text: Text) -> None:
        """Pay for an Enchantment as often as it may be used and its symbols last."""
        for _ in range(text.repeat):
            if self.bams < text.bam or self.diamonds < text.diamond:
                return
            self.bams -= text.bam
            self.diamonds -= text.diamond
            self.apply(text.effects)

    def apply(self, effects: tuple[Effect, ...]) -> None:
        own = "hit" if self.side == "attack" else "shield"
        for effect in effects:
            match effect:
                case Add(symbol="hit" | "shield" as symbol, amount=amount):
                    if symbol == own:
                        self.power += amount
                    else:
                        self.cut -= amount
                case Add(symbol="bam", amount=amount, whose="own"):
                    self.bams += amount
                case Add(symbol="diamond", amount=amount, whose="own"):
                    self.diamonds += amount
                case AddWounds(amount=amount):
                    self.wounds += amount
                case DoubleHits():
                    self.power += self.shown
                case Kill():
                    self.wounds += DEADLY
                case Halve():
                    self.halves = True


def _clash(attack: dict[Result, float], defence: dict[Result, float], texts: Texts) -> Blow:
    """Hits less Shields, and what comes of it (MD-DMG-01)."""
    after = [text for text in texts if text.moment == "no_wound" and not text.is_enchantment]
    late = sum(effect.amount for text in after for effect in text.effects if isinstance(effect, AddWounds))
    wounds: dict[int, float] = {}
    for hit, chance in attack.items():
        for block, other in defence.items():
            many = _wounds_of(hit, block) or late
            wounds[many] = wounds.get(many, 0.0) + chance * other
    odds = tuple(wounds.get(n, 0.0) for n in range(max(wounds) + 1))
    mean = sum(n * chance for n, chance in enumerate(odds))
    return Blow(odds, mean, _chance_of(texts, ReachBoss), _chance_of(texts, Stun))


def _wounds_of(hit: Result, block: Result) -> int:
    hits = max(0, hit.power - block.cut)
    shields = max(0, block.power - hit.cut)
    wounds = max(0, hits - shields) + hit.wounds
    return (wounds + 1) // 2 if block.halves else wounds


def _chance_of(texts: Texts, kind: type[object]) -> float:
    """About how often an effect of a kind is to be had: always, or when its symbols come up."""
    found = [text for text in texts if any(isinstance(effect, kind) for effect in text.effects)]
    return max((0.4 ** (text.bam + text.diamond) for text in found), default=0.0)
