"""Lines of the chronicle, with the beats to be animated, from events. A game says who, where and with which face."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from tenebra.kernel import DieKind, Event, Rolled, State, View
from tenebra.kit.ending import HEROES
from tenebra.kit.odds import at_least, percent, roll_odds, worth_of
from tenebra.kit.scenario_rules import Counted, Said
from tenebra.kit.scene import Objective
from tenebra.kit.scenic import Side
from tenebra.kit.telling import PLACE, capital
from tenebra.kit.told import Beat, Tale, Told, Topic
from tenebra.kit.unforeseen import otherwise, unforeseen
from tenebra.kit.voice import Voice

S = TypeVar("S", bound=State)
Numbered = tuple[int, Event]
FIGHTING = ("attack", "dice", "hurt", "fall")
"""The kinds of beats that show a fight."""


class Roll(NamedTuple):
    """Dice that fell for somebody."""

    who: str
    dice: Sequence[str]
    faces: Sequence[str]


class Chronicle(Generic[S]):
    """Tells a run of events that the view's seat may know. A walk of many steps is one line."""

    steps: ClassVar[tuple[type[Event], ...]]
    """Events of one step each (`to`); those of one figure in a row are a walk."""
    rounds: ClassVar[tuple[type[Event], ...]]
    """Events that begin a round (`number`)."""
    actors: ClassVar[tuple[str, ...]] = ("figure",)
    """The fields that name who a line is about; the first that an event has counts."""
    grounds: ClassVar[tuple[str, ...]] = ("to",)
    """The fields that name places a line speaks of."""
    finds: ClassVar[tuple[type[Event], ...]] = ()
    """Events in which somebody finds or gets something."""
    clerical: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are told only to those who want to hear of everything."""
    milestones: ClassVar[tuple[type[Event], ...]] = ()
    """Events that bring the objective nearer, besides what the scenario counts."""
    kinds_of_dice: ClassVar[Mapping[str, DieKind]] = {}
    """Its dice by their names, and what each face is `worth`: so luck can be told."""
    worth: ClassVar[Mapping[str, int]] = {}
    most_rules: ClassVar[int] = 99
    """The limit of rules that a line cites; what caused it comes first."""

    def __init__(self, view: View[S], voice: Voice, seats: Sequence[str], side: str) -> None:
        self.view, self.state, self.voice, self.seats = view, view.state, voice, seats
        self.side = side
        """The side that is told; the Heroes' for whoever only looks on."""

    def news(self, events: Iterable[Numbered]) -> list[Numbered]:
        """The events people want to hear of."""
        return [(n, event) for n, event in events if not self.voice.teller.is_quiet(event) and not self.is_no_news(event)]

    def all_lines(self, events: Sequence[Numbered]) -> list[Told]:
        """The events as lines; where one cannot be told all others are."""
        try:
            return list(self.lines(events))
        except Exception as error:
            unforeseen(error, f"telling {len(events)} events, {self.voice.scenario}")
        nothing = list[Told]()
        return [line for one in events for line in otherwise(nothing, f"telling {one[1]!r}", partial(self._lines, one))]

    def _lines(self, one: Numbered) -> list[Told]:
        return list(self.lines([one]))

    def lines(self, events: Sequence[Numbered]) -> Iterator[Told]:
        """The events as lines; walks are gathered."""
        way: list[str] = []
        told = self.news(events)
        for at, (number, event) in enumerate(told):
            following = told[at + 1][1] if at + 1 < len(told) else None
            if isinstance(event, self.steps):
                way.append(self.step_to(event))
                if not (isinstance(following, self.steps) and self.actor(following) == self.actor(event)):
                    yield self.walk(number, event, tuple(way))
                    way = []
            else:
                yield from self.others(number, event, told[at + 1 :])

    def others(self, number: int, event: Event, ahead: Sequence[Numbered]) -> Iterator[Told]:
        """The lines of an event that is no step; `ahead` is what follows it."""
        yield self.line(number, event)

    def line(self, number: int, event: Event) -> Told:
        """One event."""
        if isinstance(event, self.rounds):
            return self.told(number, event, self.voice.say("scene-round", number=getattr(event, "number", 0)))
        return self.told(number, event, self.sentence(event), self.places(event), tuple(self.beats(event)))

    def sentence(self, event: Event) -> str:
        """What happened, as the side is told it."""
        own = self.voice.words.to(self.side, f"say-{self.voice.scenario}-{event.text}") if isinstance(event, Said) else ""
        return own or self.voice.teller.event(event)

    def silent(self, number: int, event: Event) -> Told:
        """Only seen happening."""
        return self.told(number, event, "", (), tuple(self.beats(event)))

    def walk(self, number: int, event: Event, way: tuple[str, ...]) -> Told:
        """All steps of a walk in one line."""
        return self.told(number, event, self.walked(event, way), way, (Beat("walk", self.actor(event), places=way),))

    def told(self, number: int, event: Event, text: str, places: tuple[str, ...] = (), beats: tuple[Beat, ...] = ()) -> Told:
        """A line with the face of whoever it is about; what is read aloud is called by its title."""
        who, tale = self.actor(event), self.tale(event)
        icon, side = self.face(who, event)
        return Told(
            number,
            tale.title if tale is not None and tale.title and tale.text == capital(text) else capital(text),
            tuple(rule for rule in (event.rule, *event.also) if rule)[: self.most_rules],
            who,
            icon,
            side,
            who if who in self.seats else "",
            isinstance(event, self.rounds),
            isinstance(event, self.clerical),
            places=places,
            beats=tuple(map(self.likely, beats)),
            topic="story" if tale is not None else self.topic(event, beats),
            tale=tale,
        )

    def likely(self, beat: Beat) -> Beat:
        """Dice, with how likely it was that they show so much or more."""
        # a die may be drawn with a picture before its colour: `sword-red`
        known = [self.kinds_of_dice.get(die.colour.rpartition("-")[2]) for die in beat.dice]
        dice = tuple(die for die in known if die is not None)
        if not beat.total or len(dice) < len(known):
            return beat
        return msgspec.structs.replace(beat, chance=percent(at_least(roll_odds(dice, worth_of(self.worth)), beat.total)))

    def topic(self, event: Event, beats: Sequence[Beat]) -> Topic:
        """The topic of a line without a tale."""
        if isinstance(event, self.finds):
            return "find"
        return "fight" if any(beat.kind in FIGHTING for beat in beats) else ""

    def actor(self, event: Event) -> str:
        """The one a line is about."""
        named = (getattr(event, field, None) for field in self.actors)
        return next((who for who in named if isinstance(who, str) and who), "")

    def places(self, event: Event) -> tuple[str, ...]:
        """The spaces and doors a line speaks of."""
        named = (getattr(event, field, "") for field in self.grounds)
        return tuple(place for place in named if place and self.is_place(place))

    def step_to(self, event: Event) -> str:
        """The place to which a step leads."""
        to: str = getattr(event, "to", "")
        return to

    # --- what a game says

    def tale(self, event: Event) -> Tale | None:
        """The text read aloud when it happens; the end of the game is told by the `epilogue`."""
        if isinstance(event, Said):
            return Tale(self.voice.text(f"scenario-{self.voice.scenario}"), self.sentence(event))
        return None

    def scenery(self, area: str) -> Tale | None:
        """What a newly seen area looks like, if its scenario says so; whoever laid it out knows."""
        if self.side != HEROES:
            return None
        name = f"area-{self.voice.scenario}-{area}"
        text = self.voice.text(f"{name}.enter")
        return Tale(self.voice.text(name), text) if text else None

    def stride(self, event: Counted, done: int) -> Objective | None:
        """The progress of the objective when a count has been made so often; nothing if the count stands for nothing."""
        return None

    def rolls(self, event: Event) -> Iterator[Roll]:
        """The dice that fell in an event, for each who rolled."""
        if isinstance(event, Rolled):
            yield Roll(event.by, event.dice, event.faces)

    def is_no_news(self, event: Event) -> bool:
        """Another event tells the same, or nothing is to be seen."""
        return False

    def is_place(self, place: str) -> bool:
        """It is a space or a door of the board."""
        return PLACE.fullmatch(place) is not None

    def face(self, who: str, event: Event) -> tuple[str, Side | None]:
        """Icon and side of whoever a line is about; what is on no side has none."""
        return (self.voice.icons("figure", who), "hero" if who in self.seats else "boss") if who else ("", None)

    def walked(self, event: Event, way: tuple[str, ...]) -> str:
        """A walk in a sentence; `event` is its last step."""
        return self.voice.say("scene-walk", who=self.voice.name(self.actor(event)), steps=len(way), to=self.voice.name(way[-1]))

    def beats(self, event: Event) -> Iterator[Beat]:
        """The beats of an event, to be animated."""
        return iter(())
