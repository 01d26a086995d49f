# Perché il computer ha scelto così: una frase per ogni tipo di ragione, con la regola su cui si fonda.

why-only-choice = Non c'è altro da scegliere.
why-any = L'una vale l'altra.
zones-nearer = { $steps ->
    [one] Una Zona più vicino
   *[other] { $steps } Zone più vicino
}

## In un'Attivazione

why-attack = Bersaglio migliore: { $target }. { stake } (MD-CAC-05).
why-attack-and-hide = Colpire { $target }, poi nell'ombra { DI($zone) }: chi è nascosto non subisce Contrattacco (MD-CTR-05). { stake }.
why-move-to-attack = { DA($zone) } si arriva a colpire { $target }. { stake } (MD-RNG-01).
why-stop-to-attack = Già a portata da qui: { $target }; i punti rimasti si possono perdere (MD-MVA-03). { stake }.
why-charge = Una Carica { A($zone) } porta con sé il colpo contro { $target } (MD-SKL-04). { stake }.
why-safe-shot = Un Tiro Sicuro { DA($zone) } contro { $target }, e nessuno trattiene l'Eroe (MD-SKL-13). { stake }.
why-command = { $hero } può fare di più con un'Azione adesso, e senza Contrattacco (MD-CTR-07).
why-stand-up = Chi è Stordito deve prima rialzarsi (MD-STN-02).
why-stay = Niente di raggiungibile { DA($zone) } darebbe qualcosa adesso (MD-NOP-01).
why-stay-safe = Più avanti potrebbero colpire più Nemici che qui (MD-NOP-01).
why-wait-group = Gli altri non sono ancora qui: ciò che aspetta più avanti si affronta insieme (MD-NOP-01).
why-wait-foes = Prima i Nemici qui vicino: non è il momento di svegliare ciò che aspetta più avanti (MD-NOP-01).
why-wait-round = Gli altri hanno quasi tutti già agito: ciò che aspetta più avanti è per un nuovo Round (MD-NOP-01).
why-leave-door = Il prossimo colpo può uccidere: la porta è per chi sta meglio e deve ancora agire (MD-DOOR-11).
why-rash = Non si apre una porta sull'ignoto senza più nulla con cui affrontarlo, quando la prossima morte è l'ultima (MD-RES-05).
why-wait-exit = L'uscita è questa; gli altri devono ancora arrivare (MD-WIN-02).
why-no-gain = Ciò che si otterrebbe più avanti non vale i Nemici che ci sono (MD-NOP-01).
why-spent = Le Azioni sono finite (MD-HPH-02).
why-held = Un Nemico nella Zona trattiene l'Eroe, e nessuna Azione darebbe qualcosa adesso (MD-MVA-05).
why-held-here = Un Nemico nella Zona trattiene l'Eroe: il cammino finisce qui (MD-MVA-05).
why-no-blow = Un Nemico nella Zona trattiene l'Eroe, e la risposta a un colpo costerebbe più di quanto il colpo renda (MD-CTR-05).
why-safer = { IN($zone) } ci sono meno Ferite da temere (MD-CTR-05).
why-together = Più vicino agli altri: { $zone }.
why-treasure = { $number ->
    [one] Un Tesoro da prendere, e nessun Nemico a guardia
   *[other] { $number } Tesori da prendere, e nessun Nemico a guardia
}: { $zone } (MD-PCK-02).
why-take = Lo chiede la Missione: { $token } (MD-PCK-07).
why-open = La via passa per { $door } (MD-DOOR-01).
why-open-ready = La via passa per { $door }, e il gruppo è pronto (MD-DOOR-01).
why-open-haste = La via passa per { $door }, e non c'è tempo di aspettare tutti (MD-DOOR-01).
why-trade = Le carte nelle mani in cui rendono di più: serve a ogni Round che viene (MD-TRD-01).
why-to-treasure = { $left ->
    [0] C'è un Tesoro { IN($zone) } (MD-PCK-03).
   *[other] { zones-nearer } al Tesoro che è { IN($zone) }; nessuno è più vicino (MD-PCK-03).
}
why-to-chamber = { zones-nearer } { A($zone) }: dietro la porta c'è esperienza da fare a questo Livello (MD-LVL-09).
why-to-take = { $left ->
    [0] Ciò che vuole la Missione è { IN($zone) } (MD-OBJ-04).
   *[other] { zones-nearer } { A($zone) }, dove per la Missione c'è qualcosa da prendere (MD-OBJ-04).
}
why-to-bring = { zones-nearer } { A($zone) }, dove va portato (MD-OBJ-04).
why-to-slay = { zones-nearer } { A($zone) }: la Missione vuole morto il Nemico che è lì (MD-OBJ-04).
why-to-enter = { zones-nearer } { A($zone) }, dove la Missione continua (MD-OBJ-04).
why-to-open = { zones-nearer } alla porta { DI($zone) }, dietro cui la Missione continua (MD-OBJ-04).
why-to-exit = { $left ->
    [0] Tutto è compiuto: fuori per { $zone } (MD-WIN-02).
   *[other] Tutto è compiuto. { zones-nearer } all'uscita: { $zone } (MD-WIN-02).
}
why-to-held = { zones-nearer } a chi è trattenuto dai Nemici: nessuno esce senza gli altri (MD-WIN-02).
why-to-guard = { zones-nearer } { A($zone) }, da non lasciare ai Nemici (MD-OBJ-04).
why-to-foes = { zones-nearer } ai Nemici che possono già colpire: prima loro (MD-ENP-02).
why-to-agent = { zones-nearer } { A($zone) }: l'Agente che è lì chiama una Guardia a ogni Round (MD-AGT-02).
why-to-others = { zones-nearer } agli altri: ciò che aspetta più avanti si affronta insieme (MD-DOOR-01).
why-wait-here = Adesso non c'è una meta (MD-NOP-01).

## Ciò che non costa Azioni

why-transmute = Tre carte che non servono a nessuno ne danno una migliore (MD-TRN-02).
why-transmute-card = Non serve a nessuno, e il suo Livello conta: { $card } (MD-TRN-02).
why-heal = { $card } adesso che ci sono abbastanza Ferite da guarire (MD-HLT-03).
why-use = { $side_id ->
    [attack] { $card }: c'è da aspettarsi circa { stake-mean } in più (MD-RUL-32).
   *[defense] { $card }: c'è da aspettarsi circa { stake-mean } in meno (MD-RUL-32).
}
why-use-on-shields = { $card }: la Difesa è caduta troppo bene (Scudi: { $number }) (MD-RUL-32).
why-use-on-hits = { $card }: altrimenti { $number ->
    [one] passa 1 Ferita
   *[other] passano { $number } Ferite
} (MD-RUL-32).
why-use-protects = I Nemici stanno per colpire; una protezione fino alla Fase Finale: { $card } (MD-ITM-02).
why-use-wounds = I Nemici a portata subiscono Ferite senza un'Azione: { $card } (MD-ITM-02).
why-use-stuns = Si può Stordire un Nemico a portata senza un'Azione: { $card } (MD-ITM-02).
why-use-raises = Chi è Stordito può rialzarsi senza un'Azione: { $card } (MD-ITM-02).
why-use-acts = I Nemici sono vicini, e ogni Azione conta: { $card } (MD-ITM-02).
why-use-commands = Un altro Eroe ha chi colpire subito: { $card } (MD-ITM-02).
why-use-carries = Le Azioni sono finite, e conviene essere altrove: { $card } (MD-ITM-02).
why-use-at-once = Aiuta subito, e a tenerla non si guadagna nulla: { $card } (MD-ITM-02).
why-signature = { $side_id ->
    [attack] Con un PE c'è da aspettarsi circa { stake-mean } in più (MD-SIG-01).
   *[defense] Con un PE c'è da aspettarsi circa { stake-mean } in meno (MD-SIG-01).
}
why-signature-heals = Con un PE si cura { $hero } (MD-SIG-01).
why-signature-protects = I Nemici stanno per colpire { $hero }: con un PE la Difesa migliora (MD-SIG-01).
why-signature-now = Scudi sul tavolo: { $number }. Meglio farli cadere di nuovo (MD-SIG-03).
why-pay = { $side_id ->
    [attack] { $power }: circa { stake-mean } in più al Nemico, e { $hero } può sopportare il prezzo (MD-RUL-42).
   *[defense] { $power }: circa { stake-mean } in meno, e { $hero } può sopportare il prezzo (MD-RUL-42).
}
why-agree = Una Ferita si può concedere (MD-RUL-42).
why-refuse = Salute { $number }: troppo poca per cederne (MD-RUL-42).

## In un tiro

why-save-it = Cambierebbe troppo poco questo tiro: meglio serbarlo per un altro (MD-ENC-07).
why-keep-dice = È improbabile che un altro lancio vada meglio (MD-RRL-01).
why-kills-already = Con i dadi così, il colpo uccide: { $target } (MD-RRL-01).
why-kills-minions = Con i dadi così non resta nessun Gregario, e altre Ferite andrebbero perse: { $target } (MD-HRD-06).
why-blocks-already = Con i dadi così, non passa nessuna Ferita (MD-RRL-01).
why-no-symbol = Nessun simbolo rimasto cambierebbe qualcosa (MD-ENC-07).
why-reroll = Questi dadi sono caduti male: un altro lancio dovrebbe dare di più (MD-RRL-01).
why-reroll-theirs = I dadi dell'avversario sono caduti bene: un altro lancio dovrebbe dare di meno (MD-RRL-01).
why-trigger = { $wounds ->
    [0] Il massimo per i suoi simboli: { $power } (MD-ENC-05).
    [one] { $side_id ->
        [attack] Una Ferita in più: { $power } (MD-ENC-05).
       *[defense] Una Ferita in meno: { $power } (MD-ENC-05).
    }
   *[other] { $side_id ->
        [attack] { $wounds } Ferite in più: { $power } (MD-ENC-05).
       *[defense] { $wounds } Ferite in meno: { $power } (MD-ENC-05).
    }
}
why-strike-boss = Prima il Boss di { $target }: PE per tutti, e la sua carta (MD-MOB-11).
why-take-die = Questo dado fa la differenza maggiore; mostra { $number } (MD-CMB-11).
why-drop-die = Il colore migliore è quello da togliere agli altri (MD-CMB-11).
why-better-die = Il colore migliore, finché conta (MD-DIC-07).
why-flip = L'altra faccia di questo dado è la migliore (MD-TRM-04).
why-fill = Un risultato semplice è il più sicuro (MD-RUL-15).
why-fill-bam = Un Bam attiva { $card } (MD-RUL-15).

## Ciò che i giocatori decidono insieme

why-first = Comincia { $hero }: è l'Eroe più forte (MD-SET-19).
why-enemy-order = Prima { $enemy }: il colpo più debole può finire su chi è ancora in grado di reggerlo (MD-ENP-01).
why-call-order = L'ordine delle chiamate ora non cambia nulla (MD-AGT-02).
why-prey = { $hero } può sopportarlo meglio: Salute rimasta { $number } (MD-TGT-03).
why-path = Passando { DA($zone) } il Nemico vede meno Eroi: { $enemy } (MD-TGT-13).
why-type = Questo Attacco di { $enemy } fa meno male (MD-RUL-20).
why-far-away = La Zona più lontana da tutti: { $zone } (MD-LVL-11).
why-room = La Zona più vicina: { $zone } (MD-DOOR-08).
why-for-hero = { $hero } ne ha più bisogno: Salute rimasta { $number } (MD-HLT-03).
why-for-enemy = Ha più effetto su { $target } (MD-CAC-05).

## Equipaggiamento e Abilità

why-weapon = L'arma più adatta a { $hero }: { $card } (MD-SET-14).
why-give = Più utile nelle mani di { $hero }: { $card } (MD-TRD-04).
why-keep = A nessun altro qui serve di più, dunque resta a { $hero }: { $card } (MD-PCK-05).
why-equip = { $card }: meglio Equipaggiare che portare (MD-TRD-01).
why-unequip = C'è da fare posto: { $card } (MD-EQP-05).
why-ready = L'Equipaggiamento migliore è nelle mani giuste (MD-TRD-03).
why-learn = Il massimo per i suoi PE: { $line }; e i PE non spesi attirano i Nemici (MD-EXP-10).
why-learn-ahead = Dal Livello { $level } in poi: { $line }. Resta acquisita, e i PE non spesi attirano i Nemici (MD-EXP-06).
why-no-skill = Nessuna Abilità che si può avere ora servirebbe in questa Missione: i PE restano per il Potere Personale (MD-EXP-04).
why-lose = La carta che mancherà di meno: { $card } (MD-STO-17).
why-pick = L'aiuto migliore: { $card } (MD-MKT-09).
why-barter = Per qualcosa di meglio: { $card } (MD-MKT-09).
why-sell = Qui non serve, i PE sì: { $card } (MD-MKT-08).
why-no-deal = Niente al Mercato vale una carta (MD-MKT-07).
why-swap = Non si può ancora usare, un'arma semplice sì: { $card } (MD-MKT-13).
