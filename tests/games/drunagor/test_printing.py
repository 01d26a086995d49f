"""The whole vocabulary is printed in both languages, and in English as it is read, whether or not a card uses it."""

from importlib.resources import files
from typing import Any, get_args

import pytest

from tenebra.games.drunagor.notation import RUNES, SUBTYPES, WITH_WHAT, read_text
from tenebra.games.drunagor.printing import PLAIN, print_meanings, print_text
from tenebra.games.drunagor.vocabulary import CONDITION_NAMES, STATS, TOKENS, TRIGGERS, Immunity
from tenebra.kit.words import Words
from tests.games.drunagor.printed import VERBS

FOLDER: Any = type("Folder", (), {"folder": lambda self: files("tenebra.games.drunagor")})()
ENGLISH, ITALIAN = Words("en", FOLDER), Words("it", FOLDER)
NUMBERED = ("health_at_most", "curses_at_least", "cubes_at_most", "round_at_least", "party_at_most", "target_health_at_most")
WHATS = {
    "have": TOKENS,
    "target_has": TOKENS,
    "weapon": SUBTYPES[:4],
    "off_hand": SUBTYPES[4:],
    "rune": RUNES,
    "paid": ("yellow", "blue"),
}
TEXTS = (
    "PAY LIFE 2: ENEMY, 4 DMG",
    "PAY 1 FOCUS: SELF, HEAL 2",
    "WHEN YOU KILL: ONCE PER TURN: YOU MAY: PAY 2 CUBES: MOVE 3",
    "DISCARD: EACH OTHER HERO, RECALL 1",
    "THIS TURN: SELF, +2 HIT AND +1 DMG",
    "UNTIL YOUR NEXT TURN: +1 MOVEMENT",
    "UP TO THREE OTHER ADJ ALLIES, RANGE 2, SHIELD 1",
    "OTHER ADJ ALLY, HEAL 1; ADJ, +1 HIT, REROLL",
    "EACH HERO, RANGE 1, X DMG AND PUSH X",
    "1 DMG PER CURSE; +1 DMG PER TARGET BURN",
    "3 NON-PREVENTABLE DMG; DRAIN HEALTH 2; DRAIN FOCUS X",
    "SELF, REMOVE BURN AND REMOVE CONDITIONS",
    "SUMMON 2 Skeleton Minion; ACTIVATE Luma; ACTIVATE",
    "REACTION: SELF, PREVENT ALL DMG; REACTION: PREVENT ALL BUT 1 DMG",
    "ROLL 14+: THIS ATTACK, +2 HIT, DOUBLE DAMAGE IF NOT TARGET LARGE",
    "UP TO TWO TARGETS, COMMAND, +0 HIT, +1 DMG; STRIKE 2, +1 HIT / +1 HIT, BLEED 1 AND SLOW",
    "ALLY, SPLIT, HEAL 4; CRIT 18+",
    "STRONGEST HERO, STUN; WEAKEST HERO, SLOW; MOST TIRED HERO, SLOW; MOST VIGOROUS HERO, SLOW; MOST CORRUPTED HERO, SLOW",
)  # fmt: skip


def shown(name: str) -> str:
    """A name of the vocabulary as it is printed."""
    return name.upper().replace("_", " ").replace("RANGERS", "RANGER'S")


def every_text() -> list[str]:
    """Texts with every word, trigger, condition, stat and immunity."""
    found = [*TEXTS, *(shown(verb) for verb in PLAIN), *(f"+1 {shown(stat)}" for stat in STATS)]
    found += [f"IMMUNE {shown(one)}" for one in get_args(Immunity)]
    found += [f"{shown(trigger)}: SELF, FOCUS 1" for trigger in TRIGGERS if trigger not in ("", "roll")]
    for name in CONDITION_NAMES:
        ends = [f" {shown(what)}" for what in WHATS[name]] if name in WITH_WHAT else [" 3"] if name in NUMBERED else [""]
        found += [f"IF {shown(name)}{end}: +1 DMG" for end in ends]
    return found


@pytest.mark.parametrize("text", every_text())
def test_a_text_is_printed_as_it_is_read_and_in_italian_too(text: str) -> None:
    read = read_text(text)
    assert read_text(print_text(read, ENGLISH.say)) == read
    assert print_text(read, ITALIAN.say)
    assert print_meanings(read, ITALIAN.say) or all(effect.verb == "bonus" for one in read.sentences for effect in one.effects)


def test_the_words_have_a_meaning_in_both_languages() -> None:
    for words in (ENGLISH, ITALIAN):
        assert [verb for verb in VERBS if not words.has(f"notation-verb-{verb.replace('_', '-')}.about")] == []


def test_texts_in_italian() -> None:
    printed = {
        "SELF, FOCUS 1; UP TO TWO TARGETS, COMMAND, +1 DMG": "AUTO, FOCUS 1; FINO A DUE BERSAGLI, COMANDO, +1 DNN",
        "REACTION: PREVENT 2 AND MOVE 2": "REAZIONE: PREVENIRE 2 E MOSSA 2",
        "ROLL 16+: THIS ATTACK, STUN": "TIRO 16+: QUESTO ATTACCO, STORDIMENTO",
        "START OF TURN: OTHER ADJ ALLY, SHIELD 1": "INIZIO DEL TURNO: ALTRO ALLEATO ADJ, SCUDO 1",
        "END OF TURN: IF NOT ENGAGED: SELF, STEALTH": "FINE DEL TURNO: SE NON INGAGGIATO: AUTO, INVISIBILE",
    }
    assert {text: print_text(read_text(text), ITALIAN.say) for text in printed} == printed
