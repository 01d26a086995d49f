"""A moment at a table of Massive Darkness: draw the board, place the figures, script the dice, play by label, look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME, content
from tenebra.games.massive_darkness.content import enemy_card
from tenebra.games.massive_darkness.content.model import Door as DoorCard
from tenebra.games.massive_darkness.content.model import DoorSection, Equipment, Sections, Text
from tenebra.games.massive_darkness.content.model import Enemy as EnemyCard
from tenebra.games.massive_darkness.content.model import Event as EventCard
from tenebra.games.massive_darkness.dice import read_pool
from tenebra.games.massive_darkness.notation import read_text
from tenebra.games.massive_darkness.rules.rounds import extra_actions
from tenebra.games.massive_darkness.scenario_reader import MissionText, build_mission
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.setup import tokens_on_board
from tenebra.games.massive_darkness.situation import PHASES
from tenebra.games.massive_darkness.state import Activation, Enemy, Hero, MDState, Token
from tenebra.games.massive_darkness.steps import Act, BeginActivation, BeginPhase, NewRound
from tenebra.kernel import ScriptedChance, Session, Start
from tenebra.kit.decks import Deck
from tenebra.kit.files import TextFile
from tests.games import table

rule = pytest.mark.rule
ROOM = "+-+-+-+\n|C C C|\n+-+-+-+"


class Box(dict[str, Any]):
    """The cards of the box; those of the tests' own are found by name but are in no deck and in no count."""

    def __init__(self, printed: Mapping[str, Any]) -> None:
        super().__init__(printed)
        self.own: dict[str, Any] = {}

    def __missing__(self, name: str) -> Any:
        return self.own[name]

    def register(self, name: str, printed: Any) -> None:
        assert name not in self
        assert self.own.setdefault(name, printed) == printed, f"two test cards are called {name}"


EQUIPMENT, ENEMIES, DOORS, EVENTS = (Box(c()) for c in (content.equipment, content.enemies, content.doors, content.events))
vars(content)["equipment"], vars(content)["enemies"] = lambda: EQUIPMENT, lambda: ENEMIES
vars(content)["doors"], vars(content)["events"] = lambda: DOORS, lambda: EVENTS
FAR_AWAY = {"wins": ["slay liliarch"]}


def card(name: str, slot: str = "", text: str = "", tags: Sequence[str] = (), **fields: Any) -> str:
    """A card of the tests' own, so that balancing the box changes no test: `card("axe", "hand", melee="1 red")`."""
    dice = Sections(**{type: read_pool(fields.pop(type, "")) for type in ("melee", "ranged", "magic", "defense")})
    category = fields.pop("category", "combat" if slot else "item")
    level, keyword = fields.pop("level", 1), fields.pop("keyword", "")
    origin = fields.pop("origin", "treasure")
    assert not fields
    said = Text(text, read_text(text, name)) if text else Text()
    printed = Equipment(name, origin, category, level, slot, dice, said, tuple(tags), keyword)  # type: ignore[arg-type]
    EQUIPMENT.register(name, printed)
    return f"{name}.1"


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


def _register(map: str, mission: Mapping[str, Any] | None) -> str:
    """Make a drawn board known as a Mission; its name."""
    text = {"map": map, "start": "A1", **FAR_AWAY, **(mission or {})}
    scenario = f"test {crc32(repr(sorted(text.items(), key=repr)).encode())}"
    SHEETS[scenario] = build_mission(scenario, msgspec.convert(text, MissionText), {}, TextFile("", "test"))
    return scenario


def _hero(name: str, entry: dict[str, Any]) -> Hero:
    return Hero(name, entry.pop("calling", "fury-paladin"), entry.pop("zone", "A1"), **entry)


def _enemy(name: str, entry: dict[str, Any], number: int) -> Enemy:
    card = entry.pop("card")
    printed = enemy_card(card)
    full = printed.health if printed.role == "mob" else printed.health * number
    minions = entry.pop("minions", [printed.health] * (printed.minions * number))
    zone, health = entry.pop("zone"), entry.pop("health", full)
    return Enemy(name, card, printed.figure, printed.role, zone, health, minions, **entry)


def _agenda(party: list[str], turn: str, phase: str, whole_round: bool) -> list[Any]:
    """The steps, the next one last."""
    if phase:
        return [NewRound(), BeginPhase(phase)] if whole_round else [PHASES[phase][0]]
    if not turn:
        return [NewRound()]
    later = [BeginActivation(hero) for hero in party[party.index(turn) + 1 :]]
    return [NewRound(), BeginPhase("enemies"), *later[::-1], Act(turn)] if whole_round else [Act(turn)]


class Table(table.Table[MDState]):
    """A session set up from a drawing, in the middle of a Hero's Activation unless told otherwise.

    The game stops when that Activation, or the named phase, is over; `whole_round` lets it go on. `heroes`: name to fields of
    the state's Hero; the first one is First Player. `enemies`: id to fields of the state's Enemy with its card. `turn`: the
    active Hero, `""` for the beginning of a Round. `decks`: top card last.
    """

    def __init__(
        self,
        map: str,
        heroes: Mapping[str, Mapping[str, Any]],
        enemies: Mapping[str, Mapping[str, Any]] | None = None,
        turn: str | None = None,
        dice: Sequence[str] = (),
        mission: Mapping[str, Any] | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
        switches: Sequence[str] = (),
        phase: str = "",
        whole_round: bool = False,
        first: str = "",
        activation: Mapping[str, Any] | None = None,
        **fields: Any,
    ) -> None:
        turn = next(iter(heroes)) if turn is None else turn
        scenario = _register(map, mission)
        sheet = SHEETS[scenario]
        party = list(heroes)
        plain: dict[str, dict[str, Any]] = msgspec.to_builtins(dict(heroes))
        foes = {name: _enemy(name, dict(entry), len(party)) for name, entry in (enemies or {}).items()}
        callers = [enemy.id for enemy in foes.values() if enemy.role == "agent"]
        is_turn = bool(turn) and not phase
        state = MDState(
            agenda=_agenda(party, turn, phase, whole_round),
            scenario=scenario,
            switches=list(switches),
            party=party,
            first=first or party[0],
            round=1 if turn or phase else 0,
            phase="heroes",
            heroes={name: _hero(name, entry) for name, entry in plain.items()},
            enemies=foes,
            attacking={"enemies": list(foes), "reinforcements": callers}.get(phase, []),
            learning=party.copy() if phase == "experience" else [],
            doors=dict(sheet.board.doors),
            levels={zone: [level] for zone, level in sheet.levels.items()},
            treasure=tokens_on_board(sheet),
            tokens={name: Token(kind, zone) for name, (kind, zone) in sheet.tokens.items() if zone},
            decks={name: Deck(list(cards)) for name, cards in (decks or {}).items()},
            activation=Activation(turn, **(activation or {})) if is_turn else None,
            **fields,
        )
        if state.activation is not None:
            state.activation.granted = extra_actions(state, state.heroes[turn])
        self.session = Session.resume(GAME, Start(scenario, "test"), state, ScriptedChance(dice))

    @classmethod
    def begin(cls, map: str, options: Mapping[str, Any], mission: Mapping[str, Any] | None = None, seed: str = "0") -> Table:
        """A whole new game on a drawn board, from its setup on."""
        table = cls.__new__(cls)
        table.session = Session.begin(GAME, _register(map, mission), seed, options)
        return table

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def enemy(self, id: str) -> Enemy:
        return self.state.enemies[id]
