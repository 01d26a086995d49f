"""The rules of each word of the vocabulary. To load its modules is to make the words known to `effects`."""
