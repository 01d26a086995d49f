"""Setup (DR-SET): the options of a new game, and everything in its place as the Adventure says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from tenebra.games.drunagor.content import heroes, item_deck
from tenebra.games.drunagor.content import item as card_of
from tenebra.games.drunagor.content.foes import runes
from tenebra.games.drunagor.content.model import BACK, ROLES, SLOT_OF
from tenebra.games.drunagor.events.board import Moved
from tenebra.games.drunagor.events.goods import DeckShuffled
from tenebra.games.drunagor.events.turns import CardLaid, HeroJoined
from tenebra.games.drunagor.rules.camp import arrivals, preparations
from tenebra.games.drunagor.rules.doors import lay_maps, summon_all
from tenebra.games.drunagor.rules.passives import most_health
from tenebra.games.drunagor.rules.pvp import initiative, teams_of
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.scenario import START
from tenebra.games.drunagor.scenarios import SHEETS, sheet_of
from tenebra.games.drunagor.state import CHEST, END_DOWN, END_UP, Campaign, Career, DRState, Hero
from tenebra.games.drunagor.steps import BeginRound, LayFirst, LayOut
from tenebra.kernel import BadInput, Game
from tenebra.kit.ending import HEROES
from tenebra.kit.switches import Switch, read_new_game

G = Game[DRState]
MOST = 5
"""Heroes of a Party (DR-GEN-01)."""
BATTLEGROUND = "battleground"
FEWEST_RIVALS = 2
SWITCHES = (
    Switch("monster-cap", "off", "on", "DR-RUL-06"),
    Switch("spell-collateral", "off", "on", "DR-RUL-20"),
    Switch("intimidate-literal", "off", "on", "DR-RUL-29"),
    Switch("protect-literal", "off", "on", "DR-RUL-38"),
    Switch("ko-first", "off", "on", "DR-RUB-05"),
    Switch("surge-attack-only", "off", "on", "DR-RUB-07"),
)
"""The switches for rules that can be read in two ways (DR-RUB-24)."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game. `party` names the Heroes in seat order, each with a Dungeon Role if not the one that suits."""

    party: str = "vorn elros maya lorelai jaheen"
    heroes: int = 0
    """The number of Heroes, from the first on; 0: all."""
    behaviour: Literal["standard", "alternate", "complex"] = "standard"
    """The version of Monster cards (DR-MON-12)."""
    campaign: Campaign | None = None
    """The record of the Adventures before; an empty one is a new campaign (DR-CPG-01)."""
    paused: bool = False
    """A sequential Adventure is taken up after the game was put away (DR-SEQ-05, DR-SEQ-06)."""


def read_options(options: Mapping[str, Any]) -> tuple[NewGame, list[str]]:
    """The options of a new game and the switches that are on, or an error that says what is wrong."""
    return read_new_game(options, NewGame, SWITCHES)


def check_role(hero: str, role: str) -> None:
    """Any Hero may take any Role (DR-ROL-01)."""
    if role not in ROLES:
        raise BadInput(f"{hero} cannot be played as {role!r}; a Hero takes one of {', '.join(ROLES)} (DR-ROL-01)")


def read_party(chosen: NewGame) -> dict[str, str]:
    """The Heroes with their Roles: `vorn elros:leader`. No two share one; those who say nothing take what is left (DR-RUL-08)."""
    wanted = read_entries(chosen)
    if not 1 <= len(wanted) <= MOST:  # DR-GEN-01
        raise BadInput(f"option party: 1 to {MOST} Heroes are needed (DR-GEN-01)")
    named = [role for role in wanted.values() if role]
    if len(set(named)) != len(named):
        raise BadInput(f"option party: {chosen.party!r} has two Heroes in one Dungeon Role (DR-RUL-08)")
    return with_roles(wanted)


def read_entries(chosen: NewGame) -> dict[str, str]:
    """The Heroes with the Roles that are asked for, or that they had in the campaign; "" if neither."""
    entries = chosen.party.split()
    careers = chosen.campaign.heroes if chosen.campaign is not None else {}
    wanted: dict[str, str] = {}
    for entry in entries[: chosen.heroes or len(entries)]:
        hero, _, role = entry.partition(":")
        if hero not in heroes() or hero in wanted:
            raise BadInput(f"option party: {entry!r} must name one of {', '.join(heroes())}, each once")
        if role:
            check_role(hero, role)
        wanted[hero] = role or (careers[hero].role if hero in careers else "")
    return wanted


def with_roles(wanted: Mapping[str, str]) -> dict[str, str]:
    """Heroes who named no Role take their own, or the first that nobody has."""
    party = dict(wanted)
    for hero, role in wanted.items():
        if not role:
            own: str = heroes()[hero].role  # type: ignore[index]
            party[hero] = next(one for one in (own, *ROLES) if one not in party.values())
    return party


def sides() -> dict[str, tuple[str, ...]]:
    """All Heroes together (DR-GEN-01)."""
    return {HEROES: tuple(heroes())}


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which Hero, and in which Role; Heroes that nobody plays stay at home."""
    for hero, role in ways.items():
        check_role(hero, role)
    party = [hero for hero in heroes() if seats.get(hero, "") != ""]
    return {"party": " ".join(f"{hero}:{ways[hero]}" if hero in ways else hero for hero in party)} if party else {}


def fewest(scenario: str) -> int:
    """The fewest Heroes for an Adventure: in a Battleground there must be somebody to fight (DR-PVP-01)."""
    return FEWEST_RIVALS if SHEETS[scenario].mode == BATTLEGROUND else 1


def new_game(scenario: str, options: Mapping[str, Any]) -> DRState:
    """The state before the first step."""
    chosen, switches = read_options(options)
    sheet = SHEETS[scenario]
    party = read_party(chosen)
    state = DRState(
        agenda=[LayOut()],
        scenario=scenario,
        switches=switches,
        behaviour=chosen.behaviour,
        party=list(party),
        bag=list(runes()),
        campaign=chosen.campaign,
    )
    if state.campaign is not None:
        state.campaign.is_paused = chosen.paused
        state.sides = dict.fromkeys(state.campaign.sides, BACK)
    if sheet.mode == BATTLEGROUND:
        if len(party) < fewest(scenario):
            raise BadInput(f"option party: {FEWEST_RIVALS} Heroes or more are needed in a Battleground (DR-PVP-01)")
        state.teams = teams_of(state.party)
    state.heroes = {hero: begin(state, hero, role) for hero, role in party.items()}
    for hero in state.party:
        state.heroes[hero].health = most_health(state, hero)
    return state


def begin(state: DRState, hero: str, role: str) -> Hero:
    """A Hero as the Adventure begins: in starting state, or as the Campaign Log has it (DR-HER-02 to DR-HER-15)."""
    board = heroes()[hero]  # type: ignore[index]
    cubes = {str(colour): number for colour, number in board.cubes.items()}
    fresh = Career(role, cubes=cubes, equipped={SLOT_OF[card_of(copy).subtype]: copy for copy in board.gear})
    own = state.campaign.heroes.get(hero, fresh) if state.campaign is not None else fresh
    return Hero(
        id=hero,
        role="" if state.teams else role,
        slot="" if state.teams else role,
        available=dict(own.cubes),
        learned=dict(own.learned),
        abilities=list(own.abilities),
        equipped=dict(own.equipped),
        bag=list(own.bag),
        statuses=list(own.statuses),
        aura=own.aura,
        outcomes=list(own.outcomes),
        tokens=dict(own.tokens),
    )


async def lay_out(g: G, _: LayOut) -> None:
    """The ten steps before the First Setup (DR-SET-01 to DR-SET-10)."""
    state = g.state
    sheet = sheet_of(state)
    # what is in the Bags goes along (DR-EQP-13, DR-ITM-05)
    carried = {copy for hero in state.heroes.values() for copy in hero.bag}
    chest = [copy for copy in item_deck("chest") if copy not in carried]  # DR-EQP-13, DR-ITM-05
    g.tell(DeckShuffled(CHEST, tuple(g.shuffle(chest)), rule="DR-SET-02", also=("DR-CHE-04", "DR-ITM-04")))
    slots = await initiative(g) if state.teams else {hero.id: hero.role for hero in state.heroes.values()}
    for hero in state.party:
        g.tell(HeroJoined(hero, slots[hero], rule="DR-SET-10"))
    if sheet.rune_card:
        g.tell(CardLaid(sheet.rune_card, END_DOWN, rule="DR-SET-09", also=("DR-CRD-12", "DR-DRK-04", "DR-RUL-95")))
    if sheet.end_card:
        g.tell(CardLaid(sheet.end_card, END_UP, rule="DR-SET-09", also=("DR-INI-12",)))
    g.plan(*preparations(state), LayFirst(), *arrivals(state), BeginRound())  # DR-CAM-11


async def lay_first(g: G, _: LayFirst) -> None:
    """Maps, Heroes, Monsters and all else exactly as shown (DR-SET-11)."""
    state = g.state
    lay_maps(g, START, "DR-SET-11")
    for hero, space in zip(state.party, sheet_of(state).starts, strict=False):
        g.tell(Moved(hero, space, "place", rule="DR-SET-11", also=("DR-RUB-11",)))
    await summon_all(g, START)
    await happened(g, "start")
