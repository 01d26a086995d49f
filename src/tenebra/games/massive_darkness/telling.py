"""Names of the ids of Massive Darkness: Characters, cards, tokens, powers, decks, dice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import ClassVar

from tenebra.games.massive_darkness.content import classes, doors, enemies, equipment, events, figure_types, heroes
from tenebra.games.massive_darkness.dice import ATTACK_COLOURS, total
from tenebra.games.massive_darkness.laying import layout_now
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.kit.decks import name_of
from tenebra.kit.places import RoomLayout, definite
from tenebra.kit.telling import GameNames, readable
from tenebra.kit.words import Words

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
TILE_SIDE = 3
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
        "ScenarioRuleFired",
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
        "Rolled",
        "TargetChosen",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


@lru_cache(maxsize=64)
def areas_of(scenario: str) -> dict[str, tuple[str, ...]]:
    """The rooms of the board by id."""
    return SHEETS[scenario].board.parts()


@lru_cache(maxsize=64)
def layout_of(scenario: str) -> RoomLayout:
    """Chambers, and the Corridors tile by tile."""
    return RoomLayout(areas_of(scenario))


@lru_cache(maxsize=64)
def tiles_of(scenario: str, turned: tuple[int, ...] = ()) -> tuple[tuple[str, int, int, int], ...]:
    """Face, column, row and quarter turns of each tile; none for a map that was drawn by hand."""
    out = []
    for row, entries in enumerate(layout_now(SHEETS[scenario], turned)):
        for column, entry in enumerate(entries):
            face, _, turns = entry.partition(":")
            if face != "-":
                out.append((face, column * TILE_SIDE, row * TILE_SIDE, int(turns or 0) % 4))
    return tuple(out)


@lru_cache(maxsize=512)
def words_of_area(scenario: str, area: str) -> str:
    """The id of the name of a room: a Chamber by the place the Mission names in it, else by its tile; a Corridor by its tile."""
    mission, zones = SHEETS[scenario], areas_of(scenario)[area]
    for name, zone in mission.places.items():
        if zone in zones and area.startswith("chamber"):
            return f"place-{scenario}-{name}"
    at, width = mission.board.index[zones[0]], mission.board.grid.width
    for face, column, row, _ in tiles_of(scenario):
        if 0 <= at % width - column < TILE_SIDE and 0 <= at // width - row < TILE_SIDE:
            return f"tile-{face}"
    return "scene-chamber" if area.startswith("chamber") else "scene-corridor"


def words_of_zone(scenario: str, zone: str) -> str:
    """The id of the name of a Zone: a place of the Mission, or the Chamber or Corridor it is part of."""
    named = next((name for name, at in SHEETS[scenario].places.items() if at == zone), "")
    return f"place-{scenario}-{named}" if named else words_of_area(scenario, layout_of(scenario).room_of[zone])


class MDNames(GameNames):
    """Names in one Mission."""

    plain: ClassVar = PLAIN
    in_scenario: ClassVar = {"token": "token", "text": "say", "name": "count"}

    def name(self, field: str, value: str) -> str:
        """The name of a value; of tokens with one name each is called by it."""
        return super().name(field, name_of(value) if field == "token" else value)

    def own(self, field: str, value: str) -> str:
        """The name of a deck, a power, a face, a Character or a card; dice by where they lie."""
        match field:
            case "deck":
                return deck_name(self.words, value)
            case "power":
                return self.power(value)
            case "line":
                return self.words_or_id(f"line-{value.replace('.', '-')}", value)
            case "action":
                return self.words_or_id(f"do-{value}", value)
            case "face":
                return face_name(self.words, value)
            case "places":
                return ", ".join(value.split("."))
            case "cards":
                return " + ".join(self._character_or_card(card) for card in value.split("+"))
        return self._character_or_card(value)

    def place(self, value: str) -> str:
        """A Zone by the place the Mission names there, or by its Chamber or Corridor; a door by that too."""
        named = next((name for name, at in SHEETS[self.scenario].places.items() if at == value), "")
        id = f"place-{self.scenario}-{named}"
        if named and self.words.has(id):
            return self.words.say("place-space", where="all", room=definite(id, self.words), at=value)
        return layout_of(self.scenario).name(value, self.words, self.the_room)

    def the_room(self, area: str) -> str:
        """The name of a Chamber or Corridor in the middle of a sentence; "" in a Mission made for a test."""
        id = words_of_area(self.scenario, area)
        return definite(id, self.words) if self.words.has(id) else ""

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """Dice are counted by colour, the faces of a side by what they show together, others one by one, treasure by kind."""
        if field in ("dice", "attack", "defense"):
            return dice_text(self.words, values)
        if field == "faces":
            return ", ".join(face_name(self.words, face) for face in values)
        if field.endswith("faces"):
            return result_text(self.words, values, is_attack=not field.startswith("defense"))
        if field == "kinds":
            return ", ".join(self.words.say(f"treasures-{kind}", number=n) for kind, n in Counter(values).items())
        return super().several(field, values)

    def power(self, key: str) -> str:
        """The card, Skill, Signature or Enemy that a power is printed on."""
        kind, _, rest = key.partition("#")[0].partition(":")
        match kind:
            case "card":
                return self.words.say(f"card-{name_of(rest)}")
            case "enemy":
                return self.words_or_id(f"enemy-{name_of(rest)}", rest)
            case "event":
                return self.words.say(f"eventcard-{name_of(rest)}")
            case "shadow" | "special":
                return self.words.say(f"hero-{rest}.{kind}")
            case "free" | "signature":
                return self.words.say(f"class-{rest}.{kind}")
        return self.words.say(f"line-{rest.rpartition(':')[0].replace('.', '-')}")

    def _character_or_card(self, value: str) -> str:
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


def deck_name(words: Words, deck: str) -> str:
    """`Treasure, Level 2`, or the name of a deck without Levels."""
    kind, _, level = deck.partition("-")
    return words.say(f"deck-{kind}", level=int(level)) if level.isdigit() else words.say(f"deck-{deck}", level=0)


def face_name(words: Words, face: str) -> str:
    """The words for what a die shows: `2 + Bam`."""
    return words.say(f"face-{face.replace('+', '-')}")


def dice_text(words: Words, colours: tuple[str, ...]) -> str:
    """`2 red dice, 1 yellow die`."""
    said = [words.say(f"die-{colour}", number=number) for colour, number in Counter(colours).items()]
    return ", ".join(said) or words.say("sheet-no-dice")


def result_text(words: Words, faces: tuple[str, ...], is_attack: bool) -> str:
    """The words for what faces show together: `3 Hits, 1 Bam`."""
    shown = total(faces)
    said = [words.say("face-hits" if is_attack else "face-shields", number=shown.strength)]
    said += [words.say("shown-bams", number=shown.bams)] if shown.bams else []
    said += [words.say("shown-diamonds", number=shown.diamonds)] if shown.diamonds else []
    return ", ".join(said)


def is_attack_colour(colour: str) -> bool:
    """The die is an Attack die."""
    return colour in ATTACK_COLOURS
