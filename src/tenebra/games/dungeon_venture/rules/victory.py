"""Victory and defeat (DV-VIC), checked after every resolved effect (DV-VIC-06)."""

from __future__ import annotations

from tenebra.games.dungeon_venture.rules.space import altar_spaces, obstacles, spirit_ways, ways
from tenebra.games.dungeon_venture.scenario import EVERYWHERE, Phrase
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import BOSS, HERO, KEEPER, MONSTER, SPIRIT, DVState, heroes_left
from tenebra.kernel import Game
from tenebra.kit.ending import HEROES

G = Game[DVState]
HEROES_WIN, KEEPER_WINS = HEROES, KEEPER
OUTCOMES = {HEROES_WIN: HEROES, KEEPER_WINS: KEEPER}


def check_victory(g: G) -> None:
    """End the game if a side has won. Both at once: the Keeper if no Hero is left, else the Heroes (DV-RUL-71)."""
    state = g.state
    if not state.round:
        return
    if not heroes_left(state):
        g.end(KEEPER_WINS, "DV-VIC-03")
    elif has_won(state):
        own = sheet_of(state).wins != (Phrase("all"),)
        g.end(HEROES_WIN, "DV-VIC-05" if own else "DV-VIC-01")
    elif no_way_back(state):
        g.end(KEEPER_WINS, "DV-RUL-70")
    # DV-RUL-85: no end but those of the Adventure
    elif any(is_lost(state, phrase) for phrase in sheet_of(state).losses):
        g.end(KEEPER_WINS, "DV-VIC-05")


def has_won(state: DVState) -> bool:
    """Every objective of the Heroes is reached."""
    wins = sheet_of(state).wins
    return all(is_reached(state, phrase) for phrase in wins)


def is_reached(state: DVState, phrase: Phrase) -> bool:
    """One objective is reached."""
    match phrase.verb:
        case "all":
            return not any(f.form in (MONSTER, BOSS) for f in state.figures.values()) and not waiting(state)
        case "defeated":
            return phrase.name not in waiting(state) and not any(figure.kind == phrase.name for figure in state.figures.values())
        case "count":
            return state.counters.get(phrase.name, 0) >= phrase.number
    return False


def waiting(state: DVState) -> set[str]:
    """The kinds that still wait in areas no Hero has entered (DV-RUL-69)."""
    waiting = sheet_of(state).placements.items()
    return {kind for area, who in waiting if area not in state.placed for kind, _ in who}


def is_lost(state: DVState, phrase: Phrase) -> bool:
    """An Adventure's own condition of defeat is met."""
    if phrase.verb == "round":
        return state.round > phrase.number
    return state.counters.get(phrase.name, 0) >= phrase.number


def no_way_back(state: DVState) -> bool:
    """All Heroes left are Spirits, and none can ever reach an Altar (DV-RUL-70); Monsters in the way may move on."""
    spirits = [figure for figure in state.figures.values() if figure.form == SPIRIT]
    if not spirits or any(figure.form == HERO for figure in state.figures.values()):
        return False
    grid = sheet_of(state).grid
    goals = grid.beside(altar_spaces(state), ways(state)) & ~obstacles(state)
    start = grid.set_of(spirit.space for spirit in spirits)
    return not grid.reach(start, EVERYWHERE, grid.floor, spirit_ways(state)) & goals


def leave_dungeon(g: G, hero: str) -> None:
    """A Hero has fled: the Keeper wins (DV-VIC-04), unless what was sought goes with the Hero (DV-VIC-05)."""
    state = g.state
    goals = [phrase for phrase in sheet_of(state).wins if phrase.verb == "leave"]
    others = [phrase for phrase in sheet_of(state).wins if phrase.verb != "leave"]
    if goals and all(state.tokens.get(p.name) == hero for p in goals) and all(is_reached(state, p) for p in others):
        g.end(HEROES_WIN, "DV-VIC-05")
    else:
        g.end(KEEPER_WINS, "DV-VIC-04")
