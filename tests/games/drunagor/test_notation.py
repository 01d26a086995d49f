"""The notation of skill texts (DR-SKL-05 to DR-SKL-11): what each text is read as, and what is not understood."""

from pathlib import Path

import pytest

from tenebra.games.drunagor import effects
from tenebra.games.drunagor.content import abilities, items, skills
from tenebra.games.drunagor.effects import KEYWORDS, SENTENCES
from tenebra.games.drunagor.notation import ALL, ALL_BUT_1, read_text
from tenebra.games.drunagor.rules.conditions import CHECKS_OF, TARGET_CHECKS
from tenebra.games.drunagor.vocabulary import CONDITION_NAMES, STATIC, TRIGGERS, Condition, Effect, Sentence, Text, doubled
from tenebra.kernel import BadInput
from tests.games.drunagor.printed import VERBS
from tests.games.drunagor.table import rule


def only(text: str) -> Sentence:
    """The single sentence of a text."""
    (sentence,) = read_text(text).sentences
    return sentence


@rule("DR-SKL-07", "DR-SKL-08", "DR-SKL-09", "DR-EX-33")
def test_semicolons_part_sentences_and_a_target_stands_before_its_effects() -> None:
    first, second, third = read_text("MOVE 5; SELF, FOCUS 1; UP TO TWO TARGETS, COMMAND, +0 HIT, +1 DMG").sentences
    assert first.effects == (Effect("move", 5),)
    assert not first.target.is_stated
    assert (second.target.who, second.effects) == ("self", (Effect("focus", 1),))
    assert (third.target.number, third.target.is_up_to, third.hits) == (2, True, (0,))
    assert third.effects == (Effect("command"), Effect("bonus", 1, "dmg"))


@rule("DR-SKL-04", "DR-SKL-10", "DR-SKL-11")
def test_the_kinds_of_sentences() -> None:
    for text, kind in (
        ("+2 HIT, BLEED 2", "weapon"),
        ("2 DMG AND BLEED 2", "spell"),
        ("BLEED 2", "effect"),
        ("+2 HEALTH, IMMUNE STUN", "static"),
        ("PASSIVE: +1 HIT", "static"),
        ("CRIT 18+", "static"),
        ("THIS TURN: SELF, +1 DMG", "effect"),
    ):
        assert only(text).kind == kind, text
    assert only("+0 HIT / +1 HIT, SLOW").hits == (0, 1)
    assert only("+1 HIT, +2 HIT IF HIDDEN").hits == (1,)


@rule("DR-SKL-07")
def test_heads_prices_and_conditions() -> None:
    sentence = only("WHEN YOU KILL: ONCE PER TURN: IF NOT TARGET HAS BURN: YOU MAY: PAY 1 FOCUS: MOVE 3")
    assert sentence.trigger == "when_you_kill"
    assert sentence.limit == "once_per_turn"
    assert sentence.conditions == (Condition("target_has", "burn", is_not=True),)
    assert sentence.costs == (Effect("discard", 1, "focus"),)
    assert sentence.is_optional
    assert only("IF HEALTH AT MOST 4: +2 DMG").conditions == (Condition("health_at_most", number=4),)
    assert only("ROLL 16+: THIS ATTACK, STUN AND +1 HIT").effects == (Effect("stun"), Effect("bonus", 1, "hit"))
    assert only("REACTION: PREVENT ALL DMG").effects == (Effect("prevent", ALL),)
    assert only("PREVENT ALL BUT 1 DMG").effects == (Effect("prevent", ALL_BUT_1),)
    assert only("1 DMG PER CURSE").effects == (Effect("damage", 1, per="curse"),)
    assert only("X DMG AND +X DMG").effects == (Effect("damage", 0, is_x=True), Effect("bonus", 0, "dmg", is_x=True))
    assert only("SUMMON 2 Skeleton Minion").effects == (Effect("summon", 2, "skeleton-minion"),)


@rule("DR-TGT-02", "DR-TGT-03", "DR-TGT-04", "DR-TGT-05", "DR-TKW-10", "DR-TKW-12", "DR-TKW-13")
def test_targets() -> None:
    target = only("UP TO TWO OTHER ADJ ALLIES, SHIELD 1").target
    assert (target.who, target.number, target.is_up_to, target.is_other, target.is_adjacent) == ("ally", 2, True, True, True)
    assert only("EACH HERO, RANGE 1, HEAL 1").target.range == 1
    assert only("EACH HERO, RANGE 1, HEAL 1").target.is_each
    assert only("SPLIT, HEAL 4").target.is_split
    assert only("MOST CORRUPTED HERO, CLEANSE 1").target.who == "corrupted"
    assert only("THAT ONE, STUN").target.who == "that"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("WHEN YOU SNEEZE: HEAL 1", "'WHEN YOU SNEEZE' is no trigger"),
        ("IF LUCKY: HEAL 1", "'IF LUCKY' is no condition"),
        ("HEAL much", "expected INT, X"),
        ("ADJ ENEMY IF HIDDEN, 1 DMG", "IF after a word needs an effect"),
        ("HEAL 1;; HEAL 1", "expected"),
    ],
)
def test_what_is_not_understood_is_said(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_text(text, "skills.toml", 3)


def test_every_word_has_its_rule() -> None:
    prices = {"pay_life", "expend", "discard"}
    of_attacks = {"crit", "double_damage", "reroll", "cleave", "multishot", "strike", "vicious", "attack_twice", "loot", "flyby"}
    of_monsters = {"ambush", "maelstrom", "attack", "command", "trick_or_treat"}
    assert set(VERBS) - prices - of_attacks - of_monsters - set(STATIC) == set(KEYWORDS) - {"command"}
    assert set(CONDITION_NAMES) == {*CHECKS_OF, *TARGET_CHECKS}
    assert set(SENTENCES) == {"static", "weapon", "spell", "effect"}


def test_every_trigger_is_somewhere_set_off() -> None:
    """A trigger that no rule sets off would be a dead word."""
    folder = Path(effects.__file__).parent
    sources = [path.read_text() for path in (*folder.glob("rules/*.py"), *folder.glob("keywords/*.py"))]
    for trigger in filter(None, TRIGGERS):
        if trigger not in ("start", "roll"):
            assert any(f'"{trigger}"' in text for text in sources), trigger


@rule("DR-TKW-20", "DR-EX-77")
def test_a_wild_cube_doubles_every_number() -> None:
    twice = doubled(read_text("SELF, HEAL 2 AND SHIELD 4; UP TO TWO TARGETS, +1 HIT, +1 DMG, CRIT 18+"))
    assert twice.sentences[0].effects == (Effect("heal", 4), Effect("shield", 8))
    assert (twice.sentences[1].hits, twice.sentences[1].target.number) == ((2,), 4)
    assert twice.sentences[1].effects == (Effect("bonus", 2, "dmg"), Effect("crit", 18))


def test_every_text_of_the_box_can_be_used() -> None:
    """A reaction, an action, a passive or a trigger: no text is without meaning."""
    texts: list[tuple[str, Text]] = [(id, skill.text) for id, skill in skills().items()]
    texts += [(id, ability.text) for id, ability in abilities().items()]
    for id, item in items().items():
        texts += [(id, face.text) for face in (item.front, item.back) if face is not None and face.text.sentences]
    for id, text in texts:
        assert text.uses or text.statics or text.triggered, id
