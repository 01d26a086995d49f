"""The lookup of the keyword and the targets of a card's clauses. What each keyword does is in `keywords`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tenebra.games.dungeon_venture.content import Card
from tenebra.games.dungeon_venture.rules.space import allies, enemies, is_free, standing, visible_spaces
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, CLOSED, EXPLORED, HERO, MONSTER, OPEN, SPIRIT, DVState, Figure
from tenebra.games.dungeon_venture.vocabulary import Clause
from tenebra.kernel import Game

G = Game[DVState]


class Use(NamedTuple):
    """A clause being carried out: whose card it is, what it is aimed at, and the figure the moment is about."""

    clause: Clause
    card: Card
    user: str
    at: str
    about: str


Deed = Callable[[G, Use], Awaitable[None]]
DEEDS: dict[str, Deed] = {}
"""Keyword to rule, filled by `keywords`."""


def deed(rule: Deed) -> Deed:
    """Register the rule of the keyword it is named after."""
    DEEDS[rule.__name__] = rule
    return rule


async def carry_out(g: G, card: Card, user: str, at: str, about: str = "") -> None:
    """Do what the card says, clause by clause; a bonus is nothing to do, it holds as long as the card lies there, nor is Gold.

    Where the notation says what makes no sense, such as a search by the Keeper, who stands nowhere, nothing happens.
    """
    for clause in card.clauses:
        if clause.deed in DEEDS:
            await DEEDS[clause.deed](g, Use(clause, card, user, at, about))


def targets(state: DVState, card: Card, user: Figure) -> list[str]:
    """The targets for a figure's card; a single "" when it needs no aim, nothing when it would have no effect."""
    clause, sheet = card.clauses[0], sheet_of(state)
    if user.form == MONSTER:  # by the switch it may have a card played on itself, on nobody else (DV-SWI-04)
        return {"self": [""], "one_ally": [user.id], "any_ally": [user.id]}.get(clause.target, [])
    if clause.deed in ("open_door", "close_door"):
        wanted = CLOSED if clause.deed == "open_door" else OPEN
        area = sheet.area_of[user.space]
        return [door for door, status in state.doors.items() if status == wanted and area in sheet.door_areas[door]]
    if clause.target == "one_enemy":
        foes = standing(state)[user.form == HERO]
        seen = foes and foes & visible_spaces(state, user.space)  # DV-SPL-08
        bit = sheet.grid.bit
        return [foe.id for foe in enemies(state, user) if seen & bit[foe.space]] if seen else []
    if clause.target == "any_enemy":
        return [foe.id for foe in enemies(state, user)]
    if clause.target == "one_ally":
        seen, bit = visible_spaces(state, user.space), sheet.grid.bit
        return [friend.id for friend in allies(state, user) if seen & bit[friend.space]]
    if clause.target == "any_ally":
        return [friend.id for friend in allies(state, user)]
    if clause.target == "all_enemies":
        return [""] if standing(state)[user.form == HERO] & sheet.areas[sheet.area_of[user.space]] else []
    if clause.target == "one_spirit":
        area = sheet.area_of[user.space]
        return [
            spirit.id
            for spirit in state.figures.values()
            if spirit.form == SPIRIT and sheet.area_of[spirit.space] == area and is_free(state, spirit.space)
        ]
    return [""]


def foes_in_area(state: DVState, user: Figure) -> list[Figure]:
    """The enemies in a figure's area."""
    area_of = sheet_of(state).area_of
    return [foe for foe in enemies(state, user) if area_of[foe.space] == area_of[user.space]]


def friends_in_area(state: DVState, user: Figure) -> list[Figure]:
    """The figures of its side in a figure's area, itself among them."""
    area_of = sheet_of(state).area_of
    return [friend for friend in allies(state, user) if area_of[friend.space] == area_of[user.space]]


def event_targets(state: DVState, card: Card) -> list[str]:
    """The targets for an Event: the Keeper reaches everything in the dungeon."""
    clause = card.clauses[0]
    if clause.deed == "close_door":
        return [door for door, status in state.doors.items() if status == OPEN]
    if clause.deed == "spawn":
        return quiet_areas(state)
    if clause.deed == "lose_spell":
        return [hero for hero, own in state.heroes.items() if own.hand and _is_hero(state, hero)]
    if clause.target == "any_enemy":
        return [hero for hero in state.heroes if _is_hero(state, hero)]
    if clause.deed == "heal":
        return [f.id for f in state.figures.values() if f.form in (MONSTER, BOSS) and f.wounds]
    if clause.target == "any_ally":
        return [f.id for f in state.figures.values() if f.form in (MONSTER, BOSS)]
    return [""]


def quiet_areas(state: DVState) -> list[str]:
    """Explored areas without a Hero, where Monsters may appear."""
    area_of = sheet_of(state).area_of
    busy = {area_of[figure.space] for figure in state.figures.values() if figure.form == HERO}
    return [area for area, status in state.areas.items() if status == EXPLORED and area not in busy]


def _is_hero(state: DVState, hero: str) -> bool:
    return hero in state.figures and state.figures[hero].form == HERO
