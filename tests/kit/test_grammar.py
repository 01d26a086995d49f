"""Italian prepositions with their articles, and what a blow may bring in words."""

from __future__ import annotations

import pytest

from tenebra.kit.advice import stakes
from tenebra.kit.grammar import FUNCTIONS
from tenebra.kit.words import Words


@pytest.mark.parametrize(
    ("function", "what", "said"),
    [
        ("A", 50, "al 50"),
        ("A", 83, "all'83"),
        ("A", 8, "all'8"),
        ("A", 11, "all'11"),
        ("A", 18, "al 18"),
        ("A", 0, "allo 0"),
        ("A", "A3", "ad A3"),
        ("A", "C3", "a C3"),
        ("A", "l'angolo nord della cripta (C3)", "all'angolo nord della cripta (C3)"),
        ("IN", "la cripta (C3)", "nella cripta (C3)"),
        ("IN", "gli scaffali", "negli scaffali"),
        ("DA", "il lato est", "dal lato est"),
        ("DI", "lo studio", "dello studio"),
        ("DI", "i cunicoli", "dei cunicoli"),
        ("SU", "le scale", "sulle scale"),
    ],
)
def test_italian_prepositions_grow_together_with_articles_and_numbers(function: str, what: object, said: str) -> None:
    assert FUNCTIONS["it"][function](what) == said


@pytest.mark.parametrize(
    ("kill", "wounds", "en", "it"),
    [
        (0.0, 1.4, "About 1.4 wounds are to be expected", "C'è da aspettarsi circa 1,4 ferite"),
        (0.33, 1.4, "One blow in three kills", "Un colpo su tre uccide"),
        (0.19, 1.0, "One blow in five kills; on average it makes one wound", "Un colpo su cinque uccide; in media fa una ferita"),
        (0.76, 2.0, "Three blows in four kill", "Tre colpi su quattro uccidono"),
        (0.99, 2.0, "Nearly any blow kills", "Quasi ogni colpo uccide"),
    ],
)
def test_the_stakes_of_a_blow_are_told_as_people_tell_them(kill: float, wounds: float, en: str, it: str) -> None:
    about = {field: float(value) for field, value in stakes(kill, wounds).items()}
    assert (Words("en").say("stake", **about), Words("it").say("stake", **about)) == (en, it)
