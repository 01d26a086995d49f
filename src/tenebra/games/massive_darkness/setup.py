"""Setup (MD-SET): the options of a new game, weapons, decks, the First Player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.campaign import take_up
from tenebra.games.massive_darkness.content import (
    artifact_deck,
    classes,
    door_deck,
    enemies,
    equipment_card,
    event_deck,
    guard_deck,
    heroes,
    roaming_deck,
    starting_deck,
    treasure_deck,
)
from tenebra.games.massive_darkness.content.model import LEVELS
from tenebra.games.massive_darkness.events.cards import CardTaken, DeckBuilt
from tenebra.games.massive_darkness.events.turns import FirstPlayerChosen
from tenebra.games.massive_darkness.rules.asking import ask_players, choose_card
from tenebra.games.massive_darkness.rules.decks import DOOR, EVENT, guards_of, treasure_of
from tenebra.games.massive_darkness.rules.equipment import equip
from tenebra.games.massive_darkness.scenario import Mission
from tenebra.games.massive_darkness.scenarios import SHEETS, sheet_of
from tenebra.games.massive_darkness.state import NORMAL, SPECIAL, STANDARD, STORY, Campaign, Career, Hero, MDState, Token
from tenebra.games.massive_darkness.steps import AnyStep, ArmHero, BuildDecks, ChooseFirst, NewRound
from tenebra.kernel import BadInput, Game
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES
from tenebra.kit.grades import Grade, Grades
from tenebra.kit.switches import Switch, read_new_game

G = Game[MDState]
ARMOR = "leather-armor"
MOST_HEROES = 6
MORE_TOKENS = 2
"""On the Lifebringer, where it is to be easy."""
DECK_RULES = {"guard": "MD-SET-08", "treasure": "MD-SET-09"}
SWITCHES = (
    Switch("reinforcement_level", "agent", "current", "MD-SWT-01"),
    Switch("added_level_tokens", "full", "marker", "MD-SWT-02"),
    Switch("defense_first", "per_window", "strict", "MD-SWT-03"),
    Switch("stun_timing", "enchantment_step", "after_wounds", "MD-SWT-04"),
    Switch("charge_line_bonus", "charge_only", "all_melee", "MD-SWT-05"),
    Switch("shadow_hunter_level_4", "2", "3", "MD-SWT-06"),
    Switch("killed_heroes_gain_group_xp", "no", "yes", "MD-SWT-07"),
    Switch("blood_payment_may_kill", "no", "yes", "MD-SWT-08"),
)
"""The switches for rules that can be read in two ways."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game. `party` names the Heroes clockwise, each with a Class if not the recommended one."""

    party: str = "owen elias sibyl whisper"
    lifebringer: int | None = None
    """Tokens on the Lifebringer, if not as the Mission says (MD-SET-17)."""
    campaign: Campaign | None = None
    """Story Mode: what has come of the Missions before; an empty record is a new campaign (MD-MOD-02)."""


def read_options(options: Mapping[str, Any]) -> tuple[NewGame, list[str]]:
    """The options of a new game and the switches that are on, or an error that says what is wrong."""
    chosen, switches = read_new_game(options, NewGame, SWITCHES)
    if chosen.lifebringer is not None and chosen.lifebringer < 0:
        raise BadInput("option lifebringer: there cannot be fewer than 0 tokens")
    return chosen, switches


def grades(scenario: str) -> Grades:
    """More tokens on the Lifebringer make it easier, fewer harder (MD-SET-17)."""
    usual = SHEETS[scenario].lifebringer
    harder = (Grade("hard", {"lifebringer": usual - 1}, {"tokens": usual - 1}),) if usual else ()
    easier = Grade("easy", {"lifebringer": usual + MORE_TOKENS}, {"tokens": usual + MORE_TOKENS})
    return Grades((easier, Grade("normal", about={"tokens": usual}), *harder), "MD-SET-17")


def sides() -> dict[str, tuple[str, ...]]:
    """All Heroes together (MD-WIN-01)."""
    return {HEROES: tuple(heroes())}


def check_class(hero: str, calling: str) -> None:
    """Any Hero may take any Class of the box, and several Heroes the same one (MD-SET-13, MD-RUL-78)."""
    if calling not in classes():
        raise BadInput(f"{hero} cannot be played as {calling!r}; a Hero takes one of {', '.join(classes())} (MD-SET-13)")


def read_party(party: str, careers: Mapping[str, str]) -> dict[str, str]:
    """The Heroes with their Classes: `owen elias:fury-paladin`. Whoever is on a campaign keeps theirs (MD-CLS-10)."""
    found: dict[str, str] = {}
    for entry in party.split():
        hero, _, calling = entry.partition(":")
        if hero not in heroes() or hero in found:
            raise BadInput(f"option party: {entry!r} must name one of {', '.join(heroes())}, each once")
        found[hero] = calling or careers.get(hero) or heroes()[hero].recommended
        check_class(hero, found[hero])
        if found[hero] != careers.get(hero, found[hero]):
            raise BadInput(f"{hero} cannot be played as {calling!r}: a Class is for the whole campaign (MD-CLS-10)")
    if not 1 <= len(found) <= MOST_HEROES:
        raise BadInput(f"option party: 1 to {MOST_HEROES} Heroes are needed")
    return found


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which Hero, and as which Class (MD-SET-13).

    Heroes that nobody plays stay at home (MD-SET-01).
    """
    for hero, calling in ways.items():
        check_class(hero, calling)
    party = [hero for hero in heroes() if seats.get(hero, "") != ""]
    return {"party": " ".join(f"{hero}:{ways[hero]}" if hero in ways else hero for hero in party)} if party else {}


def tokens_on_board(mission: Mission) -> dict[str, list[str]]:
    """The Treasure tokens of a Mission by their Zone (MD-SET-03)."""
    out: dict[str, list[str]] = {}
    for kind, some in ((NORMAL, mission.treasure), (SPECIAL, mission.special)):
        for zone, number in some.items():
            out.setdefault(zone, []).extend([kind] * number)
    return out


def new_game(scenario: str, options: Mapping[str, Any]) -> MDState:
    """The state before the first step."""
    chosen, switches = read_options(options)
    mission = SHEETS[scenario]
    record = chosen.campaign or Campaign()
    careers = {hero: career.calling for hero, career in record.heroes.items()}
    party = careers if careers and "party" not in options else read_party(chosen.party, careers)
    steps: list[AnyStep] = [*(ArmHero(hero) for hero in party), BuildDecks(), ChooseFirst(), NewRound()]
    state = MDState(
        agenda=steps[::-1],
        scenario=scenario,
        mode=STANDARD,
        switches=switches,
        party=list(party),
        first=next(iter(party)),
        lifebringer=mission.lifebringer if chosen.lifebringer is None else chosen.lifebringer,
        heroes={hero: Hero(hero, calling, mission.start) for hero, calling in party.items()},
        doors=dict(mission.board.doors),
        levels={zone: [level] for zone, level in mission.levels.items()},
        treasure=tokens_on_board(mission),
        tokens={name: Token(kind, zone) for name, (kind, zone) in mission.tokens.items() if zone},
        supply=[*starting_deck(), *artifact_deck()],
    )
    if chosen.campaign is not None:
        take_up(state, chosen.campaign)
    return state


async def arm_hero(g: G, hero_id: str) -> None:
    """A Hero takes a Leather Armor and a weapon of the Starting Equipment, both Equipped (MD-SET-14, MD-SET-15).

    Whoever joins a campaign that has none left goes without (MD-RUL-69).
    """
    state = g.state
    hero = state.heroes[hero_id]
    first_copies: dict[str, str] = {}
    for copy in state.supply:
        if equipment_card(copy).origin == "starting":
            first_copies.setdefault(name_of(copy), copy)
    weapons = [copy for copy in first_copies.values() if equipment_card(copy).is_weapon]
    dealt = [first_copies[ARMOR]] if ARMOR in first_copies else []
    if weapons:
        dealt.append(await choose_card(g, hero_id, "weapon", weapons, hero=hero_id))
    for copy in dealt:
        g.tell(CardTaken(hero_id, copy, rule="MD-SET-14", also=("MD-SET-06", *(("MD-STO-11",) if state.mode == STORY else ()))))
        equip(g, hero, copy, cite="MD-SET-15")


def is_set_aside(mission: Mission, copy: str) -> bool:
    """The card of an Enemy that only the Mission itself brings (MD-OBJ-04)."""
    printed = enemies().get(name_of(copy))
    return printed is not None and printed.figure in mission.aside


async def build_decks(g: G) -> None:
    """Every deck is shuffled: Guards and Treasures by Level, Doors, Events, Roaming Monsters (MD-SET-04, -08 to -10)."""
    mission = sheet_of(g.state)
    careers = g.state.campaign.heroes if g.state.campaign is not None else {}
    absent: list[Hero | Career] = [career for hero, career in careers.items() if hero not in g.state.heroes]
    owned = {card for hero in (*g.state.heroes.values(), *absent) for card in hero.cards}
    decks: dict[str, tuple[str, ...]] = {DOOR: door_deck(), EVENT: event_deck()}
    decks |= {tier: roaming_deck(tier) for tier in ("lesser", "greater")}
    decks |= {guards_of(level): guard_deck(level) for level in LEVELS}
    decks |= {treasure_of(level): treasure_deck(level) for level in LEVELS}
    for name, cards in decks.items():
        free = [card for card in cards if card not in owned and not is_set_aside(mission, card)]
        kind = DECK_RULES.get(name.partition("-")[0], "MD-SET-10")
        g.tell(DeckBuilt(name, tuple(g.shuffle(free)), rule="MD-SET-04", also=(kind,)))


async def choose_first(g: G) -> None:
    """The players decide who is First Player (MD-SET-19)."""
    party = g.state.party
    hero = party[0]
    if len(party) > 1:
        answer = await ask_players(g, "first", [opt.First(one) for one in party])
        hero = answer.hero
    g.tell(FirstPlayerChosen(hero, rule="MD-SET-19"))
