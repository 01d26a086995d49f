"""The cards of a scene: what Heroes wear and carry, their Skills, what is laid out, the decks and their discards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.content import classes, enemies, equipment, equipment_card, events, heroes
from tenebra.games.massive_darkness.content.model import TYPES, Equipment, Text
from tenebra.games.massive_darkness.printing import print_text
from tenebra.games.massive_darkness.rules.powers import (
    LEVEL_4,
    class_of,
    equipped,
    line_of,
    powers_of_step,
    powers_of_text,
    step_in_use,
)
from tenebra.games.massive_darkness.scene.stats import shapes
from tenebra.games.massive_darkness.scene.voice import card_icon, picture
from tenebra.games.massive_darkness.state import Hero, MDState, is_on
from tenebra.kernel import View
from tenebra.kit.decks import name_of
from tenebra.kit.odds import colours
from tenebra.kit.painting import discards_of
from tenebra.kit.scene import Card, Cards, Hue, Stat
from tenebra.kit.voice import Voice

IN_AN_ACTIVATION = ("activation", "command", "movement", "trade", "reorganize")
"""Questions in which whatever can be chosen lies on the table."""
HUES: dict[str, Hue] = {"combat": "steel", "item": "violet", "consumable": "rust"}


def card_of(voice: Voice, copy: str) -> Card:
    """An Equipment, Event or Enemy card face up."""
    known = voice.cards.get((copy, False))
    if known is None:
        name = name_of(copy)
        known = voice.cards[copy, False] = _equipment(voice, copy) if name in equipment() else _other(voice, copy)
    return known


def _equipment(voice: Voice, copy: str) -> Card:
    card, name = equipment_card(copy), name_of(copy)
    where = voice.say(f"slot-{card.slot}") if card.slot else voice.say(f"category-{card.category}")
    kind = voice.say("scene-card-kind", where=where, level=card.level)
    return Card(
        copy,
        card.category,
        voice.say(f"card-{name}"),
        kind,
        card_icon(copy),
        voice.say(f"card-{name}.gloss"),
        _printed(voice, card.text),
        voice.text(f"card-{name}.flavour"),
        hue=HUES[card.category],
        stats=tuple(_dice_of(voice, card)),
    )


def _dice_of(voice: Voice, card: Equipment) -> Iterator[Stat]:
    """The printed dice, by what they are rolled for."""
    for section in (*TYPES, "defense"):
        pool = card.dice.of(section)
        if pool.size:
            label, text = voice.say(f"section-{section}"), voice.dice(colours(pool))
            yield Stat(picture("type", section), label, shapes(pool), text=text)


def _other(voice: Voice, copy: str) -> Card:
    name = name_of(copy)
    if name in events():
        event = events()[name]
        kind = voice.say(f"eventkind-{event.kind}")
        gloss, flavour = voice.say(f"eventcard-{name}.gloss"), voice.say(f"eventcard-{name}.flavour")
        icon = picture("event", name)
        text = _printed(voice, event.text)
        return _dark(Card(copy, "event", voice.say(f"eventcard-{name}"), kind, icon, gloss, text, flavour))
    if name in enemies():
        enemy = enemies()[name]
        gloss, icon = voice.text(f"enemy-{name}.gloss"), picture("figure", enemy.figure)
        role = voice.say(f"role-{enemy.role}")
        return _dark(Card(copy, "enemy", voice.say(f"enemy-{enemy.figure}"), role, icon, gloss, _printed(voice, enemy.text)))
    return _dark(Card(copy, "door", voice.say(f"doorcard-{name}"), voice.say("deck-door", level=0), picture("door", name)))


def _dark(card: Card) -> Card:
    """A card that is the dungeon's own."""
    return msgspec.structs.replace(card, hue="plum", is_dark=True)


def _printed(voice: Voice, text: Text) -> str:
    return print_text(text.clauses, voice.words.say)


def cards_of(view: View[MDState], voice: Voice) -> tuple[Cards, ...]:
    """Every card that lies open."""
    state = view.state
    out: list[Cards] = []
    for hero in state.heroes.values():
        out += _hero_cards(state, hero, voice)
    return (*out, *_open(view, voice))


def _hero_cards(state: MDState, hero: Hero, voice: Voice) -> tuple[Cards, ...]:
    """The cards that a Hero carries, wears and can use."""
    own = (hero.id, hero.calling, *hero.pack, None, *equipped(hero), None, *hero.skills.items())
    return voice.recall((*own, state.level, *state.switches), lambda: tuple(_own_cards(state, hero, voice)))


def _own_cards(state: MDState, hero: Hero, voice: Voice) -> Iterator[Cards]:
    name = voice.name(hero.id)
    pack = tuple(card_of(voice, copy) for copy in hero.pack)
    yield Cards(f"pack-{hero.id}", hero.id, "hand", voice.say("scene-pack", hero=name), pack, voice.say("scene-pack.label"))
    worn = tuple(card_of(voice, copy) for copy in equipped(hero))
    if worn:
        yield Cards(f"worn-{hero.id}", hero.id, "worn", voice.say("scene-worn", hero=name), worn, voice.say("scene-worn.label"))
    skills = tuple(_skills(state, hero, voice))
    yield Cards(f"skills-{hero.id}", hero.id, "skills", voice.say("scene-skills", hero=name), skills)


def _skills(state: MDState, hero: Hero, voice: Voice) -> Iterator[Card]:
    """The Hero's own two Skills, the Class's, the Signature, of every Line the step in use and the one to come (MD-CLS-06)."""
    printed, sheet = heroes()[hero.id], classes()[hero.calling]
    own = (("shadow", f"hero-{hero.id}", printed.shadow), ("special", f"hero-{hero.id}", printed.special))
    of_class = (("free", f"class-{sheet.id}", sheet.free), ("signature", f"class-{sheet.id}", sheet.signature))
    for part, id, text in (*own, *of_class):
        key = (f"{id}.{part}@{hero.id}", False)
        if key not in voice.cards:
            icon = picture("figure", hero.id) if id.startswith("hero") else picture("class", sheet.id)
            kind = voice.say(f"scene-skill-{part}")
            name, gloss = voice.say(f"{id}.{part}"), voice.say(f"{id}.{part}-gloss")
            voice.cards[key] = Card(f"{part}@{hero.id}", "skill", name, kind, icon, gloss, _printed(voice, text), hue="violet")
        yield voice.cards[key]
    for line in class_of(hero).lines:
        used, last = step_in_use(state, hero, line.id), hero.skills.get(line.id, 0) - 1
        for step in dict.fromkeys((used, last)):
            if step >= 0:
                yield skill_card(state, voice, line.id, step, hero.id)


def skill_card(state: MDState, voice: Voice, line: str, step: int, owner: str = "") -> Card:
    """A step of a Skill Line as a card; one above the Current Level says from when it works."""
    printed = line_of(line).steps[step]
    is_later = printed.level > state.level
    text = print_text(tuple(power.clause for power in powers_of_step(line, step, is_on(state, LEVEL_4))), voice.words.say)
    kind = voice.say("scene-skill-later" if is_later else "scene-skill-step", level=printed.level, cost=printed.cost)
    icon = picture("line", line.partition(".")[2])
    id = f"{line}.{step + 1}@{owner}" if owner else line
    name = voice.say(f"line-{line.replace('.', '-')}")
    return Card(id, "skill", name, kind, icon, step_gloss(state, voice, line, step), text, "", is_later, "violet")


def step_gloss(state: MDState, voice: Voice, line: str, step: int) -> str:
    """A step of a Skill Line in plain words, as a switch reads it if one does (MD-SWT-06)."""
    id = f"line-{line.replace('.', '-')}.step-{step + 1}"
    is_switched = powers_of_step(line, step, is_on(state, LEVEL_4)) != [*powers_of_text(f"line:{line}:{step}")]
    return voice.say(f"{id}-switched" if is_switched else id)


def _open(view: View[MDState], voice: Voice) -> Iterator[Cards]:
    """The Market, cards or Skills to choose from, discards."""
    state = view.state
    if state.market:
        yield Cards("market", "", "laid", voice.say("phase-market"), tuple(card_of(voice, copy) for copy in state.market))
    offered = tuple(on_offer(view, voice))
    if offered:
        yield Cards("offer", "", "laid", voice.say("scene-offer"), offered)
    yield from discards_of(state.decks, voice, card_of)


def on_offer(view: View[MDState], voice: Voice) -> Iterator[Card]:
    """The cards that can be chosen and lie nowhere on the table: weapons to begin with, Starting Equipment, Skills to acquire."""
    decision, state = view.decision, view.state
    if decision is None or decision.prompt in IN_AN_ACTIVATION:
        return
    owned = {copy for hero in state.heroes.values() for copy in hero.cards} | set(state.market)
    seen = set()
    for entry in decision.options:
        option = entry.option
        if isinstance(option, opt.Learn) and view.seat in state.heroes:
            step = state.heroes[view.seat].skills.get(option.line, 0)
            yield skill_card(state, voice, option.line, step)
        card = option.card if isinstance(option, opt.Pick) else option.starting if isinstance(option, opt.Swap) else ""
        if card and card not in owned and card not in seen:
            seen.add(card)
            yield card_of(voice, card)


def pile_icon(deck: str) -> str:
    """The picture of a deck."""
    kind = deck.partition("-")[0]
    return picture("pile", "roaming" if kind in ("lesser", "greater") else kind)
