"""The journal on paper: save, load, replay, verify. Scenario + seed + inputs = the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, TypeVar

import msgspec

from tenebra.kernel.chance import Chance, commitment
from tenebra.kernel.errors import SaveError, TenebraError
from tenebra.kernel.game import Ruleset, State
from tenebra.kernel.measure import LONGEST, too_much
from tenebra.kernel.session import ENCODER, Session, Start, fingerprint

S = TypeVar("S", bound=State)
FORMAT = 1


Count = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
Word = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Note = Annotated[str, msgspec.Meta(max_length=500)]


class Safe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A safe point. From the last one a game saved under older rules goes on."""

    inputs: int
    drawn: int
    count: Count
    fingerprint: str
    state: Any


class Journal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game. `commitment` was public from the start; with the seed it lets anybody check every roll."""

    tenebra: int
    game: str
    rules_version: str
    start: Start
    commitment: str
    inputs: list[tuple[Word, Word]]
    drawn: list[int]
    safe: Safe
    outcome: str = ""
    origin: Safe | None = None
    """The start of the inputs, if not at the beginning of a scenario: in a lesson, or in a game continued under newer rules."""
    notes: Annotated[list[Note], msgspec.Meta(max_length=100)] = []
    title: Word = ""
    """The name of its table, if it had one of its own."""


DECODER = msgspec.json.Decoder(Journal)


def journal_of(session: Session[Any], title: str = "") -> Journal:
    """The journal of a game as it stands."""
    point = session.safe_point
    origin = session.origin()
    return Journal(
        FORMAT,
        session.ruleset.id,
        session.ruleset.rules_version,
        session.start,
        session.commitment,
        [(seat, str(option)) for seat, option in session.inputs],
        list(session.game.chance.drawn),
        _safe(point.inputs, point.chance[1], point.chance[0], session.safe_state()),
        session.outcome,
        _safe(0, 0, origin[1], origin[0]) if origin is not None else None,
        list(session.notes),
        title,
    )


def _safe(inputs: int, drawn: int, count: int, state: State) -> Safe:
    return Safe(inputs, drawn, count, fingerprint(ENCODER.encode(state)), msgspec.to_builtins(state))


def save(session: Session[Any], title: str = "") -> bytes:
    """The game as JSON."""
    return msgspec.json.format(msgspec.json.encode(journal_of(session, title)), indent=1)


def read(data: bytes, source: str = "save") -> Journal:
    """The journal in a file, or an error that says what is wrong and where."""
    try:
        journal = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"not a saved game: {error}", source=source) from None
    if journal.tenebra != FORMAT:
        raise SaveError(f"save format {journal.tenebra} is not known; this Tenebra reads {FORMAT}", source=source)
    if commitment(journal.start.seed) != journal.commitment:
        raise SaveError("the seed does not fit the published commitment", source=source)
    for name, data_of in (("start", msgspec.to_builtins(journal.start)), ("safe", journal.safe.state)):
        _check(data_of, name, source)
    if journal.origin is not None:
        _check(journal.origin.state, "origin", source)
    return journal


def _check(data: Any, name: str, source: str) -> None:
    if (what := too_much(data, name)) is not None:
        raise SaveError(f"no game has such a position: {what}", source=source)


def load(ruleset: Ruleset[S], data: bytes, source: str = "save") -> Session[S]:
    """Go on with a saved game. Under the same rules it is replayed whole; under others it goes on from its last safe point."""
    journal = _read_for(ruleset, data, source)
    if journal.rules_version == ruleset.rules_version:
        return _finished(replay(ruleset, journal, source))
    return _continue(ruleset, journal, source)


def replay(ruleset: Ruleset[S], journal: Journal, source: str = "save") -> Iterator[Session[S]]:
    """Play a journal again, yielding the session before each answer and at the end."""
    try:
        session = begin_again(ruleset, journal, source)
        checked = 0
        for number, (seat, text) in enumerate(journal.inputs):
            yield session
            try:
                session.choose(text, seat)
            except TenebraError as error:
                raise SaveError(f"choice {number + 1} ({seat}: {text}) cannot be played: {error}", source=source) from None
            drawn = session.game.chance.drawn
            if drawn[checked:] != journal.drawn[checked : len(drawn)]:
                raise SaveError(f"after choice {number + 1} the dice differ from the record", source=source)
            checked = len(drawn)
    except SaveError:
        raise
    except TenebraError as error:
        raise SaveError(str(error), source=source) from None
    if session.game.chance.drawn != journal.drawn or session.outcome != journal.outcome:
        raise SaveError("the game does not end as its record says", source=source)
    point = session.safe_point
    if (point.inputs, fingerprint(ENCODER.encode(session.safe_state()))) != (journal.safe.inputs, journal.safe.fingerprint):
        raise SaveError("the position at the last safe point differs from the record", source=source)
    yield session


def verify(ruleset: Ruleset[S], data: bytes, source: str = "save") -> Session[S]:
    """Check every roll and shuffle of a game against its seed, and the seed against the commitment."""
    journal = _read_for(ruleset, data, source)
    if journal.rules_version != ruleset.rules_version:
        raise SaveError(
            f"played under rules {journal.rules_version}; these are {ruleset.rules_version}, so it cannot be replayed",
            source=source,
        )
    if journal.start.dice:
        raise SaveError("its dice were laid out for a lesson, so there is nothing to check", source=source)
    if journal.origin is not None:
        raise SaveError("it began under other rules, so not all of its dice can be checked", source=source)
    return _finished(replay(ruleset, journal, source))


def _read_for(ruleset: Ruleset[S], data: bytes, source: str) -> Journal:
    journal = read(data, source)
    if journal.game != ruleset.id:
        raise SaveError(f"this is a game of {journal.game}, not of {ruleset.id}", source=source)
    return journal


def _finished(sessions: Iterator[Session[S]]) -> Session[S]:
    *_, last = sessions
    return last


def begin_again(ruleset: Ruleset[S], journal: Journal, source: str, chance: Chance | None = None) -> Session[S]:
    """The game where its journal begins, before the first answer."""
    if journal.origin is None:
        return Session.begin(ruleset, journal.start.scenario, journal.start.seed, journal.start.options, chance)
    return _from(ruleset, journal, journal.origin, journal.notes, source, chance)


def _from(
    ruleset: Ruleset[S], journal: Journal, safe: Safe, notes: list[str], source: str, chance: Chance | None = None
) -> Session[S]:
    """Go on from a safe point of a journal."""
    try:
        state: S = msgspec.convert(safe.state, ruleset.state)
    except msgspec.ValidationError as error:
        raise SaveError(f"the saved position cannot be read by these rules: {error}", source=source) from None
    if fingerprint(ENCODER.encode(state)) != safe.fingerprint:
        raise SaveError("the saved position was changed", source=source)
    if what := ruleset.flaw(state):
        raise SaveError(f"no game has such a position: {what}", source=source)
    return Session.resume(ruleset, journal.start, state, chance or journal.start.chance(safe.count), notes)


def _continue(ruleset: Ruleset[S], journal: Journal, source: str) -> Session[S]:
    lost = len(journal.inputs) - journal.safe.inputs
    note = f"saved under rules {journal.rules_version}, continued under {ruleset.rules_version}"
    if lost:
        note += f"; the last {lost} choices came after the safe point and must be made again"
    try:
        return _from(ruleset, journal, journal.safe, [*journal.notes, note], source)
    except SaveError:
        raise
    except TenebraError as error:
        raise SaveError(str(error), source=source) from None
