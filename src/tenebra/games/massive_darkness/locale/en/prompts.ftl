# What the game is called, and what is asked.

game-name = Massive Darkness
    .tagline = One to six Heroes together, and a dungeon where the light gives you away.
    .holder = CMON and Guillotine Games
    .contents = { $count ->
        [one] 1 Mission
       *[other] { $count } Missions
    }
    .kind = Mission
    .which = which Mission?

prompt-activation = { $hero }: what now?
prompt-movement = { $hero } is moving. What next?
prompt-command = { $hero } is commanded to act. What with?
prompt-command-whom = { $hero } gives an order. To whom?
prompt-attack = { $hero } has arrived. Whom to attack?
prompt-teleport = { $hero } may vanish. Where to?
prompt-weapon = { $hero } takes a weapon to begin with. Which one?
prompt-first = Who is First Player?
prompt-trade = The Heroes exchange cards and Reorganize.
prompt-reorganize = Reorganize what you carry.
prompt-hand-on = { $hero } has { $card }. Hand it to somebody at once?
prompt-transmute = { $hero } Transmutes. Which card goes?
prompt-discard = { $hero } must discard a card. Which one?
prompt-experience = { $hero }: which Skill is worth your XP?
prompt-activate = Which Enemy acts next?
prompt-counterattack = Which Enemy strikes back at { $hero } next?
prompt-call = Which Agent calls for reinforcements next?
prompt-prey = { $enemy }: several targets alike. Against whom?
prompt-type = { $enemy }: more than one way to attack { $hero }. How?
prompt-path = { $enemy }: more than one way to go. Which?
prompt-patrol = More than one Zone fits. Where do they appear?
prompt-room = Which Room is Zone { $number } of the Door card?
prompt-target = On whom?
prompt-strike = { $enemy }: wide open. Who takes the Wounds?
prompt-window = { $window_id ->
    [A] Before the dice: use something?
    [D] The dice have fallen: roll again?
   *[E] The dice have fallen: use something?
}
prompt-enchant = { $side_id ->
    [attack] Spend symbols on Attack Enchantments?
   *[defense] Spend symbols on Defense Enchantments?
}
prompt-reroll = { $power }: roll dice again?
prompt-add-die = { $power }: one die more. Which colour?
prompt-drop-die = { $power }: one die less. Which colour?
prompt-take-die = { $power }: one rolled die less. Which one?
prompt-flip = { $power }: a blank die can be turned over. Which one?
prompt-fill = { $power }: a blank result can be filled. With what?
prompt-blood-toll = { $hero } asks you for blood. { $power }, for Wounds ({ $wounds }). Do you agree?

window-A = before the dice
window-D = re-rolls
window-E = after the dice
