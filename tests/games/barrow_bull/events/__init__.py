"""What happens, told as events."""
