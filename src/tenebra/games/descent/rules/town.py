"""Town (DE-TWN): a visit to the shop, and what it sells, buys and teaches; the shopping before the quest (DE-SET-13)."""

from __future__ import annotations

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.content.model import COIN, WORTH
from tenebra.games.descent.events.goods import Bought, CoinsPaid, ListBought, Sold, Trained, VisitBegan, VisitEnded, kept
from tenebra.games.descent.events.heroes import LifeGained, SkillsDrawn
from tenebra.games.descent.rules.equipment import drop, has_room, is_relic, items_of, receive, why_not_drop
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
VISIT, FIRST_POTION, SKILL, TRAINING = 3, 50, 1000, 500
"""DE-TWN-02, DE-SET-14, DE-TWN-06."""
DONE = opt.Done()
ONLY_LIST = "spent"


def price_of(state: DEState, item: str) -> int:
    """What an item costs now: at setup every potion 50, in Town the vitality potion 25 (DE-TWN-06, DE-RUL-04)."""
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
    """What can be bought as an item: the cards of the shop, each kind once, potions, and in Town treasures (DE-TWN-04)."""
    cards = list(dict.fromkeys(name_of(copy) for copy in state.shop))
    if state.phase == "setup":
        return [*cards, *POTIONS]
    return [*cards, *POTIONS, *(kind for kind in TREASURES if state.decks[kind].draw)]


def why_not_buy(state: DEState, hero: Hero, item: str) -> Reason | None:
    """Why a hero cannot buy something (DE-TWN-04, DE-TWN-15)."""
    if item not in on_sale(state):
        return Reason("DE-CHS-11" if item in TREASURES else "DE-SET-15", "not-in-stock", {"item": item})
    return _why_not_afford(state, hero, item)


def _why_not_afford(state: DEState, hero: Hero, item: str) -> Reason | None:
    if is_on_list(item) and not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    if hero.coins < price_of(state, item):
        return Reason("DE-TWN-15", "too-few-coins", {"coins": str(price_of(state, item))})
    if item not in TREASURES and not has_room(state, hero, item):
        return Reason("DE-SET-17", "no-room", {"item": item})
    return None


def why_not_sell(state: DEState, hero: Hero, item: str) -> Reason | None:
    """Anything but relics; before the quest nothing is sold (DE-TWN-05, DE-REL-02)."""
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if item not in items_of(hero):
        return Reason("DE-TWN-05", "not-carried", {"item": item})
    return Reason("DE-REL-02", "relics-are-not-sold", {"item": item}) if is_relic(item) else None


def why_not_learn(state: DEState, hero: Hero, deck: str) -> Reason | None:
    """A skill from a deck that has one, for 1000 coins (DE-TWN-08, DE-TWN-09, DE-RUL-51)."""
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if deck not in SKILL_DECKS or not state.decks[deck].draw:
        return Reason("DE-RUL-51", "deck-empty", {"deck": deck})
    if not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    return Reason("DE-TWN-15", "too-few-coins", {"coins": str(SKILL)}) if hero.coins < SKILL else None


def why_not_train(state: DEState, hero: Hero, trait: str) -> Reason | None:
    """A training token that is left, never above five dice (DE-TWN-10 to DE-TWN-12)."""
    if state.phase == "setup":
        return Reason("DE-SET-13", "only-buying-now")
    if trait not in TRAITS or not state.training[trait]:
        return Reason("DE-TWN-12", "no-training-left", {"trait": trait})
    if trait_of(state, hero.id, trait) >= MOST_DICE:  # type: ignore[arg-type]
        return Reason("DE-TWN-11", "trained-enough", {"trait": trait})
    if not list_is_open(state):
        return Reason("DE-RUL-45", "one-entry-a-visit")
    return Reason("DE-TWN-15", "too-few-coins", {"coins": str(TRAINING)}) if hero.coins < TRAINING else None


def why_not_visit(state: DEState, hero: Hero) -> Reason | None:
    """In Town, and not in the shop already (DE-TWN-02)."""
    turn = state.turn
    if hero.space:
        return Reason("DE-TWN-02", "not-in-town")
    return Reason("DE-TWN-02", "in-the-shop") if turn is not None and turn.visit else None


def why_not_shop(state: DEState, hero: Hero, option: Option) -> Reason | None:
    """Why a hero cannot do this in the shop."""
    match option:
        case opt.Done():
            return None
        case opt.Buy(item=item):
            return why_not_buy(state, hero, item)
        case opt.Sell(item=item):
            return why_not_sell(state, hero, item)
        case opt.Learn(deck=deck):
            return why_not_learn(state, hero, deck)
        case opt.Train(trait=trait):
            return why_not_train(state, hero, trait)
        case opt.Drop(item=item):
            return why_not_drop(hero, item)
    return Reason("DE-TWN-02", "in-the-shop")


def shop_options(state: DEState, hero: Hero) -> list[Option]:
    """Everything a hero can do in the shop now."""
    wares: list[Option] = [opt.Buy(item) for item in on_sale(state) if _why_not_afford(state, hero, item) is None]
    found: list[Option] = []
    if state.phase != "setup":
        found += [opt.Sell(item) for item in items_of(hero)]
        found += [opt.Learn(deck) for deck in SKILL_DECKS]
        found += [opt.Train(trait) for trait in TRAITS]
    found += [opt.Drop(item) for item in items_of(hero)]
    return [DONE, *wares, *(option for option in found if why_not_shop(state, hero, option) is None)]


def sale_of(state: DEState, item: str) -> int:
    """Half the value, rounded down to 25 (DE-TWN-05, DE-RUL-46, DE-RUB-12)."""
    if item in POTIONS:
        return price_of(state, item) // 2 // COIN * COIN
    return item_card(item).sale


async def shop(g: G, hero: Hero, option: Option) -> None:
    """One thing a hero does in the shop."""
    state = g.state
    is_setup = state.phase == "setup"
    match option:
        case opt.Buy(item=item) if item in TREASURES:
            await buy_treasure(g, hero, item)
        case opt.Buy(item=item):
            copy = item if item in POTIONS else next(copy for copy in state.shop if name_of(copy) == item)
            cite = ("DE-SET-14" if item in POTIONS else "DE-SET-13") if is_setup else _cite(item)
            g.tell(Bought(hero.id, copy, price_of(state, item), rule=cite, also=("DE-RUL-04",) if item == VITALITY else ()))
            if item in POTIONS and not is_setup:
                g.tell(ListBought(hero.id, rule="DE-RUL-45"))
            await receive(g, hero, copy, "DE-RUB-02", "DE-SET-17")
        case opt.Sell(item=item):
            to_shop = item not in POTIONS and item_card(item).origin == "shop"
            cite = "DE-RUL-46" if to_shop else "DE-RUB-12" if item in POTIONS else "DE-TWN-05"
            g.tell(Sold(hero.id, item, kept(hero, item), sale_of(state, item), to_shop, rule=cite))
        case opt.Drop(item=item):
            drop(g, hero, item)
        case opt.Learn(deck=deck):
            g.tell(CoinsPaid(hero.id, SKILL, "skill", rule="DE-TWN-09"))
            g.tell(ListBought(hero.id, rule="DE-RUL-45"))
            draw_skills(g, hero, deck, 1, "DE-TWN-08")
        case opt.Train(trait=trait):
            g.tell(CoinsPaid(hero.id, TRAINING, "training", rule="DE-TWN-06"))
            g.tell(ListBought(hero.id, rule="DE-RUL-45"))
            g.tell(Trained(hero.id, trait, rule="DE-TWN-10", also=("DE-TWN-12",)))


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
    """What was bought is put away at once; there is no free rearranging for it (DE-RUB-02)."""
    await receive(g, hero, item, "DE-RUB-02", "DE-TWN-07")


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


def begin_visit(g: G, hero: Hero) -> None:
    """The points are paid: the hero is in the shop."""
    g.tell(VisitBegan(hero.id, rule="DE-TWN-02"))


def end_visit(g: G, hero: Hero) -> None:
    """He leaves the shop."""
    g.tell(VisitEnded(hero.id, rule="DE-TWN-02"))
