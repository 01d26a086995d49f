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

PARTS = {
    "hero": ("about", "shadow", "shadow-gloss", "special", "special-gloss"),
    "class": ("about", "signature", "signature-gloss", "free", "free-gloss"),
    "figure": ("one", "boss", "about"),
}
PAGE = (".blurb", ".intro", ".objectives", ".rules", ".victory", ".defeat")
"""What a Mission's page says beside its title."""
COUNTED_SKILLS = ("combat", "melee", "ranged", "magic", "movement")
PLAIN = (
    *("and", "or", "attacker", "defender", "repeat", "wound", "rolls-no-dice", "heal", "fully-heal", "double-hits", "stun"),
    *("kill", "reach-boss", "halve"),
)


def words_of_content() -> Iterator[str]:
    """Every id that the content needs words for."""
    yield from (id for hero in heroes() for id in _with_parts(f"hero-{hero}", "hero"))
    for sheet in classes().values():
        yield from _with_parts(f"class-{sheet.id}", "class")
        for line in sheet.lines:
            name = f"line-{line.id.replace('.', '-')}"
            yield from (name, *(f"{name}.step-{n}" for n in range(1, len(line.steps) + 1)))
    yield "line-nightshade-ranger-shadow-hunter.step-2-switched"
    specialities = dict.fromkeys(name for sheet in classes().values() for name in (sheet.primary, sheet.secondary))
    yield from (f"speciality-{name}" for name in specialities)
    yield from (f"card-{card}{part}" for card in equipment() for part in ("", ".gloss", ".flavour"))
    yield from (id for figure in figure_types() for id in _with_parts(f"enemy-{figure}", "figure"))
    yield from (id for card in enemies() for id in (f"enemy-{card}", f"enemy-{card}.gloss"))
    yield from (f"eventcard-{card}{part}" for card in events() for part in ("", ".gloss", ".flavour"))
    yield from (f"doorcard-{card}" for card in doors())
    yield from (f"token-{token}" for token in tokens())


def _with_parts(id: str, kind: str) -> Iterator[str]:
    yield id
    yield from (f"{id}.{part}" for part in PARTS[kind])


def words_of_the_table() -> Iterator[str]:
    """Kinds of cards, slots, sections, roles, dice, and what Skills and Conditions mean."""
    yield from (f"category-{name}" for name in ("combat", "item", "consumable"))
    yield from (f"origin-{name}" for name in ("treasure", "starting", "artifact"))
    yield from (f"slot-{name}" for name in ("body", "hand", "two_hands", "none"))
    yield from ("keyword-trap", "keyword-fortune", "tier-lesser", "tier-greater", "face-hits", "face-shields", "face-blank")
    yield from (f"section-{name}{part}" for name in (*TYPES, "defense") for part in ("", ".range"))
    yield from (f"role-{name}" for name in ("mob", "agent", "roaming"))
    yield from (f"eventkind-{kind}" for kind in sorted({card.kind for card in events().values()}))
    yield from (f"colour-{colour}" for colour in DICE)
    yield from (f"symbol-{symbol}" for symbol in get_args(Symbol))
    yield from (f"meaning-skill-{name}" for name in get_args(SkillName))
    yield from (f"meaning-condition-{kind}" for kind in get_args(ConditionKind))


def words_of_the_notation() -> Iterator[str]:
    """Whatever `printing` can say."""
    yield from (f"notation-{name}" for name in PLAIN)
    yield from (f"notation-until-{name}" for name in get_args(Until) if name)
    yield from (f"notation-condition-{kind}" for kind in get_args(ConditionKind))
    yield from (f"notation-type-{name}" for name in get_args(CombatType))
    yield from ("notation-symbol-bam", "notation-symbol-diamond")
    yield from (f"notation-moment-{name}" for name in get_args(Moment) if name != "always")
    yield from (f"notation-{symbol}" for symbol in get_args(Symbol))
    yield from (f"notation-dice-{kind}" for kind in get_args(DiceKind))
    yield from (f"notation-reroll-{which}" for which in ("attack", "defense", "either"))
    yield from (f"notation-reroll-{which}-{side}" for which in ("any", "blank") for side in get_args(Side))
    yield from (f"notation-cancel-{side}-{what}" for side in get_args(Side) for what in ("bam", "diamond", "all"))
    yield from ("notation-flip-one", "notation-flip-all", "notation-fill", "notation-inflict-attacker", "notation-inflict-others")
    yield from (f"notation-skill-{name}" for name in get_args(SkillName))
    yield from (f"notation-skill-actions-{kind}" for kind in COUNTED_SKILLS)
    yield from (f"notation-deed-{verb}" for verb in (*get_args(Verb), "fully_heal"))
    yield from ("notation-of-level", "notation-level-token")
    yield from (f"notation-target-{target}" for target in get_args(Target) if target != "self")


def words_of(mission: Mission) -> list[str]:
    """Every message that a Mission needs: its page, its places and tokens, what is read aloud."""
    page = [f"scenario-{mission.id}{part}" for part in ("", *PAGE)]
    places = [f"place-{mission.id}-{name}" for name in mission.places]
    tokens = [f"token-{mission.id}-{name}" for name in dict.fromkeys(map(name_of, mission.tokens))]
    counts = {phrase.name for rule in mission.clockwork for phrase in rule.do if phrase.verb == "count"}
    told = {phrase.name for rule in mission.clockwork for phrase in rule.do if phrase.verb == "say"}
    told |= set(closed_places(mission))
    return [
        *page,
        *places,
        *tokens,
        *(f"count-{mission.id}-{name}" for name in sorted(counts)),
        *(f"say-{mission.id}-{name}" for name in sorted(told)),
    ]


def words_needed() -> Iterator[str]:
    """Every id that the content, the Missions and the table need words for."""
    yield from words_of_content()
    yield from words_of_the_table()
    yield from words_of_the_notation()
    yield from (f"tile-{face}" for face in tiles())
    yield from (f"phase-{phase}" for phase in (*PHASES, "market", "swap"))
    yield from (f"deck-{deck}" for deck in ("treasure", "guard", "lesser", "greater", "door", "event"))
    yield from (f"die-{colour}" for colour in DICE)
    yield from (f"face-{face}" for face in ("1", "2-bam", "3-diamond"))
    yield from (f"side-{side}" for side in SIDES)
    yield from (f"mark-{mark}" for mark in MARKS)
    yield from (f"heading-{heading}" for heading in (TO_START, TO_EXIT))
    yield from (f"treasure-{kind}" for kind in (NORMAL, SPECIAL))
    yield from (f"treasures-{kind}" for kind in (NORMAL, SPECIAL))
    yield from (f"actions-{kind}" for kind in BONUSES)
    yield from (f"window-{window}" for window in WINDOWS)
    yield from (f"level-{level}" for level in LEVELS)
    for scenario in SHEETS.ids:
        yield from words_of(SHEETS[scenario])
