"""The events of Dungeon Venture. Every event changes the true state and a seat's redacted one alike."""
