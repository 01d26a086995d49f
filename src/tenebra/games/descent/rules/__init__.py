"""The rules of Descent, room by room."""
