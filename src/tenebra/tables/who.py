"""The identity of a client, for limits of all that there is only so much of: requests, sockets, tables, imports.

Nobody has an account, so it is the address; of that only hashes are kept. A line at home has many addresses of the new kind: one
machine takes any of a /64, a household has a /56, a firm a /48. So each is counted in all three, and the wider may have more.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache
from hashlib import blake2b

WIDER = (1, 2, 4)
"""How many times the share of one address its wider networks have together."""
NETWORKS = (64, 56, 48)
Who = tuple[str, ...]
"""An address and the networks it is in, the narrowest first, by names that do not tell them; none for whoever is in the house."""
INSIDE: Who = ()


@lru_cache(maxsize=4096)
def who_is(address: str) -> Who:
    """The client with an address. All that is no address is one and the same."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return (_named("nowhere"),)
    if found.version == 4:
        return (_named(str(found)),)
    if found.ipv4_mapped is not None:
        return (_named(str(found.ipv4_mapped)),)
    return tuple(_named(str(ipaddress.ip_network((found, length), strict=False))) for length in NETWORKS)


def _named(where: str) -> str:
    return blake2b(where.encode(), digest_size=12, person=b"tenebra-opener").hexdigest()


def written(who: Who) -> str:
    """The client as it is kept in the store."""
    return " ".join(who)


def read_who(text: str) -> Who:
    """The client as it was kept; stores of before know only the narrowest."""
    return tuple(text.split())


class Crowd:
    """A counter of how many of something each client has."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def has_room(self, who: Who, each: int) -> bool:
        """One more would not be more than everybody's share; 0: it has no bound."""
        return not each or all(self._of[name] < each * times for name, times in zip(who, WIDER, strict=False))

    def enter(self, who: Who) -> None:
        """One more."""
        self._of.update(who)

    def leave(self, who: Who) -> None:
        """One less."""
        self._of.subtract(who)
        for name in who:
            if not self._of[name]:
                del self._of[name]
