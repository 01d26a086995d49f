"""The question of a scene: what is left to spend, and every legal option with its price, its way, its area and its odds."""

from __future__ import annotations

from msgspec.structs import replace

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import items, overlord_card
from tenebra.games.descent.content.model import WORTH
from tenebra.games.descent.dice import total
from tenebra.games.descent.forecast import odds_of
from tenebra.games.descent.looking import focus_of
from tenebra.games.descent.rules.abilities import armor_of
from tenebra.games.descent.rules.areas import blast, breath
from tenebra.games.descent.rules.cards import cost_of
from tenebra.games.descent.rules.fatigue import points_of
from tenebra.games.descent.rules.large import named, place_of
from tenebra.games.descent.rules.powers import most_fatigue
from tenebra.games.descent.rules.space import figures_at, grid_of
from tenebra.games.descent.rules.targets import line_of, melee_area, most_blast, probe
from tenebra.games.descent.rules.town import price_of, sale_of
from tenebra.games.descent.rules.walking import Walk, harmful_places, walk_of
from tenebra.games.descent.scene.cards import ability_of, belongings, card_of, own_ability
from tenebra.games.descent.scene.chronicle import symbols
from tenebra.games.descent.scene.not_now import wishes_of
from tenebra.games.descent.scene.voice import card_icon, picture
from tenebra.games.descent.state import GUARD, MELEE, OVERLORD, POTIONS, TOWN, DEState, Hero
from tenebra.games.descent.telling import town_of
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, Groups, WhyNot, forecast_of
from tenebra.kit.scene import Choice, Fact, Forecast, Natural
from tenebra.kit.scenic import Die
from tenebra.kit.voice import Voice

ATTACKING = (opt.Attack, opt.Breathe, opt.Sweep)
WALKING = (opt.Move, opt.Climb, opt.Jump)
GROUPS: Groups = {
    "action": (opt.Run, opt.Battle, opt.Advance, opt.Ready),
    "attack": ATTACKING,
    "dice": (opt.Spend, opt.Reroll),
    "order": (opt.Order,),
    "card": (opt.Play, opt.Use, opt.Drink),
    "act": (opt.Fatigue, opt.Open, opt.Close, opt.Chest, opt.Pickup, opt.Stairs, opt.Travel, opt.Visit, opt.Reequip),
    "choice": (opt.Next, opt.Activate, opt.Choose, opt.Swap, opt.Keep, opt.Coins, opt.Lift),
    "shop": (opt.Buy, opt.Learn, opt.Train, opt.Sell),
    "equip": (opt.Equip, opt.Stow, opt.Drop),
    "give": (opt.Give, opt.Fetch, opt.Bring),
    "threat": (opt.Discard,),
    "end": (opt.Done, opt.End, opt.Pass, opt.Skip),
    "space": (*WALKING, opt.Place, opt.Guide),
}
"""The groups of the menu, in order; the spaces come last because the board shows them."""
LETTERS: dict[type[Option], str] = {opt.Fatigue: "S", opt.Chest: "C", opt.Reequip: "R", opt.Give: "G", opt.Drink: "D"}
TERMS: dict[str, tuple[type[Option] | str, ...]] = {
    "action": (opt.Advance,),
    "order": (opt.Order,),
    "fatigue": (opt.Fatigue,),
    "surge": (opt.Spend,),
    "reroll": (opt.Reroll,),
    "glyph": (opt.Travel,),
    "guard": (GUARD,),
    "threat": (opt.Discard,),
    "shop": (opt.Buy,),
    "training": (opt.Train,),
    "spawn": ("spawn",),
    "knockback": ("knockback",),
}
"""The words of the game, and where one meets them."""
RULE_OF_WOUNDS = "DE-ATK-19"


class Offer(Asking[DEState]):
    """Turns the options of one decision into choices."""

    groups = GROUPS
    letters = LETTERS
    last = (opt.Done, opt.End, opt.Pass, opt.Skip)
    natural = Natural(foe="attack", friend="next", door="open", card="use", space="move")
    turns = ("turn", "action", "arrange", "familiars", "monster", "deed", "shop")
    terms = TERMS

    def __init__(self, view: View[DEState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self._walk: Walk | None = None

    @property
    def walk(self) -> Walk:
        """Where the figure in question may walk."""
        if self._walk is None:
            assert self.focus is not None
            self._walk = walk_of(self.state, self.focus.id)
        return self._walk

    def about(self) -> str:
        """The figure in question, if the question names it."""
        named = self.view.decision.about.values() if self.view.decision is not None else ()
        return self.focus.id if self.focus is not None and self.focus.id in named else ""

    @classmethod
    def may_be_asked_in(cls, seat: str, window: str) -> bool:
        """Heroes interrupt by Guard alone, the Overlord by his cards."""
        return (seat == OVERLORD) != (window == GUARD)

    def prompt(self) -> str:
        """What is asked; in a turn, what is left of the action."""
        turn, active, say = self.state.turn, self.state.activation, self.voice.say
        if self.asked == "turn" and turn is not None:
            action = say(f"action-{turn.action or 'none'}")
            return say("scene-turn", hero=self.voice.name(turn.hero), action=action, halves=turn.halves, orders=turn.orders)
        if self.asked == "monster" and active is not None:
            return say("scene-activation", monster=self.voice.name(active.monster))
        return super().prompt()

    def left(self) -> tuple[Fact, ...]:
        """What is left to spend: movement points, attacks, orders, fatigue; after the roll what it shows; coins; Threat."""
        state, say = self.state, self.voice.say
        if self.asked in ("spend", "reroll") and state.attack is not None:
            shown = total(state.attack.faces)
            numbers = {"range": shown.range, "damage": shown.hearts, "surges": shown.surges, "enhancements": shown.enhancements}
            return tuple(Fact(picture("stat", stat), str(n), say(f"scene-{stat}", number=n)) for stat, n in numbers.items())
        if self.view.seat == OVERLORD:
            threat = Fact(picture("stat", "threat"), str(state.overlord.threat), say("stat-threat"))
            active = state.activation
            return (*(self._budget(active.points, active.attacks) if active is not None else ()), threat)
        hero = self.focus
        if not isinstance(hero, Hero):
            return ()
        if not hero.space or not state.round:
            return (Fact(picture("stat", "coins"), str(hero.coins), say("scene-coins", number=hero.coins)),)
        fatigue = f"{hero.fatigue}/{most_fatigue(state, hero.id)}"
        tired = Fact(picture("stat", "fatigue"), fatigue, say("scene-fatigue"))
        turn = state.turn
        if turn is None or not turn.action:
            return (tired,)
        return (*self._budget(points_of(state, hero.id), turn.attacks + turn.halves), tired)

    def _budget(self, points: int, attacks: int) -> tuple[Fact, ...]:
        say = self.voice.say
        return (
            Fact(picture("stat", "speed"), str(points), say("scene-points", number=points)),
            Fact(picture("type", MELEE), str(attacks), say("scene-attacks", number=attacks)),
        )

    def wishes(self) -> tuple[Option, ...]:
        return tuple(wishes_of(self.view, self.focus))

    def icon(self, option: Option, tag: str) -> str:
        """The picture of the card it names, else that of what is done."""
        match option:
            case opt.Order(order=order):
                return picture("order", order)
            case opt.Play(card=card) | opt.Use(card=card) | opt.Discard(card=card):
                return card_icon(card)
            case opt.Attack(weapon=card) | opt.Breathe(weapon=card) | opt.Sweep(weapon=card) if name_of(card) in items():
                return card_icon(card)
            case opt.Drink(potion=card):
                return picture("thing", card)
            case opt.Buy(item=card) if name_of(card) in items() or card in POTIONS:
                return card_icon(card)
        return picture("option", tag)

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """With the spaces an attack affects and the line it is counted along; a re-roll by the dice it means."""
        made = super().choice(key, option, group)
        if isinstance(option, opt.Reroll):
            return self.rerolled(made, option)
        if isinstance(option, opt.End | opt.Done):
            return replace(made, label=self.voice.say(f"scene-{key}", asked=self.asked))
        if isinstance(option, ATTACKING):
            at, label = self.spread(self.places(option)), made.label
            if isinstance(option, opt.Attack) and at[0] in self.pieces:
                label = self.voice.option(replace(option, figure=at[0]))
            return replace(made, label=label, at=at, covers=self.area(option), line=self.line(option))
        return made

    def rerolled(self, made: Choice, option: opt.Reroll) -> Choice:
        """`Re-roll: red die (miss), power die (blank)`, and these dice as they lie."""
        attack = self.state.attack
        assert attack is not None
        meant = [(attack.dice[at], attack.faces[at]) for at in (int(number) - 1 for number in option.places.split("."))]
        said = (self.voice.say("scene-die", die=self.voice.dice((die,)), face=self.shown(face)) for die, face in meant)
        dice = tuple(Die(die, symbols(face)) for die, face in meant)
        return replace(made, label=self.voice.say("scene-reroll", dice=", ".join(said)), dice=dice)

    def shown(self, face: str) -> str:
        return self.voice.teller.names.several("faces", (face,))

    # --- attacks

    def area(self, option: Option) -> tuple[str, ...]:
        """The spaces that an attack with Blast, Breath or Sweep affects."""
        state, focus = self.state, self.focus
        assert focus is not None
        match option:
            case opt.Attack(at=at, weapon=weapon):
                rank = most_blast(state, probe(state, focus.id, weapon))
                found = blast(state, grid_of(state).bit[at], rank) if rank else 0
            case opt.Breathe(at=at, side=side):
                found = breath(state, at, side)
            case opt.Sweep(weapon=weapon):
                found = melee_area(state, probe(state, focus.id, weapon))
            case _:
                found = 0
        return tuple(grid_of(state).spaces(found))

    def line(self, option: Option) -> tuple[str, ...]:
        """From where an attack is made and what it aims at: the line of sight and the range counted along it."""
        if not isinstance(option, opt.Attack) or self.focus is None:
            return ()
        attack = probe(self.state, self.focus.id, option.weapon)
        origin, distance = line_of(self.state, attack, grid_of(self.state).bit[option.at])
        return (origin, option.at) if distance > 1 else ()

    def forecasts(self, option: Option) -> tuple[Forecast, ...]:
        """The chances of each figure an attack affects (DE-ATK-19)."""
        if not isinstance(option, ATTACKING) or self.focus is None:
            return ()
        made = probe(self.state, self.focus.id, option.weapon)
        return tuple(
            forecast_of(one, self.voice, RULE_OF_WOUNDS, armour=armor_of(self.state, one.target, made.type))
            for one in odds_of(self.state, self.focus.id, option)
        )

    # --- ways, prices, places

    def path(self, option: Option) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        if not isinstance(option, opt.Move) or self.focus is None:
            return ()
        walk = self.walk
        way = walk.path(place_of(self.state, walk.body, option.to, option.lie))
        return tuple(named(self.state, place)[0] for place in way)

    def cost(self, option: Option, path: tuple[str, ...]) -> str:
        """Steps, coins or Threat."""
        match option:
            case opt.Play(card=card):
                return self.voice.say("scene-price-threat", number=cost_of(self.state, overlord_card(card)))
            case opt.Discard(card=card):
                return self.voice.say("scene-gain-threat", number=overlord_card(card).value)
            case opt.Buy(item=item):
                return self.voice.say("scene-price", number=price_of(self.state, item))
            case opt.Sell(item=item):
                return self.voice.say("scene-price", number=sale_of(self.state, item))
            case opt.Coins() if self.view.decision is not None:
                return self.voice.say("scene-price", number=WORTH[self.view.decision.about["kind"]])
        return str(len(path)) if path else ""

    def warning(self, option: Option, path: tuple[str, ...]) -> str:
        """A pit where it ends, an Aura beside it; friends whom an attack would hit."""
        state, say, focus = self.state, self.voice.say, self.focus
        if isinstance(option, opt.Move) and focus is not None:
            goal = place_of(state, self.walk.body, option.to, option.lie)
            if goal & self.walk.sunk and not focus.in_pit:
                return say("scene-warn-pit")
            if goal & harmful_places(state, focus.id, self.walk.body):
                return say("scene-warn-aura")
        if isinstance(option, ATTACKING) and focus is not None and (spaces := self.area(option)):
            hit = figures_at(state, grid_of(state).set_of(spaces))
            friends = [who for who in hit if who != focus.id and (who in state.heroes) == isinstance(focus, Hero)]
            return say("scene-warn-friends", who=", ".join(map(self.voice.name, friends))) if friends else ""
        return ""

    def note(self, option: Option) -> str:
        """What one should know before choosing it."""
        say = self.voice.say
        match option:
            case opt.Play(card=card) | opt.Discard(card=card):
                return card_of(self.voice, card).text
            case opt.Buy(item=item) if name_of(item) in {*items(), *POTIONS}:
                return card_of(self.voice, item).text
            case opt.Swap(skill=card) | opt.Keep(card=card) | opt.Equip(item=card) if card:
                return card_of(self.voice, card).text
            case opt.Use(card=key):
                return self.deed(key.partition(":")[0])
            case opt.Fatigue():
                return say("scene-fatigue-die" if self.asked == "spend" else "scene-fatigue-step")
            case opt.Drink(potion=potion):
                return say(f"token-{potion}.about")
            case opt.Order(order=order):
                return say(f"order-{order}.about")
            case opt.Run() | opt.Battle() | opt.Advance() | opt.Ready():
                return say(f"action-{option.__struct_config__.tag}.about")
            case opt.Activate(monster=monster):
                one = self.state.monsters[monster]
                return say("scene-life", left=one.life)
        return ""

    def deed(self, card: str) -> str:
        """What a card that can be used says; a hero's name stands for the ability on the hero's sheet."""
        hero = self.state.heroes.get(card)
        return ability_of(self.voice, hero).text if hero is not None else card_of(self.voice, card).text

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on."""
        state, hero = self.state, self.state.heroes.get(self.focus.id) if self.focus is not None else None
        match option:
            case opt.Attack(at=at, figure=who):
                return (who or next(iter(figures_at(state, grid_of(state).bit[at])), ""), at)
            case opt.Breathe(at=at, side=side):
                return tuple(grid_of(state).spaces(breath(state, at, side)))
            case opt.Next(hero=who) | opt.Activate(monster=who) | opt.Lift(monster=who):
                return (who,)
            case opt.Travel(to=to) if to == TOWN:
                return (*town_of(state.scenario), *((f"glyph@{hero.space}",) if hero is not None else ()))
            case opt.Chest() if hero is not None:
                return (f"chest@{hero.space}", hero.space)
            case opt.Stairs() if hero is not None:
                return (f"stairs@{hero.space}",)
            case opt.Pickup(token=token):
                return (token,)
            case opt.Guide(familiar=familiar, to=to):
                return (familiar, to)
            case opt.Fetch(familiar=familiar, token=token):
                return (familiar, token)
            case opt.Use(card=key, at=at):
                card = key.partition(":")[0]
                return (own_ability(card) if card in state.heroes else card, *((at,) if at else ()))
            case opt.Play(card=name, at=at):
                return (*self.held(name), *((at,) if at else ()))
            case opt.Discard(card=name):
                return self.held(name)
            case opt.Swap(skill=card):
                return (card,)
            case opt.Drink(potion=item) | opt.Equip(item=item) | opt.Stow(item=item) | opt.Drop(item=item) | opt.Sell(item=item):
                return self.copies(hero, item)
            case opt.Give(item=item, to=who):
                return (*self.copies(hero, item), who)
            case opt.Buy(item=item):
                return (item,) if name_of(item) in {*items(), *POTIONS} else ()
            case opt.Keep(card=card) | opt.Coins(card=card):
                return (card,) if card else ()
        return super().places(option)

    def held(self, name: str) -> tuple[str, ...]:
        """The copies of a card in the Overlord's hand."""
        return tuple(copy for copy in self.state.overlord.hand if name_of(copy) == name_of(name))

    def copies(self, hero: Hero | None, item: str) -> tuple[str, ...]:
        """Where an item lies that an option names."""
        if hero is None or item not in POTIONS:
            return (item,)
        ids = [
            *zip(hero.equipped, belongings(hero, hero.equipped), strict=True),
            *zip(hero.pack, belongings(hero, hero.pack), strict=True),
        ]
        return tuple(id for copy, id in ids if copy == item)
