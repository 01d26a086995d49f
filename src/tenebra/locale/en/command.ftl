# What the command prints.

cli-scenario = Scenario
cli-players = Players
cli-minutes = Minutes
cli-difficulty = Difficulty
cli-heroes = Heroes
cli-games = Games
cli-decisions = Decisions
cli-rounds = Rounds
cli-errors = Errors
cli-all = All
cli-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s ({ $speed } a second)
cli-fingerprint = Fingerprint { $fingerprint }
cli-rules-version = rules { $version }
cli-rule = Rule
cli-text = What it says
cli-coverage = { $proved } of { $testable } rules to be tested are proved by a test; { $cited } of { $total } are cited in play.
cli-cardboard = { $count ->
    [one] 1 rule is only about cardboard.
   *[other] { $count } rules are only about cardboard.
}
cli-all-covered = No rule is without a test.
cli-uncovered = { $count ->
    [one] 1 rule has no test:
   *[other] { $count } rules have no test:
}
cli-proved-by = Proved by:
cli-not-proved = No test proves it.
cli-is-cited = Cited in play.
cli-is-not-cited = Not cited in play.
cli-is-cardboard = Only about cardboard: { $reason }.
cli-component = Component
cli-required = Required
cli-present = Present
cli-figure = Figure
cli-space = Space
cli-life = Life left
cli-asked = { $seat } is asked: { $prompt }
cli-game-over = The game is over: { $outcome }.
cli-as-expected = It came out as expected.
cli-not-as-expected = It did not come out as expected:
cli-choice = { $number }. { $seat }: { $choice }
cli-beginning = The beginning
cli-round = Round { $number }
cli-press = Enter: next; q: stop
cli-verified = OK: the seed fits the commitment that was published, and { $drawn ->
    [one] the 1 random outcome is
   *[other] all { $drawn } random outcomes are
} as the seed says ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}).
cli-not-over = The game is not over yet.
cli-progress = Playing
serve-address = The table is laid at { $address }
serve-already = The table is laid already, at { $address }
serve-no-page = The page has not been built; `make page` builds it.
serve-stop = Ctrl-C stops it. Every game is kept.
serve-stopped = Stopped. Every game is kept.
cli-no-rule-found = no rule says that
