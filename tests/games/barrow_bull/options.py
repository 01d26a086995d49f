"""What a seat may do, and how it is shown."""

from tenebra.kernel import Option, kinds_among
from tenebra.kit.showing import Shown
from tests.games.barrow_bull.content import BULL

GROUPS = ("attack", "act", "end", "space")


class Strike(Option, frozen=True):
    """Strike a foe."""

    target: str = BULL
    words = (("", "target"),)
    shown = Shown("attack", "crossed-swords", natural=("foe",), expected=("turn",), is_attack=True)


class Rest(Option, frozen=True):
    """Get back lost Life."""

    shown = Shown("act", "healing", expected=("turn",))


class Shield(Option, frozen=True):
    """Take the wounds of a friend."""

    shown = Shown("act", "shield")


class Pass(Option, frozen=True):
    """Do no more, or let it happen."""

    shown = Shown("end", "cancel", is_last=True)


class Move(Option, frozen=True):
    """Walk to a space."""

    to: str
    words = (("", "to"),)
    shown = Shown("space", "walking-boot", natural=("space",))


ALL = kinds_among(globals())
