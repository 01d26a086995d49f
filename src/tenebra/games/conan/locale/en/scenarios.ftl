# The words of maps and scenarios: places, what is read aloud, what each side must do, advice for the Overlord (notes), endings.
# The sheets themselves are in scenarios/*/scenario.toml, the maps in content/maps/*.toml.

## Raven Ford

area-raven-ford-pine-wood = Pine wood
    .the = the pine wood
area-raven-ford-north-brake = North brake
    .the = the north brake
area-raven-ford-west-path = West path
    .the = the west path
area-raven-ford-reeds = The reeds
area-raven-ford-chiefs-tent = Chief's tent
    .the = the chief's tent
area-raven-ford-supply-yard = Supply yard
    .the = the supply yard
area-raven-ford-west-yard = West yard
    .the = the west yard
area-raven-ford-fire-ring = Fire ring
    .the = the fire ring
area-raven-ford-landing = Landing
    .the = the landing
area-raven-ford-the-cages = The cages
area-raven-ford-the-ledge = The ledge
area-raven-ford-watchtower = Watchtower
    .the = the watchtower
area-raven-ford-the-river = The ford
area-raven-ford-the-boat = The boat

## The Lantern Stair

area-lantern-stair-causeway = Causeway
    .the = the causeway
area-lantern-stair-gate-yard = Gate yard
    .the = the gate yard
area-lantern-stair-well-court = Well court
    .the = the well court
area-lantern-stair-the-slip = The slip
area-lantern-stair-goat-path = Goat path
    .the = the goat path
area-lantern-stair-crows-shelf = Crows' shelf
    .the = the crows' shelf
area-lantern-stair-sea-rocks = Sea rocks
    .the = the sea rocks
area-lantern-stair-the-sea = The sea
area-lantern-stair-west-terrace = West terrace
    .the = the west terrace
area-lantern-stair-great-stair = Great stair
    .the = the great stair
area-lantern-stair-east-terrace = East terrace
    .the = the east terrace
area-lantern-stair-west-gallery = West gallery
    .the = the west gallery
area-lantern-stair-east-gallery = East gallery
    .the = the east gallery
area-lantern-stair-scriptorium = Scriptorium
    .the = the scriptorium
area-lantern-stair-orrery = Orrery
    .the = the orrery
area-lantern-stair-lantern = Lantern
    .the = the lantern

## The Wet Widow

area-wet-widow-poop = Poop deck
    .the = the poop deck
area-wet-widow-captains-cabin = Captain's cabin
    .the = the captain's cabin
area-wet-widow-quarterdeck = Quarterdeck
    .the = the quarterdeck
area-wet-widow-port-side = Port side
    .the = the port side
area-wet-widow-starboard-side = Starboard side
    .the = the starboard side
area-wet-widow-hold-aft = After hold
    .the = the after hold
area-wet-widow-hold-fore = Fore hold
    .the = the fore hold
area-wet-widow-foredeck = Foredeck
    .the = the foredeck
area-wet-widow-forecastle = Forecastle
    .the = the forecastle
area-wet-widow-longship-stern = Longship, stern
    .the = the stern of the longship
area-wet-widow-longship-bow = Longship, bow
    .the = the bow of the longship
area-wet-widow-port-water = Water to port
    .the = the water to port
area-wet-widow-starboard-water = Water to starboard
    .the = the water to starboard
area-wet-widow-the-skiff = The skiff

## The Court of the Hollow King

area-hollow-king-fern-bank = Fern bank
    .the = the fern bank
area-hollow-king-fallen-tower = Fallen tower
    .the = the fallen tower
area-hollow-king-altar = The altar
area-hollow-king-high-step = High step
    .the = the high step
area-hollow-king-treasury = Treasury
    .the = the treasury
area-hollow-king-strangler-fig = Strangler fig
    .the = the strangler fig
area-hollow-king-west-cloister = West cloister
    .the = the west cloister
area-hollow-king-kings-floor = King's floor
    .the = the king's floor
area-hollow-king-east-cloister = East cloister
    .the = the east cloister
area-hollow-king-creepers = The creepers
area-hollow-king-west-court = West court
    .the = the west court
area-hollow-king-drowned-floor = Drowned floor
    .the = the drowned floor
area-hollow-king-east-court = East court
    .the = the east court
area-hollow-king-ant-hills = Ant hills
    .the = the ant hills
area-hollow-king-gate-of-heads = Gate of heads
    .the = the gate of heads
area-hollow-king-old-road = Old road
    .the = the old road
area-hollow-king-west-thicket = West thicket
    .the = the west thicket
area-hollow-king-east-thicket = East thicket
    .the = the east thicket

## 1. Night at Raven Ford

scenario-night-at-raven-ford = Night at Raven Ford
    .blurb = One camp, one warlord, one night. The reavers are asleep and Vesh is not. The scenario to learn the game with: go in, and make sure that only one side comes out.
    .intro = They took the mill in spring and the miller in summer, and now it is autumn and they have pitched their tents on the ford, where everybody must pass who does not wish to swim. “Eleven of them,” says the old ferryman, drawing it in spilt beer. “No: twelve. She counts for two.” He means Vesh, who sleeps, when she sleeps, in the big tent under the palisade, with her boots on. There is a gate to the north, with a lock. There is a breach to the west, with stakes. There is the river, with the river. And up on the rock somebody keeps a horn warm for the guests. “She rides north at sunrise, and takes what is left of us for supplies.” He looks up. There is still a good deal of night.
    .goal = Slay Vesh before round 7 is over.
    .rules = The Heroes win as soon as Vesh is dead. The Overlord wins when round 7 is over, or when no Hero is left. The gate can be opened from outside in the North brake (difficulty 2). The war horn hangs in the Watchtower: whoever throws it down (difficulty 2) spares you all reinforcements. Three chests hold what the reavers took from people who needed it.
    .notes = You need not kill anybody: the sun does it for you. Keep Vesh in her tent with guards about her and a gem or two for her Guard; she hits hard, but each time she steps out she is one step nearer to an axe. Wolves are cheap and fast: send them at whoever stands alone, and let them stand in the way of archers. Blow the horn while you have it. If they go for the watchtower, good: that is a Hero who is not at the tent.
    .victory = Vesh falls the way tall trees do: for a moment nothing, and then everything at once. By the fire somebody begins to run, and then they all do, in their socks, into a night that has suddenly too many owls in it. At first light the ferryman rows across to see. He finds a handful of strangers asleep in the best tent on the river, and goes away on tiptoe to fetch the village, and breakfast.
    .defeat = The ford is quiet. On the far bank they are already striking the tents.
    .dead = Vesh wipes her blade on somebody's good cloak and has you laid in a row by the water, with your boots beside you. She is not a cruel woman. At sunrise the column moves north, and the ravens, who gave the place its name, come down to see who is new.
    .time = The sun finds a gap between two hills and puts one finger on the big tent. The flap opens. Vesh comes out, fully armed, rested and quite interested to see you. Behind her forty men are getting up who were not supposed to be there until morning. It is morning.
task-night-at-raven-ford-gate = The gate
task-night-at-raven-ford-horn = The war horn
event-night-at-raven-ford-war-horn = War horn
happening-night-at-raven-ford-muster = To arms!
    .about = Reinforcement points, to be spent at once. Not any more once the horn has gone over the edge.
happening-night-at-raven-ford-howl = The pack answers
    .about = The wolves move and attack at once, as if they had been activated.
say-night-at-raven-ford-gate = The lock gives up with a small click, as if it had only been waiting to be asked politely. The bar you lift out yourselves. Nobody shouts. Somebody inside turns over.
say-night-at-raven-ford-horn = The horn goes over the edge, rings once on the rock, once on the cart, and once, very softly, on the head of somebody who was about to sound the alarm.
say-night-at-raven-ford-moon = The moon goes behind the ridge. Half the night is over, and the fire in the ring has sunk to a red eye that sees you quite well.
say-night-at-raven-ford-chiefs-tent = Inside it smells of saddle soap and apples. There is a bed that nobody has slept in, a map with your village on it, crossed out, and a shadow on the canvas that is not yours.
say-night-at-raven-ford-watchtower = From up here one sees everything: the fires, the boat, the road north with nobody on it yet. The horn hangs on a peg. It is as long as a child and was made from something that had no business being so large.

## 2. The Ferryman's Daughter

scenario-the-ferrymans-daughter = The Ferryman's Daughter
    .blurb = The same camp, the other way round: you are in, you have to get out, and one of you carries somebody. The boat is waiting. So are the boys with the knives.
    .intro = Ilse, the ferryman's daughter, is nineteen, knows every rope on the river, and has told the reavers exactly what she thinks of them. That is why she sits in the cage behind Gentle Bose, who has asked her pardon twice already, and it is only midnight. You have come over the rocks, by the way that goats take when they are chased. Below you lie the camp, the fire, the river and the only boat. “I can sail her,” Ilse said to the first of you who got near enough to whisper. “But I can't walk: they took my boots and most of the skin.” So somebody will have to carry her. And somebody had better sit in the boat, because along the west path come boys on wet bare feet, two or three, without a torch, with something bright between their teeth; and it is the water that they look at.
    .goal = Free Ilse, get everybody and her into the boat, and cast off before round 8 is over.
    .rules = Open the cage in The cages (difficulty 2, with four Heroes 3): whoever does it carries Ilse, who weighs 4 and can be handed on, thrown never. The Heroes win when Ilse is in the boat, every living Hero is in the boat, and somebody has cast off there (difficulty 2, with three or four Heroes 3). Each time the turn marker advances while an enemy is in the boat, a mooring rope is cut. With the third rope the boat is gone and the Overlord has won; he also wins when round 8 is over. The gate can be opened from the Supply yard (difficulty 2).
    .notes = Do not waste yourself on the cage. They must come down to the water, loaded, past everybody you have. An Eel Boy who stands in the boat when your turn begins is worth more than three who stab: one rope each turn, and three are all there is. Bose blocks the cage better than any lock. And count who carries her: a Hero with four more on his back is slow, and loses half of what he can do. With four Heroes Long Sorrel is at home in the chief's tent: let him shoot at whoever carries her.
    .victory = The rope comes in over the side, and the ford, which has been looking on all night, takes the boat by the elbow and leads it away. Ilse has the tiller. She does not look back, not because it would be bad luck, but because there is a bend coming. “Somebody bail,” she says. It is the first order of the day, and the best one you have had in weeks.
    .defeat = The boat is gone, or the night is; on this bank it comes to the same.
    .dead = They put Ilse back where she was. Gentle Bose mends the lock, sits down beside it and begins, in a low voice, to explain to her how sorry he is. On the water an empty boat knocks against the jetty, politely, like somebody who knows that nobody is at home.
    .ropes = The third rope parts with a sound like a harp. For a moment the boat stays where it is, out of habit. Then the river notices, and there is a strip of black water where your way home was, and then more of it, and then only the laughing of boys.
    .time = Grey, then pink, then a yellow stripe along the hills: the loveliest morning of the year, and one can see everything in it. They stand all along the bank, yawning, with their bows strung. One of them waves.
task-the-ferrymans-daughter-cage = The cage
task-the-ferrymans-daughter-cast-off = Cast off
task-the-ferrymans-daughter-gate = The gate, from inside
event-the-ferrymans-daughter-war-horn = War horn
happening-the-ferrymans-daughter-muster = To arms!
    .about = Reinforcement points, to be spent at once.
happening-the-ferrymans-daughter-knives = Knives in the water
    .about = The Eel Boys move and attack at once, as if they had been activated.
count-the-ferrymans-daughter-ropes = Ropes cut
say-the-ferrymans-daughter-cage = The door swings open. Ilse looks at it, at you, and at her feet. “You took your time,” she says, holding up her arms. She is heavier than she looks. So is gratitude.
say-the-ferrymans-daughter-gate = From inside it is only a bar. You put it down so gently that the sentry outside, who has been leaning on the other side, comes in backwards and asks what time it is.
say-the-ferrymans-daughter-first-rope = Something parts in the dark. The boat swings round on two ropes, and looks about, like a horse that has heard the stable door.
say-the-ferrymans-daughter-second-rope = The second rope goes. The boat hangs by one, and by the good will of a river that has never been known for it.
say-the-ferrymans-daughter-cast-off = The last knot comes undone under your fingers. She is free. Now it would be good if everybody were in her.
say-the-ferrymans-daughter-grey = Behind the ridge it is not quite black any more. A cock tries a note, finds it too early, and tries another.

## 3. The Lamp That Calls

scenario-the-lamp-that-calls = The Lamp That Calls
    .blurb = A tower in five steps, and at the top a lamp that has sunk nine ships. Tonight it is not ships that it calls. Climb, put it out, and do not listen to the words.
    .intro = Every lighthouse says: keep off. This one says: come. Nine ships have, and the monks of the Lantern Stair have the nine bells hung in their well court, and ring them on feast days. Then the Pale Abbot found, at the end of the old book, a prayer of four verses that is not for ships. “My brother copied it,” says the pilot who has brought you over, not looking at the tower. “He wrote to me after the third line. He had stopped making the letters with ink.” He will not come nearer than the causeway. From here you can see the lamp, very small, very high; and three lesser ones on the way, from which, he says, it drinks. “If you hear all four, do not come back to the boat. I should not be able to tell if it was you.”
    .goal = Put out the great lamp before the Abbot has sung four verses.
    .rules = The great lamp in the Lantern is put out with a Complex Manipulation of difficulty 5 (with three or four Heroes 6). Three small lamps feed it, on the West terrace, the Sea rocks and in the West gallery (difficulty 1 each): once two of them are out, the great lamp has difficulty 3. Gate (difficulty 2, with four Heroes 3), grille (2) and brass door (2, else 3) are locked; ladders and the gap between the galleries are open to whoever dares. The Overlord wins when four verses are sung: one for an activation of the Temple Bell while the Abbot is in the Lantern, the second not before round 3, the third not before 5, the fourth not before 7. He also wins when round 9 is over. In the Well court Oath Sisters (two with two Heroes, else three) wait for the first Hero who comes; whoever has Leadership commands them; the Captain's Horn that they have with them gives Leadership. A fall costs two orange dice. Poison: a wounded Hero moves 1 gem from Reserve to Fatigue.
    .notes = The bell is your whole game: every activation is a verse, or reinforcements, never both. The verses come in rounds 1, 3, 5 and 7 at the earliest: ring it then, let it come down the river in between, and spend the rest on slowing them. Put the apes where the ladders end; they climb, the Heroes mostly do not. Guards on the great stair buy a turn each. And keep the Abbot at home: if he leaves the lamp to strike somebody he is brave, and you are a verse behind. With three or four Heroes Lady Amber takes the air on the East terrace: nobody may attack her before she has attacked him, so let her simply stand in the way.
    .victory = It does not go out like a flame. It goes out like a voice that has been interrupted and is thinking it over. Then the dark is only dark, and full of stars, and far below nine bells begin to swing, all by themselves, and stop. In the morning the pilot counts you twice. He looks each of you in the eyes, and asks what he had for supper. Only then does he let down the plank.
    .defeat = High over the sea the lamp goes on saying its one word.
    .dead = The Abbot steps over you to trim the wick. He takes care not to tread on anybody's hand. There will be new brothers in the choir by Sunday; he has always liked a full bass.
    .verses = The fourth verse has no words. It is simply the place where a word would be, and something comes to stand in it. The lamp turns, slowly, from the sea to the land. In every window along the coast they get up out of bed and begin to look for their shoes.
    .time = The bell rings for matins, and the tower fills with feet: two hundred brothers, washed and wide awake, on every stair between you and the door. The Abbot raises his hand for silence, and gets it. He has all the time in the world. He has yours.
task-the-lamp-that-calls-gate = The gate
task-the-lamp-that-calls-grille = The grille
task-the-lamp-that-calls-brass-door = The brass door
task-the-lamp-that-calls-lamp-west = The terrace lamp
task-the-lamp-that-calls-lamp-sea = The lamp on the rocks
task-the-lamp-that-calls-lamp-gallery = The gallery lamp
task-the-lamp-that-calls-beacon = The great lamp
task-the-lamp-that-calls-low-beacon = The great lamp, burning low
event-the-lamp-that-calls-temple-bell = Temple bell
happening-the-lamp-that-calls-verse-1 = The first verse
    .about = The Abbot sings it in the Lantern. Four verses, and the Overlord has won.
happening-the-lamp-that-calls-verse-2 = The second verse
    .about = The Abbot sings it in the Lantern, not before round 3. Four verses, and the Overlord has won.
happening-the-lamp-that-calls-verse-3 = The third verse
    .about = The Abbot sings it in the Lantern, not before round 5. Four verses, and the Overlord has won.
happening-the-lamp-that-calls-verse-4 = The fourth verse
    .about = The Abbot sings it in the Lantern, not before round 7. Four verses, and the Overlord has won.
happening-the-lamp-that-calls-toll = The hours
    .about = Reinforcement points, to be spent at once; and every Hero in the Lantern moves 1 gem from Reserve to Fatigue.
count-the-lamp-that-calls-verses = Verses sung
count-the-lamp-that-calls-lamps = Small lamps out
say-the-lamp-that-calls-sisters = Behind the well somebody coughs. They are old, they are in armour, and they have been sitting here since the ninth bell. “There were twelve of us,” says the first, getting up knee by knee. “We swore to wait for somebody. Would it be you?” She puts a horn on the rim of the well, and blows the dust off it.
say-the-lamp-that-calls-gate = The gate opens inwards, without a sound, because somebody has kept the hinges oiled. It is the kind of place that likes visitors.
say-the-lamp-that-calls-grille = Under the grille there is a drop of nine feet and a smell of old hymn books. It is a short cut. So is everything here, in its way.
say-the-lamp-that-calls-brass-door = The brass door is warm, like a stove with somebody behind it. When it gives way, the light comes down the steps to meet you; and the singing stops, in the middle of a word, to see who it is.
say-the-lamp-that-calls-lamp-west = The little flame leans towards you, as if to tell you something. You pinch it out first. High up, the great lamp blinks.
say-the-lamp-that-calls-lamp-sea = The lamp on the rocks hisses in the spray and is gone. Out at sea something that had been coming on steadily stops, and lies there with its sails down, wondering.
say-the-lamp-that-calls-lamp-gallery = You shut the gallery lamp into its own lid. It goes on burning for a while, one can feel it in the metal, and then it gives up.
say-the-lamp-that-calls-low = The great lamp sinks to half its height, goes from gold to the colour of old teeth, and for the first time in a hundred years throws a shadow of the tower on the sea.
say-the-lamp-that-calls-first-verse = He sings the first verse quietly, like somebody testing a rope. Every dog on the coast sits down.
say-the-lamp-that-calls-second-verse = The second verse is the same tune, but from the other side. You find that you have been humming it.
say-the-lamp-that-calls-third-verse = At the third verse the flame stands up. Whoever is close enough to the lamp remembers, all at once and quite clearly, something he never did.
say-the-lamp-that-calls-abbot = The Abbot sits down on the top step, folds his hands in his sleeves, and is found to be empty. The lamp burns on. But now there is nobody left who knows the fourth verse by heart.

## 4. Salt and Iron

scenario-salt-and-iron = Salt and Iron
    .blurb = A corsair galley in the fog, a crown in a strongbox, a captain who has been hanged once already. Board her, find it, get off again: she is sinking.
    .intro = The Crown of Salt has lain for three hundred years on the heads of drowned kings, and it should have stayed there. Captain Brine fished it up with an anchor. Since then the Wet Widow has made water in every plank, and the water, say the men who swam, does not run out again: it looks for something. “Give it back to the sea, and she lets go,” says the harbour mistress. “Leave it with him, and she comes ashore to ask.” So here you are in a borrowed longship in a borrowed fog, with muffled oars and a hundred feet of wet black hull beside you. Somebody up there is playing a fiddle. It stops. “Friends of yours?” a voice asks, rather hoarse, as a voice gets from hanging. “Then do come up. We were just going down.”
    .goal = Carry the Salt Crown back to the longship before it burns, or round 7 is over.
    .rules = The crown is in a strongbox in the Captain's cabin: difficulty 5, or 1 for whoever has the iron key, which Captain Brine drops on the Quarterdeck when he dies. The cabin door is locked (difficulty 2, with four Heroes 3). The Heroes win when a Hero with the Salt Crown is on the longship, or the crown is thrown there. The ship fills: in round 4 the Fore hold is water, in round 6 the After hold. With three or four Heroes something comes up beside her in round 3. Old Bruin sits in the stern of the longship: whoever has Leadership commands him; the Captain's Horn that lies in the bow gives Leadership. The Overlord wins when pitch has been thrown four times (he needs somebody on the Starboard side for it; the pots are hot in rounds 1, 3, 5 and 7 at the earliest), or when round 7 is over.
    .notes = They come up two planks, so meet them at the planks. Hold the Starboard side with one man and the tide will do the rest: four pots of pitch and they swim. The captain is strong among his crew and dear without it; if they want his key, let them come to the Quarterdeck for it, under the crossbows on the poop. Whoever has the crown runs. Eel Boys and the Coil swim, and can be on the longship before him.
    .victory = The crown goes over the side without a splash, as if a hand had taken it. Behind you the Wet Widow straightens up for the first time in a year, shakes the water out of her scuppers like a dog, and sinks, upright, all her lanterns burning, until they are only nine green lights going down a stair. The fiddle plays to the very end. Nobody on the longship says that it was a good tune. But somebody is whistling it.
    .defeat = The fog closes over the ship, and what was on it, and what was beside it.
    .dead = “Put them with the ballast,” says Captain Brine, feeling his neck. “They will be company.” Down in the hold the water is up to the third rung, and rising, and in the water something with a very old voice asks each of you in turn, politely, for what is hers.
    .pitch = The fourth pot bursts on the mast. For a moment the longship is the brightest thing on the sea: one could read by her. Then she goes out, and there is only the galley, and a ladder, and Captain Brine at the top of it with his hat off. “It seems,” he says, “that you are staying.”
    .time = The fog lifts like a curtain. There are three more ships behind it. They have the same black sides and the same green lanterns, and their captains, leaning on the rail with their heads a little to one side, all seem to have been hanged.
task-salt-and-iron-cabin-door = The cabin door
task-salt-and-iron-strongbox = The strongbox
task-salt-and-iron-strongbox-key = The strongbox, with the key
event-salt-and-iron-spring-tide = Spring tide
happening-salt-and-iron-boarders = All hands!
    .about = Reinforcement points, to be spent at once.
happening-salt-and-iron-pitch-1 = The first pot of pitch
    .about = Everybody on the longship is wounded once. Four pots, and it burns. Needs one of yours on the Starboard side.
happening-salt-and-iron-pitch-2 = The second pot of pitch
    .about = Everybody on the longship is wounded once; not before round 3. Four pots, and it burns. Needs one of yours on the Starboard side.
happening-salt-and-iron-pitch-3 = The third pot of pitch
    .about = Everybody on the longship is wounded once; not before round 5. Four pots, and it burns. Needs one of yours on the Starboard side.
happening-salt-and-iron-pitch-4 = The fourth pot of pitch
    .about = Everybody on the longship is wounded once; not before round 7. Four pots, and it burns. Needs one of yours on the Starboard side.
count-salt-and-iron-home = Crown aboard the longship
count-salt-and-iron-pitch = Pots of pitch
say-salt-and-iron-captain = Captain Brine looks down at himself, more disappointed than hurt. “Twice,” he says. As he goes over backwards something small and heavy slides out of his collar and rings on the deck: an iron key on a piece of very good rope.
say-salt-and-iron-cabin-door = The door has been locked from outside. Inside it is dry, the only dry place on board. It would be cosy, if the portrait over the bed were not breathing.
say-salt-and-iron-strongbox = It is not gold, it is not even heavy: a ring of grey salt, a little damp, that leaves your fingers white. The whole ship groans from stem to stern, as somebody does who has been told that it will hurt only a moment longer.
say-salt-and-iron-coil = To starboard the sea goes smooth, the way it does over a rock. There is no rock on the chart. It rises along the hull, plank by plank, and it has got eyes, and time.
say-salt-and-iron-leak = Forward there is a crack, and a long wet breath. The fore hold fills as a cup does. Whatever was stored there has begun to move about, and to knock.
say-salt-and-iron-list = She takes a list. Barrels roll, a lantern swings out over the sea and stays there. Now the after hold is water too, and the rats come up past you, in good order, with their young.
say-salt-and-iron-pitch = A pot comes turning through the fog, trailing sparks, and breaks among your thwarts. They seem to have several.
say-salt-and-iron-burning = The sail has caught. One more of those, and you may as well learn to breathe this water.

## 5. The Cousin Leaves Early

scenario-the-cousin-leaves-early = The Cousin Leaves Early
    .blurb = This time it is the Overlord who runs. A thief nobody can place wants three eyes out of three stone heads, and then the quickest way home. Catch him, or keep him busy till daybreak.
    .intro = The Hollow King had three eyes, and when he died they were put where he could go on looking: one in the tower, one over the altar, one in the treasury. While they are there he sees that the jungle stays jungle and the dead stay dead. That was the arrangement. Last week, at a funeral upriver, there was a cousin whom nobody could place. He ate well, he wept in the right places, and when he left, the map was gone. “He needs a night for each,” the guide tells you, through the leaves, in a whisper that hardly moves them. “They are set deep, and they look at you. With all three he leaves by any path he likes.” Among the ferns, quite without haste, somebody is taking off his gloves. Behind you the old road goes home. In front of you something drops out of a tree, and then something else does, more softly.
    .goal = Catch the Cousin, or keep him here till daybreak (round 9).
    .rules = The Cousin takes an eye each time the turn marker advances while he is in the Fallen tower, at The altar or in the Treasury, one in each place. With all three he wins for the Overlord as soon as he comes to the Old road, the West thicket or the East thicket. The Heroes win when he is dead, or when the marker comes to 9. Characters with Climb cross cliffs for 1 movement point more. The treasury door can be opened in the East cloister (difficulty 2). With the second eye the Bronze Judge comes to the Gate of heads, on the Overlord's side. A Hound has come with you (with four Heroes two): whoever has Leadership commands it; the Captain's Horn that lies on the Old road gives Leadership. Poison: a wounded Hero moves 1 gem from Reserve to Fatigue.
    .notes = The Cousin must stand still three times, and each time they have a whole turn for him. So let him stand where few can reach him: he climbs, most of them do not. The errand of the blood moon moves him free. Spend gems on his Guard when the axe comes, and on nothing else. Spiderlings hold those who run, apes sit on the stairs, shades stand in walls. And when he has the third eye, do not look for the short way: look for the one without an archer. With the second eye the Judge gets up: slow, dear, and the best door you will ever have.
    .victory = They find the gloves first, neatly folded. Then the Cousin, sitting against the wall with his hat over his face, like a man who has been let down by a coach. He has two letters of condolence in his pocket, one of them addressed to you. You put back what he took. All over the ruin, one after another, leaves stop moving that had been moving without a wind.
    .defeat = In the morning there are three dark holes in three stone faces. They seem to be listening.
    .dead = He lays each of you out with great care, closes your eyes, and says a few words that are warm and entirely general. Then he goes to see about the other three.
    .away = You hear a branch spring back, somebody apologise to it, and then steps that are in no hurry at all. By the time you reach the road he is a small straight figure with a bag over its shoulder. He lifts his hat without turning round. Behind you, in the temple, for the first time in eleven hundred years, something blinks.
task-the-cousin-leaves-early-treasury-door = The treasury door
event-the-cousin-leaves-early-blood-moon = Blood moon
happening-the-cousin-leaves-early-rising = What sleeps lightly
    .about = Reinforcement points, to be spent at once.
happening-the-cousin-leaves-early-errand = A small errand
    .about = The Cousin moves and attacks at once, as if he had been activated.
count-the-cousin-leaves-early-eyes = Eyes taken
say-the-cousin-leaves-early-arrival = Gloves off, hat straight: between one leaf and the next there is suddenly somebody on the fern bank. He looks up at the tower, at the altar, at you, and seems to find it all very much as described.
say-the-cousin-leaves-early-treasury-door = The door sticks, then does not. Somebody has filled the treasury with sand to the height of a man, out of sheer spite, nine centuries ago; and somebody else has already begun to dig.
say-the-cousin-leaves-early-tower-eye = From the tower comes a small wet click, like a cork. The Cousin holds something up to the moon, nods, and wraps it in a handkerchief.
say-the-cousin-leaves-early-altar-eye = Over the altar the great stone face has got a hole in it. “I do beg your pardon,” says the Cousin to the face, and means it.
say-the-cousin-leaves-early-treasury-eye = Under the sand of the treasury something goes out like a lamp. The bag on the Cousin's shoulder has begun to look about.
say-the-cousin-leaves-early-judge = Between the two stone heads of the gate something large breathes in, for the first time since there was a court here to be late for. The Bronze Judge gets up. He has heard that there are thieves. He looks at the Cousin, who has taken off his hat, and then, for a long time, at you.
say-the-cousin-leaves-early-all-eyes = He has all three. In the courts the water begins to go down, as if somebody had pulled a plug, and from under the drowned floor there comes a long intake of breath.
say-the-cousin-leaves-early-birds = One bird, somewhere up in the fig. It will be light soon; and he knows it, for he has stopped smiling.
say-the-cousin-leaves-early-daybreak = Day, all at once, as it comes in these parts. On the road there are torches, and men, and the widow from the funeral, who has remembered that her late husband was an only child.

## 6. Till the Cock Crows

scenario-till-the-cock-crows = Till the Cock Crows
    .blurb = A last stand. Three fires, a handful of fishermen, and everything that was ever buried at this end of the river on its way up the steps. Keep one fire burning until the marker comes to 8.
    .intro = Aunt Harrow never married, never raised her voice, and never forgot a name on a gravestone. This evening she went from mound to mound along the river with a basket on her arm, and knocked. Now they are all out, and they follow her, and the only roof between here and the sea is a temple without one. You have three fires: one in each cloister, one on the high step. While one of them burns she cannot come in, it seems that she was brought up that way. You have Mother Okka, or somebody with as loud a voice. You have a few men from the ford who came because the mule had come. “What time does the cock crow?” one of them asks. Nobody has brought a cock. But somewhere over the trees there must be a village, and in the village a fence. You put on more wood. From the gate of heads there comes a knock, quite soft, as if she did not want to disturb.
    .goal = Keep at least one of the three fires burning until the turn marker comes to 8.
    .rules = Fires burn in the West cloister, the East cloister and on the High step; they hurt nobody. Each time the turn marker advances while an enemy (with three or four Heroes: two) is in such an area, its fire goes out for good. The Overlord wins when all three are out, or when two Heroes are dead (of two Heroes: one); the Heroes win as soon as the marker comes to 8. Ford Spears, Poachers and Patience the Mule stand by you: whoever has Leadership commands them; the Captain's Horn that lies on the King's floor gives Leadership. The treasury is open. With three or four Heroes something answers in round 4.
    .notes = You do not need corpses, you need company: one or two of yours round a fire when your turn begins, alive or otherwise. Attack two fires at a time, so that they must choose. Aunt Harrow belongs in the second row: where she stands, nobody rolls again, and what falls beside her can be told to get up. Buried Ones are slow; start them early and let them be cut down in the right place: each takes something along. The stars bring more, and the sparks keep the king's floor from becoming a home.
    .victory = It is a bad cock, hoarse, two villages away, and a little early. Nobody has ever heard anything so beautiful. On the steps they stop, one foot lifted, as people do who have forgotten what they came for; then they turn and go home in single file, the smaller ones first. Aunt Harrow ties her bonnet. “Another time, dears,” she says. In the ashes of the last fire the fisherman who asked puts a pan, and breaks into it six eggs that he has carried in his hat all night.
    .defeat = Where the fires were it is dark; and it is not empty.
    .dead = The last of you goes down on the last step, facing the right way. The fire burns on for a while behind your backs, with nobody to put wood on it. Aunt Harrow waits until it is quite out. She was brought up that way.
    .cold = The last fire sighs, and is a heap of red, and then of grey. “May I?” says Aunt Harrow, and wipes her shoes. She goes round from one to the other and says good evening to each by name. She has a name for everybody. She has even brought the stones.
    .fallen = You have still got a fire. You have not got anybody to put on the next log, and the next, and to hold the steps meanwhile; and those who are left look at each other and know it. One by one the fishermen find that they have left something at home. Aunt Harrow takes off her gloves. She can wait.
event-till-the-cock-crows-falling-stars = Falling stars
happening-till-the-cock-crows-risen = Up they come
    .about = Reinforcement points, to be spent at once.
happening-till-the-cock-crows-sparks = A rain of sparks
    .about = Everybody of the Heroes' side on the King's floor is wounded once, without defense; and the Overlord recovers a gem (with four Heroes two).
count-till-the-cock-crows-cold = Fires out
count-till-the-cock-crows-fallen = Fallen
say-till-the-cock-crows-west-fire = In the west cloister they simply sit down on the fire, side by side, like old people on a bench. It goes out under them.
say-till-the-cock-crows-east-fire = The east fire has been trodden flat. Somebody barefoot did it, and did not notice.
say-till-the-cock-crows-high-fire = Up on the high step the flames turn blue, then thin, then they are a smell. The king's face above the altar is dark now, and looks younger.
say-till-the-cock-crows-answered = By the gate Aunt Harrow reads aloud from a small black book, follows the line with her finger, and turns the page. “Ah,” she says. Between the two stone heads there is now a third; and it is not stone.
say-till-the-cock-crows-midnight = Midnight, or what passes for it. For a breath or two nothing comes up the steps. You drink, you bind, you count: it is a smaller number, but it is all of you.
say-till-the-cock-crows-grey = Grey between the trunks. It is not day, it is only a place where the night has been rubbed thin. They have seen it too. They have stopped shuffling, and begun to run.
