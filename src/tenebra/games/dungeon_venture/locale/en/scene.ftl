# The table in pictures: what stands beside them, and what is read aloud of them.

## The board

scene-subtitle = { $round ->
    [0] { $game }, set-up
   *[other] { $game }, round { $round }
}
scene-door = { $status ->
    [open] Open door
    [locked] Locked door
    [secret] Secret door
   *[other] Closed door
} between { $one } and { $other } ({ $door }){ $plan ->
    [true] { "" }, not yet on the map.
   *[other] .
}
scene-thing = { $thing }, at { $space }.
scene-trap = { $status ->
    [hidden] Trap nobody has found: { $trap }, at { $space }.
    [sprung] Trap that was set off: { $trap }, at { $space }.
   *[other] Trap: { $trap }, at { $space }.
}
scene-skull = { $number ->
    [0] What { $hero } left, at { $space }: nothing.
    [one] What { $hero } left, at { $space }: 1 card.
   *[other] What { $hero } left, at { $space }: { $number } cards.
}
scene-waits = { $figure } waits at { $space } until a Hero comes.
scene-figure = { $form ->
    [spirit] { $carrier ->
        [none] { $figure }, a Spirit, at { $space }.
       *[other] { $figure }, a Spirit, guided by { $carrier }, at { $space }.
    }
   *[other] { $figure }, { $left } of { $life } Life, at { $space }.
}

## Plates and order of play

scene-spirit = { $steps ->
    [0] Spirit: beside an Altar
    [one] Spirit: Altar in 1 step
   *[other] Spirit: Altar in { $steps } steps
}
scene-outside = still outside
scene-spirit-lost = Spirit: no Altar found yet
scene-role-keeper = Keeper
    .about = You are the dungeon: its Monsters, its Traps, its black sense of humour. You alone know the map, and you play fair, because a dungeon that cheats gets no visitors.
scene-keeper = { $name }: { $events ->
    [one] 1 Event card
   *[other] { $events } Event cards
}, { $cards ->
    [one] 1 Keeper card
   *[other] { $cards } Keeper cards
}, { $foes ->
    [one] 1 figure on the board
   *[other] { $foes } figures on the board
}.
scene-keeper-events = { $number ->
    [one] 1 Event card in hand
   *[other] { $number } Event cards in hand
}
scene-keeper-cards = { $number ->
    [one] 1 Keeper card
   *[other] { $number } Keeper cards
}
scene-foes = { $number ->
    [one] 1 Monster or Boss on the board
   *[other] { $number } Monsters and Bosses on the board
}
scene-order = Still in the deck, order unknown

## Cards

scene-hand = Hand of { $hero }
    .label = In hand
scene-worn = { $hero } wears
    .label = Worn
scene-used = Used Spells of { $hero }
    .label = Used
scene-lasting = In effect: { $owner }
    .label = In effect
scene-laid = On the table
scene-offer = To choose from
scene-discard = Discards of the { $deck }
scene-hand-events = Event cards
scene-hand-keeper = Keeper cards

## The question

scene-round = Round { $number }
scene-odds = { $attacker } rolls { $attack }; { $target } defends with { $defence }. Damage: { $chances }.
scene-unknown-area = an unknown place
scene-turn = { $left ->
    [both] { $figure }, move and take one Action
    [move] { $figure }, move or end the turn
    [act] { $figure }, take one Action
   *[none] { $figure }, end the turn
}
scene-steps-left = { $number ->
    [one] 1 step left
   *[other] { $number } steps left
}
scene-actions-left = { $number ->
    [one] 1 Action left
   *[other] { $number } Actions left
}
scene-spells-left = { $number ->
    [one] 1 Spell left until the next Rest
   *[other] { $number } Spells left until the next Rest
}
scene-gold = { $number ->
    [one] 1 Gold in the purse
   *[other] { $number } Gold in the purse
}
scene-warn-leave = Whoever leaves ends the Adventure, and without what was sought it is lost.
scene-warn-leap = { $number ->
    [one] The Pit attacks: 4 green dice, no Defence.
   *[other] { $number } Pits attack, each with 4 green dice, no Defence.
}
scene-warn-in-pit = Whoever stops in a Pit is then moved to a space beside it.
scene-warn-trap = Stopping here sets off a Trap: { $trap }.
scene-warn-unexplored = Sets foot in an unexplored area: its Monsters come out at the end of the turn.
scene-note-event = The Keeper draws an Event card.
scene-vain-search = Nothing is left to be found here.
scene-vain-rest = Nothing to gain: no wounds, no Spells cast.
scene-no-cards = { $figure } has no cards.

## The chronicle

scene-struck = { $wounds ->
    [0] { $attacker } attacked { $target }, { $hits } to { $blocks }: fended off.
    [one] { $attacker } attacked { $target }, { $hits } to { $blocks }: 1 wound.
   *[other] { $attacker } attacked { $target }, { $hits } to { $blocks }: { $wounds } wounds.
}

## Before the game

campaign-cousin = { $cousin } takes the place of { $hero }.
switch-spirit_release = Spirits released anywhere
    .about = A Hero may put a Spirit down on any free space beside it, not only near an Altar.
switch-reorganize_with_pending_monsters = No halt before Monsters
    .about = A Hero who has entered an unexplored area in this turn may not choose Stop and Reorganize.
switch-found_pit = A found Pit is an open Pit
    .about = A Pit found by Search is treated by everybody like one that has been set off: nobody walks across it unharmed.
switch-keeper_cards = Monsters use Keeper cards
    .about = A Monster, too, may spend its Action on a Keeper card, whether or not a Boss is in play.
switch-permanent_death = Bosses cast long shadows
    .about = Once the first Boss has appeared every Hero who dies is dead for good, even when no Boss is left.
switch-bought_cards = What is bought is kept
    .about = In a Campaign bought Spells and unused bought Consumables stay with their Heroes from Adventure to Adventure.

goal-gronks-lair = Defeat Gronk and every Monster in his lair.
goal-ravens-watch = Defeat Captain Harrow before the bell has rung seven times.
goal-saint-orlas-lantern = Find the lantern and carry it up the stairs before dawn.
goal-iron-cells = Free all three prisoners before the hangman comes.
goal-restless-tombs = Bless the tombs of the ferryman, the bride, the judge and the king before the last name is read.
goal-breathing-mine = Knock out the three props before the mine comes down by itself.
goal-two-crowns = Win both halves of the crown from the two kings before their courts make peace.
goal-wild-hunt = Light all three lamps, so that the Huntsman believes morning has come.
goal-black-moon = Break the three seals, then put out the four candles or Morwen, before the black moon stands at its height.
goal-last-throne = Overcome the two who bear the Mark, then stop Azhgar and the heart behind the throne before its work is done.

## Sheets and the Campaign

scene-price = price
menu-price = { $price } Gold
chart-opened-chest = opened Chest
chart-staircase = staircase
chart-skull = what { $hero } left
sheet-dead = dead for good
sheet-carried = Spirit, guided by { $hero }
sheet-loses = loses { $loss } next turn
sheet-cast = Spells that can be cast before the next Rest: { $left } of { $limit }
hand-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
campaign-record = Campaign: { $played ->
    [one] 1 Adventure played
   *[other] { $played } Adventures played
}, { $won } won, { $gold } Gold.
campaign-over = { $survivors ->
    [none] No Hero has come back, so nobody is left to go on: the Campaign is over.
   *[some] The Campaign is over.
} { $won } of { $all } Adventures were won.

## Before the first round

tip-card = Spells come back when their Hero rests. For a first game: one that attacks, one that heals, one that protects.
tip-space = The strong ones belong near the door, the Mage behind them.

## Windows, about which the Keeper may give standing orders

window-reveal = when an initiative card is turned over
window-movement = while somebody moves
window-action = around an Action, or a Chest
window-attack = in an attack
window-placing = when Monsters are placed
window-end = at the end of a turn

## How far the objective has come

aim-rounds = { $left ->
    [0] The time has come
    [one] Hold out: the last round
   *[other] { $left } rounds to hold
}
objective-rounds-left = { $left ->
    [0] Time is up
    [1] The last round
   *[other] { $left } rounds left
}
aim-all = Your Monsters and Bosses: { $here } on the board, { $waiting } waiting
aim-leave = { $place ->
    [bearer] { $name }: { $bearer } has it
    [floor] { $name }: still where you keep it
   *[nowhere] { $name }: not found by them yet
}
objective-all = { $number ->
    [0] No Monster in sight, but not all are defeated
    [one] 1 Monster or Boss in sight
   *[other] { $number } Monsters and Bosses in sight
}
objective-defeat = { $number ->
    [0] { $name }: not on the board
   *[other] { $name }: on the board, still standing
}
objective-leave = { $place ->
    [bearer] { $name }: { $bearer } carries it
    [floor] { $name }: in sight, to be taken up
   *[nowhere] { $name }: not found yet
}

## Words of the game in one line, where they are met first

term-spells = Spells: cards that a Hero with Mana casts as its Action; used ones come back with a Rest.
term-first = Who goes first: now the Heroes may say which of them takes the first turn; after that the initiative cards decide.
term-search = Search: an Action that shows every Trap and secret door of the area, without dice.
term-double = Double Step: an Action that gives a second movement.
term-reorganize = Stop and Reorganize: with no enemy about, all Heroes walk freely, share cards, search and rest; then the order of play begins anew.
term-swap = Swap Places: an Action that trades spaces with an adjacent friend.
term-rest = Rest: an Action beside an Altar that heals all wounds and gives back Spells; the Keeper draws an Event.
term-spirit = Spirit: a fallen Hero; it comes back to life beside an Altar, or is guided there.
term-event = Event: a card the Keeper may play in the moment printed on it.
