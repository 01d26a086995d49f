"""The events of Descent."""
