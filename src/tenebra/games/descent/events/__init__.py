"""What happens in Descent, told as events."""
