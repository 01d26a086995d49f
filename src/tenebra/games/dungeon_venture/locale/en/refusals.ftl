# Why something is not allowed. The rule is named beside it.

## The turn

refusal-already-acted = The Action of this turn has been taken.
refusal-already-moved = The movement of this turn has been made.
refusal-cannot-move = There is no movement left to double.
refusal-not-for-you = This figure does not have that Action.
refusal-not-your-turn = It is not the turn of { $figure }.
refusal-only-events-now = At this moment only Event cards can be played.
refusal-not-while-reorganizing = That is not possible while the Heroes reorganize.

## Movement

refusal-already-there = You are already there.
refusal-no-such-space = There is no floor at { $space_id }.
refusal-space-blocked = Something stands in the way at { $space }.
refusal-space-occupied = { $space } is occupied.
refusal-no-way = There is no way to { $space }.
refusal-no-way-for-spirits = A Spirit finds no way to { $space }: it cannot pass walls, nor doors to unexplored areas.
refusal-too-far = { $space } is too far: { $points ->
    [1] 1 Movement point is not enough.
   *[other] { $points } Movement points are not enough.
}
refusal-no-pit-on-the-way = The way to { $space } leads through no Pit; simply walk there.
refusal-only-through-pit = { $space } can only be reached by leaping into a Pit.
refusal-not-that-way = That detour is not possible.
refusal-not-into-unexplored = { $space } is not in an explored area.
refusal-no-staircase-for-you = You cannot leave by the staircase.
refusal-staircase-too-far = The staircase is too far away.

## Attacks

refusal-no-such-figure = There is no { $figure } on the board.
refusal-not-an-enemy = { $figure } is not an enemy that can be attacked.
refusal-not-an-ally = { $figure } is not of your side.
refusal-not-adjacent = { $figure } is not on an adjacent space.
refusal-only-diagonal = { $figure } is on a diagonal space, out of reach without the right weapon.
refusal-not-visible = { $figure } cannot be seen from here.

## Doors, Chests, things

refusal-no-such-door = There is no door { $door_id }.
refusal-not-in-front-of-door = You must stand directly in front of { $door }.
refusal-door-already-open = { $door } is already open.
refusal-door-already-closed = { $door } is already closed.
refusal-door-locked = { $door } is locked.
refusal-no-chest-there = There is no Chest at { $space }.
refusal-chest-not-adjacent = The Chest at { $space } is not on an adjacent space.
refusal-chest-already-open = The Chest at { $space } has already been opened.
refusal-no-such-thing = There is nothing like that here: { $thing }.
refusal-thing-not-adjacent = You must stand beside it: { $thing }.
refusal-nothing-to-loot = { $hero } has left nothing to collect.
refusal-skull-not-adjacent = You must stand on or beside the skull of { $hero }.

## Cards

refusal-not-in-hand = This card is not in the hand: { $card }.
refusal-not-worn = This is not worn: { $card }.
refusal-just-taken-off = This can be put on again from the next turn on: { $card }.
refusal-gold-is-not-played = Gold is not played; it is spent between Adventures.
refusal-no-mana = Without Mana dice no Spell can be cast.
refusal-spells-used-up = { $limit ->
    [1] The only Spell has been cast; Rest or Resurrect first.
   *[other] All { $limit } Spells have been cast; Rest or Resurrect first.
}
refusal-no-such-target = This card cannot be aimed there: { $card }.
refusal-not-at-this-moment = This Event does not fit the moment: { $card }.
refusal-only-bosses-play-cards = Of the Keeper's figures only a Boss plays cards.
refusal-cannot-give = This card cannot be given: { $card }.
refusal-no-such-receiver = { $hero } cannot receive anything.
refusal-not-in-same-area = { $hero } is not in the same area.

## Altars, Spirits, reorganizing

refusal-no-altar-beside = There is no Altar on an adjacent space.
refusal-not-near-an-altar = A Spirit can only be released on a free space beside you that is next to an Altar.
refusal-no-such-spirit = { $figure } is not a Spirit.
refusal-not-on-its-space = You must stand on the space of { $figure }'s Spirit.
refusal-already-carried = The Spirit of { $figure } is already being guided.
refusal-not-carried = You are not guiding the Spirit of { $figure }.
refusal-monsters-on-board = Not while there are Monsters on the board.
refusal-reorganizing-refused = Somebody did not want to: not again in this turn.
refusal-monsters-pending = Not after entering an unexplored area in this turn.

## Campaign

refusal-no-such-hero = There is no Hero of that name: { $hero }.
refusal-not-recovered = This was not brought back: { $card }.
refusal-keeps-enough = { $limit ->
    [1] { $hero } may keep only 1 Equipment card.
   *[other] { $hero } may keep only { $limit } Equipment cards.
}
refusal-not-for-sale = This is not for sale: { $card }.
refusal-too-dear = The price of { $card } is { $price } Gold, more than there is.
