"""What every game obeys, on the small Mission: random play ends, forks, saves, undo, views and texts agree."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tenebra.games.massive_darkness import GAME, options
from tenebra.games.massive_darkness.setup import SWITCHES
from tenebra.games.massive_darkness.state import MDState
from tenebra.kernel import Option, Refused, Session, fold, load, save
from tests.games.massive_darkness.dungeon import DUNGEON, MISSION
from tests.games.massive_darkness.table import Table

SEEDS = range(6)
EAGER: dict[type[Option], float] = {options.Trade: 0.05, options.Give: 0.1, options.Ready: 3, options.Nothing: 0.1}
EAGER |= {options.Open: 5, options.Pickup: 8}
EAGER |= {options.Melee: 6, options.Ranged: 6, options.Magic: 6, options.Trigger: 5, options.Unequip: 0.1}


def begin(seed: int) -> tuple[Session[MDState], random.Random]:
    pick = random.Random(seed)
    heroes = pick.sample(["owen", "elias", "sibyl", "whisper", "bjorn", "siegfried"], pick.randint(1, 6))
    switches = {switch.id: pick.choice((switch.usual, switch.other)) for switch in SWITCHES}
    chosen: dict[str, Any] = {"party": " ".join(heroes), "lifebringer": 12, **switches}
    return Table.begin(DUNGEON, chosen, MISSION, str(seed)).session, pick


def moves(session: Session[MDState], pick: random.Random, most: int = 1_000_000) -> Iterator[Session[MDState]]:
    for _ in range(most):
        if session.decision is None:
            return
        yield session
        seat = pick.choice(session.decision.seats)
        choices = session.decision.options(seat)
        session.play(pick.choices(choices, [EAGER.get(type(one), 1.0) for one in choices])[0], seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends(seed: int) -> None:
    session, pick = begin(seed)
    for _ in moves(session, pick):
        pass
    assert session.outcome in ("victory", "defeat")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_option_is_there_once_lawful_and_can_be_read(seed: int) -> None:
    session, pick = begin(seed)
    for number, _ in enumerate(moves(session, pick, 400)):
        assert session.decision is not None
        for seat in session.decision.seats:
            texts = [str(option) for option in session.decision.options(seat)]
            assert texts
            assert len(set(texts)) == len(texts)
            if number % 7 == 0:
                for option in session.decision.options(seat):
                    assert session.decision.find(str(option), seat, GAME.options) == option
                    assert session.decision.why_not(seat, option) is None, option


@pytest.mark.parametrize("seed", SEEDS)
def test_events_folded_give_the_state_and_every_view(seed: int) -> None:
    session, pick = begin(seed)
    seats = [session.state.party[0], "spectator"]
    views = {seat: GAME.redact(session.state, seat) for seat in seats}
    truth = msgspec.convert(msgspec.to_builtins(session.state), MDState)
    told = len(session.events)
    for number, _ in enumerate(moves(session, pick, 400)):
        if number % 5:
            continue
        fold(truth, session.events[told:])
        assert truth == session.state
        for seat in seats:
            fold(views[seat], session.told(seat, told))
            assert views[seat] == GAME.redact(session.state, seat)
        told = len(session.events)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_equals_the_original_step_by_step(seed: int) -> None:
    session, pick = begin(seed)
    twin = session.fork()
    for number in range(400):
        if session.decision is None:
            break
        if number % 11 == 0:
            twin = session.fork()
        assert session.fingerprint() == twin.fingerprint()
        seat = pick.choice(session.decision.seats)
        assert twin.decision is not None
        assert list(session.decision.options(seat)) == list(twin.decision.options(seat))
        choices = session.decision.options(seat)
        option = pick.choices(choices, [EAGER.get(type(one), 1.0) for one in choices])[0]
        session.play(option, seat)
        twin.play(option, seat)
    assert session.fingerprint() == twin.fingerprint()


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_and_save_give_the_same_game(seed: int) -> None:
    session, pick = begin(seed)
    marks = [one.fingerprint() for one in moves(session, pick, 150)]
    final, inputs = session.fingerprint(), list(session.inputs)
    loaded = load(GAME, save(session))
    assert loaded.fingerprint() == final
    assert loaded.events == session.events
    for back in (1, 3, 40, len(inputs)):
        session.undo(back)
        assert session.fingerprint() == marks[len(inputs) - back]
        for seat, option in inputs[len(inputs) - back :]:
            session.play(option, seat)
        assert session.fingerprint() == final


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_world_looks_the_same_to_its_seat(seed: int) -> None:
    session, pick = begin(seed)
    worlds = 0
    for number, _ in enumerate(moves(session, pick, 200)):
        if number % 7:
            continue
        seat = session.state.party[-1]
        try:
            other = session.redeal(seat, bytes([number % 256]))
        except Refused:
            continue
        worlds += 1
        assert GAME.redact(other.state, seat) == GAME.redact(session.state, seat)
    assert worlds > 5


def every_card(state: MDState) -> Counter[str]:
    """Where the cards of the box lie, all of them."""
    owned = [card for hero in state.heroes.values() for card in hero.cards]
    held = [card for enemy in state.enemies.values() for card in (*enemy.holds, enemy.card)]
    piles = [card for deck in state.decks.values() for card in (*deck.draw, *deck.discard)]
    return Counter([*owned, *held, *piles, *state.supply, *state.market])


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_or_doubled_and_nobody_is_out_of_bounds(seed: int) -> None:
    session, pick = begin(seed)
    box: Counter[str] | None = None
    for _ in moves(session, pick, 1500):
        state = session.state
        assert session.decision is not None
        if session.decision.prompt != "activation":
            continue
        cards = every_card(state)
        box = box or cards
        assert cards == box
        assert max(cards.values()) == 1
        for hero in state.heroes.values():
            assert 0 <= hero.health <= hero.maximum <= 7
            assert hero.is_dead == (hero.health == 0)
            assert 0 <= hero.xp <= 30
            assert len(hero.hands) <= 2
        for enemy in state.enemies.values():
            assert enemy.health > 0 or enemy.minions
            assert all(minion > 0 for minion in enemy.minions)
            assert enemy.minions == sorted(enemy.minions)
        assert 1 <= state.level <= 5
        assert (state.combat, state.suspended, state.exchange) == (None, [], None)
    assert box is not None
