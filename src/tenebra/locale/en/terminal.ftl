# The text table: menus, commands, the map, sheets, and the table in sentences.

## Sitting down

start-title = Tenebra: a table for dungeon crawlers
start-language = Language / Lingua: en, it? [{ $language }]
start-resume = A game is waiting: { $title }, { $choices ->
    [one] 1 choice made
   *[other] { $choices } choices made
}. Go on with it? [Y/n]
start-resume-bad = The game that was waiting cannot be read any more; it was put aside as { $file }.
start-games = Which game?
start-scenarios = { $game }: { $which }
start-scenario-facts = { $players } players, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}, difficulty { $difficulty } of 5
start-lesson-facts = { $role ->
    [none] a lesson
   *[other] a lesson: { $role }
}, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
start-scenario-more = Type "?" to read what they are about.
start-scenario-ask = A number, or Enter for 1:
start-number = Please type a number from 1 to { $most }.
start-yes-no = Please answer yes or no.
start-seats = Who plays?
start-seats-side = I play { $names }, the computer plays the others
start-seats-all = I play everybody
start-seats-party = I play all the Heroes
start-seats-one = I play one Hero, the computer plays the others
start-seats-people = Several people at this screen, seat by seat
start-seats-watch = The computer plays everything, I watch
start-seats-ask = A number, or Enter for 1:
start-difficulty-ask = A number, or Enter for { $usual }:
start-party = Which Heroes set out?
start-party-ask = Their numbers or names ("1 2 5"), or Enter for { $names }:
start-party-unclear = Please type numbers from 1 to { $most } or names, with blanks or commas between them.
start-party-size = Heroes for this adventure: from { $least } to { $most }.
start-ways = { $way } ({ $usual }): { $list }.
start-ways-ask = Do they play like that? ("no" lets you choose) [Y/n]
start-way-ask = { $seat }: a number or a name, or Enter for { $usual }:
start-way-unclear = Please type a number from 1 to { $most } or a name.
start-own = Which of them is yours?
start-seat-ask = { $seat }: the name of a person, or "computer", or "random"? [computer]
start-seat-nobody = At least one person has to play.
start-dice = The dice are sealed before the first choice: { $commitment }. At the end the seed is told, and everybody can check every roll.
start-sealed = The dice are sealed before the first choice; "seal" reads the seal out.
start-help = Type "help" at any time to see what can be typed.
word-yes = y, yes
word-no = n, no
word-not = not
word-computer = computer
word-random = random

## The table

table-ask = { $seat } >
table-lesson = Lesson, step { $step } of { $all }. { $text }
table-left = The game is kept. Start the table again to go on with it.
table-pass-on = "pass!" passes until this turn is over.
table-reason = { $seat } (computer): { $why }
table-curtain = The screen is for { $person } now ({ $seat }). Everybody else, please look away.
table-curtain-ask = { "" }    Press Enter when only you can see it.
table-more = { $left ->
    [one] 1 more option: type "more".
   *[other] { $left } more options: type "more".
}
table-as-before = { $number ->
    [one] 1 option as before: type "more".
   *[other] { $number } options as before: type "more".
}
table-default = Enter: { $number }{ $option ->
    [none] .
   *[other] , { $option }.
}
table-same = likewise.
table-no-more = That is all. "more" begins again.
table-ambiguous = "{ $text }" may mean: { $options }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
table-not-now = "{ $text }" is not possible now.
table-not-understood = "{ $text }" is not understood. Type a number, an option or a command; "help" lists the commands.
table-allowed = "{ $text }" is allowed now.
table-final = { $option }: { $warning } Do you really want to?
table-final-ask = Yes or no? [y/N]
table-final-no = Then nothing is done.
table-near = Possible now: { $options }.
table-no-moves = There are no spaces to choose from now.
table-nobody = Nobody is called "{ $text }" here.
table-no-odds = No option here needs luck that could be reckoned.
table-hint = Hint: { $option } (number { $number }). { $why }
table-no-reasons = The computer has done nothing yet that it could give a reason for.
table-why-not-what = Why not what? Type for example: why not move C7
table-rule = { $id } ({ $section })
table-no-rule = No rule answers "{ $text }". Near to it: { $near }.
table-nothing-to-undo = There is no choice of yours to take back.
table-undo-seen = That cannot be taken back: something was seen since. { $what }
table-undo-force = You are alone at the table: "undo!" takes it back all the same.
table-undo-not-alone = With several people at the table, what was rolled or revealed stays.
table-something-hidden = Something hidden came to light.
table-undone = { $number ->
    [one] Your last choice is taken back.
   *[other] Your last { $number } choices are taken back.
}
table-nothing-to-redo = There is nothing to make again.
table-redone = Made again.
table-seats = You can speak for: { $seats }. Type for example: seat { $seat }
table-which-file = Which file? Type for example: save my-game.json
table-save-failed = The file { $file } cannot be written. Nothing is lost; try another name.
table-saved = Saved as { $file }.
table-load-missing = There is no file { $file }.
table-load-bad = { $file } is not a saved game that can be trusted. The game goes on as it was.
table-load-other = { $file } is a game of another kind. The game goes on as it was.
table-loaded = Loaded { $file }.
table-over = The game is over: { $outcome }.
table-seed = The seed was { $seed }; the seal published at the start was { $commitment }.
table-verify = The whole game is in { $file }. Check every roll with: tenebra verify { $file }

## Campaign

campaign-next = The campaign goes on. Which adventure comes next?
campaign-go-on = Go on with the next adventure? [Y/n]

## Commands: the words that call them, then what they do

typed-help = help, ?
    .about = this list
typed-map = map, look
    .about = the whole map, or the place in sentences in plain mode
typed-goal = goal
    .about = what it is all about, once more
typed-moves = moves
    .about = all spaces you can choose, with numbers
typed-more = more
    .about = the next page of options, or the screen again
typed-sheet = sheet
    .about = your figure; "sheet { $hero }" or the name of an enemy for another
typed-hand = hand, cards
    .about = the cards you may see, and what they do
typed-odds = odds
    .about = exact chances of all attacks, or of one: "odds 2"
typed-log = log
    .about = what happened lately; "log 50" for more, "log!" for everything
typed-hint = hint
    .about = what the computer would do, and why; "hint!" does it
typed-why = why
    .about = why the computer did what it did
typed-whynot = why not
    .about = the rule that forbids an option: "why not move C7"
typed-rule = rule
    .about = the text of a rule, or an answer: "rule { $rule }", "rule how do I win?"
typed-undo = undo
    .about = take back your last choice, "undo 3" three of them; "undo!" even after dice, if you are alone
typed-redo = redo
    .about = make it again
typed-asking = asking
    .about = when you want to be asked whether you react; "asking 2 useful", "asking all turn"
typed-seat = seat
    .about = speak for another of your seats when several are asked
typed-seal = seal
    .about = the seal of the dice, by which they can be checked at the end
typed-save = save
    .about = write the game to a file: "save my-game.json"
typed-load = load
    .about = go on with a game from a file
typed-quit = quit, exit, q
    .about = leave; the game is kept
help-options = Choose an option by its number, by its text or the beginning of it ("move C7"), or a space by its name ("C7"). Enter shows the screen again. Commands:

## Groups of options, and the verbs that call them

group-attack = Attack
group-skill = Skills
group-event = Event cards
group-card = Cards
group-act = Actions here
group-also = Other Actions
group-equip = Equipment
group-give = Give
group-choice = Choose
group-end = Or

## The map

chart-light = light
chart-shadow = shadow
chart-closed-chamber = closed Chamber
chart-level = Level token
chart-minions = with 3 Minions
chart-reach = within reach

## Chances

odds-short = { $hit }% to wound, { $kill }% to kill, { $mean } wounds on average
odds-short-of = { $target }: { $hit }% to wound, { $kill }% to kill

## Sheets and hands

sheet-minions = { $number ->
    [one] 1 Minion
   *[other] { $number } Minions
}
sheet-minions-health = Minions: Health { $healths } (of { $full } each)

## Standing orders

asking-none = You are never asked whether you react.
asking-line = { $number } { $window }: { $when }
asking-all = all
asking-ask = always
asking-if_useful = useful
asking-as_before = same
asking-not_this_turn = turn
asking-not_this_round = round
asking-how = Say which window, by its number or "all", and when you want to be asked: { $words }. "useful" asks you only if you can do anything but pass; "same" answers as you did last, where that may be chosen; "turn" and "round" not before they are over.
