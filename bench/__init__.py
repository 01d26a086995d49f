"""Benchmarks: how fast games are played, copied and replayed, beside peers measured in the same run."""

PATIENCE = 120.0
"""Seconds that anything may take in a test or a measurement: others use the machine, too."""
