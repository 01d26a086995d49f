"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenebra.boards import parse_drawing
from tenebra.games.drunagor.content import heroes, items, skills
from tenebra.games.drunagor.content.faces import GROUND
from tenebra.games.drunagor.content.foes import attack_cards, card_id, companions, familiars, monster_card, rune_cards, runes
from tenebra.games.drunagor.content.model import ROLES, SLOT_OF
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.track import turn_of
from tenebra.games.drunagor.scenario import START, Scenario
from tenebra.games.drunagor.scenario_reader import build_scenario
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.setup import new_game, read_options
from tenebra.games.drunagor.state import (
    CHEST,
    END_DOWN,
    END_UP,
    LARGE_TILE,
    RUNES,
    SMALL_TILE,
    Campaign,
    Chest,
    Companion,
    DRState,
    Familiar,
    Hero,
    Monster,
    Npc,
    Scene,
    Trap,
    Turn,
)
from tenebra.games.drunagor.steps import AnyStep, BeginRound, BeginTurn, NextCard
from tenebra.kernel import BadInput
from tenebra.kit import situation_reader
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.situation_reader import SETUP, Situation, Written

DRAWN_CHEST = "c"
NEVER = ["count never 1"]
"""What the Party must achieve where a situation does not say it."""


class HeroAt(Written, frozen=True):
    """A Hero: where it stands, by a square or a mark of the drawing, and all that is not as at the start."""

    at: str = ""
    role: str = ""
    health: int | None = None
    cubes: dict[str, int] | None = None
    """Those it owns, by colour; the board's own if left out."""
    expended: dict[str, int] = {}
    docked: dict[str, str] = {}
    curses: list[str] = []
    traumas: list[str] = []
    tokens: dict[str, int] = {}
    learned: dict[str, int] = {}
    abilities: list[str] = []
    equipped: list[str] | None = None
    """The starting gear if left out."""
    bag: list[str] = []
    statuses: list[str] = []
    aura: str = ""
    outcomes: list[str] = []
    down: bool = False
    team: str = ""


class MonsterAt(Written, frozen=True):
    """A Monster: its square, of a Large one the top left square of its area."""

    at: str
    rank: str = "rookie"
    side: str = ""
    health: int | None = None
    tokens: dict[str, int] = {}
    marked_by: str = ""
    attacks: list[str] = []
    """The Attack cards of a Commander or Boss."""


class LedAt(Written, frozen=True):
    """A Familiar or a Companion."""

    owner: str
    at: str
    tokens: dict[str, int] = {}


class TrapAt(Written, frozen=True):
    """A Trap token, in the area of a square."""

    kind: str
    owner: str
    skill: str = ""


class SceneAt(Written, frozen=True):
    """An Interaction token with the charges left."""

    at: str
    charges: int = 1


class DRSituation(Situation, frozen=True, kw_only=True):
    """A moment at the table. Everything but `game`, a map (or an Adventure) and heroes may be left out."""

    scenario: str = ""
    setups: dict[str, str] = {}
    unlaid: list[str] = []
    laid: list[str] = []
    heroes: dict[str, HeroAt] = {}
    monsters: dict[str, MonsterAt] = {}
    familiars: dict[str, LedAt] = {}
    companions: dict[str, LedAt] = {}
    npcs: dict[str, str] = {}
    things: dict[str, str] = {}
    doors: dict[str, str] = {}
    opened: list[str] = []
    bridges: dict[str, str] = {}
    darkness: str = ""
    small: str = ""
    depths: str = ""
    runes: dict[str, int] = {}
    bag: list[str] | None = None
    cards: list[str] = []
    sides: dict[str, str] = {}
    chests: list[str] = []
    scenes: dict[str, SceneAt] = {}
    traps: dict[str, TrapAt] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    chosen: list[str] = []
    slain: list[str] = []
    counters: dict[str, int] = {}
    moves: int = 1
    actions: int = 2
    minors: list[str] = []
    sheet: dict[str, Any] = {}
    campaign: Campaign | None = None
    stop: bool = False


class Builder(situation_reader.Builder[DRSituation, DRState, Scenario]):
    """Turns a situation into an Adventure and a state."""

    kind, sheets = DRSituation, SHEETS

    def number_of(self, card: str) -> int:
        return items()[card].copies if card in items() else 0

    def item(self, name: str) -> str:
        """A copy, as the deck names it: without a number where there is only one; starting gear never runs out (DR-CRD-05)."""
        if name in items() and items()[name].origin == "starting":
            return name
        copy = self.copies.take(name)
        return copy if not copy or self.number_of(name_of(copy)) > 1 else name_of(copy)

    def lay(self) -> Scenario:
        """The Adventure named, or one on the map that is drawn."""
        s = self.situation
        if s.scenario:
            self.marks: dict[str, str] = {}
            return SHEETS[s.scenario]
        self.drawing = parse_drawing(s.map, self.file.source)
        self.marks = {mark: space for space, mark in reversed(self.drawing.marks.items())}
        rooms = {self.drawing.grid.spaces(room)[0]: f"room-{n}" for n, room in enumerate(self.drawing.grid.rooms(), 1)}
        named = {START: next(iter(rooms)), **s.setups}
        plain = {
            "wins": NEVER,
            "rune_card": "",
            "bridge": {name: {"at": text[:-2], "level": int(text[-1])} for name, text in s.bridges.items()},
            "door": {name: {"at": text, "opens": self.behind(text, named)} for name, text in s.doors.items()},
            **s.sheet,
            "setup": {name: {"at": space, **s.sheet.get("setup", {}).get(name, {})} for name, space in named.items()},
        }
        return build_scenario(self.id, plain, self.drawing, self.file)

    def behind(self, edges: str, named: Mapping[str, str]) -> str:
        """The setup that a drawn Door leads to: of the two at its first edge the one named later."""
        grid, edge = self.drawing.grid, edges.split(maxsplit=1)[0]
        if edge not in grid.edges:
            raise self.complain(f"{edge} joins no two squares", edge)
        rooms = [room for room in grid.rooms() if room & grid.set_of(grid.edges[edge][:2])]
        at = [name for name, space in named.items() if any(grid.bit.get(space, 0) & room for room in rooms)]
        return at[-1]

    def set_up(self, sheet: Scenario) -> DRState:
        s = self.situation
        state = self.state(sheet)
        for name, hero in s.heroes.items():
            state.heroes[self.known(name, heroes(), "Hero")] = self.hero(name, hero, sheet, state)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        for name, hero in s.heroes.items():
            state.heroes[name].health = most_health(state, name) if hero.health is None else hero.health
        for name, monster in s.monsters.items():
            state.monsters[name] = self.monster(name, monster, sheet, state)
        for card in s.cards:
            state.track.setdefault(self.position_of(card), []).append(card)
        self.check_marks()
        state.agenda = self.agenda(state)
        return state

    def new_game(self, sheet: Scenario, options: Mapping[str, Any]) -> DRState:
        s = self.situation
        if s.heroes or s.monsters or s.turn:
            raise self.complain("before the setup nobody is on the board", "next =")
        return new_game(sheet.id, options)

    def record(self) -> Campaign | None:
        return self.situation.campaign

    def state(self, sheet: Scenario) -> DRState:
        """Everything but Heroes, Monsters and the agenda."""
        s = self.situation
        _, switches = read_options({**s.options})
        laid = [START, *s.laid] if s.scenario else [name for name in sheet.setups if name not in s.unlaid]
        setups = [sheet.setups[self.known(name, sheet.setups, "setup")] for name in laid]
        chests = [*s.chests, *(space for space, mark in self.drawing_marks() if mark == DRAWN_CHEST)]
        state = DRState(
            scenario=sheet.id,
            switches=switches,
            party=list(s.heroes),
            teams={name: hero.team for name, hero in s.heroes.items() if hero.team},
            round=s.round - (s.next == "round"),
            laid=laid,
            bridges=[name for setup in setups for name in setup.bridges] if s.scenario else list(s.bridges),
            doors={door: door in s.opened for setup in setups for door in setup.doors},
            chests={f"{CHEST}-{n}": Chest(self.space(at, sheet)) for n, at in enumerate(chests, 1)},
            scenes={name: Scene(self.space(scene.at, sheet), scene.charges) for name, scene in s.scenes.items()},
            things={name: self.space(at, sheet) for name, at in s.things.items()},
            npcs={name: Npc(id=name, space=self.space(at, sheet)) for name, at in s.npcs.items()},
            traps={self.corner(at, sheet): Trap(trap.kind, trap.owner, trap.skill) for at, trap in s.traps.items()},
            darkness={
                **{self.space(at, sheet): LARGE_TILE for at in s.darkness.split()},
                **{self.space(at, sheet): SMALL_TILE for at in s.small.split()},
            },
            depths={self.space(at, sheet): LARGE_TILE for at in s.depths.split()},
            sides=dict(s.sides),
            chosen=list(s.chosen),
            slain=list(s.slain),
            counters=dict(s.counters),
            campaign=s.campaign,
        )
        state.serial = {CHEST: len(chests)} if chests else {}
        for name, entry in s.familiars.items():
            at = self.space(entry.at, sheet)
            self.known(name, familiars(), "Familiar")
            state.familiars[name] = Familiar(id=name, space=at, tokens=dict(entry.tokens), owner=entry.owner)
        for name, entry in s.companions.items():
            at = self.space(entry.at, sheet)
            self.known(name, companions(), "Companion")
            state.companions[name] = Companion(id=name, space=at, tokens=dict(entry.tokens), owner=entry.owner)
        self.deal(state)
        return state

    def deal(self, state: DRState) -> None:
        """Decks as written, the top card first; Runes on the Track from the first of their colour, the others in the bag."""
        s = self.situation
        for name in {**s.decks, **s.discards}:
            draw, discard = s.decks.get(name, []), s.discards.get(name, [])
            state.decks[name] = Deck([self.card(card) for card in draw][::-1], [self.card(card) for card in discard])
        for colour, number in s.runes.items():
            self.known(colour, RUNES, "colour of a Rune")
            state.runes[colour] = [rune for rune in runes() if runes()[rune].colour == colour][:number]
        taken = {rune for some in state.runes.values() for rune in some}
        state.bag = [rune for rune in runes() if rune not in taken] if s.bag is None else list(s.bag)

    def card(self, name: str) -> str:
        """A card of a deck: an item by copy, a Monster or Attack card by its name."""
        return self.item(name) if name_of(name) in items() else name

    def drawing_marks(self) -> list[tuple[str, str]]:
        return [] if self.situation.scenario else list(self.drawing.marks.items())

    def space(self, at: str, sheet: Scenario) -> str:
        """A square of the map by its name or by a mark of the drawing."""
        space = self.marks.get(at, at)
        if space not in sheet.setup_of:
            raise self.complain(f"{at!r} is no square of the map", at)
        return space

    def corner(self, at: str, sheet: Scenario) -> str:
        """The first square of the area a square is in."""
        area = next(area for area in sheet.blocks.spaces if area & sheet.grid.bit[self.space(at, sheet)])
        return sheet.grid.spaces(area)[0]

    def hero(self, name: str, entry: HeroAt, sheet: Scenario, state: DRState) -> Hero:
        board = heroes()[name]  # type: ignore[index]
        taken = {hero.role for hero in state.heroes.values()}
        free = [role for role in (board.role, *ROLES) if role not in taken]
        role = "" if state.teams else self.known(entry.role, ROLES, "Dungeon Role") if entry.role else free[0]
        slot = role or ROLES[len(state.heroes)]
        owned = board.cubes if entry.cubes is None else entry.cubes
        available = {str(colour): number for colour, number in owned.items()}
        for colour, number in [*entry.expended.items(), *((colour, 1) for colour in entry.docked.values())]:
            available[colour] = available.get(colour, 0) - number
        if min(available.values(), default=0) < 0:
            raise self.complain(f"{name} has fewer cubes than lie on Skills and in the Expended box", name)
        for skill in (*entry.curses, *entry.traumas):
            self.known(skill, (*skills(), "beside"), "Skill")
        worn = [self.item(item) for item in (board.gear if entry.equipped is None else entry.equipped)]
        state.track.setdefault(slot, []).append(name)
        return Hero(
            id=name,
            space=self.space(entry.at, sheet) if entry.at else "",
            tokens=dict(entry.tokens),
            role=role,
            slot=slot,
            available={colour: number for colour, number in available.items() if number},
            expended=dict(entry.expended),
            docked=dict(entry.docked),
            curses=list(entry.curses),
            traumas=list(entry.traumas),
            learned=dict(entry.learned),
            abilities=list(entry.abilities),
            equipped={SLOT_OF[items()[name_of(item)].subtype]: item for item in worn},
            bag=[self.item(item) for item in entry.bag],
            statuses=list(entry.statuses),
            aura=entry.aura,
            outcomes=list(entry.outcomes),
            is_down=entry.down,
        )

    def monster(self, name: str, entry: MonsterAt, sheet: Scenario, state: DRState) -> Monster:
        """`skeleton-archer-1` of some rank; Minions, Commanders and the Boss have none. Base colours in the order written."""
        kind, _, number = name.rpartition("-")
        try:
            ranked = card_id(kind, entry.rank)
            printed = monster_card(card := ranked if self.is_known(ranked) else kind, entry.side or "standard")
        except LookupError:
            raise self.complain(f"{name!r}: write skeleton-archer-1, bane-1, with a rank and a side there are", name) from None
        if not number.isdigit():
            raise self.complain(f"{name!r}: write a kind and a number, skeleton-archer-1", name)
        if entry.side:
            state.sides[card] = entry.side
        if all(card not in cards for cards in state.track.values()):
            state.track.setdefault(printed.position, []).append(card)
        for attack in entry.attacks:
            state.track.setdefault(self.position_of(self.known(attack, attack_cards(), "Attack card")), []).append(attack)
        state.serial[kind] = max(state.serial.get(kind, 0), int(number))
        state.bases += 1
        return Monster(
            id=name,
            space=self.space(entry.at, sheet),
            tokens=dict(entry.tokens),
            marked_by=entry.marked_by,
            card=card,
            health=printed.health if entry.health is None else entry.health,
            base=state.bases - 1,
            attacks=list(entry.attacks),
        )

    def is_known(self, card: str) -> bool:
        try:
            return monster_card(card) is not None
        except LookupError:
            return False

    def position_of(self, card: str) -> str:
        """Where a card that is no Hero's and no Monster's lies on the Track."""
        if card in attack_cards():
            return attack_cards()[card].position
        self.known(card, rune_cards(), "card")
        return END_DOWN if rune_cards()[card].is_rune_card else END_UP

    def check_marks(self) -> None:
        """Every mark of the drawing means something."""
        s = self.situation
        written = [hero.at for hero in s.heroes.values()] + [monster.at for monster in s.monsters.values()]
        written += [led.at for led in (*s.familiars.values(), *s.companions.values())] + [scene.at for scene in s.scenes.values()]
        written += [*s.npcs.values(), *s.things.values(), *s.chests]
        for mark, space in self.marks.items():
            if mark not in written and mark not in GROUND and mark != DRAWN_CHEST:
                line, column = self.drawing.lines[space]
                raise BadInput(f"the mark {mark!r} means nothing", source=self.file.source, line=line, column=column)

    def agenda(self, state: DRState) -> list[AnyStep]:
        """What is to come, the last first: a Hero's turn, that of another card, or what `next` says; with `stop` that alone."""
        s = self.situation
        turn = s.turn or state.party[0]
        on_track = {card: position for position, cards in state.track.items() for card in cards}
        if s.next not in ("", "turn", "round"):
            raise self.complain(f"next = {s.next!r}: write {SETUP}, round or turn", "next =")
        if s.next == "round":
            return [BeginRound()]
        state.marker, state.done = on_track[self.known(turn, on_track, "card on the Track")], [turn]
        steps = list(turn_of(state, turn))
        if turn in state.heroes and not s.next:
            state.turn = Turn(turn, moves=s.moves, cubes=s.actions, minors=list(s.minors))
            steps.remove(BeginTurn(turn))
        return steps[::-1] if s.stop else [NextCard(), *steps[::-1]]
