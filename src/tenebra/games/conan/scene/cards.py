"""The cards of a scene: what heroes carry and may cast, the Overlord's spells, what has been used up."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.conan.content import cards, spells
from tenebra.games.conan.content.model import Card as Printed
from tenebra.games.conan.printing import print_text
from tenebra.games.conan.scene.stats import dice_stat
from tenebra.games.conan.scene.voice import card_icon, picture
from tenebra.games.conan.state import OVERLORD, SPELL, COState, Hero
from tenebra.kernel import View
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.painting import discards_of
from tenebra.kit.scene import Card, Cards, Hue, Stat, Token
from tenebra.kit.voice import Voice

HUES: dict[str, Hue] = {"weapon": "rust", "armour": "steel", "shield": "steel", "object": "green"}


def card_of(voice: Voice, copy: str) -> Card:
    """A card face up."""
    known = voice.cards.get((copy, False))
    if known is None:
        known = voice.cards[copy, False] = _spell(voice, copy) if name_of(copy) in spells() else _object(voice, copy)
    return known


def _object(voice: Voice, copy: str) -> Card:
    card, say = cards()[name_of(copy)], voice.say
    kind = say("scene-kind", kind=say(f"kind-{card.category}"), load=card.load, hands=2 if card.is_two_handed else 1)
    text, flavour = print_text(card.text.clauses, say), say(f"card-{card.id}.flavour")
    return Card(
        copy,
        card.category,
        say(f"card-{card.id}"),
        kind,
        card_icon(copy),
        text,
        "",
        flavour,
        hue=HUES[card.category],
        stats=tuple(_dice(voice, card)),
    )


def _dice(voice: Voice, card: Printed) -> Iterator[Stat]:
    """The dice a card gives, to be seen as dice; a number of armour as such."""
    bonuses = {"melee": card.melee, "ranged": card.ranged, "guard": card.guard, "manipulation": card.manipulation}
    for kind, bonus in bonuses.items():
        if bonus is not None:
            yield dice_stat(kind, bonus.dice, voice)
    if card.armour is not None:
        if card.armour.number:
            yield Stat(picture("stat", "armour"), voice.say("stat-armour"), value=str(card.armour.number))
        if any(card.armour.dice.pool):
            yield dice_stat("guard", card.armour.dice, voice)


def _spell(voice: Voice, copy: str) -> Card:
    spell, say = spells()[name_of(copy)], voice.say
    kind = say("scene-spell", cost=spell.cost, limit=spell.limit, reaction="true" if spell.is_reaction else "false")
    text, flavour = print_text(spell.text.clauses, say), say(f"card-{spell.id}.flavour")
    return Card(copy, "spell", say(f"card-{spell.id}"), kind, card_icon(copy), text, "", flavour, hue="violet")


def cards_of(view: View[COState], voice: Voice) -> tuple[Cards, ...]:
    """Everything is carried ready (CO-ENC-11), and all of it is public (CO-HER-11)."""
    state, say = view.state, voice.say
    out = [
        Cards(
            f"cards-{hero.id}",
            hero.id,
            "hand",
            say("scene-cards", hero=voice.name(hero.id)),
            tuple(_held(voice, hero, copy) for copy in hero.cards),
            say("scene-cards.label"),
        )
        for hero in state.heroes.values()
    ]
    if state.overlord.cards:
        held = tuple(card_of(voice, copy) for copy in state.overlord.cards)
        out.append(Cards("cards-overlord", OVERLORD, "hand", say("scene-spells"), held, say("scene-spells.label")))
    return (*out, *discards_of(decks_of(state), voice, card_of))


def _held(voice: Voice, hero: Hero, copy: str) -> Card:
    """A spell with the gems that lie on it."""
    face, number = card_of(voice, copy), hero.gems.get(SPELL + copy, 0)
    if not number:
        return face
    tokens = (Token("gem", "blue", voice.say("scene-gems", number=number), number, "spent"),)
    return Card(
        face.id, face.kind, face.name, face.kind_name, face.icon, face.text, flavour=face.flavour, hue=face.hue, tokens=tokens
    )


def decks_of(state: COState) -> dict[str, Deck]:
    """The asset deck, where the scenario uses one."""
    return {"asset": state.deck} if state.deck.draw or state.deck.discard else {}
