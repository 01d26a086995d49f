"""The focus of a seat: what a figure sees, which moment a question belongs to."""

from __future__ import annotations

from tenebra.games.massive_darkness.rules import space
from tenebra.games.massive_darkness.state import Enemy, Hero, MDState
from tenebra.kernel import View


def character_of(state: MDState, id: str) -> Hero | Enemy | None:
    """A Hero or an Enemy by its id, if it is in play."""
    return state.heroes.get(id) or state.enemies.get(id)


def zones_in_sight(state: MDState, zone: str) -> tuple[str, ...]:
    """The Zones in line of sight of a Zone, its own among them; light and shadow do not matter (MD-LOS-01 to MD-LOS-06)."""
    board = space.board_of(state)
    return tuple(board.zones(space.sight(state).seen[board.index[zone]]))


def sight(view: View[MDState], piece: str) -> tuple[str, ...]:
    """The Zones that a figure on the board sees."""
    who = character_of(view.state, piece)
    return zones_in_sight(view.state, who.zone) if who is not None else ()


def moment(view: View[MDState]) -> str:
    """Names the Activation or Phase a question belongs to: equal names, the same turn."""
    state = view.state
    who = state.activation.hero if state.activation is not None else ""
    asked = view.decision.prompt if view.decision is not None and not state.round else ""
    return f"{state.round} {state.phase} {who}{asked}".strip()
