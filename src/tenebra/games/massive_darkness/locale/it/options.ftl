# Che cosa si può fare, come righe di un elenco.

option-melee = Mischia: { $target }
do-melee = Mischia
option-ranged = Tiro: { $target }
do-ranged = Distanza
option-magic = Magia: { $target }
do-magic = Magia
option-charge = Carica { A($to) }
do-charge = Carica
option-safeshot = Tiro Sicuro { DA($to) }
do-safeshot = Tiro Sicuro
option-teleport = Teletrasporto { A($to) }
do-teleport = Teletrasporto
option-command = Ordina a { $hero } di agire
do-command = Ordine
option-move = Vai { A($to) }
do-move = Vai
option-open = Apri { $door }
do-open = Apri porta
option-pickup = Raccogli tutto qui
do-pickup = Raccogli
option-stop = Fermati
do-stop = Fermati
option-standup = Rialzati
do-standup = Rialzati
option-trade = Riorganizza o Scambia
do-trade = Riorganizza
option-transmute = Trasmuta tre carte
do-transmute = Trasmuta
option-signature = { $by_id ->
    [micro] Usa il Potere Personale con Micro-PE
   *[other] Usa il Potere Personale
}
do-signature = Potere Personale
option-use = Usa { $card }
do-use = Usa
option-pay = { $power }: paga { $by } con le Ferite
do-pay = Paga col sangue
option-nothing = Non fare altro
do-nothing = Non fare niente
option-pass = Avanti
do-pass = Avanti
option-trigger = { $power }
do-trigger = Incantamento
option-reroll = { $places_id ->
    [none] { $side_id ->
        [attack] Rilancia i dadi di Attacco
       *[defense] Rilancia i dadi di Difesa
    }
   *[other] { $side_id ->
        [attack] Rilancia dadi di Attacco: { $places }
       *[defense] Rilancia dadi di Difesa: { $places }
    }
}
do-reroll = Rilancia
option-die = { $face_id ->
    [none] Un dado { $colour }
   *[other] Il dado { $colour } che mostra { $face }
}
do-die = Dado
option-symbol = { $symbol }
do-symbol = Simbolo
option-strike = { $figure_id ->
    [boss] Il Boss
   *[other] Un Gregario
}
do-strike = Colpisci
option-activate = { $enemy }
do-activate = Nemico
option-choose = { $who }
do-choose = Scegli
option-place = { $zone }
do-place = Zona
option-kind = { $type }
do-kind = Tipo di Attacco
option-pick = { $card }
do-pick = Prendi
option-equip = { $instead_id ->
    [none] Equipaggia { $card }
   *[other] Equipaggia { $card } al posto di { $instead }
}
do-equip = Equipaggia
option-unequip = Riponi { $card }
do-unequip = Riponi
option-give = Dai { $card } a { $to }
do-give = Dai
option-ready = Pronto
do-ready = Pronto
option-first = { $hero }
do-first = Primo Giocatore
option-learn = { $line }
do-learn = Acquisisci
option-agree = Accetta
do-agree = Accetta
option-refuse = Rifiuta
do-refuse = Rifiuta
option-sell = Vendi { $card }
do-sell = Vendi
option-barter = Dai al Mercato { $cards }
do-barter = Baratta
option-swap = Cambia { $card } con { $starting }
do-swap = Cambia
