"""The cards of a scene: what heroes use and carry, their skills, the Overlord's hand and powers, what is on offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import heroes, item_card, items, overlord_card, overlord_cards, skills
from tenebra.games.descent.content.model import Text
from tenebra.games.descent.printing import print_meanings, print_text
from tenebra.games.descent.rules.town import price_of
from tenebra.games.descent.scene.voice import card_icon, picture
from tenebra.games.descent.state import OVERLORD, POTIONS, DEState, Hero
from tenebra.kernel import View
from tenebra.kit.decks import HIDDEN, Deck, name_of
from tenebra.kit.odds import colours
from tenebra.kit.painting import bearing, discards_of
from tenebra.kit.scene import Card, Cards, Hue, Stat
from tenebra.kit.voice import Voice

HUES: dict[str, Hue] = {"weapon": "steel", "armor": "amber", "shield": "amber", "other": "green", "cache": "green"}
OFFER = "offer"
"""Cards that are nowhere on the table but can be chosen: the shop, a treasure just drawn."""


def card_of(voice: Voice, copy: str, is_used: bool = False) -> Card:
    """An item, a skill, a potion or an Overlord card face up."""
    known = voice.cards.get((copy, is_used))
    if known is None:
        known = voice.cards[copy, is_used] = _face(voice, copy, is_used)
    return known


def _face(voice: Voice, copy: str, is_used: bool) -> Card:
    name, icon, say = name_of(copy), card_icon(copy), voice.say
    if name in POTIONS:
        return Card(copy, "potion", say(f"token-{name}"), say("kind-potion"), icon, say(f"token-{name}.about"), hue="rust")
    stats: tuple[Stat, ...] = ()
    of: str
    hue: Hue
    if name in items():
        item = item_card(copy)
        text, of, hue, rune = item.text, item.category, HUES[item.category], "true" if item.is_rune else "false"
        kind = say("scene-item", kind=say(f"kind-{item.category}"), hands=item.hands, rune=rune)
        if item.type:
            dice = colours(item.dice)
            stats = (Stat(picture("type", item.type), say(f"type-{item.type}"), dice, text=voice.dice(dice)),)
    elif name in skills():
        text, of, hue, kind = skills()[name].text, "skill", "violet", say(f"deck-{skills()[name].deck}")
    else:
        card = overlord_card(copy)
        text, of, hue = card.text, card.kind, "plum"
        kind = say("scene-overlord-card", kind=say(f"kind-{card.kind}"), cost=card.cost, value=card.value)
    return Card(
        copy,
        of,
        say(f"card-{name}"),
        kind,
        icon,
        _printed(voice, text),
        print_meanings(text.clauses, say),
        say(f"card-{name}.flavour"),
        is_used,
        hue,
        is_dark=hue == "plum",
        stats=stats,
    )


def _printed(voice: Voice, text: Text) -> str:
    return print_text(text.clauses, voice.say)


def belongings(hero: Hero, pile: Sequence[str]) -> list[str]:
    """The ids of what a hero carries: potions are all alike, so each is numbered and bears its owner's name."""
    return [f"{copy}.{number}@{hero.id}" if copy in POTIONS else copy for number, copy in enumerate(pile)]


def own_ability(hero: str) -> str:
    """The id of the card that stands for the ability printed on a hero's sheet."""
    return f"ability@{hero}"


def cards_of(view: View[DEState], voice: Voice) -> tuple[Cards, ...]:
    """Every card that lies somewhere; packs and hands too where they are empty."""
    state, say = view.state, voice.say
    out: list[Cards] = []
    for hero in state.heroes.values():
        name = voice.name(hero.id)
        for pile, copies, kind in (("worn", hero.equipped, "worn"), ("pack", hero.pack, "hand")):
            cards = tuple(_carried(voice, hero, copies, f"{pile}-{hero.id}"))
            title, label = say(f"scene-{pile}", hero=name), say(f"scene-{pile}.label")
            out.append(Cards(f"{pile}-{hero.id}", hero.id, kind, title, cards, label))  # type: ignore[arg-type]
        known = (ability_of(voice, hero), *(card_of(voice, skill, skill in hero.exhausted) for skill in hero.skills))
        out.append(Cards(f"skills-{hero.id}", hero.id, "skills", say("scene-skills", hero=name), known))
    own = state.overlord
    hand = tuple(
        Card(f"hand-{number}", "hidden", is_dark=True) if copy == HIDDEN else card_of(voice, copy)
        for number, copy in enumerate(own.hand)
    )
    out.append(Cards("hand-overlord", OVERLORD, "hand", say("scene-hand"), hand, say("scene-hand.label")))
    if own.powers:
        powers = tuple(card_of(voice, copy) for copy in own.powers)
        out.append(Cards("powers", OVERLORD, "lasting", say("scene-powers"), powers, say("scene-powers.label")))
    if offered := on_offer(view):
        out.append(Cards(OFFER, "", "laid", say("scene-offer"), tuple(_priced(view, voice, copy) for copy in offered)))
    return (*out, *discards_of(decks_of(state), voice, card_of))


def _carried(voice: Voice, hero: Hero, copies: Sequence[str], pile: str) -> Iterator[Card]:
    """A card each; what the seat may not see lies face down."""
    for number, (copy, id) in enumerate(zip(copies, belongings(hero, copies), strict=True)):
        if copy == HIDDEN:
            yield Card(f"{pile}-{number}", "hidden")
        elif copy in POTIONS:
            face = card_of(voice, copy)
            yield Card(id, face.kind, face.name, face.kind_name, face.icon, face.text, hue=face.hue)
        else:
            yield card_of(voice, copy, copy in hero.exhausted)


def ability_of(voice: Voice, hero: Hero) -> Card:
    """The ability printed on a hero's sheet, as a card."""
    text = _printed(voice, heroes()[hero.id].text)
    name, is_used = voice.say(f"hero-{hero.id}.ability"), hero.id in hero.exhausted
    return Card(
        own_ability(hero.id),
        "skill",
        name,
        voice.say("kind-ability"),
        picture("figure", hero.id),
        text,
        "",
        "",
        is_used,
        "violet",
    )


def on_offer(view: View[DEState]) -> list[str]:
    """The cards that may be chosen and lie nowhere on the table: the shop's, one that was drawn or is to be put away."""
    if view.decision is None:
        return []
    options = [entry.option for entry in view.decision.options]
    bought = [option.item for option in options if isinstance(option, opt.Buy)]
    named = [getattr(option, field, "") for option in options for field in ("item", "card")]
    on_table = {*POTIONS, *_held(view.state)}
    drawn = [copy for copy in named if copy not in on_table]
    sold = {*items(), *POTIONS}
    return [copy for copy in dict.fromkeys((*bought, *drawn)) if name_of(copy) in sold]


def _held(state: DEState) -> Iterator[str]:
    """The things that the heroes have."""
    for hero in state.heroes.values():
        yield from (*hero.equipped, *hero.pack, *hero.skills)


def _priced(view: View[DEState], voice: Voice, copy: str) -> Card:
    """A card on offer; in the shop with its price (DE-ITM-02)."""
    card = card_of(voice, copy)
    if view.decision is None or not any(entry.option == opt.Buy(copy) for entry in view.decision.options):
        return card
    price = price_of(view.state, copy)
    said = Stat(picture("stat", "coins"), voice.say("scene-price.label"), (), str(price), voice.say("scene-price", number=price))
    return bearing(card, said)


def decks_of(state: DEState) -> dict[str, Deck]:
    """The Overlord's deck and the treasures; skills are drawn from theirs and never discarded."""
    return {OVERLORD: state.overlord.deck, **{name: deck for name, deck in state.decks.items() if deck.draw or deck.discard}}


def is_overlord_card(copy: str) -> bool:
    """The card is one of the Overlord's."""
    return name_of(copy) in overlord_cards()
