"""The meaning of the text of a Skill or card: the closed vocabulary as types (MD-SKL, MD-CSK, MD-EFF, MD-CND, MD-TRM).

`notation` reads these from the printed text and prints them back; what they do is in the rules.
"""

from __future__ import annotations

from typing import Literal

import msgspec

CombatType = Literal["attack", "melee", "ranged", "magic", "defense", "melee_defense", "ranged_defense", "magic_defense"]
"""The prefix of a Combat Skill or Enchantment (MD-CSK-01 to MD-CSK-08)."""
Side = Literal["attack", "defense"]
Symbol = Literal["hit", "shield", "bam", "diamond"]
DiceKind = Literal["red", "yellow", "green", "blue", "attack", "defense"]
"""A colour, or "attack" / "defense": any mix of the two colours of that side, the owner chooses (MD-EFF-11, MD-EFF-16)."""
Whose = Literal["own", "attacker", "defender"]
"""The side whose result changes: the owner's, or the opponent's named in the text ("Attacker -1 Hit", "Defender -1 Shield")."""
Moment = Literal["always", "after_reroll", "no_wound"]
"""`after_reroll`: only if another effect re-rolled dice (MD-TRM-02). `no_wound`: only if no Wound came of it (MD-TRM-09)."""
Until = Literal["", "end_phase", "next_end_phase"]
"""The end of a lasting effect (MD-END-01): until this Round's End Phase, or until the next Round's (Events)."""

ConditionKind = Literal[
    "two_handed_weapon",
    "wounded",
    "dual_wield",
    "mace_or_hammer_equipped",
    "shadow_mode",
    "no_armor_equipped",
    "shield_bearer",
    "bloodlust",
    "sword_equipped",
    "blood_toll",
]
"""MD-CND-02 to MD-CND-11."""


class Condition(msgspec.Struct, frozen=True):
    """A Condition in square brackets; the number is the X of Wounded, Bloodlust and Blood Toll (MD-CND)."""

    kind: ConditionKind
    number: int = 0


# --- Effects of Combat Skills and Enchantments (MD-EFF, MD-TRM) ---


class Add(msgspec.Struct, frozen=True, tag="add"):
    """+X or -X of a symbol in a result: `+2 Hits`, `Attacker -1 Hit`, `Defender -1 Shield`, `+1 Bam` (MD-EFF-01 to -06)."""

    symbol: Symbol
    amount: int
    whose: Whose = "own"


class AddWounds(msgspec.Struct, frozen=True, tag="add_wounds"):
    """+X Wounds, inflicted whatever the Shields (MD-EFF-07)."""

    amount: int


class AddDice(msgspec.Struct, frozen=True, tag="add_dice"):
    """+X or -X dice: `+1 red die`, `Defender -2 Defense dice`, `Attacker -1 yellow die` (MD-EFF-08 to -17)."""

    dice: DiceKind
    amount: int
    whose: Whose = "own"


class RollsNoDice(msgspec.Struct, frozen=True, tag="rolls_no_dice"):
    """Defender rolls no dice (MD-EFF-18)."""


class Reroll(msgspec.Struct, frozen=True, tag="reroll"):
    """The owner may roll dice again: all of a side, any number of them, or only the blank ones (MD-EFF-19 to -21, MD-NAM-13)."""

    dice: Literal["attack", "defense", "either"]
    which: Literal["all", "any", "blank"] = "all"
    times: int = 1


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Take one Bam or Diamond, or all of both, from a side's result (MD-EFF-22 to -27)."""

    side: Side
    symbol: Literal["bam", "diamond", "all"]


class FlipBlank(msgspec.Struct, frozen=True, tag="flip_blank"):
    """Turn one blank result, or all, to the opposite face. Dice of the clause's own side (MD-TRM-04, MD-NAM-19)."""

    all: bool = False


class FillBlank(msgspec.Struct, frozen=True, tag="fill_blank"):
    """One blank result gets +1 of one of the symbols, the owner chooses (MD-TRM-08, MD-RUL-15)."""

    symbols: tuple[Symbol, ...]


class DoubleHits(msgspec.Struct, frozen=True, tag="double_hits"):
    """Add as many Hits as the die faces show (MD-TRM-06)."""


class Stun(msgspec.Struct, frozen=True, tag="stun"):
    """Stun the opponent: the Defender of an Attack, the Attacker of a Defense (MD-STN)."""


class Kill(msgspec.Struct, frozen=True, tag="kill"):
    """Instantly kill: of a Mob one figure (MD-TRM-10, MD-RUL-49)."""


class ReachBoss(msgspec.Struct, frozen=True, tag="reach_boss"):
    """The Wounds of this Attack may go to the Boss despite its Minions (MD-MOB-08, MD-NAM-56)."""


class Halve(msgspec.Struct, frozen=True, tag="halve"):
    """The owner suffers half of the Wounds of the Attack, rounded up (MD-NAM-18, MD-RUL-16)."""


class Heal(msgspec.Struct, frozen=True, tag="heal"):
    """The owner heals X Wounds; 0 means fully (MD-TRM-01)."""

    amount: int

    @property
    def is_full(self) -> bool:
        """Back to maximum Health."""
        return self.amount == 0


class Inflict(msgspec.Struct, frozen=True, tag="inflict"):
    """X Wounds besides the Attack, after its own: on the Attacker, or on every figure of the others in the Defender's Zone."""

    amount: int
    on: Literal["attacker", "others"]


Effect = (
    Add
    | AddWounds
    | AddDice
    | RollsNoDice
    | Reroll
    | Cancel
    | FlipBlank
    | FillBlank
    | DoubleHits
    | Stun
    | Kill
    | ReachBoss
    | Halve
    | Heal
    | Inflict
)


# --- Clauses ---


class Combat(msgspec.Struct, frozen=True, tag="combat", tag_field="is"):
    """A Combat Skill, or an Enchantment if it costs symbols: `Melee BAM: +2 Hits (Repeat 2)` (MD-ENC-10, MD-CSK-09)."""

    type: CombatType
    effects: tuple[Effect, ...]
    bam: int = 0
    diamond: int = 0
    moment: Moment = "always"
    repeat: int = 1

    @property
    def is_enchantment(self) -> bool:
        """Needs symbols from its owner's dice."""
        return bool(self.bam or self.diamond)

    @property
    def side(self) -> Side:
        """Works when its owner attacks, or when its owner defends."""
        return "defense" if self.type.endswith("defense") else "attack"

    @property
    def ranges(self) -> tuple[str, ...]:
        """The types of Attack it works in: some of melee, ranged, magic."""
        name = self.type.removesuffix("_defense")
        return ("melee", "ranged", "magic") if name in ("attack", "defense") else (name,)


SkillName = Literal[
    "max_health",
    "actions",
    "movement_points",
    "charge",
    "command",
    "taunt",
    "regeneration",
    "retaliation",
    "spellsword",
    "teleport",
    "safe_shot",
    "elusive",
]
"""MD-SKL-01 to MD-SKL-14."""


class Skill(msgspec.Struct, frozen=True, tag="skill", tag_field="is"):
    """A Skill of the list (MD-SKL). `number` is its X; `action` restricts extra Actions; `combat` stands in parentheses."""

    name: SkillName
    number: int = 0
    action: Literal["", "combat", "melee", "ranged", "magic", "movement"] = ""
    combat: tuple[Combat, ...] = ()


Target = Literal[
    "self",
    "active_hero",
    "one_hero",
    "one_hero_in_zone",
    "each_hero",
    "each_hero_in_zone",
    "each_hero_in_light",
    "each_hero_in_shadow",
    "most_xp_hero",
    "least_health_hero",
    "one_enemy_in_zone",
    "one_enemy_in_sight",
    "each_enemy_in_zone",
    "each_enemy",
    "each_mob",
    "each_agent",
    "each_roaming_monster",
]
"""The target of a deed. Zone and sight are those of the user. `one_…`: the user chooses. Ties: the players choose."""

Place = Literal["user", "level-1", "level", "level+1"]
"""The place for things: the user's Zone, or the Zone of the Level token Current Level -1, 0, +1 (MD-LVL-10, MD-RUL-09)."""

Verb = Literal[
    "heal",
    "suffer",  # X Wounds; on "one" Mob in the order of its Wounds, with an "each" target on every figure (MD-RUL-75)
    "stun",
    "stand_up",
    "gain_xp",
    "lose_xp",
    "draw_treasure",  # X Treasure cards of the Current Level + `level`
    "discard",  # X Equipment cards of the target Hero's choice
    "extra_actions",  # +X Actions this Activation
    "extra_movement",  # a free Movement Action of X points
    "teleport",  # move up to X Zones as if Elusive, costs no Action
    "command",  # another Hero performs a free Action, costs no Action
    "lifebringer",  # X tokens on the Lifebringer (or off it, if negative)
    "activate",  # each target Enemy is activated as in the Enemies' Phase
    "spawn_guard",
    "spawn_roaming_monster",
    "place_treasure",  # X Treasure tokens at `place`
    "place_special_treasure",
]
"""The effect of a deed."""


class Deed(msgspec.Struct, frozen=True, tag="deed", tag_field="is"):
    """Something done once, when a Consumable is used, a Signature paid, a Trap, Fortune or Event drawn.

    `number` is how many (Wounds, XP, cards, Actions, points, tokens); 0 with `heal` means fully.
    """

    verb: Verb
    number: int = 0
    target: Target = "self"
    level: int = 0
    place: Place = "user"


class Clause(msgspec.Struct, frozen=True):
    """One sentence of a text: its Conditions, how long it lasts and for whom, and what it is."""

    body: Combat | Skill | Deed
    conditions: tuple[Condition, ...] = ()
    until: Until = ""
    target: Target = "self"
    """Only with `until`: who has the lasting Combat or Skill body meanwhile."""


Clauses = tuple[Clause, ...]
