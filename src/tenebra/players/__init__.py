"""Computer players: random, greedy, scripted. They answer the same decisions as people, and see only what people see."""

from tenebra.players.greedy import GreedyPlayer
from tenebra.players.player import Player, PlayerChoice, play_out
from tenebra.players.random import RandomPlayer
from tenebra.players.seating import seat_players

__all__ = ["GreedyPlayer", "Player", "PlayerChoice", "RandomPlayer", "play_out", "seat_players"]
