"""Events of heroes: how they begin, their skills, orders, fatigue, wounds healed and the monkey."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import DEState, Hero
from tenebra.kernel import Event


class HeroesDealt(Event, frozen=True):
    """Hero sheets are dealt, the first hero first (DE-SET-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-02", "DE-DEC-03")
    heroes: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.party = list(self.heroes)


class HeroJoined(Event, frozen=True):
    """A hero takes his tokens and coins (DE-SET-07, DE-SET-08)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-HERO-01",
        "DE-HERO-02",
        "DE-HERO-03",
        "DE-GEN-01",
        "DE-GEN-10",
        "DE-GEN-11",
    )
    hero: str
    life: int
    fatigue: int
    coins: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero] = Hero(self.hero, "", self.life, self.fatigue, self.coins)


class SkillsDrawn(Event, frozen=True):
    """A hero draws skills from a deck (DE-SET-09, DE-TWN-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SKL-01", "DE-SKL-02", "DE-SET-12", "DE-SKL-03", "DE-DCK-03", "DE-DCK-06")
    hero: str
    deck: str
    skills: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].skills += self.skills
        pile = state.decks[self.deck].draw
        del pile[len(pile) - len(self.skills) :]


class SkillSwapped(Event, frozen=True):
    """A hero swaps one skill; what he gave goes back only after he has drawn (DE-SET-10, DE-SET-11)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-SET-10", "DE-SET-11", "DE-SET-12")
    hero: str
    deck: str
    gave: str
    drew: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        skills = state.heroes[self.hero].skills
        skills[skills.index(self.gave)] = self.drew
        state.decks[self.deck].draw.pop()


class LifeGained(Event, frozen=True):
    """A skill has raised a hero's maximum; he has the tokens at once (DE-HERO-03)."""

    hero: str
    life: int
    fatigue: int

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        hero.life += self.life
        hero.fatigue += self.fatigue


class HeroReady(Event, frozen=True):
    """A hero has finished shopping before the quest (DE-SET-13)."""

    hero: str


class OrderRemoved(Event, frozen=True):
    """An order goes back to its owner's supply (DE-ORD-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ORD-03",)
    hero: str
    order: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].order = ""


class CardsRefreshed(Event, frozen=True):
    """Exhausted cards are turned back; what lasted until now is over (DE-TRN-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRN-03", "DE-SKL-04")
    hero: str

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        hero.exhausted, hero.lasting = [], []


class CardExhausted(Event, frozen=True):
    """A card is used until it is refreshed (DE-TRN-04)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-TRN-04", "DE-ITM-03", "DE-SKL-04")
    hero: str
    card: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].exhausted.append(self.card)


class OrderPlaced(Event, frozen=True):
    """An order lies face up beside a hero (DE-ORD-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-ORD-01", "DE-ORD-02", "DE-ORD-03", "DE-ACT-08", "DE-RUL-56")
    hero: str
    order: str
    by: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].order = self.order
        turn = state.turn
        if turn is not None and turn.hero == self.by:
            turn.orders -= 1


class OrderSwapped(Event, frozen=True):
    """A hero's order becomes another one."""

    hero: str
    order: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].order = self.order


class PowerLasts(Event, frozen=True):
    """Something holds until the start of a hero's next turn."""

    hero: str
    power: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].lasting.append(self.power)


class FatigueSpent(Event, frozen=True):
    """Fatigue tokens go back to the supply (DE-FAT-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAT-01", "DE-FAT-05")
    hero: str
    number: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].fatigue -= self.number


class FatigueRegained(Event, frozen=True):
    """Fatigue comes back, never above the maximum (DE-FAT-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-FAT-06",)
    hero: str
    number: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].fatigue += self.number


class Healed(Event, frozen=True):
    """Wounds are healed; Poison tokens go first (DE-EFF-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EFF-06", "DE-DMG-05")
    hero: str
    poison: int
    life: int

    def apply(self, state: DEState) -> None:
        hero = state.heroes[self.hero]
        hero.poison -= self.poison
        hero.life += self.life


class MonkeyMade(Event, frozen=True):
    """A hero becomes a monkey (DE-EFF-14)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EFF-13", "DE-EFF-14", "DE-EFF-17", "DE-EFF-18")
    hero: str
    counters: int

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].monkey = self.counters


class MonkeyCounted(Event, frozen=True):
    """One of a monkey's counters is discarded; with the last one he is himself again (DE-EFF-18)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EFF-18", "DE-RUL-42")
    hero: str

    def apply(self, state: DEState) -> None:
        state.heroes[self.hero].monkey -= 1


class GuardDeclined(Event, frozen=True):
    """A guard has let a moment pass, and with it the rest of the Overlord's turn (DE-SWI-16)."""

    hero: str

    def apply(self, state: DEState) -> None:
        state.declined.append(self.hero)
