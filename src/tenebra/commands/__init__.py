"""What the `tenebra` command does, without its options and its printing."""
