"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tenebra.games.massive_darkness import steps
from tenebra.games.massive_darkness.content import classes, doors, enemies, enemy_card, equipment, events, heroes, tiles
from tenebra.games.massive_darkness.content.model import START_HEALTH
from tenebra.games.massive_darkness.rules.powers import line_of, skills
from tenebra.games.massive_darkness.rules.rounds import extra_actions
from tenebra.games.massive_darkness.rules.town import MARKET
from tenebra.games.massive_darkness.scenario import Mission
from tenebra.games.massive_darkness.scenario_reader import MissionText, build_mission
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.setup import new_game, read_options, tokens_on_board
from tenebra.games.massive_darkness.state import (
    AGENT,
    STANDARD,
    STORY,
    Activation,
    Campaign,
    Enemy,
    Hero,
    MDState,
    Token,
    clockwise_from,
)
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.patching import Plain
from tenebra.kit.situation_reader import SETUP, Situation

ROUND = "round"
PHASES: dict[str, tuple[steps.AnyStep, steps.AnyStep]] = {
    "enemies": (steps.EnemiesPhase(), steps.BeginPhase("reinforcements")),
    "reinforcements": (steps.Reinforce(), steps.BeginPhase("experience")),
    "experience": (steps.ExperiencePhase(), steps.BeginPhase("event")),
    "event": (steps.EventPhase(), steps.BeginPhase("end")),
    "end": (steps.EndPhase(), steps.NewRound()),
}
"""The step of each Phase, and what comes after it."""
NEVER = ["survive 999 rounds"]
"""The objective of a situation that names none."""


class MDSituation(Situation, frozen=True, kw_only=True):
    """The board as it is drawn or laid, cards by name, the Activation in progress. All else is written as in the state."""

    scenario: str = ""
    tiles: list[list[str]] = []
    doors: dict[str, str] = {}
    opened: list[str] = []
    start: str = ""
    exits: list[str] = []
    levels: dict[str, int | list[int]] = {}
    treasure: dict[str, int] = {}
    special: dict[str, int] = {}
    tokens: dict[str, str] = {}
    mission: dict[str, Any] = {}
    actions: int = 3
    bonus: dict[str, int] = {}
    attacked: list[str] = []
    stop: bool = False
    heroes: dict[str, Plain] = {}
    enemies: dict[str, Plain] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    story: bool = False
    campaign: Campaign | None = None


class Builder(situation_reader.Builder[MDSituation, MDState, Mission]):
    """Turns a situation into a Mission and a state."""

    kind, states, sheets = MDSituation, MDState, SHEETS
    people = ("heroes", "enemies", "turn", "decks")
    readers = {
        MDState: {"supply": "cards", "market": "cards", "lit": "tiles", "turned": "tiles"},
        Hero: {"body": "card", "hands": "cards", "pack": "cards"},
        Enemy: {"holds": "cards"},
    }

    def number_of(self, card: str) -> int:
        printed = equipment().get(card) or enemies().get(card) or doors().get(card) or events().get(card)
        return printed.copies if printed is not None else 0

    def place(self) -> None:
        state = self.state
        self.fill(state.heroes, "heroes", self.hero)
        if not state.heroes:
            raise self.complain("nobody is on the board: write heroes", "game =")
        for hero in state.heroes.values():
            self.settle_health(hero)
        self.fill(state.enemies, "enemies", self.enemy)
        state.first = self.known(state.first or state.party[0], state.heroes, "Hero")

    def lay(self) -> Mission:
        """The Mission named, or one made of the board that is drawn or laid."""
        s = self.situation
        if s.scenario:
            return SHEETS[s.scenario]
        levels = {zone: some[0] if isinstance(some, list) else some for zone, some in s.levels.items()}
        same = {word: getattr(s, word) for word in ("map", "doors", "exits", "treasure", "special", "tokens")}
        given = {"wins": NEVER, **same, "layout": s.tiles, "start": s.start or "A1", "levels": levels, **s.mission}
        try:
            return build_mission(self.id, msgspec.convert(given, MissionText), tiles(), self.file)
        except msgspec.ValidationError as error:
            raise self.complain(f"mission: {error}", "mission") from None

    def record(self) -> Campaign | None:
        """The campaign, its cards as copies."""
        before, take = self.situation.campaign, self.copies
        if before is None:
            return None
        careers = {
            hero: replace(
                career,
                skills=self.lines(career.calling, career.skills),
                body=take.take(career.body),
                hands=take.take_all(career.hands),
                pack=take.take_all(career.pack),
            )
            for hero, career in before.heroes.items()
        }
        return replace(before, heroes=careers)

    def new_game(self, options: Plain) -> MDState:
        return new_game(self.sheet.id, options)

    def lay_out(self) -> MDState:
        s, mission = self.situation, self.sheet
        _, switches = read_options({**s.options})
        board = mission.board
        opened = {self.known(door, board.doors, "door"): True for door in s.opened}
        added = {zone: list(some) for zone, some in s.levels.items() if isinstance(some, list)}
        piles = {name: self.deck(cards) for name, cards in s.decks.items()}
        for name, cards in s.discards.items():
            piles.setdefault(name, Deck()).discard = self.cards(cards)
        return MDState(
            scenario=mission.id,
            mode=STORY if s.story or s.campaign is not None else STANDARD,
            switches=switches,
            party=list(s.heroes),
            round=s.round - (s.next == ROUND),
            phase=s.next if s.next in (*PHASES, MARKET) else "heroes",
            doors=board.doors | opened,
            levels={zone: [level] for zone, level in mission.levels.items()} | added,
            treasure=tokens_on_board(mission),
            tokens={name: Token(kind, zone) for name, (kind, zone) in mission.tokens.items() if zone},
            decks=piles,
            campaign=self.record(),
        )

    def zone(self, zone: str) -> str:
        """A Zone of the board."""
        board = self.sheet.board
        if not board.bit.get(zone, 0) & board.grid.floor:
            raise self.complain(f"{zone!r} is no Zone of the map", zone)
        return zone

    def lines(self, calling: str, bought: Mapping[str, int]) -> dict[str, int]:
        """Skill Lines by their whole names: `safe-shot` is `nightshade-ranger.safe-shot`."""
        sheet = classes()[calling]
        known = {line.id.rpartition(".")[2]: line.id for line in sheet.lines}
        out = {}
        for line, number in bought.items():
            id = known.get(line.rpartition(".")[2], "")
            if not id or not 0 <= number <= len(line_of(id).steps):
                raise self.complain(f"the {calling} has no {number} steps of {line!r}; its Lines are {', '.join(known)}", line)
            out[id] = number
        return out

    def tiles(self, zones: list[str]) -> list[int]:
        """Tiles, each by one of its Zones."""
        return [self.sheet.board.tile_of[self.zone(zone)] for zone in zones]

    def hero(self, name: str, *, at: str = "", class_: str = "", wounds: int = 0, skills: Mapping[str, int] = {}) -> Hero:
        """A Hero of the box: at the start, of the Recommended Class and unhurt unless it is written."""
        recommended = heroes()[self.known(name, heroes(), "Hero")].recommended
        calling = self.known(class_ or recommended, classes(), "Class")
        zone = self.zone(at or self.sheet.start)
        return Hero(name, calling, zone, START_HEALTH - wounds, skills=self.lines(calling, skills))

    def settle_health(self, hero: Hero) -> None:
        """Enhanced Health counts from the start; a Hero has the Wounds that are written, a dead one all of them."""
        more = max((skill.number for _, skill in skills(self.state, hero, "max_health")), default=0)
        hero.maximum += more
        hero.health = 0 if hero.is_dead else hero.health + more
        if hero.health < 1 and not hero.is_dead:
            raise self.complain(f"{hero.id} has no Health left: write dead = true", hero.id)

    def register(self, name: str, card: str) -> None:
        """An Enemy is called by the figures of its card and a number: `goblin-archers-1`."""
        printed = enemies()[self.known(name_of(card), enemies(), "Enemy card")]
        figure, _, count = name.rpartition("-")
        if figure != printed.figure or not count.isdigit():
            raise self.complain(f"{name!r}: an Enemy with this card is called {printed.figure}-1, {printed.figure}-2, …", name)
        self.state.serial[figure] = max(self.state.serial.get(figure, 0), int(count))

    def enemy(
        self, name: str, *, card: str, at: str, wounds: int = 0, minions: int | list[int] | None = None, boss: bool = True
    ) -> Enemy:
        """An Enemy by its card, all figures and unhurt unless it is written. `minions` is their number, or the Health of each."""
        self.register(name, card)
        printed, number = enemy_card(card), len(self.state.party)
        if minions is None:
            minions = printed.minions * number
        if isinstance(minions, int):
            minions = [printed.health] * minions
        health = printed.full_health(number) - wounds if boss else 0
        return Enemy(name, self.card(card), printed.figure, printed.role, self.zone(at), health, sorted(minions))

    def agenda(self) -> list[steps.AnyStep]:
        """The steps to come, the last first: a Phase, the Market, a Round, or a Hero's Activation and those after it."""
        s, state = self.situation, self.state
        if s.next == ROUND:
            return [steps.NewRound()]
        if s.next == MARKET:
            state.learning = list(state.party)
            return [steps.Market()] if s.stop else [steps.NewRound(), steps.Market()]
        if s.next:
            if s.next not in PHASES:
                raise self.complain(f"next = {s.next!r}: write {', '.join((SETUP, ROUND, MARKET, *PHASES))}", "next =")
            if s.next in ("enemies", "reinforcements"):
                state.attacking = [e.id for e in state.enemies.values() if s.next == "enemies" or e.role == AGENT]
            elif s.next == "experience":
                state.learning = [hero for hero in clockwise_from(state, state.first) if not state.heroes[hero].is_dead]
            step, after = PHASES[s.next]
            return [step] if s.stop else [after, step]
        turn = self.known(s.turn or state.first, state.heroes, "Hero")
        given = extra_actions(state, state.heroes[turn])
        state.activation = Activation(turn, s.actions, dict(s.bonus), list(s.attacked), given, state.heroes[turn].zone)
        if s.stop:
            return [steps.Act(turn)]
        order = clockwise_from(state, state.first)
        later = [steps.BeginActivation(hero) for hero in order[order.index(turn) + 1 :]]
        return [steps.BeginPhase("enemies"), *later[::-1], steps.Act(turn)]
