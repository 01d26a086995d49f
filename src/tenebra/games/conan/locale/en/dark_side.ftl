# What the Overlord is told in words of his own: the ids are the heroes', with `overlord-` in front. `.victory` and `.defeat` are theirs, too.

## 1. Night at Raven Ford

overlord-scenario-night-at-raven-ford =
    .intro = It has been a good year. You had the mill in spring and the miller in summer, and at sunrise the whole column rides north with everything this river owned. There is only tonight to be got through, and tonight the old ferryman has found somebody to weep to. They are out there, a handful, in the pine wood. They do not want the camp, they want Vesh. She sleeps with her boots on, and hits like a falling tree; but a tree that steps out of its tent can be felled. You have wolves who need no orders, archers on the rock, and a horn as long as a child. The sun will do the rest, if you can wait for it.
    .goal = Vesh sees the sunrise: keep her alive until round 7 is over, or let no hero see it.
    .rules = You win when round 7 is over with Vesh alive, or when no hero is left. You lose the moment she dies. The War horn calls the pack or brings reinforcements; a hero who throws it down from the Watchtower takes the reinforcements from you. The gate opens to whoever works on it in the North brake.
    .victory = For a moment nothing, and then all of her at once. By the fire somebody begins to run, in his socks, and then they all do. You had plans for the north. You had even drawn a map, with the villages crossed out. Somebody is using it to light the stove in the best tent on the river.
    .defeat = The ford is quiet. On your bank they are striking the tents, and counting them, and the number is right.
    .dead = She has had them laid in a row by the water, and has wiped her blade on a cloak that deserved better. She is not a cruel woman. At sunrise the column moves north, all of it, and the ravens come down to see who has stayed.
    .time = The sun finds its gap between two hills. The flap opens, and out steps Vesh, armed and rested, with forty men getting up behind her. The strangers in the yard have understood. She asks them, with real interest, what they had thought would happen.
overlord-say-night-at-raven-ford-gate = Somebody has coaxed the north gate open. The supply yard has a door now, and Vesh has a draught in her back.
overlord-say-night-at-raven-ford-horn = The War horn has gone over the edge of the rock. No more men will come for it; the wolves still answer.
overlord-say-night-at-raven-ford-moon = The moon is behind the ridge, and half the night is won. Have you gems left for three more of their turns?
overlord-say-night-at-raven-ford-chiefs-tent = Somebody is in the tent with Vesh. Guards in front of her, gems in your hand: this is what they were for.
overlord-say-night-at-raven-ford-watchtower = One of them has climbed to the horn. That one is not at the tent; and you have one turn to blow it, or to push.

## 2. The Ferryman's Daughter

overlord-scenario-the-ferrymans-daughter =
    .intro = She is nineteen, she can sail anything that floats, and she has told your men what she thinks of them, one by one and by name. So you have put her behind Gentle Bose, who cannot bear to see anybody cry. Her friends have come for her over the rocks, where you keep goats. Let them. Going in is nothing: on the way out one of them will be carrying her, and she weighs as much as an anvil with opinions. There is one boat. It hangs on three ropes. And along the west path, barefoot, come your Eel Boys, who have never in their lives left a knot in peace.
    .goal = Nobody sails tonight: cut three ropes, or keep them ashore until round 8 is over.
    .rules = You win when the third rope is cut: one rope each time the turn marker advances while a figure of yours is in the boat. You also win when round 8 is over, or when no hero is left. They win when Ilse and every living hero are in the boat and somebody has cast off. Whoever opens the cage carries her (4), and hands her on, but cannot throw her.
    .victory = The river takes the boat by the elbow and leads it away, and at the tiller sits your prisoner, who does not look back. On the bank your boys stand with their knives out and nothing to cut. Bose weeps. He says that it is the smoke.
    .defeat = The boat is gone, or the night is, and she is still here. It comes to the same.
    .dead = She is back where she was. Bose has mended the lock, and explains to her through the bars, in a low voice, how sorry he is. She tells him what she thinks of that as well. On the water an empty boat knocks at the jetty.
    .ropes = The third rope goes with a sound like a harp. For a moment the boat stays out of habit, and then there is a strip of black water, and more of it. Your boys sit on the jetty and let their feet dangle. They have never been so good.
    .time = Grey, pink, a yellow stripe: one can see everybody now. Your archers stand all along the bank, yawning, with strung bows. One of them waves to the boat that is still tied up. Nobody in it waves back.
overlord-say-the-ferrymans-daughter-cage = The cage is open, and one of them has got Ilse on his back. That one walks slowly and does half of what he could: from now on there is only one hero.
overlord-say-the-ferrymans-daughter-gate = They have opened the gate from inside. It is a door for you as well, and your reinforcements stand right behind it.
overlord-say-the-ferrymans-daughter-first-rope = One rope. Leave whoever cut it where he is, if you can afford to guard him: he is worth a rope each turn.
overlord-say-the-ferrymans-daughter-second-rope = Two ropes, and the boat hangs by one. Another turn with somebody aboard, and it is over.
overlord-say-the-ferrymans-daughter-cast-off = They have untied her. All that keeps the boat here is somebody who is not in it yet. Make sure that there is somebody.
overlord-say-the-ferrymans-daughter-grey = It is getting grey. Three rounds more, and there will be light enough for every bow in the camp.

## 3. The Lamp That Calls

overlord-scenario-the-lamp-that-calls =
    .intro = For a hundred years your lamp has called ships, nine of them, and the bells hang in the court. It was practice. Now the Abbot has found the prayer that is not for ships: four verses, to be sung beside the lamp while the Temple Bell rings, and never two in one breath. The third of them is not pleasant for whoever stands near. Then the lamp will turn to the land. Down on the causeway somebody has come ashore, with wet feet, to put it out. Five steps lead up to you. Stand on each of them, and keep the Abbot at the top; he has a fine voice and thin arms.
    .goal = The Abbot sings four verses in the Lantern, or they are still climbing when round 9 is over.
    .rules = Activate the Temple Bell while the Abbot is in the Lantern, and it is a verse; otherwise it brings reinforcements. The verses come in this order: the second not before round 3, the third not before 5, the fourth not before 7. Four verses win, and so does the end of round 9. They win when the great lamp is out: difficulty 5 (with three or four heroes 6), or 3 once two of the small lamps on the West terrace, the Sea rocks and in the West gallery are out.
    .victory = It goes out like a voice that has been interrupted. You had forgotten about the stars. Far below the nine bells swing by themselves and are still, and in the houses along the coast people turn over, who had already one foot on the floor.
    .defeat = High over the sea the lamp goes on saying its one word, and now somebody answers.
    .dead = The Abbot has stepped over them to trim the wick, careful not to tread on a hand. By Sunday there will be new brothers in the choir. He had been hoping for a bass.
    .verses = The fourth verse has no words. There is a place where they would be, and something has come to stand in it. The lamp turns from the sea to the land, slowly. In every window along the coast there is a light, and then a door, and then steps.
    .time = Matins. Two hundred brothers, washed and rested, on every stair between those people and the way out. The Abbot raises a hand, and there is silence. He has the whole day now for his verses, and an audience.
overlord-say-the-lamp-that-calls-sisters = Somebody in the Well court has been waiting for them: old women in armour, who swore an oath before you were born. Whoever has a loud enough voice commands them now.
overlord-say-the-lamp-that-calls-gate = The gate is open. They are on the first step; the great stair wants a guard on it.
overlord-say-the-lamp-that-calls-grille = The grille is up, and they have a short cut to the great stair. So have you.
overlord-say-the-lamp-that-calls-brass-door = The brass door has given way: they can walk up to the lamp. The Abbot has stopped in the middle of a word. Tell him to finish it.
overlord-say-the-lamp-that-calls-lamp-west = The terrace lamp is out. With two of three the great one burns low.
overlord-say-the-lamp-that-calls-lamp-sea = The lamp on the rocks is out. Something out at sea that was nearly here has lost its way.
overlord-say-the-lamp-that-calls-lamp-gallery = The gallery lamp is out; they are close under you.
overlord-say-the-lamp-that-calls-low = The great lamp has sunk to half its height. Three symbols are enough to put it out now: nobody who has a gem left may stand beside it alone.
overlord-say-the-lamp-that-calls-first-verse = The first verse, quietly, as one tests a rope. It holds. Let the bell come down the river, and ring it again in round 3.
overlord-say-the-lamp-that-calls-second-verse = The second. They have begun to hum it down there. The next one in round 5, and it has teeth.
overlord-say-the-lamp-that-calls-third-verse = The third: the flame has stood up, and whoever is in the Lantern is wounded by what he remembers. One more, in round 7, and the Abbot must live to sing it.
overlord-say-the-lamp-that-calls-abbot = The Abbot sits on the top step, empty. Nobody else knows the verse by heart. You have only the clock now: hold the lamp until round 9 is over.

## 4. Salt and Iron

overlord-scenario-salt-and-iron =
    .intro = Captain Brine has been hanged once, and it did not take. Then he fished up a crown of salt with his anchor, and since that day the Wet Widow has been filling, a little faster each time the tide remembers. He will not give it back. He would rather go down with it, and he has a feeling that the sea would make him an admiral. Now a longship has come alongside in the fog, with muffled oars, to fetch the crown. They have two planks and no idea how quickly pitch burns. You need a single man on the starboard side, four pots, and the patience to heat them one after the other.
    .goal = The crown stays aboard: burn their longship with four pots of pitch, or go down together when round 7 is over.
    .rules = Activate the Spring tide with one of yours on the Starboard side, and you throw pitch: everybody on the longship is wounded once. The pots are hot in rounds 1, 3, 5 and 7 at the earliest; four of them win. So does the end of round 7, and so does the last hero's death. They win when the Salt Crown is on the longship. It lies in the strongbox in the Captain's cabin: difficulty 5, or 1 with the key that the captain drops. In round 4 the Fore hold fills, in round 6 the After hold; with three or four heroes the Coil comes up in round 3.
    .victory = The crown goes over the side as if a hand had taken it, and the Wet Widow, which has carried you through everything, straightens up, shakes herself, and leaves. Nine green lights go down a stair. The captain plays the fiddle to the end. It would seem that he is not to be an admiral.
    .defeat = The fog closes over the ship, and over what was on her, and over what was beside her.
    .dead = “Ballast,” says the captain, feeling his neck. He has them put in the hold, where the water is up to the third rung. Somebody very old down there asks each of them for the crown. They have not got it. He pats his chest, and whistles.
    .pitch = The fourth pot. For a moment the longship is the brightest thing on the sea, and one could read by her; then one could not. There is only your ladder now. The captain stands at the top with his hat off. He likes company on a voyage.
    .time = The fog lifts, and there are the others: three black ships with green lanterns, and at each rail somebody who holds his head a little to one side. You are expected. The strangers on your deck have seen them too. They put down their axes one after another.
overlord-say-salt-and-iron-captain = The captain has been killed a second time, and his key has slid over the Quarterdeck. The strongbox has a difficulty of 1 for whoever picks it up: somebody stand on that key.
overlord-say-salt-and-iron-cabin-door = They are through the cabin door. From here on they need only the box.
overlord-say-salt-and-iron-strongbox = They have the crown. Whoever carries it will run for the longship: the planks, and in the water whatever swims.
overlord-say-salt-and-iron-coil = To starboard the sea has gone smooth. The Coil is here, and she is yours, and she can be on the longship before any of them.
overlord-say-salt-and-iron-leak = The Fore hold is water. Whoever cannot swim has no business there; your boys are at home.
overlord-say-salt-and-iron-list = She lists, and the After hold is water as well. There is less deck to look after.
overlord-say-salt-and-iron-pitch = The first pot has burst among their thwarts. The next is hot in round 3: leave a man at the rail.
overlord-say-salt-and-iron-burning = Three pots, and their sail is burning. One more, from round 7 on, and they stay.

## 5. The Cousin Leaves Early

overlord-scenario-the-cousin-leaves-early =
    .intro = You are the widow's cousin. At any rate she believed it, and the food was excellent. In the old king's desk there was a map, and on it three eyes: one in the tower, one over the altar, one in the treasury. While they look, the dead in this jungle stay where they are, and that is a waste of good dead. Each wants a whole night of its own, so to speak, and you have a single one for all three. Some people have followed you from the funeral, with a dog, and they are not family. Take off your gloves. You climb, they mostly do not; and everything that drops out of the trees here has been looking forward to meeting them.
    .goal = Take the three eyes, and be gone by the Old road or a thicket before daybreak (round 9).
    .rules = The Cousin takes an eye each time the turn marker advances while he is in the Fallen tower, at The altar or in the Treasury, one in each. With all three you win as soon as he comes to the Old road, the West thicket or the East thicket; you also win when no hero is left. They win when he is dead, or when the marker comes to 9. Whoever has Climb crosses cliffs for 1 movement point more. With the second eye the Bronze Judge gets up at the Gate of heads, on your side. The Blood moon moves the Cousin at no price, or brings reinforcements.
    .victory = They have found you, with your hat over your face, and have folded your gloves and put them on your knee: people can be considerate. In your pocket were two letters of condolence. One of them was for them. The eyes are back where they were, and the leaves have stopped.
    .defeat = Three dark holes in three stone faces; and in your bag something that turns round to look out.
    .dead = You lay each of them out with care, close their eyes, and say a few words that are warm and could be about anybody. Then you go to see about the others, which are of stone and are open.
    .away = A branch springs back, and you apologise to it. Behind you they have come to the road and see you go, small and straight, with your bag. You lift your hat without turning round. In the bag, for the first time in eleven hundred years, something blinks.
overlord-say-the-cousin-leaves-early-arrival = The Cousin is on the fern bank: tower, altar and treasury are all in sight. Which of them can they reach last?
overlord-say-the-cousin-leaves-early-treasury-door = The treasury door is open. They think they have shut you out; they have let you in.
overlord-say-the-cousin-leaves-early-tower-eye = The eye of the tower, wrapped in a handkerchief. You need not come here again.
overlord-say-the-cousin-leaves-early-altar-eye = The eye over the altar. You have begged the face's pardon; nobody else was going to.
overlord-say-the-cousin-leaves-early-treasury-eye = The eye from under the sand. The bag has begun to look about.
overlord-say-the-cousin-leaves-early-judge = Two eyes, and the Bronze Judge gets up between the stone heads. He takes you for an officer of the court. He is slow and dear: use him as a door.
overlord-say-the-cousin-leaves-early-all-eyes = You have all three. Now any way out will do, and the one without an archer is the shortest.
overlord-say-the-cousin-leaves-early-birds = One bird, somewhere in the fig. Two rounds more, and it is day.
overlord-say-the-cousin-leaves-early-daybreak = Day, all at once. There are torches on the road, and the widow, who has remembered something.

## 6. Till the Cock Crows

overlord-scenario-till-the-cock-crows =
    .intro = Aunt Harrow has never forgotten a name. This evening she went along the river with a basket, from mound to mound, and knocked, and they have all come out for her, the slow ones first. There is one roof between here and the sea, and it has no roof. Some people have taken refuge in it, with a few fishermen and three fires. While one of the fires burns she cannot go in; she was brought up like that. Your people need not bite anybody. They are cold, and would like to sit down somewhere warm. Let them sit on the fires, in twos if there is a crowd to see to it, and remember that cocks get up early.
    .goal = Put out all three fires, or bring two heroes down, before the marker comes to 8.
    .rules = Each time the turn marker advances while one of yours (with three or four heroes: two) is in the West cloister, the East cloister or on the High step, that fire goes out for good. You win when all three are out, or when two heroes are dead (of two heroes: one). They win as soon as the marker comes to 8. With three or four heroes something answers you at the Gate of heads in round 4. The Falling stars bring reinforcements, or sparks on the King's floor that wound them and give you gems.
    .victory = It was a bad cock, two villages away, and early. On the steps they have stopped with one foot lifted; they cannot remember what they came for. They go home in single file, the smaller ones first. “Another time, dears,” says Aunt Harrow to both sides, and ties her bonnet. You carry the basket.
    .defeat = Where the fires were it is dark, and it is crowded.
    .dead = The last of them has gone down facing the right way, and a fire still burns behind his back. Aunt Harrow waits until it is quite out. It takes all night. Nobody has better manners.
    .cold = The last fire is a heap of red, and then of grey. “May I?” she asks, and wipes her shoes. She has a name for everybody, and has brought the stones. Your people sit down where it is still warm.
    .fallen = They have a fire left, and nobody to hold the steps while somebody fetches wood. One after another the fishermen find that they have forgotten something at home. Aunt Harrow takes off her gloves. She can wait, and so can you.
overlord-say-till-the-cock-crows-west-fire = The west fire is out. Yours sat down on it side by side; they had been so cold.
overlord-say-till-the-cock-crows-east-fire = The east fire is out. Somebody walked through it and did not notice, which is what one likes about them.
overlord-say-till-the-cock-crows-high-fire = The fire on the High step is out, and the king's face with it.
overlord-say-till-the-cock-crows-answered = Aunt Harrow has turned a page, and something has answered from the Gate of heads. It is large, it is yours, and it wants paying.
overlord-say-till-the-cock-crows-midnight = Midnight. They have had time to catch their breath: a gem is back for each of them. Three rounds more.
overlord-say-till-the-cock-crows-grey = It is getting grey between the trunks. One turn is left to you; whoever is nearest a fire should run.
