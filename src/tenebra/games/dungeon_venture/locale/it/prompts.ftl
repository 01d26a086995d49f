# Come si chiama il gioco, e che cosa si chiede.

game-name = Dungeon Venture
    .tagline = Quattro Eroi, un Custode del Male e un sotterraneo che si apre porta dopo porta.
    .holder = i suoi autori e il suo editore
    .contents = { $count ->
        [one] 1 Avventura
       *[other] { $count } Avventure
    }
    .kind = Avventura
    .which = quale Avventura?

prompt-activate = { $kind }: chi agisce adesso?
prompt-displace = Via { DA($space) }: dove finisce { $figure }?
prompt-first = Chi comincia? (parla { $hero })
prompt-keep = Quale Equipaggiamento tengono gli Eroi?
prompt-lose = { $hero } deve rinunciare a un Incantesimo. Quale?
prompt-march = { $figure } si mette subito in marcia. Verso dove?
prompt-pick = { $hero } prende una carta. Quale?
prompt-place = Per { $figure } il posto è occupato: { $space }. Dove compare?
prompt-recover = { $hero } recupera un Incantesimo usato. Quale?
prompt-reorganize = { $figure } vuole Fermarsi e Riorganizzarsi. Siete d'accordo?
prompt-reorganizing = Gli Eroi si riorganizzano. Che cosa fai?
prompt-shop = Il negozio locale. Monete d'Oro nella borsa: { $gold }.
prompt-spawn = Compare: { $figure }. In quale spazio?
prompt-spells = { $hero } sceglie gli Incantesimi per cominciare; { $left ->
    [1] ne manca 1.
   *[other] ne mancano { $left }.
}
prompt-start = Da dove comincia { $hero }?
prompt-swap = { $figure } vuole scambiare il posto con { $other }. D'accordo?
prompt-teleport = { $figure } svanisce. Dove ricompare?
prompt-turn = { $figure }: e adesso?
prompt-window = { $moment_id ->
    [before_reveal] Prima della prossima carta Iniziativa: giochi un Evento?
    [after_reveal] Dopo la carta Iniziativa: giochi un Evento?
    [before_step] { $figure } sta per fare un passo: giochi un Evento?
    [after_movement] { $figure } ha finito di muoversi: giochi un Evento?
    [before_action] { $figure } sta per agire: giochi un Evento?
    [after_action] { $figure } ha agito: giochi un Evento?
    [chest_opened] { $figure } ha aperto un Forziere: giochi un Evento?
    [attack_rolled] I dadi dell'attacco di { $figure } sono caduti: giochi un Evento?
    [after_damage] Dopo il colpo contro { $figure }: giochi un Evento?
    [before_placing] Prima che compaiano i Mostri: giochi un Evento?
    [after_placing] Dopo la comparsa dei Mostri: giochi un Evento?
    [turn_ends] Finisce il turno di { $figure }: giochi un Evento?
   *[other] Giochi un Evento?
}
