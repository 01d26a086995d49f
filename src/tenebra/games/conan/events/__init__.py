"""What happens in Conan, told as events."""
