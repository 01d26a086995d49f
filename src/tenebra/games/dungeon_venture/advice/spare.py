"""Deeds for an Action that nothing better is found for: shuts a door on enemies, carries a Spirit, looks round."""

from __future__ import annotations

from copy import copy

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, Deed
from tenebra.games.dungeon_venture.advice.errands import EVERY_STEP
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.advice.tricks import cards_that
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.rules.space import spirit_ways
from tenebra.games.dungeon_venture.state import OPEN, SPIRIT, Figure

THE_TROUBLE = 0.5
"""The least that a door must save which somebody will have to open again."""


def shutting(footing: Footing) -> list[Deed]:
    """A door shut on enemies costs one of them an Action, where nobody is about to strike through it (DV-DOOR-06)."""
    if footing.is_confident or footing.mission.is_short_of_time:
        return []
    doors = [door for door, status in footing.state.doors.items() if status == OPEN]
    return [deed for door in doors for deed in shutting_one(footing, door)]


def shutting_one(footing: Footing, door: str) -> list[Deed]:
    """A door by hand from either side, or by a card from anywhere in this area."""
    board, here, about = footing.board, footing.me.space, {"door": door}
    magic = cards_that(footing, "close_door")
    fronts = board.grid.set_of(board.sheet.front_spaces(door))
    by_hand = fronts & (footing.reach | board.bit[here])
    by_card = fronts & board.sheet.areas[board.area_of[here]] if magic else 0
    if not by_hand and not by_card:
        return []
    shut = board_without(board, door)
    if any(strikes(footing, board, hero) and not strikes(footing, shut, hero) for hero in to_come(footing)):
        return []
    out = []
    for space in board.grid.spaces(by_hand):
        if company(footing, board, space) == company(footing, shut, space):
            value = relief(footing, shut, space) - THE_TROUBLE
            out.append(Deed(value, board.bit[space], opt.Close(door), "why-shut", about))
    if by_card and company(footing, board, here) == company(footing, shut, here):
        value = relief(footing, shut, here) - THE_TROUBLE
        out += [Deed(value, board.bit[here], opt.Play(name, door), "why-shut", about) for name in magic]
    return out


def board_without(board: Board, door: str) -> Board:
    """The same board with one door closed."""
    shut = copy(board)
    shut.ways = board.grid.with_open([other for other, status in board.state.doors.items() if status == OPEN and other != door])
    return shut


def to_come(footing: Footing) -> list[Figure]:
    """The other Heroes whose turn in this round is still to come."""
    return [hero for hero in footing.mission.heroes if hero is not footing.me and hero.id in footing.state.initiative.draw]


def strikes(footing: Footing, board: Board, hero: Figure) -> bool:
    """A Hero can come to blows with an enemy in one turn."""
    ground = footing.mission.floor & ~board.foe_spaces
    near = board.grid.reach(board.bit[hero.space], movement_of(footing.state, hero), ground, board.ways)
    return bool(board.grid.beside(near, board.ways) & board.foe_spaces)


def company(footing: Footing, board: Board, space: str) -> int:
    """The spaces of the others to whom an open way leads from a space: nobody is shut out."""
    others = board.hero_spaces & ~board.bit[footing.me.space]
    return board.grid.reach(board.bit[space], EVERY_STEP, footing.mission.floor, board.ways) & others


def relief(footing: Footing, shut: Board, space: str) -> float:
    """The danger that all Heroes are spared with the door shut, this one standing on a space."""
    saved = 0.0
    for hero in footing.mission.heroes:
        at = space if hero is footing.me else hero.space
        bit = shut.bit[at]
        open_zones = footing.zones_against(hero, footing.me.space)
        shut_zones = footing.zones_against(hero, footing.me.space, shut)
        before, after = (sum(harm for zone, harm in zones if zone & bit) for zones in (open_zones, shut_zones))
        saved += footing.danger(hero, before) - footing.danger(hero, after)
    return saved


def guiding(footing: Footing) -> list[Deed]:
    """The deeds of taking a Spirit along to a far Altar: it still walks on by itself in its own turn (DV-RUL-36)."""
    board, me, out = footing.board, footing.me, list[Deed]()
    altar = board.altar_sides()
    for spirit in board.spirits if altar else ():
        if spirit.carried_by == me.id:
            out += [
                Deed(2.0, board.bit[me.space], option, "why-release", {"spirit": spirit.id, "space": option.to})
                for option in footing.options
                if isinstance(option, opt.Release) and option.spirit == spirit.id
            ]
        elif opt.Guide(spirit.id) in footing.options and steps_of(footing, spirit, altar) > movement_of(footing.state, spirit):
            out.append(Deed(0.5, board.bit[me.space], opt.Guide(spirit.id), "why-guide", {"spirit": spirit.id}))
    return out


def steps_of(footing: Footing, spirit: Figure, altar: int) -> int:
    """The steps of a Spirit to an Altar."""
    board = footing.board
    assert spirit.form == SPIRIT
    return board.distances(altar, board.grid.floor, spirit_ways(footing.state)).get(spirit.space, FAR)


def looking_round(footing: Footing) -> opt.Search | opt.Play | None:
    """Search what nobody has searched yet; a card looks into the areas beyond the doors as well."""
    state, board = footing.state, footing.board
    here = board.area_of[footing.me.space]
    doors = board.sheet.door_areas
    near = [here, *(area for door in state.doors if here in doors[door] for area in doors[door] if area in state.areas)]
    cards = cards_that(footing, "search", "consumable" if footing.is_fight else "")
    if cards and any(area not in state.searched for area in near):
        return opt.Play(cards[0])
    return opt.Search() if opt.Search() in footing.options and here not in state.searched else None
