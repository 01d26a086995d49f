"""Everything a seat of Descent may answer, and how it is shown. The fields are the whole meaning, `words` what scripts write."""

from __future__ import annotations

from typing import ClassVar

from tenebra.kernel import Option, kinds_among
from tenebra.kit import showing

Words = tuple[tuple[str, str], ...]
UPRIGHT = "upright"
"""The direction of a long figure that does not lie across: from north to south."""
GROUPS = ("action", "attack", "dice", "order", "card", "act", "choice", "shop", "equip", "give", "threat", "end", "space")
"""The groups of the menu, in order; the spaces come last because the board shows them."""


class Shown(showing.Shown, frozen=True):
    """The display of a kind of option."""

    is_held: bool = False
    """It names what a hero carries or the Overlord holds: of what is alike each copy can be clicked on."""
    text: str = ""
    """The field that names a card, where the option has that card's text but a picture of its own."""


# --- before the quest


class Swap(Option, frozen=True):
    """Swap a skill for another of the same deck (DE-SET-10)."""

    skill: str
    words: ClassVar[Words] = (("", "skill"),)
    shown: ClassVar = Shown("choice", "cycle", text="skill", at=("skill",))


class Place(Option, frozen=True):
    """Choose a space: for a hero at the beginning (DE-SET-19), a monster (DE-SPW), whoever is moved (DE-ABL-12, DE-RUL-82)."""

    at: str
    lie: str = ""
    words: ClassVar[Words] = (("", "at"), ("lie", "lie"))
    shown: ClassVar = Shown("space", "position-marker")


# --- a hero's turn


class Next(Option, frozen=True):
    """This hero acts next (DE-RND-04)."""

    hero: str
    words: ClassVar[Words] = (("", "hero"),)
    shown: ClassVar = Shown("choice", "person", at=("hero",), natural=("friend",))


class Run(Option, frozen=True):
    """Twice the speed, no attack (DE-ACT-01)."""

    shown: ClassVar = Shown("action", "run", note="action-run.about")


class Battle(Option, frozen=True):
    """Two attacks, no movement points (DE-ACT-02)."""

    shown: ClassVar = Shown("action", "crossed-swords", note="action-battle.about")


class Advance(Option, frozen=True):
    """Movement and one attack (DE-ACT-04)."""

    shown: ClassVar = Shown("action", "forward-field", note="action-advance.about", term="action")


class Ready(Option, frozen=True):
    """Movement or one attack, and an order (DE-ACT-05)."""

    shown: ClassVar = Shown("action", "guarded-tower", note="action-ready.about")


class Order(Option, frozen=True):
    """Place an order, `aim`, `dodge`, `guard` or `rest`; beside another hero if a skill allows it (DE-ORD-01)."""

    order: str
    to: str = ""
    words: ClassVar[Words] = (("", "order"), ("to", "to"))
    shown: ClassVar = Shown("order", sign="order", term="order", expected=("turn",))


class Fatigue(Option, frozen=True):
    """A fatigue for a movement point, or in an attack for one more power die (DE-FAT-03, DE-FAT-04)."""

    shown: ClassVar = Shown("act", "droplets", letter="S", term="fatigue", expected=("turn",))


class Move(Option, frozen=True):
    """Walk to a space and stop there; of a large monster the top left space, `lie` as it lies then (DE-MOV)."""

    to: str
    lie: str = ""
    words: ClassVar[Words] = (("", "to"), ("lie", "lie"))
    shown: ClassVar = Shown("space", "walking-boot", natural=("space",), expected=("turn", "monster"))


class Climb(Option, frozen=True):
    """Climb out of a pit (DE-OBS-04)."""

    to: str
    lie: str = ""
    words: ClassVar[Words] = (("to", "to"), ("lie", "lie"))
    shown: ClassVar = Shown("space", "ladder")


class Jump(Option, frozen=True):
    """Jump over a pit (DE-OBS-06)."""

    to: str
    words: ClassVar[Words] = (("to", "to"),)
    shown: ClassVar = Shown("space", "jump-across")


class Use(Option, frozen=True):
    """Use a skill, an item or an ability, perhaps on somebody or at a space."""

    card: str
    at: str = ""
    words: ClassVar[Words] = (("", "card"), ("at", "at"))
    shown: ClassVar = Shown("card", card="card", natural=("card",))


class End(Option, frozen=True):
    """End the turn, or the activation."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


# --- movement actions, each with its cost in movement points (DE-MVA-01 to DE-MVA-05), and what a hero carries


class Open(Option, frozen=True):
    """Open a door (DE-DOR-04)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    cost: ClassVar = 2
    shown: ClassVar = Shown("act", "wooden-door", natural=("door",), expected=("turn", "monster"))


class Close(Option, frozen=True):
    """Close a door (DE-DOR-04)."""

    door: str
    words: ClassVar[Words] = (("", "door"),)
    cost: ClassVar = 2
    shown: ClassVar = Shown("act", "closed-doors")


class Chest(Option, frozen=True):
    """Open the chest in the hero's space (DE-CHS-01)."""

    cost: ClassVar = 2
    shown: ClassVar = Shown("act", "locked-chest", letter="C", expected=("turn",))


class Pickup(Option, frozen=True):
    """Pick up a token in the hero's own space (DE-TRS-02)."""

    token: str
    words: ClassVar[Words] = (("", "token"),)
    shown: ClassVar = Shown("act", "hand", at=("token",))


class Stairs(Option, frozen=True):
    """Take the staircase to its other end, which may be unknown (DE-STR-01, DE-STR-02)."""

    cost: ClassVar = 1
    shown: ClassVar = Shown("act", "stairs", expected=("turn",))


class Travel(Option, frozen=True):
    """By glyph to `town`, or from Town to a glyph, or to a space beside one that is taken (DE-GLY-02, DE-RUL-20)."""

    to: str
    words: ClassVar[Words] = (("to", "to"),)
    cost: ClassVar = 1
    shown: ClassVar = Shown("act", "magic-portal", term="glyph", expected=("turn",))


class Visit(Option, frozen=True):
    """Go shopping (DE-TWN-02)."""

    cost: ClassVar = 3
    shown: ClassVar = Shown("act", "shop")


class Reequip(Option, frozen=True):
    """Rearrange everything carried (DE-RUL-54)."""

    cost: ClassVar = 2
    shown: ClassVar = Shown("act", "swap-bag", letter="R", expected=("turn",))


class Equip(Option, frozen=True):
    """Take an item from the pack, or one just received, into use (DE-TRN-05)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("equip", "breastplate", text="item", at=("item",), is_held=True)


class Stow(Option, frozen=True):
    """Put an item into the pack (DE-EQP-05)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("equip", "knapsack", at=("item",), is_held=True)


class Drop(Option, frozen=True):
    """Drop an item (DE-EQP-07)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("equip", "trash-can", at=("item",), is_held=True)


class Give(Option, frozen=True):
    """Give an item, or Pico, to an adjacent hero or ferret (DE-TRS-03, DE-FAM-10, DE-FAM-16)."""

    item: str
    to: str
    words: ClassVar[Words] = (("", "item"), ("to", "to"))
    cost: ClassVar = 1
    shown: ClassVar = Shown("give", "shaking-hands", at=("item", "to"), is_held=True, letter="G")


class Drink(Option, frozen=True):
    """Drink an equipped potion (DE-POT-02)."""

    potion: str
    words: ClassVar[Words] = (("", "potion"),)
    cost: ClassVar = 1
    shown: ClassVar = Shown("card", card="potion", has_text=True, at=("potion",), is_held=True, letter="D")


# --- Town, treasure


class Buy(Option, frozen=True):
    """Buy a card of the shop, a potion or a random treasure of a kind (DE-TWN-04, DE-TWN-06)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("shop", "shop", term="shop")


class Learn(Option, frozen=True):
    """Buy a skill from a deck (DE-TWN-08)."""

    deck: str
    words: ClassVar[Words] = (("", "deck"),)
    shown: ClassVar = Shown("shop", "spell-book")


class Train(Option, frozen=True):
    """Buy a training token for a trait (DE-TWN-10)."""

    trait: str
    words: ClassVar[Words] = (("", "trait"),)
    shown: ClassVar = Shown("shop", "biceps", term="training")


class Sell(Option, frozen=True):
    """Sell an item for half its value (DE-TWN-05)."""

    item: str
    words: ClassVar[Words] = (("", "item"),)
    shown: ClassVar = Shown("shop", "cash", at=("item",), is_held=True)


class Keep(Option, frozen=True):
    """Keep a treasure (DE-CHS-05), or the skills as they are (DE-SET-10)."""

    card: str = ""
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("choice", "chest", text="card", at=("card",))


class Coins(Option, frozen=True):
    """Take coins instead of a treasure (DE-CHS-05)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("choice", "coins", at=("card",))


class Done(Option, frozen=True):
    """Finished with what is at hand: equipping, shopping, spending, the Overlord's preparations."""

    shown: ClassVar = Shown("end", "check-mark", is_last=True)


# --- familiars


class Guide(Option, frozen=True):
    """A familiar moves (DE-FAM-02)."""

    familiar: str
    to: str
    words: ClassVar[Words] = (("", "familiar"), ("to", "to"))
    shown: ClassVar = Shown("space", "paw-print", at=("familiar", "to"))


class Fetch(Option, frozen=True):
    """A ferret picks up a token in its space (DE-FAM-10)."""

    familiar: str
    token: str
    words: ClassVar[Words] = (("", "familiar"), ("", "token"))
    shown: ClassVar = Shown("give", "paw-print", at=("familiar", "token"))


class Bring(Option, frozen=True):
    """A ferret gives what it carries to an adjacent hero or the other ferret (DE-FAM-11)."""

    familiar: str
    to: str
    words: ClassVar[Words] = (("", "familiar"), ("to", "to"))
    shown: ClassVar = Shown("give", "paw-print")


# --- attacks


class Attack(Option, frozen=True):
    """Attack a space with a weapon, or without; `figure` where two share the space; `aimed` with the Aim order (DE-ATK-02)."""

    at: str
    weapon: str = ""
    figure: str = ""
    how: str = ""
    words: ClassVar[Words] = (("", "at"), ("with", "weapon"), ("on", "figure"), ("as", "how"))
    shown: ClassVar = Shown("attack", "crossed-swords", natural=("foe",), expected=("turn", "monster"), is_attack=True)


class Breathe(Option, frozen=True):
    """Breathe over the template held against a side of a space: `north`, `east`, `south`, `west` (DE-ABL-05, DE-RUB-03)."""

    at: str
    side: str
    weapon: str = ""
    how: str = ""
    words: ClassVar[Words] = (("", "at"), ("to", "side"), ("with", "weapon"), ("as", "how"))
    shown: ClassVar = Shown("attack", "fire-breath", is_attack=True)


class Sweep(Option, frozen=True):
    """Attack everybody in the melee area (DE-ABL-20, DE-RUB-03)."""

    weapon: str = ""
    how: str = ""
    words: ClassVar[Words] = (("with", "weapon"), ("as", "how"))
    shown: ClassVar = Shown("attack", "spinning-blades", is_attack=True)


class Spend(Option, frozen=True):
    """Spend everything in this way: enhancements and Sorcery on range and damage, surges on abilities (DE-ATK-10, DE-ATK-11)."""

    range: int
    damage: int
    on: str = ""
    words: ClassVar[Words] = (("range", "range"), ("damage", "damage"), ("on", "on"))
    shown: ClassVar = Shown("dice", "power-lightning", term="surge")


class Reroll(Option, frozen=True):
    """Roll these dice of the attack again, by their numbers from 1: `1.3` (DE-RRL-01)."""

    places: str
    words: ClassVar[Words] = (("", "places"),)
    shown: ClassVar = Shown("dice", "rolling-dices", term="reroll")


# --- the Overlord


class Play(Option, frozen=True):
    """Play an Overlord card, perhaps on somebody or at a space (DE-OVC-06)."""

    card: str
    at: str = ""
    words: ClassVar[Words] = (("", "card"), ("at", "at"))
    shown: ClassVar = Shown("card", card="card", has_text=True, at=("card", "at"), is_held=True)


class Discard(Option, frozen=True):
    """Discard a card for Threat (DE-OVC-05)."""

    card: str
    words: ClassVar[Words] = (("", "card"),)
    shown: ClassVar = Shown("threat", card="card", has_text=True, at=("card",), is_held=True, term="threat")


class Activate(Option, frozen=True):
    """This monster is activated next (DE-MON-01)."""

    monster: str
    words: ClassVar[Words] = (("", "monster"),)
    shown: ClassVar = Shown("choice", "evil-minion", at=("monster",))


class Lift(Option, frozen=True):
    """Take a monster off the board to place it anew (DE-SPW-10)."""

    monster: str
    words: ClassVar[Words] = (("", "monster"),)
    shown: ClassVar = Shown("choice", "return-arrow", at=("monster",))


class Skip(Option, frozen=True):
    """Do without: a monster is not placed, nobody is moved (DE-SPW-08)."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


# --- everywhere


class Pass(Option, frozen=True):
    """Let a moment pass."""

    shown: ClassVar = Shown("end", "hourglass", is_last=True)


class Choose(Option, frozen=True):
    """Choose by name where a card or a quest lets one choose."""

    name: str
    words: ClassVar[Words] = (("", "name"),)
    shown: ClassVar = Shown("choice", "bullseye")


ALL = kinds_among(globals())
