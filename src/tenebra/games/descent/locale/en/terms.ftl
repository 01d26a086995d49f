# Words of the box: special abilities and what they do, kinds of cards, orders, actions, tokens.

## Special abilities (DE-ABL)

ability-aura = Aura
    .meaning = An enemy who moves into an adjacent space suffers 1 wound, armor or not, for each such step.
ability-blast = Blast
    .meaning = The attack strikes everybody, friend and foe, within as many spaces of the target space.
ability-breath = Breath
    .meaning = The attack strikes everybody under the Breath template, friend and foe; range does not matter.
ability-burn = Burn
    .meaning = Whoever takes damage, even behind armor, gets a Burn token: wounds every turn until it is put out.
ability-command = Command
    .meaning = Friends within 3 spaces, and the commander, attack with +1 damage and +1 range.
ability-fear = Fear
    .meaning = An attack on this figure fails unless the attacker spends as many surges.
ability-fly = Fly
    .meaning = Moves through enemies and over obstacles; may stand over a pit.
ability-grapple = Grapple
    .meaning = Adjacent enemies cannot spend movement points.
ability-knockback = Knockback
    .meaning = Whoever takes damage, even behind armor, may be thrown up to 3 spaces.
ability-pierce = Pierce
    .meaning = The attack ignores as many points of armor. Shields still help.
ability-poison = Poison
    .meaning = Wounds of a hero become Poison tokens, which must be healed first.
ability-quick_shot = Quick Shot
    .meaning = Two attacks each time the monster is activated.
ability-reach = Reach
    .meaning = Melee attacks may also strike 2 spaces away.
ability-sorcery = Sorcery
    .meaning = As many points after the roll, split at will between range and damage.
ability-stun = Stun
    .meaning = Whoever takes damage, even behind armor, gets a Stun token and loses most of a turn.
ability-sweep = Sweep
    .meaning = One roll strikes every enemy within melee reach.
ability-undying = Undying
    .meaning = When killed it rolls a power die: on a surge it stands again with all its wounds.
ability-web = Web
    .meaning = Whoever takes damage, even behind armor, gets a Web token and cannot use movement points until it is torn.

## Types of attack, traits, skill decks

type-melee = Melee
type-ranged = Ranged
type-magic = Magic
deck-fighting = Fighting
deck-subterfuge = Subterfuge
deck-wizardry = Wizardry

## Items

origin-shop = Shop
origin-copper = Copper treasure
origin-silver = Silver treasure
origin-gold = Gold treasure
origin-relic = Relic
kind-weapon = Weapon
kind-armor = Armor
kind-shield = Shield
kind-other = Other item
kind-cache = Cache
kind-potion = Potion
token-healing-potion = Healing potion
    .about = Drink for 1 movement point: heal 3 wounds
token-vitality-potion = Vitality potion
    .about = Drink for 1 movement point: recover all fatigue

## Overlord cards and monsters

kind-event = Event
kind-trap = Trap
kind-spawn = Spawn
kind-power = Power
rank-normal = Monster
rank-leader = Leader
rank-unique = Unique

## Orders and actions

order-aim = Aim
    .about = Re-roll any dice of one of your attacks. Lost when you move, are wounded or change equipment.
order-dodge = Dodge
    .about = Have any dice of each attack on you re-rolled, until your next turn.
order-guard = Guard
    .about = One attack at any moment of the Overlord's turn. Lost when you are wounded.
order-rest = Rest
    .about = All fatigue at the start of your next turn, unless you are wounded before.
action-run = Run
    .about = Twice your speed in movement points, no attack.
action-battle = Battle
    .about = Two attacks, no movement points.
action-advance = Advance
    .about = Your speed in movement points and one attack.
action-ready = Ready
    .about = Your speed in movement points or one attack, and an order.

## Lasting effects, obstacles and other tokens

effect-burn = Burn
effect-web = Web
effect-stun = Stun
effect-poison = Poison
effect-monkey = Monkey
token-pit = Pit
token-water = Water
token-rock = Rock
token-encounter = Encounter
token-glyph = Glyph of Transport
token-staircase = Staircase
token-chest = Chest
token-money = Money
token-relic = Relic
token-key = Rune key
token-door = Door
token-rune-door = Rune-locked door
