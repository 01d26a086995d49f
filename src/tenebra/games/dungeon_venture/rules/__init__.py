"""The rules of Dungeon Venture, one module per chapter of the ledger."""
