"""The Overlord's cards as the computer plays them (DE-OVC, DE-THR): what to save for, what to spend, which trap when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tenebra.games.descent import options as opt
from tenebra.games.descent.advice.monsters import Pack
from tenebra.games.descent.advice.outlook import Outlook
from tenebra.games.descent.content import monsters, overlord_card
from tenebra.games.descent.content.model import OverlordCard
from tenebra.games.descent.events.fights import attack_of
from tenebra.games.descent.rules.powers import most_life, speed_of
from tenebra.games.descent.rules.spawning import legal_spaces, places_in
from tenebra.games.descent.state import Hero
from tenebra.games.descent.vocabulary import Plot, Power, Scheme, Spawn
from tenebra.kernel import Option
from tenebra.kit.advice import Advice, of_kind
from tenebra.kit.decks import HIDDEN

POWERS = {"horde": 9.0, "more_cards": 8.0, "doom": 9.0, "promotion": 6.0, "cheap_traps": 4.0, "cruel_traps": 4.0}
"""The worth of a Power card for the rest of the quest, in wounds, early on."""
PRICE = 0.28
"""The worth of a Threat at the beginning of his turn, in wounds."""
NEAR_ENOUGH = 12
"""The distance from the heroes at which a new monster still comes in time."""

LAID = {"power": "why-power", "spawn": "why-spawn", "event": "why-play"}


class Cards:
    """The Overlord's hand, weighed."""

    def __init__(self, look: Outlook) -> None:
        self.look, self.state = look, look.state
        self.own = look.state.overlord

    def held(self) -> list[OverlordCard]:
        return [overlord_card(copy) for copy in self.own.hand if copy != HIDDEN]

    def worth(self, card: OverlordCard) -> float:
        """The worth of playing a card at a fitting moment, in wounds of a hero."""
        total = 0.0
        for clause in card.text.clauses:
            match clause:
                case Spawn(bands=bands):
                    total += sum(2.2 * monsters()[band.kind].stats(band.rank).speed / 4 * band.number for band in bands)
                case Power(name=name):
                    total += POWERS.get(name, 4.0) * self.future()
                case Plot(schemes=schemes):
                    total += sum(self.of(scheme) for scheme in schemes)
        return total

    def of(self, scheme: Scheme) -> float:
        match scheme.verb:
            case "wounds":
                return scheme.number - scheme.less * scheme.dice / 3
            case "pit" | "rock":
                return 1.0
            case "monkey":
                return 6.0
            case "end_turn" | "stun" | "charm" | "ambush":
                return 3.0
            case "frenzy":
                return 2.5
            case "haste":
                return 1.5
            case _:
                return 1.2

    def future(self) -> float:
        """The share of the quest that is still to come: areas that nobody has seen."""
        areas = self.look.sheet.areas
        return max(0.2, 1 - len(self.state.revealed) / max(1, len(areas)))

    def keep_value(self, card: OverlordCard) -> float:
        """The worth of a card in the hand beyond its price; cards of no use go for Threat first."""
        return self.worth(card) - 0.5 * card.cost + 0.5 * card.value

    # --- advice

    def hand_limit(self, options: Sequence[Option]) -> Advice:
        """The card that is missed least."""
        cards = of_kind(options, opt.Discard)
        if not cards:
            return Advice("", "")
        best = min(cards, key=lambda option: (self.keep_value(overlord_card(option.card)), option.card))
        return Advice(str(best), "why-discard", {"card": best.card, "threat": str(overlord_card(best.card).value)})

    def prepare(self, options: Sequence[Option]) -> Advice:
        """A Power that can be paid, a Spawn where monsters would be near, discards that make one of these possible."""
        best = self.best_play(options)
        if best is not None:
            return Advice(str(best), LAID[overlord_card(best.card).kind], {"card": best.card})
        wish = self.wish()
        first = self.discard_for(wish, options) if wish is not None else None
        if wish is not None and first is not None:
            return Advice(str(first), "why-discard-for", {"card": first.card, "wanted": wish.id})
        return Advice(str(opt.Done()), "why-prepared")

    def best_play(self, options: Sequence[Option]) -> opt.Play | None:
        """The card that brings most at the beginning of his turn, if any is worth its price."""
        best, value = None, 0.0
        for option in options:
            if isinstance(option, opt.Play):
                worth = self.worth_now(overlord_card(option.card))
                if worth > value:
                    best, value = option, worth
        return best

    def worth_now(self, card: OverlordCard) -> float:
        """The worth of a card now, beyond its price; events wait for their moment."""
        if card.kind == "event" or (card.kind == "spawn" and not self.can_spawn(card)):
            return 0.0
        return self.worth(card) - PRICE * card.cost

    def discard_for(self, wish: OverlordCard, options: Sequence[Option]) -> opt.Discard | None:
        """The first card to go for the Threat that a wish still costs, if cards of less use make up for all of it."""
        short = wish.cost - self.own.threat
        wanted = self.keep_value(wish)
        discards = [option for option in options if isinstance(option, opt.Discard) and option.card != wish.id]
        spare = [option for option in discards if self.keep_value(overlord_card(option.card)) < wanted]
        gained = sum(overlord_card(option.card).value for option in spare)
        if short <= 0 or gained < short:
            return None
        return min(spare, key=lambda option: (self.keep_value(overlord_card(option.card)), option.card))

    def wish(self) -> OverlordCard | None:
        """The card worth most in the Overlord's own turn that he cannot pay yet."""
        found = [card for card in self.held() if card.cost > self.own.threat and self.fits_now(card)]
        return max(found, key=lambda card: (self.worth(card) - PRICE * card.cost, card.id), default=None)

    def fits_now(self, card: OverlordCard) -> bool:
        if card.kind == "power":
            return not self.own.has_powered
        return card.kind == "spawn" and not self.own.has_spawned and self.can_spawn(card)

    def can_spawn(self, card: OverlordCard) -> bool:
        """There is room out of sight, and near enough to matter."""
        spaces = legal_spaces(self.state)
        if not spaces or not self.look.heroes:
            return False
        pack = Pack(self.look)
        bands = [band for clause in card.text.clauses if isinstance(clause, Spawn) for band in clause.bands]
        places = (place for band in bands for place in places_in(self.state, band.kind, spaces))
        return any(isinstance(place, opt.Place) and pack.distance(place.at) <= NEAR_ENOUGH for place in places)

    def window(self, options: Sequence[Option], about: Mapping[str, str]) -> Advice:
        """A card that fits the moment and does more than the Threat is worth elsewhere."""
        plays = of_kind(options, opt.Play)
        best, value = None, 0.4
        for option in plays:
            card = overlord_card(option.card)
            worth = self.moment(card, about) - self.price(card)
            if worth > value:
                best, value = option, worth
        if best is None:
            return Advice(str(opt.Pass()), "why-pass")
        return Advice(str(best), "why-play", {"card": best.card, "figure": about.get("figure", "")})

    def price(self, card: OverlordCard) -> float:
        """Threat is worth more while a Power or a Spawn is saved for."""
        return (0.3 if self.wish() is None else 0.42) * card.cost

    def moment(self, card: OverlordCard, about: Mapping[str, str]) -> float:
        """The worth of a card's effect now, on this figure."""
        plot = next((clause for clause in card.text.clauses if isinstance(clause, Plot)), None)
        if plot is None:
            return 0.0
        figure = about.get("figure", "")
        hero = self.state.heroes.get(figure)
        return sum(self.done_to(scheme, plot, hero, figure) for scheme in plot.schemes)

    def done_to(self, scheme: Scheme, plot: Plot, hero: Hero | None, figure: str) -> float:
        """The worth of a scheme on a figure: to a hero by what it takes from him, to a monster by what it gains."""
        if hero is not None:
            # a blank on its dice would save him (DE-DIC-07)
            happens = 5 / 6 if plot.dice else 1.0
            return happens * self.done_to_hero(scheme, hero)
        return self.done_to_monster(scheme, figure) if figure in self.state.monsters else 0.0

    def done_to_hero(self, scheme: Scheme, hero: Hero) -> float:
        if scheme.verb != "wounds":
            return self.of(scheme)
        wounds = scheme.number - scheme.less * scheme.dice / 3
        dies = self.look.worth(hero.id) if wounds >= hero.life else 0.0
        hurt = wounds * (0.6 + 0.6 * (1 - hero.life / most_life(self.state, hero.id)))
        return dies + hurt

    def done_to_monster(self, scheme: Scheme, figure: str) -> float:
        look, state = self.look, self.state
        monster, speed = state.monsters[figure], speed_of(state, figure)
        match scheme.verb:
            case "frenzy":
                return Pack(look).assault(monster, speed).strike.value * 0.9
            case "haste":
                pack = Pack(look)
                # who can strike anyway has no use for more steps
                if pack.assault(monster, speed).strike.target:
                    return 0.0
                return pack.assault(monster, 2 * speed).strike.value * 0.9
            case "aim":
                heroes = [who for who in attack_of(state).affected if who in state.heroes]
                return sum(look.worth(who) * 0.12 for who in heroes)
            case "dodge":
                return 0.22 * look.worth(figure) if figure in attack_of(state).affected else 0.0
        return 0.0

    def lift(self, options: Sequence[Option]) -> Advice:
        """The monster furthest from the heroes comes anew where it is wanted."""
        pack = Pack(self.look)
        found = of_kind(options, opt.Lift)
        if not found:
            return Advice("", "")
        best = max(found, key=lambda option: (pack.distance(self.state.monsters[option.monster].space), option.monster))
        if pack.distance(self.state.monsters[best.monster].space) < 6:
            return Advice(str(opt.Skip()), "why-no-lift")
        return Advice(str(best), "why-lift", {"monster": best.monster})
