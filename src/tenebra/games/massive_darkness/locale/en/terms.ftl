# Words of the table: kinds of cards, slots, dice, roles, and what the Skills and Conditions of the notation mean.

## Equipment

category-combat = Combat Equipment
category-item = Item
category-consumable = Consumable
origin-treasure = Treasure
origin-starting = Starting Equipment
origin-artifact = Artifact
keyword-trap = Trap
keyword-fortune = Fortune
slot-body = Body
slot-hand = Hand
slot-two_hands = Two Hands
slot-none = always ready
section-melee = Melee
    .range = your own Zone
section-ranged = Ranged
    .range = Range 1 or more, in sight
section-magic = Magic
    .range = Range 1 or 2, in sight
section-defense = Defense
    .range = whenever you are attacked

## Enemies

role-mob = Mob
role-agent = Agent
role-roaming = Roaming Monster
tier-lesser = Lesser
tier-greater = Greater
eventkind-patrol = Patrol
eventkind-blessing = Blessing
eventkind-ordeal = Ordeal

## Dice

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
face-hits = { $number ->
        [0] no Hit
        [one] 1 Hit
       *[other] { $number } Hits
    }
face-shields = { $number ->
        [0] no Shield
        [one] 1 Shield
       *[other] { $number } Shields
    }
face-blank = blank
symbol-hit = Hit
symbol-shield = Shield
symbol-bam = Bam
symbol-diamond = Diamond

## What the Skills of the list mean

meaning-skill-max_health = Your maximum Health rises by 1 or 2, and you heal as much.
meaning-skill-actions = More Actions in each Activation; if a type is named, only for that type.
meaning-skill-movement_points = More Movement Points in each of your Movement Actions.
meaning-skill-charge = For 1 Action, move 1 or 2 Zones into a Zone with an Enemy, then make a free Melee Action. What stands in parentheses helps only that Attack.
meaning-skill-command = Once per Activation, for 1 Action: another Hero performs a free Action at once. An Attack made so is not answered by a Counterattack.
meaning-skill-taunt = Enemies choose you as if you had the most XP.
meaning-skill-regeneration = You heal that many Wounds when your Activation begins.
meaning-skill-retaliation = When you are attacked and your Shields outnumber the Hits, the Attacker suffers that many Wounds.
meaning-skill-spellsword = With Magic Actions you may strike with Melee weapons as if they were Magic weapons, but only in your own Zone.
meaning-skill-teleport = For 1 Action, move up to that many Zones as if Elusive.
meaning-skill-safe_shot = For 1 Action, move 1 Zone as if Elusive, then make a free Ranged Action. What stands in parentheses helps only that Attack.
meaning-skill-elusive = You may leave Zones that hold Enemies.

## What the Conditions mean

meaning-condition-two_handed_weapon = You have a Two-Hands weapon Equipped.
meaning-condition-wounded = You are at least that many Wounds below your maximum Health.
meaning-condition-dual_wield = You have 2 weapons Equipped.
meaning-condition-mace_or_hammer_equipped = You have a mace or a hammer Equipped.
meaning-condition-shadow_mode = You stand in a Shadow Zone.
meaning-condition-no_armor_equipped = You wear no Armor.
meaning-condition-shield_bearer = You have a Shield Equipped.
meaning-condition-bloodlust = To use it you must suffer that many Wounds by your own will.
meaning-condition-sword_equipped = You have a sword Equipped.
meaning-condition-blood_toll = To use it you, or an Ally in sight, must suffer that many Wounds by free will.
