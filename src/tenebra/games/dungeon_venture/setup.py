"""Setup (DV-SET): the options of a new game, the Mage's Spells, the decks, the Heroes on the starting area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.campaign import starting_events
from tenebra.games.dungeon_venture.content import copies, heroes
from tenebra.games.dungeon_venture.events.board import AreaEntered, FigurePlaced, MonstersPlaced
from tenebra.games.dungeon_venture.events.cards import DeckBuilt, KeeperCardsTaken, SpellChosen
from tenebra.games.dungeon_venture.rules.decks import draw_event
from tenebra.games.dungeon_venture.rules.doors import reveal
from tenebra.games.dungeon_venture.rules.space import occupied
from tenebra.games.dungeon_venture.scenario import START
from tenebra.games.dungeon_venture.scenarios import SHEETS, sheet_of
from tenebra.games.dungeon_venture.state import HERO, KEEPER, Belongings, Campaign, DVState
from tenebra.games.dungeon_venture.steps import AnyStep, BuildDecks, ChooseSpells, KeepEquipment, NewRound, PlaceHero, VisitShop
from tenebra.kernel import BadInput, Game
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES
from tenebra.kit.switches import Switch, read_new_game

G = Game[DVState]
STARTING_SPELLS = 3
EVENT_TABLE = ("DV-CEVT-02", "DV-CEVT-03", "DV-CEVT-04", "DV-CEVT-05", "DV-CEVT-06", "DV-RUL-95")
SWITCHES = (
    Switch("spirit_release", "near_altar", "anywhere", "DV-SWI-01"),
    Switch("reorganize_with_pending_monsters", "allow", "refuse", "DV-SWI-02"),
    Switch("found_pit", "armed", "open", "DV-SWI-03"),
    Switch("keeper_cards", "boss_only", "any_monster", "DV-SWI-04"),
    Switch("permanent_death", "boss_present", "boss_activated", "DV-SWI-05"),
    Switch("bought_cards", "one_adventure", "kept", "DV-SWI-06"),
)
"""The switches for rules that can be read in two ways."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game. `party` says which Hero player has which Heroes: `vardak storm / naurania wick`."""

    party: str = "vardak / naurania / storm / wick"
    first_game: bool | None = None
    campaign: Campaign | None = None


def read_options(options: Mapping[str, Any]) -> tuple[NewGame, list[str]]:
    """The options of a new game and the switches that are on, or an error that says what is wrong."""
    return read_new_game(options, NewGame, SWITCHES)


def sides() -> dict[str, tuple[str, ...]]:
    """Four Heroes against the Keeper (DV-GEN-03)."""
    return {HEROES: tuple(heroes()), KEEPER: (KEEPER,)}


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which seat: whoever plays several Heroes is one Hero player (DV-RUL-26)."""
    for seat in (seat for seat, person in seats.items() if not person):
        raise BadInput(f"somebody has to play {seat} (DV-GEN-04)")
    players: dict[str, list[str]] = {}
    for hero in heroes():
        players.setdefault(seats[hero], []).append(hero)
    return {"party": " / ".join(" ".join(own) for own in players.values())}


def read_party(party: str) -> list[list[str]]:
    """The Heroes of each Hero player (DV-GEN-04, DV-SET-02); those nobody has named are dealt clockwise (DV-RUL-03)."""
    players = [part.split() for part in party.split("/")]
    named = [hero for player in players for hero in player]
    if not set(named) <= set(heroes()) or len(named) != len(set(named)) or not all(players):
        raise BadInput(f"option party: {party!r} must name some of {', '.join(heroes())}, players separated by '/'")
    for number, hero in enumerate(hero for hero in heroes() if hero not in named):
        players[number % len(players)].append(hero)
    return players


def new_game(scenario: str, options: Mapping[str, Any]) -> DVState:
    """The state before the first step."""
    chosen, switches = read_options(options)
    sheet = SHEETS[scenario]
    first_game = sheet.is_first_game if chosen.first_game is None else chosen.first_game
    steps: list[AnyStep] = [
        ChooseSpells(STARTING_SPELLS),
        BuildDecks(first_game and chosen.campaign is None),
        *(PlaceHero(hero) for player in read_party(chosen.party) for hero in player),
        NewRound(choose_first=True),
    ]
    if chosen.campaign is not None:
        steps = [KeepEquipment(), VisitShop(), *steps]  # DV-MODE-03
    # DV-MODE-01, DV-SET-20, DV-RUL-06: nothing is carried over but in a Campaign
    owned = chosen.campaign.owned if chosen.campaign is not None else {}
    return DVState(
        agenda=steps[::-1],
        scenario=scenario,
        switches=switches,
        players=read_party(chosen.party),
        heroes={hero: Belongings(list(owned.get(hero, []))) for hero in heroes()},
        campaign=chosen.campaign,
    )


def mage() -> str:
    """The Hero who starts with Spells."""
    return next(hero for hero, sheet in heroes().items() if sheet.hero_class == "mage")


def owned_cards(state: DVState) -> set[str]:
    """The cards the Heroes hold."""
    return {copy for own in state.heroes.values() for copy in (*own.hand, *own.worn, *own.used)}


async def choose_spells(g: G, left: int) -> None:
    """The Mage's player chooses 3 Spells freely, before the decks are split (DV-SET-07, DV-RUL-04)."""
    state = g.state
    hero = mage()
    owned = owned_cards(state)
    free = [copy for copy in copies("spell") if copy not in owned]
    names = list(dict.fromkeys(map(name_of, free)))
    answer = await g.ask(hero, "spells", lambda: [opt.Pick(name) for name in names], hero=hero, left=str(left))
    g.tell(SpellChosen(hero, next(copy for copy in free if name_of(copy) == answer.card), rule="DV-SET-07"))
    if left > 1:
        g.plan(ChooseSpells(left - 1))


def deal(state: DVState, is_first_game: bool) -> dict[str, int]:
    """The number of cards of each kind in the Treasure deck (DV-SET-08; later Adventures: DV-RUL-68)."""
    if is_first_game:
        # DV-SET-18, DV-MODE-02
        return {"consumable": 3, "spell": 3, "equipment": 6}
    owned = owned_cards(state)
    free = {kind: sum(copy not in owned for copy in copies(kind)) for kind in ("equipment", "spell")}
    equipment = min(8, free["equipment"])
    # DV-CDCK-02: Spells in place of missing Equipment
    spells = min(16 - equipment, free["spell"])
    # DV-CDCK-01, DV-CDCK-03: Consumables in place of missing Spells
    return {"consumable": 24 - equipment - spells, "spell": spells, "equipment": equipment}


async def build_decks(g: G, is_first_game: bool) -> None:
    """Treasure, Monster and Event deck, the Keeper's cards, the starting area."""
    state = g.state
    owned = owned_cards(state)
    treasure: list[str] = []
    spoils: list[str] = []
    for kind, count in deal(state, is_first_game).items():
        mixed = g.shuffle([copy for copy in copies(kind) if copy not in owned])
        treasure += mixed[:count]
        spoils += mixed[count:]  # DV-CDCK-04
    also: tuple[str, ...] = ()
    if state.campaign is not None:
        also = ("DV-CDCK-01", "DV-CDCK-02", "DV-CDCK-03", "DV-CDCK-04", "DV-RUL-68", "DV-MODE-03")
    elif is_first_game:
        also = ("DV-SET-18", "DV-MODE-02")
    # DV-RUL-05
    g.tell(DeckBuilt("treasure", tuple(g.shuffle(treasure)), rule="DV-SET-08", also=also))
    g.tell(DeckBuilt("spoils", tuple(g.shuffle(spoils)), rule="DV-SET-09", also=also))
    g.tell(DeckBuilt("events", tuple(g.shuffle(copies("event"))), rule="DV-SET-10"))
    g.tell(KeeperCardsTaken(tuple(f"{name}.1" for name in sheet_of(state).keeper_cards), rule="DV-SET-05"))
    for _ in range(starting_events(state)):  # DV-EVT-08: none, but in a Campaign
        draw_event(g, "DV-CEVT-01", *EVENT_TABLE)
    reveal(g, START, "DV-SET-13")
    g.tell(AreaEntered("", START, rule="DV-AREA-04"))
    g.tell(MonstersPlaced(START, rule="DV-AREA-04"))


async def place_hero(g: G, hero: str) -> None:
    """A Hero comes onto any free space of the starting area, its player's choice (DV-SET-14)."""
    state = g.state
    sheet = sheet_of(state)
    spaces = sheet.grid.spaces(sheet.areas[START] & ~occupied(state))
    answer = await g.ask(hero, "start", lambda: [opt.Place(space) for space in spaces], hero=hero)
    g.tell(FigurePlaced(hero, hero, HERO, answer.space, rule="DV-SET-14"))
