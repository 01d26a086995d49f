# Che cosa si può fare: ogni scelta in una riga, e in una parola (do-…), per riquadri, menu e tasti.

option-stance = { $stance_id ->
    [cautious] Atteggiamento cauto: tornano 5 gemme, solo guardie
   *[other] Atteggiamento aggressivo: tornano 2 gemme, ogni azione
}
do-stance = Atteggiamento
option-command = Comanda { $model } (1 gemma)
do-command = Comanda
option-done = Ho finito
do-done = Finito
option-move = { $by_id ->
    [none] Vai { IN($to) }
   *[other] { $by } si muove { IN($to) }
}
do-move = Vai
option-leap = { $by_id ->
    [none] Salta { IN($to) }
   *[other] { $by } salta { IN($to) }
}
do-leap = Salta
option-wreck = { $by_id ->
    [none] Sfonda e passa { IN($to) }
   *[other] { $by } sfonda e passa { IN($to) }
}
do-wreck = Sfonda
option-tear = { $by_id ->
    [none] Strappa la ragnatela
   *[other] { $by } strappa la ragnatela
}
do-tear = Strappa
option-pickup = Raccogli: { $card }
do-pickup = Raccogli
option-give = Dai a { $to }: { $card }
do-give = Dai
option-take = Prendi da { $owner }: { $card }
do-take = Prendi
option-drop = Lascia cadere: { $card }
do-drop = Lascia
option-throw = Getta: { $card }
do-throw = Getta
option-aim = Lancio { IN($to) }{ $tool_id ->
    [none] { "" }
   *[other] {" "}con { $tool }
}{ $gems ->
    [0] { "" }
    [one] {", "}1 gemma
   *[other] {", "}{ $gems } gemme
}
do-aim = Mira
option-try = { $what_id ->
    [chest] Apri il forziere
    [brew] Prepara una mistura
   *[other] { $what }
}{ $tool_id ->
    [none] { "" }
   *[other] {" "}con { $tool }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
do-try = Tenta
option-use = Usa { $card }{ $at_id ->
    [none] { "" }
   *[other] {" "}{ SU($at) }
}
do-use = Usa
option-keep = Prendi la carta
do-keep = Prendi
option-leave = Lasciala qui
do-leave = Lascia
option-catch = Afferra al volo (1 gemma)
do-catch = Afferra
option-agree = Lascia fare
do-agree = Accetta
option-strike = Colpisci { $target }{ $card_id ->
    [none] {" "}a mani nude
   *[other] {" "}con { $card }
}{ $second_id ->
    [none] { "" }
   *[other] {" "}e { $second }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
do-strike = Colpisci
option-shoot = { $card_id ->
    [none] Bersaglia { $target }
   *[other] Bersaglia { $target } con { $card }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
do-shoot = Bersaglia
option-attack = { $how_id ->
    [web] { $by } getta una ragnatela su { $target }
    [ranged] { $by } tira { A($target) }
   *[other] { $by } colpisce { $target }
}
do-attack = Attacca
option-cast = Lancia l'incantesimo { $spell }{ $at_id ->
    [none] { "" }
   *[other] {" "}{ SU($at) }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
do-cast = Incantesimo
option-reroll = { $by_id ->
    [mark] Rilancia gratis: { $dice }
    [support] Rilancia con Supporto: { $dice }
   *[other] Rilancia pagando gemme: { $dice }
}
do-reroll = Rilancia
option-guard = { $by_id ->
    [none] { $card_id ->
        [none] Schiva
       *[other] Para con { $card }
    }
   *[other] { $card_id ->
        [none] Guardia di { $by }
       *[other] { $by } para con { $card }
    }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
do-guard = Guardia
option-sacrifice = { $by } si fa colpire al suo posto
do-sacrifice = Sacrificio
option-activate = Attiva { $tile }
do-activate = Attiva
option-flush = Togli dal fiume: { $tile }
do-flush = Togli
option-event = { $name }
do-event = Evento
option-reinforce = Un rinforzo { IN($at) }: { $unit }
do-reinforce = Rinforza
option-end = Fine
do-end = Fine
option-pass = Passa
do-pass = Passa
option-choose = { $name }
do-choose = Scegli
