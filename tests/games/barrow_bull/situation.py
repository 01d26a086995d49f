"""Situations: a moment drawn by hand (docs/situations.md)."""

from zlib import crc32

from tenebra.kit.files import toml_text
from tenebra.kit.situations import Head, SetUp
from tests.games.barrow_bull.scenario import Scenario
from tests.games.barrow_bull.scenarios import SHEETS
from tests.games.barrow_bull.setup import place
from tests.games.barrow_bull.state import BBState
from tests.games.barrow_bull.steps import Act, AnyStep, NewRound


class Moment(Head, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The map with everybody on it, and whose turn it is: a Hero's, or the Bull's if nobody is named."""

    map: str
    turn: str = ""
    round: int = 1
    life: dict[str, int] = {}
    dice: list[str] = []
    choices: list[str] = []


def set_up(text: str, source: str) -> SetUp[BBState]:
    """A situation from its text."""
    moment = toml_text(text, Moment, source)
    id = f"situation-{crc32(text.encode())}"
    sheet = SHEETS[id] = Scenario(id, moment.map)
    agenda: list[AnyStep] = [NewRound(), *([Act(moment.turn)] if moment.turn else [])]
    state = BBState(agenda=agenda, scenario=id, figures=place(sheet), round=moment.round)
    for figure, life in moment.life.items():
        state.figures[figure].life = life
    return SetUp(state, id, {}, moment.dice, moment.choices)
