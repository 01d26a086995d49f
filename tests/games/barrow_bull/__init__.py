"""Barrow Bull: three Heroes together against a beast as large as a hay cart. The model of a small game."""

from tenebra.kit.odds import read_dice
from tenebra.kit.package import Package
from tenebra.kit.voice import Icons, Voices
from tests.games.barrow_bull import advice, agenda, options, setup, situation
from tests.games.barrow_bull.content import BONE, odds_of
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
    voices=Voices(Icons(__name__, ("option", "strike")), quiet=frozenset({"Rolled"})),
    paint=paint,
    tells=BBChronicle,
    advise=advice.advise,
    set_up=situation.set_up,
    odds=lambda dice: odds_of(read_dice(dice, [BONE.name], "2 bone")[BONE.name]),
)
