"""The question of a scene: what is left to spend, and every legal option with its price, its way and its odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tenebra.games.conan import options as opt
from tenebra.games.conan.forecast import chances_of
from tenebra.games.conan.looking import focus_of
from tenebra.games.conan.rules.movement import path_of, price_of
from tenebra.games.conan.rules.powers import spell_of
from tenebra.games.conan.rules.river import cost_of
from tenebra.games.conan.rules.targets import blow_of, targets_of
from tenebra.games.conan.scenarios import sheet_of
from tenebra.games.conan.scene.cards import card_of
from tenebra.games.conan.scene.voice import card_icon, face_of, picture
from tenebra.games.conan.state import OVERLORD, RESERVE, COState, Hero, are_enemies, side_of
from tenebra.kernel import Option, View
from tenebra.kit.ending import HEROES
from tenebra.kit.question import Asking, WhyNot, forecast_of
from tenebra.kit.scene import Fact, Forecast, Gauge, Token
from tenebra.kit.showing import icon, label, line, note, path, places, price, series, wish
from tenebra.kit.voice import Voice

RULE_OF_DAMAGE = "CO-CMB-10"


class Offer(Asking[COState]):
    """Turns the options of one decision into choices."""

    kinds = opt.ALL
    groups = opt.GROUPS
    turns = ("stance", "act", "command", "activation", "aim")

    def __init__(self, view: View[COState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self.gems = self.state.heroes[view.seat].gems if view.seat in self.state.heroes else self.state.overlord.gems

    def about(self) -> str:
        """The character in question; where several heroes may act, the seat's own."""
        if self.view.decision is None:
            return ""
        named = {*self.view.decision.about.values(), self.view.seat}
        return self.focus.id if self.focus is not None and self.focus.id in named else ""

    @classmethod
    def may_be_asked_in(cls, seat: str, window: str) -> bool:
        """Only heroes catch, only they agree to a gift."""
        return seat != OVERLORD or window not in ("catch", "agree")

    def prompt(self) -> str:
        """The text of the question; if several heroes are asked at once, of the seat's own."""
        asked = super().prompt()
        if self.asked not in ("stance", "act"):
            return asked
        if self.view.decision is not None and self.view.seat not in self.view.decision.seats:
            return self.voice.say("scene-said", hero=self.voice.name(self.view.seat))
        return self.voice.say("scene-own", hero=self.voice.name(self.view.seat), question=asked[:1].lower() + asked[1:])

    def left(self) -> tuple[Fact, ...]:
        """Gems to spend, free steps; after a roll what it shows."""
        say, roll = self.voice.say, self.state.rolls[-1] if self.state.rolls else None
        reserve = self.gems.get(RESERVE, 0)
        facts = [Fact(picture("stat", "gems"), str(reserve), say("scene-reserve", number=reserve))]
        if isinstance(self.focus, Hero) and self.focus.id == self.view.seat and self.asked == "act":
            points = self.focus.points
            facts.append(Fact(picture("stat", "movement"), str(points), say("scene-points", number=points)))
        if self.view.seat == OVERLORD and self.asked in ("overlord", "activation"):
            number = self.state.overlord.activations
            facts.append(Fact(picture("thing", "event"), str(number), say("scene-activations", number=number)))
        if self.asked == "reinforce":
            number = self.state.reinforcement
            facts.append(Fact(picture("thing", "reinforcement"), str(number), say("scene-reinforcement-points", number=number)))
        if roll is not None and self.asked == "reroll":
            shown = sum(roll.faces)
            facts.append(Fact(picture("space", "melee"), str(shown), say("roll-symbols", number=shown)))
        if self.asked == "guard" and self.state.attacks:
            power = self.state.attacks[-1].power
            facts.append(Fact(picture("space", "melee"), str(power), say("scene-power", number=power)))
        return tuple(facts)

    def purse(self) -> Gauge | None:
        """The gems of the Reserve."""
        colour = "red" if self.view.seat == OVERLORD else "blue"
        number = self.have()
        label = self.voice.say("scene-gems-label")
        return Gauge(label, (Token("gem", colour, self.voice.say("scene-gems", number=number), number),))  # type: ignore[arg-type]

    def have(self) -> int:
        """The number of gems in the Reserve."""
        return self.gems.get(RESERVE, 0)

    # --- all kinds alike

    def card_icon(self, card: str) -> str:
        """The picture on a card, or that of its kind."""
        return card_icon(card)

    def card_text(self, card: str) -> str:
        """The text of a card."""
        return card_of(self.voice, card).text

    def chances(self, option: Option) -> Iterator[Forecast]:
        """The chances of everybody an attack hits, without a Guard (CO-CMB-10)."""
        who = self.attacker(option)
        for target in targets_of(self.state, who, option):
            blow = blow_of(self.state, who, option, target)
            armour = max(0, blow.armour + blow.shift)
            yield forecast_of(chances_of(blow, who, target), self.voice, RULE_OF_DAMAGE, armour=armour)

    def attacker(self, option: Option) -> str:
        """The attacker that an option names, or the seat itself."""
        return getattr(option, "by", "") or self.view.seat

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """Friends whom an area attack would hit; free steps that are lost."""
        return self.friends_hit(option) or self.steps_lost(option)

    def friends_hit(self, option: Option) -> str:
        """The attacker's own side among those whom an attack hits."""
        if not self.record(option).is_attack:
            return ""
        state, who = self.state, self.attacker(option)
        mine = HEROES if who in state.heroes else OVERLORD if who == OVERLORD else side_of(state, who)
        hit = [one for one in targets_of(state, who, option) if side_of(state, one) == mine]
        return self.voice.say("scene-warn-friends", who=", ".join(map(self.voice.name, hit))) if hit else ""

    def steps_lost(self, option: Option) -> str:
        """The base points that a hero who acts has left."""
        hero, record = self.state.heroes.get(self.view.seat), self.record(option)
        is_end = isinstance(record, opt.Shown) and record.ends_move
        if hero is None or not hero.points or self.asked != "act" or not is_end:
            return ""
        return self.voice.say("scene-warn-steps", number=hero.points)

    # --- attacks and spells

    @line(opt.Shoot)
    def line_of_sight(self, option: opt.Shoot) -> tuple[str, ...]:
        """From centre to centre; an area is where it is."""
        one = self.state.heroes.get(option.target) or self.state.models.get(option.target)
        return (self.focus.area, one.area if one is not None else option.target) if self.focus is not None else ()

    @series(opt.Cast)
    def spell_alone(self, option: opt.Cast) -> str:
        """The words of a spell without its price, if that can be chosen."""
        return "" if spell_of(option.spell).cost else self.voice.option(replace(option, gems=0))

    @label(opt.Reroll)
    def rerolled(self, option: opt.Reroll) -> str:
        """`Roll again for 2 gems: red (0), orange (1)`."""
        number = option.dice.count(".") + 1
        return self.voice.say("scene-reroll", how=option.by, number=number, dice=self.voice.name(option.dice))

    @wish(opt.Strike)
    def nearest_foe(self) -> Iterable[Option]:
        """An enemy who is here, or else any."""
        foes = self.foes()
        near = [who for who in foes if self.state.models[who].area == self.hero.area]
        return (opt.Strike(who, 1) for who in (near or foes)[:1])

    @wish(opt.Shoot)
    def any_foe(self) -> Iterable[Option]:
        """Any enemy."""
        return (opt.Shoot(who, 1) for who in self.foes()[:1])

    def foes(self) -> list[str]:
        """The hero's enemies on the board."""
        return [model.id for model in self.state.models.values() if are_enemies(self.state, self.view.seat, model.id)]

    # --- moving

    @path(opt.Move)
    def way(self, option: opt.Move) -> tuple[str, ...]:
        """The areas a walk would pass, without the first."""
        return tuple(path_of(self.state, option.by or self.view.seat, option.to))

    @price(opt.Move)
    def steps_and_gems(self, option: opt.Move, path: tuple[str, ...]) -> str:
        """Free steps, then gems."""
        points, paid = price_of(self.state, option.by or self.view.seat, option.to)
        return self.voice.say("scene-price-move", points=points, gems=paid)

    @wish(opt.Move)
    def nearest_area(self) -> Iterable[Option]:
        """The first area beside the hero."""
        board = sheet_of(self.state).chart.board
        beside = board.members(board.beside(self.hero.area, lambda border: border.is_passable))
        return map(opt.Move, beside[:1])

    @property
    def hero(self) -> Hero:
        """The hero of the seat."""
        return self.state.heroes[self.view.seat]

    # --- things

    @places(opt.Try)
    def thing_to_try(self, option: opt.Try) -> tuple[str, ...]:
        """The chest, or the mark of the task."""
        hero = self.state.heroes.get(self.view.seat)
        return (f"chest@{hero.area}" if option.what == "chest" and hero is not None else f"task@{option.what}",)

    @wish(opt.Try)
    def chest_here(self) -> Iterable[Option]:
        """The chest where the hero stands."""
        return (opt.Try("chest", 1),) if self.hero.area in self.state.chests else ()

    # --- turns and tiles

    @label(opt.End)
    def end_of_what(self, option: opt.End) -> str:
        """The activation, or the turn."""
        return self.voice.say("scene-end", asked=self.asked)

    @icon(opt.Activate)
    def face_of_tile(self, option: opt.Activate) -> str:
        """The picture of the unit."""
        unit = self.state.tiles[option.tile].unit
        return face_of(self.state, unit)[0] if unit else ""

    @price(opt.Activate)
    def place_in_river(self, option: opt.Activate, path: tuple[str, ...]) -> str:
        """The price of its place in the river."""
        return self.voice.say("scene-price-gems", number=cost_of(self.state, option.tile))

    @wish(opt.Activate)
    def first_tile(self) -> Iterable[Option]:
        """The first tile of the river."""
        return map(opt.Activate, self.state.river[:1])

    @wish(opt.Flush)
    def first_dead_tile(self) -> Iterable[Option]:
        """The first dead tile of the river."""
        dead = [tile for tile in self.state.river if self.state.tiles[tile].is_dead]
        return map(opt.Flush, dead[:1])

    @note(opt.Event)
    def about_event(self, option: opt.Event) -> str:
        """The description of the event."""
        return self.voice.text(f"happening-{self.state.scenario}-{option.name}.about")
