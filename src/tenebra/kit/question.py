"""The question of a scene: every legal option with what it costs and where it can be clicked. A game fills in what it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from tenebra.kernel import Option, Reason, State, View
from tenebra.kit.odds import Chances, colours, percent
from tenebra.kit.orders import Window
from tenebra.kit.scene import (
    Choice,
    Fact,
    Forecast,
    Gauge,
    Key,
    Natural,
    NotNow,
    Piece,
    Question,
    Term,
    WindowKind,
    covered,
)
from tenebra.kit.scenic import Die
from tenebra.kit.showing import Shown, answers_in, natural_of, ranks_of, shown_by
from tenebra.kit.telling import PLACE, capital
from tenebra.kit.unforeseen import otherwise, place_of, unforeseen
from tenebra.kit.voice import Voice, by_heart

S = TypeVar("S", bound=State)
SPACE = "space"
"""The group of places to go to or to put something on: the board shows them, and no menu names it."""
WhyNot = Callable[[Option], Reason | None]
"""The law of a decision for the seat that is asked."""


class Asking(Generic[S]):
    """Turns the decision of a view into a question.

    What is a fact of a kind of option stands in its record (`Shown`). What depends on the position a game says in methods marked
    with the kind (`@price(opt.Move)`), or for all kinds together in the methods it overrides.
    """

    kinds: ClassVar[tuple[type[Option], ...]] = ()
    """All kinds of options of the game, in the order in which they are written."""
    groups: ClassVar[tuple[str, ...]] = ()
    """The groups of the menu, in order."""
    turns: ClassVar[tuple[str, ...]] = ("turn",)
    """The questions that are a figure's turn, or part of one: it has the halo of who acts."""
    terms: ClassVar[Mapping[str, tuple[type[Option] | str, ...]]] = {}
    """Words of the game, each with the questions it is met in, beside those that kinds of options name."""
    natural: ClassVar[Natural] = Natural()
    """The options that clicks on things probably mean; found in the records."""

    _records: ClassVar[dict[type[Option], Shown]] = {}
    _rank: ClassVar[dict[type[Option], int]] = {}
    """The place of each kind of option in the menu."""
    _terms: ClassVar[dict[str, set[type[Option] | str]]] = {}
    _answers: ClassVar[dict[tuple[str, type[Option]], Callable[..., Any]]] = {}
    """The functions of the game that answer about a kind: `("price", opt.Move)`."""

    def __init_subclass__(cls) -> None:
        cls._answers = {**cls._answers, **answers_in(vars(cls))}
        cls._records = shown_by(cls.kinds)
        cls.natural = natural_of(cls._records)
        cls._rank = ranks_of(cls.groups, cls._records)
        cls._terms = {}
        for kind, record in cls._records.items():
            if record.term:
                cls._terms.setdefault(record.term, set()).add(kind)
        for term, met in cls.terms.items():
            cls._terms.setdefault(term, set()).update(met)

    def __init__(self, view: View[S], voice: Voice, why_not: WhyNot) -> None:
        self.view, self.voice, self.state, self.why_not = view, voice, view.state, why_not
        self.asked = view.decision.prompt if view.decision is not None else ""

    def question(self, pieces: Iterable[Piece], window: Window | None) -> Question | None:
        """The question, with the answers of this seat; without any, whom it waits for. The pieces can be clicked."""
        decision = self.view.decision
        if decision is None:
            return None
        if not decision.options:
            who = ", ".join(self.voice.name(seat) for seat in decision.seats)
            return Question(decision.seats, capital(self.voice.say("scene-waiting", who=who)), self.about())
        self.pieces = {piece.id: piece for piece in pieces}
        entries = sorted(decision.options, key=lambda entry: self._rank[type(entry.option)])
        choices = tuple([self.choice(entry.key, entry.option, self.record(entry.option).group) for entry in entries])
        return Question(
            decision.seats,
            otherwise("", self._where("the prompt"), self.prompt),
            self.about(),
            choices,
            left=otherwise((), self._where("what is left"), self.left),
            not_now=otherwise((), self._where("what cannot be done"), lambda: tuple(self.not_now())),
            is_reaction=window is not None and window.is_reaction,
            window=window.kind if window is not None else "",
            tip=otherwise("", self._where("the tip"), self.tip),
            explains=self.explains({self.asked, *(type(entry.option) for entry in entries)}),
            purse=otherwise(None, self._where("the purse"), self.purse),
        )

    @classmethod
    def record(cls, option: Option) -> Shown:
        """The record of its kind."""
        return cls._records[type(option)]

    def explains(self, met: set[type[Option] | str]) -> tuple[Term, ...]:
        """The words of the game that are met here."""
        return tuple(Term(id, self.voice.say(f"term-{id}")) for id, where in self._terms.items() if not met.isdisjoint(where))

    def acting(self) -> str:
        """The figure whose turn is asked about, if this is one."""
        return self.about() if self.asked in self.turns else ""

    @classmethod
    def keys(cls, voice: Voice) -> tuple[Key, ...]:
        """The letters of this game, with what they do."""
        lettered = {kind: record.letter for kind, record in cls._records.items() if record.letter}
        return tuple(Key(letter, voice.say(f"do-{kind.__struct_config__.tag}")) for kind, letter in lettered.items())

    @classmethod
    def term_ids(cls) -> tuple[str, ...]:
        """The words of the game that are explained where one meets them."""
        return tuple(cls._terms)

    @classmethod
    def windows_of(cls, seat: str, voice: Voice, kinds: Iterable[str]) -> tuple[WindowKind, ...]:
        """The windows about which a seat may give standing orders."""
        return tuple(WindowKind(kind, voice.say(f"window-{kind}")) for kind in kinds if cls.may_be_asked_in(seat, kind))

    def _where(self, what: str) -> str:
        """For the log."""
        return f"{what} of {place_of(self.view)}"

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """One option with all that a page shows of it; where something of that breaks, as it can be chosen all the same."""
        tag = str(option.__struct_config__.tag)
        try:
            return self._choice(key, option, group, tag)
        except Exception as error:
            unforeseen(error, self._where(key))
            return Choice(key, key, group, self.voice.icons("option", tag), verb=self.voice.say(f"do-{tag}"))

    def _choice(self, key: str, option: Option, group: str, tag: str) -> Choice:
        record = self.record(option)
        path, forecasts, places = self.path(option), self.forecasts(option), self.spread(self.places(option))
        vain = self.vain(option)
        series, amount, rest = self.series(option)
        return Choice(
            key,
            self.label(option),
            group,
            self.icon(option, tag),
            (*places, *(one.target for one in forecasts if one.target not in places)),
            vain or self.note(option),
            self.voice.say(f"do-{tag}"),
            path,
            self.cost(option, path),
            self.warning(option, path),
            self.is_final(option),
            forecasts,
            record.letter,
            record.is_last,
            bool(vain),
            covers=self.covers(option),
            line=self.line(option),
            dice=self.dice(option),
            series=series,
            amount=amount,
            rest=rest,
        )

    def spread(self, places: tuple[str, ...]) -> tuple[str, ...]:
        """Whatever can be clicked, each figure with the spaces it covers."""
        if self.pieces.keys().isdisjoint(places):
            return tuple(dict.fromkeys(places)) if len(places) > 1 else places
        found = ((place, *covered(self.pieces[place])) if place in self.pieces else (place,) for place in places)
        return tuple(dict.fromkeys(place for some in found for place in some))

    def not_now(self) -> Iterable[NotNow]:
        """The options this seat might expect and cannot have, as far as a rule forbids them."""
        for wish in self.wishes():
            if isinstance(wish, NotNow):
                yield wish
            elif (reason := self.why_not(wish)) is not None:
                yield NotNow(*self.wish(wish), self.voice.teller.refusal(reason), reason.rule)

    def wish(self, option: Option) -> tuple[str, str]:
        """The name and picture of something one cannot do."""
        tag = str(option.__struct_config__.tag)
        return self.voice.say(f"do-{tag}"), self.icon(option, tag)

    # --- what a game says

    def about(self) -> str:
        """The figure the question is about."""
        return self.view.decision.about.get(self.voice.whose, "") if self.view.decision is not None else ""

    @classmethod
    def may_be_asked_in(cls, seat: str, window: str) -> bool:
        """A seat may be asked in windows of a kind."""
        return True

    def tip(self) -> str:
        """The hint for a newcomer before answering."""
        return ""

    def prompt(self) -> str:
        """The text of the question."""
        assert self.view.decision is not None
        return self.voice.teller.prompt(self.view.decision.prompt, self.view.decision.about)

    def left(self) -> tuple[Fact, ...]:
        """The facts about what is left to spend."""
        return ()

    def expected(self) -> Iterable[type[Option]]:
        """The kinds that one may expect here: first those with a function that makes one, as these are written."""
        told = [kind for what, kind in self._answers if what == "wish"]
        return [kind for kind in dict.fromkeys((*told, *self._records)) if self.asked in self._records[kind].expected]

    def wishes(self) -> Iterable[Option | NotNow]:
        """The nearest thing of each kind that is not offered, to ask the rules about, or why there is nothing to ask about."""
        offered = {type(entry.option) for entry in self.view.decision.options} if self.view.decision is not None else set()
        missing = [kind for kind in self.expected() if kind not in offered or self._records[kind].one_by_one]
        told: set[Any] = set()
        for kind in missing:
            make = self._answers.get(("wish", kind))
            if make in told:
                continue  # one method may tell the wishes of several kinds
            made = make(self) if make is not None else None
            if made is None:
                yield kind()
            else:
                told.add(make)
                yield from (one for one in made if isinstance(one, NotNow) or type(one) in missing)

    def card_icon(self, card: str) -> str:
        """The picture on a card."""
        return self.voice.icons("card", card)

    def card_text(self, card: str) -> str:
        """The text of a card."""
        return self.voice.text(f"card-{card}.gloss")

    def have(self) -> int:
        """The amount in the purse."""
        return 0

    # --- what is said of an option: by the function of its kind, or else as its record says

    def _own(self, what: str, option: Option, *more: Any) -> Any:
        """The answer of the function of its kind; None if it has none, or if that leaves it to the record."""
        answer = self._answers.get((what, type(option)))
        return answer(self, option, *more) if answer is not None else None

    def _always(self, words: str) -> str:
        """The words said of every option of a kind."""
        return self.voice.say(words) if words else ""

    def label(self, option: Option) -> str:
        """The option as a line."""
        return self._own("label", option) or self.voice.option(option)

    def icon(self, option: Option, tag: str) -> str:
        """Its picture, that of a card it names before that of what is done."""
        if own := self._own("icon", option):
            return str(own)
        record = self.record(option)
        if record.sign:
            return self.voice.icons(record.sign, getattr(option, record.sign))
        card = getattr(option, record.card) if record.card else ""
        return self.card_icon(card) if card else record.icon or self.voice.icons("option", tag)

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on: spaces, figures, doors, cards. A figure's spaces need not be named."""
        own: tuple[str, ...] | None = self._own("places", option)
        if own is not None:
            return own
        fields = self.record(option).at
        if fields is not None:
            return tuple(value for field in fields if (value := getattr(option, field)))
        named = (getattr(option, field) for field in option.__struct_fields__)
        return tuple(value for value in named if value in self.pieces or PLACE.fullmatch(str(value)))

    def path(self, option: Option) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        return self._own("path", option) or ()

    def line(self, option: Option) -> tuple[str, ...]:
        """From where to where it is aimed."""
        return self._own("line", option) or ()

    def covers(self, option: Option) -> tuple[str, ...]:
        """The places it affects."""
        return self._own("covers", option) or ()

    def dice(self, option: Option) -> tuple[Die, ...]:
        """The dice it is about, as they lie."""
        return self._own("dice", option) or ()

    def note(self, option: Option) -> str:
        """The note to read before choosing it."""
        if own := self._own("note", option):
            return str(own)
        record = self.record(option)
        if record.note:
            return self.voice.say(record.note)
        if record.sign:
            return self.voice.say(f"{record.sign}-{getattr(option, record.sign)}.about")
        card = getattr(option, record.card) if record.has_text else ""
        return self.card_text(card) if card else ""

    def vain(self, option: Option) -> str:
        """Why it can do nothing now although the rules allow it; "" if it can."""
        return self._own("vain", option) or ""

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """The price of an option."""
        return self._own("price", option, path) or self._always(self.record(option).price)

    def purse(self) -> Gauge | None:
        """The gauge from which choices of a series are paid."""
        return None

    def series(self, option: Option) -> tuple[str, int, int]:
        """The words of an option that exists for more or less; what it takes out of the purse, and what is then left there."""
        paid = self.record(option).paid
        if not paid:
            return "", 0, 0
        amount = getattr(option, paid) if isinstance(paid, str) else paid
        own: str | None = self._own("series", option)
        if own is None:
            own = self.voice.option(replace(option, **{paid: 0})) if isinstance(paid, str) else ""
        return own, amount, self.have() - amount

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """The warning what it may cost besides."""
        return self._own("warning", option, path) or self._always(self.record(option).warning)

    def is_final(self, option: Option) -> bool:
        """Dear and not to be taken back: the page asks once more."""
        return self.record(option).is_final

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The exact chances of an attack."""
        return tuple(self.chances(option)) if self.record(option).is_attack else ()

    def chances(self, option: Option) -> Iterable[Forecast]:
        """The exact chances of everybody whom an attack hits."""
        return ()


def forecast_of(
    found: Chances[Any], voice: Voice, rule: str, drawn: Callable[[str], str] = str, more: str = "", armour: int = 0
) -> Forecast:
    """Exact chances in whole percent, with how they are made: the dice by colour, each `drawn` in the shape of its side."""
    return _forecast_of(voice, found, rule, drawn, more, armour)


@by_heart
def _forecast_of(voice: Voice, found: Chances[Any], rule: str, drawn: Callable[[str], str], more: str, armour: int) -> Forecast:
    attack, defence = colours(found.attack), colours(found.defence)
    text = voice.say(
        "scene-odds",
        attacker=voice.name(found.attacker),
        target=voice.name(found.target),
        attack=voice.dice(attack),
        defence=voice.dice(defence),
        chances=", ".join(voice.say("scene-odds-entry", wounds=n, chance=percent(p)) for n, p in enumerate(found.odds) if p),
    )
    return Forecast(
        found.target,
        tuple(map(drawn, attack)),
        tuple(map(drawn, defence)),
        percent(found.hit),
        percent(found.kill),
        round(float(found.mean), 2),
        tuple(percent(chance) for chance in found.odds),
        f"{text} {more}".strip(),
        rule,
        armour,
    )
