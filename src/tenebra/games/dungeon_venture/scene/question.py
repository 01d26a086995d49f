"""The question of a scene: what is left to spend, and every legal option with what it costs and where it can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.forecast import odds_of
from tenebra.games.dungeon_venture.looking import focus_of
from tenebra.games.dungeon_venture.rules.actions import IN_TURN, OF
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, pool_of
from tenebra.games.dungeon_venture.rules.movement import Walk, budget_of
from tenebra.games.dungeon_venture.rules.space import allies, altar_spaces, beside, enemies
from tenebra.games.dungeon_venture.rules.treasure import CHEST
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.board import STAIRCASE
from tenebra.games.dungeon_venture.scene.cards import copies_of
from tenebra.games.dungeon_venture.scene.voice import picture
from tenebra.games.dungeon_venture.state import EXPLORED, FOUND, HERO, KEEPER, OPEN, SPIRIT, DVState, Figure
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, WhyNot, forecast_of
from tenebra.kit.scene import Fact, Forecast, NotNow
from tenebra.kit.showing import path, places, price, vain, warning, wish
from tenebra.kit.voice import Voice

WINDOW = "window"
FIRST = "gronks-lair"
"""The Adventure that newcomers begin with: there a guide speaks."""
TIPS = {"spells": "card", "start": "space"}
"""The tips for newcomers before the first round, by what is asked."""
TERMS = {"spells": ("spells",), "first": ("first",), "reorganize": ("reorganize",)}
"""Words of the game that are met in a question, not in an option alone."""
AT_EASE = (opt.Play, opt.Give, opt.Chest, opt.Rest)
"""The options that the Heroes think of first while they reorganize."""


class Offer(Asking[DVState]):
    """Turns the options of one decision into choices."""

    kinds = opt.ALL
    groups = opt.GROUPS
    turns = ("turn", "march")
    terms = TERMS

    def __init__(self, view: View[DVState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self.sheet = sheet_of(view.state)
        self.walk: Walk | None = None
        is_asked = view.decision is not None and bool(view.decision.options)
        if is_asked and self.focus is not None and self.asked in ("turn", "march"):
            points = movement_of(self.state, self.focus) if self.asked == "march" else budget_of(self.state, self.focus)
            self.walk = Walk(self.state, self.focus, points)

    @property
    def figure(self) -> Figure:
        """The figure in question, where it is about one."""
        assert self.focus is not None
        return self.focus

    @property
    def has_acted(self) -> bool:
        """The Action of the turn is over."""
        return self.asked == "turn" and self.state.turn is not None and self.state.turn.has_acted

    def about(self) -> str:
        """The figure in question, if the question names it."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        return self.focus.id if self.focus is not None and self.focus.id in named else ""

    @classmethod
    def may_be_asked_in(cls, seat: str, window: str) -> bool:
        """Nobody but the Keeper has any."""
        return seat == KEEPER

    def tip(self) -> str:
        """Before the first round of the first Adventure."""
        tip = TIPS.get(self.asked) if self.state.scenario == FIRST and not self.state.round else None
        return self.voice.say(f"tip-{tip}") if tip else ""

    def prompt(self) -> str:
        """The text of the question; in a turn, what the figure has left."""
        turn = self.state.turn
        if self.asked != "turn" or turn is None or self.focus is None:
            return super().prompt()
        left = {(True, True): "both", (True, False): "move", (False, True): "act"}
        spare = left.get((turn.strides > 0, not turn.has_acted), "none")
        return self.voice.say("scene-turn", figure=self.voice.name(self.focus.id), left=spare)

    def left(self) -> tuple[Fact, ...]:
        """Facts about what is left: steps, the Action, Spells; Gold in the shop; after the dice of an attack what they showed."""
        state, decision, voice, focus = self.state, self.view.decision, self.voice, self.focus
        assert decision is not None
        if decision.prompt == "shop":
            gold = decision.about["gold"]
            return (Fact(picture("stat", "gold"), gold, voice.say("scene-gold", number=int(gold))),)
        if decision.prompt == WINDOW and state.attacks:
            rolled = state.attacks[-1]
            return (
                Fact(picture("stat", "attack"), str(rolled.hits), voice.say("successes", number=rolled.hits)),
                Fact(picture("stat", "defence"), str(rolled.blocks), voice.say("successes", number=rolled.blocks)),
            )
        turn = state.turn
        if decision.prompt != "turn" or turn is None or focus is None:
            return ()
        steps, actions = budget_of(state, focus), int(not turn.has_acted)
        out = [
            Fact(picture("stat", "movement"), str(steps), voice.say("scene-steps-left", number=steps)),
            Fact(picture("stat", "action"), str(actions), voice.say("scene-actions-left", number=actions)),
        ]
        if focus.form == HERO and (mana := pool_of(state, focus, "mana").size):
            spells = max(0, mana - state.heroes[focus.id].cast)
            out.append(Fact(picture("stat", "spells"), str(spells), voice.say("scene-spells-left", number=spells)))
        return tuple(out)

    # --- all kinds alike

    def chances(self, option: Option) -> Iterable[Forecast]:
        """The chances of each attack it makes (DV-CBT-05)."""
        return (forecast_of(one, self.voice, "DV-CBT-05") for one in odds_of(self.view, option))

    # --- movement

    @path(opt.Move, opt.Leap)
    def way(self, option: opt.Move | opt.Leap) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        return tuple(self.walk.path(self.state, option)) if self.walk is not None else ()

    @path(opt.Leave)
    def way_out(self, option: opt.Leave) -> tuple[str, ...]:
        """The way to the staircase."""
        is_there = self.figure.space == self.sheet.staircase
        return () if is_there else self.way(opt.Move(self.sheet.staircase))

    @price(opt.Move, opt.Leap, opt.Leave)
    def steps(self, option: Option, path: tuple[str, ...]) -> str:
        """Steps; whoever leaves takes one more."""
        return str(len(path) + isinstance(option, opt.Leave)) if path else ""

    @warning(opt.Move, opt.Leap)
    def dangers(self, option: opt.Move | opt.Leap, path: tuple[str, ...]) -> str:
        """The dangers of a movement: Pits on the way, and for a Hero a Trap where it ends and areas nobody has explored."""
        return " ".join(self.each_danger(option.to, path))

    def each_danger(self, goal: str, path: tuple[str, ...]) -> Iterator[str]:
        """One after another."""
        voice, state, walk = self.voice, self.state, self.walk
        is_pit = walk is not None and bool(walk.pits & self.sheet.grid.bit[goal])
        if walk is not None and (pits := walk.pits_on(path)):
            yield voice.say("scene-warn-leap", number=pits)
        if is_pit:
            yield voice.say("scene-warn-in-pit")
        if self.focus is None or self.focus.form != HERO:
            return
        trap = state.traps.get(goal)
        if trap is not None and trap.status == FOUND and not is_pit:
            yield voice.say("scene-warn-trap", trap=voice.name(trap.kind, "trap"))
        if any(state.areas.get(self.sheet.area_of[step]) != EXPLORED for step in path):
            yield voice.say("scene-warn-unexplored")

    @places(opt.Leave)
    def staircase(self, option: opt.Leave) -> tuple[str, ...]:
        """The stairs, and where they are."""
        return (STAIRCASE, self.sheet.staircase)

    # --- Actions

    @places(opt.Chest)
    def chest(self, option: opt.Chest) -> tuple[str, ...]:
        """The Chest, and where it stands."""
        return (f"chest@{option.space}", option.space)

    @places(opt.Use)
    def thing(self, option: opt.Use) -> tuple[str, ...]:
        """The thing, and where it is."""
        return (option.thing, self.state.things[option.thing])

    @places(opt.Loot)
    def skull(self, option: opt.Loot) -> tuple[str, ...]:
        """The skull, and where it lies."""
        return (f"skull@{option.hero}", self.state.skulls[option.hero].space)

    def altars(self) -> tuple[str, ...]:
        """The Altars beside the figure, and where they stand."""
        altars = self.sheet.grid.spaces(beside(self.state, self.figure.space) & altar_spaces(self.state))
        return tuple(place for space in altars for place in (f"altar@{space}", space))

    @places(opt.Play, opt.Event)
    def aim(self, option: opt.Play | opt.Event) -> tuple[str, ...]:
        """The target of a card: a figure, a space, a door, an area with all its spaces."""
        at = option.at
        if at in self.sheet.areas:
            return tuple(self.sheet.grid.spaces(self.sheet.areas[at]))
        return (at,) if at else ()

    @vain(opt.Search)
    def nothing_left(self, option: opt.Search) -> str:
        """All secrets of the area are out."""
        is_vain = self.sheet.area_of[self.figure.space] in self.state.searched
        return self.voice.say("scene-vain-search") if is_vain else ""

    @vain(opt.Rest)
    def lacks_nothing(self, option: opt.Rest) -> str:
        """The words for somebody who needs no Rest."""
        own = self.state.heroes[self.figure.id]
        return "" if self.figure.wounds or own.used or own.cast else self.voice.say("scene-vain-rest")

    @price(opt.Buy)
    def price_in_shop(self, option: opt.Buy, path: tuple[str, ...]) -> str:
        """Gold."""
        return self.voice.say("menu-price", price=card(option.card).price)

    # --- what one may expect and cannot do

    def expected(self) -> Iterable[type[Option]]:
        """The options that its kind of figure has at all (DV-ACT-02)."""
        kinds = super().expected()
        if self.focus is None or self.asked == WINDOW:
            return kinds
        own = OF[self.focus.form]
        kinds = [kind for kind in kinds if own.has(kind) or IN_TURN.has(kind)]
        return kinds if self.asked == "turn" else dict.fromkeys(kind for kind in (*AT_EASE, *kinds) if kind in kinds)

    @wish(opt.Move)
    def space_beside(self) -> Iterable[Option]:
        """A space beside the figure, or its own if it is walled in."""
        grid, here = self.sheet.grid, self.figure.space
        beside = grid.spaces(grid.beside(grid.bit[here], grid.walls_down))
        return [opt.Move(space) for space in (beside or [here])[:1]]

    @wish(opt.Attack)
    def nearest_enemy(self) -> Iterable[Option | NotNow]:
        """An enemy, if there is one."""
        nearest = self.nearest({opt.Attack(foe.id): foe.space for foe in enemies(self.state, self.figure)})
        return nearest or [self.nothing_for(opt.Attack, self.voice.say("overview-no-enemy"), "DV-ATK-01")]

    @wish(opt.Give)
    def card_for_a_friend(self) -> Iterable[Option | NotNow]:
        """The first card for another Hero or Spirit on the board."""
        own, figures = self.state.heroes[self.figure.id], self.state.figures
        if not own.hand and not own.worn:
            return [self.nothing_for(opt.Give, self.no_cards(), "DV-GIVE-01")]
        name = name_of((*own.hand, *own.worn)[0])
        friends = [figures[hero] for hero in self.state.heroes if hero in figures and hero != self.figure.id]
        return self.nearest({opt.Give(name, friend.id): friend.space for friend in friends})

    @wish(opt.Chest)
    def nearest_chest(self) -> Iterable[Option]:
        """A Chest that is closed."""
        return self.nearest({opt.Chest(space): space for space, kind in self.state.furniture.items() if kind == CHEST})

    @wish(opt.Double)
    def double_step(self) -> Iterable[Option]:
        """As it is: it is written here for its place in the list."""
        return (opt.Double(),)

    @wish(opt.Open)
    def nearest_closed_door(self) -> Iterable[Option]:
        """A door that is closed or locked."""
        return self.nearest({opt.Open(door): side_of(door) for door, status in self.state.doors.items() if status != OPEN})

    @wish(opt.Close)
    def nearest_open_door(self) -> Iterable[Option]:
        """A door that is open."""
        return self.nearest({opt.Close(door): side_of(door) for door, status in self.state.doors.items() if status == OPEN})

    @wish(opt.Loot)
    def nearest_skull(self) -> Iterable[Option]:
        """The nearest of what dead Heroes have left."""
        return self.nearest({opt.Loot(hero): skull.space for hero, skull in self.state.skulls.items()})

    @wish(opt.Guide)
    def nearest_spirit(self) -> Iterable[Option]:
        """A Spirit that nobody carries."""
        return self.nearest({opt.Guide(spirit.id): spirit.space for spirit in self.spirits() if not spirit.carried_by})

    @wish(opt.Release)
    def carried_spirit(self) -> Iterable[Option]:
        """The first that the Hero carries."""
        carried = [spirit for spirit in self.spirits() if spirit.carried_by == self.figure.id]
        return [opt.Release(spirit.id, spirit.space) for spirit in carried[:1]]

    @wish(opt.Play)
    def cards_in_hand(self) -> Iterable[Option | NotNow]:
        """Every card that cannot be played; the first of them after the Action."""
        own = self.state.heroes.get(self.figure.id)
        pile = own.hand if own is not None else self.state.keeper_cards
        if own is not None and not pile:
            return [self.nothing_for(opt.Play, self.no_cards(), "DV-PLAY-01")]
        cards = self.not_offered(opt.Play, pile)
        return cards[:1] if self.has_acted else cards

    @wish(opt.Rest)
    def rest(self) -> Iterable[Option]:
        """As it is: it is written here for its place in the list."""
        return (opt.Rest(),)

    @wish(opt.Search)
    def search(self) -> Iterable[Option]:
        """As it is: it is written here for its place in the list."""
        return (opt.Search(),)

    @wish(opt.Reorganize)
    def reorganize(self) -> Iterable[Option]:
        """As it is: it is written here for its place in the list."""
        return (opt.Reorganize(),)

    @wish(opt.Swap)
    def nearest_friend(self) -> Iterable[Option]:
        """Another figure of its side."""
        friends = [friend for friend in allies(self.state, self.figure) if friend is not self.figure]
        return self.nearest({opt.Swap(friend.id): friend.space for friend in friends})

    @wish(opt.Use)
    def nearest_thing(self) -> Iterable[Option]:
        """A thing of the Adventure."""
        return self.nearest({opt.Use(thing): space for thing, space in self.state.things.items()})

    @wish(opt.Leave)
    def way_home(self) -> Iterable[Option]:
        """For a Hero where there is a staircase."""
        return (opt.Leave(),) if self.figure.form == HERO and self.sheet.staircase else ()

    @wish(opt.Event)
    def events_in_hand(self) -> Iterable[Option]:
        """Event cards that do not fit the moment (DV-EVT-03)."""
        return self.not_offered(opt.Event, self.state.keeper_hand)

    def nearest(self, places: Mapping[Option, str]) -> list[Option]:
        """The option whose space is nearest as the crow flies."""
        return sorted(places, key=lambda option: self.sheet.grid.crow(self.figure.space, places[option]))[:1]

    def not_offered(self, kind: type[opt.Play | opt.Event], pile: Sequence[str]) -> list[Option]:
        """The cards of a pile that are not among the options."""
        entries = self.view.decision.options if self.view.decision is not None else ()
        offered = {entry.option.card for entry in entries if isinstance(entry.option, kind)}
        return [kind(name) for name in dict.fromkeys(map(name_of, pile)) if name not in offered]

    def nothing_for(self, kind: type[Option], why: str, rule: str) -> NotNow:
        """There is nothing that one could ask the rules about."""
        return NotNow(self.voice.say(f"do-{kind.__struct_config__.tag}"), self._records[kind].icon, why, rule)

    def no_cards(self) -> str:
        """The figure has none."""
        return self.voice.say("scene-no-cards", figure=self.voice.name(self.figure.id))

    def spirits(self) -> list[Figure]:
        """The Spirits on the board."""
        return [figure for figure in self.state.figures.values() if figure.form == SPIRIT]

    # --- behind the marks of the same names

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on: the copies of a card first, the Altars nearby."""
        card, record = getattr(option, "card", ""), self.record(option)
        if isinstance(record, opt.Shown) and record.is_at_altar:
            return self.altars()
        return (*copies_of(self.view, card), *super().places(option)) if card else super().places(option)

    def wish(self, option: Option) -> tuple[str, str]:
        """A card is called as it is or as it would be played; after the Action one word stands for all."""
        label, icon = super().wish(option)
        if isinstance(option, opt.Event):
            return self.voice.say(f"card-{option.card}"), icon
        if isinstance(option, opt.Play):
            return (label, self.record(option).icon) if self.has_acted else (self.voice.option(option), icon)
        return label, icon


def side_of(door: str) -> str:
    """The first of the two spaces it joins."""
    return door.partition("-")[0]
