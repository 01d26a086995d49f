"""Break the rules on purpose, one small change at a time, and see whether a test notices.

Nothing is written into the sources: each mutant lives in a forked process that runs the tests known to pass over the changed
line, quickest first. Most are forked from a process that has read everything and get the code of one function changed; where
the line runs while modules are read, the changed module is imported anew. `make mutants` writes the reports, one for each
subject that pyproject.toml names.
"""

import argparse
import gc
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

# Imported before the forks, so that no mutant pays for them.
import coverage
import hypothesis  # noqa: F401
import lark  # noqa: F401
import msgspec  # noqa: F401
import pytest
import rich  # noqa: F401

from tools.mutations import Mutant, mutants_of, mutate

ROOT = Path(__file__).parents[1]
PYTEST = ["-q", "-x", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0"]
PYTEST += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is imported before the forks
MEMORY = 3 << 30
BUDGET = 4.0
"""Seconds of the processor that the tests of one mutant may take, as they were measured under coverage."""
NO_TEST = int(pytest.ExitCode.NO_TESTS_COLLECTED)
ANEW = 99
"""What a mutant ends with whose module must be imported anew."""
STUCK = 900
"""After so many seconds even a mutant that only waits is ended; one that computes is ended by its share of the processor."""


@dataclass
class Trace:
    """What a run without mutants taught: which tests pass over which line, and how long each takes."""

    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def is_read(self, mutant: Mutant) -> bool:
        """Say whether the mutant's line also runs outside of tests: while modules are read and tests collected."""
        lines = self.lines.get(mutant.path, {})
        return any("" in lines.get(line, ()) for line in range(mutant.first_line, mutant.last_line + 1))

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Choose the quickest tests that pass over the mutant, within the budget."""
        lines = self.lines.get(mutant.path, {})
        found = {test for line in range(mutant.first_line, mutant.last_line + 1) for test in lines.get(line, ()) if test}
        if not found and any(line in lines for line in range(mutant.first_line, mutant.last_line + 1)):
            found = {test for tests in lines.values() for test in tests if test}  # the line runs at import
        chosen: list[str] = []
        budget = BUDGET
        for test in sorted(found, key=lambda test: (self.seconds[test], test)):
            budget -= self.seconds[test]
            if chosen and budget < 0:
                break
            chosen.append(test)
        return chosen


class Tracer:
    """A pytest plugin that tells coverage which test is running, and holds the watch."""

    def __init__(self, measure: coverage.Coverage) -> None:
        self.measure = measure
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run one test under its own name."""
        self.measure.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - start
        self.measure.switch_context("")
        return result


class Chosen:
    """A pytest plugin that keeps the chosen tests, in the chosen order."""

    def __init__(self, tests: list[str]) -> None:
        self.order = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out and reorder."""
        items[:] = sorted((i for i in items if i.nodeid in self.order), key=lambda item: self.order[item.nodeid])


def trace(tests: list[str], mutated: list[Path], answer: Path) -> int:
    """Run the tests without mutants under coverage and write what was learned."""
    measure = coverage.Coverage(data_file=None, include=[f"{path}/*" for path in mutated], config_file=False)
    tracer = Tracer(measure)
    measure.start()
    code = pytest.main([*PYTEST, *tests], plugins=[tracer])
    measure.stop()
    data = measure.get_data()
    lines = {str(Path(file).relative_to(ROOT)): data.contexts_by_lineno(file) for file in data.measured_files()}
    answer.write_text(json.dumps({"lines": lines, "seconds": tracer.seconds}))
    return int(code)


class Trials:
    """A pytest plugin that, where the tests would run, tries the mutants of the sample: each on the tests that pass over it."""

    def __init__(self, sample: list[Mutant], known: Trace, options: argparse.Namespace, answer: Path) -> None:
        self.sample, self.known, self.options, self.answer = sample, known, options, answer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try them all, and write down how each ended."""
        items = {item.nodeid: item for item in session.items}
        functions = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]
        gc.freeze()  # or every fork would copy what it only looks at

        def attempt(mutant: Mutant, tests: list[str]) -> int:
            if not put_in_place(mutant, functions):
                return ANEW
            chosen = [items[test] for test in tests]
            for item, after in zip(chosen, [*chosen[1:], None], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if session.testsfailed:
                    return int(pytest.ExitCode.TESTS_FAILED)
            return 0

        results = try_all(self.sample, self.known, self.options.jobs, attempt)
        self.answer.write_text(json.dumps([results[mutant] for mutant in self.sample]))
        return True


def put_in_place(mutant: Mutant, functions: list[FunctionType]) -> bool:
    """Give the functions of a module the mutant's code; false if the change is in none of them."""
    changed = changed_code(mutant)
    codes: dict[tuple[str, int], list[CodeType]] = {}
    for code in codes_in(changed):
        codes.setdefault((code.co_qualname, code.co_firstlineno), []).append(code)
    found = False
    for function in functions:
        old = function.__code__
        if old.co_filename != changed.co_filename:
            continue
        new = codes.get((old.co_qualname, old.co_firstlineno), [])
        if len(new) != 1 or new[0].co_freevars != old.co_freevars:
            return False
        if new[0] != old:
            function.__code__ = new[0]
            found = True
    return found


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """List the code of every function in a module's code, at any depth."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_in(inner)


def changed_code(mutant: Mutant) -> CodeType:
    """Compile the mutant's module."""
    path = ROOT / mutant.path
    return compile(mutate(path, mutant.number)[0], str(path), "exec", dont_inherit=True)


def try_anew(mutant: Mutant, tests: list[str]) -> int:
    """Run the tests in a process that imports the mutant in place of its module."""
    changed = changed_code(mutant)
    original = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return changed if loader.path == changed.co_filename else original(loader, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    return int(pytest.main([*PYTEST, *files], plugins=[Chosen(tests)]))


def fork(output: str = os.devnull) -> int:
    """Fork; what the child has to say goes to a file."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        file = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(file, 1)
        os.dup2(file, 2)
    return child


def learn(tests: list[str], mutated: list[Path], scratch: Path) -> Trace:
    """Trace the tests in a process of its own: the parent must not have imported what is to be mutated."""
    answer, output = scratch / "trace.json", scratch / "output"
    child = fork(str(output))
    if child == 0:
        os._exit(trace(tests, mutated, answer))
    if os.waitpid(child, 0)[1] != 0:
        print(output.read_text())
        sys.exit("The tests must pass before mutants can be tried: run `make pytest`.")
    learned = json.loads(answer.read_text())
    lines = {file: {int(line): names for line, names in found.items()} for file, found in learned["lines"].items()}
    return Trace(lines, learned["seconds"])


def try_read(sample: list[Mutant], known: Trace, options: argparse.Namespace, tests: list[str], scratch: Path) -> list[int]:
    """Try mutants in forks of a process that has read all modules and tests."""
    answer = scratch / "results.json"
    child = os.fork()
    if child == 0:
        os._exit(pytest.main([*PYTEST, "--no-header", *tests], plugins=[Trials(sample, known, options, answer)]))
    os.waitpid(child, 0)
    return [int(status) for status in json.loads(answer.read_text())]


def try_all(sample: list[Mutant], known: Trace, jobs: int, attempt: Callable[[Mutant, list[str]], int]) -> dict[Mutant, int]:
    """Try every mutant, a few at a time, each in a fork; 0 means that no test noticed."""
    results: dict[Mutant, int] = {}
    running: dict[int, Mutant] = {}
    waiting = list(reversed(sample))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            tests = known.tests_for(mutant)
            if not tests:
                results[mutant] = NO_TEST
                continue
            child = fork()
            if child == 0:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                signal.setitimer(signal.ITIMER_PROF, 5 + 2 * sum(known.seconds[test] for test in tests))
                signal.alarm(STUCK)
                try:
                    code = attempt(mutant, tests)
                except BaseException:  # whatever a mutant raises, its process must not go on as its parent
                    code = int(pytest.ExitCode.INTERNAL_ERROR)
                os._exit(code)
            running[child] = mutant
        if running:
            child, status = os.wait()
            results[running.pop(child)] = os.waitstatus_to_exitcode(status)
        tell_progress(results, len(sample))
    return results


def tell_progress(results: dict[Mutant, int], total: int) -> None:
    """Say how far the trials are: on a terminal each time, elsewhere now and then."""
    kept = sum(not is_kill(status) for status in results.values())
    line = f"{len(results)}/{total}, {kept} not noticed"
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr)
    elif len(results) % 20 == 0 or len(results) == total:
        print(line, file=sys.stderr, flush=True)


def report(results: dict[Mutant, int], total: int, seed: int, subject: str) -> str:
    """Write the report: the score, the score of each module, and what no test noticed."""
    tried, killed = (
        Counter(m.path for m in results),
        Counter(m.path for m, status in results.items() if is_kill(status)),
    )
    score = 100 * killed.total() / max(1, tried.total())
    text = [
        f"# Mutants: {subject}",
        "",
        "Written by `make mutants`: the code is broken by one small change at a time, and the tests that pass over the",
        "changed line must notice. A survivor is a missing test, or a change that makes no difference.",
        "",
        f"**{killed.total()} of {tried.total()} noticed: {score:.1f} %** (sampled from {total}, seed {seed}).",
        "",
        "| module | tried | noticed |",
        "| --- | ---: | ---: |",
        *(f"| `{path}` | {tried[path]} | {killed[path]} |" for path in sorted(tried)),
    ]
    for title, wanted in (("Not noticed", 0), ("Where no test passes", NO_TEST)):
        left = sorted((m for m, status in results.items() if status == wanted), key=lambda m: (m.path, m.number))
        if left:
            text += ["", f"## {title}", ""]
            text += [f"- `{m.path}:{m.first_line}` {m.function}: `{m.before}` → `{after(m)}`" for m in left]
    return "\n".join(text) + "\n"


def after(mutant: Mutant) -> str:
    """Write how the changed place reads."""
    return mutate(ROOT / mutant.path, mutant.number)[1]


def is_kill(status: int) -> bool:
    """Say whether a test failed, did not end, or the module could not even be imported."""
    return status not in (0, NO_TEST)


def examine(subject: str, settings: dict[str, Any], options: argparse.Namespace) -> None:
    """Take a sample of the subject's mutants, try it, and write the report."""
    mutated = [ROOT / path for path in settings["mutate"]]
    files = sorted(file for path in mutated for file in path.rglob("*.py"))
    everything = [mutant for file in files for mutant in mutants_of(file, str(file.relative_to(ROOT)))]
    sample = random.Random(options.seed).sample(everything, min(options.sample, len(everything)))
    if options.list:
        print(*(f"{m.path}:{m.first_line} {m.function}: {m.before} -> {after(m)}" for m in sample), sep="\n")
        return

    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as scratch:
        os.environ |= {"HYPOTHESIS_STORAGE_DIRECTORY": scratch, "PYTEST_DEBUG_TEMPROOT": scratch, "COVERAGE_CORE": "ctrace"}
        known = learn(settings["tests"], mutated, Path(scratch))
        read = [mutant for mutant in sample if not known.is_read(mutant)]
        results = dict(zip(read, try_read(read, known, options, settings["tests"], Path(scratch)), strict=True))
        anew = [mutant for mutant in sample if results.get(mutant, ANEW) == ANEW]
        results |= try_all(anew, known, options.jobs, try_anew)
    text = report(results, len(everything), options.seed, subject)
    (ROOT / settings["report"]).write_text(text, encoding="utf-8")
    score = text.split("\n\n")[2]
    print(f"{subject}: {score} {time.perf_counter() - start:.0f} s; see {settings['report']}")


def main() -> None:
    """Examine the subjects that are asked for."""
    os.chdir(ROOT)
    subjects = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutants"]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="*", help=f"what to break: {', '.join(subjects)} (all)")
    parser.add_argument("--sample", type=int, default=400, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only print the sample")
    options = parser.parse_args()
    if unknown := set(options.subjects) - set(subjects):
        parser.error(f"there is no subject {', '.join(sorted(unknown))}; there are {', '.join(subjects)}")
    for subject in options.subjects or subjects:
        examine(subject, subjects[subject], options)


if __name__ == "__main__":
    main()
