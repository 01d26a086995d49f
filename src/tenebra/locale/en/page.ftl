# The browser page: everything but the table itself.

# --- the house
shell-skip = Skip to the content
shell-waiting = One moment
shell-other-language = Italiano: cambia lingua
nav-label = Pages
nav-home = Tenebra, home
nav-tables = Tables
nav-campaigns = Campaigns
nav-saved = Saved
nav-rules = Rules
nav-about = About
title-new = A new table
title-join = You are invited
title-carry = Your seats on another device
title-saved = Saved games
title-campaigns = Campaigns
title-rules = Rules
title-about = About Tenebra
title-lost = Nothing lies this way
lost-text = There is no page at { $path }.
lost-home = Back to the tables
shell-description = Tenebra, a digital table for dungeon-crawler board games
shell-noscript = Tenebra needs JavaScript. Without it there is the text table: tenebra play --terminal
shell-away = The server cannot be reached. Rules and how to play can be read all the same; the tables come back by themselves.
failed-offline = The server cannot be reached.
failed-server = The server could not do that.
failed-again = Try again
footer-unofficial = Tenebra is an unofficial, free table. Names belong to their publishers; rules are in our own words; icons by game-icons.net, CC BY 3.0.
footer-about = Rights and thanks

# --- settings
settings-title = Settings
settings-name = Your name at the table
settings-name-hint = How others call you
settings-language = Language
settings-theme = Light
settings-theme-dark = Candlelight
settings-theme-light = Atlas
settings-theme-contrast = Contrast
settings-speed = Pace of what happens
settings-speed-slow = Slow
settings-speed-calm = Normal
settings-speed-quick = Quick
settings-speed-instant = At once
settings-following = The camera goes to the action
settings-following-slow = Slowly
settings-following-calm = Normally
settings-following-quick = Quickly
settings-following-still = Not at all
settings-volume = Sounds
settings-volume-off = off
settings-tales = Show the story on cards as it happens
settings-banners = Announce rounds and turns
settings-motion = Show things moving
settings-coordinates = Coordinates along the edges of the board
settings-calm = Calm graphics: no grain, no glow
settings-done = Done

# --- join
join-label = Join a friend
join-placeholder = Paste a link or key
join-go = Join
join-not-a-link = That is neither an invitation link nor a key.
join-invited = { $me ->
    [none] You are invited
   *[other] { $me }, you are invited
}
join-others = At the table: { $names }.
join-watch = Look on at { $title }
join-you-play = Your seat:
join-watch-note = You see what is public: the board, the dice, the chronicle. Hidden cards stay hidden.
join-look = Look on
join-known = This browser already has a key for this table. Sitting down here replaces it.
join-old-key = Keep the old key
join-wrong-title = This invitation opens nothing
join-wrong = No table answers to this key. Perhaps a part of the link is missing, or the table was cleared away. Ask for the link again, or paste it here.

# --- the desk
desk-label = Your tables
desk-your-turn = Your turn
desk-waiting = Waiting for { $names }
desk-computer = { $name } is thinking
desk-where = { $game }, { $round ->
    [0] before the first round
   *[other] round { $round }
}{ $names ->
    [none] .
   *[other] , with { $names }.
}
desk-take = Take your turn
desk-look = Look
desk-since = last choice { $ago }
desk-more = { $count ->
    [one] One more table is under way
   *[other] { $count } more tables are under way
}
desk-none-playing = None of your tables is waiting. The dungeons are.
desk-first = No table of yours yet. Four Heroes stand before a door; somebody has to open it.
lesson-learn = { $role ->
    [none] Learn to play · { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
   *[other] Lesson: { $role }
}
lesson-again = ✓ { $role ->
    [none] Learnt
   *[other] { $role }
} · once more
desk-first-button = Play “{ $scenario }”
desk-first-note = { $game }: you lead the Heroes, the computer plays the rest.

# --- the shelf
home-question = Which dungeon tonight?
home-filter = Show
home-open = Open a table
home-none = No game fits that.
home-show-all = Show all games
filter-all = All
filter-alone = Alone
filter-together = Together
filter-against = One against all
filter-short = Under 90 minutes
mode-together = together
mode-against = one against all
fact-players = Players:
fact-length = Length:
fact-minutes = { $minutes } min
fact-difficulty = Difficulty { $level } of { $most }

# --- a new table
step-label = Steps to a new table
step-seats = Seats
step-open = Invitations
new-scenario = { $game }: { $which }
new-seats = { $scenario }: who sits where?
new-ready = { $scenario }: the table is set
new-introduction = Introduction: { $scenario }
new-to-seats = Choose seats for “{ $scenario }”
new-open = Open “{ $scenario }”
new-at-once = Begin at once
new-at-once-about = At once: you play { $party }, the computer plays whoever is against them, and what is chosen before the first round is chosen as suggested.
new-back = Back to the choice
new-sit = Sit down
new-no-game = This table does not offer “{ $game }”.
seats-presets = Usual seatings
seats-your-name = Your name
seats-name = Name
seats-name-of = Name of whoever plays { $seat }
seats-name-missing = Somebody still needs a name.
seats-name-taken = A friend by link needs a name that nobody here has.
seats-way-of = { $way } of { $seat }
preset-heroes = I play the Heroes
preset-heroes-note = { $opponent ->
    [none] All of them, alone.
   *[other] The computer is the { $opponent }.
}
preset-opponent = I play the { $opponent }
preset-opponent-note = The computer leads the Heroes.
preset-device = We share this device
preset-device-note = { $opponent ->
    [none] Two of us, half of the Heroes each.
   *[other] Heroes against the { $opponent }; a curtain falls between turns.
}
preset-friends = With friends by link
preset-friends-note = We share the Heroes, each on our own device.
sitter-me = Me
sitter-here = Another person here
sitter-friend = A friend by link
sitter-greedy = Computer, careful
sitter-random = Computer, wild
sitter-nobody = Stays at home
seats-too-few = { $scenario } is not made for so few: at least { $fewest } have to play, and { $playing ->
    [one] only one does
   *[other] only { $playing } do
}.
new-last = Last time: { $scenario }, { $count ->
    [one] one seat
   *[other] { $count } seats
}.
new-as-last = The same again
name-of-table = Name of the table, if you like
name-change = Rename
name-change-of = Rename “{ $title }”
name-keep = Keep this name
name-cancel = Cancel
difficulty-title = How hard?
chance-of = { $heroes ->
    [one] One Hero played by the computer won { $won } of { $games } { $games ->
        [one] game
       *[other] games
    }.
   *[other] { $heroes } Heroes played by the computer won { $won } of { $games } { $games ->
        [one] game
       *[other] games
    }.
}
switches-title = Other readings of the rules
switches-count = { $count ->
    [0] none chosen
    [one] 1 chosen
   *[other] { $count } chosen
}
switches-note = Where the rulebook can be read in two ways, the usual one holds unless you switch.
invite-lead = Send each friend their own link. Whoever opens it has the seat, on any device, without an account. The game begins when you sit down; friends may come later.
invite-plays = plays { $seats }
invite-watch = To look on
invite-watch-note = sees only what is public
invite-link-of = Link: { $who }
invite-copy = Copy link
invite-copied = Copied
invite-picture = QR code
invite-share = Share
invite-message = Come to the table: { $title }

# --- saved games
carry-go = On another device
carry-lead = Point the other device's camera at the picture, or open the link there: it will hold the keys of your tables and campaigns, too. This one keeps them.
carry-here-lead = These tables and campaigns are about to be kept in this browser, too.
carry-keep = { $count ->
    [one] Keep it here
   *[other] Keep all { $count } here
}
carry-nothing = None of the keys in this link opens anything. Perhaps a piece of the link is missing, or the tables were cleared away.
carry-campaign = campaign
carry-picture = The link as a picture (QR code)
carry-link = The link
carry-too-many = There are too many for a picture: use the link.
house-only-here = This house is open to this machine alone: its links work in other browsers here, and nowhere else.
house-open-it = { $address ->
    [none] To let others of your network in, stop the house and start it with
   *[other] To let others of your network in, at { $address }, stop the house and start it with
}
carry-secret = Whoever has this link plays as you. Give it to nobody.
saved-lead = Every table whose key this browser holds. Nothing is lost when you close the page.
saved-none = No table yet. The first one is two clicks away.
saved-open-one = Choose a dungeon
saved-playing = Under way
saved-over = Over
saved-broken = Cannot be shown
saved-cannot-be-shown = Cannot be shown
saved-broken-advice = The table is still kept. { $isAlone ->
    [yes] Take its journal home, or delete it.
   *[no] Whoever opened it can delete it.
}
saved-lost = { $count ->
    [one] One key of this browser opens no table here any more.
   *[other] { $count } keys of this browser open no table here any more.
}
ending-won = Won
ending-lost = Lost
ending-none = Over
saved-since = Last choice { $ago }.
saved-of-campaign = Part of a campaign
saved-seats = Who sits where
saved-computer = computer
saved-somebody = somebody
saved-look = Look at the end
saved-continue = Continue
saved-replay = Replay
saved-download = Download journal
saved-links = Links
saved-delete = Delete { $title }
saved-forget = Forget { $title }
saved-sure-title = Are you sure?
saved-sure = { $title } will be gone for everybody who sits there. This cannot be undone.
saved-sure-forget = This browser will forget its key to { $title }. Your seat stays; you will need the link again.
saved-keep = Keep it
saved-delete-now = Delete for good
saved-forget-now = Forget
import-title = Bring a saved game
import-note = Drop a journal file here, or choose one. The game goes on where it stood.
import-choose = Choose a file
import-reading = Reading
import-no-json = { $file } is not a journal. Line { $line }: { $what }
import-refused = { $file } was not accepted. { $what }

# --- campaigns
campaigns-lead = One adventure after another, with the same Heroes: what they win, they keep; what they lose is lost.
campaigns-none = No game here has a campaign yet.
campaigns-begin = Begin the campaign
campaigns-not-now = Not now
campaigns-who = { $campaign }: who sits where?
campaigns-length = { $game }, { $count } { $count ->
    [one] adventure
   *[other] adventures
}
campaigns-tally = { $played } played, { $won } of { $most } won
campaigns-over = Over: { $won } of { $most } won
campaigns-continue = Continue the adventure
campaigns-next = { $count ->
    [one] What comes next
   *[other] Choose what comes next
}
campaigns-play = Play { $scenario }
campaigns-sure = This browser will forget { $title }. Its key is given only once: nobody can go on with the campaign after that. Tables already open stay.
fate-won = won
fate-lost = lost
fate-again = lost, can be tried again
fate-played = played
fate-now = under way
fate-next = can be next
fate-ahead = still ahead

# --- rules
title-how = How to play
how-title = How to play { $game }
how-rules = The rules, one by one
rules-of = Rules of { $game }
rules-lead = Every rule the table plays by, in our own words, with the id it is cited by. Version { $version }.
rules-back = Back
rules-search = Ask a question, or search words or an id
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-unknown = There is no rule { $rule } in this game.
rules-none = No rule speaks of “{ $wanted }”.
rules-instead = Did you mean
rules-all = Show all rules

# --- about
about-lead = A digital table for dungeon-crawler board games. It knows the whole rules, so you can play: alone, on one device, or with friends anywhere.
about-rules-title = Rules you can ask
about-rules = The table lists what you may do, and says why not when you may not. Everything that happens names its rule; a click opens it. Choices can be undone, games saved, replayed and branched.
about-dice = Dice nobody can bend: the hash of a game's seed is public from the start, the seed at the end. Anybody can check every roll.
about-unofficial-title = Unofficial
about-unofficial = Tenebra is made by players. It is not affiliated with, endorsed or sponsored by the rights holders of the games:
about-own-words = Mechanics are implemented in our own words. There is no rulebook text, no art and no scan in it. To play at a real table, or to see the real art, buy the games: they are worth it.
about-drawn-title = Icons and letters
about-icons = Icons by Lorc, Delapouite and contributors, from
about-fonts = Letters: Grenze and Grenze Gotisch (Omnibus-Type), Commissioner, Alegreya (Huerta Tipográfica), by their project authors; all under the SIL Open Font License 1.1. All other drawing is Tenebra's own.
about-licence = Tenebra is free software under the Apache License 2.0.
about-keys-title = Keyboard
about-keys = The keyboard alone plays a whole game. At the table:
about-space = Space
about-key-arrows = move over the board
about-key-enter = choose
about-key-escape = step back
about-key-numbers = the action of that number
about-key-end = end the turn
about-key-undo = undo
about-key-hero = next Hero
about-key-sight = what is seen
about-key-intentions = what enemies intend
about-key-chronicle = chronicle
about-key-overview = the position in sentences
about-key-zoom = fit, nearer, farther
about-key-space = skip to the next choice
about-key-all = all keys
about-version = Version { $version }, protocol { $protocol }
