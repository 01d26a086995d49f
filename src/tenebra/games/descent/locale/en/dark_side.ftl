# What the Overlord is told in words of his own: the ids are the heroes', with `overlord-` in front. `.victory` and `.defeat` are theirs, too.

## 1. Into the Dark

overlord-scenario-into-the-dark =
    .intro = He came to you in spring, with a sore knee and nowhere to lie down. You gave him a barrow; the dead in it did not mind. He was to keep quiet for a while. But one cannot feed a Narthak on promises, so there was first a sheep, then a shepherd, and yesterday he went down by himself and knocked. Today the village has emptied its hats and hired somebody. They have five doors to open and one key to find, and behind every door there are friends of yours. Nothing stirs before they come. Sit in the dark, draw your cards, let the Threat grow; and see to it that those who reach his table are late, few, and out of breath.
    .goal = Spend the heroes' courage before they have killed Narthak: take every Conquest token they have.
    .rules = You win when the heroes have no Conquest token left: each hero who falls costs them as many as he is worth. They win when Narthak is dead. The way to his hall is locked with a red rune; the key hangs in the guardroom. Against two heroes they begin with 3 tokens more. When the hall is revealed you gain 4 Threat from three or four heroes.
    .victory = He looks for something on the floor, first on one knee, then on the other, and does not find it. The hill shakes once. Down in the village a child puts a light in a window, and it is astonishing how far one can see it. You will have to find something for the other barrows.
    .defeat = The last of their courage has gone out at the mouth of the barrow. He has to stoop to follow it. He is not hungry, not really; but he is awake, and there is one door left in the valley with a knocker on it. You let him have it. One has to keep one's tenants happy.
overlord-say-into-the-dark-miner = They have found the man in the wall, and he has talked: about the left knee, and always the left. It has given them courage, and healed whoever listened.
overlord-say-into-the-dark-key = The red key is off its nail. They need not look at anything else now, unless they are greedy. Narthak has moved his chair.

## 2. The Lamplighters

overlord-scenario-the-lamplighters =
    .intro = Nine hundred lamps, all lit by hand, every evening, on top of your roof. You have borne it for a long time. Mother Gall has only begun with the one street; she does not eat the light, she likes to have it near her. Then three of them came down to ask where it had gone. One hangs in the larder, one sits in the cages, and the boy is in the chapel, behind her, because he still has matches. Now there are others on the stair for barrels, to take them home on foot. No glyph will carry what they have come for. You need not win a single fight on the way in. You only have to win the way back.
    .goal = Keep one lamplighter below until the oil is finished after round 30, or take every Conquest token they have.
    .rules = You win after round 30, or when the heroes have no Conquest token left. They win when Nell, Tobias and Pim are in the Undercroft. Whoever leads a lamplighter leaves him behind if he is killed, goes to Town or becomes a monkey. Each one who comes home is worth 3 Conquest to them. Against two heroes only Tobias and Pim are to be found. In round 15 you gain 4 Threat, and more when Tobias and Pim are found.
    .victory = First it is a spark, then a flame, then a street, and then it hurts. They are walking about up there, over your head, with ladders. One of them whistles. Mother Gall lies round a place that is not warm any more, and you cannot think of anything to tell her.
    .defeat = Three little lamps stand on a counter in the Town, and go out: the third, the second, the first. After that it is easy. The night comes up from under the pavement, street by street, and one by one she fetches them home.
    .time = The oil has come to its end, on nine hundred posts at once; it was all from one barrel. Down here nobody can tell the difference. It was always dark. Only now there is room for it.
overlord-say-the-lamplighters-nell = They have cut Nell down, and she has begun to talk. In the Undercroft a Razorwing of yours has unfolded itself, between them and supper.
overlord-say-the-lamplighters-tobias = Tobias is out of his cage. You gain Threat; and somebody walks at his pace from here on.
overlord-say-the-lamplighters-side-door = The old man has whistled open the blue door behind the Undercroft: the chapel lies before them, with Mother Gall in it. It is a shorter way. It is a shorter way for her, too.
overlord-say-the-lamplighters-pim = They have the boy by the hand. Whoever leads him has to go past everything you have left.
overlord-say-the-lamplighters-gall = Mother Gall has counted, and one light is missing. She is awake, she is yours, and you gain Threat for what it will cost.
overlord-say-the-lamplighters-ladder = They have found a quarter's wages at the foot of a ladder. They will spend it against you.
overlord-say-the-lamplighters-nell-free = Nell has bitten through her own knot and is up and away. Two are left. Hold on to these.
overlord-say-the-lamplighters-nell-home = Nell is home, and they are the braver for it.
overlord-say-the-lamplighters-tobias-home = Tobias is home, and asleep. You will not get him down there again.
overlord-say-the-lamplighters-pim-home = The boy is home. He has struck a match, and you could see it from here.
overlord-say-the-lamplighters-dusk = Half the oil is gone: 4 Threat for you. From now on the darkness works with you.
overlord-say-the-lamplighters-last-light = Their flame is a blue bead. Five rounds more, and nobody need be stopped who is only kept waiting.

## 3. High Water

overlord-scenario-high-water =
    .intro = One does not have to conquer a Town. One can simply stop letting the water out. You have had everything opened, and shut the one thing that mattered; the master of waterworks stands on his desk and still says that it is a simple system. So it is. Every fourth round the river climbs a step, and at the eighth it is in their beds. Three wheels can spoil it. They are far apart, one behind your ogres, one at the bottom of the cistern, one at the weir; and there stands Old Sodden, who drowned on Tuesday and does not like to be told that his shift is over. Nobody must die for this. They only have to be late.
    .goal = Let the water rise by eight steps before all three wheels are turned, or take every Conquest token they have.
    .rules = You win at the eighth step (one every fourth round), or when the heroes have no Conquest token left. They win when three wheels are turned: a hero turns one by ending his turn on it, so a figure of yours that stands there is a lock. The first two give them 3 Conquest each and open the yellow rune door of the weir. From the fourth step on the cistern wounds heroes every round, from the sixth on the channel, too. Against two heroes the wheel in the cistern is turned already.
    .victory = The third wheel sticks, groans, and turns, and then it is so quiet that you can hear every pipe. The river draws a breath, and leaves. It was such a beautiful system. In the office above you the master writes a single word into his diary, and underlines it.
    .defeat = They come apart one at a time, in the dark, to the sound of running water. You keep a glove. The rest you have set down in the market square, on the second floor, very gently; you are not an animal.
    .tide = The eighth step does not crash, it arrives, and sits down on the foot of every bed in the Town. You had been looking forward to the noise. It is better without.
overlord-say-high-water-cistern-done = An apprentice of twelve has turned the wheel in the cistern, by himself, and lost a shoe. Two wheels left. You do not know what people are coming to.
overlord-say-high-water-damp = The first step. One line of eight is under water.
overlord-say-high-water-knees = Three steps. The current has begun to choose the way for them, and has taken a flagstone out of the channel.
overlord-say-high-water-cistern = Four steps: from now on whoever is in the cistern is wounded every round. Keep them there; a naga has a good grip.
overlord-say-high-water-neck = Six steps. The channel wounds as well. Between the wheels there is hardly a dry place left.
overlord-say-high-water-last-step = Seven. Four rounds, and it is done: put somebody on the last wheel, and do not move him for anything.
overlord-say-high-water-first-wheel = They have turned the first wheel, and it has cheered them. The river has noticed nothing yet.
overlord-say-high-water-second-wheel = The second wheel has gone round, under water, weed and all.
overlord-say-high-water-gate = Two wheels are lost and the yellow rune has run dry: the weir is open. Old Sodden stands at the third, and there is no way round him.

## 4. A Warm Stone

overlord-scenario-a-warm-stone =
    .intro = Eleven children, and all of them ended in an alchemist's cellar. The twelfth lies in the den, on the warm gold, and its mother has gone hunting; even dragons have to eat. You promised her to look in now and then. There are feet at the cave mouth. The man with the gloves has paid half in advance, which he has never done before. Two roads lead to the den, by the ledge or by the nursery, and they may have either: let them in cheaply. The moment one of them lifts the stone she will know, and she is home in a wingbeat. Then it is a long way to the snow, with full hands, and you have a whole hand of cards.
    .goal = Nobody carries the egg out: take every Conquest token they have before it reaches the Outer Cave.
    .rules = You win when the heroes have no Conquest token left. They win when the egg is in the Outer Cave. When it is lifted for the first time they gain 3 Conquest, and Vermissa comes to the den as one of your monsters, with a few others where they have been careless. If its bearer is killed, goes to Town or becomes a monkey, it lies where he was. Against two heroes they begin with a silver treasure each and 4 Conquest more.
    .victory = They have carried it out into the daylight, and it has knocked, from the inside, at somebody's ribs. Behind them a mountain calls a name. You have not the heart to tell her which way they went. You do not know it yourself; they have not taken the road to the man with the pot.
    .defeat = She does not hurry at the end. She turns the stone over with her snout and breathes on it, because of the draught, and lies down round it. You have the gold straightened. By evening it looks as if nobody had been there, apart from what the snow is melting on.
overlord-say-a-warm-stone-midwife = The old woman who turns the eggs has patched them up. She has been with you for forty years. She did not ask.
overlord-say-a-warm-stone-asleep = They stand in the den, and nobody is at home. Let them look round. Let one of them bend down.
overlord-say-a-warm-stone-egg = One of them has lifted it. She knows, and she is here, and she is yours until it lies on the gold again. Everything you have saved, on the one with full hands.
overlord-say-a-warm-stone-orphan = Vermissa is dead. The stone knocks, and waits, and knocks again. You had promised to look in.

## 5. Nobody Sleeps Tonight

overlord-scenario-nobody-sleeps-tonight =
    .intro = For once they are where you want them: in a chapel, in the hills, behind four doors. The axle was a small thing to arrange. There are forty of them, nineteen are children and believe it is a game, and in front of the children stand the heroes, who know better. You have eight rounds until morning. The nave, the cellar and the cloister are yours from the first, and what you are sent at the far ends of them costs you nothing. You need not kill anybody. One of yours on the wrong side of the chalk line, when the round ends, is all you ask; and that seven times. And should you be late: the Sexton is on his way, and he has dug forty places.
    .goal = Stand in the Chapel at the end of seven rounds before round 9 begins, or take every Conquest token they have.
    .rules = You win when seven rounds have ended with a monster in the Chapel, or when the heroes have no Conquest token left. They win when round 9 begins. Monsters come to you for nothing at the ends of nave, cellar and cloister in rounds 3, 4, 5 and 6, the Sexton in round 7. The crypt opens only if somebody opens it.
    .victory = A grey line under the east door, then a stripe, then a square. Whoever of yours had a shoulder to the wood has stopped pushing, and you have not the heart to order him to go on. Inside somebody is counting children, twice, and gets to nineteen both times.
    .defeat = There is a limit to what a door can do, and you have found it. A woman with a poker stands in front of the altar. “Close your eyes,” she says over her shoulder. You have always been fond of people who keep their word. It was part of the game.
    .breaches = Seven times, and nobody inside can say any more which is in and which is out. The candles are down, the benches are down. Somewhere a cock begins. You let him finish.
overlord-say-nobody-sleeps-tonight-knock = Your Beastman has knocked at the end of the nave. They have complained of the noise.
overlord-say-nobody-sleeps-tonight-cellar-door = A Skeleton more, from under the barrels in the cellar. He remembers the way up to the bell.
overlord-say-nobody-sleeps-tonight-roof = A Bane Spider has come in over the roof of the cloister. She does not need the door to be open, only unwatched.
overlord-say-nobody-sleeps-tonight-drums = A Hell Hound pants in the cellar, and in the nave walks what you had sent for, if they are enough to be worth it. Both at once: they cannot hold every door.
overlord-say-nobody-sleeps-tonight-sexton = The Sexton has walked out of his own gravestone. Beside him it costs surges even to be brave. Send him in, and let him count.
overlord-say-nobody-sleeps-tonight-grey = It is getting grey. One round more: everybody over the chalk line.
overlord-say-nobody-sleeps-tonight-breach = One of yours was inside when the round ended. That is one; you need seven, and being there is enough.
overlord-say-nobody-sleeps-tonight-cradle = Six. Once more with anybody inside, and the night is yours.
