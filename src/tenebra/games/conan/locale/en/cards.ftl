# Equipment, object and spell cards: name and one line of flavour. Their texts are in content/cards.toml and content/spells.toml.

## Weapons for one hand

card-hand-axe = Hand Axe
    .flavour = Firewood in the morning, arguments in the evening.
card-honest-sword = Honest Sword
    .flavour = It has never promised more than three feet.
card-boot-knife = Boot Knife
    .flavour = You are unarmed, they said, and were wrong by one boot.
card-left-hand-hook = Left-Hand Hook
    .flavour = The right hand makes the promise. The left hand breaks his.
card-river-sabre = River Sabre
    .flavour = Curved, so that it comes back to you.
card-widows-bell = Widow's Bell
    .flavour = A mace with one note. Swing it and forget your own door is open.
card-drovers-whip = Drover's Whip
    .flavour = Cattle, carters, cutthroats: all go where it points.
card-fish-spear = Fish Spear
    .flavour = Three points, and it makes all of them.

## Weapons for two hands

card-great-axe = Great Axe
    .flavour = It takes two hands, two notches on the belt, and nobody beside you.
card-gate-halberd = Gate Halberd
    .flavour = Says “closed” in every language of the road.
card-tombstone = Tombstone
    .flavour = A sword so wide that there was room for the names.
card-ash-staff = Ash Staff
    .flavour = A pilgrim's third leg, and a robber's last surprise.
card-boar-spear = Boar Spear
    .flavour = The crossbar is there because some of them keep coming.
card-door-knocker = The Door Knocker
    .flavour = Somebody is always at home, for a moment.

## Weapons that strike from afar

card-hunting-bow = Hunting Bow
    .flavour = Supper, mostly.
card-horn-bow = Horn Bow
    .flavour = Horse people glue it from sinew and contempt for walkers.
card-siege-crossbow = Siege Crossbow
    .flavour = Forty turns of the crank to write one very short letter.
card-shepherds-sling = Shepherd's Sling
    .flavour = Giants have been advised.
card-five-sisters = The Five Sisters
    .flavour = Throwing knives. They were six, and do not speak of it.
card-javelin = Javelin
    .flavour = An argument that is easily handed over.
card-reed-pipe = Reed Pipe
    .flavour = It plays one note, and someone falls asleep.
card-fire-arrow = Fire Arrow
    .flavour = It lands in one roof and is heard in all of them.

## Armour

card-boiled-leather = Boiled Leather
    .flavour = In a famine, also soup.
card-bearskin = Bearskin
    .flavour = The bear had no further use for it. You saw to that.
card-nine-silks = Nine Silks
    .flavour = Arrows follow the folds and come out bored.
card-chain-shirt = Chain Shirt
    .flavour = Somebody's winter, ring by ring.
card-grave-mail = Grave Mail
    .flavour = The last owner lay down in it. It still would like to.
card-scale-coat = Scale Coat
    .flavour = Three hundred scales, and a lizard with a grudge.
card-temple-plate = Temple Plate
    .flavour = Made for a statue. The statue did not have to run.

## Shields

card-pot-lid = Pot Lid
    .flavour = The stew gets cold, you do not.
card-round-shield = Round Shield
    .flavour = Oars beneath it, faces above it, axes in it.
card-friends-shield = Friend's Shield
    .flavour = Painted on the inside, where only the one behind it can see.
card-mirror-of-vanities = Mirror of Vanities
    .flavour = They stop to look. Then you stop them.
card-somebodys-door = Somebody's Door
    .flavour = With straps on. He will notice when it rains.

## Tools and charms

card-duchess-hairpins = Duchess's Hairpins
    .flavour = Nine locks in one night, and she was home for breakfast.
card-crowbar = Crowbar
    .flavour = The key to most things, in the plural.
card-rope-and-hook = Rope and Hook
    .flavour = Whoever builds a wall should remember who sells rope.
card-cork-vest = Cork Vest
    .flavour = The crew laughed, until the crew was not there.
card-seven-mile-sandals = Seven-Mile Sandals
    .flavour = The cobbler said seven miles. He did not say in which direction.
card-porters-frame = Porter's Frame
    .flavour = A whole house, if you lean.
card-iron-knuckles = Iron Knuckles
    .flavour = For people who end letters with “cordially”.
card-whetstone = Whetstone
    .flavour = Spit, patience, and the little gap under the arm.
card-saints-finger = Saint's Finger
    .flavour = It points at the sunrise. Which saint, nobody asked.
card-company-colours = Company Colours
    .flavour = Torn by nine winds, and still nobody wants to be the first to drop it.
card-captains-horn = Captain's Horn
    .flavour = Who blows it is the captain. It has never been more complicated than that.
card-hanged-mans-penny = Hanged Man's Penny
    .flavour = It fell out of his hand heads up. Once. He wants to see it again.

## Used up

card-wolf-milk = Wolf Milk
    .flavour = Somebody had to ask the wolf.
card-black-wine = Black Wine
    .flavour = The vineyard burned in the year it was pressed, and you can taste why.
card-loaded-dice = Loaded Dice
    .flavour = Good for one evening, and then for leaving town.
card-lucky-hare = Lucky Hare
    .flavour = All four feet still on it, which is why it is lucky.
card-fire-pot = Fire Pot
    .flavour = Count to three. The maker could count to two.
card-wasp-jar = Wasp Jar
    .flavour = They have been told that it was the other side who closed the lid.
card-fowlers-net = Fowler's Net
    .flavour = For larks, geese and tax collectors.
card-smoke-pot = Smoke Pot
    .flavour = Nobody saw where they went, said everybody, coughing.
card-madmans-broth = Madman's Broth
    .flavour = Two mushrooms for courage. Nobody has counted after three.
card-red-cloth = Bolt of Red Cloth
    .flavour = Tear it, tie it on, and try to die with somebody else's colour.

## What stories are about

card-iron-key = Iron Key
    .flavour = It opens one door in the world, and here we are.
card-salt-crown = Salt Crown
    .flavour = Kings who wear it are thirsty, and the sea remembers them.
card-captive = Ilse, the Ferryman's Daughter
    .flavour = “Put me down when it is safe. No. When it is safe, I said.”

## Spells

card-cold-fingers = Cold Fingers
    .flavour = From over there it touches you here.
card-the-whole-sky = The Whole Sky
    .flavour = One asks for rain. One should say how much.
card-locust-hour = The Locust Hour
    .flavour = Mail has forty thousand holes. They find all of them.
card-borrowed-hide = Borrowed Hide
    .flavour = The ox agreed. It was quite a short talk.
card-evil-eye = The Evil Eye
    .flavour = The axe came down as it should. Only the arm had second thoughts.
card-mothers-stitches = Mother's Stitches
    .flavour = Hold still, bite this, and do not look at the thread.
card-pass-the-ember = Pass the Ember
    .flavour = One is enough to carry a fire, if another one runs.
card-thief-of-breath = Thief of Breath
    .flavour = It was yours. You had it a moment ago.
card-door-in-the-air = A Door in the Air
    .flavour = Mind the step. There is no step.
card-feather-word = The Feather Word
    .flavour = Short, soft, and not to be said again halfway down.
card-walk-like-smoke = Walk Like Smoke
    .flavour = Through the keyhole first, the rest will follow.
card-nobodys-hand = Nobody's Hand
    .flavour = The cup slid off the table. Nobody took it.
card-roots-remember = Roots Remember
    .flavour = Every floor was a forest once, and it is still cross.
card-get-up = Get Up
    .flavour = Two words. It is astonishing who still obeys.
card-the-winds-shoulder = The Wind's Shoulder
    .flavour = A big man steps aside for a bigger one whom he cannot see.
card-nettle-skin = Nettle Skin
    .flavour = Touch me, it says. Go on.
card-turn-the-bones = Turn the Bones
    .flavour = They lie as they fell. Then they lie again.
card-red-ink = Red Ink
    .flavour = The contract is for four. You sign with one.
