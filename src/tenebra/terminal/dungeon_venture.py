"""Dungeon Venture at the text table: its menu, its sentences, and where its drawings and sheets are found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tenebra.games.dungeon_venture import forecast, menu
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.content import card, cards
from tenebra.games.dungeon_venture.looking import moment
from tenebra.games.dungeon_venture.menu import GROUP_OF, GROUPS, RANK
from tenebra.games.dungeon_venture.rules.space import sheet_of
from tenebra.games.dungeon_venture.rules.victory import HEROES_WIN
from tenebra.games.dungeon_venture.speech import heading, odds_lines, overview, why
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.dungeon_venture.telling import QUIET, DVNames, goes_on, is_no_news
from tenebra.kernel import Event, Option, Reason, View
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words
from tenebra.terminal import dungeon_sheets as sheets
from tenebra.terminal.dungeon_chart import chart_of, legend_of
from tenebra.terminal.menu import Draft, plain_text

LINKS = {word for kind in opt.ALL for word, _ in kind.words if word}
"""The words between the parts of an option's text: `at`, `to`, `via`."""
TAGS = [str(kind.__struct_config__.tag) for kind in opt.ALL]


class DungeonVentureScreens:
    """Everything from a view and the words."""

    groups: Sequence[str] = tuple(GROUPS)
    many = "space"

    def __init__(self, words: Words) -> None:
        self.words = words
        self._tellers: dict[tuple[str, tuple[str, ...]], Teller] = {}

    def teller(self, state: DVState) -> Teller:
        """Whoever tells an Adventure; Cousins change names."""
        key = (state.scenario, tuple(state.campaign.cousins) if state.campaign is not None else ())
        if key not in self._tellers:
            self._tellers[key] = Teller(self.words, DVNames(self.words, *key), QUIET)
        return self._tellers[key]

    def name(self, seat: str) -> str:
        return self.words.say(f"seat-{seat}")

    def chart(self, view: View[Any], width: int, height: int, boxes: bool) -> list[Text]:
        return chart_of(view, width, height, boxes)

    def legend(self, view: View[Any]) -> str:
        return "  ".join(item.replace(" ", "\N{NO-BREAK SPACE}") for item in legend_of(view, self.teller(view.state)))

    def figures(self, view: View[Any]) -> list[Text]:
        return sheets.party_lines(view, self.teller(view.state))

    def situation(self, view: View[Any]) -> list[str]:
        return overview(view, self.teller(view.state))

    def heading(self, view: View[Any]) -> str:
        return heading(view, self.teller(view.state))

    def prompt(self, view: View[Any]) -> str:
        assert view.decision is not None
        return self.teller(view.state).prompt(view.decision.prompt, view.decision.about)

    def shows_board(self, view: View[Any]) -> bool:
        prompt = view.decision.prompt if view.decision is not None else ""
        return prompt not in ("window", "spells", "keep", "shop", "pick", "recover", "lose", "first", "swap", "reorganize")

    def moment(self, view: View[Any]) -> str:
        if view.decision is None or view.decision.prompt != "window":
            return ""
        return moment(view)

    def drafts(self, view: View[Any]) -> list[Draft]:
        teller = self.teller(view.state)
        out = []
        options = view.decision.options if view.decision is not None else ()
        for entry in sorted(options, key=lambda entry: RANK[type(entry.option)]):
            option: Option = entry.option
            values = [(field, getattr(option, field)) for _, field in option.words]
            names = [teller.name(value, field) for field, value in values if value]
            verb = self.words.say(f"verb-{option.__struct_config__.tag}")
            also = [" ".join([verb, *names])]
            group = GROUP_OF[type(option)]
            if group == self.many:
                also += [" ".join(value for _, value in values if value), " ".join(names)]
            note = next(iter(self.odds(view, entry.key)), "")
            if isinstance(option, opt.Pick | opt.Event):
                note = self.words.say(f"card-{option.card}.gloss")
            elif isinstance(option, opt.Buy):
                note = self.words.say("menu-price", price=card(option.card).price)
            out.append(Draft(view.seat, entry.key, group, teller.option(option), tuple(also), note))
        return out

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

    def sheet(self, view: View[Any], who: str) -> list[str] | None:
        teller = self.teller(view.state)
        id = sheets.find_figure(view, who, teller) if who else view.seat
        if not id:
            return None
        if id not in view.state.figures and id not in view.state.heroes:
            return sheets.hand_lines(view, teller)
        return sheets.sheet_lines(view, id, teller)

    def hand(self, view: View[Any]) -> list[str]:
        return sheets.hand_lines(view, self.teller(view.state))

    def odds(self, view: View[Any], key: str) -> list[str]:
        return odds_lines(forecast.odds(view, key), self.teller(view.state))

    def tell(self, events: Iterable[Event], view: View[Any]) -> list[str]:
        teller = self.teller(view.state)
        told = [event for event in events if not teller.is_quiet(event) and not is_no_news(event)]
        out = []
        for at, event in enumerate(told):
            following = told[at + 1] if at + 1 < len(told) else None
            if goes_on(event, following):
                continue
            rules = [rule for rule in (event.rule, *event.also) if rule]
            text = teller.event(event)
            out.append(f"{text} [{', '.join(rules)}]" if rules else text)
        return out

    def understand(self, view: View[Any], text: str) -> str:
        head, _, rest = text.partition(" ")
        verbs = {plain_text(self.words.say(f"verb-{tag}")): tag for tag in TAGS}
        tag = head if head in TAGS else verbs.get(plain_text(head), "")
        if not tag:
            return f"move {text.upper()}" if text.upper() in sheet_of(view.state).grid.bit else text
        if rest.upper() in sheet_of(view.state).grid.bit or rest.upper() in sheet_of(view.state).grid.edges:
            return f"{tag} {rest.upper()}"
        teller = self.teller(view.state)
        ids = [*view.state.figures, *view.state.heroes, *cards()]
        known = {plain_text(teller.name(id)): id for id in reversed(ids)}
        if plain_text(rest) in known:
            return f"{tag} {known[plain_text(rest)]}"
        joined = plain_text(rest).replace(" ", "-")
        return f"{tag} {rest if any(word in rest.split() for word in LINKS) else joined}".strip()

    def reason(self, reason: Reason, view: View[Any]) -> str:
        return f"{self.teller(view.state).refusal(reason)} [{reason.rule}]"

    def why(self, message: str, about: dict[str, str], view: View[Any]) -> str:
        return why(message, about, self.teller(view.state))

    def is_secret(self, view: View[Any], key: str) -> bool:
        return menu.is_secret(view, key)

    def is_private(self, view: View[Any], key: str, about: Mapping[str, str]) -> bool:
        return menu.is_private(key, about)

    def new_game(self, seats: Mapping[str, str]) -> dict[str, Any]:
        return menu.seating(seats)

    def scenario(self, scenario: str, part: str = "") -> str:
        return self.words.say(f"adventure-{scenario}.{part}" if part else f"adventure-{scenario}")

    def is_won(self, outcome: str) -> bool:
        return outcome == HEROES_WIN

    def outcome(self, outcome: str) -> str:
        return self.words.say(f"outcome-{outcome}")
