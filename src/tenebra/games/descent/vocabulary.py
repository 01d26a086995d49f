"""The meaning of the text of a card, sheet or monster: the closed vocabulary as types.

`notation` reads these from the printed text and `printing` prints them back; what they do is in the rules and keywords.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

AttackType = Literal["melee", "ranged", "magic"]
TYPES: tuple[AttackType, ...] = get_args(AttackType)
Rank = Literal["normal", "leader"]
Kind = Literal[
    "bane-spider",
    "beastman",
    "demon",
    "dragon",
    "giant",
    "hell-hound",
    "manticore",
    "naga",
    "ogre",
    "razorwing",
    "skeleton",
    "sorcerer",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""DE-NAM-01 to DE-NAM-12."""

# --- Attacks ---

When = Literal["", "melee", "ranged", "magic", "ranged_or_magic", "off_hand"]
"""The attacks: on a weapon "" are those made with it, elsewhere all of its owner's. `off_hand`: on a weapon, attacks made with
the other one (DE-WPN-02); elsewhere, attacks that an Off-hand bonus helps."""
Condition = Literal["", "adjacent", "unseen", "no_armor"]
"""`adjacent`: the attack's target space is adjacent. `unseen`: the enemy had no line of sight to the hero when his turn began.
`no_armor`: no armor is equipped."""


class Bonus(msgspec.Struct, frozen=True, tag="bonus"):
    """+X of something in an attack: `+1 damage`, `+2 range`, `+1 surge`, `+1 power die` (the limit of five holds, DE-DIC-08)."""

    of: Literal["damage", "range", "surge", "power_die"]
    amount: int


AbilityName = Literal[
    "aura",
    "blast",
    "breath",
    "burn",
    "command",
    "fear",
    "fly",
    "grapple",
    "knockback",
    "pierce",
    "poison",
    "quick_shot",
    "reach",
    "sorcery",
    "stun",
    "sweep",
    "undying",
    "web",
]
RANKED: tuple[AbilityName, ...] = ("blast", "fear", "pierce", "sorcery")
"""The abilities with an X."""


class Ability(msgspec.Struct, frozen=True, tag="ability"):
    """A special ability (DE-ABL). `rank` is its X; the others have rank 1, and as many tokens as ranks add up to (DE-ABL-00)."""

    name: AbilityName
    rank: int = 1


class DoubleDamage(msgspec.Struct, frozen=True, tag="double_damage"):
    """The damage of the attack, all bonuses included, counts twice."""


class Slay(msgspec.Struct, frozen=True, tag="slay"):
    """The target dies whatever the damage and without an Undying roll; a unique monster does not."""


class DrainThreat(msgspec.Struct, frozen=True, tag="drain_threat"):
    """The Overlord loses X Threat, not below 0."""

    amount: int


class Nova(msgspec.Struct, frozen=True, tag="nova"):
    """Instead of a target space: every enemy within X spaces of the attacker that he sees. Only a miss fails."""

    reach: int


Effect = Bonus | Ability | DoubleDamage | Slay | DrainThreat | Nova


class Attack(msgspec.Struct, frozen=True, tag="attack", tag_field="is"):
    """The effects of an attack: always, or each time so many surges are paid (DE-ATK-11, DE-ATK-12).

    Aura, Command, Fear, Fly, Grapple and Undying speak of the figure itself, not of its attacks (DE-ABL).
    """

    effects: tuple[Effect, ...]
    when: When = ""
    surges: int = 0
    condition: Condition = ""

    def helps(self, type: AttackType) -> bool:
        """Speaks of attacks of this type; Off-hand bonuses are of melee attacks."""
        if self.when == "off_hand":
            return type == "melee"
        return not self.when or type in self.when.split("_or_")


# --- Numbers of a hero ---

StatName = Literal["armor", "wounds", "fatigue", "speed", "movement_points", "speed_limit", "hands"]


class Stat(msgspec.Struct, frozen=True, tag="stat", tag_field="is"):
    """A number of the hero that changes: `+2 speed`, `+1 armor against melee`, `speed at most 4` (DE-ARM-01).

    `movement_points`: so many more in each of his turns. `hands`: so many hand icons in all instead of two.
    """

    name: StatName
    amount: int
    against: Literal["", "melee", "ranged", "magic"] = ""
    condition: Condition = ""


class Immune(msgspec.Struct, frozen=True, tag="immune", tag_field="is"):
    """These abilities do nothing to the hero."""

    to: tuple[AbilityName, ...]


class Ward(msgspec.Struct, frozen=True, tag="ward", tag_field="is"):
    """For each wound of an attack one power die is rolled; this face cancels the wound."""

    face: Literal["blank", "surge", "enhancement"]


class Familiar(msgspec.Struct, frozen=True, tag="familiar", tag_field="is"):
    """The hero has these familiars, or the companion Pico (DE-FAM)."""

    names: tuple[str, ...]


# --- Deeds ---

Moment = Literal[
    "",  # any time in his turn after declaring his action
    "start",  # the start of his turn, when he has equipped
    "end",  # the end of his turn
    "run",  # when he declares that action
    "battle",
    "advance",
    "ready",
    "melee_kill",  # when his melee attack has killed, once for each figure killed
    "kill",  # when his attack has killed, once for each figure killed
    "ranged_attack",  # after a ranged attack of his turn
    "magic_attack",
    "struck",  # when an attack wounds him, before the wounds are suffered
    "wounded",  # when he has suffered wounds and lives
    "killed",  # when he is killed, before he goes to Town
    "approached",  # when an enemy moves into a space adjacent to his, once for each such step
    "drawn",  # when the card is drawn
]


class Cost(msgspec.Struct, frozen=True):
    """The price of a deed: fatigue, movement points, wounds of one's own, exhausting or discarding the card."""

    fatigue: int = 0
    movement: int = 0
    wounds: int = 0
    exhaust: bool = False
    discard: bool = False


FREE = Cost()

Verb = Literal[
    "heal",  # X wounds; 0: all
    "recover",  # X fatigue; 0: all
    "cancel",  # X wounds of the attack
    "attack",  # X more attacks in this turn
    "move",  # X movement points
    "move_half",  # movement points of half his speed, rounded up
    "guard",  # place a Guard order, if he has no order (DE-ORD-02)
    "armor",  # +X until the start of his next turn
    "stun",
    "slay",  # they die without an Undying roll
    "push",  # the figure is put X spaces further
    "drain_threat",
    "coins",
    "healing_potion",
    "vitality_potion",
    "draw_again",
]
Target = Literal[
    "self",
    "self_or_adjacent",  # one, the user chooses
    "self_and_adjacent",
    "enemies_within",  # each enemy within `reach` spaces, whatever is between
    "unnamed_within",  # the same without unique monsters
    "figure_in_sight",  # one, hero or monster, the user chooses
]


class Act(msgspec.Struct, frozen=True):
    """One thing that a deed does."""

    verb: Verb
    number: int = 0


class Deed(msgspec.Struct, frozen=True, tag="deed", tag_field="is"):
    """Something a hero may do at a moment for a price: `When you Battle, 2 fatigue: +1 attack`.

    A deed without a cost happens of itself. A card that exhausts does so once until it is refreshed.
    """

    acts: tuple[Act, ...]
    moment: Moment = ""
    cost: Cost = FREE
    target: Target = "self"
    reach: int = 0


# --- One of a kind ---

PowerName = Literal[
    # of heroes
    "double_dice",  # a fatigue paid for a power die rolls two, the limit of five holds (DE-FAT-04)
    "runes_in_armor",  # DE-ARM-03 does not hold for him
    "change_action",  # he may declare another action whose points and attacks cover what he has used
    "spoil_roll",  # attacked: after the roll he names 1 green, yellow or power die; not with Dodge, nor against an aimed attack
    "mend_roll",  # attacking: he may re-roll 1 own green, yellow or power die; not in an aimed attack, nor against Dodge
    "fist",  # once in his turn, besides his action, a melee attack with red and green
    "far_glyphs",  # glyphs he sees within X spaces are activated as if he entered them (DE-GLY-01)
    "dear_cards",  # every Overlord card costs X Threat more
    "charge",  # Run: one melee attack, if all his steps went in one direction; it ends the movement
    "swap_order",  # in his turn: X fatigue, his order becomes another one (against DE-RUL-55)
    # of skills
    "unburdened",  # no armor limits his speed (DE-ARM-01)
    "order_other",  # the order of his Ready may be placed beside a hero he sees
    "acrobat",  # moves through enemies and over obstacles, ends on neither
    "sight_aside",  # ranged and magic attacks: sight and range may be counted from a free space adjacent to him
    "sight_through",  # ranged and magic attacks: one figure or obstacle does not block the line
    "shields",  # each shield cancels X wounds more
    "trap_wounds",  # traps inflict X wounds fewer on him
    "trap_dice",  # X power dice more against traps
    # of armor
    "no_runes",  # DE-ARM-03
    # of the Overlord's power cards
    "cheap_traps",  # traps cost X Threat less
    "cruel_traps",  # traps that wound inflict X wounds more
    "promotion",  # one normal monster of each new area is placed as a leader
    "horde",  # each new area has X more Beastmen, Skeletons or Bane Spiders, one kind
    "doom",  # each attack of a monster has X more power dice
    "more_cards",  # X more cards in phase 1
]


class Power(msgspec.Struct, frozen=True, tag="power", tag_field="is"):
    """A power that is one of a kind. `number` is its X."""

    name: PowerName
    number: int = 0


# --- Overlord cards ---

Occasion = Literal[
    "overlord_turn",  # from the end of phase 1 to the first activation (DE-OVC-13)
    "hero_turn",  # before a hero starts his turn (DE-PRI-03)
    "monster_activated",
    "monster_attacks",  # before the roll
    "monster_attacked",  # before the roll (DE-NAM-35)
    "hero_enters",  # a space (DE-OVC-10)
    "hero_opens_door",
    "hero_opens_chest",
]
SchemeVerb = Literal[
    "aim",  # the attack is aimed
    "dodge",  # the monster dodges this attack
    "haste",  # the monster's speed is doubled in this activation
    "frenzy",  # the monster may attack twice as often in this activation
    "dim",  # until the Overlord's next turn heroes see no space further than X
    "wounds",  # X wounds, armor ignored
    "pit",  # a pit in the hero's space; he is in it, and that costs him no further wound (DE-OBS-03)
    "rock",  # a rock in the hero's space; the Overlord first puts him on a free space next to it
    "end_turn",
    "stun",
    "monkey",  # DE-EFF-13
    "ambush",  # a monster of that kind and rank is put next to the hero and attacks him at once
    "charm",  # the hero makes one attack with an equipped weapon that the Overlord declares
]


class Scheme(msgspec.Struct, frozen=True):
    """One thing that an event or trap does. Wounds may be fewer by `less` for each surge on `dice` power dice."""

    verb: SchemeVerb
    number: int = 0
    whom: Literal["hero", "hero_and_adjacent", "door"] = "hero"
    """`door`: every hero adjacent to the door."""
    less: int = 0
    dice: int = 0
    monster: Kind | Literal[""] = ""
    rank: Rank = "normal"


class Plot(msgspec.Struct, frozen=True, tag="plot", tag_field="is"):
    """An event or trap: on which occasion, what, and on how many power dice a single blank saves the hero (DE-DIC-07)."""

    occasion: Occasion
    schemes: tuple[Scheme, ...]
    dice: int = 0


class Band(msgspec.Struct, frozen=True):
    """A number of monsters of a kind and rank."""

    kind: Kind
    number: int
    rank: Rank = "normal"


class Spawn(msgspec.Struct, frozen=True, tag="spawn", tag_field="is"):
    """The monsters of a Spawn card (DE-OVC-11)."""

    bands: tuple[Band, ...]


Clause = Attack | Stat | Immune | Ward | Familiar | Deed | Power | Plot | Spawn
Clauses = tuple[Clause, ...]
