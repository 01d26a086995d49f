"""Help in a fight by a Hero who cannot strike: takes a friend's place in front, hands over what helps there."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.advice.appraisal import FAR, Board, Deed
from tenebra.games.dungeon_venture.advice.footing import Footing
from tenebra.games.dungeon_venture.advice.gear import card_worth
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.rules.characteristics import movement_of
from tenebra.games.dungeon_venture.state import Figure
from tenebra.kit.decks import HIDDEN

TOO_LITTLE = 0.3
"""The least that a change of places must bring."""
A_BLOW_LATER = 0.4
"""The worth of a blow in a later turn, of one that is struck now."""
A_CARD_LATER = 0.25
"""The worth of a card that somebody may play in a later turn."""


def relief(footing: Footing, on_foot: float) -> list[Deed]:
    """Change places with a friend who has acted, and stands where this Hero would bear or strike more (DV-SWAP).

    `on_foot` is what the best walk alone is worth to this Hero, who needs no friend to get out of danger, and who would
    leave at once a place that is worth less.
    """
    me, out = footing.me, list[Deed]()
    for option in footing.options:
        if not isinstance(option, opt.Swap) or option.other in footing.state.initiative.draw:
            continue
        friend = footing.state.figures[option.other]
        here, there = me.space, friend.space
        if footing.turn.strides and not stays_after(footing, friend):
            continue
        mine = footing.comfort(there) + blow_from(footing, me, there) - on_foot - blow_from(footing, me, here)
        theirs = standing(footing, friend, here) - standing(footing, friend, there)
        about = {"hero": friend.id}
        out.append(Deed(mine + theirs - TOO_LITTLE, footing.board.bit[here], option, "why-swap", about))
    return out


def stays_after(footing: Footing, friend: Figure) -> bool:
    """Once there, this Hero would not walk away in the same turn."""
    me, figures = footing.me, footing.state.figures
    there, here = replace(me, space=friend.space), replace(friend, space=me.space)
    after = Footing(Board(replace(footing.state, figures={**figures, me.id: there, friend.id: here})), there, [])
    board, ground = after.board, after.mission.floor & ~after.board.foe_spaces
    near = board.grid.reach(board.bit[there.space], movement_of(after.state, there), ground, board.ways) & ~board.hero_spaces
    return after.comfort(there.space) >= max(map(after.comfort, board.grid.spaces(near)), default=-FAR)


def standing(footing: Footing, hero: Figure, space: str) -> float:
    """The worth of a Hero standing on a space that one of two Heroes is going to hold: its blows, and the wounds there."""
    return blow_from(footing, hero, space) - footing.fear(hero, space, space)


def blow_from(footing: Footing, hero: Figure, space: str) -> float:
    """The worth of the blow that a Hero may strike from a space in a later turn."""
    board = footing.board
    bit, dice = board.bit[space], board.pool(hero, "attack")
    blows = [footing.harm(foe, dice) for foe in board.foes if board.reach_of(hero, foe.space) & bit]
    return A_BLOW_LATER * max(blows, default=0.0)


def handing(footing: Footing) -> list[Deed]:
    """The deeds of giving to another hand: a potion for whoever is hurt, Equipment and Spells for whom they suit (DV-GIVE)."""
    state, board, me = footing.state, footing.board, footing.me
    hand = {card(copy).id for copy in state.heroes[me.id].hand if copy != HIDDEN}
    out = []
    for option in footing.options:
        if not isinstance(option, opt.Give) or option.card not in hand:
            continue
        printed, friend = card(option.card), state.figures[option.to]
        if printed.clauses[0].deed == "heal":
            is_needed = friend.wounds >= 3 and board.life(friend) <= 4 and me.wounds < 3 and not footing.mission.heals(friend)
            value = 0.5 if is_needed else 0.0
        else:
            value = A_CARD_LATER * (card_worth(state, friend.id, printed.id) - card_worth(state, me.id, printed.id)) - 0.1
        about = {"card": printed.id, "hero": friend.id}
        out.append(Deed(value, board.bit[me.space], option, "why-give", about))
    return out
