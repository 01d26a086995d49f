"""Computer players: who sits where, and a table that plays to the end."""

from typing import Any

import pytest

from tenebra.games.dungeon_venture import GAME
from tenebra.games.registry import game_called
from tenebra.kernel import BadInput, Refused, Session, View
from tenebra.players import GreedyPlayer, PlayerChoice, RandomPlayer, play_out, seat_players

HEROES = ("vardak", "naurania", "storm", "wick")
GAME_PACKAGE = game_called("dungeon-venture")


def session(seed: str = "1") -> Session[Any]:
    return Session.begin(GAME_PACKAGE, "gronks-lair", seed)


def test_sides_and_seats_are_given_players() -> None:
    players = seat_players(GAME_PACKAGE, "heroes=greedy, keeper=random, vardak=random")
    assert set(players) == {"keeper", *HEROES}
    assert isinstance(players["storm"], GreedyPlayer)
    assert isinstance(players["keeper"], RandomPlayer)
    assert isinstance(players["vardak"], RandomPlayer)


def test_seats_nobody_names_are_played_otherwise() -> None:
    players = seat_players(GAME_PACKAGE, "keeper=random", otherwise="greedy")
    assert all(isinstance(players[hero], GreedyPlayer) for hero in HEROES)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("heroes", "'heroes' is not understood; write for example 'heroes=greedy,keeper=greedy'"),
        ("heroes=clever", "no computer player 'clever'; there are random, greedy"),
        ("heroes=greedy,overlord=random", "no side or seat 'overlord'; there are heroes, keeper, vardak"),
        ("dragons=random", "no side or seat 'dragons'; there are heroes, keeper, vardak"),
        ("=greedy", "'=greedy' is not understood"),
    ],
)
def test_a_bad_seating_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        seat_players(GAME_PACKAGE, text)


def test_random_players_repeat_themselves_with_the_same_seed_only() -> None:
    def last(seed: str) -> str:
        game = session()
        play_out(game, seat_players(GAME_PACKAGE, "heroes=random,keeper=random", seed))
        return game.fingerprint()

    assert last("a") == last("a")
    assert len({last(seed) for seed in "abcd"}) > 1


def test_a_random_player_chooses_from_the_view_too() -> None:
    view = session().view("naurania")
    assert view.decision is not None
    keys = {entry.key for entry in view.decision.options}
    player = RandomPlayer(3)
    chosen = {player.choose(view).option for _ in range(400)}
    assert chosen == keys


class Rash:
    """Attacks whatever is asked."""

    def choose(self, view: View[Any]) -> PlayerChoice:
        return PlayerChoice("attack orc-1")


def test_an_illegal_choice_of_a_player_is_refused() -> None:
    with pytest.raises(Refused, match="naurania chose 'attack orc-1'"):
        play_out(session(), {"naurania": Rash()})


def test_a_seat_without_a_player_is_named() -> None:
    with pytest.raises(Refused, match="nobody plays naurania"):
        play_out(session(), {"keeper": RandomPlayer()})


def test_a_table_stops_at_its_limit() -> None:
    game = session()
    assert play_out(game, seat_players(GAME_PACKAGE, "", otherwise="greedy"), limit=7) == 7
    assert not game.is_over
    assert len(game.inputs) == 7


def test_where_several_seats_may_answer_those_who_wait_come_last() -> None:
    """During Stop and Reorganize a Hero who is ready lets the others act first."""
    game = Session.begin(GAME, "gronks-lair", "1")
    players = seat_players(GAME_PACKAGE, "", otherwise="greedy")
    while game.decision is not None and game.decision.prompt != "reorganizing":
        play_out(game, players, limit=1)
    assert game.decision is not None
    views = {seat: game.view(seat) for seat in game.decision.seats}
    choices = {seat: players[seat].choose(view) for seat, view in views.items()}
    busy = [seat for seat, choice in choices.items() if not choice.waits]
    play_out(game, players, limit=1)
    assert game.inputs[-1][0] == (busy or list(choices))[0]
