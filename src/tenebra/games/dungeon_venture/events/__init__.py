"""What happens in Dungeon Venture, told as events. Every event changes the true state and a seat's redacted one alike."""
