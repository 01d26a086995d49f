"""What each word of the vocabulary does. To load its modules is to make the words known to `effects`."""
