"""The rules of each keyword of a card: one function a keyword, named after it (design of the notation: cards.lark)."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.effects import Use, deed, foes_in_area, friends_in_area
from tenebra.games.dungeon_venture.events.cards import SpellRecovered, SpellUsed
from tenebra.games.dungeon_venture.events.fights import Cancelled, Healed, Hexed, HitsChanged
from tenebra.games.dungeon_venture.events.turns import Displaced, MovementStopped
from tenebra.games.dungeon_venture.rules import altars, combat, doors, exploration, movement
from tenebra.games.dungeon_venture.rules.cards import find_copy
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.search import search as search_area
from tenebra.games.dungeon_venture.rules.space import explored_spaces, occupied
from tenebra.games.dungeon_venture.rules.traps import pits_that_harm
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, CLOSED, KEEPER, MONSTER, OPEN, SPIRIT, DVState
from tenebra.kernel import Game, Option
from tenebra.kit.decks import name_of

G = Game[DVState]
CITE = "DV-PLAY-04"


def aimed_at(g: G, use: Use) -> list[str]:
    """The figures a clause is meant for, as they are now."""
    figures = g.state.figures
    user = figures.get(use.user)
    match use.clause.target:
        case "all_enemies" if user is not None:
            return [figure.id for figure in foes_in_area(g.state, user)]
        case "all_allies" if user is not None:
            return [figure.id for figure in friends_in_area(g.state, user)]
    target = use.at or use.user
    return [target] if target in figures else []


@deed
async def heal(g: G, use: Use) -> None:
    """HEAL n: so many wounds go, never more than there are."""
    for target in aimed_at(g, use):
        wounds = g.state.figures[target].wounds
        if wounds:
            g.tell(Healed(target, min(use.clause.number, wounds), rule=CITE))


@deed
async def damage(g: G, use: Use) -> None:
    """DAMAGE n: so many wounds without a roll, to the target or to the Hero the moment is about."""
    for target in aimed_at(g, use) if use.clause.target else [use.about or use.user]:
        await combat.suffer(g, target, use.clause.number, by=use.user, cite="DV-EVT-02")


@deed
async def attack(g: G, use: Use) -> None:
    """ATTACK WITH dice: an attack on each target; each defends with a roll of its own."""
    clause = use.clause
    for target in aimed_at(g, use):
        user, foe = g.state.figures.get(use.user), g.state.figures.get(target)
        if use.user != KEEPER and (user is None or user.form == SPIRIT):
            return  # killed by an Event between two targets: the Action is over (DV-TURN-07)
        if foe is None or foe.form == SPIRIT:
            continue  # killed meanwhile: a Spirit cannot be attacked (DV-ATK-06)
        # DV-SPL-08
        dice = combat.spell_dice(g.state, user, clause.dice, clause.with_mana) if user is not None else clause.dice
        await combat.attack(g, use.user, target, dice, resist=clause.resist, card=use.card.id, cite="DV-SPL-08")


@deed
async def search(g: G, use: Use) -> None:
    """SEARCH: the user's area and those that doors join to it give up their secrets (DV-SRCH-02)."""
    sheet, user = sheet_of(g.state), g.state.figures.get(use.user)
    if user is None:
        return
    here = sheet.area_of[user.space]
    search_area(g, use.user, here)
    near = [area for door in g.state.doors for area in sheet.door_areas[door] if here in sheet.door_areas[door]]
    for area in dict.fromkeys(near):
        if area != here and area in g.state.areas:
            search_area(g, use.user, area)


@deed
async def open_door(g: G, use: Use) -> None:
    """OPEN DOOR: a closed door opens from afar."""
    if g.state.doors.get(use.at) == CLOSED:
        await doors.open_door(g, use.at, use.user, CITE)


@deed
async def close_door(g: G, use: Use) -> None:
    """CLOSE DOOR: an open door closes from afar."""
    if g.state.doors.get(use.at) == OPEN:
        doors.close_door(g, use.at, use.user, CITE)


@deed
async def teleport(g: G, use: Use) -> None:
    """TELEPORT: the user stands on any free space of an explored area; no movement, no Trap (DV-RUL-87).

    Nobody can stay in an open Pit (DV-RUL-60), so it is no such space while there is another.
    """
    grid, user = sheet_of(g.state).grid, g.state.figures.get(use.user)
    free = explored_spaces(g.state) & ~occupied(g.state)
    if user is None or not free:
        return
    spaces = grid.spaces(free & ~pits_that_harm(g.state, user) or free)
    seat = use.user if use.user in g.state.heroes else KEEPER
    answer = await g.ask(seat, "teleport", lambda: [opt.Place(space) for space in spaces], figure=use.user)
    g.tell(Displaced(use.user, answer.space, rule="DV-RUL-87"))


@deed
async def revive(g: G, use: Use) -> None:
    """REVIVE: a Spirit is a Hero again where it is (DV-REST-02)."""
    spirit = g.state.figures.get(use.at)
    if spirit is not None and altars.why_not_rise(g.state, spirit) is None:
        altars.resurrect(g, use.at, CITE)


@deed
async def recover_spell(g: G, use: Use) -> None:
    """RECOVER SPELL: a used Spell comes back to the hand, its owner's choice."""
    own = g.state.heroes.get(use.user)
    if own is not None and own.used:
        names = list(dict.fromkeys(map(name_of, own.used)))
        answer = await g.ask(use.user, "recover", lambda: [opt.Pick(name) for name in names], hero=use.user)
        g.tell(SpellRecovered(use.user, find_copy(own.used, answer.card), rule=CITE))


@deed
async def lose_spell(g: G, use: Use) -> None:
    """LOSE SPELL: the target puts a Spell of its hand on its used pile, its owner's choice; it was not cast."""
    own = g.state.heroes.get(use.at)
    if own is None:
        return
    names = list(dict.fromkeys(name_of(copy) for copy in own.hand if card(copy).kind == "spell"))
    if names:
        answer = await g.ask(use.at, "lose", lambda: [opt.Pick(name) for name in names], hero=use.at)
        g.tell(SpellUsed(use.at, find_copy(own.hand, answer.card), False, rule="DV-EVT-02"))


@deed
async def lose_action(g: G, use: Use) -> None:
    """LOSE ACTION: no Action in the target's next turn."""
    for target in aimed_at(g, use):
        g.tell(Hexed(target, "action", rule=CITE))


@deed
async def lose_movement(g: G, use: Use) -> None:
    """LOSE MOVEMENT: no movement in the target's next turn, Double Step included."""
    for target in aimed_at(g, use):
        g.tell(Hexed(target, "movement", rule=CITE))


@deed
async def march(g: G, use: Use) -> None:
    """MARCH: a Monster moves at once, up to its Movement."""
    figure = g.state.figures.get(use.at)
    if figure is None or figure.form not in (MONSTER, BOSS):
        return
    points = movement_of(g.state, figure)
    moves = movement.walk_options(g.state, figure, movement.Walk(g.state, figure, points))
    answer: Option = await g.ask(KEEPER, "march", lambda: [opt.Pass(), *moves], figure=use.at)
    if isinstance(answer, opt.Move | opt.Leap):
        await movement.march(g, use.at, answer, points)


@deed
async def spawn(g: G, use: Use) -> None:
    """SPAWN n kind: Monsters appear, an Event's in an area without Heroes, a Boss's in its own."""
    sheet, user = sheet_of(g.state), g.state.figures.get(use.user)
    area = use.at if use.at in sheet.areas or user is None else sheet.area_of[user.space]
    if area not in sheet.areas:
        return
    await exploration.spawn(g, use.clause.name, use.clause.number, sheet.areas[area], area, "DV-MON-12")


@deed
async def hits(g: G, use: Use) -> None:
    """HITS ±n: the attacker's successes change after the dice, never below 0."""
    if g.state.attacks:
        g.tell(HitsChanged(use.clause.number, rule="DV-EVT-02"))


@deed
async def stop(g: G, use: Use) -> None:
    """STOP: the movement ends where the Hero stands."""
    if use.about in g.state.figures:
        g.tell(MovementStopped(use.about, rule="DV-EVT-02"))


@deed
async def cancel(g: G, use: Use) -> None:
    """CANCEL: the Rest does not happen; its Action is spent."""
    g.tell(Cancelled(rule="DV-EVT-02"))
