"""The words that the box needs in every language: names, meanings and stories of its content, and the notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from tenebra.games.massive_darkness.content import classes, doors, enemies, equipment, events, figure_types, heroes, tiles, tokens
from tenebra.games.massive_darkness.content.model import LEVELS, TYPES
from tenebra.games.massive_darkness.dice import DICE
from tenebra.games.massive_darkness.scenario import Mission
from tenebra.games.massive_darkness.scenario_reader import closed_places
from tenebra.games.massive_darkness.scenarios import SHEETS
from tenebra.games.massive_darkness.state import NORMAL, SPECIAL, TO_EXIT, TO_START
from tenebra.games.massive_darkness.telling import BONUSES, MARKS, PHASES, SIDES, WINDOWS
from tenebra.games.massive_darkness.vocabulary import (
    CombatType,
    ConditionKind,
    DiceKind,
    Moment,
    Side,
    SkillName,
    Symbol,
    Target,
    Until,
    Verb,
)
from tenebra.kit.decks import name_of
from tenebra.kit.words import word_ids

PAGE = (".blurb", ".intro", ".objectives", ".rules", ".victory", ".defeat")
"""The parts of a Mission's page beside its title."""
COUNTED_SKILLS = ("combat", "melee", "ranged", "magic", "movement")
PLAIN = (
    *("and", "or", "attacker", "defender", "repeat", "wound", "rolls-no-dice", "heal", "fully-heal", "double-hits", "stun"),
    *("kill", "reach-boss", "halve"),
)


def words_of_content() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from word_ids("hero", heroes(), ".about", ".shadow", ".shadow-gloss", ".special", ".special-gloss")
    for sheet in classes().values():
        yield from word_ids("class", (sheet.id,), ".about", ".signature", ".signature-gloss", ".free", ".free-gloss")
        for line in sheet.lines:
            steps = [f".step-{number}" for number in range(1, len(line.steps) + 1)]
            yield from word_ids("line", (line.id.replace(".", "-"),), *steps)
    yield "line-nightshade-ranger-shadow-hunter.step-2-switched"
    specialities = dict.fromkeys(name for sheet in classes().values() for name in (sheet.primary, sheet.secondary))
    yield from word_ids("speciality", specialities)
    yield from word_ids("card", equipment(), ".gloss", ".flavour")
    yield from word_ids("enemy", figure_types(), ".one", ".boss", ".about")
    yield from word_ids("enemy", enemies(), ".gloss")
    yield from word_ids("eventcard", events(), ".gloss", ".flavour")
    yield from word_ids("doorcard", doors())
    yield from word_ids("token", tokens())


def words_of_the_table() -> Iterator[str]:
    """Kinds of cards, slots, sections, roles, dice, and what Skills and Conditions mean."""
    yield from word_ids("category", ("combat", "item", "consumable"))
    yield from word_ids("origin", ("treasure", "starting", "artifact"))
    yield from word_ids("slot", ("body", "hand", "two_hands", "none"))
    yield from ("keyword-trap", "keyword-fortune", "tier-lesser", "tier-greater", "face-hits", "face-shields", "face-blank")
    yield from word_ids("section", (*TYPES, "defense"), ".range")
    yield from word_ids("role", ("mob", "agent", "roaming"))
    yield from word_ids("eventkind", sorted({card.kind for card in events().values()}))
    yield from word_ids("colour", DICE)
    yield from word_ids("symbol", get_args(Symbol))
    yield from word_ids("meaning-skill", get_args(SkillName))
    yield from word_ids("meaning-condition", get_args(ConditionKind))


def words_of_the_notation() -> Iterator[str]:
    """Whatever `printing` can say."""
    sides = get_args(Side)
    yield from word_ids("notation", PLAIN)
    yield from word_ids("notation-until", filter(None, get_args(Until)))
    yield from word_ids("notation-condition", get_args(ConditionKind))
    yield from word_ids("notation-type", get_args(CombatType))
    yield from ("notation-symbol-bam", "notation-symbol-diamond")
    yield from word_ids("notation-moment", (name for name in get_args(Moment) if name != "always"))
    yield from word_ids("notation", get_args(Symbol))
    yield from word_ids("notation-dice", get_args(DiceKind))
    yield from word_ids("notation-reroll", ("attack", "defense", "either"))
    for which in ("any", "blank"):
        yield from word_ids(f"notation-reroll-{which}", sides)
    for side in sides:
        yield from word_ids(f"notation-cancel-{side}", ("bam", "diamond", "all"))
    yield from ("notation-flip-one", "notation-flip-all", "notation-fill", "notation-inflict-attacker", "notation-inflict-others")
    yield from word_ids("notation-skill", get_args(SkillName))
    yield from word_ids("notation-skill-actions", COUNTED_SKILLS)
    yield from word_ids("notation-deed", (*get_args(Verb), "fully_heal"))
    yield from ("notation-of-level", "notation-level-token")
    yield from word_ids("notation-target", (target for target in get_args(Target) if target != "self"))


def words_of(mission: Mission) -> list[str]:
    """Every message that a Mission needs: its page, its places and tokens, what is read aloud."""
    id, done = mission.id, [phrase for rule in mission.own_rules for phrase in rule.do]
    counts = {phrase.name for phrase in done if phrase.verb == "count"}
    told = {phrase.name for phrase in done if phrase.verb == "say"}
    return [
        *word_ids("scenario", (id,), *PAGE),
        *word_ids(f"place-{id}", mission.places),
        *word_ids(f"token-{id}", dict.fromkeys(map(name_of, mission.tokens))),
        *word_ids(f"count-{id}", sorted(counts)),
        *word_ids(f"say-{id}", sorted(told | set(closed_places(mission)))),
    ]


def words_needed() -> Iterator[str]:
    """Every id that the content, the Missions and the table need words for."""
    yield from words_of_content()
    yield from words_of_the_table()
    yield from words_of_the_notation()
    yield from word_ids("tile", tiles())
    yield from word_ids("phase", (*PHASES, "market", "swap"))
    yield from word_ids("deck", ("treasure", "guard", "lesser", "greater", "door", "event"))
    yield from word_ids("die", DICE)
    yield from word_ids("face", ("1", "2-bam", "3-diamond"))
    yield from word_ids("side", SIDES)
    yield from word_ids("mark", MARKS)
    yield from word_ids("heading", (TO_START, TO_EXIT))
    yield from word_ids("treasure", (NORMAL, SPECIAL))
    yield from word_ids("treasures", (NORMAL, SPECIAL))
    yield from word_ids("actions", BONUSES)
    yield from word_ids("window", WINDOWS)
    yield from (f"level-{level}" for level in LEVELS)
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])
