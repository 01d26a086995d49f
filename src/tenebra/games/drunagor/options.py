"""Everything a seat of Drunagor may answer, and how it is shown. The fields are the meaning; `words` is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among
from tenebra.kit import showing

Words = tuple[tuple[str, str], ...]
GROUPS = ("skill", "target", "react", "minor", "goods", "choice", "cube", "end", "space")
"""The groups of the menu, in order; the squares come last because the board shows them."""


class Shown(showing.Shown, frozen=True):
    """The display of a kind of option."""

    cube: str = ""
    """The field with the colour of the cube that it takes."""
    is_cube_action: bool = False
    """Points that are left of a movement are lost (DR-TRN-07)."""


# --- moving


class Go(Option, frozen=True):
    """Walk to a square, or an area's first square; `through` names the harm taken on the way where there is a safer one."""

    to: str
    through: str = ""
    words: ClassVar[Words] = (("", "to"), ("through", "through"))
    shown: ClassVar = Shown("space", "walking-boot", at=("to",), natural=("space",))


class Stop(Option, frozen=True):
    """Move no further: the points left are lost."""

    shown: ClassVar = Shown("end", "halt", is_last=True)


# --- the Hero's turn


class Use(Option, frozen=True):
    """Use a Skill for a cube of a colour; `as_colour` for a WILD cube (DR-SKL-02, DR-CUB-06)."""

    skill: str
    colour: str = ""
    as_colour: str = ""
    words: ClassVar[Words] = (("", "skill"), ("with", "colour"), ("as", "as_colour"))
    shown: ClassVar = Shown(
        "skill",
        "skills",
        card="skill",
        has_text=True,
        at=("skill",),
        cube="colour",
        term="cubes",
        natural=("card",),
        is_cube_action=True,
    )


class Search(Option, frozen=True):
    """Search a Chest (DR-CHE-02)."""

    chest: str
    words: ClassVar[Words] = (("", "chest"),)
    shown: ClassVar = Shown("minor", "locked-chest", at=("chest",), letter="C", expected=("turn",))


class Interact(Option, frozen=True):
    """Interact with a token and choose an option of its scene (DR-INT-04)."""

    token: str
    choice: str
    words: ClassVar[Words] = (("", "token"), ("for", "choice"))
    shown: ClassVar = Shown("minor", "talk", at=("token",), letter="G")


class Open(Option, frozen=True):
    """Open a Door (DR-DOR-01)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    shown: ClassVar = Shown("minor", "wooden-door", place=-1, letter="D", natural=("door",), expected=("turn",))


class Consume(Option, frozen=True):
    """Use a Consumable from the Bag, or a FRUIT OF LIFE (DR-MIN-07)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("minor", "drink-me", card="item", has_text=True, at=("item",), letter="P")


class Recall(Option, frozen=True):
    """A voluntary Recall; the turn ends (DR-REC-03)."""

    shown: ClassVar = Shown(
        "cube", "return-arrow", place=1, warning="scene-warn-recall", letter="R", term="recall", expected=("turn",), is_final=True
    )


class Expend(Option, frozen=True):
    """Expend a cube for an extra Move Action; in a Battleground also to `heal` (DR-TRN-06, DR-PVP-06)."""

    colour: str
    to: str = "move"
    words: ClassVar[Words] = (("", "colour"), ("to", "to"))
    shown: ClassVar = Shown("cube", "cube", at=(), cube="colour", term="expend", expected=("turn",), is_cube_action=True)


class Move(Option, frozen=True):
    """Take the free Move Action without a step, to be rid of what hinders it (DR-CND-06, DR-CND-07)."""

    shown: ClassVar = Shown("cube", "run")


class Focus(Option, frozen=True):
    """Use a Focus Ability for FOCUS tokens (DR-FOC-01)."""

    ability: str
    words: ClassVar[Words] = (("", "ability"),)
    shown: ClassVar = Shown("skill", "meditation", card="ability", has_text=True, at=("ability",), term="focus")


class Ki(Option, frozen=True):
    """Discard a KI for a Weapon Attack, or for a KI ability learned (DR-RES-03)."""

    ability: str = ""
    words: ClassVar[Words] = (("for", "ability"),)
    shown: ClassVar = Shown("skill", "fist", at=(), term="ki")


class Equip(Option, frozen=True):
    """Put on an item from the Bag; what is in its slot goes into the Bag (DR-MIN-03)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("goods", "breastplate", card="item", has_text=True, at=("item",))


class Unequip(Option, frozen=True):
    """Put an item on the body into the Bag (DR-MIN-03)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("goods", "knapsack", card="item", at=("item",))


class Give(Option, frozen=True):
    """Give a card from the Bag, or a FRUIT OF LIFE, to an adjacent Hero (DR-MIN-03, DR-RES-05)."""

    item: str
    to: str
    words: ClassVar[Words] = (("", "item"), ("to", "to"))
    shown: ClassVar = Shown("goods", "shaking-hands", card="item", at=("item", "to"))


class Take(Option, frozen=True):
    """Take a card from an adjacent Hero's Bag, into the own Bag or to `consume` it (DR-MIN-03)."""

    item: str
    by: str
    to: str = ""
    words: ClassVar[Words] = (("", "item"), ("from", "by"), ("to", "to"))
    shown: ClassVar = Shown("goods", "receive-money", card="item", at=("item", "by"))


class End(Option, frozen=True):
    """End the turn."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


# --- effects and attacks


class Target(Option, frozen=True):
    """Choose a character (DR-TGT-01)."""

    who: str
    words: ClassVar[Words] = (("", "who"),)
    shown: ClassVar = Shown(
        "target", "bullseye", card="who", at=("who",), term="attack", natural=("foe", "friend"), is_attack=True
    )


class Amount(Option, frozen=True):
    """Choose a character for so many points (DR-TKW-13)."""

    who: str
    number: int
    words: ClassVar[Words] = (("", "who"), ("for", "number"))
    shown: ClassVar = Shown("target", "abacus", card="who", at=("who",))


class Enough(Option, frozen=True):
    """No more targets, no more points (DR-GEN-06)."""

    shown: ClassVar = Shown("end", "check-mark", is_last=True)


class React(Option, frozen=True):
    """Use a Reaction to a threat, perhaps for somebody else: with a cube, or without one by FOCUS (DR-RCT-03)."""

    skill: str
    colour: str = ""
    on: str = ""
    words: ClassVar[Words] = (("", "skill"), ("with", "colour"), ("for", "on"))
    shown: ClassVar = Shown(
        "react", "lightning-shield", card="skill", has_text=True, at=("skill", "on"), cube="colour", term="reaction"
    )


class Protect(Option, frozen=True):
    """Become the target of an attack in the place of somebody (DR-TKW-15)."""

    who: str
    by: str
    words: ClassVar[Words] = (("", "who"), ("by", "by"))
    shown: ClassVar = Shown("react", "shield-reflect", at=("who",), term="protect")


class Reroll(Option, frozen=True):
    """Roll the d20 again (DR-ATK-18, DR-CHL-03)."""

    shown: ClassVar = Shown("react", "rolling-dices")


class Fury(Option, frozen=True):
    """Discard a FURY for +1 DMG (DR-RES-04)."""

    shown: ClassVar = Shown("react", "enrage", term="fury")


# --- in the Camp


class Stash(Option, frozen=True):
    """Leave an item in the Camp (DR-CAM-08)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("goods", "perspective-dice-six-faces-random", at=("item",))


class Fetch(Option, frozen=True):
    """Take an item from the Stash, or starting gear from the box, into the Bag (DR-CAM-08, DR-CAM-09)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("goods", "perspective-dice-six-faces-random", at=("item",))


# --- everywhere


class Choose(Option, frozen=True):
    """Choose by name: a square, a Skill for a cube, a colour, a card, the next to act."""

    name: str
    words: ClassVar[Words] = (("", "name"),)
    shown: ClassVar = Shown("choice", "position-marker")


class Agree(Option, frozen=True):
    """Let somebody take a card (DR-MIN-03)."""

    shown: ClassVar = Shown("goods", "check-mark")


class Pass(Option, frozen=True):
    """Let a moment pass."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


ALL = kinds_among(globals())
