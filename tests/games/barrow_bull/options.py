"""What a seat may do."""

from tenebra.kernel import Option


class Move(Option, frozen=True):
    """Walk to a space."""

    to: str
    words = (("", "to"),)


class Strike(Option, frozen=True):
    """Strike a foe."""

    target: str
    words = (("", "target"),)


class Rest(Option, frozen=True):
    """Get back lost Life."""


class Shield(Option, frozen=True):
    """Take the wounds of a friend."""


class Pass(Option, frozen=True):
    """Do no more, or let it happen."""


ALL = (Move, Strike, Rest, Shield, Pass)
