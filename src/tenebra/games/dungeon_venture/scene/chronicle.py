"""What happened, as lines of a chronicle and as things to be seen happening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tenebra.games.dungeon_venture.content import monsters
from tenebra.games.dungeon_venture.dice import HIT
from tenebra.games.dungeon_venture.events import board as on_board
from tenebra.games.dungeon_venture.events import cards as with_cards
from tenebra.games.dungeon_venture.events import fights, turns
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.board import capital
from tenebra.games.dungeon_venture.scene.cards import card_of
from tenebra.games.dungeon_venture.scene.voice import SIDES, Voice, icons, voice_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.games.dungeon_venture.telling import goes_on, is_no_news
from tenebra.kernel import Event, Rolled, View
from tenebra.kit.scene import Beat, Die, Side, Told
from tenebra.kit.words import Words

Numbered = tuple[int, Event]
ACTORS = ("figure", "hero", "by", "attacker", "victim", "spirit")
"""The fields that name who a line is about; the first that an event has counts."""
PLACES = ("space", "to", "door")
KEEPERS_OWN = (with_cards.EventPlayed, with_cards.EventDrawn, with_cards.KeeperCardsTaken, on_board.Said)


def chronicle_of(events: Sequence[Numbered], view: View[DVState], words: Words) -> tuple[Told, ...]:
    """Lines and beats of the events that the view's seat may know."""
    return tuple(_Chronicle(view, voice_of(words, view.state)).lines(events))


class _Chronicle:
    """Tells a run of events: a walk is one line, an attack has its dice."""

    def __init__(self, view: View[DVState], voice: Voice) -> None:
        self.state, self.voice, self.sheet = view.state, voice, sheet_of(view.state)
        self.arrivals: dict[str, Event] = {}
        """How each figure came to where it stands now."""

    def lines(self, events: Sequence[Numbered]) -> Iterator[Told]:
        teller = self.voice.teller
        self.arrivals = {who: event for _, event in events for who in _moved(event)}
        told = [(number, event) for number, event in events if not teller.is_quiet(event) and not is_no_news(event)]
        steps: list[str] = []
        dice: list[Beat] = []
        skip = 0
        for at, (number, event) in enumerate(told):
            following = told[at + 1][1] if at + 1 < len(told) else None
            if skip:
                skip -= 1
            elif isinstance(event, turns.Moved):
                steps.append(event.to)
                if not goes_on(event, following):
                    yield self.walk(number, event, tuple(steps))
                    steps = []
            elif isinstance(event, Rolled) and _is_of_an_attack(told[at + 1 :]):
                dice.append(_dice(event))
            elif isinstance(event, fights.AttackRolled):
                result = _result_of(event, told[at + 1 : at + 3])
                skip = len(result)
                yield self.attack(number, event, result, dice)
                dice = []
            elif not _is_said_by_the_turn(event, following):
                yield self.line(number, event)

    def attack(self, number: int, event: fights.AttackRolled, result: Sequence[Numbered], dice: list[Beat]) -> Told:
        """The dice of an attack, and what came of it if nobody came between."""
        beats = [*self.beats(event), *dice]
        if not result:
            return self.told(number, event, self.voice.teller.event(event), (), tuple(beats))
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

    def walk(self, number: int, event: turns.Moved, steps: tuple[str, ...]) -> Told:
        """All steps of a walk in one line."""
        text = self.voice.say("scene-walked", figure=self.voice.name(event.figure), steps=len(steps), to=event.to)
        return self.told(number, event, text, steps, (Beat("walk", event.figure, places=steps),))

    def line(self, number: int, event: Event) -> Told:
        """One event; the Keeper reads aloud what a newly entered area looks like (DV-GEN-07)."""
        if isinstance(event, turns.RoundBegan):
            return self.told(number, event, self.voice.say("heading-round", number=event.number), (), ())
        text = self.voice.teller.event(event)
        if isinstance(event, on_board.AreaEntered):
            scenery = f"area-{self.voice.scenario}-{event.area}.enter"
            text = f"{text} {self.voice.say(scenery)}" if self.voice.words.has(scenery) else text
        return self.told(number, event, text, self.places(event), tuple(self.beats(event)))

    def told(self, number: int, event: Event, text: str, places: tuple[str, ...], beats: tuple[Beat, ...]) -> Told:
        who = self.actor(event)
        icon, side = self.face(who or _scenery(event))
        return Told(
            number,
            text,
            tuple(rule for rule in (event.rule, *event.also) if rule),
            who,
            icon,
            side,
            who if who in self.state.heroes or who == KEEPER else "",
            isinstance(event, turns.RoundBegan),
            places=places,
            beats=beats,
        )

    def actor(self, event: Event) -> str:
        """Who a line is about."""
        if isinstance(event, KEEPERS_OWN):
            return KEEPER
        if isinstance(event, turns.InitiativeRevealed | turns.InitiativeRemoved):
            return event.card
        if isinstance(event, fights.Defeated | turns.FirstHeroProposed) and event.by:
            return event.by
        named = (getattr(event, field, None) for field in ACTORS)
        return next((who for who in named if isinstance(who, str)), "")

    def face(self, who: str) -> tuple[str, Side | None]:
        """Icon and side of an actor; Traps and the dungeon itself are on no side."""
        faces = icons()["figure"]
        if who == KEEPER:
            return faces[KEEPER], "boss"
        if who in self.state.heroes:
            figure = self.state.figures.get(who)
            return faces[who], SIDES[figure.form] if figure is not None else "hero"
        kind = who if who in monsters() else who.rpartition("-")[0]
        if kind in monsters():
            return faces[kind], "foe"
        if who in self.sheet.bosses:
            return faces.get(who, faces["chaos-fighter"]), "boss"
        return icons()["thing"].get(who, ""), None

    def places(self, event: Event) -> tuple[str, ...]:
        """The spaces and doors a line speaks of."""
        if isinstance(event, on_board.AreaRevealed | on_board.AreaEntered | on_board.Searched):
            return tuple(self.sheet.grid.spaces(self.sheet.areas[event.area]))
        named = (getattr(event, field, "") for field in PLACES)
        return tuple(place for place in named if place in self.sheet.area_of or place in self.sheet.doors)

    def beats(self, event: Event) -> Iterator[Beat]:
        """What is to be seen of an event."""
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
                yield _dice(event)
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
    """What a line without an actor is about: a door, a Trap, an Altar."""
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


def _dice(event: Rolled) -> Beat:
    faces = zip(event.dice, event.faces, strict=True)
    return Beat("dice", event.by, dice=tuple(Die(colour, face, face == HIT) for colour, face in faces))
