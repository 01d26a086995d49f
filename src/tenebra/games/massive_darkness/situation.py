"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tenebra.games.massive_darkness.content import classes, doors, enemies, enemy_card, equipment, events, heroes, tiles
from tenebra.games.massive_darkness.content.model import START_HEALTH
from tenebra.games.massive_darkness.rules.powers import line_of, skills
from tenebra.games.massive_darkness.rules.rounds import extra_actions
from tenebra.games.massive_darkness.rules.town import MARKET
from tenebra.games.massive_darkness.scenario import Mission
from tenebra.games.massive_darkness.scenario_reader import MissionText, build_mission
from tenebra.games.massive_darkness.scenarios import SHEETS, sheet_of
from tenebra.games.massive_darkness.setup import new_game, read_options, tokens_on_board
from tenebra.games.massive_darkness.state import (
    AGENT,
    STANDARD,
    STORY,
    TO_START,
    Activation,
    Campaign,
    Enemy,
    Hero,
    MDState,
    Token,
    clockwise_from,
)
from tenebra.games.massive_darkness.steps import (
    Act,
    AnyStep,
    BeginActivation,
    BeginPhase,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    ExperiencePhase,
    Market,
    NewRound,
    Reinforce,
)
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.situation_reader import SETUP, Situation, Written

ROUND = "round"
PHASES: dict[str, tuple[AnyStep, AnyStep]] = {
    "enemies": (EnemiesPhase(), BeginPhase("reinforcements")),
    "reinforcements": (Reinforce(), BeginPhase("experience")),
    "experience": (ExperiencePhase(), BeginPhase("event")),
    "event": (EventPhase(), BeginPhase("end")),
    "end": (EndPhase(), NewRound()),
}
"""The step of each Phase, and what comes after it."""
NEVER = ["survive 999 rounds"]
"""The objective of a situation that names none."""


class HeroAt(Written, frozen=True):
    """A Hero: where it stands, and everything on its Dashboard and Class Sheet that is not as at the start."""

    at: str = ""
    calling: str = msgspec.field(default="", name="class")
    wounds: int = 0
    xp: int = 0
    micro: int = 0
    stunned: bool = False
    dead: bool = False
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []
    skills: dict[str, int] = {}


class EnemyAt(Written, frozen=True):
    """An Enemy: its card and where it stands. `minions` is their number, or the Health of each."""

    card: str
    at: str
    wounds: int = 0
    minions: int | list[int] | None = None
    boss: bool = True
    holds: list[str] = []
    stunned: bool = False
    heading: str = TO_START


class MDSituation(Situation, frozen=True, kw_only=True):
    """A moment at the table. Everything but `game`, a board and Heroes may be left out."""

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
    level: int = 1
    lifebringer: int = 2
    first: str = ""
    actions: int = 3
    bonus: dict[str, int] = {}
    attacked: list[str] = []
    stop: bool = False
    heroes: dict[str, HeroAt] = {}
    enemies: dict[str, EnemyAt] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    supply: list[str] = []
    market: list[str] = []
    counters: dict[str, int] = {}
    lit: list[str] = []
    turned: list[str] = []
    story: bool = False
    campaign: Campaign | None = None


class Builder(situation_reader.Builder[MDSituation, MDState, Mission]):
    """Turns a situation into a Mission and a state."""

    kind, sheets = MDSituation, SHEETS

    def number_of(self, card: str) -> int:
        printed = equipment().get(card) or enemies().get(card) or doors().get(card) or events().get(card)
        return printed.copies if printed is not None else 0

    def set_up(self, sheet: Mission) -> MDState:
        state = self.state(sheet)
        for name, entry in self.situation.heroes.items():
            state.heroes[name] = self.hero(name, entry, sheet)
        if not state.heroes:
            raise self.complain("nobody is on the board: write heroes", "game =")
        state.party = list(state.heroes)
        self.settle_health(state)
        for name, foe in self.situation.enemies.items():
            state.enemies[name] = self.enemy(name, foe, state)
        state.first = self.known(self.situation.first or state.party[0], state.heroes, "Hero")
        state.agenda = self.agenda(state)
        return state

    def new_game(self, sheet: Mission, options: Mapping[str, Any]) -> MDState:
        s = self.situation
        if s.heroes or s.enemies or s.turn or s.decks:
            raise self.complain("before the setup nobody is on the board and no deck lies there", "next =")
        return new_game(sheet.id, options)

    def lay(self) -> Mission:
        """The Mission named, or one made of the board that is drawn or laid."""
        s = self.situation
        if s.scenario:
            return SHEETS[s.scenario]
        given: dict[str, Any] = {
            "wins": NEVER,
            "map": s.map,
            "layout": s.tiles,
            "doors": s.doors,
            "start": s.start or "A1",
            "exits": s.exits,
            "levels": {zone: some[0] if isinstance(some, list) else some for zone, some in s.levels.items()},
            "treasure": s.treasure,
            "special": s.special,
            "tokens": s.tokens,
            **s.mission,
        }
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

    def state(self, mission: Mission) -> MDState:
        """Everything but the Characters and the agenda."""
        s, take = self.situation, self.copies.take_all
        _, switches = read_options({**s.options})
        doors_now = dict(mission.board.doors)
        for door in s.opened:
            doors_now[self.known(door, doors_now, "door")] = True
        levels = {zone: [level] for zone, level in mission.levels.items()}
        levels |= {zone: list(some) for zone, some in s.levels.items() if isinstance(some, list)}
        piles = {name: Deck(take(cards)[::-1]) for name, cards in s.decks.items()}
        for name, cards in s.discards.items():
            piles.setdefault(name, Deck()).discard = take(cards)
        return MDState(
            scenario=mission.id,
            mode=STORY if s.story or s.campaign is not None else STANDARD,
            switches=switches,
            party=[],
            round=s.round - (s.next == ROUND),
            phase=s.next if s.next in (*PHASES, MARKET) else "heroes",
            level=s.level,
            lifebringer=s.lifebringer,
            doors=doors_now,
            levels=levels,
            treasure=tokens_on_board(mission),
            tokens={name: Token(kind, zone) for name, (kind, zone) in mission.tokens.items() if zone},
            decks=piles,
            supply=take(s.supply),
            market=take(s.market),
            counters=dict(s.counters),
            lit=[mission.board.tile_of[self.zone(zone, mission)] for zone in s.lit],
            turned=[mission.board.tile_of[self.zone(zone, mission)] for zone in s.turned],
            campaign=self.record(),
        )

    def zone(self, zone: str, mission: Mission) -> str:
        """A Zone of the board."""
        if not mission.board.bit.get(zone, 0) & mission.board.grid.floor:
            raise self.complain(f"{zone!r} is no Zone of the map", zone)
        return zone

    def lines(self, calling: str, bought: dict[str, int]) -> dict[str, int]:
        """Skill Lines by their whole names: `safe-shot` is `nightshade-ranger.safe-shot`."""
        sheet = classes()[calling]
        known = {line.id.rpartition(".")[2]: line.id for line in sheet.lines}
        out = {}
        for line, steps in bought.items():
            id = known.get(line.rpartition(".")[2], "")
            if not id or not 0 <= steps <= len(line_of(id).steps):
                raise self.complain(f"the {calling} has no {steps} steps of {line!r}; its Lines are {', '.join(known)}", line)
            out[id] = steps
        return out

    def hero(self, name: str, entry: HeroAt, mission: Mission) -> Hero:
        """A Hero of the box with its Class and its cards."""
        recommended = heroes()[self.known(name, heroes(), "Hero")].recommended
        calling = self.known(entry.calling or recommended, classes(), "Class")
        take = self.copies.take_all
        return Hero(
            name,
            calling,
            self.zone(entry.at or mission.start, mission),
            START_HEALTH - entry.wounds,
            START_HEALTH,
            entry.xp,
            entry.micro,
            entry.stunned,
            entry.dead,
            self.copies.take(entry.body),
            take(entry.hands),
            take(entry.pack),
            self.lines(calling, entry.skills),
        )

    def settle_health(self, state: MDState) -> None:
        """Enhanced Health counts from the start; a Hero has the Wounds that are written, a dead one all of them."""
        for name, hero in state.heroes.items():
            more = max((skill.number for _, skill in skills(state, hero, "max_health")), default=0)
            hero.maximum = START_HEALTH + more
            hero.health = 0 if hero.is_dead else hero.maximum - self.situation.heroes[name].wounds
            if hero.health < 1 and not hero.is_dead:
                raise self.complain(f"{name} has no Health left: write dead = true", name)

    def register(self, name: str, card: str, state: MDState) -> None:
        """An Enemy is called by the figures of its card and a number: `goblin-archers-1`."""
        printed = enemies()[self.known(name_of(card), enemies(), "Enemy card")]
        figure, _, count = name.rpartition("-")
        if figure != printed.figure or not count.isdigit():
            raise self.complain(f"{name!r}: an Enemy with this card is called {printed.figure}-1, {printed.figure}-2, …", name)
        state.serial[figure] = max(state.serial.get(figure, 0), int(count))

    def enemy(self, name: str, entry: EnemyAt, state: MDState) -> Enemy:
        """An Enemy by its card."""
        self.register(name, entry.card, state)
        printed, number = enemy_card(entry.card), len(state.party)
        minions = entry.minions
        if minions is None:
            minions = printed.minions * number
        if isinstance(minions, int):
            minions = [printed.health] * minions
        return Enemy(
            name,
            self.copies.take(entry.card),
            printed.figure,
            printed.role,
            self.zone(entry.at, sheet_of(state)),
            printed.full_health(number) - entry.wounds if entry.boss else 0,
            sorted(minions),
            self.copies.take_all(entry.holds),
            entry.stunned,
            entry.heading,
        )

    def agenda(self, state: MDState) -> list[AnyStep]:
        """What is to come, the last first: a Phase, the Market, a Round, or a Hero's Activation and those after it."""
        s = self.situation
        if s.next == ROUND:
            return [NewRound()]
        if s.next == MARKET:
            state.learning = list(state.party)
            return [Market()] if s.stop else [NewRound(), Market()]
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
            return [Act(turn)]
        order = clockwise_from(state, state.first)
        later = [BeginActivation(hero) for hero in order[order.index(turn) + 1 :]]
        return [BeginPhase("enemies"), *later[::-1], Act(turn)]
