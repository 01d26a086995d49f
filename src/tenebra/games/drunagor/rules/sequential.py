"""Sequential Adventures (DR-SEQ): one begins where the last has ended, without a Camp Phase between them."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content.foes import runes
from tenebra.games.drunagor.events.board import Counted
from tenebra.games.drunagor.events.goods import BOX, CURSE, TRAUMA, CubesMoved
from tenebra.games.drunagor.events.monsters import CompanionJoined, RuneDrawn, RunePlaced
from tenebra.games.drunagor.rules.camp import rest
from tenebra.games.drunagor.rules.cubes import blockable, cleanse, remove_trauma
from tenebra.games.drunagor.rules.darkness import put_runes
from tenebra.games.drunagor.rules.passives import skills_of
from tenebra.games.drunagor.rules.space import beside, free_squares, names
from tenebra.games.drunagor.state import BESIDE, RUNES, Campaign, DRState, party_leader
from tenebra.games.drunagor.steps import Help, Rejoin, TakeUp
from tenebra.kernel import Game, Option

G = Game[DRState]
PASS = opt.Pass()
FEWER_RUNES, CLEANSE_ALL = "runes", "cleanse"
CLEANSED = 2
"""DR-SEQ-07."""


def record_of(state: DRState) -> Campaign:
    """The record of the campaign that is being played."""
    assert state.campaign is not None
    return state.campaign


def is_at_once(record: Campaign) -> bool:
    """The table was left as it was; after a pause or a defeat cubes and Runes are placed anew (DR-SEQ-04, DR-RUB-32)."""
    return not record.is_paused and not record.has_lost


async def take_up(g: G, _: TakeUp) -> None:
    """Curse and Trauma cubes and the Runes on the Track, as they lay or placed anew (DR-SEQ-03 to DR-SEQ-06)."""
    state = g.state
    record = record_of(state)
    at_once = is_at_once(record)
    for hero in state.party:
        career = record.heroes.get(hero)
        if career is not None:
            for kind, places in ((CURSE, career.curses), (TRAUMA, career.traumas)):
                for place in places:
                    await _put_back(g, hero, kind, place if at_once else "")
        rest(g, hero)
    if not at_once:
        put_runes(g, len(record.runes), "DR-SEQ-06")
        return
    for rune in record.runes:
        g.tell(RuneDrawn(rune, rule="DR-SEQ-04"))
        g.tell(RunePlaced(rune, runes()[rune].colour, rule="DR-SEQ-04", also=("DR-SET-04", "DR-RUB-14")))


async def _put_back(g: G, hero: str, kind: str, place: str) -> None:
    """A cube lies where it lay; else its owner chooses freely among legal Skills (DR-SEQ-05)."""
    is_known = place == BESIDE or place in skills_of(g.state, hero)
    free = blockable(g.state, hero)
    if not place or not is_known:
        place = free[0]
        if len(free) > 1:
            place = (await g.ask(hero, kind, lambda: [opt.Choose(skill) for skill in free], figure=hero)).name
    g.tell(CubesMoved(hero, ((kind, BOX, place),), rule="DR-SEQ-03" if is_known else "DR-SEQ-05", also=("DR-RUB-32",)))


async def rejoin(g: G, _: Rejoin) -> None:
    """Companions stand next to the Heroes they follow (DR-CPN-08)."""
    state = g.state
    for name, owner in record_of(state).companions.items():
        hero = owner if owner in state.heroes else party_leader(state)
        near = beside(state, hero) & free_squares(state) or free_squares(state)
        if near:
            g.tell(CompanionJoined(name, hero, names(state, near)[0], rule="DR-CPN-08", also=("DR-SEQ-03",)))


# --- trying again


def helps(state: DRState) -> list[Option]:
    """The helps to ask for, each once: fewer Runes, CLEANSE 2 for all, one Trauma cube less for one Hero (DR-SEQ-07)."""
    used = state.counters
    out: list[Option] = []
    if not used.get(f"help-{FEWER_RUNES}") and any(state.runes.values()):
        out.append(opt.Choose(FEWER_RUNES))
    if not used.get(f"help-{CLEANSE_ALL}") and any(hero.curses for hero in state.heroes.values()):
        out.append(opt.Choose(CLEANSE_ALL))
    if not used.get(f"help-{TRAUMA}"):
        out += [opt.Choose(hero.id) for hero in state.heroes.values() if hero.traumas]
    return out


async def help_along(g: G, step: Help) -> None:
    """A failed sequential Adventure is tried again: the Party may have one or more of three helps (DR-SEQ-07, DR-RUL-16)."""
    state = g.state
    while helps(state):
        g.safe_point()
        answer = await g.ask(party_leader(state), "restart-help", lambda: [*helps(state), PASS])
        if not isinstance(answer, opt.Choose):
            break
        await _help(g, answer.name)
    g.done(step)


async def _help(g: G, name: str) -> None:
    state = g.state
    if name == FEWER_RUNES:
        for colour in RUNES:
            if state.runes.get(colour):
                g.tell(RunePlaced(state.runes[colour][-1], colour, is_back=True, rule="DR-SEQ-07", also=("DR-RUL-16",)))
    elif name == CLEANSE_ALL:
        for hero in state.party:
            await cleanse(g, hero, CLEANSED, "DR-SEQ-07")
    else:
        await remove_trauma(g, name, "DR-SEQ-07")
        name = TRAUMA
    g.tell(Counted(f"help-{name}", rule="DR-SEQ-07"))
