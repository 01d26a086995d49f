"""After a game: what everybody did, and what decided it. Made from the chronicle alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tenebra.kernel import Event
from tenebra.kit.chronicle import Chronicle, Numbered
from tenebra.kit.scenario_rules import Counted
from tenebra.kit.scenic import Scenic, Side
from tenebra.kit.told import Beat

MOST_POINTS, MOST_OF_A_KIND = 6, 3
"""The limits of turning points told: of all, and of one kind."""
FALL, BOSS_FALL, STRIDE, WORST_ROUND, THREAT = 8, 6, 5, 4, 2
"""Weights: of the fall of a Hero and of a Boss, a step of the objective, the worst round, a growing threat; a blow weighs its
wounds."""
LEAST_WOUND, MOST_WOUND = 3, 4
"""A single blow is told of from so many wounds on, and weighs no more than this."""


class Tally(Scenic, frozen=True):
    """The counts of what somebody did and suffered. Those who have no seat are counted together, and have no `who`."""

    who: str
    name: str
    icon: str
    side: Side | None
    dealt: int
    taken: int
    kills: int
    falls: int
    finds: int
    rolls: int
    """The number of dice rolled."""
    luck: float
    """The difference of what their dice showed and what such dice show on average."""


class TurningPoint(Scenic, frozen=True):
    """A moment that decided much, and after how many choices it was there to be seen."""

    round: int
    choices: int
    text: str


class Aftermath(Scenic, frozen=True):
    """A game that is over, looked back upon."""

    tallies: tuple[Tally, ...]
    points: tuple[TurningPoint, ...]


class _Point(NamedTuple):
    kind: str
    weight: int
    number: int
    round: int
    text: str


class _Count:
    """The numbers of one figure, or of all that have no seat."""

    def __init__(self) -> None:
        self.dealt = self.taken = self.kills = self.falls = self.finds = self.rolls = 0
        self.luck = 0.0

    @property
    def has_acted(self) -> bool:
        """More than a few dice for others fell here."""
        return any((self.dealt, self.taken, self.kills, self.falls, self.finds))


class _Looking:
    """Goes through the events once."""

    def __init__(self, chronicle: Chronicle[Any]) -> None:
        self.chronicle = chronicle
        self.counts = {who: _Count() for who in (*chronicle.seats, "")}
        self.round = 0
        self.begins: dict[int, int] = {}
        """Round to the number of the event it began with."""
        self.points: list[_Point] = []
        self.counted: Counter[str] = Counter()
        self.lost: Counter[int] = Counter()
        self.blow = ("", "")
        """The one who struck last, and the target."""
        self.wounds: dict[str, _Point] = {}
        """The heavy blows of the last attack, by whom they struck."""

    def of(self, who: str) -> _Count:
        return self.counts[who if who in self.counts else ""]

    def look(self, number: int, event: Event) -> None:
        chronicle = self.chronicle
        if isinstance(event, chronicle.rounds):
            self.round = getattr(event, "number", self.round + 1)
            self.begins[self.round] = number
        if isinstance(event, (*chronicle.rounds, *chronicle.steps)):
            self.blow = ("", "")
        if isinstance(event, chronicle.finds) and (who := chronicle.actor(event)) in chronicle.seats:
            self.counts[who].finds += 1
        if isinstance(event, chronicle.milestones):
            self.points.append(_Point("stride", STRIDE, number, self.round, chronicle.line(number, event).text))
        if isinstance(event, Counted):
            self.count(number, event)
        for roll in chronicle.rolls(event):
            self.roll(roll.who, roll.dice, roll.faces)
        for beat in chronicle.beats(event):
            self.see(number, event, beat)

    def count(self, number: int, event: Counted) -> None:
        """A step of the objective, or of what threatens; the last step of a threat weighs as much as one of the objective."""
        self.counted[event.name] += 1
        stride = self.chronicle.stride(event, self.counted[event.name])
        if stride is not None:
            weight = THREAT if stride.is_threat and stride.done < stride.most else STRIDE
            self.points.append(_Point("stride", weight, number, self.round, stride.text))

    def see(self, number: int, event: Event, beat: Beat) -> None:
        """Blows, wounds and falls."""
        match beat.kind:
            case "attack":
                self.blow = (beat.who, beat.target)
                self.wounds.clear()
            case "hurt":
                self.hurt(number, event, beat.who, beat.amount)
            case "fall":
                self.hurt(number, event, beat.who, beat.amount)
                self.fall(number, event, beat.who)

    def roll(self, who: str, dice: Sequence[str], faces: Sequence[str]) -> None:
        known, worth, count = self.chronicle.kinds_of_dice, self.chronicle.worth, self.of(who)
        for die, face in zip(dice, faces, strict=True):
            if die in known:
                printed = known[die].faces
                mean = sum(worth.get(one, 0) for one in printed) / len(printed)
                count.rolls += 1
                count.luck += worth.get(face, 0) - mean

    def hurt(self, number: int, event: Event, whom: str, amount: int) -> None:
        self.of(whom).taken += amount
        if self.blow[1] == whom:
            self.of(self.blow[0]).dealt += amount
        if whom in self.chronicle.seats:
            self.lost[self.round] += amount
        if amount >= LEAST_WOUND and self.weight_of(whom, event):
            text = self.chronicle.line(number, event).text
            self.wounds[whom] = _Point("blow", min(amount, MOST_WOUND), number, self.round, text)
            self.points.append(self.wounds[whom])

    def fall(self, number: int, event: Event, whom: str) -> None:
        by = getattr(event, "by", "") or (self.blow[0] if self.blow[1] == whom else "")
        if by and by != whom:
            self.of(by).kills += 1
        self.of(whom).falls += 1
        if weight := self.weight_of(whom, event):
            if (blow := self.wounds.pop(whom, None)) is not None:
                self.points.remove(blow)  # the fall tells of it
            kind = "fall" if weight == FALL else "fall of a boss"
            self.points.append(_Point(kind, weight, number, self.round, self.chronicle.line(number, event).text))

    def weight_of(self, whom: str, event: Event) -> int:
        """The weight of somebody's fall: that of a common foe is 0."""
        if whom in self.chronicle.seats:
            return FALL
        return BOSS_FALL if self.chronicle.face(whom, event)[1] == "boss" else 0

    def worst_round(self) -> list[_Point]:
        """The round that cost the Heroes most, if any cost them much."""
        if not self.lost:
            return []
        worst, cost = max(self.lost.items(), key=lambda entry: (entry[1], entry[0]))
        text = self.chronicle.voice.say("aftermath-worst-round", number=cost)
        is_told = worst in self.begins and cost >= LEAST_WOUND
        return [_Point("round", WORST_ROUND, self.begins[worst], worst, text)] if is_told else []

    def turning_points(self) -> list[_Point]:
        """The heaviest, the later ones first, none in the same words twice, as they came."""
        chosen: dict[str, _Point] = {}
        kinds: Counter[str] = Counter()
        for point in sorted([*self.points, *self.worst_round()], key=lambda point: (-point.weight, -point.number)):
            if kinds[point.kind] < MOST_OF_A_KIND and len(chosen) < MOST_POINTS and point.text not in chosen:
                kinds[point.kind] += 1
                chosen[point.text] = point
        return sorted(chosen.values(), key=lambda point: point.number)


def aftermath_of(chronicle: Chronicle[Any], events: Sequence[Numbered], choices_at: Callable[[int], int]) -> Aftermath:
    """Look back upon a game; `choices_at` says after how many choices an event had been told."""
    looking = _Looking(chronicle)
    for number, event in events:
        looking.look(number, event)
    return Aftermath(
        tuple(_tally(chronicle, who, count, events[0][1]) for who, count in looking.counts.items() if count.has_acted),
        tuple(TurningPoint(point.round, choices_at(point.number), point.text) for point in looking.turning_points()),
    )


def _tally(chronicle: Chronicle[Any], who: str, count: _Count, event: Event) -> Tally:
    voice = chronicle.voice
    icon, side = chronicle.face(who, event) if who else ("", None)
    name = voice.name(who) if who else voice.say("aftermath-others")
    numbers = (count.dealt, count.taken, count.kills, count.falls, count.finds, count.rolls)
    return Tally(who, name, icon, side, *numbers, round(count.luck, 1))
