"""Rounds, Phases, Activations, Actions and experience, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.massive_darkness.state import (
    ANY_ACTION,
    MICRO_PER_XP,
    MOST_XP,
    Activation,
    Lasting,
    MDState,
    Movement,
)
from tenebra.kernel import Event


class FirstPlayerChosen(Event, frozen=True):
    """A Hero's player takes the First Player token."""

    hero: str

    def apply(self, state: MDState) -> None:
        state.first = self.hero


class RoundBegan(Event, frozen=True):
    """A new Round."""

    basis: ClassVar[tuple[str, ...]] = ("MD-RND-01",)
    number: int

    def apply(self, state: MDState) -> None:
        state.round = self.number


class PhaseBegan(Event, frozen=True):
    """The next of the five Phases."""

    phase: str
    enemies: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()

    def apply(self, state: MDState) -> None:
        state.phase = self.phase
        state.attacking, state.learning = list(self.enemies), list(self.heroes)


class HeroActivated(Event, frozen=True):
    """A Hero's Activation begins with so many Actions."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HPH-02", "MD-RND-03", "MD-TRM-03", "MD-CHR-02")
    hero: str
    actions: int

    def apply(self, state: MDState) -> None:
        state.activation = Activation(self.hero, self.actions, began=state.heroes[self.hero].zone)


class ExtraActionsChanged(Event, frozen=True):
    """A Skill or card gives extra Actions of a type, or unused ones are lost with it (MD-SKL-02, MD-CND-01)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-SKL-02", "MD-CND-01", "MD-SKG-04")
    hero: str
    bonus: str
    number: int
    is_lost: bool = False

    def apply(self, state: MDState) -> None:
        activation = state.activation
        assert activation is not None
        change = -self.number if self.is_lost else self.number
        activation.granted[self.bonus] = activation.granted.get(self.bonus, 0) + change
        if self.bonus == ANY_ACTION:
            activation.actions += change
        elif left := activation.bonus.get(self.bonus, 0) + change:
            activation.bonus[self.bonus] = left
        else:
            del activation.bonus[self.bonus]


class ActionPaid(Event, frozen=True):
    """An Action is spent: a free one, or one that only pays for a type."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HPH-03", "MD-HPH-04", "MD-HPH-09")
    hero: str
    action: str
    bonus: str = ""

    def apply(self, state: MDState) -> None:
        activation = state.activation
        if activation is None:
            return
        if not self.bonus:
            activation.actions -= 1
        elif activation.bonus[self.bonus] > 1:
            activation.bonus[self.bonus] -= 1
        else:
            del activation.bonus[self.bonus]


class ActionsGained(Event, frozen=True):
    """The Active Hero may do more in this Activation."""

    hero: str
    number: int

    def apply(self, state: MDState) -> None:
        if state.activation is not None and state.activation.hero == self.hero:
            state.activation.actions += self.number


class MovementBegan(Event, frozen=True):
    """A Movement Action with its Movement Points."""

    basis: ClassVar[tuple[str, ...]] = ("MD-MVA-01",)
    hero: str
    points: int

    def apply(self, state: MDState) -> None:
        state.movement = Movement(self.hero, self.points)


class PointSpent(Event, frozen=True):
    """A Movement Point is used."""

    basis: ClassVar[tuple[str, ...]] = ("MD-MVA-01",)
    hero: str
    on: str

    def apply(self, state: MDState) -> None:
        assert state.movement is not None
        state.movement.points -= 1


class MovementEnded(Event, frozen=True):
    """The Movement Action is over; points left are lost."""

    hero: str

    def apply(self, state: MDState) -> None:
        state.movement = None


class CommandGiven(Event, frozen=True):
    """A Hero lets another one act."""

    basis: ClassVar[tuple[str, ...]] = ("MD-SKL-07", "MD-RUL-71")
    hero: str
    to: str
    counts: bool = True

    def apply(self, state: MDState) -> None:
        if state.activation is not None and self.counts:
            state.activation.has_commanded = True


class SignatureUsed(Event, frozen=True):
    """A Hero uses its Class's Signature for 1 XP."""

    basis: ClassVar[tuple[str, ...]] = ("MD-SIG-01", "MD-SIG-02", "MD-SIG-04", "MD-EXP-04", "MD-RUL-34")
    hero: str
    is_micro: bool = False

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        if self.is_micro:
            hero.micro -= 1
        else:
            hero.xp -= 1
        assert state.activation is not None
        state.activation.has_signed = True


class ActivationSpent(Event, frozen=True):
    """No more Actions in this Activation."""

    hero: str

    def apply(self, state: MDState) -> None:
        if state.activation is not None and state.activation.hero == self.hero:
            state.activation.is_over = True


class CounterattackBegan(Event, frozen=True):
    """The Enemies that were attacked and live will answer."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CTR-01", "MD-HPH-07")
    hero: str
    enemies: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        state.attacking = list(self.enemies)


class ActivationEnded(Event, frozen=True):
    """The Hero's Activation is over, Counterattacks included."""

    hero: str

    def apply(self, state: MDState) -> None:
        state.activation = None
        state.attacking = []


class EnemyActivated(Event, frozen=True):
    """An Enemy's activation begins; a forced one comes besides the activation or call that is still due (MD-SPW-06)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CHR-03", "MD-ENP-06")
    enemy: str
    is_forced: bool = False

    def apply(self, state: MDState) -> None:
        if not self.is_forced:
            state.attacking.remove(self.enemy)


class EnemyPassed(Event, frozen=True):
    """An Enemy does not activate, or it has nothing to do."""

    enemy: str

    def apply(self, state: MDState) -> None:
        state.attacking.remove(self.enemy)


class TargetChosen(Event, frozen=True):
    """An Enemy turns to a Hero."""

    basis: ClassVar[tuple[str, ...]] = ("MD-TGT-16", "MD-TGT-20", "MD-EXP-10", "MD-RUL-73")
    enemy: str
    hero: str


class HeadingChanged(Event, frozen=True):
    """An Enemy that finds nobody patrols the other way, or from the beginning."""

    enemy: str
    heading: str

    def apply(self, state: MDState) -> None:
        state.enemies[self.enemy].heading = self.heading


class AgentCalled(Event, frozen=True):
    """An Agent calls reinforcements."""

    basis: ClassVar[tuple[str, ...]] = ("MD-AGT-02", "MD-RUL-52")
    enemy: str

    def apply(self, state: MDState) -> None:
        state.attacking.remove(self.enemy)


class XPGained(Event, frozen=True):
    """A Hero gains experience; Micro-XP in Story Mode, five of which are one XP (MD-STO-02, MD-STO-03)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-EXP-03",)
    hero: str
    amount: int
    is_micro: bool = False

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        gained = self.amount
        if self.is_micro:
            gained, hero.micro = divmod(hero.micro + self.amount, MICRO_PER_XP)
        hero.xp = min(MOST_XP, hero.xp + gained)


class XPLost(Event, frozen=True):
    """A Hero loses experience."""

    hero: str
    amount: int

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.xp = max(0, hero.xp - self.amount)


class SkillLearned(Event, frozen=True):
    """A Hero acquires the next step of a Skill Line."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CLS-03", "MD-CLS-04", "MD-CLS-09", "MD-CLS-11", "MD-EXP-05")
    hero: str
    line: str
    cost: int

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.xp -= self.cost
        hero.skills[self.line] = hero.skills.get(self.line, 0) + 1


class MaximumRaised(Event, frozen=True):
    """A Hero's maximum Health changes; a new Skill also heals (MD-SKL-01, MD-RUL-36)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HLT-01", "MD-CLS-02")
    hero: str
    maximum: int
    healed: int

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.maximum = self.maximum
        if not hero.is_dead:
            hero.health = min(self.maximum, hero.health + self.healed)


class HeroReady(Event, frozen=True):
    """A Hero has finished exchanging, learning or dealing."""

    hero: str

    def apply(self, state: MDState) -> None:
        for waiting in (state.exchange.left if state.exchange is not None else [], state.learning):
            if self.hero in waiting:
                waiting.remove(self.hero)


class LastingBegan(Event, frozen=True):
    """An effect holds until an End Phase."""

    power: str
    on: str
    ends: int

    def apply(self, state: MDState) -> None:
        state.lasting.append(Lasting(self.power, self.on, self.ends))


class EndPhasePassed(Event, frozen=True):
    """Effects that last until now end (MD-END-01)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-STN-08",)

    def apply(self, state: MDState) -> None:
        for lasting in state.lasting:
            lasting.ends -= 1
        state.lasting = [lasting for lasting in state.lasting if lasting.ends > 0]


class FirstPlayerPassed(Event, frozen=True):
    """The First Player token goes to the left."""

    to: str

    def apply(self, state: MDState) -> None:
        state.first = self.to
