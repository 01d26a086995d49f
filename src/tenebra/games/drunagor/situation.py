"""Situations: a moment at the table, written by hand. The format is explained in docs/situations.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tenebra.boards import SquareGrid
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
    BESIDE,
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
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.patching import Plain
from tenebra.kit.situation_reader import SETUP, DrawnBuilder, Situation

DRAWN_CHEST = "c"
NEVER = ["count never 1"]
"""The Party's objective if a situation does not name one."""


class DRSituation(Situation, frozen=True, kw_only=True):
    """The map with what lies there, who is on it, Runes and decks, the turn in progress. All else is written as in the state."""

    scenario: str = ""
    setups: dict[str, str] = {}
    unlaid: list[str] = []
    laid: list[str] = []
    heroes: dict[str, Plain] = {}
    monsters: dict[str, Plain] = {}
    familiars: dict[str, Plain] = {}
    companions: dict[str, Plain] = {}
    doors: dict[str, str] = {}
    opened: list[str] = []
    bridges: dict[str, str] = {}
    darkness: str = ""
    small: str = ""
    depths: str = ""
    runes: dict[str, int] = {}
    cards: list[str] = []
    chests: list[str] = []
    scenes: dict[str, Plain] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    moves: int = 1
    actions: int = 2
    minors: list[str] = []
    sheet: dict[str, Any] = {}
    campaign: Campaign | None = None
    stop: bool = False


class Builder(DrawnBuilder[DRSituation, DRState, Scenario]):
    """Turns a situation into an Adventure and a state."""

    kind, states, sheets = DRSituation, DRState, SHEETS
    people = ("heroes", "monsters", "turn")
    readers = {
        DRState: {"npcs": "npcs", "things": "places", "traps": "traps"},
        Hero: {"curses": "under_cubes", "traumas": "under_cubes", "bag": "items"},
    }

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
            return SHEETS[s.scenario]
        drawing = self.draw()
        grid = drawing.grid
        rooms = {grid.spaces(room)[0]: f"room-{n}" for n, room in enumerate(grid.rooms(), 1)}
        named = {START: next(iter(rooms)), **s.setups}
        plain = {
            "wins": NEVER,
            "rune_card": "",
            "bridge": {name: {"at": text[:-2], "level": int(text[-1])} for name, text in s.bridges.items()},
            "door": {name: {"at": text, "opens": self.behind(text, named, grid)} for name, text in s.doors.items()},
            **s.sheet,
            "setup": {name: {"at": space, **s.sheet.get("setup", {}).get(name, {})} for name, space in named.items()},
        }
        return build_scenario(self.id, plain, drawing, self.file)

    def behind(self, edges: str, named: Mapping[str, str], grid: SquareGrid) -> str:
        """The setup that a drawn Door leads to: of the two at its first edge the one named later."""
        edge = edges.split(maxsplit=1)[0]
        if edge not in grid.edges:
            raise self.complain(f"{edge} joins no two squares", edge)
        rooms = [room for room in grid.rooms() if room & grid.set_of(grid.edges[edge][:2])]
        at = [name for name, space in named.items() if any(grid.bit.get(space, 0) & room for room in rooms)]
        return at[-1]

    def record(self) -> Campaign | None:
        return self.situation.campaign

    def new_game(self, options: Plain) -> DRState:
        return new_game(self.sheet.id, options)

    def lay_out(self) -> DRState:
        s, sheet = self.situation, self.sheet
        _, switches = read_options({**s.options})
        laid = [START, *s.laid] if s.scenario else [name for name in sheet.setups if name not in s.unlaid]
        setups = [sheet.setups[self.known(name, sheet.setups, "setup")] for name in laid]
        chests = [*s.chests, *(space for space, mark in self.marks().items() if mark == DRAWN_CHEST)]
        state = DRState(
            scenario=sheet.id,
            switches=switches,
            party=list(s.heroes),
            round=s.round - (s.next == "round"),
            laid=laid,
            bridges=[name for setup in setups for name in setup.bridges] if s.scenario else list(s.bridges),
            doors={door: door in s.opened for setup in setups for door in setup.doors},
            chests={f"{CHEST}-{n}": Chest(self.space(at)) for n, at in enumerate(chests, 1)},
            darkness={
                **{self.space(at): LARGE_TILE for at in s.darkness.split()},
                **{self.space(at): SMALL_TILE for at in s.small.split()},
            },
            depths={self.space(at): LARGE_TILE for at in s.depths.split()},
            serial={CHEST: len(chests)} if chests else {},
            campaign=s.campaign,
        )
        self.deal(state)
        return state

    def place(self) -> None:
        s, state = self.situation, self.state
        self.fill(state.scenes, "scenes", self.scene)
        self.fill(state.familiars, "familiars", self.familiar)
        self.fill(state.companions, "companions", self.companion)
        self.fill(state.heroes, "heroes", self.hero)
        if not state.heroes:
            raise self.complain("nobody plays: write heroes", "game =")
        for name, written in s.heroes.items():
            if "health" not in written:
                state.heroes[name].health = most_health(state, name)
        self.fill(state.monsters, "monsters", self.monster)
        for card in s.cards:
            self.lay_on_track(self.position_of(card), card)
        self.check_marks((*GROUND, DRAWN_CHEST))

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
        state.bag = [rune for rune in runes() if rune not in taken]

    def card(self, name: str) -> str:
        """A card of a deck: an item by copy, a Monster or Attack card by its name."""
        return self.item(name) if name_of(name) in items() else name

    def items(self, names: list[str]) -> list[str]:
        """Copies of items."""
        return [self.item(name) for name in names]

    def under_cubes(self, names: list[str]) -> list[str]:
        """Skills that Curse or Trauma cubes lie on."""
        return [self.known(name, (*skills(), BESIDE), "Skill") for name in names]

    def space(self, at: str) -> str:
        """A square of the map by its name or by a mark of the drawing."""
        space = self.marked(at)
        if space not in self.sheet.setup_of:
            raise self.complain(f"{at!r} is no square of the map", at)
        return space

    def places(self, names: dict[str, str]) -> dict[str, str]:
        """Name to square."""
        return {name: self.space(at) for name, at in names.items()}

    def npcs(self, names: dict[str, str]) -> dict[str, Npc]:
        """NPC tokens, written as name to square."""
        return {name: Npc(id=name, space=self.space(at)) for name, at in names.items()}

    def traps(self, there: dict[str, Trap]) -> dict[str, Trap]:
        """Traps, each written by any square of its area."""
        sheet, out = self.sheet, {}
        for at, trap in there.items():
            area = next(area for area in sheet.blocks.spaces if area & sheet.grid.bit[self.space(at)])
            out[sheet.grid.spaces(area)[0]] = trap
        return out

    def scene(self, name: str, *, at: str) -> Scene:
        return Scene(self.space(at))

    def familiar(self, name: str, *, owner: str, at: str) -> Familiar:
        return Familiar(id=self.known(name, familiars(), "Familiar"), space=self.space(at), owner=owner)

    def companion(self, name: str, *, owner: str, at: str) -> Companion:
        return Companion(id=self.known(name, companions(), "Companion"), space=self.space(at), owner=owner)

    def hero(
        self,
        name: str,
        *,
        at: str = "",
        role: str = "",
        team: str = "",
        cubes: Mapping[str, int] | None = None,
        expended: Mapping[str, int] = {},
        docked: Mapping[str, str] = {},
        equipped: Sequence[str] | None = None,
    ) -> Hero:
        """A Hero of the box. `cubes` are all it owns and `equipped` what it wears; the board's own if left out."""
        state, board = self.state, heroes()[self.known(name, heroes(), "Hero")]  # type: ignore[index]
        if team:
            state.teams[name] = team
        taken = {hero.role for hero in state.heroes.values()}
        free = [role for role in (board.role, *ROLES) if role not in taken]
        role = "" if state.teams else self.known(role, ROLES, "Dungeon Role") if role else free[0]
        slot = role or ROLES[len(state.heroes)]
        available = Counter({str(colour): number for colour, number in (board.cubes if cubes is None else cubes).items()})
        available.subtract(Counter(docked.values()) + Counter(expended))
        if min(available.values(), default=0) < 0:
            raise self.complain(f"{name} has fewer cubes than lie on Skills and in the Expended box", name)
        worn = [self.item(item) for item in (board.gear if equipped is None else equipped)]
        self.lay_on_track(slot, name)
        return Hero(
            id=name,
            space=self.space(at) if at else "",
            role=role,
            slot=slot,
            available={colour: number for colour, number in available.items() if number},
            expended=dict(expended),
            docked=dict(docked),
            equipped={SLOT_OF[items()[name_of(item)].subtype]: item for item in worn},
        )

    def monster(self, name: str, *, at: str, rank: str = "rookie", side: str = "", attacks: Sequence[str] = ()) -> Monster:
        """`skeleton-archer-1` of some rank; Minions, Commanders and the Boss have none. Base colours in the order written."""
        state = self.state
        kind, _, number = name.rpartition("-")
        try:
            ranked = card_id(kind, rank)
            printed = monster_card(card := ranked if self.is_known(ranked) else kind, side or "standard")
        except LookupError:
            raise self.complain(f"{name!r}: write skeleton-archer-1, bane-1, with a rank and a side there are", name) from None
        if not number.isdigit():
            raise self.complain(f"{name!r}: write a kind and a number, skeleton-archer-1", name)
        if side:
            state.sides[card] = side
        if all(card not in cards for cards in state.track.values()):
            self.lay_on_track(printed.position, card)
        for attack in attacks:
            self.lay_on_track(self.position_of(self.known(attack, attack_cards(), "Attack card")), attack)
        state.serial[kind] = max(state.serial.get(kind, 0), int(number))
        state.bases += 1
        return Monster(
            id=name, space=self.space(at), card=card, health=printed.health, base=state.bases - 1, attacks=list(attacks)
        )

    def lay_on_track(self, position: str, card: str) -> None:
        self.state.track.setdefault(position, []).append(card)

    def is_known(self, card: str) -> bool:
        try:
            return monster_card(card) is not None
        except LookupError:
            return False

    def position_of(self, card: str) -> str:
        """The position on the Track of a card that is no Hero's and no Monster's."""
        if card in attack_cards():
            return attack_cards()[card].position
        self.known(card, rune_cards(), "card")
        return END_DOWN if rune_cards()[card].is_rune_card else END_UP

    def agenda(self) -> list[AnyStep]:
        """The steps to come, the last first: a Hero's turn, that of another card, or what `next` says; with `stop` that alone."""
        s, state = self.situation, self.state
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
