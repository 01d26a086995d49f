"""Chests (DR-CHE): searching them, the Chest deck and the Trap die."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.board import ChestPlaced, ChestRemoved
from tenebra.games.drunagor.rules.actions import MINOR
from tenebra.games.drunagor.rules.items import find
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.rules.space import beside, covers, grid_of
from tenebra.games.drunagor.rules.traps import roll_trap_die
from tenebra.games.drunagor.state import CHEST, SEARCH, DRState
from tenebra.kernel import Game, Reason

G = Game[DRState]


def chests_near(state: DRState, hero: str) -> list[str]:
    """The Chests a Hero can reach: adjacent, loot also where it stands (DR-CHE-02, DR-TKW-18)."""
    near = beside(state, hero) | covers(state, hero)
    bit = grid_of(state).bit
    return [name for name, chest in state.chests.items() if bit[chest.space] & near]


def search_options(state: DRState, hero: str) -> list[opt.Search]:
    """Each of them."""
    return [opt.Search(chest) for chest in chests_near(state, hero)]


@MINOR[SEARCH].law(opt.Search)
def why_not_search(state: DRState, hero: str, option: opt.Search) -> Reason | None:
    """Why a Hero cannot search a Chest: it is not adjacent (DR-CHE-02, DR-MIN-09)."""
    chest = option.chest
    if chest not in state.chests:
        return Reason("DR-CHE-02", "no-such-chest", {"chest": chest})
    return None if chest in chests_near(state, hero) else Reason("DR-MIN-09", "not-adjacent", {"to": chest})


@MINOR[SEARCH].carries_out(opt.Search)
async def search(g: G, hero: str, option: opt.Search) -> None:
    """The token goes, a card is drawn, then the Trap die rolled; LOOT is safe (DR-CHE-02, DR-RUL-45)."""
    chest = option.chest
    is_safe = g.state.chests[chest].is_loot
    g.tell(ChestRemoved(chest, hero, rule="DR-CHE-02", also=("DR-RUL-45", "DR-CRD-02")))
    await draw_chest_card(g, hero, "DR-CHE-02")
    if not is_safe:
        await roll_trap_die(g, hero)
    await happened(g, "search", chest, by=hero)
    await triggered(g, "when_you_search_a_chest", hero)


async def draw_chest_card(g: G, hero: str, rule: str) -> None:
    """The top Chest card comes into the Bag; from an empty deck none does (DR-CRD-02, DR-RUL-44)."""
    deck = g.state.decks.get(CHEST)
    if deck is not None and deck.draw:
        await find(g, hero, deck.draw[-1], rule, f"deck:{CHEST}")


def place_chest(g: G, space: str, rule: str, *, is_loot: bool = False) -> None:
    """A Chest token comes onto the board (DR-TKW-18)."""
    g.tell(ChestPlaced(f"{CHEST}-{g.state.serial.get(CHEST, 0) + 1}", space, is_loot, rule=rule))
