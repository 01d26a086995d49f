"""The Mission's own rules (MD-OBJ-04, MD-DOOR-12) and its objectives (MD-WIN)."""

from __future__ import annotations

from tenebra.games.massive_darkness.rules.space import enemies_in, exit_zones, heroes_in
from tenebra.games.massive_darkness.scenario import Phrase
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import STORY, MDState, living
from tenebra.kernel import Game
from tenebra.kit.decks import name_of
from tenebra.kit.ending import HEROES
from tenebra.kit.scenario_rules import ScenarioRules

G = Game[MDState]
VICTORY, DEFEAT = "victory", "defeat"
OUTCOMES = {VICTORY: HEROES, DEFEAT: "darkness"}
"""All Heroes win or lose together (MD-WIN-01)."""
CITE = "MD-OBJ-04"


async def check_breaches(g: G) -> None:
    """A Round ends: Zones that the Heroes have to hold may have Enemies in them and no Hero (MD-OBJ-04)."""
    state = g.state
    for zone in dict.fromkeys(rule.on.zone for rule in sheet_of(state).own_rules if rule.on.verb == "breach"):
        if enemies_in(state, zone) and not heroes_in(state, zone):
            await happened(g, "breach", zone)


def check_victory(g: G) -> None:
    """All objectives achieved: victory at once (MD-WIN-02, MD-RUL-80); a failure condition met: defeat (MD-WIN-03)."""
    state = g.state
    if not state.round:
        return
    mission = sheet_of(state)
    if all(is_reached(state, phrase) for phrase in mission.wins):
        early = ("MD-RUL-80",) if any(hero.is_dead for hero in state.heroes.values()) else ()
        g.end(VICTORY, "MD-WIN-02", "MD-WIN-01", *early, *after_mission(state, True))
    elif any(is_lost(state, phrase) for phrase in mission.losses):
        g.end(DEFEAT, "MD-WIN-03", "MD-RUL-79", *after_mission(state, False))


def after_mission(state: MDState, is_won: bool) -> tuple[str, ...]:
    """The rules of what becomes of everything when a Mission is over: lost in Standard Mode, kept in a campaign."""
    if state.mode != STORY:
        return "MD-MOD-01", "MD-EQP-10", "MD-EXP-09"
    kept = ("MD-MOD-02", "MD-STO-01", "MD-STO-10", "MD-RUL-97")
    return (*kept, "MD-STO-19") if is_won else (*kept, "MD-STO-20", "MD-STO-21")


def is_reached(state: MDState, phrase: Phrase) -> bool:
    """One objective is achieved, or a condition of a rule holds."""
    match phrase.verb:
        case "take":
            return any(token.by for id, token in state.tokens.items() if name_of(id) == phrase.name)
        case "slay":
            return phrase.name in state.slain
        case "count":
            return state.counters.get(phrase.name, 0) >= phrase.number
        case "clear":
            return not state.enemies
        case "survive":
            return state.round > phrase.number
        case "party":
            return len(state.party) >= phrase.number
    heroes, exits = living(state), exit_zones(state)
    if not heroes or any(hero.zone not in exits for hero in heroes):
        return False
    return phrase.verb == "exit" or any(owns(state, hero.id, phrase.name) for hero in heroes)


def owns(state: MDState, hero: str, name: str) -> bool:
    """The Hero has taken this token, or owns this card."""
    if any(token.by == hero for id, token in state.tokens.items() if name_of(id) == name):
        return True
    return any(name_of(copy) == name for copy in state.heroes[hero].cards)


def is_lost(state: MDState, phrase: Phrase) -> bool:
    """A failure condition is met."""
    match phrase.verb:
        case "round":
            return state.round > phrase.number
        case "count":
            return state.counters.get(phrase.name, 0) >= phrase.number
    gone = [copy for deck in state.decks.values() for copy in deck.discard]
    if is_handed_out(state, phrase.name):
        gone += state.supply
    return any(copy.partition(".")[0] == phrase.name for copy in gone)


def is_handed_out(state: MDState, name: str) -> bool:
    """The Mission has brought this Artifact into play; back in the supply it is lost (MD-DECK-09)."""
    done = [sheet_of(state).own_rules[index] for index in state.sprung]
    return any(name in (phrase.name, phrase.card) for rule in done for phrase in rule.do if phrase.verb in ("artifact", "armed"))


def is_brought(state: MDState, on: Phrase, name: str, number: int, by: str) -> bool:
    """A Hero has come to that Zone and bears that thing."""
    return on.zone == name and owns(state, by, on.name)


def is_breached(state: MDState, on: Phrase, name: str, number: int, by: str) -> bool:
    """Whether that Zone was left to Enemies."""
    return on.zone == name


DUE = {"enter": {"bring": is_brought}, "breach": {"breach": is_breached}}
SCENARIO_RULES = ScenarioRules[MDState, Phrase](sheet_of, is_reached, check_victory, CITE, DUE)
effect, happened = SCENARIO_RULES.effect, SCENARIO_RULES.happened
