# Che cosa si chiede.

prompt-swap = { $hero }: cambi una delle abilità, o le tieni?
prompt-shop = { $hero }: che cosa compri?
prompt-start = { $hero }: da dove cominci?
prompt-next = Quale eroe agisce ora?
prompt-action = { $hero }: quale azione?
prompt-turn = { $hero }: che cosa fai?
prompt-arrange = { $hero }: che cosa usi, che cosa va nello zaino?
prompt-receive = { $hero }: dove metti la carta?
prompt-treasure = { $hero } ha pescato un tesoro. Lo tieni?
prompt-familiars = { $hero }: dove vanno i tuoi famigli?
prompt-make-room = { $figure } non può restare lì. Dove va?
prompt-deed = { $hero }: usi qualcosa adesso?
prompt-strike = { $hero }: chi colpisci?
prompt-push = Dove finisce { $figure }?
prompt-cancel = { $wounds ->
    [one] { $hero }: arriva 1 ferita. La annulli?
   *[other] { $hero }: arrivano { $wounds } ferite. Ne annulli qualcuna?
}
prompt-reroll = { $attacker }: ripeti dei dadi?
prompt-spend = { $attacker } ha tirato. Come si spende?
prompt-knockback = { $figure_id ->
    [none] Chi vola via per primo?
   *[other] Dove finisce { $figure }?
}
prompt-guard = { $hero } è di Guardia. Colpisci adesso?
prompt-hand-limit = Più di otto carte: che cosa scarti?
prompt-prepare = Prima che i mostri si muovano: che cosa giochi?
prompt-spawn = { $monster }: dove compare?
prompt-lift = { $monster }: non restano miniature. Ne togli una dal tabellone?
prompt-promote = Chi diventa Leader?
prompt-horde = Chi si aggiunge?
prompt-last-cards = Stai per pescare l'ultima carta del tuo mazzo. Prima scarti qualcosa, da rimescolare con il resto?
prompt-activate = Quale mostro agisce ora?
prompt-monster = { $figure }: che cosa fa?
prompt-charm = Un incanto confonde { $hero }. Contro chi va l'attacco?
prompt-window = { $figure_id ->
    [none] Giochi una carta?
   *[other] { $figure } { $moment }. Giochi una carta?
}
moment-hero_turn = sta per cominciare il turno
moment-hero_enters = entra in uno spazio
moment-hero_opens_door = ha aperto una porta
moment-hero_opens_chest = ha aperto uno scrigno
moment-monster_activated = sta per agire
moment-monster_attacks = sta per attaccare
moment-monster_attacked = subisce un attacco
