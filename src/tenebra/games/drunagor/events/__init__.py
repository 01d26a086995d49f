"""The events of a game of Drunagor."""
