"""Checks of what every position holds that a game can come to: a saved one that somebody has bent is refused with its fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from tenebra.games.massive_darkness.content import (
    classes,
    door_card,
    enemy_card,
    equipment_card,
    event_card,
    figure_types,
    heroes,
)
from tenebra.games.massive_darkness.content.model import START_HEALTH
from tenebra.games.massive_darkness.rules.equipment import HANDS
from tenebra.games.massive_darkness.rules.powers import power_called
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.scenario import TOKENS
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.state import (
    MICRO_PER_XP,
    MOB,
    MOST_XP,
    NORMAL,
    SPECIAL,
    TOP_LEVEL,
    Career,
    Enemy,
    Hero,
    MDState,
    Movement,
)
from tenebra.games.massive_darkness.steps import (
    Act,
    AnyStep,
    ArmHero,
    BeginActivation,
    BeginPhase,
    BuildDecks,
    ChooseFirst,
    Counterattack,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    ExperiencePhase,
    LayMarket,
    LimitCards,
    Market,
    NewRound,
    Reinforce,
    SwapForStarting,
    Trade,
    TradeFreely,
)

MOST_HEALTH = 3 * START_HEALTH
"""More than any Skills of the box give."""
LEVELLED = ("treasure", "guard")
"""Decks of which there is one for each Level."""
LEVELS = tuple(map(str, range(1, TOP_LEVEL + 1)))
SETUP = (ArmHero, BuildDecks, ChooseFirst, LayMarket, LimitCards, Market, NewRound, SwapForStarting, TradeFreely)
AFTER: dict[type[AnyStep], tuple[type[AnyStep], ...]] = {
    **dict.fromkeys(SETUP, SETUP),
    NewRound: (),
    BeginActivation: (BeginActivation, BeginPhase),
    Act: (BeginActivation, BeginPhase),
    Trade: (Act,),
    Counterattack: (BeginActivation, BeginPhase),
    BeginPhase: (),
    EnemiesPhase: (BeginPhase,),
    Reinforce: (BeginPhase,),
    ExperiencePhase: (BeginPhase,),
    EventPhase: (BeginPhase,),
    EndPhase: (NewRound,),
}
"""The steps that may lie below one on the agenda. A situation may stop after any step."""


def flaw_of(state: MDState) -> str:
    """The first thing about a position that no game can have led to; "" if all of it can be."""
    return next(_flaws(state), "")


def _flaws(state: MDState) -> Iterator[str]:
    yield from _flaws_of_party(state)
    yield from _flaws_of_board(state)
    for id, hero in state.heroes.items():
        yield from (f"{id} {what}" for what in _flaws_of_hero(state, hero))
    for id, enemy in state.enemies.items():
        yield from (f"{id} {what}" for what in _flaws_of_enemy(state, id, enemy))
    yield from _flaws_of_cards(state)
    yield from _flaws_of_step(state)


def _flaws_of_party(state: MDState) -> Iterator[str]:
    party = state.party
    is_misnamed = any(id != hero.id for id, hero in state.heroes.items())
    if not party or party != list(state.heroes) or is_misnamed:
        yield f"the party is {party}, the Heroes are {list(state.heroes)}"
    if not set(party) <= set(heroes()):
        yield f"not all of {party} are Heroes of the box"
    if state.first not in party:
        yield f"the First Player is {state.first!r}"
    if not 1 <= state.level <= TOP_LEVEL or state.round < 0 or state.lifebringer < 0:
        yield f"Level {state.level}, Round {state.round}, {state.lifebringer} tokens on the Lifebringer"
    exchange = state.exchange
    trading = (exchange.left, exchange.involved) if exchange is not None else ()
    for who in (state.learning, *trading):
        if len(set(who)) < len(who) or not set(who) <= set(party):
            yield f"{who} are to answer"


def _flaws_of_board(state: MDState) -> Iterator[str]:
    sheet = sheet_of(state)
    for tile in (*state.lit, *state.turned):
        if tile not in sheet.board.tiles or (state.turned and not sheet.layout):
            yield f"no tile {tile} can be lit or turned"
    # the board can be asked for only now: it is laid with the tiles as they are turned
    if state.doors.keys() != board_of(state).doors.keys():
        yield "its doors are not those of the board"
    yield from _flaws_of_tokens(state)
    if any(not 0 <= rule < len(sheet.own_rules) for rule in state.sprung):
        yield "a rule has happened that the Mission has not"


def _flaws_of_tokens(state: MDState) -> Iterator[str]:
    tokens = state.tokens.values()
    lying = (token.zone for token in tokens if token.zone)
    for zone in (*state.treasure, *state.levels, *lying):
        if not _is_zone(state, zone):
            yield f"{zone!r} is no Zone"
    if any(not kinds or not set(kinds) <= {NORMAL, SPECIAL} for kinds in state.treasure.values()):
        yield "something lies there that is no Treasure"
    levels = (level for some in state.levels.values() for level in some)
    if any(not 1 <= level <= TOP_LEVEL for level in levels):
        yield "a Level token shows what it cannot"
    if any(token.kind not in TOKENS or (token.by and token.by not in state.heroes) for token in tokens):
        yield "a token is none of the box, or with nobody"


def _is_zone(state: MDState, zone: str) -> bool:
    board = board_of(state)
    return bool(board.bit.get(zone, 0) & board.grid.floor)


def _flaws_of_hero(state: MDState, hero: Hero) -> Iterator[str]:
    yield from _flaws_of_career(hero)
    if not _is_zone(state, hero.zone):
        yield f"stands in {hero.zone!r}"
    if not 1 <= hero.maximum <= MOST_HEALTH or not 0 <= hero.health <= hero.maximum:
        yield f"has {hero.health} of {hero.maximum} Health"
    if hero.is_dead != (hero.health == 0):
        yield "is neither alive nor dead"


def _flaws_of_career(who: Hero | Career) -> Iterator[str]:
    """The faults of what a Hero has learnt and owns, here or at home."""
    if who.calling not in classes():
        yield f"is a {who.calling!r}"
        return
    lines = {line.id: len(line.steps) for line in classes()[who.calling].lines}
    # of a line that its Class has not, not even no Skill is to be had
    if any(not 0 <= bought <= lines.get(line, -1) for line, bought in who.skills.items()):
        yield "has Skills that are not to be had"
    if not 0 <= who.xp <= MOST_XP or not 0 <= who.micro < MICRO_PER_XP:
        yield f"has {who.xp} XP and {who.micro} Micro-XP"
    if any(not _is_known(equipment_card, card) for card in who.cards):
        yield "has a card that is no Equipment"
        return
    if who.body and equipment_card(who.body).slot != "body":
        yield f"wears {who.body}"
    slots = [equipment_card(card).slot for card in who.hands]
    needed = len(slots) + ("two_hands" in slots)
    if needed > HANDS or not set(slots) <= {"hand", "two_hands"}:
        yield f"holds {who.hands}"


def _flaws_of_enemy(state: MDState, id: str, enemy: Enemy) -> Iterator[str]:
    if not _is_known(enemy_card, enemy.card):
        yield f"has no card {enemy.card!r}"
        return
    printed = enemy_card(enemy.card)
    if (id, printed.figure, printed.role) != (enemy.id, enemy.figure, enemy.role):
        yield "is not what its card says"
    if not _is_zone(state, enemy.zone):
        yield f"stands in {enemy.zone!r}"
    if len(enemy.minions) > figure_types()[enemy.figure].minions or enemy.minions != sorted(enemy.minions):
        yield f"has {len(enemy.minions)} Minions"
    if any(not 1 <= health <= printed.health for health in enemy.minions):
        yield "has a Minion that is neither alive nor dead"
    least = 0 if enemy.role == MOB and enemy.minions else 1
    if not least <= enemy.health <= printed.full_health(len(state.party)):
        yield f"has {enemy.health} Health"
    if any(not _is_known(equipment_card, card) for card in enemy.holds):
        yield "holds a card that is no Equipment"


def _is_known(card_of: Callable[[str], object], copy: str) -> bool:
    """A card of the box."""
    try:
        card_of(copy)
    except LookupError:
        return False
    return True


def _flaws_of_cards(state: MDState) -> Iterator[str]:
    yield from _flaws_of_decks(state)
    if any(not _is_known(equipment_card, card) for card in (*state.supply, *state.market)):
        yield "a card lies there that is no Equipment"
    for lasting in state.lasting:
        if lasting.ends < 1 or lasting.on not in state.figures or not _is_known(power_called, lasting.power):
            yield f"{lasting.power} lasts on {lasting.on}"
    everywhere = Counter(_all_cards(state))
    doubled = [card for card, number in everywhere.items() if number > 1 and "." in card]
    if doubled:
        yield f"{doubled[0]} lies in two places"
    careers = state.campaign.heroes if state.campaign is not None else {}
    for hero, career in careers.items():
        yield from (f"{hero} {what} in the campaign" for what in _flaws_of_career(career))


def _flaws_of_decks(state: MDState) -> Iterator[str]:
    kinds: dict[str, Callable[[str], object]] = {
        "door": door_card, "event": event_card, "treasure": equipment_card, "guard": enemy_card, "lesser": enemy_card,
        "greater": enemy_card,
    }  # fmt: skip
    for name, deck in state.decks.items():
        kind, _, level = name.partition("-")
        if kind not in kinds or (kind in LEVELLED and level not in LEVELS):
            yield f"there is no deck {name!r}"
        elif any(not _is_known(kinds[kind], card) for card in (*deck.draw, *deck.discard)):
            yield f"the deck {name} has a card that belongs elsewhere"


def _all_cards(state: MDState) -> Iterable[str]:
    """Every copy wherever it lies; an Enemy of a Mission's own comes by its card's name, which is no copy."""
    for hero in state.heroes.values():
        yield from hero.cards
    for enemy in state.enemies.values():
        yield from (enemy.card, *enemy.holds)
    for deck in state.decks.values():
        yield from (*deck.draw, *deck.discard)
    yield from (*state.supply, *state.market)


def _flaws_of_step(state: MDState) -> Iterator[str]:
    """The agenda is in order, and what its next step needs is there, and nothing that only others need."""
    steps = state.agenda[::-1]
    yield from _flaws_of_agenda(state, steps)
    if state.outcome:
        return
    yield from _flaws_of_activation(state, steps)
    step = steps[0] if steps else None
    if state.movement is not None and not _is_on_the_way(state, state.movement, step):
        yield "somebody is on the way who is not"
    yield from _flaws_of_exchange(state, step)
    if state.combat is not None or state.suspended:
        yield "an Attack is left over"


def _flaws_of_agenda(state: MDState, steps: Sequence[AnyStep]) -> Iterator[str]:
    for above, below in pairwise(steps):
        if type(below) not in AFTER[type(above)]:
            yield f"{type(above).__name__} comes before {type(below).__name__}"
    turns = [step for step in steps if isinstance(step, ArmHero | BeginActivation | Act | Counterattack)]
    if any(step.hero not in state.heroes for step in turns):
        yield "somebody has a turn who is not there"


def _flaws_of_activation(state: MDState, steps: Sequence[AnyStep]) -> Iterator[str]:
    activation = state.activation
    hero = activation.hero if activation is not None else ""
    acting = next((step.hero for step in steps if isinstance(step, Act | Counterattack)), "")
    if hero != acting:
        yield f"it is the Activation of {hero or 'nobody'}, and {acting or 'nobody'} is to act"
    if activation is None:
        return
    if activation.actions < 0 or any(number < 1 for number in activation.bonus.values()):
        yield "there are fewer Actions than none"
    is_elsewhere = activation.began and not _is_zone(state, activation.began)
    if is_elsewhere or not set(activation.attacked) <= set(state.enemies):
        yield "the Activation did not happen here"


def _is_on_the_way(state: MDState, movement: Movement, step: AnyStep | None) -> bool:
    """A Movement is a part of its Hero's own Activation."""
    hero = state.activation.hero if state.activation is not None else ""
    return isinstance(step, Act) and movement.hero == hero and movement.points >= 1


def _flaws_of_exchange(state: MDState, step: AnyStep | None) -> Iterator[str]:
    exchange = state.exchange
    if exchange is None:
        if isinstance(step, Trade):
            yield "nobody is there to trade"
        return
    if not isinstance(step, Trade | TradeFreely) or exchange.within is not None or not exchange.left:
        yield "an exchange is left over"
