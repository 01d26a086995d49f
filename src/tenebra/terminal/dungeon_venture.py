"""Dungeon Venture at the text table: its menu, its sentences, and where its drawings and sheets are found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tenebra.games.dungeon_venture import forecast
from tenebra.games.dungeon_venture import options as opt
from tenebra.games.dungeon_venture.adventure_sheet import START
from tenebra.games.dungeon_venture.content import card, cards, heroes
from tenebra.games.dungeon_venture.events import AreaEntered, AreaRevealed, Moved
from tenebra.games.dungeon_venture.rules.space import sheet_of
from tenebra.games.dungeon_venture.rules.victory import HEROES_WIN
from tenebra.games.dungeon_venture.state import DVState
from tenebra.games.dungeon_venture.telling import QUIET, DVNames
from tenebra.kernel import Event, Option, Reason, Rolled, View
from tenebra.kit.telling import Teller
from tenebra.kit.words import Words
from tenebra.terminal import dungeon_sheets as sheets
from tenebra.terminal.dungeon_chart import chart_of, focus_of, legend_of
from tenebra.terminal.dungeon_speech import describe
from tenebra.terminal.menu import Draft, plain_text

GROUPS: dict[str, tuple[type[Option], ...]] = {
    "attack": (opt.Attack,),
    "event": (opt.Event,),
    "card": (opt.Play, opt.Takeoff),
    "act": (opt.Open, opt.Close, opt.Chest, opt.Loot, opt.Use, opt.Rest, opt.Resurrect, opt.Guide, opt.Release),
    "also": (opt.Search, opt.Double, opt.Swap, opt.Reorganize),
    "give": (opt.Give,),
    "choice": (opt.Activate, opt.Pick, opt.First, opt.Agree, opt.Refuse, opt.Keep, opt.Buy),
    "end": (opt.End, opt.Pass, opt.Ready, opt.Leave),
    "space": (opt.Move, opt.Leap, opt.Place),
}
"""The groups of the menu, in order; the spaces come last because they are many."""
LINKS = {word for kind in opt.ALL for word, _ in kind.words if word}
"""The words between the parts of an option's text: `at`, `to`, `via`."""
TAGS = [str(kind.__struct_config__.tag) for kind in opt.ALL]
RANK = {kind: rank for rank, kind in enumerate(kind for kinds in GROUPS.values() for kind in kinds)}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}


def _is_no_news(event: Event) -> bool:
    """The starting area is on the table before anybody plays, and a roll of no dice is none: no news."""
    if isinstance(event, Rolled):
        return not event.dice
    return isinstance(event, AreaRevealed | AreaEntered) and event.area == START


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
        return [f"{self.heading(view)}.".replace(" · ", ". "), *describe(view, self.teller(view.state))]

    def heading(self, view: View[Any]) -> str:
        state: DVState = view.state
        parts = [self.scenario(state.scenario)]
        if state.round:
            parts.append(self.words.say("heading-round", number=state.round))
        if state.turn is not None:
            parts.append(self.words.say("heading-turn", figure=self.teller(state).name(state.turn.figure)))
        focus = focus_of(view)
        asked = view.decision.about.values() if view.decision is not None else ()
        if focus is not None and (focus.id in asked or focus.id == view.seat):
            area = self.teller(state).name(sheet_of(state).area_of[focus.space], "area")
            parts.append(f"{area}, {focus.space}")
        return " · ".join(parts)

    def prompt(self, view: View[Any]) -> str:
        assert view.decision is not None
        return self.teller(view.state).prompt(view.decision.prompt, view.decision.about)

    def shows_board(self, view: View[Any]) -> bool:
        prompt = view.decision.prompt if view.decision is not None else ""
        return prompt not in ("window", "spells", "keep", "shop", "pick", "recover", "lose", "first", "swap", "reorganize")

    def moment(self, view: View[Any]) -> str:
        if view.decision is None or view.decision.prompt != "window":
            return ""
        turn = view.state.turn.figure if view.state.turn is not None else ""
        return f"{view.state.round} {turn}"

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
        return sheets.odds_lines(forecast.odds(view, key), self.teller(view.state))

    def tell(self, events: Iterable[Event], view: View[Any]) -> list[str]:
        teller = self.teller(view.state)
        told = [event for event in events if not teller.is_quiet(event) and not _is_no_news(event)]
        out = []
        for at, event in enumerate(told):
            following = told[at + 1] if at + 1 < len(told) else None
            if isinstance(event, Moved) and isinstance(following, Moved) and following.figure == event.figure:
                continue  # only where the walk ends is news
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
        teller = self.teller(view.state)
        named = {field: teller.name(value, field) for field, value in about.items()}
        return self.words.say(message, **named, **{f"{field}_id": value or "none" for field, value in about.items()})

    def is_secret(self, view: View[Any], key: str) -> bool:
        """A Keeper who passes in a window keeps its thoughts: a pause must tell nothing."""
        return view.decision is not None and view.decision.prompt == "window" and key == str(opt.Pass())

    def is_private(self, view: View[Any], key: str, about: Mapping[str, str]) -> bool:
        """A card that is not played is a card in somebody's hand (DV-RUL-49)."""
        return "card" in about and not key.startswith(("play ", "event "))

    def new_game(self, seats: Mapping[str, str]) -> dict[str, Any]:
        """Whoever plays several Heroes is one Hero player (DV-RUL-26)."""
        players: dict[str, list[str]] = {}
        for hero in heroes():
            players.setdefault(seats[hero], []).append(hero)
        return {"party": " / ".join(" ".join(own) for own in players.values())}

    def scenario(self, scenario: str, part: str = "") -> str:
        return self.words.say(f"adventure-{scenario}.{part}" if part else f"adventure-{scenario}")

    def is_won(self, outcome: str) -> bool:
        return outcome == HEROES_WIN

    def outcome(self, outcome: str) -> str:
        return self.words.say(f"outcome-{outcome}")
