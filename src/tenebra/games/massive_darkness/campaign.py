"""Story Mode (MD-STO): what goes from one Mission to the next, and how the next one is set up."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenebra.games.massive_darkness.content import equipment_card
from tenebra.games.massive_darkness.rules.powers import is_usable, line_of
from tenebra.games.massive_darkness.rules.scenario_rules import VICTORY
from tenebra.games.massive_darkness.scenarios import SHEETS, sheet_of
from tenebra.games.massive_darkness.state import STORY, Campaign, Career, Hero, MDState
from tenebra.games.massive_darkness.steps import (
    AnyStep,
    ArmHero,
    BuildDecks,
    ChooseFirst,
    LayMarket,
    LimitCards,
    Market,
    NewRound,
    SwapForStarting,
    TradeFreely,
)
from tenebra.kit import campaign
from tenebra.kit.campaign import CampaignTally, PastScenario
from tenebra.kit.decks import name_of
from tenebra.kit.words import Words


def level_of(hero: Hero | Career) -> int:
    """A Hero's Level: that of the highest Skill acquired, 1 without any (MD-STO-06, MD-STO-25, MD-RUL-66)."""
    levels = [step.level for line, bought in hero.skills.items() for step in line_of(line).steps[:bought]]
    return max(levels, default=1)


def after(state: MDState) -> Campaign:
    """The campaign after a Mission: XP, Skills and cards are kept; a defeat costs all Micro-XP (MD-STO-10, MD-STO-20)."""
    before = state.campaign or Campaign()
    has_won = state.outcome == VICTORY
    careers = {
        hero.id: Career(
            hero.calling,
            hero.xp,
            hero.micro if has_won else 0,
            dict(hero.skills),
            hero.body,
            list(hero.hands),
            list(hero.pack),
        )
        for hero in state.heroes.values()
    }
    return Campaign(
        passed=[*before.passed, state.scenario] if has_won else before.passed,
        played=[*before.played, state.scenario],
        heroes={**before.heroes, **careers},
        has_lost=not has_won,
    )


def next_missions(record: Campaign) -> list[str]:
    """Missions possible next: one just lost, then those not played yet, in order or not (MD-STO-18, MD-STO-19, MD-STO-21)."""
    retry = record.played[-1:] if record.has_lost else []
    return [*retry, *(mission for mission in SHEETS.ids if mission not in record.played)]


def is_retry(record: Campaign, scenario: str) -> bool:
    """The Mission was lost last time and is tried again (MD-STO-22)."""
    return record.has_lost and record.played[-1:] == [scenario]


def take_up(state: MDState, record: Campaign) -> None:
    """Make a Mission that is set up the next one of a campaign (MD-STO-06, MD-STO-08, MD-STO-24)."""
    record = set_relics_aside(record, sheet_of(state).relics)
    state.mode, state.campaign = STORY, record
    careers = {hero: career for hero, career in record.heroes.items() if hero in state.heroes}
    state.level = max((level_of(career) for career in careers.values()), default=1)
    add_level_tokens(state)
    for hero, career in careers.items():
        go_on(state, state.heroes[hero], career)
    owned = {card for career in record.heroes.values() for card in career.cards}
    state.supply = [card for card in state.supply if card not in owned]
    state.agenda = _steps(state, record)[::-1]


def set_relics_aside(record: Campaign, relics: Sequence[str]) -> Campaign:
    """Artifacts that are an objective lie in the supply again, whoever has kept them, here or at home (MD-STO-24, MD-OBJ-01)."""

    def without(cards: list[str]) -> list[str]:
        return [card for card in cards if name_of(card) not in relics]

    careers = {
        hero: msgspec.structs.replace(
            career,
            body="" if name_of(career.body) in relics else career.body,
            hands=without(career.hands),
            pack=without(career.pack),
        )
        for hero, career in record.heroes.items()
    }
    return msgspec.structs.replace(record, heroes=careers)


def add_level_tokens(state: MDState) -> None:
    """Tokens missing up to the Current Level lie with the highest one of the Mission (MD-STO-08)."""
    highest = max(level for some in state.levels.values() for level in some)
    zone = next(zone for zone, some in state.levels.items() if highest in some)
    state.levels[zone] = [*state.levels[zone], *range(highest + 1, state.level + 1)]


def go_on(state: MDState, hero: Hero, career: Career) -> None:
    """A Hero as the last Mission left it, in full Health; cards of too high a Level lie in the Inventory (MD-STO-15)."""
    hero.calling, hero.xp, hero.micro, hero.skills = career.calling, career.xp, career.micro, dict(career.skills)
    worn = [card for card in (career.body, *career.hands) if card and is_usable(state, equipment_card(card))]
    hero.body = career.body if career.body in worn else ""
    hero.hands = [card for card in career.hands if card in worn]
    hero.pack = [card for card in career.cards if card not in worn]


def _steps(state: MDState, record: Campaign) -> list[AnyStep]:
    """Starting Equipment for Heroes who are new, the Town between two Missions, then the normal setup (MD-STO-11, MD-MKT-01)."""
    steps: list[AnyStep] = [ArmHero(hero) for hero in state.party if hero not in record.heroes]
    if record.has_lost:
        steps.append(LimitCards())
    if is_retry(record, state.scenario):
        steps += [SwapForStarting(freely=True), TradeFreely(only_reorganize=True), LimitCards()]
    elif record.played:
        steps += [BuildDecks(), LayMarket(), TradeFreely(), Market(), SwapForStarting(), TradeFreely(), LimitCards()]
    return [*steps, BuildDecks(), ChooseFirst(), NewRound()]


def tally_of(record: Campaign) -> CampaignTally:
    """The count of Missions played and won. Only one that was lost is tried again: a Mission passed was won at its last try."""
    last = {mission: at for at, mission in enumerate(record.played)}
    past = (PastScenario(one, one in record.passed and last[one] == at) for at, one in enumerate(record.played))
    return CampaignTally(len(record.played), len(record.passed), tuple(past))


def lines_of(record: Campaign, words: Words) -> list[str]:
    """The state of the campaign, in sentences."""
    out = [words.say("story-record", played=len(record.played), won=len(record.passed))]
    for hero, career in record.heroes.items():
        out.append(
            words.say(
                "story-hero",
                hero=words.say(f"hero-{hero}"),
                calling=words.say(f"class-{career.calling}"),
                level=level_of(career),
                xp=career.xp,
                micro=career.micro,
                cards=len(career.cards),
            )
        )
    if record.has_lost:
        out.append(words.say("story-lost", mission=words.say(f"scenario-{record.played[-1]}")))
    if not next_missions(record):
        out.append(words.say("story-over", won=len(record.passed), all=len(SHEETS.ids)))
    return out


CAMPAIGN: campaign.Campaign[MDState, Campaign] = campaign.Campaign(
    record=Campaign,
    path=lambda: SHEETS.ids,
    record_after=after,
    next_of=next_missions,
    tally_of=tally_of,
    lines_of=lines_of,
)
