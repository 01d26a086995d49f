"""Combat, Wounds, Stun, death and resurrection, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.massive_darkness.dice import Pool
from tenebra.games.massive_darkness.state import Combat, MDState, character
from tenebra.kernel import Event


def _combat(state: MDState) -> Combat:
    assert state.combat is not None
    return state.combat


def _turn(combat: Combat, side: str, places: tuple[int, ...], faces: tuple[str, ...]) -> None:
    """Some dice of a side show other faces."""
    shown = combat.attack_faces if side == "attack" else combat.defense_faces
    for place, face in zip(places, faces, strict=True):
        shown[place] = face


class AttackDeclared(Event, frozen=True):
    """A Character attacks another one (MD-TIM-01)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CMB-01", "MD-CMB-02", "MD-TIM-01", "MD-TIM-09", "MD-CHR-01")
    attacker: str
    defender: str
    type: str
    weapons: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()

    def apply(self, state: MDState) -> None:
        defender = character(state, self.defender)
        if state.combat is not None:
            state.suspended.append(state.combat)
        state.combat = Combat(self.attacker, self.defender, self.type, defender.zone, list(self.weapons), list(self.powers))
        activation = state.activation
        if activation is not None and activation.hero == self.attacker and self.defender not in activation.attacked:
            activation.attacked.append(self.defender)


class PowerReadied(Event, frozen=True):
    """A paid Skill, a Signature or a Consumable will work in this Attack."""

    power: str
    by: str

    def apply(self, state: MDState) -> None:
        _combat(state).powers.append(self.power)


class PowerWorked(Event, frozen=True):
    """A Combat Skill or Enchantment works; an Enchantment costs symbols (MD-ENC-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CMB-03", "MD-CSK-09", "MD-CND-01", "MD-DIC-06", "MD-ENC-03", "MD-ENC-04")
    power: str
    by: str
    side: str
    bams: int = 0
    diamonds: int = 0

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        combat.used[self.power] = combat.used.get(self.power, 0) + 1
        if self.side == "attack":
            combat.attack_bams -= self.bams
            combat.attack_diamonds -= self.diamonds
        else:
            combat.defense_bams -= self.bams
            combat.defense_diamonds -= self.diamonds


class PoolSet(Event, frozen=True):
    """The dice of both sides are counted (MD-TIM-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-TIM-02", "MD-CMB-10")
    pool: Pool

    def apply(self, state: MDState) -> None:
        _combat(state).pool = self.pool


class CombatRolled(Event, frozen=True):
    """All dice of both sides have fallen, as one roll (MD-CMB-04)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CMB-04", "MD-DIC-01", "MD-DIC-02", "MD-DIC-03", "MD-DIC-07", "MD-DIC-12", "MD-TIM-03")
    attack: tuple[str, ...]
    attack_faces: tuple[str, ...]
    defense: tuple[str, ...]
    defense_faces: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        combat.is_rolled = True
        combat.attack, combat.attack_faces = list(self.attack), list(self.attack_faces)
        combat.defense, combat.defense_faces = list(self.defense), list(self.defense_faces)


class DiceRerolled(Event, frozen=True):
    """Dice of a side are rolled again; only the last result counts (MD-RRL-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-RRL-02", "MD-RRL-03", "MD-RRL-04", "MD-TIM-04", "MD-TRM-07")
    side: str
    places: tuple[int, ...]
    faces: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        _turn(combat, self.side, self.places, self.faces)
        if self.side not in combat.rerolled:
            combat.rerolled.append(self.side)


class DiceFlipped(Event, frozen=True):
    """Dice of a side are turned to the opposite face (MD-TRM-04)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DIC-10", "MD-TRM-04", "MD-RUL-04")
    side: str
    places: tuple[int, ...]
    faces: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        _turn(_combat(state), self.side, self.places, self.faces)


class DiceRemoved(Event, frozen=True):
    """Rolled dice are taken away with their results (MD-CMB-11)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-CMB-11", "MD-CSK-11")
    side: str
    places: tuple[int, ...]

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        for place in sorted(self.places, reverse=True):
            if self.side == "attack":
                del combat.attack[place], combat.attack_faces[place]
            else:
                del combat.defense[place], combat.defense_faces[place]


class DiceAdded(Event, frozen=True):
    """Dice join a roll that has already been made."""

    side: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        if self.side == "attack":
            combat.attack += self.dice
            combat.attack_faces += self.faces
        else:
            combat.defense += self.dice
            combat.defense_faces += self.faces


class ResultChanged(Event, frozen=True):
    """Symbols are added to a side's result, or taken from it."""

    side: str
    symbol: str
    by: int

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        match self.symbol:
            case "hit":
                combat.hits += self.by
            case "shield":
                combat.shields += self.by
            case "bam" if self.side == "attack":
                combat.attack_bams += self.by
            case "bam":
                combat.defense_bams += self.by
            case "diamond" if self.side == "attack":
                combat.attack_diamonds += self.by
            case "diamond":
                combat.defense_diamonds += self.by
            case _:
                combat.wounds += self.by


class CombatMarked(Event, frozen=True):
    """Something will be special when the Wounds are dealt: the Boss can be reached, a figure killed, the Wounds halved."""

    mark: str
    on: str = ""

    def apply(self, state: MDState) -> None:
        combat = _combat(state)
        match self.mark:
            case "boss":
                combat.reaches_boss = True
            case "kill":
                combat.kills = True
            case "halve":
                combat.halves = True
            case _:
                combat.stuns_late.append(self.on)


class CombatSettled(Event, frozen=True):
    """Hits less Shields, at least 0, and extra Wounds (MD-DMG-01)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DMG-01", "MD-TIM-06", "MD-TIM-07")
    hits: int
    shields: int
    wounds: int

    def apply(self, state: MDState) -> None:
        _combat(state).suffered = self.wounds


class CombatEnded(Event, frozen=True):
    """The Attack is over, and with it what was rolled and not spent (MD-ENC-09)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-ENC-09",)
    attacker: str
    defender: str

    def apply(self, state: MDState) -> None:
        state.combat = state.suspended.pop() if state.suspended else None


class HeroWounded(Event, frozen=True):
    """A Hero suffers Wounds (MD-HLT-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HLT-02",)
    hero: str
    wounds: int

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.health = max(0, hero.health - self.wounds)


class HeroHealed(Event, frozen=True):
    """A Hero heals, never above the maximum (MD-HLT-03)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HLT-03",)
    hero: str
    amount: int

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.health = min(hero.maximum, hero.health + self.amount)


class HeroKilled(Event, frozen=True):
    """A Hero's Health is 0: it lies where it fell and keeps what it has (MD-HLT-04, MD-RES-01, MD-RUL-70)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-HLT-04", "MD-RES-01", "MD-RES-02", "MD-RUL-70")
    hero: str
    by: str

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.health, hero.is_dead, hero.is_stunned = 0, True, False
        if state.activation is not None and state.activation.hero == self.hero:
            state.activation.is_over = True
            state.activation.attacked = []


class Resurrected(Event, frozen=True):
    """A Hero stands up again for a token of the Lifebringer (MD-RES-03, MD-RES-04)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-RES-03", "MD-RES-04", "MD-RND-02", "MD-SET-16", "MD-WIN-05")
    hero: str

    def apply(self, state: MDState) -> None:
        hero = state.heroes[self.hero]
        hero.health, hero.is_dead, hero.is_stunned = hero.maximum, False, False
        state.lifebringer -= 1


class Stunned(Event, frozen=True):
    """A Character is out of action; a Mob with all its members (MD-STN-01, MD-STN-07)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-STN-01", "MD-STN-07")
    who: str

    def apply(self, state: MDState) -> None:
        character(state, self.who).is_stunned = True


class StoodUp(Event, frozen=True):
    """A Character is Stunned no more."""

    who: str

    def apply(self, state: MDState) -> None:
        character(state, self.who).is_stunned = False


class EnemyWounded(Event, frozen=True):
    """A figure of an Enemy suffers Wounds: the Boss or single figure, or a Minion by its place (MD-ENM-02)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-ENM-02", "MD-HRD-07")
    enemy: str
    wounds: int
    minion: int = -1

    def apply(self, state: MDState) -> None:
        enemy = state.enemies[self.enemy]
        if self.minion < 0:
            enemy.health = max(0, enemy.health - self.wounds)
        else:
            enemy.minions[self.minion] -= self.wounds
            enemy.minions.sort()


class EnemyHealed(Event, frozen=True):
    """The Boss or single figure of an Enemy heals."""

    enemy: str
    amount: int

    def apply(self, state: MDState) -> None:
        state.enemies[self.enemy].health += self.amount


class MinionKilled(Event, frozen=True):
    """A Minion falls (MD-MOB-10)."""

    enemy: str
    by: str

    def apply(self, state: MDState) -> None:
        state.enemies[self.enemy].minions.pop(0)


class GuardianKilled(Event, frozen=True):
    """A Boss, an Agent or a Roaming Monster falls (MD-MOB-11, MD-AGT-05, MD-ROM-04)."""

    basis: ClassVar[tuple[str, ...]] = ("MD-DMG-03", "MD-DMG-04", "MD-CHR-06")
    enemy: str
    role: str
    by: str
