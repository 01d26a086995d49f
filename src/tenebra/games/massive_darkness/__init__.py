"""Massive Darkness: one to six Heroes together against Enemies that run by themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from tenebra.games.massive_darkness import (
    agenda,
    campaign,
    greedy,
    looking,
    menu,
    missions,
    options,
    setup,
    situation,
    speech,
    view,
    windows,
)
from tenebra.games.massive_darkness.content import equipment_card, heroes
from tenebra.games.massive_darkness.dice import read_pool
from tenebra.games.massive_darkness.forecast import strength_odds
from tenebra.games.massive_darkness.inventory import count_components
from tenebra.games.massive_darkness.scene import chronicle, cover, scene_of
from tenebra.games.massive_darkness.scene.voice import voice_of
from tenebra.games.massive_darkness.state import MDState
from tenebra.games.massive_darkness.telling import QUIET, MDNames, ending_of, words_needed
from tenebra.kernel import Chance, Event, Game, Option, Reason, Rule, ScriptedChance, Session, Start, Step, View
from tenebra.kit.files import read_toml
from tenebra.kit.odds import Odds
from tenebra.kit.orders import Window
from tenebra.kit.package import HEROES, Advice, CampaignTally, Component, Ending, ScenarioFacts
from tenebra.kit.scene import Cover, Scene, Told
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words

RULES_VERSION = "1.2"
"""1.0: the first complete rules. 1.1: a door that opens by itself shows its closed Chamber; Do Nothing is an Action. 1.2: calling
Agents, Stun, Trade, Consumables, Missions' own Enemies and more in the odd cases that an audit of every rule found."""


class MassiveDarkness:
    """The game as the kernel sees it."""

    id: ClassVar[str] = "massive-darkness"
    rules_version: ClassVar[str] = RULES_VERSION
    state: ClassVar[type[MDState]] = MDState
    options: ClassVar[tuple[type[Option], ...]] = options.ALL
    rules: ClassVar[Mapping[type[Step], Callable[[Game[MDState], Any], Rule]]] = agenda.RULES

    def scenarios(self) -> tuple[str, ...]:
        """The Missions, in order."""
        return missions.scenario_ids()

    def new(self, scenario: str, options: Mapping[str, Any]) -> MDState:
        return setup.new_game(scenario, options)

    def seats(self, state: MDState) -> tuple[str, ...]:
        return tuple(state.party)

    def redact(self, state: MDState, seat: str) -> MDState:
        return view.redact(state, seat)

    def redeal(self, state: MDState, seat: str, chance: Chance) -> MDState:
        return view.redeal(state, seat, chance)

    def facts(self, scenario: str) -> ScenarioFacts:
        """What the sheet of a Mission says before it is chosen."""
        mission = missions.mission_by_id(scenario)
        return ScenarioFacts(scenario, (1, setup.MOST_HEROES), mission.minutes, mission.difficulty)

    def sides(self) -> Mapping[str, tuple[str, ...]]:
        return {HEROES: tuple(heroes())}

    def ending(self, outcome: str, words: Words) -> Ending:
        return ending_of(outcome, words)

    def situation(self, text: str, source: str) -> tuple[Session[MDState], Sequence[str]]:
        moment = situation.read_situation(text, source)
        state = situation.build(text, moment, source)
        start = Start(state.scenario, "situation", dict(moment.options))
        return Session.resume(self, start, state, ScriptedChance(moment.dice)), moment.choices

    def kind_of_card(self, card: str) -> str:
        return equipment_card(card).category

    def odds(self, dice: str) -> Odds:
        return strength_odds(read_pool(dice))

    def teller(self, words: Words, scenario: str, cousins: Collection[str] = ()) -> Teller:
        return Teller(words, MDNames(words, scenario), QUIET)

    def words_needed(self) -> Iterator[str]:
        return words_needed()

    def inventory(self) -> list[Component]:
        return count_components()

    def folder(self) -> Traversable:
        return files(__package__)

    def cardboard(self) -> Mapping[str, str]:
        return read_toml(self.folder() / "cardboard.toml", dict[str, str])

    def advise(self, view: View[MDState]) -> Advice:
        """What a sensible player of the view's seat would do, and why."""
        return greedy.advise(view)

    def cover(self, words: Words) -> Cover:
        return cover.cover_of(self.id, self.rules_version, words)

    def scene(self, view: View[MDState], words: Words, why_not: Callable[[Option], Reason | None]) -> Scene:
        return scene_of(view, words, why_not)

    def chronicle(self, events: Sequence[tuple[int, Event]], view: View[MDState], words: Words) -> tuple[Told, ...]:
        return chronicle.chronicle_of(events, view, words)

    def overview(self, view: View[MDState], words: Words) -> list[str]:
        return speech.overview(view, voice_of(words, view.state))

    def sight(self, view: View[MDState], piece: str) -> tuple[str, ...]:
        return looking.sight_of(view, piece)

    windows: ClassVar[tuple[str, ...]] = windows.KINDS

    def window(self, asked: str, about: Mapping[str, str]) -> Window | None:
        return windows.asked_in(asked, about)

    def moment(self, view: View[MDState]) -> str:
        return looking.moment(view)

    def why(self, message: str, about: Mapping[str, str], view: View[MDState], words: Words) -> str:
        return speech.why(message, about, voice_of(words, view.state).teller)

    def is_secret(self, view: View[MDState], key: str) -> bool:
        """Everything is done in the open."""
        return False

    def is_private(self, key: str, about: Mapping[str, str]) -> bool:
        """All Heroes are on one side."""
        return False

    def seating(self, seats: Mapping[str, str], ways: Mapping[str, str] = {}) -> dict[str, Any]:
        return menu.seating(seats, ways)

    def ways(self, state: MDState) -> Mapping[str, str]:
        """The Class of each Hero."""
        return {hero.id: hero.calling for hero in state.heroes.values()}

    def switched(self, switches: Iterable[str]) -> dict[str, Any]:
        return menu.switched(switches)

    def campaign_after(self, state: MDState) -> dict[str, Any]:
        return campaign.campaign_after(state)

    def campaign_next(self, record: dict[str, Any]) -> tuple[str, ...]:
        return campaign.campaign_next(record)

    def campaign_tally(self, record: dict[str, Any]) -> CampaignTally:
        return campaign.campaign_tally(record)

    def campaign_lines(self, record: dict[str, Any], words: Words) -> list[str]:
        return campaign.campaign_lines(record, words)


GAME = MassiveDarkness()
