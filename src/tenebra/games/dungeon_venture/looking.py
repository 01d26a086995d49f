"""The focus of a seat: the figure in question, the spaces it knows, those it is offered, what a figure sees."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.rules.space import visible_spaces
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState, Figure
from tenebra.kernel import View


def focus_of(view: View[DVState]) -> Figure | None:
    """The figure the question is about, or the seat's own."""
    figures = view.state.figures
    about = view.decision.about if view.decision is not None else {}
    turn = view.state.turn.figure if view.state.turn is not None else ""
    for id in (about.get("figure", ""), about.get("hero", ""), view.seat, turn):
        if id in figures:
            return figures[id]
    return next(iter(figures.values()), None)


def known_spaces(view: View[DVState]) -> int:
    """The spaces of the areas that are on the table; the Keeper has the Adventure sheet (DV-GEN-08)."""
    areas, out = sheet_of(view.state).areas, 0
    for area, spaces in areas.items():
        if area in view.state.areas or view.seat == KEEPER:
            out |= spaces
    return out


def sight(view: View[DVState], piece: str) -> tuple[str, ...]:
    """The spaces a figure on the board sees (DV-LOS-09); of those, the ones this seat knows."""
    figure = view.state.figures.get(piece)
    if figure is None:
        return ()
    return tuple(sheet_of(view.state).grid.spaces(visible_spaces(view.state, figure.space) & known_spaces(view)))


def moment(view: View[DVState]) -> str:
    """Names the turn a question belongs to, or what is settled between two turns: equal names, the same turn."""
    turn = view.state.turn
    asked = view.decision.prompt if view.decision is not None else ""
    return f"{view.state.round} {turn.figure if turn is not None else asked}"


def is_secret(view: View[DVState], key: str) -> bool:
    """A Keeper who passes in a window keeps its thoughts: a pause must tell nothing."""
    return view.decision is not None and view.decision.prompt == "window" and key == str(opt.Pass())


def is_private(key: str, about: Mapping[str, str]) -> bool:
    """A card that is not played is a card in somebody's hand (DV-RUL-49)."""
    return "card" in about and not key.startswith(("play ", "event "))
