"""What each word of the vocabulary does. To load it is to make the words known to `effects`."""

from tenebra.games.dungeon_venture.keywords import deeds

__all__ = ["deeds"]
