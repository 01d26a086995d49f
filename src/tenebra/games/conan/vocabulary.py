"""Types for the texts of cards and spells. `notation` reads texts into them, `printing` prints them."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, get_args

import msgspec

from tenebra.kernel import BadInput

# --- Dice ---

Colour = Literal["red", "orange", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Pool(NamedTuple):
    """A number for each colour: of dice, or of re-roll marks."""

    red: int = 0
    orange: int = 0
    yellow: int = 0

    def plus(self, other: Pool) -> Pool:
        return Pool(self.red + other.red, self.orange + other.orange, self.yellow + other.yellow)

    def times(self, number: int) -> Pool:
        return Pool(self.red * number, self.orange * number, self.yellow * number)


class Dice(NamedTuple):
    """Printed dice: how many of each colour, and how many re-roll marks stand beside each (CO-RUL-38)."""

    pool: Pool = Pool()
    marks: Pool = Pool()

    def plus(self, other: Dice) -> Dice:
        """Both together: the marks of each printed icon count (CO-RER-06)."""
        return Dice(self.pool.plus(other.pool), self.marks.plus(other.marks))

    def times(self, number: int) -> Dice:
        """One printed icon behind which so many dice stand: its marks stay as they are (CO-RUL-38)."""
        return Dice(self.pool.times(number), self.marks)

    def __str__(self) -> str:
        """The text as it is written: `2 red r + yellow`."""
        parts = [
            " ".join([*([str(number)] if number > 1 else []), colour, *["r"] * marks])
            for colour, number, marks in zip(COLOURS, self.pool, self.marks, strict=True)
            if number
        ]
        return " + ".join(parts)


NO_DICE = Dice()
_ICON = r"(?:(\d+) )?(red|orange|yellow)((?: r)*)"
_ICONS = re.compile(rf"{_ICON}(?: \+ {_ICON})*")


def read_dice(text: str) -> Dice:
    """`2 red r + yellow`, or nothing at all."""
    if text and not _ICONS.fullmatch(text):
        raise BadInput(f"{text!r} is not dice; write for example '2 red r + yellow'")
    dice = NO_DICE
    for number, colour, marks in re.findall(_ICON, text):
        dice = dice.plus(Dice(Pool(**{colour: int(number or 1)}), Pool(**{colour: marks.count("r")})))
    return dice


# --- Skills (CO-SKA, CO-SKD, CO-SKM, CO-SKV, CO-SKX) ---

Skill = Literal[
    "ambidextrous",
    "attack_from_beyond",
    "circular_strike",
    "constriction",
    "counterattack",
    "elite_shooter",
    "precision_shot",
    "precision_strike",
    "reach",
    "bodyguard",
    "protected",
    "sacrifice",
    "untouchable",
    "spell_caster",
    "teleport",
    "alchemy",
    "concentration",
    "fascination",
    "horror",
    "jinx",
    "poison",
    "leadership",
    "lock_picking",
    "support",
    "blocking",
    "climb",
    "evasive",
    "feline_grace",
    "flying",
    "intangible",
    "leap",
    "swimming",
    "wall_wrecker",
    "web_projection",
]
SKILLS: tuple[Skill, ...] = get_args(Skill)
"""All 34, in the order of the ledger."""

# --- What an equipment card prints (CO-CRD-02) ---


class Melee(msgspec.Struct, frozen=True, tag="melee", tag_field="is"):
    """The card is a melee weapon with these bonus dice (CO-MEL-03)."""

    dice: Dice


class Ranged(msgspec.Struct, frozen=True, tag="ranged", tag_field="is"):
    """The card is a ranged weapon with these bonus dice (CO-RNG-01).

    Thrown: it ends in the defender's area (CO-RNG-08). Area: it strikes a whole area and is discarded (CO-CRD-07, CO-AOE-05).
    """

    dice: Dice
    is_thrown: bool = False
    is_area: bool = False


class Guard(msgspec.Struct, frozen=True, tag="guard", tag_field="is"):
    """Bonus dice for parrying with the card (CO-GRD-03)."""

    dice: Dice


class Manipulation(msgspec.Struct, frozen=True, tag="manipulation", tag_field="is"):
    """Bonus dice for Complex Manipulations with the card (CO-MAN-06)."""

    dice: Dice


class Armour(msgspec.Struct, frozen=True, tag="armour", tag_field="is"):
    """The card can be the armour of a defence: a number, armour dice, or both (CO-GRD-08, CO-RUL-30)."""

    number: int = 0
    dice: Dice = NO_DICE


class Burst(msgspec.Struct, frozen=True, tag="burst", tag_field="is"):
    """Thrown or dropped, it makes an area attack with these dice where it lands, and is discarded (CO-THR-07, CO-RUL-36)."""

    dice: Dice


class Gift(msgspec.Struct, frozen=True, tag="gift", tag_field="is"):
    """A clause that gives skills to whoever carries the card."""

    skills: tuple[Skill, ...]


StatName = Literal[
    "movement",  # base movement
    "load",  # maximum encumbrance
    "recovery",  # gems more in the Stance phase
    "melee_limit",  # exertion limits
    "ranged_limit",
    "guard_limit",
    "move_limit",
    "manipulation_limit",
    "reroll_limit",
]


class Stat(msgspec.Struct, frozen=True, tag="stat", tag_field="is"):
    """A number of the sheet that changes while the card is carried: `base movement +1`."""

    name: StatName
    amount: int


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="is"):
    """The card is a character who is carried: its life points (CO-RUL-54, CO-RUL-104)."""

    life: int


# --- Deeds: what a spell does, and an object that is used ---

Verb = Literal[
    "attack",  # with `dice`, as CO-RUL-42 says: a Ranged Attack for the defender, not hindered, without height die
    "attack_undefended",  # the same, but neither Guard nor armour helps
    "armour",  # +N while it lasts (CO-RUL-30)
    "weaken",  # the attack that is being made on the target has N power less
    "grant",  # `skills` while it lasts
    "heal",  # N wounds, or as many as `dice` show: Wound zone to Fatigue; a model with Life gets it back up to its start
    "recover",  # N gems: Fatigue to Reserve
    "exhaust",  # N gems: Reserve to Fatigue; of a model of the Overlord, his red ones
    "suffer",  # N damage, neither Guard nor armour helps
    "web",  # a web token (CO-STS-01)
    "push",  # one is put up to N areas further, each step over a passable border into an area with room
    "teleport",  # the caster is put into another area in sight that has room (CO-SKM-02, CO-RUL-91)
    "fetch",  # the object is the caster's at once; N is the most it may weigh
    "raise",  # N killed minions of one tile, not flushed, stand in the area again; the tile is turned up (CO-LIF-06)
    "reroll",  # up to N dice of the roll that has just been made, each once
]
Target = Literal[
    "you",
    "friend_here",  # one of your side in your area, yourself included
    "friend_in_sight",
    "other_hero_in_sight",
    "friends_here",  # everybody of your side in your area
    "enemy_here",
    "enemy_in_sight",
    "area_here",  # area attacks: everybody in it (CO-AOE-01)
    "area_adjacent",
    "area_in_sight",
    "object_in_sight",
]
Lasting = Literal[
    "turn",  # until the end of this turn, the default of CO-RUL-41
    "round",  # until the caster's side begins its next turn
]
AREAS: tuple[Target, ...] = ("area_here", "area_adjacent", "area_in_sight")
LASTING: tuple[Verb, ...] = ("armour", "grant")
"""Verbs whose effect lasts."""


class Act(msgspec.Struct, frozen=True):
    """One thing that a deed does. With `is_per_gem` number and dice count once for each gem paid (CO-RUL-41)."""

    verb: Verb
    number: int = 0
    dice: Dice = NO_DICE
    skills: tuple[Skill, ...] = ()
    is_per_gem: bool = False


class Deed(msgspec.Struct, frozen=True, tag="deed", tag_field="is"):
    """The effect of a spell, or of an object that is used up: `armour +2, a friend in sight, until your next turn`.

    Using an object is an action of an Aggressive hero that costs no gem and ends his free steps; `is_any_time` ones are used
    like reaction spells, in either stance and turn.
    """

    acts: tuple[Act, ...]
    target: Target = "you"
    lasting: Lasting = "turn"
    is_discarded: bool = False
    is_any_time: bool = False


Clause = Melee | Ranged | Guard | Manipulation | Armour | Burst | Gift | Stat | Person | Deed
Clauses = tuple[Clause, ...]
