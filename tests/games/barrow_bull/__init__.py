"""Barrow Bull: three Heroes together against a beast as large as a hay cart. The model of a small game."""

from tenebra.kit.odds import read_dice
from tenebra.kit.orders import Window
from tenebra.kit.package import Package
from tenebra.kit.voice import Icons, Voices
from tests.games.barrow_bull import advice, agenda, options, setup, situation
from tests.games.barrow_bull.content import BULL, Dice, odds_of
from tests.games.barrow_bull.scenarios import SHEETS
from tests.games.barrow_bull.scene import paint
from tests.games.barrow_bull.scene.chronicle import BBChronicle
from tests.games.barrow_bull.state import BBState

GAME: Package[BBState] = Package(
    id="barrow-bull",
    package=__name__,
    rules_version="1.0",
    state=BBState,
    options=options.ALL,
    rules=agenda.RULES,
    new=setup.new_game,
    seats=lambda state: setup.sides()["heroes"],
    sheets=SHEETS,
    players=(1, 3),
    sides=setup.sides,
    outcomes={"heroes": "heroes", BULL: BULL},
    voices=Voices(Icons(__name__, ("figure", BULL)), quiet=frozenset({"Rolled"})),
    paint=paint,
    tells=BBChronicle,
    windows=("step-in",),
    window=lambda asked, about: Window(asked, str(options.Pass())) if asked == "step-in" else None,
    judge=advice.advise,
    builder=situation.Builder,
    odds=lambda dice: odds_of(Dice(**read_dice(dice, Dice._fields, "2 bone"))),
)
