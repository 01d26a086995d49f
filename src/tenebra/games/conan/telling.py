"""Names of the ids of Conan: heroes, models, tiles, cards, areas, dice, gem zones."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tenebra.games.conan.content import allies, cards, heroes, spells, units
from tenebra.games.conan.content.model import Base
from tenebra.games.conan.dice import symbols_of
from tenebra.games.conan.scenario import UnitSpec
from tenebra.games.conan.scenarios import SHEETS
from tenebra.games.conan.state import ALLY, OVERLORD, SPELL
from tenebra.games.conan.vocabulary import COLOURS
from tenebra.kit.decks import name_of
from tenebra.kit.places import definite
from tenebra.kit.telling import GameNames, readable
from tenebra.kit.words import Words

BASES: tuple[Base, ...] = ("yellow", "red", "white", "blue")
QUIET = frozenset(
    {
        "ActivationEnded",
        "ActivationsGiven",
        "AttackEnded",
        "AttackTaken",
        "ScenarioRuleFired",
        "Counted",
        "DeckShuffled",
        "SlainReckoned",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


class CONames(GameNames):
    """Names in one scenario."""

    plain: ClassVar = {
        "deck": "deck",
        "outcome": "outcome",
        "stance": "stance",
        "phase": "phase",
        "side": "side",
        "skill": "skill",
        "kind": "attack",
        "how": "how",
        "mark": "mark",
    }
    in_scenario: ClassVar = {"task": "task", "text": "say", "counter": "count"}

    def __init__(self, words: Words, scenario: str) -> None:
        super().__init__(words, scenario)
        self.sheet = SHEETS[scenario]

    def own(self, field: str, value: str) -> str:
        """An area, a border, a hero, a model, a tile, a card, a zone of gems, a task, an event."""
        if value in self.sheet.chart.board.bit:
            return self.area(value)
        if "|" in value:
            one, other = map(self.area, value.split("|"))
            return self.words.say("scene-border", one=one, other=other)
        if field in ("unit", "tile") and (unit := self.spec(value)) is not None:
            return self.unit(value, unit.kind)
        return self.figure(value) or self.card(value) or self.zone(value) or self.dice(value) or self.thing(value)

    def area(self, value: str) -> str:
        """In the middle of a sentence, with its article."""
        id = f"area-{self.sheet.chart.id}-{value}"
        return definite(id, self.words) if self.words.has(id) else readable(value)

    def figure(self, value: str) -> str:
        """A hero, the Overlord, a model: by its number, unless it is the only one of its tile; "" for what is none of these."""
        if value in heroes():
            return self.words.say(f"hero-{value}")
        if value == OVERLORD:
            return self.words.say(f"seat-{OVERLORD}")
        if (alone := self.spec(value)) is not None:
            return self.model(value, alone.kind)
        name, _, number = value.rpartition("-")
        unit = self.spec(name) if number.isdigit() else None
        if unit is None:
            drawn = self.tile(name) if number.isdigit() else ""  # a situation has models that are on no sheet
            return f"{drawn} {number}" if drawn else self.tile(value)
        one = self.model(name, unit.kind)
        return f"{one} {number}" if max(unit.models) > 1 else one

    def spec(self, unit: str) -> UnitSpec | None:
        """A unit of this scenario, of either side."""
        return self.sheet.units.get(unit) or self.sheet.allies.get(unit)

    def model(self, unit: str, kind: str) -> str:
        """One of a tile: `Reaver (red)`."""
        return self.based(self.words.say(f"tile-{kind}") if self.words.has(f"tile-{kind}") else readable(kind), unit)

    def unit(self, unit: str, kind: str) -> str:
        """All of a tile: `Reavers (red)`."""
        known = self.words.has(f"tile-{kind}.plural")
        return self.based(self.words.say(f"tile-{kind}.plural") if known else readable(kind), unit)

    def based(self, name: str, unit: str) -> str:
        """With the colour of the bases, where a kind is there twice (CO-TIL-07)."""
        base = unit.rpartition(".")[2]
        return self.words.say("scene-based", name=name, base=base) if base in BASES else name

    def tile(self, value: str) -> str:
        """A tile of the river, or a kind of tile."""
        for tile in self.sheet.river:
            if tile.id == value and tile.unit:
                return self.own("unit", tile.unit)
        if value in self.sheet.events:
            return self.words_or_id(f"event-{self.scenario}-{value}", value)
        return self.words.say(f"tile-{value}") if value in units() or value in allies() else ""

    def card(self, value: str) -> str:
        """An equipment or object card, or a spell."""
        name = name_of(value)
        return self.words.say(f"card-{name}") if name in cards() or name in spells() else ""

    def zone(self, value: str) -> str:
        """The name of a zone of gems."""
        for kind in (SPELL, ALLY):
            if value.startswith(kind):
                return self.own("zone", value.removeprefix(kind))
        return self.words.say(f"zone-{value}") if self.words.has(f"zone-{value}") else ""

    def dice(self, value: str) -> str:
        """Dice as they lie: `orange-1.red-0`; "" for what is none."""
        looks = [look.partition("-") for look in value.split(".")]
        if any(colour not in COLOURS for colour, _, _ in looks):
            return ""
        say = self.words.say
        return ", ".join(say("scene-die", die=say(f"colour-{colour}"), face=int(face)) for colour, _, face in looks if face)

    def thing(self, value: str) -> str:
        """A task or an event of the scenario, or what can be chosen by name."""
        for id in (f"task-{self.scenario}-{value}", f"happening-{self.scenario}-{value}"):
            if self.words.has(id):
                return self.words.say(id)
        return self.words_or_id(f"choose-{value}", value)

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """Dice are counted by colour, faces by the symbols they show together."""
        if field == "dice":
            return ", ".join(self.words.say(f"die-{die}", number=number) for die, number in Counter(values).items())
        if field == "faces":
            return self.words.say("roll-symbols", number=sum(map(symbols_of, values)))
        return super().several(field, values)
