"""Names of the ids of Descent: heroes, monsters, cards, tokens, areas, dice, surge abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import ClassVar

from tenebra.boards.grid import SquareGrid, space_name
from tenebra.games.descent.content import familiars, heroes, items, monsters, overlord_cards, skills
from tenebra.games.descent.dice import total
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.state import OVERLORD, TOWN
from tenebra.kit.decks import name_of
from tenebra.kit.places import RoomLayout, definite
from tenebra.kit.telling import GameNames, readable
from tenebra.kit.words import Words

TOWN_WIDE, TOWN_HIGH = 5, 3
QUIET = frozenset(
    {
        "ActivationEnded",
        "AffectedChanged",
        "AimSpent",
        "ArrangingBegan",
        "ArrangingEnded",
        "AttackEnded",
        "AttackTaken",
        "CardResolved",
        "CardsRefreshed",
        "ChestsShuffled",
        "ScenarioRuleFired",
        "CoinsPaid",
        "Counted",
        "DeckShuffled",
        "Entered",
        "EventWarned",
        "FamiliarsReady",
        "GuardDeclined",
        "HeroReady",
        "ListBought",
        "MonsterActivated",
        "MonsterAttackTaken",
        "MonsterRemoved",
        "PointsSpent",
        "PowerUsed",
        "RoundEnded",
        "ShopStocked",
        "SpawnBegan",
        "StartEventPlayed",
        "TurnEnded",
        "TurnSpent",
        "Unaware",
        "VisitEnded",
        "WalkBegan",
    }
)
"""Events that a log for people leaves out: another one tells the same, or nothing is to be seen."""


@lru_cache(maxsize=64)
def town_of(scenario: str) -> tuple[str, ...]:
    """Spaces beside the map for the Town: in a gap of it if there is one, else below it."""
    x, y = _corner_of_town(SHEETS[scenario].grid)
    return tuple(space_name(x + column, y + row) for row in range(TOWN_HIGH) for column in range(TOWN_WIDE))


def _corner_of_town(grid: SquareGrid) -> tuple[int, int]:
    """Nearest to the middle, with a space left free all round."""
    middle = (grid.width - TOWN_WIDE) // 2, (grid.height - TOWN_HIGH) // 2
    floor = {divmod(cell, grid.width) for cell in grid.cells(grid.floor)}
    around = [(row, column) for row in range(-1, TOWN_HIGH + 1) for column in range(-1, TOWN_WIDE + 1)]
    corners = [(x, y) for y in range(1, grid.height - TOWN_HIGH) for x in range(1, grid.width - TOWN_WIDE)]
    corners.sort(key=lambda at: abs(at[0] - middle[0]) + abs(at[1] - middle[1]))
    for x, y in corners:
        if not any((y + row, x + column) in floor for row, column in around):
            return x, y
    return max(0, middle[0]), grid.height + 1


@lru_cache(maxsize=64)
def layout_of(scenario: str) -> RoomLayout:
    """The areas of a quest, and the Town."""
    sheet = SHEETS[scenario]
    areas = {area.name: sheet.grid.spaces(area.spaces) for area in sheet.areas.values()}
    return RoomLayout({**areas, TOWN: town_of(scenario)})


class DENames(GameNames):
    """Names in one quest, as far as its areas are known."""

    plain: ClassVar = {
        "action": "action",
        "cause": "cause",
        "choice": "half",
        "chest": "chest",
        "colour": "colour",
        "deck": "deck",
        "effect": "effect",
        "moment": "moment",
        "obstacle": "obstacle",
        "order": "order",
        "outcome": "outcome",
        "phase": "phase",
        "rank": "rank",
        "side": "compass",
        "trait": "type",
        "type": "type",
        "where": "where",
        "why": "miss",
    }
    in_scenario: ClassVar = {"area": "area", "text": "say"}

    def __init__(self, words: Words, scenario: str, areas: Collection[str]) -> None:
        super().__init__(words, scenario)
        self.areas = areas
        """Areas that are no secret any more: the others must not be named."""

    def place(self, value: str) -> str:
        """By the area, as far as it is known."""
        return layout_of(self.scenario).name(value, self.words, self.the_area)

    def the_area(self, area: str) -> str:
        """The name of an area in the middle of a sentence; "" for an unknown one, and for one that has no words."""
        if area == TOWN:
            return definite("scene-town", self.words)
        id = f"area-{self.scenario}-{area}"
        return definite(id, self.words) if area in self.areas and self.words.has(id) else ""

    def several(self, field: str, values: tuple[str, ...]) -> str:
        """Dice are counted by colour, faces by what they show together."""
        if field == "dice":
            return ", ".join(self.words.say(f"die-{die}", number=number) for die, number in Counter(values).items())
        return roll_text(self.words, values) if field == "faces" else super().several(field, values)

    def own(self, field: str, value: str) -> str:
        """A figure, a card, a token, a surge ability."""
        match field:
            case "on":
                return ", ".join(self.bought(part) for part in value.split("+"))
            case "bought":
                return self.bought(value)
            case "places":
                return value.replace(".", ", ")
        return self.figure(value) or self.card(value) or self.token(value)

    def figure(self, value: str) -> str:
        """A seat, a monster, a familiar; "" for what is none of these."""
        say = self.words.say
        if value in heroes():
            return say(f"hero-{value}")
        if value in (OVERLORD, TOWN):
            return say(f"seat-{OVERLORD}" if value == OVERLORD else "scene-town")
        name, _, number = value.rpartition("-")
        kind = name.removesuffix("-leader")
        if number.isdigit() and kind in monsters():
            return f"{say(f'monster-{kind}' if kind == name else f'monster-{kind}.leader')} {number}"
        if value in monsters():
            return say(f"monster-{value}")
        if value in SHEETS[self.scenario].uniques:
            return self.words_or_id(f"unique-{value}", value)
        return say(f"familiar-{value}") if value in familiars() else ""

    def card(self, value: str) -> str:
        """An item, a skill, an Overlord card, a hero's own ability, or one deed of several on a card."""
        copy, _, verb = value.partition(":")
        name = name_of(copy)
        if name in items() or name in skills() or name in overlord_cards():
            return self.words.say(f"card-{name}") + (f" ({self.words.say(f'deed-{verb}')})" if verb else "")
        return ""

    def token(self, value: str) -> str:
        """The name of what lies on the board or can be chosen by name."""
        name, _, number = value.rpartition("-")
        plain = name if number.isdigit() else value
        for id in (
            f"token-{plain}",
            f"thing-{self.scenario}-{value}",
            f"encounter-{self.scenario}-{value}",
            f"count-{self.scenario}-{value}",
        ):
            if self.words.has(id):
                return self.words.say(id)
        return self.words_or_id(f"choose-{value}", value) if value else readable(value)

    def bought(self, value: str) -> str:
        """Surge abilities, each by what it adds: `damage-2`, `damage-1.pierce-1x2`."""
        parts, _, times = value.partition("x")
        said = " + ".join(gain_text(self.words, part) for part in parts.split("."))
        return f"{said} ×{times}" if times else said


def gain_text(words: Words, gain: str) -> str:
    """`+2 damage`, `Pierce 1`, `Knockback`."""
    name, _, number = gain.rpartition("-")
    return words.say(f"gain-{name}", number=int(number)) if words.has(f"gain-{name}") else readable(gain)


def roll_text(words: Words, faces: tuple[str, ...]) -> str:
    """The words for what faces show together: `range 4, 5 hearts, 1 surge`."""
    shown = total(faces)
    if shown.is_miss:
        return words.say("roll-miss")
    parts = ("range", shown.range), ("hearts", shown.hearts), ("surges", shown.surges), ("enhancements", shown.enhancements)
    return ", ".join(words.say(f"roll-{name}", number=number) for name, number in parts if number) or words.say("roll-nothing")
