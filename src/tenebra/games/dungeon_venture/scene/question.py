"""The question of a scene: what is left to spend, and every legal option with what it costs and where it can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.forecast import odds_of
from tenebra.games.dungeon_venture.looking import focus_of
from tenebra.games.dungeon_venture.rules.characteristics import movement_of, pool_of
from tenebra.games.dungeon_venture.rules.movement import Walk, budget_of
from tenebra.games.dungeon_venture.rules.space import altar_spaces, beside
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.board import STAIRCASE
from tenebra.games.dungeon_venture.scene.cards import copies_of
from tenebra.games.dungeon_venture.scene.not_now import not_now
from tenebra.games.dungeon_venture.scene.voice import card_icon, picture
from tenebra.games.dungeon_venture.state import EXPLORED, FOUND, HERO, KEEPER, DVState
from tenebra.kernel import Option, View
from tenebra.kit.question import Asking, Groups, WhyNot, forecast_of
from tenebra.kit.scene import Fact, Forecast, Natural, NotNow
from tenebra.kit.voice import Voice

WINDOW = "window"
ATTACKING = (opt.Attack, opt.Event, opt.Play, opt.Takeoff)
"""Options that may be attacks."""
LETTERS: dict[type[Option], str] = {
    opt.Search: "S",
    opt.Double: "D",
    opt.Give: "G",
    opt.Play: "P",
    opt.Rest: "R",
    opt.Chest: "C",
}
FIRST = "gronks-lair"
"""The Adventure that newcomers begin with: there a guide speaks."""
TIPS = {"spells": "card", "start": "space"}
"""What newcomers are told before the first round, by what is asked."""
GROUPS: Groups = {
    "attack": (opt.Attack,),
    "event": (opt.Event,),
    "card": (opt.Play, opt.Takeoff),
    "act": (opt.Open, opt.Close, opt.Chest, opt.Loot, opt.Use, opt.Rest, opt.Resurrect, opt.Guide, opt.Release),
    "also": (opt.Search, opt.Double, opt.Swap, opt.Reorganize),
    "give": (opt.Give,),
    "choice": (opt.Activate, opt.Pick, opt.First, opt.Agree, opt.Refuse, opt.Keep, opt.Buy),
    "end": (opt.End, opt.Pass, opt.Ready, opt.Leave),
    "space": (opt.Move, opt.Leap, opt.Place),
}
"""The groups of the menu, in order; the spaces come last because they are many."""


TERMS: dict[str, tuple[type[Option] | str, ...]] = {
    "spells": ("spells",),
    "first": ("first",),
    "search": (opt.Search,),
    "double": (opt.Double,),
    "reorganize": (opt.Reorganize, "reorganize"),
    "swap": (opt.Swap,),
    "rest": (opt.Rest,),
    "spirit": (opt.Resurrect, opt.Guide),
    "event": (opt.Event,),
}
"""The words of the game, and where one meets them."""


OF_A_NEW_CARD = (opt.Play, opt.Event, opt.Pick, opt.Keep, opt.Buy)
OF_A_CARD = (*OF_A_NEW_CARD, opt.Takeoff)
WALKING, EVENTFUL = (opt.Move, opt.Leap), (opt.Chest, opt.Rest)
# named here, for each is asked for at every option: a union written out would be put together anew each time


class Offer(Asking[DVState]):
    """Turns the options of one decision into choices."""

    groups = GROUPS
    letters = LETTERS
    last = (opt.End, opt.Pass, opt.Ready, opt.Refuse)
    natural = Natural(foe="attack", friend="swap with", door="open", card="play", space="move")
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
        """What is asked; in a turn, what the figure has left."""
        turn = self.state.turn
        if self.asked != "turn" or turn is None or self.focus is None:
            return super().prompt()
        left = {(True, True): "both", (True, False): "move", (False, True): "act"}
        spare = left.get((turn.strides > 0, not turn.has_acted), "none")
        return self.voice.say("scene-turn", figure=self.voice.name(self.focus.id), left=spare)

    def left(self) -> tuple[Fact, ...]:
        """What is left to spend: steps, the Action, Spells; Gold in the shop; after the dice of an attack what they showed."""
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

    def not_now(self) -> Iterable[NotNow]:
        """What the asked figure has no legal option for."""
        return not_now(self.view, self.voice, self.focus, self.why_not)

    def icon(self, option: Option, tag: str) -> str:
        """The picture of the card it names, else that of what is done."""
        if isinstance(option, OF_A_CARD):
            return card_icon(option.card)
        return picture("action", tag)

    def path(self, option: Option) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        if self.walk is None:
            return ()
        if isinstance(option, WALKING):
            return tuple(self.walk.path(self.state, option))
        if isinstance(option, opt.Leave) and self.focus is not None and self.focus.space != self.sheet.staircase:
            return tuple(self.walk.path(self.state, opt.Move(self.sheet.staircase)))
        return ()

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """Steps, or the price in the shop."""
        if isinstance(option, opt.Buy):
            return self.voice.say("menu-price", price=card(option.card).price)
        return str(len(path) + isinstance(option, opt.Leave)) if path else ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """What it may cost besides."""
        if isinstance(option, opt.Leave):
            return self.voice.say("scene-warn-leave")
        if isinstance(option, WALKING):
            return " ".join(self.dangers(option.to, path))
        return ""

    def dangers(self, goal: str, path: tuple[str, ...]) -> Iterator[str]:
        """What a movement meets: Pits on the way, and for a Hero a Trap where it ends and areas nobody has explored."""
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

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        if isinstance(option, OF_A_NEW_CARD):
            return self.voice.say(f"card-{option.card}.gloss")
        if isinstance(option, EVENTFUL):
            return self.voice.say("scene-note-event")
        return ""

    def vain(self, option: Option) -> str:
        """A Search where all secrets are out; a Rest of somebody who lacks nothing."""
        if self.focus is None:
            return ""
        if isinstance(option, opt.Search) and self.sheet.area_of[self.focus.space] in self.state.searched:
            return self.voice.say("scene-vain-search")
        own = self.state.heroes.get(self.focus.id)
        if isinstance(option, opt.Rest) and own is not None and not (self.focus.wounds or own.used or own.cast):
            return self.voice.say("scene-vain-rest")
        return ""

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on."""
        match option:
            case opt.Move(to=to) | opt.Leap(to=to):
                return (to,)
            case opt.Place(space=space):
                return (space,)
            case (
                opt.Attack(target=who)
                | opt.Swap(other=who)
                | opt.Activate(figure=who)
                | opt.First(hero=who)
                | opt.Guide(spirit=who)
            ):
                return (who,)
            case opt.Release(spirit=who, to=to):
                return (who, to)
            case opt.Open(door=door) | opt.Close(door=door):
                return (door,)
            case opt.Chest(space=space):
                return (f"chest@{space}", space)
            case opt.Use(thing=thing):
                return (thing, self.state.things[thing])
            case opt.Loot(hero=hero):
                return (f"skull@{hero}", self.state.skulls[hero].space)
            case opt.Leave():
                return (STAIRCASE, self.sheet.staircase)
            case opt.Rest() | opt.Resurrect() if self.focus is not None:
                altars = self.sheet.grid.spaces(beside(self.state, self.focus.space) & altar_spaces(self.state))
                return tuple(place for space in altars for place in (f"altar@{space}", space))
            case opt.Play(card=name, at=at) | opt.Event(card=name, at=at):
                return (*copies_of(self.view, name), *self.aim(at))
            case opt.Give(card=name, to=who) | opt.Keep(card=name, by=who) | opt.Buy(card=name, by=who):
                return (*copies_of(self.view, name), who)
            case opt.Pick(card=name) | opt.Takeoff(card=name):
                return copies_of(self.view, name)
        return ()

    def aim(self, at: str) -> tuple[str, ...]:
        """What a card is played at: a figure, a space, a door, an area with all its spaces."""
        if not at:
            return ()
        if at in self.sheet.areas:
            return tuple(self.sheet.grid.spaces(self.sheet.areas[at]))
        return (at,)

    def is_final(self, option: Option) -> bool:
        """Whoever leaves does not come back."""
        return isinstance(option, opt.Leave)

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of each attack it makes (DV-CBT-05)."""
        found = odds_of(self.view, option) if isinstance(option, ATTACKING) else ()
        return tuple(forecast_of(one, self.voice, "DV-CBT-05") for one in found)
