"""The meaning of the text of a skill, item or monster: the closed vocabulary as types (DR-SKL-05 to DR-SKL-11, DR-TKW).

`notation` reads these from the printed text and `printing` prints them back; what they do is in `effects`, `keywords` and rules.
A name here is the printed word in small letters: `knock_down` is KNOCK DOWN, `when_you_hit` is WHEN YOU HIT.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Literal, get_args

import msgspec

Colour = Literal["yellow", "red", "green", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

# --- Tokens (DR-CON) ---

Token = Literal[
    "bleed", "burn", "intimidate", "poison", "knock_down", "rangers_mark", "slow", "stealth", "stun", "focus", "fruit_of_life",
    "fury", "ki", "shield",
]  # fmt: skip
TOKENS: tuple[Token, ...] = get_args(Token)

# --- Effects: one word each, with a number or without ---

Verb = Literal[
    # tokens
    "bleed", "burn", "intimidate", "poison", "knock_down", "rangers_mark", "slow", "stealth", "stun", "focus", "fruit_of_life",
    "fury", "ki", "shield",
    # at once (DR-EFF)
    "damage", "sure_damage", "heal", "cleanse", "prevent", "retaliate", "fatigue", "disarm", "silence", "curse", "penitence",
    "drain", "pay_life", "expend", "discard", "push", "telekinesis", "swap", "move", "jump", "trample", "recall", "free_recall",
    "remove", "remove_conditions", "remove_trauma", "remove_darkness", "remove_rune", "manifest", "shadow_aura", "bear_trap",
    "fire_trap", "poison_trap", "summon", "craft", "activate_familiar", "activate", "copy_skill", "extra_action", "extra_move",
    "wild_cube", "flip", "flip_socketed", "draw_chest_card", "draw_rune", "end_turn", "command",
    # of attacks
    "crit", "double_damage", "reroll", "cleave", "multishot", "strike", "vicious", "attack_twice", "attack", "loot", "flyby",
    # always
    "bonus", "immune", "regeneration", "protect", "flying", "ranged_while_engaged", "reroll_challenge", "sure_hit",
    # of Monsters, Familiars and Companions
    "ambush", "bloodseeker", "covetous", "defiant", "relentless", "reckoner", "slaughter", "evolve", "maelstrom",
    "trick_or_treat", "unique",
]  # fmt: skip
PRIMARY: tuple[Verb, ...] = ("bloodseeker", "covetous", "defiant", "relentless", "reckoner", "slaughter")
"""The keywords for whom a Monster seeks (DR-MKW-03 to DR-MKW-08)."""
STATIC: tuple[Verb, ...] = (
    "bonus", "immune", "crit", "regeneration", "protect", "flying", "ranged_while_engaged", "reroll_challenge", "sure_hit",
    "unique", *PRIMARY,
)  # fmt: skip
"""A sentence of nothing else, without a trigger, holds always."""
MOVES: tuple[Verb, ...] = ("move", "jump", "trample")
ON_SELF: frozenset[Verb] = frozenset((
    "move", "jump", "trample", "copy_skill", "extra_action", "extra_move", "flip", "flip_socketed", "draw_chest_card",
    "end_turn", "craft", "summon", "activate_familiar", "activate", "manifest", "draw_rune", "remove_rune", "remove_darkness",
    "bear_trap", "fire_trap", "poison_trap", "evolve", "attack",
))  # fmt: skip
"""Without a stated target these are the user's own (DR-MOV-03)."""

Stat = Literal[
    "hit", "dmg", "range", "cleave", "multishot", "strike", "health", "movement", "trauma_limit", "curse_limit", "heal",
    "prevent", "cleanse", "retaliate", "push", "telekinesis", "recall", "regeneration", "bleed", "burn", "intimidate", "poison",
    "focus", "fury", "ki", "shield", "familiar_dmg", "familiar_movement", "familiar_limit", "trap_dmg", "challenge", "bag",
]  # fmt: skip
STATS: tuple[Stat, ...] = get_args(Stat)
"""The numbers that +X can raise. Of an effect it counts for those the owner casts, Equipment included (DR-TGT-07, DR-CLS-08)."""
RAISED: frozenset[str] = frozenset(STATS)

Immunity = Literal[
    "bleed", "burn", "intimidate", "poison", "knock_down", "rangers_mark", "slow", "stealth", "stun", "curse", "fatigue",
    "penitence", "drain", "push", "telekinesis", "darkness", "water", "lava", "miasma", "spikes", "falling", "traps",
]  # fmt: skip

Per = Literal[
    "", "adj_enemy", "adj_ally", "enemy_in_area", "hero", "curse", "trauma", "shield", "focus", "fury", "ki", "available_cube",
    "docked_cube", "expended_cube", "lost_health", "rune", "target_condition", "target_bleed", "target_burn", "target_poison",
]  # fmt: skip
"""`1 DMG PER CURSE`: the number counts once for each of these the user has; the last four for each the target has."""


# --- Conditions: IF … ---

ConditionName = Literal[
    "engaged", "on_darkness", "on_terrain", "hidden", "wounded", "healthy", "health_at_most", "alone", "adj_ally",
    "outnumbered", "moved", "first_attack", "your_turn", "cursed", "curses_at_least", "traumatized", "last_cube",
    "cubes_at_most", "familiar", "have", "weapon", "off_hand", "rune", "paid", "round_at_least", "ally_knocked_out",
    "party_at_most",
    # of the attack
    "melee", "ranged", "weapon_attack", "spell_attack", "crit", "higher", "lower",
    # of the target
    "target_adj", "target_self", "target_ally", "target_familiar", "target_wounded", "target_healthy", "target_health_at_most",
    "target_has", "target_afflicted", "target_large", "target_small", "target_minion", "target_white", "target_grey",
    "target_black", "target_commander", "target_boss", "target_on_darkness", "target_flanked", "target_alone", "target_engaged",
    "target_in_area",
]  # fmt: skip
CONDITION_NAMES: tuple[ConditionName, ...] = get_args(ConditionName)


class Condition(msgspec.Struct, frozen=True):
    """Something that must hold: `IF NOT TARGET HAS BURN`, `IF HEALTH AT MOST 4`."""

    name: ConditionName
    what: str = ""
    number: int = 0
    is_not: bool = False


class Effect(msgspec.Struct, frozen=True):
    """One word with its number: `BLEED 2`, `+1 DMG`, `IMMUNE STUN`, `PUSH X`, `1 DMG PER CURSE`."""

    verb: Verb
    number: int = 1
    name: str = ""
    per: Per = ""
    is_x: bool = False
    """The number is that of the Runes of the card's colour on the Track (DR-MKW-15)."""
    condition: Condition | None = None


# --- Whom ---

Who = Literal[
    "target", "self", "ally", "enemy", "hero", "monster", "familiar", "companion", "that", "attack", "strongest", "weakest",
    "vigorous", "tired", "corrupted",
]  # fmt: skip
"""`that`: whom the trigger speaks of. `attack`: the attack that is being made gains the effects. The last
five are Heroes by rank (DR-RNK)."""


class Target(msgspec.Struct, frozen=True):
    """The target of a sentence (DR-TGT). Without one: one single character in range."""

    who: Who = "target"
    number: int = 1
    is_up_to: bool = False
    is_each: bool = False
    is_other: bool = False
    """Not the user."""
    is_adjacent: bool = False
    range: int = -1
    """In areas; -1: that of the cube; passives and triggers, unlimited."""
    is_split: bool = False
    is_stated: bool = False


ONE = Target()

# --- When ---

Trigger = Literal[
    "", "start", "start_of_turn", "end_of_turn", "start_of_round", "roll",
    # you
    "when_you_attack", "when_you_hit", "when_you_crit", "when_you_miss", "when_you_roll_1", "when_you_damage", "when_you_kill",
    "when_you_cast", "when_you_heal", "when_you_cleanse", "when_you_prevent", "when_you_react", "when_you_recall",
    "when_you_expend", "when_you_move", "when_you_push", "when_you_gain_focus", "when_you_gain_shield", "when_you_gain_fury",
    "when_you_gain_stealth", "when_you_gain_a_curse", "when_you_use_a_yellow_skill", "when_you_use_a_red_skill",
    "when_you_use_a_green_skill", "when_you_use_a_blue_skill", "when_you_use_a_role_skill", "when_you_use_a_focus_ability",
    "when_you_use_a_consumable", "when_you_open_a_door", "when_you_search_a_chest", "when_you_interact",
    "when_you_pass_a_challenge", "when_you_fail_a_challenge", "when_you_are_attacked", "when_you_are_damaged",
    "when_you_lose_a_shield", "when_you_are_knocked_out", "when_you_regain_breath", "when_you_enter_darkness",
    "when_you_summon",
    # allies: Heroes, Familiars, Companions
    "when_an_ally_hits", "when_an_ally_crits", "when_an_ally_kills", "when_an_ally_is_attacked", "when_an_ally_is_damaged",
    "when_an_ally_is_healed", "when_an_ally_recalls", "when_an_ally_is_knocked_out", "when_your_familiar_attacks",
    "when_your_familiar_kills", "when_your_familiar_is_dispelled",
    # enemies
    "when_an_enemy_dies", "when_an_adj_enemy_dies", "when_a_marked_enemy_dies", "when_an_enemy_is_summoned",
    "when_an_enemy_moves_adj", "when_an_adj_enemy_attacks", "when_a_trap_springs", "when_a_rune_is_drawn",
]  # fmt: skip
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
Limit = Literal["", "once_per_turn", "once_per_round", "once_per_adventure"]
Lasting = Literal["", "this_turn", "until_your_next_turn"]


class Sentence(msgspec.Struct, frozen=True, dict=True):
    """A sentence, between two semicolons: when, for what price, whom, and the effects that are bound together."""

    effects: tuple[Effect, ...] = ()
    hits: tuple[int, ...] = ()
    """The HIT bonus of each Weapon Attack, one after another (DR-SKL-11)."""
    target: Target = ONE
    trigger: Trigger = ""
    threshold: int = 0
    """Of ROLL X+."""
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Effect, ...] = ()
    """The price paid first: PAY LIFE 2, PAY 1 FOCUS, PAY 1 CUBE, DISCARD."""
    limit: Limit = ""
    lasting: Lasting = ""
    is_reaction: bool = False
    is_optional: bool = False
    is_passive: bool = False
    """Said to hold always, although it could be read as an action: `PASSIVE: +1 HIT`."""

    @cached_property
    def kind(self) -> Literal["static", "weapon", "spell", "effect"]:
        """The sort of a sentence (DR-SKL-04)."""
        verbs = [effect.verb for effect in self.effects]
        is_bare = not (self.trigger or self.hits or self.lasting)
        says_what_is = bool(verbs) and all(verb in STATIC for verb in verbs)
        if self.is_passive or (is_bare and says_what_is):
            return "static"
        if self.hits or "command" in verbs:
            return "weapon"
        return "spell" if "damage" in verbs or "sure_damage" in verbs else "effect"

    @cached_property
    def is_sure(self) -> bool:
        """Whatever the board is like it does something: at least its user can be meant (DR-RNG-08)."""
        if self.conditions or self.costs or self.limit or self.find("strike") is not None:
            return False
        if self.kind != "effect":
            return self.find("command") is not None
        target = self.target
        helps_user = not target.is_stated and any(effect.verb in ON_SELF for effect in self.effects)
        if self.lasting or helps_user or target.who == "self":
            return True
        return target.who in ("target", "ally", "hero") and not (target.is_other or target.is_adjacent)

    @cached_property
    def needs(self) -> Literal["", "weapon", "foe", "struck"]:
        """The need of a sentence, if that is just an enemy in the range of its cube: for a Weapon Attack, for anything else,
        or in an area (DR-TKW-04).
        """
        who = self.target.who
        is_on_enemy = self.kind == "effect" and who == "enemy"
        if self.conditions or self.lasting or self.find("command"):
            return ""
        if self.find("strike"):
            return "struck" if self.kind == "spell" or is_on_enemy else ""
        if self.target.range >= 0 or who not in ("target", "enemy"):
            return ""
        if self.kind == "weapon":
            return "weapon"
        return "foe" if self.kind == "spell" or (is_on_enemy and self.target.is_stated) else ""

    @cached_property
    def is_aimed_beside(self) -> bool:
        """It needs its target adjacent; so does CLEAVE (DR-TKW-03)."""
        return self.target.is_adjacent or (self.kind == "weapon" and self.find("cleave") is not None)

    @cached_property
    def ends_in_a_move(self) -> bool:
        """With a move of its user it is over, and whoever moves is asked on the way."""
        if self.kind != "effect" or self.lasting or self.target.is_stated or not self.effects:
            return False
        return [effect.verb in MOVES for effect in self.effects] == [False] * (len(self.effects) - 1) + [True]

    @cached_property
    def _by_verb(self) -> dict[str, Effect]:
        return {effect.verb: effect for effect in reversed(self.effects)}

    def find(self, verb: Verb) -> Effect | None:
        """The first effect of that word."""
        return self._by_verb.get(verb)


class Text(msgspec.Struct, frozen=True, dict=True):
    """A whole text: its sentences from left to right. The price of the first that is used is that of the use."""

    sentences: tuple[Sentence, ...]

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """Every word of it, in order."""
        return tuple(effect for sentence in self.sentences for effect in sentence.effects)

    @cached_property
    def is_reaction(self) -> bool:
        """The lightning bolt (DR-SKL-04), or PREVENT without one: it works only against a threat (DR-RUB-21)."""
        return any(one.is_reaction or one.find("prevent") is not None for one in self.sentences if not one.trigger)

    @cached_property
    def is_sure(self) -> bool:
        """Whatever the board is like, using it does something."""
        return not self.costs and any(one.is_sure for one in self.uses)

    @cached_property
    def prevents(self) -> Sentence | None:
        """The sentence about damage that is ignored, if any."""
        return next((one for one in self.uses if one.find("prevent") is not None), None)

    @cached_property
    def helps_others(self) -> bool:
        """As a Reaction it can be used by somebody who is not hit."""
        return self.prevents is not None and self.prevents.target.who != "self" and not self.retaliates

    @cached_property
    def retaliates(self) -> bool:
        """It hurts the attacker (DR-RCT-06)."""
        return any(one.find("retaliate") for one in self.uses)

    @cached_property
    def costs(self) -> tuple[Effect, ...]:
        """The cost of using it beside the cube."""
        return self.uses[0].costs if self.uses else ()

    @cached_property
    def uses(self) -> tuple[Sentence, ...]:
        """The sentences done when it is used."""
        return tuple(one for one in self.sentences if not one.trigger and one.kind != "static")

    @cached_property
    def statics(self) -> tuple[Sentence, ...]:
        """The sentences that hold always (DR-PAS-02)."""
        return tuple(one for one in self.sentences if not one.trigger and one.kind == "static")

    @cached_property
    def triggered(self) -> tuple[Sentence, ...]:
        """The sentences done when something else happens (DR-PAS-03)."""
        return tuple(one for one in self.sentences if one.trigger)

    @property
    def is_attack(self) -> bool:
        """Crossed swords or burst (DR-SKL-04)."""
        return any(one.kind in ("weapon", "spell") for one in self.uses)


NOTHING = Text(())


@lru_cache(maxsize=512)
def doubled(text: Text) -> Text:
    """Every number written in it twice as high: a Wild cube paid for a Hero Skill (DR-TKW-20)."""

    def twice(effect: Effect) -> Effect:
        return effect if effect.verb == "crit" else msgspec.structs.replace(effect, number=effect.number * 2)

    return msgspec.structs.replace(
        text,
        sentences=tuple(
            msgspec.structs.replace(
                one,
                effects=tuple(map(twice, one.effects)),
                hits=tuple(2 * hit for hit in one.hits),
                target=msgspec.structs.replace(one.target, number=one.target.number * (1 + one.target.is_up_to)),
            )
            for one in text.sentences
        ),
    )
