"""Massive Darkness at the text table: its menu, its sentences, and where its drawings and sheets are found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text

from tenebra.boards import Grid
from tenebra.games.massive_darkness import forecast, telling
from tenebra.games.massive_darkness import options as opt
from tenebra.games.massive_darkness.menu import GROUPS
from tenebra.games.massive_darkness.rules.space import board_of
from tenebra.games.massive_darkness.scenarios import sheet_of
from tenebra.games.massive_darkness.scene.board import things_of, zone_name, zones_of
from tenebra.games.massive_darkness.scene.cards import card_of
from tenebra.games.massive_darkness.scene.question import Offer, forecast_of, left_of, prompt_of
from tenebra.games.massive_darkness.scene.voice import Voice, voice_of
from tenebra.games.massive_darkness.speech import heading
from tenebra.kernel import Event, Option, View
from tenebra.kit.telling import Teller
from tenebra.terminal import massive_sheets as sheets
from tenebra.terminal.massive_chart import chart_of, legend_of
from tenebra.terminal.screens import Screens


class MassiveDarknessScreens(Screens):
    """The Missions in text."""

    id = "massive-darkness"
    groups = GROUPS
    scenario_kind = "mission"
    introduction: ClassVar = ("intro", "objectives", "rules")
    among_cards: ClassVar = (
        *("weapon", "first", "trade", "reorganize", "hand-on", "transmute", "discard", "experience"),
        *("window", "enchant", "reroll", "add-die", "drop-die", "take-die", "flip", "fill", "blood-toll"),
        *("market", "market-take", "market-more", "swap", "limit"),
    )

    def voice(self, state: Any) -> Voice:
        """Whoever speaks about this Mission."""
        return voice_of(self.words, state)

    def teller(self, state: Any) -> Teller:
        return self.voice(state).teller

    def grid(self, state: Any) -> Grid:
        return board_of(state).grid

    def chart(self, view: View[Any], width: int, height: int, boxes: bool) -> list[Text]:
        return chart_of(view, self.places_offered(view), width, height, boxes)

    def marks(self, view: View[Any]) -> Iterable[str]:
        return legend_of(view, self.places_offered(view), self.voice(view.state))

    def figures(self, view: View[Any]) -> list[Text]:
        return sheets.party_lines(view, self.voice(view.state))

    def heading(self, view: View[Any]) -> str:
        return heading(view, self.voice(view.state))

    def situation(self, view: View[Any]) -> list[str]:
        """Everything the map shows, in sentences: also what lies there, and the doors that are still closed."""
        voice = self.voice(view.state)
        doors = (door.about for door in zones_of(view, voice).doors if door.status == "closed")
        lying = (thing.about for thing in things_of(view, voice))
        return [*super().situation(view), " ".join(lying), *filter(None, [" ".join(doors)])]

    def prompt(self, view: View[Any]) -> str:
        """The question, with what is left, or with what the dice show."""
        voice, hero = self.voice(view.state), forecast.asked(view)
        asked = prompt_of(view, voice, hero)
        facts = [fact for fact in left_of(view, voice, hero) if fact.value != "0" or view.state.combat is not None]
        left = [fact.label for fact in facts if fact.label not in asked]
        return f"{asked} ({'; '.join(left)})" if left else asked

    def note(self, view: View[Any], key: str, option: Option) -> str:
        offer = Offer(view, self.voice(view.state), forecast.asked(view))
        said = card_of(offer.voice, option.card).text if isinstance(option, opt.Pick) else offer.note(option)
        chances = next(iter(self.odds(view, key)), "")
        return " ".join(part for part in (chances, said, offer.cost(option), offer.warning(option)) if part)

    def brief(self, view: View[Any]) -> list[str]:
        """The Zones that can be chosen, each with its light, its name and what waits there."""
        voice, board = self.voice(view.state), board_of(view.state)
        offer = Offer(view, voice, forecast.asked(view))
        out: list[str] = []
        for entry in view.decision.options if view.decision is not None else ():
            option = entry.option
            if isinstance(option, opt.Move | opt.Place):
                zone = option.to if isinstance(option, opt.Move) else option.zone
                if not out:
                    tag = str(option.__struct_config__.tag)
                    out.append(self.words.say(f"brief-zone-{tag}", example=f"{self.verb(option)} {zone}"))
                light = "true" if board.is_lit(zone) else "false"
                name = zone_name(voice, sheet_of(view.state), zone)
                said = voice.say("scene-zone", zone=zone, name=name, lit=light)
                out.append(f"      {said} {offer.warning(option)}".rstrip())
        return out

    def everybody(self, view: View[Any]) -> Iterable[str]:
        return [*view.state.heroes, *view.state.enemies]

    def sheet_of(self, view: View[Any], id: str) -> list[str]:
        return sheets.sheet_lines(view, id, self.voice(view.state))

    def hand(self, view: View[Any]) -> list[str]:
        return sheets.hand_lines(view, self.voice(view.state))

    def odds(self, view: View[Any], key: str) -> list[str]:
        voice = self.voice(view.state)
        found = [forecast_of(chances, voice) for chances in forecast.odds(view, key)]
        short = [
            self.words.say(
                "odds-wounds" if len(found) == 1 else "odds-wounds-of",
                target=voice.name(one.target),
                hit=one.hit,
                kill=one.kill,
                mean=round(one.mean, 1),
            )
            for one in found
        ]
        return ["; ".join(short), *(one.text for one in found)] if found else []

    def cards(self, view: View[Any]) -> Iterable[str]:
        return [*(copy for hero in view.state.heroes.values() for copy in hero.cards), *view.state.market]

    def is_no_news(self, event: Event) -> bool:
        return telling.is_no_news(event)

    def goes_on(self, event: Event, following: Event | None) -> bool:
        return telling.goes_on(event, following)
