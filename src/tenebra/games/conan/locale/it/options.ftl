# Che cosa si può fare: ogni scelta in una riga, e in una parola (do-…), per riquadri, menu e tasti.

option-stance = { $stance_id ->
    [cautious] Atteggiamento cauto: tornano 5 gemme, solo guardie
   *[other] Atteggiamento aggressivo: tornano 2 gemme, ogni azione
}
option-command = Comanda { $model } (1 gemma)
option-done = Ho finito
option-move = { $by_id ->
    [none] Muovi { IN($to) }
   *[other] { $by } si muove { IN($to) }
}
option-leap = { $by_id ->
    [none] Salta { IN($to) }
   *[other] { $by } salta { IN($to) }
}
option-wreck = { $by_id ->
    [none] Sfonda e passa { IN($to) }
   *[other] { $by } sfonda e passa { IN($to) }
}
option-tear = { $by_id ->
    [none] Strappa la ragnatela
   *[other] { $by } strappa la ragnatela
}
option-pickup = Raccogli: { $card }
option-give = Dai a { $to }: { $card }
option-take = Prendi da { $owner }: { $card }
option-drop = Lascia cadere: { $card }
option-throw = Lancia: { $card }
option-aim = Lancio { IN($to) }{ $tool_id ->
    [none] { "" }
   *[other] {" "}con { $tool }
}{ $gems ->
    [0] { "" }
    [one] {", "}1 gemma
   *[other] {", "}{ $gems } gemme
}
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
option-use = Usa { $card }{ $at_id ->
    [none] { "" }
   *[other] {" "}{ SU($at) }
}
option-keep = Prendi la carta
option-leave = Lasciala qui
option-catch = Afferra al volo (1 gemma)
option-agree = Lascia fare
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
option-shoot = { $card_id ->
    [none] Tira { A($target) }
   *[other] Tira { A($target) } con { $card }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
option-attack = { $how_id ->
    [web] { $by } getta una ragnatela su { $target }
    [ranged] { $by } tira { A($target) }
   *[other] { $by } colpisce { $target }
}
option-cast = Lancia l'incantesimo { $spell }{ $at_id ->
    [none] { "" }
   *[other] {" "}{ SU($at) }
}{ $gems ->
    [0] { "" }
    [one] {": "}1 gemma
   *[other] {": "}{ $gems } gemme
}
option-reroll = { $by_id ->
    [mark] Rilancia gratis: { $dice }
    [support] Rilancia con Supporto: { $dice }
   *[other] Rilancia pagando gemme: { $dice }
}
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
option-sacrifice = { $by } si fa colpire al suo posto
option-activate = Attiva { $tile }
option-flush = Togli dal fiume: { $tile }
option-event = { $name }
option-reinforce = Un rinforzo { IN($at) }: { $unit }
option-end = Fine
option-pass = Passa
option-choose = { $name }

do-stance = Atteggiamento
do-command = Comanda
do-done = Finito
do-move = Muovi
do-leap = Salta
do-wreck = Sfonda
do-tear = Strappa
do-pickup = Raccogli
do-give = Dai
do-take = Prendi
do-drop = Lascia
do-aim = Mira
do-use = Usa
do-throw = Lancia
do-try = Tenta
do-keep = Prendi
do-leave = Lascia
do-catch = Afferra
do-agree = Accetta
do-strike = Colpisci
do-shoot = Tira
do-attack = Attacca
do-cast = Incantesimo
do-reroll = Rilancia
do-guard = Guardia
do-sacrifice = Sacrificio
do-activate = Attiva
do-flush = Togli
do-event = Evento
do-reinforce = Rinforza
do-end = Fine
do-pass = Passa
do-choose = Scegli
