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
    forget,
)
from tenebra.kernel import Event


def put(state: DVState, figure_id: str, space: str) -> None:
    """A figure is on another space; the Spirits a Hero carries come along (DV-SPI-03)."""
    figures = state.figures
    figures[figure_id].space = space
    if figure_id in state.heroes:
        for hero in state.heroes:
            if hero in figures and figures[hero].carried_by == figure_id:
                figures[hero].space = space


class InitiativeShuffled(Event, frozen=True):
    """The initiative deck has a new order; its cards are no secret, their order is."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-02", "DV-RND-10", "DV-RUL-11", "DV-RUL-12")
    order: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw = list(self.order)

    def seen_by(self, seat: str, state: DVState) -> Event:
        return InitiativeShuffled(tuple(sorted(self.order)), rule=self.rule)


class RoundBegan(Event, frozen=True):
    """A new round: the discards go back into the initiative deck."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-06", "DV-RND-07", "DV-RUL-01", "DV-RUL-85")
    number: int

    def apply(self, state: DVState) -> None:
        state.round = self.number
        state.initiative.discard = []
        state.acted = []


class FirstHeroChosen(Event, frozen=True):
    """The Hero players have chosen who begins."""

    basis: ClassVar[tuple[str, ...]] = ("DV-INI-01", "DV-INI-03", "DV-INI-04", "DV-DEC-02")
    hero: str

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.hero)
        state.initiative.discard.append(self.hero)


class FirstHeroProposed(Event, frozen=True):
    """A Hero player's proposal."""

    basis: ClassVar[tuple[str, ...]] = ("DV-INI-05", "DV-RUL-13", "DV-DEC-02")
    by: str
    hero: str


class InitiativeRevealed(Event, frozen=True):
    """The top initiative card is turned over."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RND-06", "DV-GEN-03")
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.initiative.draw.remove(self.card)
        state.initiative.discard.append(self.card)


class InitiativeRemoved(Event, frozen=True):
    """A card leaves the initiative deck with the last of its figures."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-08", "DV-DTH-07")
    card: str

    def apply(self, state: DVState) -> None:
        for pile in (state.initiative.draw, state.initiative.discard):
            if self.card in pile:
                pile.remove(self.card)


class TurnBegan(Event, frozen=True):
    """A figure's turn begins; what it lost beforehand is lost now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-01", "DV-GEN-05", "DV-RND-09", "DV-DEC-03", "DV-MON-04")
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

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-02", "DV-TURN-04", "DV-ACT-03")
    figure: str
    action: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None:
            state.turn.has_acted = True


class DoubleStepTaken(Event, frozen=True):
    """A second movement, or one of twice the length."""

    basis: ClassVar[tuple[str, ...]] = ("DV-MOV-03", "DV-DBL-02", "DV-RUL-34")
    figure: str

    def apply(self, state: DVState) -> None:
        assert state.turn is not None
        if state.turn.has_moved:
            state.turn.strides += 1
        else:
            state.turn.is_one_stride = True


class Moved(Event, frozen=True):
    """One step. Carried Spirits come along."""

    basis: ClassVar[tuple[str, ...]] = ("DV-MOV-02", "DV-STAT-06", "DV-RUL-20", "DV-MOV-11")
    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
        put(state, self.figure, self.to)


class SpiritFreed(Event, frozen=True):
    """A carried Spirit is carried no more."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-36",)
    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = ""


class MovementEnded(Event, frozen=True):
    """A movement is over."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-87", "DV-TURN-02", "DV-MOV-10")
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

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-07", "DV-RUL-14")
    figure: str

    def apply(self, state: DVState) -> None:
        if state.turn is not None and state.turn.figure == self.figure:
            state.turn.is_over = True


class TurnEnded(Event, frozen=True):
    """A turn is over."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TURN-03", "DV-TURN-05", "DV-RUL-98")
    figure: str

    def apply(self, state: DVState) -> None:
        state.turn = None


class HeroLeft(Event, frozen=True):
    """A Hero has left the dungeon by the staircase."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-22", "DV-VIC-04")
    hero: str


class AreaRevealed(Event, frozen=True):
    """The Keeper sets up an area: furniture, doors, chests, altars."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-AREA-02",
        "DV-SET-19",
        "DV-RUL-59",
        "DV-ALT-02",
        "DV-FUR-01",
        "DV-EXP-05",
        "DV-GEN-10",
    )
    area: str
    furniture: dict[str, str]
    things: dict[str, str]
    tokens: dict[str, str]
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        forget(state, "obstacles", "explored", "spirit_ways")
        state.areas[self.area] = REVEALED
        state.furniture |= self.furniture
        state.things |= self.things
        state.tokens |= self.tokens


class AreaEntered(Event, frozen=True):
    """A Hero sets foot in an unexplored area."""

    basis: ClassVar[tuple[str, ...]] = ("DV-AREA-02", "DV-EXP-11", "DV-RUL-25", "DV-RUL-16", "DV-MOV-12")
    hero: str
    area: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        forget(state, "explored", "spirit_ways")
        state.areas[self.area] = EXPLORED
        if state.turn is not None:
            state.turn.entered.append(self.area)


class DoorPlaced(Event, frozen=True):
    """A door comes onto the map."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SEC-01", "DV-SEC-02", "DV-RUL-19", "DV-ADJ-04", "DV-RUL-96")
    door: str
    status: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        forget(state, "ways", "spirit_ways")
        state.doors[self.door] = self.status


class DoorOpened(Event, frozen=True):
    """A door is open now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DOOR-01", "DV-DOOR-04", "DV-DOOR-05", "DV-MOV-09", "DV-EXP-04")
    door: str
    by: str

    def apply(self, state: DVState) -> None:
        forget(state, "ways", "spirit_ways")
        state.doors[self.door] = "open"


class DoorClosed(Event, frozen=True):
    """A door is closed now."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DOOR-01", "DV-DOOR-02", "DV-DOOR-04")
    door: str
    by: str

    def apply(self, state: DVState) -> None:
        forget(state, "ways", "spirit_ways")
        state.doors[self.door] = "closed"


class DoorUnlocked(Event, frozen=True):
    """A locked door can be opened from now on. Heroes learn of it only if the door is on the map."""

    door: str

    def apply(self, state: DVState) -> None:
        forget(state, "ways", "spirit_ways")
        if self.door in state.doors:
            state.doors[self.door] = "closed"
        if state.eyes in ("", KEEPER):
            state.unlocked.append(self.door)

    def seen_by(self, seat: str, state: DVState) -> Event | None:
        return self if seat == KEEPER or self.door in state.doors else None


class MonstersPlaced(Event, frozen=True):
    """An area's Monsters have been placed, once and for all."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EXP-07", "DV-RUL-98", "DV-MON-05", "DV-MON-06")
    area: str

    def apply(self, state: DVState) -> None:
        state.placed.append(self.area)


class FigurePlaced(Event, frozen=True):
    """A figure comes onto the board."""

    basis: ClassVar[tuple[str, ...]] = ("DV-EXP-12", "DV-MON-08", "DV-MON-10", "DV-MON-12")
    figure: str
    figure_kind: str
    form: str
    space: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
        state.figures[self.figure] = Figure(self.figure, self.figure_kind, self.form, self.space)
        if self.form == "boss":
            state.boss_was_here = True
        elif self.form == "monster":
            state.serial[self.figure_kind] = state.serial.get(self.figure_kind, 0) + 1
            if self.figure_kind in state.initiative.discard:
                # DV-RND-12: the card of its type was drawn before it came, so it first acts next round
                state.acted.append(self.figure)


class AttackDeclared(Event, frozen=True):
    """Somebody or something attacks."""

    basis: ClassVar[tuple[str, ...]] = ("DV-ATK-04", "DV-ATK-05", "DV-DICE-06")
    attacker: str
    target: str
    card: str


class AttackRolled(Event, frozen=True):
    """Both sides have rolled."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-DICE-01",
        "DV-DICE-02",
        "DV-DICE-03",
        "DV-DICE-04",
        "DV-DICE-05",
        "DV-DICE-07",
        "DV-STAT-02",
        "DV-STAT-03",
        "DV-CBT-07",
        "DV-RUL-07",
        "DV-RUL-08",
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

    basis: ClassVar[tuple[str, ...]] = ("DV-STAT-05", "DV-SHT-03", "DV-DMG-02", "DV-RUL-43", "DV-RUL-75")
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
        forget(state, "standing")
        del state.figures[self.figure]
        state.hexes.pop(self.figure, None)


class HeroKilled(Event, frozen=True):
    """A Hero's Life Points are gone."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DMG-09", "DV-DTH-09", "DV-GEN-11", "DV-RUL-84", "DV-EVT-05")
    hero: str
    by: str


class BecameSpirit(Event, frozen=True):
    """The Hero's miniature is replaced by its Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DTH-06", "DV-DTH-08", "DV-RUL-45", "DV-RUL-46", "DV-RND-09", "DV-RUL-17")
    hero: str

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
        state.figures[self.hero].form = SPIRIT
        state.hexes.pop(self.hero, None)


class DiedForGood(Event, frozen=True):
    """A Hero leaves the game; what it had stays under a skull."""

    basis: ClassVar[tuple[str, ...]] = ("DV-BOSS-05", "DV-LOOT-01", "DV-LOOT-06", "DV-DTH-07")
    hero: str
    space: str
    cards: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
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
    """A Hero has Rested: full Life, Spells back."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-REST-01",
        "DV-REST-07",
        "DV-RUL-39",
        "DV-SPL-05",
        "DV-ALT-01",
        "DV-ALT-03",
        "DV-RUL-51",
    )
    hero: str

    def apply(self, state: DVState) -> None:
        _refresh(state, self.hero)


class Resurrected(Event, frozen=True):
    """A Spirit is a Hero again: full Life, Spells back."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-REST-01",
        "DV-REST-02",
        "DV-REST-05",
        "DV-SPRT-08",
        "DV-TURN-06",
        "DV-RUL-38",
        "DV-ALT-01",
    )
    hero: str

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
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

    basis: ClassVar[tuple[str, ...]] = ("DV-SRCH-02", "DV-RUL-40", "DV-GEN-09")
    hero: str
    area: str
    reveals: ClassVar[bool] = True


class TrapFound(Event, frozen=True):
    """A Trap's token is placed."""

    basis: ClassVar[tuple[str, ...]] = (
        "DV-SRCH-03",
        "DV-SRCH-04",
        "DV-TRAP-08",
        "DV-ARRO-03",
        "DV-PIT-10",
        "DV-ROCK-06",
        "DV-RUL-62",
    )
    space: str
    trap: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        state.traps[self.space] = Trap(self.trap, "found")


class TrapSprung(Event, frozen=True):
    """A Trap has triggered. A Pit stays open, Boulders block the space, Fire Arrows are spent."""

    basis: ClassVar[tuple[str, ...]] = ("DV-TRAP-01", "DV-TRAP-03", "DV-TRAP-09", "DV-TRAP-10", "DV-RUL-87")
    space: str
    trap: str
    victim: str
    reveals: ClassVar[bool] = True

    def apply(self, state: DVState) -> None:
        forget(state, "obstacles")
        state.traps[self.space] = Trap(self.trap, "spent" if self.trap == "arrows" else "sprung")


class BouldersFell(Event, frozen=True):
    """Boulders block a space by the Adventure's own rules."""

    space: str

    def apply(self, state: DVState) -> None:
        forget(state, "obstacles")
        state.traps[self.space] = Trap("boulders", "sprung")


class LeaptIntoPit(Event, frozen=True):
    """Somebody goes through a Pit on purpose."""

    basis: ClassVar[tuple[str, ...]] = ("DV-PIT-05", "DV-PIT-06", "DV-PIT-08", "DV-PIT-09", "DV-TRAP-06", "DV-RUL-60")
    figure: str
    space: str


class Displaced(Event, frozen=True):
    """A figure is put on another space; that is no movement."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DEC-04", "DV-RUL-80")
    figure: str
    to: str

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
        put(state, self.figure, self.to)


class SpiritGuided(Event, frozen=True):
    """A Hero picks up a Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPI-01", "DV-SPI-03", "DV-SPI-05", "DV-SPRT-09", "DV-RUL-36")
    hero: str
    spirit: str

    def apply(self, state: DVState) -> None:
        state.figures[self.spirit].carried_by = self.hero


class SpiritReleased(Event, frozen=True):
    """A Hero puts down a Spirit."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SPI-01", "DV-SPI-05", "DV-RUL-36", "DV-DEC-04")
    hero: str
    spirit: str
    to: str

    def apply(self, state: DVState) -> None:
        spirit = state.figures[self.spirit]
        spirit.carried_by, spirit.space = "", self.to


class Swapped(Event, frozen=True):
    """Two figures exchange their places."""

    basis: ClassVar[tuple[str, ...]] = ("DV-SWAP-01", "DV-RUL-42")
    figure: str
    other: str

    def apply(self, state: DVState) -> None:
        forget(state, "standing")
        one, two = state.figures[self.figure], state.figures[self.other]
        one.space, two.space = two.space, one.space
        for spirit in state.figures.values():
            if spirit.carried_by:
                spirit.space = state.figures[spirit.carried_by].space


class Answered(Event, frozen=True):
    """A Hero's player agrees or refuses."""

    basis: ClassVar[tuple[str, ...]] = ("DV-DEC-06",)
    by: str
    agrees: bool


class ReorganizationBegan(Event, frozen=True):
    """Stop and Reorganize begins."""

    basis: ClassVar[tuple[str, ...]] = ("DV-REO-02", "DV-REO-03", "DV-REO-13", "DV-RUL-41", "DV-RUL-83", "DV-EVT-07")
    by: str
    heroes: tuple[str, ...]

    def apply(self, state: DVState) -> None:
        state.reorganizing = list(self.heroes)
        if state.turn is not None:
            state.turn.reorganized = True


class HeroReady(Event, frozen=True):
    """A Hero has finished reorganizing."""

    basis: ClassVar[tuple[str, ...]] = ("DV-REO-03", "DV-REO-16")
    hero: str

    def apply(self, state: DVState) -> None:
        state.reorganizing.remove(self.hero)


class OrderReset(Event, frozen=True):
    """The old round is over; a new order of play comes."""

    basis: ClassVar[tuple[str, ...]] = ("DV-RUL-41", "DV-INI-04")

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

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)
    hero: str
    thing: str

    def apply(self, state: DVState) -> None:
        del state.things[self.thing]


class TokenTaken(Event, frozen=True):
    """A Hero has taken up a quest token."""

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)
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
        forget(state, "obstacles")
        state.furniture[self.space] = "altar"


class Counted(Event, frozen=True):
    """The Adventure counts something."""

    basis: ClassVar[tuple[str, ...]] = ("DV-VIC-05",)
    name: str

    def apply(self, state: DVState) -> None:
        state.counters[self.name] = state.counters.get(self.name, 0) + 1


class ClockworkSprung(Event, frozen=True):
    """A rule of the Adventure's own has happened and will not again. Heroes see what it does, not that there was one."""

    number: int

    def apply(self, state: DVState) -> None:
        state.sprung.append(self.number)

    def seen_by(self, seat: str, state: DVState) -> Event | None:
        return self if seat == KEEPER else None


class Said(Event, frozen=True):
    """The Keeper reads something aloud."""

    basis: ClassVar[tuple[str, ...]] = ("DV-GEN-07", "DV-RUL-02")
    text: str
