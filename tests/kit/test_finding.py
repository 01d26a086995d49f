"""Rules are found by plain questions, in both languages."""

from functools import cache

import pytest

from tenebra.games.registry import GAMES
from tenebra.kit.finding import Finder, finder_of, glossary_of
from tenebra.kit.ledger import read_ledger
from tenebra.kit.words import LANGUAGES, Words

QUESTIONS = {
    "dungeon-venture": {
        "en": {
            "how do I open a door": "DV-DOOR-02",
            "Can I move diagonally?": "DV-MOV-01",
            "how do I heal": "DV-REST-01",
            "who goes first": "DV-INI-01",
            "casting spells": "DV-SPL-01",
            "how do we win": "DV-VIC-01",
            "may I hand a card to a friend": "DV-GIVE-01",
            "when does a trap trigger": "DV-TRAP-03",
            "changing places with another hero": "DV-SWAP-01",
            "what happens when a hero dies": "DV-DTH-01",
        },
        "it": {
            "come apro una porta": "DV-DOOR-02",
            "posso muovermi in diagonale?": "DV-MOV-01",
            "come mi curo": "DV-REST-01",
            "chi comincia per primo": "DV-INI-01",
            "come si lancia un incantesimo": "DV-SPL-01",
            "come si vince": "DV-VIC-01",
            "posso dare una carta a un amico": "DV-GIVE-01",
            "quando scatta una trappola": "DV-TRAP-03",
            "scambiare il posto con un altro eroe": "DV-SWAP-01",
            "quando un eroe muore": "DV-DTH-01",
        },
    },
    "massive-darkness": {
        "en": {
            "how do I open a door": "MD-DOOR-01",
            "how do enemies move": "MD-TGT-14",
            "how do I gain experience": "MD-EXP-01",
            "what does shadow do": "MD-SHA-01",
            "trading with a friend": "MD-TRD-01",
            "what is transmute": "MD-TRN-01",
            "when do we lose": "MD-WIN-03",
            "shooting range": "MD-RNG-03",
        },
        "it": {
            "come apro una porta": "MD-DOOR-01",
            "come si muovono i nemici": "MD-TGT-14",
            "come guadagno esperienza": "MD-EXP-01",
            "a cosa serve l'ombra": "MD-SHA-02",
            "come si scambia": "MD-TRD-01",
            "come si trasmutano le carte": "MD-TRN-01",
            "quando perdiamo": "MD-WIN-03",
            "come funzionano i rilanci": "MD-RRL-03",
        },
    },
    "descent": {
        "en": {
            "how do I open a door": "DE-DOR-04",
            "can I move diagonally": "DE-MOV-02",
            "what happens when a hero dies": "DE-DTH-02",
            "how do I open a chest": "DE-CHS-01",
            "what does the guard order do": "DE-ORD-12",
            "how many cards does the overlord draw": "DE-OVC-03",
            "climbing out of a pit": "DE-OBS-04",
            "how does blast work": "DE-ABL-02",
            "buying a skill in town": "DE-TWN-09",
        },
        "it": {
            "come apro una porta": "DE-DOR-04",
            "quando un eroe muore": "DE-DTH-04",
            "come si apre uno scrigno": "DE-CHS-01",
            "quante carte pesca il signore supremo": "DE-OVC-03",
            "come funziona l'esplosione": "DE-ABL-02",
        },
    },
    "conan": {
        "en": {
            "how do I move": "CO-MOV-01",
            "what can a cautious hero do": "CO-STA-06",
            "how does guard work": "CO-GRD-02",
            "how do I open a chest": "CO-CHE-02",
            "how do reinforcements work": "CO-RNF-01",
            "what is hindering": "CO-HIN-06",
            "how do I cast a spell": "CO-SPL-01",
            "how does leap work": "CO-SKX-07",
        },
        "it": {
            "come funziona la guardia": "CO-GRD-02",
            "che cosa può fare un eroe cauto": "CO-STA-06",
            "come si apre un forziere": "CO-CHE-02",
            "quanto costa attivare una tessera": "CO-RIV-01",
            "come si rilanciano i dadi": "CO-RER-02",
            "come arrivano i rinforzi": "CO-RNF-01",
        },
    },
    "drunagor": {
        "en": {
            "how do I open a door": "DR-DOR-01",
            "how do I heal": "DR-EFF-01",
            "how do I attack": "DR-ATK-01",
            "how does recall work": "DR-REC-01",
            "what is a curse cube": "DR-CUB-10",
            "when do we lose": "DR-WIN-02",
            "how do reactions work": "DR-RCT-01",
            "where does the darkness grow": "DR-DRK-05",
            "what does stun do": "DR-CND-05",
            "how do I search a chest": "DR-CHE-02",
            "who does a monster attack": "DR-BHV-01",
        },
        "it": {
            "come apro una porta": "DR-DOR-01",
            "come mi curo": "DR-EFF-01",
            "come attacco": "DR-ATK-01",
            "come funziona il richiamo": "DR-REC-01",
            "quando perdiamo": "DR-WIN-02",
            "come funzionano le reazioni": "DR-RCT-01",
            "che cosa fa lo stordimento": "DR-CND-05",
        },
    },
}
ASKED = [
    (game, language, question, id)
    for game, by_language in QUESTIONS.items()
    for language, questions in by_language.items()
    for question, id in questions.items()
]
LEDGER = """
## Doors

- **XX-DOOR-01** A door is opened by whoever stands beside it.
- **XX-DOOR-02** A gate of iron stays shut.

## Rulings

- **XX-RUL-01** Doors and figures → a door cannot be closed on a figure.

## Glossary

| Italian | English | Meaning |
|---|---|---|
| Portone | Gate, Portcullis | A door of iron |
"""


words = cache(Words)


def asked(question: str, language: str = "en") -> list[str]:
    finder = Finder(read_ledger(LEDGER).values(), words(language), glossary_of(LEDGER))
    return [entry.id for entry in finder.find(question).rules]


@pytest.mark.parametrize(("game", "language", "question", "id"), ASKED)
def test_a_plain_question_is_answered_among_the_first_five(game: str, language: str, question: str, id: str) -> None:
    found = finder_of(GAMES[game], words(language)).find(question)
    assert id in [entry.id for entry in found.rules[:5]]


def test_every_game_and_language_is_asked() -> None:
    assert all(QUESTIONS[game].keys() == set(LANGUAGES) for game in GAMES)


def test_stems_synonyms_and_the_glossary_lead_to_a_rule() -> None:
    assert asked("opening doors")[0] == "XX-DOOR-01"
    assert asked("how to unlock it") == ["XX-DOOR-01"]
    assert asked("portcullis") == ["XX-DOOR-02"]
    assert asked("portone", "it") == ["XX-DOOR-02"]


def test_rules_come_before_rulings_and_an_id_finds_what_begins_with_it() -> None:
    assert asked("door").index("XX-DOOR-01") < asked("door").index("XX-RUL-01")
    assert asked("xx-door") == ["XX-DOOR-01", "XX-DOOR-02"]
    assert asked("XX-DOOR-02") == ["XX-DOOR-02"]


def test_a_word_only_begun_and_a_word_of_no_meaning() -> None:
    assert asked("fig") == ["XX-RUL-01"]
    assert asked("how do I") == asked("") == []


def test_where_nothing_is_found_near_words_are_named() -> None:
    finder = Finder(read_ledger(LEDGER).values(), words("en"))
    assert finder.find("dorr").instead == ("door",)
    assert finder.find("qwxyz").instead == ()
