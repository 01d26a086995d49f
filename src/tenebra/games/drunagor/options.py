"""Everything a seat of Drunagor may answer. The fields are the whole meaning; the text form is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among

Words = tuple[tuple[str, str], ...]


# --- moving


class Go(Option, frozen=True):
    """Walk to a square, or an area's first square; `through` names the harm taken on the way where there is a safer one."""

    to: str
    through: str = ""
    words: ClassVar[Words] = (("", "to"), ("through", "through"))


class Move(Option, frozen=True):
    """Take the free Move Action without a step, to be rid of what hinders it (DR-CND-06, DR-CND-07)."""


class Expend(Option, frozen=True):
    """Expend a cube for an extra Move Action; in a Battleground also to `heal` (DR-TRN-06, DR-PVP-06)."""

    colour: str
    to: str = "move"
    words: ClassVar[Words] = (("", "colour"), ("to", "to"))


class Stop(Option, frozen=True):
    """Move no further: the points left are lost."""


# --- the Hero's turn


class Use(Option, frozen=True):
    """Use a Skill for a cube of a colour; `as_colour` for a WILD cube (DR-SKL-02, DR-CUB-06)."""

    skill: str
    colour: str = ""
    as_colour: str = ""
    words: ClassVar[Words] = (("", "skill"), ("with", "colour"), ("as", "as_colour"))


class Focus(Option, frozen=True):
    """Use a Focus Ability for FOCUS tokens (DR-FOC-01)."""

    ability: str
    words: ClassVar[Words] = (("", "ability"),)


class Ki(Option, frozen=True):
    """Discard a KI for a Weapon Attack, or for a KI ability learned (DR-RES-03)."""

    ability: str = ""
    words: ClassVar[Words] = (("for", "ability"),)


class Recall(Option, frozen=True):
    """A voluntary Recall; the turn ends (DR-REC-03)."""


class Consume(Option, frozen=True):
    """Use a Consumable from the Bag, or a FRUIT OF LIFE (DR-MIN-07)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)


class Equip(Option, frozen=True):
    """Put on an item from the Bag; what is in its slot goes into the Bag (DR-MIN-03)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)


class Unequip(Option, frozen=True):
    """Put an item on the body into the Bag (DR-MIN-03)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)


class Give(Option, frozen=True):
    """Give a card from the Bag, or a FRUIT OF LIFE, to an adjacent Hero (DR-MIN-03, DR-RES-05)."""

    item: str
    to: str
    words: ClassVar[Words] = (("", "item"), ("to", "to"))


class Take(Option, frozen=True):
    """Take a card from an adjacent Hero's Bag, into the own Bag or to `consume` it (DR-MIN-03)."""

    item: str
    by: str
    to: str = ""
    words: ClassVar[Words] = (("", "item"), ("from", "by"), ("to", "to"))


class Open(Option, frozen=True):
    """Open a Door (DR-DOR-01)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)


class Search(Option, frozen=True):
    """Search a Chest (DR-CHE-02)."""

    chest: str
    words: ClassVar[Words] = (("", "chest"),)


class Interact(Option, frozen=True):
    """Interact with a token and choose an option of its scene (DR-INT-04)."""

    token: str
    choice: str
    words: ClassVar[Words] = (("", "token"), ("for", "choice"))


class End(Option, frozen=True):
    """End the turn."""


# --- effects and attacks


class Target(Option, frozen=True):
    """Choose a character (DR-TGT-01)."""

    who: str
    words: ClassVar[Words] = (("", "who"),)


class Amount(Option, frozen=True):
    """Choose a character for so many points (DR-TKW-13)."""

    who: str
    number: int
    words: ClassVar[Words] = (("", "who"), ("for", "number"))


class Enough(Option, frozen=True):
    """No more targets, no more points (DR-GEN-06)."""


class React(Option, frozen=True):
    """Use a Reaction to a threat, perhaps for somebody else: with a cube, or without one by FOCUS (DR-RCT-03)."""

    skill: str
    colour: str = ""
    on: str = ""
    words: ClassVar[Words] = (("", "skill"), ("with", "colour"), ("for", "on"))


class Protect(Option, frozen=True):
    """Become the target of an attack in the place of somebody (DR-TKW-15)."""

    who: str
    by: str
    words: ClassVar[Words] = (("", "who"), ("by", "by"))


class Reroll(Option, frozen=True):
    """Roll the d20 again (DR-ATK-18, DR-CHL-03)."""


class Fury(Option, frozen=True):
    """Discard a FURY for +1 DMG (DR-RES-04)."""


# --- in the Camp


class Stash(Option, frozen=True):
    """Leave an item in the Camp (DR-CAM-08)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)


class Fetch(Option, frozen=True):
    """Take an item from the Stash, or starting gear from the box, into the Bag (DR-CAM-08, DR-CAM-09)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)


# --- everywhere


class Choose(Option, frozen=True):
    """Choose by name: a square, a Skill for a cube, a colour, a card, the next to act."""

    name: str
    words: ClassVar[Words] = (("", "name"),)


class Agree(Option, frozen=True):
    """Let somebody take a card (DR-MIN-03)."""


class Pass(Option, frozen=True):
    """Let a moment pass."""


ALL = kinds_among(globals())
