"""The cards of a scene: Skills with the cubes that lie on them, what is known besides, what is worn and carried."""

from __future__ import annotations

from collections.abc import Iterator

from tenebra.games.drunagor.content import abilities, item, items, roles, skill_card, skills
from tenebra.games.drunagor.content.model import Skill
from tenebra.games.drunagor.printing import print_text
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.scene.plates import cubes
from tenebra.games.drunagor.scene.voice import card_icon, picture
from tenebra.games.drunagor.state import COLOURS, DRState, Hero
from tenebra.kernel import View
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.painting import discards_of
from tenebra.kit.scene import Card, Cards, Hue, Stat, Token
from tenebra.kit.voice import Voice

HUES: dict[str, Hue] = {
    "yellow": "amber",
    "red": "rust",
    "green": "green",
    "blue": "violet",
    "weapon": "rust",
    "off-hand": "steel",
    "armor": "steel",
    "trinket": "amber",
}
OFFER = "offer"
"""Cards that are nowhere on the table but can be chosen: one just drawn, what a Camp offers."""


def card_of(voice: Voice, copy: str, is_back: bool = False) -> Card:
    """An item, a Skill or a Class Ability face up."""
    known = voice.cards.get((copy, is_back))
    if known is None:
        known = voice.cards[copy, is_back] = _face(voice, copy, is_back)
    return known


def _face(voice: Voice, copy: str, is_back: bool) -> Card:
    name, say = name_of(copy), voice.say
    if name in items():
        return _item(voice, copy, is_back)
    if name in skills():
        return _skill(voice, skills()[name])
    text = print_text(abilities()[name].text, say)
    return Card(copy, "ability", say(f"ability-{name}"), say("kind-ability"), picture("kind", "ability"), text, hue="plum")


def _item(voice: Voice, copy: str, is_back: bool) -> Card:
    thing, say = item(copy), voice.say
    face = thing.face(is_back)
    parts = [print_text(face.text, say)] if face.text.sentences else []
    if face.skill:
        skill = skills()[face.skill]
        text, named = print_text(skill.text, say), say(f"skill-{skill.id}")
        parts.append(say("scene-item-skill", skill=named, text=text) if named != say(f"item-{thing.id}") else text)
    stats = ()
    if face.damage:
        stats = (  # type: ignore[assignment]
            Stat(picture("stat", "accuracy"), say("stat-accuracy"), value=f"{face.accuracy}+", text=f"{face.accuracy}+"),
            Stat(picture("stat", "damage"), say("stat-damage"), value=str(face.damage), text=str(face.damage)),
        )
    kind = thing.slot or "consumable"
    return Card(
        copy,
        kind,
        say(f"item-{thing.id}"),
        say(f"kind-{thing.subtype}"),
        card_icon(copy),
        " ".join(parts),
        "",
        say(f"item-{thing.id}.flavour") if voice.words.has(f"item-{thing.id}.flavour") else "",
        hue=HUES.get(kind, "green"),
        stats=stats,
    )


def _skill(voice: Voice, skill: Skill) -> Card:
    say = voice.say
    kind = say("scene-focus", number=skill.focus) if skill.focus else say(f"source-{skill.source}")
    hue = HUES[skill.colours[0]] if skill.colours else "plum"
    text = print_text(skill.text, say)
    return Card(skill.id, "skill", say(f"skill-{skill.id}"), kind, card_icon(skill.id), text, hue=hue)


def cards_of(view: View[DRState], voice: Voice) -> tuple[Cards, ...]:
    """Everything on the boards is open (DR-RUL-99)."""
    state = view.state
    out = [cards for hero in state.heroes.values() for cards in _of_hero(state, hero, voice)]
    if offered := on_offer(view):
        out.append(Cards(OFFER, "", "laid", voice.say("scene-offer"), tuple(card_of(voice, copy) for copy in offered)))
    return (*out, *discards_of(decks_of(state), voice, card_of))


def _of_hero(state: DRState, hero: Hero, voice: Voice) -> Iterator[Cards]:
    """Skills to be used; what always holds, and abilities; what is worn; what is in the Bag."""
    say, name = voice.say, voice.name(hero.id)
    known = skills_of(state, hero.id).values()
    used = tuple(_laid(voice, hero, skill) for skill in known if not skill.is_passive)
    yield Cards(f"skills-{hero.id}", hero.id, "skills", say("scene-skills", hero=name), used)
    passive = tuple(_laid(voice, hero, skill) for skill in known if skill.is_passive)
    abilities = tuple(card_of(voice, ability) for ability in hero.abilities)
    yield Cards(f"traits-{hero.id}", hero.id, "skills", say("scene-traits", hero=name), passive + abilities)
    worn = tuple(card_of(voice, copy, copy in state.sides) for copy in hero.equipped.values())
    yield Cards(f"worn-{hero.id}", hero.id, "worn", say("scene-worn", hero=name), worn, say("scene-worn.label"))
    bag = tuple(card_of(voice, copy, copy in state.sides) for copy in hero.bag)
    yield Cards(f"bag-{hero.id}", hero.id, "hand", say("scene-carried", hero=name), bag, say("scene-carried.label"))


def _laid(voice: Voice, hero: Hero, skill: Skill) -> Card:
    """A Skill with its dock: the cube that lies there, or a place for one of each colour it takes (DR-CUB-03, DR-CUB-04)."""
    face, tokens = card_of(voice, skill.id), tuple(_docks(voice, hero, skill))
    used = all(token.look != "empty" for token in tokens) and bool(tokens)
    kind, icon = face.kind_name, face.icon
    return Card(face.id, face.kind, face.name, kind, icon, face.text, is_used=used, hue=face.hue, tokens=tokens)


def _docks(voice: Voice, hero: Hero, skill: Skill) -> Iterator[Token]:
    if skill.id in hero.traumas:
        yield Token("cube", "purple", voice.say("cube-trauma", number=1))
    if skill.id in hero.curses:
        yield Token("cube", "black", voice.say("cube-curse", number=1))
    if skill.id in hero.traumas or skill.id in hero.curses or not skill.colours:
        return
    for slot in (skill.id, f"{skill.id}.2")[: skill.slots]:
        if colour := hero.docked.get(slot):
            yield cubes(voice, colour)
        else:
            for wanted in skill.colours:
                label = voice.say("scene-dock", colour=voice.say(f"colour-{wanted}"))
                yield Token("cube", wanted, label, look="empty")


def learned(state: DRState, hero: str, subject: str, level: int) -> str:
    """The Skill that comes with a colour or with the Role at a level, or the Class Ability itself (DR-CAM-06)."""
    own = state.heroes[hero]
    if subject in COLOURS:
        return skill_card(hero, subject).sides[level - 1]
    return roles()[own.role].cards[2][level - 1] if subject == "role" and own.role else subject  # type: ignore[index]


def on_offer(view: View[DRState]) -> list[str]:
    """Items that may be chosen and lie nowhere on the table."""
    if view.decision is None:
        return []
    named = [str(getattr(entry.option, "name", "")) for entry in view.decision.options]
    held = {copy for hero in view.state.heroes.values() for copy in (*hero.equipped.values(), *hero.bag)}
    return [copy for copy in dict.fromkeys(named) if copy and copy not in held and name_of(copy) in items()]


def decks_of(state: DRState) -> dict[str, Deck]:
    """The Chest deck with its discards."""
    return {name: deck for name, deck in state.decks.items() if name == "chest"}
