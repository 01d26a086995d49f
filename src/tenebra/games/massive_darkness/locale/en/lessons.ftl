# The lessons: each a scenario of its own, and what is said at each step (at most 45 words).
# `.typed` is said at the text table.

scenario-lesson-first-steps = First Steps
    .blurb = One Hero, one door, one Mob, one lamp. Actions, Shadow, Combat and Skills, learnt by doing them.
    .intro = A Lightbringer left his lamp behind when he ran. It still burns, they say, in a room the goblins have taken for their own.
    .objectives = Take the lamp, and walk out through the gate in the corner.
    .rules = The lamp lies in the far room, behind the goblins.
    .victory = The gate swings open on grey morning. The lamp looks pale out here, and the Lightbringer looks paler still; but he takes it back, and asks where you learnt to fight.
    .defeat = Dark. Somebody small is laughing. It was only a lesson: light the torch again, and begin anew.
token-lesson-first-steps-lamp = The lamp

lesson-first-steps-welcome = Welcome! You are Owen, paladin, the figure with the halo. You are alone today, and the Enemies follow printed rules: nobody plays them. Each step waits for you, and the dice are laid out for the lesson.
    .typed = Welcome! You are Owen, paladin. You are alone today, and the Enemies follow printed rules: nobody plays them. Each step waits for you, and the dice are laid out for the lesson. Only what a step is about can be chosen.
lesson-first-steps-goal = Every Mission has an objective, told here whenever you forget it. Today: take the lamp from the room beyond the door, then leave by the far gate. There is no time limit, so be thorough.
    .typed = Every Mission has an objective; type “goal” whenever you forget it. Today: take the lamp from the room beyond the door, then leave by the far gate. There is no time limit, so be thorough.
lesson-first-steps-actions = You have three Actions in each Activation. One Movement Action gives two points: a step, a door, a pick-up cost one each. An attack costs a whole Action. Spending them well is most of the game.
lesson-first-steps-move = A token lies in the Zone to your right. Tokens are Treasure, and Treasure is how Heroes survive. Go there. It is dark: in Shadow Zones you hide better, and each Hero has a Skill that works only there.
lesson-first-steps-pickup = One point of your Movement Action is left, enough for the Treasure. You can only pick up where no Enemy stands, so take what is free before the fighting starts.
lesson-first-steps-equip = A Buckler! You hold two things, one in each hand, and your left is empty. Equip it: it adds a blue die when you defend, and your Class gives one more Shield to whoever bears one.
lesson-first-steps-ready = What you wear and hold works; what is in the pack does not. Rearranging is free whenever you gain a card. Mace in the right hand, shield in the left: you are ready. Say so.
lesson-first-steps-undo = Changed your mind? Undo takes back your last choice as long as no dice fell and no card was turned over. With friends at the table they are asked first.
lesson-first-steps-door = Two Actions left. Opening the door costs one point, the step inside another: one Action in all, and the third is for the fight. A Door card decides what waits behind it. Open!
lesson-first-steps-mob = A Mob: Goblin Warriors, two Minions and their Boss. It acts as one, and Minions shield the Boss: they fall first. What the Boss holds, it uses; and you get it when it dies.
lesson-first-steps-enter = Melee is fought inside one Zone, so go to them. This room has a fire, it is a Light Zone: you give up hiding. Worth it, since striking first means fewer left to strike back.
lesson-first-steps-attack = Point at the Mob before you strike: the number is your exact chance. Your Mace rolls two yellow dice, and Owen's own Skill adds a Hit. Every Wound beyond the first goes to the next goblin.
    .typed = Behind the attack stands your exact chance to wound and to kill; “odds” shows the dice. Your Mace rolls two yellow dice, and Owen's own Skill adds a Hit. Every Wound beyond the first goes to the next goblin.
lesson-first-steps-signature = Two Minions down, two Experience points won! The Boss will strike back, so use your Signature: for one point, an extra green Defense die until the Round ends. No Action needed. Protection is bought before the blow.
lesson-first-steps-wait = All three Actions are spent. End your Activation. Then whoever you attacked and did not kill makes a Counterattack, and after that comes the Enemies' Phase.
lesson-first-steps-bam = Ouch: the Counterattack cost you one Health. Now the Enemies' Phase, and your dice show a Bam. Symbols pay for Enchantments: your Buckler turns one into a Wound for the attacker. Spend it, it cannot be saved.
lesson-first-steps-enemies = Down goes the Boss, killed by its own attack! What it held is yours. Enemies never choose: they attack whoever they can reach with the most unspent Experience, or walk towards one. So you can tell beforehand what they will do.
lesson-first-steps-keep = It held a Healing Potion. A Consumable lies ready in the pack until you use it up. You gained a card, so you may rearrange again; but Mace and Buckler are well where they are. Say that you are ready.
lesson-first-steps-learn = The Experience Phase: you can pay for one of three good Skills. More Health forgives mistakes, Challenge draws Enemies away from friends, Retribution hurts those who hit you. What suits you? Experience you hoard makes you their favourite target.
lesson-first-steps-event = Each Round ends with an Event card, kind or cruel. This one healed whoever stands in the light, and you do. Then the next Round begins; Rounds and Phases are shown here.
    .typed = Each Round ends with an Event card, kind or cruel. This one healed whoever stands in the light, and you do. Then the next Round begins.
lesson-first-steps-hint = Three fresh Actions, and nobody left to fight. If you ever do not know what to do, press the light bulb: it shows a good move, and why. The brass button is that move. It knows no more than you.
    .typed = Three fresh Actions, and nobody left to fight. If you ever do not know what to do, type “hint”: it tells you a good move, and why; “hint!” does it. It knows no more than you.
lesson-first-steps-lamp = Now the lamp. One Movement Action is exactly enough: a step into the dark room, a point to pick up everything there. If your hands are to change first, do that, then go.
lesson-first-steps-exit = The lamp is yours, and new weapons too; arrange them as you like. Then one last Action: open the door to the gate, and step through. Do not wait for the next Event.
lesson-first-steps-farewell = Won! You can move, loot, fight and learn. A whole Mission brings more Heroes, Levels that rise, and worse things than goblins. Dice and cards will be shuffled then. Good hunting.
