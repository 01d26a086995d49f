"""What happens on the board, told as events: rounds and turns, movement, doors, areas, fights, death, traps.

Events of cards are in `card_events`. Every event changes the true state and a seat's redacted one alike.
"""

from __future__ import annotations

from typing import ClassVar

from tenebra.games.dungeon_venture.card_events import into_hand, may_see_hands
from tenebra.games.dungeon_venture.state import (
    EXPLORED,
    HERO,
    HIDDEN,
    KEEPER,
    REVEALED,
    SPIRIT,
    Attack,
    DVState,
    Figure,
    Skull,
    Trap,
    Turn,
)
from tenebra.kernel import Event


class InitiativeShuffled(Event, frozen=True):
    """The initiative deck has a new order; its cards are no secret, their order is."""

    order: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw = list(self.order)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return InitiativeShuffled(tuple(sorted(self.order)), rule=self.rule)


class RoundBegan(Event, frozen=True):
    """A new round: the discards go back into the initiative deck."""

    number: int

    def apply(self, state: DVState) -> None:
        state.round = self.number
        state.initiative.discard = []
        state.acted = []


class FirstHeroChosen(Event, frozen=True):
    """The Hero players have chosen who begins."""

    hero: str

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.hero)
        state.initiative.discard.append(self.hero)


class FirstHeroProposed(Event, frozen=True):
    """A Hero player's proposal."""

    by: str
    hero: str


class InitiativeRevealed(Event, frozen=True):
    """The top initiative card is turned over."""

    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.card)
        state.initiative.discard.append(self.card)


class InitiativeRemoved(Event, frozen=True):
    """A card leaves the initiative deck with the last of its figures."""

    card: str

    def apply(self, state: DVState) -> None:
        for pile in (state.initiative.draw, state.initiative.discard):
            if self.card in pile:
                pile.remove(self.card)


class TurnBegan(Event, frozen=True):
    """A figure's turn begins; what it lost beforehand is lost now."""

    figure: str

    def apply(self, state: DVState) -> None:
        lost = state.hexes.pop(self.figure, [])
        state.turn = Turn(self.figure, has_moved="movement" in lost, has_acted="action" in lost)
        if "movement" in lost:
            state.turn.strides = -1
        state.acted.append(self.figure)
        if self.figure in state.heroes:
            state.heroes[self.figure].returned = []


class ActionTaken(Event, frozen=True):
    """The one Action of the turn is taken."""

    figure: str
    action: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None:
            state.turn.has_acted = True


class DoubleStepTaken(Event, frozen=True):
    """A second movement, or one of twice the length."""

    figure: str

    def apply(self, state: DVState) -> None:
        assert state.turn is not None
        if state.turn.has_moved:
            state.turn.strides += 1
        else:
            state.turn.is_one_stride = True


class Moved(Event, frozen=True):
    """One step. Carried Spirits come along."""

    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        state.figures[self.figure].space = self.to
        for other in state.figures.values():
            if other.carried_by == self.figure:
                other.space = self.to


class SpiritFreed(Event, frozen=True):
    """A carried Spirit is carried no more."""

    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = ""


class MovementEnded(Event, frozen=True):
    """A movement is over."""

    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.has_moved = True
            state.turn.strides -= 1
            state.turn.is_stopped = False


class MovementStopped(Event, frozen=True):
    """A movement is cut short."""

    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.is_stopped = True


class TurnSpent(Event, frozen=True):
    """Nothing more can be done in this turn."""

    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.is_over = True


class TurnEnded(Event, frozen=True):
    """A turn is over."""

    figure: str

    def apply(self, state: DVState) -> None:
        state.turn = None


class HeroLeft(Event, frozen=True):
    """A Hero has left the dungeon by the staircase."""

    hero: str


class AreaRevealed(Event, frozen=True):
    """The Keeper sets up an area: furniture, doors, chests, altars."""

    area: str
    furniture: dict[str, str]
    things: dict[str, str]
    tokens: dict[str, str]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.areas[self.area] = REVEALED
        state.furniture |= self.furniture
        state.things |= self.things
        state.tokens |= self.tokens


class AreaEntered(Event, frozen=True):
    """A Hero sets foot in an unexplored area."""

    hero: str
    area: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.areas[self.area] = EXPLORED
        if state.turn is not None:
            state.turn.entered.append(self.area)


class DoorPlaced(Event, frozen=True):
    """A door comes onto the map."""

    door: str
    status: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = self.status


class DoorOpened(Event, frozen=True):
    """A door is open now."""

    door: str
    by: str

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = "open"


class DoorClosed(Event, frozen=True):
    """A door is closed now."""

    door: str
    by: str

    def apply(self, state: DVState) -> None:
        state.doors[self.door] = "closed"


class DoorUnlocked(Event, frozen=True):
    """A locked door can be opened from now on. Heroes learn of it only if the door is on the map."""

    door: str

    def apply(self, state: DVState) -> None:
        if self.door in state.doors:
            state.doors[self.door] = "closed"
        if state.eyes in ("", KEEPER):
            state.unlocked.append(self.door)

    def seen_by(self, seat: str, state: DVState) -> Event | None:
        return self if seat == KEEPER or self.door in state.doors else None


class MonstersPlaced(Event, frozen=True):
    """An area's Monsters have been placed, once and for all."""

    area: str

    def apply(self, state: DVState) -> None:
        state.placed.append(self.area)


class FigurePlaced(Event, frozen=True):
    """A figure comes onto the board."""

    figure: str
    figure_kind: str
    form: str
    space: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.figures[self.figure] = Figure(self.figure, self.figure_kind, self.form, self.space)
        if self.form == "boss":
            state.boss_was_here = True
        elif self.form == "monster":
            state.serial[self.figure_kind] = state.serial.get(self.figure_kind, 0) + 1


class AttackDeclared(Event, frozen=True):
    """Somebody or something attacks."""

    attacker: str
    target: str
    card: str


class AttackRolled(Event, frozen=True):
    """Both sides have rolled."""

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

    attacker: str
    target: str
    damage: int

    def apply(self, state: DVState) -> None:
        state.attacks.pop()


class Wounded(Event, frozen=True):
    """Damage is suffered."""

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

    figure: str
    by: str

    def apply(self, state: DVState) -> None:
        del state.figures[self.figure]
        state.hexes.pop(self.figure, None)


class HeroKilled(Event, frozen=True):
    """A Hero's Life Points are gone."""

    hero: str
    by: str


class BecameSpirit(Event, frozen=True):
    """The Hero's miniature is replaced by its Spirit."""

    hero: str

    def apply(self, state: DVState) -> None:
        state.figures[self.hero].form = SPIRIT
        state.hexes.pop(self.hero, None)


class DiedForGood(Event, frozen=True):
    """A Hero leaves the game; what it had stays under a skull."""

    hero: str
    space: str
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        del state.figures[self.hero]
        state.dead.append(self.hero)
        state.hexes.pop(self.hero, None)
        belongings = state.heroes[self.hero]
        belongings.hand, belongings.worn, belongings.used = [], [], []
        if self.cards:
            state.skulls[self.hero] = Skull(self.space, list(self.cards))

    def seen_by(self, seat: str, state: DVState) -> Event:
        known = may_see_hands(seat, state)
        return self if known else DiedForGood(self.hero, self.space, (HIDDEN,) * len(self.cards), rule=self.rule)


class SkullRemoved(Event, frozen=True):
    """Everything a dead Hero had is taken."""

    hero: str

    def apply(self, state: DVState) -> None:
        state.skulls.pop(self.hero, None)


class Rested(Event, frozen=True):
    """A Hero has Rested: full Life, Spells back."""

    hero: str

    def apply(self, state: DVState) -> None:
        _refresh(state, self.hero)


class Resurrected(Event, frozen=True):
    """A Spirit is a Hero again: full Life, Spells back."""

    hero: str

    def apply(self, state: DVState) -> None:
        figure = state.figures[self.hero]
        figure.form, figure.carried_by = HERO, ""
        _refresh(state, self.hero)


def _refresh(state: DVState, hero: str) -> None:
    state.figures[hero].wounds = 0
    belongings = state.heroes[hero]
    for card in belongings.used:
        into_hand(state, hero, card)
    belongings.used, belongings.cast = [], 0
    for lasting in state.lasting:
        if lasting.owner == hero:
            lasting.is_refreshed = True


class Searched(Event, frozen=True):
    """An area has been searched."""

    hero: str
    area: str
    reveals: ClassVar[bool] = True


class TrapFound(Event, frozen=True):
    """A Trap's token is placed."""

    space: str
    trap: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap(self.trap, "found")


class TrapSprung(Event, frozen=True):
    """A Trap has triggered. A Pit stays open, Boulders block the space, Fire Arrows are spent."""

    space: str
    trap: str
    victim: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap(self.trap, "spent" if self.trap == "arrows" else "sprung")


class BouldersFell(Event, frozen=True):
    """Boulders block a space by the Adventure's own rules."""

    space: str

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap("boulders", "sprung")


class LeaptIntoPit(Event, frozen=True):
    """Somebody goes through a Pit on purpose."""

    figure: str
    space: str


class Displaced(Event, frozen=True):
    """A figure is put on another space; that is no movement."""

    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        state.figures[self.figure].space = self.to
        for other in state.figures.values():
            if other.carried_by == self.figure:
                other.space = self.to


class SpiritGuided(Event, frozen=True):
    """A Hero picks up a Spirit."""

    hero: str
    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = self.hero


class SpiritReleased(Event, frozen=True):
    """A Hero puts down a Spirit."""

    hero: str
    spirit: str
    to: str

    def apply(self, state: DVState) -> None:
        spirit = state.figures[self.spirit]
        spirit.carried_by, spirit.space = "", self.to


class Swapped(Event, frozen=True):
    """Two figures exchange their places."""

    figure: str
    other: str

    def apply(self, state: DVState) -> None:
        one, two = state.figures[self.figure], state.figures[self.other]
        one.space, two.space = two.space, one.space
        for spirit in state.figures.values():
            if spirit.carried_by:
                spirit.space = state.figures[spirit.carried_by].space


class Answered(Event, frozen=True):
    """A Hero's player agrees or refuses."""

    by: str
    agrees: bool


class ReorganizationBegan(Event, frozen=True):
    """Stop and Reorganize begins."""

    by: str
    heroes: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        state.reorganizing = list(self.heroes)
        if state.turn is not None:
            state.turn.reorganized = True


class HeroReady(Event, frozen=True):
    """A Hero has finished reorganizing."""

    hero: str

    def apply(self, state: DVState) -> None:
        state.reorganizing.remove(self.hero)


class OrderReset(Event, frozen=True):
    """The old round is over; a new order of play comes."""

    def apply(self, state: DVState) -> None:
        state.agenda = []


class Hexed(Event, frozen=True):
    """A figure will lose something in its next turn."""

    figure: str
    loss: str

    def apply(self, state: DVState) -> None:
        losses = state.hexes.setdefault(self.figure, [])
        if self.loss not in losses:
            losses.append(self.loss)


class Cancelled(Event, frozen=True):
    """What was about to happen does not."""

    def apply(self, state: DVState) -> None:
        state.is_cancelled = True


class CancelPassed(Event, frozen=True):
    """The cancelled thing has been skipped."""

    def apply(self, state: DVState) -> None:
        state.is_cancelled = False


class ThingUsed(Event, frozen=True):
    """A Hero has used a thing of the Adventure's own."""

    hero: str
    thing: str

    def apply(self, state: DVState) -> None:
        del state.things[self.thing]


class TokenTaken(Event, frozen=True):
    """A Hero has taken up a quest token."""

    hero: str
    token: str

    def apply(self, state: DVState) -> None:
        state.tokens[self.token] = self.hero


class TokenDropped(Event, frozen=True):
    """A quest token lies on the floor."""

    token: str
    space: str

    def apply(self, state: DVState) -> None:
        state.tokens[self.token] = self.space


class AltarRaised(Event, frozen=True):
    """An Altar appears."""

    space: str

    def apply(self, state: DVState) -> None:
        state.furniture[self.space] = "altar"


class Counted(Event, frozen=True):
    """The Adventure counts something."""

    name: str

    def apply(self, state: DVState) -> None:
        state.counters[self.name] = state.counters.get(self.name, 0) + 1


class ClockworkSprung(Event, frozen=True):
    """A rule of the Adventure's own has happened and will not again."""

    number: int

    def apply(self, state: DVState) -> None:
        state.sprung.append(self.number)


class Said(Event, frozen=True):
    """The Keeper reads something aloud."""

    text: str
