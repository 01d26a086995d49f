"""Enemies come onto the board (MD-SPW, MD-GRD-01, MD-AGT-03)."""

from __future__ import annotations

from tenebra.games.massive_darkness.content import enemy_card, figure_types
from tenebra.games.massive_darkness.events.board import EnemySpawned, ShortageFound
from tenebra.games.massive_darkness.events.cards import CardTaken, GuardianEquipped
from tenebra.games.massive_darkness.rules.citations import ROLES
from tenebra.games.massive_darkness.rules.decks import (
    discard_enemy,
    draw,
    draw_fit,
    guards_of,
    roaming_for,
    treasure_of,
)
from tenebra.games.massive_darkness.rules.enemies_phase import activate_all
from tenebra.games.massive_darkness.rules.space import tile_level, zones_of_level
from tenebra.games.massive_darkness.state import MOB, STORY, MDState, living
from tenebra.kernel import Game

G = Game[MDState]
SHORTAGE = {"MD-EVT-03": ("MD-EVT-05",)}
"""The shortage rule applies to Events too."""
SHIFTS = {"level-1": -1, "level": 0, "level+1": 1}
"""The distance from the Current Level of the Level token that an Event names."""


def minions_on_board(state: MDState, figure: str) -> int:
    """The number of Minions of a type on the board."""
    return sum(len(enemy.minions) for enemy in state.enemies.values() if enemy.figure == figure)


def has_figures(state: MDState, card: str) -> bool:
    """All miniatures of an Enemy are free: its one Boss or single figure, and every Minion (MD-SPW-04, MD-RUL-23)."""
    printed = enemy_card(card)
    box = figure_types()[printed.figure]
    if any(enemy.figure == printed.figure and enemy.health > 0 for enemy in state.enemies.values()):
        return False
    return box.minions - minions_on_board(state, printed.figure) >= printed.minions * len(state.party)


async def spawn_guard(g: G, zone: str, level: int, cite: str, *also: str) -> None:
    """Draw a Guard card of a Level and place the Enemy (MD-LVL-09, MD-DOOR-10)."""
    card = draw(g, guards_of(level), cite, "MD-LVL-09", "MD-SPW-01", *also)
    if card:
        await spawn(g, card, zone, cite)


async def spawn_roaming(g: G, zone: str, cite: str, *also: str) -> None:
    """Draw a Roaming Monster by the Current Level and place it (MD-LVL-12, MD-RUL-30)."""
    card = draw(g, roaming_for(g.state.level), cite, "MD-LVL-12", "MD-ROM-01", *also)
    if card:
        await spawn(g, card, zone, cite)


async def spawn(g: G, card: str, zone: str, cite: str, holds: str = "") -> None:
    """Place a whole Enemy, or none of it: then all Enemies of the type act at once (MD-SPW-02 to MD-SPW-06)."""
    state = g.state
    printed = enemy_card(card)
    if not has_figures(state, card):
        g.tell(ShortageFound(card, printed.figure, rule="MD-SPW-04", also=("MD-SPW-05", "MD-RUL-23", *SHORTAGE.get(cite, ()))))
        discard_enemy(g, card, "MD-SPW-04")
        same = [enemy.id for enemy in state.enemies.values() if enemy.figure == printed.figure]
        await activate_all(g, same, "MD-SPW-06", "MD-RUL-24")
        return
    number = len(state.party)
    id = f"{printed.figure}-{state.serial.get(printed.figure, 0) + 1}"
    health = printed.full_health(number)
    minions = (printed.health,) * (printed.minions * number)
    rule = "MD-SPW-02" if printed.role == MOB else "MD-SPW-03"
    g.tell(
        EnemySpawned(id, card, printed.figure, printed.role, zone, health, minions, rule=rule, also=(cite, *ROLES[printed.role]))
    )
    if holds:
        equip_from_supply(g, id, holds)
    else:
        equip_guardian(g, id)


def equip_guardian(g: G, enemy: str) -> None:
    """Every Guardian gets a Treasure card of the Current Level; Traps are drawn again (MD-GRD-01, MD-GRD-03, MD-RUL-53)."""
    deck = treasure_of(g.state.level)
    card = draw_fit(g, deck, lambda one: one.keyword != "trap", "MD-GRD-01", "MD-GRD-03", "MD-LVL-15", "MD-RUL-53")
    if card:
        g.tell(GuardianEquipped(enemy, card, rule="MD-GRD-01"))


def equip_from_supply(g: G, enemy: str, name: str) -> None:
    """The Mission gives a Guardian a card of the supply, such as an Artifact (MD-GRD-12)."""
    card = next((copy for copy in g.state.supply if copy.partition(".")[0] == name), "")
    if card:
        g.tell(GuardianEquipped(enemy, card, rule="MD-GRD-12"))
    else:
        equip_guardian(g, enemy)


def take_from_supply(g: G, hero: str, name: str, cite: str) -> str:
    """A Hero gets a card of the supply by its name; "" if it is not there."""
    card = next((copy for copy in g.state.supply if copy.partition(".")[0] == name), "")
    if card:
        g.tell(CardTaken(hero, card, rule=cite, also=("MD-SET-07",)))
    return card


def event_level(state: MDState) -> int:
    """The Current Level as an Event card means it: in Story Mode the highest tile with a Hero (MD-STO-09, MD-RUB-04)."""
    if state.mode != STORY:
        return state.level
    return max((tile_level(state, hero.zone) for hero in living(state)), default=0) or state.level


def patrol_zones_for(state: MDState, shift: int) -> list[str]:
    """The Zones for a Patrol: those of the token of the Current Level, or one above or below (MD-LVL-10, MD-RUL-10)."""
    return zones_of_level(state, event_level(state) + shift)


def of_patrol(state: MDState, place: str) -> tuple[str, ...]:
    """The rules that put a Patrol where it comes."""
    if place not in SHIFTS:
        return ()
    found = ["MD-LVL-10", "MD-EVT-02", "MD-RUL-10"]
    if len(patrol_zones_for(state, SHIFTS[place])) > 1:
        found += ("MD-LVL-11", "MD-EVT-04")
    if all(event_level(state) + SHIFTS[place] not in some for some in state.levels.values()):
        found.append("MD-RUL-09")
    return (*found, "MD-STO-09", "MD-RUB-04") if state.mode == STORY else tuple(found)
