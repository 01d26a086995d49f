"""What each word of the vocabulary does. To load it is to make the words known to `effects`."""

from tenebra.games.massive_darkness.keywords import combat, deeds

__all__ = ["combat", "deeds"]
