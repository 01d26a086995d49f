"""Skills used, attacks, Health and tokens, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.drunagor.state import CONDITIONS, INTIMIDATE, RANGERS_MARK, Attack, DRState, Hero, Monster, character
from tenebra.kernel import Event


def attack_of(state: DRState) -> Attack:
    """The attack in progress."""
    return state.attacks[-1]


# --- Health and tokens


class HealthChanged(Event, frozen=True):
    """A Hero's or Monster's Health rises or falls (DR-DMG-01, DR-EFF-01)."""

    figure: str
    gained: int = 0
    lost: int = 0
    by: str = ""

    def apply(self, state: DRState) -> None:
        one = character(state, self.figure)
        if isinstance(one, Hero | Monster):
            one.health += self.gained - self.lost


class TokensChanged(Event, frozen=True):
    """Condition or Resource tokens are taken or returned (DR-CON-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-CON-01",)
    figure: str
    token: str
    gained: int = 0
    lost: int = 0
    by: str = ""
    menace: int = 0
    """The damage that each INTIMIDATE token takes, if that is its printed number (DR-RUL-29)."""

    def apply(self, state: DRState) -> None:
        one = character(state, self.figure)
        left = one.tokens.get(self.token, 0) + self.gained - self.lost
        if left > 0:
            one.tokens[self.token] = left
        else:
            one.tokens.pop(self.token, None)
        if self.token == RANGERS_MARK:
            one.marked_by = self.by if left > 0 else ""
        elif self.token == INTIMIDATE:
            one.menace = one.menace + self.menace if left > 0 else 0


class KnockedOut(Event, frozen=True):
    """A Hero at 0 Health falls; all Conditions go, Resources stay (DR-KNO-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-KNO-01", "DR-RUL-32", "DR-RUL-34")
    hero: str

    def apply(self, state: DRState) -> None:
        one = state.heroes[self.hero]
        one.is_down, one.health, one.menace, one.marked_by = True, 0, 0, ""
        one.tokens = {token: number for token, number in one.tokens.items() if token not in CONDITIONS}


class BreathRegained(Event, frozen=True):
    """A Hero stands up with full Health (DR-KNO-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-KNO-04",)
    hero: str
    health: int

    def apply(self, state: DRState) -> None:
        one = state.heroes[self.hero]
        one.is_down, one.health = False, self.health
        if state.turn is not None:
            state.turn.has_breathed = True


class BoonGained(Event, frozen=True):
    """A bonus that lasts for a while; `is_over`: it has ended."""

    hero: str
    boon: str
    is_over: bool = False

    def apply(self, state: DRState) -> None:
        boons = state.heroes[self.hero].boons
        if self.is_over:
            boons.remove(self.boon)
        else:
            boons.append(self.boon)


class LimitReached(Event, frozen=True):
    """Something that may be done once in a round or an Adventure has been."""

    hero: str
    what: str

    def apply(self, state: DRState) -> None:
        state.heroes[self.hero].spent[self.what] = state.round


# --- Skills


class SkillUsed(Event, frozen=True):
    """A Skill, Focus Ability or item is used; what it says is done next (DR-SKL-02)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-SKL-08",)
    hero: str
    skill: str
    colour: str = ""
    on: str = ""
    """The character that a Reaction protects."""

    def apply(self, state: DRState) -> None:
        state.using = self.skill


class SkillDone(Event, frozen=True):
    """Its effects are resolved; what it interrupted goes on."""

    hero: str
    skill: str
    before: str = ""

    def apply(self, state: DRState) -> None:
        state.using = self.before


class Triggered(Event, frozen=True):
    """Something a Hero has takes effect by itself (DR-PAS-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-PAS-03",)
    hero: str
    source: str


class RuneShown(Event, frozen=True):
    """A Rune is shown and goes back into the bag (DR-EFF-21)."""

    place: int
    """Of its colour among the five."""
    reveals: ClassVar[bool] = True

    def apply(self, state: DRState) -> None:
        state.counters["manifested"] = self.place


# --- attacks


class AttackDeclared(Event, frozen=True):
    """An attack and its targets (DR-ATK-04)."""

    figure: str
    source: str
    how: str
    """`weapon`, `spell` or `monster`; "" for a threat without an attacker."""
    targets: tuple[str, ...]
    is_preventable: bool = True

    def apply(self, state: DRState) -> None:
        attack = Attack(self.figure, self.source, self.how, list(self.targets), is_preventable=self.is_preventable)
        state.attacks.append(attack)
        if state.turn is not None and self.figure:
            state.turn.used.append(f"{self.figure}:attack")


class AttackRolled(Event, frozen=True):
    """The natural number of an attack (DR-GEN-11)."""

    figure: str
    natural: int
    is_again: bool = False

    def apply(self, state: DRState) -> None:
        attack_of(state).natural = self.natural


class AttackGained(Event, frozen=True):
    """A surge, FURY or another effect adds something to the attack in progress (DR-PAS-05, DR-RES-04)."""

    figure: str
    what: str
    number: int = 1

    def apply(self, state: DRState) -> None:
        modifiers = attack_of(state).modifiers
        modifiers[self.what] = modifiers.get(self.what, 0) + self.number


class TargetTaken(Event, frozen=True):
    """Somebody becomes the target in another's place (DR-TKW-15)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-TKW-15", "DR-RUL-38")
    figure: str
    instead_of: str

    def apply(self, state: DRState) -> None:
        attack = attack_of(state)
        attack.targets[attack.targets.index(self.instead_of)] = self.figure
        if self.instead_of in attack.damage:
            attack.damage[self.figure] = attack.damage.pop(self.instead_of)


class HitsFixed(Event, frozen=True):
    """The hits of an attack are fixed: whom, and for how much (DR-ATK-05, DR-ATK-16)."""

    figure: str
    damage: dict[str, int]
    missed: tuple[str, ...] = ()
    is_crit: bool = False

    def apply(self, state: DRState) -> None:
        attack_of(state).damage = dict(self.damage)


class Shielded(Event, frozen=True):
    """SHIELD tokens take damage, compulsorily and first (DR-DMG-03, DR-DMG-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-DMG-03", "DR-DMG-04")
    figure: str
    number: int

    def apply(self, state: DRState) -> None:
        one = character(state, self.figure)
        left = one.tokens["shield"] - self.number
        if left:
            one.tokens["shield"] = left
        else:
            del one.tokens["shield"]
        damage = attack_of(state).damage
        damage[self.figure] -= self.number


class Reacted(Event, frozen=True):
    """A Hero uses the one Reaction to this threat (DR-RCT-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DR-RCT-01", "DR-RCT-02", "DR-RCT-03", "DR-RCT-04", "DR-TRN-09")
    hero: str
    skill: str
    on: str = ""

    def apply(self, state: DRState) -> None:
        attack_of(state).reacted.append(self.hero)


class Prevented(Event, frozen=True):
    """Damage that is ignored (DR-DMG-05)."""

    figure: str
    number: int
    by: str = ""

    def apply(self, state: DRState) -> None:
        attack = attack_of(state)
        attack.prevented[self.figure] = attack.prevented.get(self.figure, 0) + self.number


class AttackEnded(Event, frozen=True):
    """The attack is over; one that it interrupted goes on."""

    figure: str

    def apply(self, state: DRState) -> None:
        state.attacks.pop()
