# Come si chiama il gioco, e che cosa si chiede.

game-name = Massive Darkness
    .tagline = Da uno a sei Eroi insieme, e un dungeon dove è la luce a tradirvi.
    .holder = CMON e Guillotine Games
    .contents = { $count ->
        [one] 1 Missione
       *[other] { $count } Missioni
    }
    .kind = Missione
    .which = quale Missione?

prompt-activation = { $hero }: che cosa fai?
prompt-movement = { $hero } è in movimento. E adesso?
prompt-command = { $hero } riceve un ordine. Che cosa fa?
prompt-command-whom = { $hero } dà un ordine. A chi?
prompt-attack = { $hero } è sul posto. Contro chi attacca?
prompt-teleport = { $hero } può svanire. Dove ricompare?
prompt-weapon = { $hero } sceglie l'arma con cui cominciare. Quale?
prompt-first = Chi è il Primo Giocatore?
prompt-trade = Gli Eroi si scambiano carte e si Riorganizzano.
prompt-reorganize = Riorganizza ciò che porti.
prompt-hand-on = { $hero } ha una carta nuova: { $card }. Passarla subito a qualcuno?
prompt-transmute = { $hero } Trasmuta. Quale carta sacrifica?
prompt-discard = { $hero } deve scartare una carta. Quale?
prompt-experience = { $hero }: quale Abilità vale i tuoi PE?
prompt-activate = Quale Nemico agisce ora?
prompt-counterattack = Quale Nemico risponde ora a { $hero }?
prompt-call = Quale Agente chiama ora rinforzi?
prompt-prey = { $enemy }: più bersagli alla pari. Contro chi?
prompt-type = { $enemy }: più modi di attaccare { $hero }. Quale?
prompt-path = { $enemy }: più strade possibili. Quale?
prompt-patrol = Più Zone vanno bene. Dove compaiono?
prompt-room = Quale Stanza è la Zona { $number } della carta Porta?
prompt-target = Su chi?
prompt-strike = { $enemy }: difese abbassate. Chi subisce le Ferite?
prompt-window = { $window_id ->
    [A] Prima dei dadi: usi qualcosa?
    [D] I dadi sono caduti: rilanci?
   *[E] I dadi sono caduti: usi qualcosa?
}
prompt-enchant = { $side_id ->
    [attack] Spendere simboli in Incantamenti di Attacco?
   *[defense] Spendere simboli in Incantamenti di Difesa?
}
prompt-reroll = { $power }: rilanciare i dadi?
prompt-add-die = { $power }: un dado in più. Di che colore?
prompt-drop-die = { $power }: un dado in meno. Di che colore?
prompt-take-die = { $power }: un dado già lanciato in meno. Quale?
prompt-flip = { $power }: si può girare un dado vuoto. Quale?
prompt-fill = { $power }: si può riempire un risultato vuoto. Con che cosa?
prompt-blood-toll = { $hero } chiede il tuo sangue. { $power }, in cambio di Ferite ({ $wounds }). Accetti?

window-A = prima dei dadi
window-D = rilanci
window-E = dopo i dadi
