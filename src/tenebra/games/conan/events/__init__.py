"""The events of Conan."""
