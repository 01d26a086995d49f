"""The events of Massive Darkness. Every event changes the true state and a seat's redacted one alike."""
