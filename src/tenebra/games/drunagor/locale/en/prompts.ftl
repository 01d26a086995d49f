# What is asked.

prompt-turn = { $figure }: what now?
prompt-move = { $figure }: where to? { $points } { $points ->
    [one] step
   *[other] steps
} left
prompt-target = { $source }: whom?
prompt-area = { $source }: which area?
prompt-split = { $source }: share it out
prompt-reaction = { $damage ->
    [0] Nothing more gets through from { $attacker }. React all the same?
   *[other] { $attacker } is about to deal { $damage } damage. React?
}
prompt-protect = { $attacker } attacks { $target }. Step in?
prompt-reroll = { $figure } has missed. Roll again?
prompt-reroll-challenge = { $figure } has failed against { $difficulty }. Roll again?
prompt-fury = { $figure } hits. Spend FURY?
prompt-trigger = { $source }: use it?
prompt-curse = { $figure }: which skill takes the curse cube?
prompt-trauma = { $figure }: which skill takes the trauma cube?
prompt-cleanse-curse = { $figure }: from which skill is the curse lifted?
prompt-cleanse-trauma = { $figure }: from which skill is the trauma lifted?
prompt-fatigue = { $figure }: which cube is expended?
prompt-recall = { $figure }: which cube comes back?
prompt-wild = { $figure }: which cube becomes wild?
prompt-copy = { $figure }: which skill is copied?
prompt-push = { $target } is pushed: where to?
prompt-telekinesis = What is moved?
prompt-throw = Where does it land?
prompt-shove = { $figure } is shoved aside: where?
prompt-trap = { $figure }: in which area does the trap lie?
prompt-ambush = { $figure } strikes out of nowhere next to { $target }: where?
prompt-familiar = { $figure }: which familiar?
prompt-summon = { $figure } appears next to you: where?
prompt-led = Who acts next?
prompt-led-attack = { $figure }: whom to attack?
prompt-trick-or-treat = { $figure }: trick, or treat?
prompt-trick = { $figure }: which trick?
prompt-scene = { $token }: what do you do?
prompt-socket = { $figure }: which item takes the gem?
prompt-bag-full = { $figure }: the bag is full. What is left behind?
prompt-may-take = { $figure } asks for { $item }. Let it go?
prompt-lift-darkness = Which patch of Darkness recedes?
prompt-tie-card = Which of these cards acts first?
prompt-tie-order = Who acts first?
prompt-tie-path = { $figure } can take either way. Which?
prompt-tie-rune = Which rune?
prompt-tie-shove = { $figure } is shoved aside: where?
prompt-tie-square = { $figure } can strike from either square. Which?
prompt-tie-target = { $figure } can strike either. Whom?
prompt-tie-tile = The Darkness can grow either way. Where?

window-protect = Somebody near me is attacked and I could step in
window-reroll = My attack has missed and may be rolled again
window-fury = My attack hits and I have FURY
window-reaction = Somebody is about to be hurt and I could react
window-trigger = Something of mine could be used for a price
window-ties = The rules leave a choice to the party leader

prompt-camp-item = { $figure }: one of these goods is yours
prompt-learn = { $figure }: which skill of level { $level }?
prompt-learn-ability = { $figure }: which class ability?
prompt-role-cube = { $figure }: which colour for the new cube?
prompt-pack = { $figure }: pack, and say when you are ready
prompt-restart-help = Before you try again: which help?
prompt-tie-item = More than one hero wants { $item }. Who gets it?
