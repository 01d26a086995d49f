"""Threat, the Overlord's cards and his monsters' activations, told as events."""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.descent.state import OVERLORD, Activation, DEState
from tenebra.kernel import Event
from tenebra.kit.decks import masked, take


class ThreatGained(Event, frozen=True):
    """The Overlord gains Threat: for heroes, cards, surges, curses, by a quest (DE-THR-01)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-THR-01", "DE-RUL-87", "DE-RUL-43")
    number: int
    by: str

    def apply(self, state: DEState) -> None:
        state.overlord.threat += self.number


class ThreatLost(Event, frozen=True):
    """The Overlord loses Threat, never below none (DE-RUL-87)."""

    number: int

    def apply(self, state: DEState) -> None:
        state.overlord.threat = max(0, state.overlord.threat - self.number)


class CardsDrawn(Event, frozen=True):
    """The Overlord draws cards; they are his secret (DE-OVC-02, DE-OVC-03)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-02", "DE-OVC-03", "DE-DCK-01", "DE-SEC-01", "DE-RUL-88")
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        own = state.overlord
        del own.deck.draw[len(own.deck.draw) - len(self.cards) :]
        own.hand += self.cards if state.eyes in ("", OVERLORD) else masked(self.cards)

    def seen_by(self, seat: str, state: DEState) -> Event:
        return self if seat == OVERLORD else CardsDrawn(masked(self.cards), rule=self.rule, also=self.also)


class DeckRefilled(Event, frozen=True):
    """The discard pile is shuffled into a new deck (DE-OVC-08)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-08", "DE-RUL-22", "DE-DCK-01")
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DEState) -> None:
        deck = state.overlord.deck
        deck.draw, deck.discard = list(self.cards), []

    def seen_by(self, seat: str, state: DEState) -> Event:
        return DeckRefilled(masked(self.cards), rule=self.rule, also=self.also)


class CardDiscarded(Event, frozen=True):
    """The Overlord discards a card for its Threat (DE-OVC-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-01", "DE-OVC-05", "DE-THR-01")
    card: str
    threat: int

    def apply(self, state: DEState) -> None:
        own = state.overlord
        take(own.hand, self.card)
        own.deck.discard.append(self.card)
        own.threat += self.threat


class CardPlayed(Event, frozen=True):
    """The Overlord pays for a card and plays it (DE-OVC-06)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-01", "DE-OVC-06", "DE-THR-02")
    card: str
    cost: int
    figure: str = ""

    def apply(self, state: DEState) -> None:
        own = state.overlord
        take(own.hand, self.card)
        own.threat -= self.cost


class CardResolved(Event, frozen=True):
    """A card that was played goes to the discard pile and gives no Threat (DE-OVC-07)."""

    card: str

    def apply(self, state: DEState) -> None:
        state.overlord.deck.discard.append(self.card)


class PowerLaid(Event, frozen=True):
    """A Power card lies face up for the rest of the game (DE-OVC-12)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-12",)
    card: str

    def apply(self, state: DEState) -> None:
        state.overlord.powers.append(self.card)
        state.overlord.has_powered = True


class SpawnBegan(Event, frozen=True):
    """The Spawn card of this turn is played (DE-OVC-11)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-OVC-11", "DE-OVT-03", "DE-RUL-26")
    card: str

    def apply(self, state: DEState) -> None:
        state.overlord.has_spawned = True


class StartEventPlayed(Event, frozen=True):
    """An Event of the start of the Overlord's turn is played; one is the limit (DE-OVC-13, DE-RUL-24)."""

    card: str

    def apply(self, state: DEState) -> None:
        state.overlord.events.append(self.card)


class LightDimmed(Event, frozen=True):
    """Heroes see only so far until the Overlord's next turn."""

    reach: int

    def apply(self, state: DEState) -> None:
        state.dimmed = self.reach


class MonsterActivated(Event, frozen=True):
    """The Overlord names a monster; it has its movement points and attacks (DE-MON-01)."""

    basis: ClassVar[tuple[str, ...]] = (
        "DE-MON-01",
        "DE-MON-02",
        "DE-MON-03",
        "DE-MON-06",
        "DE-MCD-01",
        "DE-MCD-06",
        "DE-MOV-01",
        "DE-RUL-79",
        "DE-DEC-10",
    )
    monster: str
    points: int
    attacks: int

    def apply(self, state: DEState) -> None:
        state.monsters[self.monster].has_acted = True
        state.activation = Activation(self.monster, self.points, self.attacks)


class MonsterHastened(Event, frozen=True):
    """A card doubles a monster's speed, or its attacks, in this activation."""

    monster: str
    points: int = 0
    attacks: int = 0

    def apply(self, state: DEState) -> None:
        activation = activation_of(state)
        activation.points += self.points
        activation.attacks += self.attacks


class LeaderShaken(Event, frozen=True):
    """A stunned leader may move or attack, not both (DE-EFF-09)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-EFF-09", "DE-RUB-16", "DE-MON-04")
    monster: str

    def apply(self, state: DEState) -> None:
        activation_of(state).is_stunned = True


class MonsterAttackTaken(Event, frozen=True):
    """One of the attacks of an activation is made (DE-MON-01)."""

    monster: str

    def apply(self, state: DEState) -> None:
        activation = activation_of(state)
        activation.attacks -= 1
        activation.has_attacked = True


class ActivationEnded(Event, frozen=True):
    """A monster's activation is over; what it did not use is lost (DE-MON-05)."""

    basis: ClassVar[tuple[str, ...]] = ("DE-MON-05", "DE-MON-02")
    monster: str

    def apply(self, state: DEState) -> None:
        state.activation = None


def activation_of(state: DEState) -> Activation:
    """The activation in progress."""
    assert state.activation is not None
    return state.activation
