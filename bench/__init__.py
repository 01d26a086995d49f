"""Benchmarks: how fast games are played, copied and replayed, beside peers measured in the same run."""
