"""A game in progress: it knows the last safe point and everything that came in since."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec

from tenebra.kernel.chance import Chance, LaidOutChance, Mark, commitment, key_of
from tenebra.kernel.decision import Decision, Option
from tenebra.kernel.derived import hand_on, take_over
from tenebra.kernel.errors import Endless, Refused
from tenebra.kernel.events import Event, Rolled, began
from tenebra.kernel.game import MOST_EVENTS, Game, GameOver, Rule, Ruleset, State, Step, fold
from tenebra.kernel.view import DecisionView, OptionView, View

S = TypeVar("S", bound=State)
ENCODER = msgspec.msgpack.Encoder()
KEEP_EVERY = 256
"""After so many events the state itself is kept; between them the events lead on."""


class Start(msgspec.Struct, frozen=True):
    """The start of a game: scenario, seed and options. With the inputs it is the whole game."""

    scenario: str
    seed: str
    options: dict[str, Any] = {}
    dice: tuple[str, ...] = ()
    """The first rolls, where they are laid out as in a lesson; the others follow from the seed."""

    def chance(self, count: int = 0) -> Chance:
        """The dice of this game, so far on."""
        key = key_of(self.seed)
        return LaidOutChance(key, self.dice, count) if self.dice else Chance(key, count)


class SafePoint(msgspec.Struct, frozen=True, gc=False):
    """A moment between two steps: how much of the journal lies before it."""

    inputs: int
    chance: Mark
    events: int


class KeptState(msgspec.Struct, frozen=True, gc=False):
    """A safe point and its state: as bytes, which take little room, or as plain data, of which copies are made more quickly."""

    point: SafePoint
    state: Any


def fingerprint(state: bytes) -> str:
    """A short name for a state: equal states, equal names."""
    return blake2b(state, digest_size=12).hexdigest()


class Session(Generic[S]):
    """Start, choose, fork, undo, look. The journal is `start` and `inputs`; everything else follows from it."""

    def __init__(
        self,
        ruleset: Ruleset[S],
        start: Start,
        state: S,
        chance: Chance,
    ) -> None:
        self.ruleset, self.start = ruleset, start
        self.game: Game[S] = Game(state, chance)
        self.decision: Decision[Any] | None = None
        self.inputs: list[tuple[str, Option]] = []
        self.notes: list[str] = []
        self._marks: list[int] = []
        self._kept: list[KeptState] = []
        self._safe = (0, *chance.mark(), 0)
        self._copied: tuple[object, KeptState | None] = (None, None)
        """The safe point of the last copy and its kept state; most often more copies follow."""
        self._keep_at = 0
        self._is_whole = False
        self._seen = (0, 0)
        """How many events were looked through, and the last of them that revealed something."""

    @classmethod
    def begin(
        cls,
        ruleset: Ruleset[S],
        scenario: str,
        seed: str = "0",
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> Session[S]:
        """A new game, played up to its first decision."""
        start = Start(scenario, seed, dict(options or {}))
        state = ruleset.new(scenario, start.options)
        session = cls(ruleset, start, state, chance or start.chance())
        session._is_whole = True
        session._go_on()
        return session

    @classmethod
    def resume(cls, ruleset: Ruleset[S], start: Start, state: S, chance: Chance, notes: Iterable[str] = ()) -> Session[S]:
        """Go on from a safe point whose past is not known; notes may say why."""
        session = cls(ruleset, start, state, chance)
        session.notes += notes
        session._go_on()
        return session

    @property
    def safe_point(self) -> SafePoint:
        """The last moment at which the state alone was the whole truth."""
        inputs, count, drawn, events = self._safe
        return SafePoint(inputs, (count, drawn), events)

    def safe_state(self) -> S:
        """A copy of the state at the last safe point."""
        kept, copied = self._kept[-1], self._copied[1]
        if copied is not None and copied.point.events > kept.point.events:
            kept = copied
        return fold(self._state_of(kept), self.game.events[kept.point.events : self._safe[3]])

    def origin(self) -> tuple[S, int] | None:
        """The state at which the known inputs begin, if not at the beginning of the game, and how far the dice had come."""
        if self._is_whole:
            return None
        first = self._kept[0]
        return self._state_of(first), first.point.chance[0]

    def _state_of(self, kept: KeptState) -> S:
        data, kind = kept.state, self.ruleset.state
        state: S = msgspec.msgpack.decode(data, type=kind) if isinstance(data, bytes) else msgspec.convert(data, kind)
        return state

    @property
    def state(self) -> S:
        """The true state. Rules and tests look at it; players get a `view`."""
        return self.game.state

    @property
    def events(self) -> list[Event]:
        """Everything that was told so far."""
        return self.game.events

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> str:
        return self.game.state.outcome

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.start.seed)

    def fingerprint(self) -> str:
        """A short name for the state as it is now."""
        return fingerprint(ENCODER.encode(self.game.state))

    def choose(self, answer: Option | str, seat: str = "") -> None:
        """Answer the open decision. An illegal answer is refused and changes nothing."""
        decision = self.decision
        if decision is None:
            raise Refused("the game is over; nothing is asked")
        seat = seat or decision.seat
        option = decision.find(answer, seat, self.ruleset.options)
        try:
            self.play(option, seat)
        except BaseException:
            self._rewind(len(self.inputs) - 1)
            raise

    def play(self, option: Option, seat: str) -> None:
        """Answer with an option known to be legal (computer players pick from the list; a replay trusts its journal)."""
        decision = self.decision
        assert decision is not None
        self.inputs.append((seat, option))
        self._marks.append(len(self.game.events))
        decision.answered_by = seat
        self._go_on(self._rule, option)

    def fork(self, key: bytes | None = None) -> Session[S]:
        """An independent copy of this position without its past; with a key, its future dice are other dice."""
        is_safe = len(self.game.events) == self._safe[3]
        point, kept = self._copied
        if kept is None or point is not self._safe:
            kept = KeptState(self.safe_point, msgspec.to_builtins(self.game.state if is_safe else self.safe_state()))
            self._copied = self._safe, kept
        state = self._state_of(kept)
        if is_safe:
            take_over(state, self.game.state)
        return self._copy(kept, state, len(self.inputs), key)

    def moment(self, choices: int) -> Session[S]:
        """An independent copy of the position after the first answers, so many of them, without what lay before and after."""
        if not 0 <= choices <= len(self.inputs):
            raise Refused(f"there is no moment {choices}; {len(self.inputs)} choices are known")
        kept = next(kept for kept in reversed(self._kept) if kept.point.inputs <= choices)
        return self._copy(kept, self._state_of(kept), choices)

    def events_at(self, choices: int) -> int:
        """How many events had been told when so many answers had been given."""
        return self._marks[choices] if choices < len(self._marks) else len(self.events)

    def _copy(self, kept: KeptState, state: S, length: int, key: bytes | None = None) -> Session[S]:
        """A session of its own from a kept point and its state, played on by the answers up to `length`."""
        point = kept.point
        chance = self.game.chance.twin(point.chance, key)
        copy = Session(self.ruleset, self.start, state, chance)
        copy._kept.append(KeptState(SafePoint(0, chance.mark(), 0), kept.state))
        copy._keep_at = KEEP_EVERY
        copy._go_on()
        for seat, option in self.inputs[point.inputs : length]:
            copy.play(option, seat)
        return copy

    def redeal(self, seat: str, key: bytes) -> Session[S]:
        """A copy in a random world that looks the same to the seat; the step in progress is played again in it.

        Refused while that step has brought something hidden to light: the other world would show something else.
        """
        safe = self.safe_point
        if any(event.reveals and not isinstance(event, Rolled) for event in self.events[safe.events :]):
            raise Refused("something hidden has just come to light; ask again at the next step")
        state = self.ruleset.redeal(self.safe_state(), seat, Chance(key))
        copy = Session.resume(self.ruleset, self.start, state, self.game.chance.twin(safe.chance, key))
        for by, option in self.inputs[safe.inputs :]:
            copy.choose(option, by)
        if len(self.inputs) > safe.inputs and self.ruleset.redact(copy.state, seat) != self.ruleset.redact(self.state, seat):
            raise Refused("by now the other world has shown something else; ask for another one")
        return copy

    def undo(self, choices: int = 1) -> None:
        """Take back the last answers. A table asks first whether anything was seen (`choices_nothing_was_seen`)."""
        if choices > len(self.inputs):
            raise Refused(f"only {len(self.inputs)} choices can be taken back")
        self._rewind(len(self.inputs) - choices)

    def choices_nothing_was_seen(self) -> int:
        """How many of the last answers can be taken back without anybody having seen dice or hidden things since."""
        looked, seen = self._seen
        self._seen = len(self.events), next((i for i in range(len(self.events), looked, -1) if self.events[i - 1].reveals), seen)
        return len(self._marks) - bisect_left(self._marks, self._seen[1])

    def view(self, seat: str, alike: View[S] | None = None) -> View[S]:
        """The view of a seat; `alike` is the view of a seat that may know the same of the state."""
        asked = None
        if self.decision is not None:
            options = tuple(OptionView(str(o), o) for o in self.decision.options(seat)) if self.decision.may_answer(seat) else ()
            asked = DecisionView(self.decision.seats, self.decision.prompt, self.decision.about, options)
        if alike is not None:
            state = alike.state
        else:
            state = self.ruleset.redact(self.game.state, seat)
            hand_on(self.game.state, state, self.ruleset.redact)
        return View(self.ruleset.id, self.start.scenario, seat, state, asked, len(self.inputs), self.commitment)

    def told(self, seat: str, since: int = 0) -> list[Event]:
        """The events a seat may know of, from the given number on."""
        return [event for _, event in self.numbered(seat, since)]

    def numbered(self, seat: str, since: int = 0, until: int | None = None) -> list[tuple[int, Event]]:
        """The events a seat may know of, with their numbers."""
        state = self.game.state
        seen = ((number, event.seen_by(seat, state)) for number, event in enumerate(self.events[since:until], since))
        return [(number, event) for number, event in seen if event is not None]

    def _go_on(self, rule: Rule | None = None, answer: Option | None = None) -> None:
        """To the next question: the rule in progress takes its answer, and then the steps of the agenda have their turn."""
        game = self.game
        state, rules = game.state, self.ruleset.rules
        game.most_events = len(game.events) + MOST_EVENTS
        game.begun = -1
        # no step comes without an event but one that stays, which may be broken: it is counted like events
        for _ in range(MOST_EVENTS):
            try:
                if rule is None:
                    self._keep_safe_point()
                    if state.outcome or not state.agenda:
                        break
                    step = state.agenda[-1]
                    kind: type[Step] = type(step)
                    if kind.stays:
                        game.begun = len(game.events)
                    else:
                        game.tell(began(kind))
                    rule, answer = rules[kind](game, step), None
                asked = rule.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                rule = None
            except GameOver:
                self._keep_safe_point()
                break
            else:
                if game.is_safe:
                    self._keep_safe_point()
                self._rule, self.decision = rule, asked
                return
        else:
            raise Endless(
                f"the rules do not come to an end: {MOST_EVENTS} steps since the last choice, {state.agenda[-1]!r} next"
            )
        self.decision = None

    def _keep_safe_point(self) -> None:
        game = self.game
        chance = game.chance
        game.is_safe = False
        events = len(game.events)
        # a plain tuple: this is done at every step, and nobody looks at most of them
        self._safe = (len(self.inputs), chance.count, len(chance.drawn), events)
        if events >= self._keep_at:
            self._keep_at = events + KEEP_EVERY
            self._kept.append(KeptState(self.safe_point, ENCODER.encode(game.state)))

    def _rewind(self, length: int) -> None:
        """Stand where only the first `length` answers had been given."""
        while len(self._kept) > 1 and self._kept[-1].point.inputs > length:
            self._kept.pop()
        kept = self._kept.pop()
        safe = kept.point
        again = self.inputs[safe.inputs : length]
        del self.inputs[safe.inputs :], self._marks[safe.inputs :], self.game.events[safe.events :]
        self.game.state = self._state_of(kept)
        self.game.chance.go_back(safe.chance)
        self._keep_at, self._seen, self._copied = safe.events, (0, 0), (None, None)
        self._go_on()
        for seat, option in again:
            self.play(option, seat)
