"""Between Adventures: what to learn, what to take from the offer, what to put on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content import abilities, item, items, roles, skill_card, skills
from tenebra.games.drunagor.content.model import Item
from tenebra.games.drunagor.rules.items import may_wear
from tenebra.games.drunagor.state import SLOTS, WEAPON, DRState, Hero
from tenebra.games.drunagor.vocabulary import Effect, Text
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind
from tenebra.kit.decks import name_of

WORTH = {
    "damage": 1.2,
    "sure_damage": 1.5,
    "prevent": 0.9,
    "heal": 0.9,
    "cleanse": 1.1,
    "shield": 0.8,
    "focus": 0.7,
    "fury": 0.7,
    "stun": 2.0,
    "poison": 1.2,
    "burn": 0.9,
    "bleed": 0.7,
    "recall": 0.8,
    "move": 0.15,
    "jump": 0.2,
    "cleave": 1.0,
    "multishot": 1.2,
    "strike": 1.5,
    "double_damage": 2.0,
    "bonus": 1.2,
    "immune": 0.6,
    "command": 2.5,
    "regeneration": 1.5,
    "retaliate": 0.7,
    "extra_action": 2.5,
}
"""The worth of a word on a card, for each of its number, before anybody knows where it will be used."""
ATTACK, TRIGGERED = 2.5, 0.5
"""A Weapon Attack; and what comes only now and then."""
BETTER = 0.3
"""By so much an item must promise more than the one it replaces."""


def printed_worth(text: Text) -> float:
    """The worth that a text promises on the whole."""
    total = 0.0
    for one in text.sentences:
        value = ATTACK * len(one.hits) + sum(_word(effect) for effect in one.effects)
        value *= one.target.number if one.target.is_up_to else 1
        total += value * (TRIGGERED if one.trigger else 1)
    return total


def _word(effect: Effect) -> float:
    number = 3 if effect.number < 0 else min(effect.number, 4)
    return WORTH.get(effect.verb, 0.4) * number * (0.6 if effect.condition is not None else 1)


def item_worth(thing: Item) -> float:
    """The worth that an item promises; of a weapon its damage and how often it hits."""
    face = thing.front
    value = printed_worth(face.text)
    if face.skill:
        value += printed_worth(skills()[face.skill].text) * 0.8
    return value + face.damage * (21 - face.accuracy) / 8 if face.damage else value


def learn(hero: Hero, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """The Skill, Role card or Class Ability that promises most."""

    def value(option: Option) -> float:
        name = getattr(option, "name", "")
        level = int(about.get("level", "0") or 0)
        if name in abilities():
            return printed_worth(abilities()[name].text)
        if name == "role":
            return printed_worth(skills()[roles()[hero.role].cards[2][level - 1]].text)  # type: ignore[index]
        return printed_worth(skills()[skill_card(hero.id, name).sides[level - 1]].text)

    best = max(options, key=value)
    return Advice(str(best), "why-learn")


def role_cube(hero: Hero, options: Sequence[Option]) -> Advice:
    """The colour one has fewest of."""
    best = min(options, key=lambda option: hero.available.get(getattr(option, "name", ""), 0))
    return Advice(str(best), "why-role-cube")


def offer(hero: Hero, options: Sequence[Option]) -> Advice:
    """The item that is most of an improvement over what is worn; nothing one could not wear."""
    best, gain = str(opt.Pass()), BETTER
    for option in options:
        name = getattr(option, "name", "")
        if name_of(name) in items() and _gain(hero, name) > gain:
            best, gain = str(option), _gain(hero, name)
    return Advice(best, "why-offer" if gain > BETTER else "why-no-offer")


def share(state: DRState, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
    """Of several who want an item it goes to whom it improves most."""
    heroes = of_kind(options, opt.Choose)
    best = max(heroes, key=lambda option: _gain(state.heroes[option.name], about["item"]))
    return Advice(str(best), "why-share", {"hero": best.name})


def _gain(hero: Hero, copy: str) -> float:
    thing = item(copy)
    return item_worth(thing) - _worn(hero, thing) if may_wear(hero.id, thing) or thing.slot is None else 0.0


def _worn(hero: Hero, thing: Item) -> float:
    copy = hero.equipped.get(thing.slot or "")
    return item_worth(item(copy)) if copy else 0.0 if thing.slot != WEAPON else 0.5


def why_wear(hero: Hero, copy: str) -> str:
    """Why an item is put on: in the place of another, or where there was none."""
    return "why-equip" if item(copy).slot in hero.equipped else "why-wear"


def pack(hero: Hero, options: Sequence[Option]) -> Advice:
    """Put on what is better; then go."""
    for option in options:
        if isinstance(option, opt.Equip) and item(option.item).slot in SLOTS:
            thing = item(option.item)
            if item_worth(thing) > _worn(hero, thing) + BETTER:
                return Advice(str(option), why_wear(hero, option.item), {"item": option.item})
    return Advice(str(opt.Pass()), "why-ready")


def help_again(options: Sequence[Option]) -> Advice:
    """After a defeat every help is welcome."""
    return Advice(str(options[0]), "why-help-again")
