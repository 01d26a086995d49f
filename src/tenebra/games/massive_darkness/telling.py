"""What the ids of Massive Darkness are called: Characters, cards, tokens, powers, decks, dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from tenebra.games.massive_darkness.content import (
    classes,
    doors,
    enemies,
    equipment,
    events,
    figure_types,
    heroes,
    name_of,
    tiles,
)
from tenebra.games.massive_darkness.content.model import LEVELS
from tenebra.games.massive_darkness.dice import ATTACK_COLOURS, DICE, total
from tenebra.games.massive_darkness.events.board import Moved
from tenebra.games.massive_darkness.events.cards import ExchangeBegan, MarketLaid
from tenebra.games.massive_darkness.events.turns import PhaseBegan
from tenebra.games.massive_darkness.rules.scenario_rules import DEFEAT, VICTORY
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.setup import SWITCHES
from tenebra.games.massive_darkness.state import HIDDEN, NORMAL, SPECIAL, TO_EXIT, TO_START
from tenebra.games.massive_darkness.wording import words_of, words_of_content, words_of_the_notation, words_of_the_table
from tenebra.kernel import Event, Rolled
from tenebra.kit.package import HEROES, Ending
from tenebra.kit.telling import readable
from tenebra.kit.words import Words

PLACE = re.compile(r"[A-Z]+\d+(-[A-Z]+\d+)?")
IN_THE_MISSION = {"token": "token", "text": "say", "name": "count"}
"""Fields whose values have names only within their Mission."""
PLAIN = {
    "type": "section",
    "phase": "phase",
    "heading": "heading",
    "symbol": "symbol",
    "role": "role",
    "form": "token",
    "side": "side",
    "mark": "mark",
    "colour": "colour",
    "kinds": "treasure",
    "treasure": "treasure",
    "outcome": "outcome",
    "bonus": "actions",
    "slot": "slot",
    "window": "window",
}
"""Fields whose values have names of one kind."""
PHASES = ("heroes", "enemies", "experience", "event", "end")
SIDES = ("attack", "defense")
MARKS = ("boss", "kill", "halve", "stun")
BONUSES = ("any", "combat", "melee", "ranged", "magic", "movement")
WINDOWS = ("A", "D", "E")

QUIET = frozenset(
    {
        "ActionPaid",
        "ActivationEnded",
        "ActivationSpent",
        "CardDiscarded",
        "CardFound",
        "ClockworkSprung",
        "CombatEnded",
        "Counted",
        "DeckBuilt",
        "EndPhasePassed",
        "EnemyActivated",
        "EnemyRemoved",
        "ExchangeEnded",
        "GuardianLost",
        "HeadingChanged",
        "HeroReady",
        "MovementBegan",
        "MovementEnded",
        "PointSpent",
        "PoolSet",
        "TargetChosen",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


def is_no_news(event: Event) -> bool:
    """The roll of a Combat is told by its sides, a closed Market by its last deal, the Agents' calls are no Phase."""
    if isinstance(event, PhaseBegan):
        return event.rule == "MD-AGT-02"
    if isinstance(event, ExchangeBegan):
        return len(event.heroes) < 2
    return isinstance(event, Rolled) or (isinstance(event, MarketLaid) and not event.cards)


def goes_on(event: Event, following: Event | None) -> bool:
    """A step after which the same Character takes another: only where the walk ends is news."""
    return isinstance(event, Moved) and isinstance(following, Moved) and following.who == event.who


class MDNames:
    """Names in one Mission."""

    def __init__(self, words: Words, scenario: str) -> None:
        self.words, self.scenario = words, scenario

    def name(self, field: str, value: str) -> str:
        if not value:
            return self.words.say("nobody")
        if value == HIDDEN:
            return self.words.say("unknown-card")
        if field in IN_THE_MISSION:
            return self._words_or_id(f"{IN_THE_MISSION[field]}-{self.scenario}-{value}", value)
        if field in PLAIN:
            return self._words_or_id(f"{PLAIN[field]}-{value}", value)
        match field:
            case "deck":
                return deck_name(self.words, value)
            case "power":
                return self.power(value)
            case "line":
                return self._words_or_id(f"line-{value.replace('.', '-')}", value)
            case "action":
                return self._words_or_id(f"do-{value}", value)
            case "face":
                return face_name(self.words, value)
            case "cards":
                return " + ".join(self._character_or_card(card) for card in value.split("+"))
        return self._character_or_card(value)

    def several(self, field: str, values: tuple[str, ...]) -> str:
        if field in ("dice", "attack", "defense"):
            return dice_text(self.words, values)
        if field.endswith("faces"):
            return result_text(self.words, values, is_attack=not field.startswith("defense"))
        if field == "kinds":
            return ", ".join(self.words.say(f"treasures-{kind}", number=n) for kind, n in Counter(values).items())
        return ", ".join(self.name(field, value) for value in values) or self.words.say("nothing")

    def power(self, key: str) -> str:
        """The card, Skill, Signature or Enemy that a power is printed on."""
        kind, _, rest = key.partition("#")[0].partition(":")
        match kind:
            case "card":
                return self.words.say(f"card-{name_of(rest)}")
            case "enemy":
                return self._words_or_id(f"enemy-{name_of(rest)}", rest)
            case "event":
                return self.words.say(f"eventcard-{name_of(rest)}")
            case "shadow" | "special":
                return self.words.say(f"hero-{rest}.{kind}")
            case "free" | "signature":
                return self.words.say(f"class-{rest}.{kind}")
        return self.words.say(f"line-{rest.rpartition(':')[0].replace('.', '-')}")

    def _character_or_card(self, value: str) -> str:
        if PLACE.fullmatch(value):
            return value
        if value in heroes():
            return self.words.say(f"hero-{value}")
        if value in ("boss", "minion"):
            return self.words.say(f"figure-{value}")
        figure, _, number = value.rpartition("-")
        if figure in figure_types() and number.isdigit():
            name = self.words.say(f"enemy-{figure}")
            return name if number == "1" else f"{name} {number}"
        name = name_of(value)
        if name in equipment():
            return self.words.say(f"card-{name}")
        for prefix, known in (("enemy", figure_types()), ("enemy", enemies()), ("eventcard", events()), ("doorcard", doors())):
            if name in known:
                return self.words.say(f"{prefix}-{name}")
        return self.words.say(f"class-{value}") if value in classes() else readable(value)

    def _words_or_id(self, id: str, value: str) -> str:
        return self.words.say(id) if self.words.has(id) else readable(value)


def deck_name(words: Words, deck: str) -> str:
    """`Treasure, Level 2`, or the name of a deck without Levels."""
    kind, _, level = deck.partition("-")
    return words.say(f"deck-{kind}", level=int(level)) if level.isdigit() else words.say(f"deck-{deck}", level=0)


def face_name(words: Words, face: str) -> str:
    """What a die shows: `2 + Bam`."""
    return words.say(f"face-{face.replace('+', '-')}")


def dice_text(words: Words, colours: tuple[str, ...]) -> str:
    """`2 red dice, 1 yellow die`."""
    said = [words.say(f"die-{colour}", number=number) for colour, number in Counter(colours).items()]
    return ", ".join(said) or words.say("sheet-no-dice")


def result_text(words: Words, faces: tuple[str, ...], is_attack: bool) -> str:
    """What faces show together: `3 Hits, 1 Bam`."""
    shown = total(faces)
    said = [words.say("face-hits" if is_attack else "face-shields", number=shown.strength)]
    said += [words.say("shown-bams", number=shown.bams)] if shown.bams else []
    said += [words.say("shown-diamonds", number=shown.diamonds)] if shown.diamonds else []
    return ", ".join(said)


def is_attack_colour(colour: str) -> bool:
    """The die is an Attack die."""
    return colour in ATTACK_COLOURS


def ending_of(outcome: str, words: Words) -> Ending:
    """All Heroes win or lose together (MD-WIN-01)."""
    return Ending((HEROES,) if outcome == VICTORY else (), words.say(f"outcome-{outcome}"))


def words_needed() -> Iterator[str]:
    """Every id that the content, the Missions and the table need words for."""
    yield from ("game-name", "game-name.tagline", "campaign-title", "campaign-title.blurb")
    yield from words_of_content()
    yield from words_of_the_table()
    yield from words_of_the_notation()
    yield from (f"tile-{face}" for face in tiles())
    yield from (f"phase-{phase}" for phase in (*PHASES, "market", "swap"))
    yield from (f"deck-{deck}" for deck in ("treasure", "guard", "lesser", "greater", "door", "event"))
    yield from (f"die-{colour}" for colour in DICE)
    yield from (f"face-{face}" for face in ("1", "2-bam", "3-diamond"))
    yield from (f"side-{side}" for side in SIDES)
    yield from (f"mark-{mark}" for mark in MARKS)
    yield from (f"heading-{heading}" for heading in (TO_START, TO_EXIT))
    yield from (f"treasure-{kind}" for kind in (NORMAL, SPECIAL))
    yield from (f"treasures-{kind}" for kind in (NORMAL, SPECIAL))
    yield from (f"outcome-{outcome}" for outcome in (VICTORY, DEFEAT))
    yield from (f"actions-{kind}" for kind in BONUSES)
    yield from (f"window-{window}" for window in WINDOWS)
    yield from (f"switch-{switch}{part}" for switch in SWITCHES for part in ("", ".about"))
    yield from (f"level-{level}" for level in LEVELS)
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])
