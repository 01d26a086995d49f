"""Summaries of tables, seats, campaigns, games and rules, as lists show them."""

from __future__ import annotations

import logging
from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from tenebra.games.registry import GAMES, game_called
from tenebra.kit.covers import Cover, LessonBook, SeatCover
from tenebra.kit.ending import Ending
from tenebra.kit.finding import finder_of
from tenebra.kit.ledger import LedgerEntry, ledger_of
from tenebra.kit.telling import capital
from tenebra.server.requests import CampaignCard, Chair, Chapter, FoundRules, HowTo, HowToBlock, Rulebook, RuleText, TableCard
from tenebra.tables.campaigns import CampaignRecord
from tenebra.tables.glance import BrokenTable, SleepingTable, eyes_of
from tenebra.tables.hall import Listed
from tenebra.tables.live import LiveTable
from tenebra.tables.people import KeyState, Pass
from tenebra.tables.words import words_of

LOG = logging.getLogger("tenebra.server")


@lru_cache(maxsize=64)
def cover_of(game: str, language: str) -> Cover:
    """A game on the shelf."""
    return game_called(game).cover(words_of(language, game))


def covers(language: str) -> tuple[Cover, ...]:
    """All games on the shelf."""
    return tuple(cover_of(game, language) for game in GAMES)


def lesson_book(game: str, lesson: str, language: str) -> LessonBook:
    """A lesson as it is read."""
    return game_called(game).lessons[lesson].book(words_of(language, game))


@lru_cache(maxsize=16)
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game's ledger, chapter by chapter; examples and components are no rules."""
    entries = ledger_of(game_called(game).folder(), language).values()
    rules = [_rule_text(entry) for entry in entries if entry.is_rule]
    chapters = groupby(sorted(rules, key=_place_of_chapter(rules)), key=lambda rule: rule.chapter)
    return Rulebook(tuple(Chapter(title, tuple(chapter)) for title, chapter in chapters))


def found_rules(game: str, language: str, question: str) -> FoundRules:
    """A search through the rules: those that answer a question, best first."""
    found = finder_of(game_called(game), words_of(language)).find(question)
    return FoundRules(tuple(_rule_text(entry) for entry in found.rules), found.instead)


@lru_cache(maxsize=16)
def how_to(game: str, language: str) -> HowTo:
    """The introduction to a game; its pictures are scenes, drawn as the table draws them."""
    package, words = game_called(game), words_of(language, game)
    return HowTo(
        tuple(
            tuple(
                HowToBlock(block.kind, block.text, block.items, package.picture(block.picture, words) if block.picture else None)
                for block in page
            )
            for page in package.howto(language)
        )
    )


def _rule_text(entry: LedgerEntry) -> RuleText:
    return RuleText(entry.id, entry.text, entry.section)


def _place_of_chapter(rules: Sequence[RuleText]) -> Any:
    places = {title: place for place, title in enumerate(dict.fromkeys(rule.chapter for rule in rules))}
    return lambda rule: places[rule.chapter]


def chairs_of(table: LiveTable | SleepingTable, who: Pass | KeyState, language: str) -> tuple[Chair, ...]:
    """The seats of a table, as the holder of a key sees them."""
    named = {seat.id: seat for seat in cover_of(table.game.id, language).seats}
    ways = table.listing.glance.ways
    out = []
    for seat, chair in table.people.chairs.items():
        cover = named.get(seat) or SeatCover(seat, seat, "", "", "", "")
        is_person = chair.by == "person"
        out.append(
            Chair(
                seat,
                cover.name,
                next((way.name for way in cover.ways if way.id == ways.get(seat)), cover.role),
                cover.icon,
                cover.side,
                "person" if is_person else "computer",
                chair.who,
                seat in who.seats,
                is_person and table.people.is_here(seat),
                chair.has_come,
                chair.stand_in,
                seat in table.people.thinking,
            )
        )
    return tuple(out)


def chairs_at(table: LiveTable, who: Pass | KeyState, language: str) -> tuple[Chair, ...]:
    """The seats as a client at the table sees them: also how long absent people have been away, and what that allows."""
    return tuple(_with_absence(table, who, chair) for chair in chairs_of(table, who, language))


def _with_absence(table: LiveTable, who: Pass | KeyState, chair: Chair) -> Chair:
    if chair.by != "person":
        return chair
    away = 0.0 if chair.is_here else table.absence.seconds(table.people.chairs[chair.seat].key_id)
    wait, if_away = table.stand_ins.wait_for(who, chair.seat), table.absence.if_away.get(chair.seat, "wait")
    return msgspec.structs.replace(
        chair, if_away=if_away, away_for=away, stand_in_after=wait.seconds, needs_agreement=wait.needs_agreement
    )


def table_card(table: LiveTable | SleepingTable, who: Pass | KeyState, language: str) -> TableCard:
    """A table in a list, as the holder of a key sees it."""
    game, stands = table.game, table.listing.glance
    cover, scenario = cover_of(game.id, language), stands.scenario
    chairs = chairs_of(table, who, language)
    ending = game.ending(stands.outcome, words_of(language, game.id)) if stands.outcome else None
    return TableCard(
        table=table.id,
        game=game.id,
        game_name=cover.name,
        scenario=scenario,
        title=table.title or _name_of(cover, scenario),
        round=stands.round,
        choices=stands.choices,
        status="over" if stands.is_over else "playing",
        created=table.created,
        changed=stands.changed,
        chairs=chairs,
        role=who.role,
        asked=stands.asked,
        is_your_turn=any(seat in who.seats for seat in stands.asked),
        line=table.listing.last_line(eyes_of(who.seats), language),
        outcome=stands.outcome,
        ending=capital(ending.text) if ending is not None else "",
        is_won=_is_won(ending, {chair.side for chair in chairs if chair.is_yours}),
        campaign=table.campaign if who.role == "owner" else "",
        lesson=next((one.id for one in cover.lessons if one.scenario == scenario), ""),
        is_open_book=stands.is_open_book and (who.role != "spectator" or stands.is_over),
    )


def _name_of(cover: Cover, scenario: str) -> str:
    names = {one.id: one.name for one in cover.scenarios} | {one.scenario: one.name for one in cover.lessons}
    return names.get(scenario, scenario)


def listed_card(table: Listed, who: KeyState, language: str) -> TableCard:
    """A table in a list of several. One that cannot be shown is listed as broken, and does not keep the others back."""
    if isinstance(table, BrokenTable):
        return broken_card(table, who, language)
    try:
        return table_card(table, who, language)
    except Exception as error:
        LOG.error("table %s cannot be listed: %r", table.id, error)
        return broken_card(table, who, language)


def broken_card(table: Listed, who: KeyState, language: str) -> TableCard:
    """A table that cannot be shown, in a list: its owner can still download its journal, or remove it."""
    why = table.why if isinstance(table, BrokenTable) else ""
    game = table.game if isinstance(table, BrokenTable) else table.game.id
    words = words_of(language)
    return TableCard(
        table=table.id,
        game=game,
        game_name=cover_of(game, language).name if game in GAMES else game,
        scenario="",
        title=table.title or table.id,
        round=0,
        choices=0,
        status="broken",
        created=table.created,
        changed=table.created,
        chairs=(),
        role=who.role,
        line=words.say("trouble-unreadable", what=why) if why else words.say("trouble-internal"),
        is_open_book=who.role == "owner" and isinstance(table, BrokenTable) and table.is_alone,
    )


def _is_won(ending: Ending | None, mine: Set[str]) -> bool | None:
    """Whether the one side that a key plays has won; None for a key of no side or of several."""
    return None if ending is None or len(mine) != 1 else not mine.isdisjoint(ending.winners)


def listed_campaign(campaign: CampaignRecord, language: str) -> CampaignCard:
    """A campaign in a list of several. One that cannot be shown is listed with its trouble."""
    try:
        return campaign_card(campaign, language)
    except Exception as error:
        LOG.error("campaign %s cannot be listed: %r", campaign.id, error)
        trouble = words_of(language).say("trouble-internal")
        return CampaignCard(campaign.id, campaign.game, campaign.game, 0, 0, (), (), (), campaign.table, True, trouble)


def campaign_card(campaign: CampaignRecord, language: str) -> CampaignCard:
    """A campaign in a list."""
    game, cover, words = game_called(campaign.game), cover_of(campaign.game, language), words_of(language, campaign.game)
    tally = game.the_campaign().tally(campaign.record)
    return CampaignCard(
        campaign=campaign.id,
        game=campaign.game,
        name=cover.campaign.name if cover.campaign is not None else cover.name,
        played=tally.played,
        won=tally.won,
        past=tally.past,
        lines=tuple(game.the_campaign().lines(campaign.record, words)),
        next=campaign.next,
        table=campaign.table,
        is_over=campaign.is_over,
    )
