# What is asked.

prompt-swap = { $hero }: swap one of your skills, or keep them?
prompt-shop = { $hero }: what do you buy?
prompt-start = { $hero }: where do you begin?
prompt-next = Which hero acts next?
prompt-action = { $hero }: which action?
prompt-turn = { $hero }: what do you do?
prompt-arrange = { $hero }: what do you put to use, what goes into the pack?
prompt-receive = { $hero }: where does the card go?
prompt-treasure = { $hero } has drawn a treasure. Keep it?
prompt-familiars = { $hero }: where do your familiars go?
prompt-make-room = { $figure } cannot stay there. Where to?
prompt-deed = { $hero }: do you use anything now?
prompt-strike = { $hero }: whom do you strike?
prompt-push = Where does { $figure } land?
prompt-cancel = { $wounds ->
    [one] { $hero }: 1 wound is coming. Do you cancel it?
   *[other] { $hero }: { $wounds } wounds are coming. Do you cancel any?
}
prompt-reroll = { $attacker }: roll dice again?
prompt-spend = { $attacker } has rolled. How is it spent?
prompt-knockback = { $figure_id ->
    [none] Who is thrown first?
   *[other] Where is { $figure } thrown?
}
prompt-guard = { $hero } is on guard. Strike now?
prompt-hand-limit = More than eight cards: what do you discard?
prompt-prepare = Before the monsters move: what do you play?
prompt-spawn = { $monster }: where does it appear?
prompt-lift = { $monster }: no figure is left. Take one off the board?
prompt-promote = Who is promoted to leader?
prompt-horde = What comes in addition?
prompt-last-cards = The last card of your deck is about to be drawn. Do you discard anything first, to be shuffled in with the rest?
prompt-activate = Which monster acts next?
prompt-monster = { $figure }: what does it do?
prompt-charm = { $hero } is bewitched. Whom to attack?
prompt-window = { $figure_id ->
    [none] Do you play a card?
   *[other] { $figure } { $moment }. Do you play a card?
}
moment-hero_turn = is about to begin the turn
moment-hero_enters = has entered a space
moment-hero_opens_door = has opened a door
moment-hero_opens_chest = has opened a chest
moment-monster_activated = is about to act
moment-monster_attacks = is about to attack
moment-monster_attacked = is being attacked
