"""The games. `registry` lists them; nothing else here knows which there are."""
