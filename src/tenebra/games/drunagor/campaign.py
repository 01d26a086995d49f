"""The campaign (DR-CPG): the log that goes from chapter to chapter, and what may come next."""

from __future__ import annotations

from tenebra.games.drunagor.content.model import BACK
from tenebra.games.drunagor.rules.cubes import owned
from tenebra.games.drunagor.rules.victory import WON
from tenebra.games.drunagor.scenarios import SHEETS
from tenebra.games.drunagor.state import RESOURCES, Campaign, Career, DRState, Hero
from tenebra.kit import campaign
from tenebra.kit.campaign import CampaignTally, PastScenario
from tenebra.kit.words import Words


def chapters() -> tuple[str, ...]:
    """The chapters of the campaign, in story order (DR-CPG-01)."""
    return tuple(id for id in SHEETS.ids if SHEETS[id].mode == "chapter")


def follows_at_once(scenario: str) -> bool:
    """The chapter after this one is sequential: no Camp Phase before it (DR-SEQ-01)."""
    after = chapters()[chapters().index(scenario) + 1 :] if scenario in chapters() else ()
    return bool(after) and SHEETS[after[0]].is_sequential


def after(state: DRState) -> Campaign:
    """The record after an Adventure: a defeat undoes all that was gained in it (DR-CPG-06)."""
    before = state.campaign or Campaign()
    played = [*before.played, state.scenario]
    if state.outcome != WON:
        return Campaign(
            before.passed,
            played,
            before.heroes,
            before.sides,
            before.camp,
            before.companions,
            before.runes,
            has_lost=True,
        )
    at_once = follows_at_once(state.scenario)
    careers = {hero.id: _career(state, hero, at_once) for hero in state.heroes.values()}
    return Campaign(
        [*before.passed, state.scenario],
        played,
        {**before.heroes, **careers},
        [copy for copy, side in state.sides.items() if side == BACK],
        before.camp,
        {name: one.owner for name, one in state.companions.items()} if at_once else {},
        [rune for some in state.runes.values() for rune in some] if at_once else [],
    )


def _career(state: DRState, hero: Hero, at_once: bool) -> Career:
    """A Hero's sheet; the Camp heals, cleanses and erases Statuses, a sequential Adventure does not (DR-RUL-40, DR-SEQ-03)."""
    stash = state.campaign.heroes[hero.id].stash if state.campaign is not None and hero.id in state.campaign.heroes else []
    return Career(
        hero.role,
        dict(hero.learned),
        owned(hero),
        list(hero.abilities),
        dict(hero.equipped),
        list(hero.bag),
        list(stash),
        list(hero.statuses) if at_once else [],
        hero.aura,
        list(hero.outcomes),
        list(hero.curses) if at_once else [],
        list(hero.traumas) if at_once else [],
        {token: number for token, number in hero.tokens.items() if token in RESOURCES} if at_once else {},
    )


def next_chapters(record: Campaign) -> list[str]:
    """The chapter just lost, else the next one of the story (DR-CPG-01, DR-CPG-06)."""
    if record.has_lost:
        return record.played[-1:]
    return [chapter for chapter in chapters() if chapter not in record.passed][:1]


def tally_of(record: Campaign) -> CampaignTally:
    """The count of chapters played and won; one that was lost is tried again."""
    last = {chapter: at for at, chapter in enumerate(record.played)}
    past = (PastScenario(one, one in record.passed and last[one] == at) for at, one in enumerate(record.played))
    return CampaignTally(len(record.played), len(record.passed), tuple(past))


def lines_of(record: Campaign, words: Words) -> list[str]:
    """The state of the campaign, in sentences."""
    out = [words.say("log-record", played=len(record.played), won=len(record.passed))]
    for hero, career in record.heroes.items():
        out.append(
            words.say(
                "log-hero",
                hero=words.say(f"hero-{hero}"),
                role=words.say(f"role-{career.role}"),
                cubes=sum(career.cubes.values()),
                skills=sum(career.learned.values()),
                abilities=len(career.abilities),
                items=len(career.equipped) + len(career.bag) + len(career.stash),
            )
        )
    outcomes = dict.fromkeys(outcome for career in record.heroes.values() for outcome in career.outcomes)
    out += [words.say("log-outcome", outcome=words.say(f"outcome-{outcome}")) for outcome in outcomes]
    if record.has_lost:
        out.append(words.say("log-lost", chapter=words.say(f"scenario-{record.played[-1]}")))
    if not next_chapters(record):
        out.append(words.say("log-over", played=len(record.played)))
    return out


CAMPAIGN: campaign.Campaign[DRState, Campaign] = campaign.Campaign(
    record=Campaign,
    path=chapters,
    record_after=after,
    next_of=next_chapters,
    tally_of=tally_of,
    lines_of=lines_of,
)
