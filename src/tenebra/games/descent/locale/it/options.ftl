# Che cosa si può fare: ogni scelta in una riga, e in una parola (do-…), per riquadri, menu e tasti.

option-swap = Cambia { $skill } con un'altra
option-place = { $lie_id ->
    [upright] Qui, da nord a sud: { $at }
   *[other] Qui: { $at }
}
option-next = Ora agisce { $hero }
option-run = Correre: il doppio della velocità, nessun attacco
option-battle = Combattere: due attacchi, niente movimento
option-advance = Avanzamento: la velocità e un attacco
option-ready = Preparazione: movimento o attacco, e un ordine
option-order = { $to_id ->
    [none] Ordine: { $order }
   *[other] Ordine per { $to }: { $order }
}
option-fatigue = Spendi una fatica
option-move = { $lie_id ->
    [upright] Muovi { IN($to) }, da nord a sud
   *[other] Muovi { IN($to) }
}
option-climb = { $lie_id ->
    [upright] Esci dalla fossa { IN($to) }, da nord a sud
   *[other] Esci dalla fossa { IN($to) }
}
option-jump = Salta oltre la fossa, { IN($to) }
option-stairs = Prendi la scalinata
option-travel = { $to_id ->
    [town] Con il glifo in Città
   *[other] Con il glifo { IN($to) }
}
option-open = Apri { $door }
option-close = Chiudi { $door }
option-chest = Apri lo scrigno
option-pickup = Raccogli { $token }
option-drop = Lascia { $item }
option-give = Dai a { $to }: { $item }
option-drink = Bevi { $potion }
option-reequip = Riordina tutto ciò che porti
option-equip = Prendi in uso { $item }
option-stow = Metti nello zaino { $item }
option-use = { $at_id ->
    [none] Usa { $card }
   *[other] Usa { $card } su { $at }
}
option-done = Fatto
option-end = Fine
option-visit = Vai a fare acquisti
option-buy = Compra { $item }
option-sell = Vendi { $item }
option-learn = Compra un'abilità: { $deck }
option-train = Allenati ({ $trait }): un dado Energia in più
option-keep = { $card_id ->
    [none] Tienile tutte
   *[other] Tieni { $card }
}
option-coins = Prendi monete al posto di { $card }
option-guide = { $familiar } { IN($to) }
option-fetch = { $familiar } prende { $token }
option-bring = { $familiar } lo porta { A($to) }
option-attack = { $weapon_id ->
    [none] Attacca { $figure_id ->
        [none] { $at }
       *[other] { $figure }
    }
   *[other] { $how_id ->
        [aimed] Prendi la mira e attacca { $figure_id ->
            [none] { $at }
           *[other] { $figure }
        } con { $weapon }
       *[other] Attacca { $figure_id ->
            [none] { $at }
           *[other] { $figure }
        } con { $weapon }
    }
}
option-breathe = { $weapon_id ->
    [none] Soffia verso { $side } { DA($at) }
   *[other] Soffia verso { $side } { DA($at) } con { $weapon } { $how_id ->
        [aimed] (mirato)
       *[other] { "" }
    }
}
option-sweep = { $weapon_id ->
    [none] Colpisci tutti intorno
   *[other] Colpisci tutti intorno con { $weapon } { $how_id ->
        [aimed] (mirato)
       *[other] { "" }
    }
}
option-reroll = Ripeti i dadi { $places }
option-spend = { $on_id ->
    [none] { spend-points }
   *[other] { $range ->
        [0] { $damage ->
            [0] { $on }
           *[other] { $on }, { spend-points }
        }
       *[other] { $on }, { spend-points }
    }
}
spend-points = { $range ->
    [0] { $damage ->
        [0] Lascia il tiro com'è
       *[other] +{ $damage } { $damage ->
            [one] danno
           *[other] danni
        }
    }
   *[other] { $damage ->
        [0] +{ $range } gittata
       *[other] +{ $range } gittata, +{ $damage } { $damage ->
            [one] danno
           *[other] danni
        }
    }
}
option-play = { $at_id ->
    [none] Gioca { $card }
   *[other] Gioca { $card } su { $at }
}
option-discard = Scarta { $card }
option-activate = Attiva { $monster }
option-lift = Togli dal tabellone { $monster }
option-skip = Rinuncia
option-pass = Lascia passare
option-choose = { $name }

do-swap = Cambia
do-place = Metti
do-next = Tocca a
do-run = Correre
do-battle = Combattere
do-advance = Avanzamento
do-ready = Preparazione
do-order = Ordine
do-fatigue = Fatica
do-move = Muovi
do-climb = Esci
do-jump = Salta
do-stairs = Scale
do-travel = Glifo
do-open = Apri
do-close = Chiudi
do-chest = Scrigno
do-pickup = Raccogli
do-drop = Lascia
do-give = Dai
do-drink = Bevi
do-reequip = Riordina
do-equip = Equipaggia
do-stow = Riponi
do-use = Usa
do-done = Fatto
do-end = Fine
do-visit = Negozio
do-buy = Compra
do-sell = Vendi
do-learn = Impara
do-train = Allenati
do-keep = Tieni
do-coins = Monete
do-guide = Guida
do-fetch = Prendi
do-bring = Porta
do-attack = Attacca
do-breathe = Soffia
do-sweep = Spazza
do-reroll = Ripeti
do-spend = Spendi
do-play = Gioca
do-discard = Scarta
do-activate = Attiva
do-lift = Togli
do-skip = Rinuncia
do-pass = Passa
do-choose = Scegli

group-action = Azioni
group-dice = Dadi
group-order = Ordini
group-shop = Città
group-threat = Per Minaccia
