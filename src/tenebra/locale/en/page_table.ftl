# The table in the browser.

## Around the board

play-board = Board: { $title }
play-home = Home
play-introduction = Introduction
play-goal = The goal
play-begin = Begin
play-menu = Menu
play-rules = Rules
play-rules-page = All
play-rules-search = Ask, or search the rules
play-rules-none = No rule says that.
play-close = Close
play-order = Order of play
play-order-hidden = Still in the deck, order unknown
play-left-in-deck = left in the deck
play-decks = Decks
play-deck-left = { $left ->
    [0] empty
    [one] 1 card left
   *[other] { $left } cards left
}
play-deck-discarded = { $discarded } discarded
play-deck-about = { $name }: { $left ->
    [0] empty
    [one] 1 card left
   *[other] { $left } cards left
}{ $discarded ->
    [0] { "" }
   *[other] , { $discarded } discarded
}
play-party = Party
play-intentions = What the enemies are about to do
play-side = { $side ->
    [hero] Hero
    [boss] Boss
    [spirit] Spirit
    [ally] Ally
   *[foe] Enemy
}
play-minions = { $count ->
    [one] 1 Minion
   *[other] { $count } Minions
}
play-acting = acting
play-acted = acted
play-gone = gone
play-thinks = thinking…
play-computer = computer
play-stands-in = the computer, for { $who }
play-sheet = Sheet of { $name }
play-equipment = Equipment
play-hand = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
play-hand-empty = No cards
play-card-back = A card face down
play-put-aside = Put aside
play-taken = Taken:
play-tab-board = Board
play-tab-hero = Hero
play-tab-hand = Hand
play-tab-log = Chronicle

## The decision

play-decision = Your decision
play-your-turn = Your turn.
play-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
play-all-choices = all choices
play-more = More
play-not-now = Not now
play-nothing-here = There is nothing to do here now.
play-final = This cannot be taken back.
play-think-again = Think again
play-waits = let the others act first
play-react = Anyone may react
play-let-pass = Let it pass
play-let-pass-not_this_turn = Let it pass until the turn ends
play-let-pass-not_this_round = Let it pass until the round ends
play-passing-not_this_turn = Passing until the turn ends
play-passing-not_this_round = Passing until the round ends
play-passing-stop = Ask me again
play-orders = When may I be asked
play-orders-about = The table answers for you: lets it pass, or does what you did last. Nobody else learns of it, neither from what they see nor from how long it takes.
play-orders-every = Whenever I may react
play-order-ask = ask me
play-order-if_useful = only if I can do something
play-order-as_before = answer as I did last
play-order-not_this_turn = not before this turn is over
play-order-not_this_round = not before the round is over
play-against = against
play-dice-against = { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} against { $defence }
play-dice-armour = { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} against armour { $armour }
play-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
play-wound = wound
play-kill = kill
play-expected = { $mean } wounds expected
play-clash = { $attacker } against { $target }
play-left-over = left
play-space = { $name }: { $count } of { $most }
play-damage = damage, { $mean } on average
play-hint = A hint
play-terms = The words of the game
play-terms-close = Understood
play-how-card = { $touch ->
    [yes] Tap a card: it is held up, with all that can be done with it.
   *[no] Press a card: it is held up, with all that can be done with it.
}
play-how-space = { $touch ->
    [yes] Tap one of the lit spaces on the board, tap it again to choose it.
   *[no] Press one of the lit spaces on the board.
}

## Waiting

play-waiting = Somebody else decides.
play-computer-thinks = { $seat }: the computer is thinking…
play-person-thinks = { $who } is thinking…
play-away = { $who } is away.
play-not-come = { $who } has not come yet.
play-stand-in = Let the computer play
play-stand-in-end = No more computer
play-reach = could walk here
play-zone = could strike there
play-others = Meanwhile, at the table
play-skip-now = Skip
play-meanwhile = Meanwhile: look around, read the rules, plan, talk.
play-dark = The dungeon still lies in the dark.
play-connecting = A flame catches…
play-lost = The line is lost. Trying again; nothing is forgotten.
play-closed = This table is closed.
play-no-key = This browser has no key for this table. Open the link you were sent.
play-trouble = That did not work. Try again.

## The chronicle and the chat

play-chronicle = Chronicle
play-cited = { $count ->
    [one] 1 rule behind this
   *[other] { $count } rules behind this
}
play-chance-of = likelihood of so much or more:
play-topics = What the chronicle shows
play-topic-main = Main
play-topic-all = All
play-topic-fight = Fights
play-topic-find = Finds
play-topic-story = Story
play-topic-why = Reasons
play-topic-empty = Nothing of that yet.
play-story = The story so far
play-tale-close = Go on
play-again = Show that again
play-chronicle-empty = Nothing has happened yet.
play-hide-chronicle = Hide the chronicle
play-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
play-chat = Chat
play-chat-empty = Nobody has said anything.
play-chat-say = Say something
play-chat-send = Say

## Taking back, looking back

play-undo = Undo
play-undo-choice = The last choice
play-undo-turn = This turn
play-undo-round = This round
play-undo-free = { $count ->
    [one] takes 1 choice back
   *[other] takes { $count } choices back
}
play-undo-ask = something was rolled or revealed since: the others must agree
play-undo-standin = Back to where the computer came in
play-undo-standin-note = A computer was playing for you when the game ended. You may take that back, for everybody.
play-not-settled = A computer was playing for somebody when the game ended. For a while they may take that back; the dice can be verified after that.
play-undo-none = There is nothing to take back.
play-undo-refused = It is not taken back.
play-redo = Redo
play-proposal = { $by } wants to take back everything after choice { $to }.
play-proposal-standin = { $by } wants a computer to play { $seat }, who has been away for long.
play-proposal-redo = { $by } wants to make again what was taken back.
play-proposal-waiting = Waiting for { $who }.
play-agree = Agree
play-refuse = Refuse
play-replay = Replay
play-replay-at = Choice { $at } of { $most }
play-replay-slider = Choices made
play-replay-close = Back to the table
play-step-back = One choice back
play-step-on = One choice on
play-round-back = To the round before
play-round-on = To the next round
play-run = Play
play-pause = Pause
play-branch = Go on from here
play-overview = Overview

## People

play-people = People
play-computer-level = { $level ->
    [random] computer, at random
   *[other] computer
}
play-you = you
play-you-as = you, as { $who }
play-here = here
play-gone-away = away
play-never-came = has not come yet
play-watching = { $count ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $count } people watch.
}
play-wait = the computer may play in { $time }
play-wait-long = waited for: in { $time } all of you may agree to a computer
play-stand-in-propose = Propose a computer
play-stand-in-proposed = The others are asked.
play-says-wait = says: wait for me
play-says-computer = says: a computer may play for me
play-if-away = If I am away
play-if-away-wait = Wait for me
play-if-away-computer = A computer may play for me
play-if-away-note = Everybody here sees it. Whoever comes back has the seat again at once.
play-elsewhere = My seats on another device
play-give = Give this seat to somebody
play-give-of = Give this seat to somebody: { $seat }
play-give-now = Make the link
play-give-note = { $by ->
    [me] You will not play this seat any more; whoever opens the link has it.
    [computer] The computer plays no more here; whoever opens the link has the seat.
   *[other] The link that { $who } has is void for this seat; whoever opens the new one has it.
}
play-revoke = Withdraw the link
play-revoke-sure = { $who ->
    [none] Press again: the old link opens nothing any more
   *[other] Press again: { $who } is shown out, and there is a new link
}
play-invite = Invitations
play-invite-watch = To watch only
play-copy = Copy the link
play-copied = Copied
play-copy-by-hand = Copy this link
play-pass-device = Pass the device to { $person }
play-i-am = I am { $person }
play-happened = { $count ->
    [0] Nobody else should look.
    [one] 1 thing has happened since your last turn.
   *[other] { $count } things have happened since your last turn.
}
play-recap = Since your last turn
play-recap-close = To the table

## The end

play-new-game = New game
play-to-campaign = To the Campaign
play-download = Download the journal
play-verify = Verify the dice
play-verify-lesson = The dice of a lesson are laid out beforehand: there is nothing to check. At a real table they are sealed before the first choice.
play-verify-title = Nobody has bent the dice
play-verify-about = The dice were sealed before the first choice: the seal was told to everybody, the seed only now. This browser hashes the seed, compares it with the seal, and then draws every roll and every shuffle once more.
play-verify-agrees = The seed fits the seal. { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} agree.
play-verify-differs = Draw { $number } is not what the seed gives. These dice were not honest, or the record was changed.
play-verify-seed-differs = The seed does not fit the seal that was told when you came to this table. These dice prove nothing.
play-aftermath = What decided it
play-decided = Turning points
play-everybody = What everybody did
play-look-there = Look at it again: { $text }
play-tally-name = Who
play-tally-dealt = Wounds dealt
play-tally-taken = Wounds taken
play-tally-kills = Kills
play-tally-falls = Fallen
play-tally-finds = Finds
play-tally-luck = Luck
play-tally-luck-about = Luck: what the dice showed beyond what such dice show on average.
play-try-again = Try again
play-try-round = The round to begin from
play-try-button = A new table from there
play-seed = Seed
play-commitment = Seal

## Keys

play-keys = Keys
play-key-space = Space
play-key-arrows = Arrows
play-key-enter = Enter
play-key-cursor = move the cursor on the board
play-key-choose = choose what is under the cursor
play-key-back = one step back
play-key-nth = the nth action
play-key-end = end the turn
play-key-undo = take the last choice back
play-key-redo = make the choice again that was taken back
play-key-hero = next Hero
play-key-sight = what the figure sees
play-key-intentions = what the enemies are about to do
play-key-look = what a figure is, who could strike at a space
play-key-coordinates = show or hide the coordinates
play-key-log = show or hide the chronicle
play-key-decks = how many cards each deck has
play-key-overview = the position in sentences
play-key-story = The story so far
play-key-again = Show again what happened last
play-key-list = all choices in a list
play-key-hint = a hint
play-key-orders = when I may be asked
play-key-fit = the whole board
play-key-zoom = nearer, farther
play-key-skip = skip to the next choice
play-key-help = all keys

## Lessons

play-lesson = Lesson: { $name }
play-lesson-step = step { $step } of { $all }
play-lesson-deed = Your move: the ring shows where
play-lesson-next = Go on
play-lesson-back = Back
play-lesson-skip = Skip the lesson
play-lesson-fold = Fold the lesson
play-lesson-unfold = Unfold the lesson
play-lesson-shut = A good thought, but not yet: the lesson wants to show you something else first.
play-lesson-leaving = You can come back to the lesson from home, and go on where you were. Or end it here, and open a real table.
play-lesson-later = Leave it for later
play-lesson-table = Open a real table
