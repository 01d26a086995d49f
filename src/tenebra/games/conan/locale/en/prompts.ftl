# What is asked.

prompt-stance = Which stance?
prompt-act = What will you do?
prompt-aim = Throw { $card }: where to, and for how many gems?
prompt-catch = Catch { $card }?
prompt-overlord = Which tile of the river acts?
prompt-happening = { $tile }: which event?
prompt-activation = { $unit }: who moves, who attacks?
prompt-command = { $unit } under your command: move or attack?
prompt-reroll = { $what_id ->
    [fall] { $who } falls: roll a die again?
    [defence] { $who } defends: roll a die again?
    [attack] { $who } attacks: roll a die again?
   *[other] { $who }: roll a die again?
}
prompt-guard = { $attacker } attacks { $target } with power { $power }: guard?
prompt-armour = Which armour counts against { $attacker } (power { $power })?
prompt-agree = { $hero } wants { $card }. Let it go?
prompt-drop = { $hero } carries too much: drop something.
prompt-sacrifice = { $attacker } attacks { $target }: take the blow instead?
prompt-next = The area attack (power { $power }): who is next?
prompt-counterattack = { $who } may strike back at { $attacker }.
prompt-reinforce = { $points } reinforcement { $points ->
    [one] point
   *[other] points
}: who comes back, and where?
prompt-zone = From where is the gem taken?
prompt-beyond = { $who } dies: a last blow?
prompt-blast = { $hero } falls. Which of the things dropped goes off first?
prompt-chest = { $card_id ->
    [none] The chest is open. Take what is in it?
   *[other] In the chest: { $card }. Take the card?
}
prompt-spell = Cast something now?
prompt-push = { $figure } is pushed: where to?
prompt-wounds = From where is the wound taken?
prompt-circular = The blow goes on ({ $damage } damage): who is next?
