"""Everything a seat of Massive Darkness may answer. The fields are the whole meaning; the text form is what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among

Words = tuple[tuple[str, str], ...]


class Melee(Option, frozen=True):
    """A Melee Action (MD-CAC-02)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)


class Ranged(Option, frozen=True):
    """A Ranged Action (MD-CAC-03)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)


class Magic(Option, frozen=True):
    """A Magic Action (MD-CAC-04); at an Enemy in the own Zone by Spellsword (MD-SKL-11)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)


class Charge(Option, frozen=True):
    """Charge into a Zone (MD-SKL-04)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)


class Safeshot(Option, frozen=True):
    """Safe Shot: move, then shoot (MD-SKL-13)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)


class Teleport(Option, frozen=True):
    """Teleport to a Zone (MD-SKL-12)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)


class Command(Option, frozen=True):
    """Let another Hero act (MD-SKL-07)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)


class Move(Option, frozen=True):
    """Move to an adjacent Zone for a Movement Point (MD-MVA-04); it begins a Movement Action if none is under way."""

    to: str
    words: ClassVar[Words] = (("", "to"),)


class Open(Option, frozen=True):
    """Open a door for a Movement Point (MD-DOOR-01)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)


class Pickup(Option, frozen=True):
    """Take all tokens of the Zone for a Movement Point (MD-PCK-01)."""


class Stop(Option, frozen=True):
    """End the Movement Action; points left are lost (MD-MVA-03)."""


class Standup(Option, frozen=True):
    """Stop being Stunned (MD-STU-01)."""


class Trade(Option, frozen=True):
    """Reorganize/Trade (MD-TRD-01)."""


class Transmute(Option, frozen=True):
    """Turn three cards into a better one (MD-TRN-01)."""


class Signature(Option, frozen=True):
    """Use the Signature for 1 XP, or for 1 Micro-XP (MD-SIG-01, MD-STO-04)."""

    by: str = ""
    words: ClassVar[Words] = (("by", "by"),)


class Use(Option, frozen=True):
    """Use a Consumable, or an Item whose text says when (MD-ITM-02)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Pay(Option, frozen=True):
    """Suffer Wounds for a Skill, or let an Ally suffer them (MD-CND-09, MD-CND-11)."""

    power: str
    by: str
    words: ClassVar[Words] = (("for", "power"), ("by", "by"))


class Nothing(Option, frozen=True):
    """Do Nothing: end the Activation, or decline a free Action (MD-NOP-01)."""


class Pass(Option, frozen=True):
    """Use nothing more now."""


class Trigger(Option, frozen=True):
    """Trigger an Enchantment (MD-ENC-07)."""

    power: str
    words: ClassVar[Words] = (("", "power"),)


class Reroll(Option, frozen=True):
    """Roll dice of a side again: all, or those at some places (MD-RRL-01)."""

    side: str
    places: str = ""
    words: ClassVar[Words] = (("", "side"), ("at", "places"))


class Die(Option, frozen=True):
    """Choose a die: a colour to add or leave out, or one that lies on the table (MD-DEC-03)."""

    colour: str
    face: str = ""
    words: ClassVar[Words] = (("", "colour"), ("showing", "face"))


class Symbol(Option, frozen=True):
    """Choose the symbol that a blank result gets (MD-RUL-15)."""

    symbol: str
    words: ClassVar[Words] = (("", "symbol"),)


class Strike(Option, frozen=True):
    """Choose the figure that the Wounds go to: the Boss or a Minion (MD-RUL-44)."""

    figure: str
    words: ClassVar[Words] = (("", "figure"),)


class Activate(Option, frozen=True):
    """This Enemy acts, answers or calls next (MD-DEC-01)."""

    enemy: str
    words: ClassVar[Words] = (("", "enemy"),)


class Choose(Option, frozen=True):
    """Choose a Character."""

    who: str
    words: ClassVar[Words] = (("", "who"),)


class Place(Option, frozen=True):
    """Choose a Zone."""

    zone: str
    words: ClassVar[Words] = (("", "zone"),)


class Kind(Option, frozen=True):
    """Choose the type of an Enemy's Attack (MD-RUL-20)."""

    type: str
    words: ClassVar[Words] = (("", "type"),)


class Pick(Option, frozen=True):
    """Choose a card: a weapon to begin with, one to discard, one of the Market."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Equip(Option, frozen=True):
    """Put a card into its slot, in place of another one where both hands are full (MD-TRD-01)."""

    card: str
    instead: str = ""
    words: ClassVar[Words] = (("", "card"), ("for", "instead"))


class Unequip(Option, frozen=True):
    """Take a card out of its slot (MD-TRD-01)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Give(Option, frozen=True):
    """Give a card to another Hero (MD-TRD-02, MD-PCK-05)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))


class Ready(Option, frozen=True):
    """Finished for now."""


class First(Option, frozen=True):
    """This Hero's player is First Player (MD-SET-19)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)


class Learn(Option, frozen=True):
    """Acquire the next step of a Skill Line (MD-EXP-05)."""

    line: str
    words: ClassVar[Words] = (("", "line"),)


class Sell(Option, frozen=True):
    """Sell a card to the Market for XP (MD-MKT-08)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)


class Barter(Option, frozen=True):
    """Give the Market one card, or two with `+` between them, for cards of at most their Level (MD-MKT-09)."""

    cards: str
    words: ClassVar[Words] = (("", "cards"),)


class Swap(Option, frozen=True):
    """Swap a card for Starting Equipment (MD-MKT-13, MD-STO-22)."""

    card: str
    starting: str
    words: ClassVar[Words] = (("", "card"), ("for", "starting"))


class Agree(Option, frozen=True):
    """Yes."""


class Refuse(Option, frozen=True):
    """No."""


ALL = kinds_among(globals())
