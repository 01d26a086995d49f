"""Everything a seat of Dungeon Venture may answer. The fields are the whole meaning; the text form is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among

Words = tuple[tuple[str, str], ...]
AT: Words = (("", "card"), ("at", "at"))


class Move(Option, frozen=True):
    """Walk to a space and stop there; `via` unexplored areas to be entered on the way: `hall`, `hall+vault` (DV-MOV)."""

    to: str
    via: str = ""
    words: ClassVar[Words] = (("", "to"), ("via", "via"))

    @property
    def areas(self) -> list[str]:
        """The areas to be entered on the way, in order."""
        return self.via.split("+") if self.via else []


class Leap(Option, frozen=True):
    """Walk to a space through an open Pit, on purpose (DV-PIT-07)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)


class Leave(Option, frozen=True):
    """Leave the dungeon by the staircase (DV-MOV-13)."""


class Attack(Option, frozen=True):
    """Attack an enemy with the figure's own dice (DV-ATK)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)


class Give(Option, frozen=True):
    """Hand a card to a Hero in the same area (DV-GIVE)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))


class Chest(Option, frozen=True):
    """Open a Chest (DV-TRE)."""

    space: str
    words: ClassVar[Words] = (("", "space"),)


class Double(Option, frozen=True):
    """Double Step (DV-DBL)."""


class Open(Option, frozen=True):
    """Open a door (DV-DOOR-02)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)


class Close(Option, frozen=True):
    """Close a door (DV-DOOR-02)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)


class Loot(Option, frozen=True):
    """Collect the objects of a dead Hero (DV-LOOT)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)


class Guide(Option, frozen=True):
    """Pick up a Spirit (DV-SPI-02)."""

    spirit: str
    words: ClassVar[Words] = (("", "spirit"),)


class Release(Option, frozen=True):
    """Put down a Spirit (DV-SPI-04)."""

    spirit: str
    to: str
    words: ClassVar[Words] = (("", "spirit"), ("to", "to"))


class Play(Option, frozen=True):
    """Play a card (DV-PLAY)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = AT


class Rest(Option, frozen=True):
    """Rest at an Altar (DV-REST)."""


class Resurrect(Option, frozen=True):
    """A Spirit comes back at an Altar (DV-REST)."""


class Search(Option, frozen=True):
    """Search the area (DV-SRCH)."""


class Reorganize(Option, frozen=True):
    """Stop and Reorganize (DV-REO)."""


class Swap(Option, frozen=True):
    """Exchange places with a neighbour (DV-SWAP)."""

    other: str
    words: ClassVar[Words] = (("with", "other"),)


class Use(Option, frozen=True):
    """Use a thing of the Adventure's own (DV-GEN-06)."""

    thing: str
    words: ClassVar[Words] = (("", "thing"),)


class Takeoff(Option, frozen=True):
    """Take an Equipment card back into the hand; not an Action (DV-RUL-50)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class End(Option, frozen=True):
    """End the turn (DV-TURN-03)."""


class Pass(Option, frozen=True):
    """Do nothing."""


class Event(Option, frozen=True):
    """Play an Event card (DV-EVT)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = AT


class Activate(Option, frozen=True):
    """This Monster takes its turn next (DV-RND-05)."""

    figure: str
    words: ClassVar[Words] = (("", "figure"),)


class Pick(Option, frozen=True):
    """Take a card from those laid out or on offer (DV-TRE-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Place(Option, frozen=True):
    """Choose a space (DV-SET-14, DV-EXP-10, DV-PIT-03)."""

    space: str
    words: ClassVar[Words] = (("", "space"),)


class First(Option, frozen=True):
    """Propose the Hero who goes first (DV-INI-01)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)


class Agree(Option, frozen=True):
    """Yes (DV-SWAP-02, DV-REO-02)."""


class Refuse(Option, frozen=True):
    """No."""


class Ready(Option, frozen=True):
    """Finished reorganizing, keeping or shopping (DV-REO-12)."""


class Keep(Option, frozen=True):
    """A Hero keeps an Equipment card (DV-CAMP-08)."""

    card: str
    by: str
    words: ClassVar[Words] = (("", "card"), ("by", "by"))


class Buy(Option, frozen=True):
    """Buy a card for a Hero (DV-SHOP-01)."""

    card: str
    by: str
    words: ClassVar[Words] = (("", "card"), ("for", "by"))


ALL = kinds_among(globals())
