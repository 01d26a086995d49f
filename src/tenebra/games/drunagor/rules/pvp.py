"""Player versus Player (DR-PVP): teams, the initiative roll, and when a team is defeated.

All other rules are those of Adventures (DR-PVP-12).
"""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.drunagor.content.model import HEROES, ROLES
from tenebra.games.drunagor.dice import D20
from tenebra.games.drunagor.events.goods import CURSE
from tenebra.games.drunagor.events.heroes import TeamDefeated
from tenebra.games.drunagor.rules.passives import TRAUMA_LIMIT, trauma_limit
from tenebra.games.drunagor.state import DRState
from tenebra.kernel import Game

G = Game[DRState]
TEAMS = ("sun", "moon")
OWN_SHARE = 2
"""Trauma cubes for each Hero with which a team is defeated (DR-PVP-11)."""
FAIR = (2, 4)
"""The numbers of Heroes that make two teams; others fight each for itself (DR-PVP-01)."""
WINNERS = {team: team for team in (*TEAMS, *HEROES)}
"""A match is named after the team that is left; everybody for itself, after that Hero."""


def teams_of(party: Sequence[str]) -> dict[str, str]:
    """One against one and two against two by turns in seat order, else everybody alone (DR-PVP-01, DR-RUL-94)."""
    if len(party) in FAIR:
        return {hero: TEAMS[place % 2] for place, hero in enumerate(party)}
    return {hero: hero for hero in party}


async def initiative(g: G) -> dict[str, str]:
    """Everybody rolls; the highest comes first, then the highest of another team, and so on (DR-PVP-04, DR-PVP-05)."""
    order = _by_roll(g, g.state.party)
    slots: dict[str, str] = {}
    last = ""
    while order:
        hero = next((one for one in order if g.state.teams[one] != last), order[0])
        order.remove(hero)
        slots[hero], last = ROLES[len(slots)], g.state.teams[hero]
    return slots


def _by_roll(g: G, heroes: Sequence[str]) -> list[str]:
    """From the highest roll down; those who are tied roll again among themselves (DR-RUL-91)."""
    rolled = {hero: int(g.roll([D20], hero, "DR-PVP-04")[0]) for hero in heroes}
    out: list[str] = []
    for number in sorted(set(rolled.values()), reverse=True):
        tied = [hero for hero in heroes if rolled[hero] == number]
        out += _by_roll(g, tied) if len(tied) > 1 else tied
    return out


def team_limit(state: DRState, team: str) -> int:
    """With so many Trauma cubes together a team is defeated; what raises a Hero's limit raises it (DR-PVP-11)."""
    members = [hero for hero in state.party if state.teams[hero] == team]
    return sum(OWN_SHARE + trauma_limit(state, hero) - TRAUMA_LIMIT for hero in members)


def is_team_full(state: DRState, hero: str) -> bool:
    """One more Trauma cube defeats the team (DR-PVP-11)."""
    team = state.teams[hero]
    held = sum(len(one.traumas) for one in state.heroes.values() if state.teams[one.id] == team)
    return held + 1 >= team_limit(state, team)


def standing_teams(state: DRState) -> list[str]:
    """The teams that still have a Hero on the board, in seat order."""
    return list(dict.fromkeys(state.teams[hero.id] for hero in state.heroes.values() if hero.space))


def winner_after(state: DRState, fallen: str) -> str:
    """The team that is left when one has fallen, "" while there are several (DR-RUL-94)."""
    left = [team for team in standing_teams(state) if team != fallen]
    return left[0] if len(left) == 1 else ""


def team_falls(g: G, hero: str, cube: str) -> None:
    """The Hero's team is defeated; the match ends when one is left (DR-PVP-10, DR-PVP-11, DR-RUL-94)."""
    cites = ("DR-PVP-10", "DR-CUB-11") if cube == CURSE else ("DR-PVP-11", "DR-KNO-02")
    team = g.state.teams[hero]
    winner = winner_after(g.state, team)
    if winner:
        g.end(winner, *cites)
    g.tell(TeamDefeated(team, rule=cites[0]))
