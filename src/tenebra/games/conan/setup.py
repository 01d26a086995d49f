"""Setup (CO-SET): the options of a new game, and everything in its place as the scenario says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tenebra.games.conan.content import heroes
from tenebra.games.conan.events.board import BorderOpened, ChestPlaced, ModelPlaced, TaskSet
from tenebra.games.conan.events.goods import CardMoved, DeckShuffled
from tenebra.games.conan.events.turns import BookPrepared, HeroJoined, TileLaid, UnitMustered
from tenebra.games.conan.rules.objects import fresh_copy
from tenebra.games.conan.rules.reinforcement import next_model
from tenebra.games.conan.rules.river import living_of
from tenebra.games.conan.rules.scenario_rules import happened
from tenebra.games.conan.scenario import FEWEST, MOST, Scenario, UnitSpec, scaled
from tenebra.games.conan.scenarios import SHEETS, sheet_of
from tenebra.games.conan.state import FATIGUE, OVERLORD, RESERVE, COState, is_on
from tenebra.games.conan.steps import HEROES_TURN, OVERLORDS_TURN, LayOut
from tenebra.kernel import BadInput, Game
from tenebra.kit.ending import HEROES
from tenebra.kit.switches import Switch, read_new_game

G = Game[COState]
SWITCHES = (
    Switch("firstSide", "heroes", "overlord", "CO-RUL-03"),
    Switch("dropEndsMove", "true", "false", "CO-RUL-20"),
    Switch("reactionsEndMove", "false", "true", "CO-RUL-20"),
    Switch("commandEndsMove", "false", "true", "CO-RUL-20"),
    Switch("rangedNeedsCard", "true", "false", "CO-RUL-23"),
    Switch("heightDieForUnits", "true", "false", "CO-RUL-24"),
    Switch("manipulationNeedsCard", "false", "true", "CO-RUL-32"),
    Switch("chestCardSeenFirst", "true", "false", "CO-RUL-37"),
    Switch("rerollIconOn", "print", "face", "CO-RUL-38"),
    Switch("reactionNeedsActivationInOwnTurn", "false", "true", "CO-RUL-43"),
    Switch("felineGraceFor", "hindering", "obstacles", "CO-RUL-45"),
    Switch("overloadRemoval", "drop", "discard", "CO-RUL-47"),
    Switch("deadHeroDropsSpells", "false", "true", "CO-RUL-52"),
    Switch("deathDropTriggers", "true", "false", "CO-RUL-52"),
    Switch("casterDeathEndsSpells", "false", "true", "CO-RUL-52"),
    Switch("reachFromOccupied", "true", "false", "CO-RUL-58"),
    Switch("moveBenefitCap", "model", "unit", "CO-RUL-67"),
    Switch("counterChain", "false", "true", "CO-RUL-80"),
    Switch("circularStrikeDefend", "false", "true", "CO-RUL-81"),
    Switch("reachNeedsLOS", "false", "true", "CO-RUL-84"),
    Switch("horrorCapsExtraMP", "false", "true", "CO-RUL-89"),
    Switch("supportStacks", "false", "true", "CO-RUL-90"),
    Switch("flyingRolls", "false", "true", "CO-RUL-92"),
    Switch("flyingObstacleBase", "step", "fly", "CO-RUL-92"),
    Switch("leapDestination", "area", "beyond", "CO-RUL-93"),
    Switch("swimExitPerArea", "false", "true", "CO-RUL-94"),
    Switch("wallWreckerStone", "false", "true", "CO-RUL-95"),
)
"""The switches for rules that can be read in two ways."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game. `party` names the heroes in seat order; without it those whom the scenario suggests play."""

    party: str = ""
    heroes: int = 0
    """The number of heroes, if they are not named."""


def read_options(options: Mapping[str, Any]) -> tuple[NewGame, list[str]]:
    """The options of a new game and the switches that are on, or an error that says what is wrong."""
    return read_new_game(options, NewGame, SWITCHES)


def read_party(chosen: NewGame, sheet: Scenario) -> list[str]:
    """The heroes in seat order, among those whom the scenario offers (CO-SCN-04)."""
    offered = list(sheet.heroes)
    party = chosen.party.split() or offered[: chosen.heroes or MOST]
    if any(hero not in offered for hero in party) or len(set(party)) != len(party):
        raise BadInput(f"option party: {chosen.party!r} must name some of {', '.join(offered)}, each once (CO-SCN-04)")
    if not FEWEST <= len(party) <= MOST:
        raise BadInput(f"option party: {FEWEST} to {MOST} heroes are needed, not {len(party)} (CO-RUL-01)")
    return party


def sides() -> dict[str, tuple[str, ...]]:
    """Heroes against the Overlord (CO-GEN-01, CO-GEN-07)."""
    return {HEROES: tuple(heroes()), OVERLORD: (OVERLORD,)}


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which seat: one person the Overlord, the others heroes (CO-SET-01)."""
    if not seats.get(OVERLORD):
        raise BadInput("somebody has to play overlord (CO-GEN-01)")
    party = [seat for seat, person in seats.items() if person and seat != OVERLORD]
    if not FEWEST <= len(party) <= MOST:
        raise BadInput(f"{FEWEST} to {MOST} heroes are needed, not {len(party)} (CO-RUL-01)")
    return {"party": " ".join(party)}


def new_game(scenario: str, options: Mapping[str, Any]) -> COState:
    """The state before the first step."""
    chosen, switches = read_options(options)
    return COState(agenda=[LayOut()], scenario=scenario, switches=switches, party=read_party(chosen, SHEETS[scenario]))


async def lay_out(g: G, _: LayOut) -> None:
    """The thirteen steps of setup (CO-SET); then the first side begins (CO-RUL-03)."""
    state, sheet = g.state, sheet_of(g.state)
    number = len(state.party)
    lay_map(g, sheet)
    for unit in sheet.units.values():
        muster(g, unit, number)
    for tile in sheet.river_for(number):
        g.tell(TileLaid(tile.id, tile.unit, rule="CO-SET-03"))
    cards = tuple(card for cards in sheet.spells.values() for card in cards)
    gems = {RESERVE: scaled(sheet.gems, number), FATIGUE: scaled(sheet.fatigue, number)}
    g.tell(BookPrepared(gems, scaled(sheet.recovery, number), cards, rule="CO-SET-05"))
    for hero in state.party:
        join(g, sheet, hero)
    for unit in sheet.allies.values():
        muster(g, unit, number, is_ally=True)
    lay_assets(g, sheet)
    await happened(g, "start")
    g.plan(*(OVERLORDS_TURN if is_on(state, "firstSide") else HEROES_TURN))


def lay_map(g: G, sheet: Scenario) -> None:
    """Lay out open borders, chests and tasks (CO-SET-06, CO-SET-12)."""
    for border in sheet.opened:
        g.tell(BorderOpened(border, rule="CO-SET-12", also=("CO-SCN-01", "CO-MAP-04")))
    for area, difficulty in sheet.chests.items():
        g.tell(ChestPlaced(area, difficulty, rule="CO-SET-12"))
    for task in sheet.tasks.values():
        if task.is_known:
            g.tell(TaskSet(task.id, rule="CO-SET-12"))


def muster(g: G, spec: UnitSpec, number: int, *, is_ally: bool = False) -> None:
    """A unit and its models where the scenario puts them (CO-SET-06, CO-SET-11, CO-SET-13)."""
    placed = spec.placed(number)
    most = max(scaled(spec.models, number), len(placed))
    if not most:
        return
    rule = "CO-SET-13" if is_ally else "CO-SET-06"
    also = ("CO-TIL-06", "CO-ALY-02", "CO-ALY-12", "CO-LIF-09") if is_ally else ("CO-TIL-03",)
    g.tell(UnitMustered(spec.id, spec.kind, scaled(spec.life, number), most, is_ally, rule=rule, also=also))
    unit = g.state.units[spec.id]
    for area in placed:
        model = next_model(unit, living_of(g.state, spec.id))
        g.tell(ModelPlaced(model, spec.id, area, unit.life, rule=rule, also=("CO-SCN-01",)))


def join(g: G, sheet: Scenario, hero: str) -> None:
    """A hero's sheet, cards and gems; the red gem lies on Aggressive (CO-SET-07, CO-SET-08, CO-SET-09, CO-SET-10)."""
    spec, total = sheet.heroes[hero], heroes()[hero].gems
    tired = scaled(spec.fatigue, len(g.state.party))
    gems = {RESERVE: total - tired, FATIGUE: tired}
    g.tell(HeroJoined(hero, spec.area, {zone: number for zone, number in gems.items() if number}, (), rule="CO-SET-07"))
    for kind in spec.cards:
        g.tell(CardMoved(fresh_copy(g.state, kind), "", hero, rule="CO-SET-08", also=("CO-SPL-02", "CO-HER-11")))


def lay_assets(g: G, sheet: Scenario) -> None:
    """Lay out the cards on the map, and the asset deck, shuffled (CO-SET-12, CO-RUL-13)."""
    for kind, area in sheet.lying:
        g.tell(CardMoved(fresh_copy(g.state, kind), "", area, rule="CO-SET-12"))
    deck: list[str] = []
    for kind in sheet.assets:
        deck.append(fresh_copy(g.state, kind, deck))
    if deck:
        g.tell(DeckShuffled(tuple(g.shuffle(deck)), rule="CO-SET-12"))
