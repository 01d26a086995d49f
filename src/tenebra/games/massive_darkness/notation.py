"""The printed text is the program: the text of a Skill or card into clauses by the grammar of cards.lark, and back again."""

from __future__ import annotations

from typing import Any, cast

import lark

from tenebra.games.massive_darkness.vocabulary import (
    Add,
    AddDice,
    AddWounds,
    Cancel,
    Clause,
    Clauses,
    Combat,
    CombatType,
    Condition,
    Deed,
    DiceKind,
    DoubleHits,
    Effect,
    FillBlank,
    FlipBlank,
    Halve,
    Heal,
    Inflict,
    Kill,
    Moment,
    Place,
    ReachBoss,
    Reroll,
    RollsNoDice,
    Side,
    Skill,
    Stun,
    Symbol,
    Target,
    Until,
    Whose,
)
from tenebra.kit.notation import Notation

PLACES: dict[int, Place] = {-1: "level-1", 0: "level", 1: "level+1"}
TARGETS: dict[str, Target] = {
    "the Active Hero": "active_hero",
    "one Hero": "one_hero",
    "one Hero in the Zone": "one_hero_in_zone",
    "each Hero": "each_hero",
    "each Hero in the Zone": "each_hero_in_zone",
    "each Hero in a Light Zone": "each_hero_in_light",
    "each Hero in a Shadow Zone": "each_hero_in_shadow",
    "the Hero with the most XP": "most_xp_hero",
    "the Hero with the least Health": "least_health_hero",
    "one Enemy in the Zone": "one_enemy_in_zone",
    "one Enemy in sight": "one_enemy_in_sight",
    "each Enemy in the Zone": "each_enemy_in_zone",
    "each Enemy": "each_enemy",
    "each Mob": "each_mob",
    "each Agent": "each_agent",
    "each Roaming Monster": "each_roaming_monster",
}
ENEMIES = {target for target in TARGETS.values() if not target.endswith("hero") and "_hero_" not in target}
FOR_HEROES = {"heal", "gain_xp", "lose_xp", "draw_treasure", "discard", "extra_actions"}
"""The verbs for Heroes alone, to do or to have done to them; only Enemies are activated."""
MOMENTS: dict[str, Moment] = {"after a re-roll,": "after_reroll", "if this Attack does not wound,": "no_wound"}
SUFFERERS = {"the Attacker": "attacker", "each other Enemy in that Zone": "others"}
UNTILS: dict[str, Until] = {"Until the End Phase": "end_phase", "Until the next End Phase": "next_end_phase"}


def _key(words: str) -> str:
    """Printed words as a name of the vocabulary: `Mace or Hammer Equipped` is `mace_or_hammer_equipped`."""
    return words.lower().replace(" ", "_").replace("-", "_")


def _symbol(counted: str) -> Symbol:
    return cast("Symbol", counted.lower().removesuffix("s"))


class _Reader(lark.Transformer[lark.Token, Any]):
    """Turns the parse tree into the types of the vocabulary."""

    def start(self, clauses: list[Clause]) -> Clauses:
        return tuple(clauses)

    def clause(self, parts: list[Any]) -> Clause:
        lasting: tuple[Until, Target] = parts[0] or ("", "self")
        return Clause(parts[-1], tuple(parts[1:-1]), *lasting)

    def lasting(self, parts: list[Any]) -> tuple[Until, Target]:
        return UNTILS[parts[0]], parts[1] or "self"

    def target(self, parts: list[Any]) -> Target:
        return TARGETS[parts[0]]

    def condition(self, parts: list[Any]) -> Condition:
        return Condition(cast("Any", _key(parts[0])), int(parts[1]) if len(parts) > 1 else 0)

    # --- Combat ---

    def combat(self, parts: list[Any]) -> Combat:
        type, (bam, diamond), moment, effects, repeat = parts
        return Combat(type, effects, bam, diamond, MOMENTS[moment] if moment else "always", int(repeat or 1))

    def type(self, parts: list[Any]) -> CombatType:
        return cast("CombatType", "_".join(str(word).lower() for word in parts if word))

    def cost(self, parts: list[Any]) -> tuple[int, int]:
        paid, number = {"BAM": 0, "DIAMOND": 0}, 1
        for part in parts:
            if part.type == "INT":
                number = int(part)
            else:
                paid[str(part)] += number
                number = 1
        return paid["BAM"], paid["DIAMOND"]

    def effects(self, parts: list[Any]) -> tuple[Effect, ...]:
        return tuple(parts)

    def add(self, parts: list[Any]) -> Add:
        whose, amount, counted = parts
        return Add(_symbol(counted), int(amount), cast("Whose", whose.lower() if whose else "own"))

    def add_dice(self, parts: list[Any]) -> AddDice:
        whose, amount, dice, _ = parts
        return AddDice(cast("DiceKind", dice.lower()), int(amount), cast("Whose", whose.lower() if whose else "own"))

    def add_wounds(self, parts: list[Any]) -> AddWounds:
        return AddWounds(int(parts[0]))

    def reroll(self, parts: list[Any]) -> Reroll:
        times, side, other, _ = parts
        return Reroll("either" if other else side.lower(), "all", int(times))

    def reroll_some(self, parts: list[Any]) -> Reroll:
        which, side, _ = parts
        return Reroll(side.lower(), "blank" if which == "blank" else "any")

    def cancel_one(self, parts: list[Any]) -> Cancel:
        return Cancel(cast("Side", parts[0].lower()), parts[1].lower())

    def cancel_all(self, parts: list[Any]) -> Cancel:
        return Cancel(cast("Side", parts[0].lower()), "all")

    def fill(self, parts: list[Any]) -> FillBlank:
        return FillBlank(tuple(parts))

    def gain(self, parts: list[Any]) -> Symbol:
        return _symbol(parts[1])

    def rolls_no_dice(self, _: list[Any]) -> RollsNoDice:
        return RollsNoDice()

    def flip_one(self, _: list[Any]) -> FlipBlank:
        return FlipBlank()

    def flip_all(self, _: list[Any]) -> FlipBlank:
        return FlipBlank(all=True)

    def double(self, _: list[Any]) -> DoubleHits:
        return DoubleHits()

    def stun(self, _: list[Any]) -> Stun:
        return Stun()

    def kill(self, _: list[Any]) -> Kill:
        return Kill()

    def reach_boss(self, _: list[Any]) -> ReachBoss:
        return ReachBoss()

    def halve(self, _: list[Any]) -> Halve:
        return Halve()

    def heal(self, parts: list[Any]) -> Heal:
        return Heal(int(parts[0]))

    def fully_heal(self, _: list[Any]) -> Heal:
        return Heal(0)

    def inflict(self, parts: list[Any]) -> Inflict:
        return Inflict(int(parts[0]), cast("Any", SUFFERERS[parts[2]]))

    # --- Skills of the list ---

    def max_health(self, parts: list[Any]) -> Skill:
        return Skill("max_health", int(parts[0]))

    def actions(self, parts: list[Any]) -> Skill:
        return Skill("actions", int(parts[0]), parts[1].lower() if parts[1] else "")

    def movement_points(self, parts: list[Any]) -> Skill:
        return Skill("movement_points", int(parts[0]))

    def attacking_skill(self, parts: list[Any]) -> Skill:
        return Skill(cast("Any", _key(parts[0])), combat=tuple(combat for combat in parts[1:] if combat))

    def counted_skill(self, parts: list[Any]) -> Skill:
        return Skill(cast("Any", _key(parts[0])), int(parts[1]))

    def plain_skill(self, parts: list[Any]) -> Skill:
        return Skill(cast("Any", _key(parts[0])))

    # --- Deeds ---

    def place(self, parts: list[Any]) -> Place:
        shift = int(parts[0] or 0)
        if shift not in PLACES:
            raise lark.GrammarError(f"a Level token is -1, +0 or +1 from the Current Level, not {shift:+}")
        return PLACES[shift]

    def deed(self, parts: list[Any]) -> Deed:
        verb, target, place = parts
        name = str(verb.data).removeprefix("do_").replace("fully_heal", "heal")
        numbers = [int(part) for part in verb.children if part and part.type in ("INT", "SIGNED")]
        level = numbers.pop() if name == "draw_treasure" and len(numbers) > 1 else 0
        if name in FOR_HEROES and target in ENEMIES:
            raise lark.GrammarError("Enemies only suffer Wounds, are Stunned, stand up or are activated")
        if name == "activate" and target not in ENEMIES:
            raise lark.GrammarError("only Enemies are activated")
        return Deed(cast("Any", name), numbers[0] if numbers else 0, target or "self", level, place or "user")


NOTATION = Notation[Clauses]("tenebra.games.massive_darkness", _Reader())
read_text = NOTATION.read
