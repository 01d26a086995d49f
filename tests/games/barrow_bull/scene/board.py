"""The board of a scene, and everybody on it."""

from tenebra.kernel import View
from tenebra.kit.ground import Grid, Room
from tenebra.kit.scene import Piece, Stat
from tenebra.kit.voice import Voice
from tests.games.barrow_bull import options as opt
from tests.games.barrow_bull.content import BONE, BULL, figures
from tests.games.barrow_bull.scenarios import sheet_of
from tests.games.barrow_bull.state import BBState, Figure

DRAWN_AS = "red"


def grid_of(view: View[BBState], voice: Voice) -> Grid:
    """The top of the barrow, all of it one room."""
    grid = sheet_of(view.state).drawing.grid
    room = Room("barrow", voice.say("room-barrow"), tuple(grid.spaces(grid.floor)), paving=3)
    return Grid(grid.width, grid.height, (room,), tuple(grid.closed_edges()), (), voice.scenario)


def pieces_of(view: View[BBState], voice: Voice) -> tuple[Piece, ...]:
    """Everybody, the fallen too."""
    acting = view.decision.about["figure"] if view.decision is not None else ""
    return tuple(_piece(id, figure, voice, acting) for id, figure in view.state.figures.items())


def _piece(id: str, figure: Figure, voice: Voice, acting: str) -> Piece:
    card, name, is_bull, icon = figures()[id], voice.name(id), id == BULL, voice.icons
    dice = Stat(icon("stat", "dice"), voice.say("stat-dice"), (DRAWN_AS,) * card.dice, text=voice.dice((BONE.name,) * card.dice))
    return Piece(
        id,
        name,
        icon("figure", id),
        "boss" if is_bull else "hero",
        figure.space,
        voice.say("scene-about", name=name, space=figure.space, life=figure.life, most=card.life),
        seat="" if is_bull else id,
        life=figure.life,
        life_most=card.life,
        columns=card.size,
        rows=card.size,
        status=("down",) if not figure.life else ("acting",) if acting == id else (),
        stats=(dice, Stat(opt.Move.shown.icon, voice.say("stat-steps"), value=str(card.steps))),
    )
