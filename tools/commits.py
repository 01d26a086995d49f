"""Whether the subjects of commits tell what was done where: `python -m tools.commits`, part of continuous integration.

A subject reads `area: what`, in at most 72 characters, so that a list of them can be read and searched. What was written before
the rule stays as it is.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

SINCE = "fffca8b5a23be226e44423f28c1bd17f70388aca"
"""The last commit before the rule."""
LONGEST = 72
FORM = re.compile(r"[a-z][a-z0-9 ,/_-]*: \S.*")


def troubles(subjects: Iterable[str]) -> Iterator[str]:
    """Say what is wrong with a subject, for each that is not as it should be."""
    for subject in subjects:
        if len(subject) > LONGEST:
            yield f"{subject!r} has {len(subject)} characters; at most {LONGEST} fit a list"
        if not FORM.fullmatch(subject):
            yield f"{subject!r} does not read `area: what`, such as `descent: keep rocks off the goal`"


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Ask git."""
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)


def main() -> None:
    """Look at all commits since the rule; where the history is cut off before that, at the newest one."""
    is_whole = git("merge-base", "--is-ancestor", SINCE, "HEAD").returncode == 0
    asked = [f"{SINCE}..HEAD"] if is_whole else ["--max-count=1"]
    subjects = git("log", "--no-merges", "--format=%s", *asked).stdout.splitlines()
    found = list(troubles(subjects))
    if found:
        sys.exit("\n".join(found))
    print(f"{len(subjects)} subjects of commits read well")


if __name__ == "__main__":
    main()
