"""The Darkness (DR-DRK): the Rune card's turn, where tiles are laid and whom they catch, Crush."""

from __future__ import annotations

from tenebra.games.drunagor.content.foes import runes
from tenebra.games.drunagor.effects import Doing, everybody_triggered, keyword
from tenebra.games.drunagor.events.fights import RuneShown
from tenebra.games.drunagor.events.monsters import (
    Crushed,
    DarknessGrew,
    DarknessLifted,
    DarknessStopped,
    Rejected,
    RuneDrawn,
    RunePlaced,
    TileBroken,
)
from tenebra.games.drunagor.rules.damage import suffer
from tenebra.games.drunagor.rules.growth import SMALL_TILES, Growth, Placement, Small, Spot, Whole
from tenebra.games.drunagor.rules.ranking import ranked
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.rules.space import at, beside, board_of, covers, darkness_of, grid_of, is_on_darkness, names
from tenebra.games.drunagor.rules.terrain import enter
from tenebra.games.drunagor.rules.ties import break_tie, pick
from tenebra.games.drunagor.rules.victory import out_of_runes
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DARKNESS, LARGE_TILE, RUNES, SMALL_TILE, STEALTH, DRState, seat_of
from tenebra.kernel import Game

G = Game[DRState]
RUNE = "rune"
"""Tokens of a scenario whose name begins so are Runes: no small tile lies there (DR-DRK-16)."""


# --- Runes


async def draw_runes(g: G, number: int, rule: str) -> None:
    """Runes are drawn one at a time, each with its tile, and come to the Track (DR-DRK-01)."""
    for _ in range(number):
        await draw_rune(g, rule)


async def draw_rune(g: G, rule: str) -> None:
    """One Rune: with the last one the Adventure fails, before its tile is laid (DR-DRK-03, DR-RUL-84)."""
    state = g.state
    if not state.bag:
        return
    rune = runes()[g.draw(state.bag)]
    g.tell(RuneDrawn(rune.id, rule=rule))
    if not state.bag:
        out_of_runes(g)
    await spawn(g, rune.id)
    g.tell(RunePlaced(rune.id, rune.colour, rule="DR-DRK-01", also=("DR-INI-11",)))
    await everybody_triggered(g, "when_a_rune_is_drawn")
    await happened(g, "rune", rune.colour)


def put_runes(g: G, number: int, rule: str) -> None:
    """Runes come onto the Track without their tiles (DR-SEQ-06)."""
    for _ in range(number):
        rune = runes()[g.draw(g.state.bag)]
        g.tell(RuneDrawn(rune.id, rule=rule))
        g.tell(RunePlaced(rune.id, rune.colour, rule=rule))


@keyword("draw_rune")
async def _draw(g: G, doing: Doing) -> None:
    await draw_runes(g, doing.number, doing.rule)


@keyword("manifest")
async def manifest(g: G, doing: Doing) -> None:
    """A random Rune is shown and goes back: it is not drawn (DR-EFF-21)."""
    if g.state.bag:
        g.tell(RuneShown(RUNES.index(runes()[g.draw(g.state.bag)].colour), rule="DR-EFF-21"))


@keyword("remove_rune")
async def remove_rune(g: G, doing: Doing) -> None:
    """A Rune of a colour that the user chooses goes from the Track back into the bag (DR-RUL-16)."""
    colours = [colour for colour in RUNES if g.state.runes.get(colour)]
    if colours:
        colour = await pick(g, seat_of(g.state, doing.user), "tie-rune", colours, figure=doing.user)
        g.tell(RunePlaced(g.state.runes[colour][-1], colour, is_back=True, rule=doing.rule))


# --- where


def layers(state: DRState, top: int, below: int) -> tuple[int, ...]:
    """Squares one stands on, and squares under a bridge, by level."""
    levels = board_of(state).levels
    return tuple(stand & top | ground & levels.spanned & below for stand, ground in zip(levels.top, levels.ground, strict=True))


def growth_of(state: DRState) -> Growth:
    """The Darkness and the places it may go on from (DR-DRK-05, DR-TER-09, DR-RUL-89)."""
    sheet, board = sheet_of(state), board_of(state)
    printed = sheet.terrain.get(DARKNESS, 0) & board.levels.spanned
    dark = layers(state, darkness_of(state), sheet.grid.set_of(state.depths))
    return Growth(board, dark, sheet.spawn & board.floor, printed)


def prey_of(state: DRState) -> str:
    """The Strongest Hero who is not on Darkness, seen or not, on its feet or not; "" if all are (DR-DRK-06, DR-DRK-14)."""
    return next((hero for hero in ranked(state, "strongest") if not is_on_darkness(state, hero)), "")


def spot_of(state: DRState, hero: str) -> Spot:
    """The spot where a Hero stands, with the level."""
    here = covers(state, hero)
    return Spot(board_of(state).level_of(here), here)


def _passed_over(state: DRState, hero: str) -> list[Rejected]:
    """Stronger Heroes who are on Darkness already."""
    order = ranked(state, "strongest")
    return [Rejected(one, "DR-DRK-06") for one in order[: order.index(hero)]]


def _runes_on_board(state: DRState) -> int:
    return grid_of(state).set_of(space for name, space in state.things.items() if name.startswith(RUNE))


# --- spawning


async def spawn(g: G, rune: str) -> None:
    """The tile of a Rune is laid towards its prey, whole or broken; or the Darkness crushes (DR-DRK-05 to DR-DRK-13)."""
    state = g.state
    hero = prey_of(state)
    if not hero:
        await crush(g)
        return
    growth, target = growth_of(state), spot_of(state, hero)
    whole = growth.whole(runes()[rune].offsets, target)
    small = growth.small(target, SMALL_TILES, _runes_on_board(state)) if whole is None or whole.distance else None
    if whole is None or (small is not None and small.distance < whole.distance):
        if small is None:
            g.tell(DarknessStopped(1, hero, rule="DR-RUB-30"))
            return
        rejected = _passed_over(state, hero)
        if whole is not None:
            rejected.append(Rejected(_text(state, whole.placements[0].squares), "DR-DRK-10"))
        g.tell(
            TileBroken(rune, hero, tuple(rejected[:4]), rule="DR-DRK-09" if whole is None else "DR-DRK-10", also=("DR-RUL-82",))
        )
        await spawn_small(g, small)
        return
    await _lay_whole(g, hero, whole, small)


async def _lay_whole(g: G, hero: str, whole: Whole, small: Small | None) -> None:
    """One of the placements that come nearest: the Party Leader's choice (DR-DRK-07, DR-DRK-08)."""
    state = g.state
    texts = {_label(state, place): place for place in whole.placements}
    rejected = _passed_over(state, hero)
    if whole.farther:
        rejected.append(Rejected(_text(state, whole.farther), "DR-DRK-07"))
    if small is not None:
        rejected.append(Rejected(_text(state, small.spots[0][0].square), "DR-DRK-10"))
    chosen = texts[await break_tie(g, "tie-tile", list(texts), hero=hero)]
    also = ("DR-DRK-06", "DR-DRK-08", "DR-RUL-79", "DR-RUL-80", "DR-RUL-85", "DR-RUL-86")
    await lay(g, chosen, LARGE_TILE, hero, whole.distance, rejected, "DR-DRK-07", *also)


def _text(state: DRState, squares: int) -> str:
    return "+".join(names(state, squares))


def _label(state: DRState, place: Placement) -> str:
    """A placement by its squares; one under a bridge is told apart from the same squares above."""
    below = place.squares & ~board_of(state).levels.top[place.level]
    return f"{_text(state, place.squares)}{'/below' if below else ''}"


async def spawn_small(g: G, small: Small | None) -> None:
    """Small tiles, one after the other; with the prey reached, the next strongest (DR-DRK-09, DR-DRK-11, DR-DRK-12)."""
    state, tiles = g.state, SMALL_TILES
    while tiles:
        hero = prey_of(state)
        if tiles < SMALL_TILES:
            small = growth_of(state).small(spot_of(state, hero), tiles, _runes_on_board(state)) if hero else None
        if small is None:
            g.tell(DarknessStopped(tiles, hero, rule="DR-RUB-30" if hero else "DR-DRK-11"))
            return
        spots = {_label(state, Placement(*spot)): (Placement(*spot), price) for spot, price in small.spots}
        place, price = spots[await break_tie(g, "tie-tile", list(spots), hero=hero)]
        also = ("DR-RUL-79", "DR-DRK-12", "DR-RUB-10") if price > 1 else ("DR-RUL-79",)
        distance = growth_of(state).distance(spot_of(state, hero), place)
        await lay(g, place, SMALL_TILE, hero, distance, _passed_over(state, hero), "DR-DRK-09", *also)
        tiles -= price


async def lay(
    g: G, place: Placement, size: str, hero: str, distance: int, rejected: list[Rejected], rule: str, *also: str
) -> None:
    """A tile comes onto the board; whoever stands on its squares is caught (DR-DRK-15, DR-DRK-18)."""
    state = g.state
    board = board_of(state)
    top = place.squares & board.levels.top[place.level]
    below = place.squares & ~top
    spaces, under = tuple(names(state, top)), tuple(names(state, below))
    if under:
        also = (*also, "DR-LVL-06", "DR-RUL-89")
    if hero and (state.heroes[hero].is_down or STEALTH in state.heroes[hero].tokens):
        also = (*also, "DR-DRK-14", "DR-KNO-06")
    g.tell(DarknessGrew(spaces, under, size, hero, distance, tuple(rejected[:4]), rule=rule, also=also))
    for who in at(state, top):
        await enter(g, who)


async def crush(g: G) -> None:
    """All Heroes stand on Darkness: P damage that cannot be prevented, immune or not (DR-DRK-13, DR-RUL-34)."""
    state = g.state
    damage = len(state.party)
    g.tell(Crushed(damage, rule="DR-DRK-13"))
    for hero in state.party:
        await suffer(g, hero, damage, preventable=False, source=DARKNESS, rule="DR-DRK-13")


# --- tiles by effects


@keyword("shadow_aura")
async def _aura(g: G, doing: Doing) -> None:
    await shadow_aura(g, doing.who)


async def shadow_aura(g: G, who: str) -> None:
    """A small tile under somebody, which takes effect at once (DR-EFF-22)."""
    state = g.state
    await dark_at(g, covers(state, who), "DR-EFF-22")


async def dark_at(g: G, squares: int, rule: str) -> None:
    """Small tiles on squares that are not dark yet (DR-RUL-81)."""
    state = g.state
    board = board_of(state)
    free = squares & board.floor & ~darkness_of(state)
    for level, top in enumerate(board.levels.top):
        if free & top:
            await lay(g, Placement(level, free & top), SMALL_TILE, "", 0, [], rule)


@keyword("remove_darkness")
async def remove_darkness(g: G, doing: Doing) -> None:
    """Up to so many squares of Darkness tiles on and next to the user are lifted, those the user chooses first."""
    state = g.state
    for _ in range(doing.number):
        near = (beside(state, doing.user) | covers(state, doing.user)) & grid_of(state).set_of(state.darkness)
        if not near:
            return
        square = await pick(g, seat_of(state, doing.user), "lift-darkness", names(state, near), figure=doing.user)
        g.tell(DarknessLifted((square,), rule=doing.rule))


def lift(g: G, squares: int, rule: str) -> None:
    """Darkness tiles leave some squares."""
    gone = tuple(names(g.state, squares & grid_of(g.state).set_of(g.state.darkness)))
    if gone:
        g.tell(DarknessLifted(gone, rule=rule))
