"""Setup (DE-SET): the options of a new game, heroes and their skills, the first shopping, everybody in their place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from tenebra.games.descent import options as opt
from tenebra.games.descent.content import heroes, item_deck, overlord_deck, skill_deck, skills, tokens
from tenebra.games.descent.events.figures import HeroPlaced
from tenebra.games.descent.events.goods import ChestsShuffled, DeckShuffled, ShopStocked
from tenebra.games.descent.events.heroes import HeroesDealt, HeroJoined, HeroReady, SkillSwapped
from tenebra.games.descent.rules import town
from tenebra.games.descent.rules.choices import IN_SHOP
from tenebra.games.descent.rules.exploration import reveal, reveal_seen
from tenebra.games.descent.rules.familiars import bring_familiars
from tenebra.games.descent.rules.glyphs import active_glyphs
from tenebra.games.descent.rules.overlord import draw_cards
from tenebra.games.descent.rules.powers import most_fatigue, most_life
from tenebra.games.descent.rules.space import floor_of, grid_of, obstacles_at, occupied, steps_of
from tenebra.games.descent.scenario import CHESTS, START
from tenebra.games.descent.scenarios import SHEETS
from tenebra.games.descent.state import OVERLORD, SKILL_DECKS, TRAITS, TREASURES, DEState, Hero, is_on
from tenebra.games.descent.steps import AnyStep, DealHeroes, LayOut, NewRound, PlaceHero, ShopFirst, SwapSkill
from tenebra.kernel import BadInput, Game, Option
from tenebra.kit.decks import Deck, name_of
from tenebra.kit.ending import HEROES
from tenebra.kit.switches import Switch, read_new_game

G = Game[DEState]
COINS = 300
"""The coins a hero begins with (DE-SET-08)."""
FIRST_CARDS = 3
"""The Overlord's first hand (DE-RUL-01)."""
FEWEST, MOST = 2, 4
"""Heroes on the board (DE-GEN-01)."""
MACE = "mace-of-kellos"
KEEP, DONE = opt.Keep(), opt.Done()
SWITCHES = (
    Switch("overlord_start_cards", "3", "0", "DE-SWI-01"),
    Switch("vitality_town_price", "25", "50", "DE-SWI-02"),
    Switch("pit_sight", "none", "adjacent", "DE-SWI-03"),
    Switch("fear_area", "attack_fails", "figure_spared", "DE-SWI-04"),
    Switch("town_list_per_visit", "1", "unlimited", "DE-SWI-05"),
    Switch("area_abilities", "always", "optional", "DE-SWI-06"),
    Switch("chest_exchange", "full_value", "none", "DE-SWI-07"),
    Switch("potions_per_turn", "unlimited", "1", "DE-SWI-08"),
    Switch("fly_over_obstacles", "yes", "no", "DE-SWI-09"),
    Switch("blast_stopped_by", "sight_blockers", "every_obstacle", "DE-SWI-10"),
    Switch("spawn_on_active_glyph", "no", "yes", "DE-SWI-11"),
    Switch("monkey_fatigue_steps", "yes", "no", "DE-SWI-12"),
    Switch("mace_of_kellos", "item", "example_only", "DE-SWI-13"),
    Switch("two_player_coins", "per_hero", "per_player", "DE-SWI-14"),
    Switch("breath_walls", "protect", "do_not_protect", "DE-SWI-15"),
    Switch("guard_decline", "that_moment", "whole_turn", "DE-SWI-16"),
)
"""The switches for rules that can be read in two ways."""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game."""

    party: str = "sir-valadir silhouette mad-carthos battlemage-jaes"
    """The heroes clockwise from the Overlord's left, chosen freely (DE-SET-05)."""
    dealt: int = 0
    """The number of heroes to deal at random instead (DE-SET-04)."""
    one_player: bool = False
    """One hero player runs both heroes of a two-player game (DE-SET-06)."""
    conquest: int | None = None
    """Conquest tokens at the beginning, if not as the quest says (DE-SET-18)."""


def read_options(options: Mapping[str, Any]) -> tuple[NewGame, list[str]]:
    """The options of a new game and the switches that are on, or an error that says what is wrong."""
    chosen, switches = read_new_game(options, NewGame, SWITCHES)
    if chosen.dealt and not FEWEST <= chosen.dealt <= MOST:
        raise BadInput(f"option dealt: {FEWEST} to {MOST} heroes are needed (DE-GEN-01)")
    if chosen.conquest is not None and chosen.conquest < 1:
        raise BadInput("option conquest: without a Conquest token the heroes have lost already (DE-CNQ-03)")
    if chosen.one_player and len(read_party(chosen)) > FEWEST:
        raise BadInput("option one_player: one hero player runs two heroes, no more (DE-SET-06)")
    return chosen, switches


def read_party(chosen: NewGame) -> list[str]:
    """The heroes in seat order, chosen freely, each once; as many blanks where they are to be dealt (DE-SET-05)."""
    if chosen.dealt:
        return [""] * chosen.dealt
    party = chosen.party.split()
    if any(hero not in heroes() for hero in party) or len(set(party)) != len(party):
        raise BadInput(f"option party: {chosen.party!r} must name some of {', '.join(heroes())}, each once")
    if not FEWEST <= len(party) <= MOST:
        raise BadInput(f"option party: {FEWEST} to {MOST} heroes are needed (DE-GEN-01)")
    return party


def sides() -> dict[str, tuple[str, ...]]:
    """Heroes against the Overlord (DE-GEN-01, DE-CNQ-08)."""
    return {HEROES: tuple(heroes()), OVERLORD: (OVERLORD,)}


def seating(seats: Mapping[str, str], ways: Mapping[str, str]) -> dict[str, Any]:
    """The options of a new game by who plays which seat; somebody is the Overlord, everybody else a hero player (DE-SET-01).

    One person on both hero seats is one hero player, and the first hero with both (DE-RUL-28, DE-RUL-83).
    """
    if not seats.get(OVERLORD):
        raise BadInput("somebody has to play overlord (DE-GEN-01)")
    party = [seat for seat, person in seats.items() if person and seat != OVERLORD]
    if not FEWEST <= len(party) <= MOST:
        raise BadInput(f"{FEWEST} to {MOST} heroes are needed, not {len(party)} (DE-GEN-01)")
    is_one = len(party) == FEWEST and len({seats[hero] for hero in party}) == 1  # DE-MOD-01
    return {"party": " ".join(party), "one_player": is_one}


def new_game(scenario: str, options: Mapping[str, Any]) -> DEState:
    """The state before the first step."""
    chosen, switches = read_options(options)
    party = read_party(chosen)
    sheet = SHEETS[scenario]
    conquest = sheet.conquest if chosen.conquest is None else chosen.conquest  # DE-SET-18
    first: list[AnyStep] = [DealHeroes(chosen.dealt)] if chosen.dealt else setup_steps(party)
    return DEState(
        agenda=first[::-1],
        scenario=scenario,
        switches=switches,
        players=players_of(chosen, party),
        party=[] if chosen.dealt else party,
        conquest=conquest,
        decks={name: Deck() for name in (*TREASURES, *SKILL_DECKS)},
    )


def players_of(chosen: NewGame, party: list[str]) -> int:
    """The number of people, the Overlord included: their reference cards are used (DE-SET-22, DE-SET-06, DE-RUL-28)."""
    return FEWEST if chosen.one_player else len(party) + 1


def setup_steps(party: list[str]) -> list[AnyStep]:
    """The steps before the first round, each hero in seat order (DE-SET-03)."""
    return [
        LayOut(),
        *(SwapSkill(hero) for hero in party),
        *(ShopFirst(hero) for hero in party),
        *(PlaceHero(hero) for hero in party),
        NewRound(),
    ]


async def deal_heroes(g: G, step: DealHeroes) -> None:
    """Hero sheets at random, the first hero first (DE-SET-04)."""
    dealt = g.shuffle(list(heroes()))[: step.number]
    g.tell(HeroesDealt(tuple(dealt), rule="DE-SET-04"))
    g.plan(*setup_steps(dealt))


async def lay_out(g: G, _: LayOut) -> None:
    """Decks, chests and shop, each hero's tokens and skills, the Overlord's cards, the starting area (DE-SET)."""
    state = g.state
    lay_decks(g)
    each = coins_each(state)
    two = ("DE-SET-06", "DE-MOD-01", "DE-RUL-28", "DE-RUL-29") if state.players == FEWEST else ()
    for hero in state.party:
        sheet = heroes()[hero]
        g.tell(HeroJoined(hero, sheet.wounds, sheet.fatigue, each, rule="DE-SET-07", also=("DE-SET-08", *two)))
    for hero in state.party:
        for deck, number in heroes()[hero].skills.items():
            if number:
                town.draw_skills(g, state.heroes[hero], deck, number, "DE-SET-09")
    if not is_on(state, "overlord_start_cards"):  # DE-SWI-01
        draw_cards(g, FIRST_CARDS, "DE-SET-26")
    await reveal(g, START, "DE-SET-24", "DE-SET-20", "DE-SET-23", "DE-RUL-21")


def coins_each(state: DEState) -> int:
    """300 for each hero; by the switch those of one hero player share them (DE-SET-08, DE-RUL-29, DE-SWI-14)."""
    return COINS // len(state.party) if is_on(state, "two_player_coins") and state.players == FEWEST else COINS


def lay_decks(g: G) -> None:
    """Every deck is shuffled and laid face down; the shop lies open (DE-SET-09, DE-SET-13, DE-SET-21, DE-SET-28)."""
    state = g.state
    g.tell(DeckShuffled(OVERLORD, tuple(g.shuffle(overlord_deck())), rule="DE-SET-28"))
    for kind in TREASURES:
        # the Mace is a card like any other, or no more than an example (DE-RUL-31, DE-SWI-13)
        cards = [copy for copy in item_deck(kind) if name_of(copy) != MACE or not is_on(state, "mace_of_kellos")]
        g.tell(DeckShuffled(kind, tuple(g.shuffle(cards)), rule="DE-SET-28"))
        numbers = [number for number, of in CHESTS.items() if of == kind]
        g.tell(ChestsShuffled(kind, tuple(g.shuffle(numbers)), rule="DE-SET-21"))
    for deck in SKILL_DECKS:
        g.tell(DeckShuffled(deck, tuple(g.shuffle(skill_deck(deck))), rule="DE-SET-09"))
    training = {trait: tokens()[f"training-{trait}"] for trait in TRAITS}
    g.tell(ShopStocked(item_deck("shop"), training, rule="DE-SET-13"))


async def swap_skill(g: G, step: SwapSkill) -> None:
    """A hero may swap one skill; the deck is shuffled with it only after he has drawn (DE-SET-10, DE-SET-11)."""
    state = g.state
    hero = state.heroes[step.hero]
    choices: list[Option] = [KEEP]
    choices += [opt.Swap(skill) for skill in hero.skills if state.decks[skills()[skill].deck].draw]
    answer = await g.ask(hero.id, "swap", lambda: choices, None, hero=hero.id)
    if not isinstance(answer, opt.Swap):
        return
    deck = skills()[answer.skill].deck
    before = most_life(state, hero.id), most_fatigue(state, hero.id)
    pile = state.decks[deck].draw
    g.tell(SkillSwapped(hero.id, deck, answer.skill, pile[-1], rule="DE-SET-10"))
    town.settle_maxima(g, hero, *before)
    g.tell(DeckShuffled(deck, tuple(g.shuffle([*pile, answer.skill])), rule="DE-SET-11"))


async def shop_first(g: G, step: ShopFirst) -> None:
    """A hero buys what he likes and can pay, one after another in seat order (DE-SET-13 to DE-SET-15)."""
    state = g.state
    hero = state.heroes[step.hero]
    while True:
        answer = await g.ask(
            hero.id,
            "shop",
            partial(town.shop_options, state, hero),
            lambda _, option: IN_SHOP.why_not(state, hero.id, option),
            hero=hero.id,
        )
        if answer == DONE:
            break
        await IN_SHOP.carry_out(g, hero.id, answer)
        g.safe_point()
    g.tell(HeroReady(hero.id, rule="DE-SET-15", also=("DE-DEC-02", "DE-SET-16")))
    g.done(step)


def first_spaces(state: DEState) -> int:
    """On or adjacent to an activated glyph, free and without obstacle (DE-SET-19)."""
    here = active_glyphs(state)
    return (here | steps_of(state).beside(here)) & floor_of(state) & ~occupied(state) & ~obstacles_at(state)


async def place_hero(g: G, step: PlaceHero) -> None:
    """A hero comes onto the board, his familiars with him (DE-SET-19, DE-FAM-01)."""
    state = g.state
    hero: Hero = state.heroes[step.hero]
    choices = [opt.Place(space) for space in grid_of(state).spaces(first_spaces(state))]
    answer = await g.ask(hero.id, "start", lambda: choices, None, hero=hero.id)
    g.tell(HeroPlaced(hero.id, answer.at, rule="DE-SET-19", also=("DE-SET-02", "DE-SET-27")))
    bring_familiars(g, hero)
    await reveal_seen(g)
