"""The checks of `make test` that no other tool makes: both languages complete, ledger, code and tests in agreement."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

import tenebra
from tenebra.games.registry import GAMES
from tenebra.kernel import TenebraError
from tenebra.kit.ledger import Coverage, cover, differences, find_tests, ids_proved, ledger_file, ledger_of, python_files
from tenebra.kit.package import GamePackage
from tenebra.kit.situations import event_classes, kinds_of_events
from tenebra.kit.telling import kebab, variables_of
from tenebra.kit.wording import check_wording
from tenebra.kit.words import LANGUAGES, Message, read_messages, shared_folder

MOST_CARDBOARD = 0.08
"""The share of a ledger that may be excused from being tested."""
LEAST_CITED = 0.70
"""The share of what can be tested that must be cited in play."""

SAID = ("event-", "option-", "prompt-", "refusal-", "why-")
"""The beginnings of the ids that the code itself names: whatever else begins like this is never said."""
ASKING = {"ask": ["seat", "prompt", "offer", "why_not"], "ask_any": ["offers", "prompt", "why_not", "unawaited"]}
"""The questions of the kernel, and their parameters; what else they are given, the words may use."""

Needs = dict[str, frozenset[str] | None]
"""Message ids, and the variables that their words may use (None: any)."""


def check_languages(folder: Traversable, where: str) -> Iterator[str]:
    """The same messages, attributes and variables in every language, and nothing that cannot be read."""
    texts: dict[str, dict[str, Message]] = {}
    for language in LANGUAGES:
        texts[language], wrong = read_messages(folder, language)
        yield from (f"{where}/locale/{problem}" for problem in wrong)
    first, *others = LANGUAGES
    for other in others:
        for id in sorted(texts[first].keys() - texts[other].keys()):
            yield f"{where}/locale/{texts[first][id].file}: {id} has no words in {other!r}"
        for id in sorted(texts[other].keys() - texts[first].keys()):
            yield f"{where}/locale/{texts[other][id].file}: {id} has no words in {first!r}"
        for id in sorted(texts[first].keys() & texts[other].keys()):
            yield from _compare(id, texts[first][id], texts[other][id], where)


def _compare(id: str, one: Message, two: Message, where: str) -> Iterator[str]:
    for part in sorted(one.variables.keys() ^ two.variables.keys()):
        name = f"{id}.{part}" if part else id
        yield f"{where}/locale: {name} is in only one of {one.file} and {two.file}"
    for part in sorted(one.variables.keys() & two.variables.keys()):
        if odd := one.variables[part] ^ two.variables[part]:
            name = f"{id}.{part}" if part else id
            yield f"{where}/locale: {name} uses ${', $'.join(sorted(odd))} in only one of {one.file} and {two.file}"


def check_words(game: GamePackage) -> Iterator[str]:
    """Everything the game can say has words that use no variable they are not given, and no words are never said."""
    shared, _ = read_messages(shared_folder(), LANGUAGES[0])
    found, _ = read_messages(game.folder(), LANGUAGES[0])
    for id in sorted(found.keys() & shared.keys()):
        yield f"{game.id}: {id} has words in {shared[id].file} of all games and in {found[id].file} of this one"
    messages = shared | found
    needs = needs_of(game)
    for id in sorted(found.keys() - needs.keys()):
        if id.startswith(SAID):
            yield f"{game.id}: {found[id].file}: {id} is never said"
    for id, variables in needs.items():
        name, _, part = id.partition(".")
        if name not in messages or part not in messages[name].variables:
            yield f"{game.id}: {id} has no words"
        elif variables is not None and (odd := messages[name].variables[part] - variables):
            file = messages[name].file
            yield f"{game.id}: {file}: {id} uses ${', $'.join(sorted(odd))}, which it is not given"


def needs_of(game: GamePackage) -> Needs:
    """Everything a game needs words for: events, options, questions, refusals, reasons of its advice, and its content."""
    needs: Needs = dict.fromkeys(game.words_needed())
    for name, event in sorted(kinds_of_events(game.package).items()):
        needs[f"event-{kebab(name)}"] = variables_of(event)
    for option in game.options:
        needs[f"option-{option.__struct_config__.tag}"] = variables_of(option)
    modules = {text: ast.parse(text) for _, text in python_files(game.folder())}
    asking = ASKING | {name: takes for tree in modules.values() for name, takes in _askers(tree)}
    for text, tree in modules.items():
        for id, variables in _asked_and_refused(tree, asking):
            known = needs.get(id)
            # said in several places: the words may use only what all of them give
            needs[id] = variables & known if known is not None else variables
        needs |= dict.fromkeys(re.findall(r'"(why-[a-z-]+)"', text))
    return needs


def _askers(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Functions of the game's own that ask the `prompt` they are given, with their parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            takes = [parameter.arg for parameter in node.args.args]
            if "prompt" in takes:
                yield node.name, takes


def _asked_and_refused(tree: ast.Module, asking: Mapping[str, list[str]]) -> Iterator[tuple[str, frozenset[str]]]:
    """Questions (`g.ask(seat, "turn", …, figure=…)`) and refusals (`Reason(rule, "too-far", {…})`) with what they are given."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = _called(node)
        if called in asking:
            takes = asking[called]
            kind, said = "prompt", node.args[takes.index("prompt") :]
            given = [keyword.arg for keyword in node.keywords if keyword.arg and keyword.arg not in takes]
        elif called == "Reason":
            kind, said = "refusal", node.args[1:]
            given = [key for table in node.args[2:] for key in _strings(*getattr(table, "keys", ()))]
        else:
            continue
        variables = frozenset(name for field in given for name in (field, f"{field}_id"))
        for message in said[:1]:
            for id in _strings(*ast.walk(message)):
                yield f"{kind}-{id}", variables


def _called(call: ast.Call) -> str:
    """The name of a function or method that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return getattr(call.func, "id", "")


def _strings(*nodes: ast.AST) -> Iterator[str]:
    """The nodes that are texts written out in the code."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def check_spoken(package: Traversable, folders: Iterable[Traversable]) -> Iterator[str]:
    """Every id that code says by name (`say("cli-rule")`) has words, and is given no text where it chooses by a number."""
    found = [read_messages(folder, language)[0] for folder in folders for language in LANGUAGES]
    known = {
        id: frozenset[str]().union(*(messages[id].numbers for messages in found if id in messages)) for ids in found for id in ids
    }
    for file, text in python_files(package):
        calls = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
        for call in calls:
            if _called(call) == "say":
                for id in _strings(*call.args[:1]):
                    name = id.partition(".")[0]
                    if name not in known:
                        yield f"{file}:{call.lineno}: {id} has no words"
                    for odd in known.get(name, frozenset()) & _given_as_text(call):
                        yield f"{file}:{call.lineno}: {id} chooses by the number ${odd}, not by a text"


def _given_as_text(call: ast.Call) -> set[str]:
    """The arguments of a call that are texts, whatever happens: `str(…)`, `f"…"`, `"…"`."""
    return {word.arg for word in call.keywords if word.arg and _is_text(word.value)}


def _is_text(value: ast.expr) -> bool:
    is_made = isinstance(value, ast.Call) and _called(value) == "str"
    return is_made or isinstance(value, ast.JoinedStr) or (isinstance(value, ast.Constant) and isinstance(value.value, str))


def check_ledger(found: Coverage) -> Iterator[str]:
    """Every rule that can be tested is proved; little is excused; most is cited; no id is made up."""
    total = len(found.rules)
    for id, where in found.unknown.items():
        yield f"{found.game}: {id} stands in no ledger, but in {where}"
    for id in found.cardboard.keys() & found.proved.keys():
        yield f"{found.game}: cardboard.toml excuses {id}, but {found.proved[id][0]} proves it"
    if len(found.cardboard) > MOST_CARDBOARD * total:
        yield f"{found.game}: cardboard.toml excuses {len(found.cardboard)} of {total} rules, more than {MOST_CARDBOARD:.0%}"
    testable = found.testable
    cited = [id for id in testable if id in found.cited]
    if len(cited) < LEAST_CITED * len(testable):
        missing = ", ".join(id for id in testable if id not in found.cited)
        yield (
            f"{found.game}: {len(cited)} of {len(testable)} rules are cited in play "
            f"({len(cited) / len(testable):.0%}), fewer than {LEAST_CITED:.0%}; not cited: {missing}"
        )
    if found.uncovered:
        yield f"{found.game}: no test proves {len(found.uncovered)} of {len(testable)} rules: {', '.join(found.uncovered)}"


def check_ledgers(folder: Traversable, where: str) -> Iterator[str]:
    """A game's rules are written in every language: the same ids in the same order, with the same numbers and references."""
    first, *others = LANGUAGES
    for language in others:
        file = ledger_file(language)
        if not folder.joinpath(file).is_file():
            yield f"{where}/{file} is missing"
        else:
            yield from (f"{where}/{file}: {odd}" for odd in differences(ledger_of(folder, first), ledger_of(folder, language)))


def check_all(games: Mapping[str, GamePackage]) -> list[str]:
    """Everything that is wrong, one line each."""
    wrong = [*check_languages(shared_folder(), "src/tenebra"), *check_wording(shared_folder(), "src/tenebra")]
    proved = ids_proved(find_tests(Path(tenebra.__file__).parent, Path.cwd()))
    for game in games.values():
        wrong += check_languages(game.folder(), game.package)
        wrong += check_wording(game.folder(), game.package)
        wrong += check_words(game)
        wrong += check_ledgers(game.folder(), game.package)
        wrong += check_ledger(cover(game.id, game.folder(), game.cardboard(), proved))
    wrong += check_spoken(shared_folder(), [shared_folder(), *(game.folder() for game in games.values())])
    return wrong


def main() -> int:
    """Print what is wrong; the exit code of the command."""
    try:
        wrong = check_all(GAMES)
    except TenebraError as error:
        wrong = [str(error)]
    out = sys.stderr if wrong else sys.stdout
    out.write("".join(f"{line}\n" for line in wrong) or f"{_summary()}\n")
    return 1 if wrong else 0


def _summary() -> str:
    count = sum(
        len(read_messages(folder, LANGUAGES[0])[0]) for folder in (shared_folder(), *(g.folder() for g in GAMES.values()))
    )
    return f"{count} messages in {len(LANGUAGES)} languages, {len(event_classes())} kinds of event: all agree"


if __name__ == "__main__":
    sys.exit(main())
