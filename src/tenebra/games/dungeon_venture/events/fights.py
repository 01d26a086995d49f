"""Fights, wounds, death and rest, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.events.cards import into_hand, may_see_hands
from tenebra.games.dungeon_venture.state import HERO, SPIRIT, Attack, DVState, Skull
from tenebra.kernel import Event
from tenebra.kit.decks import HIDDEN


class AttackDeclared(Event, frozen=True):
    """Somebody or something attacks."""

    basis: ClassVar[tuple[str, ...]] = ("DV-ATK-04", "DV-ATK-05", "DV-DICE-06")
    attacker: str
    target: str
    card: str


class AttackRolled(Event, frozen=True):
    """Both sides have rolled."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-DICE-05",
        "DV-DICE-07",
        "DV-STAT-02",
        "DV-STAT-03",
        "DV-CBT-07",
        "DV-RUL-08",
        "DV-DICE-01",
        "DV-DICE-02",
        "DV-DICE-03",
        "DV-DICE-04",
        "DV-RUL-07",
    )
    attacker: str
    target: str
    hits: int
    blocks: int
    card: str

    def apply(self, state: DVState) -> None:
        state.attacks.append(Attack(self.attacker, self.target, self.hits, self.blocks, self.card))


class HitsChanged(Event, frozen=True):
    """The attacker's successes change after the dice."""

    by: int

    def apply(self, state: DVState) -> None:
        attack = state.attacks[-1]
        attack.hits = max(0, attack.hits + self.by)


class AttackEnded(Event, frozen=True):
    """The attack is settled: this much damage."""

    basis: ClassVar[tuple[str, ...]] = ("DV-CBT-04",)
    attacker: str
    target: str
    damage: int

    def apply(self, state: DVState) -> None:
        state.attacks.pop()


class Wounded(Event, frozen=True):
    """Damage is suffered."""

    basis: ClassVar[tuple[str, ...]] = ("DV-STAT-05", "DV-SHT-03", "DV-DMG-02", "DV-RUL-75", "DV-RUL-43")
    figure: str
    damage: int

    def apply(self, state: DVState) -> None:
        state.figures[self.figure].wounds += self.damage


class Healed(Event, frozen=True):
    """Wounds are healed."""

    figure: str
    amount: int

    def apply(self, state: DVState) -> None:
        state.figures[self.figure].wounds -= self.amount


class Defeated(Event, frozen=True):
    """A Monster or Boss is removed."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-05", "DV-DMG-06", "DV-RUL-44", "DV-RUL-97", "DV-MON-02", "DV-BOSS-08")
    figure: str
    by: str

    def apply(self, state: DVState) -> None:
        del state.figures[self.figure]
        state.hexes.pop(self.figure, None)


class HeroKilled(Event, frozen=True):
    """A Hero's Life Points are gone."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-09", "DV-DTH-09", "DV-GEN-11", "DV-RUL-84", "DV-EVT-05")
    hero: str
    by: str


class BecameSpirit(Event, frozen=True):
    """The Hero's miniature is replaced by its Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-09", "DV-DTH-08", "DV-RUL-45", "DV-RUL-46", "DV-RUL-17")
    hero: str

    def apply(self, state: DVState) -> None:
        state.figures[self.hero].form = SPIRIT
        state.hexes.pop(self.hero, None)


class DiedForGood(Event, frozen=True):
    """A Hero leaves the game; what it had stays under a skull."""

    basis: ClassVar[tuple[str, ...]] = ("DV-BOSS-05", "DV-LOOT-01", "DV-LOOT-06", "DV-DTH-07")
    hero: str
    space: str
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        del state.figures[self.hero]
        state.dead.append(self.hero)
        state.hexes.pop(self.hero, None)
        belongings = state.heroes[self.hero]
        belongings.hand, belongings.worn, belongings.used = [], [], []
        state.skulls[self.hero] = Skull(self.space, list(self.cards))

    def seen_by(self, seat: str, state: DVState) -> Event:
        known = may_see_hands(seat, state)
        return self if known else DiedForGood(self.hero, self.space, (HIDDEN,) * len(self.cards), rule=self.rule)


class SkullRemoved(Event, frozen=True):
    """Everything a dead Hero had is taken."""

    basis: ClassVar[tuple[str, ...]] = ("DV-LOOT-03", "DV-LOOT-06")
    hero: str

    def apply(self, state: DVState) -> None:
        state.skulls.pop(self.hero, None)


class Rested(Event, frozen=True):
    """A Hero has Rested: so much Life is healed, these Spells are back."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-REST-01",
        "DV-REST-07",
        "DV-RUL-39",
        "DV-SPL-05",
        "DV-ALT-01",
        "DV-RUL-51",
    )
    hero: str
    amount: int
    spells: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        _refresh(state, self.hero)


class Resurrected(Event, frozen=True):
    """A Spirit is a Hero again: so much Life is healed, these Spells are back."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-REST-01",
        "DV-REST-02",
        "DV-SPRT-08",
        "DV-RUL-38",
        "DV-ALT-01",
        "DV-TURN-06",
    )
    hero: str
    amount: int
    spells: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        figure = state.figures[self.hero]
        figure.form, figure.carried_by = HERO, ""
        _refresh(state, self.hero)


def _refresh(state: DVState, hero: str) -> None:
    state.figures[hero].wounds = 0
    belongings = state.heroes[hero]
    for card in belongings.used:
        into_hand(state, hero, card)
    belongings.used, belongings.stolen, belongings.cast = [], [], 0
    for lasting in state.lasting:
        if lasting.owner == hero:
            lasting.is_refreshed = True


class Hexed(Event, frozen=True):
    """A figure will lose something in its next turn."""

    figure: str
    loss: str

    def apply(self, state: DVState) -> None:
        losses = state.hexes.setdefault(self.figure, [])
        if self.loss not in losses:
            losses.append(self.loss)


class Cancelled(Event, frozen=True):
    """The occurrence at hand is cancelled."""

    def apply(self, state: DVState) -> None:
        state.is_cancelled = True


class CancelPassed(Event, frozen=True):
    """The cancelled thing has been skipped."""

    def apply(self, state: DVState) -> None:
        state.is_cancelled = False
