"""A text of the notation as it is printed, in the language of whoever reads it. In English it is what `notation` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from tenebra.games.drunagor.notation import ALL, ALL_BUT_1
from tenebra.games.drunagor.vocabulary import Condition, Effect, Sentence, Target, Text, Verb

Say = Callable[..., str]
"""`Words.say` of a language with the words of this game."""
PLAIN: tuple[Verb, ...] = (
    *("knock_down", "rangers_mark", "slow", "stealth", "stun", "disarm", "silence", "penitence", "swap", "free_recall"),
    *("remove_conditions", "remove_trauma", "remove_rune", "manifest", "shadow_aura", "bear_trap", "fire_trap", "poison_trap"),
    *("activate_familiar", "copy_skill", "extra_action", "extra_move", "wild_cube", "flip", "flip_socketed", "draw_chest_card"),
    *("end_turn", "command", "double_damage", "reroll", "vicious", "attack_twice", "attack", "loot", "flyby", "protect"),
    *("flying", "ranged_while_engaged", "reroll_challenge", "sure_hit", "ambush", "bloodseeker", "covetous", "defiant"),
    *("relentless", "reckoner", "slaughter", "evolve", "maelstrom", "trick_or_treat", "unique"),
)
"""Words without a number."""
QUALIFYING: tuple[Verb, ...] = ("bonus", "cleave", "multishot", "strike", "crit", "double_damage", "reroll", "immune", "command")
"""The words that a comma attaches to an effect; all else is bound with AND (DR-SKL-05, DR-SKL-07)."""
LEADING: tuple[Verb, ...] = ("command", "strike")
"""The words that stand before the HIT bonus."""
CARD = "card"
NAMED: dict[Verb, str] = {"activate": "familiar", "summon": "monster", "craft": "item"}
"""Words that a name follows, and what it is the name of."""


def print_text(text: Text, say: Say) -> str:
    """A text as its card shows it."""
    return "; ".join(print_sentence(one, say) for one in text.sentences)


def print_meanings(text: Text, say: Say) -> str:
    """The meanings of the words of a text, each once: `CLEAVE: hits up to so many …`."""
    verbs = dict.fromkeys(effect.verb for one in text.sentences for effect in one.effects if effect.verb != "bonus")
    return " ".join(f"{print_verb(verb, say)}: {say(f'notation-verb-{_dashed(verb)}.about')}" for verb in verbs)


def print_verb(verb: str, say: Say) -> str:
    """A word without its number."""
    return say(f"notation-verb-{_dashed(verb)}")


def print_sentence(one: Sentence, say: Say) -> str:
    """The sentence between two semicolons."""
    heads = "".join(f"{head}: " for head in _heads(one, say))
    return heads + ", ".join([*_target(one.target, say), *_attack(one, say)])


def _heads(one: Sentence, say: Say) -> Iterator[str]:
    """The parts before colons: when, how often, on which conditions, at what price."""
    if one.is_reaction:
        yield say("notation-reaction")
    if one.trigger == "roll":
        yield say("notation-roll", number=one.threshold)
    elif one.trigger:
        yield say(f"notation-trigger-{_dashed(one.trigger)}")
    if one.limit:
        yield say(f"notation-limit-{_dashed(one.limit)}")
    yield from (print_condition(condition, say) for condition in one.conditions)
    if one.is_optional:
        yield say("notation-may")
    if one.is_passive:
        yield say("notation-passive")
    if one.lasting:
        yield say(f"notation-lasting-{_dashed(one.lasting)}")
    yield from (_price(cost, say) for cost in one.costs)


def print_condition(condition: Condition, say: Say) -> str:
    """`IF NOT TARGET HAS BURN`."""
    what = say(f"notation-what-{_dashed(condition.what)}") if condition.what else ""
    said = say(f"notation-if-{_dashed(condition.name)}", what=what, number=condition.number)
    return say("notation-if-not" if condition.is_not else "notation-if", what=said)


def print_effect(effect: Effect, say: Say) -> str:
    """One word with its number, what it counts by, and the condition under which it holds."""
    said = _word(effect, say)
    if effect.per:
        said = f"{said} {say(f'notation-per-{_dashed(effect.per)}')}"
    return f"{said} {print_condition(effect.condition, say)}" if effect.condition else said


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _word(effect: Effect, say: Say) -> str:
    """The words for an effect, without its condition."""
    verb, shown = effect.verb, "X" if effect.is_x else str(effect.number)
    if verb in PLAIN:
        return print_verb(verb, say)
    if verb in NAMED:
        number = [shown] if verb == "summon" else []
        name = [say(f"{NAMED[verb]}-{effect.name}")] if effect.name else []
        return " ".join([print_verb(verb, say), *number, *name])
    match verb:
        case "bonus":
            return f"{effect.number:+} {say(f'notation-stat-{_dashed(effect.name)}')}"
        case "prevent" if effect.number == ALL and not effect.is_x:
            return say("notation-prevent-all")
        case "prevent" if effect.number == ALL_BUT_1 and not effect.is_x:
            return say("notation-prevent-all-but-1")
        case "immune" | "remove":
            return say(f"notation-{verb}", what=say(f"notation-what-{_dashed(effect.name)}"))
        case "drain":
            return say("notation-drain", what=say(f"notation-what-{_dashed(effect.name)}"), number=shown)
        case "damage" | "sure_damage" | "crit":
            return say(f"notation-{_dashed(verb)}", number=shown)
    return f"{print_verb(verb, say)} {shown}"


def _attack(one: Sentence, say: Say) -> Iterable[str]:
    """The effects in their order, with the Weapon Attacks in their place."""
    leading = [effect for effect in one.effects if effect.verb in LEADING] if one.hits else []
    yield from (print_effect(effect, say) for effect in leading)
    if one.hits:
        yield " / ".join(f"{hit:+} {say('notation-stat-hit')}" for hit in one.hits)
    following = [effect for effect in one.effects if effect not in leading]
    both = f" {say('notation-and')} "
    for qualifies, run in groupby(following, key=lambda effect: effect.verb in QUALIFYING):
        printed = [print_effect(effect, say) for effect in run]
        # what qualifies an attack stands by itself, what is between is bound together
        yield from printed if qualifies else [both.join(printed)]


def _target(target: Target, say: Say) -> Iterable[str]:
    """The words for the target."""
    if target.is_stated:
        many = ".plural" if target.is_up_to else ""
        kind = "-".join(["noun", *(["other"] if target.is_other else []), *(["adj"] if target.is_adjacent else [])])
        noun = say(f"notation-{kind}{many}", who=say(f"notation-who-{target.who}{many}"))
        if target.is_up_to:
            yield say("notation-up-to", count=say(f"notation-count-{target.number}"), noun=noun)
        elif target.is_each:
            yield say("notation-each", noun=noun)
        else:
            yield noun
    if target.range >= 0:
        yield say("notation-range", number=target.range)
    if target.is_split:
        yield say("notation-split")


def _price(cost: Effect, say: Say) -> str:
    """The words for what is paid first: the card itself, Health, cubes or tokens."""
    if cost.name == CARD:
        return say("notation-discard")
    if cost.name:
        return say("notation-pay", number=cost.number, what=say(f"notation-what-{_dashed(cost.name)}"))
    return say(f"notation-{_dashed(cost.verb)}", number=cost.number)
