"""Common decisions of the players, and small questions to one of them (MD-DEC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Decision, Game, Option

G = Game[MDState]
OptionT = TypeVar("OptionT", bound=Option)
PASS, READY = opt.Pass(), opt.Ready()


def ask_players(g: G, prompt: str, choices: Sequence[OptionT], **about: str) -> Decision[OptionT]:
    """The players decide in common: any seat answers, the first answer counts (MD-DEC-01). Await the result."""
    return g.ask_any({hero: lambda: choices for hero in g.state.party}, prompt, None, None, **about)


def ask_one(g: G, seat: str, prompt: str, choices: Sequence[OptionT], **about: str) -> Decision[OptionT]:
    """One seat decides among choices known now (MD-DEC-02, MD-DEC-03), or the players if it is "". Await the result."""
    if not seat:
        return ask_players(g, prompt, choices, **about)
    return g.ask(seat, prompt, lambda: choices, None, **about)


async def choose_enemy(g: G, prompt: str, enemies: Sequence[str], is_safe: bool = False, **about: str) -> str:
    """The Enemy that is next, the players' choice; a single one needs no question (MD-ENP-01, MD-CTR-10)."""
    if len(enemies) == 1:
        return enemies[0]
    if is_safe:
        g.safe_point()
    answer = await ask_players(g, prompt, [opt.Activate(enemy) for enemy in enemies], **about)
    return answer.enemy


async def choose_who(g: G, seat: str, prompt: str, who: Sequence[str], **about: str) -> str:
    """One of these Characters: the choice of a seat, or of the players in common if the seat is ""."""
    if len(who) == 1:
        return who[0]
    return (await ask_one(g, seat, prompt, [opt.Choose(one) for one in who], **about)).who


async def choose_zone(g: G, seat: str, prompt: str, zones: Sequence[str], **about: str) -> str:
    """One of these Zones: the choice of a seat, or of the players in common if the seat is ""."""
    if len(zones) == 1:
        return zones[0]
    return (await ask_one(g, seat, prompt, [opt.Place(zone) for zone in zones], **about)).zone


async def choose_card(g: G, seat: str, prompt: str, cards: Sequence[str], **about: str) -> str:
    """One of these cards, a seat's choice."""
    if len(cards) == 1:
        return cards[0]
    return (await ask_one(g, seat, prompt, [opt.Pick(card) for card in cards], **about)).card
