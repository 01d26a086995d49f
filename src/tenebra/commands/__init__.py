"""The work of each `tenebra` command, without its options and its printing."""
