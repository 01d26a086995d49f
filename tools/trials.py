"""Try mutants: each in a forked process that runs the tests known to pass over the changed line, quickest first.

Most are forked from a process that has read everything and get the code of one function changed; where the line runs while
modules are read, the changed module is imported anew.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

# Imported before the forks, so that no mutant pays for them.
import coverage
import hypothesis  # noqa: F401
import lark  # noqa: F401
import msgspec  # noqa: F401
import pytest
import rich  # noqa: F401

from tools.mutations import Mutant, mutate

ROOT = Path.cwd()
"""The project whose code is broken."""
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
    """What a run without mutants taught: which tests pass over which line, how long each takes, and which rules it proves."""

    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    labels: dict[str, list[str]] = field(default_factory=dict)
    """Id of a rule to the tests that carry it."""

    def is_read(self, mutant: Mutant) -> bool:
        """Say whether the mutant's line also runs outside of tests: while modules are read and tests collected."""
        lines = self.lines.get(mutant.path, {})
        return any("" in lines.get(line, ()) for line in mutant.lines)

    def tests_over(self, mutant: Mutant) -> set[str]:
        """Find the tests that pass over the mutant; if it only runs while its module is read, those that pass over the module."""
        lines = self.lines.get(mutant.path, {})
        found = {test for line in mutant.lines for test in lines.get(line, ()) if test}
        if not found and any(line in lines for line in mutant.lines):
            return {test for tests in lines.values() for test in tests if test}
        return found

    def quickest(self, tests: Collection[str]) -> tuple[str, ...]:
        """Choose the quickest tests, within the budget."""
        chosen: list[str] = []
        budget = BUDGET
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            budget -= self.seconds[test]
            if chosen and budget < 0:
                break
            chosen.append(test)
        return tuple(chosen)


@dataclass(frozen=True)
class Trial:
    """A mutant, and the tests that are to notice it."""

    mutant: Mutant
    tests: tuple[str, ...]


Results = dict[Trial, int]
"""How the trials ended: 0 means that no test noticed."""


class Tracer:
    """A pytest plugin that tells coverage which test is running, holds the watch, and reads which rules a test carries."""

    def __init__(self, measure: coverage.Coverage, wanted: Collection[str] | None) -> None:
        self.measure, self.wanted = measure, wanted
        self.seconds: dict[str, float] = {}
        self.labels: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Learn the labels; where only some rules are wanted, leave out the tests that carry none of them."""
        for item in items:
            for id in labels_of(item):
                self.labels.setdefault(id, []).append(item.nodeid)
        if self.wanted is not None:
            carrying = {test for id in self.wanted for test in self.labels.get(id, ())}
            items[:] = [item for item in items if item.nodeid in carrying]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Run one test under its own name."""
        self.measure.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - start
        self.measure.switch_context("")
        return result


def labels_of(item: pytest.Item) -> list[str]:
    """Read the rules that a test carries: its own marks, or those of the situation that it plays."""
    found = [id for mark in item.iter_markers("rule") for id in mark.args]
    file = item.callspec.params.get("file") if hasattr(item, "callspec") else None
    if isinstance(file, Path) and file.suffix == ".toml":
        found += tomllib.loads(file.read_text(encoding="utf-8")).get("rules", [])
    return list(dict.fromkeys(found))


class Chosen:
    """A pytest plugin that keeps the chosen tests, in the chosen order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out and reorder."""
        items[:] = sorted((i for i in items if i.nodeid in self.order), key=lambda item: self.order[item.nodeid])


def trace(tests: list[str], mutated: list[Path], wanted: Collection[str] | None, answer: Path) -> int:
    """Run the tests without mutants under coverage and write what was learned."""
    include = [str(path) if path.suffix else f"{path}/*" for path in mutated]
    measure = coverage.Coverage(data_file=None, include=include, config_file=False)
    tracer = Tracer(measure, wanted)
    measure.start()
    code = pytest.main([*PYTEST, *tests], plugins=[tracer])
    measure.stop()
    data = measure.get_data()
    lines = {str(Path(file).relative_to(ROOT)): data.contexts_by_lineno(file) for file in data.measured_files()}
    answer.write_text(json.dumps({"lines": lines, "seconds": tracer.seconds, "labels": tracer.labels}))
    return int(code)


class Trials:
    """A pytest plugin that, where the tests would run, tries mutants instead: each on its tests."""

    def __init__(self, trials: list[Trial], known: Trace, jobs: int, answer: Path) -> None:
        self.trials, self.known, self.jobs, self.answer = trials, known, jobs, answer

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try them all, and write down how each ended."""
        items = {item.nodeid: item for item in session.items}
        functions = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]
        gc.freeze()  # or every fork would copy what it only looks at

        def attempt(trial: Trial) -> int:
            if not put_in_place(trial.mutant, functions):
                return ANEW
            chosen = [items[test] for test in trial.tests]
            for item, after in zip(chosen, [*chosen[1:], None], strict=True):
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if session.testsfailed:
                    return int(pytest.ExitCode.TESTS_FAILED)
            return 0

        results = try_all(self.trials, self.known, self.jobs, attempt)
        self.answer.write_text(json.dumps([results[trial] for trial in self.trials]))
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


def try_anew(trial: Trial) -> int:
    """Run the tests in a process that imports the mutant in place of its module."""
    changed = changed_code(trial.mutant)
    original = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return changed if loader.path == changed.co_filename else original(loader, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    files = list(dict.fromkeys(test.partition("::")[0] for test in trial.tests))
    return int(pytest.main([*PYTEST, *files], plugins=[Chosen(trial.tests)]))


def fork(output: str = os.devnull) -> int:
    """Fork; what the child has to say goes to a file."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        file = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(file, 1)
        os.dup2(file, 2)
    return child


def learn(tests: list[str], mutated: list[Path], wanted: Collection[str] | None, scratch: Path) -> Trace:
    """Trace the tests in a process of its own: the parent must not have imported what is to be mutated."""
    answer, output = scratch / "trace.json", scratch / "output"
    child = fork(str(output))
    if child == 0:
        os._exit(trace(tests, mutated, wanted, answer))
    if os.waitpid(child, 0)[1] != 0:
        print(output.read_text())
        sys.exit("The tests must pass before mutants can be tried: run `make pytest`.")
    learned = json.loads(answer.read_text())
    lines = {file: {int(line): names for line, names in found.items()} for file, found in learned["lines"].items()}
    return Trace(lines, learned["seconds"], learned["labels"])


def try_trials(trials: list[Trial], known: Trace, jobs: int, tests: list[str], scratch: Path) -> Results:
    """Try mutants in forks of a process that has read all modules and tests; where that cannot be, import them anew."""
    results: Results = {trial: NO_TEST for trial in trials if not trial.tests}
    read = [trial for trial in trials if trial.tests and not known.is_read(trial.mutant)]
    answer = scratch / "results.json"
    child = os.fork()
    if child == 0:
        os._exit(pytest.main([*PYTEST, "--no-header", *tests], plugins=[Trials(read, known, jobs, answer)]))
    os.waitpid(child, 0)
    results |= dict(zip(read, json.loads(answer.read_text()), strict=True))
    anew = [trial for trial in trials if results.get(trial, ANEW) == ANEW]
    return results | try_all(anew, known, jobs, try_anew)


def try_all(trials: list[Trial], known: Trace, jobs: int, attempt: Callable[[Trial], int]) -> Results:
    """Try every mutant, a few at a time, each in a fork."""
    results: Results = {}
    running: dict[int, Trial] = {}
    waiting = list(reversed(trials))
    while waiting or running:
        while waiting and len(running) < jobs:
            trial = waiting.pop()
            child = fork()
            if child == 0:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                signal.setitimer(signal.ITIMER_PROF, 5 + 2 * sum(known.seconds[test] for test in trial.tests))
                signal.alarm(STUCK)
                try:
                    code = attempt(trial)
                except BaseException:  # whatever a mutant raises, its process must not go on as its parent
                    code = int(pytest.ExitCode.INTERNAL_ERROR)
                os._exit(code)
            running[child] = trial
        child, status = os.wait()
        results[running.pop(child)] = os.waitstatus_to_exitcode(status)
        tell_progress(results, len(trials))
    return results


def tell_progress(results: Results, total: int) -> None:
    """Say how far the trials are: on a terminal each time, elsewhere now and then."""
    kept = sum(not is_kill(status) for status in results.values())
    line = f"{len(results)}/{total}, {kept} not noticed"
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr)
    elif len(results) % 100 == 0 or len(results) == total:
        print(line, file=sys.stderr, flush=True)


def after(mutant: Mutant) -> str:
    """Write how the changed place reads."""
    return mutate(ROOT / mutant.path, mutant.number)[1]


def is_kill(status: int) -> bool:
    """Say whether a test failed, did not end, or the module could not even be imported."""
    return status not in (0, NO_TEST)
