# What the command prints.

command-scenario = Scenario
command-players = Players
command-minutes = Minutes
command-difficulty = Difficulty
command-games = Games
command-decisions = Decisions
command-rounds = Rounds
command-errors = Errors
command-all = All
command-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s ({ $speed } a second)
command-fingerprint = Fingerprint { $fingerprint }
command-rules-version = rules { $version }
command-rule = Rule
command-text = What it says
command-coverage = { $proved } of { $testable } rules to be tested are proved by a test; { $cited } of { $total } are cited in play.
command-cardboard = { $count ->
    [one] 1 rule is only about cardboard.
   *[other] { $count } rules are only about cardboard.
}
command-all-covered = No rule is without a test.
command-uncovered = { $count ->
    [one] 1 rule has no test:
   *[other] { $count } rules have no test:
}
command-proved-by = Proved by:
command-not-proved = No test proves it.
command-is-cited = Cited in play.
command-is-not-cited = Not cited in play.
command-is-cardboard = Only about cardboard: { $reason }.
command-component = Component
command-required = Required
command-present = Present
command-figure = Figure
command-space = Space
command-wounds = Wounds
command-asked = { $seat } is asked: { $prompt }
command-game-over = The game is over: { $outcome }.
command-as-expected = It came out as expected.
command-not-as-expected = It did not come out as expected:
command-choice = { $number }. { $seat }: { $choice }
command-beginning = The beginning
command-round = Round { $number }
command-press = Enter: next; q: stop
command-verified = OK: the seed fits the commitment that was published, and { $drawn ->
    [one] the 1 random outcome is
   *[other] all { $drawn } random outcomes are
} as the seed says ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}).
command-not-over = The game is not over yet.
command-progress = Playing
