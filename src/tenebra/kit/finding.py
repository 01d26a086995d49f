"""Finding rules by plain questions: words are compared by stems, synonyms count, a rare word says more than a common one."""

from __future__ import annotations

import difflib
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec
import snowballstemmer

from tenebra.kit.ledger import ID, LedgerEntry, ledger_file, ledger_of
from tenebra.kit.words import LANGUAGES, HasWords, Words

STEMMERS = {"en": "english", "it": "italian"}
MOST = 40
"""The limit of rules in an answer."""
NEAR = 6
"""The number of ids named beside one that does not exist."""
SYNONYM = 0.9
"""The weight of a synonym beside the word itself."""
HEADING = 1.5
"""The weight of a word in the heading of a rule's section beside one in the rule."""
FIRST = 0.4
"""The additional weight of the first rule of a section; it says what the section is about."""
RULING = 0.7
"""The weight of a ruling: whoever asks how something is done wants the rule before the rulings about it."""

_WORD = re.compile(r"[^\W_]+")
_BEGUN_ID = re.compile(r"[A-Z]{2,3}-[A-Z]*(-\d*[A-Z]?)?")


class Found(msgspec.Struct, frozen=True):
    """The rules that answer a question, best first, and what is near to what was asked for: words of the ledger, or ids."""

    rules: tuple[LedgerEntry, ...]
    instead: tuple[str, ...] = ()


class Finder:
    """Answers questions about one ledger in one language."""

    def __init__(self, ledger: Iterable[LedgerEntry], words: Words, glossary: Iterable[Sequence[str]] = ()) -> None:
        self._stem = snowballstemmer.stemmer(STEMMERS[words.language]).stemWord
        self._ignored = frozenset(_plain(words.say("find-ignored")))
        self._alike = self._groups([*words.say("find-alike").splitlines(), *(" ".join(row) for row in glossary)])
        self._entries = [entry for entry in ledger if entry.is_rule]
        texts = [_plain(f"{entry.section} {entry.text}") for entry in self._entries]
        self._known = sorted({word for text in texts for word in text if len(word) > 2 and not word.isdigit()})
        self._holding = Counter(stem for text in texts for stem in dict.fromkeys(map(self._stem, text)))
        self._texts = [self._count(entry.text) for entry in self._entries]
        self._headings = [self._count(entry.section) for entry in self._entries]
        self._mean = sum(count.total() for count in self._texts) / max(1, len(self._texts))
        places = Counter[str]()
        self._worth = [self._worth_of(entry, places) for entry in self._entries]

    def find(self, question: str) -> Found:
        """The rules that say most about a question, or whose id it begins."""
        begun = question.strip().upper()
        if _BEGUN_ID.fullmatch(begun):
            chapter = begun.rpartition("-")[0]
            return Found(self._by_id(begun), tuple(entry.id for entry in self._by_id(chapter)[:NEAR]))
        asked = [word for word in dict.fromkeys(_plain(question)) if word not in self._ignored]
        best = self._best([found for word in asked if (found := self._meanings(word))])
        if best:
            return Found(best)
        near = (other for word in asked for other in difflib.get_close_matches(word, self._known, 3, 0.7))
        return Found((), tuple(dict.fromkeys(near)))

    def _best(self, wanted: Sequence[dict[str, float]]) -> tuple[LedgerEntry, ...]:
        """The rules that say anything about it, those first that say most."""
        scores = [self._score(at, wanted) for at in range(len(self._entries))]
        said = [at for at, score in enumerate(scores) if score]
        said.sort(key=lambda at: -scores[at])
        return tuple(self._entries[at] for at in said[:MOST])

    def _by_id(self, begun: str) -> tuple[LedgerEntry, ...]:
        return tuple(entry for entry in self._entries if entry.id.startswith(begun))[:MOST]

    def _groups(self, lines: Iterable[str]) -> dict[str, dict[str, None]]:
        """Stem to the stems of words that mean the same."""
        alike: dict[str, dict[str, None]] = {}
        for line in lines:
            stems = dict.fromkeys(self._stem(word) for word in _plain(line))
            for stem in stems:
                alike[stem] = alike.get(stem, {}) | stems
        return alike

    def _meanings(self, word: str) -> dict[str, float]:
        """The stems that answer a word, and how well; a word only begun means all that begin like it."""
        stem = self._stem(word)
        found = dict.fromkeys(self._alike.get(stem, ()), SYNONYM) | {stem: 1.0}
        if not any(other in self._holding for other in found):
            found = {self._stem(known): 1.0 for known in self._known if len(word) > 1 and known.startswith(word)}
        return found

    def _count(self, text: str) -> Counter[str]:
        return Counter(self._stem(word) for word in _plain(text))

    def _worth_of(self, entry: LedgerEntry, places: Counter[str]) -> float:
        """Rules before rulings, and the first of a section before the rest of it."""
        places[entry.section] += 1
        return (RULING if entry.kind != "rule" else 1) * (1 + FIRST / places[entry.section])

    def _score(self, at: int, wanted: Sequence[dict[str, float]]) -> float:
        """BM25, the better the more of the words are there."""
        text, heading = self._texts[at], self._headings[at]
        length = 0.25 + 0.75 * text.total() / self._mean
        said = [
            max(
                worth * self._rarity(stem) * (text[stem] * 2.2 / (text[stem] + 1.2 * length) + HEADING * (heading[stem] > 0))
                for stem, worth in one.items()
            )
            for one in wanted
        ]
        share = sum(one > 0 for one in said) / max(1, len(said))
        return sum(said) * share**2 * self._worth[at]

    def _rarity(self, stem: str) -> float:
        holding = self._holding[stem]
        return math.log(1 + (len(self._entries) - holding + 0.5) / (holding + 0.5))


@lru_cache(maxsize=16)
def finder_of(game: HasWords, words: Words) -> Finder:
    """Answers questions about a game in the language of the words; reading the ledger is dear."""
    folder = game.folder()
    glossary = glossary_of(folder.joinpath(ledger_file(LANGUAGES[0])).read_text(encoding="utf-8"))
    return Finder(ledger_of(folder, words.language).values(), words, glossary)


def glossary_of(text: str) -> Iterator[tuple[str, ...]]:
    """The single words of each line of a ledger's glossary, a table | Italian | English | meaning |: they name the same thing."""
    _, _, glossary = text.rpartition("Glossary")
    for line in glossary.splitlines():
        if line.startswith("|") and (cells := line.strip("| ").split("|"))[1:]:
            terms = [term.strip() for cell in cells[:2] for term in cell.split(",")]
            if len(single := tuple(term for term in terms if _WORD.fullmatch(term))) > 1:
                yield single


def _plain(text: str) -> list[str]:
    """The words of a text, small and without accents; ids are no words."""
    bare = unicodedata.normalize("NFD", ID.sub(" ", text).lower())
    return _WORD.findall("".join(sign for sign in bare if not unicodedata.combining(sign)))
