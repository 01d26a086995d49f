# What is said about a table, whatever game is played on it.

why-no-answer = It took too long to think, so any legal choice was taken.
