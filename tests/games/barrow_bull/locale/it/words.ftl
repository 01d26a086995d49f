# Tutte le parole del gioco.

game-name = Il Toro del Tumulo
    .tagline = Tre vicini di casa, una notte e una bestia di bronzo che non vuole restare sepolta.
    .holder = nessuno
    .contents = { $count ->
        [one] 1 Scenario
       *[other] { $count } Scenari
    }
    .kind = Scenario
    .which = quale scenario?

scenario-night-on-the-barrow = Notte sul tumulo
    .blurb = Qualcosa di grande come un carro di fieno cammina tra le pietre ritte. All'alba sarà in paese.
    .intro = Il vecchio tumulo taceva da novecento anni. Stanotte la zolla si è aperta e ciò che gli antichi vi avevano addormentato è uscito: un toro di bronzo verde, cavo, con il fuoco ancora dentro. La fabbra, il mandriano e l'erborista sono gli unici che sono corsi su per la collina invece che giù.
    .goal = Abbattete il Toro prima che la notte finisca.
    .victory = Il bronzo suona una volta, come una campana sott'acqua, e giace immobile. La brina lo ricopre. Giù in paese qualcuno accende un lume, poi un altro.
    .defeat = Il sole sorge su pietre spezzate. Le orme, larghe ciascuna come una botte, scendono verso il paese.

seat-odda = Odda
    .role = Fabbra
    .about = Colpisce più forte di tutti e regge di più. Il suo martello non ha mai trovato bronzo che non si piegasse.
seat-tilo = Tilo
    .role = Mandriano
    .about = Il più svelto. Corre davanti ai tori da quando sa camminare.
seat-mirke = Mirke
    .role = Erborista
    .about = Leggera e cocciuta. Conosce ogni pietra quassù, e sa quali sono cave.
seat-bull = il Toro

room-barrow = Il tumulo
stat-dice = Dadi
stat-steps = Passi
die-bone = dado d'osso
face-double = due colpi
face-hit = un colpo
face-miss = a vuoto
outcome-heroes = gli Eroi hanno vinto
outcome-bull = il Toro ha vinto

scene-subtitle = { $round ->
    [0] { $game }, al calar della notte
   *[other] { $game }, round { $round }
}
scene-round = Round { $number }
scene-odds = { $attacker } tira { $attack } contro { $target }. Ferite: { $chances }.
scene-about = { $life ->
    [0] { $name } è a terra in { $space }.
   *[other] { $name } in { $space }, Vita { $life } su { $most }.
}

do-move = Vai
do-strike = Colpisci
do-rest = Riposa
do-shield = Mettiti in mezzo
do-pass = Avanti
option-move = Vai in { $to }
option-strike = Colpisci { $target }
option-rest = Riposa
option-shield = Mettiti in mezzo
option-pass = Avanti

window-step-in = quando un amico accanto a me viene colpito
prompt-turn = { $actions ->
    [1] { $figure }: ancora un'Azione
   *[other] { $figure }: due Azioni
}
prompt-step-in = { $figure }: { $target } sta per subire { $wounds ->
    [1] una ferita
   *[other] { $wounds } ferite
}. Ti metti in mezzo?

refusal-out-of-reach = { $figure } non arriva in { $space } con un solo movimento.
refusal-not-beside = { $figure } non è accanto al Toro.
refusal-no-rest = { $figure } non ha ferite, o è troppo vicino al Toro per riposare.

event-round-began = Comincia il round { $number }.
event-moved = { $figure } va in { $to }.
event-rested = { $figure } riposa: recupera 1 Vita.
event-struck = { $instead_of_id ->
    [none] { $figure } colpisce { $target }
   *[other] { $target } si mette in mezzo per { $instead_of } e riceve il colpo; attacca { $figure }
}: { $faces }. { $wounds ->
    [0] Nessuna ferita.
    [one] 1 ferita.
   *[other] { $wounds } ferite.
}{ $falls ->
    [true] { " " }È la fine: { $target } è a terra.
   *[false] { "" }
}

why-shield = { $figure } ha meno Vita di me.
why-no-shield = { $figure } può reggere, oppure non reggerei io.
why-strike = Chi gli sta accanto deve colpire.
why-rest = { $figure } deve riprendere fiato.
why-retreat = Lontano dal Toro: più in là di { $space } non arrivo.
why-approach = Verso il Toro, in { $space }.
why-wait = Non c'è di meglio da fare.
