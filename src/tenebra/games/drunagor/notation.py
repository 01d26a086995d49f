"""The printed text is the program: the text of a skill, item or monster into sentences by the grammar of cards.lark."""

from __future__ import annotations

from typing import Any, cast

import lark
from msgspec.structs import replace

from tenebra.games.drunagor.vocabulary import (
    COLOURS,
    CONDITION_NAMES,
    ONE,
    TOKENS,
    TRIGGERS,
    Condition,
    Effect,
    Sentence,
    Target,
    Text,
)
from tenebra.kit.notation import Notation

COUNTS = {"ONE": 1, "TWO": 2, "THREE": 3, "FOUR": 4, "FIVE": 5}
NOUNS = {
    "any": "target",
    "enemy_target": "enemy",
    "allie": "ally",
    "enemie": "enemy",
    "heroe": "hero",
    "that_one": "that",
    "this_attack": "attack",
    "self": "self",
}
RANKINGS = ("strongest", "weakest", "vigorous", "tired", "corrupted")
ALL, ALL_BUT_1 = -1, -2
"""The number of a PREVENT that equals the damage (DR-EFF-04)."""
WITH_WHAT = ("have", "weapon", "off_hand", "rune", "paid", "target_has")
"""Conditions that end with a word of their own."""
SUBTYPES = ("light", "heavy", "thrown", "ranged", "shield", "relic", "weapon")
RUNES = ("grey", "red", "green", "orange", "blue")


def key(words: str) -> str:
    """Printed words as a name of the vocabulary: `KNOCK DOWN` is `knock_down`."""
    return words.strip().lower().replace("'", "").replace(" ", "_").replace("-", "_")


def _condition(words: str) -> Condition:
    said = key(words.removeprefix("IF "))
    is_not = said.startswith("not_")
    said = said.removeprefix("not_")
    name, _, last = said.rpartition("_")
    if last.isdigit() and name in CONDITION_NAMES:
        return Condition(cast("Any", name), number=int(last), is_not=is_not)
    for name in WITH_WHAT:
        what = said.removeprefix(f"{name}_")
        if said.startswith(f"{name}_") and what in (*TOKENS, *COLOURS, *SUBTYPES, *RUNES):
            return Condition(cast("Any", name), what, is_not=is_not)
    if said not in CONDITION_NAMES:
        raise lark.GrammarError(f"{str(words)!r} is no condition; known are {', '.join(CONDITION_NAMES)}")
    return Condition(cast("Any", said), is_not=is_not)


class _Reader(lark.Transformer[lark.Token, Any]):
    """Turns the parse tree into the types of the vocabulary."""

    def start(self, parts: list[Any]) -> Text:
        return Text(tuple(part for part in parts if isinstance(part, Sentence)))

    def sentence(self, parts: list[Any]) -> Sentence:
        heads = dict[str, Any]()
        conditions, costs, target, effects, hits = list[Condition](), list[Effect](), ONE, list[Effect](), list[int]()
        for part in parts:
            match part:
                case Condition():
                    conditions.append(part)
                case ("cost", Effect() as cost):
                    costs.append(cost)
                case (str() as name, value):
                    heads[name] = value
                case Target():
                    target = _joined(target, part)
                case Effect(verb="bonus", name="hit", condition=None) if not {"is_passive", "lasting"} & heads.keys():
                    hits.append(part.number)
                case Effect():
                    effects.append(part)
        if "threshold" in heads:
            heads["trigger"] = "roll"
        if target.who == "attack":
            effects += [Effect("bonus", hit, "hit") for hit in hits]
            hits = []
        return Sentence(tuple(effects), tuple(hits), target, conditions=tuple(conditions), costs=tuple(costs), **heads)

    def part(self, parts: list[Any]) -> Any:
        said, condition = parts
        if condition is None:
            return said
        if not isinstance(said, Effect):
            raise lark.GrammarError("IF after a word needs an effect before it")
        return replace(said, condition=_condition(condition))

    # --- when, and for what price

    def trigger(self, parts: list[Any]) -> tuple[str, Any]:
        name = key(parts[0])
        if name not in TRIGGERS:
            raise lark.GrammarError(f"{str(parts[0])!r} is no trigger; known are {', '.join(filter(None, TRIGGERS))}")
        return ("trigger", name)

    def roll(self, parts: list[Any]) -> tuple[str, Any]:
        return ("threshold", int(parts[0][:-1]))

    def condition(self, parts: list[Any]) -> Condition:
        return _condition(parts[0])

    def may(self, _: list[Any]) -> tuple[str, Any]:
        return ("is_optional", True)

    def passive(self, _: list[Any]) -> tuple[str, Any]:
        return ("is_passive", True)

    def limit(self, parts: list[Any]) -> tuple[str, Any]:
        return ("limit", key(parts[0]))

    def lasting(self, parts: list[Any]) -> tuple[str, Any]:
        return ("lasting", key(parts[0]))

    def reaction(self, _: list[Any]) -> tuple[str, Any]:
        return ("is_reaction", True)

    def discard(self, _: list[Any]) -> tuple[str, Effect]:
        return ("cost", Effect("discard", 1, "card"))

    def pay_life(self, parts: list[Any]) -> tuple[str, Effect]:
        return ("cost", Effect("pay_life", int(parts[0])))

    def pay_token(self, parts: list[Any]) -> tuple[str, Effect]:
        return ("cost", Effect("discard", int(parts[0]), key(parts[1])))

    def pay_cubes(self, parts: list[Any]) -> tuple[str, Effect]:
        return ("cost", Effect("expend", int(parts[0])))

    # --- whom

    def up_to(self, parts: list[Any]) -> Target:
        count, other, adj, noun = parts
        return _target(noun, other, adj, number=COUNTS.get(count) or int(count), is_up_to=True)

    def each(self, parts: list[Any]) -> Target:
        other, adj, noun = parts
        return _target(noun, other, adj, is_each=True)

    def one(self, parts: list[Any]) -> Target:
        other, adj, noun = parts
        return _target(noun, other, adj)

    def another(self, parts: list[Any]) -> Target:
        return _target(parts[1], parts[0], None)

    def noun(self, parts: list[Any]) -> Target:
        return _target(parts[0], None, None)

    def adjacent(self, _: list[Any]) -> Target:
        return Target(is_adjacent=True, is_stated=True)

    def reach(self, parts: list[Any]) -> Target:
        return Target(range=int(parts[0]))

    def split(self, _: list[Any]) -> Target:
        return Target(is_split=True)

    # --- what

    def amount(self, parts: list[Any]) -> int | None:
        return int(parts[0]) if parts else None

    def bonus(self, parts: list[Any]) -> Effect:
        number, stat, per = parts
        if number == "+X":
            return Effect("bonus", 0, key(stat), is_x=True)
        return Effect("bonus", int(number), key(stat), cast("Any", key(per or "")))

    def damage(self, parts: list[Any]) -> Effect:
        return _numbered("damage", *parts)

    def sure_damage(self, parts: list[Any]) -> Effect:
        return _numbered("sure_damage", *parts)

    def numbered(self, parts: list[Any]) -> Effect:
        return _numbered(key(parts[0]), *parts[1:])

    def plain(self, parts: list[Any]) -> Effect:
        return Effect(cast("Any", key(parts[0])))

    def prevent_all(self, _: list[Any]) -> Effect:
        return Effect("prevent", ALL)

    def prevent_all_but_1(self, _: list[Any]) -> Effect:
        return Effect("prevent", ALL_BUT_1)

    def crit(self, parts: list[Any]) -> Effect:
        return Effect("crit", int(parts[0][:-1]))

    def drain(self, parts: list[Any]) -> Effect:
        what, number = parts
        return replace(_numbered("drain", number), name=key(what))

    def remove(self, parts: list[Any]) -> Effect:
        return Effect("remove", 0, key(parts[0]))

    def immune(self, parts: list[Any]) -> Effect:
        return Effect("immune", 1, key(parts[0]))

    def summon(self, parts: list[Any]) -> Effect:
        number, name = parts
        return Effect("summon", int(number or 1), name.lower().replace(" ", "-"))

    def craft(self, parts: list[Any]) -> Effect:
        return Effect("craft", 1, parts[0].lower().replace(" ", "-"))

    def activate(self, parts: list[Any]) -> Effect:
        return Effect("activate", 1, (parts[0] or "").lower().replace(" ", "-"))


def _numbered(verb: str, number: int | None, per: str | None = None) -> Effect:
    return Effect(cast("Any", verb), number or 0, per=cast("Any", key(per or "")), is_x=number is None)


def _target(noun: str, other: str | None, adj: str | None, **more: Any) -> Target:
    name = key(noun)
    ranking = next((ranking for ranking in RANKINGS if ranking in name), "")
    one = name.removesuffix("s")
    who = ranking or NOUNS.get(name) or NOUNS.get(one) or one
    return Target(cast("Any", who), is_other=bool(other), is_adjacent=bool(adj), is_stated=True, **more)


def _joined(one: Target, more: Target) -> Target:
    """Two words about one target: `UP TO TWO ENEMIES, RANGE 2`."""
    first, then = (one, more) if not (more.is_stated and not one.is_stated) else (more, one)
    return replace(
        first,
        is_adjacent=first.is_adjacent or then.is_adjacent,
        range=max(first.range, then.range),
        is_split=first.is_split or then.is_split,
    )


read_text = Notation[Text]("tenebra.games.drunagor", _Reader()).read
