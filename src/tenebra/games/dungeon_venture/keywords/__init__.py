"""What each word of the vocabulary does. To load these modules is to make the words known to `effects`."""
