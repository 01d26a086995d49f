"""By rule: whether the tests that say they prove a rule notice when the lines that carry it out are changed."""

import argparse
import random
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenebra.kit.ledger import ids_proved, ledger_of
from tools.citations import Nearness, sites_in
from tools.mutations import Mutant, mutants_of
from tools.trials import ROOT, Results, Trace, Trial, after, is_kill, learn, try_trials

LEFT_OUT = {"advice", "forecast", "imagined", "looking", "printing", "scene", "telling", "wording"}
"""Modules and folders of a game that decide nothing: they word, draw and think ahead."""
ANEW_EACH = 1
"""So many mutants of a rule may need their module imported anew, which takes a hundred times as long."""

CRUDE_EACH = 1
"""So many mutants of a rule may leave a step out or turn it round, which any test of it notices."""


@dataclass
class Rule:
    """A rule, where it is carried out, and what came of breaking it."""

    id: str
    sites: list[tuple[Nearness, list[Mutant]]] = field(default_factory=list)
    trials: list[Trial] = field(default_factory=list)
    survivors: list[Mutant] = field(default_factory=list)

    @property
    def noticed(self) -> int:
        """How many of its mutants its own tests notice."""
        return len(self.trials) - len(self.survivors)

    @property
    def is_guarded(self) -> bool:
        """At least half: among a handful there are changes that make no difference, or none to this rule."""
        return bool(self.trials) and 2 * self.noticed >= len(self.trials)


def examine(settings: dict[str, Any], options: argparse.Namespace, scratch: Path) -> str:
    """Break every rule of a game, and report; where rules were named, only print what came of them."""
    folder = ROOT / settings["game"]
    cardboard, excused = listed(folder / "cardboard.toml"), listed(ROOT / settings["unguarded"])
    proved = ids_proved(ROOT / "tests")
    ids = [id for id, entry in ledger_of(folder).items() if entry.is_rule and id in proved and id not in cardboard]
    rules = [Rule(id) for id in ids if not options.rule or id.startswith(tuple(options.rule))]
    if options.sample:
        rules = random.Random(options.seed).sample(rules, min(options.sample, len(rules)))
    find_sites(rules, folder)
    files = files_of(where for rule in rules for where in proved[rule.id])
    mutated = sorted({ROOT / mutant.path for rule in rules for _, mutants in rule.sites for mutant in mutants})
    if not mutated:
        print("No line of code carries this out.")
        return ""
    known = learn(files, mutated, [rule.id for rule in rules], scratch)
    for rule in rules:
        chosen = choose(rule, known, options.each, random.Random(f"{options.seed} {rule.id}"))
        rule.trials = [Trial(mutant, own_tests(rule, mutant, known)) for mutant in chosen]
    if options.list:
        print(*(line for rule in rules for line in told(rule, {}, known)), sep="\n")
        return ""
    trials = list(dict.fromkeys(trial for rule in rules for trial in rule.trials if trial.tests))
    results = try_trials(trials, known, options.jobs, files, scratch)
    for rule in rules:
        rule.survivors = [trial.mutant for trial in rule.trials if not is_kill(results.get(trial, 0))]
    if options.rule:
        print(*(line for rule in rules for line in told(rule, results, known)), sep="\n")
        return ""
    return report(rules, excused, options)


def listed(file: Path) -> dict[str, str]:
    """Read a list of rules with reasons."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def files_of(places: Iterable[str]) -> list[str]:
    """Name the files with the tests that lie at some places; a situation is played by one test for all of them."""
    files = {place.partition("::")[0] for place in places}
    situations = "situations/test_situations.py"
    return sorted(f"tests/{situations if file.endswith('.toml') else file}" for file in files)


def find_sites(rules: list[Rule], folder: Path) -> None:
    """Find the lines that carry out each rule, and the mutants in them."""
    by_id = {rule.id: rule for rule in rules}
    for file in sorted(folder.rglob("*.py")):
        if LEFT_OUT & {part.removesuffix(".py") for part in file.relative_to(folder).parts}:
            continue
        cited = [site for site in sites_in(file.read_text(encoding="utf-8")) if site.rule in by_id]
        mutants = list(mutants_of(file, str(file.relative_to(ROOT)))) if cited else []
        for site in cited:
            if inside := [mutant for mutant in mutants if site.holds(mutant.span)]:
                by_id[site.rule].sites.append((site.nearness, inside))


def own_tests(rule: Rule, mutant: Mutant, known: Trace) -> tuple[str, ...]:
    """Choose the quickest of the rule's own tests that pass over a mutant."""
    return known.quickest(known.tests_over(mutant) & set(known.labels.get(rule.id, ())))


def choose(rule: Rule, known: Trace, number: int, chance: random.Random) -> list[Mutant]:
    """Choose a handful of mutants, in the nearest lines that the rule's own tests pass over; otherwise in the nearest of all."""
    passed = [(near, [mutant for mutant in mutants if own_tests(rule, mutant, known)]) for near, mutants in rule.sites]
    chosen: list[Mutant] = []
    seldom = {"anew": ANEW_EACH, "crude": CRUDE_EACH}
    for mutant in in_turns([site for site in passed if site[1]] or rule.sites, chance):
        kinds = [kind for kind, holds in (("anew", known.is_read(mutant)), ("crude", mutant.is_crude)) if holds]
        if all(seldom[kind] for kind in kinds):
            chosen.append(mutant)
            seldom |= {kind: seldom[kind] - 1 for kind in kinds}
        if len(chosen) == number:
            break
    return chosen


def in_turns(sites: list[tuple[Nearness, list[Mutant]]], chance: random.Random) -> Iterator[Mutant]:
    """Take one mutant of each site in turn, nearest and smallest sites first; the farther only where nearer give none."""
    nearest = min((near for near, _ in sites), default=Nearness.STATEMENT)
    if nearest <= Nearness.BEFORE:
        sites = [site for site in sites if site[0] <= Nearness.BEFORE]
    queues = [chance.sample(mutants, len(mutants)) for _, mutants in sorted(sites, key=lambda site: (site[0], len(site[1])))]
    taken: set[Mutant] = set()
    while queues:
        for queue in queues:
            while queue and queue[-1] in taken:
                queue.pop()
            if queue:
                taken.add(queue[-1])
                yield queue.pop()
        queues = [queue for queue in queues if queue]


def told(rule: Rule, results: Results, known: Trace) -> Iterator[str]:
    """Tell all about one rule."""
    labels = known.labels.get(rule.id, [])
    verdict = "guarded" if rule.is_guarded else "not guarded"
    yield f"{rule.id}: {verdict}, {rule.noticed} of {len(rule.trials)} noticed; {len(labels)} tests carry it"
    for trial in rule.trials:
        ending = "noticed" if is_kill(results.get(trial, 0)) else "NOT NOTICED" if trial.tests else "NO OWN TEST PASSES"
        yield f"  {ending}: {shown(trial.mutant)}"
        yield from (f"      {test}" for test in trial.tests)
    if not rule.sites:
        yield "  no line of code carries it out"


def shown(mutant: Mutant) -> str:
    """Show a change and where it is."""
    return f"`{mutant.path}:{mutant.lines[0]}` {mutant.function}: `{mutant.before}` → `{after(mutant)}`"


def report(rules: list[Rule], excused: dict[str, str], options: argparse.Namespace) -> str:
    """Write the part of the report by rule: the figure, the rules that are not guarded, and what is not known of the others."""
    broken = [rule for rule in rules if rule.sites and rule.id not in excused]
    guarded = [rule for rule in broken if rule.is_guarded]
    mutants = sum(len(rule.trials) for rule in broken)
    text = [
        "Each rule is broken in the lines that carry it out, and only the tests and situations that carry its id are run.",
        "It is guarded if they notice at least half of the changes.",
        "",
        f"**{len(guarded)} of {len(broken)} rules guarded by their own tests: {100 * len(guarded) / max(1, len(broken)):.1f} %** "
        f"({mutants} changes, at most {options.each} a rule, seed {options.seed}).",
    ]
    left = [rule for rule in broken if not rule.is_guarded]
    unseen = [rule for rule in left if all(not trial.tests for trial in rule.trials)]
    silent = [rule for rule in left if rule not in unseen and not rule.noticed]
    weak = [rule for rule in left if rule not in unseen and rule.noticed]
    for title, group in (
        ("Its own tests pass over none of its lines", unseen),
        ("Its own tests notice nothing", silent),
        ("Its own tests notice less than half", weak),
    ):
        if group:
            text += ["", f"### {title}: {len(group)}", ""]
        for rule in group:
            text += [f"- {rule.id}: {rule.noticed} of {len(rule.trials)}; not noticed:"]
            text += [f"    - {shown(mutant)}" for mutant in rule.survivors]
    if found := {rule.id: rule for rule in rules if rule.id in excused}:
        text += ["", f"### Excused: {len(found)}", ""]
        text += [f"- {id}: {excused[id]} ({rule.noticed} of {len(rule.trials)} noticed)" for id, rule in found.items()]
    if unbreakable := [rule.id for rule in rules if not rule.sites and rule.id not in excused]:
        text += ["", f"### No line of code cites it: {len(unbreakable)}", "", ", ".join(unbreakable)]
    return "\n".join(text) + "\n"
