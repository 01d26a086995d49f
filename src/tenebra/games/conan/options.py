"""Everything a seat of Conan may answer, and how it is shown. The fields are the whole meaning; `words` is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among
from tenebra.kit import showing

Words = tuple[tuple[str, str], ...]
GROUPS = ("attack", "spell", "dice", "stance", "tile", "act", "choice", "end", "space")
"""The groups of the menu, in order; the areas come last because the board shows them."""


class Shown(showing.Shown, frozen=True):
    """The display of a kind of option."""

    ends_move: bool = False
    """A hero who does it has stopped moving: free steps that are left are lost (CO-MOV-04)."""


# --- the Heroes' turn


class Stance(Option, frozen=True):
    """Be `aggressive` or `cautious` in the coming Action phase (CO-STA-01)."""

    stance: str
    words: ClassVar[Words] = (("", "stance"),)
    shown: ClassVar = Shown("stance", sign="stance", term="stance")


class Done(Option, frozen=True):
    """Finished: acting, or spending reinforcement points."""

    shown: ClassVar = Shown("end", "check-mark", is_last=True)


# --- attacks and spells


class Strike(Option, frozen=True):
    """A hero's Melee Attack: on a model, with a card, a second one or none, for so many gems (CO-MEL)."""

    target: str
    gems: int = 1
    card: str = ""
    second: str = ""
    words: ClassVar[Words] = (("", "target"), ("with", "card"), ("and", "second"), ("for", "gems"))
    shown: ClassVar = Shown(
        "attack",
        "crossed-swords",
        card="card",
        at=("target", "card"),
        paid="gems",
        term="gems",
        natural=("foe",),
        expected=("act",),
        is_attack=True,
        ends_move=True,
    )


class Shoot(Option, frozen=True):
    """A hero's Ranged Attack: on a model, or on an area, with a card for so many gems (CO-RNG)."""

    target: str
    gems: int
    card: str = ""
    words: ClassVar[Words] = (("", "target"), ("with", "card"), ("for", "gems"))
    shown: ClassVar = Shown(
        "attack",
        "bow-arrow",
        expected=("act",),
        card="card",
        at=("target", "card"),
        paid="gems",
        term="gems",
        is_attack=True,
        ends_move=True,
    )


class Attack(Option, frozen=True):
    """The attack of an Overlord model or an ally: `melee`, `ranged` or `web` (CO-UNI-03, CO-ALY-06)."""

    target: str
    by: str
    how: str = "melee"
    words: ClassVar[Words] = (("", "target"), ("by", "by"), ("as", "how"))
    shown: ClassVar = Shown("attack", "crossed-swords", at=("target",), is_attack=True)


class Cast(Option, frozen=True):
    """Cast a spell for so many gems, perhaps on somebody or somewhere (CO-SPL, CO-OSP)."""

    spell: str
    gems: int
    at: str = ""
    by: str = ""
    words: ClassVar[Words] = (("", "spell"), ("at", "at"), ("for", "gems"), ("by", "by"))
    shown: ClassVar = Shown(
        "spell", "fire-spell-cast", card="spell", has_text=True, at=("spell", "at"), paid="gems", is_attack=True, ends_move=True
    )


class Use(Option, frozen=True):
    """Use an object for what it does, perhaps on somebody or something (CO-CRD-08)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = (("", "card"), ("at", "at"))
    shown: ClassVar = Shown("spell", "card-play", card="card", has_text=True, at=("card",))


class Guard(Option, frozen=True):
    """Guard for so many gems, parrying with a card or dodging; `by` whoever does so in another's place (CO-GRD)."""

    gems: int
    card: str = ""
    by: str = ""
    words: ClassVar[Words] = (("for", "gems"), ("with", "card"), ("by", "by"))
    shown: ClassVar = Shown("dice", "shield", card="card", at=("card",), paid="gems", term="guard")


class Reroll(Option, frozen=True):
    """Roll dice again, by colour and face: `red-0.red-1`; `by` gems, a `mark` or `support` (CO-RER)."""

    dice: str
    by: str
    words: ClassVar[Words] = (("", "dice"), ("by", "by"))
    shown: ClassVar = Shown("dice", "rolling-dices", term="reroll")


class Sacrifice(Option, frozen=True):
    """Become the target of an attack on a friend (CO-SKD-03)."""

    by: str
    words: ClassVar[Words] = (("by", "by"),)
    shown: ClassVar = Shown("dice", "sacrificial-dagger", at=("by",))


# --- things


class Try(Option, frozen=True):
    """A Complex Manipulation in the hero's area: the `chest`, or what the scenario names (CO-MAN-06, CO-CHE-02)."""

    what: str
    gems: int
    tool: str = ""
    words: ClassVar[Words] = (("", "what"), ("for", "gems"), ("with", "tool"))
    shown: ClassVar = Shown("act", "lockpicks", paid="gems", letter="C", term="manipulation", expected=("act",), ends_move=True)


class Pickup(Option, frozen=True):
    """Pick up a card that lies in the hero's area (CO-MAN-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("act", "hand", card="card", has_text=True, at=("card",), paid=1, letter="P", ends_move=True)


class Drop(Option, frozen=True):
    """Drop a card in the hero's own area (CO-DRP-01, CO-ENC-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("act", "trash-can", place=1, card="card", at=("card",), letter="D", natural=("card",), ends_move=True)


class Take(Option, frozen=True):
    """Take a card from another hero, and pay for it (CO-MAN-04)."""

    card: str
    owner: str
    words: ClassVar[Words] = (("", "card"), ("from", "owner"))
    shown: ClassVar = Shown("act", "grab", card="card", has_text=True, at=("card", "owner"), paid=1, ends_move=True)


class Give(Option, frozen=True):
    """Give a card to another hero, and pay for it (CO-MAN-04)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))
    shown: ClassVar = Shown("act", "shaking-hands", card="card", at=("card", "to"), paid=1, letter="G", ends_move=True)


class Throw(Option, frozen=True):
    """Throw a card; where to is asked next (CO-THR-01)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("act", "throwing-ball", card="card", at=("card",), ends_move=True)


class Aim(Option, frozen=True):
    """Throw it into an area in sight, with so many gems and perhaps a tool (CO-THR-02)."""

    to: str
    gems: int
    tool: str = ""
    words: ClassVar[Words] = (("at", "to"), ("for", "gems"), ("with", "tool"))
    shown: ClassVar = Shown("act", "bullseye", at=("to",), paid="gems")


class Keep(Option, frozen=True):
    """Take the card from a chest (CO-CHE-03)."""

    shown: ClassVar = Shown("act", "open-treasure-chest")


class Leave(Option, frozen=True):
    """Decline the card from a chest: it stays in the area (CO-CHE-04)."""

    shown: ClassVar = Shown("act", "return-arrow")


class Catch(Option, frozen=True):
    """Catch the card that has just landed here (CO-THR-05)."""

    shown: ClassVar = Shown("act", "catch", paid=1)


class Agree(Option, frozen=True):
    """Let somebody take a card (CO-RUL-33)."""

    shown: ClassVar = Shown("act", "check-mark")


# --- the Overlord's turn


class Activate(Option, frozen=True):
    """Activate a tile of the river (CO-RIV-02)."""

    tile: str
    words: ClassVar[Words] = (("", "tile"),)
    shown: ClassVar = Shown("tile", "evil-minion", at=("tile",), term="river", expected=("overlord",))


class Flush(Option, frozen=True):
    """Remove a dead tile from the river for good (CO-FLU-01)."""

    tile: str
    words: ClassVar[Words] = (("", "tile"),)
    shown: ClassVar = Shown("tile", "water-drop", at=("tile",), price="scene-price-flush", term="flush", expected=("overlord",))


class Event(Option, frozen=True):
    """Carry out an event of the event tile (CO-EVT-01)."""

    name: str
    words: ClassVar[Words] = (("", "name"),)
    shown: ClassVar = Shown("tile", "hunting-horn", at=())


class Reinforce(Option, frozen=True):
    """Bring a model of a unit back, in an area (CO-RNF-05)."""

    unit: str
    at: str
    words: ClassVar[Words] = (("", "unit"), ("at", "at"))
    shown: ClassVar = Shown("choice", "hunting-horn", at=("at",), term="reinforcement")


class End(Option, frozen=True):
    """End the activation, or the turn."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


# --- allies, and moving: a hero himself, or the model named


class Command(Option, frozen=True):
    """Activate an ally for a gem (CO-ALY-04)."""

    model: str
    words: ClassVar[Words] = (("", "model"),)
    shown: ClassVar = Shown("tile", "rally-the-troops", at=("model",), paid=1, term="command", natural=("friend",))


class Move(Option, frozen=True):
    """Go to an area by the cheapest way, base points first, then gems (CO-MOV)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))
    shown: ClassVar = Shown("space", "walking-boot", at=("to",), natural=("space",), expected=("act",))


class Leap(Option, frozen=True):
    """Jump into an adjacent area with a leap value, by a roll (CO-SKX-07)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))
    shown: ClassVar = Shown("space", "jump-across", at=("to",), term="leap")


class Wreck(Option, frozen=True):
    """Break through a wall or a wooden door into the area behind it (CO-SKX-09)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))
    shown: ClassVar = Shown("space", "broken-wall", at=("to",), natural=("door",))


class Tear(Option, frozen=True):
    """Pay movement points to be rid of a web token (CO-STS-01)."""

    by: str = ""
    words: ClassVar[Words] = (("by", "by"),)
    shown: ClassVar = Shown("act", "spider-web", place=1, at=())


# --- everywhere


class Pass(Option, frozen=True):
    """Let a moment pass."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Choose(Option, frozen=True):
    """Choose by name: the zone a gem is taken from, the next to be hit, an armour card, a place."""

    name: str
    words: ClassVar[Words] = (("", "name"),)
    shown: ClassVar = Shown("choice", "bullseye", at=("name",))


ALL = kinds_among(globals())
