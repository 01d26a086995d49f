"""Lines of the chronicle, with the beats to be animated, from events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.dice import DICE, HIT
from tenebra.games.dungeon_venture.events import board as on_board
from tenebra.games.dungeon_venture.events import cards as with_cards
from tenebra.games.dungeon_venture.events import fights, turns
from tenebra.games.dungeon_venture.scenario import START
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.cards import card_of
from tenebra.games.dungeon_venture.scene.voice import SIDES, picture
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.chronicle import Chronicle, Numbered
from tenebra.kit.objectives import stride_of
from tenebra.kit.scenario_rules import Counted
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.telling import capital
from tenebra.kit.told import Beat, Die, Tale, Told
from tenebra.kit.voice import Voice

KEEPERS_OWN = (with_cards.EventPlayed, with_cards.EventDrawn, with_cards.KeeperCardsTaken, on_board.Said)


class DVChronicle(Chronicle[DVState]):
    """Tells a run of events: a walk is one line, an attack has its dice."""

    steps: ClassVar = (turns.Moved,)
    rounds: ClassVar = (turns.RoundBegan,)
    actors: ClassVar = ("figure", "hero", "by", "attacker", "victim", "spirit")
    grounds: ClassVar = ("space", "to", "door")
    finds: ClassVar = (
        with_cards.CardDrawn,
        with_cards.CardPicked,
        with_cards.ChestOpened,
        with_cards.GoldFound,
        on_board.TokenTaken,
        on_board.TrapFound,
        on_board.Searched,
    )
    clerical: ClassVar = (
        turns.TurnBegan,
        turns.FirstHeroProposed,
        turns.Answered,
        turns.InitiativeRevealed,
        turns.InitiativeRemoved,
        turns.HeroReady,
        with_cards.CardLaid,
        with_cards.KeeperCardsTaken,
    )
    milestones: ClassVar = (on_board.TokenTaken,)
    kinds_of_dice: ClassVar = DICE
    worth: ClassVar = {HIT: 1}

    def __init__(self, view: View[DVState], voice: Voice, seats: Sequence[str], side: str) -> None:
        super().__init__(view, voice, seats, side)
        self.sheet = sheet_of(view.state)
        self.arrivals: dict[str, Event] = {}
        """The event that brought each figure to where it stands now."""
        self.dice: list[Beat] = []
        """The beats of the dice that fell for the attack under way."""
        self.is_said = 0
        """The number of the next events that were told already."""

    def lines(self, events: Sequence[Numbered]) -> Iterator[Told]:
        """The events as lines; walks are gathered."""
        self.arrivals = {who: event for _, event in events for who in _moved(event)}
        return super().lines(events)

    def is_no_news(self, event: Event) -> bool:
        """The starting area is on the table before anybody plays, and a roll of no dice is none."""
        if isinstance(event, Rolled):
            return not event.dice
        return isinstance(event, on_board.AreaRevealed | on_board.AreaEntered) and event.area == START

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """An attack is told with its dice and its result, a Hero's initiative card by the turn that begins with it."""
        if self.is_said:
            self.is_said -= 1
        elif isinstance(event, Rolled) and _is_of_an_attack(ahead):
            self.dice.append(_dice(event, self.voice))
        elif isinstance(event, fights.AttackRolled):
            result = _result_of(event, ahead[:2])
            self.is_said = len(result)
            yield self.attack(number, event, result, self.dice)
            self.dice = []
        elif not _is_said_by_the_turn(event, ahead[0][1] if ahead else None):
            yield self.line(number, event)

    def attack(self, number: int, event: fights.AttackRolled, result: Sequence[Numbered], dice: list[Beat]) -> Told:
        """The dice of an attack, and what came of it if nobody came between."""
        beats = [*self.beats(event), *dice]
        if not result:
            return self.told(number, event, self.voice.teller.event(event), beats=tuple(beats))
        beats += [beat for _, entry in result for beat in self.beats(entry)]
        text = self.voice.words.say(
            "scene-struck",
            attacker=capital(self.voice.name(event.attacker)),
            target=self.voice.name(event.target),
            hits=event.hits,
            blocks=event.blocks,
            wounds=sum(entry.damage for _, entry in result if isinstance(entry, fights.Wounded)),
        )
        rules = tuple(dict.fromkeys(rule for _, entry in result for rule in (entry.rule, *entry.also) if rule))
        return msgspec.structs.replace(self.told(result[-1][0], event, text, (), tuple(beats)), rules=rules)

    def tale(self, event: Event) -> Tale | None:
        """The description of a newly entered area, and the texts of the Adventure (DV-GEN-07)."""
        if isinstance(event, on_board.AreaEntered):
            return self.scenery(event.area)
        return super().tale(event)

    def stride(self, event: Counted, done: int) -> Objective | None:
        return stride_of(self.sheet, event.name, done, self.voice)

    def actor(self, event: Event) -> str:
        """The one a line is about."""
        if isinstance(event, KEEPERS_OWN):
            return KEEPER
        if isinstance(event, turns.InitiativeRevealed | turns.InitiativeRemoved):
            return event.card
        if isinstance(event, fights.Defeated | turns.FirstHeroProposed) and event.by:
            return event.by
        named = (getattr(event, field, None) for field in self.actors)
        return next((who for who in named if isinstance(who, str)), "")

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """Traps and the dungeon itself are on no side."""
        who = who or _scenery(event)
        if who == KEEPER:
            return picture("figure", KEEPER), "boss"
        if who in self.state.heroes:
            figure = self.state.figures.get(who)
            return picture("figure", who), SIDES[figure.form] if figure is not None else "hero"
        kind = who if who in monsters() else who.rpartition("-")[0]
        if kind in monsters():
            return picture("figure", kind), "foe"
        if who in self.sheet.bosses:
            return picture.own("figure", who) or picture("figure", "chaos-fighter"), "boss"
        return picture.own("thing", who), None

    def is_place(self, place: str) -> bool:
        """A space or a door of the Adventure."""
        return place in self.sheet.area_of or place in self.sheet.doors

    def places(self, event: Event) -> tuple[str, ...]:
        """The spaces and doors a line speaks of, of an area all its spaces."""
        if isinstance(event, on_board.AreaRevealed | on_board.AreaEntered | on_board.Searched):
            return tuple(self.sheet.grid.spaces(self.sheet.areas[event.area]))
        return super().places(event)

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        match event:
            case turns.Swapped(figure=who, other=other):
                # the event does not say where they stood: it is seen only as long as both are still where it brought them
                if all(self.arrivals.get(one) is event and one in self.state.figures for one in (who, other)):
                    yield from (Beat("walk", one, places=(self.state.figures[one].space,)) for one in (who, other))
            case turns.Displaced(figure=who, to=to) | turns.SpiritReleased(spirit=who, to=to):
                yield Beat("walk", who, places=(to,))
            case fights.AttackRolled(attacker=who, target=target):
                yield Beat("attack", who, target)
            case Rolled():
                yield _dice(event, self.voice)
            case fights.Wounded(figure=who, damage=amount):
                yield Beat("hurt", who, amount=amount)
            case (
                fights.Healed(figure=who, amount=amount)
                | fights.Rested(hero=who, amount=amount)
                | fights.Resurrected(hero=who, amount=amount)
            ):
                yield Beat("heal", who, amount=amount)
            case fights.Defeated(figure=who) | fights.HeroKilled(hero=who):
                yield Beat("fall", who)
            case with_cards.CardPlayed(by=who, card=copy, at=at):
                yield Beat("card", who, at, card=card_of(self.voice, copy))
            case with_cards.EventPlayed(card=copy, at=at):
                yield Beat("card", KEEPER, at, card=card_of(self.voice, copy))
            case (
                on_board.DoorPlaced(door=door)
                | on_board.DoorOpened(door=door)
                | on_board.DoorClosed(door=door)
                | on_board.DoorUnlocked(door=door)
            ):
                yield Beat("door", places=(door,))
            case on_board.AreaRevealed():
                yield Beat("reveal", places=self.places(event))
            case on_board.FigurePlaced(figure=who, space=space):
                yield Beat("reveal", who, places=(space,))
            case (
                on_board.TrapFound(space=space)
                | on_board.TrapSprung(space=space)
                | on_board.BouldersFell(space=space)
                | on_board.AltarRaised(space=space)
            ):
                yield Beat("reveal", places=(space,))


def _is_of_an_attack(ahead: Sequence[Numbered]) -> bool:
    """Dice that fell for an attack: what follows is the other side's dice, effects used up, and the result."""
    for _, event in ahead:
        if not isinstance(event, Rolled | with_cards.LastingEnded):
            return isinstance(event, fights.AttackRolled)
    return False


def _result_of(attack: fights.AttackRolled, ahead: Sequence[Numbered]) -> Sequence[Numbered]:
    """The end of an attack and the wounds it made, as far as they follow at once."""
    if not ahead or not isinstance(ahead[0][1], fights.AttackEnded):
        return ()
    ended = ahead[0][1]
    if not ended.damage:
        return ahead[:1]
    is_wound = len(ahead) > 1 and isinstance(ahead[1][1], fights.Wounded) and ahead[1][1].figure == attack.target
    return ahead[:2] if is_wound else ()


def _is_said_by_the_turn(event: Event, following: Event | None) -> bool:
    """A Hero's initiative card: the turn that begins with it says the same."""
    return (
        isinstance(event, turns.InitiativeRevealed) and isinstance(following, turns.TurnBegan) and event.card == following.figure
    )


def _moved(event: Event) -> tuple[str, ...]:
    """The figures that stand elsewhere after an event."""
    match event:
        case turns.Swapped(figure=one, other=other):
            return one, other
        case (
            turns.Moved(figure=who)
            | turns.Displaced(figure=who)
            | turns.SpiritReleased(spirit=who)
            | on_board.FigurePlaced(figure=who)
        ):
            return (who,)
        case _:
            return ()


def _scenery(event: Event) -> str:
    """The thing that a line without an actor is about: a door, a Trap, an Altar."""
    match event:
        case (
            on_board.DoorPlaced()
            | on_board.DoorOpened()
            | on_board.DoorClosed()
            | on_board.DoorUnlocked()
            | on_board.AreaRevealed()
        ):
            return "door"
        case on_board.AltarRaised():
            return "altar"
        case on_board.BouldersFell():
            return "boulders"
        case _:
            return ""


def _dice(event: Rolled, voice: Voice) -> Beat:
    faces = zip(event.dice, event.faces, strict=True)
    fell = tuple(Die(colour, face, face == HIT) for colour, face in faces)
    total = sum(die.counts for die in fell)
    return Beat("dice", event.by, dice=fell, text=voice.rolled(event.dice, event.faces), total=total)
