"""The rules of Conan, chapter by chapter of its ledger."""
