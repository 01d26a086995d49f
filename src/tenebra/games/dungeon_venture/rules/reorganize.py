"""Stop and Reorganize (DV-REO): with no Monster on the board the Heroes do as they like, then the order begins anew."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.turns import Answered, OrderReset, ReorganizationBegan
from tenebra.games.dungeon_venture.rules import altars, cards, doors, search, treasure
from tenebra.games.dungeon_venture.rules.actions import AGREED, OF_HERO, OF_SPIRIT, REORGANIZING
from tenebra.games.dungeon_venture.rules.space import (
    altar_spaces,
    beside,
    explored_spaces,
    obstacles,
    occupied,
    standing,
)
from tenebra.games.dungeon_venture.rules.swap import NO, YES
from tenebra.games.dungeon_venture.rules.traps import pits_that_harm
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import HERO, DVState, Figure, heroes_left, is_on, player_of
from tenebra.games.dungeon_venture.steps import EndTurn, NewRound, Reorganize
from tenebra.kernel import Game, Option, Reason

G = Game[DVState]
READY, REORGANIZE = opt.Ready(), opt.Reorganize()


def reorganize_options(state: DVState, hero: Figure) -> list[Option]:
    """Stop and Reorganize, if it is possible now."""
    return [REORGANIZE] if why_not_reorganize(state, hero.id, REORGANIZE) is None else []


@OF_HERO.law(opt.Reorganize)
def why_not_reorganize(state: DVState, hero: str, option: opt.Reorganize) -> Reason | None:
    """No Monster or Boss on the board; those not yet placed do not count (DV-REO-02, DV-REO-16)."""
    if standing(state)[1]:
        return Reason("DV-REO-02", "monsters-on-board")
    if is_on(state, "reorganize_with_pending_monsters") and state.turn is not None and state.turn.entered:
        return Reason("DV-SWI-02", "monsters-pending")
    if state.turn is not None and state.turn.is_refused:
        return Reason("DV-REO-02", "reorganizing-refused")
    return None


@AGREED.carries_out(opt.Reorganize)
async def all_agree(g: G, hero: str, option: opt.Reorganize) -> bool:
    """Every other Hero player must agree (DV-REO-02, DV-DEC-06); a Spirit's player too (DV-RUL-41)."""
    state = g.state
    for player, heroes in enumerate(state.players):
        seat = next((h for h in heroes if h not in state.dead), "")
        if not seat or player == player_of(state, hero):
            continue
        answer: Option = await g.ask(seat, "reorganize", lambda: [YES, NO], figure=hero)
        g.tell(Answered(seat, answer == YES, "reorganize", rule="DV-REO-02"))
        if answer != YES:
            return False
    return True


@OF_HERO.carries_out(opt.Reorganize)
async def begin(g: G, hero: str, option: opt.Reorganize) -> None:
    """The old round is over; the acting Hero's turn ends after the reorganization (DV-REO-12, DV-REO-16)."""
    g.tell(ReorganizationBegan(hero, tuple(heroes_left(g.state)), rule="DV-REO-01"))
    g.tell(OrderReset(rule="DV-REO-12"))
    g.plan(Reorganize(), EndTurn(hero), NewRound(choose_first=True))


def free_options(state: DVState, hero: str) -> list[Option]:
    """The options of a Hero as often as it likes (DV-REO-03 to DV-REO-11)."""
    figure, sheet = state.figures[hero], sheet_of(state)
    out: list[Option] = [READY]
    # DV-REO-04, DV-RUL-41: any free space of the explored areas; DV-PIT-08: an open Pit is none
    taken = occupied(state) | pits_that_harm(state, figure) | sheet.grid.bit[figure.space]
    out += sheet.moves.of(explored_spaces(state) & ~taken)
    if figure.form != HERO:
        return out + altars.resurrect_options(state, figure)
    out += cards.hand_options(state, figure)
    out += doors.door_options(state, figure)
    near = beside(state, figure.space) & obstacles(state)
    if near:
        out += treasure.chest_options(state, near)
    if state.skulls:
        out += treasure.loot_options(state, figure)
    out += cards.takeoff_options(state, figure)
    out.append(search.SEARCH)
    if near and near & altar_spaces(state):
        out.append(altars.REST)
    return out


def why_not_free(state: DVState, hero: str, option: Option) -> Reason | None:
    """Why something cannot be done during Stop and Reorganize."""
    figure = state.figures[hero]
    if option in free_options(state, hero):
        return None
    if isinstance(option, opt.Move):
        bit = sheet_of(state).grid.bit.get(option.to, 0)
        if not bit & explored_spaces(state):
            return Reason("DV-REO-04", "not-into-unexplored", {"space": option.to})
        if bit & pits_that_harm(state, figure):
            return Reason("DV-PIT-08", "only-through-pit", {"space": option.to})
        return Reason("DV-MOV-07", "space-occupied", {"space": option.to})
    return (REORGANIZING if figure.form == HERO else OF_SPIRIT).why_not(state, hero, option)
