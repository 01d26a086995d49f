"""Characteristics (DV-STAT): what a figure rolls, how far it walks, how much it can bear, with Equipment and effects."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.dungeon_venture.content import Sheet, card, heroes, monsters
from tenebra.games.dungeon_venture.dice import Pool
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, MONSTER, DVState, Figure
from tenebra.games.dungeon_venture.vocabulary import Clause


def printed(state: DVState, figure: Figure) -> Sheet:
    """The figure's sheet or card, of the same five characteristics (DV-DICE-07, DV-STAT-01, DV-RUL-09).

    One card serves a type of Monsters (DV-MON-10); a Boss's is part of the Adventure (DV-RUL-58, DV-BOSS-10).
    """
    if figure.form == MONSTER:
        return monsters()[figure.kind]
    return sheet_of(state).bosses[figure.kind] if figure.form == BOSS else heroes()[figure.kind]


def bonuses(state: DVState, figure: Figure) -> Sequence[Clause]:
    """The bonuses in force: Equipment worn (DV-EQP-07) and lasting effects (DV-STS-02). Cards in hand have none (DV-INV-03).

    Of two identical Consumables one counts (DV-CON-04).
    """
    own = state.heroes.get(figure.id)
    if not state.lasting and (own is None or not own.worn):
        return ()
    found = [clause for worn in own.worn for clause in card(worn).clauses] if own is not None else []
    drunk: set[str] = set()
    for lasting in state.lasting:
        if lasting.on == figure.id:
            printed_card = card(lasting.card)
            if printed_card.kind.endswith("consumable"):
                if printed_card.id in drunk:
                    continue
                drunk.add(printed_card.id)
            found += printed_card.clauses
    return found


def pool_of(state: DVState, figure: Figure, stat: str) -> Pool:
    """The dice of a characteristic, bonuses included (DV-STAT-02 to DV-STAT-04)."""
    return _pool(printed(state, figure), bonuses(state, figure), stat)


def movement_of(state: DVState, figure: Figure) -> int:
    """The number of spaces it may walk."""
    return _movement(printed(state, figure), bonuses(state, figure))


def all_of(state: DVState, figure: Figure, stats: Sequence[str]) -> tuple[tuple[Pool, ...], int]:
    """The dice of several characteristics, and how many spaces it may walk."""
    sheet, found = printed(state, figure), bonuses(state, figure)
    return tuple([_pool(sheet, found, stat) for stat in stats]), _movement(sheet, found)


def _pool(sheet: Sheet, found: Sequence[Clause], stat: str) -> Pool:
    """The dice printed, which may be none, and those gained."""
    pool: Pool = getattr(sheet, stat)
    for clause in found:
        if clause.stat == stat:
            pool = pool.plus(clause.dice)
    return pool


def _movement(sheet: Sheet, found: Sequence[Clause]) -> int:
    """The spaces printed, and those gained or lost (DV-STAT-06)."""
    points = sheet.movement
    for clause in found:
        if clause.stat == "movement":
            points += clause.number
    return max(0, points)


def life_left(state: DVState, figure: Figure) -> int:
    """Life Points left (DV-SHT-03): of those printed (DV-MON-02), less this figure's own wounds (DV-RUL-97)."""
    return printed(state, figure).life - figure.wounds


def talent_of(state: DVState, figure: Figure) -> str:
    """`ranged` or `diagonal` if a figure may attack so, the farther of the two if both (DV-ABIL-02)."""
    stats = [clause.stat for clause in bonuses(state, figure)]
    if printed(state, figure).ranged or "ranged" in stats:
        return "ranged"
    return "diagonal" if "diagonal" in stats else ""
