"""Break the rules on purpose, one small change at a time, and see whether a test notices.

Nothing is written into the sources. By line, a sample of all changes is tried on every test that passes over the changed line;
by rule, some changes of the lines that carry out each rule are tried on the tests that say they prove it. `make mutants` writes
the reports, one for each game.
"""

import argparse
import os
import random
import tempfile
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tools import by_rule
from tools.mutations import mutants_of
from tools.trials import NO_TEST, ROOT, Results, Trial, after, is_kill, learn, try_trials


def report(results: Results, total: int, seed: int) -> str:
    """Write the part of the report by line: the score, the score of each module, and what no test noticed."""
    tried = Counter(trial.mutant.path for trial in results)
    killed = Counter(trial.mutant.path for trial, status in results.items() if is_kill(status))
    score = 100 * killed.total() / max(1, tried.total())
    text = [
        "The code is broken by one small change at a time, and the tests that pass over the changed line must notice.",
        "A survivor is a missing test, or a change that makes no difference.",
        "",
        f"**{killed.total()} of {tried.total()} noticed: {score:.1f} %** (sampled from {total}, seed {seed}).",
        "",
        "| module | tried | noticed |",
        "| --- | ---: | ---: |",
        *(f"| `{path}` | {tried[path]} | {killed[path]} |" for path in sorted(tried)),
    ]
    for title, wanted in (("Not noticed", 0), ("Where no test passes", NO_TEST)):
        left = sorted((trial.mutant for trial, status in results.items() if status == wanted), key=lambda m: (m.path, m.number))
        if left:
            text += ["", f"### {title}", ""]
            text += [f"- `{m.path}:{m.lines[0]}` {m.function}: `{m.before}` → `{after(m)}`" for m in left]
    return "\n".join(text) + "\n"


def by_line(settings: dict[str, Any], options: argparse.Namespace, scratch: Path) -> str:
    """Take a sample of the subject's mutants, try it, and report."""
    mutated = [ROOT / path for path in settings["mutate"]]
    files = sorted(file for path in mutated for file in (path.rglob("*.py") if path.is_dir() else [path]))
    everything = [mutant for file in files for mutant in mutants_of(file, str(file.relative_to(ROOT)))]
    sample = random.Random(options.seed).sample(everything, min(options.sample or 400, len(everything)))
    if options.list:
        print(*(f"{m.path}:{m.lines[0]} {m.function}: {m.before} -> {after(m)}" for m in sample), sep="\n")
        return ""
    known = learn(settings["tests"], mutated, None, scratch)
    trials = [Trial(mutant, known.quickest(known.tests_over(mutant))) for mutant in sample]
    return report(try_trials(trials, known, options.jobs, settings["tests"], scratch), len(everything), options.seed)


def examine(subject: str, settings: dict[str, Any], options: argparse.Namespace) -> None:
    """Break a subject, and write what came of it into its report."""
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as scratch:
        os.environ |= {"HYPOTHESIS_STORAGE_DIRECTORY": scratch, "PYTEST_DEBUG_TEMPROOT": scratch, "COVERAGE_CORE": "ctrace"}
        examined = by_rule.examine if options.by == "rule" else by_line
        text = examined(settings, options, Path(scratch))
    if text:
        page = ROOT / settings["report"]
        page.write_text(with_part(page.read_text(encoding="utf-8") if page.exists() else "", subject, options.by, text))
        score = next(line for line in text.split("\n") if line.startswith("**"))
        print(f"{subject}: {score} {time.perf_counter() - start:.0f} s; see {settings['report']}")


def with_part(page: str, subject: str, part: str, text: str) -> str:
    """Put one part of a report into its page, and leave the other as it is."""
    parts: dict[str, str] = {}
    for kept in page.split("\n## By ")[1:]:
        name, _, rest = kept.partition("\n")
        parts[name] = rest.strip("\n") + "\n"
    parts[part] = text
    head = f"# Mutants: {subject}\n\nWritten by `make mutants` ([what it does](../testing.md#are-the-tests-any-good)).\n"
    return head + "".join(f"\n## By {name}\n\n{parts[name]}" for name in ("rule", "line") if name in parts)


def subjects_of(root: Path) -> dict[str, dict[str, Any]]:
    """Say what can be broken: every game, unless pyproject.toml says otherwise of it. Nothing of a game is imported for that."""
    tools: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    said: dict[str, dict[str, Any]] = tools.get("mutants", {})
    games = sorted(rules.parent.name for rules in (root / "src/tenebra/games").glob("*/rules"))
    own = {game.replace("_", "-"): settings_of(game) for game in games}
    return {id: own.get(id, {}) | said.get(id, {}) for id in dict.fromkeys((*said, *own))}


def settings_of(game: str) -> dict[str, Any]:
    """Say where a game, what is broken of it, the tests and the report are, by the name of its folder."""
    folder, id = f"src/tenebra/games/{game}", game.replace("_", "-")
    tests = [f"tests/games/{game}", "tests/laws", "tests/situations", "tests/playthroughs"]
    return {
        "game": folder,
        "unguarded": f"tests/games/{game}/unguarded.toml",
        "mutate": [f"{folder}/events", f"{folder}/rules"],
        "tests": [*tests, "-k", " or ".join(dict.fromkeys((id, game)))],
        "report": f"docs/{id}/mutants.md",
    }


def main() -> None:
    """Examine the subjects that are asked for."""
    subjects = subjects_of(ROOT)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="*", help=f"what to break: {', '.join(subjects)} (all)")
    parser.add_argument("--by", choices=["line", "rule"], default="line", help="which changes are tried on which tests")
    parser.add_argument("--rule", nargs="+", default=[], help="by rule: only these, or all whose ids begin so; print each mutant")
    parser.add_argument("--sample", type=int, help="how many mutants (400), or by rule how many rules (all), to try")
    parser.add_argument("--each", type=int, default=6, help="by rule: how many mutants of each")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only print what would be tried")
    options = parser.parse_args()
    if unknown := set(options.subjects) - set(subjects):
        parser.error(f"there is no subject {', '.join(sorted(unknown))}; there are {', '.join(subjects)}")
    for subject in options.subjects or subjects:
        examine(subject, subjects[subject], options)


if __name__ == "__main__":
    main()
