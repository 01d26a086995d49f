"""Players: computer players for any seat of any game."""
