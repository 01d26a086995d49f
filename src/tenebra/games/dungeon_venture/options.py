"""The options of Dungeon Venture, and their display. The fields are all it means; `words` is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among
from tenebra.kit import showing

Words = tuple[tuple[str, str], ...]
AT: Words = (("", "card"), ("at", "at"))
GROUPS = ("attack", "event", "card", "act", "also", "give", "choice", "end", "space")
"""The groups of the menu, in order; the spaces come last because they are many."""
TURN, ANY_TIME = ("turn",), ("turn", "reorganizing")


class Shown(showing.Shown, frozen=True):
    """The display of a kind of option."""

    is_at_altar: bool = False
    """It is done at an Altar, which can be clicked."""


# --- movement


class Move(Option, frozen=True):
    """Walk to a space and stop there; `via` unexplored areas to be entered on the way: `hall`, `hall+vault` (DV-MOV)."""

    to: str
    via: str = ""
    words: ClassVar[Words] = (("", "to"), ("via", "via"))
    shown: ClassVar = Shown("space", "walking-boot", at=("to",), natural=("space",), expected=TURN)

    @property
    def areas(self) -> list[str]:
        """The areas to be entered on the way, in order."""
        return self.via.split("+") if self.via else []


class Leap(Option, frozen=True):
    """Walk to a space through an open Pit, on purpose (DV-PIT-07)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)
    shown: ClassVar = Shown("space", "jump-across", at=("to",))


class Place(Option, frozen=True):
    """Choose a space (DV-SET-14, DV-EXP-10, DV-PIT-03)."""

    space: str
    words: ClassVar[Words] = (("", "space"),)
    shown: ClassVar = Shown("space", "position-marker", at=("space",))


class Leave(Option, frozen=True):
    """Leave the dungeon by the staircase (DV-MOV-13); whoever does does not come back."""

    shown: ClassVar = Shown("end", "stairs", place=1, warning="scene-warn-leave", expected=TURN, is_final=True)


# --- Actions


class Attack(Option, frozen=True):
    """Attack an enemy with the figure's own dice (DV-ATK)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)
    shown: ClassVar = Shown("attack", "crossed-swords", at=("target",), natural=("foe",), expected=TURN, is_attack=True)


class Search(Option, frozen=True):
    """Search the area (DV-SRCH)."""

    shown: ClassVar = Shown("also", "magnifying-glass", letter="S", term="search", expected=TURN)


class Double(Option, frozen=True):
    """Double Step (DV-DBL)."""

    shown: ClassVar = Shown("also", "run", letter="D", term="double", expected=TURN)


class Reorganize(Option, frozen=True):
    """Stop and Reorganize (DV-REO)."""

    shown: ClassVar = Shown("also", "meeple-circle", place=1, term="reorganize", expected=TURN)


class Swap(Option, frozen=True):
    """Exchange places with a neighbour (DV-SWAP)."""

    other: str
    words: ClassVar[Words] = (("with", "other"),)
    shown: ClassVar = Shown("also", "cycle", at=("other",), term="swap", natural=("friend",), expected=TURN)


class Give(Option, frozen=True):
    """Hand a card to a Hero in the same area (DV-GIVE)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))
    shown: ClassVar = Shown("give", "shaking-hands", at=("to",), letter="G", expected=ANY_TIME)


class Play(Option, frozen=True):
    """Play a card (DV-PLAY)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = AT
    shown: ClassVar = Shown(
        "card",
        "card-play",
        card="card",
        has_text=True,
        letter="P",
        natural=("card",),
        expected=ANY_TIME,
        one_by_one=True,
        is_attack=True,
    )


class Takeoff(Option, frozen=True):
    """Take an Equipment card back into the hand; not an Action (DV-RUL-50)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("card", "leather-armor", card="card", at=())


class Open(Option, frozen=True):
    """Open a door (DV-DOOR-02)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    shown: ClassVar = Shown("act", "wooden-door", at=("door",), natural=("door",), expected=ANY_TIME)


class Close(Option, frozen=True):
    """Close a door (DV-DOOR-02)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    shown: ClassVar = Shown("act", "closed-doors", at=("door",), expected=ANY_TIME)


class Rest(Option, frozen=True):
    """Rest at an Altar (DV-REST)."""

    shown: ClassVar = Shown(
        "act", "campfire", place=1, is_at_altar=True, note="scene-note-event", letter="R", term="rest", expected=ANY_TIME
    )


class Resurrect(Option, frozen=True):
    """A Spirit comes back at an Altar (DV-REST)."""

    shown: ClassVar = Shown("act", "heart-wings", place=1, is_at_altar=True, term="spirit", expected=ANY_TIME)


class Guide(Option, frozen=True):
    """Pick up a Spirit (DV-SPI-02)."""

    spirit: str
    words: ClassVar[Words] = (("", "spirit"),)
    shown: ClassVar = Shown("act", "ghost", place=1, at=("spirit",), term="spirit", expected=TURN)


class Release(Option, frozen=True):
    """Put down a Spirit (DV-SPI-04)."""

    spirit: str
    to: str
    words: ClassVar[Words] = (("", "spirit"), ("to", "to"))
    shown: ClassVar = Shown("act", "ghost-ally", place=1, at=("spirit", "to"), expected=TURN)


class Chest(Option, frozen=True):
    """Open a Chest (DV-TRE)."""

    space: str
    words: ClassVar[Words] = (("", "space"),)
    shown: ClassVar = Shown("act", "locked-chest", note="scene-note-event", letter="C", expected=ANY_TIME)


class Loot(Option, frozen=True):
    """Collect the objects of a dead Hero (DV-LOOT)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)
    shown: ClassVar = Shown("act", "swap-bag", expected=ANY_TIME)


class Use(Option, frozen=True):
    """Use a thing of the Adventure's own (DV-GEN-06)."""

    thing: str
    words: ClassVar[Words] = (("", "thing"),)
    shown: ClassVar = Shown("act", "cog-lock", expected=TURN)


# --- the Keeper


class Event(Option, frozen=True):
    """Play an Event card (DV-EVT)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = AT
    shown: ClassVar = Shown(
        "event", "evil-minion", card="card", has_text=True, term="event", expected=("window",), one_by_one=True, is_attack=True
    )


class Activate(Option, frozen=True):
    """This Monster takes its turn next (DV-RND-05)."""

    figure: str
    words: ClassVar[Words] = (("", "figure"),)
    shown: ClassVar = Shown("choice", "bullseye", at=("figure",))


# --- everywhere


class Pick(Option, frozen=True):
    """Take a card from those laid out or on offer (DV-TRE-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("choice", "card-pick", card="card", has_text=True, at=())


class First(Option, frozen=True):
    """Propose the Hero who goes first (DV-INI-01)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)
    shown: ClassVar = Shown("choice", "sprint", at=("hero",))


class Agree(Option, frozen=True):
    """Yes (DV-SWAP-02, DV-REO-02)."""

    shown: ClassVar = Shown("choice", "thumb-up")


class Refuse(Option, frozen=True):
    """No."""

    shown: ClassVar = Shown("choice", "thumb-down", is_last=True)


class Keep(Option, frozen=True):
    """A Hero keeps an Equipment card (DV-CAMP-08)."""

    card: str
    by: str
    words: ClassVar[Words] = (("", "card"), ("by", "by"))
    shown: ClassVar = Shown("choice", "knapsack", card="card", has_text=True, at=("by",))


class Buy(Option, frozen=True):
    """Buy a card for a Hero (DV-SHOP-01)."""

    card: str
    by: str
    words: ClassVar[Words] = (("", "card"), ("for", "by"))
    shown: ClassVar = Shown("choice", "coins", card="card", has_text=True, at=("by",))


class End(Option, frozen=True):
    """End the turn (DV-TURN-03)."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Pass(Option, frozen=True):
    """Do nothing."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Ready(Option, frozen=True):
    """Finished reorganizing, keeping or shopping (DV-REO-12)."""

    shown: ClassVar = Shown("end", "flying-flag", is_last=True)


ALL = kinds_among(globals())
