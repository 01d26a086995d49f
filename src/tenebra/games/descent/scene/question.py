"""The question of a scene: what is left to spend, and every legal option with its price, its way, its area and its odds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tenebra.boards.eight import apart
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
from tenebra.games.descent.rules.space import covers as spaces_of
from tenebra.games.descent.rules.space import figures_at, grid_of, steps_of
from tenebra.games.descent.rules.targets import AnyAttack, line_of, melee_area, most_blast, probe
from tenebra.games.descent.rules.town import price_of, sale_of
from tenebra.games.descent.rules.walking import Walk, harmful_places, walk_of
from tenebra.games.descent.scene.cards import ability_of, belongings, card_of, own_ability
from tenebra.games.descent.scene.chronicle import symbols
from tenebra.games.descent.scene.voice import card_icon, picture
from tenebra.games.descent.state import GUARD, MELEE, OVERLORD, POTIONS, TOWN, DEState, Figure, Hero, are_enemies
from tenebra.games.descent.telling import town_of
from tenebra.kernel import Option, View
from tenebra.kit.decks import name_of
from tenebra.kit.question import Asking, WhyNot, forecast_of
from tenebra.kit.scene import Choice, Fact, Forecast, NotNow
from tenebra.kit.scenic import Die
from tenebra.kit.showing import covers, dice, icon, label, line, note, path, places, price, warning, wish
from tenebra.kit.voice import Voice

RULE_OF_WOUNDS = "DE-ATK-19"


class Offer(Asking[DEState]):
    """Turns the options of one decision into choices."""

    kinds = opt.ALL
    groups = opt.GROUPS
    turns = ("turn", "action", "arrange", "familiars", "monster", "deed", "shop")
    terms = {"guard": (GUARD,), "spawn": ("spawn",), "knockback": ("knockback",)}

    def __init__(self, view: View[DEState], voice: Voice, why_not: WhyNot) -> None:
        super().__init__(view, voice, why_not)
        self.focus = focus_of(view)
        self._walk: Walk | None = None

    @property
    def figure(self) -> Figure:
        """The figure in question."""
        assert self.focus is not None
        return self.focus

    @property
    def walk(self) -> Walk:
        """The places where the figure in question may walk."""
        if self._walk is None:
            self._walk = walk_of(self.state, self.figure.id)
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
        """The text of the question; in a turn, what is left of the action."""
        turn, active, say = self.state.turn, self.state.activation, self.voice.say
        if self.asked == "turn" and turn is not None:
            action = say(f"action-{turn.action or 'none'}")
            return say("scene-turn", hero=self.voice.name(turn.hero), action=action, halves=turn.halves, orders=turn.orders)
        if self.asked == "monster" and active is not None:
            return say("scene-activation", monster=self.voice.name(active.monster))
        return super().prompt()

    def left(self) -> tuple[Fact, ...]:
        """Facts about what is left: movement points, attacks, orders, fatigue; after the roll what it shows; coins; Threat."""
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

    # --- all kinds alike

    def card_icon(self, card: str) -> str:
        """The picture on a card."""
        return card_icon(card)

    def card_text(self, card: str) -> str:
        """The text of a card."""
        return card_of(self.voice, card).text

    def chances(self, option: Option) -> Iterator[Forecast]:
        """The chances of each figure an attack affects (DE-ATK-19)."""
        assert isinstance(option, AnyAttack)
        made = probe(self.state, self.figure.id, option.weapon)
        for one in odds_of(self.state, made.attacker, option):
            yield forecast_of(one, self.voice, RULE_OF_WOUNDS, armour=armor_of(self.state, one.target, made.type))

    def choice(self, key: str, option: Option, group: str) -> Choice:
        """An attack is clicked on where it is aimed, not on everybody it may hit."""
        made = super().choice(key, option, group)
        return replace(made, at=self.spread(self.places(option))) if self.record(option).is_attack else made

    def wishes(self) -> Iterable[Option | NotNow]:
        """Of whoever stands on the board."""
        return super().wishes() if self.focus is not None and self.focus.space else ()

    # --- attacks

    @icon(opt.Attack, opt.Breathe, opt.Sweep)
    def weapon(self, option: AnyAttack) -> str:
        """The weapon, if there is one."""
        return card_icon(option.weapon) if name_of(option.weapon) in items() else ""

    @label(opt.Attack)
    def attack_on(self, option: opt.Attack) -> str:
        """The attack, with whoever stands there by name."""
        who = self.places(option)[0]
        return self.voice.option(replace(option, figure=who)) if who in self.pieces else ""

    @places(opt.Attack)
    def target(self, option: opt.Attack) -> tuple[str, ...]:
        """The figure that stands there, and the space."""
        state = self.state
        return option.figure or next(iter(figures_at(state, grid_of(state).bit[option.at])), ""), option.at

    @line(opt.Attack)
    def line_of_sight(self, option: opt.Attack) -> tuple[str, ...]:
        """From where it is made, along which the range is counted."""
        attack = probe(self.state, self.figure.id, option.weapon)
        origin, distance = line_of(self.state, attack, grid_of(self.state).bit[option.at])
        return (origin, option.at) if distance > 1 else ()

    @covers(opt.Attack)
    def blasted(self, option: opt.Attack) -> tuple[str, ...]:
        """The spaces that the widest Blast affects."""
        rank = most_blast(self.state, probe(self.state, self.figure.id, option.weapon))
        return self.spaces(blast(self.state, grid_of(self.state).bit[option.at], rank)) if rank else ()

    @covers(opt.Breathe)
    @places(opt.Breathe)
    def breathed_on(self, option: opt.Breathe) -> tuple[str, ...]:
        """The spaces under the template."""
        return self.spaces(breath(self.state, option.at, option.side))

    @covers(opt.Sweep)
    def all_around(self, option: opt.Sweep) -> tuple[str, ...]:
        """The melee area."""
        return self.spaces(melee_area(self.state, probe(self.state, self.figure.id, option.weapon)))

    def spaces(self, found: int) -> tuple[str, ...]:
        """A set of spaces by their names."""
        return tuple(grid_of(self.state).spaces(found))

    @warning(opt.Attack, opt.Breathe, opt.Sweep)
    def friends_hit(self, option: AnyAttack, path: tuple[str, ...]) -> str:
        """Friends in the spaces that it affects."""
        state, own = self.state, self.figure
        hit = figures_at(state, grid_of(state).set_of(self.covers(option)))
        friends = [who for who in hit if who != own.id and (who in state.heroes) == isinstance(own, Hero)]
        return self.voice.say("scene-warn-friends", who=", ".join(map(self.voice.name, friends))) if friends else ""

    @wish(opt.Attack)
    def nearest_foe(self) -> Iterable[Option]:
        """The nearest enemy, where there is nobody to be attacked in any way."""
        assert self.view.decision is not None
        if any(self.record(entry.option).is_attack for entry in self.view.decision.options):
            return ()
        state, grid, own = self.state, grid_of(self.state), self.figure
        foes = [who for who in (*state.heroes, *state.monsters) if are_enemies(state, own.id, who) and spaces_of(state, who)]
        weapon = next((copy for copy in getattr(own, "equipped", ()) if "." in copy), "")
        foes.sort(key=lambda who: apart(grid, spaces_of(state, own.id), spaces_of(state, who)))
        return (opt.Attack(grid.spaces(spaces_of(state, who))[0], weapon) for who in foes[:1])

    @label(opt.Reroll)
    def rerolled(self, option: opt.Reroll) -> str:
        """`Re-roll: red die (miss), power die (blank)`."""
        names, say = self.voice.teller.names, self.voice.say
        said = (
            say("scene-die", die=self.voice.dice((die,)), face=names.several("faces", (face,)))
            for die, face in self.meant(option)
        )
        return say("scene-reroll", dice=", ".join(said))

    @dice(opt.Reroll)
    def as_they_lie(self, option: opt.Reroll) -> tuple[Die, ...]:
        """These dice."""
        return tuple(Die(die, symbols(face)) for die, face in self.meant(option))

    def meant(self, option: opt.Reroll) -> list[tuple[str, str]]:
        """The dice that a re-roll means, each with its face."""
        attack = self.state.attack
        assert attack is not None
        return [(attack.dice[at], attack.faces[at]) for at in (int(number) - 1 for number in option.places.split("."))]

    # --- moving

    @path(opt.Move)
    def way(self, option: opt.Move) -> tuple[str, ...]:
        """The way a walk would really take, without its first space."""
        way = self.walk.path(place_of(self.state, self.walk.body, option.to, option.lie))
        return tuple(named(self.state, place)[0] for place in way)

    @price(opt.Move)
    def steps(self, option: opt.Move, path: tuple[str, ...]) -> str:
        """The number of steps."""
        return str(len(path)) if path else ""

    @warning(opt.Move)
    def bad_ground(self, option: opt.Move, path: tuple[str, ...]) -> str:
        """A pit where it ends, an Aura beside it."""
        goal = place_of(self.state, self.walk.body, option.to, option.lie)
        if goal & self.walk.sunk and not self.figure.in_pit:
            return self.voice.say("scene-warn-pit")
        return self.voice.say("scene-warn-aura") if goal & harmful_places(self.state, self.figure.id, self.walk.body) else ""

    @wish(opt.Move)
    def step_aside(self) -> Iterable[Option]:
        """The first space beside the figure."""
        beside = grid_of(self.state).spaces(steps_of(self.state).beside(spaces_of(self.state, self.figure.id)))
        return map(opt.Move, beside[:1])

    @wish(opt.Open)
    def nearest_door(self) -> Iterable[Option]:
        """The nearest one that is closed."""
        grid, closed = grid_of(self.state), [door for door, is_open in self.state.doors.items() if not is_open]
        closed.sort(key=lambda door: grid.crow(door.partition("-")[0], self.figure.space))
        return map(opt.Open, closed[:1])

    # --- a hero's turn

    @note(opt.Fatigue)
    def what_fatigue_gives(self, option: opt.Fatigue) -> str:
        """A die, or a step."""
        return self.voice.say("scene-fatigue-die" if self.asked == "spend" else "scene-fatigue-step")

    @places(opt.Chest)
    def chest_here(self, option: opt.Chest) -> tuple[str, ...]:
        """The chest where the hero stands, and its space."""
        return f"chest@{self.figure.space}", self.figure.space

    @places(opt.Stairs)
    def stairs_here(self, option: opt.Stairs) -> tuple[str, ...]:
        """The stairs on which the hero stands."""
        return (f"stairs@{self.figure.space}",)

    @places(opt.Travel)
    def town_or_glyph(self, option: opt.Travel) -> tuple[str, ...] | None:
        """The town beside the map, and the glyph on which the hero stands."""
        return (*town_of(self.state.scenario), f"glyph@{self.figure.space}") if option.to == TOWN else None

    # what cannot be done is told in this order

    @wish(opt.Fatigue, opt.Reequip, opt.Chest, opt.Stairs)
    def as_it_is(self) -> None:
        """There is but one of each."""

    @wish(opt.Travel)
    def to_town(self) -> Iterable[Option]:
        return (opt.Travel(TOWN),)

    @wish(opt.Order)
    def on_guard(self) -> Iterable[Option]:
        return (opt.Order(GUARD),)

    @label(opt.End, opt.Done)
    def end_of_what(self, option: Option) -> str:
        """The words for what is over then."""
        return self.voice.say(f"scene-{option}", asked=self.asked)

    # --- cards and goods

    @note(opt.Use)
    def deed(self, option: opt.Use) -> str:
        """The text of the card; a hero's name stands for the ability on the hero's sheet."""
        card, _, _ = option.card.partition(":")
        hero = self.state.heroes.get(card)
        return ability_of(self.voice, hero).text if hero is not None else card_of(self.voice, card).text

    @places(opt.Use)
    def card_used(self, option: opt.Use) -> tuple[str, ...]:
        """The card, and whoever it is used on."""
        card, _, _ = option.card.partition(":")
        return (own_ability(card) if card in self.state.heroes else card, *((option.at,) if option.at else ()))

    @icon(opt.Buy)
    def ware(self, option: opt.Buy) -> str:
        """The card that is bought; a treasure is not known yet."""
        return card_icon(option.item) if is_card(option.item) else ""

    @note(opt.Buy)
    def about_ware(self, option: opt.Buy) -> str:
        """The text of that card."""
        return card_of(self.voice, option.item).text if is_card(option.item) else ""

    @places(opt.Buy)
    def card_of_ware(self, option: opt.Buy) -> tuple[str, ...]:
        """The card of the ware."""
        return (option.item,) if is_card(option.item) else ()

    @price(opt.Buy)
    def price_in_coins(self, option: opt.Buy, path: tuple[str, ...]) -> str:
        """The price now."""
        return self.voice.say("scene-price", number=price_of(self.state, option.item))

    @price(opt.Sell)
    def gain_in_coins(self, option: opt.Sell, path: tuple[str, ...]) -> str:
        """The coins it brings."""
        return self.voice.say("scene-price", number=sale_of(self.state, option.item))

    @price(opt.Coins)
    def coins_instead(self, option: opt.Coins, path: tuple[str, ...]) -> str:
        """The worth of a treasure of the kind."""
        assert self.view.decision is not None
        return self.voice.say("scene-price", number=WORTH[self.view.decision.about["kind"]])

    # --- the Overlord

    @price(opt.Play)
    def price_in_threat(self, option: opt.Play, path: tuple[str, ...]) -> str:
        """The price of the card now."""
        return self.voice.say("scene-price-threat", number=cost_of(self.state, overlord_card(option.card)))

    @price(opt.Discard)
    def gain_in_threat(self, option: opt.Discard, path: tuple[str, ...]) -> str:
        """The Threat it brings."""
        return self.voice.say("scene-gain-threat", number=overlord_card(option.card).value)

    @note(opt.Activate)
    def life_left(self, option: opt.Activate) -> str:
        """The life that the monster has left."""
        return self.voice.say("scene-life", left=self.state.monsters[option.monster].life)

    # --- behind the marked methods, whose marks they are called like

    def note(self, option: Option) -> str:
        """The note to read before choosing it."""
        record = self.record(option)
        card = getattr(option, record.text) if isinstance(record, opt.Shown) and record.text else ""
        return self.card_text(card) if card else super().note(option)

    def places(self, option: Option) -> tuple[str, ...]:
        """Everything it can be clicked on; of what is alike each copy."""
        found, record = super().places(option), self.record(option)
        is_held = isinstance(record, opt.Shown) and record.is_held
        return tuple(id for name in found for id in self.copies(name)) if is_held else found

    def copies(self, name: str) -> tuple[str, ...]:
        """The copies of a potion of the hero, or of a card in the Overlord's hand."""
        hero = self.focus
        if name in POTIONS and isinstance(hero, Hero):
            piles = ((pile, belongings(hero, pile)) for pile in (hero.equipped, hero.pack))
            return tuple(id for pile, ids in piles for copy, id in zip(pile, ids, strict=True) if copy == name)
        return tuple(copy for copy in self.state.overlord.hand if name_of(copy) == name) or (name,)


def is_card(item: str) -> bool:
    """Whether what the shop sells is a card or a potion, not a treasure yet to be drawn."""
    return name_of(item) in {*items(), *POTIONS}
