"""The question of a scene: what is left to spend, and every legal option with its price, its way and its odds."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.conan import options as opt
from tenebra.games.conan.forecast import chances_of
from tenebra.games.conan.looking import focus_of
from tenebra.games.conan.rules.movement import path_of, price_of
from tenebra.games.conan.rules.powers import spell_of
from tenebra.games.conan.rules.river import cost_of
from tenebra.games.conan.rules.targets import blow_of, targets_of
from tenebra.games.conan.scene.cards import card_of
from tenebra.games.conan.scene.not_now import wishes_of
from tenebra.games.conan.scene.voice import card_icon, face_of, picture
from tenebra.games.conan.state import OVERLORD, RESERVE, COState, Hero, side_of
from tenebra.kernel import Option, View
from tenebra.kit.ending import HEROES
from tenebra.kit.question import Asking, Groups, WhyNot, forecast_of
from tenebra.kit.scene import Choice, Fact, Forecast, Gauge, Natural, Token
from tenebra.kit.voice import Voice

ATTACKING = (opt.Strike, opt.Shoot, opt.Attack)
MOVING = (opt.Move, opt.Leap, opt.Wreck)
PAID = (opt.Strike, opt.Shoot, opt.Cast, opt.Guard, opt.Try, opt.Aim)
"""Options that are done for more gems or fewer."""
ONE_GEM = (opt.Pickup, opt.Give, opt.Take, opt.Catch, opt.Command)
"""Options that always cost one gem."""
GROUPS: Groups = {
    "attack": ATTACKING,
    "spell": (opt.Cast, opt.Use),
    "dice": (opt.Guard, opt.Reroll, opt.Sacrifice),
    "stance": (opt.Stance,),
    "tile": (opt.Activate, opt.Event, opt.Flush, opt.Command),
    "act": (
        opt.Try,
        opt.Pickup,
        opt.Take,
        opt.Give,
        opt.Throw,
        opt.Aim,
        opt.Drop,
        opt.Tear,
        opt.Keep,
        opt.Leave,
        opt.Catch,
        opt.Agree,
    ),
    "choice": (opt.Choose, opt.Reinforce),
    "end": (opt.Done, opt.End, opt.Pass),
    "space": MOVING,
}
"""The groups of the menu, in order; the areas come last because the board shows them."""
LETTERS: dict[type[Option], str] = {opt.Try: "C", opt.Pickup: "P", opt.Drop: "D", opt.Give: "G"}
TERMS: dict[str, tuple[type[Option] | str, ...]] = {
    "gems": (opt.Strike, opt.Shoot),
    "stance": (opt.Stance,),
    "guard": (opt.Guard,),
    "reroll": (opt.Reroll,),
    "manipulation": (opt.Try,),
    "river": (opt.Activate,),
    "flush": (opt.Flush,),
    "reinforcement": (opt.Reinforce,),
    "command": (opt.Command,),
    "leap": (opt.Leap,),
}
"""The words of the game, and where one meets them."""
RULE_OF_DAMAGE = "CO-CMB-10"


class Offer(Asking[COState]):
    """Turns the options of one decision into choices."""

    groups = GROUPS
    letters = LETTERS
    last = (opt.Done, opt.End, opt.Pass)
    natural = Natural(foe="strike", friend="command", door="wreck", card="drop", space="move")
    turns = ("stance", "act", "command", "activation", "aim")
    terms = TERMS

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
        """What is asked; where several heroes are asked at once, of the seat's own."""
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
        number = self.gems.get(RESERVE, 0)
        label = self.voice.say("scene-gems-label")
        return Gauge(label, (Token("gem", colour, self.voice.say("scene-gems", number=number), number),))  # type: ignore[arg-type]

    def series(self, option: Option) -> tuple[str, int, int]:
        """What it does, without its price."""
        reserve = self.gems.get(RESERVE, 0)
        if isinstance(option, ONE_GEM):
            return "", 1, reserve - 1
        if not isinstance(option, PAID):
            return "", 0, 0
        is_fixed = isinstance(option, opt.Cast) and bool(spell_of(option.spell).cost)
        name = "" if is_fixed else self.voice.option(replace(option, gems=0))
        return name, option.gems, reserve - option.gems

    def wishes(self) -> tuple[Option, ...]:
        return tuple(wishes_of(self.view))

    def icon(self, option: Option, tag: str) -> str:
        """The picture of the card or tile it names, else that of what is done."""
        match option:
            case opt.Strike(card=card) | opt.Shoot(card=card) | opt.Guard(card=card) if card:
                return card_icon(card)
            case opt.Cast(spell=card) | opt.Pickup(card=card) | opt.Give(card=card) | opt.Take(card=card):
                return card_icon(card)
            case opt.Drop(card=card) | opt.Throw(card=card) | opt.Use(card=card):
                return card_icon(card)
            case opt.Activate(tile=tile) if self.state.tiles[tile].unit:
                return face_of(self.state, self.state.tiles[tile].unit)[0]
            case opt.Stance(stance=stance):
                return picture("stance", stance)
        return picture("option", tag)

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """With the line from centre to centre that a shot is seen along."""
        made = super().choice(key, option, group)
        if isinstance(option, opt.Reroll):
            return replace(made, label=self.rerolled(option))
        if isinstance(option, opt.End):
            return replace(made, label=self.voice.say("scene-end", asked=self.asked))
        if isinstance(option, opt.Shoot) and self.focus is not None:
            return replace(made, line=(self.focus.area, self.area_of(option.target)))
        return made

    def rerolled(self, option: opt.Reroll) -> str:
        """`Roll again for 2 gems: red (0), orange (1)`."""
        number = option.dice.count(".") + 1
        return self.voice.say("scene-reroll", how=option.by, number=number, dice=self.voice.name(option.dice))

    def area_of(self, target: str) -> str:
        """Where a target is; an area is where it is."""
        one = self.state.heroes.get(target) or self.state.models.get(target)
        return one.area if one is not None else target

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of everybody an attack hits, without a Guard (CO-CMB-10)."""
        if not isinstance(option, (*ATTACKING, opt.Cast)):
            return ()
        who = option.by if isinstance(option, opt.Attack) else getattr(option, "by", "") or self.view.seat
        found = []
        for target in targets_of(self.state, who, option):
            blow = blow_of(self.state, who, option, target)
            found.append(
                forecast_of(chances_of(blow, who, target), self.voice, RULE_OF_DAMAGE, armour=max(0, blow.armour + blow.shift))
            )
        return tuple(found)

    # --- ways, prices, places

    def path(self, option: Option) -> tuple[str, ...]:
        """The areas a walk would pass, without the first."""
        if not isinstance(option, opt.Move):
            return ()
        return tuple(path_of(self.state, option.by or self.view.seat, option.to))

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """Free steps and gems, the cost of a place in the river."""
        match option:
            case opt.Move():
                points, paid = price_of(self.state, option.by or self.view.seat, option.to)
                return self.voice.say("scene-price-move", points=points, gems=paid)
            case opt.Activate(tile=tile):
                return self.voice.say("scene-price-gems", number=cost_of(self.state, tile))
            case opt.Flush():
                return self.voice.say("scene-price-flush")
        return ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """Free steps that are lost; friends whom an area attack would hit."""
        state, say = self.state, self.voice.say
        if isinstance(option, (*ATTACKING, opt.Cast)):
            who = getattr(option, "by", "") or self.view.seat
            mine = HEROES if who in state.heroes else OVERLORD if who == OVERLORD else side_of(state, who)
            hit = [one for one in targets_of(state, who, option) if side_of(state, one) == mine]
            if hit:
                return say("scene-warn-friends", who=", ".join(map(self.voice.name, hit)))
        hero = state.heroes.get(self.view.seat)
        ends = (opt.Strike, opt.Shoot, opt.Cast, opt.Try, opt.Pickup, opt.Give, opt.Take, opt.Throw, opt.Drop)
        if hero is not None and hero.points and self.asked == "act" and isinstance(option, ends):
            return say("scene-warn-steps", number=hero.points)
        return ""

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        say = self.voice.say
        match option:
            case opt.Cast(spell=card) | opt.Use(card=card):
                return card_of(self.voice, card).text
            case opt.Stance(stance=stance):
                return say(f"stance-{stance}.about")
            case opt.Event(name=name):
                return self.voice.text(f"happening-{self.state.scenario}-{name}.about")
            case opt.Pickup(card=card) | opt.Take(card=card):
                return card_of(self.voice, card).text
        return ""

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on."""
        match option:
            case opt.Strike(target=target, card=card) | opt.Shoot(target=target, card=card):
                return (target, *((card,) if card else ()))
            case opt.Attack(target=target) | opt.Sacrifice(by=target):
                return (target,)
            case opt.Move(to=to) | opt.Leap(to=to) | opt.Wreck(to=to) | opt.Reinforce(at=to):
                return (to,)
            case opt.Activate(tile=tile) | opt.Flush(tile=tile):
                return (tile,)
            case opt.Command(model=model):
                return (model,)
            case opt.Cast(spell=card, at=at):
                return (card, *((at,) if at else ()))
            case opt.Throw(card=card) | opt.Use(card=card):
                return (card,)
            case opt.Aim(to=to):
                return (to,)
            case opt.Give(card=card, to=to) | opt.Take(card=card, owner=to):
                return (card, to)
            case opt.Pickup(card=card) | opt.Drop(card=card):
                return (card,)
            case opt.Guard(card=card) if card:
                return (card,)
            case opt.Try(what=what):
                hero = self.state.heroes.get(self.view.seat)
                return (f"chest@{hero.area}" if what == "chest" and hero is not None else f"task@{what}",)
            case opt.Choose(name=name):
                return (name,)
        return ()
