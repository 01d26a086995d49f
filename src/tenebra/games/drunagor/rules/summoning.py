"""Monsters come and go (DR-MON-07 to DR-MON-14), with their cards and the Attack cards of Commanders and Bosses (DR-CMD)."""

from __future__ import annotations

from tenebra.boards.eight import within
from tenebra.games.drunagor.content.foes import (
    MonsterCard,
    attack_cards,
    attack_deck,
    card_id,
    monster_card,
    monsters,
)
from tenebra.games.drunagor.effects import everybody_triggered
from tenebra.games.drunagor.events.monsters import (
    AttackCardsDrawn,
    LedOneLeft,
    MonsterDefeated,
    MonsterNotSummoned,
    MonsterSummoned,
)
from tenebra.games.drunagor.events.turns import CardFlipped, SideForgotten
from tenebra.games.drunagor.rules.damage import fallen
from tenebra.games.drunagor.rules.field import card_of
from tenebra.games.drunagor.rules.ranking import ranked
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.rules.space import board_of, darkness_of, free_squares, names
from tenebra.games.drunagor.rules.terrain import enter
from tenebra.games.drunagor.rules.ties import break_tie
from tenebra.games.drunagor.rules.track import put_on_track, take_off
from tenebra.games.drunagor.rules.victory import check_victory
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import DRState, is_on
from tenebra.kernel import Game

G = Game[DRState]
MOST_MONSTERS = 12
"""Rows of the two Status boards (DR-RUL-06, switch `monster-cap`)."""
VERSIONS = {"alternate": "alternate", "complex": "complex-a"}
"""The side of Monster cards where the players have agreed on another than Standard (DR-MON-12, DR-MON-19)."""
COMMANDER = "commander"


def side_for(state: DRState, id: str) -> str:
    """The side with which a Monster card enters play."""
    if any(monster.card == id for monster in state.monsters.values()):
        return state.sides.get(id, "standard")
    side = VERSIONS.get(state.behaviour, "standard")
    return side if (id, side) in monsters() else "standard"


def health_of(state: DRState, card: MonsterCard, power: int) -> int:
    """A Monster's first Health: a Commander the printed Health for each point of Power, a Boss for each Hero (DR-CMD-01)."""
    if card.class_ == COMMANDER:
        return card.health * (power + len(state.party))
    return card.health * len(state.party) if card.is_multiplied else card.health


async def summon(g: G, kind: str, rank: str, space: str, power: int = 0, *, lands: bool = False, rule: str = "DR-MON-11") -> str:
    """A Monster comes onto the board, or near where it should if that is taken; its id, "" if it does not come.

    `lands`: an effect summons it during a turn, so that terrain has its effect; a setup does not (DR-RUB-11).
    """
    state = g.state
    id = card_id(kind, rank)
    if is_on(state, "monster-cap") and len(state.monsters) >= MOST_MONSTERS:
        g.tell(MonsterNotSummoned(id, rule="DR-RUL-06"))
        return ""
    side = side_for(state, id)
    card = monster_card(id, side)
    monster = f"{kind}-{state.serial.get(kind, 0) + 1}"
    place = await _room(g, monster, space, card.is_large)
    if not place:
        g.tell(MonsterNotSummoned(id, rule="DR-RUL-18"))
        return ""
    if side != state.sides.get(id, "standard"):
        g.tell(CardFlipped(id, "" if side == "standard" else side, rule="DR-MON-12", also=("DR-MON-13", "DR-MON-19")))
    g.tell(MonsterSummoned(monster, id, place, health_of(state, card, power), rule=rule, also=_cites(card)))
    if not any(id in cards for cards in state.track.values()):
        await put_on_track(g, id, card.position)
    if card.is_multiplied:
        await draw_attack_cards(g, monster)
    if lands:
        await enter(g, monster)
    await everybody_triggered(g, "when_an_enemy_is_summoned", monster)
    return monster


def _cites(card: MonsterCard) -> tuple[str, ...]:
    match card.class_:
        case "commander":
            return ("DR-CMD-01", "DR-CMD-02")
        case "general":
            return ("DR-BOS-01", "DR-BOS-03")
        case "minion":
            return ("DR-MON-03",)
    return ("DR-MON-02", "DR-MON-06", "DR-MON-08", "DR-MON-09", "DR-SET-08")


async def _room(g: G, monster: str, space: str, large: bool) -> str:
    """The square or area itself if it is free, else the nearest free one, the Party Leader's choice (DR-RUL-18)."""
    state = g.state
    board, free = board_of(state), free_squares(state)
    start = board.grid.bit[space]
    if large:
        flat = 0
        for areas in board.blocks.heights(board.levels.top):
            flat |= areas
        firsts = {name: board.blocks.spaces[n] for name, n in board.first_of.items() if flat >> n & 1}
        free = board.grid.set_of(name for name, area in firsts.items() if not area & ~free)
        area = board.within(start, 0)
        start = area & -area if area else start
    for distance in range(max(board.grid.width, board.grid.height)):
        near = within(board.grid, start, distance) & free
        if near:
            return await break_tie(g, "tie-place", names(state, near), figure=monster)
    return ""


async def draw_attack_cards(g: G, monster: str, *also: str) -> None:
    """One card for each Hero of the shuffled Commander deck; a Boss has all of its own (DR-CMD-02, DR-BOS-02)."""
    state = g.state
    card = card_of(state, monster)
    if card.class_ == COMMANDER:
        lying = {one for cards in state.track.values() for one in cards}
        deck = [one for one in attack_deck(COMMANDER) if one not in lying]
        drawn, rule = tuple(g.shuffle(deck)[: len(state.party)]), "DR-CMD-02"
        also = ("DR-CMD-08", "DR-CRD-10", "DR-RUL-75", *also)
    else:
        drawn, rule = attack_deck(card.kind), "DR-BOS-02"
        also = ("DR-CRD-11", *also)
    g.tell(AttackCardsDrawn(monster, drawn, rule=rule, also=also))
    for one in drawn:
        await put_on_track(g, one, attack_cards()[one].position)


async def summon_from_darkness(g: G, kind: str, rule: str) -> None:
    """A Minion comes out of the Darkness: on the free dark square, or Spawn Point, nearest to the Strongest Hero (DR-MON-03)."""
    state = g.state
    board = board_of(state)
    hero = state.heroes[ranked(state, "strongest")[0]]
    gates = (darkness_of(state) | sheet_of(state).spawn & ~board.levels.spanned) & board.floor & free_squares(state)
    if not gates:
        g.tell(MonsterNotSummoned(kind, rule="DR-RUL-18"))
        return
    for distance in range(max(board.grid.width, board.grid.height)):
        near = within(board.grid, board.grid.bit[hero.space], distance) & gates
        if near:
            number = state.serial.get(kind, 0) + 1
            space = await break_tie(g, "tie-place", names(state, near), figure=f"{kind}-{number}")
            await summon(g, kind, "", space, lands=True, rule=rule)
            return


# --- going


@fallen("monster")
async def defeat(g: G, who: str, by: str, rule: str) -> None:
    """A Monster without Health is removed; its card goes with the last of its kind, Attack cards with their Monster."""
    state = g.state
    monster, kind = state.monsters[who], card_of(state, who).kind
    attacks = list(monster.attacks)
    g.tell(MonsterDefeated(who, kind, by, rule=rule, also=("DR-RUL-74",) if attacks else ()))
    if not any(one.card == monster.card for one in state.monsters.values()):
        take_off(g, monster.card)
        if state.sides.get(monster.card):
            g.tell(SideForgotten(monster.card, rule="DR-CRD-09"))
    for card in attacks:
        take_off(g, card)
    for name in dict.fromkeys((kind, monster.card, who)):
        await happened(g, "slay", name, by=by)
    if not state.monsters:
        await happened(g, "cleared")
    check_victory(g)


@fallen("familiar")
async def dispel(g: G, who: str, by: str, rule: str) -> None:
    """A Familiar has lost its one Health (DR-PET-03); it may be summoned again (DR-PET-04)."""
    g.tell(LedOneLeft(who, by, rule="DR-PET-03", also=("DR-PET-04",)))


@fallen("companion")
async def lose_companion(g: G, who: str, by: str, rule: str) -> None:
    """A hit beyond its Sturdiness defeats a Companion (DR-CPN-02)."""
    g.tell(LedOneLeft(who, by, rule="DR-CPN-02", also=("DR-CPN-03", "DR-CPN-09")))
    await happened(g, "lost", who)
    check_victory(g)


@fallen("npc")
async def lose_npc(g: G, who: str, by: str, rule: str) -> None:
    """An NPC token is removed by the first point of damage that is not prevented (DR-RUB-22)."""
    g.tell(LedOneLeft(who, by, rule="DR-RUB-22"))
    await happened(g, "lost", who)
    check_victory(g)
