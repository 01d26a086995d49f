"""The printed text is the program: the text of a card or sheet into clauses by the grammar of cards.lark."""

from __future__ import annotations

from typing import Any, cast

import lark

from tenebra.games.descent.vocabulary import (
    Ability,
    Act,
    Attack,
    Band,
    Bonus,
    Clause,
    Clauses,
    Condition,
    Cost,
    Deed,
    DoubleDamage,
    DrainThreat,
    Effect,
    Familiar,
    Immune,
    Kind,
    Moment,
    Nova,
    Occasion,
    Plot,
    Power,
    Rank,
    Scheme,
    Slay,
    Spawn,
    Stat,
    Ward,
)
from tenebra.kit.notation import Notation

CONDITIONS: dict[str, Condition] = {"adjacent target": "adjacent", "unseen target": "unseen", "no armor": "no_armor"}
STATS = {"armor": "armor", "maximum wounds": "wounds", "maximum fatigue": "fatigue", "speed": "speed"}
FACES = {"a blank": "blank", "a surge": "surge", "an enhancement": "enhancement"}
FAMILIARS = {
    "Familiar: Boggs": ("boggs",),
    "Familiar: Skye": ("skye",),
    "Familiars: Mata and Kata": ("mata", "kata"),
    "Companion: Pico": ("pico",),
}
MOMENTS: dict[str, Moment] = {
    "At the start of your turn": "start",
    "At the end of your turn": "end",
    "When you Run": "run",
    "When you Battle": "battle",
    "When you Advance": "advance",
    "When you Ready": "ready",
    "When you kill in melee": "melee_kill",
    "When you kill": "kill",
    "After a ranged attack": "ranged_attack",
    "After a magic attack": "magic_attack",
    "When an attack wounds you": "struck",
    "When you have suffered wounds": "wounded",
    "When you are killed": "killed",
    "When an enemy moves next to you": "approached",
    "When you draw this card": "drawn",
}
OCCASIONS: dict[str, Occasion] = {
    "Play at the start of your turn": "overlord_turn",
    "Play before a hero's turn": "hero_turn",
    "Play when a monster is activated": "monster_activated",
    "Play when a monster attacks": "monster_attacks",
    "Play when a monster is attacked": "monster_attacked",
    "Play when a hero enters a space": "hero_enters",
    "Play when a hero opens a door": "hero_opens_door",
    "Play when a hero opens a chest": "hero_opens_chest",
}
WHOMS = {
    "he suffers": "hero",
    "he and each adjacent hero suffer": "hero_and_adjacent",
    "each hero next to the door suffers": "door",
}


def _key(words: str) -> Any:
    """Printed words as a name of the vocabulary: `Quick Shot` is `quick_shot`."""
    return words.lower().replace(" ", "_").replace("-", "_")


def _kind(monster: str) -> Kind:
    """One or several monsters of a kind: `Bane Spiders` are of the kind `bane-spider`."""
    return cast("Kind", monster.lower().replace("men", "man").removesuffix("s").replace(" ", "-"))


def _rank(leader: str | None) -> Rank:
    return "leader" if leader else "normal"


def _number(tree: lark.Tree[Any]) -> int:
    """The only number among the parts of a sentence, or 0."""
    return next((int(part) for part in tree.scan_values(lambda part: part is not None)), 0)


class _Reader(lark.Transformer[lark.Token, Any]):
    """Turns the parse tree into the types of the vocabulary."""

    def start(self, clauses: list[Clause]) -> Clauses:
        return tuple(clauses)

    # --- Attacks ---

    def attack(self, parts: list[Any]) -> Attack:
        when, condition, surges, *effects = parts
        return Attack(tuple(effects), _key(when or ""), int(surges or 0), condition or "")

    def condition(self, parts: list[Any]) -> Condition:
        return CONDITIONS[parts[0]]

    def bonus(self, parts: list[Any]) -> Effect:
        amount, of = parts
        name = {"s": "surge", "p": "power_die"}.get(of[0], str(of))
        return Bonus(cast("Any", name), int(amount))

    def plain_ability(self, parts: list[Any]) -> Effect:
        return Ability(_key(parts[0]))

    def ranked_ability(self, parts: list[Any]) -> Effect:
        return Ability(_key(parts[0]), int(parts[1]))

    def double_damage(self, _: list[Any]) -> Effect:
        return DoubleDamage()

    def slay_target(self, _: list[Any]) -> Effect:
        return Slay()

    def drain(self, parts: list[Any]) -> Effect:
        return DrainThreat(int(parts[0]))

    def nova(self, parts: list[Any]) -> Effect:
        return Nova(int(parts[0]))

    # --- Numbers, protection, company ---

    def plus(self, parts: list[Any]) -> Stat:
        condition, amount, stat, type = parts
        name = STATS.get(stat, "movement_points")
        return Stat(cast("Any", name), int(amount), cast("Any", str(type or "")), condition or "")

    def speed_limit(self, parts: list[Any]) -> Stat:
        return Stat("speed_limit", int(parts[0]))

    def hands(self, parts: list[Any]) -> Stat:
        return Stat("hands", int(parts[0]))

    def immune(self, parts: list[Any]) -> Immune:
        return Immune(tuple(parts))

    def ability_name(self, parts: list[Any]) -> Any:
        return _key(parts[0])

    def ward(self, parts: list[Any]) -> Ward:
        return Ward(cast("Any", FACES[parts[0]]))

    def familiar(self, parts: list[Any]) -> Familiar:
        return Familiar(FAMILIARS[parts[0]])

    # --- Deeds ---

    def timely_deed(self, parts: list[Any]) -> Deed:
        moment, *costs, acts, target = parts
        return self._deed(MOMENTS[moment], costs, acts, target)

    def paid_deed(self, parts: list[Any]) -> Deed:
        *costs, acts, target = parts
        return self._deed("", costs, acts, target)

    def _deed(self, moment: Moment, costs: list[Any], acts: tuple[Act, ...], target: lark.Tree[Any] | None) -> Deed:
        paid = {str(cost.data): _number(cost) or True for cost in costs}
        if len(paid) < len(costs):
            raise lark.GrammarError("a deed names each part of its price once")
        whom = cast("Any", str(target.data) if target else "self")
        return Deed(acts, moment, Cost(**cast("Any", paid)), whom, _number(target) if target else 0)

    def acts(self, parts: list[Any]) -> tuple[Act, ...]:
        return tuple(Act(cast("Any", str(act.data).removeprefix("do_")), _number(act)) for act in parts)

    # --- One of a kind ---

    def sole(self, parts: list[Any]) -> Power:
        return Power(cast("Any", str(parts[0].data)), _number(parts[0]))

    # --- Overlord cards ---

    def plot(self, parts: list[Any]) -> Plot:
        occasion, dice, *schemes = parts
        return Plot(OCCASIONS[occasion], tuple(self._scheme(scheme) for scheme in schemes), int(dice or 0))

    def _scheme(self, said: Scheme | lark.Tree[Any]) -> Scheme:
        return said if isinstance(said, Scheme) else Scheme(cast("Any", str(said.data).removeprefix("to_")), _number(said))

    def to_wounds(self, parts: list[Any]) -> Scheme:
        whom, number, less, dice = parts
        return Scheme("wounds", int(number), cast("Any", WHOMS[whom]), int(less or 0), int(dice or 0))

    def to_ambush(self, parts: list[Any]) -> Scheme:
        leader, monster = parts
        return Scheme("ambush", monster=_kind(monster), rank=_rank(leader))

    def spawn(self, parts: list[Any]) -> Spawn:
        return Spawn(tuple(parts))

    def band(self, parts: list[Any]) -> Band:
        number, leader, monster = parts
        return Band(_kind(monster), int(number), _rank(leader))


read_text = Notation[Clauses]("tenebra.games.descent", _Reader()).read
