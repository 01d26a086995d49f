"""Setting a table: wishes for seats become chairs and keys, people and switches become the options of a new game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tenebra.kernel import BadInput, Session
from tenebra.kit.package import GamePackage
from tenebra.kit.unforeseen import unforeseen
from tenebra.players import GreedyPlayer, play_out
from tenebra.players.seating import KINDS
from tenebra.tables.people import (
    ChairState,
    IssuedKey,
    Keys,
    KeyState,
    Limits,
    Role,
    Wish,
    fresh_id,
    fresh_key,
    hash_of,
    key_under,
    tidy,
)
from tenebra.tables.turns import Turns, turn_of

OWNER, WATCH = "owner", "watch"
"""The ids of two keys of every table; friends' keys are `friend-1` and so on."""
NOBODY = "nobody"
LESSON = "lesson-"
"""The beginning of the id of a table at which somebody learns a game."""
MOST_SUGGESTED = 400
"""The limit of choices that are made as suggested before a table is laid: many times what any game asks then."""


class Setting(NamedTuple):
    """A table that is laid: who sits where, the keys as the house knows them, and the keys to hand out."""

    chairs: dict[str, ChairState]
    keys: dict[str, KeyState]
    out: Keys


def check_wishes(wishes: Sequence[Wish], seats: Iterable[str], limits: Limits, may_be_empty: bool = False) -> dict[str, Wish]:
    """Every seat with who is to sit there; seats nobody wishes for are played by the greedy computer."""
    if len(wishes) > limits.seats:
        raise BadInput(f"a table has at most {limits.seats} seats")
    known = tuple(seats)
    given: dict[str, Wish] = {}
    for wish in wishes:
        if wish.seat not in known:
            raise BadInput(f"there is no seat {wish.seat!r}; there are {', '.join(known)}")
        if wish.seat in given:
            raise BadInput(f"two wishes for the seat {wish.seat}")
        if wish.by == NOBODY and not may_be_empty:
            raise BadInput(f"somebody has to play {wish.seat}")
        if len(wish.way) > limits.option:
            raise BadInput(f"no way to play {wish.seat} has such a long name")
        name = tidy(wish.name, "a name", limits.name)
        given[wish.seat] = Wish(wish.seat, wish.by, "" if wish.by in (*KINDS, NOBODY) else name, wish.way)
    if given and all(wish.by == NOBODY for wish in given.values()) and len(given) == len(known):
        raise BadInput("somebody has to play")
    return {seat: given.get(seat, Wish(seat, "greedy")) for seat in known}


def check_number(game: GamePackage, scenario: str, wishes: Mapping[str, Wish]) -> None:
    """Refuse a scenario that is not made for so few."""
    playing, fewest = sum(wish.by != NOBODY for wish in wishes.values()), game.fewest(scenario)
    if playing < fewest:
        raise BadInput(f"{scenario} is not made for {playing}: at least {fewest} seats have to be played")


def lay(wishes: Mapping[str, Wish], prefix: str = "") -> Setting:
    """Chairs and keys for wishes. Seats of mine are under the owner's key; friends of one name share one."""
    owner = fresh_key()
    mine = [wish for wish in wishes.values() if wish.by == "me"]
    keys = {OWNER: KeyState(OWNER, hash_of(owner), "owner", mine[0].name if mine else "", tuple(wish.seat for wish in mine))}
    friends: dict[str, list[Wish]] = {}
    for wish in wishes.values():
        if wish.by == "friend":
            # friends without a name are all different people
            friends.setdefault(f"name {wish.name}" if wish.name else f"seat {wish.seat}", []).append(wish)
    for number, own in enumerate(friends.values(), 1):
        _add_key(keys, owner, f"friend-{number}", "player", own[0].name, tuple(wish.seat for wish in own))
    _add_key(keys, owner, WATCH, "spectator", "", ())
    holder = {seat: key.id for key in keys.values() for seat in key.seats}
    chairs = {
        seat: ChairState("computer", wish.by) if wish.by in KINDS else ChairState("person", wish.name, holder[seat])
        for seat, wish in wishes.items()
    }
    given = invitations(keys.values(), owner)
    return Setting(chairs, keys, Keys(f"{prefix}{fresh_id()}", owner, given[:-1], given[-1].key))


def _add_key(keys: dict[str, KeyState], owner: str, id: str, role: Role, name: str, seats: tuple[str, ...]) -> None:
    keys[id] = KeyState(id, hash_of(key_under(owner, id)), role, name, seats)


def invitations(keys: Iterable[KeyState], owner: str) -> tuple[IssuedKey, ...]:
    """The keys for others; the one for those who only look comes last. What does not follow from the owner's key is unknown."""
    others = sorted((key for key in keys if key.id != OWNER), key=lambda key: key.id == WATCH)
    made = ((key, key_under(owner, key.id, key.issue)) for key in others)
    return tuple(IssuedKey(key.name, key.seats, text) for key, text in made if hash_of(text) == key.hash)


def options_of(game: GamePackage, wishes: Mapping[str, Wish], switches: Sequence[str], limits: Limits) -> dict[str, Any]:
    """The options of a new game: who plays which seats in which way, and the switches that are on."""
    if len(switches) > limits.switches or any(len(switch) > limits.option for switch in switches):
        raise BadInput("so many switches no game has")
    people = {seat: _person(wish) for seat, wish in wishes.items()}
    ways = {seat: wish.way for seat, wish in wishes.items() if wish.way}
    return {**game.seating(people, ways), **game.switched(switches)}


def choose_as_suggested(game: GamePackage, session: Session[Any], turns: Turns) -> Iterator[None]:
    """Choose for everybody what the advice suggests, until the first round begins. If it fails, people choose on from there."""
    players = dict.fromkeys(game.seats(session.state), GreedyPlayer())
    for _ in range(MOST_SUGGESTED):
        if session.is_over or game.has_begun(session.state):
            return
        turn = turn_of(game, session)
        try:
            play_out(session, players, limit=1)
        except Exception as error:
            unforeseen(error, f"the suggested beginning of {game.id} {session.start.scenario}")
            return
        turns.add(turn)
        yield


def _person(wish: Wish) -> str:
    """Seats of one person, or of one kind of computer, have the same; friends without a name are different people."""
    if wish.by == NOBODY:
        return ""
    if wish.by in KINDS:
        return wish.by
    return f"friend:{wish.name or wish.seat}" if wish.by == "friend" else f"me:{wish.name}"
