"""Campaign mode (DV-CAMP, DV-COUS, DV-SHOP, DV-CEVT): what is kept, bought and owed between two Adventures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card, copies
from tenebra.games.dungeon_venture.events.cards import CardBought, EquipmentHandedBack, EquipmentKept
from tenebra.games.dungeon_venture.events.turns import PlayerReady
from tenebra.games.dungeon_venture.rules.victory import HEROES_WIN
from tenebra.games.dungeon_venture.scenarios import SHEETS
from tenebra.games.dungeon_venture.state import Campaign, DVState, Played, heroes_in_order, is_on, player_of
from tenebra.games.dungeon_venture.steps import KeepEquipment, VisitShop
from tenebra.kernel import Game, Option, Reason
from tenebra.kit import campaign
from tenebra.kit.campaign import CampaignTally, PastScenario
from tenebra.kit.decks import name_of
from tenebra.kit.files import read_toml
from tenebra.kit.words import Words

G = Game[DVState]
READY = opt.Ready()


class _Path(msgspec.Struct, frozen=True):
    path: list[str]


@cache
def campaign_path() -> tuple[str, ...]:
    """The Adventures of the Campaign, in order."""
    return tuple(read_toml(files("tenebra.games.dungeon_venture.content").joinpath("campaign.toml"), _Path).path)


def next_adventures(record: Campaign) -> list[str]:
    """The Adventures the Keeper may choose next: the following Adventure, or after a defeat any of the same level (DV-RUL-64)."""
    ahead = [other for other in campaign_path() if other not in record.passed]
    unnamed = record.won - len(record.passed)
    if record.is_over or unnamed >= len(ahead):
        return []
    due = ahead[unnamed]
    if not record.has_lost:
        return [due]
    return [due, *(other for other in ahead if other != due and _level(other) == _level(due))]


def _level(scenario: str) -> int:
    return SHEETS[scenario].level


def past_of(record: Campaign) -> list[Played]:
    """The Adventures played, in order; a record that does not say it names at least the Adventures won."""
    return record.past or [Played(scenario, True) for scenario in record.passed]


def after(state: DVState) -> Campaign:
    """The Campaign after an Adventure (DV-CAMP-02)."""
    before = state.campaign or Campaign()
    held = _held_by_survivors(state)
    cards = [copy for pile in held.values() for copy in pile]
    owned: dict[str, list[str]] = {}
    bought: list[str] = []
    if is_on(state, "bought_cards"):
        owned = {hero: [copy for copy in pile if copy in before.bought] for hero, pile in held.items()}
        bought = [copy for copy in before.bought if copy in cards]
    is_won = state.outcome == HEROES_WIN
    return Campaign(
        played=before.played + 1,
        won=before.won + is_won,
        passed=[*before.passed, state.scenario] if is_won else before.passed,
        past=[*past_of(before), Played(state.scenario, is_won)],
        gold=before.gold + sum(card(copy).gold for copy in cards),  # DV-RUL-89
        owned=owned,
        bought=bought,
        cousins=list(state.dead),  # DV-CAMP-03
        loose=[copy for copy in cards if card(copy).kind == "equipment"],  # DV-CAMP-04
        is_over=not held,
        has_lost=not is_won,
    )


def _held_by_survivors(state: DVState) -> dict[str, list[str]]:
    """All cards of each Hero who lives, wherever they lie; a Spell that lasts lies before its Hero, too."""
    living = {hero: own for hero, own in state.heroes.items() if hero not in state.dead}
    held = {hero: [*own.hand, *own.worn, *own.used] for hero, own in living.items()}
    for entry in state.lasting:
        if entry.owner in held and card(entry.card).kind == "spell":
            held[entry.owner].append(entry.card)
    return held


def keep_limit(state: DVState) -> int:
    """Equipment cards a Hero may own after n Adventures passed: n (DV-CAMP-05 to DV-CAMP-07, DV-RUL-65)."""
    return state.campaign.won if state.campaign is not None else 0


def equipment_of(state: DVState, hero: str) -> list[str]:
    """The Equipment a Hero owns between Adventures."""
    return [copy for copy in state.heroes[hero].hand if card(copy).kind == "equipment"]


def why_not_keep(state: DVState, option: opt.Keep) -> Reason | None:
    """Each Hero, Cousins too, has its own allowance (DV-RUL-66)."""
    assert state.campaign is not None
    if option.by not in state.heroes:
        return Reason("DV-CAMP-08", "no-such-hero", {"hero": option.by})
    if not any(name_of(copy) == option.card for copy in state.campaign.loose):
        return Reason("DV-CAMP-08", "not-recovered", {"card": option.card})
    if len(equipment_of(state, option.by)) >= keep_limit(state):
        return Reason("DV-RUL-65", "keeps-enough", {"hero": option.by, "limit": str(keep_limit(state))})
    return None


def _say_ready(g: G, seat: str, ready: tuple[str, ...]) -> tuple[str, ...]:
    """One Hero player is ready; the others go on (DV-DEC-08). The Heroes who are ready now."""
    own = tuple(g.state.players[player_of(g.state, seat)])
    g.tell(PlayerReady(seat, own, rule="DV-DEC-08"))
    return (*ready, *own)


async def keep_equipment(g: G, ready: tuple[str, ...]) -> None:
    """The Hero players choose what each Hero keeps and what a Cousin is given; the rest goes back (DV-CAMP-08, DV-COUS-02)."""
    state = g.state
    assert state.campaign is not None
    if not state.campaign.loose:
        return
    record = state.campaign

    def offer() -> list[Option]:
        names = dict.fromkeys(map(name_of, record.loose))
        wishes = [opt.Keep(name, hero) for name in names for hero in heroes_in_order(state)]
        return [READY, *(wish for wish in wishes if why_not_keep(state, wish) is None)]

    decision = g.ask_any(dict.fromkeys(_undecided(state, ready), offer), "keep", _why_not(state))
    answer = await decision
    if isinstance(answer, opt.Keep):
        copy = next(copy for copy in record.loose if name_of(copy) == answer.card)
        rule = "DV-COUS-02" if answer.by in record.cousins else "DV-CAMP-08"
        g.tell(EquipmentKept(answer.by, copy, rule=rule))
        g.plan(KeepEquipment(ready))
    elif _undecided(state, ready := _say_ready(g, decision.answered_by, ready)):
        g.plan(KeepEquipment(ready))
    else:
        g.tell(EquipmentHandedBack(tuple(record.loose), rule="DV-CAMP-04"))


def _undecided(state: DVState, ready: tuple[str, ...]) -> list[str]:
    return [hero for hero in heroes_in_order(state) if hero not in ready]


def stock(state: DVState) -> dict[str, str]:
    """The goods of the local shop: Spells and Consumables nobody owns, no Gold; name to copy (DV-RUL-67)."""
    owned = {copy for own in state.heroes.values() for copy in own.hand}
    goods: dict[str, str] = {}
    for copy in (*copies("consumable"), *copies("spell")):
        if copy not in owned and not card(copy).gold:
            goods.setdefault(name_of(copy), copy)
    return goods


def why_not_buy(state: DVState, option: opt.Buy) -> Reason | None:
    """In stock, and enough Gold in the common purse (DV-SHOP-01)."""
    assert state.campaign is not None
    if option.by not in state.heroes:
        return Reason("DV-SHOP-01", "no-such-hero", {"hero": option.by})
    if option.card not in stock(state):
        return Reason("DV-SHOP-02", "not-for-sale", {"card": option.card})
    if card(option.card).price > state.campaign.gold:
        return Reason("DV-SHOP-01", "too-dear", {"card": option.card, "price": str(card(option.card).price)})
    return None


def _why_not(state: DVState) -> Callable[[str, Option], Reason | None]:
    def reason(seat: str, option: Option) -> Reason | None:
        if isinstance(option, opt.Keep):
            return why_not_keep(state, option)
        return why_not_buy(state, option) if isinstance(option, opt.Buy) else None

    return reason


async def visit_shop(g: G, ready: tuple[str, ...]) -> None:
    """Buy any number of Consumables and Spells with the group's Gold; what is left is written down (DV-SHOP-01, DV-SHOP-04)."""
    state = g.state
    assert state.campaign is not None
    if not state.campaign.played:
        return

    def offer() -> list[Option]:
        wishes = [opt.Buy(name, hero) for name in stock(state) for hero in heroes_in_order(state)]
        return [READY, *(wish for wish in wishes if why_not_buy(state, wish) is None)]

    gold = str(state.campaign.gold)
    decision = g.ask_any(dict.fromkeys(_undecided(state, ready), offer), "shop", _why_not(state), gold=gold)
    answer = await decision
    if isinstance(answer, opt.Buy):
        g.tell(CardBought(answer.by, stock(state)[answer.card], card(answer.card).price, rule="DV-SHOP-01"))
        g.plan(VisitShop(ready))
    elif _undecided(state, ready := _say_ready(g, decision.answered_by, ready)):
        g.plan(VisitShop(ready))


def starting_events(state: DVState) -> int:
    """Event cards the Keeper starts with in a Campaign (DV-CEVT-01 to DV-CEVT-06, DV-EVT-08), at most the deck (DV-RUL-95)."""
    if state.campaign is None or not state.campaign.played:
        return 0
    held = [copy for own in state.heroes.values() for copy in own.hand]
    kinds = [card(copy).kind for copy in held]
    spells = kinds.count("spell") - 3
    equipment = kinds.count("equipment")
    tier = sum(equipment >= least for least in (1, 5, 9))
    return min(len(copies("event")), spells + kinds.count("consumable") + tier)


def tally_of(record: Campaign) -> CampaignTally:
    """The count of Adventures played and won, and which, in order; an old record names only those won."""
    past = tuple(PastScenario(one.scenario, one.is_won) for one in past_of(record))
    return CampaignTally(record.played, record.won, past)


def lines_of(record: Campaign, words: Words) -> list[str]:
    """How the Campaign stands, in sentences; of one that is over only what came of it."""
    if not next_adventures(record):
        survivors = "none" if record.is_over else "some"
        return [words.say("campaign-over", survivors=survivors, won=record.won, all=len(campaign_path()))]
    out = [words.say("campaign-record", played=record.played, won=record.won, gold=record.gold)]
    out += [words.say("campaign-cousin", hero=words.say(f"hero-{h}"), cousin=words.say(f"cousin-{h}")) for h in record.cousins]
    return out


CAMPAIGN: campaign.Campaign[DVState, Campaign] = campaign.Campaign(
    record=Campaign,
    path=campaign_path,
    record_after=after,
    next_of=next_adventures,
    tally_of=tally_of,
    lines_of=lines_of,
)
