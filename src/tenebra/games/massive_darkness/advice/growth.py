"""Skills to acquire (MD-EXP): what a step adds for this Hero, for its price, and when."""

from __future__ import annotations

from collections.abc import Sequence

from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.advice.blows import worth_of_effects
from tenebra.games.massive_darkness.advice.gear import SKILL_WORTH
from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.content.model import Text
from tenebra.games.massive_darkness.rules.powers import line_of
from tenebra.games.massive_darkness.state import STORY, TOP_LEVEL, Hero, MDState
from tenebra.games.massive_darkness.vocabulary import Combat, Skill
from tenebra.kernel import Option
from tenebra.kit.advice import Advice

LEAST = 0.03
"""What a Skill must bring for each XP, to be worth those that a Signature could be paid with."""
FOR_SIGNATURES = 2
"""XP that are kept rather than spent on next to nothing (MD-EXP-04)."""
CONDITIONS = {"shadow_mode": 0.55, "wounded": 0.5, "bloodlust": 0.35, "blood_toll": 0.3}


def learn(state: MDState, hero: Hero, options: Sequence[Option]) -> Advice:
    """The step with the most for its XP; unspent XP draws Enemies, so hardly any is kept (MD-EXP-08, MD-EXP-10).

    One of a Level still to come does nothing yet: it is acquired last, and only where that Level is still to come in this
    Mission, or in a campaign, which keeps it (MD-EXP-06, MD-EXP-09).
    """
    top = TOP_LEVEL if state.mode == STORY else max((token for some in state.levels.values() for token in some), default=1)
    found = []
    for option in options:
        if isinstance(option, opt.Learn):
            steps = line_of(option.line).steps
            at = hero.skills.get(option.line, 0)
            more = text_worth(hero, steps[at].text) - (text_worth(hero, steps[at - 1].text) if at else 0.0)
            level, gain = steps[at].level, more / steps[at].cost
            is_rich = hero.xp - steps[at].cost >= FOR_SIGNATURES or state.mode == STORY
            if level <= max(top, state.level) and (gain > LEAST or (gain >= 0 and is_rich)):
                found.append((level <= state.level, gain, str(option), option.line, level))
    best = max(found, default=None)
    if best is None:
        return Advice(str(opt.Ready()), "why-no-skill")
    is_active, _, option_key, line, level = best
    return Advice(option_key, "why-learn" if is_active else "why-learn-ahead", {"line": line, "level": str(level)})


def text_worth(hero: Hero, text: Text) -> float:
    """What the Skill of a step does for this Hero with what it carries."""
    cards = [equipment_card(copy) for copy in (hero.body, *hero.hands) if copy]
    types = {type for card in cards for type in card.dice.attacks}
    value = 0.0
    for clause in text.clauses:
        chance = 1.0
        for condition in clause.conditions:
            chance *= CONDITIONS.get(condition.kind, 1.0 if _is_met(condition.kind, hero) else 0.2)
        match clause.body:
            case Combat() as body:
                if body.side == "attack" and not types & set(body.ranges):
                    chance *= 0.1
                symbols = 0.5 ** (body.bam + body.diamond)
                scale = 1.0 if body.side == "attack" else 1.1
                value += chance * symbols * scale * worth_of_effects(body.effects) * (1 + 0.3 * (body.repeat - 1))
            case Skill(name="safe_shot") if "ranged" not in types:
                value += 0.1
            case Skill(name="charge" | "spellsword") if "melee" not in types:
                value += 0.1
            case Skill(name="taunt"):
                value += 0.1
            case Skill(name=name, number=number):
                value += chance * SKILL_WORTH.get(name, 0.3) * max(1, number if name != "teleport" else 1)
    return value


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
