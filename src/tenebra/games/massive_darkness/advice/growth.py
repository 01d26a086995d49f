"""Skills to acquire (MD-EXP): what a step adds for this Hero, for its price, and when."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice.blows import worth_of_effects
from tenebra.games.massive_darkness.advice.gear import SKILL_WORTH
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.content.model import Step, Text
from tenebra.games.massive_darkness.rules.powers import line_of
from tenebra.games.massive_darkness.state import STORY, TOP_LEVEL, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import Combat, Skill
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

LEAST = 0.03
"""The least a Skill must bring for each XP, to be worth those that a Signature could be paid with."""
FOR_SIGNATURES = 2
"""XP that are kept rather than spent on next to nothing (MD-EXP-04)."""
STRIKES_WITH = {"safe_shot": "ranged", "charge": "melee", "spellsword": "melee"}
"""Skills that are for a weapon of one type."""
HARDLY = 0.1
"""The worth of a Skill that this Hero has no use for."""
CONDITIONS = {"shadow_mode": 0.55, "wounded": 0.5, "bloodlust": 0.35, "blood_toll": 0.3}


def learn(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """The step with the most for its XP; unspent XP draws Enemies, so hardly any is kept (MD-EXP-08, MD-EXP-10).

    One of a Level still to come does nothing yet: it is acquired last, and only where that Level is still to come in this
    Mission, or in a campaign, which keeps it (MD-EXP-06, MD-EXP-09).
    """
    top = max(state.level, _highest_level(state))
    found = []
    for option in options:
        if isinstance(option, opt.Learn):
            step, gain = _next_step(hero, option.line)
            is_rich = hero.xp - step.cost >= FOR_SIGNATURES or state.mode == STORY
            is_worth_it = gain > LEAST or (gain >= 0 and is_rich)
            if step.level <= top and is_worth_it:
                found.append((step.level <= state.level, gain, str(option), option.line, step.level))
    best = max(found, default=None)
    if best is None:
        return Advice(str(opt.Ready()), "why-no-skill")
    is_active, _, option_key, line, level = best
    return Advice(option_key, "why-learn" if is_active else "why-learn-ahead", {"line": line, "level": str(level)})


def _highest_level(state: MDState) -> int:
    """The highest Level that may still come, as far as anybody can see."""
    if state.mode == STORY:
        return TOP_LEVEL
    return max((token for tokens in state.levels.values() for token in tokens), default=1)


def _next_step(hero: Hero, line: str) -> tuple[Step, float]:
    """The step that comes next on a line, and what it adds to the one before for each of its XP."""
    steps = line_of(line).steps
    at = hero.skills.get(line, 0)
    before = text_worth(hero, steps[at - 1].text) if at else 0.0
    return steps[at], (text_worth(hero, steps[at].text) - before) / steps[at].cost


def text_worth(hero: Hero, text: Text) -> float:
    """The worth of a step's Skill for this Hero with what it carries."""
    cards = [equipment_card(copy) for copy in (hero.body, *hero.hands) if copy]
    types = {type for card in cards for type in card.dice.attacks}
    value = 0.0
    for clause in text.clauses:
        chance = 1.0
        for condition in clause.conditions:
            chance *= CONDITIONS.get(condition.kind, 1.0 if _is_met(condition.kind, hero) else 0.2)
        match clause.body:
            case Combat() as body:
                value += _combat_worth(body, types, chance)
            case Skill() as skill:
                value += _skill_worth(skill, types, chance)
    return value


def _combat_worth(body: Combat, types: set[str], chance: float) -> float:
    if body.side == "attack" and not types & set(body.ranges):
        chance *= 0.1
    symbols = 0.5 ** (body.bam + body.diamond)
    scale = 1.0 if body.side == "attack" else 1.1
    return chance * symbols * scale * worth_of_effects(body.effects) * (1 + 0.3 * (body.repeat - 1))


def _skill_worth(skill: Skill, types: set[str], chance: float) -> float:
    needed = STRIKES_WITH.get(skill.name, "")
    if skill.name == "taunt" or (needed and needed not in types):
        return HARDLY
    number = skill.number if skill.name != "teleport" else 1  # the Zones of a Teleport, not how often
    return chance * SKILL_WORTH.get(skill.name, 0.3) * max(1, number)


def _is_met(kind: str, hero: Hero) -> bool:
    cards = [equipment_card(copy) for copy in hero.hands]
    match kind:
        case "two_handed_weapon":
            return any(card.slot == "two_hands" for card in cards)
        case "dual_wield":
            return sum(card.is_weapon for card in cards) > 1
        case "mace_or_hammer_equipped":
            return any({"mace", "hammer"} & set(card.tags) for card in cards)
        case "sword_equipped":
            return any("sword" in card.tags for card in cards)
        case "shield_bearer":
            return any(card.is_shield for card in cards)
    return True
