# What the game is called, and what is asked.

game-name = Dungeon Venture
    .tagline = Four Heroes, one Keeper of Evil, and a dungeon that opens door by door.
    .holder = its authors and publisher
    .contents = { $count ->
        [one] 1 Adventure
       *[other] { $count } Adventures
    }
    .kind = Adventure
    .which = which Adventure?

prompt-activate = { $kind }: which one acts next?
prompt-displace = { $figure } is thrown back from { $space }. Where to?
prompt-first = { $hero }: who shall go first?
prompt-keep = Which Equipment do the Heroes keep?
prompt-lose = { $hero } must give up a Spell. Which one?
prompt-march = { $figure } marches at once. Where to?
prompt-pick = { $hero } takes a card. Which one?
prompt-place = { $figure } finds { $space } taken. Where does it appear?
prompt-recover = { $hero } gets a used Spell back. Which one?
prompt-reorganize = { $figure } wants to Stop and Reorganize. Do you agree?
prompt-reorganizing = The Heroes reorganize. What do you do?
prompt-shop = The local shop. { $gold } Gold in the purse.
prompt-spawn = { $figure } appears. On which space?
prompt-spells = { $hero } chooses the Spells to begin with; { $left ->
    [1] 1 more.
   *[other] { $left } more.
}
prompt-start = Where does { $hero } begin?
prompt-swap = { $figure } wants to change places with { $other }. Do you agree?
prompt-teleport = { $figure } vanishes, to come back where?
prompt-turn = { $figure }: what now?
prompt-window = { $moment_id ->
    [before_reveal] Before the next initiative card: play an Event?
    [after_reveal] After the initiative card: play an Event?
    [before_step] { $figure } is about to take a step: play an Event?
    [after_movement] { $figure } has stopped: play an Event?
    [before_action] { $figure } is about to act: play an Event?
    [after_action] { $figure } has acted: play an Event?
    [chest_opened] { $figure } has opened a Chest: play an Event?
    [attack_rolled] The dice of the attack by { $figure } have fallen: play an Event?
    [after_damage] After the blow against { $figure }: play an Event?
    [before_placing] Before the Monsters appear: play an Event?
    [after_placing] After the Monsters have appeared: play an Event?
    [turn_ends] The turn of { $figure } ends: play an Event?
   *[other] Play an Event?
}
