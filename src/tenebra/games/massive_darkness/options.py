"""Everything a seat of Massive Darkness may answer, and how it is shown. The fields are the whole meaning.

`words` is the text form, which scripts write.
"""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among
from tenebra.kit import showing

Words = tuple[tuple[str, str], ...]
GROUPS = ("attack", "skill", "card", "act", "choice", "equip", "give", "end", "space")
"""The groups of the menu, in order; the Zones come last because the board shows them."""
ACTING = ("activation", "command", "movement")
"""The questions at which a Hero does something: what one may expect there and cannot do is told with its rule."""


class Shown(showing.Shown, frozen=True):
    """The display of a kind of option."""

    pictured: str = ""
    """Its picture is that of what its field names: of a Character the `figure`, of an Attack the `type`."""


# --- Actions: Attacks


class Melee(Option, frozen=True):
    """A Melee Action (MD-CAC-02)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)
    shown: ClassVar = Shown("attack", "sword-clash", natural=("foe",), expected=ACTING, is_attack=True)


class Ranged(Option, frozen=True):
    """A Ranged Action (MD-CAC-03)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)
    shown: ClassVar = Shown("attack", "bow-arrow", expected=ACTING, is_attack=True)


class Magic(Option, frozen=True):
    """A Magic Action (MD-CAC-04); at an Enemy in the own Zone by Spellsword (MD-SKL-11)."""

    target: str
    words: ClassVar[Words] = (("", "target"),)
    shown: ClassVar = Shown("attack", "magic-swirl", expected=ACTING, is_attack=True)


# --- Actions: a Movement Action


class Move(Option, frozen=True):
    """Move to an adjacent Zone for a Movement Point (MD-MVA-04); it begins a Movement Action if none is under way."""

    to: str
    words: ClassVar[Words] = (("", "to"),)
    shown: ClassVar = Shown("space", "footprint", natural=("space",), expected=ACTING)


class Open(Option, frozen=True):
    """Open a door for a Movement Point (MD-DOOR-01)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    shown: ClassVar = Shown("act", "doorway", natural=("door",), expected=ACTING)


class Pickup(Option, frozen=True):
    """Take all tokens of the Zone for a Movement Point (MD-PCK-01)."""

    shown: ClassVar = Shown("act", "grab", expected=ACTING)


class Stop(Option, frozen=True):
    """End the Movement Action; points left are lost (MD-MVA-03)."""

    shown: ClassVar = Shown("end", "halt", is_last=True)


# --- other Actions, and what costs none


class Standup(Option, frozen=True):
    """Stop being Stunned (MD-STU-01)."""

    shown: ClassVar = Shown("act", "quick-man")


class Trade(Option, frozen=True):
    """Reorganize/Trade (MD-TRD-01)."""

    shown: ClassVar = Shown("act", "backpack", term="trade", expected=ACTING)


class Transmute(Option, frozen=True):
    """Turn three cards into a better one (MD-TRN-01)."""

    shown: ClassVar = Shown("act", "cauldron", term="transmute", expected=ACTING)


class Signature(Option, frozen=True):
    """Use the Signature for 1 XP, or for 1 Micro-XP (MD-SIG-01, MD-STO-04)."""

    by: str = ""
    words: ClassVar[Words] = (("by", "by"),)
    shown: ClassVar = Shown("skill", "star-formation", term="signature", expected=ACTING, place=1)


class Use(Option, frozen=True):
    """Use a Consumable, or an Item whose text says when (MD-ITM-02)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("card", card="card", has_text=True, at=("card",), natural=("card",))


# --- Actions of Skills


class Charge(Option, frozen=True):
    """Charge into a Zone (MD-SKL-04)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)
    shown: ClassVar = Shown("skill", "charging-bull", term="charge", expected=ACTING, is_attack=True)


class Safeshot(Option, frozen=True):
    """Safe Shot: move, then shoot (MD-SKL-13)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)
    shown: ClassVar = Shown("skill", "arrow-wings", term="safe-shot", expected=ACTING, is_attack=True)


class Teleport(Option, frozen=True):
    """Teleport to a Zone (MD-SKL-12)."""

    to: str
    words: ClassVar[Words] = (("", "to"),)
    shown: ClassVar = Shown("skill", "teleport", expected=ACTING)


class Command(Option, frozen=True):
    """Let another Hero act (MD-SKL-07)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)
    shown: ClassVar = Shown("skill", term="command", natural=("friend",), pictured="figure")


# --- enough


class Nothing(Option, frozen=True):
    """Do Nothing: end the Activation, or decline a free Action (MD-NOP-01)."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Pass(Option, frozen=True):
    """Use nothing more now."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Ready(Option, frozen=True):
    """Finished for now."""

    shown: ClassVar = Shown("end", "check-mark", is_last=True)


# --- in a roll


class Pay(Option, frozen=True):
    """Suffer Wounds for a Skill, or let an Ally suffer them (MD-CND-09, MD-CND-11)."""

    power: str
    by: str
    words: ClassVar[Words] = (("for", "power"), ("by", "by"))
    shown: ClassVar = Shown("card", "bleeding-wound")


class Trigger(Option, frozen=True):
    """Trigger an Enchantment (MD-ENC-07)."""

    power: str
    words: ClassVar[Words] = (("", "power"),)
    shown: ClassVar = Shown("card", "magic-palm", term="bam")


class Reroll(Option, frozen=True):
    """Roll dice of a side again: all, or those at some places (MD-RRL-01)."""

    side: str
    places: str = ""
    words: ClassVar[Words] = (("", "side"), ("at", "places"))
    shown: ClassVar = Shown("card", "rolling-dices", term="reroll")


class Die(Option, frozen=True):
    """Choose a die: a colour to add or leave out, or one that lies on the table (MD-DEC-03)."""

    colour: str
    face: str = ""
    words: ClassVar[Words] = (("", "colour"), ("showing", "face"))
    shown: ClassVar = Shown("choice", "rolling-dices")


class Symbol(Option, frozen=True):
    """Choose the symbol that a blank result gets (MD-RUL-15)."""

    symbol: str
    words: ClassVar[Words] = (("", "symbol"),)
    shown: ClassVar = Shown("choice", "star-formation")


class Strike(Option, frozen=True):
    """Choose the figure that the Wounds go to: the Boss or a Minion (MD-RUL-44)."""

    figure: str
    words: ClassVar[Words] = (("", "figure"),)
    shown: ClassVar = Shown("choice", "crossed-swords")


class Agree(Option, frozen=True):
    """Yes."""

    shown: ClassVar = Shown("choice", "check-mark")


class Refuse(Option, frozen=True):
    """No."""

    shown: ClassVar = Shown("choice", "cancel", is_last=True)


# --- who, where and how


class Activate(Option, frozen=True):
    """This Enemy acts, answers or calls next (MD-DEC-01)."""

    enemy: str
    words: ClassVar[Words] = (("", "enemy"),)
    shown: ClassVar = Shown("choice", pictured="figure")


class Choose(Option, frozen=True):
    """Choose a Character."""

    who: str
    words: ClassVar[Words] = (("", "who"),)
    shown: ClassVar = Shown("choice", pictured="figure")


class Place(Option, frozen=True):
    """Choose a Zone."""

    zone: str
    words: ClassVar[Words] = (("", "zone"),)
    shown: ClassVar = Shown("space", "position-marker")


class Kind(Option, frozen=True):
    """Choose the type of an Enemy's Attack (MD-RUL-20)."""

    type: str
    words: ClassVar[Words] = (("", "type"),)
    shown: ClassVar = Shown("choice", pictured="type")


class First(Option, frozen=True):
    """This Hero's player is First Player (MD-SET-19)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)
    shown: ClassVar = Shown("choice", pictured="figure")


# --- cards


class Pick(Option, frozen=True):
    """Choose a card: a weapon to begin with, one to discard, one of the Market."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("choice", card="card", has_text=True, at=("card",))


class Equip(Option, frozen=True):
    """Put a card into its slot, in place of another one where both hands are full (MD-TRD-01)."""

    card: str
    instead: str = ""
    words: ClassVar[Words] = (("", "card"), ("for", "instead"))
    shown: ClassVar = Shown("equip", card="card", at=("card", "instead"))


class Unequip(Option, frozen=True):
    """Take a card out of its slot (MD-TRD-01)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("equip", card="card", at=("card",))


class Give(Option, frozen=True):
    """Give a card to another Hero (MD-TRD-02, MD-PCK-05)."""

    card: str
    to: str
    words: ClassVar[Words] = (("", "card"), ("to", "to"))
    shown: ClassVar = Shown("give", card="card", at=("card", "to"), letter="G")


# --- experience, and the Market


class Learn(Option, frozen=True):
    """Acquire the next step of a Skill Line (MD-EXP-05)."""

    line: str
    words: ClassVar[Words] = (("", "line"),)
    shown: ClassVar = Shown("choice", at=("line",))


class Sell(Option, frozen=True):
    """Sell a card to the Market for XP (MD-MKT-08)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("choice", card="card", at=("card",))


class Barter(Option, frozen=True):
    """Give the Market one card, or two with `+` between them, for cards of at most their Level (MD-MKT-09)."""

    cards: str
    words: ClassVar[Words] = (("", "cards"),)
    shown: ClassVar = Shown("choice", "trade")


class Swap(Option, frozen=True):
    """Swap a card for Starting Equipment (MD-MKT-13, MD-STO-22)."""

    card: str
    starting: str
    words: ClassVar[Words] = (("", "card"), ("for", "starting"))
    shown: ClassVar = Shown("choice", card="card", at=("card", "starting"))


ALL = kinds_among(globals())
