"""Dice nobody can bend."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

import pytest

from tenebra.kernel import Chance, DieKind, ScriptedChance, ScriptError, commitment, fresh_seed
from tenebra.kernel.chance import LaidOutChance, key_of

COIN = DieKind("coin", ("heads", "tails"))


def test_the_same_key_gives_the_same_numbers_on_every_machine() -> None:
    chance = Chance(key_of("tenebra"))
    numbers = [4, 3, 2, 3, 3, 5, 1, 5, 1, 4, 4, 5, 4, 0, 5, 3, 3, 0, 4, 5]
    assert [chance.below(6) for _ in range(20)] == numbers
    assert chance.drawn == numbers
    assert "".join(chance.shuffle("abcdefgh")) == "bhfgaedc"


def test_the_stream_is_the_keyed_hash_of_a_counter() -> None:
    key = key_of("open")
    block = blake2b((0).to_bytes(8, "little"), key=key).digest()
    words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    chance = Chance(key)
    assert [chance.below(1 << 16) for _ in range(16)] == [word % (1 << 16) for word in words]
    following = blake2b((1).to_bytes(8, "little"), key=key).digest()
    assert chance.below(1 << 16) == int.from_bytes(following[:4], "little") % (1 << 16)


def test_words_that_would_make_it_unfair_are_passed_over() -> None:
    n = (1 << 31) + 1
    chance = Chance(b"unfair")
    values = [chance.below(n) for _ in range(40)]
    assert chance.count > 40
    assert all(0 <= value < n for value in values)


def by_hand(key: bytes, sizes: Sequence[int], count: int = 0) -> tuple[list[int], int]:
    """The same numbers, word by word, and how far the stream has come."""
    out = []
    for n in sizes:
        fair = (1 << 32) // n * n
        word = fair
        while word >= fair:
            block = blake2b((count // 16).to_bytes(8, "little"), key=key).digest()
            word = int.from_bytes(block[count % 16 * 4 :][:4], "little")
            count += 1
        out.append(word % n)
    return out, count


BIG = (1 << 31) + 1
"""Nearly every second word is passed over."""


@pytest.mark.parametrize("count", [0, 7, 15, 16, 40])
@pytest.mark.parametrize("sizes", [[6], [2, 6, 8, 1, 100], range(60, 1, -1), [6, BIG, 6], [BIG] * 40, [*range(1, 20), BIG, 3]])
def test_numbers_drawn_together_are_the_same_as_one_by_one(sizes: Sequence[int], count: int) -> None:
    together, single = Chance(b"k", count), Chance(b"k", count)
    numbers = together.fair(sizes)
    assert (numbers, together.count) == by_hand(b"k", sizes, count)
    assert [single.below(n) for n in sizes] == numbers == together.drawn == single.drawn
    assert together.mark() == single.mark()
    assert together.below(1000) == single.below(1000)


class Words(Chance):
    """A stream of the words that are given."""

    __slots__ = ("words",)

    def __init__(self, *words: int) -> None:
        super().__init__(b"")
        self.words = words

    def _block_at(self, number: int) -> tuple[int, ...]:
        return self.words if number == 0 else (0,) * 16


@pytest.mark.parametrize("n", [641, 6, 1000, BIG])
def test_the_first_word_too_many_is_passed_over_and_no_other(n: int) -> None:
    """Also among others that are fair. 641 divides one word more than there are: its broken round is as long as can be."""
    limit = (1 << 32) // n * n
    words = Words(limit - 1, 5, limit, 4, *(0,) * 12)
    assert words.fair([n, n, n]) == [n - 1, 5, 4]
    assert words.count == 4
    assert Words(limit - 1, *(0,) * 15).fair([n]) == [n - 1]


def test_nothing_is_drawn_for_nothing() -> None:
    chance = Chance(b"k", 3, [1])
    assert chance.fair([]) == []
    assert chance.shuffle("a") == ["a"]
    assert chance.mark() == (3, 0)


def test_every_face_comes_up_about_as_often() -> None:
    chance = Chance(key_of("fair"))
    count = Counter(chance.below(6) for _ in range(6000))
    assert set(count) == set(range(6))
    assert all(850 < n < 1150 for n in count.values())


def test_every_order_can_come_up() -> None:
    chance = Chance(key_of("orders"))
    assert {tuple(chance.shuffle([1, 2, 3])) for _ in range(200)} == {
        (1, 2, 3),
        (1, 3, 2),
        (2, 1, 3),
        (2, 3, 1),
        (3, 1, 2),
        (3, 2, 1),
    }


def test_a_shuffle_leaves_its_cards_alone() -> None:
    cards = ["a", "b", "c"]
    Chance(b"k").shuffle(cards)
    assert cards == ["a", "b", "c"]


def test_a_twin_repeats_and_then_goes_on_alike_or_by_another_key() -> None:
    chance = Chance(b"k")
    first = [chance.below(1000) for _ in range(2)]
    mark = chance.mark()
    first += [chance.below(1000) for _ in range(3)]
    same, other = chance.twin(mark), chance.twin(mark, b"other")
    assert [same.below(1000) for _ in range(3)] == first[2:]
    assert [other.below(1000) for _ in range(3)] == first[2:]
    future = [chance.below(1000) for _ in range(3)]
    assert [same.below(1000) for _ in range(3)] == future
    fresh = Chance(b"other")
    assert [other.below(1000) for _ in range(3)] == [fresh.below(1000) for _ in range(3)] != future


def test_going_back_to_a_mark_gives_the_same_again() -> None:
    chance = Chance(b"k")
    chance.below(100)
    mark = chance.mark()
    first = [chance.below(100) for _ in range(30)]
    chance.go_back(mark)
    assert len(chance.drawn) == 1
    assert [chance.below(100) for _ in range(30)] == first


def test_a_recorded_outcome_must_be_possible() -> None:
    with pytest.raises(ScriptError, match="a recorded outcome is 6, but only 0 to 5 can come up"):
        Chance(b"k", 0, [6]).below(6)
    assert Chance(b"k", 0, [5]).below(6) == 5


def test_outcomes_to_repeat_may_end_in_the_middle_of_a_draw() -> None:
    chance = Chance(b"k", 5, [3, 1])
    new, count = by_hand(b"k", [6, 6, 6], 5)
    assert chance.fair([6] * 5) == [3, 1, *new] == chance.drawn
    assert chance.count == count
    chance = Chance(b"k", 5, [3, 1, 2])
    assert chance.fair([6, 6]) == [3, 1]
    assert chance.mark() == (5, 2)
    assert chance.fair([6, 6]) == [2, new[0]]


def test_a_refused_outcome_uses_up_nothing() -> None:
    chance = Chance(b"k", 5, [3, 6, 1])
    for sizes in ([6, 6], [6, 6, 6, 6]):
        with pytest.raises(ScriptError):
            chance.fair(sizes)
        assert (chance.mark(), chance.drawn) == ((5, 0), [])
    assert chance.fair([6, 7, 6]) == [3, 6, 1]


def test_one_can_go_back_among_the_outcomes_to_repeat() -> None:
    chance = Chance(b"k", 0, [3, 1, 2])
    chance.below(6)
    mark = chance.mark()
    first = chance.fair([6] * 6)
    twins = [chance.twin(mark), chance.twin(mark, b"other")]
    chance.go_back(mark)
    assert chance.fair([6] * 6) == first
    assert [twin.fair([6] * 6) for twin in twins] == [first, first]
    assert twins[0].below(1000) == chance.below(1000)
    assert twins[1].below(1000) == Chance(b"other").below(1000)


def test_the_commitment_fixes_the_seed_without_being_its_key() -> None:
    assert commitment("tenebra") == "bc0065dcad7b98de018acedf43abef8c1bdeca81fbb92f1b5ce1e37b256c564c"
    assert commitment("a") != commitment("b")
    assert commitment("a") != key_of("a").hex()


def test_a_roll_names_the_faces() -> None:
    chance = Chance(b"k")
    faces = chance.roll([COIN] * 8)
    assert faces == [COIN.faces[n] for n in chance.drawn]
    assert set(faces) == {"heads", "tails"}


def test_scripted_dice_fall_as_written() -> None:
    chance = ScriptedChance(["heads tails", "tails"])
    assert chance.roll([COIN, COIN]) == ["heads", "tails"]
    assert chance.roll([COIN]) == ["tails"]
    assert chance.drawn == [0, 1, 1]
    assert chance.shuffle([3, 1, 2]) == [3, 1, 2]
    assert chance.pick("xyz") == "x"


@pytest.mark.parametrize(
    ("rolls", "complaint"),
    [
        ([], r"roll 1 \(coin coin\) has no scripted dice; 0 are written"),
        (["heads"], r"roll 1 needs 2 dice \(coin coin\), 1 are written"),
        (["heads edge"], "roll 1: a coin die has no face 'edge'"),
    ],
)
def test_a_script_that_does_not_fit_says_so(rolls: list[str], complaint: str) -> None:
    with pytest.raises(ScriptError, match=complaint):
        ScriptedChance(rolls).roll([COIN, COIN])


def test_a_scripted_twin_repeats_and_goes_on() -> None:
    chance = ScriptedChance(["heads", "tails", "heads"])
    chance.roll([COIN])
    mark = chance.mark()
    chance.roll([COIN])
    twin = chance.twin(mark)
    assert twin.roll([COIN]) == ["tails"]
    assert twin.roll([COIN]) == ["heads"]
    assert chance.roll([COIN]) == ["heads"]


def test_a_scripted_twin_repeats_picks_too() -> None:
    chance = ScriptedChance(["heads", "tails"])
    mark = chance.mark()
    chance.pick("abc")
    chance.roll([COIN])
    twin = chance.twin(mark)
    assert twin.pick("abc") == "a"
    assert twin.roll([COIN]) == ["heads"]
    assert twin.drawn == chance.drawn
    assert twin.roll([COIN]) == ["tails"]


def test_a_scripted_twin_with_another_key_repeats_and_then_rolls_other_dice() -> None:
    """Whoever thinks ahead in a situation needs more futures than the one that is written."""
    chance = ScriptedChance(["heads", "tails", "heads"])
    chance.roll([COIN])
    mark = chance.mark()
    chance.roll([COIN])
    twins = [chance.twin(mark, bytes([key])) for key in range(20)]
    assert {(*twin.roll([COIN]),) for twin in twins} == {("tails",)}
    futures = {tuple(twin.roll([COIN] * 5)) for twin in twins}
    assert len(futures) > 5


def test_a_twin_may_be_asked_for_something_else_than_before() -> None:
    """A copy that takes a choice back and makes another one rolls other dice."""
    chance, fresh = Chance(b"k"), Chance(b"k")
    mark = chance.mark()
    assert max(chance.below(1000) for _ in range(5)) > 1
    assert [chance.twin(mark).below(2)] == [fresh.below(2)]


def test_fresh_seeds_are_long_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}


def test_dice_that_are_laid_out_come_first_and_then_those_of_the_key() -> None:
    chance = LaidOutChance(key_of("lesson"), ["heads tails", "tails"])
    assert chance.roll([COIN, COIN]) == ["heads", "tails"]
    assert chance.shuffle("abcdef") == list("abcdef"), "while rolls are laid out nothing is mixed"
    assert chance.pick("abc") == "a"
    mark = chance.mark()
    assert chance.roll([COIN]) == ["tails"]
    then = [chance.below(6) for _ in range(20)]
    assert then == [Chance(key_of("lesson"), 2 + at).below(6) for at in range(20)]
    twin = chance.twin(mark)
    assert (twin.roll([COIN]), [twin.below(6) for _ in range(20)]) == (["tails"], then)
    chance.go_back(mark)
    assert chance.roll([COIN]) == ["tails"]


def test_from_the_first_roll_that_does_not_fit_on_the_dice_are_those_of_the_key() -> None:
    chance = LaidOutChance(key_of("lesson"), ["heads tails", "sideways"])
    chance.roll([COIN, COIN, COIN])
    assert not chance.is_laid_out
    other = LaidOutChance(key_of("lesson"), ["sideways"])
    assert other.roll([COIN]) == Chance(key_of("lesson"), 1).roll([COIN])


def test_whoever_thinks_ahead_with_other_dice_does_not_learn_those_that_are_laid_out() -> None:
    chance = LaidOutChance(key_of("lesson"), ["heads"] * 40)
    thought = chance.twin(chance.mark(), key_of("thought"))
    assert {face for _ in range(40) for face in thought.roll([COIN])} == {"heads", "tails"}
