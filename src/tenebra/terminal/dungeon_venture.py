"""Dungeon Venture at the text table: its menu, its sentences, and where its drawings and sheets are found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from rich.text import Text

from tenebra.boards import Grid
from tenebra.games.dungeon_venture import forecast, telling
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card, cards
from tenebra.games.dungeon_venture.menu import GROUPS
from tenebra.games.dungeon_venture.scenarios import sheet_of
from tenebra.games.dungeon_venture.scene.voice import voice_of
from tenebra.games.dungeon_venture.speech import heading, odds_lines
from tenebra.games.dungeon_venture.state import heroes_in_order
from tenebra.kernel import Event, Option, View
from tenebra.kit.telling import Teller
from tenebra.terminal import dungeon_sheets as sheets
from tenebra.terminal.dungeon_chart import chart_of, legend_of
from tenebra.terminal.screens import Screens


class DungeonVentureScreens(Screens):
    """The ten Adventures in text."""

    id = "dungeon-venture"
    groups = GROUPS
    scenario_kind = "adventure"
    among_cards: ClassVar = ("window", "spells", "keep", "shop", "pick", "recover", "lose", "first", "swap", "reorganize")

    def teller(self, state: Any) -> Teller:
        return voice_of(self.words, state).teller

    def grid(self, state: Any) -> Grid:
        return sheet_of(state).grid

    def chart(self, view: View[Any], width: int, height: int, boxes: bool) -> list[Text]:
        return chart_of(view, width, height, boxes)

    def marks(self, view: View[Any]) -> Iterable[str]:
        return legend_of(view, self.teller(view.state))

    def figures(self, view: View[Any]) -> list[Text]:
        return sheets.party_lines(view, self.teller(view.state))

    def heading(self, view: View[Any]) -> str:
        return heading(view, self.teller(view.state))

    def note(self, view: View[Any], key: str, option: Option) -> str:
        if isinstance(option, opt.Pick | opt.Event):
            return self.words.say(f"card-{option.card}.gloss")
        if isinstance(option, opt.Buy):
            return self.words.say("menu-price", price=card(option.card).price)
        return next(iter(self.odds(view, key)), "")

    def brief(self, view: View[Any]) -> list[str]:
        """The spaces that can be chosen, area by area: walks, ways round by an unexplored area, leaps."""
        teller, sheet = self.teller(view.state), sheet_of(view.state)
        rows: dict[tuple[str, str, str], list[str]] = {}
        for entry in view.decision.options if view.decision is not None else ():
            option = entry.option
            if isinstance(option, opt.Move | opt.Leap | opt.Place):
                space = option.space if isinstance(option, opt.Place) else option.to
                via = option.via if isinstance(option, opt.Move) else ""
                tag = str(option.__struct_config__.tag)
                rows.setdefault((tag, via, sheet.area_of[space]), []).append(space)
        out, last = [], ("", "")
        for (tag, via, area), spaces in rows.items():
            if (tag, via) != last:
                last = (tag, via)
                example = f"{self.words.say(f'verb-{tag}')} {spaces[0]}" + (f" {teller.name(via, 'area')}" if via else "")
                out.append(self.words.say(f"brief-{tag}{'-via' if via else ''}", via=teller.name(via, "area"), example=example))
            out.append(f"      {teller.name(area, 'area')}: {' '.join(spaces)}")
        return out

    def everybody(self, view: View[Any]) -> Iterable[str]:
        return dict.fromkeys([*view.state.figures, *heroes_in_order(view.state)])

    def sheet_of(self, view: View[Any], id: str) -> list[str]:
        if id not in view.state.figures and id not in view.state.heroes:
            return self.hand(view)
        return sheets.sheet_lines(view, id, self.teller(view.state))

    def hand(self, view: View[Any]) -> list[str]:
        return sheets.hand_lines(view, self.teller(view.state))

    def odds(self, view: View[Any], key: str) -> list[str]:
        return odds_lines(forecast.odds(view, key), self.teller(view.state))

    def cards(self, view: View[Any]) -> Iterable[str]:
        return cards()

    def is_no_news(self, event: Event) -> bool:
        return telling.is_no_news(event)

    def goes_on(self, event: Event, following: Event | None) -> bool:
        return telling.goes_on(event, following)
