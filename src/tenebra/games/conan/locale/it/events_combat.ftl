# La cronaca di scontri e incantesimi: che cosa è successo, una frase per ogni tipo di evento.

## Tiri

event-dice-rolled = { $by_id ->
    [overlord] L'Overlord ha tirato { $dice }: { $faces }.
   *[other] { $by } ha tirato { $dice }: { $faces }.
}
event-dice-rerolled = { $how_id ->
    [mark] { $by_id ->
        [overlord] L'Overlord ha rilanciato un dado con l'icona: { $faces }.
       *[other] { $by } ha rilanciato un dado con l'icona: { $faces }.
    }
    [support] { $by_id ->
        [overlord] Con il sostegno di un amico l'Overlord ha rilanciato un dado: { $faces }.
       *[other] Con il sostegno di un amico { $by } ha rilanciato un dado: { $faces }.
    }
    [gems] { $by_id ->
        [overlord] L'Overlord ha pagato per rilanciare: { $faces }.
       *[other] { $by } ha pagato per rilanciare: { $faces }.
    }
   *[other] { $by } ha rilanciato grazie a { $how }: { $faces }.
}
event-roll-counted = { $by }: { $symbols ->
    [0] nessun simbolo
    [one] 1 simbolo
   *[other] { $symbols } simboli
}.

## Attacchi

event-attack-declared = { $how_id ->
    [counter] { $attacker } contrattacca { $target }.
    [beyond] Con l'ultimo respiro { $attacker } colpisce { $target }.
    [web] { $attacker } sputa ragnatele contro { $target }.
    [object] { $cards } esplode: { $area }.
    [spell] { $area_id ->
        [none] { $cards } si abbatte su { $target }.
       *[other] { $cards } si scatena: { $area }.
    }
    [ranged] { $area_id ->
        [none] { $attacker } tira contro { $target }{ $cards_count ->
            [0] { "" }
           *[other] {" "}con { $cards }
        }.
       *[other] { $attacker } tira con { $cards }: { $area }.
    }
   *[other] { $attacker } colpisce { $target }{ $cards_count ->
        [0] { "" }
       *[other] {" "}con { $cards }
    }.
}
event-attack-redirected = { $target } si mette davanti { A($instead_of) }.
event-power-fixed = Potenza d'attacco { $power }{ $minus ->
    [0] { "" }
    [one] {" "}(1 simbolo è perso)
   *[other] {" "}({ $minus } simboli sono persi)
}.
event-power-weakened = Il colpo { DI($attacker) } vacilla: { $number } in meno.
event-target-faced = Ora tocca a { $target }: potenza { $power }.
event-guard-declared = { $card_id ->
    [none] { $by } schiva ({ $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }).
   *[other] { $by } para con { $card } ({ $gems ->
        [one] 1 gemma
       *[other] { $gems } gemme
    }).
}
event-armour-named = { $target } si affida a { $card }.
event-defence-fixed = { $damage ->
    [0] { $target } regge: guardia { $guard }, armatura { $armour }, nessun danno.
    [one] Guardia { $guard }, armatura { $armour }: 1 danno arriva a { $target }.
   *[other] Guardia { $guard }, armatura { $armour }: { $damage } danni arrivano a { $target }.
}
event-attack-ended = L'attacco di { $attacker } è finito.

## Conseguenze

event-hurt = { $by_id ->
    [none] { $figure } subisce { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
   *[other] { $by } infligge a { $figure } { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
}
event-life-regained = { $figure } recupera { $life ->
    [one] 1 punto vita
   *[other] { $life } punti vita
}.
event-webbed = Una ragnatela avvolge { $figure }.
event-held = { $by } stringe { $figure } in una morsa.
event-unveiled = { $to } non si lascia più incantare da { $figure }.
event-hero-died = { $by_id ->
    [none] { $hero } muore.
   *[other] { $by } ha ucciso { $hero }.
}
event-model-died = { $by_id ->
    [none] { $figure } è morto.
   *[other] { $by } ha ucciso { $figure }.
}

## Incantesimi

event-spell-cast = { $gems ->
    [0] { $caster } usa { $card }.
    [one] { $caster } lancia { $card } con 1 gemma.
   *[other] { $caster } lancia { $card } con { $gems } gemme.
}
event-spell-lasts = { $card } agisce su { $on }.
event-spell-ended = { $card } svanisce: { $on }.
