"""Town (DE-TWN): a visit to the shop, and what it sells, buys and teaches; the shopping before the quest (DE-SET-13)."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.content.model import COIN, WORTH
from tenebra.games.descent.events.goods import Bought, CoinsPaid, ListBought, Sold, Trained, VisitBegan, VisitEnded, kept
from tenebra.games.descent.events.heroes import LifeGained, SkillsDrawn
from tenebra.games.descent.rules.choices import IN_SHOP, MOVEMENT
from tenebra.games.descent.rules.equipment import has_room, is_relic, items_of, receive
from tenebra.games.descent.rules.familiars import bring_familiars
from tenebra.games.descent.rules.powers import MOST_DICE, most_fatigue, most_life, trait_of
from tenebra.games.descent.rules.treasure import draw_treasure, open_cache
from tenebra.games.descent.state import (
    HEALING,
    POTIONS,
    SKILL_DECKS,
    TRAITS,
    TREASURES,
    VITALITY,
    DEState,
    Hero,
    is_on,
)
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[DEState]
FIRST_POTION, SKILL, TRAINING = 50, 1000, 500
"""DE-SET-14, DE-TWN-06."""
DONE = opt.Done()
ONLY_LIST = "spent"


def price_of(state: DEState, item: str) -> int:
    """The price of an item now: at setup every potion 50, in Town the vitality potion 25 (DE-TWN-06, DE-RUL-04)."""
    if item == HEALING:
        return FIRST_POTION
    if item == VITALITY:
        # by the switch it costs as much in Town as before the quest (DE-SWI-02)
        return FIRST_POTION if state.phase == "setup" or is_on(state, "vitality_town_price") else FIRST_POTION // 2
    return WORTH[item] if item in TREASURES else item_card(item).price


def is_on_list(item: str) -> bool:
    """An entry of the price list, of which a visit allows one; at setup only potions are sold (DE-TWN-06)."""
    return item in POTIONS or item in TREASURES


def list_is_open(state: DEState) -> bool:
    """An entry of the price list may still be bought in this visit (DE-RUL-45, DE-SWI-05)."""
    if state.phase == "setup":
        return True
    return state.turn is not None and (state.turn.visit != ONLY_LIST or is_on(state, "town_list_per_visit"))


def on_sale(state: DEState) -> list[str]:
    """Wares that can be bought as items: the cards of the shop, each kind once, potions, and in Town treasures (DE-TWN-04)."""
    cards = list(dict.fromkeys(name_of(copy) for copy in state.shop))
    if state.phase == "setup":
        return [*cards, *POTIONS]
    return [*cards, *POTIONS, *(kind for kind in TREASURES if state.decks[kind].draw)]


@IN_SHOP.law(opt.Buy)
def why_not_buy(state: DEState, who: str, option: opt.Buy) -> Reason | None:
    """Why a hero cannot buy something (DE-TWN-04, DE-TWN-15)."""
    item = option.item
    if item not in on_sale(state):
        return Reason("DE-CHS-11" if item in TREASURES else "DE-SET-15", "not-in-stock", {"item": item})
    return _why_not_afford(state, state.heroes[who], item)


def _why_not_afford(state: DEState, hero: Hero, item: str) -> Reason | None:
    if is_on_list(item) and not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    if hero.coins < price_of(state, item):
        return Reason("DE-TWN-15", "too-few-coins", {"coins": str(price_of(state, item))})
    if item not in TREASURES and not has_room(state, hero, item):
        return Reason("DE-SET-17", "no-room", {"item": item})
    return None


@IN_SHOP.carries_out(opt.Buy)
async def buy(g: G, who: str, option: opt.Buy) -> None:
    """A card of the shop, a potion, or a random treasure (DE-TWN-04, DE-TWN-06)."""
    state, item = g.state, option.item
    hero, is_setup = state.heroes[who], state.phase == "setup"
    if item in TREASURES:
        await buy_treasure(g, hero, item)
        return
    copy = item if item in POTIONS else next(copy for copy in state.shop if name_of(copy) == item)
    cite = ("DE-SET-14" if item in POTIONS else "DE-SET-13") if is_setup else _cite(item)
    g.tell(Bought(who, copy, price_of(state, item), rule=cite, also=("DE-RUL-04",) if item == VITALITY else ()))
    if item in POTIONS and not is_setup:
        g.tell(ListBought(who, rule="DE-RUL-45"))
    await receive(g, hero, copy, "DE-RUB-02", "DE-SET-17")


def _cite(item: str) -> str:
    return "DE-TWN-06" if item in POTIONS else "DE-TWN-04"


async def buy_treasure(g: G, hero: Hero, kind: str) -> None:
    """A random treasure; one that is used up at once gives another card (DE-TWN-07)."""
    g.tell(CoinsPaid(hero.id, WORTH[kind], kind, rule="DE-TWN-06"))
    g.tell(ListBought(hero.id, rule="DE-RUL-45"))
    card = draw_treasure(g, hero.id, kind, "DE-TWN-07")
    while card and item_card(card).category == "cache":
        await open_cache(g, hero, card, receive_bought)
        card = draw_treasure(g, hero.id, kind, "DE-TWN-07")
    if card:
        await receive_bought(g, hero, card)


async def receive_bought(g: G, hero: Hero, item: str) -> None:
    """Put away at once what was bought; there is no free rearranging for it (DE-RUB-02)."""
    await receive(g, hero, item, "DE-RUB-02", "DE-TWN-07")


def sale_of(state: DEState, item: str) -> int:
    """Half the value, rounded down to 25 (DE-TWN-05, DE-RUL-46, DE-RUB-12)."""
    if item in POTIONS:
        return price_of(state, item) // 2 // COIN * COIN
    return item_card(item).sale


@IN_SHOP.law(opt.Sell)
def why_not_sell(state: DEState, who: str, option: opt.Sell) -> Reason | None:
    """Anything but relics; before the quest nothing is sold (DE-TWN-05, DE-REL-02)."""
    item = option.item
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if item not in items_of(state.heroes[who]):
        return Reason("DE-TWN-05", "not-carried", {"item": item})
    return Reason("DE-REL-02", "relics-are-not-sold", {"item": item}) if is_relic(item) else None


@IN_SHOP.carries_out(opt.Sell)
async def sell(g: G, who: str, option: opt.Sell) -> None:
    """Sell an item; a card of the shop can be bought again (DE-RUL-46)."""
    item = option.item
    to_shop = item not in POTIONS and item_card(item).origin == "shop"
    cite = "DE-RUL-46" if to_shop else "DE-RUB-12" if item in POTIONS else "DE-TWN-05"
    g.tell(Sold(who, item, kept(g.state.heroes[who], item), sale_of(g.state, item), to_shop, rule=cite))


@IN_SHOP.law(opt.Learn)
def why_not_learn(state: DEState, who: str, option: opt.Learn) -> Reason | None:
    """A skill from a deck that has one, for 1000 coins (DE-TWN-08, DE-TWN-09, DE-RUL-51)."""
    deck = option.deck
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if deck not in SKILL_DECKS or not state.decks[deck].draw:
        return Reason("DE-RUL-51", "deck-empty", {"deck": deck})
    if not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    return Reason("DE-TWN-15", "too-few-coins", {"coins": str(SKILL)}) if state.heroes[who].coins < SKILL else None


@IN_SHOP.carries_out(opt.Learn)
async def learn(g: G, who: str, option: opt.Learn) -> None:
    """The top skill of the deck (DE-TWN-08)."""
    g.tell(CoinsPaid(who, SKILL, "skill", rule="DE-TWN-09"))
    g.tell(ListBought(who, rule="DE-RUL-45"))
    draw_skills(g, g.state.heroes[who], option.deck, 1, "DE-TWN-08")


@IN_SHOP.law(opt.Train)
def why_not_train(state: DEState, who: str, option: opt.Train) -> Reason | None:
    """A training token that is left, never above five dice (DE-TWN-10 to DE-TWN-12)."""
    trait = option.trait
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if trait not in TRAITS or not state.training[trait]:
        return Reason("DE-TWN-12", "no-training-left", {"trait": trait})
    if trait_of(state, who, trait) >= MOST_DICE:  # type: ignore[arg-type]
        return Reason("DE-TWN-11", "trained-enough", {"trait": trait})
    if not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    return Reason("DE-TWN-15", "too-few-coins", {"coins": str(TRAINING)}) if state.heroes[who].coins < TRAINING else None


@IN_SHOP.carries_out(opt.Train)
async def train(g: G, who: str, option: opt.Train) -> None:
    """One more power die for the trait (DE-TWN-10)."""
    g.tell(CoinsPaid(who, TRAINING, "training", rule="DE-TWN-06"))
    g.tell(ListBought(who, rule="DE-RUL-45"))
    g.tell(Trained(who, option.trait, rule="DE-TWN-10", also=("DE-TWN-12",)))


@MOVEMENT.law(opt.Visit)
def why_not_visit(state: DEState, who: str, option: opt.Visit) -> Reason | None:
    """In Town, and not in the shop already (DE-TWN-02)."""
    turn = state.turn
    if state.heroes[who].space:
        return Reason("DE-TWN-02", "not-in-town")
    return Reason("DE-TWN-02", "in-the-shop") if turn is not None and turn.visit else None


@MOVEMENT.carries_out(opt.Visit)
async def begin_visit(g: G, who: str, option: opt.Visit) -> None:
    """The points are paid: the hero is in the shop."""
    g.tell(VisitBegan(who, rule="DE-TWN-02"))


@IN_SHOP.carries_out(opt.Done)
async def end_visit(g: G, who: str, option: opt.Done) -> None:
    """Let a hero leave the shop."""
    g.tell(VisitEnded(who, rule="DE-TWN-02"))


def shop_options(state: DEState, hero: Hero) -> list[Option]:
    """Everything a hero can do in the shop now."""
    wares: list[Option] = [opt.Buy(item) for item in on_sale(state) if _why_not_afford(state, hero, item) is None]
    found: list[Option] = []
    if state.phase != "setup":
        found += [opt.Sell(item) for item in items_of(hero)]
        found += [opt.Learn(deck) for deck in SKILL_DECKS]
        found += [opt.Train(trait) for trait in TRAITS]
    found += [opt.Drop(item) for item in items_of(hero)]
    return [DONE, *wares, *(option for option in found if IN_SHOP.why_not(state, hero.id, option) is None)]


def draw_skills(g: G, hero: Hero, deck: str, number: int, cite: str, *also: str) -> None:
    """Skills from the top of a deck; what they add to wounds and fatigue is there at once (DE-SET-09, DE-HERO-03)."""
    state = g.state
    before = most_life(state, hero.id), most_fatigue(state, hero.id)
    pile = state.decks[deck].draw
    g.tell(SkillsDrawn(hero.id, deck, tuple(pile[len(pile) - number :]), rule=cite, also=also))
    settle_maxima(g, hero, *before)
    if state.round:
        bring_familiars(g, hero)


def settle_maxima(g: G, hero: Hero, life: int, fatigue: int) -> None:
    """A hero's maxima were these: what has come since is given to him, what has gone is taken."""
    more = most_life(g.state, hero.id) - life, most_fatigue(g.state, hero.id) - fatigue
    if any(more):
        g.tell(LifeGained(hero.id, *more, rule="DE-HERO-03"))
