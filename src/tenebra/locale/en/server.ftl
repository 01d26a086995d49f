# Why the server did not do what it was asked: said to people at the page.

trouble-bad-message = The message cannot be understood: { $what }
trouble-bad-input = That cannot be used: { $what }
trouble-unknown-key = No table answers to this key.
trouble-no-key = A key is needed: Authorization: Bearer …
trouble-unknown-table = There is no such table.
trouble-unknown-campaign = There is no such campaign.
trouble-unknown-game = There is no such game.
trouble-unknown-lesson = There is no such lesson.
trouble-not-found = There is nothing at this address.
trouble-not-your-seat = This seat is not yours.
trouble-only-owner = Only whoever opened the table may do that.
trouble-only-players = Whoever looks on cannot do that.
trouble-not-open-book = Others play here: the journal stays closed until the game is over, because it holds what is hidden.
trouble-late = The game has moved on meanwhile.
trouble-lesson = A good thought, but not yet: the lesson wants to show you something else first.
trouble-refused = { $what }
trouble-too-big = That is too big.
trouble-too-many = Too many messages at once; wait a little.
trouble-full = There is no room for more; try again later.
trouble-slow = This line is too slow for what happens at the table.
trouble-protocol = This page is of another version; reload it.
trouble-hello = The first message must be a hello with a key.
trouble-nothing-there = There is nothing like that here.
trouble-no-advice = There is no advice here just now.
trouble-busy = The last hint is still being thought about.
trouble-removed = The table was cleared away.
trouble-revoked = This invitation was taken back by whoever opened the table.
trouble-internal = Something went wrong on the server; it is written in its log.
trouble-halted = { $why ->
    [endless] The rules come to no end after that choice
    [slow] The rules need too long for that choice
   *[broken] The rules break at that choice
}, so it was not made. No game leads to such a position, or a rule is wrong. Nothing more can be played from here: go back to an earlier choice, and the game goes on from there. Whoever plays alone can also download its journal.
whynot-legal = It is allowed.
whynot-unsaid = It is not among what can be done now.
whynot-not-asked = This seat is not asked anything now.
trouble-unreadable = This table cannot be read by these rules: { $what }
trouble-not-kept = It could not be written down, so it did not happen. Try again.
trouble-store-away = The house cannot keep anything now: { $what ->
    [damaged] its store is damaged
    [not-written] its store does not take anything
   *[no-answer] its store does not answer
}.
