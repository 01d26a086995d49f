"""The rules of each word of a card's text. Loading the rooms enters the words."""

from tenebra.games.descent.keywords import deeds, schemes

__all__ = ["deeds", "schemes"]
