# The words of the figures and of what stands on the boards.

## Heroes

hero-vardak = Vardak
    .class = Fighter
    .about = Twenty years a sergeant, and still the first through every door and the last out. He counts his friends before, during and after a fight, and has never forgiven a number for coming out short.
hero-naurania = Naurania
    .class = Mage
    .about = Velkan's most brilliant pupil, as she will tell you herself. She reads in the dark, argues with inscriptions and fears nothing but a boring answer. Keep the Monsters at arm's length: hers is made of fire.
hero-storm = Storm
    .class = Barbarian
    .about = He came down from the northern ice to see whether the south had anything worth fighting. He distrusts magic, roofs and people who whisper. He laughs loudest when outnumbered, so the party hears him laugh a great deal.
hero-wick = Wick
    .class = Thief
    .about = A candle-maker's child who learned that light fingers pay better than candles. Wick knows every lock by its first name, is gone before you finish the sentence, and swears your purse was like that already.

## Cousins, who take a dead Hero's place in a Campaign

cousin-vardak = Vardak's Cousin Bruk
cousin-naurania = Naurania's Cousin Ilvenia
cousin-storm = Storm's Cousin Gale
cousin-wick = Wick's Cousin Tallow

## Monsters

monster-kobold = Kobold
    .plural = Kobolds
    .about = Small, quick and full of spite. One Kobold is a nuisance, six are a plan.
monster-skeleton = Skeleton
    .plural = Skeletons
    .about = It has forgotten its name, its king and its cause, but never how to hold a sword.
monster-zombie = Zombie
    .plural = Zombies
    .about = Slow as a wet winter. It takes two good blows to lay one down, and it only ever needs to catch you once.
monster-orc = Orc
    .plural = Orcs
    .about = A soldier of the dark: disciplined, well fed and paid by the head. By your head, to be exact.
monster-ogre = Ogre
    .plural = Ogres
    .about = Three hundredweight of appetite with a tree trunk in its fist. Nobody has ever been grazed by an Ogre.

## Boss miniatures

miniature-evil-mage = Evil Mage
miniature-death-knight = Death Knight
miniature-chaos-fighter = Chaos Fighter

## Dice

die-green = green die
    .plural = green dice
die-blue = blue die
    .plural = blue dice
die-red = red die
    .plural = red dice
die-hit = success
die-miss = blank

## Characteristics

stat-attack = Attack
stat-defence = Defence
stat-mana = Mana
stat-life = Life Points
stat-movement = Movement
ability-ranged = Ranged: attacks enemies that it sees, however far away.
ability-diagonal = Diagonal: also attacks enemies on diagonal spaces of the same area.

## Furniture

furniture-table = Table
furniture-bookcase = Bookcase
furniture-tomb = Tomb
furniture-chest = Chest
furniture-altar = Altar

## Traps

trap-pit = Pit
trap-arrows = Fire Arrows
trap-boulders = Rolling Boulders

## Seats at the table

seat-keeper = Keeper of Evil
seat-vardak = Vardak
seat-naurania = Naurania
seat-storm = Storm
seat-wick = Wick
seat-spectator = Spectator

## Decks

deck-treasure = Treasure deck
deck-monster = Monster deck
deck-event = Event deck
deck-initiative = initiative deck
