"""Tools of the workshop: nothing here is shipped."""
