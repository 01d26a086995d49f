"""Rolls, attacks, damage and death, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.conan.events.board import remove
from tenebra.games.conan.state import Attack, COState, Model, Roll, character, side_of
from tenebra.kernel import Event


def attack_of(state: COState) -> Attack:
    """The attack in progress."""
    return state.attacks[-1]


def roll_of(state: COState) -> Roll:
    """The roll in progress."""
    return state.rolls[-1]


# --- rolls


class DiceRolled(Event, frozen=True):
    """Dice lie on the table; nothing is counted before everybody is content with them (CO-RER-01)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-DIE-01", "CO-DIE-02", "CO-DIE-03", "CO-RUL-98")
    by: str
    what: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    marks: dict[str, int] = {}

    def apply(self, state: COState) -> None:
        state.rolls.append(Roll(self.by, self.what, list(self.dice), list(self.faces), dict(self.marks)))


class DiceRerolled(Event, frozen=True):
    """Dice fell again: by a `mark`, by `support`, for `gems` or by a card. The new faces stand (CO-RER-04)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-RER-01", "CO-RER-04")
    by: str
    how: str
    places: tuple[int, ...]
    faces: tuple[int, ...]
    marks: dict[str, int] = {}
    """Free re-rolls that the new faces grant, where faces do."""

    def apply(self, state: COState) -> None:
        roll = roll_of(state)
        for place, face in zip(self.places, self.faces, strict=True):
            roll.faces[place] = face
            if place not in roll.again:
                roll.again.append(place)
        if self.how == "mark":
            roll.marks[roll.dice[self.places[0]]] -= 1
        elif self.how == "support":
            roll.supported += 1
        for colour, number in self.marks.items():
            roll.marks[colour] = roll.marks.get(colour, 0) + number


class RollCounted(Event, frozen=True):
    """The symbols of a roll are counted (CO-DIE-05)."""

    by: str
    what: str
    symbols: int

    def apply(self, state: COState) -> None:
        state.rolls.pop()


# --- attacks


class AttackDeclared(Event, frozen=True):
    """Step 1: an attack on somebody, or on everybody in an area (CO-CMB-01, CO-AOE-08)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-ACT-02", "CO-ACT-03", "CO-CMB-01", "CO-CMB-02", "CO-WHO-01")
    attacker: str
    how: str
    """The kind of attack: `melee`, `spell`."""
    target: str = ""
    area: str = ""
    hits: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    gems: int = 0

    def apply(self, state: COState) -> None:
        side = side_of(state, self.attacker)
        state.attacks.append(
            Attack(self.attacker, side, self.how, self.target, self.area, list(self.hits), list(self.cards), self.gems)
        )


class AttackRedirected(Event, frozen=True):
    """Somebody becomes the target in a friend's place (CO-SKD-03)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-CMB-03", "CO-WIN-01", "CO-RUL-86", "CO-RUL-87")
    target: str
    instead_of: str

    def apply(self, state: COState) -> None:
        attack = attack_of(state)
        attack.target, attack.is_stand_in = self.target, True


class PowerFixed(Event, frozen=True):
    """Step 6: the attack power (CO-CMB-06)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-CMB-06", "CO-GEN-10", "CO-RUL-06")
    attacker: str
    faces: tuple[int, ...]
    power: int
    minus: int = 0
    """Symbols that do not count."""

    def apply(self, state: COState) -> None:
        attack = attack_of(state)
        attack.faces, attack.power = list(self.faces), self.power


class PowerWeakened(Event, frozen=True):
    """A spell takes power from the attack."""

    attacker: str
    number: int

    def apply(self, state: COState) -> None:
        attack = attack_of(state)
        attack.power = max(0, attack.power - self.number)


class TargetFaced(Event, frozen=True):
    """An attack comes to its next target: of those in an area (CO-AOE-03), or with what was left over (CO-RUL-81)."""

    attacker: str
    target: str
    power: int

    def apply(self, state: COState) -> None:
        attack = attack_of(state)
        if self.target in attack.hits:
            attack.hits.remove(self.target)
        attack.target, attack.power, attack.is_stand_in = self.target, self.power, False
        attack.guarded_by = attack.guard_card = attack.armour_card = ""
        attack.guard_gems, attack.defence = 0, -1


class GuardDeclared(Event, frozen=True):
    """Step 7: somebody guards, for himself or for another, parrying with a card or dodging (CO-CMB-07)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-CMB-07", "CO-WIN-03", "CO-WHO-02")
    target: str
    by: str
    gems: int
    card: str = ""

    def apply(self, state: COState) -> None:
        attack = attack_of(state)
        attack.guarded_by, attack.guard_gems, attack.guard_card = self.by, self.gems, self.card


class ArmourNamed(Event, frozen=True):
    """The one armour card that counts in this defence (CO-GRD-08)."""

    target: str
    card: str

    def apply(self, state: COState) -> None:
        attack_of(state).armour_card = self.card


class DefenceFixed(Event, frozen=True):
    """Step 9: guard symbols and armour are the defence power; what is left of the attack is damage (CO-CMB-09, CO-CMB-10)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-CMB-08", "CO-CMB-09", "CO-CMB-10", "CO-GRD-07", "CO-RUL-06")
    target: str
    guard: int
    armour: int
    damage: int

    def apply(self, state: COState) -> None:
        attack_of(state).defence = self.guard + self.armour


class AttackEnded(Event, frozen=True):
    """The attack is over; one that it interrupted goes on (CO-CMB-16)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-CMB-16", "CO-CMB-17")
    attacker: str

    def apply(self, state: COState) -> None:
        state.attacks.pop()


# --- what attacks do


class Hurt(Event, frozen=True):
    """Damage: a model loses Life; a hero's gems go to his Wound zone, as is told with them (CO-LIF-03, CO-DMG-01)."""

    figure: str
    damage: int
    by: str = ""

    def apply(self, state: COState) -> None:
        one = character(state, self.figure)
        if isinstance(one, Model):
            one.life = max(0, one.life - self.damage)


class LifeRegained(Event, frozen=True):
    """A model gets Life back."""

    figure: str
    life: int

    def apply(self, state: COState) -> None:
        state.models[self.figure].life += self.life


class Webbed(Event, frozen=True):
    """A web token is put on somebody (CO-SKX-10)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-STS-01", "CO-RUL-96")
    figure: str

    def apply(self, state: COState) -> None:
        character(state, self.figure).webbed = True


class Held(Event, frozen=True):
    """Somebody is constricted: he cannot leave while both are in this area (CO-SKA-04)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-STS-02", "CO-RUL-82")
    figure: str
    by: str

    def apply(self, state: COState) -> None:
        character(state, self.figure).held_by.append(self.by)


class Unveiled(Event, frozen=True):
    """A fascinating character has attacked somebody, who may attack it from now on (CO-SKV-03)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-STS-03", "CO-RUL-88")
    figure: str
    to: str

    def apply(self, state: COState) -> None:
        state.unveiled.append(f"{self.figure}>{self.to}")


class HeroDied(Event, frozen=True):
    """A hero's last gem is a wound: he leaves the game, and his sheet with him (CO-DMG-05)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-DMG-05", "CO-DMG-06", "CO-DMG-07", "CO-GEM-06", "CO-INV-09", "CO-RUL-52")
    hero: str
    by: str = ""

    def apply(self, state: COState) -> None:
        remove(state, self.hero)
        hero = state.heroes[self.hero]
        hero.is_dead, hero.points, hero.webbed = True, 0, False
        state.slain.append(self.hero)


class ModelDied(Event, frozen=True):
    """A model without Life leaves the board; what it was caught in or had begun is not kept (CO-LIF-03, CO-RNF-11)."""

    basis: ClassVar[tuple[str, ...]] = ("CO-LIF-03",)
    figure: str
    by: str = ""

    def apply(self, state: COState) -> None:
        unit = state.units[state.models[self.figure].unit]
        remove(state, self.figure)
        unit.fallen.append(self.figure)
        state.slain.append(self.figure)
        if all(one.unit != unit.id for one in state.models.values()):
            state.slain.append(unit.id)
        state.unveiled = [pair for pair in state.unveiled if not pair.startswith(f"{self.figure}>")]
