"""The agenda: which coroutine carries out which step."""

from tenebra.kit.package import Rules
from tests.games.barrow_bull.rules.turns import act, new_round
from tests.games.barrow_bull.state import BBState
from tests.games.barrow_bull.steps import Act, NewRound

RULES: Rules[BBState] = {NewRound: new_round, Act: act}
