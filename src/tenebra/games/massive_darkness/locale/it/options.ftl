# Che cosa si può fare, come righe di un elenco.

option-melee = Mischia: { $target }
option-ranged = Tiro: { $target }
option-magic = Magia: { $target }
option-charge = Carica { A($to) }
option-safeshot = Tiro Sicuro { DA($to) }
option-teleport = Teletrasporto { A($to) }
option-command = Ordina a { $hero } di agire
option-move = Vai { A($to) }
option-open = Apri { $door }
option-pickup = Raccogli tutto qui
option-stop = Fermati
option-standup = Rialzati
option-trade = Riorganizza o Scambia
option-transmute = Trasmuta tre carte
option-signature = { $by_id ->
    [micro] Usa il Potere Personale con Micro-PE
   *[other] Usa il Potere Personale
}
option-use = Usa { $card }
option-pay = { $power }: paga { $by } con le Ferite
option-nothing = Non fare altro
option-pass = Avanti
option-trigger = { $power }
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
option-die = { $face_id ->
    [none] Un dado { $colour }
   *[other] Il dado { $colour } che mostra { $face }
}
option-symbol = { $symbol }
option-strike = { $figure_id ->
    [boss] Il Boss
   *[other] Un Gregario
}
option-activate = { $enemy }
option-choose = { $who }
option-place = { $zone }
option-kind = { $type }
option-pick = { $card }
option-equip = { $instead_id ->
    [none] Equipaggia { $card }
   *[other] Equipaggia { $card } al posto di { $instead }
}
option-unequip = Riponi { $card }
option-give = Dai { $card } a { $to }
option-ready = Pronto
option-first = { $hero }
option-learn = { $line }
option-agree = Accetta
option-refuse = Rifiuta
