# The words of the Adventures: what is read aloud, the names of places, Doors, scenes and their options.
# The sheets themselves are in scenarios/*/scenario.toml. What is read when an option is taken is `say-…`, if its Challenge fails `say-…-fail`.

campaign-title = From Blackriver to the Ash
    .blurb = Five chapters, from an unlit beacon to the throne under the mountain. What you learn and carry stays with you, and so does what you have decided: somebody at the end of the road will remember it.

## 1. The Road to Blackriver

scenario-the-road-to-blackriver = The Road to Blackriver
    .blurb = A caravan that never arrived, a bridge nobody keeps, a tower whose beacon has not burned for nine nights. There is light enough to walk by. For now.
    .intro = “Nine wagons,” says the factor in Harrow, and holds up nine fingers, as if you might doubt it. “Salt, lamp oil, a bride. They left on the first of the month by the Blackriver road, which is a good road; I drove it myself when I had a back. It takes three days. It has taken nine.” He looks past you, out of the window, where the afternoon lies on the fields like something spilled. “There is a toll tower at the river with a beacon on it. When it burns, the road is safe. My father saw it go out once, in the year of the wolves.” He pushes the purse across the table and keeps a finger on it. “Go while it is light. I do not say this as one says it to children.”
    .goal = Defeat everything at the toll tower, and decide what becomes of its beacon.
    .rules = While the sun is up there is no Darkness: no Rune card lies on the Track. The sun sets when the toll gate opens; from then on the Creeping Dusk draws one Rune a round.
    .notes = Learn here what costs nothing: the Minor Actions. Stand high when you attack, keep one cube for a Reaction, and do not open the toll gate before everybody is on his feet. Behind it the sun goes down.
    .victory = From the top of the tower you can see the whole valley: the road like a dropped ribbon, the river with no light on it, and where the lamps of Blackriver should be, nothing. Not darkness. Darkness would at least have an edge. You look for a while, all of you, to be sure. Then somebody says what everybody is thinking, which is that villages do not go out.
    .defeat = The road keeps what it is given. In a week the grass has come up between the boards of the wagons; in a month a man with a long beard drives by, sees a good hammer lying in the ditch, and does not stop for it.
setup-the-road-to-blackriver-first = The caravan road
    .enter = The wagons stand as they stopped, one behind the other, with the horses gone out of the traces and the salt run out in white fans. No blood, no birds. On the milestone somebody has set down a pair of boots, side by side, the way one does at a bedroom door. Then, further up the road, a bowstring complains.
setup-the-road-to-blackriver-river = The river bank
    .enter = Below the barricade the Blackriver goes by at its own pace, and it is as black as they say. The toll bridge still stands. On the near bank sits a ferryman beside a boat without a bottom, and he does not turn his head, and neither does he breathe.
setup-the-road-to-blackriver-tower = The toll tower
    .enter = The gate opens without a sound, as if it had been waiting for a reason. Behind it the tower stands up to its knees in mud, and the mud has footprints in it that begin nowhere. At the very top, black against a sky that is just giving up its last red, hangs the iron basket of the beacon.
door-the-road-to-blackriver-barricade = The barricade
door-the-road-to-blackriver-toll-gate = The toll gate
scene-the-road-to-blackriver-wagon = The last wagon
    .text = The ninth wagon lies on its side with one wheel in the air, and the wheel is still turning. Under the canvas something sighs: a grey mare, tangled in her own harness. Beside her, quite peaceful, lies the carter, with his hat over his face as if he would be woken at noon.
choice-the-road-to-blackriver-search = Search the load
say-the-road-to-blackriver-search = Between two sacks, where the carter kept what was none of the factor's business, you find a thing worth a bent finger.
say-the-road-to-blackriver-search-fail = The sack was holding up the axle. You get your hand back, most of it, and what it was after.
choice-the-road-to-blackriver-horse = Cut the mare free
say-the-road-to-blackriver-horse = She stands up in stages, shakes off the road, and leans her whole forehead against your chest. After that she will not be left behind.
choice-the-road-to-blackriver-bury = Bury the carter
say-the-road-to-blackriver-bury = It takes a while, and nobody complains. When the last stone is on, the weight is gone from your legs, as if he had taken it over. In his hat there was a locket with somebody's face in it.
scene-the-road-to-blackriver-ferryman = The ferryman
    .text = “There is a bridge,” you say, to say something. “There was a ferry first,” says the ferryman. His eyes are two river stones. “The toll is what you would rather keep. Or you may answer me a question; I have had nobody to ask. Or you may ride by on a horse, as the gentry did, and throw me my own back.”
choice-the-road-to-blackriver-pay = Pay what you would rather keep
say-the-road-to-blackriver-pay = He takes something out of you with two fingers, like a hair from a coat, and gives you change: a coin with a king on either side, each with his back to the other.
choice-the-road-to-blackriver-riddle = Answer his question
say-the-road-to-blackriver-riddle = “What crosses the river and is never wet?” You tell him. He laughs, and it is the sound a keel makes on gravel. “I knew it once,” he says. “Thank you.” He gives you the pole; he has no water for it any more.
say-the-road-to-blackriver-riddle-fail = “No,” says the ferryman, quite kindly. “It is not the moon.” You are as tired as if you had rowed.
choice-the-road-to-blackriver-ride = Ride by on the grey mare
say-the-road-to-blackriver-ride = You throw him his own coin, out of the mud at his feet, and he catches it without looking. “They always did that,” he says, and stands up at last, and gives you his cloak, and wades in. The mare watches him go under. Then she turns home by herself.
scene-the-road-to-blackriver-beacon = The beacon
    .text = The basket is full of dry wood; nobody has touched it. Beside it hang a bundle of blue herbs, which make the flame that means “come”, a letter with an unbroken seal, and the watchman's good torch, wrapped in oilcloth. One can light the thing and be seen from here to the mountains, by everybody who looks. Or one can take what is useful and go down in the dark.
choice-the-road-to-blackriver-light = Light it, and let everybody see
say-the-road-to-blackriver-light = It goes up with a roar, blue as a vein. Far off, after a long time, on a hill you had not known was one, a second spark answers. Something else has seen it as well. Let it.
choice-the-road-to-blackriver-strip = Take the torch and leave it dark
say-the-road-to-blackriver-strip = You wrap the torch again and climb down. Behind you the tower is a tower. Whoever looks tonight from the other hills will see what they have seen for nine nights, and go to bed.
say-the-road-to-blackriver-sunset = The sun goes down behind the tower as one puts down a lid. It does not get dark from above, the way it should. It gets dark from below: first the ruts, then the puddles, then the shadow under your own feet, which lies a little longer than you do, and moves a little later.
say-the-road-to-blackriver-beacon = It is quiet at the toll tower. A ladder leads up to the beacon, and all its rungs are there.
count-the-road-to-blackriver-beacon = The beacon of the toll tower
status-grey-mare = The grey mare
    .about = She follows you, and somebody at the river may remember horses.

## 2. The Disappearance of Blackriver

scenario-the-disappearance-of-blackriver = The Disappearance of Blackriver
    .blurb = Four hundred people, one church, a mill: gone, with the houses. Only the lamps were left, and somebody has blown them out. Light three of them, and go down where the rest has gone.
    .intro = There are doorsteps. That is the worst of it: forty doorsteps in good order round a square of wet grass, each swept, each with its scraper and its pot of thyme, and behind them no doors and no houses but squares of yellower grass where houses were. The well is there. The mill wheel turns in the race and grinds nothing. Three lamps stand on their posts, and their glass is still warm. “They have not been killed,” says somebody who knows about such things. “They have been put away.” You listen. From the well comes a sound you all know and cannot place at once. It is the sound of a market day, a long way down.
    .goal = Light three lamps; that opens the well. Then defeat everything under it.
    .rules = From now on Darkness Hunting lies at the end of the Track. Each lamp drives the Darkness away around it. With the second one a Monster Raid begins; the third one ends it and unlocks the well. The bell ringer in the chapel must not fall. With three Heroes or fewer the Darkness ebbs at fixed times; a Door that opens gives breath.
    .notes = The lamps may be lit in any order. Light the second one only when somebody stands near the third: the raid lasts as long as you take. Whoever prays in the chapel walks through the Darkness unharmed.
    .victory = The last of them sinks down into the black water and does not come up, and the sound of the market stops, in the middle of a word. Then a bucket comes down the shaft, very slowly, on a rope nobody has let out. It is full of light. You pour it away over the stones, as it seems to ask, and above you, one after the other, forty doors open.
    .defeat = The grass grows over the doorsteps. It is good grass. Some years later somebody builds a farm there and digs a well, and fills it in again the same evening, and never says why.
setup-the-disappearance-of-blackriver-first = The square
    .enter = Between the doorsteps the mist has company.
setup-the-disappearance-of-blackriver-mill = The mill
    .enter = The mill has no walls, but all its stairs. Over the race the wheel goes round, and with every turn it lifts something out of the water and puts it back on the other side. The lamp hangs where the miller could see it from his bed.
setup-the-disappearance-of-blackriver-chapel = The chapel
    .enter = Here the roof is gone and the dead have been left; they were perhaps not counted. In front of the altar an old man in a leather cap stands guard over a bell rope that goes straight up into the empty sky, and stays there. “Do not ask me what it is tied to,” he says. “Just keep them off it.”
setup-the-disappearance-of-blackriver-under = The streets under the well
    .enter = At the bottom the water is warm, and it has a floor, and the floor has streets. Everything is here: the thyme, the scrapers, the smell of bread. Only the people stand quite still, each with the mouth a little open, and between them, with a long knife and no hurry, walks somebody in a hood who is taking the words out.
door-the-disappearance-of-blackriver-mill-lane = Mill Lane
door-the-disappearance-of-blackriver-lych-gate = The lych gate
door-the-disappearance-of-blackriver-well = The well shaft
scene-the-disappearance-of-blackriver-square-lamp = The lamp on the square
    .text = The lamp that everybody was to meet under. There is oil in it, and no wick that you can see.
choice-the-disappearance-of-blackriver-oil = Trim it properly
say-the-disappearance-of-blackriver-oil = There is a wick, if one believes in it for long enough. The flame stands up straight and looks about. You take the spare lantern from the hook; nobody will be needing it.
say-the-disappearance-of-blackriver-oil-fail = It lights, and so does your sleeve.
choice-the-disappearance-of-blackriver-breath = Breathe it alight
say-the-disappearance-of-blackriver-breath = You give it a breath you will miss one day. It burns with your colour.
scene-the-disappearance-of-blackriver-mill-lamp = The miller's lamp
    .text = It hangs from a beam out over the water. One could climb. Or one could stop the wheel, ride up on it, and trust it not to start again.
choice-the-disappearance-of-blackriver-climb = Climb out along the beam
say-the-disappearance-of-blackriver-climb = On the beam lies the miller's sword, where his wife would not see it. You light the lamp with one hand and come back with two full ones.
say-the-disappearance-of-blackriver-climb-fail = You light it. The way back you take by water.
choice-the-disappearance-of-blackriver-wheel = Stop the wheel
say-the-disappearance-of-blackriver-wheel = It stops. Everybody gets a dry foot for once, and in the third paddle hangs a snare some poacher will be looking for.
say-the-disappearance-of-blackriver-wheel-fail = It does not care to stop. You get the lamp lit in passing, and are as flat as flour.
scene-the-disappearance-of-blackriver-chapel-lamp = The everlasting lamp
    .text = It has been burning since the chapel was built; that is what the word meant. Under it lies the parish book, open at the last page, and the ink is wet. Four hundred names. Somebody has begun to scratch them out from the top.
choice-the-disappearance-of-blackriver-pray = Pray for a flame
say-the-disappearance-of-blackriver-pray = Whoever is there to be asked does not ask back. The lamp burns. A little of it goes on burning about your head, and the Darkness looks elsewhere.
choice-the-disappearance-of-blackriver-names = Read all the names aloud
say-the-disappearance-of-blackriver-names = At the ninetieth your voice goes, and the old man takes over; at the two hundredth somebody is answering, very faintly: here, here, here. You will not forget them. It turns out that this matters.
say-the-disappearance-of-blackriver-names-fail = One of the names is yours. You read on. You read them all.
scene-the-disappearance-of-blackriver-well = The well
    .text = Market day, a long way down: hens, a fiddle, somebody beating somebody else down over a cheese.
choice-the-disappearance-of-blackriver-listen = Lie down and listen
say-the-disappearance-of-blackriver-listen = Under the fiddle there is a knife, going to and fro on a stone. Now you know where he stands.
choice-the-disappearance-of-blackriver-stone = Throw in a stone
say-the-disappearance-of-blackriver-stone = You count. At forty somebody throws it back. Tied round it is a piece of paper: a house, a sun, six people, drawn by someone who has trouble with hands.
npc-ringer = The bell ringer
    .about = Has rung for every wedding and every fire in fifty years. If he falls nobody will find the way up.
say-the-disappearance-of-blackriver-ringer = Out of the graves comes a thing like a coat on a windy day, and goes for the old man without so much as looking at you.
say-the-disappearance-of-blackriver-bell = “Well then,” says the ringer, spits into his hands, and pulls. You do not hear the bell. But a long way off, under your feet, four hundred people stop and turn their heads. He takes off his old breastplate and hands it over: he rings better without.
say-the-disappearance-of-blackriver-second-lamp = Two lamps. On the square something stops that had been going on all the time, and that you notice only now. Then they come, small and many, over the doorsteps.
say-the-disappearance-of-blackriver-third-lamp = With the third lamp the three lights find each other across the square. What was coming stops coming. On the rim of the well lies the mayor's chain, put down neatly, and the lid has slid aside.
say-the-disappearance-of-blackriver-heard = You hear the whetstone, to the left, behind the baker's, just as it was. You go in on the other side.
count-the-disappearance-of-blackriver-lamps = Lamps lit
status-heard-the-well = Heard the well
    .about = You know what sort of sound is at the bottom of it.

## 3. The Jewel of the Free People

place-the-jewel-of-the-free-people-gate = the gate
scenario-the-jewel-of-the-free-people = The Jewel of the Free People
    .blurb = A city without a king keeps its word in a stone, and the stone over a lake of fire. Somebody will fetch it tonight. Better that it should be you. Going in is the easy half.
    .intro = Daren has a hundred and eleven towns, and one of them never had a lord. When the others ask how that is done, the people of the Free Town show them the jewel: a plain clear thing as large as a fist, into which each of them has said, once in his life, one thing that he would stand by. As long as it is kept, they say, nobody need be made to. “It is not that we think it is magic,” says the speaker of the town, a baker with flour in her eyebrows. “It is that They do. There were four of them at the gate yesterday, very polite, with no shadows. Tonight they will not be polite.” She unhooks a key from a nail between two loaf tins. “The vault was built by people who trusted everybody except each other. Take it away from here. We shall simply have to go on standing by it.”
    .goal = Take the jewel from the far side of the vault, then bring every Hero back to the gate where you began.
    .rules = The windlass in the vault lays a second bridge. When the jewel is taken the fire begins to rise: every second round it takes more of the way back. When it has risen six times all is lost. The Adventure is won when a Hero ends a turn at the gate while all of you stand there. At fixed times the Darkness ebbs; a Door that opens gives breath.
    .notes = Before anybody touches the jewel, let the others start for home. Whoever was kind at the gate need not steal it.
    .victory = You stop outside the gate because your legs do. Behind you the vault fills up to the brim, politely, like a cup. The baker is there, with a tray. She does not ask for the stone; she looks at you, one after the other, and at what you look like, and says: “Good. Then it works.”
    .defeat = In the end it is only a stone, and fire has no hands to drop it with. In the Free Town, three days later, somebody is for the first time asked to kneel; and he looks round, and nobody says anything.
setup-the-jewel-of-the-free-people-first = The terraces
    .enter = White steps go up in the last light, past fountains that somebody has turned off. On the upper terrace the watch stands in order, each man at his post. It takes you some time to see that the watch is dead and has been set up again.
setup-the-jewel-of-the-free-people-gallery = The gallery of mirrors
    .enter = Everybody who ever stood surety for the town has a mirror here instead of a portrait. You see yourselves come in, a dozen of you. It is one too many.
setup-the-jewel-of-the-free-people-vault = The vault
    .enter = No gold. No chests to speak of. A lake of fire with a floor around it, two pillars rising out of the far end, and on the left one, small, on a pedestal of ordinary brick, something that is not red when everything else is.
door-the-jewel-of-the-free-people-bronze-door = The bronze door
door-the-jewel-of-the-free-people-vault-door = The vault door
scene-the-jewel-of-the-free-people-petitioner = The petitioner
    .text = By the gatehouse sits an old man with a bowl. “I have been waiting since the spring to be heard,” he says. “They have so much to do. But I have seen who goes in and out.”
choice-the-jewel-of-the-free-people-alms = Share what you have
say-the-jewel-of-the-free-people-alms = He eats half of it, wraps up the other half, and tells you how one speaks to the stone: in the plural. From under his coat he gives you a rocket, for a festival that will surely be held again.
choice-the-jewel-of-the-free-people-question = Ask him what he has seen
say-the-jewel-of-the-free-people-question = He has seen everything, it turns out, including a pattern for hearth mail, and out of whose pocket it fell.
say-the-jewel-of-the-free-people-question-fail = He has seen you, too, in a year or so. He would rather not describe it.
scene-the-jewel-of-the-free-people-mirror = The thirteenth mirror
    .text = This one shows the room without you in it.
choice-the-jewel-of-the-free-people-look = Wait until you appear
say-the-jewel-of-the-free-people-look = It takes a while to come round to you. When it does it shows you as you were before all this; and something of the silver stays on your skin.
say-the-jewel-of-the-free-people-look-fail = Somebody does appear.
choice-the-jewel-of-the-free-people-break = Break it
say-the-jewel-of-the-free-people-break = Behind the glass is a niche, and in the niche a compass that has given up on the north and points, so far as you can tell, at regret.
say-the-jewel-of-the-free-people-break-fail = Behind the glass is a compass. Seven years, they say; you begin with the blood.
scene-the-jewel-of-the-free-people-windlass = The windlass
    .text = A drum, a crank for four, a chain that runs down into the fire. On the far side, under the pillar with the jewel, the end of a bridge sticks out like a tongue.
choice-the-jewel-of-the-free-people-turn = Turn the crank
say-the-jewel-of-the-free-people-turn = For four, or for one in a temper. The bridge comes out of the fire, dripping, and lies down where it belongs.
say-the-jewel-of-the-free-people-turn-fail = It turns. So, for some time afterwards, does everything else.
choice-the-jewel-of-the-free-people-weight = Let the counterweight do it
say-the-jewel-of-the-free-people-weight = You knock out one pin. The bridge arrives all at once, and with it, flung across the lake, the rusty key somebody once used instead of a pin.
say-the-jewel-of-the-free-people-weight-fail = You knock out the wrong pin first, and are taught to limp. The bridge comes all the same.
scene-the-jewel-of-the-free-people-jewel = The jewel
    .text = It lies on its bricks like a thing put down for a moment. When you come close it begins to hum, in several thousand voices, each of them saying something that it means.
choice-the-jewel-of-the-free-people-bare-hands = Take it with bare hands
say-the-jewel-of-the-free-people-bare-hands = All of them at once, through the palms. You are going to be very angry for a long time on behalf of people you have not met.
choice-the-jewel-of-the-free-people-cloth = Lift it in a cloth
say-the-jewel-of-the-free-people-cloth = Off the bricks, into the cloth, under the coat: it does not so much as stop humming.
say-the-jewel-of-the-free-people-cloth-fail = The cloth burns. You do not let go. Somebody in there approves.
choice-the-jewel-of-the-free-people-speak = Say one thing you would stand by
say-the-jewel-of-the-free-people-speak = You say it, in the plural. For a breath there is silence. Then the stone is lighter, and heavier, and it lets itself be picked up.
say-the-jewel-of-the-free-people-gavel = In front of the vault door lies the magistrate's gavel, with which every meeting was opened. The one who carried it here has no further business.
say-the-jewel-of-the-free-people-lake = The heat takes you by the face. To the right a bridge leads over to the windlass; to the left there is none yet.
say-the-jewel-of-the-free-people-rising = The pedestal goes down by the width of a hand, and the lake comes up by the same. It was a balance. The people who built it trusted everybody, except each other. RUN.
say-the-jewel-of-the-free-people-fire = The fire comes over the edge of the vault, not fast, with the confidence of a thing that has been here before.
say-the-jewel-of-the-free-people-fire-gallery = One after the other the mirrors fill with light and burst. In the last one you see yourselves running.
count-the-jewel-of-the-free-people-jewel = The jewel in hand
count-the-jewel-of-the-free-people-fire = The fire has risen
status-free-peoples-friend = Friend of the Free People
    .about = You know how one speaks to their jewel.

## 4. The Raid on Ignispyra

scenario-the-raid-on-ignispyra = The Raid on Ignispyra
    .blurb = A fortress on a mountain of fire, and in it the captain who took the words out of Blackriver. Two ways to a key, one bell that must not ring, and a cage with somebody in it who laughs.
    .intro = From below Ignispyra looks like a crown somebody has put down on a stove. From close by it looks like what it is: a wall, a forge, a barracks, a hall; and under all of it, day and night, a breathing. “He has had it since the thaw,” says the smith who got away, and shows you how with a stick in the ash. “Bane. Captain of nobody, for nobody would have him; then somebody did. Here the bell: whoever you kill, it calls another. Here the hall: locked. The warden has one key, in the barracks. The other one has not been made yet.” He looks at his hands. “I would make it for you. But I am not going in there again; so one of you will have to learn.” And when you are already on your way: “If there is still somebody in the cage, let him out. Or rather, do not. No: do.”
    .goal = Get a key to the hall, from the forge or from the barracks, and slay Bane.
    .rules = Until the bell in the barracks is silenced it rings every fourth round, and Minions come through the breach. The hall is locked: forge a key at the anvil, or defeat every Monster once the barracks are open. The next Adventure follows at once, without a Camp Phase. At fixed times the Darkness ebbs; a Door that opens gives breath.
    .notes = One key is enough. The forge is hot and quick, the barracks are long and silence the bell. Whatever you carry out of the hall goes with you: the next Adventure gives you no rest.
    .victory = Bane falls as he lived, on somebody else's floor. Where he lay, the flagstone is warm; it has a ring in it. You lift it, and a stair goes down into grey air, and out of the grey air somebody asks, not loudly, in a voice that has never had to be: “Captain? Is it they?” There is no time for a camp. There is hardly time to look at one another.
    .defeat = The bell of Ignispyra rings for you, once each, as is the custom. Down in the plain people look up, count, and go on packing.
setup-the-raid-on-ignispyra-first = The breach
    .enter = There is a hole in the wall as wide as a cart, and they have put stakes in it and gone to supper. Not all of them. On the rampart to the left and right somebody is standing who was never hungry again.
setup-the-raid-on-ignispyra-forge = The forge
    .enter = The mountain itself is the fire; they have only built a room around it. On the anvil lies a bar of iron that has been waiting for someone with an idea. In the corner, in a cage made for a bear, sits a person in the rags of a very good suit and applauds.
setup-the-raid-on-ignispyra-barracks = The barracks
    .enter = Forty beds, made with hospital corners, and in each one an indentation. The warden sits under the bell with the key round his neck and the rope round his wrist, so that nobody shall say he fell asleep on duty. He fell off it in another way.
setup-the-raid-on-ignispyra-hall = The hall of braziers
    .enter = “You will have heard,” says Bane, rising, “that I take words. I take one from everybody, the one he would use last. It saves so much time.” He is large, and well brought up, and he has a mouthful of other people's voices. “Shall we?”
door-the-raid-on-ignispyra-forge-door = The forge door
door-the-raid-on-ignispyra-barracks-door = The barracks door
door-the-raid-on-ignispyra-hall-door = The door of the hall
scene-the-raid-on-ignispyra-rampart-engine = The bolt thrower
    .text = A bolt thrower on a swivel, wound and loaded, aimed down the road by which you were expected.
choice-the-raid-on-ignispyra-loose = Turn it round and loose
say-the-raid-on-ignispyra-loose = It says one word, and it says it to everybody. The crew wore gloves of salamander hide; they will fit. The bolt goes through the first of them and the second, and on into the dark, and a long time later, into something else. The others have stopped singing.
say-the-raid-on-ignispyra-loose-fail = It was wound by somebody left-handed.
choice-the-raid-on-ignispyra-dismantle = Take it apart
say-the-raid-on-ignispyra-dismantle = The shield in front of it was somebody's front door. It becomes you.
scene-the-raid-on-ignispyra-anvil = The anvil
    .text = Iron, fire, a hammer that is too heavy for decent work. The smith has drawn you the key in the ash, from memory; it has three teeth and a lie.
choice-the-raid-on-ignispyra-key = Forge a key
say-the-raid-on-ignispyra-key = Three teeth, and where the lie was you leave a gap. It looks like nothing on earth. It will turn. The key hisses in the bucket. It fits the hall; it would have fitted the smith's house as well, he had only the one idea.
say-the-raid-on-ignispyra-key-fail = It takes three heats and the skin of two fingers. But then it is a key.
choice-the-raid-on-ignispyra-temper = Temper yourself
say-the-raid-on-ignispyra-temper = You hold your hands where the iron was, as long as the smith said, and not one breath longer. From now on the fire knows you. He has left his tongs, too.
scene-the-raid-on-ignispyra-cage = The cage
    .text = “Tharmagar,” says the person in the cage and bows as far as the bars allow. “Conjurer, by appointment. I have been asked to do tricks, and I have; they did not care for the last one. Trick or treat, my dears? I never know beforehand. That is the whole art.”
choice-the-raid-on-ignispyra-free = Let him out
say-the-raid-on-ignispyra-free = The lock was open all the time. “One waits to be asked,” says Tharmagar, takes your arm, and has your purse in his other hand; he gives it back. Tharmagar is with you. You feel better at once, and do not know whether that was the trick or the treat.
say-the-raid-on-ignispyra-free-fail = The lock bites. “Oh, that one,” says Tharmagar, and steps out through the bars on the other side. “I should have said.”
choice-the-raid-on-ignispyra-leave = Leave him where he is
say-the-raid-on-ignispyra-leave = “Quite right,” says the person in the cage. “I would not, either.” He pushes something through the bars for you: the hangman's hood; he seems to have won it at cards.
scene-the-raid-on-ignispyra-bell = The bell
    .text = It is no larger than a bucket, and hangs on a rope that goes through a hole in the wall to a wheel, that turns by itself. There are teeth marks on the clapper.
choice-the-raid-on-ignispyra-cut = Cut the rope
say-the-raid-on-ignispyra-cut = The rope falls down and goes on writhing for a while. In the corner stands a drum that a deserter left behind, with everything he had to say still in it.
choice-the-raid-on-ignispyra-muffle = Wrap the clapper, and keep it
say-the-raid-on-ignispyra-muffle = You wrap it up like a child. It hums in your pack; down in the hall chains fall slack.
say-the-raid-on-ignispyra-muffle-fail = It rings. Just once, against your palm, just enough.
say-the-raid-on-ignispyra-alarm = High up, in the barracks, a bell clears its throat.
say-the-raid-on-ignispyra-bell-rings = The bell rings. Through the breach behind you, in step, come those it was ringing for.
say-the-raid-on-ignispyra-bell-cut = It is so quiet that you can hear the mountain breathe. Nobody else will be called.
say-the-raid-on-ignispyra-warden = Round the warden's neck you find the key to the hall, and at his belt a sabre too good for him.
count-the-raid-on-ignispyra-key = A key to the hall
count-the-raid-on-ignispyra-silence = The bell silenced

## 5. The Crown Beneath the Ash

scenario-the-crown-beneath-the-ash = The Crown Beneath the Ash
    .blurb = Down the stair, straight from the captain's hall: a church of ash, two crypts, and a king who has been dead for so long that he has got used to it. What you did on the way here will be remembered.
    .intro = Two hundred steps. At the hundredth the warm air stops, as if at a door. Below lies a church that nobody has built upwards: it hangs down into the mountain, vault under vault, and what falls through it without end, grey and quite soft, is the kingdom he had. “I had a name,” says the voice, while you are still coming down. “My knights kept it for me, and my queens. They are good people, they keep it still. One seal each; it is all that holds me to this chair. Break them, and I am what I was. Leave them, and I am what I am. You see, I am being fair.” He waits until you have arrived at the bottom. “Nobody else comes to see me,” says the Undead King, “but that they want something. What do you want?”
    .goal = Break at least one seal; that opens the throne room. Then slay the Undead King.
    .rules = Each seal broken takes something from the King: the first one the lock from his door, the second one of his Attack cards. What you have done in earlier Adventures may take others from him. At fixed times the Darkness ebbs; a Door that opens gives breath.
    .notes = One seal opens the door, two make the King poorer. Do not stand in rows: he strikes whole areas. A beacon, a bell and four hundred names may be worth more here than a sword.
    .victory = The crown rolls a long way, and you listen to it, all of you, until it lies down. Then there is somebody on the steps of the throne, very old, with a bare head, who looks at his hands. “Oh,” he says. “Was that all.” The ash stops falling. High above, for the first time in nine hundred years, a stone moves aside, and what comes in is only morning; but one could see by it how large the room was, and that there was nothing else in it at all.
    .defeat = “Nobody stays,” says the Undead King, and rises, and this time, as there is nobody left to hold him to the chair, he goes on rising. Up in the hall of Ignispyra the braziers go out one by one. It begins to snow, grey, and warm.
setup-the-crown-beneath-the-ash-first = The nave
    .enter = The pews are full. They have kept your places for you.
setup-the-crown-beneath-the-ash-knights = The knights' crypt
    .enter = Each lies on his own lid with his feet on a dog. As you come in the dogs look up first.
setup-the-crown-beneath-the-ash-queens = The queens' crypt
    .enter = Five queens and one king, it must have been a lively house. The air is sweet, and it is not flowers. Somebody is sitting on the uppermost tomb combing her hair and has been at it for some time.
setup-the-crown-beneath-the-ash-throne = The throne under the ash
    .enter = He is larger than any doorway you have come through; he has grown around his chair as a tree grows round a fence. Only the hand with the sword is still free. “Now,” says the Undead King. “What was it that you wanted?”
door-the-crown-beneath-the-ash-knights-stair = The knights' stair
door-the-crown-beneath-the-ash-queens-stair = The queens' stair
door-the-crown-beneath-the-ash-throne-door = The door of the throne
scene-the-crown-beneath-the-ash-epitaph = The epitaph
    .text = HERE LIES — and then somebody has worked on it with a chisel, for years, and with love.
choice-the-crown-beneath-the-ash-read = Read it with your fingers
say-the-crown-beneath-the-ash-read = Chisels leave more than they take. You read a name, and under the name, set into the stone like a full stop, there is a gem.
say-the-crown-beneath-the-ash-read-fail = The name reads you as well. But now you have it.
choice-the-crown-beneath-the-ash-kneel = Kneel, and say nothing
say-the-crown-beneath-the-ash-kneel = For as long as one breath takes nobody wants anything of anybody. When you get up, there is a coat about your shoulders, embroidered, for a wedding.
scene-the-crown-beneath-the-ash-knights-seal = The knights' seal
    .text = Lead, as large as a shield, poured over a crack in the wall. In it are the prints of forty mailed hands.
choice-the-crown-beneath-the-ash-shatter = Break it
say-the-crown-beneath-the-ash-shatter = It breaks like ice. Behind it stands a sword that has been waiting too long; it will do once.
say-the-crown-beneath-the-ash-shatter-fail = It breaks, and so does something in your wrist.
choice-the-crown-beneath-the-ash-oath = Say the King's name to his knights
say-the-crown-beneath-the-ash-oath = One of them sits up on his lid, takes off the helmet and is, under it, about nineteen years old. “Then we are released,” says Sir Caldwin. “Then I can say what I think.” He comes with you. He gives you his shield; he has waited nine hundred years to use the other hand.
scene-the-crown-beneath-the-ash-queens-seal = The queens' seal
    .text = Five rings, soldered into one. There is hair wound round it.
choice-the-crown-beneath-the-ash-unsolder = Pick it apart
say-the-crown-beneath-the-ash-unsolder = Ring by ring. Under the fifth there is a pearl as black as if it had looked on.
say-the-crown-beneath-the-ash-unsolder-fail = The solder is poisoned. He knew them well, his queens, and they him.
choice-the-crown-beneath-the-ash-mourn = Mourn with them
say-the-crown-beneath-the-ash-mourn = You sit down. It takes its time, and it costs you something. Then the eldest undoes the rings herself, as one undoes a necklace in the evening, and puts a widow's bow in your hand.
say-the-crown-beneath-the-ash-throne-opens = Something like a bolt goes back a long way off, and the ash in the nave begins to drift, all of it, in one direction: towards the door of the throne.
say-the-crown-beneath-the-ash-knights-seal = Forty hands let go.
say-the-crown-beneath-the-ash-knights-oath = Forty hands let go, and one is held out to you.
say-the-crown-beneath-the-ash-queens-seal = The combing stops. It is as if a clock had stopped that one had long ceased to hear.
say-the-crown-beneath-the-ash-king = For a moment each of you knows exactly how tired you are.
say-the-crown-beneath-the-ash-beacon-far = He raises his hand to call the levy, and nobody comes. High above, in the passes, fires are burning, blue ones, from hill to hill, all the way from a tower by a river. They are holding the roads up there. Somebody had told them to.
say-the-crown-beneath-the-ash-names = “By my edict,” the King begins; and you say: Agnes Miller. Ansel Miller. Old Bert. It takes you no time at all, you have them by heart; and at every name one word of the edict goes out.
say-the-crown-beneath-the-ash-ringer = Far off, and above, a bell. You know by now what it is tied to. You can go on for a while.
count-the-crown-beneath-the-ash-seals = Seals broken
status-kings-name = The King's name
    .about = You have read it in the stone. There are those who are waiting to hear it.

## 6. The Draconian Dungeon

place-the-draconian-dungeon-stair = the stair
scenario-the-draconian-dungeon = The Draconian Dungeon
    .blurb = Three scales from under a sleeper, and out again on tiptoe. Every Door and every Chest makes a noise. It is said that he dreams of thieves.
    .intro = “Dead,” says the dealer, “has been dead since my grandmother's day, nothing but bones and bad habits. So it is not stealing. Three scales; I have a customer for three.” He draws you the larder, the hall, the hatchery, the kiln. He draws something across the middle of the hall, quite small at first, then he has to turn over the paper. “He lies here. He sleeps, as the dead sleep who have not been told. He has good ears, for somebody without any.” He blows the chalk off the drawing. “Every hinge, every lid, anybody who falls over. I would not count beyond four.” And at the door: “Take off your boots.”
    .goal = Bring three scales together, then end a turn with all Heroes back in the larder, at the stair.
    .rules = Noise: each Door beyond the hall, each Chest that is searched and each Hero who is Knocked Out counts one; so do some of the options. At three the sleeper stirs, at five he wakes. A lullaby in the hall, if it succeeds, makes Doors and Chests quiet. At fixed times the Darkness ebbs; a Door that opens gives breath.
    .notes = Five is the number not to reach. The lullaby is worth a try by whoever has most Wisdom, before the first Chest. It is no shame to leave treasure behind.
    .victory = On the upper step you put your boots on again, one by one. Below you something turns over with a sound like a harbour in a gale, and sighs. You are nearly home when somebody asks who, in that case, has been paying the dealer.
    .defeat = He dreams of thieves. Now he has them all, side by side, in the order in which they came; and he settles down upon them, carefully, as upon eggs.
setup-the-draconian-dungeon-first = The larder
    .enter = Hooks for cattle. Hooks for horses. A small, clean row of hooks at about the height of your collars. Two fires still burn under the roasting spits; somebody keeps them in, out of loyalty.
setup-the-draconian-dungeon-hall = The dragon's hall
    .enter = First you think it is the roof that has come down: ribs, columns, a fallen keel. Then it breathes out. He fills the hall from end to end, and in the hollow where his belly was his last servants go to and fro on felt slippers.
setup-the-draconian-dungeon-hatchery = The hatchery
    .enter = Warm stones, each with a dent in it. One egg is left. Somebody sits beside it with her hands folded and smiles at you with too many teeth: visitors are so good for them at this age.
setup-the-draconian-dungeon-kiln = The lime kiln
    .enter = This is where the bones went. It has burned ever since, white, without smoke, and it makes a little singing noise like a kettle that means no harm.
door-the-draconian-dungeon-larder-door = The larder door
door-the-draconian-dungeon-hatchery-door = The hatchery door
door-the-draconian-dungeon-kiln-door = The kiln door
scene-the-draconian-dungeon-larder-scale = The scale in the larder
    .text = They have been using it as a chopping board. It is nailed to the block.
choice-the-draconian-dungeon-pry = Pry it off
say-the-draconian-dungeon-pry = Eleven nails, eleven little sighs. On the back somebody has scratched how such a thing is worked.
say-the-draconian-dungeon-pry-fail = Ten nails, ten little sighs. The eleventh sings.
choice-the-draconian-dungeon-coax = Warm it, and coax it
say-the-draconian-dungeon-coax = Scales remember being part of something. You hum a little, and it comes to you like a cat, and is just as warm.
say-the-draconian-dungeon-coax-fail = It comes. It is warmer than you thought.
scene-the-draconian-dungeon-hatchery-scale = The scale in the nest
    .text = The egg lies on it, as in a saucer.
choice-the-draconian-dungeon-take = Take both
say-the-draconian-dungeon-take = One under each arm. The egg says something, loudly.
choice-the-draconian-dungeon-trade = Put something of yours under the egg
say-the-draconian-dungeon-trade = It need not be much; a year or two. The egg is content. In the straw lies a flute made from somebody who came before you.
scene-the-draconian-dungeon-kiln-scale = The scale in the kiln
    .text = It hangs in the flue for a damper, and glows.
choice-the-draconian-dungeon-rake = Use the rake
say-the-draconian-dungeon-rake = It comes down into the ash together with a tooth, hollow, and full of something that moves.
say-the-draconian-dungeon-rake-fail = It comes down on your arm.
choice-the-draconian-dungeon-reach = Reach in
say-the-draconian-dungeon-reach = One, two. You have the scale, no eyebrows, and a spark that has made up its mind to stay with you.
scene-the-draconian-dungeon-sleeper = The sleeper
    .text = His head lies on his claws. Under the lids, where there is nothing any more, something goes to and fro.
choice-the-draconian-dungeon-lullaby = Sing him a lullaby
say-the-draconian-dungeon-lullaby = You know only one; it is about a small house and a large moon. His breath grows long. From now on he hears only that. He sleeps as you have never seen anybody sleep. One could open every Door in the house.
say-the-draconian-dungeon-lullaby-fail = At the second verse he begins to hum along, and that is not at all what is wanted.
choice-the-draconian-dungeon-pass = Slip past in his shadow
say-the-draconian-dungeon-pass = It is a good shadow, large, and used to being empty. Nobody sees you for a while.
say-the-draconian-dungeon-stirs = The ribs creak. Out of the nostrils comes a breath, not meant for anybody, and everything that is made of hair curls up.
say-the-draconian-dungeon-wakes = “THIEVES,” says the sleeper, with infinite content, and stands up.
say-the-draconian-dungeon-leave = Three. They fit together at the edges, like a word. Now to the stair, all of you, and walk; do not run.
count-the-draconian-dungeon-scales = Scales
count-the-draconian-dungeon-noise = Noise

## 7. The Tunnels of Undermountain

scenario-the-tunnels-of-undermountain = The Tunnels of Undermountain
    .blurb = At the bottom of the mine hangs the bell that tells the shift to come up. Somebody has unhooked the rope. There are two ways down, one of them short and one of them kind.
    .intro = A mine works like this: in the morning four hundred go down, and in the evening the bell calls them up again. Yesterday evening the bell did not ring. One should think that they would have noticed. “They do not notice,” says the woman at the pithead, who has been counting helmets since yesterday. “That is what the bell is for. You lose the day down there; you think: one more cart. They will go on. They will go on until they are” — and she does not look for the word. “By the staked tunnel it is half as far. By the other one the air is bad, but my husband is in it.” She has a voice that carries. “The water comes up at the sixteenth hour, if nobody minds the pumps. At the twenty-second there is no more bell to ring.”
    .goal = Reach the deep and ring the mine bell.
    .rules = Both tunnels lead to the deep; either lock opens it. From the sixth round on, with four Heroes or more, the graves are restless. In the sixteenth the water comes up; after the twenty-second the Adventure is lost. Nobody needs to slay the Gravewright, but he minds. At fixed times the Darkness ebbs; a Door that opens gives breath.
    .notes = Choose one tunnel and go. The bell hangs on the block in the middle, two levels up; nobody rings it with an enemy beside him, so push them off first.
    .victory = One stroke, and it goes through the mountain as a word goes through a crowd. For a moment nothing. Then, from everywhere, tools being put down: four hundred picks, leaned against the wall, one after the other, with care, because tomorrow they will be needed. “Evening already?” says somebody in the dark.
    .defeat = The water closes over the bell; it rings once, by itself, too low to be heard. Up at the pithead a woman has laid out four hundred helmets in rows, and begins to put a candle into each.
setup-the-tunnels-of-undermountain-first = The guard post
    .enter = Two holes in the rock, and over each a board. On the one: SHORT. On the other: MIND YOUR HEAD. Somebody is sitting between them who did neither.
setup-the-tunnels-of-undermountain-stakes = The staked tunnel
    .enter = The short way was short for everybody; so somebody planted it with stakes. Behind it the old gallery opens up, and in it someone is sharpening more.
setup-the-tunnels-of-undermountain-fumes = The foul tunnel
    .enter = The candle burns green. Then it widens out into a garden: mushrooms, tall as children, in beds, raked. Behind a fall of rock somebody is knocking; three, and three, and three.
setup-the-tunnels-of-undermountain-deep = The deep
    .enter = The treasury of Undermountain never held any treasure, it was built in case. On a block in the middle stands the bell, and at the bell, with a measuring rod, somebody in a black apron, who looks at you not unkindly, from head to foot and once across the shoulders. “I shall have you ready by morning,” says the Gravewright.
door-the-tunnels-of-undermountain-staked-tunnel = The hole marked SHORT
door-the-tunnels-of-undermountain-foul-tunnel = The hole marked MIND YOUR HEAD
door-the-tunnels-of-undermountain-upper-lock = The upper lock
door-the-tunnels-of-undermountain-lower-lock = The lower lock
scene-the-tunnels-of-undermountain-winch = The winch
    .text = A winch, a basket, a shaft. Everything the watch had is in the basket, and the basket is on the way down.
choice-the-tunnels-of-undermountain-lower = Haul it up
say-the-tunnels-of-undermountain-lower = Bread, lamp oil, dry socks. There are few things so good against the dark as dry socks.
say-the-tunnels-of-undermountain-lower-fail = The rope was tied to nothing. What comes up is the draught.
choice-the-tunnels-of-undermountain-oil = Take the watchman's torch
say-the-tunnels-of-undermountain-oil = It was made by somebody who meant to come back.
scene-the-tunnels-of-undermountain-miners = The fall of rock
    .text = Three knocks, and three. “Is it evening?” asks a voice behind the rock.
choice-the-tunnels-of-undermountain-dig = Dig them out
say-the-tunnels-of-undermountain-dig = The last stone is pushed out from within. “About time,” says Hedda Ironbraid, foreman, and looks at your weapons as one looks at a botched job. She comes along to put it right.
say-the-tunnels-of-undermountain-dig-fail = The last stone comes by itself, on your foot. “Amateurs,” says somebody, and climbs out over you.
choice-the-tunnels-of-undermountain-share = Share their spring with them
say-the-tunnels-of-undermountain-share = Through a crack as wide as a hand they pass you their cans, one after the other: hot water from the mountain, tasting of iron and of somebody's soap.
scene-the-tunnels-of-undermountain-mine-bell = The mine bell
    .text = As large as a cow, green, without a rope. In the rim are four hundred dents, one for each morning that somebody was late.
choice-the-tunnels-of-undermountain-ring = Strike it with whatever you have
say-the-tunnels-of-undermountain-ring = You hit it as one hits something for four hundred people.
say-the-tunnels-of-undermountain-ring-fail = You hit it. It is the Gravewright's shoulder that was in the way; and yours that is sorry.
choice-the-tunnels-of-undermountain-rope = Make a rope
say-the-tunnels-of-undermountain-rope = Out of everything: belts, straps, and something of yourself that you will be missing. You pull.
say-the-tunnels-of-undermountain-graves = Those whom the mountain kept have noticed that nobody rings the evening. They begin a new shift.
say-the-tunnels-of-undermountain-deep = The lamps burn down to blue points. Something lies down under one of you, softly, like a blanket.
say-the-tunnels-of-undermountain-water = Cold over the ankles: the pumps have stopped. Six rounds.
count-the-tunnels-of-undermountain-bell = The bell rung

## 8. The Salt Pit (Battleground)

scenario-the-salt-pit = The Salt Pit
    .blurb = A Battleground. Steps above, a quarry below, and between them something that belongs to neither team.
    .intro = On holidays they let down the nets and open the gates; on the steps they sell nuts. The rules of the Salt Pit are old and easy to remember: whoever is carried out has lost. What lives down there between the two gates has no team. It was there first, and it likes everybody.
    .goal = Bring the other team more Trauma cubes than it can bear, or let its Curses do it.
    .rules = A Battleground: no Dungeon Roles, no Rune card. A Rotten Flesh lives in the pit and goes for the nearest Hero; with four or more Heroes there are two. From the fifteenth round on salt gets into the wounds: BLEED 4 for everybody, every round.
    .notes = The steps give +2 to whoever stands on them. The thing in the middle goes for whoever is nearest: let that be somebody else.
    .victory = The nets go up. Somebody throws a bag of nuts.
    .defeat = You are carried out, with some care, past the people with the nuts.
say-the-salt-pit-salt = They open the sluices on the upper steps, as always when it goes on for too long. What comes down is white, and fine, and gets into everything. Into wounds first.
setup-the-salt-pit-first = The salt pit
    .enter = White steps, white dust, and a white noise of people who have paid.

## 9. The Brothers' Bridge (Battleground)

scenario-two-towers = The Brothers' Bridge
    .blurb = A Battleground. Two ledges and one bridge over the fire; and at dusk the Darkness comes to watch.
    .intro = Two brothers built two towers so as not to have to see each other, and one bridge, so as to be able to quarrel. The brothers are long gone. The bridge is still used for the purpose. Nobody has told the Darkness that it is none of its business.
    .goal = Bring the other team more Trauma cubes than it can bear, or let its Curses do it.
    .rules = A Battleground: no Dungeon Roles. This one has a Rune card: the Creeping Dusk draws one Rune a round, and the Darkness goes for the Strongest Hero of all.
    .notes = The bridge is the short way and the wrong place to be pushed. The Darkness hunts the Strongest: hurt them first, and it loses interest in you last.
    .victory = You stand in the middle of the bridge, alone. It is exactly as wide as it was, and there is nobody left to say so to.
    .defeat = From below the bridge looks like a line that somebody has drawn under a sum.
setup-two-towers-first = The brothers' bridge
    .enter = A bridge, and somebody at the other end of it.

## Notes that are kept

aura-carters-thanks = The Carter's Thanks
    .about = The road is easier on your feet.
aura-lamp-of-blackriver = Lamp of Blackriver
    .about = A little light goes with you; the Darkness does not harm you.
aura-silvered = Silvered
    .about = You have been seen as you are, and are hard to frighten and quick to understand.
aura-tempered = Tempered
    .about = The fire knows you.
outcome-beacon-lit = The beacon was lit
    .about = From hill to hill they know that the road is being held.
outcome-beacon-dark = The beacon stayed dark
    .about = Nobody has been warned.
outcome-names-of-blackriver = The names of Blackriver
    .about = Four hundred of them, by heart.
outcome-ringer-saved = The bell ringer lives
    .about = He rings whenever you need it.
outcome-jewel-given = The jewel was given, not taken
    .about = It let itself be picked up.
outcome-tharmagar-freed = Tharmagar is at large
    .about = You let him out.
outcome-tharmagar-left = Tharmagar was left behind
    .about = He said that he would not have, either.
outcome-bell-clapper = The clapper of Ignispyra
    .about = It hums in your pack.

## The Campaign Log

log-record = { $played ->
    [one] One chapter played, { $won } won.
   *[other] { $played } chapters played, { $won } won.
}
log-hero = { $hero } ({ $role }): { $cubes } { $cubes ->
    [one] Action Cube
   *[other] Action Cubes
}, { $skills ->
    [0] no Skill learned
    [one] one Skill learned
   *[other] { $skills } Skills learned
}, { $abilities ->
    [0] no Class Ability
    [one] one Class Ability
   *[other] { $abilities } Class Abilities
}, { $items ->
    [one] one item
   *[other] { $items } items
}.
log-outcome = Written down for good: { $outcome }.
log-lost = “{ $chapter }” was lost and is tried again; nothing that was gained in it counts.
log-over = The campaign is over: the crown lies beneath the ash, and its king with it. It took { $played ->
    [one] one Adventure
   *[other] { $played } Adventures
}.
