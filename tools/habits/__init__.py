"""What computers do that a person would laugh at, counted: `python -m tools.habits GAME [SCENARIO …]` plays games by the advice.

Each game has a module here with a class `Habits`: what it looks at before every choice, and how it counts it. Every game counts
`turns`, and under the names of `watch.py` turns that are wasted and strikes that are announced and not made. The same games again
for the same seed.
"""
