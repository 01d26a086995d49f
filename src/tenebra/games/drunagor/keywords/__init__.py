"""The rules of each word of a text. Loading the rooms enters the words."""

from tenebra.games.drunagor.keywords import cubes, gear, health, places, prices, tokens

__all__ = ["cubes", "gear", "health", "places", "prices", "tokens"]
