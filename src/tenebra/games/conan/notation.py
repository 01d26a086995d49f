"""The printed text is the program: the text of a card or spell into clauses by the grammar of cards.lark."""

from __future__ import annotations

from typing import Any, cast

import lark

from tenebra.games.conan.vocabulary import (
    NO_DICE,
    Act,
    Armour,
    Burst,
    Clause,
    Clauses,
    Deed,
    Dice,
    Gift,
    Guard,
    Lasting,
    Manipulation,
    Melee,
    Person,
    Ranged,
    Skill,
    Stat,
    StatName,
    Target,
    read_dice,
)
from tenebra.kit.notation import Notation

PER_GEM = "_per_gem"
TARGETS: dict[str, Target] = {
    "you": "you",
    "another hero in sight": "other_hero_in_sight",
    "a friend in your area": "friend_here",
    "a friend in sight": "friend_in_sight",
    "every friend in your area": "friends_here",
    "an enemy in your area": "enemy_here",
    "an enemy in sight": "enemy_in_sight",
    "your area": "area_here",
    "an adjacent area": "area_adjacent",
    "an area in sight": "area_in_sight",
    "an object in sight": "object_in_sight",
}
STATS: dict[str, StatName] = {
    "Base movement": "movement",
    "Maximum load": "load",
    "Recovery": "recovery",
    "Melee limit": "melee_limit",
    "Ranged limit": "ranged_limit",
    "Guard limit": "guard_limit",
    "Move limit": "move_limit",
    "Manipulation limit": "manipulation_limit",
    "Re-roll limit": "reroll_limit",
}
LASTING: dict[str, Lasting] = {"until your next turn": "round"}


class _Reader(lark.Transformer[lark.Token, Any]):
    """Turns the parse tree into the types of the vocabulary."""

    def start(self, clauses: list[Clause]) -> Clauses:
        return tuple(clauses)

    def DICE(self, token: lark.Token) -> Dice:  # noqa: N802, the name of the terminal
        return read_dice(token)

    def SKILL(self, token: lark.Token) -> Skill:  # noqa: N802, the name of the terminal
        return cast("Skill", token.lower().replace(" ", "_").replace("-", "_"))

    def skills(self, parts: list[Any]) -> tuple[Skill, ...]:
        return tuple(parts)

    # --- What a card adds, or is ---

    def melee(self, parts: list[Any]) -> Melee:
        return Melee(parts[0])

    def ranged(self, parts: list[Any]) -> Ranged:
        dice, thrown, area = parts
        return Ranged(dice, is_thrown=bool(thrown), is_area=bool(area))

    def guard(self, parts: list[Any]) -> Guard:
        return Guard(parts[0])

    def manipulation(self, parts: list[Any]) -> Manipulation:
        return Manipulation(parts[0])

    def burst(self, parts: list[Any]) -> Burst:
        return Burst(parts[0])

    def fixed_armour(self, parts: list[Any]) -> Armour:
        number, dice = parts
        return Armour(int(number), dice or NO_DICE)

    def armour_dice(self, parts: list[Any]) -> Armour:
        return Armour(0, parts[0])

    def gift(self, parts: list[Any]) -> Gift:
        return Gift(parts[0])

    def stat(self, parts: list[Any]) -> Stat:
        return Stat(STATS[parts[0]], int(parts[1]))

    def person(self, parts: list[Any]) -> Person:
        return Person(int(parts[0]))

    # --- Deeds ---

    def deed(self, parts: list[Any]) -> Deed:
        price, acts, target, lasting = parts
        return Deed(
            acts, TARGETS[target or "you"], LASTING.get(lasting, "turn"), bool(price), is_any_time=price == "Any time, discard"
        )

    def acts(self, parts: list[lark.Tree[Any]]) -> tuple[Act, ...]:
        return tuple(self._act(str(act.data), act.children) for act in parts)

    def _act(self, name: str, parts: list[Any]) -> Act:
        said: Any = parts[0] if parts else 0
        dice = said if isinstance(said, Dice) else NO_DICE
        skills = said if name == "grant" else ()
        number = abs(int(said)) if isinstance(said, str) else int(name.endswith(PER_GEM) and dice is NO_DICE)
        verb = name.removesuffix(PER_GEM).removesuffix("_dice")
        return Act(cast("Any", verb), number, dice, skills, is_per_gem=name.endswith(PER_GEM))


read_text = Notation[Clauses]("tenebra.games.conan", _Reader()).read
