"""Doors and setups (DR-DOR, DR-SET-11, DR-LVL-05): what lies behind them comes onto the table."""

from __future__ import annotations

from tenebra.games.drunagor import options as opt
from tenebra.games.drunagor.content.foes import card_id, kinds
from tenebra.games.drunagor.effects import triggered
from tenebra.games.drunagor.events.board import CHEST, BridgeLaid, DoorOpened, SetupLaid
from tenebra.games.drunagor.rules.actions import MINOR
from tenebra.games.drunagor.rules.forced import shove
from tenebra.games.drunagor.rules.scenario_rules import happened
from tenebra.games.drunagor.rules.space import at, board_of, covers
from tenebra.games.drunagor.rules.summoning import summon
from tenebra.games.drunagor.rules.terrain import enter, fall, level_at
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import OPEN, DRState
from tenebra.kernel import Game, Reason

G = Game[DRState]
RANDOM = ("white", "grey", "black")
"""In the place of a kind: a random one of the colour (DR-MON-08)."""


def is_locked(state: DRState, door: str) -> bool:
    """The Adventure keeps it shut (DR-DOR-04)."""
    return sheet_of(state).doors[door].is_locked and not state.counters.get(f"unlock-{door}")


def doors_near(state: DRState, hero: str) -> list[str]:
    """The closed Doors a Hero stands at (DR-DOR-01)."""
    board, here = board_of(state), covers(state, hero)
    return [door for door, spaces in board.closed.items() if spaces & here] if board.at_doors & here else []


def open_options(state: DRState, hero: str) -> list[opt.Open]:
    """Each of them that is not locked."""
    return [opt.Open(door) for door in doors_near(state, hero) if not is_locked(state, door)]


@MINOR[OPEN].law(opt.Open)
def why_not_open(state: DRState, hero: str, option: opt.Open) -> Reason | None:
    """A closed Door next to the Hero that is not locked (DR-DOR-01, DR-DOR-04)."""
    door = option.door
    if state.doors.get(door) is not False:
        return Reason("DR-DOR-01", "no-such-door", {"door": door})
    if door not in doors_near(state, hero):
        return Reason("DR-MIN-09", "not-adjacent", {"to": door})
    return Reason("DR-DOR-04", "door-locked", {"door": door}) if is_locked(state, door) else None


@MINOR[OPEN].carries_out(opt.Open)
async def open_door(g: G, hero: str, option: opt.Open) -> None:
    """The Door card is read, its setup added; no turn passes, movement goes on afterwards (DR-DOR-01, DR-GEN-12)."""
    door = option.door
    g.tell(DoorOpened(door, hero, rule="DR-DOR-01", also=("DR-DOR-02",)))
    behind = sheet_of(g.state).doors[door].opens
    if behind and behind not in g.state.laid:
        await lay_setup(g, behind, "DR-DOR-01")
    await happened(g, "open", door, by=hero)
    await triggered(g, "when_you_open_a_door", hero)


async def lay_setup(g: G, name: str, rule: str = "DR-DOR-05") -> None:
    """A setup comes onto the table: maps and tokens, then its Monsters (DR-DOR-05)."""
    lay_maps(g, name, rule)
    await summon_all(g, name)
    await happened(g, "lay", name)


def lay_maps(g: G, name: str, rule: str) -> None:
    """Maps, Doors and tokens of a setup, up to the line for so many Heroes (DR-DOR-05)."""
    state, number = g.state, len(g.state.party)
    sheet = sheet_of(state)
    setup = sheet.setups[name]
    first = state.serial.get(CHEST, 0) + 1
    chests = [chest.space for chest in setup.chests if chest.fewest <= number]
    g.tell(
        SetupLaid(
            name,
            setup.doors,
            {f"{CHEST}-{first + place}": space for place, space in enumerate(chests)},
            {scene: (space, sheet.interactions[scene].charges) for scene, space in setup.scenes.items()},
            dict(setup.things),
            dict(setup.npcs),
            setup.bridges,
            rule=rule,
        )
    )


async def summon_all(g: G, name: str) -> None:
    """The Monsters of a setup; random ones of one colour and rank are all of the card drawn first (DR-MON-08, DR-MON-09)."""
    drawn: dict[str, str] = {}
    for placement in sheet_of(g.state).setups[name].monsters:
        if placement.fewest > len(g.state.party):
            continue
        kind = placement.what
        if kind in RANDOM:
            deck = f"{kind}-{placement.rank}"
            kind = drawn[deck] = drawn.get(deck) or draw_kind(g, kind, placement.rank)
        await summon(g, kind, placement.rank, placement.space, power=placement.power)


def draw_kind(g: G, colour: str, rank: str) -> str:
    """A random Monster card of a colour and rank; cards on the Track are not in the deck (DR-MON-08, DR-CRD-09)."""
    lying = {card for cards in g.state.track.values() for card in cards}
    deck = [kind for kind in kinds(colour) if card_id(kind, rank) not in lying]
    return g.draw(deck or list(kinds(colour)))


# --- bridges


async def lay_bridge(g: G, name: str, rule: str = "DR-LVL-03") -> None:
    """A bridge comes; whoever stands where it lies is moved aside first (DR-LVL-05)."""
    state = g.state
    sheet = sheet_of(state)
    spec = sheet.bridges[name]
    if name in state.bridges:
        return
    for who in at(state, spec.spaces):
        await shove(g, who, "DR-LVL-05", but=spec.spaces)
    g.tell(BridgeLaid(name, tuple(sheet.grid.spaces(spec.spaces)), rule=rule))


async def lift_bridge(g: G, name: str, rule: str = "DR-LVL-03") -> None:
    """A bridge is gone; whoever stood on it stands on the ground (DR-RUB-09)."""
    state = g.state
    sheet = sheet_of(state)
    spec = sheet.bridges[name]
    if name not in state.bridges:
        return
    there = at(state, spec.spaces)
    g.tell(BridgeLaid(name, tuple(sheet.grid.spaces(spec.spaces)), is_gone=True, rule=rule))
    for who in there:
        await fall(g, who, spec.level, level_at(state, who), "DR-RUB-09")
        await enter(g, who)
