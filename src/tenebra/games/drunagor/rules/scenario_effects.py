"""The effects of an Adventure's own rules (DR-DOR-04). The vocabulary is in `scenario`."""

from __future__ import annotations

from functools import lru_cache

from tenebra.games.drunagor.content import events as event_cards
from tenebra.games.drunagor.content.foes import rune_cards
from tenebra.games.drunagor.effects import resolve
from tenebra.games.drunagor.events.board import EventDrawn, GroundChanged, NpcPlaced, Removed, ScenePlaced, TrapPlaced
from tenebra.games.drunagor.events.goods import AURA, OUTCOME, STATUS, NoteMade
from tenebra.games.drunagor.events.monsters import CompanionJoined
from tenebra.games.drunagor.notation import read_text
from tenebra.games.drunagor.rules.chests import place_chest
from tenebra.games.drunagor.rules.darkness import dark_at, draw_runes, lift
from tenebra.games.drunagor.rules.doors import RANDOM, draw_kind, lay_bridge, lay_setup, lift_bridge
from tenebra.games.drunagor.rules.interactions import hold_scene
from tenebra.games.drunagor.rules.items import find, note
from tenebra.games.drunagor.rules.monsters import evolve as evolve_monster
from tenebra.games.drunagor.rules.scenario_rules import CITE, SCENARIO_RULES, effect, happened
from tenebra.games.drunagor.rules.space import beside, board_of, covers, free_squares, names
from tenebra.games.drunagor.rules.summoning import summon as summon_monster
from tenebra.games.drunagor.rules.targets import UNLIMITED
from tenebra.games.drunagor.rules.track import put_on_track, take_off
from tenebra.games.drunagor.scenario import Phrase
from tenebra.games.drunagor.scenarios import sheet_of
from tenebra.games.drunagor.state import END_DOWN, END_UP, DRState, party_leader
from tenebra.games.drunagor.vocabulary import Text
from tenebra.kernel import Game

G = Game[DRState]
BARE = "bare"


@lru_cache(maxsize=512)
def text_of(text: str) -> Text:
    """An effect that a sheet writes in the words of the cards."""
    return read_text(text)


async def _cast(g: G, hero: str, text: Text, source: str) -> None:
    if hero in g.state.heroes:
        await resolve(g, hero, text, source=source, rule=CITE, reach=UNLIMITED)


@effect
async def cast(g: G, phrase: Phrase, by: str) -> None:
    """An effect by the Hero who set it off; by the Party Leader if nobody did (DR-INT-07)."""
    await _cast(g, by or party_leader(g.state), text_of(phrase.text), "")


@effect
async def each(g: G, phrase: Phrase, by: str) -> None:
    """An effect by every Hero (DR-INT-07)."""
    for hero in list(g.state.party):
        await _cast(g, hero, text_of(phrase.text), "")


@effect
async def those(g: G, phrase: Phrase, by: str) -> None:
    """An effect by every Hero who stands in a place."""
    there = sheet_of(g.state).place(phrase.place)
    for hero in [hero for hero in g.state.party if covers(g.state, hero) & there]:
        await _cast(g, hero, text_of(phrase.text), "")


@effect
async def event(g: G, phrase: Phrase, by: str) -> None:
    """A special event card (DR-CRD-13)."""
    g.tell(EventDrawn(phrase.name, rule="DR-CRD-13"))
    await _cast(g, party_leader(g.state), event_cards()[phrase.name].text, phrase.name)


@effect
async def summon(g: G, phrase: Phrase, by: str) -> None:
    """Monsters come in a place, each on its first free square (DR-MON-08, DR-MON-11)."""
    state = g.state
    kind = draw_kind(g, phrase.name, phrase.rank) if phrase.name in RANDOM else phrase.name
    for _ in range(phrase.number * (len(state.party) if phrase.each else 1)):
        there = sheet_of(state).place(phrase.place) & board_of(state).floor
        squares = names(state, there & free_squares(state)) or names(state, there)
        if squares:
            await summon_monster(g, kind, phrase.rank, squares[0], lands=state.turn is not None, rule=CITE)


@effect
async def lay(g: G, phrase: Phrase, by: str) -> None:
    """A setup comes onto the table without a Door (DR-GEN-12)."""
    if phrase.name not in g.state.laid:
        await lay_setup(g, phrase.name, CITE)


@effect
async def unlock(g: G, phrase: Phrase, by: str) -> None:
    """A Door can be opened from now on."""
    g.tell(SCENARIO_RULES.counted(f"unlock-{phrase.name}", rule=CITE))


@effect
async def bridge(g: G, phrase: Phrase, by: str) -> None:
    """A bridge comes (DR-LVL-05)."""
    await lay_bridge(g, phrase.name)


@effect
async def collapse(g: G, phrase: Phrase, by: str) -> None:
    """A bridge goes (DR-RUB-09)."""
    await lift_bridge(g, phrase.name)


@effect
async def ground(g: G, phrase: Phrase, by: str) -> None:
    """The terrain of a place changes; whoever stands there suffers it by the normal rules afterwards (DR-RUB-11)."""
    kind = "" if phrase.name == BARE else phrase.name
    squares = sheet_of(g.state).grid.spaces(sheet_of(g.state).place(phrase.place))
    g.tell(GroundChanged(dict.fromkeys(squares, kind), rule=CITE, also=("DR-RUB-11",)))


@effect
async def dark(g: G, phrase: Phrase, by: str) -> None:
    """Small Darkness tiles come onto a place (DR-DRK-23)."""
    await dark_at(g, sheet_of(g.state).place(phrase.place), CITE)


@effect
async def light(g: G, phrase: Phrase, by: str) -> None:
    """Darkness tiles leave a place (DR-DRK-23)."""
    lift(g, sheet_of(g.state).place(phrase.place), CITE)


@effect
async def runes(g: G, phrase: Phrase, by: str) -> None:
    """Runes are drawn with their tiles (DR-DRK-01)."""
    await draw_runes(g, phrase.number, CITE)


@effect
async def card(g: G, phrase: Phrase, by: str) -> None:
    """A Rune card or a Scenario card comes to its end of the Track (DR-INI-12, DR-CRD-12)."""
    position = END_DOWN if rune_cards()[phrase.name].is_rune_card else END_UP
    await put_on_track(g, phrase.name, position, CITE)


@effect
async def chest(g: G, phrase: Phrase, by: str) -> None:
    """A Chest comes onto the board."""
    squares = names(g.state, sheet_of(g.state).place(phrase.place) & free_squares(g.state))
    if squares:
        place_chest(g, squares[0], CITE)


@effect
async def token(g: G, phrase: Phrase, by: str) -> None:
    """An Interaction token comes onto the board, or lies there with all its charges again (DR-INT-02)."""
    charges = sheet_of(g.state).interactions[phrase.name].charges
    g.tell(ScenePlaced(phrase.name, phrase.place, charges + (phrase.name in g.state.scenes), rule=CITE))


@effect
async def npc(g: G, phrase: Phrase, by: str) -> None:
    """An NPC token comes onto the board (DR-NPC-01)."""
    g.tell(NpcPlaced(phrase.name, phrase.place, rule=CITE))


@effect
async def trap(g: G, phrase: Phrase, by: str) -> None:
    """A Trap token of the Adventure's own lies in an area (DR-DOR-04)."""
    board = board_of(g.state)
    area = board.within(sheet_of(g.state).place(phrase.place), 0)
    g.tell(TrapPlaced(phrase.name, names(g.state, area)[0], "", rule=CITE))


@effect
async def remove(g: G, phrase: Phrase, by: str) -> None:
    """A token leaves the board, or a card the Track (DR-BOS-02)."""
    if any(phrase.name in cards for cards in g.state.track.values()):
        take_off(g, phrase.name, CITE)
    elif phrase.name in {**g.state.scenes, **g.state.npcs, **g.state.things}:
        g.tell(Removed(phrase.name, rule=CITE))


@effect
async def companion(g: G, phrase: Phrase, by: str) -> None:
    """A Companion joins the Hero who set it off, next to whom it comes (DR-CPN-05)."""
    state = g.state
    hero = by or party_leader(state)
    near = beside(state, hero) & free_squares(state) or free_squares(state)
    if near and phrase.name not in state.companions:
        g.tell(CompanionJoined(phrase.name, hero, names(state, near)[0], rule="DR-CPN-01", also=(CITE,)))


@effect
async def item(g: G, phrase: Phrase, by: str) -> None:
    """An Adventure item for the Hero who set it off, unless somebody has it already (DR-CRD-03)."""
    held = {copy for hero in g.state.heroes.values() for copy in (*hero.equipped.values(), *hero.bag)}
    stashed = {copy for career in g.state.campaign.heroes.values() for copy in career.stash} if g.state.campaign else set()
    if phrase.name not in held | stashed:
        await find(g, by or party_leader(g.state), phrase.name, "DR-CRD-03")


@effect
async def salvage(g: G, phrase: Phrase, by: str) -> None:
    """A random card of the previous Camp item deck (DR-CAM-05, DR-CRD-14)."""
    deck = g.state.campaign.camp if g.state.campaign is not None else []
    if deck:
        await find(g, by or party_leader(g.state), g.draw(deck), "DR-CRD-14")


@effect
async def status(g: G, phrase: Phrase, by: str) -> None:
    """A Status for the Hero who set it off (DR-CPG-03)."""
    note(g, by or party_leader(g.state), STATUS, phrase.name, "DR-CPG-03")


@effect
async def aura(g: G, phrase: Phrase, by: str) -> None:
    """An Aura for the Hero who set it off: a new one replaces the old (DR-CPG-04)."""
    note(g, by or party_leader(g.state), AURA, phrase.name, "DR-CPG-04")


@effect
async def outcome(g: G, phrase: Phrase, by: str) -> None:
    """An Outcome for every Hero of the Party (DR-CPG-05)."""
    for hero in g.state.party:
        note(g, hero, OUTCOME, phrase.name, "DR-CPG-05")


@effect
async def erase(g: G, phrase: Phrase, by: str) -> None:
    """A Status or an Outcome is over (DR-CPG-05)."""
    for hero in g.state.heroes.values():
        for kind, kept in ((STATUS, hero.statuses), (OUTCOME, hero.outcomes)):
            if phrase.name in kept:
                g.tell(NoteMade(hero.id, kind, phrase.name, is_erased=True, rule="DR-CPG-05"))


@effect
async def scene(g: G, phrase: Phrase, by: str) -> None:
    """An Interaction begins at once (DR-INT-02)."""
    await hold_scene(g, phrase.name, by)
    await happened(g, "interact", phrase.name, by=by)


@effect
async def evolve(g: G, phrase: Phrase, by: str) -> None:
    """Every Monster of a kind EVOLVEs (DR-MKW-10)."""
    for monster in [one.id for one in g.state.monsters.values() if one.id.rpartition("-")[0] == phrase.name]:
        evolve_monster(g, monster)
