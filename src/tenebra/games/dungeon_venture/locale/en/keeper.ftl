# What the Keeper is told in words of his own: the ids are the Heroes', with `keeper-` in front. `.victory` and `.defeat` are theirs, too.

## 1. In Gronk's Lair

keeper-goal-gronks-lair = Let nobody finish Gronk's household: kill all four Heroes, or send one of them running up the stairs.
keeper-scenario-gronks-lair =
    .intro = It was going so well. Gronk had his hill, his pack and every goose in Mossford, and all you asked of him was a share of the geese. Now four candles are coming down the hole. An old man with a soft voice has sent them: a fighter to hold the door, a mage with fire in her sleeves, somebody for whatever is bigger than the rest of them, and a small one who is already counting your cheeses. They have come to kill everybody at home. Be a good neighbour to Gronk. Wear them out before they reach his table, two Kobolds to each of them, and let him get up hungry.
    .victory = Gronk lies across his own dinner, and it takes the rest of the pack about a minute to remember that they were only ever staying for the food. Mossford will have its chimneys smoking by evening. You write the geese off, and look for a hill with a better landlord.
    .defeat = Four candles, all of them out. Gronk has hung the boots in order of size and asks, with his mouth full, whether more are coming. The pack says please. Above your head Mossford bars its doors, and tomorrow it will begin to leave the geese outside by itself.
    .left = They came to end you, and one of them could not stand the smell. You hear the boots go up, two steps at a time, and no boots come down again. Gronk moves a cupboard to the foot of the stairs. It is the first sensible thing he has ever done.
keeper-say-gronks-lair-howl = They have walked into the kennel, and the pack has given tongue. Everybody behind the next doors has heard it, Gronk too; he is only looking for his other boot.
keeper-say-gronks-lair-larder = They have found the wall that swings, and Gronk's birthday present under the ham. Whoever took it is better armed than a minute ago. Aim there.
keeper-say-gronks-lair-gronk = The door to the banquet hall is open and Gronk is on his feet. From now on nobody comes back as a Spirit. Let him drink before he strikes.

## 2. The Bell of Raven's Watch

keeper-goal-ravens-watch = Let the bell ring seven times, or leave nobody alive to hear it.
keeper-scenario-ravens-watch =
    .intro = Captain Harrow swore to hold the pass for as long as he lived, and you were kind enough to see to the rest. The fort is yours, and in the valley waits an army that will march at seven strokes of the bell. You need not lift a finger for most of them: the watch rings the hours. Four guests have come in by the postern tonight, on tiptoe. They will break a lid, they will push at iron doors, and each of these is a stroke, too. Close what can be closed, stand in narrow places, keep the captain sitting. All you have to win is time.
    .victory = They have Harrow's helmet, and there was nobody in it any longer who could have been afraid. The ringer has let go of the rope. Down in the valley ten thousand torches wait until dawn for a sound that does not come, and then your army goes home to look after its cows.
    .defeat = Seven. You count with your finger on the sill, and after the last one the valley answers. Below in the courtyard the four of them have put down their weapons to listen; it seems they can count as well. Harrow salutes the window, and goes to have the gate opened.
    .fallen = It was not even close to seven. The captain turns them over with his boot, has the names written on the roll, and reports the watch at full strength. You tell the ringer to go on anyway. There is an army waiting, and it is a good bell.
    .left = One of them has gone back out into the snow, and a fort that has been seen by somebody who ran is as good as a fort with a garrison. Nobody will try that pass again before spring. You let the bell have its seven strokes, slowly, for the pleasure of it.
keeper-say-ravens-watch-patrol = The watch has changed, and the ringer has done his duty: the hours are working for you.
keeper-say-ravens-watch-iron-doors = They have forced the iron doors of the keep. You had them left unoiled for this: one stroke more, as a gift.
keeper-say-ravens-watch-lid = A lid, a wire, a clapper. They have paid for what was in the chest, and they have paid you.
keeper-say-ravens-watch-first-bell = The first stroke. The barracks are awake: bring them to the gate passage, while the corridor is still yours.
keeper-say-ravens-watch-second-bell = The second stroke. The courtyard is awake, and what is heavy there is off its chain.
keeper-say-ravens-watch-third-bell = The third stroke. Two Kobolds stand on the postern stair, behind whoever walks last.
keeper-say-ravens-watch-fourth-bell = The fourth stroke, and the captain has stood up. Three more and he need not have. Do not lose him now for the sake of a brawl.
keeper-say-ravens-watch-last-bell = The sixth. Two Orcs have come in by the stair, and one single stroke is missing. Anything that makes a round pass is a good move now.

## 3. The Lantern of Saint Orla

keeper-goal-saint-orlas-lantern = Keep the lantern below until the lake comes home, after round 37.
keeper-scenario-saint-orlas-lantern =
    .intro = For three hundred years the sisters have kept their light, and you have kept the sisters. The lake lies over all of it like a lid. Only one night in a generation it stands back from the stairs, and of course somebody has read that in a book. Four thieves are on the pilgrims' stair. They do not want the abbey, they want the lantern, and they want to be gone at dawn. So much the better: whoever leaves without it has lost. Let them come in deep. It is the way back that is long, and every room on it is full of people who wake lightly.
    .victory = A light goes up the stairs and out at the top, and for the first time in three hundred years it is dark in the reliquary. All over the abbey the sisters lay down their brooms. You order them to get up. Nobody has ever obeyed you less.
    .defeat = Patient hands carry the lantern back to its stone. It burns on, down there, where it warms nobody, and above the water it has begun to snow. You trim the wick yourself. There will be a long winter to look at it.
    .time = The lake breathes in, and comes home: step, cloister, nave. The last of them was still running. When the water lies flat again there are two lights at the bottom, and one of them soon goes out.
    .left = One of the thieves has climbed back into the night with empty hands, and that is that. The lake closes without a ripple. Mother Vesper asks for silence, and for once there is nobody left to break it.
keeper-say-saint-orlas-lantern-wheel = They have turned the prayer wheel. The grille of the reliquary stands open, and two Skeletons have stepped into the corridor outside, where the readers came from.
keeper-say-saint-orlas-lantern-vesper = They are in the stacks, and Mother Vesper has marked her page. While she is up, the dead stay dead.
keeper-say-saint-orlas-lantern-lantern = One of them has lifted it, and they all feel better for it, for as long as it lasts. Nave and charnel house are awake, and four Zombies stand between the bearer and the stairs. Everything on that one.
keeper-say-saint-orlas-lantern-dawn = First light. The lake has taken its first step on the stairs: seven rounds more, and nobody needs to fight for you.
keeper-say-saint-orlas-lantern-silence = Mother Vesper has been allowed to stop. The lantern has not. Forget her and stand in the doors.

## 4. The Iron Cells

keeper-goal-iron-cells = Keep one of the three prisoners in irons until round 32 is over.
keeper-scenario-iron-cells =
    .intro = Three of the old man's friends have been sitting in your cells since Tuesday: a healer, a thief and a very small old lady, of whom the Ogre has become fond. Tomorrow's hangman is already on the road. Warden Bruul has oiled what he is proud of, and each lock opens in another way, because he does not trust keys, chains or winches, and least of all his guards. Now there are footprints on the salt, four pairs, going in. They have to take all three of them out. You only have to keep one. A lock that costs them two rounds is worth more than a brave Kobold.
    .victory = Three doors stand open, and in the warden's hat somebody has left a noose tied into a bow. From the salt road you can hear singing, one voice out of tune. The Ogre sits in the third cell and will not speak to anybody.
    .defeat = The hangman is never late. He wipes his feet, nods to the cells that are still full, and tests the rope. On the other side of the wall one of the four hammers on the iron, and goes on hammering, and then does not.
    .fallen = Bruul has the floor wiped and enters four lines in his ledger, in that excellent hand. The prisoners have heard the silence stop outside their doors. The hangman will be pleased: half his work is done, and he is paid by the day.
    .left = Somebody has preferred fresh air to friends. The gate falls behind him, and in three cells they have heard it fall. You let the old lady keep her knitting until dawn. One ought to be generous in victory.
keeper-say-iron-cells-winch = Somebody has turned the winch: the first cell stands open. Reach its prisoner before they do, or the block wakes to bad news.
keeper-say-iron-cells-keys = They have picked up the keys in the office. The lock of the second cell is worth nothing now; bodies in front of it are.
keeper-say-iron-cells-chain = The warden's chain has been pulled, and the third cell is unlocked. Only the Ogre is left in front of the old lady.
keeper-say-iron-cells-warden = Bruul is down, and the key to the third cell with him. What he held shut with a lock you will have to hold with bodies.
keeper-say-iron-cells-ilsa = The healer is out, and the first thing she has done is to patch up all four of them. So much for the last hour's work.
keeper-say-iron-cells-tam = The thief is out, and he has brought them a present from Bruul's own pockets.
keeper-say-iron-cells-oda = The old lady has stepped out of her irons and patted everybody on the cheek. They are the better for it. The Ogre is not.
keeper-say-iron-cells-uproar = The first one is free. That has woken the whole cell block, and three Orcs are running down the salt passage: take them in the back.
keeper-say-iron-cells-drum = The second one is free. Bruul knows at last, and two Ogres walk in by the passage. One cell remains, and all of you fit in front of it.
keeper-say-iron-cells-gallows = They are putting up the gallows. Seven rounds more: from here on every closed door is a victory.

## 5. The Restless Tombs

keeper-goal-restless-tombs = Keep one of the four tombs unblessed until the last name is read, when round 43 is over.
keeper-scenario-restless-tombs =
    .intro = All Nerghul ever asked for was a quiet place to read. You gave him a well, a crypt and the register of deaths, and he found that it can be read backwards. Every seventh round the well gives up two more; after the last page nobody will be able to close it. Four sleepers could still spoil it: the ferryman, the bride, the judge and the king. While they lie unquiet, the list goes on. Tonight four people have come down with four vials of plain water. They need all the tombs. You need one, and the king's is where Nerghul sits.
    .victory = Plain water, four times, and it was enough. All over the crypt your dead look at their hands and remember who they were. They do not even say goodbye. The well breathes out, and there is a lid of quiet on it that you will not lift again.
    .defeat = The list has come to its end and has not stopped. It has merely turned the page, to the living, who are in alphabetical order, too. You sit beside the well and listen. It is a soothing voice, once one is not on the list.
    .fallen = Four vials roll against the rim of the well. The voice leafs back to put the new ones where they belong. There will be a full table in Harrowdeep tonight, and nobody passing the salt.
    .left = One of them has remembered daylight, and taken it. A hole with a draught in it, he will tell the village. At the first house somebody is already knocking, and at the second. They are yours, and they have all evening.
keeper-say-restless-tombs-well = Two more over the rim of the well. They are slow: send them to where the vials have to go, not to where they are.
keeper-say-restless-tombs-last-page = The last page. Seven rounds more, and the water may be as holy as it likes.
keeper-say-restless-tombs-ferryman = You have lost the ferryman. He has landed, and has let them rest a moment on the far shore.
keeper-say-restless-tombs-bride = You have lost the bride. She laughed, and it did them good; it ought to be forbidden.
keeper-say-restless-tombs-judge = You have lost the judge, and in the dripping grotto there stands an altar now, where there was only rock. Be there before they rest at it.
keeper-say-restless-tombs-king = You have lost the king, and with him the strongest room you had.
keeper-say-restless-tombs-nerghul = They stand before Nerghul's list. He has put their names in already, one of them misspelt. While he is awake the dead stay dead.
keeper-say-restless-tombs-nerghul-falls = Nerghul has stopped in the middle of a name. It does not matter, the list reads itself. But from now on whoever falls may walk again as a Spirit: keep them from the altars.
keeper-say-restless-tombs-two-stars = Two tombs are lost. It has woken Nerghul and all who lie round the king; put every one of them between the tomb and the door.
keeper-say-restless-tombs-three-stars = Three are lost, one is left. An Event for you, and two Skeletons beside the well: now every step of theirs can be guessed.

## 6. The Mine that Breathes

keeper-goal-breathing-mine = Keep one of the three great props standing until round 38 is over.
keeper-scenario-breathing-mine =
    .intro = Overseer Drazh dug for gold and found something that breathes, and since then he will not let anybody else touch it. It is not deep under the last gallery now. A few shifts more and your Orcs can knock and ask who is there. But three props hold up the roof, and four people have come to kick them away, so that the mountain may lie down on everything and sleep. They have to reach all three. The mountain is not patient with them either: every fourth round it draws breath, and whoever stands in the galleries or the drifts is struck. Drive them there, and keep them there.
    .victory = The last prop cracks like a mast, and all at once you own a valley. What they woke by falling on it has turned over, and gone back to sleep. Drazh is somewhere under there, still giving orders. The mountain does not take orders.
    .defeat = In, and in, and in: the mountain does not breathe out this time. Drazh shouts at it as if it were a shift that comes late. Then a long stone sigh. You were never below ground yourself; one learns that in your position.
    .fallen = Nothing is wasted in Drazh's mine: their boots go to the store, their lamps to the next shift. The picks begin again, a little deeper. Under the last blow somebody thinks he has heard a knock from the other side.
    .left = He is out in the open, and the open trembles as well. Let him run; there is no outside to a mountain that breathes. Three props stand, and Drazh has already sent for a longer drill.
keeper-say-breathing-mine-breath = The mountain breathes. Galleries and both drifts are struck, but only Heroes are hurt: who is in there, and who could be held there four rounds more?
keeper-say-breathing-mine-winding-falls = The way from the winding room to the upper drift is gone. They have to go round now, and you know how they will go.
keeper-say-breathing-mine-gallery-falls = The short way to the east drift is buried. That buys you a turn for each of them.
keeper-say-breathing-mine-upper-prop = The upper prop is gone. The roof has struck those who stood under it, and buried the way across to the east drift.
keeper-say-breathing-mine-lower-prop = The lower prop is gone. Stones have hit everybody in that drift, and closed a way you will not miss.
keeper-say-breathing-mine-deep-prop = The deep prop is gone, and half the roof has come down on them. Under it something has looked up, and found it too early.
keeper-say-breathing-mine-one-down = One prop down. The whole east drift is awake and knows where the noise was.
keeper-say-breathing-mine-two-down = Two down. Drazh himself is up, and angry. One prop is left to all of you; stand on its toes.
keeper-say-breathing-mine-drazh = They have read what is chiselled over the deep, and have not knelt. Drazh will see to that; while he stands, the dead stay dead.
keeper-say-breathing-mine-mountain = It gasps. Six rounds more, and the mine comes down by itself. Fill the doorways with whatever can still stand.

## 7. Two Crowns

keeper-goal-two-crowns = Keep one of the two kings on his throne until round 66 is over and the courts make their peace.
keeper-scenario-two-crowns =
    .intro = Two brothers, half a palace each, and a hundred years of war over a crown sawn in half: there was never a cheaper way to keep two armies. Aldric the Pale holds the west with his dead, Borug the Red the east with whatever is loud. Tonight four strangers stand on the stair in the middle, and they want both halves. They may have one. When the first king falls the other inherits his war, wakes wherever he is, and comes. And should it last, who knows: the two courts have never had anything in common before.
    .victory = Both halves of the crown, and they fit at last, because somebody has stepped on them. East and west your courts stand about and have nobody to hate. You will need a new quarrel. Perhaps something with cousins.
    .defeat = For the first time in a hundred years east and west have done a thing together. They have buried four people on the stair, exactly in the middle, with honours. By evening they quarrel about whose side the feet are on, and all is well.
    .fallen = They fill the hollow in the middle of the stair very neatly. West of it somebody pale closes a door. East of it somebody loud calls for beer. Neither asks who they were; there was only gold wire in it, after all.
    .left = He has run back to the old man with his box of wire. Behind him, from both ends of the palace, there is a sound nobody has heard here in a century: your two kings are laughing at the same thing.
keeper-say-two-crowns-truce = East and west have exchanged a letter. Twelve rounds more, and there is peace: whichever king is still sitting, keep him seated.
keeper-say-two-crowns-aldric = They have entered the Pale Court. Aldric bows: he is awake, and while he is up the dead stay dead.
keeper-say-two-crowns-borug = They have entered the Red Court. Borug is delighted. While he is up, the dead stay dead.
keeper-say-two-crowns-pale-crown = Aldric is in pieces, and half the crown is lost.
keeper-say-two-crowns-red-laughter = Borug has inherited the war. He is awake wherever they are not, two Kobolds run to his stair, and the pale treasury stands open to them: let them loot while he walks.
keeper-say-two-crowns-red-crown = Borug has gone down like an oak, and half the crown is lost.
keeper-say-two-crowns-pale-command = Aldric has inherited the war: he calls for his sword, and two Skeletons take the guard. The lock of the red armoury is off; they will want to look inside. Good.

## 8. The Wild Hunt

keeper-goal-wild-hunt = Take all four before they have lit three lamps, and keep the Huntsman in the saddle.
keeper-scenario-wild-hunt =
    .intro = It is the longest night, and your Huntsman rides. You have seen to the snow, and to the light in the windows; they came to the door by themselves, and thanked you. Now the door is shut and the horn has been blown. He begins at once, in the second round, and from then on death is for good. They have two ways to see the morning: three lamps, one in the north lodge, one in the salon, one in his own trophy hall; or they bring him down. He is one rider against four. Let him hunt as hunters do: never the herd, always the one that lags behind.
    .victory = A cock, hours too early, and he believes it: three lamps can lie as well as any window. The Huntsman takes off his hat on the threshold. It was a good chase, he says, and he is not ashamed. You are left with a warm house, and nobody to put in it.
    .defeat = The horn once more, long and almost gentle. Four plaques have been polished and hung, and he has stood before each of them for a while, as one does with guests. There is room beside them. There is always room.
    .left = One of them has tried the door. It was never locked; you find that they seldom ask themselves why. At the seventh step the horn is quite near. The other three have seen it from the window, and have put their weapons down.
    .slain = The antlers come off, and under them is white hair. He looks at the other side of it with great interest. One after another the hounds lie down beside him. You call them, and it is morning, and they are only dogs.
keeper-say-wild-hunt-horn = The horn is blown under the floor. One round more, and the hall doors open. Choose tonight's first plaque.
keeper-say-wild-hunt-loosed = He rides. The doors of the trophy hall stand open, and no Spirit will walk from now on. In, strike, out, and another door.
keeper-say-wild-hunt-north-lamp = They have lit the north lamp, and warmed themselves. Two Kobolds beat their sticks by the porch, behind them.
keeper-say-wild-hunt-salon-lamp = They have lit the lamp in the salon, and warmed themselves. In the bow room an Orc has been shaken awake.
keeper-say-wild-hunt-trophy-lamp = They have lit the lamp in his own hall. From behind the plaques two Kobolds come to apologise.
keeper-say-wild-hunt-two-lamps = Two lamps. He has used his spurs, and you draw an Event. There is one dark lamp left: be there first.
keeper-say-wild-hunt-cock-crow = Three lamps, and far off a cock that has never been so wrong. He has heard it.
keeper-say-wild-hunt-unhorsed = The Huntsman is down, and finds it instructive.

## 9. The Black Moon

keeper-goal-black-moon = Keep Morwen alive and one candle burning until the black moon stands at its height, after round 40.
keeper-scenario-black-moon =
    .intro = Of all his pupils she was the only one who finished things. Now Morwen has raised a second moon, and it is black, and when it stands at the top of the sky the sky is hers, and she is yours. She must not be disturbed. Three seals hold her door: one of ink among the books, one of bone in the chapel, one of blood in the antechamber. If all three are broken it opens, and then there are four candles and Morwen, and the loss of either ends the night. They are four, and in a hurry; let them be hurried. Tired people walk alone.
    .victory = The black moon goes out like a candle, and the ordinary one is left hanging there. By the window sits her shadow with nobody in front of it. They have covered it with a cloak. You would not have thought of that.
    .defeat = It stands at the top of the sky, and turns, and has a face on the other side. “Finished,” says Morwen. All over the world shadows let go of their owners. Yours stays where it is. It has known you for a long time.
    .fallen = Four shadows have got up and left their owners lying, and they hold the candles very steadily. There is nobody any more whose steps she has to listen for. She smiles, and counts on.
    .left = One of them is out of the house, looking straight up. Behind a curtain somewhere the old man wants to know whether she asked after him. She did not. She has got to nine hundred and ninety, and the moon is nearly there.
keeper-say-black-moon-first-quarter = A black sickle over the roofs, and an Event for you. Thirty-two rounds to go.
keeper-say-black-moon-half-moon = Half a moon. Two Skeletons have got up in the servants' passage, behind whoever has gone on ahead.
keeper-say-black-moon-last-quarter = It swells. You draw an Event, and at the eastern end of the undercroft two Zombies have started to walk.
keeper-say-black-moon-full-moon = It is full, and climbs on. Morwen has woken behind her door, locked or not: eleven rounds more, and no more Spirits from now on.
keeper-say-black-moon-seal-of-ink = The seal of ink has run out, and they have found something useful among the words.
keeper-say-black-moon-seal-of-bone = The seal of bone has let go, and the warmth in it has done them good.
keeper-say-black-moon-seal-of-blood = The seal of blood is broken; it has screamed at everybody in the antechamber, and some of them bleed.
keeper-say-black-moon-door = The third seal. Her door stands open and all within are awake. Four candles now: stand in the corners, beside the flames, not in the middle.
keeper-say-black-moon-candle = One candle out. Strike at whoever put it out, the smoke still shows where.
keeper-say-black-moon-dark = The fourth candle. She has stopped counting, and she does not know where she was.
keeper-say-black-moon-morwen-falls = Morwen has fallen with the end on her lips. You had already begun to listen for it.

## 10. The Last Throne

keeper-goal-last-throne = Keep Azhgar or the heart going until round 72 is over and its work is done.
keeper-scenario-last-throne =
    .intro = So it has come to this: one throne, and one heart, and both in the same room, because you never found anybody else to leave it with. They are on the stairs, the four who have been a nuisance in nine places, and this time the old man has come as far as the door. You have the Witch Reborn in the reading room and Sir Mordane in his hall; while either of them bears the Mark, the bolts of the throne room hold. You have Azhgar. And the heart is nearly done with what it is beating for. Spend everything. There is no eleventh place.
    .victory = It cracks from side to side, and in the silence you hear water dripping, and wind, and a bird. You had forgotten that these went on all the time. Stone by stone your house becomes a ruin. At the top of the stairs somebody has kept soup warm, and it is not for you.
    .defeat = The hall is quiet, and behind the throne the heart goes a little faster, as after a good meal. Far up an old man waits until the soup is cold, and then takes his staff and starts down by himself. You have the door left open for him. It is only polite.
    .time = One more beat, and it stops; it has finished. Behind every wall, all at once, something opens its eyes, and they are your eyes. At the top of the stairs the step has become warm under the old man. You are coming up.
    .left = One of the four has gone up to the soup. Let him eat. He will put the spoon down soon, and listen, and it will be under the floor, under the table, under his hands. Nobody has ever left here without taking some of it along.
keeper-say-last-throne-doors-close = They are in, and you have had the door pulled to behind them. Seventy-two rounds, two Marks, one heart.
keeper-say-last-throne-watching = You turn a page, and they feel it: an Event for you.
keeper-say-last-throne-quickening = The walls have begun to glow; twelve rounds more. Whichever is left, Azhgar or the heart, is enough. Give nothing else away.
keeper-say-last-throne-morwen = They have disturbed the Witch Reborn at her book. Let her walk, if Sir Mordane can walk to meet her: two Marks in one corridor are worth four alone.
keeper-say-last-throne-mordane = They have found Sir Mordane, and he has stood up. He hopes that it will be done properly; you hope for the contrary.
keeper-say-last-throne-morwen-falls = The Witch Reborn has closed her book, and they breathe more easily for it. One Mark is gone.
keeper-say-last-throne-mordane-falls = Sir Mordane is content at last. West of his hall an altar burns in the reliquary: keep them from it. One Mark is gone.
keeper-say-last-throne-throne-opens = Both Marks are broken: the bolts of the throne room are drawn. The east gallery is awake, and it is the last you have in front of Azhgar.
keeper-say-last-throne-azhgar = They stand in your throne room, and Azhgar has opened his eyes. Put him between them and the heart.
keeper-say-last-throne-heart = You feel it before you hear it: they have split the heart.
keeper-say-last-throne-fire = Azhgar roars, and fire runs through the cracks to every Hero in the room. Two Skeletons stand up where it has passed. He is all that is left: he must not fall.
keeper-say-last-throne-azhgar-falls = Azhgar lies on his face. If the heart is still beating, all is not lost; lie down on it, if you have to.
