"""Dice nobody can bend: a keyed counter (blake2b), the same on every machine, and scripted dice for tests and situations."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

import msgspec

from tenebra.kernel.errors import ScriptError

T = TypeVar("T")
WORDS = 16
_LAYOUT = Layout(f"<{WORDS}I")
_SPAN = 1 << 32


class DieKind(msgspec.Struct, frozen=True):
    """A die: its name and its printed faces."""

    name: str
    faces: tuple[str, ...]


def fresh_seed() -> str:
    """A seed nobody can guess; from it every roll of the game follows."""
    return secrets.token_hex(16)


def key_of(seed: str) -> bytes:
    """The key of a seed, however long the seed is."""
    return blake2b(seed.encode(), digest_size=32, person=b"tenebra-key").digest()


@lru_cache(maxsize=1024)
def commitment(seed: str) -> str:
    """The hash of the seed, published before the game: it fixes the seed without telling it."""
    return blake2b(seed.encode(), digest_size=32, person=b"tenebra-commit").hexdigest()


Mark = tuple[int, int]


class Chance:
    """The only door for randomness. Outcomes to repeat come first, then new ones from the keyed counter."""

    __slots__ = ("_block", "_number", "count", "drawn", "key", "repeat")

    def __init__(self, key: bytes, count: int = 0, repeat: Sequence[int] = ()) -> None:
        self.key, self.count, self.repeat = key, count, repeat
        self.drawn: list[int] = []
        self._number = -1
        self._block: tuple[int, ...] = ()

    def mark(self) -> Mark:
        """The present position in the stream, to come back to."""
        return self.count, len(self.drawn)

    def go_back(self, mark: Mark) -> None:
        """Stand where the mark was taken: the same outcomes come again."""
        self.count, length = mark
        del self.drawn[length:]

    def below(self, n: int) -> int:
        """A fair number 0..n-1."""
        return self.fair((n,))[0]

    def fair(self, sizes: Sequence[int]) -> list[int]:
        """A fair number below each of the sizes (rejection keeps them unbiased)."""
        if not sizes:
            return []
        if len(self.drawn) < len(self.repeat):
            again = self._again(sizes)
            return again + self.fair(sizes[len(again) :])
        words = self._words(len(sizes))
        if max(words) + max(sizes) > _SPAN:
            self.count -= len(sizes)
            out = [self._accepted(n) for n in sizes]
        else:
            out = [word % n for word, n in zip(words, sizes, strict=True)]
        self.drawn += out
        return out

    def _words(self, number: int) -> tuple[int, ...]:
        """The next words of the stream: the keyed hash of a counter, block after block."""
        block, place = divmod(self.count, WORDS)
        self.count += number
        words = self._block_at(block)[place : place + number]
        while len(words) < number:
            block += 1
            words += self._block_at(block)[: number - len(words)]
        return words

    def _block_at(self, number: int) -> tuple[int, ...]:
        if number != self._number:
            self._number = number
            self._block = _LAYOUT.unpack(blake2b(number.to_bytes(8, "little"), key=self.key).digest())
        return self._block

    def _accepted(self, n: int) -> int:
        """A number below n from the first word that leaves no remainder more often than another."""
        limit = _SPAN - _SPAN % n
        word = limit
        while word >= limit:
            (word,) = self._words(1)
        return word % n

    def _again(self, sizes: Sequence[int]) -> list[int]:
        """The outcomes that are to come again, as far as there are any."""
        place = len(self.drawn)
        out = list(self.repeat[place : place + len(sizes)])
        for value, n in zip(out, sizes, strict=False):
            if not 0 <= value < n:
                raise ScriptError(f"a recorded outcome is {value}, but only 0 to {n - 1} can come up here")
        self.drawn += out
        return out

    def roll(self, dice: Sequence[DieKind]) -> list[str]:
        """The faces that come up, die by die."""
        numbers = self.fair([len(die.faces) for die in dice])
        return [die.faces[number] for die, number in zip(dice, numbers, strict=True)]

    def shuffle(self, cards: Sequence[T]) -> list[T]:
        """The same cards in a fair order."""
        mixed = list(cards)
        last = len(mixed) - 1
        for i, j in zip(range(last, 0, -1), self.fair(range(last + 1, 1, -1)), strict=True):
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def twin(self, mark: Mark, key: bytes | None = None) -> Chance:
        """The chance of a copied game: what came since the mark again, then the same future, or another one by a new key."""
        count, length = mark
        if key is None and length >= len(self.repeat):
            # the counter gives the same again, and what is right for another choice if the copy takes one back
            return Chance(self.key, count)
        return Chance(key or self.key, self.count if key is None else 0, self.drawn[length:])


class ScriptedChance(Chance):
    """Dice that fall as written: one entry a roll ("hit hit miss"); shuffles keep the order; picks take the first."""

    __slots__ = ("rolls",)

    def __init__(self, rolls: Iterable[str] = (), count: int = 0) -> None:
        super().__init__(b"scripted", count)
        self.rolls = list(rolls)

    def fair(self, sizes: Sequence[int]) -> list[int]:
        out = [n - 1 for n in sizes]
        self.drawn += out
        return out

    def pick(self, items: Sequence[T]) -> T:
        self.drawn.append(0)
        return items[0]

    def roll(self, dice: Sequence[DieKind]) -> list[str]:
        wanted = " ".join(die.name for die in dice)
        if self.count >= len(self.rolls):
            raise ScriptError(f"roll {self.count + 1} ({wanted}) has no scripted dice; {len(self.rolls)} are written")
        faces = self.rolls[self.count].split()
        self.count += 1
        if len(faces) != len(dice):
            raise ScriptError(f"roll {self.count} needs {len(dice)} dice ({wanted}), {len(faces)} are written")
        for die, face in zip(dice, faces, strict=True):
            if face not in die.faces:
                raise ScriptError(f"roll {self.count}: a {die.name} die has no face {face!r}")
            self.drawn.append(die.faces.index(face))
        return faces

    def twin(self, mark: Mark, key: bytes | None = None) -> Chance:
        # whoever thinks ahead with other dice must not learn those that are written
        return Chance.twin(self, mark, key) if key is not None else self._again_from(mark)

    def _again_from(self, mark: Mark) -> Chance:
        return ScriptedChance(self.rolls, mark[0])


class LaidOutChance(ScriptedChance):
    """Dice that are laid out for the beginning: until the last of these rolls, or the first that does not fit, all falls as
    written; from then on as the key says.
    """

    __slots__ = ()

    def __init__(self, key: bytes, rolls: Iterable[str], count: int = 0) -> None:
        super().__init__(rolls, count)
        self.key = key

    @property
    def is_laid_out(self) -> bool:
        """A roll that was laid out is still to come."""
        return self.count < len(self.rolls)

    def fair(self, sizes: Sequence[int]) -> list[int]:
        return super().fair(sizes) if self.is_laid_out else Chance.fair(self, sizes)

    def pick(self, items: Sequence[T]) -> T:
        return super().pick(items) if self.is_laid_out else Chance.pick(self, items)

    def roll(self, dice: Sequence[DieKind]) -> list[str]:
        if not self.is_laid_out or not self._fits(dice):
            self.count = max(self.count, len(self.rolls))
            return Chance.roll(self, dice)
        return super().roll(dice)

    def _fits(self, dice: Sequence[DieKind]) -> bool:
        faces = self.rolls[self.count].split()
        return len(faces) == len(dice) and all(face in die.faces for die, face in zip(dice, faces, strict=True))

    def _again_from(self, mark: Mark) -> Chance:
        return LaidOutChance(self.key, self.rolls, mark[0])
