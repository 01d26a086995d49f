# Why not.

refusal-already-there = That is where the figure stands.
refusal-bag-full = The bag is full.
refusal-cannot-pay = The price of { $skill } cannot be paid.
refusal-cannot-retaliate = Only whoever is hit may retaliate.
refusal-cube-on-item = A cube lies on { $item }.
refusal-door-locked = { $door } is locked.
refusal-enemy-there = An enemy stands at { $space }.
refusal-engaged = Not while engaged: an enemy is adjacent.
refusal-focus-used = A focus ability has been used this turn.
refusal-ki-used = KI has been spent this turn.
refusal-minor-action-taken = That minor action has been taken this turn.
refusal-needs-no-cube = { $skill } is not used with a cube.
refusal-no-cube = No cube at hand fits { $skill }.
refusal-no-cube-action-left = Both cube actions of the turn are used.
refusal-no-ki = There is no KI.
refusal-no-more-of-it = { $to } can carry no more of it.
refusal-no-move-left = The free move is used; a cube can be expended for another.
refusal-no-such-chest = There is no such chest.
refusal-no-such-cube = There is no { $colour } cube at hand.
refusal-no-such-door = There is no such closed door.
refusal-no-such-option = That cannot be chosen here now.
refusal-no-such-skill = That skill is not there.
refusal-no-such-square = There is no square { $space } on the table.
refusal-no-such-token = There is nothing like that to interact with.
refusal-no-such-way = There is no such way.
refusal-no-way = No way leads to { $space }.
refusal-not-a-reaction = { $skill } is no reaction.
refusal-not-adjacent = { $to } is not adjacent.
refusal-not-consumable = { $item } cannot be consumed.
refusal-not-equipment = { $item } cannot be worn.
refusal-not-in-the-bag = { $item } is not in the bag.
refusal-not-proficient = Not proficient with { $item }.
refusal-not-protected = { $target } cannot be protected by that.
refusal-not-worn = { $item } is not worn.
refusal-only-a-reaction = { $skill } can only be used as a reaction.
refusal-only-in-a-battleground = Only in a battleground.
refusal-option-taken = That was already chosen in this adventure.
refusal-skill-blocked = A curse or trauma cube lies on { $skill }.
refusal-skill-docked = A cube lies on { $skill } already; a recall frees it.
refusal-square-taken = { $space } is taken.
refusal-too-far = { $space } is too far: { $points } { $points ->
    [one] step
   *[other] steps
} left.
refusal-too-little-focus = It takes { $number } FOCUS.
refusal-too-many-colours = A willing recall needs two colours or fewer at hand; there are { $colours }.
refusal-was-refused = { $item } was refused already.

refusal-nothing-happens = Nothing would happen.
refusal-already-learned = That is learned already.
refusal-level-1-first = Level 1 comes first.
refusal-no-roles = There are no Roles in a Battleground.
refusal-already-known = That is known already.
refusal-ability-first = Another ability of the tree comes first.
refusal-third-class = There is no third class.
refusal-class-taken = Another hero of the party has that class.
refusal-cannot-be-stashed = { $item } cannot be left in the camp.
refusal-not-in-the-stash = { $item } is not in the camp.
refusal-already-worn = { $item } is worn already.
refusal-no-recall-waits = Nothing waits for the end of this move: walk on, or do something else.
refusal-no-such-ability = There is no such ability.
