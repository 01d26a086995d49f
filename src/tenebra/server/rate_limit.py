"""Rate limits: token buckets, one for each address and each network it is in."""

from __future__ import annotations

import time
from collections import OrderedDict

from tenebra.server.settings import Rate
from tenebra.tables.who import WIDER, Who

ADDRESSES = 4096
"""Buckets kept at most; then the one unused for longest goes."""


class TokenBucket:
    """A token bucket: lets so many through a second, and a burst at once."""

    __slots__ = ("_left", "_rate", "_seen")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._left, self._seen = rate, float(rate.burst), time.monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the bucket is out of debt."""
        self._fill()
        return max(0.0, -self._left / self._rate.per_second)

    def pay(self, cost: float) -> None:
        """Take what something has cost, which may leave a debt."""
        self._left -= cost

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._seen) * self._rate.per_second)
        self._seen = now


class AddressBuckets:
    """A bucket for each address, and one for each network it is in, which lets more through."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._of: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: Who) -> bool:
        """Take one token of an address and of each network it is in, if there are."""
        return all(self._bucket(name, times).take() for name, times in zip(who, WIDER, strict=False))

    def wait(self, who: Who) -> float:
        """Seconds until none of an address's buckets is in debt."""
        return max((self._bucket(name, times).wait() for name, times in zip(who, WIDER, strict=False)), default=0.0)

    def pay(self, who: Who, cost: float) -> None:
        """Take what something has cost, which may leave a debt."""
        for name, times in zip(who, WIDER, strict=False):
            self._bucket(name, times).pay(cost)

    def _bucket(self, name: str, times: int) -> TokenBucket:
        bucket = self._of.pop(name, None) or TokenBucket(Rate(times * self._rate.per_second, times * self._rate.burst))
        self._of[name] = bucket
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        return bucket
