# All the words of the game.

game-name = Barrow Bull
    .tagline = Three neighbours, one night, and a beast of bronze that will not stay buried.
    .holder = nobody
    .contents = { $count ->
        [one] 1 Scenario
       *[other] { $count } Scenarios
    }
    .kind = Scenario
    .which = which scenario?

scenario-night-on-the-barrow = Night on the Barrow
    .blurb = Something the size of a hay cart walks among the standing stones. By morning it will be in the village.
    .intro = The old mound has been quiet for nine hundred years. Tonight the turf split, and what the old people put to sleep there climbed out: a bull of green bronze, hollow, with the fire still in it. The smith, the drover and the herb woman are the only ones who ran up the hill instead of down.
    .goal = Bring the Bull down before the night is over.
    .victory = The bronze rings once, like a bell under water, and lies still. Frost creeps over it. Down in the village somebody lights a lamp, then another.
    .defeat = The sun comes up over broken stones. The tracks, each as wide as a barrel, lead down to the village.

seat-odda = Odda
    .role = Smith
    .about = Hits hardest and takes the most. Her hammer has never met bronze it could not bend.
seat-tilo = Tilo
    .role = Drover
    .about = The quickest on his feet. He has been running before bulls since he could walk.
seat-mirke = Mirke
    .role = Herb woman
    .about = Light and stubborn. She knows every stone up here, and which of them are hollow.
seat-bull = the Bull

room-barrow = The barrow
stat-dice = Dice
stat-steps = Steps
die-bone = bone die
face-double = two hits
face-hit = a hit
face-miss = a miss
outcome-heroes = the Heroes have won
outcome-bull = the Bull has won

scene-subtitle = { $round ->
    [0] { $game }, nightfall
   *[other] { $game }, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } rolls { $attack } against { $target }. Wounds: { $chances }.
scene-about = { $life ->
    [0] { $name } has fallen at { $space }.
   *[other] { $name } at { $space }, { $life } of { $most } Life.
}

do-move = Move
do-strike = Strike
do-rest = Rest
do-shield = Step in
do-pass = Go on
option-move = Move to { $to }
option-strike = Strike { $target }
option-rest = Rest
option-shield = Step in
option-pass = Go on

window-step-in = when a friend beside me is hit
prompt-turn = { $actions ->
    [1] { $figure }: one Action left
   *[other] { $figure }: two Actions
}
prompt-step-in = { $figure }: { $target } is about to take { $wounds ->
    [1] a wound
   *[other] { $wounds } wounds
}. Step in?

refusal-out-of-reach = { $figure } does not get to { $space } in one Move.
refusal-not-beside = { $figure } does not stand beside the Bull.
refusal-no-rest = { $figure } is unhurt, or too near the Bull to rest.

event-round-began = Round { $number } begins.
event-moved = { $figure } goes to { $to }.
event-rested = { $figure } rests: 1 Life back.
event-struck = { $instead_of_id ->
    [none] { $figure } strikes { $target }
   *[other] { $target } steps in for { $instead_of } and is struck by { $figure }
}: { $faces }. { $wounds ->
    [0] No wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
}{ $falls ->
    [true] { " " }That is the end of { $target }.
   *[false] { "" }
}

why-shield = { $figure } has less Life than I have.
why-no-shield = { $figure } can bear it, or I could not.
why-strike = Whoever stands beside it should strike.
why-rest = { $figure } has to get some breath back.
why-retreat = Away from the Bull: { $space } is as far as I get.
why-approach = Towards the Bull, to { $space }.
why-wait = There is nothing better to do.
