"""Death, Spirits, permanent death (DV-DTH), and the end of Monsters (DV-DMG-03 to DV-DMG-08)."""

from __future__ import annotations

from tenebra.games.dungeon_venture.events.board import TokenDropped
from tenebra.games.dungeon_venture.events.fights import BecameSpirit, Defeated, DiedForGood, HeroKilled
from tenebra.games.dungeon_venture.events.turns import InitiativeRemoved, SpiritFreed, TurnSpent
from tenebra.games.dungeon_venture.rules.decks import draw_card, draw_event
from tenebra.games.dungeon_venture.rules.lasting import end_with_death
from tenebra.games.dungeon_venture.rules.scenario_rules import happened
from tenebra.games.dungeon_venture.rules.space import boss_on_board, within_reach
from tenebra.games.dungeon_venture.rules.victory import check_victory
from tenebra.games.dungeon_venture.state import BOSS, SPIRIT, DVState, heroes_left, is_on
from tenebra.kernel import Game

G = Game[DVState]


async def defeat(g: G, figure_id: str, by: str) -> None:
    """A Monster or Boss is removed at once; a Hero who killed a Monster draws a card."""
    state = g.state
    figure = state.figures[figure_id]
    kind, was_boss = figure.kind, figure.form == BOSS
    end_with_death(g, figure_id)
    g.tell(Defeated(figure_id, by, rule="DV-DMG-03"))
    # DV-DMG-06, DV-RUL-44: for whoever killed it; DV-DMG-05, DV-BOSS-08: not for a Boss
    if by in heroes_left(state) and not was_boss:
        draw_card(g, by, "spoils", "DV-DMG-04")
    if not any(other.kind == kind for other in state.figures.values()):
        remove_initiative(g, kind)
        await happened(g, "defeat", kind)
    end_turn_of(g, figure_id)
    check_victory(g)


def remove_initiative(g: G, card: str) -> None:
    """The card of somebody no longer in play leaves the deck (DV-RND-08)."""
    initiative = g.state.initiative
    if card in initiative.draw or card in initiative.discard:
        g.tell(InitiativeRemoved(card, rule="DV-RND-08"))


def end_turn_of(g: G, figure_id: str) -> None:
    """End the turn of a figure that dies in it (DV-TURN-07)."""
    turn = g.state.turn
    if turn is not None and turn.figure == figure_id and not turn.is_over:
        g.tell(TurnSpent(figure_id, rule="DV-TURN-07"))


def is_death_permanent(state: DVState) -> bool:
    """A Boss is on the board (DV-DTH-04, DV-DTH-06, DV-RUL-45); by a switch, one has ever been (DV-SWI-05)."""
    return boss_on_board(state) or (is_on(state, "permanent_death") and state.boss_was_here)


async def kill(g: G, hero: str, by: str) -> None:
    """A Hero's Life Points are gone: the Keeper draws an Event, the Hero becomes a Spirit or dies for good (DV-DTH)."""
    state = g.state
    g.tell(HeroKilled(hero, by, rule="DV-DTH-01"))
    draw_event(g, "DV-DTH-02")
    end_with_death(g, hero)
    drop_what_is_carried(g, hero)
    if is_death_permanent(state):
        die_for_good(g, hero, "DV-DTH-04")
    else:
        # DV-DTH-08, DV-RUL-46: with all that it has
        g.tell(BecameSpirit(hero, rule="DV-DTH-03"))
    end_turn_of(g, hero)
    check_victory(g)


def drop_what_is_carried(g: G, hero: str) -> None:
    """Carried Spirits and quest tokens stay where the Hero fell (DV-RUL-36), within reach (DV-RUL-82)."""
    space = within_reach(g.state, g.state.figures[hero].space)
    for other in list(g.state.figures.values()):
        if other.carried_by == hero:
            g.tell(SpiritFreed(other.id, rule="DV-RUL-36"))
    for token, place in list(g.state.tokens.items()):
        if place == hero:
            g.tell(TokenDropped(token, space, rule="DV-GEN-06"))


def die_for_good(g: G, hero: str, *cites: str) -> None:
    """The Hero leaves the game; everything it had stays under a skull (DV-DTH-04, DV-LOOT-01, DV-DTH-07)."""
    own = g.state.heroes[hero]
    space = g.state.figures[hero].space
    g.tell(DiedForGood(hero, space, (*own.hand, *own.worn, *own.used), rule=cites[0], also=cites[1:]))
    remove_initiative(g, hero)


def boss_is_activated(g: G) -> None:
    """All Spirits die for good at once; that gives the Keeper no Event (DV-BOSS-06, DV-DTH-05, DV-DTH-10)."""
    for figure in list(g.state.figures.values()):
        if figure.form == SPIRIT:
            die_for_good(g, figure.id, "DV-DTH-05", "DV-BOSS-06", "DV-DTH-10")
            end_turn_of(g, figure.id)
    check_victory(g)
