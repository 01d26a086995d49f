"""Tokens, chests, treasure, relics and potions (DE-TRS, DE-CHS, DE-REL, DE-POT)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import item_card
from tenebra.games.descent.content.model import WORTH
from tenebra.games.descent.events.board import DoorsUnlocked, TokenTaken
from tenebra.games.descent.events.cards import ThreatGained
from tenebra.games.descent.events.goods import (
    ChestOpened,
    CoinsGained,
    PotionDrunk,
    TreasureDrawn,
    TreasureExchanged,
)
from tenebra.games.descent.rules.choices import MOVEMENT
from tenebra.games.descent.rules.equipment import has_room, receive, receive_from_chest
from tenebra.games.descent.rules.fatigue import recover
from tenebra.games.descent.rules.quest_rules import brought, happened
from tenebra.games.descent.rules.space import covers, figures_at
from tenebra.games.descent.rules.victory import check_victory, gain_conquest
from tenebra.games.descent.rules.wounds import heal
from tenebra.games.descent.scenario import Contents
from tenebra.games.descent.scenarios import sheet_of
from tenebra.games.descent.state import (
    ENCOUNTER,
    HEALING,
    KEY,
    MONEY,
    POTIONS,
    RELIC,
    THING,
    TREASURES,
    DEState,
    Hero,
    Token,
    is_on,
)
from tenebra.games.descent.vocabulary import Deed
from tenebra.games.descent.windows import window
from tenebra.kernel import Game, Option, Reason

G = Game[DEState]
PILE = 100
"""DE-TRS-04."""
HEALS = 3
"""DE-POT-03."""
DRINKS: list[Option] = [opt.Drink(potion) for potion in POTIONS]
CARDS = {"copper": "DE-CHS-05", "silver": "DE-CHS-06", "gold": "DE-CHS-07"}


# --- tokens


def may_take(token: Token) -> bool:
    """Everything that lies there but encounters can be picked up; chests and glyphs are no tokens of this kind (DE-CHS-13)."""
    return token.kind != ENCOUNTER


def tokens_at(state: DEState, space: str) -> list[Option]:
    """To pick up what lies in a space."""
    return [opt.Pickup(id) for id, token in state.tokens.items() if token.space == space]


@MOVEMENT.law(opt.Pickup)
def why_not_pick_up(state: DEState, who: str, option: opt.Pickup) -> Reason | None:
    """A token in the hero's own space (DE-TRS-02)."""
    hero, id = state.heroes[who], option.token
    token = state.tokens.get(id)
    if token is None or token.space != hero.space or not hero.space:
        return Reason("DE-TRS-02", "not-here", {"token": id})
    if not may_take(token):
        return Reason("DE-ENC-01", "not-to-be-taken", {"token": id})
    item = item_of(token)
    if item and not has_room(state, hero, item):
        return Reason("DE-POT-01" if item in POTIONS else "DE-RUB-23", "no-room", {"item": item})
    return None


def item_of(token: Token) -> str:
    """The item that a token becomes, "" for money, keys and things of the quest, which take no room."""
    return f"{token.name}.1" if token.kind == RELIC else token.kind if token.kind in POTIONS else ""


@MOVEMENT.carries_out(opt.Pickup)
async def pick_up(g: G, who: str, option: opt.Pickup) -> None:
    """A hero picks a token up for nothing (DE-TRS-02)."""
    state, id = g.state, option.token
    hero = state.heroes[who]
    token = state.tokens[id]
    g.tell(TokenTaken(hero.id, id, token.kind == THING, rule="DE-TRS-02"))
    match token.kind:
        case kind if kind == MONEY:
            for other in state.party:
                g.tell(CoinsGained(other, PILE, rule="DE-TRS-04"))
        case kind if kind == KEY:
            g.tell(DoorsUnlocked(token.name, rule="DE-DOR-08"))
        case kind if kind == RELIC:
            await receive(g, hero, item_of(token), "DE-REL-01", "DE-RUB-02", "DE-DCK-05")
        case kind if kind in POTIONS:
            await receive(g, hero, kind, "DE-POT-01")
    await happened(g, "take", id, by=hero.id)
    await brought(g, hero.id)
    check_victory(g)


# --- potions


@MOVEMENT.law(opt.Drink)
def why_not_drink(state: DEState, who: str, option: opt.Drink) -> Reason | None:
    """An equipped potion; by a switch only one a turn (DE-POT-02, DE-POT-05)."""
    potion = option.potion
    if potion not in POTIONS or potion not in state.heroes[who].equipped:
        return Reason("DE-POT-02", "no-such-potion", {"item": potion})
    if is_on(state, "potions_per_turn") and state.turn is not None and state.turn.potions:
        return Reason("DE-SWI-08", "one-potion-a-turn")
    return None


@MOVEMENT.carries_out(opt.Drink)
async def drink(g: G, who: str, option: opt.Drink) -> None:
    """A healing potion gives 3 wounds, a vitality potion all fatigue (DE-POT-03, DE-POT-04)."""
    g.tell(PotionDrunk(who, option.potion, rule="DE-POT-02", also=("DE-RUL-48",)))
    if option.potion == HEALING:
        heal(g, who, HEALS, "DE-POT-03")
    else:
        recover(g, who, 0, "DE-POT-04")


# --- chests


@MOVEMENT.law(opt.Chest)
def why_not_chest(state: DEState, who: str, option: opt.Chest) -> Reason | None:
    """A hero alone with a chest in his space (DE-CHS-01)."""
    if state.heroes[who].space not in state.chests:
        return Reason("DE-CHS-01", "no-chest-here")
    if len(figures_at(state, covers(state, who))) > 1:
        return Reason("DE-CHS-01", "somebody-else-here")
    return None


@MOVEMENT.carries_out(opt.Chest)
async def open_chest(g: G, who: str, option: opt.Chest) -> None:
    """Curses, then a trap, then the contents, to all heroes wherever they are (DE-CHS-02, DE-CHS-03, DE-CHS-10)."""
    state = g.state
    space = state.heroes[who].space
    chest = state.chests[space]
    holds = sheet_of(state).chests.get(chest.number, Contents())
    g.tell(ChestOpened(who, space, chest.kind, chest.number, rule="DE-CHS-02"))
    if holds.curses:
        g.tell(ThreatGained(holds.curses * len(state.party), "curse", rule="DE-CHS-09", also=("DE-CHS-03", "DE-THR-01")))
    await window(g, "hero_opens_chest", who, space)
    await deal_contents(g, holds)
    await happened(g, "chest", space, by=who)
    check_victory(g)


async def deal_contents(g: G, holds: Contents) -> None:
    """All heroes gain what a chest holds, whatever has become of who opened it (DE-CHS-04 to DE-CHS-10, DE-RUL-49)."""
    state = g.state
    if holds.coins:
        for hero in state.party:
            g.tell(CoinsGained(hero, holds.coins, rule="DE-CHS-04", also=("DE-CHS-10", "DE-RUL-49")))
    gain_conquest(g, holds.conquest, "DE-CHS-08", "DE-CNQ-01")
    for kind in TREASURES:
        for _ in range(getattr(holds, kind)):
            await deal_treasure(g, kind)


async def deal_treasure(g: G, kind: str) -> None:
    """Each hero draws a card, the first hero first; the deck is never filled again (DE-CHS-11, DE-CHS-14, DE-RUL-50)."""
    for hero in g.state.party:
        card = draw_treasure(g, hero, kind, CARDS[kind])
        while card:
            card = await take_treasure(g, g.state.heroes[hero], kind, card)


def draw_treasure(g: G, hero: str, kind: str, cite: str) -> str:
    """The top card of a treasure deck; "" if there is none left."""
    pile = g.state.decks[kind].draw
    if not pile:
        return ""
    card = pile[-1]
    g.tell(TreasureDrawn(hero, kind, card, rule=cite, also=("DE-CHS-10", "DE-CHS-14", "DE-RUL-50")))
    return card


async def take_treasure(g: G, hero: Hero, kind: str, card: str) -> str:
    """A hero keeps a card of a chest or takes coins instead (DE-CHS-05, DE-RUL-47). The next card if this one was a cache."""
    state = g.state
    if item_card(card).category == "cache":
        await open_cache(g, hero, card, receive_from_chest)
        return draw_treasure(g, hero.id, kind, CARDS[kind])
    answer: Option = opt.Keep(card)
    if not is_on(state, "chest_exchange"):  # DE-SWI-07
        choices: list[Option] = [answer, opt.Coins(card)]
        answer = await g.ask(hero.id, "treasure", lambda: choices, None, hero=hero.id, kind=kind)
    if isinstance(answer, opt.Coins):
        g.tell(TreasureExchanged(hero.id, card, WORTH[kind], rule=CARDS[kind]))
    else:
        await receive_from_chest(g, hero, card)
    return ""


async def open_cache(g: G, hero: Hero, card: str, put_away: Callable[[G, Hero, str], Awaitable[None]]) -> None:
    """A treasure that is used up as it is drawn: coins, potions, put away as where it was drawn; then the hero draws again."""
    for clause in item_card(card).text.clauses:
        if isinstance(clause, Deed) and clause.moment == "drawn":
            for act in clause.acts:
                if act.verb == "coins":
                    g.tell(CoinsGained(hero.id, act.number, rule="DE-CHS-05"))
                elif act.verb in ("healing_potion", "vitality_potion"):
                    for _ in range(act.number or 1):
                        await put_away(g, hero, act.verb.replace("_", "-"))
