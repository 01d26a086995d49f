# Overlord cards: name and one line of flavour. Their texts are in content/overlord.toml.

## Events

card-aim = Aim
    .flavour = Breathe out. Wait. There.
card-dodge = Dodge
    .flavour = The arrow was perfect. The head had moved.
card-hell-for-leather = Hell for Leather
    .flavour = They heard it two rooms away. It needed one breath.
card-seeing-red = Seeing Red
    .flavour = Somebody mentioned its mother.
card-snuffed-torches = Snuffed Torches
    .flavour = A sigh goes through the halls, and then it is very dark.
card-sweet-voice = Sweet Voice
    .flavour = It only asks a small thing. The thing is standing beside you.

## Traps

card-loose-flagstone = Loose Flagstone
    .flavour = It always did wobble.
card-ceiling-disagrees = The Ceiling Disagrees
    .flavour = Strongly, and in one piece.
card-bad-air = Bad Air
    .flavour = Hold your breath. No, sooner.
card-knock-knock = Knock, Knock
    .flavour = Nobody asks who is there.
card-teeth-in-the-lid = Teeth in the Lid
    .flavour = The hinges were jaws. The velvet was a tongue.
card-curse-of-the-monkey-god = Curse of the Monkey God
    .flavour = He keeps his wits, his wounds, and a sudden love of fruit.
card-sealed-with-a-spark = Sealed with a Spark
    .flavour = Return to sender.

## Spawns

card-bane-spider-swarm = Bane Spider Swarm
    .flavour = The corridor blinks, eight eyes at a time.
card-beastman-war-party = Beastman War Party
    .flavour = They smell you, you smell them, and nobody is pleased.
card-bones-at-the-door = Bones at the Door
    .flavour = Rattle, rattle. They have not come for sugar.
card-loosed-leashes = Loosed Leashes
    .flavour = Good boys. Fetch.
card-wings-overhead = Wings Overhead
    .flavour = Hats off. Heads next.
card-uninvited-scholars = Uninvited Scholars
    .flavour = They have read of you. They brought corrections.

## Powers

card-clockmakers-pride = Clockmaker's Pride
    .flavour = Every tile in the place is now a sentence with a verb at the end.
card-promotion-day = Promotion Day
    .flavour = A bigger hat, a bigger axe, the same bad pay.
card-more-where-those-came-from = More Where Those Came From
    .flavour = Open another door. Go on.
card-black-omen = Black Omen
    .flavour = Three ravens, a dead clock and your own name in the ashes.
card-plans-within-plans = Plans within Plans
    .flavour = The one you have seen through was for you to see through.
