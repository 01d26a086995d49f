"""The kit: parts found in three boxes or more. Dice pools and exact odds, decks, content files, words."""
