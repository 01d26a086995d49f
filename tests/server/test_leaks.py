"""Nobody is sent what their seat may not know: whole games over sockets, every message held against the true states."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest

from bench import PATIENCE
from bench.house import House
from tenebra.games.dungeon_venture import GAME
from tenebra.games.dungeon_venture.content import card
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.state import KEEPER, DVState
from tenebra.kernel import Refused, Session, load
from tenebra.kernel.chance import key_of
from tenebra.kit.scene import Scene
from tenebra.kit.words import Words
from tenebra.tables.glance import SPECTATOR
from tests.server.socket_client import HEROES, SEATS, SocketClient, joined, open_table

CHOICES = 110
COPY = re.compile(r"[a-z][a-z0-9-]*\.\d+")
WORD = re.compile(r"[a-z][a-z0-9-]*")
EYES = (*SEATS, SPECTATOR)


class Secrets(msgspec.Struct):
    """What a seat may not know at a moment, by how it would show."""

    copies: set[str]
    """Cards in hands that are not its side's, and in face-down decks."""
    names: set[str]
    """What those cards are called, where the seat sees no other copy of them."""
    areas: set[str]
    """Areas that are not on the table."""
    spaces: set[str]
    """Their spaces."""
    figures: set[str]
    """Whoever is not hidden: the figures on the board."""
    doors: set[str]
    """Secret doors nobody has found."""
    traps: set[str]
    """Spaces with a Trap nobody has found."""


def secrets(state: DVState, seat: str, words: Words) -> Secrets:
    """Written from the rules (DV-GEN-08, DV-GEN-10, DV-RUL-49), not from the code that redacts."""
    sheet = sheet_of(state)
    piles = [state.treasure.draw, state.spoils.draw, state.events.draw]
    if seat != KEEPER:
        piles += [state.keeper_hand, state.keeper_cards]
    if seat not in state.heroes:
        piles += [own.hand for own in state.heroes.values()]
        piles += [skull.cards for skull in state.skulls.values()]
    copies = {copy for pile in piles for copy in pile}
    is_keeper = seat == KEEPER
    in_the_open = {*state.treasure.discard, *state.spoils.discard, *state.events.discard, *state.laid}
    in_the_open |= {one.card for one in state.lasting}
    for own in state.heroes.values():
        in_the_open |= {*own.worn, *own.used, *own.returned, *(own.hand if seat in state.heroes else ())}
    if is_keeper:
        in_the_open |= {*state.keeper_hand, *state.keeper_cards}
    known = {card(copy).id for copy in in_the_open}
    names = {words.say(f"card-{card(copy).id}") for copy in copies if card(copy).id not in known}
    return Secrets(
        # what was taken off in this turn is in a hand again, but everybody saw it
        copies - in_the_open,
        {name for name in names if " " in name},
        set() if is_keeper else set(sheet.areas) - set(state.areas),
        set() if is_keeper else {space for space, area in sheet.area_of.items() if area not in state.areas},
        set(state.figures),
        set() if is_keeper else {door for door, kind in sheet.doors.items() if kind == "secret" and door not in state.doors},
        set() if is_keeper else set(sheet.traps) - set(state.traps),
    )


def play(lines: dict[str, SocketClient], pick: random.Random) -> int:
    """Sensible and random choices in turn; then the Heroes leave, so that the game has an end."""
    while True:
        here = lines[SPECTATOR].latest()
        if here.get("outcome"):
            return int(here["choices"])
        seat = pick.choice(here["asked"])
        asked = lines[seat].position(here["choices"])
        if asked["choices"] > here["choices"]:
            lines[SPECTATOR].position(asked["choices"])
            continue
        options = [option for option in asked["options"] if option != "leave"] or asked["options"]
        if here["choices"] >= CHOICES and "leave" in asked["options"]:
            option = "leave"
        elif pick.random() < 0.6:
            option = lines[seat].ask("hint", seat=seat).get("option", options[0])
        else:
            option = pick.choice(options)
        done = lines[seat].ask("choose", seat=seat, option=option, at=asked["choices"])
        if done["type"] == "refusal":
            # where there was nothing to choose, the table has gone on by itself
            assert done["error"] == "late", done
        for one in lines.values():
            one.position(asked["choices"] + 1)
        curious = lines[pick.choice(sorted(lines))]
        curious.ask("inspect", at=f"{pick.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ')}{pick.randint(1, 20)}")


def check_message(news: dict[str, Any], raw: str, hidden: Secrets, may_tell: set[str], words: Words) -> None:
    """A message against what its seat may not know; `may_tell` are cards named by events that the seat may see."""
    assert not (set(COPY.findall(raw)) & hidden.copies) - may_tell
    said = msgspec.json.encode({**news, "told": []}).decode()
    assert not set(COPY.findall(said)) & hidden.copies
    assert not [name for name in hidden.names if name in said]
    told = msgspec.json.encode(news.get("told")).decode()
    assert not [name for name in hidden.names - {words.say(f"card-{card(copy).id}") for copy in may_tell} if name in told]
    if news.get("type") == "inspected":
        assert news["at"] not in hidden.spaces
        assert not set(news["found"]["strikers"]) - hidden.figures
    state, scene = news.get("state"), news.get("scene")
    if state is not None:
        assert not set(WORD.findall(msgspec.json.encode(state).decode())) & (hidden.areas - {"passage"})
        assert not set(state.get("doors", {})) & hidden.doors
        assert not set(state.get("traps", {})) & hidden.traps
        assert state["initiative"].get("draw", []) == sorted(state["initiative"].get("draw", []))
        assert set(state["treasure"].get("draw", ["?"])) <= {"?"}
    if scene is not None:
        assert not {room["id"] for room in scene["board"]["rooms"]} & hidden.areas
        assert not {door["id"] for door in scene["board"]["doors"]} & hidden.doors
        assert not {thing["place"] for thing in scene["things"] if thing["kind"] == "trap"} & hidden.traps
        for choice in (scene["question"] or {"choices": []})["choices"]:
            assert not set(choice["key"].split()) & (hidden.areas | hidden.copies)


@pytest.mark.parametrize("scenario", ["ravens-watch", "iron-cells"])
def test_no_message_tells_what_is_hidden(house: House, scenario: str) -> None:
    by = {seat: f"friend:{seat.title()}" for seat in SEATS}
    opened = open_table(house, scenario, **by)
    keys = {invited["seats"][0]: invited["key"] for invited in opened["invitations"]} | {SPECTATOR: opened["watch"]}
    with ExitStack() as stack:
        programs = {seat: stack.enter_context(joined(house, key)) for seat, key in keys.items()}
        pages = {seat: stack.enter_context(joined(house, key, language="en")) for seat, key in keys.items()}
        everybody = {**programs, **{f"page {seat}": one for seat, one in pages.items()}}
        choices = play(everybody, random.Random(scenario))
        journal = httpx.get(
            f"{house.address}/api/tables/{opened['table']}/journal",
            headers={"Authorization": f"Bearer {keys[SPECTATOR]}"},
            timeout=PATIENCE,
        )
        assert journal.status_code == 200
        session: Session[DVState] = load(GAME, journal.content)
        assert len(session.inputs) == choices
    moments = [session.moment(number) for number in range(choices)]
    words = Words("en", GAME)
    checked = 0
    for seat in EYES:
        for one in (programs[seat], pages[seat]):
            checked += check_line(one, seat, session, moments, words)
            others = {key for other, key in keys.items() if other != seat} | {opened["key"]}
            assert not [key for key in others for raw in one.raw if key in raw]
    assert checked > 2 * len(EYES) * CHOICES


def check_line(one: SocketClient, seat: str, session: Session[DVState], moments: list[Session[DVState]], words: Words) -> int:
    """Everything that a client of a seat heard before the end; how many messages that were."""
    hidden: dict[int, Secrets] = {}
    at = known = checked = 0
    for news, raw in zip(one.heard, one.raw, strict=True):
        is_position = news["type"] == "position"
        at = news["choices"] if is_position else at
        if at >= len(moments):
            assert news.get("seed", "") in ("", session.start.seed)
            continue
        assert session.start.seed not in raw
        assert not news.get("seed")
        if at not in hidden:
            hidden[at] = secrets(moments[at].state, seat, words)
        until = session.events_at(at)
        may_tell = set(COPY.findall(msgspec.json.encode([event for _, event in session.numbered(seat, known, until)]).decode()))
        check_message(news, raw, hidden[at], may_tell, words)
        known = news["events"] if is_position else known
        checked += 1
    return checked


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_no_position_tells_what_is_hidden(scenario: str) -> None:
    """The same without a server: more games, all seats, scene and state and lines at every tenth choice."""
    words = Words("en", GAME)
    for seed in ("one", "two", "three"):
        session, pick = Session.begin(GAME, scenario, seed), random.Random(seed)
        told = dict.fromkeys(EYES, 0)
        for number in range(400):
            if session.decision is None:
                break
            if number % 10 == 0:
                for seat in EYES:
                    told[seat] = check_position(session, seat, told[seat], words)
            step(session, pick)


def check_position(session: Session[DVState], seat: str, since: int, words: Words) -> int:
    """What a seat would be sent now; the number of events it then knows."""
    view, events = session.view(seat), session.numbered(seat, since)
    shown = scene(session, seat, words)
    news = {
        "scene": msgspec.to_builtins(shown),
        "state": msgspec.to_builtins(view.state),
        "told": msgspec.to_builtins(GAME.chronicle(events, view, words)),
        "options": [entry.key for entry in view.decision.options] if view.decision is not None else [],
    }
    may_tell = set(COPY.findall(msgspec.json.encode([event for _, event in events]).decode()))
    check_message(news, msgspec.json.encode(news).decode(), secrets(session.state, seat, words), may_tell, words)
    return len(session.events)


def step(session: Session[DVState], pick: random.Random) -> None:
    """Any choice but leaving the dungeon."""
    assert session.decision is not None
    seat = pick.choice(session.decision.seats)
    options = [option for option in session.decision.options(seat) if str(option) != "leave"]
    session.play(pick.choice(options or session.decision.options(seat)), seat)


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_a_scene_is_the_same_in_every_world_that_looks_the_same(scenario: str) -> None:
    """Whatever is hidden can be dealt anew, and no seat sees another scene: nothing of it shows anywhere."""
    session, pick, words = Session.begin(GAME, scenario, "leaks"), random.Random(scenario), Words("en", GAME)
    worlds = 0
    for number in range(240):
        if session.decision is None:
            break
        if number % 6 == 0:
            for seat in (KEEPER, HEROES[number % 4]):
                try:
                    other = session.redeal(seat, key_of(f"{scenario} {number}"))
                except Refused:
                    continue
                assert scene(other, seat, words) == scene(session, seat, words)
                worlds += 1
        step(session, pick)
    assert worlds > 20


def scene(session: Session[DVState], seat: str, words: Words) -> Scene:
    decision = session.decision
    assert decision is not None
    is_asked = seat in decision.seats
    return GAME.scene(session.view(seat), words, lambda option: decision.why_not(seat, option) if is_asked else None)
