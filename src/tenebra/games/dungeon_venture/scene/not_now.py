"""What a seat might expect to do and cannot: each with the rule that forbids it now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.rules.actions import ALLOWED
from tenebra.games.dungeon_venture.rules.space import allies, enemies
from tenebra.games.dungeon_venture.rules.treasure import CHEST
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.voice import card_icon, picture
from tenebra.games.dungeon_venture.state import HERO, OPEN, SPIRIT, DVState, Figure
from tenebra.kernel import Option, Reason, View
from tenebra.kit.decks import name_of
from tenebra.kit.scene import NotNow
from tenebra.kit.voice import Voice

WhyNot = Callable[[Option], Reason | None]
FREE_DEEDS: tuple[type[Option], ...] = (opt.Play, opt.Give, opt.Chest, opt.Rest, opt.Open, opt.Close, opt.Loot)
"""What a Hero may do while the Heroes reorganize (DV-REO-03)."""


class Wish(NamedTuple):
    """Something one would like to do: an option to ask the rules about, or why there is nothing to ask about."""

    label: str
    icon: str
    option: Option | None = None
    why: str = ""
    rule: str = ""


def not_now(view: View[DVState], voice: Voice, focus: Figure | None, why_not: WhyNot) -> tuple[NotNow, ...]:
    """One entry for each kind of thing that the asked figure has no legal option for."""
    out: list[NotNow] = []
    for wish in _wishes(view, voice, focus):
        if wish.option is None:
            out.append(NotNow(wish.label, wish.icon, wish.why, wish.rule))
        elif (reason := why_not(wish.option)) is not None:
            out.append(NotNow(wish.label, wish.icon, voice.teller.refusal(reason), reason.rule))
    return tuple(out)


def _wishes(view: View[DVState], voice: Voice, focus: Figure | None) -> Iterable[Wish]:
    prompt = view.decision.prompt if view.decision is not None else ""
    if prompt == "window":
        return _events(view, voice)
    if prompt == "turn" and focus is not None:
        leave = (opt.Leave,) if focus.form == HERO and sheet_of(view.state).staircase else ()
        return Wishes(view, focus, voice).of((opt.Move, *ALLOWED[focus.form], *leave))
    if prompt == "reorganizing":
        figure = view.state.figures[view.seat]
        return Wishes(view, figure, voice).of(FREE_DEEDS if figure.form == HERO else ALLOWED[SPIRIT])
    return ()


def _legal(view: View[DVState]) -> list[Option]:
    return [entry.option for entry in view.decision.options] if view.decision is not None else []


def _events(view: View[DVState], voice: Voice) -> Iterator[Wish]:
    """Event cards in the hand that do not fit the moment (DV-EVT-03)."""
    fitting = {option.card for option in _legal(view) if isinstance(option, opt.Event)}
    for name in dict.fromkeys(map(name_of, view.state.keeper_hand)):
        if name not in fitting:
            yield Wish(voice.say(f"card-{name}"), card_icon(name), opt.Event(name))


class Wishes:
    """What one figure would like to do where it stands."""

    def __init__(self, view: View[DVState], figure: Figure, voice: Voice) -> None:
        self.state, self.figure, self.voice = view.state, figure, voice
        self.grid = sheet_of(view.state).grid
        self.legal = _legal(view)
        self.own = view.state.heroes.get(figure.id)

    def of(self, kinds: Iterable[type[Option]]) -> Iterator[Wish]:
        """A wish for each kind that has no legal option; cards that cannot be played have one each."""
        possible = {type(option) for option in self.legal}
        for kind in kinds:
            if kind is opt.Play:
                yield from self.cards()
            elif kind not in possible:
                tag = str(kind.__struct_config__.tag)
                label, icon = self.voice.say(f"do-{tag}"), picture("action", tag)
                if (option := self.candidate(kind)) is not None:
                    yield Wish(label, icon, option)
                elif kind is opt.Attack:
                    yield Wish(label, icon, why=self.voice.say("overview-no-enemy"), rule="DV-ATK-01")
                elif kind is opt.Give and not self.held():
                    yield Wish(label, icon, why=self.no_cards(), rule="DV-GIVE-01")

    def held(self) -> list[str]:
        """The names of the cards it could play or give."""
        return list(dict.fromkeys(map(name_of, (*self.own.hand, *self.own.worn)))) if self.own is not None else []

    def no_cards(self) -> str:
        return self.voice.say("scene-no-cards", figure=self.voice.name(self.figure.id))

    def cards(self) -> Iterator[Wish]:
        """The cards in the hand that cannot be played, or one word for all of them after the Action."""
        own, state = self.own, self.state
        label, icon = self.voice.say("do-play"), picture("action", "play")
        pile = own.hand if own is not None else state.keeper_cards
        if not pile:
            if own is not None:
                yield Wish(label, icon, why=self.no_cards(), rule="DV-PLAY-01")
            return
        names = list(dict.fromkeys(map(name_of, pile)))
        if state.turn is not None and state.turn.has_acted and not state.reorganizing:
            yield Wish(label, icon, opt.Play(names[0]))
            return
        playable = {option.card for option in self.legal if isinstance(option, opt.Play)}
        for name in names:
            if name not in playable:
                option = opt.Play(name)
                yield Wish(self.voice.option(option), card_icon(name), option)

    def candidate(self, kind: type[Option]) -> Option | None:
        """The nearest thing of its kind to ask the rules about, None if there is none on the board."""
        return self.places[kind]() if kind in self.places else kind()

    @cached_property
    def places(self) -> dict[type[Option], Callable[[], Option | None]]:
        """How to find the nearest thing of each kind that lies or stands somewhere."""
        state = self.state
        return {
            opt.Move: lambda: opt.Move(self.neighbour()),
            opt.Attack: lambda: self.nearest({opt.Attack(foe.id): foe.space for foe in enemies(state, self.figure)}),
            opt.Chest: lambda: self.nearest({opt.Chest(at): at for at, what in state.furniture.items() if what == CHEST}),
            opt.Open: lambda: self.nearest({opt.Open(d): d.partition("-")[0] for d, s in state.doors.items() if s != OPEN}),
            opt.Close: lambda: self.nearest({opt.Close(d): d.partition("-")[0] for d, s in state.doors.items() if s == OPEN}),
            opt.Loot: lambda: self.nearest({opt.Loot(hero): skull.space for hero, skull in state.skulls.items()}),
            opt.Use: lambda: self.nearest({opt.Use(thing): at for thing, at in state.things.items()}),
            opt.Swap: lambda: self.nearest({opt.Swap(f.id): f.space for f in allies(state, self.figure) if f is not self.figure}),
            opt.Guide: lambda: self.nearest({opt.Guide(f.id): f.space for f in self.spirits() if not f.carried_by}),
            opt.Release: lambda: self.nearest(
                {opt.Release(f.id, f.space): f.space for f in self.spirits() if f.carried_by == self.figure.id}
            ),
            opt.Give: lambda: self.nearest({opt.Give(name, to): at for name in self.held()[:1] for to, at in self.friends()}),
        }

    def spirits(self) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.form == SPIRIT]

    def friends(self) -> list[tuple[str, str]]:
        """The other Heroes and Spirits on the board, with their spaces."""
        figures = self.state.figures
        return [(hero, figures[hero].space) for hero in self.state.heroes if hero in figures and hero != self.figure.id]

    def neighbour(self) -> str:
        """A space beside the figure, or its own if it is walled in."""
        here = self.grid.bit[self.figure.space]
        return next(iter(self.grid.spaces(self.grid.beside(here, self.grid.walls_down))), self.figure.space)

    def nearest(self, places: dict[Option, str]) -> Option | None:
        """The option whose space is nearest as the crow flies."""
        return min(places, key=lambda option: self.grid.crow(self.figure.space, places[option]), default=None)
