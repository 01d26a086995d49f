"""The cards of a scene: hands, what is worn, used or lasting, what is laid out, the decks and their discards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.printing import print_text
from tenebra.games.dungeon_venture.scene.stats import STATS
from tenebra.games.dungeon_venture.scene.voice import card_icon, picture
from tenebra.games.dungeon_venture.state import KEEPER, DVState, heroes_in_order
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kernel import View
from tenebra.kit.decks import HIDDEN, Deck, name_of
from tenebra.kit.odds import colours
from tenebra.kit.painting import bearing, discards_of
from tenebra.kit.scene import Card, Cards, Hue, Stat
from tenebra.kit.voice import Voice

HUES: dict[str, Hue] = {
    "equipment": "steel",
    "consumable": "rust",
    "spell": "violet",
    "event": "plum",
    "keeper_spell": "violet",
    "keeper_consumable": "rust",
}
DARK = ("event", "keeper", "keeper_spell", "keeper_consumable")
"""The Keeper's cards, and their backs."""
DECKS = ("treasure", "spoils", "events")
OFFER = "offer"
"""Cards that are nowhere on the table but can be chosen: the Mage's first Spells, the shop."""


def card_of(voice: Voice, copy: str, is_used: bool = False) -> Card:
    """A card face up."""
    known = voice.cards.get((copy, is_used))
    if known is None:
        printed, name = card(copy), name_of(copy)
        known = voice.cards[copy, is_used] = Card(
            copy,
            printed.kind,
            voice.say(f"card-{name}"),
            voice.say(f"kind-{printed.kind}"),
            card_icon(copy),
            voice.say(f"card-{name}.gloss"),
            print_text(printed.clauses, voice.say),
            voice.say(f"card-{name}.flavour"),
            is_used,
            HUES[printed.kind],
            printed.kind in DARK,
            stats=tuple(_dice_of(voice, printed.clauses)),
        )
    return known


def _dice_of(voice: Voice, clauses: Sequence[Clause]) -> Iterator[Stat]:
    """The dice that a card gives: more of a characteristic, or those of its own attack."""
    for clause in clauses:
        stat, dice = clause.stat if clause.deed == "bonus" else clause.deed, colours(clause.dice)
        if dice and stat in STATS:
            yield Stat(picture("stat", stat), voice.say(f"stat-{stat}"), dice, text=voice.dice(dice))


def _held(voice: Voice, id: str, owner: str, copies: Sequence[str], back: str, title: str) -> Cards:
    """A hand: face up what the seat may see, else as many backs."""
    shown = tuple(
        Card(f"{id}-{number}", back, is_dark=back in DARK) if copy == HIDDEN else card_of(voice, copy)
        for number, copy in enumerate(copies)
    )
    return Cards(id, owner, "hand", title, shown, voice.say("scene-hand.label"))


def cards_of(view: View[DVState], voice: Voice) -> tuple[Cards, ...]:
    """Every card that lies somewhere; empty places are left out, hands are not."""
    state, say = view.state, voice.say
    out: list[Cards] = []
    for hero in heroes_in_order(state):
        own, name = state.heroes[hero], voice.name(hero)
        out.append(_held(voice, f"hand-{hero}", hero, own.hand, "hidden", say("scene-hand", hero=name)))
        if own.worn:
            worn = tuple(card_of(voice, copy) for copy in own.worn)
            out.append(Cards(f"worn-{hero}", hero, "worn", say("scene-worn", hero=name), worn, say("scene-worn.label")))
        if own.used:
            used = tuple(card_of(voice, copy, is_used=True) for copy in own.used)
            out.append(Cards(f"used-{hero}", hero, "used", say("scene-used", hero=name), used, say("scene-used.label")))
    out.append(_held(voice, "hand-events", KEEPER, state.keeper_hand, "event", say("scene-hand-events")))
    out.append(_held(voice, "hand-keeper", KEEPER, state.keeper_cards, "keeper", say("scene-hand-keeper")))
    return (*out, *_lasting(state, voice), *_open(view, voice))


def _lasting(state: DVState, voice: Voice) -> Iterator[Cards]:
    """The cards that go on working, beside their owner's plate."""
    owners: dict[str, list[str]] = {}
    for entry in state.lasting:
        owners.setdefault(entry.owner if entry.owner in state.heroes else KEEPER, []).append(entry.card)
    for owner, copies in owners.items():
        cards = tuple(card_of(voice, copy) for copy in copies)
        title, label = voice.say("scene-lasting", owner=voice.name(owner)), voice.say("scene-lasting.label")
        yield Cards(f"lasting-{owner}", owner, "lasting", title, cards, label)


def _open(view: View[DVState], voice: Voice) -> Iterator[Cards]:
    """The cards that lie in the middle, are on offer, were discarded."""
    state = view.state
    if state.laid:
        yield Cards("laid", "", "laid", voice.say("scene-laid"), tuple(card_of(voice, copy) for copy in state.laid))
    if offered := on_offer(view):
        yield Cards(OFFER, "", "laid", voice.say("scene-offer"), tuple(_on_offer(view, voice, name) for name in offered))
    yield from discards_of(decks_of(state), voice, card_of)


def _on_offer(view: View[DVState], voice: Voice, name: str) -> Card:
    """A card that may be chosen; in the shop with its price."""
    shown = card_of(voice, name)
    if view.decision is None or view.decision.prompt != "shop":
        return shown
    price = card(name).price
    said = Stat(picture("stat", "gold"), voice.say("scene-price"), (), str(price), voice.say("menu-price", price=price))
    return bearing(shown, said)


def on_offer(view: View[DVState]) -> list[str]:
    """The names of cards that may be chosen and lie nowhere on the table."""
    if view.decision is None or view.decision.prompt not in ("spells", "shop", "keep"):
        return []
    named = (getattr(entry.option, "card", "") for entry in view.decision.options)
    return list(dict.fromkeys(filter(None, named)))


def copies_of(view: View[DVState], name: str) -> tuple[str, ...]:
    """The copies of a card that an option names: the copies the seat's own side holds, or those laid out."""
    state = view.state
    if view.decision is not None and view.decision.prompt in ("spells", "shop", "keep"):
        return (name,)
    if view.decision is not None and view.decision.prompt == "pick":
        piles = [state.laid]
    elif view.seat == KEEPER:
        piles = [state.keeper_hand, state.keeper_cards]
    else:
        own = state.heroes[view.seat]
        piles = [own.used] if view.decision is not None and view.decision.prompt == "recover" else [own.hand, own.worn]
    return tuple(copy for pile in piles for copy in pile if name_of(copy) == name)


def decks_of(state: DVState) -> dict[str, Deck]:
    """The three decks by name."""
    return {name: getattr(state, name) for name in DECKS}
