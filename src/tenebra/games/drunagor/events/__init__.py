"""What happens in a game of Drunagor."""
