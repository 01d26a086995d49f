"""Everything a seat of Conan may answer. The fields are the whole meaning; the text form is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among

Words = tuple[tuple[str, str], ...]


# --- the Heroes' turn


class Stance(Option, frozen=True):
    """Be `aggressive` or `cautious` in the coming Action phase (CO-STA-01)."""

    stance: str
    words: ClassVar[Words] = (("", "stance"),)


class Command(Option, frozen=True):
    """Activate an ally for a gem (CO-ALY-04)."""

    model: str
    words: ClassVar[Words] = (("", "model"),)


class Done(Option, frozen=True):
    """Finished: acting, or spending reinforcement points."""


# --- moving: a hero himself, or the model named


class Move(Option, frozen=True):
    """Go to an area by the cheapest way, base points first, then gems (CO-MOV)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))


class Leap(Option, frozen=True):
    """Jump into an adjacent area with a leap value, by a roll (CO-SKX-07)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))


class Wreck(Option, frozen=True):
    """Break through a wall or a wooden door into the area behind it (CO-SKX-09)."""

    to: str
    by: str = ""
    words: ClassVar[Words] = (("", "to"), ("by", "by"))


class Tear(Option, frozen=True):
    """Pay movement points to be rid of a web token (CO-STS-01)."""

    by: str = ""
    words: ClassVar[Words] = (("by", "by"),)


# --- things


class Pickup(Option, frozen=True):
    """Pick up a card that lies in the hero's area (CO-MAN-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Give(Option, frozen=True):
    """Give a card to another hero, and pay for it (CO-MAN-04)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))


class Take(Option, frozen=True):
    """Take a card from another hero, and pay for it (CO-MAN-04)."""

    card: str
    owner: str
    words: ClassVar[Words] = (("", "card"), ("from", "owner"))


class Drop(Option, frozen=True):
    """Drop a card in the hero's own area (CO-DRP-01, CO-ENC-03)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Throw(Option, frozen=True):
    """Throw a card; where to is asked next (CO-THR-01)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Aim(Option, frozen=True):
    """Throw it into an area in sight, with so many gems and perhaps a tool (CO-THR-02)."""

    to: str
    gems: int
    tool: str = ""
    words: ClassVar[Words] = (("at", "to"), ("for", "gems"), ("with", "tool"))


class Try(Option, frozen=True):
    """A Complex Manipulation in the hero's area: the `chest`, or what the scenario names (CO-MAN-06, CO-CHE-02)."""

    what: str
    gems: int
    tool: str = ""
    words: ClassVar[Words] = (("", "what"), ("for", "gems"), ("with", "tool"))


class Keep(Option, frozen=True):
    """Take the card from a chest (CO-CHE-03)."""


class Leave(Option, frozen=True):
    """Decline the card from a chest: it stays in the area (CO-CHE-04)."""


class Catch(Option, frozen=True):
    """Catch the card that has just landed here (CO-THR-05)."""


class Agree(Option, frozen=True):
    """Let somebody take a card (CO-RUL-33)."""


# --- attacks and spells


class Strike(Option, frozen=True):
    """A hero's Melee Attack: on a model, with a card, a second one or none, for so many gems (CO-MEL)."""

    target: str
    gems: int = 1
    card: str = ""
    second: str = ""
    words: ClassVar[Words] = (("", "target"), ("with", "card"), ("and", "second"), ("for", "gems"))


class Shoot(Option, frozen=True):
    """A hero's Ranged Attack: on a model, or on an area, with a card for so many gems (CO-RNG)."""

    target: str
    gems: int
    card: str = ""
    words: ClassVar[Words] = (("", "target"), ("with", "card"), ("for", "gems"))


class Attack(Option, frozen=True):
    """The attack of an Overlord model or an ally: `melee`, `ranged` or `web` (CO-UNI-03, CO-ALY-06)."""

    target: str
    by: str
    how: str = "melee"
    words: ClassVar[Words] = (("", "target"), ("by", "by"), ("as", "how"))


class Cast(Option, frozen=True):
    """Cast a spell for so many gems, perhaps on somebody or somewhere (CO-SPL, CO-OSP)."""

    spell: str
    gems: int
    at: str = ""
    by: str = ""
    words: ClassVar[Words] = (("", "spell"), ("at", "at"), ("for", "gems"), ("by", "by"))


class Use(Option, frozen=True):
    """Use an object for what it does, perhaps on somebody or something (CO-CRD-08)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = (("", "card"), ("at", "at"))


class Reroll(Option, frozen=True):
    """Roll dice again, by colour and face: `red-0.red-1`; `by` gems, a `mark` or `support` (CO-RER)."""

    dice: str
    by: str
    words: ClassVar[Words] = (("", "dice"), ("by", "by"))


class Guard(Option, frozen=True):
    """Guard for so many gems, parrying with a card or dodging; `by` whoever does so in another's place (CO-GRD)."""

    gems: int
    card: str = ""
    by: str = ""
    words: ClassVar[Words] = (("for", "gems"), ("with", "card"), ("by", "by"))


class Sacrifice(Option, frozen=True):
    """Become the target of an attack on a friend (CO-SKD-03)."""

    by: str
    words: ClassVar[Words] = (("by", "by"),)


# --- the Overlord's turn


class Activate(Option, frozen=True):
    """Activate a tile of the river (CO-RIV-02)."""

    tile: str
    words: ClassVar[Words] = (("", "tile"),)


class Flush(Option, frozen=True):
    """Remove a dead tile from the river for good (CO-FLU-01)."""

    tile: str
    words: ClassVar[Words] = (("", "tile"),)


class Event(Option, frozen=True):
    """Carry out an event of the event tile (CO-EVT-01)."""

    name: str
    words: ClassVar[Words] = (("", "name"),)


class Reinforce(Option, frozen=True):
    """Bring a model of a unit back, in an area (CO-RNF-05)."""

    unit: str
    at: str
    words: ClassVar[Words] = (("", "unit"), ("at", "at"))


class End(Option, frozen=True):
    """End the activation, or the turn."""


# --- everywhere


class Pass(Option, frozen=True):
    """Let a moment pass."""


class Choose(Option, frozen=True):
    """Choose by name: the zone a gem is taken from, the next to be hit, an armour card, a place."""

    name: str
    words: ClassVar[Words] = (("", "name"),)


ALL = kinds_among(globals())
