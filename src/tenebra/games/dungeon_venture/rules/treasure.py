"""Collect Treasure and Collect Objects (DV-TRE, DV-LOOT): cards laid face up and picked clockwise."""

from __future__ import annotations

from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.events.cards import CardLaid, CardPicked, ChestOpened, GoldRemoved, LootLaid
from tenebra.games.dungeon_venture.events.fights import SkullRemoved
from tenebra.games.dungeon_venture.rules.actions import OF_HERO, REORGANIZING
from tenebra.games.dungeon_venture.rules.decks import draw_event, is_empty, is_worthless, top_card
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import beside
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import DVState, Figure, clockwise_from
from tenebra.games.dungeon_venture.windows import window
from tenebra.kernel import Game, Option, Reason
from tenebra.kit.decks import name_of

G = Game[DVState]
CHEST, OPENED_CHEST = "chest", "opened-chest"
CARDS_IN_A_CHEST = 4


def chest_options(state: DVState, near: int) -> list[Option]:
    """Closed Chests on the spaces near a Hero; no other furniture has anything in it (DV-FUR-04)."""
    bit = sheet_of(state).grid.bit
    return [opt.Chest(at) for at, kind in state.furniture.items() if kind == CHEST and near & bit[at]]


def loot_options(state: DVState, hero: Figure) -> list[Option]:
    """Skulls beside or under a Hero."""
    return [option for option in map(opt.Loot, state.skulls) if why_not_loot(state, hero.id, option) is None]


@OF_HERO.law(opt.Chest)
@REORGANIZING.law(opt.Chest)
def why_not_chest(state: DVState, hero: str, option: opt.Chest) -> Reason | None:
    """A closed Chest on an adjacent space (DV-TRE-01, DV-TRE-07)."""
    space = option.space
    kind = state.furniture.get(space)
    if kind == OPENED_CHEST:
        return Reason("DV-TRE-07", "chest-already-open", {"space": space})
    if kind != CHEST:
        return Reason("DV-TRE-01", "no-chest-there", {"space": space})
    if not beside(state, state.figures[hero].space) & sheet_of(state).grid.bit[space]:
        return Reason("DV-TRE-01", "chest-not-adjacent", {"space": space})
    return None


@OF_HERO.carries_out(opt.Chest)
async def open_chest(g: G, hero: str, option: opt.Chest) -> None:
    """Four cards from the Treasure deck, one for each Hero clockwise; the Keeper draws an Event (DV-TRE-02)."""
    state = g.state
    g.tell(ChestOpened(hero, option.space, rule="DV-TRE-01"))
    draw_event(g, "DV-EVT-06")  # DV-TRE-06
    await window(g, "chest_opened", hero)
    for _ in range(CARDS_IN_A_CHEST):
        if is_empty(g, "treasure"):
            break
        g.tell(CardLaid(top_card(g, "treasure"), rule="DV-TRE-02"))
    for copy in [copy for copy in state.laid if is_worthless(state, copy)]:
        g.tell(GoldRemoved(copy, rule="DV-TRE-08"))
    await pick_all(g, hero, "DV-TRE-03")
    await happened(g, "chest", option.space)


@OF_HERO.law(opt.Loot)
@REORGANIZING.law(opt.Loot)
def why_not_loot(state: DVState, hero: str, option: opt.Loot) -> Reason | None:
    """Adjacent to the skull or on its space (DV-LOOT-02, DV-RUL-35)."""
    skull, here = state.skulls.get(option.hero), state.figures[hero].space
    if skull is None:
        return Reason("DV-LOOT-01", "nothing-to-loot", {"hero": option.hero})
    if here == skull.space or beside(state, here) & sheet_of(state).grid.bit[skull.space]:
        return None
    return Reason("DV-LOOT-02", "skull-not-adjacent", {"hero": option.hero})


@OF_HERO.carries_out(opt.Loot)
async def loot(g: G, hero: str, option: opt.Loot) -> None:
    """Everything a dead Hero had, by the rules of a Chest, without an Event (DV-LOOT-02, DV-LOOT-05)."""
    owner = option.hero
    g.tell(LootLaid(hero, owner, tuple(g.state.skulls[owner].cards), rule="DV-LOOT-02"))
    await pick_all(g, hero, "DV-LOOT-02")
    g.tell(SkullRemoved(owner, rule="DV-LOOT-03"))


async def pick_all(g: G, hero: str, cite: str) -> None:
    """Beginning with the acting Hero, each takes one card of choice, around until all are taken (DV-TRE-03, DV-TRE-04).

    Heroes pick wherever they are, Spirits too (DV-TRE-05).
    """
    state = g.state
    order = clockwise_from(state, hero)
    turn = 0
    while state.laid and order:
        picker = order[turn % len(order)]
        turn += 1
        answer = await g.ask(
            picker, "pick", lambda: [opt.Pick(name) for name in dict.fromkeys(map(name_of, state.laid))], hero=picker
        )
        copy = next(copy for copy in state.laid if name_of(copy) == answer.card)
        g.tell(CardPicked(picker, copy, rule=cite))
