"""A moment at a table of Massive Darkness: draw the board, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tenebra.games.massive_darkness import GAME, content
from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.content.model import START_HEALTH, DoorSection, Equipment, Sections, Text
from tenebra.games.massive_darkness.content.model import Door as DoorCard
from tenebra.games.massive_darkness.content.model import Enemy as EnemyCard
from tenebra.games.massive_darkness.content.model import Event as EventCard
from tenebra.games.massive_darkness.dice import read_pool
from tenebra.games.massive_darkness.notation import read_text
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.situation import ROUND, Builder
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.kernel import Session
from tenebra.kit.files import TextFile
from tenebra.kit.situation_reader import Copies
from tenebra.kit.switches import switched
from tests.games import table
from tests.games.box import Box

rule = pytest.mark.rule
ROOM = "+-+-+-+\n|C C C|\n+-+-+-+"


EQUIPMENT, ENEMIES, DOORS, EVENTS = (Box(c()) for c in (content.equipment, content.enemies, content.doors, content.events))
vars(content)["equipment"], vars(content)["enemies"] = lambda: EQUIPMENT, lambda: ENEMIES
vars(content)["doors"], vars(content)["events"] = lambda: DOORS, lambda: EVENTS


def card(name: str, slot: str = "", text: str = "", tags: Sequence[str] = (), **fields: Any) -> str:
    """A card of the tests' own, so that balancing the box changes no test: `card("axe", "hand", melee="1 red")`."""
    dice = Sections(**{type: read_pool(fields.pop(type, "")) for type in ("melee", "ranged", "magic", "defense")})
    category = fields.pop("category", "combat" if slot else "item")
    level, keyword = fields.pop("level", 1), fields.pop("keyword", "")
    origin = fields.pop("origin", "treasure")
    assert not fields
    said = Text(text, read_text(text, name)) if text else Text()
    printed = Equipment(name, origin, category, level, slot, dice, said, tuple(tags), keyword)  # type: ignore[arg-type]
    return EQUIPMENT.register(name, printed)


def foe(name: str, figure: str = "goblin-warriors", text: str = "", **fields: Any) -> str:
    """An Enemy card of the tests' own: `foe("rats", melee="2 yellow", health=2, minions=1)`."""
    dice = Sections(**{type: read_pool(fields.pop(type, "")) for type in ("melee", "ranged", "magic", "defense")})
    role = {"agent": "agent", "troll": "roaming", "spider": "roaming"}.get(figure.rsplit("-", maxsplit=1)[-1], "mob")
    said = Text(text, read_text(text, name)) if text else Text()
    printed = EnemyCard(name, figure, role, fields.pop("health", 1), dice, text=said, **fields)  # type: ignore[arg-type]
    ENEMIES.register(name, printed)
    return name


def door_card(name: str, *sections: DoorSection) -> str:
    """A Door card of the tests' own."""
    DOORS.register(name, DoorCard(name, sections))  # type: ignore[arg-type]
    return f"{name}.1"


def event_card(name: str, text: str) -> str:
    """An Event card of the tests' own."""
    EVENTS.register(name, EventCard(name, "patrol", Text(text, read_text(text, name))))
    return f"{name}.1"


class Props(Builder):
    """Builds a moment out of the tests' own cards, each as often as it is written, and of Enemies by short names."""

    def new_copies(self) -> Copies:
        return AsWritten(self.file, self.number_of)

    def register(self, name: str, card: str) -> None:
        """Any name and any card will do."""


class AsWritten(Copies):
    """Hands out a card as often as it is named."""

    def take(self, name: str) -> str:
        return name


def _written(entry: Mapping[str, Any], health: int) -> dict[str, Any]:
    """Fields of the state's Hero or Enemy in the words of a situation."""
    words = {"zone": "at", "calling": "class", "is_stunned": "stunned", "is_dead": "dead"}
    said = {words.get(field, field): value for field, value in entry.items()}
    said["wounds"] = health - said.pop("health", health)
    return said


class Table(table.Table[MDState]):
    """A session set up from a drawing, in the middle of a Hero's Activation unless told otherwise.

    The game stops when that Activation, or the named phase, is over; `whole_round` lets it go on. `heroes`: name to fields of
    the state's Hero; the first one is First Player. `enemies`: id to fields of the state's Enemy with its card. `turn`: the
    active Hero, `""` for the beginning of a Round. `decks`: top card last. Other fields are those of a situation.
    """

    game, builder = GAME, Props

    def __init__(
        self,
        map: str,
        heroes: Mapping[str, Mapping[str, Any]],
        enemies: Mapping[str, Mapping[str, Any]] | None = None,
        turn: str | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
        switches: Sequence[str] = (),
        phase: str = "",
        whole_round: bool = False,
        **fields: Any,
    ) -> None:
        party, foes = len(heroes), (enemies or {}).items()
        super().__init__(
            map=map,
            heroes={name: {"class": "fury-paladin", **_written(entry, START_HEALTH)} for name, entry in heroes.items()},
            enemies={name: _written(entry, enemy_card(entry["card"]).full_health(party)) for name, entry in foes},
            turn=turn or next(iter(heroes)),
            next=phase or (ROUND if turn == "" else ""),
            decks={name: cards[::-1] for name, cards in (decks or {}).items()},
            options=switched(GAME.switches, switches),
            stop=not whole_round,
            **fields,
        )

    @classmethod
    def begin(cls, map: str, options: Mapping[str, Any], mission: Mapping[str, Any] | None = None, seed: str = "0") -> Table:
        """A whole new game on a drawn board, from its setup on."""
        situation = {"game": GAME.id, "map": map, "mission": dict(mission or {})}
        sheet = Props(TextFile(repr(situation), "table"), situation).lay()
        SHEETS[sheet.id] = sheet
        table = cls.__new__(cls)
        table.session = Session.begin(GAME, sheet.id, seed, options)
        return table

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def enemy(self, id: str) -> Enemy:
        return self.state.enemies[id]
