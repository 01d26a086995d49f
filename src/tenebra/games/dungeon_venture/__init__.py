"""Dungeon Venture: four Heroes against the Keeper of Evil."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from tenebra.games.dungeon_venture import (
    adventures,
    agenda,
    companions,
    enemies,
    looking,
    menu,
    options,
    setup,
    situation,
    speech,
    view,
    windows,
)
from tenebra.games.dungeon_venture.content import card as printed
from tenebra.games.dungeon_venture.content import heroes
from tenebra.games.dungeon_venture.dice import read_pool, success_odds
from tenebra.games.dungeon_venture.inventory import count_components
from tenebra.games.dungeon_venture.scene import chronicle, cover, scene_of
from tenebra.games.dungeon_venture.scene.voice import voice_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState, heroes_in_order
from tenebra.games.dungeon_venture.telling import QUIET, DVNames, ending_of, words_needed
from tenebra.kernel import Chance, Event, Game, Option, Reason, Rule, ScriptedChance, Session, Start, Step, View
from tenebra.kit.files import read_toml
from tenebra.kit.odds import Odds
from tenebra.kit.orders import Window
from tenebra.kit.package import HEROES, Advice, CampaignTally, Component, Ending, ScenarioFacts
from tenebra.kit.scene import Cover, Scene, Told
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words

RULES_VERSION = "1.2"
"""1.0: the first complete rules. 1.1: between two Adventures every Hero player says ready, not one for all. 1.2: leaps, walks and
displacements, Stop and Reorganize, Chests and Events in the odd cases that an audit of every rule found."""


class DungeonVenture:
    """The game as the kernel sees it."""

    id: ClassVar[str] = "dungeon-venture"
    rules_version: ClassVar[str] = RULES_VERSION
    state: ClassVar[type[DVState]] = DVState
    options: ClassVar[tuple[type[Option], ...]] = options.ALL
    rules: ClassVar[Mapping[type[Step], Callable[[Game[DVState], Any], Rule]]] = agenda.RULES

    def scenarios(self) -> tuple[str, ...]:
        """The ten Adventures, in order."""
        return adventures.scenario_ids()

    def new(self, scenario: str, options: Mapping[str, Any]) -> DVState:
        return setup.new_game(scenario, options)

    def seats(self, state: DVState) -> tuple[str, ...]:
        return (KEEPER, *heroes_in_order(state))

    def redact(self, state: DVState, seat: str) -> DVState:
        return view.redact(state, seat)

    def redeal(self, state: DVState, seat: str, chance: Chance) -> DVState:
        return view.redeal(state, seat, chance)

    def facts(self, scenario: str) -> ScenarioFacts:
        """What the sheet of an Adventure says in the open."""
        sheet = adventures.SHEETS[scenario]
        return ScenarioFacts(scenario, (2, 5), sheet.minutes, sheet.difficulty)

    def sides(self) -> Mapping[str, tuple[str, ...]]:
        return {HEROES: tuple(heroes()), KEEPER: (KEEPER,)}

    def ending(self, outcome: str, words: Words) -> Ending:
        return ending_of(outcome, words)

    def situation(self, text: str, source: str) -> tuple[Session[DVState], Sequence[str]]:
        moment = situation.read_situation(text, source)
        state = situation.build(text, moment, source)
        start = Start(state.scenario, "situation", dict(moment.options))
        return Session.resume(self, start, state, ScriptedChance(moment.dice)), moment.choices

    def kind_of_card(self, card: str) -> str:
        return printed(card).kind

    def odds(self, dice: str) -> Odds:
        return success_odds(read_pool(dice))

    def teller(self, words: Words, scenario: str, cousins: Collection[str] = ()) -> Teller:
        return Teller(words, DVNames(words, scenario, cousins), QUIET)

    def words_needed(self) -> Iterator[str]:
        return words_needed()

    def inventory(self) -> list[Component]:
        return count_components()

    def folder(self) -> Traversable:
        return files(__package__)

    def cardboard(self) -> Mapping[str, str]:
        return read_toml(self.folder() / "cardboard.toml", dict[str, str])

    def advise(self, view: View[DVState]) -> Advice:
        """What a sensible player of the view's seat would do, and why."""
        return enemies.advise(view) if view.seat == KEEPER else companions.advise(view)

    def cover(self, words: Words) -> Cover:
        return cover.cover_of(self.id, self.rules_version, words)

    def scene(self, view: View[DVState], words: Words, why_not: Callable[[Option], Reason | None]) -> Scene:
        return scene_of(view, words, why_not)

    def chronicle(self, events: Sequence[tuple[int, Event]], view: View[DVState], words: Words) -> tuple[Told, ...]:
        return chronicle.chronicle_of(events, view, words)

    def overview(self, view: View[DVState], words: Words) -> list[str]:
        return speech.overview(view, voice_of(words, view.state).teller)

    def sight(self, view: View[DVState], piece: str) -> tuple[str, ...]:
        return looking.sight(view, piece)

    windows: ClassVar[tuple[str, ...]] = windows.KINDS

    def window(self, asked: str, about: Mapping[str, str]) -> Window | None:
        return windows.asked_in(asked, about)

    def moment(self, view: View[DVState]) -> str:
        return looking.moment(view)

    def why(self, message: str, about: Mapping[str, str], view: View[DVState], words: Words) -> str:
        return speech.why(message, about, voice_of(words, view.state).teller)

    def is_secret(self, view: View[DVState], key: str) -> bool:
        return menu.is_secret(view, key)

    def is_private(self, key: str, about: Mapping[str, str]) -> bool:
        return menu.is_private(key, about)

    def seating(self, seats: Mapping[str, str], ways: Mapping[str, str] = {}) -> dict[str, Any]:
        return menu.seating(seats, ways)

    def ways(self, state: DVState) -> Mapping[str, str]:
        """Everybody is played as printed."""
        return {}

    def switched(self, switches: Iterable[str]) -> dict[str, Any]:
        return menu.switched(switches)

    def campaign_after(self, state: DVState) -> dict[str, Any]:
        return cover.campaign_after(state)

    def campaign_next(self, record: dict[str, Any]) -> tuple[str, ...]:
        return cover.campaign_next(record)

    def campaign_tally(self, record: dict[str, Any]) -> CampaignTally:
        return cover.campaign_tally(record)

    def campaign_lines(self, record: dict[str, Any], words: Words) -> list[str]:
        return cover.campaign_lines(record, words)


GAME = DungeonVenture()
