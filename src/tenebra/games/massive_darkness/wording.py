"""Which words the box needs in every language: names, meanings and stories of its content, and the notation."""

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
from tenebra.kit.words import ids_of

PAGE = (".blurb", ".intro", ".objectives", ".rules", ".victory", ".defeat")
"""What a Mission's page says beside its title."""
COUNTED_SKILLS = ("combat", "melee", "ranged", "magic", "movement")
PLAIN = (
    *("and", "or", "attacker", "defender", "repeat", "wound", "rolls-no-dice", "heal", "fully-heal", "double-hits", "stun"),
    *("kill", "reach-boss", "halve"),
)


def words_of_content() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from ids_of("hero", heroes(), ".about", ".shadow", ".shadow-gloss", ".special", ".special-gloss")
    for sheet in classes().values():
        yield from ids_of("class", (sheet.id,), ".about", ".signature", ".signature-gloss", ".free", ".free-gloss")
        for line in sheet.lines:
            steps = [f".step-{number}" for number in range(1, len(line.steps) + 1)]
            yield from ids_of("line", (line.id.replace(".", "-"),), *steps)
    yield "line-nightshade-ranger-shadow-hunter.step-2-switched"
    specialities = dict.fromkeys(name for sheet in classes().values() for name in (sheet.primary, sheet.secondary))
    yield from ids_of("speciality", specialities)
    yield from ids_of("card", equipment(), ".gloss", ".flavour")
    yield from ids_of("enemy", figure_types(), ".one", ".boss", ".about")
    yield from ids_of("enemy", enemies(), ".gloss")
    yield from ids_of("eventcard", events(), ".gloss", ".flavour")
    yield from ids_of("doorcard", doors())
    yield from ids_of("token", tokens())


def words_of_the_table() -> Iterator[str]:
    """Kinds of cards, slots, sections, roles, dice, and what Skills and Conditions mean."""
    yield from ids_of("category", ("combat", "item", "consumable"))
    yield from ids_of("origin", ("treasure", "starting", "artifact"))
    yield from ids_of("slot", ("body", "hand", "two_hands", "none"))
    yield from ("keyword-trap", "keyword-fortune", "tier-lesser", "tier-greater", "face-hits", "face-shields", "face-blank")
    yield from ids_of("section", (*TYPES, "defense"), ".range")
    yield from ids_of("role", ("mob", "agent", "roaming"))
    yield from ids_of("eventkind", sorted({card.kind for card in events().values()}))
    yield from ids_of("colour", DICE)
    yield from ids_of("symbol", get_args(Symbol))
    yield from ids_of("meaning-skill", get_args(SkillName))
    yield from ids_of("meaning-condition", get_args(ConditionKind))


def words_of_the_notation() -> Iterator[str]:
    """Whatever `printing` can say."""
    sides = get_args(Side)
    yield from ids_of("notation", PLAIN)
    yield from ids_of("notation-until", filter(None, get_args(Until)))
    yield from ids_of("notation-condition", get_args(ConditionKind))
    yield from ids_of("notation-type", get_args(CombatType))
    yield from ("notation-symbol-bam", "notation-symbol-diamond")
    yield from ids_of("notation-moment", (name for name in get_args(Moment) if name != "always"))
    yield from ids_of("notation", get_args(Symbol))
    yield from ids_of("notation-dice", get_args(DiceKind))
    yield from ids_of("notation-reroll", ("attack", "defense", "either"))
    for which in ("any", "blank"):
        yield from ids_of(f"notation-reroll-{which}", sides)
    for side in sides:
        yield from ids_of(f"notation-cancel-{side}", ("bam", "diamond", "all"))
    yield from ("notation-flip-one", "notation-flip-all", "notation-fill", "notation-inflict-attacker", "notation-inflict-others")
    yield from ids_of("notation-skill", get_args(SkillName))
    yield from ids_of("notation-skill-actions", COUNTED_SKILLS)
    yield from ids_of("notation-deed", (*get_args(Verb), "fully_heal"))
    yield from ("notation-of-level", "notation-level-token")
    yield from ids_of("notation-target", (target for target in get_args(Target) if target != "self"))


def words_of(mission: Mission) -> list[str]:
    """Every message that a Mission needs: its page, its places and tokens, what is read aloud."""
    id, done = mission.id, [phrase for rule in mission.clockwork for phrase in rule.do]
    counts = {phrase.name for phrase in done if phrase.verb == "count"}
    told = {phrase.name for phrase in done if phrase.verb == "say"}
    return [
        *ids_of("scenario", (id,), *PAGE),
        *ids_of(f"place-{id}", mission.places),
        *ids_of(f"token-{id}", dict.fromkeys(map(name_of, mission.tokens))),
        *ids_of(f"count-{id}", sorted(counts)),
        *ids_of(f"say-{id}", sorted(told | set(closed_places(mission)))),
    ]


def words_needed() -> Iterator[str]:
    """Every id that the content, the Missions and the table need words for."""
    yield from words_of_content()
    yield from words_of_the_table()
    yield from words_of_the_notation()
    yield from ids_of("tile", tiles())
    yield from ids_of("phase", (*PHASES, "market", "swap"))
    yield from ids_of("deck", ("treasure", "guard", "lesser", "greater", "door", "event"))
    yield from ids_of("die", DICE)
    yield from ids_of("face", ("1", "2-bam", "3-diamond"))
    yield from ids_of("side", SIDES)
    yield from ids_of("mark", MARKS)
    yield from ids_of("heading", (TO_START, TO_EXIT))
    yield from ids_of("treasure", (NORMAL, SPECIAL))
    yield from ids_of("treasures", (NORMAL, SPECIAL))
    yield from ids_of("actions", BONUSES)
    yield from ids_of("window", WINDOWS)
    yield from (f"level-{level}" for level in LEVELS)
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])
