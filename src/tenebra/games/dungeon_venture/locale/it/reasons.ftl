# Perché il computer ha scelto così: una frase per ogni tipo di ragione.

why-only-choice = Non c'è altro da scegliere.

## Combattere e camminare

why-attack = Bersaglio migliore: { $target }, { $chance } % di ucciderlo, Punti Vita rimasti { $life }.
why-cast = { $card } colpisce bene { $target }: { $chance } % di ucciderlo.
why-strike-all = { $card } colpisce tutti nell'area in una volta.
why-move-to-attack = Da { $space } si raggiunge il bersaglio migliore.
why-move-to-act = Da { $space } si può fare qualcosa di utile.
why-approach = Più vicino alla meta; distanza rimasta { $distance }.
why-double-step = Niente da attaccare per strada: il doppio dei passi, distanza { $distance }.
why-vanish = { $card }: via prima che cada il prossimo colpo.
why-land = { $space } è il posto migliore in cui riapparire.
why-hurry = { $card }: per { $target } ogni passo conta.
why-sprint = { $card } porta più lontano di un Doppio Passo; distanza { $distance }.
why-retreat = In { $space } possono colpire meno nemici.
why-keep-away = Chi tira sta lontano: { $space } è più difficile da raggiungere.
why-leap = Solo il Trabocchetto separa { $target } da un colpo.
why-cross = L'unica strada passa per il Trabocchetto: { $space }.
why-open-door = La strada passa dalla porta { $door }.
why-wait = Nessuna strada porta più vicino.
why-stay = Sta bene dove sta.
why-end-turn = Ora non c'è niente di meglio da fare.

## La parte del Custode

why-activate = Ora { $figure }: chi può colpire va per primo.
why-call-monsters = { $card }: più Mostri, più colpi.
why-boss-heals = { $card } chiude le ferite peggiori.
why-prepare = { $card } rafforza un tiro che verrà.
why-hex = { $card } toglie un turno pericoloso.
why-march = { $card } affretta un Mostro per strada.
why-teleport = { $card }: a piedi gli Eroi sono troppo lontani.
why-place-near = { $space } è il posto più vicino alla preda.
why-save-events = Le carte Evento aspettano un momento migliore.
why-event-kill = { $card } rende mortale il colpo a { $target }.
why-event-harm = { $card } costa Punti Vita a { $target }: { $wounds }.
why-event-save = { $card } ripara { $target } dal colpo.
why-event-attack = { $card } su { $target }: { $chance } % di uccidere.
why-event-spawn = { $card }: rinforzi da { $area }.
why-event-separate = { $card }: la porta { $door } divide gli Eroi dai loro amici.
why-event-no-rest = { $card }: { $target } non deve riprendersi.
why-event-spell = { $card }: un Incantesimo in meno per { $target }.
why-event-stop = { $card } impedisce a { $target } di arrivare dove vuole.
why-event-march = { $card }: con qualche passo in più { $target } può colpire.
why-event-heal = { $card } chiude le ferite di { $target }.

## La parte degli Eroi

why-heal = { $card } per { $target }: Punti Vita rimasti { $life }.
why-heal-all = { $card } cura tutti nell'area.
why-equip = { $card }: meglio indosso che in mano.
why-recover = { $card } restituisce un Incantesimo che serve.
why-revive = { $card } richiama { $target }.
why-rest = L'Altare guarisce; Ferite { $wounds }.
why-resurrect = Di nuovo tra i vivi.
why-to-altar = L'Altare è vicino a { $space }.
why-spirit-waits = Uno Spirito qui può solo aspettare.
why-use = Lo vuole la missione: { $thing }.
why-chest = Nessuno sorveglia il Forziere in { $space }.
why-to-chest = Da { $space } si può aprire un Forziere.
why-loot = Quello che ha lasciato { $hero } non deve andare perduto.
why-search-new = Meglio sapere che cosa nasconde quest'area.
why-search = Non si conosce altra strada; forse la nasconde { $area }.
why-reorganize = Nessun nemico in giro, e molto da mettere in ordine.
why-ready = È tutto in ordine.
why-agree = Quello che giova a uno giova a tutti.
why-gather = Tutti vicino alla prossima porta: { $space }.
why-to-door = Davanti alla prossima porta: { $space }.
why-give = { $card } rende di più in mano a { $hero }.
why-pick = { $card } è l'aiuto migliore.
why-lose = { $card } è la perdita minore.
why-leave = Quello che si cercava è trovato: fuori per la scalinata.
why-start-spell = { $card } è un buon Incantesimo per cominciare.
why-near-door = { $space } è vicino all'entrata.
why-first-vanguard = { $hero } resiste più di tutti e apre la strada.
why-first-strike = { $hero } colpisce più forte, dunque per primo.
why-any-first = Può cominciare chiunque.
why-place-safe = { $space } è il posto più sicuro che c'è.
why-keep = { $card } serve soprattutto a { $hero }.
why-buy = { $hero } non ha ancora niente che curi: { $card }.
