"""The rules of each word of the vocabulary. To load these modules is to make the words known to `effects`."""
