"""The notation as it is printed on a card: in English what the grammar reads, in Italian the same in its own words."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenebra.games.dungeon_venture.content import Card, cards, monsters
from tenebra.games.dungeon_venture.dice import DICE, Pool
from tenebra.games.dungeon_venture.notation import read_text, vocabulary
from tenebra.games.dungeon_venture.printing import print_text, words_of_the_notation
from tenebra.games.dungeon_venture.vocabulary import Clause
from tests.games.dungeon_venture.scenery import words

ENGLISH, ITALIAN = words("en"), words("it")


@pytest.mark.parametrize("card", cards().values(), ids=list(cards()))
def test_every_card_is_printed_as_it_is_written(card: Card) -> None:
    assert print_text(card.clauses, ENGLISH.say) == card.text
    italian = print_text(card.clauses, ITALIAN.say)
    assert "⟨" not in italian
    assert italian != card.text


@pytest.mark.parametrize(
    ("text", "italian"),
    [
        ("ATTACK +1 red; DIAGONAL", "ATTACCO +1 rosso; IN DIAGONALE"),
        ("DEFENCE +1 red; MOVEMENT -1", "DIFESA +1 rosso; MOVIMENTO -1"),
        ("NEXT ATTACK: ATTACK +2 red, SELF", "PROSSIMO ATTACCO: ATTACCO +2 rossi, PER SÉ"),
        (
            "ATTACK WITH MANA + 1 red, ONE ENEMY, RESIST MANA",
            "ATTACCO CON MANA + 1 rosso, UN NEMICO, RESISTE CON IL MANA",
        ),
        ("ATTACK WITH 1 red + 4 green, RESIST NONE", "ATTACCO CON 1 rosso + 4 verdi, NON RESISTE"),
        ("ANY TIME: SPAWN 2 kobold", "IN QUALSIASI MOMENTO: COMPARSA DI 2 coboldi"),
        ("SPAWN 1 skeleton", "COMPARSA DI 1 scheletro"),
        ("WHEN A HERO ATTACKS: HITS -2", "QUANDO UN EROE ATTACCA: SUCCESSI -2"),
        ("HEAL 2, ALL ALLIES", "CURA 2, TUTTI GLI ALLEATI"),
        ("MANA -1 blue", "MANA -1 blu"),
    ],
)
def test_in_italian(text: str, italian: str) -> None:
    clauses = read_text(text)
    assert print_text(clauses, ENGLISH.say) == text
    assert print_text(clauses, ITALIAN.say) == italian


WHEN = st.sampled_from(["", *vocabulary("when")])
TARGET = st.sampled_from(["", *vocabulary("target")])
NUMBER = st.integers(1, 30)
SIGNED = st.integers(-30, 30)
POOL = st.builds(Pool, *[st.integers(0, 9)] * 3)
ONE_COLOUR = st.builds(lambda colour, number: Pool(**{colour: number}), st.sampled_from(list(DICE)), SIGNED.filter(bool))
COUNTED = ("heal", "damage", "gold")
PLAIN = sorted(set(vocabulary("deed")) - {*COUNTED, "attack", "spawn", "hits"})
RESIST = st.sampled_from(["defence", *vocabulary("resist")])
STRENGTH = st.tuples(st.booleans(), POOL).filter(lambda strength: strength[0] or strength[1].size > 0)


def _attack(strength: tuple[bool, Pool], when: str, target: str, resist: str) -> Clause:
    return Clause("attack", when=when, dice=strength[1], with_mana=strength[0], target=target, resist=resist)


CLAUSE = st.one_of(
    st.builds(
        Clause, st.just("bonus"), WHEN, stat=st.sampled_from(["attack", "defence", "mana"]), dice=ONE_COLOUR, target=TARGET
    ),
    st.builds(Clause, st.just("bonus"), WHEN, SIGNED, stat=st.just("movement"), target=TARGET),
    st.builds(Clause, st.just("bonus"), WHEN, stat=st.sampled_from(["diagonal", "ranged"]), target=TARGET),
    st.builds(Clause, st.sampled_from(COUNTED), WHEN, NUMBER, target=TARGET, resist=RESIST),
    st.builds(Clause, st.just("hits"), WHEN, SIGNED, target=TARGET),
    st.builds(Clause, st.just("spawn"), WHEN, NUMBER, st.sampled_from(list(monsters())), target=TARGET),
    st.builds(_attack, STRENGTH, WHEN, TARGET, RESIST),
    st.builds(Clause, st.sampled_from(PLAIN), WHEN, target=TARGET, resist=RESIST),
)


@settings(deadline=None)
@given(st.lists(CLAUSE, min_size=1, max_size=3).map(tuple))
def test_whatever_can_be_written_is_printed_and_read_back(clauses: tuple[Clause, ...]) -> None:
    assert read_text(print_text(clauses, ENGLISH.say)) == clauses
    assert "⟨" not in print_text(clauses, ITALIAN.say)


def test_the_grammar_gives_the_vocabulary_and_all_of_it_has_words() -> None:
    assert {"next_attack", "chest_opened"} < set(vocabulary("when"))
    assert vocabulary("resist") == ["mana", "none"]
    needed = list(words_of_the_notation())
    assert len(needed) == len(set(needed)) == 52
    assert [id for id in needed if not ENGLISH.has(id) or not ITALIAN.has(id)] == []
