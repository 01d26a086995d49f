"""The field that a Monster's preparation depends on, read from the state (DR-BHV), and its plan."""

from __future__ import annotations

from tenebra.games.drunagor.content.foes import Fighter, MonsterCard, attack_cards, effects_of
from tenebra.games.drunagor.rules.behaviour import Field, Plan, Prey, prepare
from tenebra.games.drunagor.rules.conditions import number_of
from tenebra.games.drunagor.rules.engagement import sees
from tenebra.games.drunagor.rules.movement import allowance
from tenebra.games.drunagor.rules.passives import fighter_of, is_immune
from tenebra.games.drunagor.rules.ranking import ranked
from tenebra.games.drunagor.rules.routes import Mark
from tenebra.games.drunagor.rules.space import covers, darkness_of, is_on_darkness
from tenebra.games.drunagor.rules.terrain import TOKENS
from tenebra.games.drunagor.rules.ways import Body, body_of, flies, marks_of, stops_of, through_of
from tenebra.games.drunagor.state import MORE_DAMAGE, MORE_MOVE, DRState, Monster, are_enemies

RANKING = {
    "": "strongest",
    "bloodseeker": "weakest",
    "covetous": "covetous",
    "defiant": "vigorous",
    "relentless": "tired",
    "reckoner": "corrupted",
    "slaughter": "strongest",
}
"""The rank of the Heroes a Monster seeks, by the keyword of its card (DR-BHV-03, DR-MKW-03 to DR-MKW-08, DR-RUB-12)."""
RULES_OF = {
    "": ("DR-BHV-03", "DR-RNK-01"),
    "bloodseeker": ("DR-MKW-03", "DR-RNK-02"),
    "covetous": ("DR-MKW-04", "DR-RNK-06"),
    "defiant": ("DR-MKW-05", "DR-RNK-03"),
    "relentless": ("DR-MKW-06", "DR-RNK-04"),
    "reckoner": ("DR-MKW-07", "DR-RNK-05"),
    "slaughter": ("DR-MKW-08", "DR-NPC-02", "DR-RUB-12"),
}
"""By which rules it seeks them."""
ON_DARKNESS = 2
"""DR-DRK-21."""


def card_of(state: DRState, monster: str) -> MonsterCard:
    """A Monster's card as it lies on the Track."""
    card = fighter_of(state, monster)
    assert isinstance(card, MonsterCard)
    return card


def runes_of(state: DRState, colour: str) -> int:
    """X: how many Runes of a colour are on the Track (DR-MKW-15, DR-INI-11, DR-RUL-73)."""
    return len(state.runes.get(colour, ()))


def from_cards(state: DRState, monster: Monster, stat: str) -> int:
    """The bonus of passive Attack cards to a Monster's attack or movement (DR-CMD-03)."""
    out = 0
    for id in monster.attacks:
        card = attack_cards()[id]
        for effect in effects_of(card.passive):
            if effect.verb == "bonus" and effect.name == stat:
                out += effect.number * (runes_of(state, card.colour) if effect.per == "rune" else 1)
    return out


def movement_of(state: DRState, monster: str) -> int:
    """The movement on a Monster's card with its tokens and Attack cards (DR-BHV-13, DR-MKW-10)."""
    own = state.monsters[monster]
    return card_of(state, monster).movement + own.tokens.get(MORE_MOVE, 0) + from_cards(state, own, "movement")


def damage_of(state: DRState, monster: str, *, dark: bool | None = None) -> int:
    """The damage of a Monster's base attack, before INTIMIDATE (DR-MON-18): +2 on Darkness, once (DR-DRK-21)."""
    own = state.monsters[monster]
    if dark is None:
        dark = is_on_darkness(state, monster)
    base = card_of(state, monster).damage or 0
    return base + own.tokens.get(MORE_DAMAGE, 0) + from_cards(state, own, "dmg") + (ON_DARKNESS if dark else 0)


def _ranking(state: DRState, card: Fighter) -> list[str]:
    """Heroes in the order in which a Monster seeks them; NPC tokens first for SLAUGHTER (DR-MKW-08, DR-RUB-12)."""
    order = ranked(state, RANKING[card.primary])
    if card.primary == "slaughter":
        return [*(npc for npc in state.npcs if state.npcs[npc].space), *order]
    return order


def _marks(state: DRState, who: str, body: Body) -> tuple[Mark, ...]:
    """Terrain that would have an effect on a Monster, and traps that it would set off (DR-TER-10, DR-EFF-24)."""
    marks = [
        mark for mark in marks_of(state, who, body) if mark.name not in TOKENS or not is_immune(state, who, TOKENS[mark.name][0])
    ]
    board = body.board
    for area, trap in state.traps.items():
        if area in board.first_of and are_enemies(state, who, trap.owner):
            places = body.over(board.blocks.spaces[board.first_of[area]])
            marks.append(Mark(f"trap-{area}", places, is_harm=False))
    return tuple(marks)


def field_of(state: DRState, who: str) -> Field:
    """A Monster's preparation as a small description."""
    card, body = card_of(state, who), body_of(state, who)
    jumps = flies(state, who)
    heroes, unseen = [], []
    for hero in _ranking(state, card):
        if sees(state, who, hero):
            heroes.append(Prey(hero, covers(state, hero)))
        else:
            unseen.append(hero)
    led = [one for one in (*state.familiars, *state.companions) if covers(state, one) and sees(state, who, one)]
    here = body.over(covers(state, who))
    multi = card.multi
    return Field(
        board=body.board,
        place=here,
        through=through_of(state, who, body, jump=jumps),
        stand=stops_of(state, who, body) | here,
        dark=body.over(darkness_of(state)),
        marks=_marks(state, who, body),
        heroes=tuple(heroes),
        led=tuple(Prey(one, covers(state, one)) for one in led),
        unseen=tuple(unseen),
        points=allowance(state, who, movement_of(state, who)),
        reach=card.type,
        multi=multi.verb if multi is not None else "",
        number=number_of(state, multi, who) if multi is not None else 1,
        ambushes=card.has("ambush"),
        flies=jumps,
        is_large=card.is_large,
        is_nearest_first=bool(state.teams),
    )


def plan_of(state: DRState, who: str) -> Plan:
    """The plan of a Monster now."""
    return prepare(field_of(state, who))
