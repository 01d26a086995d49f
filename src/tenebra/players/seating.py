"""The parser of seatings: `heroes=greedy,keeper=random`, or seat by seat: `vardak=random`."""

from __future__ import annotations

from collections.abc import Mapping

from tenebra.kernel import BadInput
from tenebra.kit.package import GamePackage
from tenebra.players.greedy import GreedyPlayer
from tenebra.players.player import Player
from tenebra.players.random import RandomPlayer

KINDS = ("random", "greedy")


def new_player(kind: str, seat: str, seed: str) -> Player:
    """A computer player of a kind; each seat has a stream of its own."""
    if kind == "random":
        return RandomPlayer(f"{seed}/{seat}")
    if kind == "greedy":
        return GreedyPlayer()
    raise BadInput(f"there is no computer player {kind!r}; there are {', '.join(KINDS)}")


def seat_players(game: GamePackage, text: str, seed: str = "0", otherwise: str = "random") -> dict[str, Player]:
    """The players of all seats. Later words overrule earlier ones; seats nobody names are played `otherwise`."""
    sides = game.sides()
    kinds = {seat: otherwise for seats in sides.values() for seat in seats}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        who, separator, kind = (word.strip() for word in part.partition("="))
        if not separator or not who or not kind:
            example = ",".join(f"{side}=greedy" for side in sides)
            raise BadInput(f"players: {part!r} is not understood; write for example {example!r}")
        if kind not in KINDS:
            raise BadInput(f"players: there is no computer player {kind!r}; there are {', '.join(KINDS)}")
        for seat in _seats_called(sides, who):
            kinds[seat] = kind
    return {seat: new_player(kind, seat, seed) for seat, kind in kinds.items()}


def _seats_called(sides: Mapping[str, tuple[str, ...]], who: str) -> tuple[str, ...]:
    seats = [seat for side in sides.values() for seat in side]
    if who in sides:
        return sides[who]
    if who in seats:
        return (who,)
    raise BadInput(f"players: there is no side or seat {who!r}; there are {', '.join(dict.fromkeys([*sides, *seats]))}")
