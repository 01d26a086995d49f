"""Tenebra: a digital table for dungeon-crawler board games."""

__version__ = "0.1.0"
