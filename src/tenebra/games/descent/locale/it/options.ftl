# Che cosa si può fare: ogni scelta in una riga, e in una parola (do-…), per riquadri, menu e tasti.

option-swap = Cambia { $skill } con un'altra
do-swap = Cambia
option-place = { $lie_id ->
    [upright] Qui, da nord a sud: { $at }
   *[other] Qui: { $at }
}
do-place = Altro spazio
option-next = Ora agisce { $hero }
do-next = Tocca a
option-run = Corsa: il doppio della velocità, nessun attacco
do-run = Corsa
option-battle = Combattimento: due attacchi, niente movimento
do-battle = Combattimento
option-advance = Avanzamento: la velocità e un attacco
do-advance = Avanzamento
option-ready = Preparazione: movimento o attacco, e un ordine
do-ready = Preparazione
option-order = { $to_id ->
    [none] Ordine: { $order }
   *[other] Ordine per { $to }: { $order }
}
do-order = Ordine
option-fatigue = Spendi una fatica
do-fatigue = Fatica
option-move = { $lie_id ->
    [upright] Vai { IN($to) }, da nord a sud
   *[other] Vai { IN($to) }
}
do-move = Vai
option-climb = { $lie_id ->
    [upright] Esci dalla fossa { IN($to) }, da nord a sud
   *[other] Esci dalla fossa { IN($to) }
}
do-climb = Esci
option-jump = Salta oltre la fossa, { IN($to) }
do-jump = Salta
option-stairs = Prendi la scalinata
do-stairs = Scale
option-travel = { $to_id ->
    [town] Con il glifo in Città
   *[other] Con il glifo { IN($to) }
}
do-travel = Glifo
option-open = Apri { $door }
do-open = Apri
option-close = Chiudi { $door }
do-close = Chiudi
option-chest = Apri lo scrigno
do-chest = Scrigno
option-pickup = Raccogli { $token }
do-pickup = Raccogli
option-drop = Lascia { $item }
do-drop = Lascia
option-give = Dai a { $to }: { $item }
do-give = Dai
option-drink = Bevi { $potion }
do-drink = Bevi
option-reequip = Riordina tutto ciò che porti
do-reequip = Riordina
option-equip = Equipaggia { $item }
do-equip = Equipaggia
option-stow = Metti nello zaino { $item }
do-stow = Riponi
option-use = { $at_id ->
    [none] Usa { $card }
   *[other] Usa { $card } su { $at }
}
do-use = Usa
option-done = Fatto
do-done = Fatto
option-end = Fine
do-end = Fine
option-visit = Vai a fare acquisti
do-visit = Negozio
option-buy = Compra { $item }
do-buy = Compra
option-sell = Vendi { $item }
do-sell = Vendi
option-learn = Compra un'abilità: { $deck }
do-learn = Impara
option-train = Allenati ({ $trait }): un dado Energia in più
do-train = Allenati
option-keep = { $card_id ->
    [none] Tienile tutte
   *[other] Tieni { $card }
}
do-keep = Tieni
option-coins = Prendi monete al posto di { $card }
do-coins = Monete
option-guide = { $familiar } { IN($to) }
do-guide = Guida
option-fetch = { $familiar } prende { $token }
do-fetch = Prendi
option-bring = { $familiar } lo porta { A($to) }
do-bring = Porta
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
do-attack = Attacca
option-breathe = { $weapon_id ->
    [none] Soffia verso { $side } { DA($at) }
   *[other] Soffia verso { $side } { DA($at) } con { $weapon } { $how_id ->
        [aimed] (mirato)
       *[other] { "" }
    }
}
do-breathe = Soffia
option-sweep = { $weapon_id ->
    [none] Colpisci tutti intorno
   *[other] Colpisci tutti intorno con { $weapon } { $how_id ->
        [aimed] (mirato)
       *[other] { "" }
    }
}
do-sweep = Spazza
option-reroll = Ripeti i dadi { $places }
do-reroll = Ripeti
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
do-spend = Spendi
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
do-play = Gioca
option-discard = Scarta { $card }
do-discard = Scarta
option-activate = Attiva { $monster }
do-activate = Attiva
option-lift = Togli dal tabellone { $monster }
do-lift = Togli
option-skip = Rinuncia
do-skip = Rinuncia
option-pass = Lascia passare
do-pass = Passa
option-choose = { $name }
do-choose = Scegli

group-action = Azioni
group-dice = Dadi
group-order = Ordini
group-shop = Città
group-threat = Per Minaccia
