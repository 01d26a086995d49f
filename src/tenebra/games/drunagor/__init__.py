"""Chronicles of Drunagor: heroes who pay with coloured cubes against Monsters and a growing Darkness."""
