# What is said about a table, whatever game is played on it.

why-no-answer = It could not make up its mind, so what was offered first was taken.
why-nothing-gained = Nothing would be gained by it now.
why-in-lesson = That is what this step of the lesson is about.
