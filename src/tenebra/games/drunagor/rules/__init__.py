"""The rules of Drunagor, by chapter of the ledger."""
