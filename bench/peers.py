"""The peers: python-chess, and the NetHack Learning Environment where it is installed."""

from __future__ import annotations

import importlib
import importlib.util
import random
from time import process_time
from typing import Any

import chess

from bench.tally import Tally

TURN = 200


class ChessPlay:
    """python-chess, random games: all legal moves listed, one of them made; starting a game counts."""

    def __init__(self) -> None:
        self._random = random.Random(4).random
        self._board = chess.Board()

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            before = process_time()
            for _ in range(TURN):
                moves = list(self._board.legal_moves)
                while not moves or self._board.fullmove_number > 200:
                    self._board = chess.Board()
                    moves = list(self._board.legal_moves)
                self._board.push(moves[int(self._random() * len(moves))])
            round_.add(TURN, process_time() - before)
        return round_


class ChessCopies:
    """python-chess, copies of positions without their past."""

    def __init__(self) -> None:
        self._random = random.Random(5).random
        self._board = chess.Board()

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        while round_.seconds < seconds:
            moves = list(self._board.legal_moves)
            if moves and self._board.fullmove_number <= 200:
                self._board.push(moves[int(self._random() * len(moves))])
            else:
                self._board = chess.Board()
            board = self._board
            before = process_time()
            for _ in range(TURN):
                board.copy(stack=False)
            round_.add(TURN, process_time() - before)
        return round_


class NetHackSteps:
    """NLE, random steps with the full observation; starting a game is not counted, in its favour."""

    def __init__(self) -> None:
        importlib.import_module("nle")
        self._world: Any = importlib.import_module("gymnasium").make("NetHackScore-v0")
        self._random = random.Random(6).random
        self._actions = int(self._world.action_space.n)
        self._world.reset()

    def run(self, seconds: float) -> Tally:
        round_ = Tally()
        step, actions, pick = self._world.step, self._actions, self._random
        while round_.seconds < seconds:
            is_over, done = False, 0
            before = process_time()
            while not is_over and done < TURN:
                _, _, terminated, truncated, _ = step(int(pick() * actions))
                is_over, done = terminated or truncated, done + 1
            round_.add(done, process_time() - before)
            if is_over:
                self._world.reset()
        return round_


def has_nle() -> bool:
    """Whether the NetHack Learning Environment can be measured here."""
    return all(importlib.util.find_spec(name) for name in ("nle", "gymnasium"))
