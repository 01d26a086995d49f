"""The target of a text: each part of it is judged by itself, a friend by what helps, an enemy by what harms (DR-TGT)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.advice.outlook import Outlook
from tenebra.games.drunagor.advice.worth import GIFT, Blow, Worth
from tenebra.games.drunagor.content import abilities, auras, events, item, items, skills
from tenebra.games.drunagor.content.model import BACK
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.focus import ki_text
from tenebra.games.drunagor.rules.items import FRUIT_TEXT
from tenebra.games.drunagor.rules.targets import strike_areas
from tenebra.games.drunagor.rules.turn_actions import HEAL, HEAL_TEXT
from tenebra.games.drunagor.state import FRUIT, KI, DRState, are_allies, are_enemies
from tenebra.games.drunagor.vocabulary import NOTHING, Sentence, Text
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, stakes
from tenebra.kit.decks import name_of

HELP = (*GIFT, "heal", "cleanse", "recall", "free_recall", "remove_trauma", "remove_conditions", "command")
"""Words for friends."""
WEAKER = 0.2
"""The worth on an enemy of a text that says nothing to the advice, to be divided by its Health."""


def text_in(state: DRState, source: str) -> Text:
    """The text of a Skill, item, ability, Aura or event card; nothing for what has no text of its own."""
    for cards in (skills(), abilities(), auras(), events()):
        if source in cards:
            return cards[source].text
    if name_of(source) in items():
        return item(source).face(state.sides.get(source) == BACK).text
    match source:
        case _ if source == FRUIT:
            return read_text(FRUIT_TEXT)
        case _ if source == HEAL:
            return read_text(HEAL_TEXT)
        case _ if source == KI:
            return ki_text("")
    return NOTHING


def parts_asked(text: Text, about: Mapping[str, str]) -> tuple[Sentence, ...]:
    """The sentence that a question is about."""
    number = about.get("part", "")
    part = int(number) if number.isdecimal() else 0
    return text.sentences[part : part + 1]


def target(look: Outlook, seat: str, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The enemy where the blow does most, the friend whom it helps most; how much for each, where that is chosen."""
    state, user = look.state, about.get("figure", seat)
    parts = parts_asked(text_in(state, about.get("source", "")), about)
    worth = Worth(state, user if user in state.heroes else seat)
    aims = [aimed(worth, parts, option) for option in options]
    for_friends = any(effect.verb in HELP for one in parts for effect in one.effects)

    def rank(pair: tuple[Option, Aim]) -> tuple[float, bool, bool, int]:
        """Of equal aims first what helps a friend, or harms an enemy; and no more is spent than is of use."""
        option, aim = pair
        return aim.worth, not _aim(option), are_allies(state, worth.hero, _aim(option)) == for_friends, -_number(option)

    best, aim = max(zip(options, aims, strict=True), key=rank)
    who = _aim(best)
    if not who:
        return Advice(str(best), "why-enough")
    if aim.blow is not None:
        return Advice(str(best), "why-strike", {"target": who, **stakes(aim.blow.kill, aim.blow.mean)})
    if aim.worth <= 0:
        return Advice(str(best), "why-least" if aim.worth < 0 else "why-any", {"target": who})
    if are_enemies(state, worth.hero, who):
        return Advice(str(best), "why-hinder", {"target": who})
    return Advice(str(best), "why-order" if aim.is_order else "why-help", {"target": who})


def _aim(option: Option) -> str:
    """The character an option is about; "" if it is about nobody more."""
    return option.who if isinstance(option, opt.Target | opt.Amount) else ""


def _number(option: Option) -> int:
    return option.number if isinstance(option, opt.Amount) else 0


class Aim(NamedTuple):
    """The effect of a text on somebody: its worth, the blow if it strikes, and whether that one is ordered to strike."""

    worth: float
    blow: Blow | None = None
    is_order: bool = False


def aimed(worth: Worth, parts: Sequence[Sentence], option: Option) -> Aim:
    """The effect of a sentence on whom an option names."""
    who, state = _aim(option), worth.state
    if not who:
        return Aim(0.0)
    is_foe = are_enemies(state, worth.hero, who)
    if not parts:
        return Aim(_weakness(state, who) if is_foe else 0.0)
    (one,) = parts
    if isinstance(option, opt.Amount):
        one = _shared(one, option.number)
    if one.find("command") is not None and are_allies(state, worth.hero, who):
        ordered = worth.ordered(one, who)
        return Aim(ordered, is_order=ordered > 0)
    if one.kind in ("weapon", "spell") and is_foe:
        hit = (one.hits or (0,))[0] if one.kind == "weapon" else None
        return Aim(worth.strike(one, who, "", hit), worth.blow(one, who, "", hit))
    return Aim(sum(worth.given(effect, who) for effect in one.effects))


def _weakness(state: DRState, who: str) -> float:
    """The worth of aiming at somebody if nothing is known of what is done: most for whoever has least Health."""
    health = getattr(state.monsters.get(who) or state.heroes.get(who), "health", 1)
    return WEAKER / (1 + health)


def _shared(one: Sentence, number: int) -> Sentence:
    """A sentence whose amount is shared out, with the share of one target."""
    return replace(one, effects=tuple(replace(effect, number=number) for effect in one.effects))


def area(look: Outlook, seat: str, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The area where it does most: harm to many enemies and few friends, help to many friends."""
    state, user = look.state, about.get("figure", seat)
    parts = parts_asked(text_in(state, about.get("source", "")), about)
    worth = Worth(state, user if user in state.heroes else seat)
    inside = strike_areas(state, user, -1, hostile=False)

    def value(option: Option) -> float:
        return sum(aimed(worth, parts, opt.Target(who)).worth for who in inside.get(getattr(option, "name", ""), []))

    best = max(options, key=value)
    there = inside.get(getattr(best, "name", ""), [])
    return Advice(str(best), "why-area", {"number": str(sum(are_enemies(state, worth.hero, who) for who in there))})


def treat(look: Outlook, seat: str, options: Sequence[Option]) -> Advice:
    """TRICK OR TREAT: Health for a friend who misses it, else a Condition for an enemy (DR-TKW-21)."""
    heals, poisons = read_text("HEAL 2").sentences, read_text("POISON 2").sentences
    worth = Worth(look.state, seat)

    def value(option: Option) -> float:
        who = _aim(option)
        return aimed(worth, heals if who in look.state.heroes else poisons, option).worth if who else 0.0

    best = max(options, key=lambda option: (value(option), not _aim(option)))
    if not _aim(best):
        return Advice(str(best), "why-enough")
    return Advice(str(best), "why-help" if _aim(best) in look.state.heroes else "why-hinder", {"target": _aim(best)})
