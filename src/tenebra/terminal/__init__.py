"""The text table: play in a terminal."""
