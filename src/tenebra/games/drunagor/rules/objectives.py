"""The checks of objectives, and of conditions of an Adventure's own rules and of options (DR-WIN-01, DR-DOR-04)."""

from __future__ import annotations

from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState
from tenebra.kit.decks import name_of


def is_cleared(state: DRState, setup: str) -> bool:
    """Whether a setup lies, and all revealed Monsters are defeated (DR-DOR-04)."""
    return setup in state.laid and not state.monsters


def is_reached(state: DRState, phrase: Phrase) -> bool:
    """One goal is reached, one thing that fails the Adventure has happened, or one condition holds."""
    match phrase.verb:
        case "cleared":
            return is_cleared(state, phrase.name)
        case "slain" | "lost":
            return phrase.name in state.slain
        case "count":
            return state.counters.get(phrase.name, 0) >= phrase.number
        case "stands":
            there = sheet_of(state).place(phrase.place)
            bit = sheet_of(state).grid.bit
            standing = [bool(bit.get(hero.space, 0) & there) for hero in state.heroes.values()]
            return all(standing) if phrase.team == "all" else any(standing)
        case "round":
            return state.round > phrase.number
        case "laid":
            return phrase.name in state.laid
        case "heroes":
            return len(state.party) >= phrase.number
        case "took":
            return phrase.name in state.chosen
        case "has":
            return any(phrase.name in (*hero.statuses, hero.aura, *hero.outcomes) for hero in state.heroes.values())
        case _:
            goods = (item for hero in state.heroes.values() for item in (*hero.equipped.values(), *hero.bag))
            return any(name_of(item) == phrase.name for item in goods)
