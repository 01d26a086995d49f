"""Attacks, wounds and what lasts after them, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import AIM, GUARD, REST, Attack, DEState, Figure, Hero, figure
from tenebra.kernel import Event


def attack_of(state: DEState) -> Attack:
    """The attack in progress."""
    assert state.attack is not None
    return state.attack


class AttackDeclared(Event, frozen=True):
    """Steps 1 and 2: a figure attacks a space, or holds its Breath template, or sweeps (DE-ATK-02, DE-RUB-03)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-ATK-01",
        "DE-ATK-02",
        "DE-ATK-04",
        "DE-LOS-01",
        "DE-LOS-02",
        "DE-LOS-03",
        "DE-LOS-04",
        "DE-LOS-10",
        "DE-RUL-02",
        "DE-RUL-59",
    )
    attacker: str
    type: str
    weapon: str = ""
    off_hand: str = ""
    target: str = ""
    figure: str = ""
    side: str = ""
    origin: str = ""
    distance: int = 0
    is_aimed: bool = False
    affected: tuple[str, ...] = ()
    cause: str = ""

    def apply(self, state: DEState) -> None:
        if state.attack is not None:
            state.suspended.append(state.attack)
        state.attack = Attack(
            self.attacker,
            self.type,
            weapon=self.weapon,
            off_hand=self.off_hand,
            target=self.target,
            figure=self.figure,
            side=self.side,
            origin=self.origin,
            distance=self.distance,
            is_aimed=self.is_aimed,
            affected=list(self.affected),
            cause=self.cause,
        )


class AffectedChanged(Event, frozen=True):
    """The figures that the attack affects have changed: a guard has struck before the roll (DE-MON-07)."""

    attacker: str
    affected: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        attack_of(state).affected = list(self.affected)


class AttackAimed(Event, frozen=True):
    """The Overlord's card makes the attack an aimed one (DE-ABL-26)."""

    attacker: str

    def apply(self, state: DEState) -> None:
        attack_of(state).is_aimed = True


class AttackDodged(Event, frozen=True):
    """The Overlord's card lets the attacked monster dodge (DE-NAM-35)."""

    attacker: str

    def apply(self, state: DEState) -> None:
        attack_of(state).is_dodged = True


class AttackRolled(Event, frozen=True):
    """Step 3: the dice of the attack lie on the table (DE-ATK-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-DIC-01", "DE-DIC-02", "DE-DIC-04", "DE-RUL-98", "DE-RUL-32")
    attacker: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        attack = attack_of(state)
        attack.dice, attack.faces = list(self.dice), list(self.faces)


class DiceRerolled(Event, frozen=True):
    """Some dice of the attack fell again; the second result stands (DE-RRL-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RRL-01", "DE-RRL-02", "DE-ATK-07")
    by: str
    places: tuple[int, ...]
    faces: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        attack = attack_of(state)
        for place, face in zip(self.places, self.faces, strict=True):
            attack.faces[place] = face
        attack.is_rerolled = True


class RerollsCancelled(Event, frozen=True):
    """Aim and Dodge cancel each other: the first roll stands (DE-RRL-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ORD-11", "DE-RUL-35")
    attacker: str
    dodging: tuple[str, ...]


class PowerDiceAdded(Event, frozen=True):
    """A fatigue was spent on one more power die (DE-FAT-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ATK-15", "DE-FAT-01", "DE-FAT-02", "DE-FAT-04", "DE-DIC-08", "DE-RUL-36")
    hero: str
    faces: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        attack = attack_of(state)
        state.heroes[self.hero].fatigue -= 1
        attack.dice += ["black"] * len(self.faces)
        attack.faces += self.faces


class RollSpent(Event, frozen=True):
    """Step 5: enhancements, Sorcery and surges are spent (DE-ATK-10, DE-ATK-11)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ATK-10", "DE-ATK-13", "DE-ATK-16", "DE-DIC-05", "DE-DIC-06", "DE-DEC-06")
    attacker: str
    range: int
    damage: int
    bought: dict[str, int]
    fear: int = 0
    """Surges that Fear cost."""

    def apply(self, state: DEState) -> None:
        attack = attack_of(state)
        attack.range, attack.damage, attack.bought = self.range, self.damage, dict(self.bought)


class AttackMissed(Event, frozen=True):
    """The attack fails: a miss, too little range, or Fear that cannot be paid (DE-ATK-08, DE-ATK-17)."""

    attacker: str
    why: str

    def apply(self, state: DEState) -> None:
        attack_of(state).hit = False


class AttackHit(Event, frozen=True):
    """The attack hits: whom it affects, and the damage before armor (DE-ATK-18)."""

    attacker: str
    damage: int
    affected: tuple[str, ...]

    def apply(self, state: DEState) -> None:
        attack = attack_of(state)
        attack.hit, attack.affected = True, list(self.affected)


class AttackEnded(Event, frozen=True):
    """The attack is completely resolved; one that it interrupted goes on (DE-ORD-13)."""

    attacker: str

    def apply(self, state: DEState) -> None:
        state.attack = state.suspended.pop() if state.suspended else None


class WoundsCancelled(Event, frozen=True):
    """A shield, a ward or a power cancels wounds of an attack (DE-RUL-38)."""

    hero: str
    card: str
    wounds: int


class Wounded(Event, frozen=True):
    """A figure suffers wounds (DE-DMG-02, DE-DMG-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-GEN-10",)
    figure: str
    wounds: int
    by: str = ""

    def apply(self, state: DEState) -> None:
        who = figure(state, self.figure)
        who.life = max(0, who.life - self.wounds)
        if isinstance(who, Hero) and who.order in (AIM, GUARD, REST):
            who.order = ""


def set_tokens(who: Figure, effect: str, number: int) -> None:
    """A figure has so many effect tokens of a kind (DE-EFF-01)."""
    match effect:
        case "burn":
            who.burn = number
        case "web":
            who.web = number
        case "stun":
            who.stun = number
        case "poison" if isinstance(who, Hero):
            who.poison = number


class TokensPlaced(Event, frozen=True):
    """Effect tokens are put beside a figure: `burn`, `web`, `stun` or `poison` (DE-EFF-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EFF-01", "DE-EFF-02", "DE-RUL-43")
    figure: str
    effect: str
    number: int

    def apply(self, state: DEState) -> None:
        who = figure(state, self.figure)
        set_tokens(who, self.effect, getattr(who, self.effect) + self.number)


class TokensRemoved(Event, frozen=True):
    """Effect tokens are taken away."""

    figure: str
    effect: str
    number: int

    def apply(self, state: DEState) -> None:
        who = figure(state, self.figure)
        set_tokens(who, self.effect, max(0, getattr(who, self.effect) - self.number))


class Webbed(Event, frozen=True):
    """Web is left after the roll: no movement points this turn (DE-EFF-20)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-RUB-08",)
    figure: str

    def apply(self, state: DEState) -> None:
        if self.figure in state.monsters:
            state.monsters[self.figure].is_webbed = True
        elif state.turn is not None:
            state.turn.is_webbed = True


class Revived(Event, frozen=True):
    """Undying: the figure has all its wounds again (DE-ABL-21)."""

    figure: str
    life: int

    def apply(self, state: DEState) -> None:
        figure(state, self.figure).life = self.life


class GuardUsed(Event, frozen=True):
    """A hero interrupts the Overlord's turn with an attack (DE-ORD-12)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ORD-12", "DE-ORD-13", "DE-RUL-05")
    hero: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].order = ""


class AimSpent(Event, frozen=True):
    """The Aim order is used for this attack (DE-ORD-04)."""

    hero: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].order = ""


class AttackWithdrawn(Event, frozen=True):
    """A guard has struck first: the attack cannot be made as declared (DE-MON-07)."""

    attacker: str

    def apply(self, state: DEState) -> None:
        state.attack = state.suspended.pop() if state.suspended else None
