"""Subjects of commits that can be read in a list."""

import pytest

from tools.commits import troubles


@pytest.mark.parametrize("subject", ["descent: keep rocks off the goal", "kernel, tables: end a choice that comes to no end"])
def test_an_area_and_what_was_done(subject: str) -> None:
    assert not list(troubles([subject]))


@pytest.mark.parametrize(
    "subject",
    ["Tell both tests of stopping by one piece", "descent:", "Descent: mend", "fix", "kernel: " + "very " * 20 + "long"],
)
def test_what_says_too_little_or_too_much_is_found(subject: str) -> None:
    assert list(troubles([subject]))
