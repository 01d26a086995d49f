# What is said about a table, whatever game is played on it.

# Of games kept from before such choices were thought about again.
why-no-answer = It took too long to think, so any legal choice was taken.
