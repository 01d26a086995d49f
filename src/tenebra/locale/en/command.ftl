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
serve-taken = Another house is open at { $address }; this one was not opened. Stop that one, or name another port: --port
serve-no-proxy = Behind a proxy all guests seem to come from its address: --proxy ADDRESS tells whose word about that counts.
serve-no-page = The page has not been built; `make page` builds it.
serve-stop = Ctrl-C stops it. Every game is kept.
serve-stopped = Stopped. Every game is kept.
house-count = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $campaigns ->
    [one] 1 campaign
   *[other] { $campaigns } campaigns
}
house-table = Table
house-game = Game
house-people = People
house-standing = Standing
house-entries = Entries
house-changed = Last change
house-campaign = campaign
house-unused = never used
house-playing = being played
house-over = over
house-since = Opened { $created }, last change { $changed }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} in its log
house-come = has come
house-not-come = has not come yet
house-removed = { $count ->
    [0] There is nothing to clear away.
    [one] 1 is cleared away.
   *[other] { $count } are cleared away.
}
house-would-remove = { $count ->
    [0] There would be nothing to clear away.
    [one] 1 would be cleared away.
   *[other] { $count } would be cleared away.
}
house-reissued = The old key is void. This link puts the new one into the browser in which it is opened; give it to nobody else:
house-revoked = The invitation is void. Whoever opened the table can make a new one there, under People.
house-backed-up = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
} in { $file }. Keep it safe: it holds every hidden card.
house-restored = { $count ->
    [one] 1 table is
   *[other] { $count } tables are
} restored.
cli-no-rule-found = no rule says that
